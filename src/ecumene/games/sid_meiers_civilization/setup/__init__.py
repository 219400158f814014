"""The set-up: what is laid out, and the first steps of each player (p. 8–12)."""
