"""What a seat may not know never leaves the server, and luck never before the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.server.scenes import scene
from ecumene.table.loading import from_position
from ecumene.table.table import Table
from tests.server.house import AOC, House, User


def words_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from words_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_of(inner)


class Watch:
    """One viewer: everything it was ever entitled to know, and everything it is sent."""

    def __init__(self, user: User, seat: int | None, cards: list[str]) -> None:
        self.user = user
        self.seat = seat
        self.cards = cards
        self.known: set[str] = set()

    def look(self, table: Table) -> None:
        self.known |= set(words_of(table.view(self.seat))) & set(self.cards)

    def check(self, payload: str, where: str) -> None:
        text = payload.lower()
        for card in self.cards:
            if card not in self.known and card in text:
                found = re.search(rf"(?<![a-z-]){re.escape(card)}(?![a-z-])", text)
                assert found is None, (
                    f"{card} in {where} for {self.seat}: …{text[found.start() - 80 : found.end() + 40]}…"
                )

    def read_all(self, id: str, move: str, number: int) -> None:
        for path in (
            "scene?lang=en",
            f"replay/{number}",
            f"replay/{number // 2}",
            "record",
            "chat",
            "",
            "why?move=nonsense&lang=en",
            f"why?move={move}&lang=en",
            "story",
        ):
            self.check(self.user.get(f"/api/tables/{id}/{path}".rstrip("/")).text, path)
        answer = self.user.post(f"/api/tables/{id}/fork", {"number": 0})
        assert answer.status_code in (401, 409)
        self.check(answer.text, "fork")
        wrong = self.user.post(f"/api/tables/{id}/moves", {"move": "nonsense", "version": 10**6, "id": "x"})
        self.check(wrong.text, "moves")


@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_in_anything_that_is_sent(house: House, seed: int) -> None:
    random = Random(seed)
    people = [house.guest(name) for name in ("Anna", "Nikos", "Maria")]
    id = people[0].create(["you", "open", "open"], options={"draft": True})["id"]
    for user in people[1:]:
        user.post(f"/api/tables/{id}/join")
    rows = house.nobody().get(f"/api/games/{AOC}/cards").json()
    cards = [row["slug"] for row in rows if "civilization" in row["kind"]]
    assert len(cards) > 40
    watches = [Watch(user, seat, cards) for seat, user in enumerate(people)]
    watches += [Watch(house.guest("Eve"), None, cards), Watch(house.nobody(), None, cards)]
    sockets = [watch.user.socket(id) for watch in watches]
    for socket in sockets:
        socket.__enter__()
    for step in range(40):
        live = house.app.state.hall._lives[id]
        table: Table = live.table
        for watch in watches:
            watch.look(table)
        if not table.waiting:
            break
        seat = random.choice(table.waiting)
        move = random.choice(table.moves(seat))
        if step % 3 == 0 or step < 9:
            for watch in watches:
                watch.read_all(id, "done", table.number)
                assert str(table.seed) not in watch.user.get(f"/api/tables/{id}/scene").text
        assert people[seat].move(id, move, table.version).status_code == 200
    for watch in watches:
        watch.look(house.app.state.hall._lives[id].table)
    for watch, socket in zip(watches, sockets, strict=True):
        socket.send_text('{"type":"lang","lang":"en"}')
        seen = 0
        while seen < house.app.state.hall._lives[id].table.version:
            text = socket.receive_text()
            watch.check(text, "socket")
            message = json.loads(text)
            if message["type"] == "scene":
                seen = message["version"]
        socket.__exit__(None, None, None)


def worlds(table: Table, seat: int) -> tuple[Table, Table]:
    """Return the truth and another world that this seat cannot tell from it, both put on fresh tables."""
    truth = table.position()
    dream = table.rules.imagine(table.view(seat), Luck(99))
    return from_position(truth), from_position({**truth, "state": table.rules.dump(dream)})


@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_equal_for_a_viewer_give_equal_bytes(house: House, seed: int) -> None:
    anna = house.guest()
    id = anna.create(["you", "you", "you"], mode="hotseat")["id"]
    shown = house.app.state.hall._lives[id].row
    random = Random(seed)
    game = find(AOC)
    table = Table.begin(game, 3, {"draft": True}, seed)
    differ = 0
    for _ in range(30):
        if not table.waiting:
            break
        for seat in range(3):
            one, two = worlds(table, seat)
            differ += one.position() != two.position()
            for lang in ("en", "ru"):
                pair = [msgspec.json.encode(scene(shown, each, seat, lang, -1, [])) for each in (one, two)]
                assert pair[0] == pair[1]
            for move in ("nonsense", "done", "pick rome", "raise rome", "annex china"):
                assert str(one.why_not(seat, move)) == str(two.why_not(seat, move))
        seat = random.choice(table.waiting)
        table.play(seat, random.choice(table.moves(seat)))
    assert differ > 10


def test_the_seed_is_nowhere_before_or_after_the_end(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=987654321987)["id"]
    for path in ("", "/scene?seat=0", "/scene", "/record", "/replay/0?seat=1", "/chat"):
        assert "987654321987" not in anna.get(f"/api/tables/{id}{path}").text
    with anna.socket(id, "?seat=0") as socket:
        for _ in range(3):
            assert "987654321987" not in socket.receive_text()


def test_the_record_in_play_holds_own_moves_without_luck(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    for _ in range(12):
        seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
        user = (anna, nikos)[seat]
        now = user.scene(id)
        user.move(id, now["offers"][0]["move"], now["version"])
    for seat, user in enumerate((anna, nikos)):
        lines = user.get(f"/api/tables/{id}/record").text.partition("\n\n")[2].splitlines()
        assert lines and all(line.split()[1] == str(seat) and ";" not in line for line in lines)
    spectator = house.nobody().get(f"/api/tables/{id}/record").text
    assert spectator.partition("\n\n")[2].strip() == "" and "Game" in spectator


@pytest.mark.usefixtures("toy")
def test_bazaar_hides_hands_and_sealed_offers(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    answer = anna.post("/api/tables", {"game": "toy", "seats": ["you", "open"]})
    id = answer.json()["id"]
    nikos.post(f"/api/tables/{id}/join")
    before = nikos.scene(id)
    mine = anna.scene(id)
    assert mine["view"]["hand"] and len(mine["offers"]) > 1
    assert anna.move(id, mine["offers"][-1]["move"], mine["version"]).status_code == 200
    after = nikos.scene(id)
    assert mine["offers"][-1]["move"] not in json.dumps(after["log"])
    assert {offer["move"] for offer in after["offers"]} == {offer["move"] for offer in before["offers"]}
    assert mine["offers"][-1]["move"] not in json.dumps(house.nobody().scene(id))
