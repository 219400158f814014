"""Wonders: when one can be activated, and what for (Components: wonder cards)."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.actions.carry_out import Effects
from ecumene.games.historia.actions.conditions import CARD
from ecumene.games.historia.card_data import ACTIVATION, ACTIVATION_DETAIL
from ecumene.games.historia.components.parties import leads
from ecumene.games.historia.effects.effects import DESTROYING_WONDERS, MOST, ON_ACTION, PAYING_CUBES, PAYING_VP
from ecumene.games.historia.pieces import destroy_wonder, gain_vp, use_cubes
from ecumene.games.historia.state import GameState
from ecumene.games.historia.verbs import ACTIVATE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NO_VICTIM: Final = -1
NOT_OWN: Final = reason("his.wonder.own")
USED: Final = reason("his.wonder.turned")
JUST_BUILT: Final = reason("his.wonder.next-action")
NOT_ON_ACTION: Final = reason("his.wonder.on-action")
NOT_MOST: Final = reason("his.wonder.most")
CUBES_MISSING: Final = reason("his.wonder.pay-cubes")
VP_MISSING: Final = reason("his.wonder.pay-vp")
NO_OTHER_WONDER: Final = reason("his.wonder.destroy")
NOT_ITSELF: Final = reason("his.wonder.not-itself")
DESTROYS_NONE: Final = reason("his.wonder.no-victim")


def wonder_obstacle(s: GameState, seat: int, wonder: int, coming: list[int], last: int) -> int:
    """Return why a wonder cannot be activated now, ALLOWED if it can.

    It is used with an action that may come next or with the last one; one that was just built, only with the next.
    """
    player = s.players[seat]
    if wonder not in player.wonders:
        return NOT_OWN
    if wonder in player.turned:
        return USED
    fresh = wonder in player.fresh
    if fresh and not coming:
        return JUST_BUILT
    how, detail = ACTIVATION[wonder], ACTIVATION_DETAIL[wonder]
    if how == ON_ACTION:
        if detail in coming:
            return ALLOWED
        if detail != last:
            return NOT_ON_ACTION
        return JUST_BUILT if fresh else ALLOWED
    if how == MOST:
        return ALLOWED if leads(s, seat, detail) else NOT_MOST
    if how == PAYING_CUBES:
        return ALLOWED if player.ready >= detail else CUBES_MISSING
    if how == PAYING_VP:
        return ALLOWED if player.vp >= detail else VP_MISSING
    return ALLOWED if len(player.wonders) > detail else NO_OTHER_WONDER


def victim_obstacle(s: GameState, seat: int, wonder: int, victim: int) -> int:
    """Return why a wonder cannot be activated by destroying this one, or none (-1); ALLOWED if it can."""
    if ACTIVATION[wonder] != DESTROYING_WONDERS:
        return ALLOWED if victim == NO_VICTIM else DESTROYS_NONE
    if victim == wonder:
        return NOT_ITSELF
    return ALLOWED if victim in s.players[seat].wonders else NO_OTHER_WONDER


def activations(s: GameState, seat: int, wonder: int) -> list[Action]:
    """Return the ways to activate a wonder: without a victim, or with each of them."""
    victims = [NO_VICTIM, *sorted(s.players[seat].wonders)]
    return [(ACTIVATE, wonder, one) for one in victims if victim_obstacle(s, seat, wonder, one) == ALLOWED]


def activate(s: GameState, seat: int, wonder: int, victim: int, luck: Luck) -> None:
    """Turn a wonder, pay for it, and let it take effect."""
    how, detail = ACTIVATION[wonder], ACTIVATION_DETAIL[wonder]
    player = s.players[seat]
    player.turned.append(wonder)
    player.turned.sort()
    luck.tell("activate", seat, wonder)
    if how == PAYING_CUBES:
        use_cubes(s, seat, detail, luck, wonder)
    elif how == PAYING_VP:
        gain_vp(s, seat, -detail, luck, wonder)
    elif how == DESTROYING_WONDERS:
        destroy_wonder(s, seat, victim, luck, wonder)
    s.stack.append(Effects(seat, wonder, CARD, 0, -1, -1))


def activation_details(s: GameState, seat: int, wonder: int, why: int) -> tuple[int, int, int]:
    """Return what makes it concrete why a wonder cannot be activated: its action, or the numbers of its price."""
    detail = ACTIVATION_DETAIL[wonder]
    if why == NOT_ON_ACTION:
        return detail, -1, -1
    if why == CUBES_MISSING:
        return wonder, detail, s.players[seat].ready
    if why == VP_MISSING:
        return wonder, detail, s.players[seat].vp
    return wonder, -1, -1
