"""The automated opponents."""
