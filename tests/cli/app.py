"""The full screen without a terminal: an app at a table, what it shows, and somebody who plays on."""

from __future__ import annotations

from textual.pilot import Pilot

import ecumene
from ecumene.cli.screen import TableApp
from ecumene.cli.session import Session, name_bots
from ecumene.cli.words import say
from ecumene.kernel.game import Options
from tests.cli.shell import GAME


def table_app(
    seats: list[str],
    options: Options | None = None,
    lang: str = "en",
    seed: int = 3,
    names: list[str] | None = None,
    after: int = 0,
) -> TableApp:
    table = ecumene.new(GAME, len(seats), seed, options or {})
    while table.number < after or (after and seats[table.waiting[0]] != "human"):
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    table.name_seats(name_bots(seats, names or [], say(lang)))
    return TableApp(Session(table, seats, say(lang)), pace=0)


def lines(app: TableApp) -> list[str]:
    return [strip.text for strip in app.screen._compositor.render_strips()]


def text(app: TableApp) -> str:
    return "\n".join(lines(app))


async def settle(pilot: Pilot[int]) -> TableApp:
    """Wait until no bot thinks any more."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()
    while app.session.bot_to_move() is not None:
        await app.workers.wait_for_complete()
        await pilot.pause()
    return app


async def play_on(pilot: Pilot[int], most: int = 400) -> None:
    """Press Enter until the game is over."""
    app = await settle(pilot)
    for _ in range(most):
        if not app.session.table.waiting:
            return
        await pilot.press("enter")
        await settle(pilot)
    raise AssertionError("the game does not end")
