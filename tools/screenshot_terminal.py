"""Draw the table in the terminal: docs/images/terminal.svg, or any size, language and moment.

python tools/screenshot_terminal.py GAME
python tools/screenshot_terminal.py GAME --out x.svg --lang ru --size 80x24 --moves 14 --keys m,i --light
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import ecumene
from ecumene.cli.arguments import read_options
from ecumene.cli.screen import TableApp
from ecumene.cli.session import Session, name_bots
from ecumene.cli.words import say
from ecumene.games import keys
from ecumene.players import make

DEFAULT = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"


def table_at(
    game: str, seats: list[str], moves: int, options: str, seed: int, names: list[str], lang: str
) -> Session:
    """Return a table after some random moves (so that better bots leave the picture alone), a person to move."""
    table = ecumene.new(game, len(seats), seed)
    table = ecumene.new(game, len(seats), seed, read_options(options, table.rules, say(lang)))
    table.name_seats(name_bots(seats, names, say(lang)))
    bots = [make("random", game, seat) for seat in range(len(seats))]
    while table.waiting and (table.number < moves or seats[table.waiting[0]] != "human"):
        seat = table.waiting[0]
        legal = table.moves(seat)
        table.play(seat, bots[seat].choose({}, legal))
    return Session(table, seats, say(lang))


async def draw(args: argparse.Namespace) -> None:
    """Open the app without a terminal and save what it shows."""
    session = table_at(
        args.game, args.seats.split(","), args.moves, args.options, args.seed, args.names.split(","), args.lang
    )
    app = TableApp(session, pace=0)
    width, height = map(int, args.size.split("x"))
    async with app.run_test(size=(width, height)) as pilot:
        await pilot.pause()
        if args.light:
            app.action_theme()
        for key in filter(None, args.keys.split(",")):
            await pilot.press(key)
        await pilot.pause()
        await pilot.pause(0.2)
        args.out.parent.mkdir(parents=True, exist_ok=True)
        args.out.write_text(app.export_screenshot(title=f"ecumene play {args.game}"), encoding="utf-8")


def main() -> None:
    """Read what to draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=keys())
    parser.add_argument("--out", type=Path, default=DEFAULT)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", default="120x40")
    parser.add_argument("--moves", type=int, default=34)
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--seats", default="human,planner,greedy")
    parser.add_argument("--names", default="Sappho")
    parser.add_argument("--options", default="")
    parser.add_argument("--keys", default="")
    parser.add_argument("--light", action="store_true")
    asyncio.run(draw(parser.parse_args()))


if __name__ == "__main__":
    main()
