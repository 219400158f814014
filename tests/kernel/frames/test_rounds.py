from __future__ import annotations

import pytest

from ecumene.kernel.frame import NOBODYS, advance, turn_under_way, waiting
from ecumene.kernel.frames.rounds import Rounds, clockwise
from ecumene.kernel.luck import Luck
from tests.kernel.frames.bazaar import bazaar, play
from tests.rules import rule
from tests.toy.round import Round, Turns
from tests.toy.state import Bazaar
from tests.toy.turn import Turn


def test_clockwise_is_to_the_left_from_the_first() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]


@rule("toy.round.order")
def test_phases_follow_each_other_and_each_seat_has_its_turn() -> None:
    s, luck = bazaar(3)
    begun = s.start
    seen: list[int] = []
    for _ in waiting(s):
        play(s, luck, "offer")
    while s.round == 1:
        seen.append(waiting(s)[0])
        play(s, luck, "done")
    assert seen == clockwise(begun, 3)
    assert s.start == (begun + 1) % 3
    assert [type(frame).__name__ for frame in s.stack] == ["Round", "Offers"]


class Shy(Turns):
    """Seat 1 plays no more, and the round goes on until five turns were begun."""

    def plays(self, s: Bazaar, seat: int) -> bool:
        return seat != 1

    def round_over(self, s: Bazaar, seats: int) -> bool:
        return self.turns >= 5


def test_who_is_out_is_left_out_and_a_round_may_go_on_round_the_table() -> None:
    s, luck = bazaar(3)
    s.start = 0
    s.stack = [Round(3), Shy(0)]
    advance(s, luck)
    seen = []
    while isinstance(s.stack[-1], Turn):
        seen.append(waiting(s)[0])
        play(s, luck, "done")
    assert seen == [0, 2, 0]


class Endless(Rounds[Bazaar]):
    def order(self, s: Bazaar) -> list[int]:
        return clockwise(0, 2)

    def begin_turn(self, s: Bazaar, seat: int, luck: Luck) -> None:
        s.stack.append(Turn(seat, 2, 0))

    def end_round(self, s: Bazaar, luck: Luck) -> None:
        s.round += 1


def test_a_round_that_does_not_pop_begins_again() -> None:
    s, luck = bazaar(2)
    s.stack = [Endless(0)]
    advance(s, luck)
    for _ in range(5):
        play(s, luck, "done")
    assert s.round == 3 and waiting(s) == [1]


def test_a_phase_that_ends_the_game_ends_it_at_once() -> None:
    s, luck = bazaar(2)
    s.round = s.length
    s.stack = [Round(3)]
    advance(s, luck)
    assert s.over and waiting(s) == []


def test_whose_turn_it_is_follows_from_the_rounds_on_the_stack() -> None:
    s, luck = bazaar(2)
    s.stack = [Endless(0)]
    assert turn_under_way(s) == NOBODYS
    advance(s, luck)
    assert turn_under_way(s) == (0, 1)
    play(s, luck, "auction")
    play(s, luck, "bid 1")
    assert waiting(s) == [1] and turn_under_way(s) == (0, 1)
    play(s, luck, "pass")
    play(s, luck, "done")
    assert turn_under_way(s) == (1, 2)
    s.stack = [Round(1)]
    assert turn_under_way(s) == NOBODYS


@pytest.mark.parametrize("frame", [Round(9), Round(-1), Turns(7), Turns(-1)])
def test_what_cannot_be_is_refused(frame: Round | Turns) -> None:
    s, _ = bazaar(3)
    with pytest.raises(ValueError, match="no such"):
        frame.check(s)
