"""A server as people run it, with the toy game on its shelf: the stand-in board is played by hand too."""

from __future__ import annotations

import sys

from ecumene.cli.main import main
from ecumene.games import SHELF

if __name__ == "__main__":
    SHELF["toy"] = "tests.toy"
    sys.exit(main(sys.argv[1:]))
