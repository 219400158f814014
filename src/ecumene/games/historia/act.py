"""A seat resolves its cards of the round, in the order it likes, and uses its wonders meanwhile (Turn)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.actions import (
    ADVANCED_PART,
    CARD,
    EVENT_UNPAID,
    IN_VAIN,
    NO_CELL,
    NO_CUBE_BACK,
    NO_CUBE_TO_PLACE,
    NO_ENEMY,
    NO_PARTNER,
    NO_SUCH_PART,
    NO_TOURISTS,
    NO_VICTIM,
    NO_WONDER,
    POSSIBLE,
    SIMPLE_PART,
    TOO_FEW_CUBES,
    TOO_FEW_VP,
    UNKNOWN_TECHNOLOGY,
    action_of,
    adviser_hindrance,
    hindrance,
    outlook,
    part_cubes,
    part_level,
    part_vp,
    unharmed,
)
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ACTIVATION,
    ACTIVATION_DETAIL,
    ADVISER_CUBES,
    REVOLUTION,
    TECHNOLOGY_AT,
)
from ecumene.games.historia.choose_cards import is_revolution
from ecumene.games.historia.command import commands, give_command, refuse_command
from ecumene.games.historia.deed import EVENT_FIRST, Deed, Effects
from ecumene.games.historia.effects import ON_ACTION
from ecumene.games.historia.gains import lay_down, retire, use_cubes
from ecumene.games.historia.state import COMMAND_READY, Board
from ecumene.games.historia.verbs import ACTIVATE, ADVANCED, CHOOSE, COMMAND, DROP, SIMPLE, SKIP
from ecumene.games.historia.wonders import activate, activations, condition_met, refuse_activation
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

REASONS: Final[dict[int, str]] = {
    EVENT_UNPAID: "his.event.unpaid",
    NO_SUCH_PART: "his.act.simple-only",
    UNKNOWN_TECHNOLOGY: "his.act.technology",
    TOO_FEW_CUBES: "his.act.cubes",
    TOO_FEW_VP: "his.exploit.vp",
    NO_CELL: "his.level.no-cell",
    NO_WONDER: "his.art.row",
    NO_CUBE_BACK: "his.exploit.cubes",
    NO_CUBE_TO_PLACE: "his.expansion.cube",
    NO_PARTNER: "his.trade.partner",
    NO_VICTIM: "his.raid.victim",
    NO_ENEMY: "his.war.territory",
    NO_TOURISTS: "his.tourism.wonders",
}
NO_MORE: Final[Action] = (SKIP, -1, 0)


class Act(Frame[Board]):
    """Resolve the revealed cards one by one; wonders and the token of command are used with any of them (Turn)."""

    __slots__ = ("asked", "begun", "card", "last", "seat")
    FIELDS: ClassVar[str] = "seat@ card$card last$action begun$action asked<2"
    RULE: ClassVar[str] = "his.act.order"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, card: int, last: int, begun: int, asked: int) -> None:
        self.seat = seat
        self.card = card  # under way
        self.last = last  # the action that was resolved: its wonders may still be used
        self.begun = begun  # the action that a wonder has begun: it comes next
        self.asked = asked  # the seat has used a wonder or its token: it also goes on by itself

    def copy(self) -> Act:
        return Act(self.seat, self.card, self.last, self.begun, self.asked)

    def source(self) -> int:
        return self.card

    def next_cards(self, s: Board) -> list[int]:
        """Return the cards that can be resolved next, in the order of choosing: Revolution comes last."""
        cards = s.players[self.seat].revealed
        if len(cards) > 1:
            cards = [card for card in cards if not is_revolution(card)]
        if self.begun >= 0:
            cards = [card for card in cards if action_of(card) == self.begun]
        return cards

    def legal(self, s: Board, seat: int) -> list[Action]:
        moves: list[Action] = []
        cards = self.next_cards(s)
        for card in cards:
            resolutions(s, seat, card, moves)
        player = s.players[seat]
        if len(player.turned) < len(player.wonders):
            self.wonder_moves(s, seat, cards, moves)
        if player.command == COMMAND_READY:
            moves += commands(s, seat)
        if not cards and moves:
            moves.append(NO_MORE)
        return moves

    def under_way(self, cards: list[int]) -> list[int]:
        """Return the actions during which a wonder is used now: the last one, or one that comes next."""
        found = [action_of(card) for card in cards]
        if self.last >= 0:
            found.append(self.last)
        return found

    def wonder_moves(self, s: Board, seat: int, cards: list[int], moves: list[Action]) -> None:
        """Add the wonders that can be activated; one that was just built waits for the next action."""
        player = s.players[seat]
        actions = self.under_way(cards)
        coming = [action_of(card) for card in cards] if player.fresh else actions
        for wonder in sorted(player.wonders):
            if wonder in player.turned:
                continue
            if wonder in player.fresh:
                if cards and condition_met(s, seat, wonder, coming):
                    moves += activations(s, seat, wonder)
            elif condition_met(s, seat, wonder, actions):
                moves += activations(s, seat, wonder)

    def waits_for(self, s: Board) -> list[int]:
        if self.card >= 0:
            return []
        return [self.seat] if self.has_choice(s) else []

    def has_choice(self, s: Board) -> bool:
        """Return whether there is something to choose: legal() without listing it, since all steps ask this."""
        seat = self.seat
        cards = self.next_cards(s)
        if len(cards) > 1 or (cards and self.asked):  # each card can be resolved or skipped
            return True
        player = s.players[seat]
        if player.command == COMMAND_READY and commands(s, seat):
            return True
        if len(player.turned) < len(player.wonders):
            moves: list[Action] = []
            self.wonder_moves(s, seat, cards, moves)
            if moves:
                return True
        return bool(cards) and has_two_parts(s, seat, cards[0])

    def declines(self, s: Board, seat: int) -> Action | None:
        for a in self.legal(s, seat):
            if a[0] == SKIP:
                return a
        return None

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        self.asked = 1 if a[0] in (ACTIVATE, COMMAND) else 0
        self.do(s, a, luck)

    def do(self, s: Board, a: Action, luck: Luck) -> None:
        """Carry out a move of the seat."""
        verb, subject, amount = a
        if verb == ACTIVATE:
            self.begin_with(s, subject)
            self.hold_back(s, ACTIVATION[subject] == ON_ACTION and ACTIVATION_DETAIL[subject] == self.last)
            activate(s, self.seat, subject, amount, luck)
        elif verb == COMMAND:
            self.hold_back(s, False)
            give_command(s, self.seat, subject, amount, luck)
        elif verb == SKIP and subject < 0:
            s.stack.pop()
        else:
            part = SIMPLE_PART if verb == SIMPLE else ADVANCED_PART if verb == ADVANCED else IN_VAIN
            self.resolve(s, subject, part, luck)

    def begin_with(self, s: Board, wonder: int) -> None:
        """Note to which action a wonder belongs, where that makes a difference."""
        player = s.players[self.seat]
        if wonder in player.fresh:
            self.last = -1
            player.fresh = []
        if ACTIVATION[wonder] == ON_ACTION and ACTIVATION_DETAIL[wonder] != self.last:
            self.last = -1
            player.fresh = []
            self.begun = ACTIVATION_DETAIL[wonder]

    def hold_back(self, s: Board, with_last: bool) -> None:
        """Take the last card off the queue for what is used with its action: it lies there only afterwards."""
        player = s.players[self.seat]
        if player.revealed and not with_last:
            return  # the action that comes next has begun
        if player.played and player.queue and player.queue[-1] == player.played[-1]:
            self.card = player.queue.pop()

    def resolve(self, s: Board, card: int, part: int, luck: Luck) -> None:
        """Begin to resolve a card."""
        player = s.players[self.seat]
        player.revealed.remove(card)
        player.fresh = []
        self.card, self.last, self.begun = card, -1, -1
        luck.tell("plays", self.seat, card, part)
        if card < ACTION_COUNT:
            s.stack.append(Deed(self.seat, card, card, part, 0, EVENT_FIRST))
        elif part == IN_VAIN:
            luck.tell("in-vain", self.seat, card, 0, card)
        else:
            use_cubes(s, self.seat, ADVISER_CUBES[card], luck, card)
            s.stack.append(Effects(self.seat, card, CARD, 0, -1, -1))

    def finish(self, s: Board) -> None:
        """Lay the resolved card away: onto the queue, or face up under the deck of advisers."""
        card = self.card
        player = s.players[self.seat]
        self.card, self.last = -1, action_of(card)
        if card not in player.played:
            player.played.append(card)
        if card >= ACTION_COUNT:
            retire(s, self.seat, card)
        elif card not in player.queue and card not in player.hand:
            lay_down(s, self.seat, card)

    def step(self, s: Board, luck: Luck) -> None:
        if self.card >= 0:
            self.finish(s)
            return
        cards = self.next_cards(s)
        if cards:  # the only one, and one way to resolve it
            moves: list[Action] = []
            resolutions(s, self.seat, cards[0], moves)
            self.do(s, moves[0], luck)
        else:
            s.players[self.seat].fresh = []
            s.stack.pop()

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        verb, subject, amount = a
        cards = self.next_cards(s)
        if verb == ACTIVATE:
            return refuse_activation(s, seat, subject, amount, self.under_way(cards))
        if verb == COMMAND:
            return refuse_command(s, seat, subject, amount)
        if verb == SKIP and subject < 0:
            return Refusal("his.act.must" if cards else self.RULE)
        if verb in (CHOOSE, DROP):
            return Refusal("his.choose.together")
        if verb not in (SIMPLE, ADVANCED, SKIP):
            return Refusal(self.RULE)
        revealed = s.players[seat].revealed
        if subject not in revealed:
            return Refusal("his.act.revealed", subject)
        if subject not in cards:
            return Refusal("his.revolution.last" if is_revolution(subject) else "his.wonder.begun", subject)
        if verb == SKIP:
            return Refusal("his.act.must", subject)
        return refuse_part(s, seat, subject, SIMPLE_PART if verb == SIMPLE else ADVANCED_PART)

    def check(self, s: Board) -> None:
        need(self.card < 0 or self.card not in s.players[self.seat].revealed, "deed", seat=self.seat)


def resolutions(s: Board, seat: int, card: int, moves: list[Action]) -> None:
    """Add the ways to resolve a card: simple, advanced, or in vain where there is no other."""
    if card >= ACTION_COUNT:
        moves.append((SIMPLE if adviser_hindrance(s, seat, card) == POSSIBLE else SKIP, card, 0))
        return
    o = outlook(s, seat, card)
    before = len(moves)
    if hindrance(s, seat, card, SIMPLE_PART, False, o) == POSSIBLE:
        moves.append((SIMPLE, card, 0))
    if card != REVOLUTION and hindrance(s, seat, card, ADVANCED_PART, False, o) == POSSIBLE:
        moves.append((ADVANCED, card, 0))
    if len(moves) == before:
        moves.append((SKIP, card, 0))


def has_two_parts(s: Board, seat: int, card: int) -> bool:
    """Return whether a card can be resolved both ways."""
    if card >= ACTION_COUNT or card == REVOLUTION:
        return False
    o = outlook(s, seat, card)
    return (
        hindrance(s, seat, card, ADVANCED_PART, False, o) == POSSIBLE
        and hindrance(s, seat, card, SIMPLE_PART, False, o) == POSSIBLE
    )


def refuse_part(s: Board, seat: int, card: int, part: int) -> Refusal:
    """Say why a revealed card cannot be resolved in a way."""
    player = s.players[seat]
    if card >= ACTION_COUNT:
        if part == ADVANCED_PART:
            return Refusal("his.act.simple-only", card)
        if adviser_hindrance(s, seat, card) == NO_CELL:
            return Refusal("his.level.no-cell", card)
        return Refusal("his.act.cubes", card, ADVISER_CUBES[card], player.ready)
    why = hindrance(s, seat, card, part, False, outlook(s, seat, card))
    if why == EVENT_UNPAID:
        return Refusal(REASONS[why], s.event)
    why = hindrance(s, seat, card, part, False, unharmed(s, seat, card))
    if why == POSSIBLE:
        return Refusal("his.event.before", s.event)
    rule = REASONS[why]
    if why == UNKNOWN_TECHNOLOGY:
        return Refusal(rule, TECHNOLOGY_AT[part_level(card, part)], part_level(card, part), player.technology)
    if why == TOO_FEW_CUBES:
        return Refusal(rule, card, part_cubes(card, part), player.ready)
    if why == TOO_FEW_VP:
        return Refusal(rule, card, part_vp(card, part), player.vp)
    return Refusal(rule, card)
