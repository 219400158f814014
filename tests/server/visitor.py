"""Somebody who knocks at every door of the API with what is really there: ids, moves, marks, names, passwords."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.house import Doc, House, User, finish
from tests.server.test_undo import free_moves

PASSWORD = "correct horse battery"
WITH_MAP = "sid-meiers-civilization"
REAL = 0.8  # how much of what is sent is real; the rest is as random as it came
KINDS = ("leave", "close", "join", "send-away", "resign", "moves", "undo", "redo", "vote", "take-back", "rematch")
numbers = itertools.count(1)


class Visitor:
    """Anna, who has an account, a friend and tables of all kinds; what she uses up is made anew."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.berta = house.guest("Berta")
        self.come()

    def come(self) -> None:
        """Begin anew with an account and no tables."""
        self.anna = User(self.house)
        self.name = f"Anna {next(numbers)}"
        self.anna.post("/api/guest", {"name": self.name})
        made = self.anna.post("/api/register", {"name": self.name, "password": PASSWORD}).json()
        self.code = made["recovery"]
        self.kept: dict[str, str] = {}
        self.open: list[tuple[User, str]] = []

    def caller(self, door: str) -> User:
        """Return who knocks at a door: Anna, or a guest where guests alone are let in."""
        return self.house.guest(f"Guest {next(numbers)}") if door.endswith("/register") else self.anna

    def ready(self) -> None:
        """See to it that Anna is there: she may have gone out by the last door."""
        if self.anna.get("/api/me").status_code == 200:
            return
        if self.anna.post("/api/login", {"name": self.name, "password": PASSWORD}).status_code != 200:
            self.come()

    def keep(self, kind: str) -> str:
        """Return a table that no door uses up, made once: a game that is over, an analysis, one with a map."""
        if kind not in self.kept:
            if kind == "map":
                table = self.anna.create(["you", "you"], game=WITH_MAP, mode="hotseat")
            elif kind == "analysis":
                table = self.anna.post("/api/records", {"text": self.record()}).json()
            else:
                table = self.anna.create(["you", "bot:random"])
                finish(self.anna, table["id"])
            self.kept[kind] = str(table["id"])
        return self.kept[kind]

    def record(self) -> str:
        """Return the record of a game."""
        return self.anna.get(f"/api/tables/{self.keep('over')}/record").text

    def table(self, door: str) -> str:
        """Return a table at which a door can be entered."""
        anna, berta = self.anna, self.berta
        last = door.rpartition("/")[2]
        while self.open:  # nobody may have too many of them
            host, id = self.open.pop()
            host.post(f"/api/tables/{id}/close")
        if last in ("leave", "fill", "close", "invite"):
            return self._opened(anna, ["you", "open"], visibility="private")
        if last in ("join", "send-away"):
            host, guest = (berta, anna) if last == "join" else (anna, berta)
            id = self._opened(host, ["you", "open", "open"])
            if last == "send-away":
                guest.post(f"/api/tables/{id}/join")
            return id
        if last in ("resign", "hand-over", "hint", "seen", "chat", "moves", "why", "previews", "points"):
            return str(anna.create(["you", "bot:random"], begin=True)["id"])
        if last in ("undo", "redo", "restart-turn"):
            return self._after_moves(last == "redo")
        if last in ("vote", "take-back"):
            return self._gone(berta if last == "vote" else anna, last == "take-back")
        if "/maps/" in door:
            return self.keep("map")
        over = last in ("rematch", "story", "fork") or "explain" in door
        return self.keep("over" if over else "analysis")

    def _opened(self, host: User, seats: list[str], **more: Any) -> str:
        id = str(host.create(seats, **more)["id"])
        self.open.append((host, id))
        return id

    def _after_moves(self, undone: bool) -> str:
        """Return a table where a step can be taken back, or one that was taken back can be played again."""
        id = str(self.anna.create(["you", "you"], mode="hotseat", seed=7)["id"])
        free_moves(self.anna, id)
        if undone:
            seat = self.anna.get(f"/api/tables/{id}").json()["waiting"][0]
            asked = self.anna.scene(id, seat=seat)["asked"]
            self.anna.post(f"/api/tables/{id}/undo", {"asked": asked, "id": "back", "seat": seat})
        return id

    def _gone(self, gone: User, decided: bool) -> str:
        """Return a table that waits for somebody too long, or has let a bot play on for it."""
        other = self.anna if gone is self.berta else self.berta
        for _ in range(30):
            id = str(other.create(["you", "open"], patience=60)["id"])
            gone.post(f"/api/tables/{id}/join")
            table = gone.get(f"/api/tables/{id}").json()
            if table["seats"][table["waiting"][0]]["you"]:
                break
        self.house.live_tables.clock._start += 120
        if decided:
            other.post(f"/api/tables/{id}/vote", {"seat": table["waiting"][0], "what": "bot"})
        return id

    def fill_in(self, case: Any, door: str, random: Random) -> None:
        """Put real values in the place of most of those that were made up."""
        values = self.values(door, random)
        parts: list[Any] = [case.path_parameters, case.query, case.body]
        for part in parts:
            if isinstance(part, dict):
                for name in part.keys() & values.keys():
                    if random.random() < REAL:
                        part[name] = values[name]()

    def values(self, door: str, random: Random) -> dict[str, Callable[[], Any]]:
        """Return how to make a real value for each name that a request may hold."""
        id = self.table(door) if "/tables/{id}" in door else ""
        table: Doc = self.anna.get(f"/api/tables/{id}").json() if id else {}
        mine = [seat["seat"] for seat in table.get("seats", []) if seat["you"]]
        waiting = [seat for seat in table.get("waiting", []) if seat in mine] or mine or [0]
        can = "can_redo" if door.endswith("/redo") else "can_undo"
        seat = next((each for each in mine if self._scene(id, each).get(can)), waiting[0])
        scene = self._scene(id, seat)
        offers = [offer["move"] for offer in scene.get("offers", [])] or ["skip"]
        about = seat
        if door.endswith(("/vote", "/send-away")):
            about = next((each["seat"] for each in table.get("seats", []) if not each["you"]), 1)
        return {
            "id": lambda: self._id(door, id, random),
            "hash": lambda: scene.get("view", {}).get("map", "0" * 20),
            "number": lambda: random.randrange(table.get("number", 0) or 1),
            "game": lambda: random.choice(["age-of-civilization", WITH_MAP]),
            "seat": lambda: None if door.endswith("/join") else about,
            "move": lambda: random.sample(offers, 1) if door.endswith("/previews") else random.choice(offers),
            "asked": lambda: scene.get("asked", "1"),
            "version": lambda: scene.get("version", 0),
            "invite": lambda: table.get("invite"),
            "since": lambda: 0,
            "before": lambda: 1 + max([line["n"] for line in scene.get("log", [])], default=0),
            "n": lambda: max([line["n"] for line in scene.get("log", [])], default=0),
            "name": lambda: self.name if door.endswith(("/login", "/recover")) else f"Name {next(numbers)}",
            "password": lambda: PASSWORD,
            "old": lambda: PASSWORD,
            "new": lambda: PASSWORD,
            "code": lambda: self.code,
            "bot": lambda: "random",
            "seats": lambda: ["you", "bot:random"],
            "players": lambda: 2,
            "options": dict,
            "mode": lambda: "live",
            "seed": lambda: None,
            "answers": list,
            "text": lambda: self.record() if door.endswith("/records") else "hello",
            "to": lambda: "seats",
            "kind": lambda: None,
        }

    def _scene(self, id: str, seat: int) -> Doc:
        answer = self.anna.get(f"/api/tables/{id}/scene", params={"seat": seat})
        return dict(answer.json()) if answer.status_code == 200 else {}

    def _id(self, door: str, table: str, random: Random) -> str:
        """Return the id that a door asks for: of a table, a token, a session, or a new one of a request."""
        if "/tokens/" in door:
            return str(self.anna.post("/api/tokens", {"name": "bot"}).json()["id"])
        if "/sessions/" in door:
            self.anna.post("/api/login", {"name": self.name, "password": PASSWORD})
            sessions = self.anna.get("/api/sessions").json()
            return str(random.choice(sessions)["id"])
        return table


class AwayVisitor(Visitor):
    """Somebody who looks everything up in time, and knocks when the database is away."""

    text = ""

    def remember(self) -> None:
        """Make one table for each kind of door, and look at it, while that is still possible."""
        for kind in ("over", "analysis", "map"):
            self.keep(kind)
        self.tables: dict[str, str] = {}
        for last in KINDS:
            self.tables[last] = super().table(f"/api/tables/{{id}}/{last}")
            self.open.clear()  # they stay
        self.text = super().record()
        self.token = super()._id("/tokens/", "", Random(1))
        self.session = super()._id("/sessions/", "", Random(1))
        assert self.anna.get("/api/me").status_code == 200

    def ready(self) -> None:
        """Nobody can come anew."""

    def caller(self, door: str) -> User:
        """Return Anna: nobody else is known."""
        return self.anna

    def record(self) -> str:
        """Return the record that was looked up in time."""
        return self.text or super().record()

    def table(self, door: str) -> str:
        """Return a table that was made in time."""
        last = door.rpartition("/")[2]
        return self.tables.get(last, self.keep("map" if "/maps/" in door else "analysis"))

    def _id(self, door: str, table: str, random: Random) -> str:
        return self.token if "/tokens/" in door else self.session if "/sessions/" in door else table
