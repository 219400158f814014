"""Every game is played in the terminal to its end, on its own board and on the stand-in of those without one."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from ecumene.cli.boards import Board, board_of
from ecumene.cli.plain import Client
from ecumene.cli.screen import TableApp
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.cli.wrap import WIDTH
from ecumene.table.messages import LANGS
from ecumene.table.words import words
from tests.conformance.kit import KEYS, game_of, played

OVER = {"en": "The game is over.", "ru": "Партия окончена.", "el": "Η παρτίδα τελείωσε."}
LAST = 40  # moves before the end of a random game, from where a person plays on
TYPED = "1\n" * 3000


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_played_to_its_end_in_plain_lines(key: str, lang: str) -> None:
    players = game_of(key).seats[-1]
    table = played(key, players, seed=4, moves=max(0, played(key, players, seed=4).number - LAST))
    seats, writer = ["human", *["random"] * (players - 1)], StringIO()
    Client(Session(table, seats, say(lang)), StringIO(TYPED), writer).run()
    told = writer.getvalue()
    assert table.result is not None
    assert OVER[lang] in told
    assert "{" not in told and not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", told)
    assert [line for line in told.splitlines() if len(line) > WIDTH] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_a_view_is_told_on_its_own_board_and_on_the_stand_in(key: str, lang: str) -> None:
    game = game_of(key)
    said, speak = words(game, lang), say(lang)
    for players in (game.seats[0], game.seats[-1]):
        table = played(key, players, seed=6, moves=25)
        names = [table.seat_name(seat, lang) for seat in range(players)]
        for board in (board_of(said, speak), Board(said, speak)):
            for viewer in (None, 0, players - 1):
                lines = board.lines(table.presenter(viewer).shown(), names)
                assert lines and all(isinstance(line, str) for line in lines)
            board.brief(table.presenter(0).shown(), 0)


@pytest.mark.parametrize("key", KEYS)
async def test_the_full_screen_shows_the_table(key: str) -> None:
    table = played(key, game_of(key).seats[-1], seed=8, moves=10)
    app = TableApp(Session(table, ["human"] * table.players, say("en")), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        if app.screen.id == "curtain":
            await pilot.press("enter")
        assert app.query("#mine"), "the panel of one's own things"
