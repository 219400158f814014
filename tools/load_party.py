"""The people at the tables of a server under load: three players and a spectator on sockets, and a bot.

A party plays a game to its end and starts the next one. To keep this process cheap, only a few fields of a scene
are decoded, and its offers only when somebody moves.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import count
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ecumene.players import Bot, make
from tools.load_host import Host, near
from tools.load_moves import Moves, Tally

LARGEST = 8 * 2**20
GRACE = 30.0  # seconds to wait for the last moves of a table
SHORTEST = 0.01  # seconds; people never think less


class View(msgspec.Struct):
    """What is read of a view."""

    waiting: list[int]


class Message(msgspec.Struct):
    """What is read of a message."""

    type: str
    version: int = -1
    asked: str | None = None
    seat: int | None = None
    view: View | None = None
    id: str | None = None
    error: dict[str, object] | None = None


class Offer(msgspec.Struct):
    """What is read of an offer."""

    move: str


class Offers(msgspec.Struct):
    """What is read of a scene when somebody moves."""

    offers: list[Offer]


READ = msgspec.json.Decoder(Message)
READ_OFFERS = msgspec.json.Decoder(Offers)


class Person:
    """Somebody on a socket, with the latest scene."""

    def __init__(self, number: int, socket: ClientConnection) -> None:
        self.number = number
        self.socket = socket
        self.scene = b""
        self.asked: str | None = None
        self.waited_for = False
        self.thinks = False


class Sitting:
    """A party at one table, from opening the sockets to closing them."""

    def __init__(self, host: Host, table: str, game: str, cookies: list[str], tally: Tally) -> None:
        self.host = host
        self.table = table
        self.game = game
        self.cookies = [*cookies, ""]  # the last one is the spectator
        self.tally = tally
        self.moves = Moves(game, len(self.cookies), tally)
        self.over = asyncio.Event()
        self._mark = secrets.token_hex(4)  # ids must not repeat when people return to a table
        self._people: list[Person] = []
        self._readers: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()
        self._ids = (f"{self._mark}-{number}" for number in count())
        self._chooser: Bot = make("random", game, 0)
        self._think = 0.0
        self._dice = Random(0)
        self._plays = False

    async def open(self) -> None:
        """Open all sockets."""
        for number, cookie in enumerate(self.cookies):
            socket = await connect(
                self.host.socket(self.table),
                origin=self.host.url,  # type: ignore[arg-type]
                additional_headers={"Cookie": f"ecumene={cookie}"} if cookie else {},
                local_addr=(near(cookie), 0),
                max_size=LARGEST,
                open_timeout=60,
                ping_interval=None,
                compression=None,
            )
            self._people.append(Person(number, socket))
            self._readers.append(asyncio.ensure_future(self._read(self._people[-1])))
        self.tally.begun += 1

    async def play(self, ending: asyncio.Event, think: float, dice: Random, stay: float | None = None) -> None:
        """Play until the game is over, `ending` is set, or `stay` seconds have passed."""
        self._think, self._dice, self._plays = think, dice, True
        self._chooser = make("random", self.game, dice.getrandbits(32))
        for person in self._people:
            self._consider(person)
        waits = [asyncio.ensure_future(each.wait()) for each in (ending, self.over)]
        await asyncio.wait(waits, timeout=stay, return_when=asyncio.FIRST_COMPLETED)
        for each in waits:
            each.cancel()
        self._plays = False
        self.tally.ended += self.over.is_set()

    async def close(self, grace: float = GRACE) -> None:
        """Wait for moves that are still open, then close all sockets."""
        until = time.monotonic() + grace
        while (self.moves.open or self._sending) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self.moves.close()
        for each in self._readers:
            each.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*(person.socket.close() for person in self._people), return_exceptions=True)

    async def _read(self, person: Person) -> None:
        """Read one socket until it closes."""
        try:
            while True:
                raw = await person.socket.recv(decode=False)
                self._hear(person, READ.decode(raw), raw, time.perf_counter())
        except (WebSocketException, OSError, msgspec.MsgspecError) as wrong:
            self.tally.errors.append(f"{self.game}: {wrong}")

    def _hear(self, person: Person, message: Message, raw: bytes, now: float) -> None:
        if message.type == "scene" and message.view is not None:
            person.scene, person.asked = raw, message.asked
            person.waited_for = message.seat in message.view.waiting
            self.moves.scene(person.number, message.version, message.asked, person.waited_for, now)
            if not message.view.waiting:
                self.over.set()
            self._consider(person)
        elif message.type == "ack":
            self.moves.acknowledge(message.id, message.version)
        elif message.type == "refused":
            self.moves.refuse(message.id, str((message.error or {}).get("code")))
            self._consider(person)
        elif message.type == "ping":
            self._say(person, b'{"type":"pong"}')

    def _consider(self, person: Person) -> None:
        """Start thinking if the game waits for this person."""
        if self._plays and person.waited_for and not person.thinks and not self.moves.in_flight(person.number):
            person.thinks = True
            pause = max(SHORTEST, self._dice.uniform(0, 2 * self._think))
            asyncio.get_running_loop().call_later(pause, self._move, person)

    def _move(self, person: Person) -> None:
        """Play a random offer of the latest scene, if the game still waits for this person."""
        person.thinks = False
        if not self._plays or not person.waited_for or self.moves.in_flight(person.number):
            return
        offers = [offer.move for offer in READ_OFFERS.decode(person.scene).offers]
        id = next(self._ids)
        body = {"type": "move", "id": id, "asked": person.asked, "move": self._chooser.choose({}, offers)}
        self.moves.send(id, person.number, person.asked, time.perf_counter())
        self._say(person, msgspec.json.encode(body))

    def _say(self, person: Person, text: bytes) -> None:
        task = asyncio.ensure_future(self._send(person, text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, person: Person, text: bytes) -> None:
        try:
            await person.socket.send(text, text=True)
        except (WebSocketException, OSError) as wrong:
            self.tally.errors.append(f"{self.game}: {wrong}")


class Party:
    """The same people, playing the same game at one table after another."""

    def __init__(self, host: Host, game: str, cookies: list[str], table: str, tally: Tally) -> None:
        self.host = host
        self.game = game
        self.cookies = cookies
        self.tally = tally
        self._table = table

    def sit(self) -> Sitting:
        """Return the party at its current table, with no socket open yet."""
        return Sitting(self.host, self._table, self.game, self.cookies, self.tally)

    async def go_on(
        self, sitting: Sitting, ending: asyncio.Event, think: float, dice: Random, stay: float | None = None
    ) -> None:
        """Play at an open table, then at new ones, until `ending` is set."""
        while True:
            await sitting.play(ending, think, dice, None if stay is None else stay * dice.uniform(0.5, 1.5))
            await sitting.close()
            if ending.is_set():
                return
            try:
                self._table = await self.host.next_table(self.game, self.cookies)
                sitting = self.sit()
                await sitting.open()
            except (OSError, WebSocketException) as wrong:
                self.tally.errors.append(f"{self.game}: no next table: {wrong}")
                await sitting.close(0)
                return


async def open_all(parties: list[Party]) -> list[tuple[Party, Sitting]]:
    """Open the sockets of all parties; one that is not let in counts as an error and stays away."""
    pairs = [(party, party.sit()) for party in parties]
    found = []
    answers = await asyncio.gather(*(sitting.open() for _, sitting in pairs), return_exceptions=True)
    for (party, sitting), wrong in zip(pairs, answers, strict=True):
        if wrong is None:
            found.append((party, sitting))
        else:
            party.tally.errors.append(f"{party.game}: not let in: {wrong}")
            await sitting.close(0)
    return found
