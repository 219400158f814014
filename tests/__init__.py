"""The test suite. A package, so that tests can share the toy game."""
