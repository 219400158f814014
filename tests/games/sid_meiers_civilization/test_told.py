"""The log tells which figures move, what is paid, what an offer holds, and what happens to units in a battle."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.table.words import words
from tests.games.sid_meiers_civilization.battlefield import attack, field, under_way
from tests.games.sid_meiers_civilization.situation import (
    _HANDS,
    GAME,
    army,
    cities,
    hand,
    hut_tokens,
    know,
    moving,
    open_map,
    play,
    scout,
    table,
    tokens,
    trading,
)
from tests.rules import rule


def told(s: GameState, text: str, viewer: int = 0) -> list[str]:
    """Make a move and return what the log says about it."""
    said = words(GAME, "en")
    return [said.log_line(event, viewer, ["Ada", "Boris"]) for event in _HANDS.log_of(s, text)]


@rule("smc.move.groups")
def test_the_log_names_the_figures_that_move() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "d5", "d5")
    scout(s, 0, "e5")
    s.players[0].power[1] = 4
    play(moving(s), "pick army d5", "pick army d5")
    assert told(s, "walk d6") == ["Ada moves: 2 × Army, d5 – d6."]
    play(s, "stop", "pick scout e5")
    assert told(s, "walk e6") == ["Ada moves: 1 × Scout, e5 – e6."]


@rule("smc.arts.devote", "smc.city.production")
def test_the_log_tells_which_city_pays_and_which_is_devoted() -> None:
    s = cities(table("america", "china"))
    assert told(s, "devote b3") == ["Ada devotes b3 to the arts and gains culture: 1."]
    s = cities(table("america", "china"))
    s.players[0].trade = 3
    assert told(play(s, "build scout"), "place a4") == [
        "b3 pays 6 production: Scout.",
        "Ada pays 3 trade: Scout.",
        "Ada places in a4: Scout.",
    ]


@rule("smc.ruling.offers", "smc.ruling.offers-secret-part")
def test_the_log_tells_what_is_in_an_offer_but_no_faces() -> None:
    s = table("america", "china")
    s.players[0].trade, s.players[1].culture = 4, 3
    hand(s, 0, "drought")
    play(trading(s), "offer 1", "give trade 2", "give drought 1", "want culture 3")
    twin = s.copy()
    assert told(s, "propose", 1) == [
        "Ada makes Boris an offer.",
        "Ada offers 1 × Drought.",
        "Ada offers 2 × Trade.",
        "Ada asks for 3 × Culture.",
    ]
    assert told(twin, "propose", -1)[1] == "Ada offers something face down: 1."


@rule("smc.ruling.cancelled-costs", "smc.ruling.window-order")
def test_the_log_tells_what_is_cancelled_and_with_what() -> None:
    s = table("america", "china")
    know(s, 1, "writing")
    hut_tokens(s, 1, "spy")
    play(cities(s), "build army", "place a4")
    assert told(s, "cancel writing") == ["Boris cancels Army with: Writing."]
    assert told(s, "pay spy hut")[-1] == "Army of Ada is cancelled."


@rule("smc.battle.wounds", "smc.battle.abilities")
def test_every_wound_and_every_healing_is_told_with_its_cause() -> None:
    s = field(("infantry-1", "infantry-1"), ("mounted-3", "mounted-3", "artillery-3"))
    know(s, 0, "mathematics")
    know(s, 1, "animal-husbandry")
    tokens(s, 0, iron=1)
    play(attack(s), "front mounted-3", "use mathematics")
    assert told(s, "pay iron")[-1] == "Ada uses: Mathematics."
    assert told(s, "wound 1") == ["A unit of Boris takes wounds: Mounted 3/4/5/6, 1."]
    play(s, "done")
    lines = told(s, "strike infantry-1 1")
    assert "A unit of Boris takes wounds by Infantry 1/2/3/4: Mounted 3/4/5/6, 1." in lines
    assert "A unit of Ada dies by Mounted 3/4/5/6: Infantry 1/2/3/4." in lines
    while "use animal-husbandry" not in _HANDS.moves(s):
        play(s, next(move for move in _HANDS.moves(s) if move.startswith(("done", "front"))))
    assert told(s, "use animal-husbandry") == ["Boris uses: Animal Husbandry."]
    assert told(s, "heal 1") == ["Wounds of a unit of Boris are healed: Mounted 3/4/5/6, 1."]
    assert under_way(s).harmed == [1] + [0] * (len(under_way(s).harmed) - 1)
