"""Every passive rule takes effect in play: the same moves, with and without it, come to something else.

Two tables are alike, but at one of them the row of the card says nothing. The same random moves are made at both,
by `apply`, until the moves that are legal, or what the log tells, are no longer the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from ecumene.games.civolution.card_data import ABILITY, CARDS, THINGS
from ecumene.games.civolution.effects import powers
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Event, Luck
from tests.games.civolution.cards.bench import bench
from tests.games.civolution.situation import add_tribe, place

PASSIVE = [thing for thing, ability in enumerate(ABILITY) if ability["kind"] in ("passive", "point_bonus")]
GAMES = 60


@contextmanager
def says_nothing(thing: int) -> Iterator[None]:
    """Let a card have no passive rule for a while."""
    was = powers.RULES[thing], powers.DISCOUNT[thing], powers.POINT_BONUS[thing]
    powers.RULES[thing], powers.DISCOUNT[thing], powers.POINT_BONUS[thing] = [], None, 0
    try:
        yield
    finally:
        powers.RULES[thing], powers.DISCOUNT[thing], powers.POINT_BONUS[thing] = was


def begun(thing: int, seed: int) -> GameState:
    """Return a table with the card: on land with far migrations, or at sea, where others have hunted or not."""
    at_sea = seed % 3
    level = ["migration:3", "sustenance:3", "exploration:2"][at_sea]
    words = {"boats": "a-water"} if at_sea else {"intelligence": 3}
    s = bench(THINGS.slugs[thing], farms="b-hills", favour=3, levels=level, **words)
    s.event = s.events.pop()
    if at_sea:
        add_tribe(s, 0, place("a-water"), "0")
        add_tribe(s, 0, place("a-water"), "0")
    if at_sea == 1:
        s.hunted = [1] * len(s.hunted)
    return s


def lines(log: list[Event]) -> list[tuple[str, int, int, int, int, int]]:
    """Return what a log tells."""
    return [(event.kind, event.seat, event.subject, event.amount, event.source, event.target) for event in log]


def differs(thing: int, seed: int) -> bool:
    """Return whether a random game becomes another one without the rule of a card."""
    s = begun(thing, seed)
    blank = s.copy()
    luck, same_luck, dice = Luck(seed), Luck(seed), Random(seed)
    with says_nothing(thing):
        refresh(blank.players[0])
    while waiting(s):
        seat = waiting(s)[0]
        legal = s.stack[-1].legal(s, seat)
        with says_nothing(thing):
            if waiting(blank) != [seat] or blank.stack[-1].legal(blank, seat) != legal:
                return True
        a = dice.choice(legal)
        luck.log, same_luck.log = [], []
        apply(s, seat, a, luck)
        with says_nothing(thing):
            apply(blank, seat, a, same_luck)
        if lines(luck.log) != lines(same_luck.log):
            return True
    return False


@pytest.mark.parametrize("thing", PASSIVE, ids=lambda thing: THINGS.slugs[thing])
def test_a_passive_rule_takes_effect_through_play(thing: int) -> None:
    assert any(differs(thing, seed) for seed in range(GAMES))


def test_without_a_rule_nothing_differs() -> None:
    plain = next(thing for thing, ability in enumerate(ABILITY) if ability["kind"] == "none" and thing in CARDS)
    assert not any(differs(plain, seed) for seed in range(3))
