"""Give your bot a seat at a server, and play against it in the browser.

First `ecumene serve`, then `python examples/seat_in_browser.py http://127.0.0.1:8000`: it opens a table with a
seat for you, prints the address to open, and plays the other seat. With `--bot agent.npz` an agent that
`train_small_agent.py` has kept plays there. Change `choose` and it is your bot.
"""

from __future__ import annotations

import argparse
from typing import Any

import httpx
from plainly import Wrong, plainly
from small_agent import bot_of

from ecumene.client import Client


def main() -> None:
    """Open a table, take a seat and play it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", help="the address of a server")
    parser.add_argument("--game", default="age-of-civilization")
    parser.add_argument("--bot", default="expert", help="the bot that plays here, or the file of an agent")
    parser.add_argument("--against", default="open", help='"open" for you in the browser, or "bot:novice"')
    asked = parser.parse_args()
    with plainly():
        try:
            take_a_seat(asked.server, asked.game, asked.bot, asked.against)
        except (httpx.HTTPError, httpx.InvalidURL) as wrong:
            raise Wrong(f"no server answers at {asked.server}: {wrong}") from None


def take_a_seat(server: str, game: str, name: str, against: str) -> None:
    """Play one game at a new table."""
    bot = bot_of(name, game, 2, 0)

    def choose(view: dict[str, Any], moves: list[str]) -> str:
        return bot.choose(view, moves)

    with Client(server) as me:
        me.guest("My bot")
        table = me.create(game, ["you", against])
        print(f"Open {me.url}/table/{table['id']} and take the other seat.", flush=True)
        print(me.play(table["id"], choose, patience=3600))


if __name__ == "__main__":
    main()
