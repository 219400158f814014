"""Every reason for a refused move is true, and relevant: without it, the move is legal or has another obstacle.

True: the tests of a game have its claims in claims.py, a dict CLAIMS. For each rule that a refusal cites, a
function of (state, seat, action, refusal) returns whether what is told holds. Claims read the pieces on the
table and do not ask the engine that made the refusal.

Relevant: the tests of a game may have remedies in remedies.py, a dict REMEDIES. For each rule, a function of
the same four arguments changes the state, which is a copy, so that what is told no longer holds: it gives the
missing resources, actions, card or worker. It returns False if nothing could help, because the thing is of the
wrong kind or the number is out of all bounds. The set LASTING names the rules for which that is always so. Then
the law asks again: now the move must be legal, or refused for another reason. A remedy may leave a position
that play cannot reach, but it must renew what the game derives from the pieces (caches). To add a game, write
remedies.py, run this test, and it names each rule that has no remedy yet. A game without remedies.py is only
asked for the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from ecumene.games import find, keys
from ecumene.kernel.frame import Action, refuse
from ecumene.kernel.grammar import MAYBE, NUMBER, PLACE, SEAT, THING
from ecumene.kernel.laws.check import setups
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import OTHER_QUESTION, Refusal
from ecumene.table.table import Table
from tests.conformance.kit import play_on
from tests.games.relevance import Remedy, still_refused

Claim = Callable[[Any, int, Action, Refusal], bool]
POSITIONS = 1000
REMEDIED = 300  # positions in which reasons are remedied
TRIED = 400  # moves of each position
FAR = 70  # at most so many moves between two positions of a game


def claims_of(key: str) -> dict[str, Claim]:
    """Return what the refusals of a game claim, by rule."""
    found: dict[str, Claim] = import_module(module_of(key, "claims")).CLAIMS
    return found


def module_of(key: str, name: str) -> str:
    """Return the module of a game's tests that has its claims or remedies."""
    return f"tests.games.{key.replace('-', '_')}.{name}"


def positions(key: str, count: int = POSITIONS) -> Iterator[tuple[Table, int]]:
    """Yield positions of random games, spread over the ways to set the game up, with a seat that is asked."""
    tables: list[Table] = []
    game = find(key)
    ways = setups(game)
    Random(key).shuffle(ways)
    for number in range(count):
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
    """Yield moves as people try them: most with a verb of the question, half with things that are in reach."""
    grammar, frame = table.rules.grammar, table.state.stack[-1]
    asked = [verb for verb in range(len(grammar.verbs)) if frame.takes(verb)]
    legal = {a[1] for a in table.legal(seat) if grammar.verbs[a[0]].subject in (THING, MAYBE)}
    near = sorted(legal | things_of(table, seat))
    for _ in range(TRIED):
        verb = choose.randrange(len(grammar.verbs))
        if asked and choose.random() < 0.8:
            verb = choose.choice(asked)
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
            refusal = refuse(table.state, seat, a)
            if refusal.rule == OTHER_QUESTION:
                assert all(other[0] != a[0] for other in legal), f"{a} belongs to the open question"
                continue
            where = f"{table.rules.grammar.text(a)}: {refusal.rule} {refusal.thing} {refusal.need} {refusal.have}"
            assert refusal.rule in claims, f"{where}: what does it claim?"
            assert claims[refusal.rule](table.state, seat, a, refusal), where
            told[refusal.rule] = told.get(refusal.rule, 0) + 1
    assert sum(told.values()) > POSITIONS * TRIED / 2
    assert len(told) > len(claims) / 3, "too few of the reasons were met"


@pytest.mark.parametrize("key", [key for key in keys() if find_spec(module_of(key, "remedies"))])
def test_without_what_a_reason_tells_the_move_is_legal_or_has_another_obstacle(key: str) -> None:
    has = import_module(module_of(key, "remedies"))
    remedies: dict[str, Remedy] = has.REMEDIES
    lasting: set[str] = has.LASTING
    assert not lasting & set(remedies)
    choose = Random(key)
    remedied: set[str] = set()
    for table, seat in positions(key, REMEDIED):
        legal = set(table.legal(seat))
        for a in wrong_moves(table, seat, choose):
            refusal = refuse(table.state, seat, a)
            if a in legal or refusal.rule == OTHER_QUESTION or refusal.rule in lasting:
                continue
            where = f"{table.rules.grammar.text(a)}: {refusal.rule} {refusal.thing} {refusal.need} {refusal.have}"
            assert refusal.rule in remedies, f"{where}: what would help?"
            still = still_refused(remedies[refusal.rule], table.state, seat, a)
            assert not still, f"{where}: it was no obstacle"
            if still is not None:
                remedied.add(refusal.rule)
    assert len(remedied) > len(remedies) / 3, "too few of the reasons were met"
