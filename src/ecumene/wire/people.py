"""People, their tokens, and why something is refused."""

from __future__ import annotations

from pydantic import BaseModel


class Error(BaseModel):
    """Why not."""

    code: str
    message: str
    rule: str | None
    page: int | None
    chapter: str | None


class Failure(BaseModel):
    """The one shape of every error."""

    error: Error


class Me(BaseModel):
    """Somebody, as it sees itself."""

    id: str
    name: str
    guest: bool
    lang: str
    theme: str
    density: str
    speed: int


class TokenDoc(BaseModel):
    """A token without its secret."""

    id: str
    name: str
    created: float


class NewToken(TokenDoc):
    """A token, the only time that it is shown."""

    token: str
