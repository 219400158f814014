"""What a game tells of seats and moves is asked for in one place: the answers of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecumene.kernel.frame import State
from ecumene.kernel.teller import Told
from ecumene.table.messages import LANGS
from ecumene.table.preview import end_of_turn_line
from ecumene.table.table import Table
from ecumene.table.told import Answers, OfMove, OfSeat
from ecumene.table.words import words
from tests.toy import GAME

ROOT = Path(__file__).parent.parent.parent
DOOR = "src/ecumene/table/told.py"
INNER = ("src/ecumene/kernel/", "src/ecumene/games/")
PARTS = [
    "refs",
    "price",
    "gain",
    "forecast",
    "forecast_stops",
    "chances",
    "cautions",
    "warnings",
    "prospects",
    "named_by",
    "told_as",
    "totals",
    "destroys",
]
ASKED = re.compile(rf"\bteller\.({'|'.join(PARTS)})\b")


def callers() -> list[str]:
    """Return every file outside of kernel and games that asks a teller itself."""
    found = []
    for file in [*ROOT.glob("src/ecumene/**/*.py"), *ROOT.glob("tools/*.py")]:
        name = file.relative_to(ROOT).as_posix()
        if not name.startswith(INNER) and ASKED.search(file.read_text("utf-8")):
            found.append(name)
    return found


def test_only_the_answers_ask_the_teller() -> None:
    assert callers() == [DOOR]


def test_every_part_of_the_teller_is_a_part_of_an_answer() -> None:
    assert all(hasattr(OfSeat, part) or hasattr(OfMove, part) for part in PARTS)


def test_a_part_is_worked_out_once_and_only_if_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.begin(GAME, 2, {}, 1)
    told: list[str] = []

    def forecast(s: State, seat: int) -> dict[str, int]:
        told.append("forecast")
        return {}

    def warnings(s: State, seat: int) -> list[Told]:
        told.append("warnings")
        return []

    monkeypatch.setattr(table.rules.teller, "forecast", forecast)
    monkeypatch.setattr(table.rules.teller, "warnings", warnings)
    answers = Answers(table.rules, table.state)
    for _ in range(2):
        assert answers.of_seat(0).forecast == {}
    assert told == ["forecast"]


def test_a_forecast_that_is_cut_short_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.begin(GAME, 2, {}, 1)
    assert [row["stops"] for row in table.presenter(0).panels(table.view(0))] == [None, None]
    monkeypatch.setattr(table.rules.teller, "forecast_stops", lambda s, seat: "draw" if seat else "")
    table = Table.begin(GAME, 2, {}, 1)
    assert [row["stops"] for row in table.presenter(0).panels(table.view(0))] == [None, "draw"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_of_a_turn_is_told_in_part_where_something_cannot_be_foreseen(lang: str) -> None:
    said = words(GAME, lang)
    whole = end_of_turn_line([{"text": "1 → 2"}], said)
    part = end_of_turn_line([{"text": "1 → 2", "stops": "draw"}], said)
    assert len({whole, part, ""}) == 3 and "1 → 2" in part
    assert end_of_turn_line([], said) == ""
