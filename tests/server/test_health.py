"""Whether the server lives and can work; which addresses there are; numbers for Prometheus."""

from __future__ import annotations

import re
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from sqlalchemy.exc import OperationalError

from ecumene.server import health, metrics, static
from ecumene.server.run import listen
from ecumene.server.settings import Settings, from_environment
from ecumene.table.errors import Complaint
from tests.cli.shell import ecumene
from tests.server.house import House, opened

ROOT = Path(__file__).parents[2]


def test_a_server_with_a_store_is_alive_and_ready(stored: House) -> None:
    nobody = stored.nobody()
    assert nobody.get("/health").json()["status"] == "alive"
    assert nobody.get("/ready").json()["status"] == "ready"


def test_without_a_store_the_server_is_alive_but_not_ready(stored: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def down(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("secret address"))

    nobody = stored.nobody()
    with monkeypatch.context() as patched:
        patched.setattr(health, "look", down)
        answer = nobody.get("/ready?lang=en")
        assert answer.status_code == 503 and answer.headers["retry-after"] == "5"
        wrong = answer.json()["error"]
        assert wrong["code"] == "not-ready" and "5 seconds" in wrong["message"] and "secret" not in answer.text
        assert nobody.get("/health").status_code == 200
    assert nobody.get("/ready").status_code == 200


def test_a_store_that_can_only_be_read_is_not_ready(stored: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def rename(old: str, new: str) -> None:
        with stored.live_tables.store.write() as db:
            db.exec_driver_sql(f"ALTER TABLE {old} RENAME TO {new}")

    monkeypatch.setattr(health, "FRESH", 0.0)
    nobody = stored.nobody()
    assert nobody.get("/ready").status_code == 200
    rename("clock", "gone")  # what the probe writes to
    assert nobody.get("/ready").status_code == 503 and nobody.get("/api/tables").status_code == 200
    rename("gone", "clock")
    assert nobody.get("/ready").status_code == 200


def test_however_many_ask_the_store_is_tried_once_a_second(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    monkeypatch.setattr(health, "look", lambda _: tried.append(1))
    monkeypatch.setattr(health, "FRESH", 3600.0)
    house.app.state.probe.well_at = -3600.0
    assert [house.nobody().get("/ready").status_code for _ in range(5)] == [200] * 5
    assert len(tried) == 1


def test_a_store_that_hangs_is_waited_for_once(stored: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, tried = threading.Event(), []

    def hang(*_: object) -> None:
        tried.append(1)
        gate.wait(60)

    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(health, "look", hang)
    try:
        assert [stored.nobody().get("/ready").status_code for _ in range(4)] == [503] * 4
        assert len(tried) == 1
    finally:
        gate.set()


def test_a_store_whose_file_is_gone_is_not_ready(house: House) -> None:
    file = house.live_tables.store.file
    assert file is not None
    hidden = file.rename(file.with_suffix(".hidden"))
    assert house.nobody().get("/ready").status_code == 503
    hidden.rename(file)
    deadline = time.monotonic() + 30
    while house.nobody().get("/ready").status_code != 200:  # the store is tried again once a second
        assert time.monotonic() < deadline, "still not ready"


def test_probes_are_answered_under_any_name(settings: Settings) -> None:
    with opened(replace(settings, hosts=("table.example",))) as house:
        for path, status in (("/health", 200), ("/ready", 200), ("/api/games", 403), ("/", 403)):
            assert house.nobody().get(path, headers={"Host": "10.0.0.7:8000"}).status_code == status


@pytest.fixture
def client_built(settings: Settings) -> Settings:
    settings.static.mkdir(parents=True)
    (settings.static / "index.html").write_text("<!doctype html><title>Ecumene</title>")
    return settings


def test_only_addresses_of_the_client_are_found(client_built: Settings) -> None:
    with opened(client_built) as house:
        nobody = house.nobody()
        for page in static.PAGES:
            assert nobody.get(f"/{page}").status_code == 200
            assert nobody.get(f"/{page or 'new'}/x").status_code == 200
        for path in ("/nowhere", "/tables/abc", "/nowhere/table", "/wp-admin/"):
            answer = nobody.get(path)
            assert answer.status_code == 404 and "<title>Ecumene" in answer.text, "the client says so itself"
        for path in ("/api/nowhere", "/nowhere.php"):
            assert nobody.get(path).json()["error"]["code"] == "not-found"


def test_the_server_knows_the_pages_of_the_client() -> None:
    text = (ROOT / "web" / "src" / "App.svelte").read_text("utf-8")
    pages = text.partition("const pages")[2].partition("};")[0]
    names = re.findall(r'^ +"?([\w-]*)"?: \(\) => import', pages, re.MULTILINE)
    assert sorted(names) == sorted(static.PAGES) and len(names) > 5
    assert not {"health", "ready", "api", "ws", "assets"} & set(names)


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/icon.svg", "/api/openapi.json", "/api/docs", "/health", "/ready"]
)
def test_every_path_is_counted(client_built: Settings, path: str, no_time_passes: None) -> None:
    with opened(replace(client_built, rates=0.02)) as house:
        statuses = [house.nobody().get(path).status_code for _ in range(25)]
        assert statuses[0] != 429 and statuses[-1] == 429


@pytest.mark.parametrize("path", ["/", "/api/openapi.json", "/api/docs"])
def test_what_never_changes_is_not_sent_again(client_built: Settings, path: str) -> None:
    with opened(client_built) as house:
        first = house.nobody().get(path)
        again = house.nobody().get(path, headers={"If-None-Match": first.headers["etag"]})
        assert first.status_code == 200 and again.status_code == 304 and not again.content
        packed = house.nobody().get(path, headers={"Accept-Encoding": "gzip"})
        plain = house.nobody().get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and packed.text == plain.text == first.text


def test_the_description_is_made_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.app.openapi
    times: list[int] = []

    def counted() -> dict[str, Any]:
        times.append(1)
        return made()

    monkeypatch.setattr(house.app, "openapi", counted)
    for path in ("/api/openapi.json", "/api/docs", "/api/openapi.json"):
        assert house.nobody().get(path).status_code == 200
    assert len(times) == 1


def test_errors_are_described_as_json_everywhere(house: House) -> None:
    paths = house.app.openapi()["paths"]
    for doors in paths.values():
        for door in doors.values():
            failures = [each for status, each in door["responses"].items() if status >= "400"]
            assert failures and all(set(each["content"]) == {"application/json"} for each in failures)
    record = paths["/api/tables/{id}/record"]["get"]["responses"]
    assert set(record["200"]["content"]) == {"text/plain"}
    refused = house.nobody().get("/api/tables/nowhere/record")
    assert refused.status_code == 404 and refused.headers["content-type"] == "application/json"


def told(port: int) -> str:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        return str(answer.read().decode())


def number(text: str, row: str) -> float:
    found = re.search(rf"^{re.escape(row)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_numbers_are_told_on_their_own_address(house: House) -> None:
    anna = house.guest()
    with metrics.exposed("127.0.0.1:0") as port:
        assert port is not None
        before = told(port)
        id = anna.create(["you", "you"], mode="hotseat", seed=1)["id"]
        scene = anna.scene(id, seat=0)
        assert anna.move(id, scene["offers"][0]["move"], scene["version"], seat=0).status_code == 200
        with anna.socket(id, "?seat=0"):
            after = told(port)
    moves = 'ecumene_move_seconds_count{by="person"}'
    assert number(after, moves) == number(before, moves) + 1
    asked = 'ecumene_request_seconds_count{door="POST /api/tables/{id}/moves",status="2xx"}'
    assert number(after, asked) == number(before, asked) + 1
    assert number(after, "ecumene_live_tables") == 1 and number(after, "ecumene_sockets") == 1
    for queue in ("bots", "advisers", "replays", "readers", "writer", "lookups", "pool"):
        assert f'ecumene_queue_length{{queue="{queue}"}}' in after
    assert number(after, "process_resident_memory_bytes") > 1_000_000
    assert id not in after and anna.id not in after and anna.cookie not in after
    assert house.nobody().get("/metrics").status_code in (404, 503), "not where everybody comes"


def test_nobody_who_asks_makes_a_new_label(house: House) -> None:
    def doors() -> set[str]:
        return {sample.labels["door"] for family in metrics.REQUEST_SECONDS.collect() for sample in family.samples}

    nobody = house.nobody()

    def knock(word: str) -> None:
        for path in (f"/{word}", f"/api/{word}", f"/api/tables/{word}", f"/api/games/{word}/words"):
            nobody.get(path)
            nobody.ask(word.upper(), path)

    knock("first")
    known = doors()
    for word in ("second", "third"):
        knock(word)
    assert doors() == known


def test_a_module_hands_in_its_own_queue() -> None:
    gauges = metrics.Gauges()
    gauges.watch_queue("replays", lambda: 3)
    gauges.watch_queue("broken", lambda: 1 / 0)
    gauges.watch("mean", "A number.", lambda: 0.5)
    samples = {
        (each.name, *each.labels.values()): each.value for family in gauges.collect() for each in family.samples
    }
    assert samples == {("ecumene_queue_length", "replays"): 3.0, ("ecumene_mean",): 0.5}


@pytest.mark.parametrize("given", ["9100", "localhost", "127.0.0.1:port", ":", "127.0.0.1:99999", "127.0.0.1:٩٩"])
def test_an_address_for_metrics_has_a_port(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECUMENE_METRICS", given)
    with pytest.raises(Complaint, match="9100"):
        from_environment(database="sqlite://")
    monkeypatch.setenv("ECUMENE_METRICS", "127.0.0.1:9100")
    assert from_environment(database="sqlite://").metrics == "127.0.0.1:9100"


def test_a_port_for_metrics_that_is_in_use_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listen("127.0.0.1", 0) as busy:
        given = f"127.0.0.1:{busy.getsockname()[1]}"
        monkeypatch.setenv("ECUMENE_METRICS", given)
        for lang, word in (("en_US", "is in use already"), ("ru_RU", "уже используется"), ("el_GR", "ήδη")):
            database = f"sqlite:///{tmp_path / 'test.db'}"
            ran = ecumene("serve", "--port", "0", "--no-browser", "--database", database, lang=f"{lang}.UTF-8")
            assert ran.code == 2 and ran.err.count("\n") == 1 and not ran.out
            assert f"ECUMENE_METRICS: {given}" in ran.err.replace("η διεύθυνση ", "") and word in ran.err


def test_an_address_for_metrics_that_is_not_ours_is_told_in_words() -> None:
    with pytest.raises(Complaint, match="nothing can listen on"), metrics.exposed("192.0.2.1:9100"):
        pass
