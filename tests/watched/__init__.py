"""Tests that put something in the place of a rule to watch it: they need the sources, not compiled modules."""
