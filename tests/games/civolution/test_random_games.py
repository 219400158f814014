"""Random games come to their end, and nothing is lost or made from nothing on the way."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.games.civolution.audit import audit, derive
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import SCHEMA, GameState
from ecumene.kernel.luck import Luck
from tests.games.civolution.laws import Watch, check_points
from tests.games.civolution.random_games import begin, play_on
from tests.games.civolution.situation import seat, table
from tests.impossible import refused
from tests.rules import card, rule

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

    def look(s: GameState) -> None:
        seen[0] += 1
        if seen[0] % 9 == 0:
            doc = SCHEMA.dump(s)
            back: GameState = SCHEMA.restore(doc)
            derive(back)
            audit(back)
            assert SCHEMA.dump(back) == doc == SCHEMA.dump(s.copy())
            assert [player.power for player in back.players] == [player.power for player in s.players]

    s, luck = begin(3, 5)
    play_on(s, luck, Luck(55), look)
    assert seen[0] > 300


@rule("civo.block.columns")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"vici": "expert", "vici_hard": True}),
        (1, {"first_game": True}),
        (1, {"free_start": True}),
        (2, {}),
        (3, {"ready_hands": ["1"]}),
        (4, {"first_game": True}),
    ],
    ids=str,
)
def test_columns_only_grow_and_the_log_adds_up(players: int, options: dict[str, Any]) -> None:
    played, dice, watch = ecumene.new("civolution", players, 7, options), Luck(players), Watch()
    while played.waiting:
        moves = played.moves(played.waiting[0])
        played.play(played.waiting[0], moves[dice.below(len(moves))])
        state: Any = played.state
        audit(state)
        watch.look(state)
    assert watch.eras == [1, 2, 3, 4] and watch.highest > 0
    check_points(played)


@rule("civo.migration.boat", "civo.build.boat", "civo.build.farm")
@card("d27")
def test_boats_that_are_too_full_or_too_close_and_farms_on_water_cannot_be() -> None:
    aboard = "a-water:0 a-water:6"
    audit(table(seat(aboard, boats="a-water"), seat()))
    with refused(GAME, "carries more tribes than it has seats"):
        table(seat(f"{aboard} a-water:0", boats="a-water"), seat())
    audit(table(seat(f"{aboard} a-water:0", boats="a-water", block="d27:1"), seat()))
    with refused(GAME, "is where it cannot be"):
        table(seat("c-swamp:2", boats="a-water a-water"), seat())
    with refused(GAME, "farms of seat 0"):
        table(seat("c-swamp:2", farms="a-water"), seat())
