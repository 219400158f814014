"""Tokens, goods and points: gained, paid, produced and lost (p. 6, p. 10 and p. 11)."""
