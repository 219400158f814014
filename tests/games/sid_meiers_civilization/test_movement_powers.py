"""What technologies and wonders change in movement."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    army,
    city,
    govern,
    know,
    mark,
    moves,
    moving,
    open_map,
    play,
    refusal,
    scout,
    table,
)
from tests.rules import card, rule


def country(civilization: str = "america") -> GameState:
    """Return America with its capital in b3 and three neutral tiles without settlements."""
    s = table(civilization, "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    return s


def walks(s: GameState) -> list[str]:
    """Return the squares into which the group can step."""
    return [move.split()[1] for move in moves(s) if move.startswith("walk")]


@card("combustion")
@rule("smc.ability.standing")
def test_combustion_destroys_a_building_where_an_army_ends() -> None:
    s = country()
    city(s, 1, "f6")
    mark(s, 1, "market", "e6")
    know(s, 0, "combustion")
    army(s, 0, "d6")
    play(moving(s), "pick army d6", "walk e6", "stop")
    assert moves(s) == ["raze", "decline"]
    play(s, "raze")
    assert s.players[1].marks == []


@card("combustion", "flight")
@rule("smc.ability.standing")
def test_combustion_destroys_a_building_where_an_army_has_fought() -> None:
    for known, last in ((("combustion",), ()), (("combustion", "flight"), ("stop",))):
        s = country()
        city(s, 1, "f6")
        mark(s, 1, "market", "e6")
        scout(s, 1, "e6")
        know(s, 0, *known)
        army(s, 0, "d6")
        play(moving(s), "pick army d6", "walk e6", *last)
        assert s.players[1].scouts == []
        assert moves(s) == ["raze", "decline"]
        play(s, "raze")
        assert (s.players[1].marks, moves(s)) == ([], ["done"])


@card("flight")
@rule("smc.ability.standing")
def test_flight_passes_over_rivals_and_settlements() -> None:
    s = country()
    know(s, 0, "flight")
    army(s, 0, "d5")
    army(s, 1, "d6")
    s.huts = [square("c6")]
    play(moving(s), "pick army d5", "walk d6", "walk c6", "walk b6", "stop")
    assert s.players[0].armies == [square("b6")]
    assert (s.players[1].armies, s.huts) == ([square("d6")], [square("c6")])


@card("flight", "democracy-government")
@rule("smc.ruling.democracy-and-defence")
def test_who_may_not_attack_flies_over_rivals_and_comes_down_elsewhere() -> None:
    s = country()
    know(s, 0, "flight")
    govern(s, 0, "democracy-government")
    army(s, 0, "d5")
    army(s, 1, "d6")
    play(moving(s), "pick army d5", "walk d6")
    assert "stop" not in moves(s)
    assert refusal(s, "stop") == "smc.ruling.democracy-and-defence"
    play(s, "walk d7")
    assert "stop" in moves(s)


@card("brandenburg-gate")
def test_the_brandenburg_gate_keeps_figures_out_of_its_owners_outskirts() -> None:
    s = country()
    city(s, 1, "f6")
    mark(s, 1, "brandenburg-gate", "g5")
    army(s, 0, "d6")
    play(moving(s), "pick army d6", "walk e6")
    assert moves(s) == ["walk d6", "walk f6"]  # back, or on into the city; it may not stop


@card("brandenburg-gate", "horseback-riding")
@rule("smc.ability.standing", "smc.blockade.wonder")
def test_a_figure_on_its_way_over_the_gate_is_no_blockade_of_it() -> None:
    s = country()
    city(s, 1, "f6")
    mark(s, 1, "brandenburg-gate", "e6")
    know(s, 0, "horseback-riding")
    army(s, 0, "d6")
    play(moving(s), "pick army d6", "walk e6")
    assert moves(s) == ["walk e5", "walk d6", "walk f6", "walk e7"]  # on, and out again or into the city
    assert refusal(s, "stop") == "smc.ability.standing"
    play(s, "walk e5")
    assert "stop" not in moves(s)


@card("brandenburg-gate")
@rule("smc.blockade.wonder")
def test_a_figure_that_stands_on_the_gate_is_a_blockade_of_it() -> None:
    s = country()
    city(s, 1, "f6")
    mark(s, 1, "brandenburg-gate", "e6")
    know(s, 0, "masonry")
    army(s, 0, "e6", "d6")  # the first was brought there by an event
    play(moving(s), "pick army d6", "walk e6", "stop")
    assert s.players[0].armies.count(s.players[0].armies[0]) == 2


@card("brandenburg-gate")
def test_figures_already_there_must_leave_as_soon_as_they_can() -> None:
    s = country()
    city(s, 1, "f6")
    army(s, 0, "e6")
    mark(s, 1, "brandenburg-gate", "g5")
    moving(s)
    assert moves(s) == ["pick army e6"]
    assert refusal(s, "done") == "smc.ability.standing"
    play(s, "pick army e6")
    assert "stop" not in moves(s)
    play(s, "walk d6", "stop")
    assert moves(s) == ["done"]


@card("brandenburg-gate")
@rule("smc.ability.standing")
def test_a_figure_that_must_leave_reveals_only_if_it_can_leave_afterwards() -> None:
    s = country()
    city(s, 1, "f7")
    govern(s, 0, "democracy-government")
    army(s, 0, "f8")
    mark(s, 1, "brandenburg-gate", "g6")
    play(moving(s), "pick army f8")
    assert moves(s) == ["walk e8", "walk g8"]  # two steps lead out
    assert refusal(s, "reveal f9") == "smc.ability.standing"
    s.stack[-1].left = 3  # type: ignore[attr-defined]
    assert "reveal f9" in moves(s)
