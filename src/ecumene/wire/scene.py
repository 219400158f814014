"""A scene: everything a viewer needs to draw and to act."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ecumene.wire.fields import Until
from ecumene.wire.people import Error
from ecumene.wire.results import Result, View


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
    """A legal move as ids and numbers: what it touches, costs and brings ([kind, amount, source]).

    `tells` is the card whose own words say what the move is good for, where numbers alone do not; `named` is the
    thing that names it where its own words do not, as whom an attack is aimed at; `told_as` is a
    message and a number that stand for the name of its subject. What `destroys` takes down what
    its player has: screens show it late.
    """

    move: str
    refs: list[str]
    price: list[Price]
    gain: list[tuple[str, int, str | None]]
    tells: str | None
    named: str | None
    told_as: tuple[str, int] | None
    destroys: bool


class Preview(BaseModel):
    """What a move would do, up to the first draw or reveal: lines, sums by seat and kind, the end of the turn.

    Sums of a rival that nobody plays have no seat. Warnings are of what its player may not expect of it. The
    chances, which begins the lines too, is what can be worked out besides, as chances or the sums of a city.
    """

    move: str
    chances: list[str]
    lines: list[str]
    net: list[tuple[int | None, str, int]]
    end_of_turn: list[tuple[str, int, int]]
    summary: str
    warnings: list[str]
    stops: Literal["draw", "reveal"] | None


class Previews(BaseModel):
    """What some moves would do as answers to a question."""

    version: int
    asked: str
    previews: list[Preview]


class LogLine(BaseModel):
    """A line of the log: `mover` made the move (-1: nobody); its first line says what it `did`, or None."""

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
    mover: int
    did: str | None
    because: list[str]


class DigestRow(BaseModel):
    """What a rival did since one's last turn, in words: its moves and the change; `first` is a line of the log."""

    seat: int | None
    automaton: str | None
    first: int
    moves: list[str]
    net: list[str]
    text: str


class LogPage(BaseModel):
    """Older lines of the log."""

    version: int
    lines: list[LogLine]


class Panel(BaseModel):
    """The numbers of a seat, or of a rival that nobody plays; stops is what cuts its forecast short."""

    seat: int | None
    automaton: str | None
    now: dict[str, int]
    end_of_turn: dict[str, int]
    stops: str | None


class Prospect(BaseModel):
    """What a seat may want to know of a thing before it is asked: what is missing, what is near."""

    about: str
    text: str


class Passing(BaseModel):
    """A kind of question that the seat could let pass, in words as well."""

    kind: str
    text: str


class StandingAnswer(Passing):
    """A kind of question that the seat lets pass, until its next turn or for the whole game."""

    until: Until


class Scene(BaseModel):
    """Everything a viewer needs to draw and to act."""

    table: str
    version: int
    number: int
    seat: int | None
    asked: str | None
    view: View
    totals: dict[str, Any]
    prompt: Prompt
    offers: list[Offer]
    log: list[LogLine]
    log_from: int
    since_your_last_turn: int
    digest: list[DigestRow]
    can_undo: bool
    can_redo: bool
    checklist: list[str]
    prospects: list[Prospect]
    chosen: list[str]
    can_let_pass: Passing | None
    standing: list[StandingAnswer]
    panels: list[Panel]
    result: Result | None


class Ack(BaseModel):
    """A step is stored."""

    id: str
    version: int


class Why(BaseModel):
    """Whether a move is legal, and if not why."""

    legal: bool
    error: Error | None
