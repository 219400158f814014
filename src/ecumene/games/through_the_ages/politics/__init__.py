"""The politics phase: events, pacts, and what they leave to choose (p. 4 and p. 7)."""
