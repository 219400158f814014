"""The server itself."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class Health(BaseModel):
    """How the server is."""

    status: Literal["alive", "ready"]
    program: str
