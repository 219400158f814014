"""What technologies, wonders and aircraft do in a battle (p. 23, 25)."""

from __future__ import annotations

import pytest

from ecumene.games.sid_meiers_civilization.map.sums import coins
from tests.games.sid_meiers_civilization.battlefield import attack, field, under_way, wounds
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    know,
    mark,
    moves,
    play,
    refusal,
    tokens,
)
from tests.rules import card, rule


@card("mathematics", "ballistics")
@rule("smc.battle.abilities")
@pytest.mark.parametrize(("technology", "dealt"), [("mathematics", 3), ("ballistics", 6)])
def test_iron_deals_wounds_split_freely(technology: str, dealt: int) -> None:
    s = field(("infantry-1", "infantry-1"), ("mounted-3", "mounted-3", "artillery-3"))
    know(s, 0, technology)
    tokens(s, 0, iron=1)
    attack(s)
    play(s, "front mounted-3", f"use {technology}", "pay iron")
    assert under_way(s).deal == dealt
    play(s, "wound 1", "wound 1", "wound 1")
    assert wounds(s)[0] == ("-", 0, "-", 0)
    assert f"use {technology}" not in moves(s)


@card("metalworking")
@rule("smc.battle.abilities")
def test_metalworking_adds_three_wounds_to_the_next_attack() -> None:
    s = field(("infantry-1", "artillery-1"), ("artillery-3", "mounted-1"), "germany")
    tokens(s, 0, iron=1)
    attack(s)
    play(s, "front artillery-3", "use metalworking", "pay iron", "strike artillery-1 1")
    assert wounds(s) == [("-", 0, "-", 0)]  # 4 wounds against strength 3, and 3 back


@rule("smc.ability.resources", "smc.ability.once-a-round", "smc.ability.phase", "smc.ruling.battle-turns")
def test_a_card_and_an_ability_are_refused_for_what_they_lack() -> None:
    s = field(("mounted-3", "infantry-1"), ("mounted-2", "infantry-1"))
    know(s, 0, "mathematics", "animal-husbandry")
    play(attack(s), "front mounted-2")
    assert refusal(s, "use mathematics") == "smc.ability.resources"
    assert refusal(s, "use animal-husbandry") == "smc.ability.phase"  # nobody is wounded
    assert refusal(s, "strike artillery-2 1") == "smc.battle.force"  # it was not drawn
    tokens(s, 0, iron=2)
    play(s, "use mathematics", "pay iron")
    assert refusal(s, "use mathematics") == "smc.battle.abilities"
    play(s, "done")
    assert refusal(s, "use mathematics") == "smc.ability.once-a-round"
    play(s, "strike mounted-3 1")
    assert refusal(s, "front infantry-1") == "smc.ruling.battle-turns"


@card("animal-husbandry")
@rule("smc.battle.abilities")
def test_animal_husbandry_heals_three_wounds_once_a_battle() -> None:
    s = field(("mounted-3", "infantry-1"), ("mounted-2", "artillery-1"))
    know(s, 0, "animal-husbandry")
    attack(s)
    play(s, "front mounted-2", "strike mounted-3 1", "use animal-husbandry", "heal 1", "heal 1")
    assert wounds(s) == [("mounted-3", 0, "-", 0)]
    assert "use animal-husbandry" not in moves(s)


@rule("smc.battle.aircraft")
def test_aircraft_have_no_trumps() -> None:
    s = attack(field(("aircraft-5",), ("mounted-3", "infantry-3")))
    play(s, "front mounted-3", "strike aircraft-5 1")
    assert wounds(s) == [("aircraft-5", 3, "-", 0)]


@card("himeji-samurai-castle")
@rule("smc.ruling.himeji")
def test_himeji_makes_units_stronger_in_damage_wounds_and_sum() -> None:
    s = field(("infantry-2",), ("infantry-2", "mounted-1"))
    mark(s, 0, "himeji-samurai-castle", "a4")
    attack(s)
    play(s, "front infantry-2", "strike infantry-2 1")
    assert wounds(s) == [("infantry-2", 2, "-", 0)]
    assert under_way(s).total(s, 0) == 3


@card("the-oracle")
def test_the_oracle_opens_the_other_hand() -> None:
    s = field(("infantry-2",), ("infantry-1",))
    mark(s, 0, "the-oracle", "a4")
    attack(s)
    assert GAME.view(s, 0)["stack"][-1]["theirs"] == ["infantry-1"]
    assert GAME.view(s, 1)["stack"][-1]["mine"] == [-3]


@card("code-of-laws")
@rule("smc.coins.tokens")
def test_code_of_laws_gives_a_coin_for_a_won_battle_once_a_round() -> None:
    s = field(("infantry-3",), (), "rome", "america")
    play(attack(s), "front infantry-3")
    assert coins(s, 0) == 1
