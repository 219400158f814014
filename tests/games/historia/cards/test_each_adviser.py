"""What each adviser does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.historia.situation import Doc, idle, round_change, seat, situation
from tests.rules import card

ROW = "petra sphinx colosseum mausoleum parthenon"
ADVISERS: list[Any] = [
    pytest.param(
        "cleopatra",
        seat(used=3, queue="art raid", civilization="egypt", advisers="cleopatra"),
        idle(civilization="rome"),
        "",
        {"ready": 2, "used": -2},
        1,
        marks=card("cleopatra"),
    ),
    pytest.param(
        "imhotep",
        seat(used=1, civilization="egypt", advisers="imhotep"),
        idle(civilization="rome"),
        "build petra",
        {"wonders": 1, "ready": 1, "used": -1},
        0,
        marks=card("imhotep"),
    ),
    pytest.param(
        "hatshepsut",
        seat("india", civilization="egypt", advisers="hatshepsut"),
        idle("china", civilization="rome", technology=2),
        "",
        {"technology": 1, "vp": 1},
        0,
        marks=card("hatshepsut"),
    ),
    pytest.param(
        "nefertiti",
        seat(wonders="sphinx petra colosseum", turned="sphinx petra", civilization="egypt", advisers="nefertiti"),
        idle(civilization="rome"),
        "",
        {"vp": 2},
        0,
        marks=card("nefertiti"),
    ),
    pytest.param(
        "ptolemy",
        seat(queue="art", civilization="egypt", advisers="ptolemy"),
        idle(civilization="rome"),
        "",
        {"technology": 1},
        0,
        marks=card("ptolemy"),
    ),
    pytest.param(
        "agrippa",
        seat(used=2, civilization="rome", advisers="agrippa"),
        idle(),
        "",
        {"military": 1, "ready": 1, "used": -1},
        0,
        marks=card("agrippa"),
    ),
    pytest.param(
        "cicero",
        seat(queue="art raid trade", civilization="rome", advisers="cicero"),
        idle(),
        "",
        {"vp": 1},
        1,
        marks=card("cicero"),
    ),
    pytest.param(
        "scipio",
        seat("india", military=2, used=3, civilization="rome", advisers="scipio"),
        idle("india china"),
        "",
        {"vp": 2, "ready": 2, "used": -2},
        0,
        marks=card("scipio"),
    ),
    pytest.param(
        "vitruvius",
        seat(civilization="rome", advisers="vitruvius"),
        idle(),
        "build petra",
        {"wonders": 1, "vp": 1},
        0,
        marks=card("vitruvius"),
    ),
    pytest.param(
        "gracchus",
        seat(queue="art raid trade", used=3, technology=4, civilization="rome", advisers="gracchus"),
        idle(),
        "recover art",
        {"ready": 1, "used": -1, "vp": 1},
        0,
        marks=card("gracchus"),
    ),
    pytest.param(
        "descartes",
        seat(civilization="france", advisers="descartes"),
        idle(),
        "",
        {"technology": 1, "vp": 1},
        0,
        marks=card("descartes"),
    ),
    pytest.param(
        "robespierre",
        seat(queue="art raid trade", technology=4, civilization="france", advisers="robespierre"),
        idle(),
        "recover art",
        {"vp": 2},
        0,
        marks=card("robespierre"),
    ),
    pytest.param(
        "nostradamus",
        seat(queue="art raid trade military", civilization="france", advisers="nostradamus"),
        idle(),
        "",
        {},
        1,
        marks=card("nostradamus"),
    ),
    pytest.param(
        "richelieu",
        seat(used=4, civilization="france", advisers="richelieu"),
        idle(),
        "",
        {"ready": 3, "used": -3},
        0,
        marks=card("richelieu"),
    ),
    pytest.param(
        "vauban",
        seat(civilization="france", advisers="vauban"),
        idle(),
        "",
        {"military": 1, "vp": 1},
        0,
        marks=card("vauban"),
    ),
    pytest.param(
        "schliemann",
        seat(
            wonders="petra sphinx colosseum mausoleum",
            turned="petra sphinx colosseum mausoleum",
            queue="art raid trade",
            civilization="germany",
            advisers="schliemann",
        ),
        idle(),
        "",
        {"vp": 1},
        1,
        marks=card("schliemann"),
    ),
    pytest.param(
        "gutenberg",
        seat(used=1, civilization="germany", advisers="gutenberg"),
        idle(),
        "",
        {"technology": 1, "ready": 1, "used": -1},
        0,
        marks=card("gutenberg"),
    ),
    pytest.param(
        "clausewitz",
        seat(queue="art raid", civilization="germany", advisers="clausewitz"),
        idle(),
        "",
        {"military": 1},
        1,
        marks=card("clausewitz"),
    ),
    pytest.param(
        "goethe", seat(civilization="germany", advisers="goethe"), idle(), "", {"vp": 3}, 0, marks=card("goethe")
    ),
    pytest.param(
        "luther",
        seat(queue="art raid trade exploit", technology=4, civilization="germany", advisers="luther"),
        idle(),
        "recover art",
        {"vp": 1},
        0,
        marks=card("luther"),
    ),
    pytest.param(
        "newton",
        seat(civilization="britain", advisers="newton"),
        idle(),
        "",
        {"technology": 2},
        0,
        marks=card("newton"),
    ),
    pytest.param(
        "drake",
        seat("india", military=2, used=1, civilization="britain", advisers="drake"),
        idle("china"),
        "",
        {"vp": 2, "ready": 1, "used": -1},
        0,
        marks=card("drake"),
    ),
    pytest.param(
        "cook",
        seat(used=1, civilization="britain", advisers="cook"),
        idle(),
        "place oceania",
        {"used": -1, "on_map": 1},
        0,
        marks=card("cook"),
    ),
    pytest.param(
        "shakespeare",
        seat(civilization="britain", advisers="shakespeare"),
        idle(),
        "build petra",
        {"wonders": 1, "vp": 1},
        0,
        marks=card("shakespeare"),
    ),
    pytest.param(
        "adam-smith",
        seat("india", used=1, civilization="britain", advisers="adam-smith"),
        idle("china", technology=2),
        "",
        {"technology": 1, "ready": 1, "used": -1},
        0,
        marks=card("adam-smith"),
    ),
    pytest.param(
        "confucius",
        seat(used=1, queue="art raid", civilization="china-civilization", advisers="confucius"),
        idle(),
        "",
        {"vp": 1, "ready": 1, "used": -1},
        1,
        marks=card("confucius"),
    ),
    pytest.param(
        "sun-tzu",
        seat(civilization="china-civilization", advisers="sun-tzu"),
        idle(),
        "",
        {"military": 2, "ready": -1, "used": 1},
        0,
        marks=card("sun-tzu"),
    ),
    pytest.param(
        "zheng-he",
        seat(used=1, civilization="china-civilization", advisers="zheng-he"),
        idle(),
        "place oceania",
        {"used": -1, "on_map": 1},
        0,
        marks=card("zheng-he"),
    ),
    pytest.param(
        "cai-lun",
        seat(queue="art", civilization="china-civilization", advisers="cai-lun"),
        idle(),
        "",
        {"technology": 1},
        0,
        marks=card("cai-lun"),
    ),
    pytest.param(
        "li-bai",
        seat(wonders="sphinx colosseum", turned="sphinx", civilization="china-civilization", advisers="li-bai"),
        idle(wonders="stonehenge mausoleum"),
        "",
        {"vp": 2},
        0,
        marks=card("li-bai"),
    ),
    pytest.param(
        "al-khwarizmi",
        seat(civilization="arabia", advisers="al-khwarizmi"),
        idle(),
        "",
        {"technology": 1, "vp": 1},
        0,
        marks=card("al-khwarizmi"),
    ),
    pytest.param(
        "avicenna",
        seat(used=4, civilization="arabia", advisers="avicenna"),
        idle(),
        "",
        {"ready": 3, "used": -3},
        0,
        marks=card("avicenna"),
    ),
    pytest.param(
        "ibn-battuta",
        seat(civilization="arabia", advisers="ibn-battuta"),
        idle(),
        "place oceania",
        {"ready": -1, "on_map": 1, "vp": 1},
        0,
        marks=card("ibn-battuta"),
    ),
    pytest.param(
        "khalid",
        seat("india", military=2, used=1, queue="art", civilization="arabia", advisers="khalid"),
        idle("china"),
        "",
        {"vp": 1, "ready": 1, "used": -1},
        0,
        marks=card("khalid"),
    ),
    pytest.param(
        "ibn-khaldun",
        seat(queue="art raid trade", civilization="arabia", advisers="ibn-khaldun"),
        idle(),
        "",
        {"vp": 1},
        1,
        marks=card("ibn-khaldun"),
    ),
]


@pytest.mark.parametrize(("adviser", "told", "other", "then", "brings", "queue"), ADVISERS)
def test_an_adviser_does_what_it_says(
    adviser: str, told: Doc, other: Doc, then: str, brings: dict[str, int], queue: int
) -> None:
    owned = f"{told.get('wonders', '')} {other.get('wonders', '')}".split()
    row = " ".join(one for one in ROW.split() if one not in owned)
    s = situation(told, other, row=row)
    before = list(s.players[0].queue)
    assert round_change(s, adviser, then=then) == brings
    assert len(s.players[0].queue) == queue, "so many cards are left of the queue"
    assert len(before) >= queue


def test_every_adviser_is_there() -> None:
    from ecumene.games.historia.card_data import ADVISER_ROWS

    assert sorted(row.values[0] for row in ADVISERS) == sorted(row["id"] for row in ADVISER_ROWS)
