"""Requests over HTTP: who asks from where, what is answered, and the routes for people and tables."""
