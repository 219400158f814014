"""Every start marker card hands out what its row says; every start token card raises its module."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.audit import audit
from ecumene.games.civolution.card_data import GOALS, START_MARKER_ROWS, START_TOKEN_ROWS, THINGS
from ecumene.games.civolution.printed import FIRST_LEVEL, LEVEL_TOKENS
from ecumene.games.civolution.setup.start_cards import hand_out
from ecumene.games.civolution.setup.start_tokens import take_start_token
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import has, seat, table

Doc = dict[str, Any]
MARKERS: dict[str, Doc] = {row["id"]: row for row in START_MARKER_ROWS}
TOKENS: dict[str, Doc] = {row["id"]: row for row in START_TOKEN_ROWS}


@pytest.mark.parametrize("card", MARKERS)
def test_a_start_marker_card_hands_out_its_markers(card: str) -> None:
    row = MARKERS[card]
    wanted = {**row.get("features", {}), **row.get("materials", {})}
    wanted |= {word: row[word] for word in ("food", "money", "idea") if word in row}
    s = table(seat("b-forest:2"), seat())
    before = s.players[0].supply
    hand_out(s, 0, THINGS.number(card), Luck(1))
    assert has(s, *wanted) == list(wanted.values())
    assert before - s.players[0].supply == sum(wanted.values()) == sum(s.players[0].markers)
    audit(s)


@pytest.mark.parametrize("card", TOKENS)
def test_a_start_token_card_raises_its_module_and_is_the_first_income_token(card: str) -> None:
    s = table(seat("b-forest:2"), seat())
    goal = GOALS[0]
    take_start_token(s, 0, THINGS.number(card), goal, Luck(1))
    player = s.players[0]
    raised = [at for at, level in enumerate(player.modules) if level == 2]
    assert raised == [THINGS.number(TOKENS[card]["module"])]
    (column,) = [at for at, things in enumerate(player.columns) if things]
    assert player.columns[column] == [THINGS.number(card)] and FIRST_LEVEL[column] == LEVEL_TOKENS[0]
    assert player.goals[0] == [goal] and player.start == THINGS.number(card)
