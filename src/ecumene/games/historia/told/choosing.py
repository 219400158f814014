"""What a seat sees of its own cards while it chooses: their forms, their order, and who may be quicker."""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.actions.conditions import (
    ADVANCED_PART,
    NO_SUCH_FORM,
    NOTHING,
    SIMPLE_PART,
    UNKNOWN_TECHNOLOGY,
    part_level,
    price_obstacle,
)
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ART,
    EXPANSION,
    EXPLOIT,
    MILITARY,
    RAID,
    TECHNOLOGY_AT,
    THINGS,
    WAR,
)
from ecumene.games.historia.components.parties import shared, victims
from ecumene.games.historia.player import Player
from ecumene.games.historia.rounds.choose_cards import ChooseCards, is_revolution, steps_left
from ecumene.games.historia.state import GameState


def forms(player: Player) -> dict[str, Any]:
    """Return the actions whose advanced form a seat knows, and the technology that unknown actions need."""
    unknown, advanced = {}, []
    for action in range(ACTION_COUNT):
        if price_obstacle(player, action, SIMPLE_PART, False, NOTHING) == UNKNOWN_TECHNOLOGY:
            unknown[THINGS.slug(action)] = THINGS.slug(TECHNOLOGY_AT[part_level(action, SIMPLE_PART)])
        lacks = price_obstacle(player, action, ADVANCED_PART, False, NOTHING)
        if lacks not in (UNKNOWN_TECHNOLOGY, NO_SUCH_FORM):
            advanced.append(THINGS.slug(action))
    return {"advanced": advanced, "needs": unknown}


def choosing(s: GameState, seat: int) -> dict[str, Any] | None:
    """Return how many steps are left for choosing cards, those that come last, and who may spoil an action."""
    question = s.stack[-1] if s.stack else None
    if seat < 0 or not isinstance(question, ChooseCards):
        return None
    player = s.players[seat]
    return {
        "left": steps_left(len(question.open_steps(seat))),
        "last": THINGS.names([card for card in [*player.hand, *player.advisers] if is_revolution(card)]),
        "spoilers": {THINGS.slug(action): spoilers(s, seat, action) for action in (ART, EXPANSION, RAID, WAR)},
    }


def spoilers(s: GameState, seat: int, action: int) -> list[int]:
    """Return who acts earlier in the round and has the card to take away what an action needs.

    A level more is enough against a raid or in a war. Hands are public.
    """
    earlier = s.order[: s.order.index(seat)]
    return [other for other in earlier if could_spoil(s, seat, s.players[seat], other, action)]


def could_spoil(s: GameState, seat: int, mine: Player, other: int, action: int) -> bool:
    """Return whether another seat can come before an action with a card of its hand."""
    rival = s.players[other]
    if action == ART:
        return bool(s.row) and ART in rival.hand
    if action == EXPANSION:
        return EXPANSION in rival.hand
    if MILITARY in rival.hand and action == RAID:
        return other in victims(s, seat, mine.military) and other not in victims(s, seat, mine.military - 1)
    if action != WAR or abs(mine.military - rival.military) > 1:
        return False
    cards = [card for card in (MILITARY, WAR, EXPLOIT) if card in rival.hand]
    return bool(cards) and any(number == other for number, _ in shared(s, seat))
