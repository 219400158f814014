"""Before a seat is done it reads what it would leave unused."""

from __future__ import annotations

import pytest

from ecumene.cli.moves import losses
from ecumene.games.sid_meiers_civilization.card_data import GOVERNMENTS, number
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    at_a_table,
    cities,
    city,
    know,
    open_map,
    play,
    start,
    table,
)
from tests.rules import rule


def two_cities() -> GameState:
    """Return America with a capital in b3 and a city in c6."""
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    return s


@rule("smc.city.one-action")
def test_cities_without_an_action_are_counted_until_all_have_acted() -> None:
    s = cities(two_cities())
    assert dict(GAME.teller.warnings(s, 0)) == {"warning-cities": {"count": 2}}
    play(s, "devote c6")
    assert dict(GAME.teller.warnings(s, 0)) == {"warning-cities": {"count": 1}}
    play(s, "devote b3")
    assert GAME.teller.warnings(s, 0) == []


@rule("smc.government.free-change", "smc.ruling.free-change-window")
def test_a_free_change_of_government_is_told_before_it_lapses() -> None:
    s = two_cities()
    know(s, 0, "chivalry")
    assert "warning-government" not in dict(
        GAME.teller.warnings(start(s), 0)
    )  # learned long ago: through Anarchy only
    s.players[0].fresh = 1 << (number("feudalism") - GOVERNMENTS[0])
    assert dict(GAME.teller.warnings(start(s), 0)) == {"warning-government": {}}
    play(s, "government feudalism")
    assert GAME.teller.warnings(s, 0) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "A free change of government lapses."),
        ("ru", "Возможность свободно сменить правительство пропадёт."),
        ("el", "Η ελεύθερη αλλαγή πολιτεύματος χάνεται."),
    ],
)
def test_it_stands_on_the_move_that_ends_the_phase_and_on_no_other(lang: str, said: str) -> None:
    s = two_cities()
    know(s, 0, "chivalry")
    s.players[0].fresh = 1 << (number("feudalism") - GOVERNMENTS[0])
    played = at_a_table(start(s))
    lines = {offer["text"]: losses(played.presenter(0, lang), offer) for offer in played.offers(0, lang)}
    assert {text: line for text, line in lines.items() if line} == {"done": [said]}
