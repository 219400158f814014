"""What a client says over the socket. Unknown fields and kinds are refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ecumene.server.errors import Problem
from ecumene.server.limits import depth
from ecumene.server.settings import Settings

Id = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]
Mark = Annotated[str, Meta(min_length=1, max_length=40)]  # of the question, as the scene told it
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]


class Move(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """Play a move."""

    id: Id
    move: MoveText
    asked: Mark | None = None
    version: Count | None = None
    seat: Seat | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take one step back."""

    id: Id
    asked: Mark | None = None
    version: Count | None = None
    seat: Seat | None = None


class Redo(msgspec.Struct, tag="redo", forbid_unknown_fields=True):
    """Play again what was taken back."""

    id: Id
    asked: Mark | None = None
    version: Count | None = None
    seat: Seat | None = None


class RestartTurn(msgspec.Struct, tag="restart-turn", forbid_unknown_fields=True):
    """Take back everything that can be taken back."""

    id: Id
    asked: Mark | None = None
    version: Count | None = None
    seat: Seat | None = None


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something."""

    text: Annotated[str, Meta(max_length=2000)]
    to: Literal["seats", "watchers"]


class Lang(msgspec.Struct, tag="lang", forbid_unknown_fields=True):
    """Read in another language."""

    lang: Literal["en", "ru", "el"]


class Sit(msgspec.Struct, tag="seat", forbid_unknown_fields=True):
    """Look with the eyes of another of one's own seats, or as a spectator (null): the hand-over curtain."""

    seat: Seat | None


class Seen(msgspec.Struct, tag="seen", forbid_unknown_fields=True):
    """The log was read up to this line, itself not included."""

    n: Count
    seat: Seat | None = None


class Pong(msgspec.Struct, tag="pong", forbid_unknown_fields=True):
    """Still here."""


ClientMessage = Move | Undo | Redo | RestartTurn | Chat | Lang | Sit | Seen | Pong
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_message(text: str, settings: Settings) -> ClientMessage:
    """Return what a client said; Problem when it is nothing we know."""
    raw = text.encode("utf-8", "replace")
    if len(raw) > settings.body:
        raise Problem("too-large", most=settings.body)
    if depth(raw) > settings.depth:
        raise Problem("too-deep", most=settings.depth)
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise Problem("invalid", where="frame", cause=str(wrong)) from None
