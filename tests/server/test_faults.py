"""A fault in what only informs stops nobody: the scene comes without that part, and the log tells of it once."""

from __future__ import annotations

import logging
from typing import Any, NoReturn

import pytest

from ecumene.games import SHELF
from ecumene.server import advice, scenes
from ecumene.table import digest, preview
from ecumene.table.words import Words
from tests.server.house import House, User, finish
from tests.toy import GAME as TOY

OF_GAME = ["gain", "price", "refs", "forecast", "warnings", "cautions", "chances", "prospects", "destroys"]
OF_GAME += ["totals"]
SHOWN = [*OF_GAME, "digest", "last_turn", "ask", "log_line"]
NO_HINT = {"en": "The adviser failed here", "ru": "Советчик здесь дал сбой", "el": "Ο σύμβουλος απέτυχε εδώ"}


def fail(*given: Any, **named: Any) -> NoReturn:
    raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, TOY.key, "tests.toy")
    monkeypatch.setattr(scenes.FAULTS, "known", set())


def at_toy(house: House) -> tuple[User, str, int]:
    """Return somebody at a table of her own, and the seat that is asked."""
    anna = house.guest()
    id = anna.create(["you", "you"], game=TOY.key, mode="analysis")["id"]
    return anna, id, anna.get(f"/api/tables/{id}").json()["waiting"][0]


def break_part(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    if part in OF_GAME:
        monkeypatch.setattr(TOY.teller, part, fail)
    elif part in ("digest", "last_turn"):
        monkeypatch.setattr(digest, part, fail)
    else:
        monkeypatch.setattr(Words, part, fail)


def faults(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("part", SHOWN)
def test_a_scene_comes_without_what_fails_and_the_game_ends_well(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    anna, id, seat = at_toy(house)
    moves = [offer["move"] for offer in anna.scene(id, seat=seat)["offers"]]
    anna.move(id, moves[0], 0, seat=seat)
    break_part(monkeypatch, part)
    seat = anna.get(f"/api/tables/{id}").json()["waiting"][0]
    scene = anna.scene(id, seat=seat)
    moves = [offer["move"] for offer in scene["offers"]]
    assert len(moves) > 0 and len(scene["panels"]) == 2 and scene["prompt"]["text"]
    assert len(anna.previews(id, moves, seat=seat)) == len(moves) or part in ("forecast", "log_line")
    assert finish(anna, id, [0, 1])["result"]
    logged = faults(caplog)
    assert len(logged) == 1 and logged[0].exc_info


def test_a_preview_that_fails_is_left_out(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, id, seat = at_toy(house)
    moves = [offer["move"] for offer in anna.scene(id, seat=seat)["offers"]]
    with monkeypatch.context() as broken:
        broken.setattr(preview, "foresee", fail)
        for _ in range(3):
            assert anna.previews(id, moves, seat=seat) == {}
    assert len(faults(caplog)) == 1
    assert set(anna.previews(id, moves, seat=seat)) == set(moves)  # the fault is not remembered


@pytest.mark.parametrize("where", ["opinion", "foreseeable"])
def test_a_hint_that_fails_is_told_in_words_and_logged_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, where: str
) -> None:
    anna, id, seat = at_toy(house)
    monkeypatch.setattr(advice, where, fail)
    for lang, words in NO_HINT.items():
        for path in (f"hint?seat={seat}&lang={lang}", f"explain/0?lang={lang}"):
            answer = anna.get(f"/api/tables/{id}/{path}")
            assert answer.status_code == 500 and answer.json()["error"]["code"] == "no-advice"
            assert answer.json()["error"]["message"].startswith(words)
    assert len(faults(caplog)) == 1
    assert finish(anna, id, [0, 1])["result"]
