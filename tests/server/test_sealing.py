"""Several people answer at once: in any order, in several steps, and nobody hears of another's."""

from __future__ import annotations

import json
import threading
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from ecumene.players.random_bot import RandomBot
from ecumene.server.settings import Settings
from tests.server.house import AOC, Doc, House, User, hear, opened


def sat(house: House, people: int, **more: Any) -> tuple[list[User], str]:
    """People at one table, seat after seat."""
    users = [house.guest(f"Person {seat}") for seat in range(people)]
    id = users[0].create(["you", *["open"] * (people - 1)], visibility="public", **more)["id"]
    for user in users[1:]:
        assert user.post(f"/api/tables/{id}/join", {}).status_code == 200
    return users, id


def play(user: User, id: str, move: str, asked: str) -> Any:
    return user.post(f"/api/tables/{id}/moves", {"move": move, "asked": asked, "id": f"{move}/{asked}/{user.id}"})


def step(user: User, id: str, how: str, asked: str, client: str) -> Any:
    return user.post(f"/api/tables/{id}/{how}", {"asked": asked, "id": client})


def card(scene: Doc) -> str:
    return next(str(offer["move"]) for offer in scene["offers"] if offer["move"].startswith("offer "))


def test_three_people_draft_with_the_scenes_they_saw_at_first(stored: House) -> None:
    users, id = sat(stored, 3, options={"draft": True}, game=AOC)
    scenes = [user.scene(id) for user in users]
    for seat in (2, 0, 1):
        move = scenes[seat]["offers"][0]["move"]
        assert play(users[seat], id, move, scenes[seat]["asked"]).status_code == 200
    assert users[0].scene(id)["number"] == 3


def test_a_client_that_tells_only_the_version_it_saw_is_not_refused_either(house: House) -> None:
    users, id = sat(house, 3, options={"draft": True}, game=AOC)
    scenes = [user.scene(id) for user in users]
    for user, scene in zip(users, scenes, strict=True):
        assert user.move(id, scene["offers"][0]["move"], scene["version"], f"pick {user.id}").status_code == 200
    late = users[0].move(id, users[0].scene(id)["offers"][0]["move"], scenes[0]["version"], "late")
    assert late.status_code == 409 and late.json()["error"]["code"] == "stale"


def test_six_people_seal_at_the_same_moment(stored: House, toy: str) -> None:
    users, id = sat(stored, 6, game=toy, options={"bundles": True})
    marks = [user.scene(id)["asked"] for user in users]
    answers: list[int] = []

    def seal(seat: int) -> None:
        answers.append(play(users[seat], id, "seal", marks[seat]).status_code)

    threads = [threading.Thread(target=seal, args=(seat,)) for seat in Random(6).sample(range(6), 6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [200] * 6
    scene = users[3].scene(id)
    assert scene["number"] == 6 and len(scene["view"]["waiting"]) == 1


def test_a_reveal_is_new_to_everybody_whoever_sits_last(house: House, toy: str) -> None:
    users, id = sat(house, 3, game=toy)
    for seat in (0, 1, 2):
        assert play(users[seat], id, "offer", users[seat].scene(id)["asked"]).status_code == 200
    for user in users:
        scene = user.scene(id)
        unread = [line for line in scene["log"] if line["n"] >= scene["since_your_last_turn"]]
        assert [line["seat"] for line in unread if line["kind"] == "answered"] == [0, 1, 2]
        assert all(line["move"] is None for line in unread)


def test_an_answer_is_changed_taken_back_and_played_again(stored: House, toy: str) -> None:
    (anna, ben), id = sat(stored, 2, game=toy, options={"bundles": True})
    first = anna.scene(id)
    assert play(anna, id, "seal", first["asked"]).status_code == 200
    sealed = anna.scene(id)
    assert sealed["view"]["may_change"] == [0] and sealed["offers"] and sealed["can_undo"]
    assert "You have chosen" in sealed["prompt"]["text"]
    assert play(anna, id, card(first), sealed["asked"]).status_code == 200
    second = anna.scene(id)
    assert second["view"]["may_change"] == [] and second["asked"] != first["asked"]
    assert play(anna, id, "seal", first["asked"]).status_code == 200, "the same id is answered as before"
    stale = anna.post(f"/api/tables/{id}/moves", {"move": "seal", "asked": first["asked"], "id": "another"})
    assert stale.status_code == 409 and stale.json()["error"]["code"] == "stale"
    assert step(ben, id, "undo", ben.scene(id)["asked"], "ben").status_code == 422
    assert step(anna, id, "undo", second["asked"], "back").status_code == 200
    back = anna.scene(id)
    assert back["asked"] == first["asked"] and back["can_redo"] and not back["can_undo"]
    assert play(ben, id, "seal", ben.scene(id)["asked"]).status_code == 200
    assert step(anna, id, "redo", back["asked"], "again").status_code == 200
    assert anna.scene(id)["asked"] == second["asked"]


def until_chat(socket: WebSocketTestSession) -> list[str]:
    """Return the kinds of messages that came before the next line of talk."""
    kinds: list[str] = []
    while True:
        message = json.loads(socket.receive_text())
        if message["type"] == "chat":
            return kinds
        kinds.append(message["type"])


def test_nobody_hears_of_the_steps_of_another(stored: House, toy: str) -> None:
    (anna, ben), id = sat(stored, 2, game=toy, options={"bundles": True})
    watcher = stored.nobody()

    def told() -> list[Any]:
        shown = [ben.get(path).text for path in (f"/api/tables/{id}", "/api/tables", f"/api/tables/{id}/record")]
        return [ben.scene(id), watcher.scene(id), *shown]

    with ben.socket(id) as his, anna.socket(id) as hers:
        hear(his, "scene")
        hear(hers, "scene")
        ben.post(f"/api/tables/{id}/chat", {"text": "hello", "to": "seats"})
        until_chat(his)
        before = told()
        mark = hear_after(anna, hers, id, card(anna.scene(id)))
        mark = hear_after(anna, hers, id, card(anna.scene(id)))
        assert step(anna, id, "undo", mark, "one").status_code == 200
        ben.post(f"/api/tables/{id}/chat", {"text": "still there?", "to": "seats"})
        assert until_chat(his) == []
        assert told() == before
        hear_after(anna, hers, id, "seal")
        seen = hear(his, "scene")
        assert seen["view"]["may_change"] == [0] and seen["version"] == before[0]["version"] + 1


def hear_after(user: User, socket: WebSocketTestSession, id: str, move: str) -> str:
    """Play a move, and return the mark of the scene that its own seat is sent for it."""
    assert play(user, id, move, user.scene(id)["asked"]).status_code == 200
    return str(hear(socket, "scene")["asked"])


def test_steps_outlive_the_server(database: str, tmp_path: Any, toy: str) -> None:
    settings = Settings(database=database, rates=0, static=tmp_path / "static", snapshot_every=3)
    with opened(settings) as house:
        (anna, ben), id = sat(house, 2, game=toy, options={"bundles": True})
        for _ in range(2):
            scene = anna.scene(id)
            assert play(anna, id, card(scene), scene["asked"]).status_code == 200
        assert step(anna, id, "undo", anna.scene(id)["asked"], "back").status_code == 200
        assert play(ben, id, "seal", ben.scene(id)["asked"]).status_code == 200
        before = [anna.scene(id), ben.scene(id)]
        cookies = [anna.cookie, ben.cookie]
    with opened(settings) as house:
        users = [User(house), User(house)]
        for user, cookie in zip(users, cookies, strict=True):
            user.cookie = cookie
        assert [user.scene(id) for user in users] == before
        assert before[0]["can_redo"] and before[1]["view"]["may_change"] == [1]
        assert play(users[0], id, "seal", before[0]["asked"]).status_code == 200
        assert users[0].scene(id)["number"] == 3


def test_bots_that_are_asked_at_once_think_side_by_side(
    settings: Settings, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = threading.Barrier(4)
    asked: list[int] = []
    choose = RandomBot.choose

    def thinks(bot: RandomBot, view: Doc, legal: list[str]) -> str:
        if view["number"] == 0:
            asked.append(view["seat"])
            together.wait(20)  # for the other two, and for the person who seals while they think
        return choose(bot, view, legal)

    monkeypatch.setattr(RandomBot, "choose", thinks)
    with opened(settings) as house:
        anna = house.guest()
        id = anna.create(["you", "bot:random", "bot:random", "bot:random"], game=toy)["id"]
        assert play(anna, id, "offer", anna.scene(id)["asked"]).status_code == 200
        together.wait(20)
        for _ in range(2000):
            scene = anna.scene(id)
            if scene["number"] > 0:
                break
        assert scene["number"] >= 4
    assert sorted(asked) == [1, 2, 3], "no thought was thrown away"
