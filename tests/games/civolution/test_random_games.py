"""Random games come to their end, and nothing is lost or made from nothing on the way."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.audit import audit, settle
from ecumene.games.civolution.state import SCHEMA, Board
from ecumene.kernel.luck import Luck
from tests.games.civolution.random_games import begin, play_on
from tests.rules import rule

WAYS: list[dict[str, Any]] = [{}, {"first_game": True}, {"ready_hands": [1]}]


@rule("civo.end.fourth-era", "civo.markers.fifty", "civo.ruling.never-stuck")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", WAYS, ids=["chosen", "first-game", "mixed"])
def test_a_random_game_ends_after_four_eras_with_all_pieces(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        s, luck = begin(players, seed, **options)
        assert play_on(s, luck, Luck(100 + seed)) > 200
        assert s.over and s.era == 4
        audit(s)


def test_positions_come_back_as_they_were_and_copies_never_change() -> None:
    seen = [0]

    def look(s: Board) -> None:
        seen[0] += 1
        if seen[0] % 9 == 0:
            doc = SCHEMA.dump(s)
            back: Board = SCHEMA.restore(doc)
            settle(back)
            audit(back)
            assert SCHEMA.dump(back) == doc == SCHEMA.dump(s.copy())
            assert [player.power for player in back.players] == [player.power for player in s.players]

    s, luck = begin(3, 5)
    play_on(s, luck, Luck(55), look)
    assert seen[0] > 300
