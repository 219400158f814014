"""What tests do with a state of any game: lay it out, list moves, ask for the rule, listen to what is told."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ecumene.kernel.frame import State, advance, apply, refuse, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Event, Luck

S = TypeVar("S", bound=State)


class Handling(Generic[S]):
    """One game in the hands of its tests."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def fresh(self, players: int, seed: int = 1, **options: Any) -> S:
        """Lay out a game and run it to its first decision."""
        luck = Luck(seed)
        s = self.game.setup(players, options, luck)
        advance(s, luck)
        return s

    def moves(self, s: S, seat: int | None = None) -> list[str]:
        """List the legal moves of the seat that must answer, or of another."""
        who = waiting(s)[0] if seat is None else seat
        return [self.game.grammar.text(a) for a in s.stack[-1].legal(s, who)]

    def refusal(self, s: S, text: str, seat: int | None = None) -> str:
        """Return the rule that forbids a move."""
        who = waiting(s)[0] if seat is None else seat
        a = self.game.grammar.parse(text)
        assert a not in s.stack[-1].legal(s, who), f"'{text}' is legal"
        return refuse(s, who, a).rule

    def log_of(self, s: S, text: str) -> list[Event]:
        """Make a move and return the lines that it writes."""
        luck = Luck(5)
        luck.log = []
        apply(s, waiting(s)[0], self.game.grammar.parse(text), luck)
        return luck.log

    def slugs(self, numbers: list[int]) -> list[str]:
        """Name things."""
        return self.game.things.names(numbers)

    def frames(self, s: S) -> list[str]:
        """Name the paragraphs under way, outermost first."""
        return [type(frame).__name__ for frame in s.stack]
