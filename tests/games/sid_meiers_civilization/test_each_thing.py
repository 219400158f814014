"""Every building, great person, rank of units and gift by name; every thing of seven kinds has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games.sid_meiers_civilization.battle.force import bonus
from ecumene.games.sid_meiers_civilization.card_data import (
    BUILDINGS,
    CIVILIZATIONS,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    TECHNOLOGIES,
    THINGS,
    WONDERS,
    number,
)
from ecumene.games.sid_meiers_civilization.city_phase.prices import output, price
from ecumene.games.sid_meiers_civilization.map.ground import PLAIN
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import (
    coin_of,
    culture,
    culture_of,
    production,
    production_of,
    trade_of,
)
from ecumene.games.sid_meiers_civilization.research.technologies import learn
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    LUCK,
    cities,
    city,
    govern,
    hand,
    know,
    mark,
    moves,
    open_map,
    play,
    refusal,
    start,
    table,
    tokens,
)
from tests.rules import card, named_in, rule

KINDS = [TECHNOLOGIES, BUILDINGS, WONDERS, EVENTS, GREAT_PEOPLE, GOVERNMENTS, CIVILIZATIONS]
LAND = "mountain forest grassland desert"
AT = "a2"  # in the outskirts of America's capital


def things() -> set[str]:
    """Return what needs a test of its own."""
    return {THINGS.slug(thing) for kind in KINDS for thing in kind}


def test_every_thing_has_a_test() -> None:
    assert sum(len(kind) for kind in KINDS) == 37 + 15 + 12 + 25 + 6 + 8 + 6
    without = sorted(things() - {named.id for named in named_in(Path(__file__).parent, "card")})
    assert not without, f"{len(without)} things have no test: {', '.join(without)}"


def test_every_test_names_things_that_exist() -> None:
    here = named_in(Path(__file__).parent, "card")
    assert [f"{named.id} ({named.where})" for named in here if named.id not in things()] == []


def gives(s: GameState, name: str) -> tuple[int, int, int, int]:
    """Return production, trade, culture and coins of a square."""
    player, at = s.players[0], square(name)
    return production_of(s, player, at), trade_of(s, player, at), culture_of(s, player, at), coin_of(s, at)


@pytest.mark.parametrize(
    ("building", "technology", "costs", "terrains", "symbols", "combat"),
    [
        pytest.param("harbor", "navigation", 7, "water", (1, 2, 0, 0), 0, marks=card("harbor", "navigation")),
        pytest.param("trading-post", "code-of-laws", 7, "desert", (0, 2, 1, 0), 0, marks=card("trading-post")),
        pytest.param("workshop", "construction", 7, "mountain", (3, 0, 0, 0), 0, marks=card("workshop")),
        pytest.param("iron-mine", "railroad", 10, "mountain", (4, 0, 0, 0), 0, marks=card("iron-mine")),
        pytest.param("granary", "pottery", 5, "grassland", (1, 1, 0, 0), 0, marks=card("granary")),
        pytest.param("aqueduct", "engineering", 8, "grassland", (2, 2, 0, 0), 0, marks=card("aqueduct")),
        pytest.param("library", "writing", 5, "grassland", (0, 1, 1, 0), 0, marks=card("library")),
        pytest.param("university", "printing-press", 8, "grassland", (0, 2, 2, 0), 0, marks=card("university")),
        pytest.param("market", "currency", 7, LAND, (1, 1, 1, 0), 0, marks=card("market")),
        pytest.param("bank", "banking", 10, LAND, (1, 1, 1, 1), 0, marks=card("bank")),
        pytest.param("temple", "philosophy", 7, LAND, (0, 0, 2, 0), 0, marks=card("temple")),
        pytest.param("cathedral", "theology", 10, LAND, (0, 0, 3, 0), 0, marks=card("cathedral")),
        pytest.param("barracks", "metalworking", 7, LAND, (0, 2, 0, 0), 2, marks=card("barracks")),
        pytest.param("academy", "military-science", 10, LAND, (0, 2, 0, 0), 4, marks=card("academy")),
    ],
)
def test_a_building_has_its_technology_price_terrain_and_symbols(
    building: str, technology: str, costs: int, terrains: str, symbols: tuple[int, ...], combat: int
) -> None:
    for terrain in (*LAND.split(), "water"):
        s = table("america", "china")
        s.players[0].technologies = 0
        s.players[0].derive()
        s.ground[square(AT)] = PLAIN[number(terrain)]
        cities(s)
        s.players[0].boost = [20]
        assert refusal(s, f"build {building}") == "smc.build.unlocked"
        know(s, 0, technology)
        s.players[0].boost = [0]
        s.players[0].boost = [costs - output(s, 0, 0) - 1]
        assert f"build {building}" not in moves(s)
        s.players[0].boost[0] += 1
        fits = terrain in terrains.split()
        assert fits == (
            f"build {building}" in moves(s) and f"place {AT}" in moves(play(s.copy(), f"build {building}"))
        )
        if fits:
            play(s, f"build {building}", f"place {AT}")
            assert (gives(s, AT), bonus(s, 0, -1, False)) == (symbols, combat)
            assert f"build {building}" not in moves(s)  # the city has acted


@pytest.mark.parametrize(
    ("person", "symbols", "combat"),
    [
        pytest.param("artist", (0, 1, 2, 0), 0, marks=card("artist")),
        pytest.param("builder", (2, 0, 0, 1), 0, marks=card("builder")),
        pytest.param("general", (0, 0, 0, 0), 4, marks=card("general")),
        pytest.param("humanitarian", (1, 1, 1, 1), 0, marks=card("humanitarian")),
        pytest.param("industrialist", (0, 0, 2, 1), 0, marks=card("industrialist")),
        pytest.param("scientist", (1, 2, 0, 0), 0, marks=card("scientist")),
    ],
)
def test_a_great_person_has_its_symbols(person: str, symbols: tuple[int, ...], combat: int) -> None:
    s = table("america", "china")
    s.people.remove(number(person))
    s.players[0].people = [number(person)]
    play(start(s), f"use {person}", f"place {AT}")
    assert (gives(s, AT), bonus(s, 0, -1, False)) == (symbols, combat)


@rule("smc.research.ranks")
@pytest.mark.parametrize(
    ("technology", "unit", "rank", "costs"),
    [
        pytest.param("democracy", "infantry", 2, 7, marks=card("democracy")),
        pytest.param("gunpowder", "infantry", 3, 9, marks=card("gunpowder")),
        pytest.param("replaceable-parts", "infantry", 4, 11, marks=card("replaceable-parts")),
        pytest.param("chivalry", "mounted", 2, 7, marks=card("chivalry")),
        pytest.param("railroad", "mounted", 3, 9, marks=card("railroad")),
        pytest.param("combustion", "mounted", 4, 11, marks=card("combustion")),
        pytest.param("mathematics", "artillery", 2, 7, marks=card("mathematics")),
        pytest.param("metal-casting", "artillery", 3, 9, marks=card("metal-casting")),
        pytest.param("ballistics", "artillery", 4, 11, marks=card("ballistics")),
        pytest.param("flight", "aircraft", 1, 12, marks=card("flight")),
    ],
)
def test_a_technology_raises_its_units(technology: str, unit: str, rank: int, costs: int) -> None:
    s = table("america", "china")
    player = s.players[0]
    before = [player.rank(number(other)) for other in ("artillery", "infantry", "mounted", "aircraft")]
    assert before == [1, 1, 1, 0]
    know(s, 0, technology)
    assert (player.rank(number(unit)), price(player, number(unit))) == (rank, costs)
    others = {"artillery", "infantry", "mounted"} - {unit}
    assert {player.rank(number(other)) for other in others} == {1}


@rule("smc.ability.once-a-round")
@card("currency", "chivalry")
def test_page_22_currency_and_chivalry_are_used_once_each_in_a_round() -> None:
    s = table("america", "china")
    know(s, 0, "chivalry")
    s.market[0] += 2  # more incense than the market has
    tokens(s, 0, incense=4)
    play(cities(s), "use currency", "pay incense")
    assert "use currency" not in moves(s)
    play(s, "use chivalry", "pay incense")
    assert (s.players[0].culture, s.players[0].resources[0]) == (3 + 5, 2)
    assert [move for move in moves(s) if move in ("use currency", "use chivalry")] == []


@card("a-gift-from-afar", "a-generous-gift", "a-princely-gift")
@pytest.mark.parametrize("gift", ["a-gift-from-afar", "a-generous-gift", "a-princely-gift"])
def test_a_gift_is_one_resource_of_some_kinds(gift: str) -> None:
    paid = []
    for technology, resource in (
        ("construction", "wheat"),
        ("steam-power", "silk"),
        ("currency", "incense"),
        ("atomic-theory", "uranium"),
    ):
        s = table("america", "china")
        know(s, 0, technology)
        hand(s, 0, gift)
        s.players[0].scouts, s.players[0].scout_city = [square("a4")], [square("b3")]
        s.players[0].scout_since, s.players[0].scout_sends = [1], [0]
        if f"use {technology}" in moves(cities(s)):
            play(s, f"use {technology}")
            while not moves(s)[0].startswith("pay"):
                play(s, moves(s)[0])
            assert moves(s) == [f"pay {resource} {gift}"]
            play(s, moves(s)[0])
            paid.append(resource)
            assert (s.players[0].hand, s.players[1].gifts) == ([], int(gift == "a-gift-from-afar"))
    assert paid == ["wheat", "silk"] + ["uranium"] * (gift == "a-princely-gift")


@card("despotism")
def test_despotism_changes_nothing() -> None:
    s = table("america", "china")
    govern(s, 0, "despotism")
    assert (production(s, 0, 0), culture(s, 0, 0)) == (5, 0)
    s.players[0].trade = 0
    start(s)
    assert s.players[0].trade == 0


@card("communism-government")
def test_communism_gives_each_city_two_production_and_temples_no_culture() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "c6")
    mark(s, 0, "temple", "a4")
    before = [production(s, 0, at) for at in (0, 1)]
    assert culture(s, 0, 0) == 2
    govern(s, 0, "communism-government")
    assert [production(s, 0, at) for at in (0, 1)] == [have + 2 for have in before]
    assert culture(s, 0, 0) == 0


@card("the-citizens-are-revolting-ii", "anarchy")
def test_citizens_revolt_in_the_middle_ages_too() -> None:
    s = table("america", "china")
    hand(s, 0, "the-citizens-are-revolting-ii")
    play(start(s), "play the-citizens-are-revolting-ii", "target 1")
    assert THINGS.slug(s.players[1].government) == "anarchy"
    play(s, "done")
    assert "government despotism" not in moves(s)  # only in the round after


@card("germany-civilization")
def test_germany_gets_an_aircraft_with_flight() -> None:
    s = cities(table("germany", "china"))
    assert len(s.players[0].units) == 5
    learn(s, 0, number("flight"), LUCK)
    assert [THINGS.slug(one)[:-2] for one in s.players[0].units].count("aircraft") == 1
    play(s, "gain silk")
    assert s.players[0].resources == [0, 1, 0, 0]


@rule("smc.blockade.square")
@pytest.mark.parametrize("at", ["a2", "c2", "a4", "c4", "b2", "c3"])
def test_a_blockade_works_across_a_corner_too(at: str) -> None:
    s = table("america", "china")
    s.ground[square(at)] = PLAIN[number("forest")]
    before = production(s, 0, 0)
    from_afar = s.copy()
    s.players[1].armies = [square(at)]
    assert production(s, 0, 0) == before - 2
    from_afar.players[1].armies = [square("d5")]  # beside the outskirts' corner, outside of them
    assert production(from_afar, 0, 0) == before
