"""What is chosen before a game begins: player count, options and seed. Every error lists what is right."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from ecumene.kernel.game import Game, Option, Options
from ecumene.table.words import words

SEEDS = 2**64


def check_players(game: Game, players: object) -> int:
    """Return the player count; ValueError when the game is not made for it."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in game.seats:
        raise ValueError(f"{game.key} is played by {_either(game.seats)} players, not {str(players)[:40]!r}")
    return players


def check_seed(seed: object) -> int:
    """Return the seed, or a random one for None."""
    if seed is None:
        return secrets.randbits(53)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {str(seed)[:40]!r}")
    return seed


def check_options(game: Game, players: int, options: Mapping[str, Any] | None) -> Options:
    """Return the options that are on, in the order of the game; ValueError lists the right ones."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options are names with values, not {type(options).__name__}")
    given = dict(options or {})
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise ValueError(_unknown(game, str(name)[:80]))
    chosen: Options = {}
    for option in game.options:
        value = given.get(option.name)
        if value is None or value is False:
            continue
        _check_value(game, option, value)
        chosen[option.name] = value
    refusal = game.check_options(players, chosen)
    if refusal is not None:  # the rulebook's own reason says more than ours below
        said = words(game, "en")
        raise ValueError(f"{said.refusal(refusal)} [{refusal.rule}, p. {said.page(refusal.rule)}]")
    for option in game.options:
        if option.name in chosen and players not in option.seats:
            raise ValueError(f"option '{option.name}' is for {_either(option.seats)} players, not {players}")
    return chosen


def _check_value(game: Game, option: Option, value: object) -> None:
    if not option.values and value is not True:
        raise ValueError(f"option '{option.name}' is a switch: True or False, not {str(value)[:40]!r}")
    if option.values and (not isinstance(value, str) or value not in option.values):
        raise ValueError(f"option '{option.name}' is one of: {', '.join(option.values)}; not {str(value)[:40]!r}")


def _unknown(game: Game, name: str) -> str:
    names = [option.name for option in game.options]
    if not names:
        return f"{game.key} has no options, so no {name!r}"
    near = get_close_matches(name, names, 1, 0.5)
    hint = f" (did you mean '{near[0]}'?)" if near else ""
    return f"{game.key} has no option {name!r}{hint}; its options are: {', '.join(names)}"


def _either(counts: list[int]) -> str:
    words_ = [str(count) for count in counts]
    return words_[0] if len(words_) == 1 else f"{', '.join(words_[:-1])} or {words_[-1]}"
