"""A turn: cards chosen in secret, resolved seat by seat, and its end."""
