"""One table of a server under load: three people and a spectator, each on a socket, and a bot."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Coroutine
from itertools import count
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ecumene.client import Client

PEOPLE = 3
LARGEST = 8 * 2**20


class Offer(msgspec.Struct):
    """What is read of an offer."""

    move: str


class Message(msgspec.Struct):
    """What is read of a message: scenes are long, and whoever measures must not be what is measured."""

    type: str
    version: int = -1
    asked: str | None = None
    offers: list[Offer] = []
    id: str | None = None
    error: dict[str, Any] | None = None


READ = msgspec.json.Decoder(Message)


class Party:
    """The people and the spectator of one table, and when each of them saw what."""

    def __init__(self, url: str, table: str, cookies: list[str]) -> None:
        self.address = f"ws{url.removeprefix('http')}/ws/tables/{table}?lang=en"
        self.url = url
        self.cookies = cookies
        self.sockets: list[ClientConnection] = []
        self.seen: list[tuple[list[int], list[float]]] = [([], []) for _ in cookies]
        self.sent: list[tuple[float, int]] = []  # when a move was sent, and the version that it led to
        self.errors: list[str] = []
        self.ending = False
        self._ids = count()
        self._on_the_way: dict[str, float] = {}

    @property
    def changes(self) -> int:
        """Return how many versions the spectator saw go by, those of the bot too."""
        versions = self.seen[-1][0]
        return versions[-1] - versions[0] if versions else 0

    async def sit_down(self) -> None:
        """Open all sockets."""
        for cookie in self.cookies:
            headers = {"Cookie": f"ecumene={cookie}"} if cookie else {}
            self.sockets.append(
                await connect(
                    self.address,
                    origin=self.url,  # type: ignore[arg-type]
                    additional_headers=headers,
                    max_size=LARGEST,
                    open_timeout=60,
                    compression=None,
                )
            )

    async def stand_up(self) -> None:
        """Close all sockets."""
        for socket in self.sockets:
            await socket.close()

    def play(self, think: float, dice: Random) -> list[Coroutine[Any, Any, None]]:
        """Return what each socket does: look on, and move where it is asked."""
        return [self._sit(number, think, Random(dice.random())) for number in range(len(self.cookies))]

    async def _sit(self, number: int, think: float, dice: Random) -> None:
        answered: str | None = None
        thinking: asyncio.Task[None] | None = None
        versions, times = self.seen[number]
        async for raw in self.sockets[number]:
            now = time.perf_counter()
            message = READ.decode(raw)
            if message.type == "scene":
                if not versions or message.version > versions[-1]:
                    versions.append(message.version)
                    times.append(now)
                if message.offers and message.asked != answered and not self.ending:
                    answered = message.asked
                    moves = [offer.move for offer in message.offers]
                    thinking = asyncio.ensure_future(self._move(number, dice.choice(moves), answered, think, dice))
            elif message.type == "ack":
                self.sent.append((self._on_the_way.pop(message.id or ""), message.version))
            elif message.type == "refused":
                self.errors.append(str(message.error))
            elif message.type == "ping":
                await self.sockets[number].send('{"type":"pong"}')
        if thinking:
            await thinking

    async def _move(self, number: int, move: str, asked: str | None, think: float, dice: Random) -> None:
        await asyncio.sleep(dice.uniform(0, 2 * think))
        if self.ending:
            return
        id = f"m{next(self._ids)}"
        self._on_the_way[id] = time.perf_counter()
        body = {"type": "move", "id": id, "asked": asked, "move": move}
        await self.sockets[number].send(msgspec.json.encode(body).decode())

    def waits(self) -> list[float]:
        """Return for each move of a person the seconds until all sockets had its scene."""
        found: list[float] = []
        for sent, version in self.sent:
            places = [bisect_left(versions, version) for versions, _ in self.seen]
            if all(place < len(versions) for place, (versions, _) in zip(places, self.seen, strict=True)):
                last = max(times[place] for place, (_, times) in zip(places, self.seen, strict=True))
                found.append(last - sent)
        return found


def seat_party(url: str, game: str, number: int) -> Party:
    """Make a table and fill it: people of their own at each, and a bot."""
    cookies: list[str] = []
    table = ""
    for seat in range(PEOPLE):
        with Client(url) as person:
            person.guest(f"Load {number} {seat}")
            if seat:
                person.join(table)
            else:
                seats = ["you", *["open"] * (PEOPLE - 1), "bot:novice"]
                table = person.create(game, seats, players=PEOPLE + 1)["id"]
            cookies.append(person.http.cookies.get("ecumene") or "")
    return Party(url, table, [*cookies, ""])
