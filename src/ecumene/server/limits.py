"""How much and how often: bodies, depth of JSON, requests in a while, sockets at once."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import time
from collections import Counter, OrderedDict

from starlette.datastructures import Headers, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.server.errors import Problem, answer, lang_of
from ecumene.server.names import name_key
from ecumene.server.settings import Settings

RATES: dict[str, tuple[float, float]] = {  # kind: (how many at once, how many a second after that)
    "request": (400, 100),
    "guest": (120, 2),
    "login": (20, 0.2),
    "table": (60, 1),
    "move": (200, 40),
    "chat": (20, 1),
    "work": (60, 5),  # what costs much: records, replays, stories
    "advice": (20, 0.5),  # what costs most: a bot thinks
    "message": (300, 60),
}
KEPT = 20_000
BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', re.DOTALL)


class Rates:
    """Token buckets by kind and caller; of each kind the callers longest silent are forgotten."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in RATES}

    def check(self, kind: str, who: str) -> None:
        """Count one request; Problem when there were too many."""
        if self.factor <= 0:
            return
        most, a_second = (value * self.factor for value in RATES[kind])
        now = time.monotonic()
        buckets = self._buckets[kind]
        left, last = buckets.pop(who, (most, now))
        left = min(most, left + (now - last) * a_second)
        allowed = left >= 1
        buckets[who] = (left - 1 if allowed else left, now)
        while len(buckets) > KEPT:
            buckets.popitem(last=False)
        if not allowed:
            raise Problem("too-often")

    def check_login(self, name: str, address: str, device: str | None) -> None:
        """Count an attempt to get in, by name and by address.

        A device that is known there is counted by itself: others cannot use up what its owner has.
        """
        for who in [f"device {device}"] if device else [f"address {address}", f"name {name_key(name)}"]:
            self.check("login", who)


class Places:
    """Sockets that are open or on their way in: no person and no address can take all of them."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.links
        self.most_of_one = settings.links_of_one
        self.most_of_address = min(settings.links_of_address, max(1, settings.links // 2))
        self.taken: Counter[str] = Counter()

    def take(self, person: str | None, address: str) -> list[str]:
        """Take a place and return what is given back for it; Problem when there are too many."""
        wanted = {"": self.most, f"address {address}": self.most_of_address}
        if person is not None:
            wanted[f"person {person}"] = self.most_of_one
        if any(self.taken[each] >= most for each, most in wanted.items()):
            raise Problem("too-many")
        self.taken.update(wanted.keys())
        return list(wanted)

    def give_back(self, place: list[str]) -> None:
        """Make room again."""
        self.taken.subtract(place)
        for each in place:
            if self.taken[each] <= 0:
                del self.taken[each]


def network(host: str) -> str:
    """Return the address that limits go by: of IPv6 the /64 that one customer has all of."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


def depth(body: bytes) -> int:
    """Return how deep brackets are nested outside of texts."""
    deepest = now = 0
    for match in BRACKETS.finditer(body):
        first = match[0][:1]
        if first in b"[{":
            now += 1
            deepest = max(deepest, now)
        elif first in b"]}":
            now -= 1
    return deepest


class Bodies:
    """Reads a body whole before anybody else sees it, and refuses what is large, deep or slow."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = Rates(settings.rates)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            if scope["path"].startswith("/api/"):
                self.rates.check("request", network((scope.get("client") or ("?",))[0]))
            body = await self._body(scope, receive)
        except Problem as problem:
            lang = lang_of(
                QueryParams(scope["query_string"]).get("lang"), Headers(scope=scope).get("accept-language")
            )
            response = answer(problem, lang)
            response.headers["connection"] = "close"
            await response(scope, receive, send)
            return
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        most = self.settings.record_body if scope["path"] == "/api/records" else self.settings.body
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            raise Problem("two-lengths")  # a proxy before us may believe the other one
        said = headers.get("content-length", "0")
        if not said.isdigit() or int(said) > most:
            raise Problem("too-large", most=most)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                more = True
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > most:
                        raise Problem("too-large", most=most)
                    more = message.get("more_body", False)
        except TimeoutError:
            raise Problem("slow") from None
        body = b"".join(parts)
        if depth(body) > self.settings.depth:
            raise Problem("too-deep", most=self.settings.depth)
        return body
