"""Taking back and playing again over HTTP: it outlives the server."""

from __future__ import annotations

import pytest

from ecumene.server.settings import Settings
from tests.server.house import Doc, House, opened
from tests.server.test_play import code


def free_moves(anna: object, id: str) -> list[str]:
    """Play until some steps can be taken back, and return their moves."""
    played: list[str] = []
    for _ in range(60):
        table = anna.get(f"/api/tables/{id}").json()  # type: ignore[attr-defined]
        seat = table["waiting"][0]
        scene = anna.scene(id, seat=seat)  # type: ignore[attr-defined]
        every = [offer["move"] for offer in scene["offers"]]
        seen = anna.previews(id, every, seat=seat)  # type: ignore[attr-defined]
        free = [move for move in every if not seen[move]["stops"] and move != "done"]
        if free and scene["can_undo"] and len(played) >= 2:
            return played
        move = (free or every)[0]
        played = [*played, move] if not seen[move]["stops"] else []
        anna.move(id, move, scene["version"], seat=seat)  # type: ignore[attr-defined]
    raise AssertionError("nothing could be taken back")


def test_undo_redo_and_restart_of_the_turn(stored: House) -> None:
    anna = stored.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    free_moves(anna, id)
    seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    start = anna.scene(id, seat=seat)

    def step(how: str, client: str) -> Doc:
        now = anna.scene(id, seat=seat)
        answer = anna.post(f"/api/tables/{id}/{how}", {"version": now["version"], "id": client, "seat": seat})
        assert answer.status_code == 200, answer.text
        return anna.scene(id, seat=seat)

    assert start["can_undo"] and not start["can_redo"]
    back = step("undo", "u1")
    assert back["version"] == start["version"] + 1 and back["number"] == start["number"] - 1 and back["can_redo"]
    forth = step("redo", "r1")
    assert forth["view"] == start["view"] and not forth["can_redo"]
    begin = step("restart-turn", "t1")
    assert not begin["can_undo"] and begin["can_redo"] and begin["number"] <= start["number"] - 2
    undo = {"version": begin["version"], "id": "x", "seat": seat}
    refused = anna.post(f"/api/tables/{id}/undo", undo)
    assert code(refused) == "illegal" and refused.json()["error"]["rule"] == "table.undo"
    while step("redo", f"r{anna.scene(id, seat=seat)['version']}")["can_redo"]:
        pass
    assert anna.scene(id, seat=seat)["view"] == start["view"]
    now = anna.scene(id, seat=seat)
    assert (
        code(anna.post(f"/api/tables/{id}/redo", {"version": now["version"], "id": "z", "seat": seat}))
        == "no-redo"
    )


def test_another_move_forgets_what_could_be_redone(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    free_moves(anna, id)
    seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    now = anna.scene(id, seat=seat)
    anna.post(f"/api/tables/{id}/undo", {"version": now["version"], "id": "u", "seat": seat})
    now = anna.scene(id, seat=seat)
    assert now["can_redo"]
    anna.move(id, now["offers"][-1]["move"], now["version"], seat=seat)
    assert not anna.scene(id, seat=seat)["can_redo"]


def test_undo_survives_a_restart_with_the_same_redo(database: str) -> None:
    settings = Settings(database=database, rates=0, snapshot_every=3)
    with opened(settings) as house:
        anna = house.guest()
        id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
        free_moves(anna, id)
        seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
        now = anna.scene(id, seat=seat)
        anna.post(f"/api/tables/{id}/undo", {"version": now["version"], "id": "u", "seat": seat})
        before = anna.scene(id, seat=seat)
        cookie = anna.cookie
    with opened(settings) as house:
        anna = house.nobody()
        anna.cookie = cookie
        assert anna.scene(id, seat=seat) == before
        same = anna.post(f"/api/tables/{id}/undo", {"version": now["version"], "id": "u", "seat": seat})
        assert same.json() == {"id": "u", "version": before["version"]}
        redo = anna.post(f"/api/tables/{id}/redo", {"version": before["version"], "id": "r", "seat": seat})
        assert redo.status_code == 200
        assert anna.scene(id, seat=seat)["view"] == now["view"]


@pytest.mark.parametrize("every", [1, 5, 1000])
def test_a_whole_game_is_the_same_after_every_restart(database: str, every: int) -> None:
    settings = Settings(database=database, rates=0, snapshot_every=every)
    cookie, id = "", ""
    seen: list[Doc] = []
    for part in range(4):
        with opened(settings) as house:
            anna = house.nobody()
            anna.cookie = cookie
            if not id:
                anna = house.guest()
                cookie = anna.cookie
                id = anna.create(["you", "you"], mode="hotseat", seed=11, options={"draft": True})["id"]
            else:
                assert [anna.scene(id, seat=seat) for seat in (0, 1)] == seen
            for _ in range(7):
                seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
                scene = anna.scene(id, seat=seat)
                assert anna.move(id, scene["offers"][-1]["move"], scene["version"], seat=seat).status_code == 200
            seen = [anna.scene(id, seat=seat) for seat in (0, 1)]
        assert part >= 0
