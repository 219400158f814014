"""Ways to help a seat of Historia whose move is refused: give it what is wanting (see remedies.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.historia import verbs as do
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ACTIVATION_DETAIL,
    ADVISERS,
    COLOR,
    ERA,
    LEADERS,
    LEAST_QUEUE,
    MOST_LEVEL,
    REVOLUTION,
    WONDERS,
)
from ecumene.games.historia.components.world import BORDERS, TERRITORY_COUNT
from ecumene.games.historia.player import Party, Player
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND, Refusal
from tests.games.historia.claims import chosen, rebels

Remedy = Callable[[GameState, int, Action, Refusal], bool]
PLENTY = 9


def of_player(change: Callable[[Player, Action, Refusal], Any]) -> Remedy:
    """Return a remedy that changes what the seat has; nothing helps where the thing is of the wrong kind."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        if r.need == WRONG_KIND:
            return False
        return change(s.players[seat], a, r) is not False

    return remedy


def of_board(change: Callable[[Any, Action], Any]) -> Remedy:
    """Return a remedy that changes the board."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        return change(s, a) is not False

    return remedy


def sets(**values: int) -> Remedy:
    """Return a remedy that gives some numbers of the seat new values."""

    def change(p: Player, a: Action, r: Refusal) -> None:
        for name, value in values.items():
            setattr(p, name, value)

    return of_player(change)


def enough(name: str) -> Remedy:
    """Return a remedy that gives as much as is needed."""
    return of_player(lambda p, a, r: setattr(p, name, r.need))


def added(things: list[int], where: str) -> Remedy:
    """Return a remedy that puts the thing where it has to lie, if it is of the right kind."""

    def change(p: Player, a: Action, r: Refusal) -> bool:
        getattr(p, where).append(a[1])
        return a[1] in things

    return of_player(change)


def leave(p: Player, card: int) -> bool:
    """Take a card from wherever it lies; return whether it is one that can be chosen and resolved."""
    for pile in (p.hand, p.queue, p.advisers, p.revealed, p.retired, p.adviser_deck):
        if card in pile:
            pile.remove(card)
    return 0 <= card < ACTION_COUNT or card in ADVISERS


def to_hand(p: Player, a: Action, r: Refusal) -> bool:
    """Take the card into the hand."""
    right = leave(p, a[1])
    (p.hand if a[1] < ACTION_COUNT else p.advisers).append(a[1])
    return right


def to_revealed(p: Player, a: Action, r: Refusal) -> bool:
    """Lay the card among those to resolve."""
    right = leave(p, a[1])
    p.revealed.append(a[1])
    return right


def choose(change: Callable[[list[int], int], list[int]]) -> Remedy:
    """Return a remedy that changes which cards are chosen, by as few steps as that takes."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        cards = change(sorted(chosen(s, seat)), a[1])
        question: Any = s.stack[-1]
        question.put(seat, [(do.CHOOSE, card, 0) for card in cards])
        return all(0 <= card < ACTION_COUNT or card in ADVISERS for card in cards)

    return remedy


def any_card(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Choose any card."""
    question: Any = s.stack[-1]
    question.put(seat, question.legal(s, seat)[:1])
    return True


def more_cards(p: Player, a: Action, r: Refusal) -> bool:
    """Learn the technology that allows the most cards."""
    p.technology = MOST_LEVEL
    return p.card_limit() > r.need


def longer_queue(p: Player, a: Action, r: Refusal) -> None:
    """Lay cards onto the queue."""
    p.queue += [card for card in range(ACTION_COUNT) if card not in (*p.queue, REVOLUTION)][:LEAST_QUEUE]


def at_a_loss(p: Player, a: Action, r: Refusal) -> bool:
    """Leave nothing to resolve, or nothing to resolve the card with; some cards need nothing."""
    if a[1] < 0:
        p.revealed = []
        return True
    p.ready, p.used, p.vp, p.technology, p.military = 0, 0, 0, MOST_LEVEL, 0
    p.land, p.wonders = [0] * TERRITORY_COUNT, []
    return a[1] < ACTION_COUNT and a[1] != REVOLUTION


def something_back(p: Player, a: Action, r: Refusal) -> bool:
    """Have cubes that can be taken back; the end of the question has its own word."""
    p.used = PLENTY
    if a[0] == do.WITHDRAW:
        p.land[a[1]] += 1
    return a[0] != do.DONE


def a_cell(p: Player, a: Action, r: Refusal) -> None:
    """Stand where both ways are open."""
    p.technology = p.military = 1


def in_row(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay the wonder, or any, into the row; a fire in the turn takes one."""
    if a[0] == do.BUILD:
        s.row = [*s.row, a[1]]
        return a[1] in WONDERS
    s.row = WONDERS[:PLENTY]
    return True


def other_party(s: GameState, seat: int, a: Action) -> Party | None:
    """Return the civilization that a move is about; for a card any other one."""
    if a[0] in (do.SIMPLE, do.ADVANCED):
        return s.party(1 - seat if seat < 2 else 0)
    number = s.party_of(a[1])
    return None if number in (-1, seat) else s.party(number)


def met(technology: int, military: int) -> Remedy:
    """Return a remedy that lets the seat share a territory with one that has such levels."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        other, mine = other_party(s, seat, a), s.players[seat]
        if other is None:
            return False
        place = a[2] if a[0] == do.ATTACK else 0
        mine.land[place] += 1
        other.land[place] += 1
        other.technology, other.military = technology, military
        mine.technology, mine.military = min(mine.technology, MOST_LEVEL - 1), max(mine.military, 1)
        return True

    return remedy


def ahead(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Be ahead of all others in everything."""
    for number in range(s.parties()):
        one: Any = s.party(number)
        if number == seat:
            one.land[0] += 1
            one.wonders = one.wonders or WONDERS[:1]
        else:
            one.technology = one.military = 0
            one.land = [0] * TERRITORY_COUNT
            if number < len(s.players):
                one.wonders = []
    return True


def with_action(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Resolve the action of the wonder."""
    s.players[seat].revealed = [ACTIVATION_DETAIL[a[1]]]
    s.stack[-1].begun = -1  # type: ignore[attr-defined]
    return True


def another_wonder(p: Player, a: Action, r: Refusal) -> bool:
    """Own the wonder that is to be destroyed, or one more; nothing helps where none is named."""
    if a[2] in WONDERS:
        p.wonders = [*p.wonders, a[2]]
    else:
        p.wonders = [*p.wonders, *(one for one in WONDERS if one not in p.wonders)][: len(p.wonders) + 1]
    return a[2] in WONDERS


def not_alone(p: Player, a: Action, r: Refusal) -> None:
    """Play Revolution as the last card."""
    p.revealed = [a[1]]


def cube_for_token(p: Player, a: Action, r: Refusal) -> bool:
    """Have a cube where the token takes one from."""
    p.supply = p.used = p.ready = 1
    return a[2] < 3


def free_color(s: GameState, a: Action) -> None:
    """Nobody has a civilization of this colour."""
    for number in range(s.parties()):
        one = s.party(number)
        if one.civilization >= 0 and COLOR[one.civilization] == COLOR[a[1]]:
            one.civilization = -1


def empty_place(s: GameState, a: Action) -> None:
    """Nobody stands on the territory."""
    for number in range(s.parties()):
        s.party(number).land[a[1]] = 0


def in_pack(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay the leader into the pack, and have none of its era."""
    question: Any = s.stack[-1]
    question.pack = sorted({*question.pack, a[1]})
    player = s.players[seat]
    player.coming = [leader for leader in player.coming if ERA[leader] != ERA[a[1]]]
    return a[1] in LEADERS


def gives_what_is_asked(p: Player, a: Action, r: Refusal) -> None:
    """Have what an event may ask for: cubes, and a level below."""
    p.ready, p.technology, p.military = PLENTY, 2, 2


def no_goals(s: GameState, a: Action) -> None:
    """No goal lies on the matrix."""
    s.goal_at, s.goal_technology, s.goal_military = [], [], []


def neighbour(p: Player, a: Action, r: Refusal) -> None:
    """Stand beside the territory."""
    p.land[BORDERS[a[1]][0]] += 1


def without_rebels(cards: list[int], card: int) -> list[int]:
    """Return the cards that do not play Revolution."""
    return [one for one in cards if not rebels(one)]
