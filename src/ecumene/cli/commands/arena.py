"""`ecumene arena match|ladder|report|train`: which bot is better, by how much, and how it becomes so."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from ecumene.cli import training
from ecumene.cli.arguments import add_game, default_players, game_of, number, read_bots, read_options
from ecumene.cli.columns import columns
from ecumene.cli.commands.sim import progress
from ecumene.cli.parser import Parser, Usage
from ecumene.cli.words import Say
from ecumene.kernel.game import Doc, Game
from ecumene.players import KNOWN
from ecumene.table.setup_choices import check_options, check_players, check_seed

PARTS = ("match", "ladder", "report", "train")
HEADS = ("arena-bot", "arena-rating", "arena-wins", "arena-mean", "arena-slowest")
RUN_SUFFIX = ".jsonl"


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    parts = parser.add_commands("part", "|".join(PARTS))
    for name in PARTS:
        about = say(f"arena-{name}-about")
        part = parts.add_parser(
            name, help=say(f"arena-{name}-short"), description=about, epilog=say.examples("arena")
        )
        if name == "report":
            part.add_argument("run", metavar=f"RUN{RUN_SUFFIX}", type=Path, help=say("help-run"))
        else:
            _add_run(part, name, say)
        if name != "train":
            part.add_argument("--html", metavar="FILE", type=Path, help=say("help-html"))
            part.add_argument("--json", action="store_true", help=say("help-json"))


def _add_run(part: Parser, name: str, say: Say) -> None:
    add_game(part, say)
    if name != "train":
        part.add_argument("bots", metavar="A,B", help=say("help-entrants", bots=", ".join(KNOWN)))
        part.add_argument("--ray", action="store_true", help=say("help-ray"))
    else:
        training.add(part, say)
    games = 200 if name == "train" else 100
    part.add_argument("--players", metavar="N", type=number(say, 1, 99), help=say("help-players"))
    part.add_argument("--options", metavar="A,B=C", default="", help=say("help-game-options"))
    part.add_argument("--seed", metavar="S", type=number(say, 0), default=0, help=say("help-seed"))
    part.add_argument(
        "--games", metavar="K", type=number(say, 1, 10**9), default=games, help=say("help-arena-games")
    )
    part.add_argument("--jobs", metavar="J", type=number(say, 1, 512), default=1, help=say("help-jobs"))
    part.add_argument("--out", metavar=f"RUN{RUN_SUFFIX}", type=Path, required=True, help=say("help-out"))


def run(args: Namespace, say: Say) -> int:
    """Play a run, or show one, or learn."""
    if args.part == "report":
        from ecumene.arena.report import report
        from ecumene.arena.rerun import command
        from ecumene.arena.run import read

        head, rows, _ = read(args.run)
        again = command(head, max(rows, default=-1) + 1, args.run.name)
        return show(report(head, [rows[id] for id in sorted(rows)], again), args, say)
    game = game_of(args.game, say)
    players = check_players(game, default_players(game) if args.players is None else args.players)
    check_seed(args.seed)
    try:
        return (training.train if args.part == "train" else compete)(args, game, players, say)
    except KeyboardInterrupt:
        print(f"ecumene: {say('arena-stopped')}", file=sys.stderr)
        raise


def compete(args: Namespace, game: Game, players: int, say: Say) -> int:
    """Play a match or a ladder, or what is missing of it, and show it."""
    from ecumene.arena.game import Entrant
    from ecumene.arena.report import report
    from ecumene.arena.rerun import command
    from ecumene.arena.run import Run, header
    from ecumene.arena.schedule import field

    names = read_bots(args.bots, say)
    right = len(names) in (1, 2) if args.part == "match" else len(names) > 1
    if not right or len(set(names)) != len(names):
        raise Usage(say("error-entrants", part=args.part))
    options = check_options(game, players, read_options(args.options, game, say))
    plan = field([Entrant(name, name) for name in names], players)
    head = header(game.key, players, options, args.seed, plan)
    ready(args.html)  # what is missing for the report is told before the games, not after them
    played = Run(args.out, head)
    if args.games % len(plan):
        print(say("arena-uneven", round=len(plan), games=args.games), file=sys.stderr)
    missing = len(played.missing(args.games))
    with progress(missing, say) as tick:
        for _ in played.go(args.games, args.jobs, args.ray):
            tick()
    rows = [row for row in played.ordered() if row.id < args.games]
    return show(report(head, rows, command(head, args.games, args.out.name)), args, say)


def ready(html: Path | None) -> None:
    """Find out before the games whether their page can be written after them; nothing of the trial is left."""
    if html is not None:
        html.parent.mkdir(parents=True, exist_ok=True)
        there = html.exists()
        html.open("ab").close()
        if not there:
            html.unlink()


def show(doc: Doc, args: Namespace, say: Say) -> int:
    """Print a report, and write its page if one is asked for."""
    if args.html:
        from ecumene.arena.html_report import page

        ready(args.html)
        args.html.write_text(page(doc, say.lang), encoding="utf-8")
    if args.json:
        print(json.dumps(doc))
        return 0
    heads = [say(head) for head in HEADS]
    rows = [
        [row["name"], f"{row['ordinal']:.1f}", _share(row), f"{row['mean']:.1f}", f"{row['slowest']:.3f}"]
        for row in doc["ladder"]
    ]
    print("\n".join(columns([heads, *rows], "<>>>>")))
    for line in _pairs(doc, say):
        print(line)
    return 0


def _pairs(doc: Doc, say: Say) -> Iterator[str]:
    for row in doc["pairs"]:
        yield say("arena-pair", one=row["one"], other=row["other"], share=_share(row), games=row["games"])


def _share(row: Doc) -> str:
    return f"{100 * row['rate']:.1f}% [{100 * row['low']:.1f}, {100 * row['high']:.1f}]"
