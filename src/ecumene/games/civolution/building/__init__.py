"""Settlements, farms, statues and what removes them."""
