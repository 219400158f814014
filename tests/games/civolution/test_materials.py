"""Production, transport, hunts, finds, trade, the limit of fifty markers (p. 18-20, 30, 37)."""

from __future__ import annotations

from ecumene.games.civolution.verbs import HUNT
from tests.games.civolution.situation import begins, effect, has, moves, place, play, seat, table
from tests.rules import rule


@rule("civo.production.where", "civo.production.boat")
def test_raw_materials_are_produced_where_tribes_are_and_once_on_a_boat() -> None:
    s = table(seat("c-swamp:2w a-water:0 b-forest:6", boats="a-water"), seat("c-desert:1"))
    s.players[0].cargo[0] -= 1
    s.players[0].supply += 1
    effect(s, {"produce": 3})
    assert moves(s) == ["produce a-water", "produce b-forest", "produce c-swamp", "done"]
    play(s, "produce a-water", "produce c-swamp")
    assert "produce a-water" not in moves(s) and s.players[0].raw[place("c-swamp")] == 1


@rule("civo.production.levels")
def test_production_by_level_in_any_order() -> None:
    for level, made in ((1, 2), (2, 3), (3, 4)):
        s = table(seat("c-swamp:2", dice="3 5", levels=f"production:{level}"), seat())
        play(s, "activate production", "choose 1", *["produce c-swamp"] * made, dice="1 1 1" if level == 1 else "")
        assert s.players[0].raw[place("c-swamp")] == made
        carried = {1: 1, 2: 1, 3: 2}[level]
        play(s, *begins(s, "transport")[:1] * carried)
        assert sum(s.players[0].raw) == made - carried
    home = seat("c-swamp:2", dice="3 5", raw="c-swamp", levels="production:2")
    s = table(home, seat(), tokens={"c-swamp": "coal"})
    play(s, "activate production", "choose 2", "transport c-swamp coal")
    assert begins(s, "produce")


@rule("civo.transport.what", "civo.transport.levels")
def test_transport_takes_markers_from_anywhere_into_their_storage() -> None:
    s = table(seat("", dice="1 5", raw="c-swamp:2 b-forest:3"), seat(), tokens={"c-swamp": "tar"})
    assert s.resources[place("b-forest")] >= 0
    play(s, "activate transport", "transport c-swamp tar", "transport b-forest wood", "transport b-forest wood")
    assert has(s, "tar", "wood") == [1, 2]
    assert [frame for frame in s.stack if type(frame).__name__ == "Transport"] == []
    s = table(seat("", dice="1 5", raw="b-forest:7", levels="transport:2"), seat())
    play(s, "activate transport", *["transport b-forest wood"] * 6)
    assert has(s, "wood") == [6] and s.players[0].raw[place("b-forest")] == 1


@rule("civo.transport.boat", "civo.transport.anywhere")
def test_goods_of_a_boat_become_what_lies_open_around_it() -> None:
    s = table(seat("", boats="a-water", dice="1 5"), seat(), tokens={"b-mountains": "iron-ore"})
    effect(s, {"transport": 1})
    around = {"papyrus", "wood", "iron-ore"}
    assert {move.split()[2] for move in begins(s, "transport")} == around
    s = table(seat("", boats="a-water", dice="1 5", levels="transport:3"), seat())
    play(s, "activate transport")
    assert len(begins(s, "transport")) == 18
    play(s, "transport a-water jade")
    assert has(s, "jade") == [1] and s.players[0].cargo == [0, 1]


@rule("civo.hunt.where", "civo.hunt.die", "civo.hunt.token")
def test_a_hunt_brings_food_by_die_and_land_and_leaves_a_token() -> None:
    s = effect(table(seat("c-swamp:2 c-desert:2", idea=1), seat()), {"hunt": 1})
    play(s, "hunt c-swamp", dice="3")
    assert moves(s) == ["idea 2", "value 3", "idea 4"]
    play(s, "idea 4")
    assert has(s, "food", "idea") == [3, 0] and s.hunted[place("c-swamp")] == 1
    effect(s, {"hunt": 1})
    assert begins(s, "hunt") == ["hunt c-desert"]  # for everybody, until the end of the era
    s = effect(table(seat("c-swamp:2", fate=3), seat()), {"hunt": 1})
    play(s, "hunt c-swamp", dice="1 1 3")
    assert moves(s) == ["value 1", "value 3"]


@rule("civo.hunt.levels", "civo.strengthen.weak")
def test_sustenance_hunts_or_strengthens() -> None:
    for level, weak in ((1, 1), (2, 3), (3, 4)):
        home = "b-forest:6 b-forest:6 b-forest:6 b-forest:6 c-swamp:6"
        s = table(seat(home, dice="2 4", levels=f"sustenance:{level}"), seat())
        play(s, "activate sustenance", "choose 2", *["strengthen b-forest 6"] * weak)
        assert s.players[0].wild_strong[place("b-forest")] == weak
    s = table(seat("c-swamp:2 b-forest:2", dice="2 4", levels="sustenance:3"), seat())
    play(s, "activate sustenance", "choose 1", "hunt c-swamp", dice="4")
    play(s, "hunt b-forest", dice="4")
    assert has(s, "food") == [6]


@rule("civo.hunt.levels")
def test_two_hunts_of_one_activation_are_in_different_territories() -> None:
    mine = seat("c-swamp:2 b-forest:2", dice="2 4", levels="sustenance:3", block="b04:1")  # Night Vision
    s = table(mine, seat())
    s.hunted[place("b-forest")] = 1
    play(s, "activate sustenance", "choose 1", "hunt c-swamp", dice="4")
    assert begins(s, "hunt") == ["hunt b-forest"]  # a token is no hindrance, the same territory is
    assert s.stack[-1].refuse(s, 0, (HUNT, place("c-swamp"), 0)).rule == "civo.hunt.levels"
    play(s, "hunt b-forest", dice="4")
    assert has(s, "food") == [5]


@rule("civo.ruling.hunting-tokens-out")
def test_hunting_goes_on_when_no_token_is_left() -> None:
    s = table(seat("c-swamp:2"), seat())
    for at in range(10):
        s.hunted[at + 10] = 1
    effect(s, {"hunt": 1})
    play(s, "hunt c-swamp", dice="1")
    assert s.hunted[place("c-swamp")] == 1 and sum(s.hunted) == 11


@rule("civo.location.mushrooms")
def test_mushrooms_add_food_to_a_hunt_beside_them() -> None:
    s = table(seat("c-swamp:2"), seat(), locations={"c4": "l21", "d4": "l22"})
    play(effect(s, {"hunt": 1}), "hunt c-swamp", dice="1")
    assert has(s, "food") == [3]


@rule("civo.find.land", "civo.find.die")
def test_a_lucky_find_follows_the_die_to_a_row_of_the_land() -> None:
    s = effect(table(seat("b-mountains:1 c-swamp:2 a-water:0", boats="a-water"), seat()), {"lucky_find": 1})
    assert begins(s, "find") == ["find swamp", "find mountains"]
    play(s, "find mountains", dice="4")
    assert has(s, "stone") == [1]
    for die, name in (("1", "jade"), ("2", "iron-ore"), ("6", "stone")):
        s = effect(table(seat("b-mountains:1"), seat()), {"lucky_find": 1})
        play(s, "find mountains", dice=die)
        assert has(s, name) == [1]


@rule("civo.find.choose")
def test_echolocation_finds_without_a_roll() -> None:
    s = effect(table(seat("b-mountains:1", block="b11:1"), seat()), {"lucky_find": 1})
    play(s, "find mountains", "store jade")
    assert has(s, "jade") == [1]


@rule("civo.trade.actions", "civo.trade.sale", "civo.trade.purchase")
def test_a_sale_is_one_for_money_and_one_for_points_and_open_tokens_are_cheaper() -> None:
    s = table(seat("c-swamp:2", dice="4 5", oil=2, wood=1), seat())
    play(s, "activate trade", "sell oil")
    assert has(s, "money") == [3] and "sell wood" not in moves(s)
    play(s, "donate oil")
    assert s.players[0].points == 2
    assert "buy wood" in moves(s) and "buy jade" not in moves(s)  # 2 for open tokens, 4 for others
    play(s, "buy papyrus")
    assert has(s, "money", "papyrus") == [1, 1]


@rule("civo.trade.levels")
def test_trade_by_level_in_any_order() -> None:
    s = table(seat("c-swamp:2", dice="4 5", oil=4, money=1, levels="trade:2"), seat())
    play(s, "activate trade", "sell oil", "donate oil", "buy wood", "buy papyrus", "donate oil", "sell oil")
    assert has(s, "money", "oil") == [3, 0] and s.players[0].points == 4
    s = table(seat("c-swamp:2", dice="4 5", levels="trade:3"), seat())
    play(s, "activate trade", "buy wood")
    assert has(s, "money", "wood") == [0, 1]


@rule("civo.trade.actions", "civo.trade.sale")
def test_a_purchase_ends_the_sale_that_was_begun() -> None:
    s = table(seat("c-swamp:2", dice="4 5", oil=2), seat())
    play(s, "activate trade", "sell oil", "buy wood")
    assert moves(s)[0].startswith("activate")  # what was bought is not sold in the same sale
    s = table(seat("c-swamp:2", dice="4 5", oil=4, levels="trade:2"), seat())
    play(s, "activate trade", "sell oil", "buy wood")
    assert "sell wood" in moves(s) and "donate wood" in moves(s)  # the second sale
    play(s, "donate wood", "sell oil", "buy wood")
    assert moves(s)[0].startswith("activate") and has(s, "money", "oil") == [2, 2]
    s = table(seat("c-swamp:2", dice="4 5", oil=4, levels="trade:2"), seat())
    play(s, "activate trade", "sell oil", "sell oil", "donate oil", "donate oil")  # two sales
    assert has(s, "money", "oil") == [6, 0] and s.players[0].points == 4


@rule("civo.markers.refill")
def test_with_an_empty_supply_other_markers_may_be_returned_first() -> None:
    s = table(seat("c-swamp:2", food=43, raw="b-forest"), seat())
    assert s.players[0].supply == 0
    effect(s, {"gain": {"idea": 2}})
    assert moves(s) == ["return food", "return-raw b-forest", "done"]
    told = play(s, "return food", "return-raw b-forest")
    assert has(s, "idea", "food") == [2, 42]
    assert [event.kind for event in told] == ["returned", "returned-raw", "gained"]
    s = effect(table(seat("c-swamp:2", food=44), seat()), {"gain": {"idea": 2}})
    play(s, "return food", "done")
    assert has(s, "idea", "food") == [1, 43]
