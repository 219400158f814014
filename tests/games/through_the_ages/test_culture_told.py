"""Every culture point has a line of the log: what the lines tell adds up to what everybody has."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DONE, RESIGN
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Event, Luck
from tests.games.through_the_ages.military.rich import Rich
from tests.games.through_the_ages.situation import play, seat, situation


def check_told(game: Game, players: int, options: dict[str, Any], seed: int) -> None:
    """Play at random and compare culture with the log after every move."""
    dice, luck = Luck(seed), Luck(seed + 1)
    s = cast(GameState, game.setup(players, options, luck))
    advance(s, luck)
    while waiting(s):
        legal = s.stack[-1].legal(s, waiting(s)[0])
        a = legal[dice.below(len(legal))]
        if a[0] in (RESIGN, DONE) and dice.below(4):
            continue
        before = [player.culture for player in s.players]
        luck.log = []
        apply(s, waiting(s)[0], a, luck)
        for who, player in enumerate(s.players):
            told = [event for event in luck.log if event.kind in GAME.points and event.seat == who]
            assert before[who] + sum(event.amount for event in told) == player.culture, GAME.grammar.text(a)


@pytest.mark.parametrize(("players", "options"), setups(GAME), ids=str)
def test_random_games_tell_every_culture_point(players: int, options: dict[str, Any]) -> None:
    check_told(GAME, players, options, 40 + players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_rich_games_tell_every_culture_point(age: int, players: int) -> None:
    check_told(Rich(age), players, {}, 7 * age + players)


def culture_lines(s: GameState, text: str) -> list[tuple[str, int]]:
    log: list[Event] = []
    play(s, text, log=log)
    slugs = [*GAME.things.slugs, "-"]
    return [(slugs[event.source], event.amount) for event in log if event.kind == "culture" and event.seat == 0]


def test_production_tells_culture_card_by_card() -> None:
    s = situation(seat("drama", workers="religion:2 drama:1", government="theocracy", unused=3), seat(), age=2)
    assert culture_lines(s, "done") == [("religion", 2), ("drama", 2), ("theocracy", 1)]


def test_what_the_first_game_scores_is_told_once() -> None:
    log: list[Event] = []
    luck = Luck(1)
    luck.log = log
    s = situation(seat(), seat(), at="round end", age=4, round=12, last_round=12, first_game=True)
    advance(s, luck)
    assert sum(event.amount for event in log if event.seat == 0) == s.players[0].culture > 0
    assert {event.kind for event in log if event.seat == 0} <= set(GAME.points)
