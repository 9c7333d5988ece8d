"""Sockets: a client at a table, what is sent to it, and the questions that it asks."""
