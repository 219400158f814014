"""The full screen of the terminal: dice and modules, continent, level block, rivals, in any window."""

from __future__ import annotations

import asyncio
import re

import pytest

from ecumene.cli.boards.civolution.lines import Civolution
from ecumene.cli.boards.civolution.look import Look
from ecumene.cli.boards.civolution.screen import cards, columns, corners, dice, displays, modules, places, stores
from ecumene.cli.screen import TableApp
from ecumene.cli.screen.pickable import Item
from ecumene.cli.session import Session
from ecumene.cli.words import Say, say
from ecumene.games.civolution.game import GAME
from ecumene.kernel.luck import Luck
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.conformance.kit import play_on

MOVES = 150


def played(players: int = 2, moves: int = MOVES) -> Table:
    """Return a table after some moves by chance, when the first seat is asked."""
    table, luck = Table.begin(GAME, players, {}, 3), Luck(3)
    while table.number < moves or table.waiting[0] != 0:
        play_on(table, luck)
    return table


def shown(table: Table, width: int, height: int, lang: str) -> list[str]:
    """Return the lines of the screen."""
    app = TableApp(Session(table, ["human"] * table.players, say(lang)), pace=0)

    async def look() -> list[str]:
        async with app.run_test(size=(width, height)) as pilot:
            await pilot.pause()
            await pilot.pause()
            return [strip.text for strip in app.screen._compositor.render_strips()]

    return asyncio.run(look())


def drawn(table: Table) -> dict[str, Item]:
    """Return all that can be pointed at, by ref."""
    view, board = table.presenter(0).shown(), Civolution(words(GAME, "en"), Say("en"))
    look, lit = Look(view), frozenset(ref for offer in table.offers(0) for ref in offer["refs"])
    player = look.players[0]
    found = [*dice(player, lit, board), *modules(look, board), *stores(look, board), *cards(player, board)]
    found += [*columns(look, board), *places(look, board), *corners(look, board), *displays(view, board)]
    return {item.ref: item for item in found}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("width", "height"), [(120, 40), (80, 24)])
def test_the_screen_fits_any_window_in_any_language(width: int, height: int, lang: str) -> None:
    lines = shown(played(), width, height, lang)
    text = " ".join(lines)
    assert max(map(len, lines)) <= width
    assert words(GAME, lang).thing(GAME.things.number("migration")) in text
    assert not re.search(r"civo-|[{}$]", text)


def test_alone_the_automated_rival_is_on_the_screen() -> None:
    assert "V.I.C.I." in " ".join(shown(played(1), 120, 90, "en"))


@pytest.mark.parametrize("moves", [40, 90, 150, 220])
def test_every_move_touches_something_that_is_drawn(moves: int) -> None:
    table = played(2, moves)
    refs = drawn(table)
    for offer in table.offers(0):
        missing = [ref for ref in offer["refs"] if ref not in refs]
        assert len(missing) < len(offer["refs"]) or missing[0].startswith(("button:", "seat:")), offer["text"]


def test_what_stands_in_a_territory_is_told_in_signs() -> None:
    items = drawn(played(moves=40))
    assert len([ref for ref in items if ref.startswith("place:")]) == 46
    assert any("A♙" in part for item in items.values() for part in item.lines)
    assert items["card:production"].lines[1] == "3+5"
