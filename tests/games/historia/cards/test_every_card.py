"""Every wonder, leader, adviser, event, goal and token of command has a test of its own."""

from __future__ import annotations

from pathlib import Path

from ecumene.games.historia.card_data import (
    ADVISER_ROWS,
    COMMAND_ROWS,
    EVENT_ROWS,
    GOAL_ROWS,
    LEADER_ROWS,
    POWER_ROWS,
    WONDER_ROWS,
)
from tests.rules import named_in

HERE = Path(__file__).parent
DECKS = [WONDER_ROWS, LEADER_ROWS, ADVISER_ROWS, EVENT_ROWS, GOAL_ROWS, COMMAND_ROWS, POWER_ROWS]
CARDS = {row["id"] for deck in DECKS for row in deck}


def test_every_card_has_a_test() -> None:
    assert len(CARDS) == 48 + 18 + 35 + 12 + 10 + 7 + 4
    without = sorted(CARDS - {named.id for named in named_in(HERE, "card")})
    assert not without, f"{len(without)} cards have no test: {', '.join(without)}"


def test_every_test_names_cards_that_exist() -> None:
    unknown = [f"{named.id} ({named.where})" for named in named_in(HERE, "card") if named.id not in CARDS]
    assert not unknown, f"no such cards: {', '.join(unknown)}"
