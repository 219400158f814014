from __future__ import annotations

from ecumene.kernel.frame import advance, waiting
from ecumene.kernel.luck import Luck
from ecumene.kernel.playout import Tally, playout
from tests.kernel.test_frame import begin
from tests.toy import GAME


def test_a_playout_ends_the_game() -> None:
    s, luck = begin()
    tally = Tally(0, 0, 0)
    playout(s, luck, Luck(3), tally, 10_000)
    assert s.over
    assert waiting(s) == []
    assert 0 < tally.choices <= tally.decisions < tally.legal


def test_a_playout_stops_where_it_is_told_to() -> None:
    s, luck = begin()
    tally = Tally(0, 0, 0)
    playout(s, luck, Luck(3), tally, 5)
    assert tally.decisions == 5
    assert not s.over


def test_moves_and_draws_have_luck_of_their_own() -> None:
    ends = []
    for _ in range(2):
        luck = Luck(8)
        s = GAME.setup(3, {}, luck)
        advance(s, luck)
        playout(s, luck, Luck(9), Tally(0, 0, 0), 10_000)
        ends.append((GAME.dump(s), luck.written))
    assert ends[0] == ends[1]
