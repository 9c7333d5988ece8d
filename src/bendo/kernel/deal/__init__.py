"""How a round of the twin begins: chance, game numbers, and the deals made from either."""
