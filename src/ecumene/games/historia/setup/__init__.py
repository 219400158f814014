"""How the game is laid out, and what players choose before it begins."""
