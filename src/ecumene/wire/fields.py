"""The fields that several messages share, with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0, le=10_000_000)]
Seat = Annotated[int, Field(ge=0, le=9)]
Name = Annotated[str, Field(min_length=1, max_length=200)]
ClientId = Annotated[
    str, Field(pattern="^[ -~]{1,64}$", description="chosen by the client; sent again, it plays nothing twice")
]
Mark = Annotated[str, Field(min_length=1, max_length=40, description="of the question, as the scene told it")]
MoveText = Annotated[str, Field(min_length=1, max_length=200, description="one of the offered moves")]
Kind = Annotated[str, Field(min_length=1, max_length=60, description="of a question, as the scene names it")]
SeedText = Annotated[str, Field(pattern="^[0-9a-f]{1,32}$", description="128 bits, in hexadecimal digits")]
Until = Literal["turn", "game"]
BotName = Annotated[str, Field(min_length=1, max_length=40)]
Spoken = Literal["en", "ru", "el"]
Theme = Literal["system", "light", "dark"]
Density = Literal["picture", "compact", "text"]
Audience = Literal["seats", "watchers"]
OptionAsked = (
    bool
    | Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    | Annotated[str, Field(max_length=80)]
    | Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=40)]
    | None
)
OptionValue = bool | int | str | list[str]


class Asked(BaseModel):
    """Something that is sent to us: unknown fields are refused, and nothing is taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)
