"""What an action needs: a technology, cubes, points, and something to act upon."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ADVANCED,
    ADVANCED_CUBES,
    ADVANCED_LEVEL,
    ADVANCED_VP,
    ADVISER_CUBES,
    COUNT,
    EFFECTS,
    REVOLUTION,
    SETS_OFF,
    SIMPLE,
    SIMPLE_CUBES,
    SIMPLE_LEVEL,
    SIMPLE_VP,
)
from ecumene.games.historia.components.parties import partners, shared, victims
from ecumene.games.historia.effects.effects import (
    BUILD_WONDER,
    DO_ACTION,
    FIGHT,
    FROM_MAP_TOO,
    GAIN_LEVEL,
    GAIN_VP,
    GAIN_VP_PER_WONDERS,
    LOSE_LEVEL,
    PAY_CUBE,
    PLACE_CUBE,
    RECOVER_CUBE,
    TARGET_GAIN_VP,
    Effect,
)
from ecumene.games.historia.matrix.levels import can_rise
from ecumene.games.historia.player import Player
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.events import take_effect
from ecumene.kernel.luck import Blind, Unforeseen
from ecumene.kernel.refusal import ALLOWED, reason

SIMPLE_PART: Final = 0
ADVANCED_PART: Final = 1
IN_VAIN: Final = 2
NOTHING: Final = IN_VAIN  # it costs nothing
CARD: Final = 3  # what stands on an adviser or a wonder

# Reasons against an action, in the order in which they are asked for.
NO_SUCH_FORM: Final = reason("his.act.simple-only")
UNKNOWN_TECHNOLOGY: Final = reason("his.act.technology")
TOO_FEW_CUBES: Final = reason("his.act.cubes")
TOO_FEW_VP: Final = reason("his.exploit.vp")
NO_CELL: Final = reason("his.level.no-cell")
NO_PARTNER: Final = reason("his.trade.partner")
NO_WONDER: Final = reason("his.art.row")
NO_CUBE_BACK: Final = reason("his.exploit.cubes")
NO_CUBE_TO_PLACE: Final = reason("his.expansion.cube")
NO_VICTIM: Final = reason("his.raid.victim")
NO_ENEMY: Final = reason("his.war.territory")
NO_TOURISTS: Final = reason("his.tourism.wonders")
EVENT_UNPAID: Final = reason("his.event.unpaid")
EVENT_BEFORE: Final = reason("his.event.before")
BLIND: Final = Blind()


def action_played(card: int) -> int:
    """Return the action that a card plays, read from its effects."""
    if card < ACTION_COUNT:
        return card
    return next((effect.detail for effect in EFFECTS[card] if effect.kind == DO_ACTION), -1)


# Asked with every move, so looked up: the action of each card, what asks, and both parts of each action.
ACTION_PLAYED: Final[list[int]] = [action_played(card) for card in range(COUNT)]
ASKS: Final[list[bool]] = [any(effect.kind in (PAY_CUBE, LOSE_LEVEL) for effect in effects) for effects in EFFECTS]
FREE: Final[list[int]] = [0] * ACTION_COUNT
PART_LEVEL: Final[list[list[int]]] = [SIMPLE_LEVEL, ADVANCED_LEVEL]
PART_CUBES: Final[list[list[int]]] = [SIMPLE_CUBES, ADVANCED_CUBES, FREE]
PART_VP: Final[list[list[int]]] = [SIMPLE_VP, ADVANCED_VP, FREE]
PART_EFFECTS: Final[list[list[list[Effect]]]] = [SIMPLE, ADVANCED]


def action_of(card: int) -> int:
    """Return the action that a card plays: itself, what its adviser does, or -1 for none."""
    return ACTION_PLAYED[card]


def set_off(s: GameState, action: int) -> bool:
    """Return whether an action sets off the event of the turn; what must be paid never bars Revolution."""
    if s.event < 0 or action < 0 or not SETS_OFF[s.event][action]:
        return False
    return action != REVOLUTION or not asks(s.event)


def asks(event: int) -> bool:
    """Return whether an event asks for something without which the action has no effect."""
    return ASKS[event]


def after_event(s: GameState, seat: int, action: int) -> GameState | None:
    """Return the table on which an action would be carried out: the event of the turn has taken effect on a copy.

    None: what the event asks for cannot be given.
    """
    if s.event < 0 or not set_off(s, action):
        return s
    world = s.copy()
    try:
        return world if take_effect(world, seat, BLIND) else None
    except Unforeseen:  # an adviser is drawn: no action depends on which
        return world


def part_level(action: int, part: int) -> int:
    """Return the technology level that a part of an action needs."""
    return PART_LEVEL[part][action]


def part_cubes(action: int, part: int) -> int:
    """Return the cubes that a part of an action costs."""
    return PART_CUBES[part][action]


def part_vp(action: int, part: int) -> int:
    """Return the points that a part of an action costs."""
    return PART_VP[part][action]


def part_effects(action: int, part: int) -> list[Effect]:
    """Return what a part of an action does."""
    return PART_EFFECTS[part][action]


def part_obstacle(s: GameState, world: GameState | None, seat: int, action: int, part: int) -> int:
    """Return why an action cannot be played in a way: for itself, or for the event that leaves this world."""
    if world is None:
        return EVENT_UNPAID
    why = action_obstacle(world, seat, action, part, False)
    if why == ALLOWED or world is s:
        return why
    own = action_obstacle(s, seat, action, part, False)
    if own == ALLOWED:
        return EVENT_BEFORE
    return max(own, why)  # an event helps or harms: what is asked for later stands with it and without it


def action_obstacle(s: GameState, seat: int, action: int, part: int, ignoring: bool) -> int:
    """Return what stands in the way of a part of an action, ALLOWED if nothing does; the event has been."""
    player = s.players[seat]
    why = price_obstacle(player, action, part, ignoring, NOTHING)
    if why != ALLOWED:
        return why
    return effect_obstacle(s, seat, PART_EFFECTS[part][action], PART_CUBES[part][action])


def price_obstacle(player: Player, action: int, part: int, ignoring: bool, paid: int) -> int:
    """Return what a part of an action needs before it begins and does not have, ALLOWED if nothing is missing.

    What was paid for another part of it, or for NOTHING, is counted.
    """
    if not PART_EFFECTS[part][action]:
        return NO_SUCH_FORM
    if player.technology < PART_LEVEL[part][action] and not ignoring:
        return UNKNOWN_TECHNOLOGY
    cubes, vp = PART_CUBES[part][action], PART_VP[part][action]
    if player.ready < cubes and player.ready + PART_CUBES[paid][action] < cubes:
        return TOO_FEW_CUBES
    return TOO_FEW_VP if vp and player.vp + PART_VP[paid][action] < vp else ALLOWED


def adviser_obstacle(s: GameState, seat: int, adviser: int) -> int:
    """Return why an adviser comes to nothing, ALLOWED if not; no cube is used for levels that are barred."""
    player, cubes = s.players[seat], ADVISER_CUBES[adviser]
    if player.ready < cubes:
        return TOO_FEW_CUBES
    for effect in EFFECTS[adviser]:
        if effect.kind != GAIN_LEVEL or can_rise(player.technology, player.military, effect.detail):
            return ALLOWED
    return NO_CELL if cubes else ALLOWED


def effect_obstacle(s: GameState, seat: int, effects: list[Effect], cubes: int) -> int:
    """Return why these effects would come to nothing once so many cubes are paid, ALLOWED if they do not."""
    player = s.players[seat]
    ready, used = player.ready - cubes, player.used + cubes
    trades = False
    raids = False
    for effect in effects:
        if effect.kind == TARGET_GAIN_VP:
            trades = True
        elif effect.kind == GAIN_VP:
            raids = True
    for effect in effects:
        kind = effect.kind
        if kind == GAIN_LEVEL:
            if not can_rise(player.technology, player.military, effect.detail):
                return NO_CELL
            if trades and not partners(s, seat, player.technology):
                return NO_PARTNER
        elif kind == BUILD_WONDER and not s.row:
            return NO_WONDER
        elif kind == RECOVER_CUBE:
            if raids and not victims(s, seat, player.military):
                return NO_VICTIM
            if effect.detail == FROM_MAP_TOO and not used and not player.on_map():
                return NO_CUBE_BACK
            back = min(effect.amount, used)
            ready += back
            used -= back
        elif kind == PLACE_CUBE and not ready:
            return NO_CUBE_TO_PLACE
        elif kind == FIGHT and not shared(s, seat):
            return NO_ENEMY
        elif kind == GAIN_VP_PER_WONDERS and len(player.wonders) < effect.amount:
            return NO_TOURISTS
    return ALLOWED
