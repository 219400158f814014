"""People, their tokens, and why something is refused."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from ecumene.wire.fields import Density, Spoken, Theme


class Error(BaseModel):
    """Why not."""

    code: str
    message: str
    rule: str | None
    page: int | None
    chapter: str | None
    retry_after: int | None  # seconds until it is worth trying again


class Failure(BaseModel):
    """The one shape of every error."""

    error: Error


class Me(BaseModel):
    """Somebody, as it sees itself."""

    id: str
    name: str
    guest: bool
    lang: Spoken
    theme: Theme
    density: Density
    speed: int


class Recovery(BaseModel):
    """A recovery code, the only time that it is shown."""

    recovery: str


class Registered(Me):
    """An account, with the code that brings it back when the password is lost; it is shown this once."""

    recovery: str


class SessionDoc(BaseModel):
    """A browser or program that is logged in: when it began, and when it was last used, to the day."""

    id: str
    created: float
    used: float
    current: bool


class TokenDoc(BaseModel):
    """A token without its secret."""

    id: str
    name: str
    created: float


class NewToken(TokenDoc):
    """A token, the only time that it is shown."""

    token: str


class Export(BaseModel):
    """Everything that is kept about somebody: plain data, for reading and keeping."""

    person: dict[str, Any]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    sessions: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    made: float
