"""`ecumene backup`: a copy of everything that a server keeps, while it runs or not."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ecumene.cli.parser import Parser
from ecumene.cli.words import Say


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help=say("help-backup-file"))
    parser.add_argument("--database", metavar="URL", default="", help=say("help-database"))


def run(args: Namespace, say: Say) -> int:
    """Copy, and say so."""
    from ecumene.server.db.backup import backup
    from ecumene.server.settings import from_environment

    settings = from_environment(**({"database": args.database} if args.database else {}))
    backup(settings.database_url, args.file)
    print(say("backup-done", file=str(args.file), database=settings.database_shown))
    return 0
