"""What a move brings, told before it is played: it is carried out on a copy, up to the next choice."""

from __future__ import annotations

from ecumene.games.historia.card_data import MILITARY_AT, TECHNOLOGY_AT
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.prices import move_price
from ecumene.games.historia.told.runs import to_question
from ecumene.games.historia.verbs import (
    ACTIVATE,
    ADVANCED,
    ATTACK,
    BUILD,
    COMMAND,
    DONE,
    PLACE_CUBE,
    SIMPLE,
    SKIP,
    TRADE_WITH,
    WITHDRAW,
)
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Gain

TELLING = (SIMPLE, ADVANCED, SKIP, ACTIVATE, COMMAND, BUILD, PLACE_CUBE, WITHDRAW, TRADE_WITH, ATTACK, DONE)
OF_A_CARD = (SIMPLE, ADVANCED, SKIP, ACTIVATE, COMMAND, BUILD)


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return points, ready cubes, levels and wonders that a move brings, up to the next choice."""
    verb, subject, _ = a
    if verb not in TELLING or (verb in (DONE, SKIP) and subject < 0):
        return []
    source = subject if verb in OF_A_CARD else -1
    was, now = s.players[seat], to_question(s, seat, a).state.players[seat]
    price = move_price(s, seat, a)
    rows: list[Gain] = []
    for level in range(was.technology + 1, now.technology + 1):
        rows.append(("power", 1, TECHNOLOGY_AT[level]))
    for level in range(was.military + 1, now.military + 1):
        rows.append(("power", 1, MILITARY_AT[level]))
    for wonder in now.wonders:
        if wonder not in was.wonders:
            rows.append(("power", 1, wonder))
    for kind, change in (("vp", now.vp - was.vp), ("ready", now.ready - was.ready)):
        brought = change + (price[kind].total() if kind in price else 0)
        if brought:
            rows.append((kind, brought, source))
    return rows
