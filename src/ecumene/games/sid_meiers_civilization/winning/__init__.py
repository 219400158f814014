"""The four victories."""
