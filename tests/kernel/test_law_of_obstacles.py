"""A move is legal exactly if nothing stands in its way: both mistakes are found out, in the smallest game."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import Action
from ecumene.kernel.laws import BrokenLaw, check_game
from tests.nim import GAME
from tests.nim.state import TAKE, Heaps
from tests.nim.turn import Turn


def test_the_law_compares_every_move_that_could_be_written() -> None:
    report = check_game(GAME, 2, {}, 1)
    assert report.compared > report.legal > 0


def test_a_move_that_is_listed_though_something_stands_in_its_way_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lists_too_many(self: Turn, s: Heaps, seat: int) -> list[Action]:
        return [(TAKE, size, n) for size in sorted(set(s.heaps)) for n in range(1, 1 + max(s.heaps))]

    monkeypatch.setattr(Turn, "legal", lists_too_many)
    with pytest.raises(BrokenLaw, match=r"'take \d \d' is legal, yet 'nim[.]take[.]stones' stands in its way"):
        check_game(GAME, 2, {}, 1)


def test_a_move_that_is_forgotten_though_nothing_stands_in_its_way_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed = Turn.legal

    def last_forgotten(self: Turn, s: Heaps, seat: int) -> list[Action]:
        found = listed(self, s, seat)
        return found[:-1] or found

    monkeypatch.setattr(Turn, "legal", last_forgotten)
    with pytest.raises(BrokenLaw, match="is not legal, yet nothing stands in its way"):
        check_game(GAME, 2, {}, 1)
