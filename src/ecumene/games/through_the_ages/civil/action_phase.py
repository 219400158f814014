"""The action phase: any actions in any order (p. 5 and p. 6)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import LEADER, TYPE
from ecumene.games.through_the_ages.civil import reasons
from ecumene.games.through_the_ages.civil.abilities import (
    RECRUITING,
    recruit,
    recruit_obstacle,
    recruits,
    use,
    use_obstacle,
    uses,
)
from ecumene.games.through_the_ages.civil.action_cards import play, play_obstacle, plays
from ecumene.games.through_the_ages.civil.candidates import (
    add_develops,
    add_revolutions,
    add_stages,
    add_worker_moves,
    technologies_of,
)
from ecumene.games.through_the_ages.civil.costs import take_price
from ecumene.games.through_the_ages.civil.details import civil_details
from ecumene.games.through_the_ages.civil.leaders import lead, leader_at_turn
from ecumene.games.through_the_ages.civil.obstacles import (
    growth_obstacle,
    leader_obstacle,
    removal_obstacle,
)
from ecumene.games.through_the_ages.civil.ordered_actions import ACTS, USUAL, act, act_obstacle
from ecumene.games.through_the_ages.civil.take import add_takes, place_of, take, take_details, take_obstacle
from ecumene.games.through_the_ages.civil.workers import remove
from ecumene.games.through_the_ages.economy.spending import (
    budget,
    civil_actions,
    military_actions,
    spend_civil,
    spend_military,
)
from ecumene.games.through_the_ages.military.tactics import add_tactics, do_tactic, tactic_obstacle
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import (
    COPY_TACTIC,
    DESTROY,
    DISBAND,
    DONE,
    INCREASE_POPULATION,
    LEAD,
    PLAIN,
    PLAY,
    PLAY_TACTIC,
    RECRUIT,
    TAKE,
    TAKE_AT,
    USE,
)
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED


def begin_actions(s: GameState, seat: int, luck: Luck) -> None:
    """Give what cards give at the start of the action phase."""
    leader_at_turn(s, seat, luck)


class ActionPhase(Frame[GameState]):
    """Spend civil and military actions in any order; stop at any time (p. 5)."""

    FIELDS: ClassVar[str] = "seat@"
    VERBS: ClassVar[list[int]] = [*range(TAKE, COPY_TACTIC + 1), DONE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> ActionPhase:
        return ActionPhase(self.seat)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        return [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        out: list[Action] = []
        player = s.players[seat]
        civil, military = civil_actions(player), military_actions(player)
        add_takes(s, seat, civil, out)
        if s.round > 1:
            technologies = technologies_of(player)
            if civil:
                self.civil(s, seat, civil, technologies, out)
            if technologies:
                add_revolutions(s, seat, technologies, 0, out)
            out += plays(s, seat)
            out += uses(player)
            if military:
                add_worker_moves(player, DISBAND, military, budget(player, True), out)
                out += recruits(player)
                add_tactics(s, seat, out)
        out.append(PLAIN[DONE])
        return out

    def civil(self, s: GameState, seat: int, actions: int, technologies: list[int], out: list[Action]) -> None:
        """Add what one civil action can do."""
        player = s.players[seat]
        if growth_obstacle(player, actions, 0) == ALLOWED:
            out.append(PLAIN[INCREASE_POPULATION])
        resources = budget(player, False)
        add_worker_moves(player, DESTROY, actions, resources, out)
        for card in player.hand:
            if TYPE[card] == LEADER and leader_obstacle(player, card, actions) == ALLOWED:
                out.append((LEAD, card, 0))
        add_stages(player, actions, resources, 0, 0, out)
        if technologies:
            add_develops(s, seat, technologies, actions, 0, out)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of an action."""
        verb, card, _ = a
        player = s.players[seat]
        if verb in (TAKE, TAKE_AT):
            return take_obstacle(player, card, place_of(s, a), civil_actions(player))
        if verb == DONE:
            return ALLOWED
        if s.round == 1:
            return reasons.FIRST_TURN
        if verb in ACTS:
            return act_obstacle(s, seat, a, USUAL)
        if verb == PLAY:
            return play_obstacle(s, seat, card)
        if verb == USE:
            return use_obstacle(player, card)
        if verb == LEAD:
            return leader_obstacle(player, card, civil_actions(player))
        if verb == RECRUIT:
            return recruit_obstacle(player, card)
        if verb in (PLAY_TACTIC, COPY_TACTIC):
            return tactic_obstacle(s, seat, a)
        actions = military_actions(player) if verb == DISBAND else civil_actions(player)
        return removal_obstacle(player, verb, card, actions)

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[DONE]

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
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
        elif verb == RECRUIT:
            recruit(s, seat, card, luck)
        elif verb in (PLAY_TACTIC, COPY_TACTIC):
            do_tactic(s, seat, a, luck)
        elif verb in ACTS:
            act(s, seat, a, USUAL, luck)
        else:
            if verb == DISBAND:
                spend_military(player, 1)
            else:
                spend_civil(player, 1)
            remove(s, seat, card, luck, -1)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        if a[0] in (TAKE, TAKE_AT):
            return take_details(s, seat, a, why, civil_actions(s.players[seat]))
        return civil_details(s, seat, a, why, RECRUITING if a[0] == RECRUIT else USUAL)
