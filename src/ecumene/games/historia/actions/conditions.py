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
    DISCARD_ROW_WONDER,
    DO_ACTION,
    FIGHT,
    FROM_MAP_TOO,
    GAIN_LEVEL,
    GAIN_VP,
    GAIN_VP_PER_WONDERS,
    LOSE_LEVEL,
    LOSE_VP,
    PAY_CUBE,
    PLACE_CUBE,
    RECOVER_CUBE,
    TARGET_GAIN_VP,
    TECHNOLOGY_TRACK,
    Effect,
)
from ecumene.games.historia.matrix.levels import can_move, can_rise
from ecumene.games.historia.state import GameState
from ecumene.kernel.refusal import ALLOWED, reason

SIMPLE_PART: Final = 0
ADVANCED_PART: Final = 1
IN_VAIN: Final = 2
CARD: Final = 3  # what stands on an adviser or a wonder

NO_SUCH_FORM: Final = reason("his.act.simple-only")
UNKNOWN_TECHNOLOGY: Final = reason("his.act.technology")
TOO_FEW_CUBES: Final = reason("his.act.cubes")
TOO_FEW_VP: Final = reason("his.exploit.vp")
NO_CELL: Final = reason("his.level.no-cell")
NO_WONDER: Final = reason("his.art.row")
NO_CUBE_BACK: Final = reason("his.exploit.cubes")
NO_CUBE_TO_PLACE: Final = reason("his.expansion.cube")
NO_PARTNER: Final = reason("his.trade.partner")
NO_VICTIM: Final = reason("his.raid.victim")
NO_ENEMY: Final = reason("his.war.territory")
NO_TOURISTS: Final = reason("his.tourism.wonders")
EVENT_UNPAID: Final = reason("his.event.unpaid")


class Outlook:
    """The numbers with which an action would be carried out: those of now, changed by the event of the turn."""

    __slots__ = ("blocked", "military", "ready", "row", "technology", "used", "vp")

    def __init__(
        self, technology: int, military: int, ready: int, used: int, vp: int, row: int, blocked: bool
    ) -> None:
        self.technology = technology
        self.military = military
        self.ready = ready
        self.used = used
        self.vp = vp
        self.row = row
        self.blocked = blocked


def action_played(card: int) -> int:
    """Return the action that a card plays, read from its effects."""
    if card < ACTION_COUNT:
        return card
    return next((effect.detail for effect in EFFECTS[card] if effect.kind == DO_ACTION), -1)


# Asked with every move, so looked up: the action of each card, what asks, and both parts of each action.
ACTION_PLAYED: Final[list[int]] = [action_played(card) for card in range(COUNT)]
ASKS: Final[list[bool]] = [any(effect.kind in (PAY_CUBE, LOSE_LEVEL) for effect in effects) for effects in EFFECTS]
PART_LEVEL: Final[list[list[int]]] = [SIMPLE_LEVEL, ADVANCED_LEVEL]
PART_CUBES: Final[list[list[int]]] = [SIMPLE_CUBES, ADVANCED_CUBES]
PART_VP: Final[list[list[int]]] = [SIMPLE_VP, ADVANCED_VP]
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


def outlook(s: GameState, seat: int, action: int) -> Outlook:
    """Return the numbers after the event of the turn, if the action sets it off."""
    player = s.players[seat]
    o = Outlook(player.technology, player.military, player.ready, player.used, player.vp, len(s.row), False)
    if set_off(s, action):
        for effect in EFFECTS[s.event]:
            foresee(o, effect)
    return o


def unharmed(s: GameState, seat: int, action: int) -> Outlook:
    """Return the numbers with what the event of the turn gives and without what it takes."""
    now, o = outlook(s, seat, -1), outlook(s, seat, action)
    return Outlook(
        max(now.technology, o.technology),
        max(now.military, o.military),
        max(now.ready, o.ready),
        max(now.used, o.used),
        max(now.vp, o.vp),
        now.row,
        False,
    )


def foresee(o: Outlook, effect: Effect) -> None:
    """Change the numbers as an effect of an event will."""
    kind, amount = effect.kind, effect.amount
    if kind == PAY_CUBE:
        if o.ready < amount:
            o.blocked = True
        else:
            o.ready -= amount
            o.used += amount
    elif kind == RECOVER_CUBE:
        back = min(amount, o.used)
        o.ready += back
        o.used -= back
    elif kind == GAIN_VP:
        o.vp += amount
    elif kind == LOSE_VP:
        o.vp -= amount
    elif kind == DISCARD_ROW_WONDER:
        o.row = max(0, o.row - amount)
    elif kind in (LOSE_LEVEL, GAIN_LEVEL):
        step = 1 if kind == GAIN_LEVEL else -1
        for _ in range(amount):
            if not can_move(o.technology, o.military, effect.detail, step):
                o.blocked = o.blocked or kind == LOSE_LEVEL
                return
            if effect.detail == TECHNOLOGY_TRACK:
                o.technology += step
            else:
                o.military += step


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


def action_obstacle(s: GameState, seat: int, action: int, part: int, ignoring: bool, o: Outlook) -> int:
    """Return what stands in the way of a part of an action, ALLOWED if nothing does."""
    why = price_obstacle(action, part, ignoring, o)
    if why != ALLOWED:
        return why
    return effect_obstacle(s, seat, PART_EFFECTS[part][action], o, o.ready - PART_CUBES[part][action])


def price_obstacle(action: int, part: int, ignoring: bool, o: Outlook) -> int:
    """Return what a part of an action needs before it begins and does not have, ALLOWED if nothing is missing."""
    if not PART_EFFECTS[part][action]:
        return NO_SUCH_FORM
    if o.blocked:
        return EVENT_UNPAID
    if o.technology < PART_LEVEL[part][action] and not ignoring:
        return UNKNOWN_TECHNOLOGY
    if o.ready < PART_CUBES[part][action]:
        return TOO_FEW_CUBES
    vp = PART_VP[part][action]
    return TOO_FEW_VP if vp and o.vp < vp else ALLOWED


def adviser_obstacle(s: GameState, seat: int, adviser: int) -> int:
    """Return why an adviser comes to nothing, ALLOWED if not; no cube is used for levels that are barred."""
    player, cubes = s.players[seat], ADVISER_CUBES[adviser]
    if player.ready < cubes:
        return TOO_FEW_CUBES
    for effect in EFFECTS[adviser]:
        if effect.kind != GAIN_LEVEL or can_rise(player.technology, player.military, effect.detail):
            return ALLOWED
    return NO_CELL if cubes else ALLOWED


def effect_obstacle(s: GameState, seat: int, effects: list[Effect], o: Outlook, ready: int) -> int:
    """Return why these effects would come to nothing, ALLOWED if they do not."""
    player = s.players[seat]
    used = o.used + o.ready - ready
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
            if not can_rise(o.technology, o.military, effect.detail):
                return NO_CELL
            if trades and not partners(s, seat, o.technology):
                return NO_PARTNER
        elif kind == BUILD_WONDER and not o.row:
            return NO_WONDER
        elif kind == RECOVER_CUBE:
            if raids and not victims(s, seat, o.military):
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
