"""The ten actions: conditions, what they do, and what they leave to choose."""
