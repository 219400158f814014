"""The barbarians: each main effect and each legacy."""

from __future__ import annotations

from tests.games.age_of_civilization.cards.heirs import at_game_end, heir
from tests.games.age_of_civilization.situation import change, each, has, moves, play, refusal, run, seat, situation
from tests.rules import card, rule


@rule("aoc.civ.scythia")
@card("scythia.main")
def test_scythia_keeps_the_workers_of_conquest_and_takes_two_coins_from_every_rival() -> None:
    s = situation(seat("scythia"), seat(coins=5), seat(coins=1), window="conquest")
    play(s, "conquest")
    assert each(s, "coins") == [10, 3, 0]
    assert has(s)["vp"] == 2
    assert change(s, "done") == {}


@rule("aoc.civ.scythia")
@card("scythia.main")
def test_scythia_takes_the_coins_even_when_the_conquest_scores_nothing() -> None:
    s = situation(seat("scythia"), seat("mongolia", coins=5), window="conquest")
    play(s, "conquest")
    assert each(s, "coins") == [10, 3]
    assert each(s, "vp") == [0, 0]


@card("scythia.legacy")
def test_legacy_of_scythia_one_military() -> None:
    s = situation(heir("scythia", main="korea"), seat(), window="conquest")
    assert has(s)["military"] == 1
    play(s, "conquest")
    assert each(s, "coins") == [10, 10]
    assert change(s, "done") == {"workers": -1}


@rule("aoc.civ.vikings")
@card("vikings.main")
def test_rivals_of_the_vikings_cannot_trade_in_the_row_nor_on_their_own_slots() -> None:
    s = situation(seat("rome"), seat("vikings"), window="trade")
    assert refusal(s, "trade") == "aoc.civ.vikings"
    s = situation(seat("majapahit"), seat("vikings"), window="fish hunt farm")
    assert refusal(s, "trade") == "aoc.civ.vikings"


@rule("aoc.civ.vikings")
@card("vikings.main")
def test_the_vikings_trade_and_have_one_military() -> None:
    s = situation(seat("vikings"), seat("rome"), window="trade")
    assert has(s)["military"] == 1
    assert change(s, "trade") == {"coins": 2}
    assert has(s, 1)["coins"] == 11


@card("vikings.legacy")
def test_legacy_of_the_vikings_fish_gives_one_more_coin() -> None:
    s = situation(heir("vikings"), seat(), window="fish")
    assert has(s)["military"] == 0
    assert change(s, "fish") == {"coins": 2}
    assert "trade" in moves(situation(seat("rome"), heir("vikings"), window="trade"))


@rule("aoc.civ.rivals-lose-coins")
@card("mongolia.main")
def test_mongolia_has_four_military_and_takes_a_coin_from_everybody_when_raised() -> None:
    s = situation(seat(), seat(coins=5), seat(coins=0), at="civilization", market={"mongolia": 0})
    play(s, "raise mongolia")
    assert has(s)["military"] == 4
    assert each(s, "coins") == [10, 4, 0]  # to the supply; who has none loses none


@rule("aoc.civ.raise-only")
@card("mongolia.main")
def test_mongolia_annexed_takes_nothing() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, market={"mongolia": 0})
    play(s, "annex mongolia")
    assert each(s, "coins") == [10, 10]
    assert has(s)["military"] == 0


@card("mongolia.legacy")
def test_legacy_of_mongolia_two_points_for_the_leader_in_military() -> None:
    assert at_game_end(heir("mongolia", techs="mining")) == 2
    assert at_game_end(heir("mongolia", techs="mining"), seat(techs="mining")) == 2
    assert at_game_end(heir("mongolia", techs="mining"), seat("huns")) == 0


@rule("aoc.civ.rivals-lose-coins")
@card("germania.main")
def test_germania_takes_a_coin_from_everybody_at_each_turn_end() -> None:
    s = run(situation(seat("germania"), seat(coins=5), seat(coins=0), at="turn end"))
    assert each(s, "coins") == [10, 4, 0]


@card("germania.legacy")
def test_legacy_of_germania_one_military() -> None:
    s = run(situation(heir("germania"), seat(), at="turn end"))
    assert has(s)["military"] == 1
    assert each(s, "coins") == [10, 10]


@card("khitan.main")
def test_the_khitan_have_one_military_and_one_more_coin_from_hunt() -> None:
    s = situation(seat("khitan", techs="writing"), seat(), window="hunt")
    assert has(s)["military"] == 1
    assert change(s, "hunt") == {"coins": 3}  # and one of the legacy


@card("khitan.legacy")
def test_legacy_of_the_khitan_hunt_gives_one_more_coin() -> None:
    s = situation(heir("khitan", techs="writing"), seat(), window="hunt")
    assert has(s)["military"] == 0
    assert change(s, "hunt") == {"coins": 2}


@card("huns.main")
def test_the_huns_have_two_military_and_two_more_coins_from_exploit() -> None:
    s = situation(seat("huns"), seat())
    assert has(s)["military"] == 2
    assert change(s, "exploit") == {"coins": 4}


@card("huns.legacy")
def test_legacy_of_the_huns_conquest_gives_two_coins() -> None:
    s = situation(heir("huns", main="korea", techs="mining"), seat(), window="conquest")
    assert has(s)["military"] == 1
    assert change(s, "conquest") == {"coins": 2, "vp": 2}


@card("celts.main")
def test_the_celts_have_two_military_and_a_coin_back_from_build() -> None:
    s = situation(seat("celts"), seat(), window="build")
    assert has(s)["military"] == 2
    assert change(s, "build") == {"coins": -1, "vp": 2}


@card("celts.legacy")
def test_legacy_of_the_celts_a_point_for_two_workers() -> None:
    assert [at_game_end(heir("celts", workers=workers)) for workers in range(5)] == [0, 0, 1, 1, 2]
    s = situation(heir("celts"), seat(), window="build")
    assert has(s)["military"] == 0
    assert change(s, "build") == {"coins": -2, "vp": 2}
