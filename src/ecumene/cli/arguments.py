"""Arguments that several commands share: the game, its options, seats and whole numbers."""

from __future__ import annotations

import os
import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Any

from ecumene.cli.parser import Parser, Usage
from ecumene.cli.words import Say
from ecumene.games import keys
from ecumene.kernel.game import Game, Options
from ecumene.kernel.options import SWITCH
from ecumene.players import KNOWN
from ecumene.players.own_bots import find_bot, is_own
from ecumene.table.errors import Complaint
from ecumene.table.seeds import TOLD, read_seed
from ecumene.table.setup_choices import find_game

HUMAN = "human"


def number(say: Say, least: int, most: int = 2**64 - 1) -> Callable[[str], int]:
    """Return a reader of whole numbers between two bounds."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise ArgumentTypeError(say("error-number", text=text[:40], least=str(least), most=str(most)))
        return int(text)

    return read


def seed(say: Say) -> Callable[[str], int]:
    """Return a reader of seeds: a whole number, or hexadecimal digits as a server publishes them."""

    def read(text: str) -> int:
        return read_seed(text) if TOLD.fullmatch(text.lower()) else number(say, 0)(text)

    return read


def seconds(say: Say, least: float, most: float) -> Callable[[str], float]:
    """Return a reader of a time, which may be a part of a second."""

    def read(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) or not least <= float(text) <= most:
            raise ArgumentTypeError(say("error-seconds", text=text[:40], least=str(least), most=str(most)))
        return float(text)

    return read


def add_game(parser: Parser, say: Say) -> None:
    """Add the game, which is asked for by name when it is left out."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("help-game", games=", ".join(keys())))


def add_table(parser: Parser, say: Say) -> None:
    """Add what is chosen before a game begins."""
    parser.add_argument("--players", metavar="N", type=number(say, 1, 99), help=say("help-players"))
    parser.add_argument("--seed", metavar="S", type=seed(say), help=say("help-seed"))
    parser.add_argument("--options", metavar="A,B=C", default="", help=say("help-game-options"))


def game_of(key: str | None, say: Say) -> Game:
    """Return the game that was asked for."""
    if key is None:
        raise Usage(say("error-which-game", games=", ".join(keys())))
    return find_game(key)


def read_options(text: str, game: Game, say: Say) -> Options:
    """Read "innovations,draft=true,scenario=silk-road,civbots=king/noble"; whether they exist the table says."""
    options: Options = {}
    kinds = {option.name: option for option in game.options}
    for word in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = word.partition("=")
        option = kinds.get(name) or kinds.get(name.replace("-", "_"))
        name = option.name if option else name
        if name in options:
            raise Usage(say("error-option-twice", name=name))
        if option is None or option.kind == SWITCH:
            options[name] = _switch(value, word, say) if equals else True
        else:
            options[name] = option.read(value) if equals else True
    return options


def _switch(value: str, word: str, say: Say) -> Any:
    on = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
    if value.lower() not in on:
        raise Usage(say("error-switch", word=word[:60]))
    return on[value.lower()]


def read_bots(text: str, say: Say, human: bool = False) -> list[str]:
    """Read "random,planner,module:Class"; in play a seat can also be a human's. A module may lie here."""
    right = [HUMAN, *KNOWN] if human else list(KNOWN)
    names = [part.strip() for part in text.split(",")]
    for name in names:
        if is_own(name):
            here = os.getcwd()
            if here not in sys.path:
                sys.path.insert(0, here)  # worker processes look where this one does
            find_bot(name)
        elif name not in right:
            if human:
                raise Usage(say("error-seat", name=name[:40], right=", ".join(right)))
            raise Complaint("bot", given=name[:40], right=", ".join(right))
    return names


def default_players(game: Game) -> int:
    """Return two players, or as few as the game needs."""
    return next((count for count in game.seats if count >= 2), game.seats[0])
