"""Categories, prosperity, the end of the game (p. 35-37)."""

from __future__ import annotations

from ecumene.games.civolution.effects.counts import diamonds
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.printed import CATEGORIES, EVOLUTION, EXPANSION, POPULATION, PROSPERITY
from ecumene.games.civolution.scoring.categories import column_bonus, final_scoring, final_value, ranks_of, units
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import seat, table, thing
from tests.rules import rule


@rule("civo.category.tracks", "civo.category.evolution", "civo.category.population", "civo.category.expansion")
def test_units_of_categories() -> None:
    s = table(
        seat("c-swamp:2 c-swamp:0 b-forest:2w a-water:0", boats="a-water", track2=7, calm=2, stamina=1), seat()
    )
    assert [units(s, 0, category) for category in (2, EVOLUTION, POPULATION, EXPANSION)] == [7, 3, 4, 3]


@rule("civo.category.prosperity")
def test_diamonds_in_four_places() -> None:
    def count(**told: int) -> int:
        return diamonds(table(seat("", **told), seat()).players[0])

    assert [count(food=2), count(food=3), count(food=20)] == [0, 1, 5]
    assert [count(money=1), count(money=2), count(money=13)] == [0, 1, 5]
    assert [count(wood=3), count(wood=1, beeswax=1), count(wood=1, beeswax=2, oil=1), count(oil=1, papyrus=1)] == [
        0,
        1,
        3,
        0,
    ]
    s = table(seat(""), seat())
    s.players[0].settlements = [0, 1, 1, 0]
    assert diamonds(s.players[0]) == 1 + 3 and units(s, 0, PROSPERITY) == 4


@rule("civo.end.categories")
def test_three_tiles_raise_the_printed_values_in_the_end() -> None:
    s = table(seat("c-swamp:2 b-forest:2", track0=4, track1=3), seat())
    s.final_tiles = [thing("technology"), thing("population"), thing("evolution")]
    assert [final_value(s, category) for category in range(len(CATEGORIES))] == [2, 1, 1, 1, 1, 2, 1, 3, 2]
    final_scoring(s, Luck(1))
    assert s.players[0].points == 8 + 3 + 6 + 4


@rule("civo.end.point-bonus", "civo.end.levels")
def test_point_bonuses_count_cards_and_income_tokens_of_their_column() -> None:
    s = table(seat("", block="a31:1 i01:1 a22:1 c10:2 c25:2 c09:2 i02:2 g01:3"), seat())
    assert column_bonus(s.players[0]) == 2 * 3 + 2 * 4
    final_scoring(s, Luck(1))
    levels = (2 + 3 + 4) + (2 + 3 + 4) + 2  # the fourth level of the second column is not active
    assert s.players[0].points == levels + 14


@rule("civo.end.ties")
def test_upgrades_break_ties_then_turn_order() -> None:
    s = table(seat("", points=9), seat("", points=9, levels="trade:2"), seat("", points=8, levels="trade:3"))
    assert GAME.result(s)["ranks"] == [2, 1, 3]
    s = table(seat("", points=9), seat("", points=9), seat("", points=9), first=1)
    assert GAME.result(s)["ranks"] == [3, 1, 2] and max(ranks_of(s)) == ranks_of(s)[1]
