"""The start phase: cities are founded, governments change, scouts send (p. 13, 14)."""
