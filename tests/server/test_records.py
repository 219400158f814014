"""Records, replays, forks and stories; the client's files; the pages of the API."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

import ecumene
from ecumene.server.settings import Settings
from tests.server.house import AOC, House, User, finish, opened
from tests.server.test_play import code


@pytest.fixture
def played(house: House) -> tuple[User, str]:
    anna = house.guest()
    id = anna.create(["you", "bot:random"], options={"draft": True})["id"]
    finish(anna, id)
    return anna, id


def test_a_record_goes_out_and_comes_in(stored: House) -> None:
    anna = stored.guest()
    id = anna.create(["you", "bot:random"], options={"draft": True})["id"]
    finish(anna, id)
    answer = stored.nobody().get(f"/api/tables/{id}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    table = ecumene.load(answer.text)
    assert table.result == anna.get(f"/api/tables/{id}").json()["result"]
    made = anna.post("/api/records", {"text": answer.text}).json()
    assert made["mode"] == "analysis" and made["state"] == "over" and made["visibility"] == "private"
    assert all(seat["you"] for seat in made["seats"])
    assert [seat["name"] for seat in made["seats"]] == list(table.names)
    assert anna.get(f"/api/tables/{made['id']}/record").text == answer.text
    assert stored.guest("Eve").get(f"/api/tables/{made['id']}").status_code == 404


@pytest.mark.parametrize(
    "text",
    ["x", "[Game]", '[Game "chess"]\n', "\x00", "cos\nsystem\n(S'true'\ntR.", "[" * 50_000, "0 ; a\n" * 10_000],
)
def test_a_poisoned_record_is_refused(shared: House, text: str) -> None:
    answer = shared.guest().post("/api/records", {"text": text})
    assert answer.status_code == 422 and code(answer) == "bad-record"


def test_a_bad_record_is_explained_in_the_readers_language(house: House) -> None:
    answer = house.guest().post("/api/records?lang=ru", {"text": "hello"})
    assert "строка 1: это не заголовок" in answer.json()["error"]["message"]


def test_every_cut_and_changed_record_is_refused_or_whole(played: tuple[User, str]) -> None:
    anna, id = played
    text = anna.get(f"/api/tables/{id}/record").text
    for at in range(0, len(text) - 1, max(1, len(text) // 30)):
        for changed in (text[:at] + "~" + text[at + 1 :], text[:at], text[:at] + text[at + 40 :]):
            assert anna.post("/api/records", {"text": changed or "x"}).status_code in (201, 422)


def test_replay_shows_every_move_to_everybody_after_the_end(played: tuple[User, str], house: House) -> None:
    anna, id = played
    last = anna.scene(id)
    for number in (0, 1, last["number"] // 2, last["number"]):
        for seat in (None, 0, 1):
            query = {} if seat is None else {"seat": seat}
            scene = anna.get(f"/api/tables/{id}/replay/{number}", params=query).json()
            assert scene["number"] == number and scene["offers"] == [] and not scene["can_undo"]
    assert house.nobody().get(f"/api/tables/{id}/replay/3?seat=1").json()["seat"] == 1
    end = anna.get(f"/api/tables/{id}/replay/{last['number']}").json()
    assert end["view"] == last["view"] and end["log"] == last["log"]
    assert anna.get(f"/api/tables/{id}/replay/9999").status_code == 404
    assert anna.get(f"/api/tables/{id}/replay/0?seat=7").status_code == 403
    assert anna.get(f"/api/tables/{id}/replay/-1").status_code == 422


def test_replay_in_play_shows_own_eyes_only(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "bot:random"])["id"]
    assert anna.get(f"/api/tables/{id}/replay/0").json()["seat"] == 0
    assert anna.get(f"/api/tables/{id}/replay/0?seat=1").status_code == 403
    assert house.nobody().get(f"/api/tables/{id}/replay/0").json()["seat"] is None
    assert house.nobody().get(f"/api/tables/{id}/replay/0?seat=0").status_code == 403


def test_a_fork_goes_on_from_a_move(played: tuple[User, str], house: House) -> None:
    anna, id = played
    made = anna.post(f"/api/tables/{id}/fork", {"number": 12}).json()
    assert made["mode"] == "analysis" and made["number"] == 12 and made["state"] == "playing"
    seat = made["waiting"][0]
    scene = anna.scene(made["id"], seat=seat)
    assert scene["view"]["round"] and scene["offers"]
    assert anna.move(made["id"], scene["offers"][0]["move"], scene["version"], seat=seat).status_code == 200
    again = anna.post(f"/api/tables/{made['id']}/fork", {"number": 12})
    assert again.status_code == 201
    assert anna.get(f"/api/tables/{made['id']}/record").text.count("\n") > 12
    assert anna.post(f"/api/tables/{id}/fork", {"number": 9999}).status_code == 404
    other = anna.create(["you", "open"])["id"]
    assert code(anna.post(f"/api/tables/{other}/fork", {"number": 0})) == "not-over"
    playing = anna.create(["you", "bot:random"])["id"]
    assert code(anna.post(f"/api/tables/{playing}/fork", {"number": 0})) == "not-over"
    assert finish(anna, made["id"], list(range(2)))["state"] == "over"


def test_the_story_of_a_game(played: tuple[User, str], house: House) -> None:
    anna, id = played
    story = house.nobody().get(f"/api/tables/{id}/story?lang=ru").json()
    assert [curve["number"] for curve in story["curves"]] == list(range(story["moves"] + 1))
    assert story["curves"][-1]["scores"] == story["result"]["scores"]
    # The numbers are those that stand on the table.
    seats = anna.get(f"/api/tables/{id}/scene").json()["panels"]
    assert [each["coins"] for each in story["curves"][-1]["features"]] == [each["now"]["coins"] for each in seats]
    assert story["curves"][0]["round"] == 1 and len(story["points"]) == 2 and story["seconds"] >= 0
    assert any(row["name"] for seat in story["points"] for row in seat)
    playing = anna.create(["you", "bot:random"])["id"]
    assert code(anna.get(f"/api/tables/{playing}/story")) == "not-over"


def test_the_client_is_served(settings: Settings) -> None:
    root = settings.static
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Ecumene</title>")
    (root / "assets" / "index-BX3kf92a.js").write_text("export {}")
    (root / "favicon.svg").write_text("<svg/>")
    (root.parent / "secret.txt").write_text("secret")
    with opened(settings) as house:
        nobody = house.nobody()
        for path in ("/", "/table/abc", "/rules/through-the-ages"):
            answer = nobody.get(path)
            assert "Ecumene" in answer.text and answer.headers["cache-control"] == "no-cache"
        script = nobody.get("/assets/index-BX3kf92a.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert nobody.get("/favicon.svg").headers["cache-control"] == "no-cache"
        for path in (
            "/missing.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00.js",
        ):
            answer = nobody.get(path)
            assert answer.status_code == 404 and "secret\n" not in answer.text, path


def test_without_a_client_the_page_says_so(house: House) -> None:
    assert "make" in house.nobody().get("/?lang=en").text
    assert house.nobody().get("/?lang=ru").status_code == 503


def test_the_api_documents_itself(house: House) -> None:
    api = house.nobody().get("/api/openapi.json").json()
    page = house.nobody().get("/api/docs").text
    assert all(path in page for path in api["paths"])
    ids = [door["operationId"] for doors in api["paths"].values() for door in doors.values()]
    assert len(ids) == len(set(ids)) and all(
        door.get("description") for doors in api["paths"].values() for door in doors.values()
    )


def test_a_database_is_brought_up_to_date_once(database: str) -> None:
    from ecumene.server.db.engine import HEAD, Store

    store = Store(database)
    seen = [store.revision()]
    for _ in range(2):
        store.migrate()
        seen.append(store.revision())
    store.close()
    assert seen == [None, HEAD, HEAD]


def test_the_package_has_its_migrations_and_words() -> None:
    import ecumene.server.db.engine as engine

    assert (engine.MIGRATIONS / "env.py").is_file()
    assert ScriptDirectory(str(engine.MIGRATIONS)).get_current_head() == engine.HEAD
    assert Path(engine.__file__).parent.parent.joinpath("text", "ru.ftl").is_file()
    assert AOC in ecumene.games()
