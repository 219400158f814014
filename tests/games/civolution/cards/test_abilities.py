"""Activities and triggers of cards and attribute tokens, income and start tokens, as their rows say."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import (
    ATTRIBUTE_ROWS,
    CARD_ROWS,
    INCOME_ROWS,
    START_TOKEN_ROWS,
    THINGS,
)
from ecumene.games.civolution.continent.lands import FIRST_CAMP, LAND, PLACES
from ecumene.games.civolution.effects.powers import MOMENT, SUBJECT
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Event, Luck
from tests.games.civolution.cards.bench import bench, brought, expected, settle_all
from tests.games.civolution.situation import begins, effect, has, moves, place, play, seat, table

Doc = dict[str, Any]
ABILITIES: dict[str, Doc] = {row["id"]: row["ability"] for row in [*CARD_ROWS, *ATTRIBUTE_ROWS]}
OF_KIND = {
    kind: [id for id, ability in ABILITIES.items() if ability["kind"] == kind] for kind in ("activity", "trigger")
}
INCOMES: dict[str, list[Doc]] = {row["id"]: row["do"] for row in [*INCOME_ROWS, *START_TOKEN_ROWS]}
FILLED = {"farms": "b-hills", "boats": "a-water"}  # so that there is something to count


def price(pay: Doc) -> dict[str, int]:
    """Return the markers that an activity costs; of several materials the first."""
    material = pay.get("material", {})
    one = {material["any_of"][0]: material["n"]} if "any_of" in material else dict(material)
    return {**{name: n for name, n in pay.items() if name != "material"}, **one}


def purse(pay: Doc) -> dict[str, int]:
    """Return what the bench needs for a price besides what it has."""
    return {name.replace("-", "_"): n for name, n in price(pay).items() if name not in ("money", "food", "idea")}


def perform(s: GameState, card: str) -> tuple[list[Event], list[Event]]:
    """Perform the activity of a card; return what was told at once, and all that was told."""
    depth, luck = len(s.stack), Luck(3)
    run(s, 0, program([{"activity": 1}]), -1)
    advance(s, luck)
    luck.log = []
    legal = s.stack[-1].legal(s, waiting(s)[0])
    apply(s, 0, next(a for a in legal if a[1] == THINGS.number(card)), luck)
    first = luck.log
    return first, [*first[1:], *settle_all(s, depth, luck)]


def paid(log: list[Event], names: list[str]) -> dict[str, int]:
    """Return how many markers of these names were returned."""
    found = dict.fromkeys(names, 0)
    for event in log:
        if event.kind == "returned" and THINGS.slugs[event.subject] in found:
            found[THINGS.slugs[event.subject]] += event.amount
    return found


@pytest.mark.parametrize("card", [id for id in OF_KIND["activity"] if id not in ("a08", "c16", "d03")])
def test_an_activity_costs_and_brings_what_the_card_says(card: str) -> None:
    ability = ABILITIES[card]
    s = bench(card, **FILLED, **purse(ability["pay"]))
    wanted, cost = expected(ability["do"], s), price(ability["pay"])
    first, log = perform(s, card)
    assert paid(log if "any_of" in str(ability["pay"]) else first, list(cost)) == cost
    assert brought(log, THINGS.number(card), wanted) == wanted


def test_the_sail_moves_tribes_on_and_off_boats_and_loads_one() -> None:
    s = bench("a08", **FILLED)
    s.players[0].cargo[0] = 0
    s.players[0].supply += 1
    _, log = perform(s, "a08")
    assert sum(event.kind == "migrated" for event in log) == 2
    assert all(
        event.origin == place("a-water") or event.target == place("a-water") for event in log if event.origin >= 0
    )
    assert s.players[0].cargo[0] == 1


def test_the_sail_takes_one_tribe_onto_a_boat_and_off_on_another_shore() -> None:
    water = place("a-water")
    s = table(seat("c-grassland:2", boats="a-water", block="a08:1"), seat())
    assert place("c-grassland") in s.land.neighbours[water]
    play(effect(s, {"activity": 1}), "activity a08", "lead c-grassland 2")
    assert [move.split()[0] for move in moves(s)] == ["board", "cross"]  # land to land is no way for a sail
    play(s, "cross a-water")
    shores = {move.split()[1] for move in moves(s) if move.startswith("settle")}
    assert {PLACES.numbers[shore] for shore in shores} == {at for at in s.land.neighbours[water] if LAND[at] != 6}
    s = table(seat("c-grassland:2", block="a08:1 b02:2"), seat())
    play(effect(s, {"activity": 1}), "activity a08")
    assert begins(s, "lead") == []  # who swims needs no boat, but a sail does


def test_the_market_hall_is_one_sale_and_one_purchase() -> None:
    s = effect(table(seat("c-swamp:2", block="d03:1", wood=1, stone=1, money=4), seat()), {"activity": 1})
    play(s, "activity d03", "sell wood", "buy wood")
    assert begins(s, "buy") == [] and begins(s, "sell") == []
    assert has(s, "wood", "stone") == [1, 1] and s.players[0].points == 0


def test_theocracy_puts_two_weak_tribes_on_free_encampments_of_one_territory() -> None:
    s = table(seat("c-grassland:1", block="c16:1", food=1), seat())
    perform(s, "c16")
    camps = range(FIRST_CAMP[place("c-grassland")], FIRST_CAMP[place("c-grassland")] + 3)
    assert [s.camp_owner[camp] for camp in camps] == [0, 0, 0]
    assert [s.camp_weak[camp] for camp in camps] == [0, 1, 1]
    assert has(s, "food") == [0]


@pytest.mark.parametrize("card", OF_KIND["trigger"])
def test_a_trigger_brings_what_the_card_says_when_its_moment_comes(card: str) -> None:
    s = bench(card, **FILLED, favour=6)
    thing, depth = THINGS.number(card), len(s.stack)
    luck = Luck(3)
    wanted = expected(ABILITIES[card]["do"], s)
    trigger(s, 0, MOMENT[thing], SUBJECT[thing], luck)
    assert len(s.stack) == depth + 1
    log = settle_all(s, depth, luck)
    assert brought(log, thing, wanted) == wanted


@pytest.mark.parametrize("card", [id for id in OF_KIND["trigger"] if "limit" in ABILITIES[id]])
def test_a_limited_trigger_waits_for_the_next_turn_or_era(card: str) -> None:
    s = bench(card)
    thing, depth, luck = THINGS.number(card), len(s.stack), Luck(3)
    trigger(s, 0, MOMENT[thing], SUBJECT[thing], luck)
    settle_all(s, depth, luck)
    trigger(s, 0, MOMENT[thing], SUBJECT[thing], luck)
    assert len(s.stack) == depth


@pytest.mark.parametrize("token", INCOMES)
def test_an_income_token_brings_what_it_says(token: str) -> None:
    effects = INCOMES[token]
    favour = 5 if "favor" in str(effects).replace("favor_test", "") else 6
    for seed in range(40):
        s = bench(favour=favour, fate=2)
        thing, depth = THINGS.number(token), len(s.stack)
        wanted = expected(effects, s)
        run(s, 0, program(effects), thing)
        log = settle_all(s, depth, Luck(seed))
        if all(event.kind != "favour-failed" for event in log):
            break
    assert brought(log, thing, wanted) == wanted
