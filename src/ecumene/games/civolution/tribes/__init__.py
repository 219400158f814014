"""Tribes: where they are, and how they settle."""
