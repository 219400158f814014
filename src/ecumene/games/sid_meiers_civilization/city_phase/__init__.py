"""The city phase: each city takes one action; culture is spent in between (p. 15–18)."""
