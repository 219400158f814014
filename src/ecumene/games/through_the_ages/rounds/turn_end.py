"""The end of a turn: discards, drawing, actions reset; production is in production.py (p. 6 and p. 7)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import MOST_DRAWN
from ecumene.games.through_the_ages.economy.spending import military_actions
from ecumene.games.through_the_ages.effects.amounts import gain_row, holds
from ecumene.games.through_the_ages.effects.effect import ON_END_OF_ACTIONS
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS, MILITARY_HAND
from ecumene.games.through_the_ages.pieces import draw
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DISCARD
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck


def end_of_actions(s: GameState, seat: int, luck: Luck) -> None:
    """Score what the leader scores when the action phase ends (Genghis Khan, uprising or not)."""
    leader = s.players[seat].leader
    if leader < 0:
        return
    for effect in ON_END_OF_ACTIONS[leader]:
        if holds(s, seat, effect, s.seats_from(seat)):
            gain_row(s, seat, effect, luck, leader)


def military_limit(player: Player) -> int:
    """Return the limit of the military hand."""
    return player.power[MILITARY_ACTIONS] + player.power[MILITARY_HAND]


def excess(player: Player) -> int:
    """Return by how many cards the military hand is beyond its limit."""
    return max(0, len(player.military) - military_limit(player))


class DiscardExcess(Frame[GameState]):
    """Discard military cards beyond the limit, face down (p. 6)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "tta.end-turn.discard-military"
    VERBS: ClassVar[list[int]] = [DISCARD]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> DiscardExcess:
        return DiscardExcess(self.seat)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat] if excess(s.players[self.seat]) else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        hand = s.players[seat].military
        return [(DISCARD, card, 0) for at, card in enumerate(hand) if at == 0 or hand[at - 1] != card]

    def declines(self, s: GameState, seat: int) -> Action | None:
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        s.players[seat].military.remove(a[1])
        s.discard_military(seat, a[1], False)
        luck.tell("discard", seat, a[1], 0, -1, seat)

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1


class DrawCards(Frame[GameState]):
    """Draw a military card for each military action left, at most three (p. 7)."""

    FIELDS: ClassVar[str] = "seat@"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> DrawCards:
        return DrawCards(self.seat)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        count = min(MOST_DRAWN, military_actions(s.players[self.seat]))
        if count and s.round > 1:
            draw(s, self.seat, count, luck, -1)


def reset_actions(player: Player) -> None:
    """Make all actions available again; what was for this turn only is gone (p. 7)."""
    player.ca = player.power[CIVIL_ACTIONS]
    player.ma = player.power[MILITARY_ACTIONS]
    player.extra_ma = 0
    player.unit_pool = 0
    player.science_pool = 0
    player.resource_pool = 0
    player.food_pool = 0
    player.used = 0
    if player.fresh:
        player.fresh = []
