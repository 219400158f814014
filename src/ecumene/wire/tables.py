"""Tables, talk, advice, and games looked back upon."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from ecumene.wire.fields import Audience, OptionValue


class SeatDoc(BaseModel):
    """One seat."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    you: bool
    held: bool
    resigned: bool


class TableDoc(BaseModel):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    players: int
    name: str
    visibility: Literal["public", "private"]
    mode: Literal["live", "hotseat", "analysis", "tutorial"]
    state: Literal["open", "playing", "over"]
    seats: list[SeatDoc]
    watchers: int
    created: float
    changed: float
    version: int
    number: int
    waiting: list[int]
    result: dict[str, Any] | None
    invite: str | None
    owner: bool
    hints: bool
    lang: str
    rematch: str | None


class ChatLine(BaseModel):
    """Something that was said."""

    n: int
    name: str
    seat: int | None
    to: Audience
    text: str
    made: float


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


class Summary(BaseModel):
    """A game looked back upon."""

    moves: int
    seconds: float
    curves: list[dict[str, Any]]
    points: list[list[dict[str, Any]]]
    result: dict[str, Any]
