"""Tables are made, found, joined, left, filled, given up and played again."""

from __future__ import annotations

import pytest

from tests.server.house import AOC, House, finish, hear


def code(answer: object) -> str:
    return str(answer.json()["error"]["code"])  # type: ignore[attr-defined]


def test_a_table_begins_when_no_seat_is_open(stored: House) -> None:
    anna, nikos = stored.guest("Anna"), stored.guest("Nikos")
    table = anna.create(["you", "open", "bot:random"], name="Friday")
    assert table["state"] == "open" and table["name"] == "Friday" and table["owner"] is True
    assert code(anna.get(f"/api/tables/{table['id']}/scene")) == "not-playing"
    seen = next(row for row in nikos.get("/api/tables?state=open").json() if row["id"] == table["id"])
    assert seen["invite"] is None and seen["owner"] is False
    joined = nikos.post(f"/api/tables/{table['id']}/join").json()
    assert joined["state"] == "playing" and joined["seats"][1]["you"] and joined["seats"][1]["name"] == "Nikos"
    assert nikos.scene(table["id"])["seat"] == 1
    assert code(stored.guest("Maria").post(f"/api/tables/{table['id']}/join")) == "not-open"


def test_everybody_is_told_when_the_game_begins(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    id = anna.create(["you", "open"])["id"]
    with anna.socket(id) as socket:
        assert hear(socket, "table")["state"] == "open"
        nikos.post(f"/api/tables/{id}/join")
        assert hear(socket, "table")["state"] == "playing"
        assert hear(socket, "scene")["seat"] == 0


def test_a_slip_of_the_pen_is_told(house: House) -> None:
    body = {"game": "age-of-civilisation", "players": 2}
    told = house.guest().post("/api/tables?lang=ru", body).json()["error"]["message"]
    assert "может быть, «age-of-civilization»?" in told


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"game": "chess", "players": 2}, "unknown-game"),
        ({"game": AOC, "players": 9}, "players"),
        ({"game": AOC}, "players"),
        ({"game": AOC, "players": 3, "seats": ["you", "open"]}, "seats"),
        ({"game": AOC, "seats": ["you", "you"]}, "seats"),
        ({"game": AOC, "seats": ["you", "me"]}, "seats"),
        ({"game": AOC, "seats": ["you", "bot:deep-thought"]}, "unknown-bot"),
        ({"game": AOC, "seats": ["you", "open"], "mode": "hotseat"}, "seats"),
        ({"game": AOC, "seats": ["you", "open"], "seed": 7}, "seed-not-here"),
        ({"game": AOC, "seats": ["you", "open"], "options": {"dragons": True}}, "bad-choice"),
        ({"game": AOC, "seats": ["you", "open"], "options": {"draft": "yes"}}, "bad-choice"),
        ({"game": AOC, "seats": ["you", "open"], "options": {"scenario": "silk-road"}}, "bad-choice"),
        ({"game": AOC, "seats": ["you"], "options": {"draft": True}}, "bad-choice"),
        ({"game": AOC, "seats": ["you", "open"], "colour": "red"}, "invalid"),
        ({"game": AOC, "seats": "you"}, "invalid"),
        ({"game": AOC, "players": "2"}, "invalid"),
        ({"game": AOC, "players": True}, "invalid"),
        ({"game": AOC, "seats": ["you", "open"], "seed": -1, "mode": "hotseat"}, "invalid"),
        ({"game": AOC, "seats": ["you", "open"], "visibility": "secret"}, "invalid"),
        ([], "invalid"),
    ],
)
def test_a_table_that_cannot_be(shared: House, body: object, wrong: str) -> None:
    answer = shared.guest().post("/api/tables", body)
    assert answer.status_code == 422 and code(answer) == wrong


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_options_that_exclude_each_other_cite_the_rule(shared: House, lang: str) -> None:
    body = {"game": AOC, "seats": ["you"], "options": {"draft": True}}
    error = shared.guest().post(f"/api/tables?lang={lang}", body).json()["error"]
    assert error["rule"] == "aoc.solo.no-draft" and error["page"] > 0
    assert any(letter in "абвγδλ" for letter in error["message"]) == (lang != "en")


def test_a_private_table_is_not_there_for_others(stored: House) -> None:
    anna, nikos, eve = stored.guest("Anna"), stored.guest("Nikos"), stored.guest("Eve")
    table = anna.create(["you", "open"], visibility="private")
    id, invite = table["id"], table["invite"]
    assert invite
    assert all(row["id"] != id for row in eve.get("/api/tables").json())
    for query in ("", "?invite=wrong"):
        assert eve.get(f"/api/tables/{id}{query}").status_code == 404
    assert eve.post(f"/api/tables/{id}/join").status_code == 404
    assert eve.post(f"/api/tables/{id}/join", {"invite": "wrong"}).status_code == 404
    assert nikos.get(f"/api/tables/{id}?invite={invite}").json()["invite"] is None
    assert nikos.post(f"/api/tables/{id}/join", {"invite": invite}).status_code == 200
    assert nikos.get(f"/api/tables/{id}").json()["invite"] == invite
    assert eve.get(f"/api/tables/{id}/scene").status_code == 404
    assert eve.get(f"/api/tables/{id}/scene?invite={invite}").json()["seat"] is None


def test_joining_twice_or_where_somebody_sits(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    id = anna.create(["you", "open", "open"])["id"]
    assert code(anna.post(f"/api/tables/{id}/join")) == "already-seated"
    assert code(nikos.post(f"/api/tables/{id}/join", {"seat": 0})) == "no-seat-free"
    assert code(nikos.post(f"/api/tables/{id}/join", {"seat": 7})) == "no-seat-free"
    assert nikos.post(f"/api/tables/{id}/join", {"seat": 2}).json()["seats"][2]["you"]
    assert house.nobody().post(f"/api/tables/{id}/join").status_code == 401
    assert nikos.post("/api/tables/nowhere/join").status_code == 404


def test_leaving_before_the_start(stored: House) -> None:
    anna, nikos = stored.guest("Anna"), stored.guest("Nikos")
    id = anna.create(["you", "open", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    assert nikos.post(f"/api/tables/{id}/leave").status_code == 204
    assert anna.get(f"/api/tables/{id}").json()["seats"][1]["kind"] == "open"
    assert code(nikos.post(f"/api/tables/{id}/leave")) == "not-seated"
    assert anna.post(f"/api/tables/{id}/leave").status_code == 204
    assert anna.get(f"/api/tables/{id}").status_code == 404
    begun = anna.create(["you", "bot:random"])["id"]
    assert code(anna.post(f"/api/tables/{begun}/leave")) == "not-open"


def test_bots_fill_open_seats(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    id = anna.create(["you", "open", "open"])["id"]
    assert code(nikos.post(f"/api/tables/{id}/fill", {"bot": "random"})) == "forbidden"
    assert code(anna.post(f"/api/tables/{id}/fill", {"bot": "no-such"})) == "unknown-bot"
    assert code(anna.post(f"/api/tables/{id}/fill", {"bot": "random", "seat": 0})) == "no-seat-free"
    one = anna.post(f"/api/tables/{id}/fill", {"bot": "random", "seat": 2}).json()
    assert one["state"] == "open" and one["seats"][2]["bot"] == "random"
    assert anna.post(f"/api/tables/{id}/fill", {"bot": "greedy"}).json()["state"] == "playing"
    assert code(anna.post(f"/api/tables/{id}/fill", {"bot": "greedy"})) == "not-open"


def test_one_who_resigns_comes_last(stored: House) -> None:
    anna, nikos = stored.guest("Anna"), stored.guest("Nikos")
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    assert code(stored.guest("Eve").post(f"/api/tables/{id}/resign")) == "not-seated"
    seats = anna.post(f"/api/tables/{id}/resign").json()["seats"]
    assert seats[0]["resigned"] and seats[0]["bot"] and seats[0]["kind"] == "human"
    assert code(anna.post(f"/api/tables/{id}/resign")) == "not-seated"
    assert anna.scene(id)["seat"] is None
    result = finish(nikos, id, [1])["result"]
    assert result["ranks"] == [2, 1] and result["winners"] == [1] and result["resigned"] == [0]
    assert code(nikos.post(f"/api/tables/{id}/resign")) == "not-playing"


def test_a_seat_handed_to_a_bot_is_played_on(stored: House) -> None:
    anna = stored.guest("Anna")
    id = anna.create(["you", "bot:random"])["id"]
    assert code(anna.post(f"/api/tables/{id}/hand-over", {"bot": "x"})) == "unknown-bot"
    table = anna.post(f"/api/tables/{id}/hand-over", {"bot": "random"}).json()
    assert table["seats"][0]["kind"] == "bot" and not table["seats"][0]["you"]
    over = finish(anna, id, [])
    assert "resigned" not in over["result"]
    assert code(anna.post(f"/api/tables/{id}/hand-over", {"bot": "random"})) == "not-seated"


def test_a_rematch_waits_for_the_same_people(stored: House) -> None:
    anna, nikos = stored.guest("Anna"), stored.guest("Nikos")
    id = anna.create(["you", "open", "bot:random"], options={"innovations": True})["id"]
    nikos.post(f"/api/tables/{id}/join")
    assert code(anna.post(f"/api/tables/{id}/rematch")) == "not-over"
    for user in (anna, nikos):
        user.post(f"/api/tables/{id}/hand-over", {"bot": "random"})
    finish(anna, id, [])
    assert code(anna.post(f"/api/tables/{id}/rematch")) == "not-seated"  # who hands over has left


def test_a_rematch_is_one_table_for_all(stored: House) -> None:
    anna, nikos, eve = stored.guest("Anna"), stored.guest("Nikos"), stored.guest("Eve")
    id = anna.create(["you", "open", "bot:random"], options={"innovations": True})["id"]
    nikos.post(f"/api/tables/{id}/join")
    for user in (anna, nikos):
        user.post(f"/api/tables/{id}/resign")
    finish(anna, id, [])
    assert code(eve.post(f"/api/tables/{id}/rematch")) == "not-seated"
    again = anna.post(f"/api/tables/{id}/rematch").json()
    assert again["state"] == "open" and again["options"] == {"innovations": True}
    assert nikos.get(f"/api/tables/{id}").json()["rematch"] == again["id"]
    assert nikos.get(f"/api/tables/{again['id']}").json()["seats"][1]["held"]
    assert code(eve.post(f"/api/tables/{again['id']}/join")) == "no-seat-free"
    same = nikos.post(f"/api/tables/{id}/rematch").json()
    assert same["id"] == again["id"] and same["state"] == "playing"
    assert anna.scene(again["id"])["seat"] == 0 and nikos.scene(again["id"])["seat"] == 1
    assert anna.post(f"/api/tables/{id}/rematch").json()["id"] == again["id"]


def test_the_lobby_lists_by_state_game_and_owner(house: House) -> None:
    anna, nikos = house.guest("Anna"), house.guest("Nikos")
    mine = anna.create(["you", "open"], visibility="private")["id"]
    public = nikos.create(["you", "open"])["id"]
    assert {row["id"] for row in anna.get("/api/tables").json()} == {mine, public}
    assert {row["id"] for row in anna.get("/api/tables?mine=true").json()} == {mine}
    assert {row["id"] for row in nikos.get("/api/tables").json()} == {public}
    assert {row["id"] for row in house.nobody().get("/api/tables").json()} == {public}
    assert house.nobody().get("/api/tables?mine=true").status_code == 401
    assert anna.get("/api/tables?game=chess").json() == []
    assert anna.get("/api/tables?state=over").json() == []
    assert anna.get("/api/tables?state=asleep").status_code == 422


def test_who_makes_a_table_of_bots_may_have_the_first_turn(house: House) -> None:
    anna = house.guest()
    made = [anna.create(["bot:random", "you", "bot:random"], begin=True) for _ in range(4)]
    assert [(table["waiting"], table["number"]) for table in made] == [([1], 0)] * 4
