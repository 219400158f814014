"""Positions that cannot have come from play are refused, and say the true fault."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from ecumene.games.historia.card_data import THINGS
from ecumene.games.historia.game import GAME
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.laws.check import setups
from ecumene.kernel.luck import Luck
from tests.games.historia.situation import Doc, idle, play_round, seat, situation
from tests.games.test_reasons import positions
from tests.impossible import refused

Change = Callable[[Doc], object]


def choosing() -> Doc:
    """Return a position at which all choose their cards, with every variant."""
    told: Doc = {"events": True, "goals": True, "command": True}
    cells = [{"goal": "goal-03", "technology": 6, "military": 3}]
    return GAME.dump(
        situation(seat(queue="art", wonders="sphinx", technology=5, military=3), idle(), goal_cells=cells, **told)
    )


def resolving() -> Doc:
    """Return a position at which the first of two seats resolves a card."""
    s = situation(seat(technology=6, military=3, queue="raid"), idle())
    return GAME.dump(play_round(s, "art military"))


def ours(doc: Doc) -> Doc:
    """Return the first seat of a position."""
    found: Doc = doc["players"][0]
    return found


ACTIVE: Doc = {"command": 2, "power": "temporary-technology", "supply": 4}
FAULTS: list[tuple[Callable[[], Doc], Change, str]] = [
    (choosing, lambda doc: doc.update(round=99), "round 99; a turn has 1 to 48"),
    (choosing, lambda doc: doc.update(round=0), "round 0"),
    (choosing, lambda doc: doc.update(revolution=True), "the revolution does not fit"),
    (choosing, lambda doc: ours(doc).update(played=["military"]), "seat 0 cannot have played such cards"),
    (resolving, lambda doc: ours(doc).update(played=["trade"]), "seat 0 cannot have played such cards"),
    (resolving, lambda doc: doc["players"][1].update(played=["trade"]), "seat 1 cannot have played such cards"),
    (resolving, lambda doc: doc.update(revolution=True), "the revolution does not fit"),
    (choosing, lambda doc: ours(doc).update(ACTIVE, raised=9), "its token of command cannot lie so"),
    (choosing, lambda doc: ours(doc).update(ACTIVE, lent=1), "its token of command cannot lie so"),
    (
        choosing,
        lambda doc: ours(doc).update(hand=ours(doc)["hand"][:-1], queue=["art", "revolution"]),
        "Revolution comes back to the hand",
    ),
    (choosing, lambda doc: ours(doc).update(leader="-"), "seat 0 has no leader"),
    (choosing, lambda doc: ours(doc).update(leader="napoleon"), "“napoleon” is a leader of another era"),
    (choosing, lambda doc: ours(doc).update(coming=["napoleon"]), "seat 0 cannot have such leaders"),
    (choosing, lambda doc: ours(doc).update(technology=6), "“goal-03” lies under a marker"),
    (
        choosing,
        lambda doc: ours(doc).update(turned=["sphinx"], fresh=["sphinx"]),
        "“sphinx” is there more than once",
    ),
]


@pytest.mark.parametrize(
    ("start", "change", "why"), FAULTS, ids=[f"{at}: {why}" for at, (_, _, why) in enumerate(FAULTS)]
)
def test_what_cannot_be_is_refused_with_the_true_fault(start: Callable[[], Doc], change: Change, why: str) -> None:
    doc = start()
    GAME.restore(deepcopy(doc))
    change(doc)
    with refused(GAME, why):
        GAME.restore(doc)


def test_a_card_that_came_back_in_its_round_is_played_and_in_hand() -> None:
    doc = resolving()
    ours(doc)["queue"].remove("raid")
    ours(doc)["hand"].append("raid")
    ours(doc)["played"] = ["raid"]
    GAME.restore(doc)


def test_every_position_of_random_play_is_accepted() -> None:
    ways = setups(GAME)
    for seed in range(12):
        players, options = ways[seed * 37 % len(ways)]
        luck, dice = Luck(seed), Luck(seed + 1)
        s = GAME.setup(players, options, luck)
        advance(s, luck)
        while waiting(s):
            GAME.audit(s)
            who = waiting(s)[dice.below(len(waiting(s)))]
            legal = s.stack[-1].legal(s, who)
            apply(s, who, legal[dice.below(len(legal))], luck)
        GAME.audit(s)


def spots(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values and lists of a position."""
    keys = part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    found = [path] if path and not isinstance(part, dict) else []
    return found + [spot for key in keys for spot in spots(part[key], (*path, key))]


def spoil(doc: Doc, choose: Random) -> str:
    """Change a number, or double, move, remove or replace a thing; say what."""
    path = choose.choice(spots(doc))
    holder: Any = doc
    for key in path[:-1]:
        holder = holder[key]
    value = holder[path[-1]]
    if isinstance(value, bool):
        holder[path[-1]] = not value
    elif isinstance(value, int):
        holder[path[-1]] = value + choose.choice((-1, 1, 2, 9))
    elif isinstance(value, str):
        holder[path[-1]] = choose.choice(["-", *THINGS.slugs])
    elif value and choose.random() < 0.5:
        value.pop(choose.randrange(len(value)))
    elif value:
        value.append(choose.choice(value))
    else:
        value.append(choose.choice(THINGS.slugs))
    return f"{path}: {value}"


def test_a_spoilt_position_is_refused_or_played_to_the_end() -> None:
    choose, refusals, played = Random(4), 0, 0
    for number, (table, _) in enumerate(positions("historia")):
        if number == 100:
            break
        for _ in range(6):
            doc: Doc = deepcopy(GAME.dump(table.state))  # type: ignore[arg-type]
            what = spoil(doc, choose)
            try:
                s = GAME.restore(doc)
            except Impossible:
                refusals += 1
                continue
            luck, dice = Luck(number), Luck(number)
            while waiting(s):
                seats = waiting(s)
                legal = s.stack[-1].legal(s, seats[0])
                assert legal, what
                apply(s, seats[0], legal[dice.below(len(legal))], luck)
                try:
                    GAME.audit(s)
                except Impossible as wrong:
                    raise AssertionError(f"{what} leads to {wrong}") from wrong
            assert s.over, what
            played += 1
    assert refusals > 300 and played > 15
