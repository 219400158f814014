"""Let quick bots play a game and tell how often those won who had what, beside the fair share.

With so many players each seat wins one game in so many; what wins much more often than that is too good, or is had
by who wins anyhow. So a second figure stands beside it: how often it won, beside all who stood alike when they got
their first, second or third thing of its kind, as far ahead or behind in points. The bots are those by which
search imagines that everybody plays on: each plans its own turn with a narrow beam. They know the whole state,
which makes them quick and no better than one another.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from ecumene.games import find  # noqa: E402 - a script finds its own repository first
from ecumene.kernel.frame import State, advance, apply, waiting  # noqa: E402
from ecumene.kernel.game import Game  # noqa: E402
from ecumene.kernel.luck import Luck  # noqa: E402
from ecumene.kernel.options import Options  # noqa: E402
from ecumene.players.budget import Budget  # noqa: E402
from ecumene.players.evaluation import evaluation  # noqa: E402
from ecumene.players.policy import Policy  # noqa: E402
from ecumene.table.record import read_options  # noqa: E402
from ecumene.table.setup_choices import check_options  # noqa: E402
from tools.balance_report import (  # noqa: E402
    LIMIT,
    SEATS,
    Alike,
    Had,
    Played,
    Seat,
    endings,
    firsts,
    idle,
    told,
)

CHUNK = 5
HAND = "hand"  # what a view calls the cards that a seat holds
Job = tuple[str, int, Options, int, list[str]]


def play(job: Job) -> Played:
    """Play a game; return of each seat what it ever had, with how it stood then, and its part of the win."""
    key, players, options, seed, lots = job
    game, luck = find(key), Luck(seed)
    s = game.setup(players, options, luck)
    advance(s, luck)
    policy = Policy(evaluation(game, players), luck, 1, Budget(0, 0.0))
    first: int = game.view(s, 0).get("first", 0)
    had: list[dict[Had, Alike]] = [{} for _ in range(players)]
    held: list[set[str]] = [set() for _ in range(players)]
    rounds = 0
    while seats := waiting(s):
        if first < 0:  # it is drawn after choices of the set-up
            first = game.view(s, 0)["first"]
        for seat in range(players):
            look(game, s, seat, had[seat], held[seat])
        rounds = getattr(s, "round", 0)
        if type(s.stack[-1]).__name__ in lots:
            moves = s.stack[-1].legal(s, seats[0])
            apply(s, seats[0], moves[luck.below(len(moves))], luck)
        else:
            s = policy.turn(s, seats[0])
    for seat in range(players):
        look(game, s, seat, had[seat], held[seat])
        had[seat][SEATS, f"seat-{(seat - first) % players + 1}"] = (players, SEATS, 0, 0)
    result = game.result(s)
    winners = result["winners"]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    made = [Seat(list(had[seat].items()), wins[seat], held[seat]) for seat in range(players)]
    return Played(made, result["ending"], rounds, seed)


def look(game: Game, s: State, seat: int, had: dict[Had, Alike], held: set[str]) -> None:
    """Add what a seat has and holds now."""
    rows = game.view(s, seat)["players"]
    hand = rows[seat].get(HAND)
    held.update(hand if isinstance(hand, list) else [])  # some call a number so
    for kind, thing in game.teller.holdings(s, seat):
        what = (kind, game.things.slug(thing))
        if what not in had:
            nth = sum(other[0] == kind for other in had)
            had[what] = (len(rows), kind, nth, place_of(game, rows, seat))


def place_of(game: Game, rows: list[dict[str, Any]], seat: int) -> int:
    """Return how many seats are ahead of one by what wins the game; 0 where nobody sees that before the end."""
    points = [row.get(game.score, 0) for row in rows]
    return sum(other > points[seat] for other in points)


def main() -> int:
    """Play, and print tables for each number of players; return 1 where something is too good."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--option", action="append", default=[], help="of the game, as in 'first_game'")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--even", action="store_true", help="beside seats that had as many things")
    parser.add_argument("--lot", action="append", default=[], help="a question (frame) that is answered by lot")
    parser.add_argument("--first", action="append", default=[], help="a kind of which the first is told apart")
    parser.add_argument("--out", type=Path, help="keep the games, and go on with those that are kept there")
    asked = parser.parse_args()
    worst, every = 0.0, []
    for players in asked.players:
        options = check_options(find(asked.game), players, read_options(find(asked.game), asked.option))
        seeds = range(asked.seed, asked.seed + asked.games)
        jobs = [(asked.game, players, options, seed, asked.lot) for seed in seeds]
        games = list(kept_or_played(jobs, asked.jobs, asked.out))
        every += games
        worst = max(worst, tell(games, asked.even, asked.first))
    if len(asked.players) > 1:
        worst = max(worst, tell(every, asked.even, asked.first))
    return 1 if worst > LIMIT else 0


def kept_or_played(jobs: list[Job], processes: int, path: Path | None) -> Iterator[Played]:
    """Yield the games of these jobs: what a file has of them, then the others, which are added to it."""
    lines = path.read_bytes().splitlines() if path and path.exists() else []
    known = [msgspec.json.decode(line, type=Played) for line in lines]
    mine = {(len(game.seats), game.seed): game for game in known}
    yield from [mine[players, seed] for _, players, _, seed, _ in jobs if (players, seed) in mine]
    missing = [job for job in jobs if (job[1], job[3]) not in mine]
    with Pool(processes) as pool:
        for game in pool.imap_unordered(play, missing, CHUNK):
            if path:
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
            yield game


def tell(games: list[Played], even: bool, first: list[str]) -> float:
    """Print what games say; return the highest ratio."""
    lines, most = told(games, even)
    print("\n".join(lines))
    for kind in first:
        print(f"The first of the {kind} that a seat had:\n")
        print("\n".join(told(firsts(games, kind))[0][2:]))
    print("\n".join([*idle(games), *endings(games)]), flush=True)
    return most


if __name__ == "__main__":
    sys.exit(main())
