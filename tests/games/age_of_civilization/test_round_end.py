"""The end of a round: the marker, the window, war and plague (p. 4)."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import waiting
from tests.games.age_of_civilization.situation import (
    Doc,
    change,
    each,
    has,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
)
from tests.rules import rule

PEACE = "culture hunt fish farm plague trade build conquest"


@rule("aoc.round-end.first-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_marker_goes_one_seat_clockwise(players: int) -> None:
    for first in range(players):
        seats = [seat("rome"), seat("maya"), seat("kongo"), seat("celts")][:players]
        s = run(situation(*seats, at="round end", first=first, coming="farm"))
        assert s.first == (first + 1) % players
        assert waiting(s) == [s.first]


@rule("aoc.round-end.first-player", "aoc.round-end.window")
def test_nothing_moves_on_after_the_sixth_round() -> None:
    s = run(situation(seat("rome"), seat("maya"), at="round end", round=6))
    assert s.over and s.round == 6 and s.first == 0


@rule("aoc.round-end.window")
def test_the_window_moves_one_card_to_the_right() -> None:
    s = situation(seat("rome", coins=30), seat("maya"), turn=1, row=PEACE)
    play(s, "pass")
    assert s.round == 2
    play(s, "skip", "pass", "skip")
    for move in ["hunt", "fish", "farm"]:
        assert move in moves(s)
    assert refusal(s, "culture") == "aoc.action.not-available"


@rule("aoc.round-end.new-card-only")
def test_symbols_of_the_first_three_cards_are_ignored() -> None:
    for row in [
        "plague hunt fish farm culture trade build conquest",
        "trade build conquest farm culture hunt fish plague",
    ]:
        s = situation(seat("rome"), seat("maya"), at="round end", row=row)
        assert change(s) == {} and has(s, 1)["workers"] == 4


@rule("aoc.round-end.new-card-only")
def test_a_symbol_counts_once_when_its_card_opens() -> None:
    row = "hunt fish farm plague culture trade build conquest"
    assert change(situation(seat(), seat(), at="round end", round=1, row=row)) == {"workers": -1}
    assert change(situation(seat(), seat(), at="round end", round=2, row=row)) == {}


@pytest.mark.parametrize("card", ["trade", "build", "conquest"])
@rule("aoc.war.least-military")
def test_in_a_war_whoever_has_the_least_military_loses_a_worker(card: str) -> None:
    s = situation(seat(techs="mining"), seat(), seat(techs="mining"), at="round end", coming=card)
    run(s)
    assert each(s, "workers") == [4, 3, 4]


@rule("aoc.war.least-military")
def test_in_a_war_everybody_tied_for_the_least_loses_a_worker() -> None:
    s = run(situation(seat(techs="mining"), seat(), seat(), at="round end", coming="trade"))
    assert each(s, "workers") == [4, 3, 3]
    s = run(situation(seat(techs="mining"), seat(techs="mining"), at="round end", coming="trade"))
    assert each(s, "workers") == [3, 3]


@pytest.mark.parametrize("card", ["culture", "hunt", "fish", "farm"])
@rule("aoc.war.least-military", "aoc.plague.all")
def test_cards_without_a_symbol_bring_peace(card: str) -> None:
    s = situation(seat(techs="mining"), seat(), at="round end", coming=card)
    assert change(s) == {} and has(s, 1)["workers"] == 4


@rule("aoc.war.strength")
@pytest.mark.parametrize(
    ("who", "military"),
    [
        (seat(), 0),
        (seat("mongolia"), 4),
        (seat("hittites"), 2),  # main effect and legacy
        (seat("hittites", "slavs", "ottoman"), 4),
        (seat("rome", "hittites"), 1),  # of an annexed card the legacy alone
        (seat(techs="mining iron-working gunpowder"), 7),
        (seat("huns", "slavs", techs="mining"), 4),
        (seat("rome", techs="writing education sailing currency mining"), 3),
        (seat("iberia", wonders="great-wall terracotta-army colossus"), 0),  # no symbols on wonders
    ],
)
def test_military_is_the_symbols_on_civilizations_and_technologies(who: Doc, military: int) -> None:
    assert has(situation(who, seat()))["military"] == military


@rule("aoc.plague.all")
def test_the_plague_takes_a_worker_from_everybody() -> None:
    s = run(
        situation(
            seat(techs="mining iron-working"), seat(workers=1), seat(workers=2), at="round end", coming="plague"
        )
    )
    assert each(s, "workers") == [3, 0, 1]
