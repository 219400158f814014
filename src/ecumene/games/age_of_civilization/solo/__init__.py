"""Alone against a scenario and its orders."""
