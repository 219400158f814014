"""The modules of the console."""
