from __future__ import annotations

import pytest

from ecumene.kernel.frame import Action, advance, waiting
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck, Written
from tests.kernel.frames.bazaar import bazaar, declined, play, texts, with_frame
from tests.rules import rule
from tests.toy import GAME
from tests.toy.state import Bazaar
from tests.toy.things import TAKE
from tests.toy.wind import Wind


def dice(s: Bazaar) -> list[int]:
    frame = s.stack[-1]
    assert isinstance(frame, Wind)
    return frame.dice


def fallen(*values: int) -> Written:
    """Return luck that lets dice fall so."""
    luck = Written([-value for value in values])
    luck.log = []
    return luck


@rule("toy.round.wind")
def test_dice_are_rolled_without_a_question_where_nobody_may_roll_again() -> None:
    s, luck = bazaar(2, seed=3)
    assert 1 <= s.wind <= 6 and luck.written[-1] == -s.wind
    assert luck.log is not None and [event.kind for event in luck.log] == ["wind", "income", "income"]


@rule("toy.wind.again")
def test_some_dice_are_taken_up_and_rolled_again() -> None:
    s, _ = bazaar(3, storm=True)
    s.stack = [s.stack[0], Wind(s.start, [6, 6], [0, 0], 2, 0)]
    luck = fallen(1, 5)
    advance(s, luck)
    assert dice(s) == [1, 5] and waiting(s) == [s.start]
    assert texts(s) == ["again 1", "again 2", "keep"] and declined(s) == "keep"
    play(s, luck, "again 1")
    assert texts(s) == ["again 2", "roll"] and declined(s) is None
    assert s.stack[-1].refuse(s, s.start, GAME.grammar.parse("again 4")).rule == "toy.wind.again"
    play(s, fallen(4), "roll")
    assert s.wind == 4, "the roll was the last one"


def test_nothing_is_drawn_before_the_roll() -> None:
    s, luck = bazaar(3, storm=True)
    before = luck.barriers
    play(s, luck, "again 1")
    assert luck.barriers == before


def test_equal_dice_are_offered_once() -> None:
    s, _ = bazaar(3, storm=True)
    s.stack = [s.stack[0], Wind(0, [6, 6], [3, 3], 1, 1)]
    assert texts(s) == ["again 1", "keep"]


def test_dice_that_lie_there_from_before_are_taken_up_before_the_first_roll() -> None:
    """As in Civolution's restart: used dice are in hand, those that were left may join them."""
    s, _ = bazaar(3, storm=True)
    s.stack = [s.stack[0], Wind(0, [6, 6], [0, 2], 1, 1)]
    assert texts(s) == ["again 2", "roll"]
    play(s, fallen(6), "roll")
    assert s.wind == 2


def test_dice_of_other_faces_are_told_apart() -> None:
    s, _ = bazaar(3, storm=True)
    frame = Wind(0, [6, 12], [0, 0], 2, 0)
    with_frame(s, frame)
    advance(s, fallen(3, 3))
    assert texts(s) == ["again 1", "again 2", "keep"]


class Turned(Wind):
    """A coin turns a die on by one."""

    def copy(self) -> Turned:
        return Turned(self.seat, self.faces[:], self.dice[:], self.rolls, self.asks)

    def changes(self, s: Bazaar) -> list[Action]:
        return [(TAKE, die + 1, 0) for die in range(len(self.dice))] if s.coins[self.seat] else []

    def change(self, s: Bazaar, a: Action, luck: Luck) -> None:
        s.gain(self.seat, -1)
        self.dice[a[1] - 1] = self.dice[a[1] - 1] % 6 + 1


def test_dice_that_lie_there_are_changed_as_long_as_it_can_be_paid_for() -> None:
    """As in Civolution, where a marker of ideas turns a die on by one."""
    s, _ = bazaar(3, storm=True)
    s.coins[0] = 2
    s.stack = [s.stack[0], Turned(0, [6, 6], [0, 0], 1, 0)]
    advance(s, fallen(6, 3))
    assert texts(s) == ["take 1", "take 2", "keep"] and declined(s) == "keep", "nothing is rolled again"
    play(s, fallen(), "take 1")
    assert dice(s) == [1, 3]
    frame = s.stack[-1]
    assert isinstance(frame, Turned)
    frame.check_dice(3)
    play(s, fallen(), "take 1")
    assert s.wind == 2, "the last coin is spent: there is nothing to ask"


@pytest.mark.parametrize(
    "frame",
    [
        Wind(9, [6], [0], 1, 0),
        Wind(0, [6], [0, 0], 1, 0),
        Wind(0, [], [], 1, 0),
        Wind(0, [0], [0], 1, 0),
        Wind(0, [6], [7], 1, 0),
        Wind(0, [6], [0], 0, 0),
        Wind(0, [6], [0], 1, 2),
        Wind(-1, [6], [3], 1, 1),
    ],
)
def test_dice_that_cannot_lie_there_are_refused(frame: Wind) -> None:
    s, _ = bazaar(2)
    with pytest.raises(Impossible) as caught:
        frame.check(s)
    assert caught.value.id == "impossible-dice"
