from __future__ import annotations

from tools.load_moves import Moves, Tally


def one_table() -> tuple[Moves, Tally]:
    """Return a table with two people and a spectator, all of whom have version 1."""
    tally = Tally()
    moves = Moves("toy", 3, tally)
    for socket in range(3):
        moves.scene(socket, 1, "1", socket == 0, now=0.0)
    return moves, tally


def test_a_move_is_seen_when_the_last_socket_has_its_version() -> None:
    moves, tally = one_table()
    moves.send("a", 0, "1", now=1.0)
    moves.acknowledge("a", 2)
    moves.scene(0, 2, "2", False, now=1.5)
    moves.scene(1, 3, "3", True, now=1.75)  # several changes may come as one scene
    assert moves.open and not tally.waits["toy"]
    moves.scene(2, 2, None, False, now=2.0)
    assert not moves.open and tally.waits["toy"] == [1.0]


def test_scenes_may_come_before_the_acknowledgement() -> None:
    moves, tally = one_table()
    moves.send("a", 0, "1", now=1.0)
    for socket, now in ((2, 1.25), (1, 1.5), (0, 1.75)):
        moves.scene(socket, 2, "2", False, now)
    assert moves.open and not moves.in_flight(0), "the player may move on, but the move is not answered yet"
    moves.acknowledge("a", 2)
    assert not moves.open and tally.waits["toy"] == [0.75]


def test_a_step_of_a_sealed_answer_is_seen_when_its_own_seat_is_asked_something_else() -> None:
    moves, tally = one_table()
    moves.send("a", 0, "1", now=5.0)
    moves.acknowledge("a", 1)  # everybody had this version long ago
    assert moves.in_flight(0) and not tally.waits["toy"], "a wait from then on would be negative"
    moves.scene(0, 1, "1.abc", True, now=5.5)
    assert not moves.open and tally.waits["toy"] == [0.5]


def test_a_sealed_answer_is_seen_when_its_seat_is_no_longer_waited_for() -> None:
    moves, tally = one_table()
    moves.send("a", 0, "1", now=5.0)
    moves.scene(0, 2, "1", False, now=5.25)  # it may be changed, under the same mark
    moves.acknowledge("a", 2)
    moves.scene(1, 2, "1", True, now=5.5)
    moves.scene(2, 2, None, False, now=5.5)
    assert not moves.open and tally.waits["toy"] == [0.5]


def test_the_scene_of_somebody_elses_move_is_not_taken_for_ones_own() -> None:
    moves, tally = one_table()
    moves.send("a", 0, "1", now=5.0)
    for socket in range(3):
        moves.scene(socket, 2, "1", socket == 0, now=5.25)  # somebody has sealed an answer meanwhile
    moves.acknowledge("a", 2)
    assert moves.in_flight(0) and not tally.waits["toy"]
    moves.scene(0, 2, "1.abc", True, now=5.75)
    assert tally.waits["toy"] == [0.75]


def test_moves_that_nobody_answered_or_not_all_have_seen_are_counted() -> None:
    moves, tally = one_table()
    for id, socket in (("lost", 0), ("hidden", 1), ("late", 0)):
        moves.send(id, socket, "1", now=1.0)
    moves.acknowledge("hidden", 2)
    moves.refuse("late", "stale")
    moves.close()
    assert (tally.sent, tally.acknowledged, tally.unanswered, tally.unseen) == (3, 1, 1, 1)
    assert tally.refused == {"stale": 1} and not tally.is_healthy()


def test_late_answers_are_no_fault_of_the_server_but_all_else_is() -> None:
    assert Tally().is_healthy()
    late, refused, broken = Tally(), Tally(), Tally()
    late.refused["stale"] += 1
    refused.refused["too-often"] += 1
    broken.errors.append("closed")
    assert [each.is_healthy() for each in (late, refused, broken)] == [True, False, False]


def test_a_second_acknowledgement_is_an_error() -> None:
    moves, tally = one_table()
    moves.send("a", 0, "1", now=1.0)
    moves.acknowledge("a", 2)
    moves.acknowledge("a", 2)
    assert tally.acknowledged == 1 and len(tally.errors) == 1
