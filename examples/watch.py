"""Watch bots play: `python examples/watch.py age-of-civilization expert,novice --seed 7`."""

from __future__ import annotations

import argparse

import ecumene
from ecumene.players import make


def main() -> None:
    """Play one game and tell it, with what each bot thought."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="age-of-civilization")
    parser.add_argument("bots", nargs="?", default="expert,novice")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", type=int, default=10**6, help="stop after so many moves")
    parser.add_argument("--thoughts", action="store_true", help="tell the moves that were considered")
    asked = parser.parse_args()
    names = asked.bots.split(",")
    table = ecumene.new(asked.game, players=len(names), seed=asked.seed)
    table.name_seats(names)
    bots = [make(name, asked.game, asked.seed + seat) for seat, name in enumerate(names)]
    while table.waiting and table.number < asked.moves:
        seat = table.waiting[0]
        move = bots[seat].choose(table.view(seat), table.moves(seat))
        table.play(seat, move)
        for line in table.log(None, table.number):
            print(line["text"])
        for thought in bots[seat].explain() if asked.thoughts else []:
            print(f"    {thought['value']:+.1f}  {', '.join([thought['move'], *thought['then']])}")
    print(table.result or "stopped")


if __name__ == "__main__":
    main()
