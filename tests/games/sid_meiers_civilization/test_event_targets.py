"""Events that are aimed at something: whom they concern, and what a cancel ends (p. 18)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import DESERT
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import waiting
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    army,
    cities,
    hand,
    hut_tokens,
    know,
    mark,
    moves,
    named,
    play,
    refusal,
    start,
    table,
    with_bases,
)
from tests.rules import card, rule


def three() -> GameState:
    """Return three civilizations."""
    return table("america", "rome", "china")


def saved(s: GameState) -> GameState:
    """Return the same table, stored and restored."""
    return GAME.restore(GAME.dump(with_bases(s)))


def beside_capital(s: GameState, seat: int) -> str:
    """Return a square in the outskirts of a capital."""
    return named([s.players[seat].cities[0] + 1])[0]


@rule("smc.ruling.windows-by-public-knowledge")
def test_an_event_against_a_square_is_aimed_at_its_city_whoever_stands_there() -> None:
    s = three()
    at = "o13"  # in the outskirts of the second capital
    army(s, 2, at)
    hand(s, 0, "drought")
    hand(s, 1, "bread-and-circuses", "sabotage")
    hand(s, 2, "exchange-of-ideas")
    play(start(s), "play drought", f"place {at}")
    assert waiting(s) == [1]
    assert "cancel bread-and-circuses" in moves(s)


@rule("smc.ruling.windows-by-public-knowledge")
def test_an_event_against_figures_is_aimed_at_their_owner_wherever_they_stand() -> None:
    s = three()
    at = "o13"
    army(s, 2, at)
    hand(s, 0, "disoriented")
    hand(s, 1, "sabotage")
    hand(s, 2, "bread-and-circuses")
    play(cities(s), "play disoriented", f"place {at}")
    play(s, moves(s)[0])
    assert waiting(s) == [2]
    assert "cancel bread-and-circuses" in moves(s)


@rule("smc.ruling.windows-by-public-knowledge")
def test_an_event_against_two_buildings_may_be_cancelled_by_both_owners() -> None:
    s = three()
    places = [beside_capital(s, seat) for seat in (1, 2)]
    for seat, at in zip((1, 2), places, strict=True):
        mark(s, seat, "market", at)
    hand(s, 0, "disaster")
    hand(s, 1, "sabotage")
    hand(s, 2, "bread-and-circuses")
    s = saved(play(start(s), "play disaster", f"place {places[0]}", f"place {places[1]}"))
    assert waiting(s) == [1]
    play(s, "decline")
    assert waiting(s) == [2]
    play(s, "cancel bread-and-circuses")
    assert [len(player.marks) for player in s.players[1:]] == [1, 1]


@rule("smc.ruling.engineering-split", "smc.ruling.cancelled-costs")
def test_a_cancel_ends_the_split_of_engineering() -> None:
    for first in (True, False):
        s = three()
        know(s, 0, "engineering")
        know(s, 1, "writing")
        hut_tokens(s, 1, "spy")
        s.players[0].trade = 27
        s = saved(play(cities(s), "use engineering", "build army", f"place {beside_capital(s, 0)}"))
        if not first:
            play(s, "decline", "build army", f"place {beside_capital(s, 0)}")
        play(s, "cancel writing", "pay spy hut")
        assert waiting(s) == [0]
        assert "done" in moves(s)
        assert refusal(s, "build army") == "smc.city.one-action"
        assert len(s.players[0].armies) == int(not first)


@rule("smc.ruling.hand-limit-timing")
def test_a_limit_that_has_fallen_is_kept_before_any_event_is_played() -> None:
    s = three()
    at = beside_capital(s, 1)
    mark(s, 1, "cristo-redentor", at)
    hand(s, 1, "sabotage", "drought", "bread-and-circuses")
    hand(s, 0, "the-citizens-are-revolting")
    start(s)
    army(s, 0, at)  # a blockade
    play(s, "play the-citizens-are-revolting", "target 1")
    assert (waiting(s), moves(s)[0].split()[0]) == ([1], "discard")
    s = saved(play(s, "discard drought"))
    assert moves(s) == ["cancel bread-and-circuses", "decline"]
    s = three()
    mark(s, 1, "cristo-redentor", at)
    hand(s, 1, "sabotage", "drought", "bread-and-circuses")
    start(s)
    army(s, 0, at)
    play(s, "done")
    assert moves(s) == ["discard bread-and-circuses", "discard drought", "discard sabotage"]
    play(s, "discard drought")
    assert "done" in moves(s)


@rule("smc.ruling.disaster-targets")
def test_there_are_twelve_markers_of_disaster() -> None:
    s = table("america", "china")
    hand(s, 0, "drought")
    start(s)
    assert "play drought" in moves(s)
    s.disaster_at = [square(f"{column}{row}") for column in "abc" for row in (13, 14, 15, 16)]
    s.disaster_to = [DESERT] * len(s.disaster_at)
    assert "play drought" not in moves(s)


@card("united-nations")
def test_united_nations_cannot_be_aimed_at() -> None:
    s = three()
    mark(s, 1, "united-nations", beside_capital(s, 1))
    hand(s, 0, "the-citizens-are-revolting-ii")
    play(start(s), "play the-citizens-are-revolting-ii")
    assert moves(s) == ["target 2"]
