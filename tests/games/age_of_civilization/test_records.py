"""Damaged records say which card and which number is wrong."""

from __future__ import annotations

import re

import pytest

import ecumene
from ecumene import BadRecord

LANGS = ("en", "ru", "el")


def rows() -> list[str]:
    """Return the lines of a record with a set-up and one civilization raised."""
    t = ecumene.new("age-of-civilization", 2, seed=3)
    for _ in range(8):
        t.play(t.waiting[0], t.moves(t.waiting[0])[0])
    return t.record().splitlines()


def complaint(lines: list[str]) -> BadRecord:
    """Return what is said about a damaged record."""
    with pytest.raises(BadRecord) as found:
        ecumene.load("\n".join(lines) + "\n")
    return found.value


def test_a_card_that_could_not_be_drawn_is_named() -> None:
    good = rows()
    at = next(n for n, row in enumerate(good) if row.startswith("0 ;"))
    first = good[at].split()[2]
    wrong = complaint([*good[:at], good[at].replace(first, "rome", 1), *good[at + 1 :]])
    assert str(wrong).startswith(f"line {at + 1}: outcome 1, “rome”, could not be drawn here, but one of: ")
    assert str(wrong).endswith(", … (15)")
    assert all("rome" in wrong.said(lang) for lang in LANGS)


def test_a_draw_that_is_missing_says_what_could_be_drawn() -> None:
    good = rows()
    at = next(n for n, row in enumerate(good) if re.match("[1-9].* raise .* ;", row))
    wrong = complaint([*good[:at], good[at].split(" ;")[0], *good[at + 1 :]])
    assert re.fullmatch(rf"line {at + 1}: a draw is missing here, one of: (\S+, ){{5}}… \(43\)", str(wrong))


def test_a_civilization_that_is_lost_is_named() -> None:
    doc = ecumene.new("age-of-civilization", 2, seed=3).position()
    lost = doc["state"]["deck"].pop(0)
    with pytest.raises(BadRecord, match=f"civilization cards: 47 cards, not 48; {lost} missing"):
        ecumene.from_position(doc)
