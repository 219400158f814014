"""The end of a game in the terminal: seats and rivals that nobody plays, with points and without."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.cli.boards.board import Board
from ecumene.cli.final_result import origins_of_points, points_table, ranking
from ecumene.cli.words import Say
from ecumene.games import SHELF
from ecumene.kernel.game import Options
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.toy import GAME


def ended(options: Options) -> Table:
    """Return a game of the toy in which nobody ever builds anything."""
    t = Table.begin(GAME, 2, options, 5)
    while t.waiting:
        seat = t.waiting[0]
        t.play(seat, t.moves(seat)[-1])
    return t


def told(t: Table, lang: str = "en") -> list[str]:
    return ranking(t, Board(words(GAME, lang), Say(lang)), Say(lang))


def test_rivals_that_nobody_plays_stand_among_the_seats() -> None:
    t = ended({"rivals": ["miser", "broker"]})
    assert told(t)[:4] == [
        "1.  Second rival  6",
        "2.  First rival   3",
        "3.  Player 1      0",
        "3.  Player 2      0",
    ]
    assert told(t)[4:] == ["Nobody has won", "The last round is over."]
    assert told(t, "ru")[:1] == ["1.  Второй соперник  6"]
    assert "Никто не победил" in told(t, "ru") and "Δεν νίκησε κανείς" in told(t, "el")


def test_a_rival_without_points_comes_last_and_has_no_place() -> None:
    t = ecumene.new("age-of-civilization", players=1, seed=4)
    while t.waiting:
        t.play(0, t.moves(0)[-1])
    board = Board(words(t.rules, "en"), Say("en"))
    lines = ranking(t, board, Say("en"))
    assert lines[0].startswith("1.  Player 1") and lines[1].strip() == "Virtual rival"
    assert "Virtual rival" in board.lines(t.presenter(0).shown(), ["Player 1"])


def test_a_game_whose_points_are_no_sum_of_lines_has_no_table_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", "tests.toy")
    t = ended({})
    board = Board(words(GAME, "en"), Say("en"))
    assert GAME.points == []
    assert points_table(t, board, Say("en")) == origins_of_points(t, board, Say("en")) == []
