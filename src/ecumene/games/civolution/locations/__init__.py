"""Locations on the corners of the continent."""
