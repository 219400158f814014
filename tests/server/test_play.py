"""Playing over HTTP: scenes, moves, explanations, chat, hot-seat."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from ecumene.server.scenes import PAGE
from ecumene.server.table_rows import read_table
from ecumene.wire.scene import Previews, Scene
from tests.server.house import AOC, Doc, House, finish


def code(answer: object) -> str:
    return str(answer.json()["error"]["code"])  # type: ignore[attr-defined]


def hotseat(house: House, **more: object) -> tuple[object, str]:
    anna = house.guest()
    return anna, anna.create(["you", "you"], mode="hotseat", seed=7, **more)["id"]


def test_a_scene_has_what_the_wire_says(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    scene = anna.scene(id, seat=0)
    assert set(scene) == {
        "table", "version", "number", "seat", "asked", "chosen", "view", "prompt", "offers", "log", "log_from",
        "since_your_last_turn", "digest", "can_undo", "can_redo", "checklist", "prospects", "can_let_pass",
        "standing", "panels", "totals", "result",
    }  # fmt: skip
    offer = scene["offers"][0]
    assert set(offer) == {"move", "refs", "price", "gain", "tells", "named", "told_as", "destroys"}
    assert scene["prompt"]["frame"] == "CivilizationPhase" and scene["prompt"]["text"]
    assert scene["panels"][0]["now"]["coins"] == 3
    assert anna.scene(id, seat=1)["offers"] == []
    russian = anna.scene(id, seat=0, lang="ru")
    assert russian["prompt"]["text"] != scene["prompt"]["text"]
    assert russian["offers"] == scene["offers"] and russian["view"] == scene["view"]


def test_scenes_have_the_shape_that_is_described(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "bot:greedy"], options={"innovations": True, "changing_world": True})["id"]
    for _ in range(60):
        scene = anna.scene(id)
        assert (
            Scene.model_validate_json(json.dumps(scene), strict=True).model_dump(mode="json", by_alias=True)
            == scene
        )
        if scene["result"]:
            break
        if scene["offers"]:
            anna.move(id, scene["offers"][0]["move"], scene["version"])


def test_a_move_is_acknowledged_with_the_version_it_led_to(stored: House) -> None:
    anna = stored.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    scene = anna.scene(id, seat=0)
    answer = anna.move(id, scene["offers"][0]["move"], scene["version"], "a", seat=0)
    assert answer.json() == {"id": "a", "version": 1}
    again = anna.move(id, scene["offers"][0]["move"], scene["version"], "a", seat=0)
    assert again.json() == {"id": "a", "version": 1}
    assert anna.scene(id, seat=0)["version"] == 1
    stale = anna.move(id, scene["offers"][0]["move"], scene["version"], "b", seat=0)
    assert stale.status_code == 409 and code(stale) == "stale" and stale.json()["scene"]["version"] == 1
    ahead = anna.move(id, scene["offers"][0]["move"], 99, "c", seat=0)
    assert code(ahead) == "stale"


def test_a_step_that_is_asked_for_twice_is_taken_once_whatever_is_asked_by_then(stored: House) -> None:
    """The second request would be legal by itself: only its id tells that it was carried out already."""
    anna = stored.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7, options={"draft": True})["id"]
    made = 0
    while made < 2:  # two steps of one seat that can be taken back
        seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
        scene = anna.scene(id, seat=seat)
        assert anna.move(id, scene["offers"][0]["move"], scene["version"], seat=seat).status_code == 200
        made = made + 1 if anna.scene(id, seat=seat)["can_undo"] else 0
        made = min(made, len(stored.live_tables._tables[id].game()._undo))
    version = anna.scene(id, seat=seat)["version"]
    undo = {"id": "u", "seat": seat, "version": version}
    assert anna.post(f"/api/tables/{id}/undo", undo).json() == {"id": "u", "version": version + 1}
    assert anna.scene(id, seat=seat)["can_undo"]
    for seen in (version, version + 1):
        again = anna.post(f"/api/tables/{id}/undo", undo | {"version": seen})
        assert again.json() == {"id": "u", "version": version + 1}
    assert anna.scene(id, seat=seat)["version"] == version + 1
    assert anna.post(f"/api/tables/{id}/undo", undo | {"id": "v", "version": version + 1}).status_code == 200


def test_a_table_is_known_as_it_is_stored_without_being_read_again(stored: House) -> None:
    anna = stored.guest()
    tables = stored.live_tables
    for seats, more in [(["you", "bot:random"], {}), (["you", "you"], {"mode": "hotseat", "seed": 7})]:
        id = anna.create(seats, **more)["id"]
        finish(anna, id, [0, 1] if more else [0])
        live = tables._tables[id]
        assert live.row.state == "over" and live.row.result is not None
        with tables.store.read() as db:
            assert read_table(db, id) == live.row


def test_an_illegal_move_cites_the_rule_and_changes_nothing(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    before = anna.scene(id, seat=0)
    for move in ("skip", "raise atlantis", "fly", "x" * 200):
        answer = anna.move(id, move, 0, seat=0)
        assert answer.status_code == 422 and code(answer) == "illegal"
        assert answer.json()["error"]["rule"] and answer.json()["error"]["page"] is not None
    assert anna.move(id, "raise rome", 0, seat=1).json()["error"]["rule"] == "table.turn"
    assert anna.scene(id, seat=0) == before
    why = anna.get(f"/api/tables/{id}/why", params={"move": "skip", "seat": 0, "lang": "ru"}).json()
    assert why["legal"] is False and why["error"]["rule"]
    legal = anna.get(f"/api/tables/{id}/why", params={"move": before["offers"][0]["move"], "seat": 0}).json()
    assert legal == {"legal": True, "error": None}


@pytest.mark.parametrize(
    "change",
    [
        {"move": 7}, {"move": ""}, {"move": "x" * 201}, {"move": None}, {"version": "0"}, {"version": -1},
        {"version": 1.5}, {"version": True}, {"version": 2**70}, {"id": ""}, {"id": "x" * 65}, {"id": None},
        {"seat": "0"}, {"seat": -1}, {"seat": 99}, {"extra": 1}, {"seed": 1},
    ],
)  # fmt: skip
def test_every_field_of_a_move_is_checked(shared: House, change: Doc) -> None:
    anna = shared.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    body = {"move": anna.scene(id, seat=0)["offers"][0]["move"], "version": 0, "id": "a", "seat": 0}
    answer = anna.post(f"/api/tables/{id}/moves", body | change)
    assert answer.status_code == 422 and code(answer) == "invalid"
    assert anna.scene(id, seat=0)["version"] == 0


def test_fifty_identical_posts_are_one_move(stored: House) -> None:
    anna = stored.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    move = anna.scene(id, seat=0)["offers"][0]["move"]
    with ThreadPoolExecutor(50) as pool:
        answers = list(pool.map(lambda n: anna.move(id, move, 0, f"id{n}", seat=0).status_code, range(50)))
    assert sorted(answers) == [200] + [409] * 49
    assert anna.scene(id, seat=0)["version"] == 1
    with ThreadPoolExecutor(50) as pool:
        same = list(
            pool.map(
                lambda n: anna.post(f"/api/tables/{id}/undo", {"version": 1, "id": "u", "seat": 0}), range(50)
            )
        )
    assert len({(answer.status_code, answer.text) for answer in same}) == 1


def test_the_log_is_caught_up_by_line(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "bot:random"])["id"]
    finish(anna, id)
    newest = anna.scene(id)["log"]
    first = newest[0]["n"]
    assert [line["n"] for line in newest] == list(range(first, first + len(newest))) and len(newest) >= PAGE
    part = anna.scene(id, since=newest[10]["n"])
    assert part["log_from"] <= newest[10]["n"] and part["log"] == newest[part["log_from"] - first :]
    assert anna.scene(id, since=10**6)["log"] == []


def test_the_log_is_turned_back_page_by_page(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", *["bot:random"] * 3])["id"]  # a scene holds a hundred lines: there are far more
    finish(anna, id)
    lines = anna.scene(id)["log"]
    pages = 0
    while lines[0]["n"]:
        older = anna.log(id, lines[0]["n"], count=30)
        assert older and len({line["number"] for line in older} & {line["number"] for line in lines}) == 0
        lines = older + lines
        pages += 1
    assert [line["n"] for line in lines] == list(range(len(lines))) and pages > 1
    assert anna.log(id, 10**6, count=1000) == lines and anna.log(id, 0) == []
    assert anna.log(id, 10**6, count=1000, lang="ru")[0]["text"] != lines[0]["text"]
    assert code(anna.get(f"/api/tables/{id}/log?before=-1")) == "invalid"
    assert house.nobody().log(id, lines[-1]["n"])


def test_previews_are_told_for_the_moves_that_are_looked_at(house: House) -> None:
    anna, nikos = house.guest(), house.guest("Nikos")
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    mover, other = ((anna, nikos), (nikos, anna))[seat]
    moves = [offer["move"] for offer in mover.scene(id)["offers"]]
    path = f"/api/tables/{id}/previews"
    text = mover.get(path, params={"move": moves}).text
    answer = Previews.model_validate_json(text, strict=True)
    assert [each.move for each in answer.previews] == moves and answer.version == 0
    assert any(each.summary and each.lines for each in answer.previews)
    assert mover.previews(id, [moves[0], "nonsense", moves[0]]) == {moves[0]: mover.previews(id, moves)[moves[0]]}
    assert mover.previews(id, moves, lang="ru")[moves[0]]["lines"] != mover.previews(id, moves)[moves[0]]["lines"]
    assert other.previews(id, moves) == {}, "who is not asked is told nothing"
    assert code(house.nobody().get(path, params={"move": moves[:1]})) == "session-needed"
    assert code(house.guest("Eve").get(path, params={"move": moves[:1]})) == "not-seated"
    assert code(mover.get(path)) == "invalid"
    assert code(mover.get(path, params={"move": ["x"] * 65})) == "invalid"


def test_what_was_not_seen_since_the_last_turn(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "you"], mode="hotseat", seed=7)["id"]
    first = anna.scene(id, seat=1)
    assert first["since_your_last_turn"] == 0
    total = len(first["log"])
    assert anna.post(f"/api/tables/{id}/seen", {"n": total, "seat": 1}).status_code == 204
    assert anna.scene(id, seat=1)["since_your_last_turn"] == total
    assert code(anna.post(f"/api/tables/{id}/seen", {"n": 1, "seat": 5})) == "not-your-seat"


def test_hot_seat_shows_only_the_seat_that_is_asked_for(house: House) -> None:
    anna, eve = house.guest(), house.guest("Eve")
    table = anna.create(["you", "you"], mode="hotseat", seed=3, options={"draft": True})
    id, invite = table["id"], table["invite"]
    assert table["visibility"] == "private"
    assert anna.scene(id)["seat"] is None and anna.scene(id)["offers"] == []
    views = [anna.scene(id, seat=seat)["view"]["draft_memory"]["packs"] for seat in (0, 1)]
    assert views[0] != views[1]
    assert code(anna.move(id, "pick rome", 0)) == "not-your-seat"
    assert code(eve.get(f"/api/tables/{id}/scene?seat=0&invite={invite}")) == "not-seated"


def test_a_game_against_a_bot_ends(stored: House) -> None:
    anna = stored.guest()
    table = finish(anna, anna.create(["you", "bot:random", "bot:greedy"])["id"])
    scene = anna.scene(table["id"])
    assert scene["result"]["scores"] and table["result"] == scene["result"] and scene["offers"] == []
    assert code(anna.move(table["id"], "done", scene["version"])) == "illegal"


def test_bots_alone_play_to_the_end(house: House) -> None:
    anna = house.guest()
    id = anna.create(["bot:random", "bot:random"])["id"]
    assert finish(anna, id, [])["state"] == "over"
    assert json.dumps(house.nobody().scene(id)["result"])


def test_the_matrix_of_who_may_do_what(stored: House) -> None:
    """Every door that acts for a seat, for everybody: the seat comes from the session."""
    anna, nikos, eve, nobody = stored.guest("Anna"), stored.guest("Nikos"), stored.guest("Eve"), stored.nobody()
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    owner = {0: anna, 1: nikos}
    waiting = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    move = owner[waiting].scene(id)["offers"][0]["move"]
    step = {"version": 0, "id": "m"}
    doors = [
        ("GET", "scene?seat={seat}", None),
        ("GET", "why?seat={seat}&move=" + move, None),
        ("GET", "replay/0?seat={seat}", None),
        ("POST", "undo", step),
        ("POST", "redo", step),
        ("POST", "restart-turn", step),
        ("POST", "seen", {"n": 0}),
        ("POST", "resign", {}),
        ("POST", "hand-over", {"bot": "random"}),
        ("POST", "moves", {**step, "move": move}),
    ]
    for seat in (0, 1):
        for user in (anna, nikos, eve, nobody):
            for method, path, body in doors:
                if user is owner[seat]:
                    continue
                sent = None if body is None else {**body, "seat": seat}
                answer = user.ask(method, f"/api/tables/{id}/{path.format(seat=seat)}", sent)
                allowed = (401,) if user is nobody and method == "POST" else (401, 403)
                assert answer.status_code in allowed, (seat, method, path, answer.text)
    assert anna.get(f"/api/tables/{id}").json()["version"] == 0
    assert not any(each["bot"] for each in anna.get(f"/api/tables/{id}").json()["seats"])
    for seat, user in owner.items():
        assert user.scene(id, seat=seat)["seat"] == seat
    assert owner[waiting].move(id, move, 0).status_code == 200


def test_chat_of_seats_and_of_watchers(stored: House) -> None:
    anna, nikos, eve, bob = (stored.guest(name) for name in ("Anna", "Nikos", "Eve", "Bob"))
    id = anna.create(["you", "open"])["id"]
    nikos.post(f"/api/tables/{id}/join")
    door = f"/api/tables/{id}/chat"
    assert (
        anna.post(door, {"text": "hello\x1b[2J \u202e there", "to": "seats"}).json()["text"] == "hello [2J there"
    )
    assert eve.post(door, {"text": "nice", "to": "watchers"}).status_code == 201
    assert eve.post(door, {"text": "psst", "to": "seats"}).status_code == 403
    assert anna.post(door, {"text": "psst", "to": "watchers"}).status_code == 403
    assert stored.nobody().post(door, {"text": "hi", "to": "watchers"}).status_code == 401
    assert code(anna.post(door, {"text": " \u200b ", "to": "seats"})) == "bad-text"
    assert anna.post(door, {"text": "hi", "to": "all"}).status_code == 422
    assert len(anna.post(door, {"text": "x" * 2000, "to": "seats"}).json()["text"]) == 500
    assert [line["text"] for line in nikos.get(door).json()][:1] == ["hello [2J there"]
    assert [line["text"] for line in bob.get(door).json()] == ["nice"]
    last = nikos.get(door).json()[0]["n"]
    assert len(nikos.get(f"{door}?since={last}").json()) == 1
    for user in (anna, nikos):
        user.post(f"/api/tables/{id}/hand-over", {"bot": "random"})
    finish(anna, id, [])
    assert len(bob.get(door).json()) == 3


def test_games_words_cards_and_rules(house: House) -> None:
    nobody = house.nobody()
    for lang in ("en", "ru", "el"):
        game = next(each for each in nobody.get(f"/api/games?lang={lang}").json() if each["key"] == AOC)
        assert game["name"] and game["blurb"] and {each["name"] for each in game["bots"]} >= {"random", "planner"}
        scenario = next(each for each in game["options"] if each["name"] == "scenario")
        assert scenario["seats"] == [1] and all(value["label"] for value in scenario["values"])
        assert "game-name" in nobody.get(f"/api/games/{AOC}/words?lang={lang}").json()["text"]
        cards = {card["slug"]: card for card in nobody.get(f"/api/games/{AOC}/cards?lang={lang}").json()}
        assert cards["great-pyramid"]["kind"] == "wonder" and cards["sumer"]["row"]["workers"] == 2
        rules = nobody.get(f"/api/games/{AOC}/rules?lang={lang}").json()
        assert len(rules) > 50 and all(rule["text"] and rule["title"] for rule in rules)
    found = nobody.get(f"/api/games/{AOC}/rules", params={"lang": "ru", "q": "чума"}).json()
    assert 0 < len(found) < len(rules)
    for door in ("words", "cards", "rules"):
        assert code(nobody.get(f"/api/games/chess/{door}")) == "unknown-game"
        assert nobody.get(f"/api/games/{AOC}/{door}?lang=de").status_code == 422
