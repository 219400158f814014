"""Which positions are possible; `audit.py` asks them all."""
