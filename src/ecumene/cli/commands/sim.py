"""`ecumene sim`: many games between bots, as a table or as one JSON object a game."""

from __future__ import annotations

import json
import multiprocessing
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ecumene.cli.arguments import add_game, add_table, default_players, game_of, number, read_bots, read_options
from ecumene.cli.columns import columns
from ecumene.cli.parser import Parser
from ecumene.cli.simulate import bots_of, play_game, play_job
from ecumene.cli.words import Say, game_name
from ecumene.kernel.game import Doc, Options
from ecumene.players import KNOWN
from ecumene.table.setup_choices import check_options, check_players, check_seed

Job = tuple[str, int, Options, list[str], int]


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    add_game(parser, say)
    add_table(parser, say)
    parser.add_argument("--games", metavar="K", type=number(say, 1, 10**9), default=1, help=say("help-games"))
    names = ", ".join(KNOWN)
    parser.add_argument("--bots", metavar="A,B", default="random", help=say("help-bots", bots=names))
    parser.add_argument("--jobs", metavar="J", type=number(say, 1, 512), default=1, help=say("help-jobs"))
    parser.add_argument("--json", action="store_true", help=say("help-json-lines"))


def run(args: Namespace, say: Say) -> int:
    """Play the games and print them."""
    game = game_of(args.game, say)
    bots = read_bots(args.bots, say)
    players = check_players(game, _players(args, bots, default_players(game), game.seats))
    options = check_options(game, players, read_options(args.options, game, say))
    seed = check_seed(args.seed) if args.seed is not None else 0
    check_seed(seed + args.games - 1)
    jobs: list[Job] = [(game.key, players, options, bots, seed + at) for at in range(args.games)]
    done: list[Doc] = []
    with progress(len(jobs), say) as tick:
        for row in results(jobs, args.jobs):
            if args.json:
                print(json.dumps(row, ensure_ascii=False), flush=True)
            else:
                done.append(row)
            tick()
    if not args.json:
        print(say("sim-title", game=game_name(say.of(game)), games=len(done), first=str(seed)))
        print("\n".join(summary(done, bots_of(bots, players), say)))
    return 0


def _players(args: Namespace, bots: list[str], least: int, right: list[int]) -> int:
    if args.players is not None:
        return int(args.players)
    return len(bots) if len(bots) > 1 and len(bots) in right else least


def results(jobs: list[Job], processes: int) -> Iterator[Doc]:
    """Yield the games in the order of their seeds, whoever finishes first."""
    if processes == 1 or len(jobs) == 1:
        yield from (play_game(*job) for job in jobs)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(processes, len(jobs)), context)
    try:
        yield from pool.map(play_job, jobs, chunksize=max(1, min(16, len(jobs) // (4 * processes))))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class Tick:
    """Counts one finished game."""

    def __init__(self, bar: Progress | None, total: int, text: str) -> None:
        self.bar = bar
        self.task = bar.add_task(text, total=total) if bar is not None else None

    def __call__(self) -> None:
        """Move the bar on."""
        if self.bar is not None and self.task is not None:
            self.bar.advance(self.task)


@contextmanager
def progress(total: int, say: Say) -> Iterator[Tick]:
    """Show a bar on standard error when somebody looks there."""
    if not sys.stderr.isatty() or total == 1:
        yield Tick(None, total, "")
        return
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Console(stderr=True), transient=True) as bar:
        yield Tick(bar, total, say("sim-progress"))


def summary(games: list[Doc], bots: list[str], say: Say) -> list[str]:
    """Return wins, scores and ranks of each seat, then the pace."""
    count = len(games)
    heads = ("seat", "bot", "wins", "share", "mean", "least", "most", "rank")
    rows: list[list[str]] = [[say(f"sim-{head}") for head in heads]]
    for seat, bot in enumerate(bots):
        scores = [row["scores"][seat] for row in games]
        wins = sum(1 / len(row["winners"]) for row in games if seat in row["winners"])
        rank = sum(row["ranks"][seat] for row in games) / count
        cells = [str(seat + 1), bot, f"{wins:.1f}", f"{100 * wins / count:.1f}%", f"{sum(scores) / count:.1f}"]
        rows.append([*cells, str(min(scores)), str(max(scores)), f"{rank:.2f}"])
    for name in dict.fromkeys(each["name"] for row in games for each in row["automata"]):
        points = [each["points"] for row in games for each in row["automata"] if each["name"] == name]
        if None not in points:
            mean = f"{sum(points) / len(points):.1f}"
            rows.append(["", name, "", "", mean, str(min(points)), str(max(points)), ""])
    seconds = sum(row["seconds"] for row in games)
    moves = sum(row["decisions"] for row in games)
    pace = say(
        "sim-pace",
        moves=f"{moves / count:.1f}",
        seconds=f"{seconds:.2f}",
        pace=f"{moves / seconds if seconds else 0:.0f}",
    )
    return [*columns(rows, "><>>>>>>"), pace]
