"""What programs send and get over HTTP, checked at the border. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0, le=10_000_000)]
Seat = Annotated[int, Field(ge=0, le=9)]
Name = Annotated[str, Field(min_length=1, max_length=200)]
ClientId = Annotated[
    str, Field(pattern="^[ -~]{1,64}$", description="chosen by the client; sent again, it plays nothing twice")
]
Mark = Annotated[str, Field(min_length=1, max_length=40, description="of the question, as the scene told it")]
MoveText = Annotated[str, Field(min_length=1, max_length=200, description="one of the offered moves")]
BotName = Annotated[str, Field(min_length=1, max_length=40)]


class Asked(BaseModel):
    """A body that is sent to us."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Guest(Asked):
    """Begin at once."""

    name: Name | None = None


class MeChange(Asked):
    """What somebody changes about itself."""

    name: Name | None = None
    lang: Literal["en", "ru", "el"] | None = None
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


OptionAsked = (
    bool
    | Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    | Annotated[str, Field(max_length=80)]
    | Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=40)]
    | None
)
OptionValue = bool | int | str | list[str]


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
    lang: Literal["en", "ru", "el"] | None = None


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
    to: Literal["seats", "watchers"]


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


class SeatDoc(BaseModel):
    """One seat."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    you: bool
    held: bool
    resigned: bool


class TableDoc(BaseModel):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    players: int
    name: str
    visibility: Literal["public", "private"]
    mode: Literal["live", "hotseat", "analysis", "tutorial"]
    state: Literal["open", "playing", "over"]
    seats: list[SeatDoc]
    watchers: int
    created: float
    changed: float
    version: int
    number: int
    waiting: list[int]
    result: dict[str, Any] | None
    invite: str | None
    owner: bool
    hints: bool
    lang: str
    rematch: str | None


class Ack(BaseModel):
    """A step is stored."""

    id: str
    version: int


class Prompt(BaseModel):
    """What is asked."""

    text: str
    frame: str
    source: str


class Price(BaseModel):
    """A price with the rows it is made of: [source, amount, text]."""

    kind: str
    total: int
    text: str
    rows: list[tuple[str | None, int, str]]


class Preview(BaseModel):
    """What a move would do, up to the first draw or reveal."""

    lines: list[str]
    net: dict[str, int]
    summary: str
    stops: str | None


class Offer(BaseModel):
    """A legal move."""

    move: str
    label: str
    refs: list[str]
    group: str
    price: list[Price]
    preview: Preview
    ends_undo: bool
    gives_up: bool


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


class Why(BaseModel):
    """Whether a move is legal, and if not why."""

    legal: bool
    error: Error | None


class ChatLine(BaseModel):
    """Something that was said."""

    n: int
    name: str
    seat: int | None
    to: Literal["seats", "watchers"]
    text: str
    made: float


class Summary(BaseModel):
    """A game looked back upon."""

    moves: int
    seconds: float
    curves: list[dict[str, Any]]
    points: list[list[dict[str, Any]]]
    result: dict[str, Any]
