"""`ecumene bench`: how fast this machine plays."""

from __future__ import annotations

import json
from argparse import Namespace

from ecumene.cli.arguments import add_game, default_players, game_of, number, read_options, seconds
from ecumene.cli.columns import columns
from ecumene.cli.parser import Parser
from ecumene.cli.words import Say
from ecumene.table.setup_choices import check_options, check_players

KEYS = ("decisions_per_s", "copies_per_s", "views_per_s", "games_per_s", "compiled")


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    add_game(parser, say)
    parser.add_argument("--players", metavar="N", type=number(say, 1, 99), help=say("help-players"))
    parser.add_argument("--options", metavar="A,B=C", default="", help=say("help-game-options"))
    parser.add_argument(
        "--seconds", metavar="T", type=seconds(say, 0.1, 3600), default=5.0, help=say("help-seconds")
    )
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace, say: Say) -> int:
    """Measure and print."""
    game = game_of(args.game, say)
    players = check_players(game, default_players(game) if args.players is None else args.players)
    options = check_options(game, players, read_options(args.options, game, say))
    from ecumene.arena.bench import measure

    found = measure(game, players, options, args.seconds)
    if args.json:
        print(json.dumps(found))
        return 0
    rows = [(say(f"bench-{key.replace('_', '-')}"), _shown(found[key], say)) for key in KEYS]
    print("\n".join(columns(rows, "<>")))
    return 0


def _shown(value: object, say: Say) -> str:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    if isinstance(value, int | float):
        return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"
    return str(value)
