"""Battle: forces, bonuses, fronts, and what the winner takes (p. 23–26)."""
