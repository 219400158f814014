"""Sid Meier's Civilization in the terminal: lines of text, and panels for the full screen."""
