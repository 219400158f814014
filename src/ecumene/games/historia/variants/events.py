"""Events: the card of the turn takes effect before the actions that set it off."""

from __future__ import annotations

from ecumene.games.historia.card_data import EFFECTS
from ecumene.games.historia.components.parties import tell
from ecumene.games.historia.effects.effects import (
    DESTROY_CUBE,
    DISCARD_ROW_WONDER,
    GAIN_LEVEL,
    GAIN_VP,
    LOSE_LEVEL,
    LOSE_VP,
    PAY_CUBE,
    RECOVER_CARD,
    RECOVER_CUBE,
    Effect,
)
from ecumene.games.historia.matrix.levels import can_move, can_rise, gain_level, lose_level, move_marker
from ecumene.games.historia.pieces import (
    destroy_cubes,
    discard_rightmost,
    gain_vp,
    recover_cards,
    recover_cubes,
    use_cubes,
)
from ecumene.games.historia.state import GameState
from ecumene.kernel.luck import Luck


def turn_event(s: GameState, luck: Luck) -> None:
    """Begin a turn with the event that was to be seen; the next one comes to light."""
    s.event = s.next_event
    s.next_event = luck.take(s.event_deck) if s.event_deck else -1
    luck.tell("event", -1, s.event)


def can_meet(s: GameState, seat: int) -> bool:
    """Return whether a seat can give what the event of the turn asks for."""
    player = s.players[seat]
    for effect in EFFECTS[s.event]:
        if effect.kind == PAY_CUBE and player.ready < effect.amount:
            return False
        if effect.kind == LOSE_LEVEL and not can_move(player.technology, player.military, effect.detail, -1):
            return False
    return True


def take_effect(s: GameState, seat: int, luck: Luck) -> bool:
    """Let the event take effect on a seat, before its action; say whether the action can go on."""
    event = s.event
    luck.tell("event-hits", seat, event)
    if not can_meet(s, seat):
        luck.tell("event-unpaid", seat, event)
        return False
    for effect in EFFECTS[event]:
        strike(s, seat, effect, luck)
    return True


def strike(s: GameState, seat: int, effect: Effect, luck: Luck) -> None:
    """Carry out one effect of the event on a seat."""
    kind, amount, event = effect.kind, effect.amount, s.event
    if kind == PAY_CUBE:
        use_cubes(s, seat, amount, luck, event)
    elif kind == GAIN_VP:
        gain_vp(s, seat, amount, luck, event)
    elif kind == LOSE_VP:
        gain_vp(s, seat, -amount, luck, event)
    elif kind == RECOVER_CUBE:
        recover_cubes(s, seat, amount, luck, event)
    elif kind == RECOVER_CARD:
        recover_cards(s, seat, amount, luck, event)
    elif kind == DESTROY_CUBE:
        destroy_cubes(s, seat, amount, luck, event)
    elif kind == LOSE_LEVEL:
        for _ in range(amount):
            lose_level(s, seat, effect.detail, luck, event)
    elif kind == GAIN_LEVEL:
        player = s.players[seat]
        if can_rise(player.technology, player.military, effect.detail):
            gain_level(s, seat, effect.detail, amount, luck, event)
    elif kind == DISCARD_ROW_WONDER:
        for _ in range(amount):
            discard_rightmost(s, luck, event)


def strike_civbot(s: GameState, party: int, luck: Luck) -> bool:
    """Let the event take effect on a civbot, as far as it touches one; say whether its action can go on."""
    bot, event = s.party(party), s.event
    for effect in EFFECTS[event]:
        if effect.kind == LOSE_LEVEL and not can_move(bot.technology, bot.military, effect.detail, -1):
            return False
    tell(s, party, luck, "event-hits", event)
    for effect in EFFECTS[event]:
        kind, amount = effect.kind, effect.amount
        if kind in (GAIN_VP, LOSE_VP):
            gain_vp(s, party, amount if kind == GAIN_VP else -amount, luck, event)
        elif kind in (GAIN_LEVEL, LOSE_LEVEL):
            step = 1 if kind == GAIN_LEVEL else -1
            for _ in range(amount):
                if can_move(bot.technology, bot.military, effect.detail, step):
                    move_marker(s, party, effect.detail, step, luck, event)
        elif kind == DISCARD_ROW_WONDER:
            for _ in range(amount):
                discard_rightmost(s, luck, event)
    return True
