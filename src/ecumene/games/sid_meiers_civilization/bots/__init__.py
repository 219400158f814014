"""What bots value and think of; `judge.py` lists it."""
