"""The action phase: any actions in any order (p. 5 and p. 6)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import FIRST_UNIT, IS_UNIT, LEADER, TYPE, WORKER_CARDS
from ecumene.games.through_the_ages.civil.abilities import add_recruits, add_uses, recruit, use
from ecumene.games.through_the_ages.civil.action_cards import add_plays, play
from ecumene.games.through_the_ages.civil.costs import take_price
from ecumene.games.through_the_ages.civil.develop import add_develops, add_revolutions, develop, revolt
from ecumene.games.through_the_ages.civil.leaders import lead, leader_at_turn
from ecumene.games.through_the_ages.civil.refusals import refuse_action
from ecumene.games.through_the_ages.civil.take import add_takes, place_of, take
from ecumene.games.through_the_ages.civil.wonders import add_stages, build_stages, most_stages
from ecumene.games.through_the_ages.civil.workers import (
    add_worker_moves,
    build,
    can_grow,
    grow,
    remove,
    upgrade,
)
from ecumene.games.through_the_ages.economy.spending import (
    budget,
    civil_actions,
    military_actions,
    spend_civil,
    spend_military,
)
from ecumene.games.through_the_ages.military.tactics import add_tactics, do_tactic
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import (
    BUILD,
    BUILD_STAGE,
    COPY_TACTIC,
    DESTROY,
    DEVELOP,
    DISBAND,
    DONE,
    INCREASE_POPULATION,
    LEAD,
    PLAIN,
    PLAY,
    PLAY_TACTIC,
    RECRUIT,
    REVOLUTION,
    TAKE,
    TAKE_AT,
    UPGRADE,
    USE,
)
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal


def begin_actions(s: Board, seat: int, luck: Luck) -> None:
    """Give what cards give at the start of the action phase."""
    leader_at_turn(s, seat, luck)


class ActionPhase(Frame[Board]):
    """Spend civil and military actions in any order; stop at any time (p. 5)."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "tta.action.any-order"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> ActionPhase:
        return ActionPhase(self.seat)

    def waits_for(self, s: Board) -> list[int]:
        return [self.seat]

    def legal(self, s: Board, seat: int) -> list[Action]:
        out: list[Action] = []
        player = s.players[seat]
        civil = civil_actions(player)
        if civil or s.round > 1:
            add_takes(s, seat, civil, out)
        if s.round > 1:
            if civil:
                self.civil(s, seat, out)
            add_revolutions(s, seat, 0, out)
            add_plays(s, seat, out)
            add_uses(player, out)
            if military_actions(player):
                self.military(s, seat, out)
        out.append(PLAIN[DONE])
        return out

    def civil(self, s: Board, seat: int, out: list[Action]) -> None:
        """Add what one civil action can do."""
        player = s.players[seat]
        resources = budget(player, False)
        if can_grow(player, 0):
            out.append(PLAIN[INCREASE_POPULATION])
        add_worker_moves(player, 0, FIRST_UNIT, resources, DESTROY, out)
        for card in player.hand:
            if TYPE[card] == LEADER:
                out.append((LEAD, card, 0))
        if player.wonder >= 0:
            add_stages(player, most_stages(player), resources, 0, out)
        add_develops(s, seat, 0, out)

    def military(self, s: Board, seat: int, out: list[Action]) -> None:
        """Add what military actions can do."""
        player = s.players[seat]
        resources = budget(player, True)
        add_worker_moves(player, FIRST_UNIT, WORKER_CARDS, resources, DISBAND, out)
        add_recruits(player, out)
        add_tactics(s, seat, out)

    def declines(self, s: Board, seat: int) -> Action | None:
        return PLAIN[DONE]

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        verb, card, _ = a
        player = s.players[seat]
        if verb in (TAKE, TAKE_AT):
            take(s, seat, a, take_price(player, card, place_of(s, a)), True, luck)
        elif verb == DONE:
            s.stack.pop()
        elif verb == PLAY:
            play(s, seat, card, luck)
        elif verb == USE:
            use(s, seat, card, luck)
        elif verb == LEAD:
            lead(s, seat, card, luck)
        elif verb == REVOLUTION:
            revolt(s, seat, card, 0, luck, -1)
        elif verb == RECRUIT:
            recruit(s, seat, card, luck)
        elif verb in (PLAY_TACTIC, COPY_TACTIC):
            do_tactic(s, seat, a, luck)
        elif IS_UNIT[card] and verb in (BUILD, UPGRADE, DISBAND):
            spend_military(player, 1)
            self.workers(s, seat, a, luck)
        else:
            spend_civil(player, 1)
            if verb == INCREASE_POPULATION:
                grow(s, seat, 0, luck, -1)
            elif verb == BUILD_STAGE:
                build_stages(s, seat, card, 0, luck, -1)
            elif verb == DEVELOP:
                develop(s, seat, card, 0, luck, -1)
            else:
                self.workers(s, seat, a, luck)

    def workers(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        """Build, upgrade, destroy or disband; the action is paid."""
        verb, card, amount = a
        if verb == BUILD:
            build(s, seat, card, 0, luck, -1)
        elif verb == UPGRADE:
            upgrade(s, seat, card, amount, 0, luck, -1)
        else:
            remove(s, seat, card, luck, -1)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        return refuse_action(s, seat, a)
