"""What is chosen before a game begins: game, player count, options, seed. Complaints list what is right."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from ecumene.games import find, keys
from ecumene.kernel.content import BadContent
from ecumene.kernel.game import Game, Option, Options
from ecumene.kernel.options import CHOICE, LIST, NUMBER, written
from ecumene.table.errors import Complaint
from ecumene.table.seeds import BITS, SEEDS
from ecumene.table.words import LANGS, words


def find_game(key: object) -> Game:
    """Return the game that somebody asks for; a complaint tells the right keys, or what is wrong in its tables."""
    if not isinstance(key, str) or key not in keys():
        given = str(key)[:80]
        raise Complaint("game", given=given, near=_near(given.lower(), keys()), right=", ".join(keys()))
    try:
        return find(key)
    except BadContent as wrong:
        raise Complaint(wrong.id, **wrong.given) from None
    except (ValueError, TypeError, LookupError, AttributeError) as wrong:
        if not os.environ.get("ECUMENE_CONTENT"):
            raise
        raise Complaint("content", folder=os.environ["ECUMENE_CONTENT"], cause=str(wrong)) from wrong


def check_players(game: Game, players: object) -> int:
    """Return the player count, if the game is made for it."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in game.seats:
        raise Complaint("players", game=game.key, right=list(game.seats), given=str(players)[:40])
    return players


def check_seed(seed: object) -> int:
    """Return the seed, or a random one for None."""
    if seed is None:
        return secrets.randbits(BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise Complaint("seed", given=str(seed)[:40])
    return seed


def check_options(game: Game, players: int, options: Mapping[str, Any] | None) -> Options:
    """Return the options that are on, in the order of the game."""
    if options is not None and not isinstance(options, Mapping):
        raise Complaint("options", kind=type(options).__name__)
    given = dict(options or {})
    known = [option.name for option in game.options]
    for name in given:
        if name not in known:
            raise _unknown(game, str(name)[:80], known)
    chosen: Options = {}
    empty: Options = {}  # an empty list is off, but a rulebook may ask for one that is not
    for option in game.options:
        value = given.get(option.name)
        if value is None or value is False:
            continue
        value = list(value) if isinstance(value, tuple) else value
        if option.kind == LIST and isinstance(value, list):  # seats may be told as the numbers they are
            value = [str(each) if type(each) is int else each for each in value]
        if not option.fits(value):
            raise _wrong_value(option, value)
        (empty if value == [] else chosen)[option.name] = list(value) if isinstance(value, list) else value
    refusal = game.check_options(players, chosen | empty)
    if refusal is not None:  # the rulebook's own reason says more than ours below
        spoken = [(lang, words(game, lang)) for lang in LANGS]
        reason = {lang: said.cited(said.refusal(refusal), refusal.rule) for lang, said in spoken}
        raise Complaint("choice", reason=reason)
    for option in game.options:
        if option.name in chosen and players not in option.seats:
            raise Complaint("option-players", name=option.name, right=list(option.seats), given=players)
    return chosen


def copy_options(options: Options) -> Options:
    """Return options of one's own, lists included."""
    return {name: list(value) if isinstance(value, list) else value for name, value in options.items()}


def write_options(options: Options) -> list[str]:
    """Return options as words: a switch by its name, others as name=value, a list joined: civbots=king/noble."""
    return [name if value is True else f"{name}={written(value)}" for name, value in options.items()]


def read_option(game: Game, name: str, text: str) -> Any:
    """Return what a text means as the value of an option; whether there is such a one, check_options() says."""
    option = next((option for option in game.options if option.name == name), None)
    return option.read(text) if option else text


def _wrong_value(option: Option, value: object) -> Complaint:
    given = (written(value) if _texts(value) else str(value))[:60]
    told: dict[str, Any] = {"name": option.name, "given": given}
    spread = {"least": option.least, "most": option.most}
    right = ", ".join(option.values)
    if option.kind == CHOICE:
        return Complaint("option-value", **told, right=right)
    if option.kind == NUMBER:
        return Complaint("option-number", **told, **spread)
    if option.kind == LIST:
        return Complaint("option-list", **told, **spread, right=right, repeats="yes" if option.repeats else "no")
    return Complaint("option-switch", **told)


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _unknown(game: Game, name: str, known: list[str]) -> Complaint:
    if not known:
        return Complaint("no-options", game=game.key, name=name)
    return Complaint("option", game=game.key, name=name, near=_near(name, known), right=", ".join(known))


def _near(name: str, known: list[str]) -> str:
    return (get_close_matches(name, known, 1, 0.5) or ["none"])[0]
