"""A game of older rules is repeated where ours do the same, else begun at its position."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import ecumene
from ecumene.kernel.game import Doc
from ecumene.table.errors import BadRecord
from ecumene.table.table import Table
from tests.table.sample_tables import in_turn, play_on, toy
from tests.toy import GAME


@pytest.fixture(autouse=True)
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Bazaar have rules of version 3, and positions from version 2 on."""
    monkeypatch.setattr(GAME.rulebook, "version", 3)
    monkeypatch.setattr(GAME.rulebook, "positions", 2)


def older(table: Table, version: int = 2) -> str:
    return table.record().replace('[Rules "3"]', f'[Rules "{version}"]')


def stored(table: Table) -> Doc:
    doc: Doc = json.loads(json.dumps(table.snapshot()))
    doc["position"]["rules"] = 2
    return doc


def drawing_nothing(table: Table, seat: int) -> Iterator[str]:
    """Return the moves of a seat that can be taken back."""
    for move in table.moves(seat):
        other = table.copy()
        other.play(seat, move)
        if other.can_undo(seat):
            yield move


def test_a_record_that_our_rules_repeat_is_one_of_ours() -> None:
    for table in (play_on(toy(), 3, 30), play_on(toy(), 3)):
        assert ecumene.load(older(table)).record() == table.record()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "line 11: played by rules version 2, and version 3 cannot repeat it: “take bread” is not legal"),
        ("ru", "сыграно по правилам версии 2, и версия 3 не может это повторить"),
        ("el", "παίχτηκε με κανόνες έκδοσης 2 και η έκδοση 3 δεν μπορεί να το επαναλάβει"),
    ],
)
def test_another_says_where_our_rules_differ(lang: str, words: str) -> None:
    lines = older(play_on(toy(), 3, 30)).splitlines()
    lines[10] = f"{lines[10].split()[0]} 0 take bread"
    with pytest.raises(BadRecord) as wrong:
        ecumene.load("\n".join(lines) + "\n")
    assert wrong.value.line == 11 and words in wrong.value.said(lang)


def test_a_record_with_another_result_is_refused() -> None:
    table = play_on(toy(), 3)
    head, _, body = older(table).partition("\n\n")
    tags = [
        f'[Result "{"9 " * table.players}"]' if tag.startswith("[Result") else tag for tag in head.splitlines()
    ]
    with pytest.raises(BadRecord, match="played by rules version 2, and version 3"):
        ecumene.load("\n".join(tags).replace(' "]', '"]') + "\n\n" + body)


@pytest.mark.parametrize(("version", "words"), [(1, "no longer 1"), (4, "update Ecumene")])
def test_rules_that_are_too_old_or_too_new_are_refused(version: int, words: str) -> None:
    table = toy()
    with pytest.raises(BadRecord, match=words):
        ecumene.load(older(table, version))
    with pytest.raises(BadRecord, match=words):
        ecumene.from_position({**table.position(), "rules": version})
    with pytest.raises(BadRecord, match=words):
        Table.resume({**stored(table), "position": {**table.position(), "rules": version}})


def test_a_position_says_by_which_rules_it_was_reached() -> None:
    table = ecumene.from_position({**play_on(toy(), 3, 12).position(), "rules": 2})
    assert [line["kind"] for line in table.log(None)] == ["revised"]
    assert "version 2" in table.log(None)[0]["text"]
    play_on(table, 4, 5)
    again = ecumene.load(table.record())
    assert again.record() == table.record() and again.log(None) == table.log(None)
    assert Table.resume(table.snapshot()).snapshot() == table.snapshot()


def test_a_snapshot_that_our_rules_repeat_keeps_everything() -> None:
    for seed in range(8):
        table = play_on(toy(3, seed), seed, 4 * seed)
        table.commitment = "a" * 64
        assert Table.resume(stored(table)).snapshot() == table.snapshot()


def test_one_that_began_at_a_position_does_too() -> None:
    table = play_on(ecumene.from_position(play_on(toy(), 3, 12).position()), 3, 9)
    assert Table.resume(stored(table)).snapshot() == table.snapshot()


def test_another_begins_where_its_last_moves_can_still_be_taken_back() -> None:
    table = in_turn()
    table.commitment = "a" * 64
    seat, before = table.waiting[0], table.number
    table.play(seat, next(drawing_nothing(table, seat)))
    assert table.can_undo(seat)
    doc = stored(table)
    doc["moves"][1][1] = "pass"  # as if our rules forbade what was played
    again = Table.resume(doc)
    assert again.history[0].number == before and again.start is not None and again.start["rules"] == 2
    assert again.position() == table.position()
    assert again.commitment == "" and (again.version, again.revision) == (table.version, table.revision)
    assert [again.asked(each) for each in range(2)] == [table.asked(each) for each in range(2)]
    assert again.undo(seat) and ecumene.load(again.record()).record() == again.record()


@pytest.mark.parametrize("first", ["pass", "a word that is gone"])
def test_else_at_its_position_with_the_answers_that_are_still_sealed(first: str) -> None:
    table = play_on(toy(3, 5), 5, 40)
    while not table.may_change:
        play_on(table, 6, 1)
    doc = stored(table)
    doc["moves"][1][1] = first
    doc["undo"] = {"state": {}, "moves": 0}
    again = Table.resume(doc)
    assert again.history[0].number == table.number and again.may_change == table.may_change
    assert Table.resume(again.snapshot()).snapshot() == again.snapshot()
    assert Table.resume(stored(again)).log(None) == again.log(None)  # rules that are newer once more
    told = [line["text"] for line in again.log(None) if line["kind"] != "revised"]
    assert told == ([] if first != "pass" else [line["text"] for line in table.log(None)])
    for each in (again, table):
        play_on(each, 8)
    assert again.result == table.result
    assert ecumene.load(again.record()).record() == again.record()
