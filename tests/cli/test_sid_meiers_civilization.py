"""Sid Meier's Civilization on the full screen: the map with a cursor, moves by squares, panels that fit."""

from __future__ import annotations

import random
import re
from io import StringIO

import pytest
from rich.cells import cell_len

import ecumene
from ecumene.cli.boards.sid_meiers_civilization.screen import MapGrid
from ecumene.cli.plain import Client
from ecumene.cli.screen import TableApp
from ecumene.cli.screen.bars import Detail
from ecumene.cli.screen.dialogs import Sheet
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.table.messages import LANGS
from tests.cli.app import lines as screen_lines
from tests.cli.app import text
from tests.games.sid_meiers_civilization import situation

GAME = "sid-meiers-civilization"


def app_at(moves: int, frame: str = "", players: int = 2, lang: str = "en") -> TableApp:
    """Return the table of whoever is asked after so many random moves, or once a frame is under way."""
    table = ecumene.new(GAME, players, 5)
    dice = random.Random(5)
    done = 0
    while done < moves or (frame and type(table.state.stack[-1]).__name__ != frame):
        seat = table.waiting[0]
        table.play(seat, dice.choice(table.moves(seat)))
        done += 1
    seats = ["random"] * players
    seats[table.waiting[0]] = "human"
    return TableApp(Session(table, seats, say(lang)), pace=0)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("size", "players"), [((80, 24), 4), ((120, 40), 2)])
async def test_the_screen_holds_its_lines(size: tuple[int, int], players: int, lang: str) -> None:
    app = app_at(150, players=players, lang=lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert max(cell_len(line.rstrip()) for line in screen_lines(app)) <= size[0]
        grid = app.query_one(MapGrid)
        assert len(grid.items) == len(grid.drawing.spots) == (128 if players == 2 else 256)
        assert all(len(line) <= grid.content_size.width for line in grid.drawing.lines)


async def test_the_cursor_tells_a_square_and_enter_walks_there() -> None:
    app = app_at(150, "Move")
    table = app.session.table
    seat = table.waiting[0]
    step = next(move for move in table.moves(seat) if move.startswith("walk "))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        grid = app.query_one(MapGrid)
        at = next(place for place, item in enumerate(grid.items) if item.title == step.removeprefix("walk "))
        assert grid.items[at].ref in grid.lit
        app.point(grid)
        grid.cursor = at
        await pilot.pause()
        assert grid.items[at].title in " ".join(app.query_one(Detail).told)
        before = table.number
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.table.number > before or "Walk to" in text(app)


async def test_a_square_is_read_and_says_why_not() -> None:
    app = app_at(150, "Move")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("b", "i")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape", "w")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert "smc." in str(app.screen.text)


async def test_a_strike_is_foretold_in_the_line_of_details() -> None:
    s = situation.table("america", "rome")
    situation.open_map(s, "neutral-03", "neutral-10", "neutral-12")
    situation.army(s, 0, "d5")
    situation.army(s, 1, "d6")
    table = situation.at_a_table(situation.moving(s))
    for word in ("pick", "walk d6", "front"):
        table.play(table.waiting[0], next(move for move in table.moves(table.waiting[0]) if move.startswith(word)))
    app = TableApp(Session(table, ["human", "random"], say("en")), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        at = next(at for at, offer in enumerate(app.offers) if offer["text"].startswith("strike"))
        await pilot.press(*str(at + 1))
        await pilot.pause()
        assert "Wounds it deals" in " ".join(app.query_one(Detail).told)


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_the_others_come_into_sight_and_numbers_stay_with_their_signs(size: tuple[int, int]) -> None:
    app = app_at(150, players=4, lang="el")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for sign in ("⇄", "♪", "●", "≡", "△"):
            assert re.search(rf"{sign}\d", text(app)), sign
        await pilot.press("o")
        for _ in range(50):  # it is scrolled when the screen is drawn next
            if "Οι άλλοι" in text(app):
                break
            await pilot.pause(0.05)
        assert "Οι άλλοι" in text(app)


def test_in_lines_each_of_a_few_squares_tells_what_it_comes_to() -> None:
    writer = StringIO()
    table = ecumene.new(GAME, 2, 3)
    Client(Session(table, ["human", "human"], say("en")), StringIO("quit\n"), writer).run()
    told = writer.getvalue()
    assert len(table.moves(table.waiting[0])) == 4
    assert len(re.findall(r"Found the capital in \w+ .*\n +The city will have \d+ production", told)) == 4
