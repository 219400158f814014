"""Module Innovations (p. 7)."""

from __future__ import annotations

import pytest

from ecumene.kernel.frame import waiting
from tests.games.age_of_civilization.situation import (
    change,
    fresh,
    moves,
    play,
    price,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import rule


@rule("aoc.innovations.market")
@pytest.mark.parametrize(("players", "cards"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_special_card_more_than_there_are_players_lies_open(players: int, cards: int) -> None:
    assert len(set(fresh(players, innovations=True).special_market)) == cards
    assert fresh(players).special_market == []


@rule("aoc.innovations.market")
def test_special_cards_are_drawn_from_all_nine_and_not_replaced() -> None:
    assert (
        len({slug for seed in range(40) for slug in slugs(fresh(2, seed, innovations=True).special_market)}) == 9
    )
    s = situation(seat(), seat(), specials="masons smiths horsemen", innovations=True)
    assert refusal(s, "buy lawgivers") == "aoc.innovations.market"
    play(s, "buy masons")
    assert slugs(s.special_market) == ["horsemen", "smiths"]


@rule("aoc.innovations.market")
def test_without_the_module_there_is_nothing_to_buy() -> None:
    assert refusal(situation(), "buy masons") == "aoc.innovations.market"


@rule("aoc.innovations.own-turn")
def test_a_card_can_be_bought_in_every_phase_of_the_own_turn() -> None:
    for at in ("civilization", "actions"):
        s = situation(seat("rome"), seat(), at=at, specials="masons", innovations=True)
        assert "buy masons" in moves(s)
    s = situation(
        seat(workers=0), seat(), at="civilization", specials="masons", market={"rome": 0}, innovations=True
    )
    assert "buy masons" in moves(s)  # even before the first civilization
    s = situation(seat("rome"), seat(), window="fish", specials="masons", innovations=True)
    play(s, "fish")
    assert "buy masons" in moves(s)  # between actions
    s = situation(seat("rome"), seat(), specials="masons", innovations=True)
    play(s, "pass")
    assert "buy masons" in moves(s)  # and after a pass


@rule("aoc.innovations.own-turn")
def test_buying_goes_on_with_the_same_turn() -> None:
    s = situation(seat("rome"), seat(), at="civilization", round=2, specials="masons", innovations=True)
    assert change(s, "buy masons") == {"coins": -1}
    assert slugs([s.players[0].special]) == ["masons"]
    assert waiting(s) == [0] and "skip" in moves(s)
    s = situation(seat("rome"), seat(), window="fish", specials="masons", innovations=True)
    play(s, "buy masons")
    assert "pass" in moves(s) and "fish" in moves(s)


@rule("aoc.innovations.own-turn")
def test_in_a_turn_of_others_nothing_can_be_bought() -> None:
    s = situation(seat("rome"), seat("maya"), turn=1, specials="masons", innovations=True)
    assert waiting(s) == [1]


@rule("aoc.innovations.price")
def test_a_special_card_costs_a_coin() -> None:
    s = situation(seat(coins=1), seat(), specials="masons", innovations=True)
    assert price(s, "buy masons") == 1
    assert change(s, "buy masons") == {"coins": -1}
    s = situation(seat(coins=0), seat(), specials="masons", innovations=True)
    assert refusal(s, "buy masons") == "aoc.innovations.price"


@rule("aoc.innovations.one-card")
def test_nobody_has_two_special_cards() -> None:
    s = situation(seat(coins=9), seat(), specials="masons lawgivers", innovations=True)
    play(s, "buy masons")
    assert refusal(s, "buy lawgivers") == "aoc.innovations.one-card"
    s = situation(seat(special="masons"), seat(), at="civilization", specials="lawgivers", innovations=True)
    assert refusal(s, "buy lawgivers") == "aoc.innovations.one-card"


@rule("aoc.innovations.column")
def test_a_special_card_opens_two_new_technologies_in_its_column() -> None:
    s = situation(seat(coins=20), seat(), specials="lawgivers", innovations=True)
    assert refusal(s, "research code-of-laws") == "aoc.innovations.base-unavailable"
    play(s, "buy lawgivers", "research writing")
    assert "research code-of-laws" in moves(s)
    play(s, "research code-of-laws", "done")
    s = situation(seat(special="lawgivers", techs="writing code-of-laws"), seat(), innovations=True)
    researched = [move for move in moves(s) if move.startswith("research")]
    assert researched == [
        "research bureaucracy",
        "research sailing",
        "research engineering",
        "research mining",
    ]  # the arrows of the cells are those of the technologies below


@rule("aoc.innovations.base-unavailable")
def test_covered_technologies_cannot_be_learned_any_more() -> None:
    s = situation(seat(special="lawgivers", techs="writing code-of-laws"), seat(), innovations=True)
    for covered in ["education", "science"]:
        assert refusal(s, f"research {covered}") == "aoc.innovations.base-unavailable"
    babylon = seat("babylon", special="lawgivers", techs="writing", workers=1)
    s = run(situation(babylon, seat(), at="turn end", innovations=True))
    assert refusal(s, "learn education") == "aoc.innovations.base-unavailable"


@rule("aoc.innovations.empty-column")
@pytest.mark.parametrize(
    ("techs", "special", "allowed"),
    [
        ("writing", "masons", True),
        ("mining", "masons", False),
        ("mining iron-working", "masons", False),
        ("sailing currency gunpowder", "masons", False),  # the bottom of its column is enough
        ("sailing currency science", "lawgivers", False),
        ("mining iron-working engineering", "guildmasters", False),
    ],
)
def test_a_special_card_needs_an_empty_column(techs: str, special: str, allowed: bool) -> None:
    s = situation(seat(techs=techs, coins=1), seat(), specials=special, innovations=True)
    assert (f"buy {special}" in moves(s)) == allowed
    if not allowed:
        assert refusal(s, f"buy {special}") == "aoc.innovations.empty-column"
