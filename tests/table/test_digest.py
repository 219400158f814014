"""Since your last turn: one row for each other, in the order of play, with the change that it came to."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.table.moves import Move
from ecumene.table.table import Table
from tests.conformance.kit import play_on


def after(key: str, players: int, moves: int, seed: int = 5) -> Table:
    """Return a table after some random moves."""
    table, dice = Table.begin(find(key), players, {}, seed), Luck(seed)
    while table.waiting and table.number < moves:
        play_on(table, dice)
    return table


def test_each_rival_has_a_row_in_the_order_of_play() -> None:
    table = after("age-of-civilization", 4, 40)
    rows = table.presenter(0).digest(table.places.before(10))
    movers = [move.mover for move in table.history if move.number > 10 and move.mover > 0]
    assert [row["seat"] for row in rows] == list(dict.fromkeys(movers))
    assert all(row["text"].startswith(f"Player {row['seat'] + 1}: ") for row in rows)


def test_the_change_is_what_the_panels_changed_by() -> None:
    for seed in range(6):
        table = after("age-of-civilization", 3, 12, seed)
        before, since = table.view(0)["players"], table.places.total
        dice = Luck(seed)
        for _ in range(12):
            play_on(table, dice)
        then = table.view(0)["players"]
        for row in table.presenter(0).digest(since):
            seat = row["seat"]
            for stat, words in (("vp", "VP"), ("coins", "coin")):
                told = sum(int(each.split()[0].replace("−", "-")) for each in row["net"] if f" {words}" in each)
                assert told == then[seat][stat] - before[seat][stat], (seed, row)


@pytest.mark.parametrize("key", ["age-of-civilization", "through-the-ages"])
def test_what_others_did_is_told_through_the_whole_turn(key: str) -> None:
    table, dice = Table.begin(find(key), 3, {}, 4), Luck(4)
    turns = begun(table.history[0])
    later = 0
    while table.waiting and table.number < 160:
        play_on(table, dice)
        turns += begun(table.history[-1])
        seat = turns[-1]
        before = "".join(map(str, turns)).rstrip(str(seat))
        if str(seat) not in before:
            continue
        since = table.presenter(seat).last_turn()
        assert since is not None
        moves = [move for move in table.history if move.number >= table.places.move_at(since)]
        others = before.rpartition(str(seat))[2]
        assert {move.seat for move in moves} >= set(map(int, others)), "they have had their turns since"
        begun_since = "".join(str(whose) for move in moves for whose in begun(move) if whose != seat)
        assert begun_since in (others, others[1:]), "the first began with the last move of this seat, or by itself"
        told = [row["seat"] for row in table.presenter(seat).digest(since)]
        later += table.history[-1].seat == seat and bool(told)
        assert seat not in told
    assert later > 20, "also when the turn has gone on for a while"


def test_who_had_to_answer_in_a_turn_of_others_is_told_all_of_it() -> None:
    table, dice = Table.begin(find("through-the-ages"), 3, {}, 6), Luck(6)
    turns: list[int] = []
    answers = 0
    while table.waiting and table.number < 200:
        play_on(table, dice)
        answered = bool(turns) and table.history[-1].seat != turns[-1]
        turns += begun(table.history[-1])
        seat = table.history[-1].seat
        if answered and turns[-1] != seat and seat in turns:
            answers += 1
            since = table.presenter(seat).last_turn()
            assert since is not None and since < table.places.before(table.number - 1)
    assert answers > 0


def begun(move: Move) -> list[int]:
    """Return the seats whose turns began with a move."""
    return [event.seat for event in move.events if event.kind == "turn" and event.seat >= 0]


def test_what_was_done_twice_is_told_once() -> None:
    table = ecumene.new("age-of-civilization", players=2, seed=1)
    mover = table.waiting[0]
    while mover in table.waiting and table.number < 12:
        moves = table.moves(mover)
        table.play(mover, next((move for move in moves if move in ("hunt", "fish", "farm", "exploit")), moves[0]))
    (row,) = table.presenter(1 - mover).digest(0)
    assert row["moves"][0].startswith("raised ") and len(row["moves"]) == len(set(row["moves"]))
    assert not any(each.startswith("finish") for each in row["moves"]), "the end of a turn is no deed"


def test_a_secret_move_is_not_told() -> None:
    table = Table.begin(find("age-of-civilization"), 3, {"draft": True}, 3)
    for seat in table.waiting[1:]:
        table.play(seat, table.moves(seat)[0])
    assert table.presenter(0).digest(0) == []


def test_the_first_line_of_a_move_tells_who_did_what() -> None:
    table = after("through-the-ages", 3, 30)
    lines = table.presenter(0).numbered_log(0, table.number + 1)
    firsts = {line["number"]: line for line in reversed(lines)}
    for move in table.history:
        if move.mover >= 0 and move.number in firsts:
            line = firsts[move.number]
            assert line["mover"] == move.mover
            assert (line["did"] is None) == table.rules.grammar.verbs[move.action[0]].ends


def test_where_all_act_at_once_the_whole_round_is_told_though_much_of_it_asks_nobody() -> None:
    table = ecumene.new("historia", players=2, seed=4)
    while not table.number or "choose technology" not in table.moves(0):
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    for seat, card in ((0, "exploit"), (1, "technology")):
        table.play(seat, f"choose {card}")
        table.play(seat, "done")
    while "choose technology" not in table.moves(0):
        table.play(table.waiting[0], table.moves(table.waiting[0])[-1])
    shown = table.presenter(0)
    since = shown.last_turn()
    assert since is not None
    (row,) = shown.digest(since)
    assert row["text"] == "Player 2: chose Technology: cubes −1, technology +1"
