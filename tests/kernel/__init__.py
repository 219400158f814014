"""Tests of the kernel, all played with the toy game."""
