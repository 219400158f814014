"""Viewers who read everything that is sent to them, and what each of them was ever entitled to know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from starlette.testclient import WebSocketTestSession

from ecumene.table.loading import from_position
from ecumene.table.table import Table
from tests.games.through_the_ages.military.rich import Rich
from tests.server.house import AOC, Doc, House, User

TTA = "through-the-ages"
LANG = "lang=en"
OPENLY = ("defend", "add")  # cards that are laid open and discarded in the same breath


def words_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from words_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_of(inner)


def begun(game: str, players: int, seed: int) -> Table:
    """Return a game at its beginning, or for a game of many hidden cards in the middle of an age as well."""
    from ecumene import new

    if game == TTA and seed % 3:
        return from_position(Table.begin(Rich(seed % 3), players, {}, seed).position())
    return new(game, players, seed, {"draft": True} if game == AOC else {})


def secrets_of(house: House, game: str) -> dict[str, str]:
    """Return the cards that may lie hidden, with their names as they stand in sentences."""
    rows = house.nobody().get(f"/api/games/{game}/cards?{LANG}").json()
    return {row["slug"]: row["name"].lower() for row in rows if game == TTA or "civilization" in row["kind"]}


class Watch:
    """One viewer: everything it was ever entitled to know, and everything it is sent."""

    def __init__(self, user: User, seat: int | None, id: str, cards: dict[str, str]) -> None:
        self.user = user
        self.seat = seat
        self.id = id
        self.unknown = set(cards)
        self.slugs = {name: slug for slug, name in cards.items()} | {slug: slug for slug in cards}
        longest_first = sorted(map(re.escape, self.slugs), key=len, reverse=True)
        self.pattern = re.compile(rf"(?<![a-z-])(?:{'|'.join(longest_first)})(?![a-z-])")
        self.socket: WebSocketTestSession = user.socket(id, f"?{LANG}")

    def look(self, table: Table) -> None:
        """Learn what the rules show to this viewer."""
        self.unknown -= {word.partition("/")[0] for word in words_of(table.view(self.seat))}
        played = [event.subject for event in table.history[-1].events if event.kind in OPENLY]
        self.unknown -= {table.rules.things.slug(card) for card in played}

    def check(self, payload: str, where: str) -> None:
        """Find no card that this viewer was never shown."""
        text = payload.lower()
        for found in self.pattern.finditer(text):
            slug = self.slugs[found[0]]
            near = text[max(0, found.start() - 80) : found.end() + 40]
            assert slug not in self.unknown, f"{slug} in {where} for {self.seat}: …{near}…"

    def read_all(self, moves: list[str], number: int, version: int) -> None:
        """Ask at every door, with questions that are fair, foolish and forbidden."""
        doors = [
            f"replay/{number}",
            f"replay/{number // 2}",
            "record",
            "chat",
            "",
            "story",
            "scene",
            "scene?seat=0",
            "log?before=10000",
            "hint",
            "hint?seat=0",
            f"explain/{number}",
        ]
        for path in doors:
            answer = self.user.get(f"/api/tables/{self.id}/{path}".rstrip("/"), params={"lang": "en"})
            assert answer.status_code < 500
            self.check(answer.text, path)
        for seat in range(3):
            if seat != self.seat:
                for path in ("scene", f"replay/{number}", "why", "previews", "log"):
                    query = {"seat": seat, "before": 10**4} if path == "log" else {"seat": seat, "move": "pass"}
                    answer = self.user.get(f"/api/tables/{self.id}/{path}", params=query)
                    assert answer.status_code in (401, 403), path
                    self.check(answer.text, path)
        for move in moves:
            kept = set(self.unknown)
            self.unknown -= set(move.split())  # whoever guesses a card's name is told no more than the name
            asked = self.user.get(f"/api/tables/{self.id}/why", params={"move": move, "lang": "en"})
            self.check(asked.text, f"why {move}")
            asked = self.user.get(f"/api/tables/{self.id}/previews", params={"move": move, "lang": "en"})
            self.check(asked.text, f"preview of {move}")
            if self.seat is None:
                body = {"move": move, "version": version, "id": "x"}
                played = self.user.post(f"/api/tables/{self.id}/moves?{LANG}", body)
                assert played.status_code in (401, 403)
                self.check(played.text, f"move {move}")
            self.unknown = kept
        forbidden: dict[str, Doc] = {
            "fork": {"number": 0},
            "moves": {"move": "nonsense", "version": 10**6, "id": "x"},
            "undo": {"version": 10**6, "id": "x"},
        }
        for path, asked_for in forbidden.items():
            answer = self.user.post(f"/api/tables/{self.id}/{path}?{LANG}", asked_for)
            assert answer.status_code in (401, 403, 409)
            self.check(answer.text, path)

    def hear_all(self, version: int) -> None:
        """Hear every message that came over the socket, up to a version."""
        self.socket.send_text('{"type":"lang","lang":"en"}')
        seen = -1
        while seen < version:
            text = self.socket.receive_text()
            self.check(text, "socket")
            message = json.loads(text)
            if message["type"] == "scene":
                seen = message["version"]
