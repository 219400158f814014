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
    Density,
    Kind,
    Mark,
    MoveText,
    Name,
    OptionAsked,
    Seat,
    SeedText,
    Spoken,
    Theme,
    Until,
)


class Guest(Asked):
    """Begin at once."""

    name: Name | None = None


class MeChange(Asked):
    """What somebody changes about itself."""

    name: Name | None = None
    lang: Spoken | None = None
    theme: Theme | None = None
    density: Density | None = None
    speed: Annotated[int, Field(ge=0, le=2000)] | None = None


class Credentials(Asked):
    """A name and a password."""

    name: Name
    password: Annotated[str, Field(min_length=1, max_length=1000)]


class Password(Asked):
    """One's password once more, before what cannot be taken back."""

    password: Annotated[str, Field(min_length=1, max_length=1000)]


class NewPassword(Asked):
    """The password that is, and the one that shall be."""

    old: Annotated[str, Field(min_length=1, max_length=1000)]
    new: Annotated[str, Field(min_length=1, max_length=1000)]


class Recover(Asked):
    """A name, its recovery code, and a new password."""

    name: Name
    code: Annotated[str, Field(min_length=1, max_length=100)]
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
    seed: Annotated[int, Field(ge=0, lt=2**64)] | SeedText | None = None
    answers: Annotated[list[Annotated[list[MoveText], Field(max_length=500)]], Field(max_length=10)] = []
    patience: Annotated[int, Field(ge=60, le=2_592_000)] = (
        259_200  # seconds until the others may decide about a seat
    )
    begin: bool = False  # the one who makes it has the first turn, where no seat is open
    lang: Spoken | None = None


class Join(Asked):
    """Take a seat."""

    seat: Seat | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None


class OneSeat(Asked):
    """Which of one's own seats; only where one person has several."""

    seat: Seat | None = None


class TheSeat(Asked):
    """Which seat."""

    seat: Seat


class AbsentVote(Asked):
    """What shall be done about a seat that is waited for too long; nothing takes one's vote back."""

    seat: Seat
    what: Literal["bot", "end"] | None


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


class LetPassAsked(StepAsked):
    """Let a kind of question pass, with the mark of the one that is asked now."""

    until: Until


class AlwaysAskAsked(Asked):
    """Be asked again: about one kind of question, or about all."""

    kind: Kind | None = None
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
