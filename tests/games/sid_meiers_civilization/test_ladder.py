"""What the ladder tells of this game: victories, length, and how soon a second city stands."""

from __future__ import annotations

from typing import Any

from ecumene.games.sid_meiers_civilization.ladder import HEADS, LADDER, Victories


def game(ending: str, last: int, founded: list[int | None]) -> dict[str, Any]:
    began = [{"found": number} if number else {} for number in founded]
    return {"ending": ending, "rounds": [[1, last], [2]], "began": began}


def test_victories_tell_length_endings_and_second_cities() -> None:
    games = [
        game("economy", 12, [2, 4]),
        game("culture", 15, [3, 5]),
        game("economy", 9, [None, 4]),
    ]
    row = Victories("", [2], HEADS).cells(games)
    assert row == ["12", "15", (1, 3), (0, 3), (2, 3), (0, 3), (4, 6)]
    assert len(row) == len(HEADS)


def test_the_ladder_asks_for_masters_four_experts_and_novices() -> None:
    assert [(table.bot, table.players) for table in LADDER] == [
        ("master", [2, 3, 4]),
        ("expert", [4]),
        ("novice", [2, 3, 4]),
    ]
