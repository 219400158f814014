"""Random games keep the laws: pieces are conserved, views fit, every game ends."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, STACKING_AT, Player
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.game import Options
from ecumene.kernel.laws import check_game
from ecumene.kernel.luck import Luck
from tests.games.sid_meiers_civilization.situation import GAME


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"choose_civilizations": True}), (4, {"first_game": True})],
    ids=str,
)
def test_random_games_keep_the_laws_and_end(players: int, options: Options) -> None:
    report = check_game(GAME, players, options, 11, every=400)
    assert report.result


def test_the_action_space_holds_at_most_eight_thousand_actions() -> None:
    space = GAME.action_space()
    assert len(space) == len(set(space)) <= 8000


MOVES = 1500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stacks_and_pyramids_are_legal_at_every_step(players: int) -> None:
    luck, dice = Luck(players), Random(players)
    s = GAME.setup(players, {}, luck)
    advance(s, luck)
    for _ in range(MOVES):
        if not waiting(s):
            break
        seat = waiting(s)[0]
        apply(s, seat, dice.choice(s.stack[-1].legal(s, seat)), luck)
        assert all(is_legal(player) for player in s.players if player.cities)


def is_legal(player: Player) -> bool:
    """Tell whether stacks keep their limit, and each row of the pyramid is shorter than the one below."""
    stacks = Counter(player.armies + player.scouts).values()
    rows = player.power[LEVELS_AT : LEVELS_AT + 5]
    shorter = all(above < below or not above for below, above in pairwise(rows))
    return max(stacks, default=0) <= player.power[STACKING_AT] and shorter
