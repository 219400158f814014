"""Taking cards from the row (p. 5), and the civil hand (p. 8)."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from tests.games.through_the_ages.situation import change, has, moves, play, price, refusal, seat, situation, slugs
from tests.rules import card, rule

FULL = "iron alchemy knights drama theology"


@rule("tta.take.slot-cost")
def test_cards_cost_one_two_or_three_civil_actions() -> None:
    row = (
        "iron alchemy knights drama theology swordsmen warfare cartography masonry monarchy theocracy homer moses"
    )
    s = situation(row=row)
    costs = [price(s, f"take {slug}")["civil-actions"] for slug in row.split()]
    assert costs == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    assert change(s, "take monarchy") == {"ca": -3, "hand": 1}
    assert refusal(s, "take moses") == "tta.take.slot-cost" and "take iron" in moves(s)
    assert slugs(s.players[0].hand) == ["monarchy"] and s.row[9] == -1


@rule("tta.take.from-row")
def test_only_cards_of_the_row_can_be_taken() -> None:
    s = situation(row="iron - iron")
    assert refusal(s, "take coal") == "tta.take.from-row"
    assert moves(s, "take") == ["take iron"] and moves(s, "take-at") == ["take-at iron 3"]
    play(s, "take-at iron 3")
    assert slugs(s.row[:3]) == ["iron", "-", "-"]


@rule("tta.take.hand-limit", "tta.hand.civil-no-discard")
def test_a_full_hand_takes_no_card() -> None:
    s = situation(seat(hand="iron alchemy knights drama"), seat(), row="masonry homer stockpile pyramids")
    for slug in ("masonry", "homer", "stockpile"):
        assert refusal(s, f"take {slug}") == "tta.take.hand-limit"
    s = situation(seat(hand=FULL), seat(), row="masonry")
    play(s, "done")
    assert has(s)["hand"] == 5, "beyond the limit nothing is discarded"


@card("library-of-alexandria")
@rule("tta.take.hand-limit")
def test_the_library_of_alexandria_raises_the_limits() -> None:
    told = seat(
        hand="iron alchemy knights drama", wonders="library-of-alexandria", military="raid-1 raid-1 plunder-1"
    )
    s = situation(told, seat(), row="masonry homer")
    assert has(s)["science rating"] == 2 and has(s)["culture rating"] == 1
    play(s, "take masonry")
    assert refusal(s, "take homer") == "tta.take.hand-limit"
    play(s, "done")
    assert s.current == 1 and has(s)["military"] == 5, "three cards with two military actions: none is discarded"


@rule("tta.take.wonder-full-hand", "tta.take.wonder-into-play")
def test_a_wonder_goes_into_play_even_with_a_full_hand() -> None:
    s = situation(seat(hand=FULL), seat(), row="masonry pyramids")
    assert change(s, "take pyramids") == {"ca": -1}
    assert slugs([s.players[0].wonder]) == ["pyramids"] and has(s)["ca"] == 3


@pytest.mark.parametrize("slug", ["iron", "monarchy", "masonry"])
@rule("tta.take.same-technology")
def test_a_technology_is_not_taken_twice(slug: str) -> None:
    s = situation(seat(hand=slug), seat(), seat(), seat(), row=slug if slug != "masonry" else "iron")
    if slug != "masonry":
        assert refusal(s, f"take {slug}") == "tta.take.same-technology"
    government = "monarchy" if slug == "monarchy" else "despotism"
    s = situation(
        seat(slug if slug == "iron" else "", government=government), seat(), seat(), seat(), row="iron monarchy"
    )
    expected = {"iron": "take iron", "monarchy": "take monarchy"}.get(slug)
    if expected:
        assert refusal(s, expected) == "tta.take.same-technology"


@rule("tta.take.same-technology")
def test_action_cards_may_be_taken_twice() -> None:
    s = situation(seat(hand="reserves-1"), seat(), row="reserves-1")
    assert change(s, "take reserves-1") == {"ca": -1, "hand": 1}


@rule("tta.take.leader-age-limit")
def test_one_leader_an_age_is_taken_even_when_the_first_is_gone() -> None:
    s = situation(seat(leaders_taken=1), seat(), row="homer joan-of-arc")
    assert refusal(s, "take homer") == "tta.take.leader-age-limit"
    play(s, "take joan-of-arc")
    s = situation(seat(), seat(), row="homer moses")
    play(s, "take homer")
    assert refusal(s, "take moses") == "tta.take.leader-age-limit"


@rule("tta.take.one-wonder")
def test_one_wonder_at_a_time() -> None:
    s = situation(seat(wonder="colossus"), seat(), row="pyramids")
    assert refusal(s, "take pyramids") == "tta.take.one-wonder"


@rule("tta.take.wonder-surcharge", "tta.take.wonder-ruins-count")
def test_each_completed_wonder_costs_a_civil_action_more() -> None:
    s = situation(seat(wonders="colossus hanging-gardens"), seat(), row="pyramids iron")
    assert price(s, "take pyramids") == {"civil-actions": 3} and price(s, "take iron") == {"civil-actions": 1}
    s = situation(seat(wonders="colossus hanging-gardens", ruins="colossus"), seat(), row="pyramids")
    assert change(s, "take pyramids") == {"ca": -3}
    s = situation(seat(wonders="colossus hanging-gardens", ca=2), seat(), row="pyramids")
    assert refusal(s, "take pyramids") == "tta.take.wonder-surcharge"


@card("michelangelo")
def test_michelangelo_pays_no_surcharge() -> None:
    s = situation(seat(wonders="colossus hanging-gardens", leader="michelangelo"), seat(), row="pyramids")
    assert price(s, "take pyramids") == {"civil-actions": 1}


@card("hammurabi")
def test_hammurabi_takes_leaders_for_one_civil_action_less() -> None:
    row = "joan-of-arc iron - - - michelangelo"
    s = situation(seat(leader="hammurabi", ca=0, ma=0), seat(), row=row)
    assert moves(s, "take") == ["take joan-of-arc"] and price(s, "take joan-of-arc") == {"civil-actions": 0}
    assert price(s, "take michelangelo") == {"civil-actions": 1}


@card("aristotle")
def test_aristotle_gains_science_for_technologies_only() -> None:
    s = situation(seat(leader="aristotle"), seat(), row="iron monarchy masonry stockpile")
    assert change(s, "take iron") == {"ca": -1, "hand": 1, "science": 1}
    assert change(s, "take masonry")["science"] == 1 and change(s, "take monarchy")["science"] == 1
    assert "science" not in change(s, "take stockpile")


@card("taj-mahal")
@rule("tta.wonders.taj-mahal")
def test_the_taj_mahal_is_cheaper_in_a_turn_in_which_a_leader_was_replaced() -> None:
    s = situation(seat(leader="homer", hand="joan-of-arc"), seat(), row="- - - - - - - - - taj-mahal")
    assert price(s, "take taj-mahal") == {"civil-actions": 3}
    play(s, "lead joan-of-arc")
    assert change(s, "take taj-mahal") == {"ca": -1}
    s = situation(seat(hand="joan-of-arc"), seat(), row="taj-mahal")
    play(s, "lead joan-of-arc")
    assert price(s, "take taj-mahal") == {"civil-actions": 1}, "nobody was replaced"


@rule("tta.hand.civil-open")
def test_everybody_sees_the_civil_cards() -> None:
    s = situation(seat(hand="iron homer"), seat())
    assert GAME.view(s, 1)["players"][0]["hand"] == GAME.view(s, -1)["players"][0]["hand"] == ["iron", "homer"]


@rule("tta.card.in-play")
def test_cards_in_the_hand_do_nothing() -> None:
    plain, holding = situation(), situation(seat(hand="homer code-of-laws theocracy"), seat(), row="pyramids")
    assert {**has(holding), "hand": 0} == has(plain)
