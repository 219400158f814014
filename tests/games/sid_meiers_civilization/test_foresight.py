"""Before a card is played or a square attacked, a player reads what everybody can work out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import yields
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import FRONT, STRIKE
from ecumene.kernel.frame import apply, waiting
from ecumene.table.messages import LANGS
from ecumene.table.presenter import Presenter
from ecumene.table.table import Table
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
    moving,
    open_map,
    play,
    researching,
    scout,
    start,
    table,
    tokens,
    units,
)
from tests.rules import rule

NO_UNIT = -1


def field() -> GameState:
    """Return two armies side by side, with forces of all kinds and abilities."""
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    units(s, 0, "artillery-1", "infantry-2", "mounted-3", "infantry-1", "aircraft-5")
    units(s, 1, "artillery-2", "infantry-3", "mounted-1", "mounted-2", "artillery-3")
    know(s, 0, "metalworking", "mathematics")
    tokens(s, 0, iron=1)
    army(s, 0, "d5", "d5")
    army(s, 1, "d6", "d6")
    return moving(s)


def told(s: GameState, text: str) -> list[tuple[str, dict[str, Any]]]:
    return GAME.teller.chances(s, waiting(s)[0], GAME.grammar.parse(text))


def test_the_blows_that_are_foretold_are_those_that_fall() -> None:
    assert sum(strikes(Random(seed)) for seed in range(8)) > 8


def strikes(dice: Random) -> int:
    """Play a battle by chance and compare every strike with what was told of it; return how many there were."""
    s, count = play(field(), "pick army d5", "pick army d5", "walk d6"), 0
    while isinstance(s.stack[-1], Battle):
        battle = s.stack[-1]
        side, other, seat = battle.side, 1 - battle.side, waiting(s)[0]
        legal = battle.legal(s, seat)
        a = dice.choice([each for each in legal if each[0] == STRIKE] or legal)
        foretold = dict(GAME.teller.chances(s, seat, a)) if a[0] == STRIKE else {}
        before = battle.copy()
        apply(s, seat, a, LUCK)
        count += bool(foretold)
        for key, of in (("chances-deals", other), ("chances-bears", side)):
            row = foretold.get(key)
            dead = bool(foretold) and battle.units(of)[a[2] - 1] == NO_UNIT
            assert dead == bool(row and row["dies"])
            if row and not dead:
                had = before.wounds(of)[a[2] - 1] if of == other else 0
                assert battle.wounds(of)[a[2] - 1] == had + row["wounds"]
    return count


def test_an_attack_tells_cards_bonuses_and_who_begins() -> None:
    s = field()
    mark(s, 1, "barracks", "e14")
    play(s, "pick army d5")
    assert told(s, "walk d6") == [
        ("chances-attack", {"seat": 1, "mine": 3, "bonus": 0, "theirs": 5, "against": 2, "begins": 0}),
        ("chances-they", {"what": "barracks", "n": 2}),
    ]
    play(s, "pick army d5")
    assert told(s, "walk d6")[0][1]["mine"] == 5
    assert told(s, "walk d4") == [("chances-ground", ground("mountain", production=1, resource="iron"))]


def label(s: GameState, text: str, lang: str = "en") -> str:
    """Return what a move is called in the list."""
    offers = Presenter(at_a_table(s), waiting(s)[0], lang).worded_offers()
    return next(str(each["label"]) for each in offers if each["text"] == text)


def test_an_attack_says_that_it_is_one_and_whom_it_meets() -> None:
    s = play(field(), "pick army d5")
    assert label(s, "walk d6") == "Attack China in d6"
    assert label(s, "walk d6", "ru") == "Напасть на Китай в d6"
    assert label(s, "walk d6", "el") == "Επίθεση στο d6: Κίνα"
    assert label(s, "walk d4") == "Walk to d4"
    s.huts, s.villages = [square("c5")], [square("d4")]
    assert label(s, "walk d4") == "Attack the village in d4"
    assert label(s, "walk c5") == "Walk to c5"
    table = at_a_table(s)
    table.play(0, "walk d6")
    said = [line["text"] for line in Presenter(table, 0, "en").log(0)]
    assert "Player 1 attacks Player 2 in d6." in said


@rule("smc.ability.standing")
def test_a_flight_over_a_rival_is_no_attack_until_the_group_comes_down() -> None:
    s = field()
    know(s, 0, "flight")
    play(s, "pick army d5")
    assert label(s, "walk d6") == "Walk to d6"
    assert [key for key, _ in told(s, "walk d6")] == ["chances-ground"]
    play(s, "walk d6")
    assert label(s, "stop") == "Stop here and attack China"
    assert told(s, "stop")[0][0] == "chances-attack"


@rule("smc.battle.force-armies")
def test_a_flight_that_comes_down_counts_its_armies_once() -> None:
    s = field()
    know(s, 0, "flight")
    play(s, "pick army d5", "pick army d5", "walk d6")
    assert told(s, "stop")[0][1]["mine"] == 5
    play(s, "stop")
    assert isinstance(s.stack[-1], Battle)
    assert len(s.stack[-1].mine) == 5


def test_units_are_called_in_the_list_as_on_their_cards() -> None:
    s = field()
    know(s, 0, "chivalry")
    mark(s, 0, "himeji-samurai-castle", "a4")
    units(s, 0, "mounted-3", "infantry-2")
    units(s, 1, "artillery-2")
    play(s, "pick army d5", "walk d6", "front artillery-2")
    assert label(s, "front mounted-3") == "Open a front: Knight 5"  # rank 2 makes it 4, the castle 5
    assert label(s, "strike infantry-2 1", "ru") == "Атаковать: Копейщик 3, фронт 1"
    assert label(s, "strike infantry-2 1", "el").startswith("Χτυπήστε: Λογχοφόρος 3")
    table = at_a_table(s)
    table.play(0, "strike infantry-2 1")
    for again in (table, Table.resume(table.snapshot())):
        assert Presenter(again, 1, "en").log(0)[-1]["move"]["label"] == "Strike with Spearman 3 at front 1"


def test_a_revolution_does_not_look_like_the_thing_to_do() -> None:
    s = start(table("america", "china"))
    offers = Presenter(at_a_table(s), 0, "en").worded_offers()
    assert [each["text"] for each in offers] == ["done", "government anarchy"]
    destroying = {each["move"]: each["destroys"] for each in Presenter(at_a_table(s), 0, "en").offers()}
    assert destroying == {"government anarchy": True, "done": False}


def ground(terrain: str, **more: Any) -> dict[str, Any]:
    """Return what is told of a square."""
    nothing = {"mark": "none", "production": 0, "trade": 0, "culture": 0, "coins": 0, "resource": "none"}
    return {"ground": terrain, **nothing, **more}


def test_a_step_tells_what_is_there() -> None:
    s = field()
    s.huts = [square("d4")]
    city(s, 1, "f6")
    scout(s, 0, "e4")
    play(moving(s), "pick army d5")
    assert told(s, "walk d4")[1:] == [("chances-hut", {})]
    assert told(s, "walk e5")[1:] == [("chances-blockade", {})]
    s.players[1].armies, s.players[1].scouts = [], [square("d6")]
    assert told(s, "walk d6")[1:] == [("chances-scouts", {})]
    play(s, "stop")
    play(s, "pick scout e4")
    assert [key for key, _ in told(s, "walk e3")] == ["chances-ground"]


def test_a_figure_that_is_placed_tells_the_ground_or_the_battle() -> None:
    s = grounds()
    s.players[0].trade = 27
    play(cities(s), "build army")
    assert told(s, "place a2") == [("chances-ground", ground("forest", production=2))]
    s = grounds()
    s.players[0].trade = 27
    army(s, 1, "a2")
    play(cities(s), "build army")
    assert [key for key, _ in told(s, "place a2")] == ["chances-attack"]


def test_trade_that_research_would_need_is_not_spent_unwarned() -> None:
    s = grounds()
    s.players[0].trade = 8
    know(s, 0, "code-of-laws")
    cities(s)
    build = GAME.grammar.parse("build trading-post")
    assert {kind: each.total() for kind, each in GAME.teller.price(s, 0, build).items()} == {
        "production": 7,
        "trade": 3,
    }
    assert GAME.teller.cautions(s, 0, build) == [("warning-research", {"left": 5, "needs": 6})]
    s.players[0].trade = 14
    assert GAME.teller.cautions(s, 0, build) == []
    s.players[0].trade = 12
    assert GAME.teller.cautions(s, 0, build) == [("warning-research-level", {"left": 9, "level": 1, "before": 2})]
    assert GAME.teller.cautions(s, 0, GAME.grammar.parse("build army")) == []


def test_a_new_front_tells_its_strength_and_trump() -> None:
    s = play(field(), "pick army d5", "pick army d5", "walk d6")
    fronts = [each for each in s.stack[-1].legal(s, waiting(s)[0]) if each[0] == FRONT]
    lines = [GAME.teller.chances(s, waiting(s)[0], each)[0] for each in fronts]
    assert {key for key, _ in lines} == {"chances-front"}
    assert {row["what"] for _, row in lines} <= {"none", "infantry", "mounted", "artillery"}
    assert all(row["n"] > 0 for _, row in lines)


def test_walls_let_the_attacker_begin_unless_they_fall_first() -> None:
    s = field()
    city(s, 1, "f6", walls=1)
    army(s, 0, "e6")
    play(moving(s), "pick army e6")
    assert told(s, "walk f6") == [
        ("chances-attack", {"seat": 1, "mine": 3, "bonus": 0, "theirs": 6, "against": 10, "begins": 1}),
        ("chances-they", {"what": "city", "n": 6}),
        ("chances-they", {"what": "city-walls", "n": 4}),
    ]
    know(s, 0, "combustion")
    assert (told(s, "walk f6")[0][1]["against"], told(s, "walk f6")[0][1]["begins"]) == (6, 0)
    assert told(s, "walk f6")[1:] == [("chances-they", {"what": "city", "n": 6})]


def test_a_village_is_told_with_its_three_barbarians() -> None:
    s = field()
    s.villages = [square("d4")]
    play(s, "pick army d5")
    assert told(s, "walk d4") == [("chances-village", {"mine": 3, "bonus": 0, "theirs": 3})]


def grounds() -> GameState:
    """Return America's capital in b3, with 3 trade and 5 production, and a scout in a forest."""
    s = table("america", "rome")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    scout(s, 0, "d3")
    return s


def test_a_building_tells_what_the_city_has_with_it() -> None:
    s = grounds()
    know(s, 0, "philosophy")
    s.players[0].trade = 27
    play(cities(s), "build temple")
    assert told(s, "place a2") == [  # a forest
        ("chances-city", {"at": "b3", "what": "production", "now": 5, "then": 3}),
        ("chances-city", {"at": "b3", "what": "culture", "now": 0, "then": 2}),
    ]
    assert yields(play(s, "place a2"), 0, 0) == (3, 3, 2)


def test_a_government_and_a_scout_tell_what_cities_have_then() -> None:
    s = grounds()
    city(s, 0, "c6")
    know(s, 0, "communism")
    govern(s, 0, "anarchy")
    start(s)
    made = [yields(s, 0, at)[0] for at in (0, 1)]
    assert told(s, "government communism-government") == [
        ("chances-city", {"at": at, "what": "production", "now": now, "then": now + 2})
        for at, now in zip(("b3", "c6"), made, strict=True)
    ]
    assert told(s, "send 1 c6") == [
        ("chances-city", {"at": "b3", "what": "production", "now": made[0], "then": made[0] - 2}),
        ("chances-city", {"at": "c6", "what": "production", "now": made[1], "then": made[1] + 2}),
    ]
    play(s, "send 1 c6")
    assert [yields(s, 0, at)[0] for at in (0, 1)] == [made[0] - 2, made[1] + 2]


def test_a_new_city_is_told_with_its_sums_before_it_is_founded() -> None:
    s = grounds()
    s.players[0].scouts = [square("c6")]
    foretold = told(start(s), "found c6 scout")
    made, traded, cultured = yields(play(s, "found c6 scout"), 0, 1)
    assert ("chances-founded", {"production": made, "trade": traded, "culture": cultured}) in foretold


def test_research_tells_what_it_leaves_on_the_dial() -> None:
    s = grounds()
    s.players[0].trade, s.players[0].gifts = 18, 4
    assert told(researching(s), "research pottery") == [("chances-dial", {"left": 4, "have": 18})]
    assert told(s, "research") == [("chances-kept", {"have": 18})]


@pytest.mark.parametrize("lang", LANGS)
def test_all_of_it_has_words(lang: str) -> None:
    said = words(GAME, lang)
    numbers: dict[str, Any] = {"wounds": 3, "left": 2, "mine": 3, "bonus": 0, "theirs": 5, "against": 2}
    numbers |= {"at": "b3", "now": 3, "then": 5, "production": 5, "trade": 3, "culture": 0, "have": 18, "n": 4}
    for what in (
        "capital",
        "city",
        "city-walls",
        "barracks",
        "academy",
        "general",
        "production",
        "trade",
        "culture",
    ):
        keys = ("city",) if what in ("production", "trade", "culture") else ("you", "they")
        assert len({said.format(f"chances-{key}", what=what, **numbers) for key in keys}) == len(keys)
    for terrain in ("mountain", "forest", "grassland", "desert", "water"):
        line = said.format("chances-ground", **ground(terrain, mark="wonder", coins=1, resource="silk"))
        assert "{" not in line and line.count(",") == 3
    for key in ("founded", "dial", "kept", "hut", "scouts", "own", "blockade"):
        assert "{" not in said.format(f"chances-{key}", **numbers)
    for key in ("first", "last", "deals", "bears", "attack", "village"):
        lines = {said.format(f"chances-{key}", **numbers, seat="One", dies=n, begins=n) for n in (0, 1)}
        assert len(lines) == (2 if key in ("deals", "bears", "attack") else 1)
        assert all("{" not in line for line in lines)
    trumped = [
        said.format("chances-front", n=3, what=what) for what in ("none", "infantry", "mounted", "artillery")
    ]
    assert len(set(trumped)) == 4 and not any("{" in line for line in trumped)
    for level in range(1, 6):
        assert "{" not in said.format("warning-research-level", left=8, level=level, before=level)
    assert "{" not in said.format("warning-research", left=2, needs=6)
    assert said.lacking == set()


CHOSEN = {"en": "chose a2 (Temple)", "ru": "выбирает a2 (Храм)", "el": "διάλεξε a2 (Ναός)"}


@pytest.mark.parametrize("lang", LANGS)
def test_afterwards_it_is_told_for_what_a_square_was_chosen(lang: str) -> None:
    s = grounds()
    know(s, 0, "philosophy")
    s.players[0].trade = 27
    played = at_a_table(play(cities(s), "build temple"))
    played.play(0, "place a2")
    assert Presenter(played, 1, lang).numbered_log(1, 2)[0]["did"] == CHOSEN[lang]


@rule("smc.trade.dial", "smc.ruling.trade-cap")
def test_trade_that_will_be_lost_counts_what_a_wonder_still_gives() -> None:
    s = table("america", "china")
    mark(s, 0, "the-colossus", "a4")
    s.players[0].trade = 23  # the capital brings 3, the wonder 3 by itself when the phase ends
    start(s)
    assert dict(GAME.teller.warnings(s, 0))["warning-trade"] == {"count": 2}
    play(s, "use the-colossus")
    assert dict(GAME.teller.warnings(s, 0))["warning-trade"] == {"count": 2}


@rule("smc.research.threshold", "smc.ability.resources")
def test_trade_that_a_coin_costs_is_told_with_what_it_takes_away_from_research() -> None:
    s = table("rome", "china")
    know(s, 0, "democracy", "printing-press")
    s.players[0].trade, s.players[0].culture = 10, 5
    cities(s)
    coin = GAME.grammar.parse("use democracy")
    assert {kind: paid.total() for kind, paid in GAME.teller.price(s, 0, coin).items()} == {"trade": 6}
    assert GAME.teller.cautions(s, 0, coin) == [("warning-research", {"left": 4, "needs": 6})]
    press = GAME.grammar.parse("use printing-press")
    assert {kind: paid.total() for kind, paid in GAME.teller.price(s, 0, press).items()} == {"culture": 5}
    for move in (coin, press):
        assert [(kind, amount) for kind, amount, _ in GAME.teller.gain(s, 0, move)] == [("coins", 1)]
