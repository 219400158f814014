"""The trade phase: trade is collected, then seats bargain (p. 14, 15)."""
