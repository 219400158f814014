"""A scene: everything a viewer needs to draw and to act."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ecumene.wire.people import Error


class Prompt(BaseModel):
    """What is asked."""

    text: str
    frame: str
    source: str


class Price(BaseModel):
    """A price with the rows it is made of: [source, amount]."""

    kind: str
    total: int
    rows: list[tuple[str | None, int]]


class Offer(BaseModel):
    """A legal move as ids and numbers: what it touches, costs and brings ([kind, amount, source])."""

    move: str
    refs: list[str]
    price: list[Price]
    gain: list[tuple[str, int, str | None]]


class Preview(BaseModel):
    """What a move would do, up to the first draw or reveal: lines, sums by seat and kind, the end of the turn."""

    move: str
    lines: list[str]
    net: list[tuple[int, str, int]]
    end_of_turn: list[tuple[str, int, int]]
    summary: str
    stops: Literal["draw", "reveal"] | None


class Previews(BaseModel):
    """What some moves would do as answers to a question."""

    version: int
    asked: str
    previews: list[Preview]


class LogLine(BaseModel):
    """A line of the log."""

    n: int
    number: int
    seat: int | None
    automaton: str | None
    kind: str
    subject: str | None
    amount: int
    source: str | None
    from_: Annotated[str | None, Field(alias="from")]
    to: str | None
    text: str
    move: str | None
    because: list[str]


class LogPage(BaseModel):
    """Older lines of the log."""

    version: int
    lines: list[LogLine]


class Panel(BaseModel):
    """The numbers of a seat, or of a rival that nobody plays."""

    seat: int | None
    automaton: str | None
    now: dict[str, int]
    end_of_turn: dict[str, int]


class Scene(BaseModel):
    """Everything a viewer needs to draw and to act."""

    table: str
    version: int
    number: int
    seat: int | None
    asked: str | None
    view: dict[str, Any]
    prompt: Prompt
    offers: list[Offer]
    log: list[LogLine]
    log_from: int
    since_your_last_turn: int
    can_undo: bool
    can_redo: bool
    checklist: list[str]
    panels: list[Panel]
    result: dict[str, Any] | None


class Ack(BaseModel):
    """A step is stored."""

    id: str
    version: int


class Why(BaseModel):
    """Whether a move is legal, and if not why."""

    legal: bool
    error: Error | None
