"""A round and its five phases."""
