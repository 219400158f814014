"""What a preview says of each action: what it costs, what it gives, and whether the worker comes back."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene import Table
from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.luck import Luck
from tests.games.age_of_civilization.situation import seat, situation

NAMES = ["Ann", "Bob"]
LOST = {
    "en": "The worker sent to {} will be lost at the end of the turn.",
    "ru": "С действия «{}» в конце хода будет потерян 1 рабочий.",
    "el": "Ο εργάτης σ{} θα χαθεί στο τέλος της σειράς.",
}
AT_END = {
    "en": "−1 worker at the end of the turn",
    "ru": "−1 рабочий в конце хода",
    "el": "−1 εργάτης στο τέλος της σειράς",
}
EXPLOIT = {"en": "Exploit", "ru": "Разработка", "el": "την Εκμετάλλευση"}


def table(s: GameState) -> Table:
    """Put a situation on a table of two people."""
    head = {"players": len(s.players), "options": {"innovations": True} if s.innovations else {}}
    doc = {"ecumene": 1, "game": GAME.key, "rules": 1, **head, "seed": 1, "number": 0, "state": GAME.dump(s)}
    t = Table.put(GAME, doc, s, Luck(1))
    t.name_seats(NAMES[: len(s.players)])
    return t


def said(s: GameState, move: str, lang: str = "en") -> list[str]:
    """Return the lines of a preview."""
    return [line["text"] for line in table(s).preview(s.stack[-1].waits_for(s)[0], move, lang)["lines"]]


def at(window: str, *cards: str, **told: Any) -> GameState:
    """Return a situation of the action phase with these cards open."""
    return situation(seat(*cards, **told), seat("rome"), round=2, window=window)


SENT = "Ann sends {} to {}."
ACTIONS: list[tuple[str, str, list[str]]] = [
    (
        "wonder",
        "wonder petra",
        [
            SENT.format("1 worker", "Wonder"),
            LOST["en"].format("Wonder"),
            "Ann pays 7 coins: Wonder.",
            "Ann gains 3 VP: Wonder.",
            "Ann takes Petra: Wonder.",
            "Ann gains 3 coins: Petra.",
        ],
    ),
    (
        "research",
        "research mining",
        [
            SENT.format("1 worker", "Research"),
            "Ann pays 4 coins: Research.",
            "Ann gains 1 VP: Research.",
            "Ann learns Mining: Research.",
        ],
    ),
    (
        "exploit",
        "exploit",
        [SENT.format("1 worker", "Exploit"), LOST["en"].format("Exploit"), "Ann gains 2 coins: Exploit."],
    ),
    (
        "culture",
        "culture",
        [SENT.format("1 worker", "Culture"), "Ann pays 4 coins: Culture.", "Ann gains 2 VP: Culture."],
    ),
    ("build", "build", [SENT.format("2 workers", "Build"), "Ann pays 2 coins: Build.", "Ann gains 2 VP: Build."]),
    (
        "conquest",
        "conquest",
        [
            SENT.format("1 worker", "Conquest"),
            LOST["en"].format("Conquest"),
            "Ann fails at Conquest: it takes 1 military.",
        ],
    ),
    (
        "hunt",
        "hunt",
        [SENT.format("1 worker", "Hunt"), "Ann gains 1 VP: Hunt.", "Ann gains 1 coin: Hunt."],
    ),
    ("fish", "fish", [SENT.format("1 worker", "Fish"), "Ann gains 1 coin: Fish."]),
    (
        "trade",
        "trade",
        [SENT.format("1 worker", "Trade"), "Ann gains 2 coins: Trade.", "Bob gains 1 coin: Trade."],
    ),
    ("farm", "farm", [SENT.format("2 workers", "Farm"), "Ann gains 3 coins: Farm."]),
]


@pytest.mark.parametrize(("action", "move", "lines"), ACTIONS, ids=[row[0] for row in ACTIONS])
def test_a_preview_tells_price_gain_and_worker(action: str, move: str, lines: list[str]) -> None:
    window = "" if action in ("wonder", "research", "exploit") else action
    s = situation(seat("mali"), seat("kongo"), round=2, window=window, wonders="petra")
    assert said(s, move) == lines


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_the_loss_of_the_worker_is_told_in_every_language(lang: str) -> None:
    assert LOST[lang].format(EXPLOIT[lang]) in said(at("farm", "mali"), "exploit", lang)


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_the_summary_of_an_offer_tells_it_too(lang: str) -> None:
    t = table(situation(seat("mali"), seat("mongolia"), round=2, window="conquest"))
    sums = {row["text"]: row["summary"] for row in t.offers(0, lang)}
    assert AT_END[lang] in sums["exploit"]
    assert {"en": "fails: it takes", "ru": "неудача: нужна", "el": "αποτυχία: χρειάζεται"}[lang] in sums[
        "conquest"
    ]


def test_a_worker_that_comes_back_is_not_said_to_be_lost() -> None:
    scythian = situation(seat("scythia", techs="mining"), seat("mali"), round=2, window="conquest")
    assert not any("lost" in line for line in said(scythian, "conquest"))
    smith = situation(
        seat("mali", techs="mining metal-casting", special="smiths"), seat("rome"), round=2, innovations=True
    )
    assert not any("lost" in line for line in said(smith, "exploit"))
    assert any("lost" in line for line in said(smith, "wonder " + GAME.things.slug(smith.wonder_market[0])))


def test_the_aztecs_lose_two_workers() -> None:
    s = situation(seat("aztecs"), seat("rome"), round=2, wonders="petra")
    assert "The 2 workers sent to Wonder will be lost at the end of the turn." in said(s, "wonder petra")


@pytest.mark.parametrize(
    ("mine", "theirs", "needs"),
    [
        (seat("mali"), seat("kongo"), 1),  # nobody is strong, but none at all is not enough
        (seat("mali", techs="mining"), seat("huns", techs="mining iron-working"), 6),
    ],
)
def test_a_conquest_that_would_fail_says_what_it_needs(mine: Any, theirs: Any, needs: int) -> None:
    s = situation(mine, theirs, round=2, window="conquest")
    assert needs == max(1, s.players[1].military())
    assert f"Ann fails at Conquest: it takes {needs} military." in said(s, "conquest")
    lines = said(s, "conquest")
    assert not any("VP" in line for line in lines)


def test_alone_the_rival_is_what_a_conquest_needs() -> None:
    s = situation(seat("mali"), round=4, rival=3, row="hunt fish culture conquest plague farm trade build")
    assert "Ann fails at Conquest: it takes 3 military." in said(s, "conquest")


def test_a_conquest_that_succeeds_says_what_it_gives() -> None:
    s = situation(seat("mali", techs="mining"), seat("kongo"), round=2, window="conquest")
    assert said(s, "conquest")[1:] == [LOST["en"].format("Conquest"), "Ann gains 2 VP: Conquest."]


def test_finishing_says_what_the_end_of_the_turn_brings() -> None:
    t = table(situation(seat("mali"), seat("rome"), round=2, window="farm"))
    t.play(0, "exploit")
    lines = [line["text"] for line in t.preview(0, "done")["lines"]]
    assert lines[:2] == ["Ann loses 1 worker.", "Ann gains 2 coins: Mali."]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_preview_says_is_lost_is_lost(seed: int) -> None:
    t = ecumene.new(GAME.key, 2, seed=seed)
    lost = seen = 0
    while t.waiting:
        who = t.waiting[0]
        moves = t.moves(who)
        move = next((each for each in ("exploit", "conquest") if each in moves), moves[-1])
        preview = t.preview(who, move)
        lost += sum(line["amount"] for line in preview["lines"] if line["kind"] == "red-slot")
        t.play(who, move)
        for line in t.log(None, t.number):
            if line["kind"] == "workers" and line["because"] and line["because"][-1]["frame"] == "ReturnWorkers":
                seen += line["amount"]
    assert lost == seen < 0
