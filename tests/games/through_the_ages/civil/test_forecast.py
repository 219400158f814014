"""What the end of the turn will bring, and warnings before it; options and actions as the table needs them."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.verbs import DONE, RESIGN
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Luck
from tests.games.through_the_ages.situation import Doc, fresh, has, play, seat, situation
from tests.impossible import refused


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"workers": "religion:2 bronze:3", "tokens": "agriculture:2 bronze:6", "culture": 9},
        {"yellow": 4, "unused": 0, "culture": 30},
        {"yellow": 4, "unused": 9, "culture": 30},
        {"leader": "genghis-khan"},
    ],
)
def test_the_forecast_comes_true(told: Doc) -> None:
    s = situation(seat(**told), seat())
    foreseen = GAME.teller.forecast(s, 0)
    play(s, "done")
    found = has(s)
    told_of = ("culture", "science", "food", "resources", "blue")
    assert {name: foreseen[name] for name in told_of} == {name: found[name] for name in told_of}


def test_the_forecast_says_how_it_comes_about() -> None:
    foreseen = GAME.teller.forecast(situation(seat(yellow=4, unused=0, blue=7, leader="moses", ca=1), seat()), 0)
    assert foreseen["civil_actions"] == 4 and foreseen["military_actions"] == 2, "totals, whatever was spent"
    assert foreseen["happiness"] == 0 and foreseen["happiness_needed"] == 6
    assert foreseen["corruption"] == 2 and foreseen["consumption"] == 4
    assert foreseen["food_production"] == 2 and foreseen["resource_production"] == 2
    assert foreseen["population_price"] == 6, "Moses takes 1 off"
    assert foreseen["strength"] == 1 and foreseen["urban_limit"] == 2
    assert foreseen["hand_limit"] == 4 and foreseen["military_limit"] == 2


def kinds(told: Doc) -> dict[str, Doc]:
    return dict(GAME.teller.warnings(situation(seat(**told), seat()), 0))


def test_warnings() -> None:
    assert kinds({}) == {"warning-civil-actions": {"n": 4}}
    assert kinds({"ca": 0}) == {}
    assert kinds({"ca": 0, "military": "raid-1 raid-1 legion"}) == {"warning-military-cards": {"n": 1}}
    assert kinds({"ca": 0, "yellow": 8, "unused": 3}) == {"warning-uprising": {"n": 4, "unused": 3}}
    assert kinds({"ca": 0, "tokens": "bronze:9", "blue": 7}) == {"warning-corruption": {"n": 2}}
    hungry = {"ca": 0, "yellow": 4, "unused": 9, "culture": 30}
    assert kinds(hungry) == {"warning-starvation": {"n": 2, "culture": 8}}
    robbed = {"ca": 0, "yellow": 12, "blue": 7, "unused": 2, "culture": 30, "workers": "agriculture:0"}
    assert kinds({**robbed, "tokens": "agriculture:2"}) == {
        "warning-corruption": {"n": 2},
        "warning-starvation": {"n": 2, "culture": 8},
    }, "corruption takes the food first"
    assert GAME.teller.warnings(situation(), 1) == [], "only in the own turn"
    assert GAME.teller.warnings(situation(at="politics"), 0) == [], "nothing ends yet"


def test_a_board_fits_its_options() -> None:
    s = fresh(3, peaceful=True)
    GAME.fits(s, 3, {"peaceful": True})
    for players, options in [(2, {"peaceful": True}), (3, {}), (3, {"peaceful": True, "first_game": True})]:
        with refused(GAME, r"seats|option"):
            GAME.fits(s, players, options)


def test_the_action_table_has_every_move_once() -> None:
    table = GAME.action_space()
    assert len(table) == len(set(table))
    known = set(table)
    for seed in range(6):
        dice, luck = Luck(seed), Luck(seed + 9)
        s = GAME.setup(2 + seed % 3, {}, luck)
        advance(s, luck)
        while waiting(s):
            legal = s.stack[-1].legal(s, waiting(s)[0])
            assert set(legal) <= known
            a = legal[dice.below(len(legal))]
            if a[0] not in (RESIGN, DONE) or not dice.below(4):
                apply(s, waiting(s)[0], a, luck)
