"""The scoring categories."""
