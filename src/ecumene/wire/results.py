"""What every game tells in the same way: its view, its result, and rivals that nobody plays."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from ecumene.wire.fields import OptionValue

Points = int | float


class Automaton(BaseModel):
    """A rival that nobody plays."""

    id: str
    name: str
    level: str | None
    points: Points | None


class Result(BaseModel):
    """How a game ended: scores, ranks and winners are of seats alone; a game may tell more."""

    model_config = ConfigDict(extra="allow")

    scores: list[Points]
    ranks: list[int]
    winners: list[int]
    automata: list[Automaton]
    ending: str


class View(BaseModel):
    """What a seat may know (-1: a spectator). Every view has these; the rest belongs to the game."""

    model_config = ConfigDict(extra="allow")

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seat: int
    waiting: list[int]
    may_change: list[int]
    number: int
    over: bool
    result: Result | None
    automata: list[Automaton]
