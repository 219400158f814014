"""Research and the pyramid (p. 20–22)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import THINGS, number
from ecumene.games.sid_meiers_civilization.city_phase.prices import price
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.player import STACKING_AT
from ecumene.games.sid_meiers_civilization.research.technologies import can_build, has_place, unlocked
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    at_a_table,
    cities,
    know,
    mark,
    moves,
    play,
    refusal,
    researching,
    start,
    table,
)
from tests.rules import card, rule


def scholars(trade: int, *known: str, civilization: str = "rome") -> GameState:
    """Return a seat with so much trade and these technologies, alone able to research."""
    s = table(civilization, "china")
    know(s, 0, *known)
    s.players[0].trade = trade
    return s


@rule("smc.research.spends-all", "smc.research.one", "smc.research.threshold")
def test_page_21_example_1_all_eighteen_trade_are_spent() -> None:
    s = researching(scholars(18, "pottery"))
    play(s, "research sailing")
    assert s.players[0].knows(number("sailing"))
    assert s.players[0].trade == 0


@rule("smc.research.coins-keep", "smc.coins.save-trade", "smc.ruling.coins-kept")
def test_page_21_example_2_four_coins_keep_four_trade() -> None:
    s = scholars(18, "pottery")
    s.players[0].coin_tokens[0] = 4
    play(researching(s), "research sailing")
    assert s.players[0].trade == 4
    s = scholars(11, "pottery")
    s.players[0].coin_tokens[0] = 2
    play(researching(s), "research civil-service")
    assert (s.players[0].trade, coins(s, 0)) == (2, 3)  # its own coin comes afterwards


@rule("smc.research.spends-all", "smc.research.coins-keep")
def test_the_price_that_is_told_is_what_research_will_take_from_the_dial() -> None:
    s = table("america", "china")
    know(s, 0, "pottery", "writing", "masonry")
    for gifts, trade in ((0, 18), (4, 18), (9, 7), (7, 7)):
        s.players[0].trade, s.players[0].gifts = trade, gifts
        told = GAME.teller.price(s, 0, GAME.grammar.parse("research metalworking"))
        assert sum(price.total() for price in told.values()) == max(0, trade - gifts)


@rule("smc.research.threshold")
def test_each_level_needs_its_place_on_the_dial() -> None:
    s = researching(scholars(10, "pottery"))
    assert refusal(s, "research sailing") == "smc.research.threshold"
    assert "research navigation" in moves(s)


@rule("smc.research.pyramid", "smc.ruling.pyramid")
def test_a_card_rests_on_two_of_the_level_below() -> None:
    s = researching(scholars(27))
    assert refusal(s, "research sailing") == "smc.research.pyramid"
    player = s.players[0]
    know(s, 0, "pottery")
    assert has_place(player, number("sailing"))
    know(s, 0, "sailing")
    assert not has_place(player, number("irrigation"))
    know(s, 0, "navigation", "irrigation")
    assert has_place(player, number("banking"))
    assert not has_place(player, number("mathematics"))


@rule("smc.research.starting-place", "smc.setup.starting-level", "smc.ruling.pyramid")
def test_the_starting_technology_lies_in_the_bottom_row_whatever_its_level() -> None:
    s = scholars(18, "pottery", civilization="russia")  # it begins with a technology of level 3
    assert has_place(s.players[0], number("sailing"))
    assert not has_place(s.players[0], number("flight"))


@rule("smc.research.simultaneous", "smc.ruling.research-sealed", "smc.research.own-only")
def test_all_choose_in_secret_and_may_change_until_the_last() -> None:
    s = scholars(6)
    s.players[1].trade = 6
    researching(s)
    assert waiting(s) == [0, 1]
    play(s, "research navigation")
    assert waiting(s) == [1]
    assert "navigation" not in str(GAME.view(s, 1)["stack"])
    a = GAME.grammar.parse("research masonry")
    s.stack[-1].answer(s, 0, a, _luck())
    play(s, "research")
    assert [s.players[0].knows(number(one)) for one in ("navigation", "masonry")] == [False, True]
    assert (s.players[1].trade, s.players[1].knows(number("masonry"))) == (6, False)


def _luck() -> Luck:
    return Luck(1)


@rule("smc.research.unlocks")
def test_page_21_code_of_laws_unlocks_republic_and_trading_posts() -> None:
    s = table("china", "rome")
    player = s.players[0]
    assert not unlocked(player, number("republic"))
    assert not can_build(player, number("trading-post"))
    player.trade = 6
    play(researching(s), "research code-of-laws")
    assert unlocked(player, number("republic"))
    assert can_build(player, number("trading-post"))


@rule("smc.research.ranks", "smc.research.units-raised", "smc.battle.rank")
def test_page_21_chivalry_turns_horsemen_into_knights_that_cost_seven() -> None:
    s = scholars(11, "pottery")
    player = s.players[0]
    assert (player.rank(number("mounted")), price(player, number("mounted"))) == (1, 5)
    play(researching(s), "research chivalry")
    assert (player.rank(number("mounted")), price(player, number("mounted"))) == (2, 7)
    know(s, 0, "combustion")
    know(s, 0, "railroad")
    assert player.rank(number("mounted")) == 4  # ranks may be skipped and never fall


@rule("smc.research.buildings-flip", "smc.research.basic-form-gone", "smc.research.basic-not-needed")
@rule("smc.ruling.upgrade-keeps-square")
def test_page_22_engineering_turns_granaries_into_aqueducts() -> None:
    s = scholars(11, "pottery")
    mark(s, 0, "granary", "b3")
    assert s.marker[square("b3")] == number("granary")
    play(researching(s), "research engineering")
    assert [THINGS.slug(one) for one in s.players[0].marks] == ["aqueduct"]
    assert not can_build(s.players[0], number("granary"))
    assert can_build(s.players[0], number("aqueduct"))
    s = table("rome", "china")
    know(s, 0, "engineering")
    assert can_build(s.players[0], number("aqueduct"))


@card("space-flight")
@rule("smc.win.technology")
def test_space_flight_wins() -> None:
    level_1 = ["pottery", "writing", "navigation", "masonry"]
    level_2 = ["chivalry", "sailing", "irrigation", "engineering"]
    level_3 = ["banking", "biology", "gunpowder"]
    s = scholars(26, *level_1, *level_2, *level_3, "flight", "ballistics")
    play(researching(s), "research space-flight")
    assert (s.over, GAME.result(s)) == (
        True,
        {"scores": [1, 0], "ranks": [1, 2], "winners": [0], "ending": "technology"},
    )


@rule("smc.ruling.free-change-window")
def test_a_government_learned_by_research_is_free_in_the_next_round() -> None:
    s = scholars(11, "pottery")
    play(researching(s), "research chivalry")
    assert "government feudalism" in moves(start(s))


@card("germany-civilization")
def test_germany_gets_a_unit_and_a_resource_with_a_unit_technology() -> None:
    s = scholars(11, "pottery", civilization="germany")
    before = len(s.players[0].units)
    play(researching(s), "research chivalry", "gain silk")
    assert len(s.players[0].units) == before + 1
    assert s.players[0].resources == [0, 1, 0, 0]


@card("porcelain-tower")
def test_the_porcelain_tower_makes_research_five_trade_cheaper() -> None:
    s = scholars(6, "pottery")
    mark(s, 0, "porcelain-tower", "b3")
    assert "research sailing" in moves(researching(s))


def test_masonry_raises_stacking_and_russia_has_one_more() -> None:
    s = table("russia", "china")
    assert s.players[0].power[STACKING_AT] == 3
    know(s, 0, "masonry")
    assert s.players[0].power[STACKING_AT] == 4
    assert "done" in moves(cities(s))


@rule("smc.research.one")
def test_a_technology_that_is_known_is_refused_as_known() -> None:
    s = scholars(18, "pottery")
    found = at_a_table(researching(s)).why_not(0, "research pottery")
    assert found is not None
    assert (found.rule, found.reason.startswith("You know this already: Pottery.")) == ("smc.research.one", True)
