"""Sealed answers in a vector: the steps of each seat, that of the seat that looks first.

In which order the seats are listed is left out: answers are given at once, and it would only tell how the seats
are numbered. Where the verb of a step names a seat, it is counted from the seat that looks.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.adapters.blocks import Block, Cells
from ecumene.adapters.nests import BySeat, Listed, Record, put
from ecumene.kernel.grammar import SEAT, Grammar

SEATS: Final = "seats"
COLUMNS: Final = ["verbs", "subjects", "amounts"]
ANSWERS: Final = "answers"


class SealedRecord(Record):
    """The fields of a frame that seals answers; a seat that is not asked has no steps."""

    def __init__(self, others: list[tuple[str, Block]], answers: Answers) -> None:
        super().__init__([*others, (ANSWERS, answers)])

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the steps by seat, and what else the frame has."""
        super().write(cells, at, {**value, ANSWERS: value}, eye)

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return all fields."""
        found = super().read(cells, at, eye)
        return {**found.pop(ANSWERS), **found}


class Answers(Block):
    """The steps of all seats."""

    def __init__(self, columns: list[Block], steps: int, grammar: Grammar, players: int) -> None:
        step = Record(list(zip(COLUMNS, columns, strict=True)))
        self.seats = BySeat(Listed(step, steps), players)
        super().__init__(self.seats.names)
        self.subject_is_seat = [verb.subject == SEAT for verb in grammar.verbs]
        self.amount_is_seat = [verb.amount == SEAT for verb in grammar.verbs]
        self.players = players

    def write(self, cells: Cells, at: int, value: Any, eye: int) -> None:
        """Write the steps of each seat."""
        steps: list[list[Any]] = [[] for _ in range(self.players)]
        for seat, *row in zip(value[SEATS], *[value[column] for column in COLUMNS], strict=True):
            steps[seat].append(dict(zip(COLUMNS, self._turned(row, -eye), strict=True)))
        put(self.seats, cells, at, steps, eye, "")

    def read(self, cells: Cells, at: int, eye: int) -> Any:
        """Return the columns, in the order of the seats."""
        found: dict[str, list[Any]] = {name: [] for name in [SEATS, *COLUMNS]}
        for seat, steps in enumerate(self.seats.read(cells, at, eye)):
            for step in steps:
                found[SEATS].append(seat)
                for column, part in zip(COLUMNS, self._turned(list(step.values()), eye), strict=True):
                    found[column].append(part)
        return found

    def _turned(self, step: list[Any], by: int) -> list[Any]:
        verb, subject, amount = step
        if verb >= 0 and self.subject_is_seat[verb]:
            subject = (subject + by) % self.players
        if verb >= 0 and self.amount_is_seat[verb]:
            amount = (amount + by) % self.players
        return [verb, subject, amount]
