"""An open paragraph that asks several seats at once: one answer does not make those of the others stale."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.laws import BrokenLaw
from ecumene.kernel.luck import Luck
from ecumene.table.errors import BadRecord
from ecumene.table.laws import check_asked
from ecumene.table.table import Table
from tests.table.sample_tables import in_turn, toy
from tests.toy.state import Bazaar
from tests.toy.things import BID, PASS


class Collection(Frame[Bazaar]):
    """Each seat gives as many coins as it likes, in any order, as long as the plate is not full."""

    FIELDS: ClassVar[str] = "seats@[] room/40"
    RULE: ClassVar[str] = "toy.round.order"

    def __init__(self, seats: list[int], room: int) -> None:
        self.seats = seats
        self.room = room

    def copy(self) -> Collection:
        return Collection(self.seats[:], self.room)

    def waits_for(self, s: Bazaar) -> list[int]:
        return self.seats

    def legal(self, s: Bazaar, seat: int) -> list[Action]:
        return [(PASS, 0, 0), *((BID, n, 0) for n in range(1, min(2, self.room) + 1))]

    def answer(self, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
        self.seats.remove(seat)
        self.room -= a[1] if a[0] == BID else 0

    def step(self, s: Bazaar, luck: Luck) -> None:
        s.stack.pop()


def collection(room: int = 9, twice: bool = False, players: int = 4) -> Table:
    t = in_turn(1, players)
    for _ in range(2 if twice else 1):
        t.state.stack.append(Collection(list(range(players)), room))
    return t.copy()


def marks(t: Table) -> list[str]:
    return [t.asked(seat) for seat in range(t.players)]


def test_who_is_asked_the_same_keeps_the_mark() -> None:
    t = collection()
    before = marks(t)
    t.play(1, "bid 2")
    assert marks(t)[1] != before[1]
    assert [marks(t)[seat] for seat in (0, 2, 3)] == [before[seat] for seat in (0, 2, 3)]
    t.play(3, "pass")
    assert [t.asked(seat) for seat in (0, 2)] == [before[0], before[2]] and t.asked(3) != before[3]
    assert t.undo(3) and [t.asked(seat) for seat in (0, 2)] == [before[0], before[2]]


def test_who_has_other_moves_now_is_asked_anew() -> None:
    t = collection(room=3)
    before = marks(t)
    t.play(0, "bid 1")
    assert [marks(t)[seat] == before[seat] for seat in (1, 2, 3)] == [True] * 3
    t.play(1, "bid 1")
    assert t.moves(2) == ["pass", "bid 1"] and t.asked(2) != before[2] and t.asked(3) != before[3]


def test_the_same_question_asked_a_second_time_is_another() -> None:
    t = collection(twice=True, players=2)
    first = t.asked(1)
    t.play(0, "pass")
    assert t.asked(1) == first
    t.play(1, "pass")
    assert t.waiting == (0, 1) and t.asked(1) != first


def test_marks_of_before_are_copied_and_stored() -> None:
    t = collection()
    t.play(1, "bid 2")
    assert marks(t.copy()) == marks(t)
    stored = toy(3)
    stored._asked = [7, 7, 4]
    again = Table.resume(json.loads(json.dumps(stored.snapshot())))
    assert marks(again) == marks(stored) == ["7", "7", "4"]


def test_snapshots_of_before_say_in_two_numbers_who_was_asked_when() -> None:
    doc = toy(3).snapshot()
    del doc["asked"]
    older = {**doc, "version": 9, "question": 7, "asked_before": [[2, 4]]}
    assert marks(Table.resume(older)) == ["7", "7", "4"]
    oldest = {**doc, "version": 9}
    assert marks(Table.resume(oldest)) == ["9", "9", "9"]
    with pytest.raises(BadRecord, match="it asks 2 seats of 3"):
        Table.resume({**doc, "asked": [0, 0]})


def test_the_law_finds_marks_that_change_without_need() -> None:
    before = collection()
    after = before.copy()
    after.play(1, "pass")
    check_asked(before, after)
    after._asked = [after.version] * after.players
    with pytest.raises(BrokenLaw, match="seat 0 is asked the same under another mark"):
        check_asked(before, after)
