"""What a vector of a view says; that it says all of it is shown for every game in tests/conformance."""

from __future__ import annotations

from random import Random

import pytest

import ecumene
from ecumene.adapters.encode import Encoder, seen
from ecumene.adapters.rewards import rewards, told_rewards
from ecumene.games import find
from ecumene.kernel.frame import State, apply, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck
from ecumene.table.table import Table
from tests.adapters.told import legal, states, text_of
from tests.toy import GAME as TOY

GAMES: list[Game] = [TOY, *(find(key) for key in ecumene.games())]


def around(game: Game, s: State, dice: Random) -> list[State]:
    """Return the worlds two moves away, by each pair of a few moves in both orders."""
    seat = waiting(s)[0]
    moves = legal(game, s, seat)
    found = []
    for one in dice.sample(moves, min(4, len(moves))):
        first = s.copy()
        apply(first, seat, one, Luck(0))
        found.append(first)
        for other in waiting(first)[:1]:
            for two in legal(game, first, other)[:12]:
                second = first.copy()
                apply(second, other, two, Luck(0))
                found.append(second)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_different_views_have_different_vectors_where_the_same_is_done_in_another_order(game: Game) -> None:
    players, dice = game.seats[1], Random(5)
    encoder, texts = Encoder(game, players), dict[bytes, str]()
    met = 0
    for number, s in enumerate(states(game, players, {}, 4)):
        if number % (9 if number < 600 else 45) or not waiting(s):  # of a long game less, but to its end
            continue
        for world in around(game, s, dice):
            view = seen(game, world, 0, {})
            vector, text = encoder.vector(view).tobytes(), text_of(view)
            met += vector in texts
            assert texts.setdefault(vector, text) == text
    assert met  # the same view by another way


def test_one_and_three_equal_cards_look_different() -> None:
    encoder = Encoder(TOY, 2)
    s = next(iter(states(TOY, 2, {}, 1)))
    counts = []
    for hand in ([0], [0, 0, 0], [0, 0, 1]):
        view = {**seen(TOY, s, 0, {}), "hand": TOY.things.names(hand)}
        counts.append([encoder.vector(view)[encoder.names.index(f"hand={slug}")] for slug in ("salt", "tin")])
    assert counts == [[1, 0], [3, 0], [2, 1]]


def test_a_number_is_a_part_of_what_it_usually_gets_to_and_never_cut() -> None:
    encoder = Encoder(TOY, 2)
    view = {**seen(TOY, next(iter(states(TOY, 2, {}, 1))), 0, {}), "bank": 60}
    assert encoder.vector(view)[encoder.names.index("bank/40")] == pytest.approx(1.5)


def test_a_view_that_was_not_declared_so_is_refused_with_its_place() -> None:
    encoder = Encoder(TOY, 2)
    view = seen(TOY, next(iter(states(TOY, 2, {}, 1))), 0, {})
    with pytest.raises(ValueError, match=r"toy\.hand: fair-wind is not of the declared things"):
        encoder.vector({**view, "hand": ["fair-wind"]})
    with pytest.raises(ValueError, match=r"toy\.coins: 3 places instead of 2"):
        encoder.vector({**view, "coins": [1, 2, 3]})
    stack = [{"frame": "Swap", "seat": 0, "aside": ["tin"] * 13}]
    with pytest.raises(ValueError, match=r"toy\.stack\[Swap\]\.aside: 13 in a list that was declared to hold 12"):
        encoder.vector({**view, "stack": stack})
    with pytest.raises(ValueError, match=r"toy\.stack: more than 1 of Turns lie on one another"):
        encoder.vector({**view, "stack": [{"frame": "Turns", "turns": 1}] * 2})


def test_the_seat_that_looks_comes_first() -> None:
    table = ecumene.new("age-of-civilization", players=3, seed=2)
    mover = table.waiting[0]
    table.play(mover, table.moves(mover)[0])
    encoder = Encoder(find("age-of-civilization"), 3)
    for seat in range(3):
        vector = encoder.vector(table.view(seat))
        for other in range(3):
            workers = vector[encoder.names.index(f"players[{(other - seat) % 3}].workers/4")]
            assert (workers > 0) == (other == mover)


@pytest.mark.parametrize("key", ecumene.games())
def test_a_view_of_the_table_has_the_vector_of_the_state(key: str) -> None:
    game = find(key)
    table, encoder = ecumene.new(key, players=2, seed=3), Encoder(game, 2)
    for _ in range(20):
        for seat in (0, 1):
            right = encoder.vector(seen(game, table.state, seat, table.options))
            assert (encoder.vector(table.view(seat)) == right).all()
        table.play(table.waiting[0], table.moves(table.waiting[0])[-1])


def test_names_tell_what_each_number_means() -> None:
    for game in GAMES:
        for players in game.seats:
            encoder = Encoder(game, players)
            assert len(set(encoder.names)) == len(encoder.names) == len(encoder)


def test_a_version_tells_layouts_apart() -> None:
    found = {(game.key, players): Encoder(game, players).version for game in GAMES for players in game.seats}
    assert len(set(found.values())) == len(found)
    assert Encoder(TOY, 2).version == found["toy", 2]
    assert found["toy", 2].startswith("2-")


def test_rewards_are_zero_in_all_and_shared_by_ties() -> None:
    assert rewards({"ranks": [1, 2, 3], "scores": [9, 8, 7]}, 0) == [1, 0, -1]
    assert rewards({"ranks": [1, 1, 3], "scores": [9, 9, 7]}, 0) == [0.5, 0.5, -1]
    assert rewards({"ranks": [1], "scores": [25]}, 0) == [0.25]


def test_who_is_beaten_by_an_automaton_has_not_won() -> None:
    assert rewards({"ranks": [1], "scores": [25]}, 1) == [1]
    assert rewards({"ranks": [2], "scores": [25]}, 1) == [-1]
    assert rewards({"ranks": [2, 4], "scores": [9, 3]}, 2) == [pytest.approx(1 / 3), -1]
    table = Table.begin(TOY, 2, {"rivals": ["broker", "broker"]}, 3)
    while table.waiting:
        table.play_action(table.waiting[0], table.legal(table.waiting[0])[-1])
    assert table.result and table.result["winners"] == [] and max(told_rewards(table.result)) <= 0
