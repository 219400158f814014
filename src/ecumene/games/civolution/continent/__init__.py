"""The continent: tiles, territories, corners, ways."""
