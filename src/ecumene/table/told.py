"""What a game tells of a seat, or of one of its moves: one answer with parts, each worked out once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ecumene.kernel.frame import Action, State
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.look_ahead import Ahead, after_move
from ecumene.kernel.modifiers import Gain, Sum
from ecumene.kernel.prospects import Prospect
from ecumene.kernel.teller import Told as Message


class OfSeat:
    """What is told of a seat as things stand; -1 is a spectator."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.teller, self.state, self.seat = game.teller, state, seat

    @cached_property
    def forecast(self) -> dict[str, int]:
        """The numbers of the seat at the end of its turn."""
        return self.teller.forecast(self.state, self.seat)

    @cached_property
    def forecast_stops(self) -> str:
        """What cuts the forecast short; "" if nothing does."""
        return self.teller.forecast_stops(self.state, self.seat) if self.forecast else ""

    @cached_property
    def warnings(self) -> list[Message]:
        """What the seat would lose or leave unused by ending its turn now."""
        return self.teller.warnings(self.state, self.seat)

    @cached_property
    def prospects(self) -> list[Prospect]:
        """What the seat may want to know of its things before it is asked."""
        return self.teller.prospects(self.state, self.seat)

    @cached_property
    def totals(self) -> Doc:
        """What the board shows besides the view."""
        return self.teller.totals(self.state, self.seat)


class OfMove:
    """What is told of a move of a seat."""

    def __init__(self, game: Game, state: State, seat: int, a: Action) -> None:
        self.game, self.teller, self.state, self.seat, self.a = game, game.teller, state, seat, a

    @cached_property
    def refs(self) -> list[str]:
        """What the move touches."""
        return self.teller.refs(self.state, self.seat, self.a)

    @cached_property
    def price(self) -> dict[str, Sum]:
        """What the move costs, by kind."""
        return self.teller.price(self.state, self.seat, self.a)

    @cached_property
    def gain(self) -> list[Gain]:
        """What the move brings, row by row."""
        return self.teller.gain(self.state, self.seat, self.a)

    @cached_property
    def chances(self) -> list[Message]:
        """What chance may make of the move."""
        return self.teller.chances(self.state, self.seat, self.a)

    @cached_property
    def cautions(self) -> list[Message]:
        """What its player may not expect of the move."""
        return self.teller.cautions(self.state, self.seat, self.a)

    @cached_property
    def named_by(self) -> int:
        """The thing that names the move where its own words do not."""
        return self.teller.named_by(self.state, self.seat, self.a)

    @cached_property
    def told_as(self) -> tuple[str, int] | None:
        """The message and the number that stand for the name of its subject."""
        return self.teller.told_as(self.state, self.seat, self.a)

    @property
    def destroys(self) -> bool:
        """Whether the move takes down what its player has."""
        return self.game.grammar.verbs[self.a[0]].destroys or self.teller.destroys(self.a)

    def ahead(self) -> Ahead:
        """Carry the move out on a copy up to the next question; the copy is large, and not kept."""
        return after_move(self.state, self.seat, self.a, runs_on=False)


class Answers:
    """The answers of one state, by seat and by move; a table has new ones after each step."""

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.state = game, state
        self.found: dict[Any, Any] = {}

    def of_seat(self, seat: int) -> OfSeat:
        """Return what is told of a seat."""
        if seat not in self.found:
            self.found[seat] = OfSeat(self.game, self.state, seat)
        answer: OfSeat = self.found[seat]
        return answer

    def of_move(self, seat: int, a: Action) -> OfMove:
        """Return what is told of a move of a seat."""
        if (seat, a) not in self.found:
            self.found[seat, a] = OfMove(self.game, self.state, seat, a)
        answer: OfMove = self.found[seat, a]
        return answer
