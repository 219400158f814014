"""`ecumene play`: a table in the terminal, full screen or in lines."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

import ecumene
from ecumene.cli.arguments import HUMAN, add_game, add_table, default_players, game_of, read_bots, read_options
from ecumene.cli.complaint import complaint
from ecumene.cli.faults import EngineFault, rescue
from ecumene.cli.files import holds_something, keep_aside, read_last_good, same_file
from ecumene.cli.parser import Parser, Usage
from ecumene.cli.session import Session, sitting
from ecumene.cli.words import Say
from ecumene.kernel.game import Game
from ecumene.players import KNOWN, NAMES

OPPONENT = "planner"


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    add_game(parser, say)
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--seats", metavar="A,B", help=say("help-seats", bots=", ".join(KNOWN)))
    add_table(parser, say)
    parser.add_argument("--names", metavar="A,B", default="", help=say("help-names"))
    parser.add_argument("--save", metavar="FILE", type=Path, help=say("help-save"))
    parser.add_argument("--resume", metavar="FILE", type=Path, help=say("help-resume"))


def run(args: Namespace, say: Say) -> int:
    """Sit down and play."""
    session = resumed(args, say) if args.resume is not None else begun(args, say)
    if session.save_to is not None:
        session.save(session.save_to)  # a file that cannot be written is better known now
    try:
        return play(session, args.plain)
    except BrokenPipeError:
        raise
    except Exception as fault:
        if lost := rescue(session):
            print(f"ecumene: {lost}", file=sys.stderr)
        raise fault.fault if isinstance(fault, EngineFault) else fault from None


def play(session: Session, plain: bool) -> int:
    """Play in lines, or on the full screen where there is one."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        from ecumene.cli.plain import Client

        return Client(session, sys.stdin, sys.stdout).run()
    from ecumene.cli.screen import TableApp

    app = TableApp(session)
    status = app.run()
    if app.fault is not None:
        raise app.fault
    return status or 0


def begun(args: Namespace, say: Say) -> Session:
    """Lay out a new game."""
    game = game_of(args.game, say)
    seats = seats_of(args, game, say)
    table = ecumene.new(game.key, len(seats), args.seed, read_options(args.options, game, say))
    if args.save is not None and holds_something(args.save):
        raise Usage(say("error-save-there", file=str(args.save)))
    table.name_seats(names_of(args, len(seats), say))
    return Session(table, seats, say, args.save)


def resumed(args: Namespace, say: Say) -> Session:
    """Go on with a saved game, in the same file unless --save names another."""
    table, lost = read_last_good(args.resume)
    if args.game is not None and game_of(args.game, say).key != table.game:
        raise Usage(say("error-other-game", file=str(args.resume), game=table.game))
    for name in ("players", "seed"):
        if getattr(args, name) is not None:
            raise Usage(say("error-resume-fixed", name=f"--{name}"))
    if args.options:
        raise Usage(say("error-resume-fixed", name="--options"))
    seats = read_bots(args.seats, say, human=True) if args.seats else sitting(table)
    unknown = [kind for kind in seats if kind not in (HUMAN, *NAMES)]
    if unknown and not args.seats:  # a file may name any code, but only a person says what is run
        raise Usage(say("error-own-bot", file=str(args.resume), bot=unknown[0], seats=",".join(seats)))
    if len(seats) != table.players:
        raise Usage(say("error-seats-count", seats=len(seats), players=table.players))
    given = names_of(args, table.players, say)
    if any(given):
        table.name_seats(given)
    target = args.save or args.resume
    if args.save is not None and not same_file(args.save, args.resume) and holds_something(args.save):
        raise Usage(say("error-save-there", file=str(args.save)))
    session = Session(table, seats, say, target)
    if lost is not None:
        kept = keep_aside(args.resume) if same_file(target, args.resume) else args.resume
        cause = complaint(lost, say)
        print(
            f"ecumene: {say('resumed-damaged', cause=cause, number=table.number, kept=str(kept))}", file=sys.stderr
        )
    return session


def seats_of(args: Namespace, game: Game, say: Say) -> list[str]:
    """Return who sits where: you against one planner unless something else was asked for."""
    if args.seats:
        seats = read_bots(args.seats, say, human=True)
        if args.players is not None and args.players != len(seats):
            raise Usage(say("error-seats-count", seats=len(seats), players=args.players))
        return seats
    players = args.players if args.players is not None else default_players(game)
    return [HUMAN] + [OPPONENT] * (players - 1)


def names_of(args: Namespace, players: int, say: Say) -> list[str]:
    """Return the names that were given."""
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    if len(names) > players:
        raise Usage(say("error-names", names=len(names), players=players))
    return names + [""] * (players - len(names))
