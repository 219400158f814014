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
from ecumene.table.errors import Complaint
from ecumene.table.words import LANGS, words

SEEDS = 2**64


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
        return secrets.randbits(53)
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
    for option in game.options:
        value = given.get(option.name)
        if value is None or value is False:
            continue
        _check_value(option, value)
        chosen[option.name] = value
    refusal = game.check_options(players, chosen)
    if refusal is not None:  # the rulebook's own reason says more than ours below
        spoken = [(lang, words(game, lang)) for lang in LANGS]
        reason = {lang: said.cited(said.refusal(refusal), refusal.rule) for lang, said in spoken}
        raise Complaint("choice", reason=reason)
    for option in game.options:
        if option.name in chosen and players not in option.seats:
            raise Complaint("option-players", name=option.name, right=list(option.seats), given=players)
    return chosen


def _check_value(option: Option, value: object) -> None:
    if not option.values and value is not True:
        raise Complaint("option-switch", name=option.name, given=str(value)[:40])
    if option.values and (not isinstance(value, str) or value not in option.values):
        raise Complaint("option-value", name=option.name, right=", ".join(option.values), given=str(value)[:40])


def _unknown(game: Game, name: str, known: list[str]) -> Complaint:
    if not known:
        return Complaint("no-options", game=game.key, name=name)
    return Complaint("option", game=game.key, name=name, near=_near(name, known), right=", ".join(known))


def _near(name: str, known: list[str]) -> str:
    return (get_close_matches(name, known, 1, 0.5) or ["none"])[0]
