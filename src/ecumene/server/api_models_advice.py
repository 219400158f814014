"""What advice looks like over HTTP."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class AdvisedMove(BaseModel):
    """A move with its value in points beside the best one: 0 is the best, −1.4 is 1.4 points less."""

    move: str
    label: str
    place: int
    value: float
    worth: str
    then: list[str]
    stops: Literal["draw", "reveal"] | None
    played: bool


class Advice(BaseModel):
    """What a bot would do in a seat that is asked: its best moves, and the one that was played, if known."""

    table: str
    version: int
    number: int
    seat: int | None
    level: str
    choices: int
    moves: list[AdvisedMove]
    played: AdvisedMove | None
