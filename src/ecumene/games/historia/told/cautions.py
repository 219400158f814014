"""Why a card that is chosen in secret would be played in vain as things stand, or a war not be won."""

from __future__ import annotations

from ecumene.games.historia.actions.carry_out import WarTarget
from ecumene.games.historia.actions.conditions import action_of
from ecumene.games.historia.card_data import WAR
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.chances import WON, chosen, how_it_ends, revealed, ways_to_resolve
from ecumene.games.historia.told.runs import to_question
from ecumene.games.historia.verbs import SIMPLE, SKIP
from ecumene.kernel.frame import Action
from ecumene.kernel.teller import Told


def card_cautions(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return why a card would be played in vain if it were resolved now, or a war lost."""
    if not chosen(s, a):
        return []
    world = revealed(s, seat, a[1])
    way = ways_to_resolve(world, seat, a[1])[0]
    if way[0] != SKIP:
        ends = wars(world, seat, way) if action_of(a[1]) == WAR else []
        return [("warning-his-war-winner", {})] if ends and WON not in ends else []
    why = world.stack[-1].refuse(world, seat, (SIMPLE, a[1], 0))
    return [("warning-" + why.rule.replace(".", "-"), {"need": why.need, "have": why.have})]


def wars(s: GameState, seat: int, way: Action) -> list[str]:
    """Return how a card that makes war could end: against each of the enemies there are."""
    ahead = to_question(s, seat, way)
    question = ahead.state.stack[-1] if ahead.state.stack else None
    if isinstance(question, WarTarget):
        enemies = question.options(ahead.state)
        return [how_it_ends(to_question(ahead.state, seat, enemy), seat) for enemy in enemies]
    return [how_it_ends(ahead, seat)] if any(event.kind == "war" for event in ahead.events) else []
