"""The numbers of a seat that people are told. A game names them; what a move changes and what is to come follow.

    NUMBERS = Numbers("coins points=vp", price=price, to_come=night)
    TELLER = Teller(refs=refs, price=price, gain=NUMBERS.gain, forecast=NUMBERS.forecast,
                    forecast_stops=NUMBERS.stops)

Nothing here knows a rule: the rules run on a copy (look_ahead.py), and what is told is the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from ecumene.kernel.frame import Action, Frame, State
from ecumene.kernel.grammar import MAYBE, THING, Grammar
from ecumene.kernel.look_ahead import DONE, Ahead, move_alone, paragraph
from ecumene.kernel.modifiers import Gain, Sum
from ecumene.kernel.sealed import question_of
from ecumene.kernel.teller import no_price


def nothing_to_come(s: Any) -> Frame[Any] | None:
    """Foresee nothing."""
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """Named fields of `s.players[seat]`; `points=vp` is `points` inside and `vp` in views and on the screen.

    price      the teller's own price: it is charged when a move is made, before anything is drawn
    to_come    the paragraph that ends a turn or a round, None where none is to come: the forecast carries it out
    grammar    tells which moves name a thing: then it is the source of what they bring

    A game that keeps its numbers elsewhere overrides `of`.
    """

    def __init__(
        self,
        words: str,
        price: Callable[[Any, int, Action], dict[str, Sum]] = no_price,
        to_come: Callable[[Any], Frame[Any] | None] = nothing_to_come,
        grammar: Grammar | None = None,
    ) -> None:
        pairs = [word.partition("=") for word in words.split()]
        self.names = [(attr, key or attr) for attr, _, key in pairs]
        self.price = price
        self.to_come = to_come
        self.grammar = grammar

    def of(self, s: Any, seat: int) -> dict[str, int]:
        """Return the numbers of a seat as they stand."""
        player = s.players[seat]
        return {key: getattr(player, attr) for attr, key in self.names}

    def changes(self, before: State, after: State, seat: int) -> dict[str, int]:
        """Return by how much the numbers of a seat differ between two states; equal ones are left out."""
        was, now = self.of(before, seat), self.of(after, seat)
        return {key: now[key] - was[key] for key in was if now[key] != was[key]}

    def gain(self, s: State, seat: int, a: Action) -> list[Gain]:
        """Return what a move brings besides its price. A sealed answer brings nothing before all are opened."""
        if question_of(s) is not None:
            return []
        ahead = move_alone(s, seat, a)
        change = self.changes(s, ahead.state, seat)
        price, source, rows = self.price(s, seat, a), self.source(a), list[Gain]()
        for _, key in self.names:
            brought = change.get(key, 0) + (price[key].total() if key in price else 0)
            if brought:
                rows += self.by_cause(ahead, seat, key, brought, source)
        return rows

    def by_cause(self, ahead: Ahead, seat: int, key: str, brought: int, source: int) -> list[Gain]:
        """Return what a move brings of a number by the causes that the log names; without one, by the move."""
        parts: dict[int, int] = {}
        for event in ahead.events:
            if event.seat == seat and event.kind == key and event.amount > 0:
                cause = event.source if event.source >= 0 else source
                parts[cause] = parts.get(cause, 0) + event.amount
        if sum(parts.values()) != brought:
            return [(key, brought, source)]
        return [(key, amount, cause) for cause, amount in parts.items()]

    def source(self, a: Action) -> int:
        """Return the thing that a move names, -1 if it names none."""
        named = self.grammar is not None and self.grammar.verbs[a[0]].subject in (THING, MAYBE)
        return a[1] if named else -1

    def forecast(self, s: State, seat: int) -> dict[str, int]:
        """Return the numbers of a seat after what is to come, up to the first draw or question."""
        ahead = self.ahead(s)
        return {} if ahead is None else self.of(ahead.state, seat)

    def stops(self, s: State, seat: int) -> str:
        """Return what cuts the forecast short, DONE where nothing does."""
        ahead = self.ahead(s)
        return DONE if ahead is None else ahead.stops

    def expected(self, s: State, seats: int) -> list[dict[str, int]]:
        """Return for each seat the changes that are still to come."""
        ahead = self.ahead(s)
        return [{} if ahead is None else self.changes(s, ahead.state, seat) for seat in range(seats)]

    def ahead(self, s: State) -> Ahead | None:
        """Carry out on a copy what is to come, as far as it can be foreseen; None where nothing is."""
        frame = None if s.over else self.to_come(s)
        return None if frame is None else paragraph(s, frame, -1)
