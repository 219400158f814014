"""The action phase and what is done in it (p. 5 and p. 6)."""
