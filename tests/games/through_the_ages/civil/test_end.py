"""The end of the game (p. 1), and the two variants."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import AGGRESSION, PACT, TYPE, WAR
from ecumene.games.through_the_ages.rounds.ages import military_deck
from tests.games.through_the_ages.situation import Doc, has, moves, play, run, seat, situation
from tests.rules import card, rule


def finish(*seats: Doc, **told: object) -> Doc:
    """Tell a board at the end of the last round and return the result."""
    s = run(situation(*seats, at="round end", age=4, round=20, last_round=20, **told))  # type: ignore[arg-type]
    while not s.over:
        play(s, moves(s)[-1])
    return GAME.result(s)


@rule("tta.game.winner", "tta.game.shared-victory")
def test_most_culture_wins_and_ties_share() -> None:
    found = finish(seat(culture=30), seat(culture=41), seat(culture=7))
    assert found == {"scores": [30, 41, 7], "ranks": [2, 1, 3], "winners": [1], "ending": "culture"}
    found = finish(seat(culture=30), seat(culture=30), seat(culture=7))
    assert (found["ranks"], found["winners"], found["ending"]) == ([1, 1, 3], [0, 1], "shared")


@card("bill-gates")
@rule("tta.game.final-bonuses")
def test_bill_gates_scores_at_the_end() -> None:
    told = seat("alchemy computers", workers="alchemy:2 computers:1", leader="bill-gates")
    assert finish(told, seat())["scores"] == [2 + 3, 0]


@rule("tta.variant.first-game-ages")
def test_the_first_game_ends_with_age_two() -> None:
    s = run(
        situation(seat(hand="iron coal"), seat(), age=2, deck="strategy", at="start", round=9, first_game=True)
    )
    assert s.age == 4 and s.last_round == 9 and s.civil_deck == []
    assert len(s.players[0].hand) == 1 and has(s)["yellow"] == 16


@pytest.mark.parametrize("option", ["first_game", "peaceful"])
@rule("tta.variant.first-game-no-attacks", "tta.variant.peaceful")
def test_variants_without_attacks(option: str) -> None:
    for players in (2, 3, 4):
        for age in (1, 2, 3):
            deck = military_deck(age, players, option == "peaceful", option == "first_game")
            full = military_deck(age, players, False, False)
            gone = [card for card in full if TYPE[card] in (AGGRESSION, WAR, PACT)]
            assert gone and len(deck) == len(full) - len(gone)
            assert not any(TYPE[card] in (AGGRESSION, WAR, PACT) for card in deck)


@rule("tta.variant.first-game-scoring")
def test_what_scores_at_the_end_of_the_first_game() -> None:
    told = seat(
        "iron alchemy coal code-of-laws", workers="iron:1 coal:1 religion:1", government="republic",
        wonders="pyramids kremlin eiffel-tower", colonies="vast-territory-1",
    )  # fmt: skip
    s = run(situation(told, seat(), at="round end", age=4, round=12, last_round=12, first_game=True))
    technologies, government, wonders, colony = 3 + 2 * 1, 2 * 2, 2 * 6, 3
    ratings = 1 + 1 + 1  # science, strength, happiness: religion and the tower against the Kremlin
    production = 2 + (2 * 1 + 2 + 3)
    assert s.over
    assert GAME.result(s)["scores"][0] == technologies + government + wonders + colony + ratings + production
    assert GAME.result(s)["scores"][1] == 1 + 1 + 2 + 2
