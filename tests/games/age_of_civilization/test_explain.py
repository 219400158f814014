"""Numbers explain themselves: prices, military and rewards name the card of each part."""

from __future__ import annotations

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.sums import military_sum
from ecumene.kernel.frame import waiting
from tests.games.age_of_civilization.situation import log_of, run, seat, situation

Rows = list[tuple[str, int]]


def named(rows: list[tuple[int, int]]) -> Rows:
    return [(GAME.things.slug(source), amount) for source, amount in rows]


def price(s: GameState, text: str) -> Rows:
    return named(GAME.teller.price(s, waiting(s)[0], GAME.grammar.parse(text))["coins"].rows)


def told(s: GameState, text: str, kind: str) -> Rows:
    """Return the lines of one kind that a move writes, with their cards."""
    return [(GAME.things.slug(event.source), event.amount) for event in log_of(s, text) if event.kind == kind]


def test_a_price_is_the_actions_own_and_what_each_card_takes_off() -> None:
    s = situation(seat("byzantium", "harappa", "france"), seat(), window="culture")
    assert price(s, "culture") == [("culture", 4), ("harappa", -1), ("france", -1), ("byzantium", -1)]
    s = situation(seat("ottoman", techs="sailing currency"), seat())
    assert price(s, "research science") == [("research", 4), ("ottoman", -3)]
    assert price(s, "research engineering") == [("research", 4)]


def test_a_research_for_nothing_takes_off_just_what_it_would_cost() -> None:
    s = situation(seat("sumer"), seat())
    assert price(s, "research writing") == [("research", 4), ("sumer", -4)]


def test_the_price_of_education_leaves_harappa_out() -> None:
    s = run(situation(seat("harappa", "france", techs="writing education"), seat(), at="turn end"))
    assert price(s, "resolve education") == [("culture", 4), ("france", -1)]


def test_a_stone_an_order_a_special_card_and_phoenicia_have_their_price_too() -> None:
    s = situation(seat("egypt", stones=1), wonders="colossus", scenario="age-of-wonders")
    assert price(s, "wonder-with-stone colossus") == [("wonder", 7), ("egypt", -3), ("quarry", -2)]
    s = situation(seat(), orders="silk spices glass", scenario="silk-road")
    assert price(s, "caravan silk")[-1] == ("silk", 4)
    s = situation(seat(), seat(), specials="masons", innovations=True)
    assert price(s, "buy masons") == [("masons", 1)]
    s = run(situation(seat("phoenicia"), seat(), at="turn end", market={"rome": 0}))
    assert price(s, "resolve phoenicia rome") == [("phoenicia", 2)]


def test_what_costs_nothing_has_no_price() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, market={"maya": 0})
    assert GAME.teller.price(s, 0, GAME.grammar.parse("raise maya")) == {}


def test_military_names_its_cards() -> None:
    s = situation(seat("hittites", "slavs", techs="mining iron-working"), seat())
    assert named(military_sum(s, 0).rows) == [("hittites", 2), ("slavs", 1), ("mining", 1), ("iron-working", 3)]
    s = situation(seat("rome", techs="writing sailing"), seat())
    assert named(military_sum(s, 0).rows) == [("rome", 1)]
    s = situation(seat("slavs", forts=2), scenario="mongol-invasion")
    assert named(military_sum(s, 0).rows) == [("slavs", 1), ("fortify", 2)]


def test_a_reward_is_told_part_by_part() -> None:
    s = situation(seat("italy", "india", techs="writing"), seat(), window="culture")
    assert told(s.copy(), "culture", "vp") == [("culture", 2), ("italy", 1), ("writing", 1)]
    assert told(s.copy(), "culture", "coins") == [("india", 1)]
    assert told(s, "culture", "pay") == [("culture", -4)]


def test_points_for_a_certain_technology_are_told_by_its_card() -> None:
    s = situation(seat("korea", "greece"), seat())
    assert told(s.copy(), "research writing", "vp") == [("research", 1), ("korea", 2)]
    assert told(s, "research mining", "vp") == [("research", 1)]


def test_a_conquest_that_fails_says_so() -> None:
    s = situation(seat("iberia"), seat("huns"), window="conquest")
    log = log_of(s, "conquest")
    assert [event.kind for event in log if event.kind in ("conquest-failed", "vp")] == ["conquest-failed"]


def test_a_line_knows_the_paragraphs_it_happened_in() -> None:
    s = situation(seat("mali"), seat("rome"), turn=0)
    lines = [event for event in log_of(s, "pass") if event.kind == "coins"]
    assert [event.amount for event in lines] == [2, 2]
    assert [place[0] for place in lines[0].because] == ["Rounds", "Turn", "ActionPhase"]
    assert [place[0] for place in lines[1].because] == ["Rounds", "TurnEnd"]
