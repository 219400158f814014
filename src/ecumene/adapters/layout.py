"""Which number of an observation tells what, and which action does what.

`python -m ecumene.adapters.layout GAME PLAYERS` prints what each number of an observation means, and
`python -m ecumene.adapters.layout GAME PLAYERS actions` what each action does.
"""

from __future__ import annotations

import sys

from ecumene.adapters.actions import Actions
from ecumene.adapters.encode import Encoder
from ecumene.table.setup_choices import check_players, find_game


def main(key: str, players: str, which: str = "observations") -> None:
    """Print a layout."""
    game = find_game(key)
    count = check_players(game, int(players))
    made = Actions(game, count) if which == "actions" else Encoder(game, count)
    print(f"{key}, {count} players, {which}, version {made.version}")
    for number, name in enumerate(made.names):
        print(f"{number}\t{name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
