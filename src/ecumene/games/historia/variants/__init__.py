"""Events and the command variant."""
