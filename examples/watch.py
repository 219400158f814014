"""Watch bots play: `python examples/watch.py age-of-civilization expert,novice --seed 7`.

A bot is one of the house's, or a file that `train_small_agent.py` has kept.
"""

from __future__ import annotations

import argparse

from plainly import plainly
from small_agent import bot_of

import ecumene
from ecumene.players import Bot
from ecumene.players.adviser import MOST, opinion
from ecumene.players.bot import Thought
from ecumene.players.planner import Planner

ADVISER = "expert"  # for bots that have no values to tell


def main() -> None:
    """Read what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="age-of-civilization")
    parser.add_argument("bots", nargs="?", default="expert,novice")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", type=int, default=10**6, help="stop after so many moves")
    parser.add_argument("--thoughts", action="store_true", help="tell the best three moves and the played one (*)")
    with plainly():
        watch(parser.parse_args())


def watch(asked: argparse.Namespace) -> None:
    """Play one game and tell it, with what each bot thought."""
    names = asked.bots.split(",")
    table = ecumene.new(asked.game, players=len(names), seed=asked.seed)
    table.name_seats(names)
    bots = [bot_of(name, asked.game, len(names), asked.seed + 1 + seat) for seat, name in enumerate(names)]
    while table.waiting and table.number < asked.moves:
        seat = table.waiting[0]
        move = bots[seat].choose(table.view(seat), table.moves(seat))
        told = thoughts(bots[seat], names[seat], table, move) if asked.thoughts else []
        table.play(seat, move)
        for line in table.log(None, table.number):
            print(line["text"])
        print("".join(f"{thought}\n" for thought in told), end="")
    print(table.result or "stopped")


def thoughts(bot: Bot, name: str, table: ecumene.Table, played: str) -> list[str]:
    """Return the best three moves and the played one as the bot sees them, or as an expert does for who is blind.

    A bot that plays keeps in mind what it needs, often a single move. So it is asked again, as for a hint.
    """
    seat = table.waiting[0]
    found = bot.thoughts
    if isinstance(bot, Planner) or not found:
        level = name if isinstance(bot, Planner) else ADVISER
        found = opinion(table.rules, table.view(seat), table.moves(seat), level, played=played)
    shown = [thought for at, thought in enumerate(found) if at < MOST or thought.line[0] == played]
    return [f"  {'*' if thought.line[0] == played else ' '} {told(thought)}" for thought in shown]


def told(thought: Thought) -> str:
    """Return what a move is worth, and how it would go on."""
    return f"{thought.value:+.1f}  {', '.join(thought.line)}"


if __name__ == "__main__":
    main()
