"""What a move costs, by kind, each part with its source."""

from __future__ import annotations

from ecumene.games.historia.actions.conditions import ADVANCED_PART, SIMPLE_PART, part_cubes, part_vp
from ecumene.games.historia.card_data import ACTION_COUNT, ACTIVATION, ACTIVATION_DETAIL, ADVISER_CUBES
from ecumene.games.historia.effects.effects import DESTROYING_WONDERS, PAYING_CUBES, PAYING_VP
from ecumene.games.historia.pieces import leaving_costs
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.command import SOURCES
from ecumene.games.historia.verbs import ACTIVATE, ADVANCED, COMMAND, PLACE_CUBE, SIMPLE, WITHDRAW
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Sum


def move_price(s: GameState, seat: int, a: Action) -> dict[str, Sum]:
    """Return what a move costs: cubes that are used or placed, points, a wonder."""
    verb, subject, amount = a
    if verb in (SIMPLE, ADVANCED):
        if subject >= ACTION_COUNT:
            return priced(subject, ADVISER_CUBES[subject], 0)
        part = SIMPLE_PART if verb == SIMPLE else ADVANCED_PART
        return priced(subject, part_cubes(subject, part), part_vp(subject, part))
    if verb == ACTIVATE:
        how, detail = ACTIVATION[subject], ACTIVATION_DETAIL[subject]
        if how == DESTROYING_WONDERS and amount >= 0:
            return {"wonders": Sum([(amount, 1)])}
        return priced(subject, detail if how == PAYING_CUBES else 0, detail if how == PAYING_VP else 0)
    if verb == COMMAND:
        return {SOURCES[amount]: Sum([(subject, 1)])}
    if verb == WITHDRAW:
        return priced(s.tokens[subject], 0, leaving_costs(s, seat, subject))
    return priced(-1, 1, 0) if verb == PLACE_CUBE else {}


def priced(source: int, cubes: int, vp: int) -> dict[str, Sum]:
    """Return a price in ready cubes and points."""
    found: dict[str, Sum] = {}
    if cubes:
        found["ready"] = Sum([(source, cubes)])
    if vp:
        found["vp"] = Sum([(source, vp)])
    return found
