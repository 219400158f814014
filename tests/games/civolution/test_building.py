"""Exploration, locations, building projects (p. 20-22, 26, 32-33, 38)."""

from __future__ import annotations

from ecumene.games.civolution.eras.sites import Glaciers, gorges, oaks
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import begins, effect, has, moves, open_grounds, place, play, seat, table
from tests.rules import rule


@rule("civo.explore.where", "civo.explore.points")
def test_all_closed_locations_around_a_territory_are_revealed_for_points() -> None:
    s = table(seat("c-swamp:2 b-hills:2w", dice="1 4"), seat(), locations={"c4": "l07"})
    play(s, "activate exploration", "choose 1")
    assert moves(s) == ["explore b-hills", "explore c-swamp", "done"]
    play(s, "explore c-swamp", draws="l09")  # a glacier; c4 was open
    assert s.players[0].points == 4 and len(s.unseen) == 22


@rule("civo.explore.anywhere", "civo.explore.levels")
def test_on_level_two_and_three_another_location_and_points_come_besides() -> None:
    for level, bonus in ((2, 2), (3, 4)):
        s = table(seat("c-swamp:2", dice="1 4", levels=f"exploration:{level}"), seat())
        play(s, "activate exploration", "choose 1", "explore c-swamp", "reveal a1", draws="l09 l11 l23")
        assert s.players[0].points == 4 + 1 + 3 + bonus
    s = table(seat("c-swamp:2", dice="1 4", levels="exploration:3"), seat())
    play(s, "activate exploration", "choose 2", "find swamp", dice="6")
    play(s, "find swamp", dice="1")
    assert has(s, "coal", "tar") == [1, 1]


@rule("civo.location.gorge")
def test_each_gorge_beside_a_tribe_takes_a_food_marker() -> None:
    s = table(
        seat("c-swamp:2 b-forest:2", food=3),
        seat("c-swamp:1"),
        seat("b-hills:2", food=2),
        locations={"c4": "l07", "d4": "l08"},
    )
    gorges(s, Luck(1))
    assert [has(s, "food", at=at) for at in range(3)] == [[1], [0], [2]]


@rule("civo.location.glacier")
def test_a_glacier_weakens_one_strong_tribe_beside_it() -> None:
    s = table(seat("c-swamp:2 c-swamp:0 b-forest:2"), seat("c-swamp:1w"), locations={"c4": "l09"})
    s.stack.append(Glaciers(0))
    assert moves(s) == ["weaken c-swamp 0", "weaken c-swamp 2"]
    play(s, "weaken c-swamp 2")
    assert tribes.strong(s, 0) == 2 and tribes.on_continent(s, 1) == 1
    s = table(seat("c-swamp:2", block="b05:1"), seat("c-swamp:1w"), locations={"c4": "l09"})  # Thick Fur
    s.stack.append(Glaciers(0))
    play(s)
    assert tribes.strong(s, 0) == 1


@rule("civo.location.glacier")
def test_strong_tribes_beside_both_glaciers_are_two_that_lie_down() -> None:
    s = table(seat("c-desert:2 d-desert:2"), seat(), locations={"d3": "l09", "d4": "l10"})
    s.stack.append(Glaciers(0))  # c-desert touches both of them, d-desert only the first
    play(s)
    assert tribes.strong(s, 0) == 0
    s = table(seat("c-desert:2 c-desert:1 d-desert:2"), seat(), locations={"d3": "l09", "d4": "l10"})
    s.stack.append(Glaciers(0))
    assert moves(s) == ["weaken c-desert 1", "weaken c-desert 2", "weaken d-desert 2"]
    s = table(seat("c-desert:2 b-hills:2"), seat(), locations={"d3": "l09", "d4": "l10"})
    s.stack.append(Glaciers(0))
    play(s)
    assert tribes.strong(s, 0) == 1  # one tribe beside both is one


@rule("civo.location.grotto")
def test_a_grotto_produces_and_carries_before_the_production_module() -> None:
    home = seat("c-swamp:2 c-grassland:2", dice="3 5")
    s = table(home, seat(), locations={"c4": "l14"}, tokens={"c-swamp": "peat"})
    play(s, "activate production")
    assert moves(s) == ["produce c-swamp", "done"]
    play(s, "produce c-swamp", "transport c-swamp peat")
    assert has(s, "peat") == [1] and moves(s) == ["choose 1", "choose 2"]
    s = table(seat("a-water:0", dice="3 5", boats="a-water"), seat(), locations={"b2": "l14"})
    play(s, "activate production")  # the notch is taken: first carry, then produce
    assert {move.split()[0] for move in moves(s)} == {"transport", "done"}
    play(s, "transport a-water wood", "produce a-water")
    assert has(s, "wood") == [1] and s.players[0].cargo[0] == 1


@rule("civo.location.sacred-mountain")
def test_a_sacred_mountain_allows_a_procreation_by_favour_before_the_module() -> None:
    s = table(seat("c-swamp:2 b-forest:2", dice="2 5"), seat(), locations={"c4": "l16"})
    play(s, "activate procreation")
    assert moves(s) == ["check c-swamp", "done"]
    play(s, "check c-swamp", dice="1")
    assert {move.split()[1] for move in begins(s, "procreate")} == {"c-swamp"}
    play(s, "procreate c-swamp 1", "procreate b-forest 1")
    assert s.players[0].tribes == 16


@rule("civo.location.volcano", "civo.build.farm")
def test_volcanoes_allow_no_farms_and_send_those_that_stand_home() -> None:
    s = table(seat("c-swamp:2 b-forest:2", farms="c-swamp"), seat("c-grassland:2"))
    effect(s, {"explore": {"any": 1}})
    play(s, "reveal c4", draws="l23")
    assert s.farm_owner[place("c-swamp")] == -1 and s.players[0].farms == 3
    effect(s, {"build": {"kind": "farm", "n": 1}})
    assert moves(s) == ["farm b-forest", "done"]


@rule("civo.build.farm", "civo.build.farm-reward", "civo.build.no-demolition")
def test_a_farm_stands_alone_beside_a_tribe_and_brings_an_idea() -> None:
    s = table(seat("c-swamp:2 b-forest:2w a-water:0", boats="a-water"), seat("b-forest:3", farms="b-forest"))
    effect(s, {"build": {"kind": "farm", "n": 1}})
    assert moves(s) == ["farm c-swamp", "done"]
    play(s, "farm c-swamp")
    assert has(s, "idea") == [1] and s.players[0].farms == 2
    s = table(seat("c-swamp:2", farms="b-forest b-hills c-grassland"), seat())
    assert begins(effect(s, {"build": {"kind": "farm", "n": 1}}), "farm") == []  # none is left


@rule("civo.build.boat", "civo.build.boat-reward")
def test_a_boat_is_built_beside_a_tribe_and_a_strong_one_may_board() -> None:
    s = table(seat("c-grassland:2 b-mountains:1w", boats="e-water"), seat("b-forest:2", boats="a-water"))
    effect(s, {"build": {"kind": "boat", "n": 1}})
    assert moves(s) == ["boat a-water", "done"]  # d-water is beside no own tribe
    play(s, "boat a-water")
    assert moves(s) == ["lead c-grassland 2", "done"]
    play(s, "lead c-grassland 2")
    player = s.players[0]
    assert player.aboard_strong == [0, 1] and player.cargo == [1, 1]
    s = table(seat("c-grassland:2", boats="a-water"), seat())
    assert begins(effect(s, {"build": {"kind": "boat", "n": 1}}), "boat") == []  # one a civilization


@rule("civo.build.grounds", "civo.build.ground-access", "civo.build.statue-cost", "civo.build.statue-reward")
def test_a_statue_is_a_stored_material_on_a_ground_in_reach() -> None:
    s = table(seat("c-swamp:2w", jade=1, stone=1, gold=1), seat(), locations={"c4": "l01", "a1": "l02"})
    effect(s, {"build": {"kind": "statue", "n": 1}})
    assert moves(s) == ["statue c4 gold", "statue c4 jade", "done"]
    play(s, "statue c4 jade")
    assert moves(s)[0] == "advance technology"
    play(s, "advance technology")
    assert sum(s.players[0].statues) == 1 and has(s, "jade") == [0] and s.players[0].tracks[0] == 1
    s = table(seat("b-forest:2", gold=1, boats="a-water"), seat())
    assert begins(effect(s, {"build": {"kind": "statue", "n": 1}}), "statue") == []  # nobody is aboard
    s = table(seat("a-water:6", gold=1, boats="a-water"), seat())
    assert begins(effect(s, {"build": {"kind": "statue", "n": 1}}), "statue") == ["statue a-water gold"]


@rule("civo.build.ground-limit")
def test_a_ground_holds_two_own_buildings_and_one_own_settlement() -> None:
    def ground(statues: int, settlement: int) -> list[str]:
        s = table(seat("c-swamp:2", jade=2, wood=1, papyrus=1), seat("c-swamp:1"), locations={"c4": "l01"})
        player = s.players[0]
        at = place("c4") - 22
        player.statues[at] = statues
        player.supply -= statues
        if settlement:
            player.settlement_at[at], player.settlements[3] = 1, 0
        s.players[1].statues[at] = 2
        s.players[1].supply -= 2
        effect(s, {"build": {"kind": "any", "n": 1}})
        return [move for move in moves(s) if move.split()[0] in ("statue", "settlement")]

    assert ground(0, 0) == ["statue c4 jade", "settlement c4 1"]
    assert ground(1, 0) == ["statue c4 jade", "settlement c4 1"]
    assert ground(0, 1) == ["statue c4 jade"]
    assert ground(1, 1) == ground(2, 0) == []


@rule("civo.build.settlement-cost", "civo.build.settlement-reward")
def test_a_settlement_costs_what_stands_before_it_and_brings_an_income_token() -> None:
    s = table(seat("c-swamp:2", papyrus=2, stone=1, wood=1, clay=1), seat(), locations={"c4": "l01"})
    effect(s, {"build": {"kind": "settlement", "n": 1}})
    assert begins(s, "settlement") == ["settlement c4 1", "settlement c4 2", "settlement c4 3"]
    play(s, "settlement c4 2")
    assert has(s, "papyrus", "stone", "wood") == [1, 0, 1] and s.players[0].settlements == [1, 0, 1, 1]
    assert len(begins(s, "income")) == 3
    s = table(seat("c-swamp:2", papyrus=1, stone=1, block="a23:1"), seat(), locations={"c4": "l01"})  # Pulley
    effect(s, {"build": {"kind": "settlement", "n": 1}})
    play(s, "settlement c4 2", "keep papyrus")
    assert has(s, "papyrus", "stone") == [1, 0]
    s = table(seat("c-swamp:2", sand=1, iron_ore=1, clay=1), seat(), locations={"c4": "l01"})
    player = s.players[0]
    player.settlements = [0, 0, 0, 1]
    open_grounds(s, 3)
    for at in range(3):
        player.settlement_at[at] = 1
    effect(s, {"build": {"kind": "settlement", "n": 1}})
    play(s, "settlement c4 4")
    play(s, begins(s, "income")[0])
    play(s, begins(s, "install")[0])
    play(s, begins(s, "point")[0])
    assert moves(s) == ["turn 4", "turn 5", "done"]  # the fourth turns a level token too


@rule("civo.build.projects", "civo.build.levels")
def test_building_by_level() -> None:
    home = "c-swamp:2 b-forest:2 c-grassland:2"
    s = table(seat(home, dice="4 6"), seat())
    play(s, "activate building", "choose 1", "farm c-swamp")
    assert begins(s, "farm") == []
    s = table(seat(home, dice="4 6", levels="building:2"), seat())
    play(s, "activate building", "choose 1", "farm c-swamp")
    assert {move.split()[0] for move in moves(s)} == {"farm", "done"}  # two of one kind
    s = table(seat(home, dice="4 6", levels="building:3"), seat())
    play(s, "activate building", "choose 1", "farm c-swamp")
    assert {move.split()[0] for move in moves(s)} == {"farm", "boat", "done"}


@rule("civo.ruling.returned-boat", "civo.event.cost")
def test_a_boat_that_comes_back_is_loaded_again_and_its_tribes_go_ashore() -> None:
    s = table(seat("a-water:0 a-water:6", boats="a-water"), seat())
    effect(s, {"remove": {"boat": 1}})
    play(s, "cross b-forest", "cross c-grassland")
    player = s.players[0]
    assert player.boat_at == [-1, -1] and player.cargo == [1, 1]
    assert player.wild_strong[place("b-forest")] == 1 and player.wild_weak[place("c-grassland")] == 1


@rule("civo.location.oak")
def test_oaks_score_each_territory_with_a_tribe_beside_them() -> None:
    """Page 33: two oaks share a water; water, swamp and desert count 2, other lands 1, for every oak anew."""
    home = seat("a-water:0 b-forest:2 c-desert:2", boats="a-water")
    s = table(home, seat("b-mountains:2 c-desert:1"), locations={"c2": "l11", "c3": "l12"})
    assert set(s.land.around[place("c2") - 22]) == {place(name) for name in ("a-water", "b-forest", "h-grassland")}
    oaks(s, Luck(1))
    assert [player.points for player in s.players] == [2 + 1 + 2 + 2, 1 + 2]
