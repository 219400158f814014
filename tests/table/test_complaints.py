"""What the table complains about, in all three languages."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import ecumene
from ecumene.games import keys
from ecumene.table.errors import BadRecord, Complaint, bad_record
from ecumene.table.messages import HERE
from tests.table.sample_tables import play_on, toy
from tests.table.test_record import BAD, changed

SOURCES = [path.read_text(encoding="utf-8") for path in Path(ecumene.__file__).parent.rglob("*.py")]
RAISED = re.compile(r"""(?:Complaint\(|BadContent\(|BadRecord\([^"]*?)"([a-z-]+)\"""")
DERIVED = re.compile(r'\(Complaint\):.*?super\(\).__init__\("([a-z-]+)"', re.DOTALL)
NAMES = re.compile(  # what is written in Latin letters in every language: keys, options, tags, moves, rules, files
    r"«[^»]*»|\[[a-z][a-z.-]+(, \S+ \d+)?\]|\[Game \"…\"\]|\((по-английски|στα αγγλικά): .*\)"
    r"|\b(True|False|UTF-8|Ecumene|Game|Rules|Players|Options|Seats|Date|Result|Ending|Bots|Position|en, ru, el)\b"
    r"|\bCommitment\b"
    r"|\b[a-z]+(-[a-z]+)+\b|\b(toy|storm|bundles|length|short|long|rivals|purse|miser|broker|plain|NoneType|int|list|bytes)\b"
    r"|\b(ecumene, game, rules, players, options, seed, number, state)\b"
)


def messages(lang: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((HERE / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def leak(text: str) -> str:
    """Return what stands in a Russian or Greek complaint in Latin letters, names apart."""
    rest = NAMES.sub("", text)
    for key in keys():
        rest = rest.replace(key, "")
    return " ".join(re.findall(r"[A-Za-z]+", rest))


ASKED: list[Callable[[], Any]] = [
    lambda: ecumene.new("chess", 2),
    lambda: ecumene.new("age-of-civ", 2),
    lambda: ecumene.new("toy", 9),
    lambda: ecumene.new("toy", 2, -1),
    lambda: ecumene.new("toy", 2, 1, ["storm"]),  # type: ignore[arg-type]
    lambda: ecumene.new("toy", 2, 1, {"sturm": True}),
    lambda: ecumene.new("toy", 2, 1, {"zzz": True}),
    lambda: ecumene.new("toy", 2, 1, {"storm": 1}),
    lambda: ecumene.new("toy", 2, 1, {"length": "huge"}),
    lambda: ecumene.new("toy", 2, 1, {"rivals": ["thief"]}),
    lambda: ecumene.new("toy", 2, 1, {"rivals": "miser"}),
    lambda: ecumene.new("toy", 2, 1, {"purse": 70}),
    lambda: ecumene.new("toy", 2, 1, {"storm": True}),
    lambda: ecumene.new("age-of-civilization", 1, 1, {"draft": True}),
    lambda: ecumene.new("age-of-civilization", 2, 1, {"scenario": "silk-road"}),
    lambda: toy().moves(7),
    lambda: toy().name_seats(["Anna"]),
    lambda: toy().name_seats([None, ""]),  # type: ignore[list-item]
    lambda: toy().record(date="today"),
    lambda: toy().log(None, 0, "fr"),
    lambda: ecumene.load(None),  # type: ignore[arg-type]
    lambda: ecumene.load("x" * 3_000_000),
    lambda: ecumene.load(""),
    lambda: ecumene.from_position(None),  # type: ignore[arg-type]
    lambda: ecumene.from_position({**toy().position(), "more": 1}),
    lambda: ecumene.from_position({**toy().position(), "seed": "x"}),
    lambda: ecumene.from_position({**toy().position(), "rules": 9}),
    lambda: ecumene.from_position({**toy().position(), "rules": 0}),
    lambda: ecumene.from_position({**toy().position(), "ecumene": 7}),
    lambda: ecumene.from_position({**toy().position(), "number": 10**9}),
    lambda: ecumene.from_position({**toy().position(), "state": {}}),
    *(lambda old=old, new=new: ecumene.load(changed(old, new)) for old, new, *_ in BAD),
]


@pytest.mark.parametrize("at", range(len(ASKED)))
def test_a_complaint_speaks_three_languages(at: int) -> None:
    with pytest.raises(Complaint) as caught:
        ASKED[at]()
    said = {lang: caught.value.said(lang) for lang in ("en", "ru", "el")}
    assert said["en"] == str(caught.value)
    assert len(set(said.values())) == 3
    for lang, text in said.items():
        assert "\n" not in text and "{" not in text and "bad-" not in text
        assert text == text.strip() and "  " not in text
        if lang != "en":
            assert leak(text) == "", text


def test_a_complaint_tells_the_line_in_every_language() -> None:
    bad = BadRecord(7, "luck-left", n=2)
    assert str(bad) == "line 7: 2 outcomes too many after ;"
    assert bad.said("ru") == "строка 7: 2 лишних исхода после ;"
    assert bad.said("el") == "γραμμή 7: 2 αποτελέσματα παραπάνω μετά το ;"
    assert BadRecord(7, "luck-left", n=1).cause == "1 outcome too many after ;"
    assert (
        bad_record(3, ValueError("odd")).said("ru") == "строка 3: правила этого не допускают (по-английски: odd)"
    )


def test_complaints_travel_between_processes() -> None:
    with pytest.raises(BadRecord) as caught:
        ecumene.load(changed(" offer", " bid 3"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, BadRecord)
    assert (again.line, again.said("el"), str(again)) == (11, caught.value.said("el"), str(caught.value))
    wrong = pickle.loads(pickle.dumps(Complaint("players", game="toy", right=[2, 3], given="9")))
    assert wrong.said("en") == "toy is played by 2 or 3 players, not “9”"


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_the_table_says_the_same_in_every_language(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))


def test_every_complaint_has_its_words_and_every_word_its_complaint() -> None:
    raised = {id for text in SOURCES for pattern in (RAISED, DERIVED) for id in pattern.findall(text)}
    assert {f"bad-{id}" for id in raised} == {id for id in messages("en") if id.startswith("bad-")}


@pytest.mark.parametrize(("seat", "move"), [(9, "done"), (0, "fly"), (0, ""), (-1, "done")])
def test_a_complaint_changes_nothing(seat: int, move: str) -> None:
    t = play_on(toy(), 1, 5)
    before = t.record()
    with pytest.raises(ValueError, match=r"."):
        t.play(seat, move)
    with pytest.raises(Complaint):
        t.name_seats([])
    assert t.record() == before
