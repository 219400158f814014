"""Strength, tactics, attacks, wars and colonies (p. 3, p. 4, p. 7 and p. 9)."""
