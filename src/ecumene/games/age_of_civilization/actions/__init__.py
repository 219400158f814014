"""The six actions and technologies."""
