"""The city phase: building, training, arts, harvests, culture (p. 15–18)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import FAMILIES, THINGS, number
from ecumene.games.sid_meiers_civilization.city_phase.prices import price, trade_for
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import culture, production, trade
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.sid_meiers_civilization.situation import (
    army,
    cities,
    city,
    hand,
    know,
    mark,
    moves,
    open_map,
    play,
    refusal,
    table,
)
from tests.rules import card, rule


def capital(civilization: str = "america") -> GameState:
    """Return a capital in b3 (America) in the city phase: 3 trade, 5 production."""
    return table(civilization, "china")


def builds(s: GameState) -> list[str]:
    """Return what can be built or trained."""
    return [move for move in moves(s) if move.startswith(("build", "train"))]


@rule("smc.city.production", "smc.city.one-city-pays", "smc.city.production-lost")
def test_page_15_a_city_with_five_production_makes_things_for_five() -> None:
    s = cities(capital())
    assert builds(s) == ["build army", "train artillery b3", "train infantry b3", "train mounted b3"]
    assert refusal(s, "build scout") == "smc.city.production"
    play(s, "build army", "place a4")
    assert s.players[0].trade == 0
    assert builds(s) == []  # what was left is lost


@rule("smc.city.one-action", "smc.city.choices", "smc.ruling.one-action-each")
def test_each_city_has_one_action_in_any_order() -> None:
    s = capital()
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    cities(s)
    play(s, "devote c6")
    assert "devote c6" not in moves(s)
    play(s, "harvest silk b3")
    assert refusal(s, "devote b3") == "smc.city.one-action"
    assert refusal(s, "build army") == "smc.city.one-action"
    assert moves(s) == ["done"]


@rule("smc.city.trade-for-production", "smc.ruling.trade-for-production")
def test_lacking_production_is_bought_at_three_trade_for_one() -> None:
    s = table("rome", "china")
    s.players[0].trade = 5
    know(s, 0, "philosophy")
    cities(s)
    play(s, "build temple", "place c1")
    assert s.players[0].trade == 2  # 7 = 6 production + 1 for 3 trade
    player = s.players[0]
    assert [trade_for(player, lacking) for lacking in (0, 1, 2)] == [0, 3, 6]


@card("america-civilization")
@rule("smc.ruling.trade-for-production", "smc.round.golden-rule")
def test_america_gets_two_production_for_three_trade() -> None:
    s = capital()
    player = s.players[0]
    assert [trade_for(player, lacking) for lacking in (0, 1, 2, 3)] == [0, 3, 3, 6]
    player.trade = 3
    play(cities(s), "train infantry b3")
    assert player.trade == 3


@rule(
    "smc.build.figure", "smc.build.army", "smc.build.scout", "smc.build.figure-water", "smc.build.figure-stacking"
)
def test_figures_are_placed_on_land_within_the_stacking_limit() -> None:
    s = capital()
    s.players[0].trade = 6
    army(s, 0, "a4", "a4")
    cities(s)
    assert (price(s.players[0], number("army")), price(s.players[0], number("scout"))) == (4, 6)
    play(s, "build scout")
    assert moves(s) == ["place a2", "place b2", "place c2", "place c3", "place c4"]
    know(s, 0, "sailing")
    assert "place a3" in moves(s)


@rule("smc.build.figure-reserve")
def test_a_figure_must_be_in_reserve() -> None:
    s = capital()
    army(s, 0, "a2", "a2", "b2", "b2", "c2", "c2")
    assert refusal(cities(s), "build army") == "smc.build.figure-reserve"


@rule("smc.train.price", "smc.train.aircraft", "smc.train.empty-pile", "smc.ruling.unit-pile-empty")
def test_units_cost_by_rank_and_are_drawn_from_their_pile() -> None:
    s = capital()
    know(s, 0, "chivalry")
    player = s.players[0]
    ranks = [price(player, number(unit)) for unit in ("artillery", "mounted")]
    assert ranks == [5, 7]
    cities(s)
    assert refusal(s, "train aircraft b3") == "smc.train.aircraft"
    assert refusal(s, "train mounted b3") == "smc.train.price"
    s.dead[0], s.piles[0] = [], []
    assert refusal(s, "train artillery b3") == "smc.train.empty-pile"
    play(s, "train infantry b3")
    assert len(player.units) == 4
    know(s, 0, "flight")
    assert price(player, number("aircraft")) == 12


@rule("smc.train.unit")
def test_face_up_cards_are_shuffled_when_a_pile_is_used_up() -> None:
    s = capital()
    s.dead[0], s.piles[0] = s.piles[0], []
    dead = len(s.dead[0])
    play(cities(s), "train artillery b3")
    assert (len(s.piles[0]), s.dead[0]) == (dead - 1, [])


@rule("smc.build.unlocked", "smc.build.terrain", "smc.build.outskirts", "smc.build.symbols-replaced")
def test_page_16_a_temple_in_the_forest_gives_two_culture_instead_of_production() -> None:
    s = capital()
    s.players[0].trade = 3
    assert refusal(cities(s), "build temple") == "smc.build.unlocked"
    know(s, 0, "philosophy")
    play(s, "build temple")
    assert "place a3" not in moves(s)  # water
    assert refusal(s, "place a3") == "smc.build.terrain"
    assert refusal(s, "place d3") == "smc.build.outskirts"
    play(s, "place a2")
    assert (production(s, 0, 0), culture(s, 0, 0)) == (3, 2)


@rule("smc.build.supply")
def test_a_family_that_is_used_up_cannot_be_built() -> None:
    s = capital()
    know(s, 0, "pottery")
    s.supply[FAMILIES.index(number("granary"))] = 0
    assert refusal(cities(s), "build granary") == "smc.build.supply"


@rule("smc.build.harbor-is-water")
def test_a_harbor_leaves_its_square_water() -> None:
    s = capital()
    know(s, 0, "navigation")
    s.players[0].trade = 3
    play(cities(s), "build harbor")
    assert moves(s) == ["place a3", "place b4"]
    play(s, "place a3")
    assert (trade(s, 0, 0), production(s, 0, 0)) == (4, 6)
    cities(s)
    play(s, "build army")
    assert "place a3" not in moves(s)


@rule("smc.build.star", "smc.ruling.replacing")
def test_page_17_a_city_with_a_market_takes_a_temple_only_in_its_place() -> None:
    s = capital()
    know(s, 0, "philosophy")
    s.players[0].trade = 9
    mark(s, 0, "market", "a4")
    play(cities(s), "build temple")
    assert moves(s) == ["place a4"]
    play(s, "place a4")
    assert [THINGS.slug(one) for one in s.players[0].marks] == ["temple"]
    assert s.supply[FAMILIES.index(number("market"))] == 5


@card("city-walls", "masonry")
@rule("smc.build.walls", "smc.build.walls-once", "smc.ruling.walls-are-a-building")
def test_walls_go_around_the_city_once() -> None:
    s = capital()
    know(s, 0, "masonry")
    s.players[0].trade = 3
    play(cities(s), "build city-walls")
    assert moves(s) == ["place b3"]
    play(s, "place b3")
    assert s.players[0].walls == [1]
    s.players[0].trade = 27
    assert refusal(cities(s), "build city-walls") == "smc.build.walls-once"


@rule("smc.build.wonder", "smc.build.wonder-discount", "smc.build.wonder-market", "smc.ruling.wonder-on-water")
def test_page_17_the_colossus_costs_fifteen_or_ten_with_metalworking() -> None:
    s = capital()
    player = s.players[0]
    assert price(player, number("the-colossus")) == 15
    know(s, 0, "metalworking")
    assert price(player, number("the-colossus")) == 10
    player.trade = 9
    assert refusal(cities(s), "build angkor-wat") == "smc.build.wonder-market"
    play(s, "build the-colossus", "place a3")
    assert player.marks == [number("the-colossus")]
    assert sorted(THINGS.slug(one) for one in s.wonder_row if one >= 0) != []
    assert len([one for one in s.wonder_row if one >= 0]) == 4  # refilled at once


@rule("smc.build.wonder-one", "smc.build.replace", "smc.ruling.replaced-pieces")
def test_a_second_wonder_only_replaces_the_first() -> None:
    s = capital()
    mark(s, 0, "stonehenge", "a4")
    s.players[0].trade = 27
    know(s, 0, "metalworking")
    play(cities(s), "build the-colossus")
    assert moves(s) == ["place a4"]
    play(s, "place a4")
    assert s.players[0].marks == [number("the-colossus")]
    assert number("stonehenge") not in s.wonder_row + s.wonder_deck


@rule("smc.build.own-pieces-only")
def test_pieces_of_rivals_are_never_replaced() -> None:
    s = capital()
    know(s, 0, "philosophy")
    s.players[0].trade = 27
    play(cities(s), "build temple")
    assert all(square(move.split()[1]) // 16 < 5 for move in moves(s))


@rule("smc.arts.devote")
def test_devoting_gives_one_culture_and_one_for_each_symbol() -> None:
    s = capital()
    play(cities(s), "devote b3")
    assert s.players[0].culture == 1
    mark(s, 0, "temple", "a4")
    play(cities(s), "devote b3")
    assert s.players[0].culture == 4


@rule("smc.harvest.one", "smc.harvest.symbol", "smc.harvest.market", "smc.ruling.harvest-source")
def test_page_18_one_token_that_the_outskirts_show_and_the_market_has() -> None:
    s = capital()
    cities(s)
    assert [move for move in moves(s) if move.startswith("harvest")] == ["harvest incense b3", "harvest silk b3"]
    assert refusal(s, "harvest iron b3") == "smc.harvest.symbol"
    play(s, "harvest silk b3")
    assert (s.players[0].resources, s.market) == ([0, 1, 0, 0], [2, 1, 2, 2])
    s.market[1] = 0
    assert "harvest silk b3" not in moves(cities(s))


@rule("smc.culture.advance", "smc.culture.price", "smc.culture.any-number", "smc.culture.shared-space")
@rule("smc.culture.event-space", "smc.events.secret", "smc.ruling.culture-any-time-in-own-city-phase")
def test_spaces_are_bought_one_at_a_time_and_give_cards() -> None:
    s = capital()
    s.players[0].culture = 7
    s.players[1].space = 1
    cities(s)
    play(s, "advance", "advance")
    assert (s.players[0].culture, s.players[0].space, len(s.players[0].hand)) == (1, 2, 2)
    assert refusal(s, "advance") == "smc.culture.price"


@rule("smc.culture.person-space", "smc.people.place", "smc.ruling.great-people-open")
def test_the_third_space_gives_a_great_person() -> None:
    s = capital()
    s.players[0].culture, s.players[0].space = 3, 2
    play(cities(s), "advance")
    assert "reserve" in moves(s)
    assert "place a3" not in moves(s)
    play(s, "reserve")
    assert len(s.players[0].people) == 1


@rule("smc.ruling.great-person-supply-empty")
def test_without_great_people_nothing_is_gained() -> None:
    s = capital()
    s.players[0].culture, s.players[0].space, s.people = 3, 2, []
    play(cities(s), "advance")
    assert s.players[0].people == []
    assert "done" in moves(s)


@rule("smc.culture.trade-price")
def test_later_spaces_cost_trade_as_well() -> None:
    s = capital()
    s.players[0].culture, s.players[0].space, s.players[0].trade = 5, 7, 2
    assert "advance" not in moves(cities(s))
    s.players[0].trade = 3
    play(s, "advance")
    assert (s.players[0].culture, s.players[0].trade) == (0, 0)


@rule("smc.culture.hand-limit", "smc.ruling.hand-limit-timing", "smc.events.discard")
def test_above_the_limit_cards_are_discarded_before_anything_else() -> None:
    s = capital()
    hand(s, 0, "drought", "sabotage")
    s.players[0].culture = 3
    play(cities(s), "advance")
    assert all(move.startswith("discard") for move in moves(s))
    assert refusal(s, "done") == OTHER_QUESTION
    assert refusal(s, "discard knowledge-shared") == "smc.culture.hand-limit"
    play(s, "discard drought")
    assert s.discards[0] == [number("drought")]
    know(s, 0, "pottery")


@rule("smc.events.reshuffle")
def test_a_deck_that_is_used_up_is_made_anew_of_its_discards() -> None:
    s = capital()
    s.discards[0], s.decks[0] = s.decks[0], []
    s.players[0].culture = 3
    play(cities(s), "advance")
    assert (len(s.decks[0]), s.discards[0]) == (18, [])


@rule("smc.culture.victory-space", "smc.win.culture", "smc.ruling.victory-at-once")
def test_the_last_space_wins() -> None:
    s = capital()
    s.players[0].culture, s.players[0].space, s.players[0].trade = 7, 20, 6
    play(cities(s), "advance")
    assert (s.over, s.ending, s.winners) == (True, 1, [0])


@card("engineering")
@rule("smc.ability.standing", "smc.ruling.engineering-split")
def test_engineering_builds_two_things_out_of_one_pool() -> None:
    s = capital()
    know(s, 0, "engineering")
    s.players[0].trade = 6
    cities(s)
    play(s, "use engineering", "build army", "place a4")
    assert "stop" in moves(s)  # 5 production: 4 are spent, 1 is left, 6 trade give 4 more
    play(s, "train infantry b3")
    assert (s.players[0].trade, len(s.players[0].units)) == (0, 4)
    assert "use engineering" not in moves(s)


@rule("smc.ruling.engineering-split")
def test_the_second_thing_can_be_left_out() -> None:
    s = capital()
    know(s, 0, "engineering")
    play(cities(s), "use engineering", "build army", "place a4", "stop")
    assert moves(s) == ["done"]


@rule("smc.culture.advance", "smc.ruling.culture-any-time-in-own-city-phase")
def test_culture_is_spent_between_the_two_things_of_a_split_as_well() -> None:
    s = capital()
    know(s, 0, "engineering")
    s.players[0].culture, s.players[0].trade = 3, 6
    play(cities(s), "use engineering", "build army", "place a4", "advance")
    assert s.players[0].space == 1
    assert refusal(s, "advance") == "smc.culture.price"
    play(s, "train infantry b3")
    assert s.players[0].trade == 0
