"""What lies across the phases: paying with tokens, cancels, events and abilities (p. 18, 22)."""
