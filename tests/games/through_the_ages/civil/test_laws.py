"""Laws of this game at every decision of random games: tokens and cards accounted for, numbers within bounds.

ECUMENE_SOAK=2000 plays so many games instead of a few.
"""

from __future__ import annotations

import os
from typing import Any, cast

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.explain import rating_sum
from ecumene.games.through_the_ages.losses import TokensFromCards
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.powers import CIVIL_ACTIONS, MILITARY_ACTIONS
from ecumene.games.through_the_ages.ratings import rate
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import DONE, RESIGN
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.laws import tables
from ecumene.kernel.luck import Event, Luck

GAMES = int(os.environ.get("ECUMENE_SOAK", "0"))
TABLES = tables(GAME)


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_random_games_keep_the_laws_of_this_game(players: int, options: dict[str, Any]) -> None:
    for seed in range(300, 300 + (-(-GAMES // len(TABLES)) or 2)):
        dice, luck = Luck(seed), Luck(seed + 1)
        s = cast(Board, GAME.setup(players, options, luck))
        advance(s, luck)
        while waiting(s):
            seat = waiting(s)[dice.below(len(waiting(s)))]
            legal = s.stack[-1].legal(s, seat)
            a = legal[dice.below(len(legal))]
            if a[0] in (RESIGN, DONE) and dice.below(4):
                continue
            before = s.copy()
            luck.log = []
            apply(s, seat, a, luck)
            for who in range(players):
                check_tokens(before, s, who, luck.log)
                check_numbers(s, who)
            GAME.audit(s)
        assert s.over


def yellow(player: Player) -> int:
    return player.yellow + player.unused + sum(count for count in player.workers if count > 0)


def blue(s: Board, seat: int) -> int:
    """Return the blue tokens of a seat; stages that a frame is about to cover have none yet."""
    player = s.players[seat]
    waiting_stages = 0
    for frame in s.stack:
        if isinstance(frame, TokensFromCards) and frame.wonder and frame.seat == seat:
            waiting_stages += frame.count
    return player.blue + sum(player.tokens) + player.stages - waiting_stages


def told(log: list[Event], seat: int, *kinds: str) -> int:
    return sum(event.amount for event in log if event.seat == seat and event.kind in kinds)


def check_tokens(before: Board, after: Board, seat: int, log: list[Event]) -> None:
    """Check that tokens come from the box, from rivals, and go there, just as the log tells."""
    old, new = before.players[seat], after.players[seat]
    if new.out:
        return
    kinds = [(event.kind, event.seat, event.amount) for event in log]
    assert yellow(new) - yellow(old) == told(log, seat, "yellow"), kinds
    assert blue(after, seat) - blue(before, seat) == told(log, seat, "blue", "token-lost"), kinds


def check_numbers(s: Board, seat: int) -> None:
    """Check the bounds of what a seat has, and that its ratings explain themselves."""
    player = s.players[seat]
    numbers = [player.culture, player.science, player.yellow, player.blue, player.unused, player.ca, player.ma]
    assert min(numbers) >= 0 and min(player.tokens) >= 0 and min(player.workers) >= -1
    assert player.ca <= player.power[CIVIL_ACTIONS] and player.ma <= player.power[MILITARY_ACTIONS]
    if player.out:
        return
    ratings = rate(s, seat)
    assert min(ratings) >= 0 and ratings[3] <= 8
    for rating, value in enumerate(ratings):
        total = sum(amount for _, amount in rating_sum(s, seat, rating).rows)
        assert value == min(max(0, total), 8 if rating == 3 else total if total > 0 else 0)
