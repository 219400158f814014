"""The map: tiles in four rotations, layouts, squares and what they give."""
