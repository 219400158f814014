"""Wonders: when one can be activated, and what for (Components: wonder cards)."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.actions import CARD
from ecumene.games.historia.card_data import ACTIVATION, ACTIVATION_DETAIL
from ecumene.games.historia.deed import Effects
from ecumene.games.historia.effects import DESTROYING_WONDERS, MOST, ON_ACTION, PAYING_CUBES, PAYING_VP
from ecumene.games.historia.gains import destroy_wonder, gain_vp, use_cubes
from ecumene.games.historia.parties import leads
from ecumene.games.historia.state import Board
from ecumene.games.historia.verbs import ACTIVATE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

NO_VICTIM: Final = -1


def condition_met(s: Board, seat: int, wonder: int, actions: list[int]) -> bool:
    """Return whether the condition of a wonder is met while one of these actions is played."""
    player = s.players[seat]
    how, detail = ACTIVATION[wonder], ACTIVATION_DETAIL[wonder]
    if how == ON_ACTION:
        return detail in actions
    if how == MOST:
        return leads(s, seat, detail)
    if how == PAYING_CUBES:
        return player.ready >= detail
    if how == PAYING_VP:
        return player.vp >= detail
    return len(player.wonders) > detail


def activations(s: Board, seat: int, wonder: int) -> list[Action]:
    """Return the ways to activate a wonder whose condition is met: without a victim, or with each of them."""
    if ACTIVATION[wonder] != DESTROYING_WONDERS:
        return [(ACTIVATE, wonder, NO_VICTIM)]
    return [(ACTIVATE, wonder, victim) for victim in sorted(s.players[seat].wonders) if victim != wonder]


def activate(s: Board, seat: int, wonder: int, victim: int, luck: Luck) -> None:
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


def refuse_activation(s: Board, seat: int, wonder: int, victim: int, actions: list[int]) -> Refusal:
    """Say why a wonder cannot be activated, or not with this victim."""
    player = s.players[seat]
    if wonder not in player.wonders:
        return Refusal("his.wonder.own", wonder)
    if wonder in player.turned:
        return Refusal("his.wonder.turned", wonder)
    how, detail = ACTIVATION[wonder], ACTIVATION_DETAIL[wonder]
    if not condition_met(s, seat, wonder, actions):
        if how == ON_ACTION:
            return Refusal("his.wonder.on-action", detail)
        if how == MOST:
            return Refusal("his.wonder.most", wonder)
        if how == PAYING_CUBES:
            return Refusal("his.wonder.pay-cubes", wonder, detail, player.ready)
        if how == PAYING_VP:
            return Refusal("his.wonder.pay-vp", wonder, detail, player.vp)
        return Refusal("his.wonder.destroy", wonder)
    if how != DESTROYING_WONDERS:
        return Refusal("his.wonder.no-victim" if victim >= 0 else "his.wonder.next-action", wonder)
    if victim == wonder:
        return Refusal("his.wonder.not-itself", wonder)
    if victim < 0 or victim not in player.wonders:
        return Refusal("his.wonder.destroy", wonder)
    return Refusal("his.wonder.next-action", wonder)
