"""What the server tells of a game before it is played: options, map, words, cards and rules."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from ecumene.wire.fields import OptionValue


class ListDoc(BaseModel):
    """What a list can have with so many players: at most so many values, of these."""

    players: int
    most: int
    values: list[str]


class OptionDoc(BaseModel):
    """A module or variant: a switch, a choice among values, a list of values, or a number in a range.

    A list has from `least` to `most` values, each several times where `repeats` is true; `lists` tells how far the
    number of players narrows that.
    """

    name: str
    kind: Literal["switch", "choice", "list", "number"]
    label: str
    text: str
    values: list[dict[str, str]]
    least: int
    most: int
    repeats: bool
    seats: list[int]
    lists: list[ListDoc]


class ExclusionDoc(BaseModel):
    """Options that do not go together at these player counts (one alone: not at all there), and why."""

    players: list[int]
    options: dict[str, OptionValue]
    rule: str | None
    page: int | None
    chapter: str | None
    reason: str


class BarePlace(BaseModel):
    """A place of a map. Squares: x and y count columns and rows; anchors: the middle of a place."""

    id: str
    kind: str
    x: int
    y: int
    outline: str
    across: int
    down: int
    tile: str


class PlaceDoc(BarePlace):
    """A place with its name."""

    name: str


class BareMap(BaseModel):
    """A map as it lies: its places, the links between them, and those that go one way only."""

    layout: Literal["squares", "shifted", "anchors"]
    places: list[BarePlace]
    links: list[tuple[str, str]]
    one_way: list[tuple[str, str]]


class MapDoc(BaseModel):
    """Every place that a game can have, the links between them, and those that go one way only."""

    layout: Literal["squares", "shifted", "anchors"]
    places: list[PlaceDoc]
    links: list[tuple[str, str]]
    one_way: list[tuple[str, str]]


class BotDoc(BaseModel):
    """A bot that takes seats."""

    name: str
    label: str


class GameDoc(BaseModel):
    """A game on the shelf."""

    key: str
    name: str
    blurb: str
    seats: list[int]
    options: list[OptionDoc]
    exclusions: list[ExclusionDoc]
    map: MapDoc | None
    bots: list[BotDoc]


class VerbDoc(BaseModel):
    """The first word of a move, and what stands after it: kinds of operands ("" for nothing)."""

    word: str
    subject: str
    amount: str
    gives_up: bool


class WordsDoc(BaseModel):
    """Fluent text, and the verbs by which a move is put into it: `move-WORD` with its operands."""

    lang: str
    text: str
    verbs: list[VerbDoc]


class CardDoc(BaseModel):
    """A thing of a game; `row` holds what of its row is printed on the card."""

    slug: str
    kind: str
    name: str
    text: str
    origin: str
    row: dict[str, Any]


class RuleDoc(BaseModel):
    """A rule of a rulebook."""

    id: str
    page: int | None
    chapter: str | None
    section: str
    title: str
    text: str
