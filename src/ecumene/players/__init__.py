"""Bots. They see a View and moves as text, never a State; search works on worlds imagined from the view."""

from __future__ import annotations

from ecumene.players.adviser import hint
from ecumene.players.bot import Bot
from ecumene.players.levels import LEVELS
from ecumene.players.registry import KNOWN, NAMES, bot_seed, make

__all__ = ["KNOWN", "LEVELS", "NAMES", "Bot", "bot_seed", "hint", "make"]
