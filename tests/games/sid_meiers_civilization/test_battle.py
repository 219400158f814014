"""Battle: forces, bonuses, fronts, trumps, losses and loot (p. 23–26)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.battle.force import bonus, force
from ecumene.games.sid_meiers_civilization.card_data import AGES, THINGS, number
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.kernel.frame import waiting
from tests.games.sid_meiers_civilization.battlefield import attack, field, under_way, wounds
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    army,
    city,
    govern,
    hand,
    know,
    mark,
    moves,
    moving,
    named,
    play,
    refusal,
    table,
    tokens,
)
from tests.rules import card, rule


@rule("smc.battle.sides", "smc.battle.defender-first", "smc.battle.front", "smc.ruling.battle-turns")
def test_page_24_example_1_a_new_front_is_no_attack() -> None:
    s = attack(field(("mounted-2", "infantry-1"), ("mounted-3", "infantry-1")))
    assert waiting(s) == [1]  # the defender begins
    play(s, "front mounted-3", "front mounted-2")
    assert wounds(s) == [("-", 0, "mounted-3", 0), ("mounted-2", 0, "-", 0)]
    assert waiting(s) == [1]


@rule("smc.battle.strike", "smc.battle.wounds", "smc.ruling.blows-at-once")
def test_page_24_example_2_a_unit_of_three_kills_one_of_two_and_bears_two_wounds() -> None:
    s = attack(field(("mounted-3", "infantry-1"), ("mounted-2", "infantry-1")))
    play(s, "front mounted-2", "strike mounted-3 1")
    assert wounds(s) == [("mounted-3", 2, "-", 0)]
    assert s.dead[2] == [number("mounted-2")]
    assert number("mounted-2") not in s.players[1].units


@rule("smc.battle.full-strength")
def test_page_24_example_3_a_wounded_unit_strikes_with_full_strength() -> None:
    s = attack(field(("mounted-3", "infantry-1"), ("mounted-2", "mounted-3", "infantry-1")))
    play(s, "front mounted-2", "strike mounted-3 1", "strike mounted-3 1")
    assert wounds(s) == [("-", 0, "-", 0)]
    assert sorted(THINGS.slug(card) for card in s.dead[2]) == ["mounted-2", "mounted-3", "mounted-3"]


@rule("smc.battle.trump", "smc.ruling.trump-both-ways")
def test_page_25_example_4_a_trump_strikes_first_and_is_not_hurt() -> None:
    s = attack(field(("mounted-3", "infantry-1"), ("mounted-2", "infantry-1")))
    play(s, "front mounted-2", "strike mounted-3 1", "strike infantry-1 1")
    assert wounds(s) == [("-", 0, "infantry-1", 0)]
    s = attack(field(("mounted-3",), ("infantry-3", "artillery-1")))
    play(s, "front infantry-3", "strike mounted-3 1")
    assert wounds(s) == [("-", 0, "infantry-3", 0)]  # the standing trump strikes first too


@rule("smc.battle.one-unit-a-front", "smc.battle.all-cards")
def test_a_front_holds_one_unit_of_each_side() -> None:
    s = attack(field(("mounted-1", "infantry-1"), ("mounted-3", "artillery-3")))
    play(s, "front mounted-3", "strike mounted-1 1", "front artillery-3")
    assert wounds(s)[0] == ("-", 0, "mounted-3", 1)
    assert [move for move in moves(s) if move.startswith("strike")] == [
        "strike infantry-1 1",
        "strike infantry-1 2",
    ]
    assert refusal(s, "strike infantry-1 5") == "smc.battle.one-unit-a-front"
    assert refusal(s, "done") == "smc.battle.all-cards"


@rule("smc.battle.force", "smc.battle.force-armies", "smc.battle.force-fundamentalism", "smc.battle.force-city")
def test_the_force_grows_with_armies_government_city_and_computers() -> None:
    s = field((), ())
    at = square("d5")
    assert force(s, 0, at, False) == 3
    army(s, 0, "d5")
    assert force(s, 0, at, False) == 5
    govern(s, 0, "fundamentalism")
    assert force(s, 0, at, False) == 6
    assert force(s, 0, s.players[0].cities[0], True) == 3 + 1 + 3
    know(s, 0, "computers")
    s.players[0].gifts = 9
    assert force(s, 0, at, False) == 8  # ten coins with its own


@rule("smc.battle.bonus-buildings", "smc.battle.bonus-city", "smc.battle.bonus-walls")
@rule("smc.ruling.combat-bonus-blockade")
def test_a_walled_capital_defends_with_sixteen() -> None:
    s = table("china", "rome")
    capital = s.players[0].cities[0]
    assert bonus(s, 0, capital, True) == 16
    mark(s, 0, "barracks", "a1")
    mark(s, 0, "general", "b1")
    assert bonus(s, 0, capital, True) == 16 + 2 + 4
    assert bonus(s, 0, square("h8"), False) == 6
    army(s, 1, "a1")
    assert bonus(s, 0, square("h8"), False) == 6


@rule("smc.battle.bonus", "smc.battle.sum")
def test_page_23_twelve_against_eight_is_a_lead_of_four() -> None:
    s = field(("infantry-1",), ("infantry-1",))
    for at in ("a2", "b2", "c2"):
        mark(s, 0, "general", at)
    for at in ("e13", "f13"):
        mark(s, 1, "general", at)
    assert (bonus(s, 0, -1, False), bonus(s, 1, -1, False)) == (12, 8)
    attack(s)
    battle = under_way(s)
    assert (battle.total(s, 0), battle.total(s, 1)) == (4, 0)


@rule("smc.battle.walls-first")
def test_against_walls_the_attacker_plays_first() -> None:
    s = field(("infantry-1",), ("infantry-1",))
    city(s, 1, "f6", walls=1)
    s.players[0].armies = [square("e6")]
    play(moving(s), "pick army e6", "walk f6")
    assert waiting(s) == [0]


@rule("smc.battle.hidden", "smc.battle.force")
def test_hands_are_hidden_from_everybody_else() -> None:
    s = attack(field(("infantry-1", "infantry-3"), ("mounted-2", "mounted-3")))
    rows = {seat: GAME.view(s, seat)["stack"][-1] for seat in (0, 1, -1)}
    assert rows[0]["mine"] == ["infantry-1", "infantry-3"]
    assert (rows[1]["mine"], rows[-1]["mine"]) == ([-3, -3], [-3, -3])
    assert (rows[0]["theirs"], rows[1]["theirs"]) == ([-3, -3], ["mounted-2", "mounted-3"])


@rule("smc.ruling.force-from-few")
def test_with_fewer_cards_all_are_drawn_and_with_none_the_sums_decide() -> None:
    s = attack(field(("infantry-1",), ()))
    assert waiting(s) == [0]
    play(s, "front infantry-1")
    assert s.players[1].armies == []


@rule("smc.battle.tie", "smc.ruling.no-retreat", "smc.battle.loser-figures", "smc.ruling.loot-one-choice")
def test_a_tie_goes_to_the_defender_who_loots_the_attacker() -> None:
    s = field(("infantry-2",), ("infantry-2",))
    s.players[0].trade = 5
    attack(s)
    play(s, "front infantry-2", "front infantry-2")
    assert s.players[0].armies == []
    assert waiting(s) == [1]
    play(s, "loot trade")
    assert (s.players[0].trade, s.players[1].trade) == (2, 12)


@rule("smc.battle.winner-losses", "smc.ruling.winner-losses")
def test_the_winner_loses_an_army_for_two_dead_units_but_never_the_last() -> None:
    s = field(("infantry-1", "infantry-1", "infantry-3", "artillery-3", "mounted-3"), ("infantry-2", "infantry-2"))
    know(s, 0, "masonry")
    army(s, 0, "d5")
    moving(s)
    play(s, "pick army d5", "pick army d5", "walk d6")
    play(s, "front infantry-2", "strike infantry-1 1", "front infantry-2", "strike infantry-1 2")
    for unit in ("infantry-3", "artillery-3", "mounted-3"):
        play(s, f"front {unit}")
    assert s.players[0].armies == [square("d6")]


@card("china-civilization")
@rule("smc.ruling.winner-losses")
def test_china_saves_one_of_its_dead_units() -> None:
    s = attack(field(("infantry-1", "artillery-3"), ("infantry-2",), "china", "america"))
    play(s, "front infantry-2", "strike infantry-1 1", "front artillery-3")
    assert number("infantry-1") in s.players[0].units  # the only one: no choice
    assert s.dead[1] == []


@rule("smc.battle.loot")
def test_loot_is_trade_culture_or_a_token_that_lies_face_down() -> None:
    s = field(("infantry-3",), ())
    s.players[1].culture = 2
    tokens(s, 1, silk=1)
    s.huts_pile.remove(number("spy"))
    s.players[1].huts = [number("spy")]
    play(attack(s), "front infantry-3")
    assert moves(s) == ["loot silk", "loot hut", "loot trade", "loot culture", "decline"]
    play(s, "loot hut")
    assert (s.players[0].huts, s.players[1].huts) == ([number("spy")], [])


@rule("smc.battle.loot")
def test_the_winner_may_leave_the_loser_what_it_has() -> None:
    s = field(("infantry-3",), ())
    play(attack(s), "front infantry-3", "decline")
    assert (s.players[0].trade, s.players[1].trade) == (0, 9)
    assert moves(s) == ["done"]


@rule("smc.battle.loot-city")
def test_for_a_city_the_winner_chooses() -> None:
    s = field(("infantry-3",) * 3, ())
    city(s, 1, "f6")
    s.players[0].armies = [square("e6")]
    play(moving(s), "pick army e6", "walk f6", *["front infantry-3"] * 3)
    assert moves(s) == ["loot code-of-laws"]
    assert refusal(s, "decline") == "smc.battle.loot-city"


@rule("smc.battle.city-razed", "smc.battle.loot-city", "smc.ruling.no-elimination")
def test_a_city_that_is_taken_is_razed_with_its_outskirts() -> None:
    s = field(("infantry-3",) * 2, ())
    city(s, 1, "f6")
    mark(s, 1, "market", "e5")
    mark(s, 1, "stonehenge", "g5")
    mark(s, 1, "general", "g6")
    hand(s, 1, "drought")
    tokens(s, 1, silk=1, iron=1)
    mark(s, 0, "general", "a2")
    mark(s, 0, "general", "b2")
    s.players[0].armies = [square("e6")]
    supply = sum(s.supply)
    play(moving(s), "pick army e6", "walk f6", "decline", "front infantry-3", "front infantry-3")
    assert (len(s.players[1].cities), s.players[1].marks, sum(s.supply)) == (1, [], supply + 1)
    assert s.people_gone == [number("general")]
    assert s.players[0].armies == [square("f6")]
    assert moves(s) == ["loot silk", "loot iron", "loot code-of-laws", "loot ancient"]
    play(s, "loot silk", "loot iron", "decline")
    assert s.players[0].resources == [0, 1, 1, 0]
    assert moves(s) == ["done"]


@rule("smc.battle.loser-figures", "smc.battle.loot", "smc.battle.city-razed", "smc.ruling.loot-one-choice")
def test_figures_that_were_held_in_a_city_die_with_it_and_are_looted_too() -> None:
    s = field(("infantry-3",) * 3, ())
    city(s, 1, "f6")
    s.players[0].armies, s.players[1].armies = [square("e6")], [square("f6")]  # Communism had locked the centre
    play(moving(s), "pick army e6", "walk f6", *["front infantry-3"] * 3)
    assert (s.players[0].armies, s.players[1].armies) == ([square("f6")], [])
    assert moves(s) == ["loot trade", "decline"]
    play(s, "loot trade")
    assert moves(s) == ["loot code-of-laws"]


@rule("smc.battle.loot-city", "smc.ruling.free-tech")
def test_a_city_may_be_worth_a_technology_or_a_card() -> None:
    s = field(("infantry-3",) * 3, ())
    city(s, 1, "f6")
    hand(s, 1, "drought")
    s.players[0].armies = [square("e6")]
    play(moving(s), "pick army e6", "walk f6", "decline", *["front infantry-3"] * 3)
    twin = s.copy()
    play(s, "loot code-of-laws")
    assert s.players[0].knows(number("code-of-laws"))
    play(twin, f"loot {THINGS.slug(AGES[0])}")
    assert twin.players[0].hand == [number("drought")]


@rule("smc.win.conquest")
def test_whoever_takes_a_capital_wins() -> None:
    s = field(("infantry-3",) * 3, ())
    capital = s.players[1].cities[0]
    know(s, 0, "gunpowder", "replaceable-parts")  # rank 4: strength 6 each
    s.players[0].armies = [capital - 16]
    start, end = named([capital - 16, capital])
    play(moving(s), f"pick army {start}", f"walk {end}", *["front infantry-3"] * 3)
    assert GAME.result(s) == {"scores": [1, 0], "ranks": [1, 2], "winners": [0], "ending": "conquest"}


@rule("smc.battle.aftermath")
def test_survivors_return_and_wounds_are_gone() -> None:
    s = attack(field(("mounted-3",), ("mounted-2",)))
    play(s, "front mounted-2", "strike mounted-3 1", "loot trade")
    assert s.players[0].units == [number("mounted-3")]
