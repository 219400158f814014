"""Positions in the middle of politics: they survive a restore, and impossible ones are refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.state import GameState
from tests.games.through_the_ages.military.politics import politics, reveal
from tests.games.through_the_ages.situation import frames, moves, play, run, seat, situation
from tests.impossible import refused

STRONG = "warriors:5"


def auction() -> GameState:
    return reveal("wealthy-territory-1", seat(), seat())


def force() -> GameState:
    return play(auction(), "bid 1", "send warriors")


def defense() -> GameState:
    s = politics(seat(military="raid-1", workers="warriors:3"), seat(military="rats legion"))
    return play(s, "attack raid-1 1")


def destroy() -> GameState:
    victim = seat(workers="religion:1")
    return play(politics(seat(military="raid-1", workers=STRONG), victim), "attack raid-1 1")


def split() -> GameState:
    s = politics(seat(military="plunder-1", workers=STRONG), seat(tokens="agriculture:2 bronze:2"))
    return play(s, "attack plunder-1 1")


def colony() -> GameState:
    victim = seat(colonies="vast-territory-1 wealthy-territory-1")
    return play(politics(seat(military="annex", workers=STRONG), victim, age=2), "attack annex 1")


def infiltrate() -> GameState:
    victim = seat(leader="homer", wonder="pyramids")
    return play(politics(seat(military="infiltrate", workers=STRONG), victim, age=2), "attack infiltrate 1")


def ruin() -> GameState:
    return reveal("ravages-of-time", seat(wonders="pyramids colossus"), seat())


def discards() -> GameState:
    return reveal("politics-of-strength", seat(military="spy spy plunder-2 raid-2"), seat(workers=STRONG))


def agreement() -> GameState:
    return reveal("international-agreement", seat(), seat(), row="coal")


def pact() -> GameState:
    s = politics(seat(military="open-borders-agreement"), seat(), seat())
    return play(s, "offer open-borders-agreement 1")


def technologies() -> GameState:
    declarer = seat(war="war-over-technology", war_on=1, workers="warriors:9", yellow=18)
    return run(situation(declarer, seat("masonry"), at="war", age=2))


UNFINISHED: list[tuple[Any, str, dict[str, Any]]] = [
    (auction, "Auction", {"live": [0, 0]}),
    (auction, "Auction", {"at": 5}),
    (auction, "Auction", {"winner": 1}),
    (auction, "Auction", {"thing": "rats"}),
    (force, "SendForce", {"seat": 7}),
    (force, "SendForce", {"units": ["warriors", "warriors"]}),
    (force, "SendForce", {"discards": 3}),
    (force, "Colonization", {"thing": "vast-territory-1"}),
    (defense, "Defense", {"rival": 0}),
    (defense, "Defense", {"thing": "rats"}),
    (defense, "Defense", {"attack": -1}),
    (destroy, "DestroyBuilding", {"chooser": 4}),
    (destroy, "DestroyBuilding", {"thing": "spy"}),
    (destroy, "Programme", {"targets": [[5], [0]]}),
    (destroy, "Programme", {"whom": [9, 9]}),
    (destroy, "Programme", {"at": 3}),
    (destroy, "Programme", {"seat": 9}),
    (split, "SplitGoods", {"at": 1}),
    (colony, "PickColony", {"thing": "spy"}),
    (infiltrate, "RemoveCard", {"at": 1}),
    (ruin, "TurnOver", {"thing": "rats"}),
    (discards, "DiscardCards", {"count": -1}),
    (agreement, "InternationalAgreement", {"left": 6}),
    (pact, "OfferedPact", {"partner": 0}),
    (pact, "OfferedPact", {"thing": "peace-treaty"}),
    (technologies, "TakeTechnologies", {"thing": "rats"}),
    (technologies, "TakeTechnologies", {"rival": 0}),
    (auction, "CurrentEvent", {"revealed": 2}),
    (auction, "PoliticsPhase", {"done": 3}),
]


@pytest.mark.parametrize(("told", "name", "wrong"), UNFINISHED)
def test_an_impossible_paragraph_is_refused(told: Any, name: str, wrong: dict[str, Any]) -> None:
    s: GameState = told()
    assert name in frames(s)
    doc = GAME.dump(s)
    twin = GAME.restore(doc)
    assert GAME.dump(twin) == doc
    assert moves(s) == [GAME.grammar.text(a) for a in twin.stack[-1].legal(twin, asked(s))]
    for row in doc["stack"]:
        if row["frame"] == name:
            row |= wrong
    with refused(GAME, name):
        GAME.restore(doc)


def asked(s: GameState) -> int:
    """Return the seat that must answer."""
    return s.stack[-1].waits_for(s)[0]
