"""Standing answers over the wire: one change, stored step by step, and nobody else's business."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecumene.client import Client
from ecumene.server.live_tables import revive
from ecumene.server.settings import Settings
from ecumene.table.loading import load
from ecumene.table.table import Table
from tests.server.house import Doc, House, User, hear, opened
from tests.server.test_sealing import play, sat


def let_pass(user: User, id: str, until: str = "game", asked: str | None = None, client: str = "let") -> Any:
    mark = user.scene(id)["asked"] if asked is None else asked
    return user.post(f"/api/tables/{id}/let-pass", {"until": until, "asked": mark, "id": client})


def always_ask(user: User, id: str, **body: Any) -> Any:
    return user.post(f"/api/tables/{id}/always-ask", {"id": f"ask {len(body)}", **body})


def turn(user: User, id: str, *moves: str) -> None:
    for move in moves:
        answer = play(user, id, move, user.scene(id)["asked"])
        assert answer.status_code == 200, answer.text


def until_turns(users: list[User], id: str) -> int:
    """Let everybody offer nothing; return the seat whose turn it is."""
    for user in users:
        if "offer" in [offer["move"] for offer in user.scene(id)["offers"]]:
            turn(user, id, "offer")
    (seat,) = users[0].scene(id)["view"]["waiting"]
    return int(seat)


def plain(scene: Doc) -> str:
    return json.dumps(scene, sort_keys=True)


def test_what_a_seat_lets_pass_is_declined_in_the_change_that_leads_to_it(stored: House, toy: str) -> None:
    (anna, ben), id = sat(stored, 2, game=toy)
    assert anna.scene(id)["can_let_pass"] == {"kind": "Offers", "text": "Sealed offers"}
    assert anna.scene(id)["standing"] == []
    first = let_pass(anna, id)
    assert first.status_code == 200
    assert anna.scene(id)["standing"] == [{"kind": "Offers", "text": "Sealed offers", "until": "game"}]
    assert let_pass(anna, id, asked="9").json() == first.json(), "the same request does nothing twice"
    seat = until_turns([anna, ben], id)
    turn((anna, ben)[seat], id, "done")
    turn((ben, anna)[seat], id, "done")
    scene = ben.scene(id)
    assert scene["view"]["may_change"] == [0] and scene["view"]["waiting"] == [1]
    turn(ben, id, "offer")
    history = stored.live_tables.open_tables()[0].game().history
    assert [move.text for move in history[1:] if move.seat == 0] == ["offer", "done", "offer"]


def test_others_see_a_plain_move(house: House, toy: str) -> None:
    (anna, ben), one = sat(house, 2, game=toy)
    scene = ben.scene(one)
    with ben.socket(one) as socket:
        hear(socket, "scene")
        let_pass(anna, one)
        told = hear(socket, "scene")
        assert told["standing"] == [] and told["version"] == scene["version"] + 1
        assert always_ask(anna, one).status_code == 200
        turn(ben, one, "offer")
        again = hear(socket, "scene")
    assert again["version"] == scene["version"] + 2, "taking it back is told to nobody else"
    assert "game" not in [answer["until"] for answer in again["standing"]]
    assert "Offers" not in plain({**told, "prompt": None, "view": None, "can_let_pass": None})
    assert house.nobody().scene(one)["standing"] == [] and house.nobody().scene(one)["can_let_pass"] is None


def test_standing_answers_survive_a_restart(database: str, tmp_path: Any, toy: str) -> None:
    for every in (1, 1000):  # from a snapshot, and from the journal
        settings = Settings(database=database, rates=0, static=tmp_path / "static", snapshot_every=every)
        with opened(settings) as house:
            (anna, ben), id = sat(house, 2, game=toy)
            assert let_pass(anna, id).status_code == 200
            seat = until_turns([anna, ben], id)
            turn((anna, ben)[seat], id, "done")
            turn((ben, anna)[seat], id, "done")
            before = [user.scene(id) for user in (anna, ben)]
            left = revive(house.live_tables.store, id).game()  # by a server that is killed now
            assert left.standing(0) == {"Offers": "game"} and left.snapshot() == _live(house).snapshot()
        with opened(settings) as house:
            anna.house = ben.house = house
            assert [user.scene(id) for user in (anna, ben)] == before
            assert before[0]["standing"][0]["until"] == "game" and before[0]["view"]["may_change"] == [0]
            assert always_ask(anna, id, kind="Offers").status_code == 200
        with opened(settings) as house:
            anna.house = ben.house = house
            assert anna.scene(id)["standing"] == []
            undone = anna.post(f"/api/tables/{id}/undo", {"asked": anna.scene(id)["asked"], "id": "undo"})
            assert undone.status_code == 200 and anna.scene(id)["can_let_pass"]["kind"] == "Offers"


def _live(house: House) -> Table:
    return house.live_tables.open_tables()[0].game()


def test_nobody_else_can_tell_it_from_an_answer_by_hand(house: House, toy: str) -> None:
    """Two tables with the same deal: at one a seat lets offers pass, at the other it answers each by hand."""
    anna = house.guest()
    lets, hand = (anna.create(["you", "you", "you"], game=toy, mode="hotseat", seed=5)["id"] for _ in range(2))

    def others(id: str) -> list[Doc]:
        return [{**anna.scene(id, seat=seat), "table": ""} for seat in (1, 2)]

    asked = anna.scene(lets, seat=0)["asked"]
    body = {"until": "game", "asked": asked, "id": "let", "seat": 0}
    assert anna.post(f"/api/tables/{lets}/let-pass", body).status_code == 200
    assert anna.move(hand, "offer", anna.scene(hand, seat=0)["version"], seat=0).status_code == 200
    for round in range(2):
        assert others(lets) == others(hand)
        for seat in (1, 2):
            for id in (lets, hand):
                assert anna.move(id, "offer", anna.scene(id, seat=seat)["version"], f"{round}/{seat}", seat=seat)
        while len(waiting := anna.scene(hand, seat=1)["view"]["waiting"]) == 1:
            assert others(lets) == others(hand)
            for id in (lets, hand):
                scene = anna.scene(id, seat=waiting[0])
                answer = anna.move(id, "done", scene["version"], f"{round}-{waiting[0]}", seat=waiting[0])
                assert answer.status_code == 200
        assert anna.move(hand, "offer", anna.scene(hand, seat=0)["version"], f"by hand {round}", seat=0)
        assert anna.scene(lets, seat=1)["view"]["may_change"] == [0]


def test_the_record_replays_without_them(house: House, toy: str) -> None:
    (anna, ben), id = sat(house, 2, game=toy)
    let_pass(anna, id)
    let_pass(ben, id, client="ben")
    for _ in range(40):
        scene = anna.scene(id)
        if scene["result"] is not None:
            break
        turn((anna, ben)[scene["view"]["waiting"][0]], id, "done")
    live = house.live_tables.open_tables()[0].game()
    assert live.result is not None and live.standing_answers.given
    assert load(live.record()).result == live.result


def test_undo_takes_the_answer_and_the_wish_back(house: House, toy: str) -> None:
    (anna, _), id = sat(house, 2, game=toy)
    let_pass(anna, id)
    body = {"asked": anna.scene(id)["asked"], "id": "back"}
    assert anna.post(f"/api/tables/{id}/undo", body).status_code == 200
    scene = anna.scene(id)
    assert scene["standing"] == [] and 0 in scene["view"]["waiting"] and scene["can_redo"]
    assert anna.post(f"/api/tables/{id}/redo", {**body, "asked": scene["asked"], "id": "on"}).status_code == 200
    assert anna.scene(id)["standing"] == [] and anna.scene(id)["view"]["may_change"] == [0]


def test_what_was_read_stays_unread_when_the_table_answers(house: House, toy: str) -> None:
    (anna, ben), id = sat(house, 2, game=toy)
    let_pass(anna, id)
    seat = until_turns([anna, ben], id)
    turn((anna, ben)[seat], id, "done")
    turn((ben, anna)[seat], id, "done")
    unread = anna.scene(id)["since_your_last_turn"]
    turn(ben, id, "offer")
    scene = anna.scene(id)
    assert scene["since_your_last_turn"] == unread < scene["log"][-1]["n"]


def test_in_ones_own_turn_and_for_another_seat_it_is_refused(house: House, toy: str) -> None:
    (anna, ben), id = sat(house, 2, game=toy)
    seat = until_turns([anna, ben], id)
    me, other = (anna, ben)[seat], (ben, anna)[seat]
    refused = let_pass(me, id)
    assert refused.json()["error"]["rule"] == "table.let-pass"
    assert let_pass(other, id).json()["error"]["rule"] == "table.let-pass"
    assert me.scene(id)["can_let_pass"] is None
    stale = let_pass(me, id, asked="0", client="late")
    assert stale.json()["error"]["code"] == "stale"
    assert house.guest("Eve").post(f"/api/tables/{id}/always-ask", {"id": "e"}).status_code == 403


@pytest.mark.parametrize("wrong", [{"until": "noon"}, {}, {"until": "turn", "kind": "Offers"}, {"until": 1}])
def test_what_is_not_understood_is_refused(house: House, toy: str, wrong: Doc) -> None:
    (anna, _), id = sat(house, 2, game=toy)
    body = {"asked": anna.scene(id)["asked"], "id": "x", **wrong}
    assert anna.post(f"/api/tables/{id}/let-pass", body).status_code == 422
    assert anna.scene(id)["standing"] == []


def test_a_bot_lets_nothing_pass(house: House, toy: str) -> None:
    (anna, ben), id = sat(house, 2, game=toy)
    let_pass(anna, id)
    assert anna.post(f"/api/tables/{id}/hand-over", {"bot": "random"}).status_code == 200
    assert not house.live_tables.open_tables()[0].game().standing(0)
    assert ben.scene(id)["standing"] == []


def test_over_the_socket(house: House, toy: str) -> None:
    (anna, _), id = sat(house, 2, game=toy)
    with anna.socket(id) as socket:
        scene = hear(socket, "scene")
        message = {"type": "let-pass", "id": "one", "until": "turn", "asked": scene["asked"]}
        socket.send_text(json.dumps(message))
        assert hear(socket, "scene")["standing"][0]["until"] == "turn"
        socket.send_text(json.dumps({"type": "always-ask", "id": "two", "kind": "Offers"}))
        assert hear(socket, "scene")["standing"] == []
        socket.send_text(json.dumps({**message, "id": "three", "until": "noon"}))
        assert hear(socket, "refused")["error"]["code"] == "invalid"


def test_the_python_client_says_it(house: House, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (anna, _), id = sat(house, 2, game=toy)
    me = Client("http://testserver")

    def ask(method: str, path: str, body: Doc | None = None, **_: Any) -> Any:
        answer = anna.ask(method, f"/api{path}", body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    monkeypatch.setattr(me, "ask", ask)
    me.let_pass(id, anna.scene(id)["asked"], "game")
    assert anna.scene(id)["standing"][0]["until"] == "game"
    me.always_ask(id, "Offers")
    assert anna.scene(id)["standing"] == []
