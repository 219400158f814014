"""What turns and ages begin and end with (p. 1, p. 3 and p. 6)."""
