"""The log tells which figures move, what is paid, what an offer holds, and what happens to units in a battle."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import number
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.table.words import words
from tests.games.sid_meiers_civilization.battlefield import attack, field, under_way
from tests.games.sid_meiers_civilization.situation import (
    _HANDS,
    GAME,
    army,
    cities,
    city,
    hand,
    hut_tokens,
    know,
    moving,
    open_map,
    play,
    scout,
    start,
    table,
    tokens,
    trading,
    units,
    with_bases,
)
from tests.rules import card, rule


def told(s: GameState, text: str, viewer: int = 0) -> list[str]:
    """Make a move and return what the log says about it."""
    said = words(GAME, "en")
    return [said.log_line(event, viewer, ["Ada", "Boris"]) for event in _HANDS.log_of(s, text)]


@rule("smc.move.groups")
def test_the_log_names_the_figures_that_move() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "d5", "d5")
    scout(s, 0, "e5")
    s.players[0].power[1] = 4
    play(moving(s), "pick army d5", "pick army d5")
    assert told(s, "walk d6") == ["Ada moves: 2 × Army, d5 – d6."]
    play(s, "stop", "pick scout e5")
    assert told(s, "walk e6") == ["Ada moves: 1 × Scout, e5 – e6."]


@rule("smc.arts.devote", "smc.city.production")
def test_the_log_tells_which_city_pays_and_which_is_devoted() -> None:
    s = cities(table("america", "china"))
    assert told(s, "devote b3") == ["Ada devotes b3 to the arts and gains culture: 1."]
    s = cities(table("america", "china"))
    s.players[0].trade = 3
    assert told(play(s, "build scout"), "place a4") == [
        "b3 pays 6 production: Scout.",
        "Ada pays 3 trade: Scout.",
        "Ada places in a4: Scout.",
    ]


@rule("smc.ruling.offers", "smc.ruling.offers-secret-part")
def test_the_log_tells_what_is_in_an_offer_but_no_faces() -> None:
    s = table("america", "china")
    s.players[0].trade, s.players[1].culture = 4, 3
    hand(s, 0, "drought")
    play(trading(s), "offer 1", "give trade 2", "give drought 1", "want culture 3")
    twin = s.copy()
    assert told(s, "propose", 1) == [
        "Ada makes Boris an offer.",
        "Ada offers 1 × Drought.",
        "Ada offers 2 × Trade.",
        "Ada asks for 3 × Culture.",
    ]
    assert told(twin, "propose", -1)[1] == "Ada offers something face down: 1."


@rule("smc.ruling.cancelled-costs", "smc.ruling.window-order")
def test_the_log_tells_what_is_cancelled_and_with_what() -> None:
    s = table("america", "china")
    know(s, 1, "writing")
    hut_tokens(s, 1, "spy")
    play(cities(s), "build army", "place a4")
    assert told(s, "cancel writing") == ["Boris cancels Army with: Writing."]
    assert told(s, "pay spy hut")[-1] == "Army of Ada is cancelled."


@rule("smc.battle.wounds", "smc.battle.abilities")
def test_every_wound_and_every_healing_is_told_with_its_cause() -> None:
    s = field(("infantry-1", "infantry-1"), ("mounted-3", "mounted-3", "artillery-3"))
    know(s, 0, "mathematics")
    know(s, 1, "animal-husbandry")
    tokens(s, 0, iron=1)
    play(attack(s), "front mounted-3", "use mathematics")
    assert told(s, "pay iron")[-1] == "Ada uses: Mathematics."
    assert told(s, "wound 1") == ["A unit of Boris takes wounds by Mathematics: Mounted 3/4/5/6, 1."]
    play(s, "done")
    lines = told(s, "strike infantry-1 1")
    assert "A unit of Boris takes wounds by Infantry 1/2/3/4: Mounted 3/4/5/6, 1." in lines
    assert "A unit of Ada dies by Mounted 3/4/5/6: Infantry 1/2/3/4." in lines
    while "use animal-husbandry" not in _HANDS.moves(s):
        play(s, next(move for move in _HANDS.moves(s) if move.startswith(("done", "front"))))
    assert told(s, "use animal-husbandry") == ["Boris uses: Animal Husbandry."]
    assert told(s, "heal 1") == ["Wounds of a unit of Boris are healed by Animal Husbandry: Mounted 3/4/5/6, 1."]
    assert under_way(s).harmed == [1] + [0] * (len(under_way(s).harmed) - 1)


def test_a_battle_stored_before_it_told_causes_is_still_a_position() -> None:
    s = field(("infantry-1", "infantry-1"), ("mounted-3", "mounted-3"))
    know(s, 0, "ballistics")
    tokens(s, 0, iron=1)
    s = play(attack(with_bases(s)), "front mounted-3", "use ballistics", "pay iron")
    stored = GAME.dump(s)
    assert stored["stack"][-1]["by"] == "ballistics"
    del stored["stack"][-1]["by"]
    assert told(GAME.restore(stored), "wound 1") == ["A unit of Boris takes wounds: Mounted 3/4/5/6, 1."]
    assert "by" not in stored["stack"][-1]
    assert told(s, "wound 1") == ["A unit of Boris takes wounds by Ballistics: Mounted 3/4/5/6, 1."]


@rule("smc.move.lone-scout", "smc.battle.loser-figures")
def test_figures_that_die_are_told_with_who_or_what_killed_them() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "d5")
    scout(s, 1, "d6")
    play(moving(s), "pick army d5")
    assert "Boris loses all figures in d6 to: America." in told(s, "walk d6")
    s = attack(field(("infantry-1", "infantry-1"), ("mounted-3", "mounted-3")))
    play(s, "front mounted-3", "front infantry-1", "front mounted-3")
    assert "Ada loses all figures in d6 to: Rome." in told(s, "front infantry-1")


@card("atomic-theory")
@rule("smc.ability.resources")
def test_a_technology_that_kills_figures_is_named() -> None:
    s = table("america", "china")
    know(s, 0, "atomic-theory")
    s.villages_pile.remove(number("uranium"))
    s.players[0].villages = [number("uranium")]
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 1, "f6")
    army(s, 1, "f7")
    play(moving(s), "use atomic-theory", "place f6")
    assert "Boris loses all figures in f7 to: Atomic Theory." in told(s, "pay uranium village")


@rule("smc.ruling.cancelled-costs")
def test_the_log_tells_of_an_event_that_is_cancelled() -> None:
    s = table("america", "china")
    hand(s, 0, "the-citizens-are-revolting")
    hand(s, 1, "bread-and-circuses")
    play(start(s), "play the-citizens-are-revolting", "target 1")
    assert told(s, "cancel bread-and-circuses") == [
        "Boris cancels The Citizens Are Revolting with: Bread and Circuses.",
        "The Citizens Are Revolting of Ada is cancelled.",
    ]


@card("monarchy")
@rule("smc.ability.resources")
def test_a_technology_that_kills_a_unit_is_named() -> None:
    s = table("america", "china")
    know(s, 0, "monarchy")
    tokens(s, 0, silk=1)
    units(s, 1, "infantry-1")
    play(cities(s), "use monarchy", "target 1")
    assert any(line.startswith("A unit of Boris dies by Monarchy: ") for line in told(s, "pay silk"))
