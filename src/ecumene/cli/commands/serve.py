"""`ecumene serve`: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from argparse import Namespace
from dataclasses import replace

from ecumene.cli.arguments import number
from ecumene.cli.parser import Parser
from ecumene.cli.words import Say

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")
PORT = 8000


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=say("help-host"))
    parser.add_argument("--port", metavar="P", type=number(say, 0, 65535), default=None, help=say("help-port"))
    parser.add_argument("--database", metavar="URL", default="", help=say("help-database"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run(args: Namespace, say: Say) -> int:
    """Serve until somebody presses Ctrl-C."""
    from ecumene.server.run import address, listen, listen_near, serve
    from ecumene.server.settings import from_environment

    settings = from_environment(**({"database": args.database} if args.database else {}))
    if args.host in LOOPBACK and not settings.hosts and not settings.origins:
        settings = replace(settings, hosts=LOOPBACK)  # no page of another name speaks to this machine
    socket = listen_near(args.host, PORT) if args.port is None else listen(args.host, args.port)
    url = address(args.host, socket)

    def opened() -> None:
        print(say("serve-address", url=url), flush=True)
        if not args.no_browser:
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    serve(settings, socket, opened)
    return 0
