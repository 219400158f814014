"""Action cards: all choose in secret how many and which cards they play in this round (Action cards)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.actions import action_of
from ecumene.games.historia.card_data import ACTION_COUNT, LEAST_QUEUE, REVOLUTION
from ecumene.games.historia.player import MOST_CARDS
from ecumene.games.historia.state import Board
from ecumene.games.historia.verbs import CHOOSE, DONE, DROP
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND, Refusal
from ecumene.kernel.sealed import HIDDEN, UNANSWERED, Sealed

SEAL: Final[Action] = (DONE, -1, 0)
NOTHING_OPEN: Final = (UNANSWERED, HIDDEN, DONE)  # the last row of a seat that begins an answer
MOST_STEPS: Final = 12  # who has changed so many choices goes on by taking steps back


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


class ChooseCards(Sealed[Board]):
    """Choose one card or more, as many as the technology allows; all are turned over together (Action cards)."""

    __slots__ = ()
    RULE: ClassVar[str] = "his.choose.cards"
    LETS_PASS: ClassVar[bool] = False
    STEPS: ClassVar[int] = MOST_STEPS
    STAYS_SECRET: ClassVar[bool] = False

    def copy(self) -> ChooseCards:
        return ChooseCards(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    def choices(self, s: Board, seat: int, steps: list[Action]) -> list[Action]:
        player = s.players[seat]
        chosen = chosen_by(steps)
        moves: list[Action] = []
        if len(chosen) < player.card_limit() and len(steps) < MOST_STEPS - 1:
            rises = len(player.queue) >= LEAST_QUEUE
            if rises and chosen:
                rises = not any(is_revolution(card) for card in chosen)
            moves = [
                (CHOOSE, card, 0) for card in player.hand if card not in chosen and (rises or card != REVOLUTION)
            ]
            for card in player.advisers:
                if card not in chosen and (rises or not is_revolution(card)):
                    moves.append((CHOOSE, card, 0))
        if len(steps) < MOST_STEPS - 2:
            moves += [(DROP, card, 0) for card in chosen]
        if chosen:
            moves.append(SEAL)
        return moves

    def complete(self, seat: int, steps: list[Action]) -> bool:
        return steps[-1] == SEAL

    def waits_for(self, s: Board) -> list[int]:
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

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        end = self.seats.index(seat) + self.seats.count(seat)
        if self.verbs[end - 1] in NOTHING_OPEN:
            self.put(seat, [a])
        else:  # one more step, the most frequent of all moves
            self.seats.insert(end, seat)
            self.verbs.insert(end, a[0])
            self.subjects.insert(end, a[1])
            self.amounts.insert(end, a[2])

    def declines(self, s: Board, seat: int) -> Action | None:
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

    def opened(self, s: Board, answers: list[list[Action]], luck: Luck) -> None:
        for seat, answer in zip(self.asked(), answers, strict=True):
            player = s.players[seat]
            for card in chosen_by(answer):
                player.revealed.append(card)
                if card < ACTION_COUNT:
                    player.hand.remove(card)
                else:
                    player.advisers.remove(card)
        s.stack.pop()

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        player = s.players[seat]
        steps = self.open_steps(seat)
        chosen = chosen_by(steps)
        verb, card, _ = a
        if verb == DONE:
            return Refusal("his.choose.at-least-one" if card < 0 and not chosen else self.RULE)
        if verb == DROP:
            if card not in chosen:
                return Refusal("his.choose.drop", card)
            return Refusal("his.choose.steps", card, MOST_STEPS, len(steps))
        if verb != CHOOSE:
            return Refusal(self.RULE)
        if card in chosen:
            return Refusal("his.choose.once", card)
        if card not in player.hand and card not in player.advisers:
            return refuse_card(s, seat, card)
        if len(chosen) >= player.card_limit():
            return Refusal("his.choose.limit", card, player.card_limit(), len(chosen))
        if is_revolution(card):
            if len(player.queue) < LEAST_QUEUE:
                return Refusal("his.revolution.queue", card, LEAST_QUEUE, len(player.queue))
            if any(is_revolution(one) for one in chosen):
                return Refusal("his.revolution.last", card)
        return Refusal("his.choose.steps", card, MOST_STEPS, len(steps))

    def check(self, s: Board) -> None:
        need(self.asked() == list(range(len(s.players))), "choosers", n=len(self.asked()))
        super().check(s)


def refuse_card(s: Board, seat: int, card: int) -> Refusal:
    """Say why a card that is not in hand cannot be chosen."""
    player = s.players[seat]
    if card in player.queue:
        return Refusal("his.turn.queue", card)
    return Refusal("his.choose.hand", card, WRONG_KIND if not 0 <= card < ACTION_COUNT else -1)


def choose_cards(players: int) -> ChooseCards:
    """Return a choice that nobody has made yet."""
    blank = [UNANSWERED] * players
    return ChooseCards(list(range(players)), blank[:], blank[:], blank[:])


assert MOST_STEPS > MOST_CARDS + 1
