"""Watch bots play: `python examples/watch.py age-of-civilization expert,novice --seed 7`.

A bot is one of the house's, or a file that `train_small_agent.py` has kept.
"""

from __future__ import annotations

import argparse

from small_agent import bot_of

import ecumene


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
    bots = [bot_of(name, asked.game, len(names), asked.seed + 1 + seat) for seat, name in enumerate(names)]
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
