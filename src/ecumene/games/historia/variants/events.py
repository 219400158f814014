"""Events: the card of the turn takes effect before the actions that set it off."""

from __future__ import annotations

from ecumene.games.historia.card_data import EFFECTS
from ecumene.games.historia.components.parties import tell
from ecumene.games.historia.effects.effects import (
    DISCARD_ROW_WONDER,
    GAIN_LEVEL,
    LOSE_LEVEL,
    LOSE_VP,
    PAY_CUBE,
    Effect,
)
from ecumene.games.historia.matrix.levels import can_move, can_rise, gain_level, grant, lose_level, move_marker
from ecumene.games.historia.pieces import discard_rightmost, gain_vp, use_cubes
from ecumene.games.historia.state import GameState
from ecumene.kernel.luck import Luck


def turn_event(s: GameState, luck: Luck) -> None:
    """Begin a turn with the event that was to be seen; the next one comes to light."""
    s.event = s.next_event
    s.next_event = luck.take(s.event_deck) if s.event_deck else -1
    luck.tell("event", -1, s.event)


def can_meet(s: GameState, party: int) -> bool:
    """Return whether a civilization can give what the event of the turn asks for; civbots pay no cubes."""
    one = s.party(party)
    for effect in EFFECTS[s.event]:
        if effect.kind == PAY_CUBE and party < len(s.players) and one.ready < effect.amount:
            return False
        if effect.kind == LOSE_LEVEL and not can_move(one.technology, one.military, effect.detail, -1):
            return False
    return True


def take_effect(s: GameState, party: int, luck: Luck) -> bool:
    """Let the event take effect on a civilization, before its action; say whether the action can go on."""
    met, seat = can_meet(s, party), party < len(s.players)
    if met or seat:
        tell(s, party, luck, "event-hits", s.event)
    if not met:
        if seat:
            tell(s, party, luck, "event-unpaid", s.event)
        return False
    for effect in EFFECTS[s.event]:
        strike(s, party, effect, luck)
    return True


def strike(s: GameState, party: int, effect: Effect, luck: Luck) -> None:
    """Carry out one effect of the event. A civbot has no cards, and pays and takes back no cubes."""
    kind, amount, event = effect.kind, effect.amount, s.event
    if kind == LOSE_VP:
        gain_vp(s, party, -amount, luck, event)
    elif kind == DISCARD_ROW_WONDER:
        for _ in range(amount):
            discard_rightmost(s, luck, event)
    elif kind == LOSE_LEVEL:
        for _ in range(amount):
            lose_level(s, party, effect.detail, luck, event)
    elif kind == GAIN_LEVEL and party >= len(s.players):
        raise_marker(s, party, effect, luck)
    elif kind == GAIN_LEVEL:
        player = s.players[party]
        if can_rise(player.technology, player.military, effect.detail):
            gain_level(s, party, effect.detail, amount, luck, event)
    elif kind == PAY_CUBE:
        if party < len(s.players):
            use_cubes(s, party, amount, luck, event)
    else:
        grant(s, party, effect, luck, event)


def raise_marker(s: GameState, party: int, effect: Effect, luck: Luck) -> None:
    """Move the marker of a civbot, as far as it goes: a level gives it nothing else."""
    bot = s.party(party)
    for _ in range(effect.amount):
        if can_move(bot.technology, bot.military, effect.detail, 1):
            move_marker(s, party, effect.detail, 1, luck, s.event)
