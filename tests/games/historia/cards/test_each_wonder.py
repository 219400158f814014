"""What each wonder does when it is activated."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.historia.game import GAME
from tests.games.historia.situation import Doc, change, idle, moves, play_round, seat, situation
from tests.rules import card

WONDERS: list[Any] = [
    pytest.param(
        "sphinx",
        seat(wonders="sphinx petra"),
        idle(wonders="colosseum"),
        "technology",
        {"vp": 1},
        marks=card("sphinx"),
    ),
    pytest.param(
        "ishtar-gate",
        seat(military=3, wonders="ishtar-gate"),
        idle(),
        "technology",
        {"vp": 1},
        marks=card("ishtar-gate"),
    ),
    pytest.param(
        "library-of-alexandria",
        seat(technology=3, wonders="library-of-alexandria"),
        idle(),
        "art",
        {"vp": 1},
        marks=card("library-of-alexandria"),
    ),
    pytest.param(
        "great-wall",
        seat("india china", wonders="great-wall"),
        idle(),
        "technology",
        {"vp": 1},
        marks=card("great-wall"),
    ),
    pytest.param(
        "stonehenge",
        seat(used=2, wonders="stonehenge"),
        idle(),
        "technology",
        {"ready": 1, "used": -1},
        marks=card("stonehenge"),
    ),
    pytest.param(
        "pyramids-of-giza",
        seat(used=2, wonders="pyramids-of-giza"),
        idle(),
        "exploit",
        {"ready": 1, "used": -1},
        marks=card("pyramids-of-giza"),
    ),
    pytest.param(
        "hanging-gardens",
        seat(used=2, wonders="hanging-gardens"),
        idle(),
        "expansion",
        {"ready": 1, "used": -1},
        marks=card("hanging-gardens"),
    ),
    pytest.param(
        "lighthouse-of-alexandria",
        seat(wonders="lighthouse-of-alexandria"),
        idle(),
        "trade",
        {"vp": 1},
        marks=card("lighthouse-of-alexandria"),
    ),
    pytest.param(
        "colossus-of-rhodes",
        seat(wonders="colossus-of-rhodes"),
        idle(),
        "raid",
        {"vp": 1},
        marks=card("colossus-of-rhodes"),
    ),
    pytest.param(
        "statue-of-zeus",
        seat(technology=2, wonders="statue-of-zeus"),
        idle(),
        "war",
        {"vp": 1},
        marks=card("statue-of-zeus"),
    ),
    pytest.param(
        "temple-of-artemis",
        seat(used=2, wonders="temple-of-artemis"),
        idle(),
        "art",
        {"ready": 1, "used": -1},
        marks=card("temple-of-artemis"),
    ),
    pytest.param(
        "mausoleum",
        seat(queue="art raid trade exploit", wonders="mausoleum"),
        idle(),
        "revolution",
        {"queue": -1},
        marks=card("mausoleum"),
    ),
    pytest.param("colosseum", seat(wonders="colosseum"), idle(), "military", {"vp": 1}, marks=card("colosseum")),
    pytest.param(
        "parthenon",
        seat(vp=1, queue="raid", wonders="parthenon"),
        idle(),
        "art",
        {"vp": -1, "queue": -1},
        marks=card("parthenon"),
    ),
    pytest.param(
        "terracotta-army",
        seat(wonders="terracotta-army", ready=4),
        idle(),
        "art",
        {"ready": -3, "used": 3, "military": 1},
        marks=card("terracotta-army"),
    ),
    pytest.param(
        "petra", seat(wonders="petra sphinx"), idle(), "art", {"vp": 3, "wonders": -1}, marks=card("petra")
    ),
    pytest.param(
        "angkor-wat", seat(wonders="angkor-wat"), idle(), "expansion", {"vp": 1}, marks=card("angkor-wat")
    ),
    pytest.param(
        "hagia-sophia",
        seat(queue="raid", wonders="hagia-sophia"),
        idle(),
        "art",
        {"queue": -1},
        marks=card("hagia-sophia"),
    ),
    pytest.param(
        "alhambra", seat(technology=3, wonders="alhambra"), idle(), "art", {"vp": 2}, marks=card("alhambra")
    ),
    pytest.param(
        "himeji-castle",
        seat(military=3, used=1, wonders="himeji-castle"),
        idle(),
        "technology",
        {"vp": 1, "ready": 1, "used": -1},
        marks=card("himeji-castle"),
    ),
    pytest.param(
        "forbidden-city",
        seat("india china", used=3, wonders="forbidden-city"),
        idle(),
        "art",
        {"ready": 2, "used": -2},
        marks=card("forbidden-city"),
    ),
    pytest.param("notre-dame", seat(wonders="notre-dame"), idle(), "art", {"vp": 1}, marks=card("notre-dame")),
    pytest.param(
        "tower-of-pisa",
        seat(wonders="tower-of-pisa"),
        idle(),
        "technology",
        {"vp": 1},
        marks=card("tower-of-pisa"),
    ),
    pytest.param(
        "machu-picchu", seat(wonders="machu-picchu"), idle(), "exploit", {"vp": 1}, marks=card("machu-picchu")
    ),
    pytest.param(
        "chichen-itza",
        seat(used=3, wonders="chichen-itza"),
        idle(),
        "raid",
        {"ready": 2, "used": -2},
        marks=card("chichen-itza"),
    ),
    pytest.param(
        "taj-mahal",
        seat(queue="raid", wonders="taj-mahal"),
        idle(),
        "trade",
        {"queue": -1},
        marks=card("taj-mahal"),
    ),
    pytest.param(
        "sistine-chapel",
        seat(wonders="sistine-chapel petra", turned="petra"),
        idle(),
        "art",
        {"turned": 0},
        marks=card("sistine-chapel"),
    ),
    pytest.param(
        "borobudur",
        seat(queue="art raid trade", used=1, wonders="borobudur"),
        idle(),
        "revolution",
        {"ready": 1, "used": -1},
        marks=card("borobudur"),
    ),
    pytest.param(
        "tower-of-london",
        seat(used=2, wonders="tower-of-london"),
        idle(),
        "military",
        {"ready": 1, "used": -1},
        marks=card("tower-of-london"),
    ),
    pytest.param(
        "kremlin", seat(technology=2, wonders="kremlin"), idle(), "war", {"vp": 2}, marks=card("kremlin")
    ),
    pytest.param(
        "versailles",
        seat(wonders="versailles"),
        idle(),
        "art",
        {"ready": -2, "used": 2, "vp": 2},
        marks=card("versailles"),
    ),
    pytest.param(
        "potala-palace",
        seat(wonders="potala-palace sphinx", queue="raid trade exploit"),
        idle(),
        "art",
        {"queue": -2, "wonders": -1},
        marks=card("potala-palace"),
    ),
    pytest.param(
        "sagrada-familia", seat(wonders="sagrada-familia"), idle(), "art", {"vp": 2}, marks=card("sagrada-familia")
    ),
    pytest.param(
        "large-hadron-collider",
        seat(technology=3, wonders="large-hadron-collider"),
        idle(),
        "art",
        {"vp": 2},
        marks=card("large-hadron-collider"),
    ),
    pytest.param(
        "pentagon", seat(military=3, wonders="pentagon"), idle(), "art", {"vp": 2}, marks=card("pentagon")
    ),
    pytest.param(
        "big-ben", seat("india china", wonders="big-ben"), idle(), "art", {"vp": 2}, marks=card("big-ben")
    ),
    pytest.param(
        "eiffel-tower",
        seat(technology=12, wonders="eiffel-tower"),
        idle(),
        "tourism",
        {"vp": 1},
        marks=card("eiffel-tower"),
    ),
    pytest.param(
        "statue-of-liberty",
        seat(queue="art raid trade", wonders="statue-of-liberty"),
        idle(),
        "revolution",
        {"vp": 2},
        marks=card("statue-of-liberty"),
    ),
    pytest.param(
        "panama-canal", seat(wonders="panama-canal"), idle(), "trade", {"vp": 2}, marks=card("panama-canal")
    ),
    pytest.param(
        "sydney-opera-house",
        seat(wonders="sydney-opera-house"),
        idle(),
        "art",
        {"vp": 2},
        marks=card("sydney-opera-house"),
    ),
    pytest.param(
        "golden-gate-bridge",
        seat(wonders="golden-gate-bridge"),
        idle(),
        "expansion",
        {"vp": 2},
        marks=card("golden-gate-bridge"),
    ),
    pytest.param(
        "space-station",
        seat(wonders="space-station"),
        idle(),
        "technology",
        {"vp": 2},
        marks=card("space-station"),
    ),
    pytest.param(
        "hoover-dam",
        seat(used=3, wonders="hoover-dam"),
        idle(),
        "exploit",
        {"ready": 2, "used": -2},
        marks=card("hoover-dam"),
    ),
    pytest.param(
        "mount-rushmore", seat(wonders="mount-rushmore"), idle(), "raid", {"vp": 2}, marks=card("mount-rushmore")
    ),
    pytest.param(
        "arc-de-triomphe",
        seat(technology=2, wonders="arc-de-triomphe"),
        idle(),
        "war",
        {"vp": 2},
        marks=card("arc-de-triomphe"),
    ),
    pytest.param(
        "empire-state-building",
        seat(wonders="empire-state-building"),
        idle(),
        "art",
        {"ready": -3, "used": 3, "vp": 3},
        marks=card("empire-state-building"),
    ),
    pytest.param(
        "christ-the-redeemer",
        seat(wonders="christ-the-redeemer petra sphinx colosseum", turned="petra sphinx", vp=1),
        idle(),
        "art",
        {"vp": -1, "turned": 0},
        marks=card("christ-the-redeemer"),
    ),
    pytest.param(
        "burj-khalifa",
        seat(wonders="burj-khalifa petra", turned="petra"),
        idle(),
        "art",
        {"vp": 3, "wonders": -1},
        marks=card("burj-khalifa"),
    ),
]


@pytest.mark.parametrize(("wonder", "told", "other", "played", "brings"), WONDERS)
def test_a_wonder_does_what_it_says(
    wonder: str, told: Doc, other: Doc, played: str, brings: dict[str, int]
) -> None:
    s = situation(told, other, turn=9)
    play_round(s, played, "raid" if played != "raid" else "military")
    ways = [move for move in moves(s) if move.split()[1:2] == [wonder]]
    assert ways, moves(s)
    expected = dict(brings)
    turned = expected.pop("turned", None)
    assert change(s, ways[0]) == expected
    assert wonder in GAME.things.names(s.players[0].turned)
    if turned is not None:
        assert len(s.players[0].turned) == 1, "all others are ready again"


def test_every_wonder_is_there() -> None:
    from ecumene.games.historia.card_data import WONDER_ROWS

    assert sorted(row.values[0] for row in WONDERS) == sorted(row["id"] for row in WONDER_ROWS)
