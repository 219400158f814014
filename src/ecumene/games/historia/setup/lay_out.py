"""Laying out the game: what is dealt before anybody chooses (Set-up)."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.historia.card_data import (
    CIVBOT_LEVEL_NAMES,
    CIVBOT_LEVELS,
    CIVBOTS,
    CIVILIZATIONS,
    COLOR,
    CUBES,
    EVENTS,
    GOALS,
    SOLO,
    START,
    START_HAND,
    TOKENS,
    WONDERS,
)
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.player import Civbot, Player
from ecumene.games.historia.rounds.end_of_turn import new_wonders
from ecumene.games.historia.setup.phases import SetUp
from ecumene.games.historia.state import COMMAND_READY, NO_COMMAND, GameState
from ecumene.kernel.luck import Luck

ALONE_AGAINST: Final = ["chieftain"] * 5


def colors() -> list[str]:
    """Return the colours, in the order of the civilizations."""
    return list(dict.fromkeys(COLOR[civilization] for civilization in CIVILIZATIONS))


def civbot_levels(players: int, options: dict[str, Any]) -> list[str]:
    """Return the level of each civbot: as chosen; not chosen, alone five chieftains, else none."""
    given: list[str] = options.get("civbots", ALONE_AGAINST if players == 1 else [])
    return given


def lay_out(players: int, options: dict[str, Any], luck: Luck) -> GameState:
    """Lay out the board; what the players choose follows in `SetUp`."""
    levels = civbot_levels(players, options)
    expert = bool(options.get("expert_start"))
    chosen = bool(options.get("choose_civilizations"))
    command = bool(options.get("command"))
    order = [-1 - number for number in luck.shuffled([-1 - seat for seat in range(players)])]
    tokens = luck.shuffled(TOKENS)[:TERRITORY_COUNT]
    dealt = [] if chosen else [colors()[n] for n in _shuffled(len(colors()), luck)]
    s = GameState(
        [],
        False,
        [new_player(expert, command) for _ in range(players)],
        [new_civbot(level) for level in levels],
        order,
        list(range(len(levels))),
        0,
        0,
        False,
        tokens,
        [],
        [wonder for wonder in WONDERS if players > 1 or SOLO[wonder]],
        -1,
        -1,
        [],
        [],
        [],
        [],
        GOALS[:] if options.get("goals") else [],
        bool(options.get("events")),
        bool(options.get("goals")),
        command,
        bool(options.get("advanced")),
        expert,
        chosen,
        False,
    )
    for seat, color in enumerate(dealt[:players]):
        of_color = [one for one in CIVILIZATIONS if COLOR[one] == color]
        s.players[seat].civilization = of_color[0] if len(of_color) == 1 else -1
    if s.events:
        s.event_deck = EVENTS[:]
        s.next_event = luck.take(s.event_deck)
    new_wonders(s, 0, luck)
    s.stack.append(SetUp(0))
    return s


def _shuffled(count: int, luck: Luck) -> list[int]:
    return [-1 - number for number in luck.shuffled([-1 - number for number in range(count)])]


def new_player(expert: bool, command: bool) -> Player:
    """Return a player with the cubes and cards of the start; the civilization brings the advisers."""
    ready: int = START["ready_expert" if expert else "ready"]
    used: int = START["used_expert" if expert else "used"]
    return Player(
        -1,
        START["vp"],
        START["technology"],
        START["military"],
        ready,
        used,
        [0] * TERRITORY_COUNT,
        CUBES - ready - used,
        0,
        START_HAND[:],
        [],
        [],
        [],
        [],
        [],
        [],
        -1,
        [],
        [],
        [],
        [],
        COMMAND_READY if command else NO_COMMAND,
        -1,
        0,
        0,
        0,
    )


def new_civbot(level: str) -> Civbot:
    """Return a civbot with its cubes; one more lies on the card of levels."""
    return Civbot(
        -1,
        START["vp"],
        START["technology"],
        START["military"],
        CIVBOTS["cubes"],
        0,
        [0] * TERRITORY_COUNT,
        CIVBOT_LEVELS[CIVBOT_LEVEL_NAMES.index(level)],
    )
