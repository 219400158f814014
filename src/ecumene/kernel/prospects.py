"""What a game tells a seat about a thing though no move is asked for: what is missing, what it would bring."""

from __future__ import annotations


class Prospect:
    """One line about a thing: a message, its numbers (`seat` is told by name), and things with their counts."""

    __slots__ = ("about", "message", "numbers", "things")

    def __init__(self, about: int, message: str, numbers: dict[str, int], things: list[tuple[int, int]]) -> None:
        self.about = about
        self.message = message
        self.numbers = numbers
        self.things = things

    def doc(self) -> list[object]:
        """Return it as plain data, to be compared."""
        return [self.about, self.message, sorted(self.numbers.items()), self.things]
