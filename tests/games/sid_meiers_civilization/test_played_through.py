"""Long interruptions and battles move by move, saved and loaded before each; questions that tell nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.card_data import ANARCHY, THINGS, number
from ecumene.games.sid_meiers_civilization.map.ground import is_water
from ecumene.games.sid_meiers_civilization.map.squares import AROUND, square
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import waiting
from ecumene.table.table import Table
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    army,
    at_a_table,
    cities,
    hand,
    hut_tokens,
    know,
    mark,
    moves,
    moving,
    named,
    open_map,
    play,
    start,
    table,
    tokens,
    trading,
    units,
    with_bases,
)
from tests.rules import rule


def through(s: GameState, *texts: str) -> GameState:
    """Play moves; the table is saved and loaded before each of them and after the last."""
    s = with_bases(s)
    for text in texts:
        stored = GAME.dump(s)
        s = GAME.restore(stored)
        assert GAME.dump(s) == stored
        play(s, text)
    return GAME.restore(GAME.dump(s))


def field() -> GameState:
    """Return two civilizations with some land between them."""
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    return s


def battle_of(s: GameState) -> Battle:
    """Return the battle under way."""
    found = next(frame for frame in s.stack if isinstance(frame, Battle))
    assert isinstance(found, Battle)
    return found


@rule("smc.ruling.window-order", "smc.ruling.cancelled-costs")
@pytest.mark.parametrize("third", [False, True])
def test_a_chain_of_three_cancels(third: bool) -> None:
    s = table("america", "rome", "china")
    hand(s, 0, "the-citizens-are-revolting")
    hand(s, 1, "jousting-tourney", "primetime-tv")
    know(s, 2, "civil-service")
    hut_tokens(s, 2, "spy")
    s = through(start(s), "play the-citizens-are-revolting", "target 1", "cancel jousting-tourney")
    assert waiting(s) == [2]
    s = through(s, "cancel civil-service", "pay spy hut")
    assert waiting(s) == [1]  # the second cancel is an ability, and can be cancelled itself
    s = through(s, "cancel primetime-tv" if third else "decline")
    assert (s.players[1].government == ANARCHY) != third
    assert (s.huts_spent, [len(pile) for pile in s.discards]) == ([number("spy")], [1, 1, int(third)])
    assert waiting(s) == [0]


@rule("smc.ruling.cancelled-costs")
def test_a_cancelled_city_action() -> None:
    s = table("america", "rome", "china")
    s.players[0].trade = 6
    know(s, 1, "writing")
    hut_tokens(s, 1, "spy")
    s = through(cities(s), "build scout", "place g4", "cancel writing", "pay spy hut")
    assert (s.players[0].trade, s.players[0].scouts, s.players[0].actions) == (6, [], [0])
    assert waiting(s) == [0]


@rule("smc.ruling.movement-windows", "smc.battle.loser-figures")
def test_an_interrupted_attack() -> None:
    for kills in (False, True):
        s = field()
        army(s, 0, "d5", "d5")
        army(s, 1, "d6")
        hand(s, 1, "defection")
        s = through(moving(s), "pick army d5", "pick army d5", "walk d6")
        assert waiting(s) == [1]
        if kills:
            s = through(s, "play defection", "place d5", "choose army", "decline")
        else:
            s = through(s, "decline")
        battle = battle_of(s)
        assert (s.players[0].armies, battle.attacker) == ([square("d6")] * (2 - kills), 0)
        assert len(battle.mine) == 3  # with one army three, with two five: but the standing force has three cards


@rule("smc.ruling.movement-windows")
def test_an_attack_of_which_nothing_is_left() -> None:
    s = field()
    army(s, 0, "d5")
    army(s, 1, "d6")
    hand(s, 1, "defection")
    s = through(moving(s), "pick army d5", "walk d6", "play defection", "place d5", "choose army", "decline")
    assert (s.players[0].armies, s.players[1].armies) == ([], [square("d6")])
    assert waiting(s) == [0]
    assert "done" in moves(s)


def siege(strong: bool) -> GameState:
    """Return Rome's army before China's walled capital; with abilities and bonuses if it is strong."""
    s = table("rome", "china")
    for seat in (0, 1):
        units(s, seat)
    units(s, 0, "mounted-3", "infantry-3", "artillery-3")
    units(s, 1, "infantry-1", "mounted-1")
    if strong:
        know(s, 0, "metalworking", "mathematics")
        know(s, 1, "metalworking")
        tokens(s, 0, iron=1)
        tokens(s, 1, iron=1)
        hut_tokens(s, 0, "iron")
        land = [at for at in AROUND[s.players[0].cities[0]] if not is_water(s, at)]
        for thing, at in zip(("general", "general", "general", "barracks"), named(land), strict=False):
            mark(s, 0, thing, at)
    army(s, 0, "g14")
    return moving(s)


@rule("smc.battle.walls-first", "smc.battle.abilities", "smc.battle.bonus-walls", "smc.win.conquest")
def test_a_battle_for_a_walled_capital_with_abilities_on_both_sides() -> None:
    s = through(siege(True), "pick army g14", "walk f14")
    battle = battle_of(s)
    assert (waiting(s), battle.city, battle.total(s, 0), battle.total(s, 1)) == ([0], 1, 0, 2)  # 14 against 16
    s = through(s, "use metalworking", "pay iron", "front artillery-3")
    assert battle_of(s).plus == 0  # there was nobody to strike
    s = through(s, "use metalworking", "pay iron", "strike mounted-1 1")
    assert [THINGS.slug(one) for one in s.dead[0]] == ["artillery-3"]  # a trump with three wounds more: four
    s = through(s, "strike infantry-3 1", "front infantry-1", "use mathematics", "pay iron hut")
    assert [move for move in moves(s) if move.startswith("wound")] == ["wound 2"]
    s = through(s, "wound 2")
    assert [THINGS.slug(one) for one in s.dead[1] + s.dead[2]] == ["infantry-1", "mounted-1"]
    s = through(s, "front mounted-3")
    assert (s.over, GAME.result(s)["ending"], s.winners) == (True, "conquest", [0])


@rule("smc.battle.walls-first", "smc.battle.bonus-walls")
def test_a_walled_capital_holds_against_an_army_without_bonuses() -> None:
    s = through(siege(False), "pick army g14", "walk f14", "front artillery-3", "front infantry-1")
    s = through(s, "front infantry-3", "front mounted-1", "front mounted-3")
    assert not s.over
    assert (s.players[0].armies, s.players[1].walls, len(s.players[0].units)) == ([], [1], 3)


@rule("smc.ruling.barbarians", "smc.move.village-won")
def test_a_village_with_an_empty_pile() -> None:
    s = field()
    s.villages = [square("d6")]
    units(s, 0, "infantry-3", "mounted-3", "artillery-3")
    gone = s.piles[0]
    s.piles[0], s.dead[0] = [], []
    s.players[1].units = sorted(s.players[1].units + gone)
    know(s, 0, "railroad", "gunpowder", "metal-casting")
    army(s, 0, "d5")
    s = through(moving(s), "pick army d5", "walk d6")
    assert (waiting(s), moves(s)) == ([1], ["choose infantry", "choose mounted"])
    s = through(s, "choose infantry")
    kinds = sorted(THINGS.slug(one)[:-2] for one in battle_of(s).theirs)
    assert kinds == ["infantry", "infantry", "mounted"]
    while battle_of_or_none(s):
        card = next(move for move in moves(s) if move.startswith(("front", "done")))
        s = through(s, card)
    assert (s.villages, len(s.players[0].villages) + len(s.players[0].people)) == ([], 1)
    assert len(s.dead[1]) + len(s.dead[2]) >= 3


def battle_of_or_none(s: GameState) -> bool:
    """Return whether a battle is under way."""
    return any(isinstance(frame, Battle) for frame in s.stack)


# The question itself tells nothing: with a means and without one, everybody else hears the same.


def heard(s: GameState, *texts: str) -> list[Any]:
    """Return what all but the second seat, which is asked, see and read at a table, move by move."""
    played = at_a_table(s)
    found: list[Any] = []
    for text in texts:
        played.play(played.waiting[0], text)
        found.append(
            [played.waiting, *(told(played, viewer) for viewer in (None, 0, 2) if viewer != len(s.players))]
        )
    return found


def told(played: Table, viewer: int | None) -> Any:
    """Return the view, moves and log of a viewer."""
    seen = played.view(viewer)
    mine = played.moves(viewer) if viewer is not None and viewer in played.waiting else []
    return seen, mine, [each["text"] for each in played.log(viewer)]


@rule("smc.ruling.windows-by-public-knowledge")
def test_whoever_could_cancel_an_event_and_declines_is_not_told_from_whoever_could_not() -> None:
    found, base = [], table("america", "rome", "china")
    for card in ("bread-and-circuses", "sabotage"):
        s = base.copy()
        hand(s, 0, "the-citizens-are-revolting")
        hand(s, 1, card)
        found.append(heard(start(s), "play the-citizens-are-revolting", "target 1", "decline"))
    assert found[0] == found[1]


@rule("smc.ruling.windows-by-public-knowledge")
def test_whoever_could_cancel_a_city_action_with_a_spy_is_not_told_from_whoever_could_not() -> None:
    found, base = [], table("america", "rome", "china")
    for token in ("spy", "silk"):
        s = base.copy()
        know(s, 1, "writing")
        hut_tokens(s, 1, token)
        found.append(heard(cities(s), "devote h3", "decline"))
    assert found[0] == found[1]


@rule("smc.ruling.movement-windows")
def test_whoever_could_interrupt_a_move_is_not_told_from_whoever_could_not() -> None:
    found, base = [], field()
    for card in ("defection", "sabotage"):
        s = base.copy()
        s.huts = [square("d6")]
        army(s, 0, "d5")
        army(s, 1, "f6")
        hand(s, 1, card)
        found.append(heard(moving(s), "pick army d5", "walk d6", "decline"))
    assert found[0] == found[1]


@rule("smc.battle.abilities")
def test_whoever_could_use_iron_in_a_battle_is_not_told_from_whoever_could_not() -> None:
    found, base = [], field()
    for token in ("iron", "silk"):
        s = base.copy()
        for seat in (0, 1):
            units(s, seat)
        units(s, 0, "infantry-1", "infantry-2")
        units(s, 1, "mounted-1", "mounted-2")
        know(s, 1, "mathematics")
        hut_tokens(s, 1, token)
        army(s, 0, "d5")
        army(s, 1, "d6")
        steps = ["pick army d5", "walk d6", "front mounted-1", "front infantry-1", "front mounted-2", "done"]
        found.append(heard(moving(s), *steps))
    assert found[0] == found[1]


@rule("smc.ruling.offers")
def test_whoever_has_a_choice_of_cards_to_give_is_not_told_from_whoever_has_none() -> None:
    found, base = [], table("america", "rome", "china")
    for card in ("sabotage", "drought"):
        s = base.copy()
        hand(s, 1, "disoriented", card)
        found.append(heard(trading(s), "offer 1", "want ancient 1", "propose", "accept"))
    assert found[0] == found[1]
