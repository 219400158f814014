"""All ways that draws can go: each once, with exact chances, and no more than somebody wants to count."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ecumene.kernel.frames.dice import IN_HAND
from ecumene.kernel.look_ahead import OTHER, every_way
from ecumene.kernel.luck import Branch, Luck, TooManyWays, Ways
from tests.sahara import GAME
from tests.sahara.weather import FACES, Weather

DIE = [1, 2, 3, 4, 5, 6]


def all_ways(most: int = 1000) -> list[tuple[Fraction, list[int]]]:
    """Draw two cards from a pile of three, and a die if the first is no 7."""
    found, ways = [], Ways(most)
    while (luck := ways.next()) is not None:
        pile = [7, 7, 8]
        drawn = [luck.take(pile)]
        drawn.append(luck.take(pile))
        if drawn[0] != 7:
            drawn.append(luck.pick(DIE))
        found.append((ways.chance(), drawn))
    return found


def test_every_way_comes_once_and_the_chances_add_up() -> None:
    found = all_ways()
    assert [drawn for _, drawn in found] == [[7, 7], [7, 8], *([8, 7, face] for face in DIE)]
    assert [chance for chance, _ in found[:3]] == [Fraction(1, 3), Fraction(1, 3), Fraction(1, 18)]
    assert sum(chance for chance, _ in found) == 1


def test_what_does_not_draw_goes_one_way() -> None:
    ways = Ways(1)
    assert isinstance(ways.next(), Branch)
    assert ways.chance() == 1
    assert ways.next() is None


def test_more_ways_than_wanted_are_not_counted() -> None:
    assert len(all_ways(8)) == 8
    with pytest.raises(TooManyWays):
        all_ways(7)


def test_the_best_of_two_dice_is_counted_like_on_paper() -> None:
    ways, passed = Ways(36), Fraction(0)
    while (luck := ways.next()) is not None:
        if max(luck.pick(DIE), luck.pick(DIE)) >= 5:
            passed += ways.chance()
    assert passed == Fraction(20, 36)


def test_a_paragraph_is_carried_out_for_every_way() -> None:
    s = GAME.setup(2, {}, Luck(1))
    before = GAME.dump(s)
    found = every_way(s, Weather(0, FACES[:], [IN_HAND] * len(FACES), 2, 0), -1, 100)
    assert len(found) == FACES[0] * FACES[1]
    assert sum(chance for chance, _ in found) == 1
    assert {ahead.stops for _, ahead in found} == {OTHER}  # a seat may roll again
    assert len({str(ahead.state.stack[-1].dice) for _, ahead in found}) == len(found)
    assert GAME.dump(s) == before
