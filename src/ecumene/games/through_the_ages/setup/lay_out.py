"""Setting up the game (p. 2)."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.card_data import (
    CURRENT_EVENTS,
    FIRST_ACTIONS,
    GOVERNMENT,
    KINDS,
    ROW,
    START,
    STORES,
    TYPE,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.player import DIRTY, NO_POWERS, Player
from ecumene.games.through_the_ages.rounds.ages import civil_deck, military_deck
from ecumene.games.through_the_ages.rounds.turn import Rounds
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck

STARTING: Final[list[int]] = [thing(slug) for slug in START["technologies"]]
STARTING_GOVERNMENT: Final[int] = next(card for card in STARTING if TYPE[card] == GOVERNMENT)


def new_player() -> Player:
    """Return a civilization with its six starting technologies."""
    workers = [-1] * WORKER_CARDS
    for card in STARTING:
        if card < WORKER_CARDS:
            workers[card] = 0
    for slug, count in START["workers"].items():
        workers[thing(slug)] = count
    return Player(
        START["culture"], START["science"], START["yellow_bank"], START["blue_bank"], START["unused_workers"],
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, STARTING_GOVERNMENT, -1, -1, 0, -1, -1, 0, -1, -1, -1, -1, 0, 0, 0,
        workers, [0] * STORES, [-1] * len(KINDS), [], [], [], [], [], [], NO_POWERS, [], DIRTY,
    )  # fmt: skip


def lay_out(players: int, options: dict[str, Any], luck: Luck) -> GameState:
    """Lay out the table; whoever begins is drawn by lot."""
    peaceful, first_game = bool(options.get("peaceful")), bool(options.get("first_game"))
    s = GameState(
        [Rounds(0)], False, [new_player() for _ in range(players)], 1, 0, 0, 0, 0, [-1] * ROW,
        civil_deck(0, players), [], [], military_deck(0, players, peaceful, first_game), [],
        [[] for _ in range(players)], [players, 0, 0, 0], [], [], [], [], -1, -1, [], [], peaceful, first_game,
    )  # fmt: skip
    s.row = [luck.take(s.civil_deck) for _ in range(ROW)]
    # Which events lie there nobody knows; the ones left over stay in the box, unseen.
    s.events = sorted(luck.take(s.military_gone) for _ in range(CURRENT_EVENTS[players]))
    s.events_by = [-1] * len(s.events)
    s.first = luck.number(players)
    s.current = s.first
    for step in range(players):
        seat = (s.first + step) % players
        refresh(s, seat)
        s.players[seat].ca = FIRST_ACTIONS[step]
        s.players[seat].ma = 0
    return s
