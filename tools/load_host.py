"""Guests and tables over plain HTTP: cheaper than a full client, which would use CPU that is being measured."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

PEOPLE = 3
SEATS = ["you", *["open"] * (PEOPLE - 1), "bot:novice"]
SECONDS = 60.0


def near(who: str) -> str:
    """Return the address of this machine from which somebody comes: people at home share none."""
    number = crc32(who.encode())
    return f"127.{1 + number % 254}.{number // 254 % 256}.{1 + number // 65024 % 254}" if who else "127.0.0.1"


class Host:
    """The server under load."""

    def __init__(self, url: str) -> None:
        self.url = url

    def socket(self, table: str) -> str:
        """Return the address of a table's socket."""
        return f"ws{self.url.removeprefix('http')}/ws/tables/{table}?lang=en"

    def guests(self, number: int) -> list[str]:
        """Log in the people of a party as guests and return their cookies."""
        return [self._ask("POST", "/guest", {"name": f"Load {number} {seat}"})[1] for seat in range(PEOPLE)]

    def table(self, game: str, cookies: list[str]) -> str:
        """Create a table for these people and a bot; return its id."""
        made, _ = self._ask("POST", "/tables", {"game": game, "seats": SEATS, "players": len(SEATS)}, cookies[0])
        for cookie in cookies[1:]:
            self._ask("POST", f"/tables/{made['id']}/join", {}, cookie)
        return str(made["id"])

    async def next_table(self, game: str, cookies: list[str]) -> str:
        """Create a table without blocking those who play."""
        return await asyncio.to_thread(self.table, game, cookies)

    def _ask(self, method: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        address = urlsplit(self.url)
        link = HTTPConnection(address.hostname or "", address.port, SECONDS, (near(cookie), 0))
        headers = {"Content-Type": "application/json", "Origin": self.url}
        if cookie:
            headers["Cookie"] = f"ecumene={cookie}"
        try:
            link.request(method, f"/api{path}", json.dumps(body), headers)
            answer = link.getresponse()
            text = answer.read()
        finally:
            link.close()
        if answer.status >= 400:
            raise OSError(f"{method} {path}: {answer.status} {text[:200].decode(errors='replace')}")
        told = answer.headers.get("set-cookie", "")
        return json.loads(text), told.partition(";")[0].partition("=")[2]
