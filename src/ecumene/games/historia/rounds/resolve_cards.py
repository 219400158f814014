"""A seat resolves its cards of the round, in the order it likes, and uses its wonders meanwhile (Turn)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.actions.carry_out import EVENT_FIRST, Deed, Effects, TradePartner, WarTarget
from ecumene.games.historia.actions.conditions import (
    ADVANCED_PART,
    CARD,
    EVENT_BEFORE,
    EVENT_UNPAID,
    IN_VAIN,
    NO_SUCH_FORM,
    NOTHING,
    SIMPLE_PART,
    TOO_FEW_CUBES,
    TOO_FEW_VP,
    UNKNOWN_TECHNOLOGY,
    action_of,
    adviser_obstacle,
    after_event,
    part_cubes,
    part_level,
    part_obstacle,
    part_vp,
    price_obstacle,
)
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ACTIVATION,
    ACTIVATION_DETAIL,
    ADVISER_CUBES,
    COMMAND_OF,
    TECHNOLOGY_AT,
)
from ecumene.games.historia.components.wonders import (
    activate,
    activation_details,
    activations,
    victim_obstacle,
    wonder_obstacle,
)
from ecumene.games.historia.effects.effects import ON_ACTION
from ecumene.games.historia.pieces import lay_down, retire, use_cubes
from ecumene.games.historia.rounds.choose_cards import is_revolution
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.command import NOT_AHEAD, command_obstacle, commands, give_command
from ecumene.games.historia.verbs import ACTIVATE, ADVANCED, COMMAND, SIMPLE, SKIP
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

NO_MORE: Final[Action] = (SKIP, -1, 0)
NOT_REVEALED: Final = reason("his.act.revealed")
REVOLUTION_LAST: Final = reason("his.revolution.last")
OTHER_ACTION_BEGUN: Final = reason("his.wonder.begun")
MUST_ACT: Final = reason("his.act.must")


class Act(Frame[GameState]):
    """Resolve the revealed cards one by one; wonders and the token of command are used with any of them (Turn).

    card   under way
    last   the action that was resolved: its wonders may still be used
    begun  the action that a wonder has begun: it comes next
    asked  the seat has used a wonder or its token: it also goes on by itself
    """

    FIELDS: ClassVar[str] = "seat@ card$card last$action begun$action asked<2"
    VERBS: ClassVar[list[int]] = [SIMPLE, ADVANCED, SKIP, ACTIVATE, COMMAND]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("asked", "begun", "card", "last", "seat")

    def __init__(self, seat: int, card: int, last: int, begun: int, asked: int) -> None:
        self.seat = seat
        self.card = card
        self.last = last
        self.begun = begun
        self.asked = asked

    def copy(self) -> Act:
        return Act(self.seat, self.card, self.last, self.begun, self.asked)

    # generated: end

    def source(self) -> int:
        return self.card

    def card_obstacle(self, s: GameState, card: int) -> int:
        """Return why a card does not come next, ALLOWED if it may: Revolution comes last, a begun action first."""
        revealed = s.players[self.seat].revealed
        if card not in revealed:
            return NOT_REVEALED
        if len(revealed) > 1 and is_revolution(card):
            return REVOLUTION_LAST
        return ALLOWED if self.begun < 0 or action_of(card) == self.begun else OTHER_ACTION_BEGUN

    def next_cards(self, s: GameState) -> list[int]:
        """Return the cards that can be resolved next, in the order of choosing."""
        return [card for card in s.players[self.seat].revealed if self.card_obstacle(s, card) == ALLOWED]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        moves: list[Action] = []
        cards = self.next_cards(s)
        for card in cards:
            resolutions(s, seat, card, moves)
        self.wonder_moves(s, seat, cards, moves)
        moves += commands(s, seat)
        if not cards:
            moves.append(NO_MORE)
        return moves

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of resolving a card, using a wonder or the token, or going on."""
        verb, subject, amount = a
        if verb == COMMAND:
            return command_obstacle(s, seat, subject, amount)
        if verb == ACTIVATE:
            coming = [action_of(card) for card in self.next_cards(s)]
            why = wonder_obstacle(s, seat, subject, coming, self.last)
            return why if why != ALLOWED else victim_obstacle(s, seat, subject, amount)
        if verb == SKIP and subject < 0:
            return MUST_ACT if self.next_cards(s) else ALLOWED
        why = self.card_obstacle(s, subject)
        if why != ALLOWED:
            return why
        if verb == SKIP:
            return skip_obstacle(s, seat, subject)
        return form_obstacle(s, seat, subject, SIMPLE_PART if verb == SIMPLE else ADVANCED_PART)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        verb, subject, _ = a
        if verb == ACTIVATE:
            return activation_details(s, seat, subject, why)
        part = SIMPLE_PART if verb == SIMPLE else ADVANCED_PART
        if why in (EVENT_UNPAID, EVENT_BEFORE):
            return s.event, -1, -1
        if why == UNKNOWN_TECHNOLOGY:
            level = part_level(subject, part)
            return TECHNOLOGY_AT[level], level, s.players[seat].technology
        if why == TOO_FEW_CUBES:
            cubes = part_cubes(subject, part) if subject < ACTION_COUNT else ADVISER_CUBES[subject]
            return subject, cubes, s.players[seat].ready
        if why == TOO_FEW_VP:
            return subject, part_vp(subject, part), s.players[seat].vp
        return COMMAND_OF[s.players[seat].civilization] if why == NOT_AHEAD else subject, -1, -1

    def wonder_moves(self, s: GameState, seat: int, cards: list[int], moves: list[Action]) -> None:
        """Add the wonders that can be activated."""
        wonders = s.players[seat].wonders
        if not wonders:
            return
        coming = [action_of(card) for card in cards]
        for wonder in sorted(wonders):
            if wonder_obstacle(s, seat, wonder, coming, self.last) == ALLOWED:
                moves += activations(s, seat, wonder)

    def waits_for(self, s: GameState) -> list[int]:
        if self.card >= 0:
            return []
        return [self.seat] if self.has_choice(s) else []

    def has_choice(self, s: GameState) -> bool:
        """Return whether there is something to choose: legal() without listing it, since all steps ask this."""
        seat = self.seat
        cards = self.next_cards(s)
        if len(cards) > 1 or (cards and self.asked):  # each card can be resolved or skipped
            return True
        if s.command and commands(s, seat):
            return True
        moves: list[Action] = []
        self.wonder_moves(s, seat, cards, moves)
        return bool(moves) or (bool(cards) and has_two_forms(s, seat, cards[0]))

    def declines(self, s: GameState, seat: int) -> Action | None:
        for a in self.legal(s, seat):
            if a[0] == SKIP:
                return a
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        self.asked = 1 if a[0] in (ACTIVATE, COMMAND) else 0
        self.do(s, a, luck)

    def do(self, s: GameState, a: Action, luck: Luck) -> None:
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

    def begin_with(self, s: GameState, wonder: int) -> None:
        """Note to which action a wonder belongs, where that makes a difference."""
        player = s.players[self.seat]
        if wonder in player.fresh:
            self.last = -1
            player.fresh = []
        if ACTIVATION[wonder] == ON_ACTION and ACTIVATION_DETAIL[wonder] != self.last:
            self.last = -1
            player.fresh = []
            self.begun = ACTIVATION_DETAIL[wonder]

    def hold_back(self, s: GameState, with_last: bool) -> None:
        """Take the last card off the queue for what is used with its action: it lies there only afterwards."""
        player = s.players[self.seat]
        if player.revealed and not with_last:
            return  # the action that comes next has begun
        if player.played and player.queue and player.queue[-1] == player.played[-1]:
            self.card = player.queue.pop()

    def resolve(self, s: GameState, card: int, part: int, luck: Luck) -> None:
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

    def finish(self, s: GameState) -> None:
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

    def step(self, s: GameState, luck: Luck) -> None:
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

    def obstacle_inside(self, s: GameState, seat: int, a: Action) -> int:
        """Return what a form of the card under way lacked, where only its other form could be begun."""
        inner = s.stack[s.stack.index(self) + 1]
        if seat != self.seat or a[0] not in (SIMPLE, ADVANCED) or a[1] != self.card or inner.source() != self.card:
            return ALLOWED
        other = SIMPLE_PART if a[0] == SIMPLE else ADVANCED_PART
        if self.card >= ACTION_COUNT:
            return form_obstacle(s, seat, self.card, other) if other == ADVANCED_PART else ALLOWED
        if not isinstance(inner, Deed | Effects | TradePartner | WarTarget) or inner.part == other:
            return ALLOWED
        paid = NOTHING if isinstance(inner, Deed) else inner.part
        return price_obstacle(s.players[seat], self.card, other, False, paid)

    def check(self, s: GameState) -> None:
        need(self.card < 0 or self.card not in s.players[self.seat].revealed, "deed", seat=self.seat)


def form_obstacle(s: GameState, seat: int, card: int, part: int) -> int:
    """Return why a card cannot be resolved in a way, ALLOWED if it can."""
    if card < ACTION_COUNT:
        return part_obstacle(s, after_event(s, seat, card), seat, card, part)
    return NO_SUCH_FORM if part == ADVANCED_PART else adviser_obstacle(s, seat, card)


def resolutions(s: GameState, seat: int, card: int, moves: list[Action]) -> None:
    """Add the ways to resolve a card: simple, advanced, or in vain where there is no other."""
    before = len(moves)
    if card >= ACTION_COUNT:
        if adviser_obstacle(s, seat, card) == ALLOWED:
            moves.append((SIMPLE, card, 0))
    else:
        world = after_event(s, seat, card)
        if part_obstacle(s, world, seat, card, SIMPLE_PART) == ALLOWED:
            moves.append((SIMPLE, card, 0))
        if part_obstacle(s, world, seat, card, ADVANCED_PART) == ALLOWED:
            moves.append((ADVANCED, card, 0))
    if len(moves) == before:
        moves.append((SKIP, card, 0))


def has_two_forms(s: GameState, seat: int, card: int) -> bool:
    """Return whether a card can be resolved both ways."""
    if card >= ACTION_COUNT:
        return False
    world = after_event(s, seat, card)
    if part_obstacle(s, world, seat, card, ADVANCED_PART) != ALLOWED:
        return False
    return part_obstacle(s, world, seat, card, SIMPLE_PART) == ALLOWED


def skip_obstacle(s: GameState, seat: int, card: int) -> int:
    """Return why a card cannot be resolved in vain, ALLOWED if there is no other way."""
    ways: list[Action] = []
    resolutions(s, seat, card, ways)
    return ALLOWED if ways[0][0] == SKIP else MUST_ACT
