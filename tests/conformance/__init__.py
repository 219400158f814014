"""What every game goes through: one kit for all that are on the shelf, and for the toy game."""
