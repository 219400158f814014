"""Ecumene: one open table for five civilization board games."""
