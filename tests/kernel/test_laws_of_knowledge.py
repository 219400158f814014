"""Laws of knowledge: what is told beside a move hangs on nothing that its player cannot know."""

from __future__ import annotations

import pytest

from tests.kernel import broken
from tests.kernel.test_laws import broken_law
from tests.toy.game import Toy


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (broken.CautionsByOtherHands, "is warned of otherwise in a world that fits"),
        (broken.ReckonsWithOtherHands, "are others in a world that fits"),
        (broken.HopesByOtherHandsWhileOthersAreAsked, "the prospects of seat"),
        (broken.NamesByOtherHands, "is called otherwise"),
        (broken.CallsByOtherHands, "is called otherwise"),
        (broken.AddsUpOtherHands, "the totals of seat"),
    ],
)
def test_what_is_told_beside_a_move_by_what_is_hidden_is_found_out(kind: type[Toy], told: str) -> None:
    found = broken_law(kind())
    assert found.law == "knowledge"
    assert told in found.seen
