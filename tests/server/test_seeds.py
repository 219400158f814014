"""The seed of a table is fixed by a hash at its start and published at its end, never before."""

from __future__ import annotations

import json

from sqlalchemy import select

import ecumene
from ecumene.server.db.schema import tables
from ecumene.table.record import parse
from ecumene.table.seeds import commitment, first_difference, read_seed, seed_text
from tests.server.house import House, User, finish, hear
from tests.server.test_lobby import code


def seed_of(house: House, id: str) -> int:
    with house.live_tables.store.read() as db:
        return int(db.execute(select(tables.c.seed).where(tables.c.id == id)).scalar_one())


def test_a_seed_is_fixed_at_the_start_and_published_at_the_end(stored: House) -> None:
    anna, nikos = stored.guest("Anna"), stored.guest("Nikos")
    table = anna.create(["you", "open"])
    assert table["commitment"] is None and table["seed"] is None
    begun = nikos.post(f"/api/tables/{table['id']}/join").json()
    fixed = begun["commitment"]
    assert len(fixed) == 64 and begun["seed"] is None
    seed = seed_of(stored, table["id"])
    assert commitment(seed) == fixed
    for user in (anna, nikos, stored.nobody()):
        for path in ("", "/scene", "/record", "/chat", "/log?before=10"):
            said = user.get(f"/api/tables/{table['id']}{path}").text
            assert str(seed) not in said and seed_text(seed) not in said
        with user.socket(table["id"]) as socket:
            for _ in range(2):
                assert seed_text(seed) not in socket.receive_text()
    for user in (anna, nikos):
        user.post(f"/api/tables/{table['id']}/resign")
    over = finish(anna, table["id"], [])
    assert over["seed"] == seed_text(seed) and over["commitment"] == fixed
    assert stored.nobody().get(f"/api/tables/{table['id']}").json()["seed"] == seed_text(seed)
    text = anna.get(f"/api/tables/{table['id']}/record").text
    assert parse(text).tags["Commitment"] == [fixed] and ecumene.load(text).record() == text
    assert first_difference(ecumene.load(text), read_seed(over["seed"])) is None


def test_seeds_of_the_server_have_128_bits_and_whoever_begins_has_none_less(house: House) -> None:
    anna = house.guest()
    ids = [anna.create(["bot:random", "you"], begin=begin)["id"] for begin in (False, True) for _ in range(8)]
    seeds = [seed_of(house, id) for id in ids]
    assert len(set(seeds)) == len(seeds) and max(seeds) > 2**110
    for id, seed in zip(ids, seeds, strict=True):
        assert anna.get(f"/api/tables/{id}").json()["commitment"] == commitment(seed)


def test_a_seed_can_be_asked_for_in_both_ways_of_writing(house: House) -> None:
    anna = house.guest()
    dealt = [
        anna.scene(anna.create(["you", "you"], mode="hotseat", seed=seed)["id"], seat=0)["view"]
        for seed in (987654321987, f"{987654321987:x}", seed_text(987654321987), seed_text(7))
    ]
    bare = [json.dumps({key: view[key] for key in view if key != "table"}) for view in dealt]
    assert bare[0] == bare[1] == bare[2] != bare[3]
    for wrong in ("", "xyz", "f" * 33, "0x7", -1, 2**64):
        body = {"game": "age-of-civilization", "seats": ["you", "you"], "mode": "hotseat", "seed": wrong}
        assert code(anna.post("/api/tables", body)) == "invalid"


def test_what_has_been_published_cannot_be_played_on(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    users: list[User] = [anna, nikos]
    last = 0
    while (table := anna.get(f"/api/tables/{id}").json())["state"] != "over":
        last = table["waiting"][0]
        now = users[last].scene(id)
        users[last].move(id, now["offers"][0]["move"], now["version"])
    with users[last].socket(id) as socket:
        assert hear(socket, "table")["seed"] is not None
        assert hear(socket, "scene")["can_undo"] is False
    back = users[last].post(f"/api/tables/{id}/undo", {"version": table["version"], "id": "back"})
    assert code(back) == "not-playing" and anna.get(f"/api/tables/{id}").json()["state"] == "over"
