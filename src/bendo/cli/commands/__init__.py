"""One module for each command, each with a function `run`, which gives the exit status."""
