"""Every reason told for a refused move is true in its position: the state is asked what the reason claims.

A game has its claims in claims.py of its tests: for each rule that a refusal cites, what must hold then. They read
the pieces on the table and do not ask the engine that made the refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from ecumene.games import find, keys
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import MAYBE, NUMBER, PLACE, SEAT, THING
from ecumene.kernel.laws.check import setups
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from ecumene.table.table import Table
from tests.conformance.kit import play_on

Claim = Callable[[Any, int, Action, Refusal], bool]
POSITIONS = 1000
TRIED = 400  # moves of each position
FAR = 70  # at most so many moves between two positions of a game


def claims_of(key: str) -> dict[str, Claim]:
    """Return what the refusals of a game claim, by rule."""
    found: dict[str, Claim] = import_module(f"tests.games.{key.replace('-', '_')}.claims").CLAIMS
    return found


def positions(key: str) -> Iterator[tuple[Table, int]]:
    """Yield positions of random games, spread over the ways to set the game up, with a seat that is asked."""
    tables: list[Table] = []
    game = find(key)
    ways = setups(game)
    Random(key).shuffle(ways)
    for number in range(POSITIONS):
        players, options = ways[number % len(ways)]
        if number < len(ways):
            tables.append(Table.begin(game, players, options, number))
        table, dice = tables[number % len(ways)], Luck(number)
        for _ in range(Random(number).randrange(1, FAR)):
            if table.waiting:
                play_on(table, dice)
        if not table.waiting:
            table = tables[number % len(ways)] = Table.begin(game, players, options, number)
        yield table, table.waiting[0]


def things_of(table: Table, seat: int) -> set[int]:
    """Return what a seat has before it and in hand: people try these, rightly or not."""
    numbers = table.rules.things.numbers
    players = table.view(seat).get("players", [])
    found, left = set(), [players[seat]] if players else []
    while left:
        part = left.pop()
        if isinstance(part, str) and part in numbers:
            found.add(numbers[part])
        elif isinstance(part, list | dict):
            left += part.values() if isinstance(part, dict) else part
    return found


def wrong_moves(table: Table, seat: int, choose: Random) -> Iterator[Action]:
    """Yield moves as people try them: each verb, half of them with things that are in reach."""
    grammar = table.rules.grammar
    legal = {a[1] for a in table.legal(seat) if grammar.verbs[a[0]].subject in (THING, MAYBE)}
    near = sorted(legal | things_of(table, seat))
    for _ in range(TRIED):
        verb = choose.randrange(len(grammar.verbs))
        operands = []
        for kind in (grammar.verbs[verb].subject, grammar.verbs[verb].amount):
            if kind in (THING, MAYBE):
                if near and choose.random() < 0.5:
                    operands.append(choose.choice(near))
                else:
                    operands.append(choose.randrange(-1 if kind == MAYBE else 0, len(grammar.things.slugs)))
            elif kind == NUMBER:
                operands.append(choose.randrange(16))
            elif kind == SEAT:
                operands.append(choose.randrange(table.players))
            elif kind == PLACE:
                operands.append(choose.randrange(len(grammar.places.slugs)))
            else:
                operands.append(0)
        yield verb, operands[0], operands[1]


@pytest.mark.parametrize("key", keys())
def test_every_reason_told_for_a_refused_move_is_true(key: str) -> None:
    claims = claims_of(key)
    choose = Random(key)
    told: dict[str, int] = {}
    for table, seat in positions(key):
        legal = set(table.legal(seat))
        for a in wrong_moves(table, seat, choose):
            if a in legal:
                continue
            refusal = table.state.stack[-1].refuse(table.state, seat, a)
            where = f"{table.rules.grammar.text(a)}: {refusal.rule} {refusal.thing} {refusal.need} {refusal.have}"
            assert refusal.rule in claims, f"{where}: what does it claim?"
            assert claims[refusal.rule](table.state, seat, a, refusal), where
            told[refusal.rule] = told.get(refusal.rule, 0) + 1
    assert sum(told.values()) > POSITIONS * TRIED / 2
    assert len(told) > len(claims) / 3, "too few of the reasons were met"
