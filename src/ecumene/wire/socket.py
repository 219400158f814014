"""What goes over the socket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter

from ecumene.wire.fields import Asked, Audience, Seat, Spoken
from ecumene.wire.people import Error
from ecumene.wire.requests import AlwaysAskAsked, LetPassAsked, MoveAsked, SeenAsked, StepAsked
from ecumene.wire.scene import Ack, Scene
from ecumene.wire.tables import ChatLine, TableDoc


class SendMove(MoveAsked):
    """Play a move."""

    type: Literal["move"]


class SendUndo(StepAsked):
    """Take one step back."""

    type: Literal["undo"]


class SendRedo(StepAsked):
    """Play again what was taken back."""

    type: Literal["redo"]


class SendRestartTurn(StepAsked):
    """Take back everything that can be taken back."""

    type: Literal["restart-turn"]


class SendLetPass(LetPassAsked):
    """Decline what is asked, and let all questions of this kind pass."""

    type: Literal["let-pass"]


class SendAlwaysAsk(AlwaysAskAsked):
    """Be asked again: about one kind of question, or about all."""

    type: Literal["always-ask"]


class SendChat(Asked):
    """Say something."""

    type: Literal["chat"]
    text: Annotated[str, Field(max_length=2000)]
    to: Audience


class SendLang(Asked):
    """Read in another language."""

    type: Literal["lang"]
    lang: Spoken


class SendSeat(Asked):
    """Look with the eyes of another of one's own seats, or as a spectator (null): the hand-over curtain."""

    type: Literal["seat"]
    seat: Seat | None


class SendSeen(SeenAsked):
    """The log was read up to this line, itself not included."""

    type: Literal["seen"]


class SendPong(Asked):
    """Still here."""

    type: Literal["pong"]


Acts = SendMove | SendUndo | SendRedo | SendRestartTurn | SendLetPass
"""What changes the game, and is acknowledged or refused."""
ClientMessage = Acts | SendAlwaysAsk | SendChat | SendLang | SendSeat | SendSeen | SendPong
ToServer = Annotated[ClientMessage, Field(discriminator="type")]


class HelloMessage(BaseModel):
    """The first word: which version of the wire is spoken, by which program, and the server's own time."""

    type: Literal["hello"]
    wire: int
    program: str
    time: float  # seconds; what the machines' clocks say may be something else, and `since` goes by this one


class SceneMessage(Scene):
    """The scene, at once and after every change."""

    type: Literal["scene"]


class TableMessage(TableDoc):
    """The table, when its seats or its state have changed."""

    type: Literal["table"]


class ChatMessage(ChatLine):
    """Somebody said something."""

    type: Literal["chat"]


class PresenceMessage(BaseModel):
    """Who is at the table: the seats whose people look on, and how many watch."""

    type: Literal["presence"]
    seats: list[int]
    watchers: int


class AckMessage(Ack):
    """A step is stored."""

    type: Literal["ack"]


class RefusedMessage(BaseModel):
    """Something that was sent is refused."""

    type: Literal["refused"]
    id: str | None
    version: int
    error: Error


class PingMessage(BaseModel):
    """A question whether anybody is there; any message answers it."""

    type: Literal["ping"]


ServerMessage = (
    HelloMessage
    | SceneMessage
    | TableMessage
    | ChatMessage
    | PresenceMessage
    | AckMessage
    | RefusedMessage
    | PingMessage
)
FromServer = Annotated[ServerMessage, Field(discriminator="type")]

TO_SERVER: TypeAdapter[ClientMessage] = TypeAdapter(ToServer)
FROM_SERVER: TypeAdapter[ServerMessage] = TypeAdapter(FromServer)


def schemas(ref: str) -> dict[str, Any]:
    """Return the JSON schemas of all messages by name; `ToServer` and `FromServer` are the two directions."""
    found: dict[str, Any] = {}
    for name, adapter in (("ToServer", TO_SERVER), ("FromServer", FROM_SERVER)):
        whole = adapter.json_schema(ref_template=ref)
        found |= whole.pop("$defs", {})
        found[name] = whole
    return found
