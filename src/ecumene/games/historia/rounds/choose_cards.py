"""Action cards: all choose in secret how many and which cards they play in this round (Action cards)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.actions.conditions import ACTION_PLAYED, action_of
from ecumene.games.historia.card_data import ACTION_COUNT, LEAST_QUEUE, REVOLUTION
from ecumene.games.historia.player import MOST_CARDS, Player
from ecumene.games.historia.state import GameState
from ecumene.games.historia.verbs import CHOOSE, DONE, DROP
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, WRONG_KIND, reason
from ecumene.kernel.sealed import HIDDEN, UNANSWERED, Sealed

SEAL: Final[Action] = (DONE, -1, 0)
NOTHING_OPEN: Final = (UNANSWERED, HIDDEN, DONE)  # the last row of a seat that begins an answer
MOST_STEPS: Final = 12  # who has changed so many choices goes on by taking steps back
CHOSEN: Final = reason("his.choose.once")
IN_QUEUE: Final = reason("his.turn.queue")
NOT_IN_HAND: Final = reason("his.choose.hand")
SHORT_QUEUE: Final = reason("his.revolution.queue")
SECOND_REVOLUTION: Final = reason("his.revolution.one")
LIMIT: Final = reason("his.choose.limit")
TOO_MANY_STEPS: Final = reason("his.choose.steps")
NOT_CHOSEN: Final = reason("his.choose.drop")
AT_LEAST_ONE: Final = reason("his.choose.at-least-one")
NOT_SEALING: Final = reason("his.choose.cards")


def chosen_by(steps: list[Action]) -> list[int]:
    """Return the cards that are chosen after some steps, in the order of choosing."""
    found: list[int] = []
    for verb, card, _ in steps:
        if verb == CHOOSE:
            found.append(card)
        elif verb == DROP:
            found.remove(card)
    return found


def is_revolution(card: int) -> bool:
    """Return whether a card plays Revolution, itself or by its adviser."""
    return action_of(card) == REVOLUTION


def held_obstacle(player: Player, card: int) -> int:
    """Return why a card is not there to be chosen, ALLOWED if it is."""
    if card in player.hand or card in player.advisers:
        return ALLOWED
    return IN_QUEUE if card in player.queue else NOT_IN_HAND


def card_obstacle(player: Player, chosen: list[int], card: int) -> int:
    """Return why a card that is there cannot be chosen besides those chosen, ALLOWED if it can."""
    if card in chosen:
        return CHOSEN
    if ACTION_PLAYED[card] != REVOLUTION:
        return ALLOWED
    if len(player.queue) < LEAST_QUEUE:
        return SHORT_QUEUE
    return SECOND_REVOLUTION if any(is_revolution(one) for one in chosen) else ALLOWED


def steps_left(steps: int) -> int:
    """Return how many cards can still be put back and chosen: the last step of all seals the choice."""
    return MOST_STEPS - 1 - steps


def choosing_closed(player: Player, chosen: list[int], steps: int) -> int:
    """Return why no more cards can be chosen, ALLOWED if some can."""
    if len(chosen) >= player.card_limit():
        return LIMIT
    return ALLOWED if steps_left(steps) > 0 else TOO_MANY_STEPS


def drop_obstacle(chosen: list[int], steps: int, card: int) -> int:
    """Return why a card cannot be put back, ALLOWED if it can."""
    if card not in chosen:
        return NOT_CHOSEN
    return ALLOWED if steps_left(steps) > 1 else TOO_MANY_STEPS


def seal_obstacle(chosen: list[int], subject: int) -> int:
    """Return why the choice cannot be sealed, ALLOWED if it can."""
    if subject != SEAL[1]:
        return NOT_SEALING
    return ALLOWED if chosen else AT_LEAST_ONE


class ChooseCards(Sealed[GameState]):
    """Choose one card or more, as many as the technology allows; all are turned over together (Action cards)."""

    VERBS: ClassVar[list[int]] = [CHOOSE, DROP, DONE]
    LETS_PASS: ClassVar[bool] = False
    STEPS: ClassVar[int] = MOST_STEPS
    STAYS_SECRET: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> ChooseCards:
        return ChooseCards(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end

    def choices(self, s: GameState, seat: int, steps: list[Action]) -> list[Action]:
        player, chosen = s.players[seat], chosen_by(steps)
        moves: list[Action] = []
        if choosing_closed(player, chosen, len(steps)) == ALLOWED:
            for card in player.hand:
                if card_obstacle(player, chosen, card) == ALLOWED:
                    moves.append((CHOOSE, card, 0))
            for card in player.advisers:
                if card_obstacle(player, chosen, card) == ALLOWED:
                    moves.append((CHOOSE, card, 0))
        for card in chosen:
            if drop_obstacle(chosen, len(steps), card) == ALLOWED:
                moves.append((DROP, card, 0))
        if seal_obstacle(chosen, SEAL[1]) == ALLOWED:
            moves.append(SEAL)
        return moves

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of choosing a card, putting one back, or sealing the choice."""
        verb, card, _ = a
        steps = self.open_steps(seat)
        player, chosen = s.players[seat], chosen_by(steps)
        if verb == DONE:
            return seal_obstacle(chosen, card)
        if verb == DROP:
            return drop_obstacle(chosen, len(steps), card)
        why = held_obstacle(player, card)
        if why == ALLOWED:
            why = card_obstacle(player, chosen, card)
        return why if why != ALLOWED else choosing_closed(player, chosen, len(steps))

    def complete(self, seat: int, steps: list[Action]) -> bool:
        return steps[-1] == SEAL

    def waits_for(self, s: GameState) -> list[int]:
        missing: list[int] = []
        seats, verbs, last = self.seats, self.verbs, len(self.seats) - 1
        for at, seat in enumerate(seats):  # an answer is whole when its last step seals it
            if (at == last or seats[at + 1] != seat) and verbs[at] != DONE and verbs[at] != HIDDEN:
                missing.append(seat)
        return missing

    def open_steps(self, seat: int) -> list[Action]:
        first = self.seats.index(seat)
        end = first + self.seats.count(seat)
        if self.verbs[end - 1] in NOTHING_OPEN:
            return []
        return list(zip(self.verbs[first:end], self.subjects[first:end], self.amounts[first:end], strict=True))

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        end = self.seats.index(seat) + self.seats.count(seat)
        if self.verbs[end - 1] in NOTHING_OPEN:
            self.put(seat, [a])
        else:  # one more step, the most frequent of all moves
            self.seats.insert(end, seat)
            self.verbs.insert(end, a[0])
            self.subjects.insert(end, a[1])
            self.amounts.insert(end, a[2])

    def declines(self, s: GameState, seat: int) -> Action | None:
        steps = self.open_steps(seat)
        return SEAL if chosen_by(steps) else None

    def takes_back(self, a: Action) -> bool:
        return a[0] == DROP

    def canonical(self, steps: list[Action]) -> list[Action]:
        last = [SEAL] if steps and steps[-1] == SEAL else []
        return [*[(CHOOSE, card, 0) for card in sorted(chosen_by(steps))], *last]

    def final_steps(self, seat: int, a: Action) -> list[tuple[int, Action]]:
        """Return the answers without what was taken out again: nobody is told who hesitated."""
        found: list[tuple[int, Action]] = []
        for owner in sorted(self.asked()):
            steps = self.steps(owner)
            cards = chosen_by([*steps, a] if owner == seat else steps)
            found += [(owner, (CHOOSE, card, 0)) for card in cards]
            found.append((owner, SEAL))
        return found

    def opened(self, s: GameState, answers: list[list[Action]], luck: Luck) -> None:
        for seat, answer in zip(self.asked(), answers, strict=True):
            player = s.players[seat]
            for card in chosen_by(answer):
                player.revealed.append(card)
                if card < ACTION_COUNT:
                    player.hand.remove(card)
                else:
                    player.advisers.remove(card)
        s.stack.pop()

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        card, player, steps = a[1], s.players[seat], self.open_steps(seat)
        if why == NOT_IN_HAND and not 0 <= card < ACTION_COUNT:
            return card, WRONG_KIND, -1
        if why == LIMIT:
            return card, player.card_limit(), len(chosen_by(steps))
        if why == SHORT_QUEUE:
            return card, LEAST_QUEUE, len(player.queue)
        if why == TOO_MANY_STEPS:
            return card, MOST_STEPS, len(steps)
        return card, -1, -1

    def check(self, s: GameState) -> None:
        need(self.asked() == list(range(len(s.players))), "choosers", n=len(self.asked()))
        super().check(s)


def choose_cards(players: int) -> ChooseCards:
    """Return a choice that nobody has made yet."""
    blank = [UNANSWERED] * players
    return ChooseCards(list(range(players)), blank[:], blank[:], blank[:])


assert MOST_STEPS > MOST_CARDS + 1
