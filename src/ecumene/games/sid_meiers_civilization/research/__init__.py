"""Research: all choose at once and in secret (p. 20, 21)."""
