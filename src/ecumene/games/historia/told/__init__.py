"""What people are told of moves, seats and results; `teller.py` lists it."""
