"""What people write comes back as text: JSON that no browser takes for a page, on every surface there is."""

from __future__ import annotations

import json
from urllib.parse import quote

from httpx import Response

import ecumene
from ecumene.server.chat import harmless
from ecumene.table.clean_text import clean
from tests.payloads import PAYLOADS
from tests.server.house import AOC, House

RECORD = '[Game "{game}"]\n[Rules "1"]\n[Players "2"]\n[Options]\n[Seats {seat} "b"]\n[Date "????.??.??"]\n{rest}'


def inert(answer: Response) -> Response:
    """Check that a browser takes an answer for data, whoever leads it there."""
    assert answer.status_code < 500
    assert answer.headers["content-type"].split(";")[0] in ("application/json", "text/plain"), answer.url
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    return answer


def read(answer: Response) -> str:
    """Return an answer's texts as a client reads them; they came as JSON."""
    assert inert(answer).headers["content-type"] == "application/json"
    return json.dumps(answer.json(), ensure_ascii=False)


def test_names_come_back_as_text(house: House) -> None:
    nobody = house.nobody()
    for payload in PAYLOADS:
        user = house.guest(payload)
        name = clean(payload)
        assert inert(user.get("/api/me")).json()["name"] == name
        assert inert(user.ask("PATCH", "/api/me", {"name": payload})).json()["name"] == name
        assert inert(user.post("/api/tokens", {"name": payload})).json()["name"] == name
        assert inert(user.get("/api/tokens")).json()[0]["name"] == name
        table = inert(user.post("/api/tables", {"game": AOC, "seats": ["you", "open"], "name": payload})).json()
        assert table["name"] == name == table["seats"][0]["name"]
        seen = inert(nobody.get(f"/api/tables/{table['id']}")).json()
        assert seen["name"] == name == seen["seats"][0]["name"]
        inert(user.post("/api/register", {"name": payload, "password": payload + "12345678"}))
        again = inert(house.nobody().post("/api/login", {"name": payload, "password": payload + "12345678"}))
        assert again.json()["name"] == name
    listed = {table["name"] for table in inert(nobody.get("/api/tables")).json()}
    assert listed == {clean(payload) for payload in PAYLOADS}


def test_talk_comes_back_as_text(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "open"])["id"]
    for payload in PAYLOADS:
        said = inert(anna.post(f"/api/tables/{id}/chat", {"text": payload, "to": "seats"})).json()
        assert said["text"] == harmless(payload)
    assert [line["text"] for line in inert(anna.get(f"/api/tables/{id}/chat")).json()] == [
        *map(harmless, PAYLOADS)
    ]


def test_records_carry_names_as_text(house: House) -> None:
    for payload in PAYLOADS:
        anna = house.guest(payload)
        whole = (
            ecumene.new(AOC, players=2, seed=1)
            .record()
            .replace('[Seats "" ""]', f'[Seats {json.dumps(payload)} ""]')
        )
        opened = inert(anna.post("/api/records", {"text": whole})).json()
        assert [seat["name"] for seat in opened["seats"]] == [clean(payload)] * 2
        record = inert(anna.get(f"/api/tables/{opened['id']}/record"))
        assert record.headers["content-type"].startswith("text/plain")
        for text in (
            payload,
            RECORD.format(game=payload, seat='"a"', rest=""),
            RECORD.format(game=AOC, seat=json.dumps(payload), rest=f'[{payload} "1"]'),
            RECORD.format(game=AOC, seat=json.dumps(payload), rest=f'[Result "*"]\n[Ending "*"]\n\n0 ; {payload}'),
        ):
            assert inert(anna.post("/api/records", {"text": text})).json()["error"]["code"] == "bad-record"


def test_complaints_and_searches_repeat_it_as_text(house: House) -> None:
    anna = house.guest()
    id = anna.create(["you", "bot:random"])["id"]
    version = anna.scene(id)["version"]
    for payload in PAYLOADS:
        path = quote(payload, safe="")
        read(anna.move(id, payload, version, "a"))
        read(anna.get(f"/api/tables/{id}/why", params={"move": payload}))
        read(anna.get(f"/api/tables/{id}", params={"invite": payload}))
        read(anna.post(f"/api/tables/{id}/join", {"invite": payload}))
        read(anna.post(f"/api/tables/{id}/hand-over", {"bot": payload}))
        read(anna.post("/api/tables", {"game": payload, "seats": ["you"]}))
        read(anna.post("/api/tables", {"game": AOC, "seats": ["you", payload]}))
        read(anna.post("/api/tables", {"game": AOC, "seats": ["you", "open"], "options": {payload: True}}))
        read(anna.post("/api/guest", {payload: payload}))
        read(anna.get(f"/api/games/{AOC}/rules", params={"q": payload}))
        read(anna.get("/api/tables", params={"game": payload}))
        read(anna.get("/api/games", params={"lang": payload}))
        for place in (f"/api/games/{path}/cards", f"/api/tables/{path}", f"/api/{path}"):
            read(anna.get(place))


def test_no_page_is_made_of_an_address(house: House) -> None:
    for payload in PAYLOADS:
        path = quote(payload, safe="")
        for address in (f"/{path}", f"/table/{path}?invite={path}", f"/rules/{AOC}?q={path}", f"/?lang={path}"):
            page = house.nobody().get(address, headers={"accept-language": "en"})
            assert payload not in page.text and "xss" not in page.text
