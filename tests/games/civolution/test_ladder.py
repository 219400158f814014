"""What the ladder tells of this game: cards, modules and V.I.C.I."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.ladder import CORE, LADDER, Alone, Habits
from ecumene.games.civolution.solo.rival import LEVELS


def game(played: list[list[str]], scores: list[float], **told: Any) -> dict[str, Any]:
    return {"played": played, "scores": scores, **told}


def test_habits_count_what_was_installed_and_which_modules_were_used() -> None:
    every = [f"activate {module}" for module in CORE]
    games = [
        game([[*every, "installed a01", "installed s01"], ["installed g01"]], [150, 130]),
        game([every[1:], []], [110, 90]),
        game([every[2:], []], [120, 120]),
    ]
    row = Habits("", [2], []).cells(games)
    assert row == ["120.0", "0.5", "14 of 15", CORE[0], (1, 3)]


def test_alone_counts_games_won_against_the_rival() -> None:
    games = [
        game([[]], [210], automata={"vici": 190}, winners=[0]),
        game([[]], [170], automata={"vici": 200}, winners=[]),
    ]
    assert Alone("", [1], []).cells(games) == ["190.0", "195.0", (1, 2)]


def test_the_ladder_asks_for_every_level_of_the_rival_and_the_hard_ones() -> None:
    tables = [table for table in LADDER if isinstance(table, Alone)]
    easy = [(table.bot, table.options["vici"]) for table in tables if "vici_hard" not in table.options]
    assert easy == [(bot, level) for bot in ("master", "adept", "random") for level in LEVELS]
    hard = [(table.bot, table.options["vici"]) for table in tables if "vici_hard" in table.options]
    assert hard == [("master", LEVELS[0]), ("master", LEVELS[-1])]
