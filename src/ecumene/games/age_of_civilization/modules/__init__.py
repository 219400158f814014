"""Modules: special technologies, the draft of wonders, a changing world."""
