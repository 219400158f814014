"""Dice that are gained, and favour checks."""
