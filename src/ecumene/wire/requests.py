"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ecumene.wire.fields import (
    Asked,
    Audience,
    BotName,
    ClientId,
    Count,
    Mark,
    MoveText,
    Name,
    OptionAsked,
    Seat,
    Spoken,
)


class Guest(Asked):
    """Begin at once."""

    name: Name | None = None


class MeChange(Asked):
    """What somebody changes about itself."""

    name: Name | None = None
    lang: Spoken | None = None
    theme: Literal["system", "light", "dark"] | None = None
    density: Literal["picture", "compact", "text"] | None = None
    speed: Annotated[int, Field(ge=0, le=2000)] | None = None


class Credentials(Asked):
    """A name and a password."""

    name: Name
    password: Annotated[str, Field(min_length=1, max_length=1000)]


class TokenName(Asked):
    """What a token is for."""

    name: Name


class NewTable(Asked):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=10)] | None = None
    options: dict[Annotated[str, Field(max_length=40)], OptionAsked] = {}
    name: Annotated[str, Field(max_length=200)] = ""
    visibility: Literal["public", "private"] = "public"
    mode: Literal["live", "hotseat", "analysis", "tutorial"] = "live"
    seats: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=10)] | None = None
    seed: Annotated[int, Field(ge=0, lt=2**64)] | None = None
    lang: Spoken | None = None


class Join(Asked):
    """Take a seat."""

    seat: Seat | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None


class OneSeat(Asked):
    """Which of one's own seats; only where one person has several."""

    seat: Seat | None = None


class HandOver(Asked):
    """A bot plays on."""

    bot: BotName
    seat: Seat | None = None


class MoveAsked(Asked):
    """A move, with the mark of the question that it answers (or, without one, the version that was seen)."""

    move: MoveText
    asked: Mark | None = None
    version: Count | None = None
    id: ClientId
    seat: Seat | None = None


class StepAsked(Asked):
    """An undo, redo or restart of the turn, with the mark that the scene told (or the version that was seen)."""

    asked: Mark | None = None
    version: Count | None = None
    id: ClientId
    seat: Seat | None = None


class ChatAsked(Asked):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=2000)]
    to: Audience


class SeenAsked(Asked):
    """The log was read up to this line, itself not included."""

    n: Count
    seat: Seat | None = None


class RecordText(Asked):
    """A record to open."""

    text: Annotated[str, Field(min_length=1, max_length=500_000)]


class ForkAsked(Asked):
    """The position after a move."""

    number: Count
