"""The law of the log: things, and numbered parts of what a thing does."""

from __future__ import annotations

import pytest

from ecumene.games import find
from ecumene.kernel.laws.knowledge import MOST_PARTS, check_log
from ecumene.kernel.laws.report import BrokenLaw
from ecumene.kernel.luck import Event

GAME = find("through-the-ages")


@pytest.mark.parametrize(("subject", "source"), [(-1, -1), (0, -1), (-2, 5), (-1 - MOST_PARTS, 5)])
def test_things_and_parts_of_a_source_are_told(subject: int, source: int) -> None:
    check_log(GAME, [Event("culture", 0, subject, 1, source, -1, [])], 2)


@pytest.mark.parametrize(("subject", "source"), [(-2, -1), (-2 - MOST_PARTS, 5), (len(GAME.things), 5), (0, -2)])
def test_what_does_not_exist_is_not_told(subject: int, source: int) -> None:
    with pytest.raises(BrokenLaw, match="log"):
        check_log(GAME, [Event("culture", 0, subject, 1, source, -1, [])], 2)
