"""The log tells the two parts of one scoring apart, and what a payment without change really takes."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.effects.effect import EFFECTS
from ecumene.kernel.luck import Event
from ecumene.table.messages import LANGS, messages
from ecumene.table.preview import net
from ecumene.table.words import words
from tests.games.through_the_ages.military.politics import politics
from tests.games.through_the_ages.situation import play, seat, situation

NAMES = ("Ann", "Bob")


def lines(log: list[Event], kind: str, lang: str) -> list[str]:
    """Return what a log says of the first seat."""
    said = words(GAME, lang)
    return [said.log_line(event, 0, NAMES) for event in log if event.kind.startswith(kind) and event.seat == 0]


@pytest.mark.parametrize(
    ("lang", "civil", "military"),
    [
        (
            "en",
            "Ann gains 8 culture points: Impact of Government (civil actions).",
            "Ann gains 2 culture points: Impact of Government (military actions).",
        ),
        (
            "ru",
            "Ann получает 8 очков культуры: Влияние власти (гражданские действия).",
            "Ann получает 2 очка культуры: Влияние власти (военные действия).",
        ),
        (
            "el",
            "Ann κερδίζει 8 πόντους πολιτισμού: Επιρροή της Διακυβέρνησης (αστικές ενέργειες).",
            "Ann κερδίζει 2 πόντους πολιτισμού: Επιρροή της Διακυβέρνησης (στρατιωτικές ενέργειες).",
        ),
    ],
    ids=LANGS,
)
def test_a_scoring_in_two_parts_names_each(lang: str, civil: str, military: str) -> None:
    log: list[Event] = []
    s = politics(seat(military="rats"), seat(), events="impact-of-government", age=3)
    play(s, "play-event rats", log=log)
    assert lines(log, "culture", lang) == [civil, military]


def test_rows_that_would_read_alike_have_words_for_their_parts() -> None:
    parted = 0
    for card, rows in enumerate(EFFECTS):
        parts = [row.part for row in rows if row.part]
        parted += bool(parts)
        for lang in LANGS:
            own = messages(GAME, lang)
            told = [own.format(GAME.things.slug(card), {}, f"part-{part}") for part in parts]
            assert len(set(told)) == len(parts)
            assert not own.has(GAME.things.slug(card), f"part-{len(parts) + 1}")
    assert parted >= 7


@pytest.mark.parametrize(
    ("lang", "told", "foreseen"),
    [
        (
            "en",
            ["Ann gives up 2 resources.", "Ann gives up 2 resources more: no blue token is left for change."],
            ["−2 resources", "−2 resources (no change left)"],
        ),
        (
            "ru",
            ["Ann отдаёт 2 ресурса.", "Ann отдаёт сверх цены 2 ресурса: нет синего жетона на сдачу."],
            ["−2 ресурса", "−2 ресурса (сдачи нет)"],
        ),
        (
            "el",
            ["Ann δίνει 2 πόρους.", "Ann δίνει 2 πόρους παραπάνω: δεν έχει μπλε δείκτη για ρέστα."],
            ["−2 πόροι", "−2 πόροι (χωρίς ρέστα)"],
        ),
    ],
    ids=LANGS,
)
def test_a_payment_without_change_tells_what_it_takes(lang: str, told: list[str], foreseen: list[str]) -> None:
    log: list[Event] = []
    s = situation(seat("oil", tokens="oil:1", blue=0, unused=1), seat(), age=3)
    play(s, "build agriculture", log=log)
    assert lines(log, "resources", lang) == told
    assert [row["text"] for row in net(log, 0, NAMES, words(GAME, lang)) if row["text"]] == foreseen
