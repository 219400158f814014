"""Tables, talk, advice, and games looked back upon."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ecumene.wire.fields import Audience, OptionValue
from ecumene.wire.results import Points, Result


class SeatDoc(BaseModel):
    """One seat."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    you: bool
    held: bool
    resigned: bool


class VoteDoc(BaseModel):
    """What somebody at the table wants done about a seat that is waited for too long."""

    seat: int
    by: int
    what: Literal["bot", "end"]


class Notice(BaseModel):
    """What people decided about a seat, after which move and when: who voted, and what came of it."""

    kind: Literal["vote-bot", "vote-end", "unvote", "bot", "end", "back"]
    seat: int
    by: int | None
    number: int
    made: float


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
    result: Result | None
    invite: str | None
    owner: bool
    hints: bool
    lang: str
    rematch: str | None
    commitment: str | None  # the hash of the seed, fixed before the first move
    seed: str | None  # after the end: what all luck came from
    patience: int  # seconds that the table waits for a seat before the others may decide about it
    since: list[float | None]  # of each seat: since when it is waited for
    votes: list[VoteDoc]
    notices: list[Notice]
    expires: float | None  # when it goes away if nothing happens there, in seconds since 1970; null: it stays
    expires_why: Literal["empty", "waiting", "bots", "analysis", "guests", "guests-over"] | None


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


class CurvePoint(BaseModel):
    """The numbers of all seats after a move."""

    number: int
    round: int | None
    scores: list[Points]
    features: list[dict[str, Points]]


class PointSource(BaseModel):
    """What gave a seat points: a thing of the game, or a rule."""

    source: str | None
    name: str
    amount: Points


class PointSources(BaseModel):
    """Where everybody's points came from so far."""

    version: int
    points: list[list[PointSource]]


class Summary(BaseModel):
    """A game looked back upon."""

    moves: int
    seconds: float
    curves: list[CurvePoint]
    points: list[list[PointSource]]
    result: Result
    outcome: list[str]  # what it came to besides ranks and winners; then all games of the one who asks, together
