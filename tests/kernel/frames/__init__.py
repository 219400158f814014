"""Tests of the shared frames, played with the toy game."""
