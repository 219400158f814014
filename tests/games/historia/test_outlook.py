"""Before a card is sealed one is told what it would come to as things stand, and when it would come to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.historia.game import GAME
from ecumene.games.historia.state import Board
from ecumene.table.messages import LANGS
from ecumene.table.words import words
from tests.games.historia.situation import idle, play_round, seat, situation


def outlook(s: Board, card: str) -> list[tuple[str, dict[str, Any]]]:
    return GAME.outlook(s, 0, GAME.grammar.parse(f"choose {card}"))


def caution(s: Board, card: str) -> list[str]:
    told = GAME.cautions(s, 0, GAME.grammar.parse(f"choose {card}"))
    for lang in LANGS:
        assert all(words(GAME, lang).format(id, **args) for id, args in told)
        assert words(GAME, lang).lacking == set()
    return [id for id, _ in told]


def test_a_card_is_told_by_the_numbers_it_would_leave() -> None:
    s = situation(seat(ready=2, used=1, technology=2), idle())
    numbers = {"technology": 3, "military": 1, "ready": 2, "used": 1, "vp": 0}
    assert outlook(s, "technology") == [("outlook-card", numbers)], "Animal Handling gives the cube back"
    play_round(s, "technology")
    player = s.players[0]
    assert numbers == {name: getattr(player, name) for name in numbers}


def test_both_ways_of_a_card_are_told() -> None:
    s = situation(seat(ready=3, used=0, technology=5, military=3), idle())
    assert [id for id, _ in outlook(s, "military")] == ["outlook-card", "outlook-advanced"]
    assert [numbers["military"] for _, numbers in outlook(s, "military")] == [4, 5]


VAIN = [
    ("technology", seat(ready=0), idle(), {}, "warning-his-act-cubes"),
    ("technology", seat(technology=3), idle(), {}, "warning-his-level-no-cell"),
    ("art", seat(), idle(), {"events": True, "event": "great-fire", "row": "petra"}, "warning-his-art-row"),
    ("exploit", seat("nowhere", ready=1, used=0), idle(), {}, "warning-his-exploit-cubes"),
    ("expansion", seat(ready=0), idle(), {}, "warning-his-expansion-cube"),
    ("trade", seat("india"), idle("china"), {}, "warning-his-trade-partner"),
    ("raid", seat("india"), idle("china"), {}, "warning-his-raid-victim"),
    ("war", seat("india", technology=2), idle("china"), {}, "warning-his-war-territory"),
    ("war", seat("india", technology=2), idle("india", military=2), {}, "warning-his-war-winner"),
    ("tourism", seat(technology=12), idle(), {}, "warning-his-tourism-wonders"),
    (
        "trade",
        seat("india", ready=0),
        idle("china", technology=2),
        {"events": True, "event": "little-ice-age"},
        "warning-his-event-unpaid",
    ),
]


@pytest.mark.parametrize(("card", "mine", "other", "table", "id"), VAIN)
def test_a_card_in_vain_is_told_beforehand(card: str, mine: Any, other: Any, table: Any, id: str) -> None:
    s = situation(mine, other, **table)
    assert caution(s, card) == [id]
    assert id == "warning-his-war-winner" or outlook(s, card) == []


def test_what_can_be_carried_out_is_not_warned_of() -> None:
    s = situation(seat("india", technology=3, military=2), idle("india"))
    for card in ("military", "art", "exploit", "expansion", "raid", "war"):
        assert caution(s, card) == [] and outlook(s, card)


def test_a_chosen_card_is_not_moved_by_the_telling() -> None:
    s = situation(seat(advisers="cicero"), idle())
    before = GAME.dump(s)
    outlook(s, "cicero")
    caution(s, "cicero")
    assert GAME.dump(s) == before
