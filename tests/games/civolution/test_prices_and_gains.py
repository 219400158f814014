"""What a move costs and brings, told before it is played; what era and game would bring as things stand."""

from __future__ import annotations

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.printed import ERA_POINTS
from ecumene.games.civolution.state import GameState
from ecumene.table.offers import card_told
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.games.civolution.situation import begins, effect, moves, play, seat, table
from tests.rules import card


def price(s: GameState, move: str) -> dict[str, list[tuple[str, int]]]:
    moves(s)
    found = GAME.teller.price(s, 0, GAME.grammar.parse(move))
    return {kind: [(THINGS.slug(source), n) for source, n in cost.rows] for kind, cost in found.items()}


def gain(s: GameState, move: str) -> list[tuple[str, int, str]]:
    moves(s)
    return [
        (kind, amount, THINGS.slug(source))
        for kind, amount, source in GAME.teller.gain(s, 0, GAME.grammar.parse(move))
    ]


def test_a_module_costs_two_dice_and_the_fewest_ideas() -> None:
    s = table(seat("b-forest:2", dice="3 4", idea=3), seat())
    assert price(s, "activate production") == {"payment": [("production", 2)], "ideas": [("-", 1)]}
    s = table(seat("b-forest:2", dice="3 5", idea=3), seat())
    assert price(s, "activate production") == {"payment": [("production", 2)]}
    assert price(s, "sleep") == {"payment": [("sleep", 2)]}


def test_each_payment_tells_the_ideas_that_it_takes() -> None:
    s = table(seat("b-forest:2", dice="3 4 5", planning_5=1, idea=3), seat())
    play(s, "activate production")
    assert price(s, "die 4") == {"dice": [("-", 1)], "ideas": [("-", 1)]}
    assert price(s, "planning 5") == {"planning": [("-", 1)]}
    play(s, "die 4")
    assert price(s, "die 3") == {"dice": [("-", 1)], "ideas": [("-", 1)]}


def test_trade_tells_material_money_and_points() -> None:
    s = effect(table(seat("b-forest:2", wood=2, money=3), seat()), {"sell": 2}, {"buy": 1})
    assert price(s, "sell wood") == {"materials": [("wood", 1)]}
    assert gain(s, "sell wood") == [("money", 1, "money")]
    assert [row[0] for row in gain(s, "donate wood")] == ["points"]
    costs = price(s, "buy wood")["money"][0][1]
    assert gain(s, "buy wood") == [("materials", 1, "wood")] and costs > 0


def test_a_card_costs_the_markers_of_its_level_and_brings_itself() -> None:
    s = effect(table(seat("b-forest:2", hand="a01", wood=9, calm=9), seat()), {"install": {"type": "invention"}})
    assert begins(s, "install")
    for move in begins(s, "install"):
        assert gain(s, move) == [("power", 1, "a01")]


def test_a_settlement_costs_its_materials_and_a_statue_its_marker() -> None:
    home = seat("a-water:0", boats="a-water", jade=1, wood=1, papyrus=1)
    s = effect(table(home, seat()), {"build": {"n": 1, "kind": "any"}})
    assert begins(s, "statue")
    for move in begins(s, "statue"):
        assert price(s, move) == {"materials": [(move.split()[2], 1)]}


@card("a23", "c30")
def test_a_settlement_that_an_ability_makes_cheaper_tells_what_is_paid() -> None:
    for block, stored, told in (
        ("", {"wood": 1, "papyrus": 1}, [("wood", 1), ("papyrus", 1)]),
        ("a23:1", {"wood": 1, "papyrus": 1}, [("-", 1)]),  # Pulley leaves one out, as one likes
        ("a23:1", {"wood": 1}, [("wood", 1)]),
        ("c30:1", {"wood": 1, "cotton": 1}, [("-", 2)]),  # Alchemy replaces one
    ):
        s = table(seat("a-water:0", boats="a-water", block=block, **stored), seat())
        effect(s, {"build": {"n": 1, "kind": "settlement"}})
        assert price(s, "settlement a-water 1")["materials"] == told


def test_the_food_that_the_tribes_need_is_foreseen() -> None:
    s = table(seat("b-forest:2 b-forest:0", food=4), seat("c-swamp:1"))
    before = GAME.teller.forecast(s, 0)
    assert before["food_needed"] == 3 and before["people"] == 2 and before["strong"] == 2


def test_points_after_the_era_and_in_the_end_follow_from_what_stands() -> None:
    s = table(seat("b-forest:2", track0=5), seat(), era_tiles=[THINGS.numbers[each] for each in TILES])
    found = GAME.teller.forecast(s, 0)
    assert found["era_points"] == s.players[0].points + 1 + 5 * ERA_POINTS[0]
    assert found["final_points"] > found["era_points"]
    tiles = [THINGS.numbers[each] for each in TILES]
    s = table(seat("c-desert:2 c-swamp:2w"), seat(), era_tiles=tiles, locations={"d4": "l11", "d3": "l12"})
    assert (
        GAME.teller.forecast(s, 0)["era_points"] == 1 + 4 + 2
    )  # a strong tribe, both lands at d4, the desert at d3


TILES = ["technology", "culture", "prestige", "knowledge"]


def line(s: GameState, move: str) -> str:
    """What a move is good for, as its row tells it in English."""
    a = GAME.grammar.parse(move)
    rows = GAME.teller.gain(s, 0, a)
    level = next((amount for kind, amount, _ in rows if kind == "power"), 1)
    return words(GAME, "en").effect(a, card_told(GAME, a, rows), level)


def test_a_module_says_what_it_does_on_its_level_and_an_upgrade_what_it_will_do() -> None:
    s = table(seat("b-forest:2", dice="1 2 3 4 5 6"), seat())
    assert line(s, "activate migration") == "Carry out 1 migration."
    s.players[0].modules[THINGS.numbers["migration"]] = 2
    assert line(s, "activate migration").startswith("Favour check: carry out 2 migrations.")
    s = effect(table(seat("b-forest:2"), seat()), {"upgrade": 1})
    moves(s)
    assert line(s, "upgrade migration").startswith("Favour check: carry out 2 migrations.")


def test_a_card_says_what_it_does_wherever_it_can_be_chosen() -> None:
    s = effect(table(seat("b-forest:2", hand="a01", wood=9, calm=9), seat()), {"install": {"type": "invention"}})
    card = words(GAME, "en")
    said = f"{card.format('a01', attribute='instant')} {card.format('a01', attribute='ability')}"
    assert {line(s, move) for move in begins(s, "install")} == {said}


def test_a_start_card_and_a_start_token_say_what_they_bring() -> None:
    told = Table.begin(GAME, 2, {}, 1)
    card = words(GAME, "en")
    for offer in told.offers(0):
        assert offer["effect"].startswith(card.format(offer["text"].split()[1], attribute="instant"))
    while told.moves(told.waiting[0])[0].startswith("pick"):
        told.play(told.waiting[0], told.moves(told.waiting[0])[0])
    for offer in told.offers(told.waiting[0]):
        assert offer["effect"] == card.format(offer["text"].split()[1], attribute="text")
