"""The development matrix and its levels."""
