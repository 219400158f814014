"""Whole games of bots and what the table says in them: nothing may change here unnoticed."""
