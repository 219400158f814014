"""Which modules and modes go together (p. 7 and p. 9)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import ecumene
from ecumene.games.age_of_civilization import GAME
from tests.games.age_of_civilization.situation import fresh, moves, play, seat, situation
from tests.rules import rule

SCENARIOS = ["age-of-wonders", "silk-road", "lost-civilization", "mongol-invasion", "death-and-rebirth"]


def forbidden(players: int, **options: Any) -> str | None:
    """Return the rule against a combination, after asking the front door too."""
    refusal = GAME.check_options(players, options)
    if refusal is None:
        ecumene.new("age-of-civilization", players=players, seed=1, options=options)
        return None
    with pytest.raises(ValueError):  # noqa: PT011 - its words are the table's business
        ecumene.new("age-of-civilization", players=players, seed=1, options=options)
    return refusal.rule


@rule("aoc.modules.combine")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_three_modules_can_be_combined_freely(players: int) -> None:
    for innovations, changing_world, draft in product([False, True], repeat=3):
        options = {"innovations": innovations, "changing_world": changing_world, "draft": draft}
        assert forbidden(players, **options) is None
        s = fresh(players, **options)
        assert bool(s.special_market) == innovations
        assert (max(s.tokens) >= 0) == changing_world
        assert bool(s.packs) == draft


@rule("aoc.solo.innovations")
def test_innovations_can_be_played_alone() -> None:
    assert forbidden(1, innovations=True) is None
    s = situation(seat(), specials="masons", innovations=True)
    assert "buy masons" in moves(s)
    play(s, "buy masons")


@rule("aoc.solo.no-changing-world")
def test_changing_world_cannot_be_played_alone() -> None:
    assert forbidden(1, changing_world=True) == "aoc.solo.no-changing-world"
    assert forbidden(2, changing_world=True) is None


@rule("aoc.solo.no-draft")
def test_the_draft_cannot_be_played_alone() -> None:
    assert forbidden(1, draft=True) == "aoc.solo.no-draft"
    assert forbidden(2, draft=True) is None


@rule("aoc.path.solo-only")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_for_one_player(name: str) -> None:
    assert forbidden(1, scenario=name) is None
    assert forbidden(1, scenario=name, innovations=True) is None
    for players in (2, 3, 4):
        assert forbidden(players, scenario=name) == "aoc.path.solo-only"


@rule("aoc.path.no-first-game", "aoc.skirmish.plague-position")
def test_the_row_of_the_first_game_is_for_several_players() -> None:
    assert forbidden(1, scenario="silk-road", first_game=True) == "aoc.path.no-first-game"
    assert forbidden(1, first_game=True) == "aoc.skirmish.plague-position"
    assert forbidden(2, first_game=True) is None
