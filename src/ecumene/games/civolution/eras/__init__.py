"""The phases of an era."""
