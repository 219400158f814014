"""Abilities that change a rule for good, one test each."""

from __future__ import annotations

from ecumene.games.civolution.continent.lands import PLACES, TERRITORIES
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.eras.feeding import food_needed
from ecumene.games.civolution.tribes import places as tribes
from tests.games.civolution.situation import begins, effect, has, moves, place, play, seat, table, thing
from tests.rules import card, rule


@card("c02")
def test_calendar_lets_planning_markers_differ_by_one() -> None:
    s = table(seat("c-swamp:2", dice="4", planning_1=1, block="c02:1"), seat())
    assert begins(s, "activate") == ["activate sustenance", "activate exploration", "activate building"]


@card("e13")
def test_chess_lets_one_and_six_count_as_each_other() -> None:
    s = table(seat("c-swamp:2", dice="6 2", block="e13:1"), seat())
    assert begins(s, "activate") == ["activate research", "activate mutation"]


@card("a19", "p08")
def test_clockwork_shifts_one_die_for_free() -> None:
    for token in ("a19:1", "p08:1"):
        s = table(seat("c-swamp:2", dice="1 4", block=token), seat())
        assert "activate migration" in moves(s) and "activate calm" not in moves(s)
        play(s, "activate migration")
        assert s.players[0].spent == 6


@rule("civo.effects.free-shift")
def test_each_free_shift_turns_a_die_of_its_own_or_both_the_same() -> None:
    both = {"dice": "2 4", "block": "a19:1 p08:2"}
    s = table(seat("c-swamp:2", **both), seat())
    assert "activate migration" in moves(s), "1 and 3: one step of each die"
    assert "activate mutation" in moves(s), "2 and 6: two steps of the same die"
    assert "activate achievement" not in moves(s), "5 and 6: three steps"
    play(s, "activate migration")
    assert s.players[0].spent == 6
    s = table(seat("c-swamp:2", dice="2", planning_4=1, block=both["block"]), seat())
    assert "activate migration" not in moves(s), "a planning marker is no die"


@card("c07")
def test_mathematics_makes_the_first_idea_worth_two_steps() -> None:
    s = table(seat("c-swamp:2", dice="1 5", idea=1, block="c07:1"), seat())
    assert "activate migration" in moves(s)
    play(s, "activate migration")
    assert has(s, "idea") == [0]


@card("c24")
def test_logic_shifts_a_fate_die_for_free() -> None:
    s = effect(table(seat("c-swamp:2", block="c24:1"), seat()), {"favor_test": [{"points": 4}]})
    play(s, dice="2")
    assert s.players[0].points == 4


@card("d11")
def test_observatory_rolls_a_failed_check_again() -> None:
    s = effect(table(seat("c-swamp:2", block="d11:1"), seat()), {"favor_test": [{"points": 4}]})
    play(s, dice="4")
    assert moves(s) == ["roll", "done"]
    play(s, "roll", dice="1")
    assert s.players[0].points == 4


@card("a10", "e14", "c28")
def test_sales_bring_more_and_purchases_cost_less() -> None:
    s = table(seat("c-swamp:2", dice="4 5", oil=2, money=1, block="a10:1 e14:2 c28:3"), seat())
    play(s, "activate trade", "buy wood", "sell oil", "donate oil")
    assert has(s, "money", "wood") == [4, 1] and s.players[0].points == 4


@card("b04", "b06", "a02")
def test_hunters_hunt_where_a_token_lies_and_bring_more() -> None:
    s = table(seat("c-swamp:2", block="b04:1 b06:1"), seat())
    s.hunted[place("c-swamp")] = 1
    play(effect(s, {"hunt": 1}), "hunt c-swamp", dice="4")
    assert has(s, "food") == [3 + 1 - 1]
    s = table(seat("a-water:0", boats="a-water", block="a02:1"), seat())
    play(effect(s, {"hunt": 1}), "hunt a-water", dice="4")
    assert has(s, "food") == [7]


@card("a15")
def test_bronze_casting_makes_statues_of_any_material_of_two_rows() -> None:
    s = table(seat("c-swamp:2", block="a15:1", wood=1, peat=1, tar=1), seat(), locations={"c4": "l01"})
    effect(s, {"build": {"kind": "statue", "n": 1}})
    assert begins(s, "statue") == ["statue c4 peat", "statue c4 tar"]


@card("c30")
def test_alchemy_pays_another_material_of_the_row_once_a_turn() -> None:
    s = table(seat("c-swamp:2", block="c30:2", hand="a01 a20", papyrus=2), seat())
    play(effect(s, {"install": {"type": "invention"}}), "install a01 1")
    assert has(s, "papyrus") == [1] and s.players[0].columns[0] == [thing("a01")]
    effect(s, {"install": {"type": "invention"}})
    assert begins(s, "install") == []


@card("c30")
def test_alchemy_serves_goals_activities_statues_and_settlements_too() -> None:
    s = table(seat("c-swamp:2", block="c30:2", goals="g01", wood=1, papyrus=1, sand=1), seat())
    play(effect(s, {"goal_install": 1}), "install g01 1")
    assert moves(s) == ["return wood", "return papyrus", "return sand"]
    play(s, "return sand", "done")  # the rest is wood, without a question
    assert has(s, "wood", "papyrus", "sand") == [0, 1, 0]
    s = table(seat("c-swamp:2", block="c30:2", goals="g01", papyrus=2), seat())
    assert begins(effect(s, {"goal_install": 1}), "install") == []  # only one is replaced
    s = table(seat("c-swamp:2", block="c30:2 a05:3", papyrus=2), seat())
    play(effect(s, {"activity": 2}), "activity a05")
    assert has(s, "papyrus", "money") == [1, 2] and begins(s, "activity") == ["activity start-activity"]
    ground = PLACES.slugs[TERRITORIES + table().land.corners[place("c-swamp")][0]]
    for material, there in (("copper", True), ("clay", False)):  # gold and jade are of row 3
        s = table(seat("c-swamp:2", block="c30:2", **{material: 2}), seat(), locations={ground: "l01"})
        effect(s, {"build": {"kind": "statue", "n": 2}})
        assert (f"statue {ground} {material}" in moves(s)) is there
    s = table(seat("c-swamp:2", block="c30:2", sulfur=2), seat(), locations={ground: "l01"})
    play(effect(s, {"build": {"kind": "statue", "n": 2}}), f"statue {ground} sulfur", "done")
    assert has(s, "sulfur") == [1] and begins(s, "statue") == []  # once a turn
    s = table(seat("c-swamp:2", block="c30:2", wood=1, sand=1), seat(), locations={ground: "l01"})
    assert begins(effect(s, {"build": {"kind": "settlement", "n": 1}}), "settlement") == [
        f"settlement {ground} 1"
    ]  # wood and papyrus
    play(s, f"settlement {ground} 1")
    assert has(s, "wood", "sand") == [0, 0] and s.players[0].settlements == [0, 1, 1, 1]
    s = table(seat("c-swamp:2", block="c30:2 a23:3", wood=1, sand=1, clay=1), seat(), locations={ground: "l01"})
    play(effect(s, {"build": {"kind": "settlement", "n": 1}}), f"settlement {ground} 3")  # wood, stone, clay
    assert moves(s) == ["replace wood sand", "replace stone wood", "replace stone sand", "done"]
    play(s, "replace stone sand", "keep clay")  # the discount is for another one now
    assert has(s, "wood", "sand", "clay") == [0, 0, 1] and s.players[0].settlements == [1, 1, 0, 1]


@card("b19")
def test_great_brain_lets_one_intelligence_count_as_any_feature() -> None:
    s = table(seat("c-swamp:2", block="b19:2", hand="c03", intelligence=1), seat())
    assert begins(effect(s, {"install": {"type": "inspiration"}}), "install")
    s = table(seat("c-swamp:2", block="b19:2", hand="c03"), seat())
    assert begins(effect(s, {"install": {"type": "inspiration"}}), "install") == []


@card("p04")
def test_ingenious_ignores_one_cell_an_era() -> None:
    s = table(seat("c-swamp:2", block="p04:2 i01:1", hand="a01 a20", wood=2), seat())
    play(effect(s, {"install": {"type": "invention"}}), "install a01 1")
    assert s.players[0].columns[0][-1] == thing("a01")
    effect(s, {"install": {"type": "invention"}})
    assert begins(s, "install") == []


@card("e11", "c31")
def test_sleep_brings_both_and_more() -> None:
    s = table(seat("c-swamp:2", dice="3 3", block="e11:1 c31:2"), seat())
    play(s, "sleep")
    assert has(s, "focus", "idea") == [1, 4]


@card("b27")
def test_a_keen_nose_finds_one_more() -> None:
    s = table(seat("c-swamp:2", block="b27:1"), seat("b-forest:2"))
    s.stack = [Era(STEPS.index("extra-find"))]
    play(s, "store tar", "store peat")
    assert has(s, "tar", "peat") == [1, 1]


@card("d27")
def test_a_shipyard_gives_boats_more_room() -> None:
    s = table(seat("c-grassland:2 a-water:0 a-water:0", boats="a-water", block="d27:1"), seat())
    play(effect(s, {"migrate": 1}), "lead c-grassland 2", "board a-water")
    assert s.players[0].aboard_strong == [3, 0]
    play(effect(s, {"produce": 1}), "produce a-water")
    assert s.players[0].cargo == [2, 1]


@card("b10", "b28", "b21")
def test_tribes_displace_unweakened_migrate_weak_and_love_fire() -> None:
    s = table(seat("c-swamp:2w", block="b10:1 b28:1 b21:1"), seat("c-desert:1"))
    play(effect(s, {"migrate": 1}), "lead c-swamp 2", "settle c-desert 1")
    assert tribes.numbers_in(s, 0, place("c-desert"), False, True) == [1]  # it stays weak
    assert s.players[0].points == 3
    s = table(seat("c-swamp:2", block="b10:1"), seat("c-desert:1"))
    play(effect(s, {"migrate": 1}), "lead c-swamp 2", "settle c-desert 1")
    assert tribes.strong(s, 0) == 1


@card("b22", "d13")
def test_protected_tribes_cannot_be_displaced() -> None:
    s = table(seat("c-swamp:2"), seat("c-desert:1 c-desert:2w", block="b22:1"))
    play(effect(s, {"migrate": 1}), "lead c-swamp 2")
    assert [move for move in moves(s) if "c-desert" in move] == ["settle c-desert 2"]
    s = table(seat("c-swamp:2"), seat("c-desert:1 c-desert:2w", block="d13:1"))
    play(effect(s, {"migrate": 1}), "lead c-swamp 2")
    assert [move for move in moves(s) if "c-desert" in move] == ["settle c-desert 2"]


@card("b15", "a01", "a16", "a11")
def test_modules_do_more() -> None:
    s = table(seat("c-swamp:2", dice="1 3", block="b15:1"), seat())
    play(s, "activate migration", "lead c-swamp 2", "cross c-desert", "settle b-mountains 1")
    s = table(seat("", dice="1 5", raw="b-forest:6", block="a01:1"), seat())
    play(s, "activate transport", *["transport b-forest wood"] * 5)
    assert has(s, "wood") == [5] and s.players[0].raw[place("b-forest")] == 1
    s = table(seat("c-swamp:2", dice="3 5", levels="production:2", block="a16:1"), seat())
    play(s, "activate production", "choose 1", *["produce c-swamp"] * 4)
    s = table(seat("c-swamp:2", dice="1 2", block="a11:1"), seat())
    play(s, "activate research", "choose 2", *["draw building-stack"] * 4)
    assert len(begins(s, "keep")) == 4


@card("d29")
def test_the_mausoleum_counts_each_tribe_that_would_die_saved_or_not() -> None:
    for answer in ("save", "done"):
        s = effect(table(seat("b-forest:2", block="d29:1", favour=2), seat()), {"remove": {"tribe": 1}})
        play(s, answer)
        assert s.players[0].points == 2 and s.players[0].favour == (1 if answer == "save" else 2)


@rule("civo.feeding.need")
@card("b13", "d01", "d10", "b18")
def test_discounts_on_food_go_to_the_tribes_where_they_save_most() -> None:
    home = seat("c-grassland:1 c-desert:1 e-swamp:1 e-swamp:2", block="b13:1 d01:2", food=1)
    s = table(home, seat())  # three in grassland or desert by the skin, two anywhere by the granary
    assert food_needed(s, 0) == 0
    s.stack = [Era(STEPS.index("feeding"))]
    play(s)
    assert has(s, "food") == [1] and sum(s.camp_weak) == 0
    home = seat("c-grassland:1 c-desert:1 e-swamp:1 e-swamp:2 e-swamp:0", block="b13:1 d01:2", food=2)
    s = table(home, seat())
    assert food_needed(s, 0) == 2
    s.stack = [Era(STEPS.index("feeding"))]
    assert "feed-all" in moves(s)
    play(s, "feed c-grassland 1", "feed c-desert 1", "feed-all")
    assert has(s, "food") == [0] and sum(s.camp_weak) == 0


@card("c15")
@rule("civo.effects.weather-shift", "civo.weather.beyond")
def test_meteorology_counts_from_the_indicator_which_lies_on_the_end_again() -> None:
    for weather, event, spaces in ((2, "f3", ["1", "2", "3"]), (5, "f9", ["5", "6", "7"])):
        s = table(seat("c-swamp:2", block="c15:1 i02:2"), seat("b-forest:2"), weather=weather)
        s.event = thing(event)
        s.events.remove(thing(event))
        s.stack = [Era(STEPS.index("weather"))]
        assert moves(s) == [f"choose {space}" for space in spaces]  # beyond, the end, and beside it
