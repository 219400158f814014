"""Bots by their names."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.game import Game
from ecumene.players.bot import Bot
from ecumene.players.greedy import Greedy
from ecumene.players.levels import LEVELS, level
from ecumene.players.own_bots import is_own, make_own
from ecumene.players.planner import Planner
from ecumene.players.random_bot import RandomBot
from ecumene.players.seer import Seer
from ecumene.table.errors import Complaint
from ecumene.table.setup_choices import find_game

KINDS: dict[str, type[Bot]] = {"greedy": Greedy, "planner": Planner, "random": RandomBot, "seer": Seer}
NAMES = [*KINDS, *LEVELS]
KNOWN = [*NAMES, "module:Class"]  # what a name can be, for telling
BOT_SEEDS = 64  # a game's seed times this, plus the seat: no two bots of a run share their luck


def make(name: str, game: str | Game, seed: int = 0, **settings: Any) -> Bot:
    """Return a bot by name, with settings of its own if any are given; ValueError lists the right names.

    A level (novice, adept, expert, master) is a kind of bot with settings that a game's weights file tells. A bot
    of one's own is called module:Class and is imported, so a name that somebody else gives must be one of NAMES.
    """
    rules = game if isinstance(game, Game) else find_game(game)
    if is_own(name):
        return make_own(name, rules, seed, settings)
    kind = name
    if name in LEVELS:
        told = level(rules.key, name)
        kind = told.pop("kind")
        settings = {**told, **settings}
    if kind not in KINDS:
        raise Complaint("bot", given=str(name)[:40], right=", ".join(KNOWN))
    return KINDS[kind](rules, seed, **settings)


def bot_seed(seed: int, seat: int) -> int:
    """Return the seed of a bot's own luck: that of no other bot, and never that of the table itself."""
    own = seed * BOT_SEEDS + seat
    return own if own != seed else BOT_SEEDS - 1
