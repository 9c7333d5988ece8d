"""The load driver: how much a server bears, and how long people wait. `scripts/load.py` says how to run it."""
