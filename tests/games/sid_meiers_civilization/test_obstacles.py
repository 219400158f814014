"""The conditions of a move are stated once: what is legal is what no obstacle stands in the way of."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.kernel.frame import Frame, advance, apply, waiting
from ecumene.kernel.game import Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED
from tests.games.sid_meiers_civilization.situation import GAME

POSITIONS = 70  # of each way to set the game up
APART = 12  # moves between two positions


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"choose_civilizations": True}), (4, {})],
    ids=str,
)
def test_a_move_is_legal_exactly_where_no_obstacle_stands_in_its_way(players: int, options: Options) -> None:
    luck, dice = Luck(players), Random(players)
    s = GAME.setup(players, options, luck)
    advance(s, luck)
    space = GAME.action_space()
    for _ in range(POSITIONS):
        for _ in range(APART):
            if waiting(s):
                seat = dice.choice(waiting(s))
                apply(s, seat, dice.choice(s.stack[-1].legal(s, seat)), luck)
        if not waiting(s):
            s = GAME.setup(players, options, luck)
            advance(s, luck)
        frame, seat = s.stack[-1], waiting(s)[0]
        if type(frame).obstacle is Frame.obstacle:  # a plain list
            continue
        free = [a for a in space if frame.takes(a[0]) and frame.obstacle(s, seat, a) == ALLOWED]
        assert sorted(free) == sorted(frame.legal(s, seat)), f"{type(frame).__name__} in round {s.round}"
