"""What lies on the table in Nim: heaps of stones."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.grammar import NUMBER, Grammar, Verb
from ecumene.kernel.schema import Schema
from ecumene.kernel.things import Things

TAKE: Final = 0
SPLIT: Final = 1
START: Final = [5, 4, 3]
STONES: Final = sum(START)

THINGS = Things([])
GRAMMAR = Grammar([Verb("take", NUMBER, NUMBER), Verb("split", NUMBER, NUMBER)], THINGS)


class Heaps(State):
    """The heaps, the largest first, and who moved last."""

    FIELDS: ClassVar[list[Field]] = fields("heaps<6[<12] last@-")

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("heaps", "last")

    def __init__(self, stack: list[Frame[Any]], over: bool, heaps: list[int], last: int) -> None:
        super().__init__(stack, over)
        self.heaps = heaps
        self.last = last

    def copy(self) -> Heaps:
        return Heaps(self.copy_stack(), self.over, self.heaps[:], self.last)

    # generated: end


SCHEMA = Schema(Heaps, THINGS, {}, [2])
