"""Age of Civilization: every worked example and note of the rulebook, by page."""

from __future__ import annotations

import pytest

from tests.games.age_of_civilization.situation import (
    Doc,
    change,
    each,
    frames,
    fresh,
    has,
    market,
    moves,
    play,
    price,
    refusal,
    result,
    run,
    seat,
    situation,
    slugs,
    techs,
)


def actions(texts: list[str]) -> set[str]:
    """Return the actions among moves."""
    return {text.split()[0] for text in texts} - {"pass", "done"}


def test_p2_in_a_game_for_two_five_wonders_are_revealed() -> None:
    assert len(fresh(2).wonder_market) == 5


def test_p3_in_the_picture_six_actions_are_available_in_the_first_round() -> None:
    s = fresh(2, first_game=True)
    first = s.first
    play(s, moves(s)[0])
    while frames(s)[-1] != "ActionPhase":
        play(s, moves(s)[0])
    s.players[first].workers, s.players[first].coins = 4, 20  # to see all of them
    assert actions(moves(s)) == {"wonder", "research", "exploit", "hunt", "fish", "farm"}


def test_p3_of_ten_kinds_of_action_six_are_available_at_a_time() -> None:
    s = situation(seat(coins=20), seat(), window="culture build conquest")
    assert actions(moves(s)) == {"wonder", "research", "exploit", "culture", "build", "conquest"}


def test_p3_culture_takes_a_worker_and_four_coins_for_two_points_at_once() -> None:
    s = situation(seat(coins=4, workers=1), seat(), window="culture")
    assert change(s, "culture") == {"coins": -4, "vp": 2}
    assert moves(s) == ["done"]  # the one worker stands on the card


def test_p3_never_more_than_four_workers_but_more_than_the_card_shows() -> None:
    s = situation(seat("tiwanaku", workers=3), seat("rome"))
    assert change(s, "pass")["workers"] == 1
    s = situation(seat("tiwanaku", workers=4), seat("rome"))
    assert "workers" not in change(s, "pass")


@pytest.mark.parametrize("card", ["plague", "trade", "build", "conquest"])
def test_p4_symbols_of_the_first_three_cards_are_ignored(card: str) -> None:
    others = [other for other in ["plague", "trade", "build", "conquest"] if other != card]
    s = situation(
        seat(), seat(techs="mining"), at="round end", row=f"{card} hunt fish farm culture {' '.join(others)}"
    )
    run(s)
    assert each(s, "workers") == [4, 4]


def test_p4_after_the_third_civilization_neither_raising_nor_annexing() -> None:
    s = run(
        situation(seat("rome", "maya", "huns"), seat("celts"), at="round end", round=3, first=1, coming="farm")
    )
    assert frames(s)[-1] == "ActionPhase"
    for civ in market(s):
        assert refusal(s, f"raise {civ}") == refusal(s, f"annex {civ}") == "table.other-question"


def test_p4_an_annexed_card_brings_a_worker_its_coins_and_only_its_legacy() -> None:
    s = situation(seat("rome", workers=2), seat(), at="civilization", round=2, market={"mongolia": 3})
    assert change(s, "annex mongolia") == {"workers": 1, "coins": 3}


def test_p5_research_twice_takes_two_workers_and_eight_coins() -> None:
    s = situation(seat(coins=8, workers=2), seat())
    assert change(s, "research writing", "research sailing") == {"coins": -8, "vp": 2, "techs": 2}
    assert moves(s) == ["done"]


def test_p5_hunt_twice_takes_two_workers() -> None:
    s = situation(seat(workers=2), seat(), window="hunt")
    assert change(s, "hunt", "hunt") == {"coins": 2, "vp": 2}
    assert moves(s) == ["done"]


def test_p5_all_who_share_the_most_military_gain_two_points() -> None:
    s = situation(seat("slavs"), seat("persia"), seat(), window="conquest")
    play(s, "conquest")
    assert each(s, "vp") == [2, 2, 0]


def test_p5_the_plague_card_has_no_slot_but_is_an_action_card() -> None:
    s = situation(window="plague fish farm")
    assert actions(moves(s)) == {"wonder", "research", "exploit", "fish", "farm"}


def test_p5_writing_and_education_open_science_engineering_sailing_and_mining() -> None:
    s = situation(seat(techs="writing education"), seat())
    open_now = {move.split()[1] for move in moves(s) if move.startswith("research")}
    assert open_now == {"science", "engineering", "sailing", "mining"}


def test_p5_education_needs_no_worker_and_no_open_culture() -> None:
    s = situation(seat("rome", techs="writing education", workers=1, coins=4), seat(), window="fish hunt farm")
    play(s, "fish", "done")
    assert change(s, "resolve education") == {"coins": -4, "vp": 3}
    assert "TurnEnd" not in frames(s)  # once


def test_p5_science_gives_two_points_in_the_fourth_round() -> None:
    s = situation(seat(techs="writing education"), seat(), round=4)
    assert change(s, "research science")["vp"] == 1 + 2  # Research gives one of its own


def test_p5_and_means_and_not_or() -> None:
    s = situation(seat(techs="sailing"), seat(), window="fish trade")
    assert change(s, "fish", "trade") == {"coins": 5}


def test_p6_india_has_a_culture_slot_and_france_a_conquest_slot() -> None:
    assert "culture" in moves(situation(seat("india"), seat(), window="fish hunt farm"))
    assert "conquest" in moves(situation(seat("france"), seat(), window="fish hunt farm"))


def test_p6_aksum_adds_a_culture_for_four_coins_to_a_build() -> None:
    s = situation(seat("aksum", workers=2), seat(), window="build fish farm")
    assert change(s, "build", "culture")["vp"] == 3 + 2
    assert moves(s) == ["done"]


def test_p6_aztecs_pay_one_coin_and_two_workers_for_a_wonder() -> None:
    s = situation(seat("aztecs"), seat(), wonders="colossus")
    assert change(s, "wonder colossus", "done") == {"coins": -1, "workers": -2, "vp": 3, "wonders": 1}


def test_p6_what_babylon_learns_is_no_research() -> None:
    s = run(situation(seat("babylon", "greece"), seat(), at="turn end"))
    assert change(s, "learn writing") == {"techs": 1}


def test_p6_carthage_takes_three_times_what_lay_on_it() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"carthage": 3})
    assert change(s, "raise carthage") == {"coins": 9, "workers": 3}


def test_p6_china_cannot_bring_back_a_worker_from_a_red_slot() -> None:
    s = situation(seat("china"), seat(), window="farm")
    play(s, "exploit", "farm")
    assert has(s)["workers"] == 4
    assert change(s, "done") == {"workers": -1}


def test_p6_harappas_discount_does_not_reach_education() -> None:
    s = run(situation(seat("harappa", techs="writing education"), seat(), at="turn end"))
    assert price(s, "resolve education") == 4
    assert price(situation(seat("harappa"), seat(), window="culture"), "culture") == 3


def test_p6_hittites_still_send_a_worker_to_iron_working() -> None:
    s = situation(seat("hittites", techs="mining", coins=0, workers=1), seat())
    assert change(s, "research iron-working")["techs"] == 1
    assert moves(s) == ["done"]


def test_p6_iberia_gains_two_technologies_for_five_coins_writing_then_education() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"iberia": 5})
    assert change(s, "raise iberia")["coins"] == 5
    assert moves(s) == ["learn writing", "learn sailing", "learn mining"]
    play(s, "learn writing")
    assert moves(s) == ["learn education", "learn sailing", "learn mining"]
    play(s, "learn education")
    assert techs(s) == ["writing", "education"]
    assert frames(s)[-1] == "ActionPhase"


def test_p6_the_wonder_of_the_inca_gives_no_three_points() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"inca": 0}, wonders="colossus")
    play(s, "raise inca")
    assert change(s, "take colossus") == {"wonders": 1}


def test_p6_kongo_gains_a_third_coin_and_two_points_with_a_pass() -> None:
    assert change(situation(seat("kongo"), seat()), "pass") == {"coins": 3, "vp": 2}


def test_p6_maya_put_a_worker_on_a_card_to_come() -> None:
    s = situation(seat("maya"), seat(), row="hunt fish farm trade plague build conquest culture")
    assert change(s, "culture") == {"coins": -4, "vp": 2}


def test_p7_seven_military_are_three_coins_for_persia() -> None:
    persia = seat("persia", "slavs", "ottoman", techs="mining iron-working")
    s = situation(persia, seat(), at="round end", coming="trade")
    assert has(s)["military"] == 7
    assert change(s) == {"coins": 3}


def test_p7_persia_gains_its_coins_whatever_the_comparison_says() -> None:
    persia = seat("persia", "slavs", "ottoman", techs="mining iron-working")
    strongest = seat("mongolia", "celts", techs="mining iron-working gunpowder")
    assert change(situation(persia, strongest, at="round end", coming="trade")) == {"coins": 3, "workers": -1}


def test_p7_coins_of_phoenicia_are_bonus_coins_like_all_others() -> None:
    s = run(situation(seat("phoenicia"), seat(), at="turn end", market={"iberia": 1, "carthage": 0}))
    play(s, "resolve phoenicia iberia")
    assert market(s)["iberia"] == 3
    assert change(s, "raise iberia", seat=1)["coins"] == 3
    assert moves(s)[0] == "learn writing"


def test_p7_tiwanaku_gains_five_points_in_the_first_round() -> None:
    s = situation(seat(workers=0), seat(), at="civilization", market={"tiwanaku": 0})
    assert change(s, "raise tiwanaku") == {"vp": 5, "workers": 2}


def test_p7_scythians_keep_the_worker_and_take_two_coins_from_those_who_have_them() -> None:
    s = situation(seat("scythia"), seat(coins=9), seat(coins=1), seat(coins=0), window="conquest")
    play(s, "conquest", "done")
    assert each(s, "coins") == [10, 7, 0, 0]
    assert has(s)["workers"] == 4


def test_p7_the_ban_of_the_vikings_does_not_bind_the_vikings() -> None:
    s = situation(seat("vikings"), seat("majapahit"), window="trade")
    assert "trade" in moves(s)
    s = situation(seat("majapahit"), seat("vikings"), window="trade")
    assert refusal(s, "trade") == "aoc.civ.vikings"


def test_p7_with_three_players_four_special_technology_cards_lie_open() -> None:
    assert len(fresh(3, innovations=True).special_market) == 4


def test_p7_a_marker_anywhere_in_the_column_bars_its_special_cards() -> None:
    s = situation(seat(techs="writing"), seat(), specials="philosophers masons", innovations=True)
    assert refusal(s, "buy philosophers") == "aoc.innovations.empty-column"
    assert "buy masons" in moves(s)


def test_p7_the_event_comes_first_and_the_plague_all_the_same() -> None:
    s = situation(seat(workers=4), seat(), at="round end", round=5, coming="plague", token="great-harvest")
    assert change(s) == {"coins": 4, "workers": -1}


def test_p7_a_baby_boom_knows_the_limit_of_four_workers() -> None:
    s = situation(seat(workers=4), seat(), at="round end", round=3, coming="farm", token="baby-boom")
    assert change(s) == {}


def test_p8_a_draft_of_three_leaves_six_cards_on_the_market() -> None:
    s = fresh(3, draft=True)
    while frames(s)[-1] == "DraftPick":
        for player in s.stack[-1].waits_for(s):
            play(s, moves(s, player)[0], seat=player)
    assert len(market(s)) == 6


def test_p8_carthage_in_a_draft_is_worth_nothing_first_and_six_coins_later() -> None:
    s = situation(seat(hand="carthage"), seat(), at="civilization", draft=True)
    assert "coins" not in change(s, "raise carthage")
    s = situation(seat("rome", hand="carthage"), seat(), at="civilization", round=2, draft=True)
    assert change(s, "raise carthage")["coins"] == 6
    s = situation(seat("rome", "maya", hand="carthage"), seat(), at="civilization", round=3, draft=True)
    assert change(s, "raise carthage")["coins"] == 6


def test_p8_iberia_in_a_draft_is_worth_no_technology_first_and_one_later() -> None:
    s = situation(seat(hand="iberia"), seat(), at="civilization", draft=True)
    assert frames(play(s, "raise iberia"))[-1] == "ActionPhase"
    s = situation(seat("rome", hand="iberia"), seat(), at="civilization", round=2, draft=True)
    assert frames(play(s, "raise iberia", "learn writing"))[-1] == "ActionPhase"


def test_p8_coins_of_phoenicia_in_a_draft_come_on_top_of_the_usual_two() -> None:
    four = {"maya": 2, "carthage": 4, "iberia": 2, "kongo": 0}
    s = situation(seat("rome"), seat(), at="civilization", round=2, market=four, draft=True)
    assert change(s.copy(), "annex maya")["coins"] == 4
    assert change(s.copy(), "raise carthage")["coins"] == 18
    play(s, "raise iberia", "learn writing", "learn education")
    assert frames(s)[-1] == "ActionPhase"


def test_p8_in_a_skirmish_the_plague_strikes_in_the_third_round() -> None:
    s = fresh(1, seed=11)
    assert slugs(s.row).index("plague") == 4
    s = situation(seat("rome"), at="round end", round=2, row="hunt fish farm culture plague trade build conquest")
    assert change(s) == {"workers": -1} and s.round == 3


def test_p8_in_a_skirmish_the_market_grows_and_shrinks() -> None:
    s = situation(seat("rome"), coming="farm")
    assert len(market(s)) == 5
    play(s, "pass")
    assert len(market(s)) == 6  # nothing was taken: one more
    play(s, f"annex {next(iter(market(s)))}")
    assert len(market(s)) == 5


def test_p9_the_marker_is_laid_before_the_war() -> None:
    assert change(situation(seat("slavs"), at="round end", coming="trade", rival=0)) == {"workers": -1}
    assert change(situation(seat("huns"), at="round end", coming="trade", rival=0)) == {}


def test_p9_alone_trade_is_two_coins_and_lydia_four() -> None:
    assert change(situation(seat("rome"), window="trade"), "trade") == {"coins": 2}
    s = situation(seat(workers=0), at="civilization", market={"lydia": 0})
    assert change(s, "raise lydia") == {"coins": 4, "workers": 3}


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        (seat(vp=9, workers=2, coins=9), seat(vp=9, workers=3, coins=0), [1]),
        (seat(vp=9, workers=2, coins=1), seat(vp=9, workers=2, coins=0), [0]),
        (seat(vp=9, workers=2, coins=1), seat(vp=9, workers=2, coins=1), [0, 1]),
    ],
)
def test_summary_a_tie_goes_by_workers_then_by_coins(one: Doc, other: Doc, winners: list[int]) -> None:
    assert result(situation(one, other, at="over", round=6))["winners"] == winners
