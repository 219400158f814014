"""Leaders: played, replaced, gone; and where Homer goes (p. 5, p. 9 and p. 11)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.economy.spending import civil_action_back, spend_civil
from ecumene.games.through_the_ages.effects.amounts import gain_row
from ecumene.games.through_the_ages.effects.effect import DO_POOL, GOOD_RESOURCES, ON_LEAVE, ON_TURN
from ecumene.games.through_the_ages.effects.in_play import HOMER, refresh
from ecumene.games.through_the_ages.player import REPLACED_LEADER
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DECLINE, PLACE, PLAIN
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.luck import Luck


def leader_leaves(s: GameState, seat: int, luck: Luck) -> int:
    """Take the leader out of play and return it; the caller says where it goes and refreshes the cards."""
    player = s.players[seat]
    leader = player.leader
    for effect in ON_LEAVE[leader]:
        gain_row(s, seat, effect, luck, leader)
    player.leader = -1
    return leader


def lead(s: GameState, seat: int, leader: int, luck: Luck) -> None:
    """Play a leader for a civil action; a replaced one goes, and the action comes back (p. 5)."""
    player = s.players[seat]
    spend_civil(player, 1)
    player.hand.remove(leader)
    old = leader_leaves(s, seat, luck) if player.leader >= 0 else -1
    player.leader = leader
    refresh(s, seat)
    luck.tell("leader", seat, leader)
    leader_at_turn(s, seat, luck)
    if old < 0:
        return
    player.used |= REPLACED_LEADER
    s.civil_gone.append(old)
    if old == HOMER and player.wonders:
        s.stack.append(PlaceHomer(seat))
    else:
        take_action_back(s, seat, leader, luck)


def leader_at_turn(s: GameState, seat: int, luck: Luck) -> None:
    """Give what the leader gives each turn: Homer's resource for units."""
    player = s.players[seat]
    if player.leader < 0:
        return
    for effect in ON_TURN[player.leader]:
        if effect.do == DO_POOL and effect.goods[0] == GOOD_RESOURCES:
            player.unit_pool += effect.n
            luck.tell("unit-pool", seat, -1, effect.n, player.leader)


def take_action_back(s: GameState, seat: int, leader: int, luck: Luck) -> None:
    """Take the civil action back that replacing a leader returns (p. 5)."""
    if civil_action_back(s.players[seat]):
        luck.tell("civil-action-back", seat, -1, 1, leader)


class PlaceHomer(ChooseOne[GameState]):
    """Homer is replaced: he may go under a completed wonder instead of giving the action back (p. 11)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "tta.note.homer-happy-face"
    VERBS: ClassVar[list[int]] = [PLACE, DECLINE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> PlaceHomer:
        return PlaceHomer(self.seat)

    # generated: end

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        return [(PLACE, wonder, 0) for wonder in sorted(s.players[self.seat].wonders)] + [PLAIN[DECLINE]]

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[DECLINE]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        seat = self.seat
        player = s.players[seat]
        if a[0] == PLACE:
            s.civil_gone.remove(HOMER)
            player.homer = a[1]
            refresh(s, seat)
            luck.tell("homer", seat, a[1], 0, HOMER)
        else:
            take_action_back(s, seat, player.leader, luck)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], -1, -1

    def source(self) -> int:
        return HOMER
