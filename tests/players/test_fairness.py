"""Bots know what their seat knows: alike worlds get the same move, and the true state is out of reach."""

from __future__ import annotations

import gc
import json
from typing import Any

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.players import LEVELS, NAMES, Bot, make
from ecumene.players.levels import level

OPTIONS: dict[str, dict[str, Any]] = {"age-of-civilization": {"draft": True}, "through-the-ages": {}}
LATER: dict[str, int] = {"age-of-civilization": 1, "through-the-ages": 45}  # moves after which something is hidden
QUICK: dict[str, Any] = {"rounds": 2, "arms": 3, "width": 2}


def in_play(game: str, players: int = 2) -> ecumene.Table:
    """Return a table in the middle of a game, where the seat that is asked knows less than all."""
    table = ecumene.new(game, players=players, seed=11, options=OPTIONS[game])
    dice = Luck(5)
    while len(table.history) <= LATER[game] or len(table.moves(table.waiting[0])) < 3:
        moves = [move for move in table.moves(table.waiting[0]) if move != "resign"]
        table.play(table.waiting[0], moves[dice.below(len(moves))])
    return table


def bot(name: str, game: str) -> Bot:
    seer = name == "seer" or (name in LEVELS and level(game, name)["kind"] == "seer")
    return make(name, game, 7, **(QUICK if seer else {}))


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_look_alike_get_the_same_move(game: str, name: str) -> None:
    table, rules = in_play(game), find(game)
    seat = table.waiting[0]
    view, moves = table.view(seat), table.moves(seat)
    dumps = [rules.dump(table.state)]
    chosen = {bot(name, game).choose(view, moves)}
    for seed in range(3):
        world = rules.imagine(table.view(seat), Luck(seed))
        dumps.append(rules.dump(world))
        alike = {**view, **rules.view(world, seat)}
        legal = [rules.grammar.text(action) for action in world.stack[-1].legal(world, seat)]
        chosen.add(bot(name, game).choose(alike, legal))
    assert any(dump != dumps[0] for dump in dumps[1:])  # they are different worlds
    assert len(chosen) == 1


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_needs_and_reaches_nothing_but_the_view(game: str, name: str) -> None:
    table = in_play(game)
    seat = table.waiting[0]
    view, moves = json.loads(json.dumps(table.view(seat))), table.moves(seat)
    chosen = bot(name, game).choose(json.loads(json.dumps(view)), moves)
    truth = table.state
    for key in [key for cls in type(truth).__mro__ for key in getattr(cls, "__slots__", ())]:
        if isinstance(getattr(truth, key), list):
            setattr(truth, key, [])  # poison: whoever looks at the true state now fails or errs
    assert truth.stack == []
    blind = bot(name, game)
    assert blind.choose(view, moves) == chosen
    assert not any(thing is truth or thing is table for thing in reached(blind))


def reached(start: object) -> list[object]:
    """Return everything that can be reached from an object, modules and classes left aside."""
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        seen[id(thing)] = thing
        todo += gc.get_referents(thing)
    return list(seen.values())
