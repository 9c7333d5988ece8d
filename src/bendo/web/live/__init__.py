"""Tables in memory: each with those who look at it, and what of it goes to the store and comes from there."""
