"""Looking ahead carries the rules out on a copy, and stops where nobody can know what follows."""

from __future__ import annotations

from typing import ClassVar

import pytest

from ecumene.kernel.frame import Action, Frame, apply, waiting
from ecumene.kernel.look_ahead import CHOICE, DONE, DRAW, OTHER, REVEAL, after_move, move_alone, paragraph
from ecumene.kernel.luck import Luck
from tests.kernel.test_frame import begin, to_turns
from tests.toy import GAME
from tests.toy.state import Bazaar
from tests.toy.swap import Swap
from tests.toy.things import OFFER
from tests.toy.turn import Turn


def in_turn() -> tuple[Bazaar, int]:
    """Return a game in which a seat has its two actions."""
    s, luck = begin()
    return s, to_turns(s, luck).seat


def test_a_move_is_carried_out_on_a_copy() -> None:
    s, seat = in_turn()
    before = GAME.dump(s)
    card = next(card for card in s.hands[seat] if s.build_cost(seat, card).total() <= s.coins[seat])
    build = GAME.grammar.parse(f"build {GAME.things.slugs[card]}")
    ahead = after_move(s, seat, build)
    assert ahead.stops == DONE and GAME.dump(s) == before
    apply(s, seat, build, Luck(1))
    assert GAME.dump(ahead.state) == GAME.dump(s)
    assert ahead.events and all(event.because for event in ahead.events)


@pytest.mark.parametrize(
    ("move", "stops"),
    [
        ("draw", DRAW),
        ("swap", DONE),  # nothing is laid aside
        ("bargain", DONE),
    ],
)
def test_a_move_runs_on_until_nobody_can_know_what_follows(move: str, stops: str) -> None:
    s, seat = in_turn()
    assert after_move(s, seat, GAME.grammar.parse(move)).stops == stops


def test_what_a_move_leads_to_can_be_left_open() -> None:
    s, seat = in_turn()
    ahead = after_move(s, seat, GAME.grammar.parse("swap"), runs_on=False)
    assert ahead.stops == DONE and isinstance(ahead.state.stack[-1], Swap)


def test_the_end_of_a_turn_stops_at_the_question_of_the_next_seat() -> None:
    s, seat = in_turn()
    ahead = after_move(s, seat, GAME.grammar.parse("done"))
    assert waiting(ahead.state) != [seat] and ahead.stops == DONE


def test_the_last_sealed_answer_opens_them_all() -> None:
    s, luck = begin()
    first, *others = waiting(s)
    for seat in others:
        apply(s, seat, (OFFER, -1, 0), luck)
    assert after_move(s, first, (OFFER, -1, 0)).stops == REVEAL


class Taxes(Frame[Bazaar]):
    """Every seat pays a coin; one of them is asked whether it objects."""

    FIELDS: ClassVar[str] = "seat@ asked<2"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("asked", "seat")

    def __init__(self, seat: int, asked: int) -> None:
        self.seat = seat
        self.asked = asked

    def copy(self) -> Taxes:
        return Taxes(self.seat, self.asked)

    # generated: end

    def waits_for(self, s: Bazaar) -> list[int]:
        return [] if self.asked else [self.seat]

    def declines(self, s: Bazaar, seat: int) -> Action | None:
        return (OFFER, -1, 0) if seat == 0 else None

    def answer(self, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
        self.asked = 1

    def step(self, s: Bazaar, luck: Luck) -> None:
        s.stack.pop()
        for seat in range(len(s.coins)):
            s.coins[seat] -= 1
            luck.tell("coins", seat, amount=-1)


def test_a_paragraph_is_carried_out_alone() -> None:
    s, _ = in_turn()
    before = s.coins[:]
    ahead = paragraph(s, Taxes(0, 0), 0)
    assert ahead.stops == DONE and s.coins == before
    assert ahead.state.coins == [coins - 1 for coins in before]
    assert [ahead.sums(seat) for seat in range(3)] == [{"coins": -1}] * 3
    assert isinstance(ahead.state.stack[-1], Turn)
    assert ahead.events[0].because[-1][0] == "Taxes"


@pytest.mark.parametrize(("seat", "stops"), [(1, CHOICE), (2, OTHER)])
def test_a_paragraph_stops_where_it_asks_what_cannot_be_declined_or_somebody_else(seat: int, stops: str) -> None:
    s, _ = in_turn()
    assert paragraph(s, Taxes(1, 0), seat).stops == stops


class Tribute(Frame[Bazaar]):
    """A seat agrees, and taxes are collected in the place of the question."""

    FIELDS: ClassVar[str] = "seat@"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Tribute:
        return Tribute(self.seat)

    # generated: end

    def waits_for(self, s: Bazaar) -> list[int]:
        return [self.seat]

    def answer(self, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
        s.stack.pop()
        s.stack.append(Taxes(0, 1))


def test_a_move_alone_runs_what_it_sets_off_and_nothing_after_it() -> None:
    s, seat = in_turn()
    under, before = type(s.stack[-1]), s.coins[:]
    s.stack.append(Taxes(seat, 1))  # comes after the tribute
    s.stack.append(Tribute(seat))
    ahead = move_alone(s, seat, (OFFER, -1, 0))
    assert ahead.stops == DONE and s.coins == before
    assert ahead.state.coins == [coins - 1 for coins in before], "one of the two taxes"
    assert [type(frame) for frame in ahead.state.stack[-2:]] == [under, Taxes]


def test_the_end_of_a_turn_alone_begins_no_other() -> None:
    s, seat = in_turn()
    done = GAME.grammar.parse("done")
    assert waiting(after_move(s, seat, done).state) not in ([], [seat])
    alone = move_alone(s, seat, done)
    assert alone.stops == DONE and waiting(alone.state) in ([], [seat])


@pytest.mark.parametrize(("move", "stops"), [("draw", DRAW), ("swap", DONE), ("bargain", DONE)])
def test_a_move_alone_stops_where_nobody_can_know_what_follows(move: str, stops: str) -> None:
    s, seat = in_turn()
    assert move_alone(s, seat, GAME.grammar.parse(move)).stops == stops
