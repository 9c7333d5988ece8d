"""A round of the twin: laying tiles, turns, steps, public memory and points."""
