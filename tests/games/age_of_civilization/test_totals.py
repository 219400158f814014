"""What the board shows besides the view: which actions are open, and how far the technology cards are."""

from __future__ import annotations

import pytest

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.card_data import ACTION_COUNT, PLAGUE, THINGS
from ecumene.games.age_of_civilization.state import GameState
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Luck
from tests.games.age_of_civilization.situation import moves, seat, situation


def row(s: GameState) -> list[str]:
    """Return how the cards of the row stand."""
    states: list[str] = GAME.teller.totals(s, 0)["row"]
    return states


@pytest.mark.parametrize("round", range(1, 7))
def test_three_cards_of_the_row_are_open_and_slide_on_with_the_rounds(round: int) -> None:
    s = situation(seat("rome"), seat("mali"), round=round)
    assert row(s) == ["past"] * (round - 1) + ["open"] * 3 + ["future"] * (6 - round)
    opens = GAME.teller.totals(s, 0)["opens"]
    assert opens == [1, 1, 1, 2, 3, 4, 5, 6] and opens[round + 1] == round


def test_the_caravan_stays_open_after_it_has_left_the_window() -> None:
    laid = GAME.dump(GAME.setup(1, {"scenario": "silk-road"}, Luck(1)))["row"]
    for round, state in ((1, "open"), (3, "open"), (4, "stays"), (6, "stays")):
        rich = seat("rome", coins=20)
        s = situation(rich, row=" ".join(laid), round=round, orders="silk spices", scenario="silk-road")
        assert row(s)[laid.index("caravan")] == state and "caravan silk" in moves(s)
    assert row(s)[1] == "past" and laid[1] not in moves(s)


def test_what_is_shown_as_open_can_be_performed_in_every_round() -> None:
    for players, options in setups(GAME):
        dice, luck = Luck(3), Luck(4)
        s = GAME.setup(players, dict(options), luck)
        advance(s, luck)
        while waiting(s):
            told = GAME.teller.totals(s, -1)
            stands = zip(s.row, told["row"], strict=True)
            shown = {THINGS.slugs[card] for card, state in stands if state in ("open", "stays")} - {"plague"}
            opened = {
                THINGS.slugs[action] for action in range(ACTION_COUNT) if s.open[action] and action != PLAGUE
            }
            assert opened == shown | {*told["permanent"]}
            legal = s.stack[-1].legal(s, waiting(s)[0])
            apply(s, waiting(s)[0], legal[dice.below(len(legal))], luck)


def test_technologies_are_known_in_reach_or_far() -> None:
    s = situation(seat(techs="mining"), seat(techs="writing code-of-laws", special="lawgivers"), innovations=True)
    mine, other = GAME.teller.totals(s, -1)["technologies"]
    learned = [move.removeprefix("research ") for move in moves(s) if move.startswith("research ")]
    assert [slug for slug, state in mine if state == "have"] == ["mining"]
    assert [slug for slug, state in mine if state == "next"] == learned
    assert ["code-of-laws", "have"] in other and len(other) == 9


def test_arrows_lead_from_cells_of_the_level_before() -> None:
    arrows = GAME.teller.totals(situation(), -1)["arrows"]
    assert arrows == [[], [0], [1, 4], [], [3], [1, 4, 7], [], [6], [4, 7]]
