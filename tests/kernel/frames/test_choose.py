from __future__ import annotations

from typing import ClassVar

import pytest

from ecumene.kernel.frame import Action, advance, waiting
from ecumene.kernel.frames.choose import ChooseExactly
from ecumene.kernel.luck import Luck
from tests.kernel.frames.bazaar import bazaar, declined, play, texts, with_frame
from tests.rules import rule
from tests.toy import GAME
from tests.toy.market import Caravan
from tests.toy.state import Bazaar
from tests.toy.swap import Swap
from tests.toy.things import AMBER, RETURN, SALT, TIN, WINE


def test_one_of_several_is_chosen_and_nothing_declines() -> None:
    s, luck = bazaar(3)
    with_frame(s, Caravan(0, [[SALT], [TIN, AMBER]]))
    assert texts(s) == ["take 1", "take 2"] and declined(s) is None
    play(s, luck, "take 1")
    assert SALT in s.hands[0] and s.hands[1].count(AMBER) >= 1


def test_a_single_option_needs_no_choice() -> None:
    s, luck = bazaar(3)
    s.hands = [[], [], []]
    with_frame(s, Caravan(2, [[SALT]]))
    assert waiting(s) == []
    advance(s, luck)
    assert s.hands == [[], [], [SALT]]


class Discard(ChooseExactly[Bazaar]):
    """Discard so many cards."""

    RULE: ClassVar[str] = "toy.swap.cards"

    def copy(self) -> Discard:
        return Discard(self.seat, self.count, self.thing)

    def options(self, s: Bazaar) -> list[Action]:
        return [(RETURN, card, 0) for card in sorted(set(s.hands[self.seat]))]

    def picked(self, s: Bazaar, a: Action, luck: Luck) -> None:
        s.hands[self.seat].remove(a[1])
        s.to_discard(a[1])


def test_so_many_are_picked_one_by_one() -> None:
    s, luck = bazaar(2)
    s.hands[0] = [SALT, TIN, TIN, WINE]
    with_frame(s, Discard(0, 2, -1))
    assert texts(s) == ["return salt", "return tin", "return wine"]
    play(s, luck, "return tin")
    assert texts(s) == ["return salt", "return tin", "return wine"]
    play(s, luck, "return salt")
    assert s.hands[0] == [TIN, WINE] and not isinstance(s.stack[-1], Discard)


@pytest.mark.parametrize(("hand", "count", "left"), [([TIN, TIN], 1, [TIN]), ([SALT], 3, []), ([], 2, [])])
def test_without_a_choice_the_rules_go_on_by_themselves(hand: list[int], count: int, left: list[int]) -> None:
    s, luck = bazaar(2)
    s.hands[0] = hand
    with_frame(s, Discard(0, count, -1))
    advance(s, luck)
    assert s.hands[0] == left and not isinstance(s.stack[-1], Discard)


@rule("toy.swap.cards")
def test_as_many_as_one_likes_are_picked_until_one_stops() -> None:
    s, luck = bazaar(2)
    s.hands[0] = [SALT, TIN, TIN]
    with_frame(s, Swap(0, []))
    assert texts(s) == ["return salt", "return tin", "done"] and declined(s) == "done"
    play(s, luck, "return tin", "return tin")
    assert texts(s) == ["return salt", "done"]
    pile = len(s.pile)
    drawn = len(luck.written)
    play(s, luck, "done")
    assert len(s.hands[0]) == 3 and len(s.pile) == pile and len(luck.written) == drawn + 2
    refused = Swap(0, []).refuse(s, 0, GAME.grammar.parse("return amber"))
    assert refused.rule == "toy.swap.cards"


def test_no_subset_is_listed() -> None:
    s, _ = bazaar(2)
    s.hands[0] = sorted([*range(6)] * 5)
    with_frame(s, Swap(0, []))
    assert len(texts(s)) == 7
