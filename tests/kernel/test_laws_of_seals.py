from __future__ import annotations

import pytest

from ecumene.kernel.laws import BrokenLaw, check_game
from tests.kernel import broken_seals
from tests.toy import GAME
from tests.toy.round import Bundles


def test_answers_of_several_steps_keep_the_laws() -> None:
    for players in (2, 3, 6):
        report = check_game(GAME, players, {"bundles": True}, 5)
        assert report.quiet > 0
        assert report.strange > 0


def test_the_frame_of_the_broken_games_keeps_the_laws_when_it_is_whole() -> None:
    check_game(broken_seals.OtherSeals(broken_seals.OtherBundles), 3, {"bundles": True}, 0)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (broken_seals.AskedForSalt, "knowledge"),
        (broken_seals.Open, "sealed"),
        (broken_seals.Counted, "sealed"),
        (broken_seals.Kept, "sealed"),
        (broken_seals.Quiet, "undo"),
    ],
)
def test_a_broken_seal_is_found(kind: type[Bundles], law: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check_game(broken_seals.OtherSeals(kind), 3, {"bundles": True}, 0)
    assert caught.value.law == law, str(caught.value)
