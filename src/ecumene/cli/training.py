"""`ecumene arena train`: weights by self-play. A number that only the other method uses is refused."""

from __future__ import annotations

import sys
from argparse import Namespace

from ecumene.cli.arguments import number, read_options
from ecumene.cli.columns import columns
from ecumene.cli.commands.sim import progress
from ecumene.cli.parser import Parser, Usage
from ecumene.cli.words import Say
from ecumene.kernel.game import Game
from ecumene.table.setup_choices import check_options

METHODS = ("fit", "search")  # of arena/training_game.py, which is slow to load
NUMBERS = [  # least, most, as a rule, and the method that it belongs to
    ("width", 0, 100, 4, ""),
    ("noise", 0, 100, 2, "fit"),
    ("ridge", 0, 1000, 5, "fit"),
    ("spread", 1, 100, 30, "search"),  # weights that nobody shakes would still be moved, by luck alone
    ("stride", 1, 1000, 50, "search"),
    ("share", 0, 100, 100, ""),
]


def add(part: Parser, say: Say) -> None:
    """Add the arguments of a training alone."""
    part.add_argument(
        "--generations", metavar="G", type=number(say, 1, 1000), default=6, help=say("help-generations")
    )
    part.add_argument(
        "--method", metavar="|".join(METHODS), choices=METHODS, default=METHODS[0], help=say("help-method")
    )
    for flag, least, most, _, _ in NUMBERS:
        kind = number(say, least, most)
        part.add_argument(f"--{flag}", metavar="X", type=kind, help=say(f"help-train-{flag}"))
    part.add_argument("--keep", action="store_true", help=say("help-keep"))


def numbers(args: Namespace, say: Say) -> dict[str, int]:
    """Return the numbers that were given, the usual ones for all others."""
    found: dict[str, int] = {}
    for flag, _, _, usual, method in NUMBERS:
        given: int | None = getattr(args, flag)
        if given is not None and method not in ("", args.method):
            raise Usage(say("error-method", name=f"--{flag}", method=method))
        found[flag] = usual if given is None else given
    return found


def train(args: Namespace, game: Game, players: int, say: Say) -> int:
    """Learn weights; with --keep they go where the bots find them."""
    from ecumene.arena.train import learn
    from ecumene.arena.training_game import Plan, too_few
    from ecumene.arena.weights import part_way, store

    chosen = numbers(args, say)
    mixed = [check_options(game, players, read_options(word, game, say)) for word in args.options.split("+")]
    plan = Plan(
        game.key,
        players,
        mixed,
        args.seed,
        args.games,
        width=max(1, chosen["width"]),
        noise=float(chosen["noise"]),
        ridge=chosen["ridge"] / 100,
        method=args.method,
        spread=chosen["spread"] / 100,
        stride=chosen["stride"] / 100,
    )
    if weights_to_find := too_few(plan):
        print(say("arena-few", games=args.games, weights=weights_to_find), file=sys.stderr)
    with progress(args.games * args.generations, say) as tick:
        before, learned = learn(args.out, plan, args.generations, args.jobs, tick)
    weights = part_way(before, learned, chosen["share"] / 100)
    print("\n".join(columns([(name, f"{value:.4f}") for name, value in weights.items()], "<>")))
    if args.keep:
        print(say("arena-kept", file=str(store(game.key, players, weights))))
    return 0
