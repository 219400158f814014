"""Refusals say what is in the way here and now, and nothing beside the point."""

from __future__ import annotations

import pytest

from ecumene.games.sid_meiers_civilization.card_data import FIRST_GOVERNMENT, TRUMPS, UNITS, number
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, square
from ecumene.games.sid_meiers_civilization.map.sums import coins, squares_of_city
from ecumene.games.sid_meiers_civilization.pieces import remove_mark
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.table.words import words
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    LUCK,
    army,
    at_a_table,
    cities,
    city,
    govern,
    know,
    mark,
    moves,
    moving,
    named,
    open_map,
    play,
    refusal,
    researching,
    scout,
    start,
    table,
)
from tests.rules import card, rule


def country(civilization: str = "america") -> GameState:
    """Return America with its capital in b3 and three neutral tiles without settlements."""
    s = table(civilization, "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    return s


def reason(s: GameState, text: str, seat: int = 0) -> str:
    """Return why a move is refused, in words."""
    found = at_a_table(s).why_not(seat, text)
    assert found is not None, f"{text} is legal"
    return found.reason


@rule("smc.move.speed", "smc.move.orthogonal")
def test_a_far_square_is_not_called_diagonal() -> None:
    s = country()
    army(s, 0, "d5")
    play(moving(s), "pick army d5")
    assert refusal(s, "walk e6") == "smc.move.orthogonal"
    assert refusal(s, "walk d8") == "smc.move.speed"
    assert "one square at a time" in reason(s, "walk d8")


@rule("smc.move.reveal", "smc.move.reveal-beside")
def test_an_open_tile_is_not_revealed_again() -> None:
    s = country()
    army(s, 0, "d7")
    play(moving(s), "pick army d7")
    assert "face up already" in reason(s, "reveal d8")
    assert refusal(s, "reveal d9") == "smc.move.reveal-beside"


@card("communism")
@rule("smc.ability.standing")
def test_a_square_that_a_spy_holds_is_named_with_the_technology() -> None:
    s = country()
    army(s, 0, "d5")
    s.locked = [square("d5")]
    play(moving(s), "pick army d5")
    assert "Communism" in reason(s, "walk d6")
    s = country()
    army(s, 0, "b2")
    s.locked = [square("b3")]
    play(moving(s), "pick army b2")
    assert "Communism" in reason(s, "walk b3")


@card("democracy-government")
@rule("smc.ruling.democracy-and-defence")
def test_whoever_may_not_attack_is_told_the_government() -> None:
    s = country()
    govern(s, 0, "democracy-government")
    army(s, 0, "d5")
    army(s, 1, "d6")
    play(moving(s), "pick army d5")
    assert "you do not attack: Democracy" in reason(s, "walk d6")
    s = country()
    govern(s, 0, "democracy-government")
    army(s, 1, "a4")
    s.players[0].trade = 27
    play(cities(s), "build army")
    assert "you do not attack: Democracy" in reason(s, "place a4")


@rule("smc.blockade.square", "smc.harvest.symbol")
def test_a_resource_under_a_blockade_is_not_said_to_be_missing() -> None:
    s = country()
    assert "harvest silk b3" in moves(cities(s))
    for name in ("a1", "a2", "b2", "c2", "c3", "c4"):
        army(s, 1, name)
    assert refusal(cities(s), "harvest silk b3") == "smc.blockade.square"
    assert "A rival stands on the square" in reason(s, "harvest silk b3")
    assert refusal(s, "harvest iron b3") == "smc.harvest.symbol"


@card("statue-of-liberty")
@rule("smc.government.free-change", "smc.government.anarchy")
def test_a_government_of_this_round_waits_for_the_next() -> None:
    s = country()
    know(s, 0, "currency", "writing", "philosophy", "monarchy", "democracy")
    s.players[0].learned |= 1 << (number("monarchy-government") - FIRST_GOVERNMENT)
    start(s)
    assert "only in this round" in reason(s, "government monarchy-government")
    assert refusal(s, "government democracy-government") == "smc.government.anarchy"


@rule("smc.build.replace", "smc.build.terrain")
def test_a_harbour_is_refused_where_every_water_square_has_one() -> None:
    s = country()
    know(s, 0, "navigation")
    s.players[0].trade = 27
    mark(s, 0, "harbor", "a3")
    mark(s, 0, "harbor", "b4")
    assert refusal(cities(s), "build harbor") == "smc.build.replace"
    assert "one stands already: Harbor" in reason(s, "build harbor")


@card("porcelain-tower")
@rule("smc.research.threshold")
def test_a_technology_that_the_tower_makes_cheaper_contradicts_no_price() -> None:
    s = country()
    know(s, 0, "writing", "pottery")
    mark(s, 0, "porcelain-tower", "a4")
    s.players[0].trade = 5
    said = reason(researching(s), "research democracy")
    assert "needs 6 trade; you have 5" in said
    assert "unless a wonder" in said


@card("atomic-theory", "anarchy")
@rule("smc.ruling.anarchy-and-abilities", "smc.ability.phase")
def test_atomic_theory_is_not_offered_where_no_city_would_act() -> None:
    s = country()
    know(s, 0, "atomic-theory")
    s.villages_pile.remove(number("uranium"))
    s.players[0].villages.append(number("uranium"))
    assert "use atomic-theory" in moves(cities(s))
    govern(s, 0, "anarchy")
    assert refusal(cities(s), "use atomic-theory") == "smc.ability.phase"
    city(s, 0, "c6")
    assert "use atomic-theory" in moves(cities(s))


@rule("smc.build.wonder", "smc.people.from-reserve")
def test_what_is_not_ones_own_is_said_to_be_so() -> None:
    s = country()
    assert "You have not built this: Stonehenge" in reason(start(s), "use stonehenge")
    assert refusal(cities(s), "use general") == "smc.people.from-reserve"


@rule("smc.battle.trump")
@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_a_unit_card_says_whom_it_trumps_and_who_trumps_it(lang: str) -> None:
    said = words(GAME, lang)
    sentence = {
        "en": "{who} trump{s} {whom}.",
        "ru": "{who} — козырь против {whom}.",
        "el": "{who} υπερισχύει {whom}.",
    }
    case = "acc" if lang == "en" else "gen"
    for unit in UNITS:
        rival = next((one for one in UNITS if TRUMPS[one] == unit), -1)
        if TRUMPS[unit] < 0 or rival < 0:
            continue
        who = said.thing(rival, "acc" if lang == "en" else "nom" if lang == "el" else "")
        told = sentence[lang].format(
            who=who[0].upper() + who[1:], whom=said.thing(unit, case), s="" if who.endswith("units") else "s"
        )
        first, second = said.thing(unit, "text").split(". ")[:2]
        assert said.thing(TRUMPS[unit], case) in first
        assert second + "." == told


@rule("smc.ruling.two-scouts", "smc.scouts.send")
def test_of_two_scouts_on_one_square_the_last_order_holds() -> None:
    s = country()
    city(s, 0, "c6")
    scout(s, 0, "e4")
    scout(s, 0, "e4")
    start(s)
    alone = [square("e4") in squares_of_city(s, 0, at) for at in (0, 1)]
    assert sum(alone) == 1
    other = "c6" if alone[0] else "b3"
    play(s, f"send 2 {other}")
    assert [square("e4") in squares_of_city(s, 0, at) for at in (0, 1)] == alone[::-1]
    back = "b3" if alone[0] else "c6"
    play(s, f"send 1 {back}")
    assert [square("e4") in squares_of_city(s, 0, at) for at in (0, 1)] == alone


@card("panama-canal")
@rule("smc.ruling.panama-canal")
def test_coins_of_the_panama_canal_outlast_it() -> None:
    s = country()
    mark(s, 0, "panama-canal", "a4")
    play(start(s), "use panama-canal")
    assert coins(s, 0) == 1
    s.obsolete.append(number("panama-canal"))
    assert coins(s, 0) == 1
    remove_mark(s, 0, square("a4"), True, LUCK)
    assert coins(s, 0) == 1


@card("brandenburg-gate")
@rule("smc.ruling.brandenburg-gate")
def test_nobody_attacks_within_the_outskirts_of_the_brandenburg_gate() -> None:
    s = country()
    city(s, 1, "f5")
    army(s, 0, "d5")
    army(s, 1, "e5")
    assert "walk e5" in moves(play(moving(s), "pick army d5"))
    mark(s, 1, "brandenburg-gate", "g5")
    s.players[0].armies = [square("d5")]
    play(moving(s), "pick army d5")
    assert "Brandenburg Gate" in reason(s, "walk e5")


@card("germany-civilization")
@rule("smc.ruling.germany-unit")
def test_germany_gains_its_unit_from_a_technology_that_it_was_taught() -> None:
    s = country("germany")
    know(s, 1, "horseback-riding", "chivalry")
    know(s, 0, "writing", "pottery", "currency")
    mark(s, 0, "statue-of-liberty", named([one for one in AROUND[s.players[0].cities[0]] if s.marker[one] < 0])[0])
    before = len(s.players[0].units)
    play(start(s), "use statue-of-liberty", "learn chivalry")
    assert len(s.players[0].units) == before + 1
    assert moves(s) == ["gain incense", "gain silk", "gain iron", "gain wheat"]
