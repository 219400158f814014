from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import ecumene
from ecumene.games import find, keys
from ecumene.kernel.luck import Luck
from ecumene.players import LEVELS, NAMES, hint, make
from ecumene.players.beam import Beam, Line
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation, evaluation, table_of
from ecumene.players.greedy import Greedy
from ecumene.players.policy import Policy
from ecumene.players.quiescence import Quiescence
from ecumene.players.seer import Seer
from tests.toy import GAME as TOY

GAME = "age-of-civilization"
FAST: dict[str, Any] = {"rounds": 2, "arms": 3, "width": 2, "turns": 1}


def table(seed: int = 3, players: int = 2, **options: Any) -> ecumene.Table:
    return ecumene.new(GAME, players=players, seed=seed, options=options)


def later(made: ecumene.Table, moves: int) -> ecumene.Table:
    """Play some first moves."""
    for _ in range(moves):
        made.play(made.waiting[0], made.moves(made.waiting[0])[0])
    return made


def quick(name: str) -> dict[str, Any]:
    return FAST if name in ("seer", "master") else {}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"draft": True}), (4, {"innovations": True})])
def test_every_bot_plays_every_table_to_its_end(name: str, players: int, options: dict[str, Any]) -> None:
    made = table(5, players, **options)
    bot, other = make(name, GAME, 1, **quick(name)), make("random", GAME, 2)
    while made.waiting:
        seat = made.waiting[0]
        moves = made.moves(seat)
        choice = (bot if seat == 0 else other).choose(made.view(seat), moves)
        assert choice in moves
        made.play(seat, choice)
    assert made.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_chooses_the_same_moves(name: str) -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    chosen = {make(name, GAME, 7, **quick(name)).choose(made.view(seat), made.moves(seat)) for _ in range(2)}
    assert len(chosen) == 1


@pytest.mark.parametrize("name", ["greedy", "planner", "seer", *LEVELS])
def test_a_bot_explains_its_three_best_moves(name: str) -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    bot = make(name, GAME, 1, **quick(name))
    chosen = bot.choose(made.view(seat), made.moves(seat))
    told = bot.explain()
    assert 1 <= len(told) <= 3
    assert told[0]["move"] == chosen
    assert len({thought["move"] for thought in told}) == len(told)
    assert all(thought["move"] in made.moves(seat) for thought in told)
    assert all(isinstance(move, str) for thought in told for move in thought["then"])
    if name in ("greedy", "planner"):
        assert [t["value"] for t in told] == sorted([t["value"] for t in told], reverse=True)


def test_a_hint_is_what_a_good_bot_would_do() -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    told = hint(GAME, made.view(seat), made.moves(seat))
    assert told[0]["move"] == make("expert", GAME, 0, noise=0.0).choose(made.view(seat), made.moves(seat))
    values = [row["value"] for row in told]
    assert len(told) == min(3, len(made.moves(seat))) and values == sorted(values, reverse=True)
    novice = hint(GAME, made.view(seat), made.moves(seat), "novice")
    assert novice == hint(GAME, made.view(seat), made.moves(seat), "novice")  # advice does not err on purpose
    assert hint(GAME, {}, ["done"]) == [{"move": "done", "value": 0.0, "then": []}]


def test_who_does_not_plan_gives_no_hint() -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    for name in ("random", "greedy"):
        with pytest.raises(ValueError, match="novice, adept, expert, master"):
            hint(GAME, made.view(seat), made.moves(seat), name)


def test_bots_see_no_more_than_the_view() -> None:
    """Two tables that differ in sealed picks alone are the same to a bot."""
    chosen = []
    for pick in (0, 1):
        made = table(4, 2, draft=True)
        made.play(0, made.moves(0)[pick])
        chosen.append(make("seer", GAME, 3, **FAST).choose(made.view(1), made.moves(1)))
    assert chosen[0] == chosen[1]


def test_an_unknown_bot_is_refused_with_the_right_names() -> None:
    with pytest.raises(ValueError, match="greedy, planner, random, seer, novice, adept, expert, master"):
        make("genius", GAME)
    with pytest.raises(ValueError, match="did you mean “age-of-civilization”"):
        make("planner", "age-of-civilisation")


def test_a_position_budget_is_kept() -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    game = find(GAME)
    judge = evaluation(game, 2)
    spent = []
    for nodes in (1, 0):
        budget = Budget(nodes, 0)
        bot = Greedy(game, 0)
        beam = Beam(judge, bot.luck, 10, budget)
        lines = beam.lines(game.imagine(made.view(seat), bot.luck), seat, 2, made.legal(seat))
        assert {line.actions[0] for line in lines} <= set(made.legal(seat))
        spent.append(budget.spent)
    assert spent[0] == len(made.legal(seat)) < spent[1]


def test_a_time_budget_is_kept() -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    bot = make("seer", GAME, 0, rounds=100_000, turns=0, seconds=0.2)
    began = time.perf_counter()
    assert bot.choose(made.view(seat), made.moves(seat)) in made.moves(seat)
    assert time.perf_counter() - began < 10


def test_thinking_can_be_stopped() -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    bot = make("seer", GAME, 0, rounds=1_000_000, turns=0)
    timer = threading.Timer(0.3, bot.stop)
    timer.start()
    assert bot.choose(made.view(seat), made.moves(seat)) in made.moves(seat)
    timer.join()
    assert isinstance(bot, Seer)


def test_who_was_stopped_looks_no_further_than_one_move() -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    game = find(GAME)
    judge, luck = evaluation(game, 2), Luck(1)
    budget = Budget(0, 0)
    budget.stopped = True
    lines = Beam(judge, luck, 10, budget).lines(game.imagine(made.view(seat), luck), seat, 2, made.legal(seat))
    assert [len(line.actions) for line in lines] == [1] * len(made.legal(seat))
    world = game.imagine(made.view(seat), luck)
    before = game.dump(world)
    assert game.dump(Policy(judge, luck, 2, budget).onward(world, 9)) == before


def test_who_was_stopped_settles_nothing_by_thinking() -> None:
    game = find("through-the-ages")
    made = ecumene.new(game.key, players=2, seed=1)
    while game.judge.calm(made.state) or len(made.legal(made.waiting[0])) == 1:
        made.play(made.waiting[0], made.moves(made.waiting[0])[0])
    spent = []
    for stopped in (False, True):
        budget = Budget(0, 0)
        budget.stopped = stopped
        world = game.imagine(made.view(made.waiting[0]), Luck(1))
        Quiescence(game, evaluation(game, 2), Luck(1), budget).settle(world)
        assert game.judge.calm(world)
        spent.append(budget.spent)
    assert spent[0] > spent[1] == 0


@pytest.mark.parametrize("name", ["greedy", "planner", "seer"])
def test_nobody_who_plays_to_win_gives_up(name: str) -> None:
    made = ecumene.new("through-the-ages", players=2, seed=4)
    weights = dict.fromkeys(made.rules.judge.features(made.state, 0), -100.0) | {"rivalry": 0.0}
    bot = make(name, "through-the-ages", 1, weights=weights)
    other = make("random", "through-the-ages", 2)
    offered = 0
    while offered < 4:  # everything looks worse than being out
        seat = made.waiting[0]
        moves = made.moves(seat)
        offered += seat == 0 and "resign" in moves
        move = bot.choose(made.view(seat), moves) if seat == 0 else other.choose({}, moves)
        assert move != "resign"
        made.play(seat, move)


def test_who_was_stopped_before_knowing_one_end_has_no_order_of_answers() -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    bot = Seer(find(GAME), 0, rounds=8)
    budget = Budget(0, 0)
    budget.stopped = True
    actions = made.legal(seat)
    assert bot.answers(made.state, made.view(seat), actions, budget) == []
    lines = [Line([action], made.state, float(-at)) for at, action in enumerate(actions)]
    assert bot.weighed(made.state, made.view(seat), lines, budget) == lines


def test_at_a_larger_table_than_it_says_no_futures_of_lines_are_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    tried: list[Line] = []

    def future(self: Seer, view: object, line: Line, luck: Luck, budget: Budget) -> float:
        tried.append(line)
        return 0.0

    monkeypatch.setattr(Seer, "future", future)

    def futures(most_players: int, players: int) -> int:
        tried.clear()
        lines = [Line([action], made.state, float(-at)) for at, action in enumerate(made.legal(seat)[:2])]
        bot = Seer(find(GAME), 0, rounds=1, arms=2, most_players=most_players)
        bot.weighed(made.state, {**made.view(seat), "seats": players}, lines, Budget(0, 0))
        return len(tried)

    assert [futures(0, 4), futures(2, 2), futures(2, 3)] == [2, 2, 0]


def test_a_round_that_was_broken_off_counts_for_no_arm(monkeypatch: pytest.MonkeyPatch) -> None:
    made = later(table(), 3)
    seat = made.waiting[0]
    bot = Seer(find(GAME), 0, rounds=8, arms=3)
    budget = Budget(0, 0)
    calls = []

    def future(self: Seer, view: object, line: Line, luck: Luck, budget: Budget) -> float:
        calls.append(line)
        budget.stopped = len(calls) > 3
        return 100.0 if len(calls) > 3 else 10.0 - len(calls)

    monkeypatch.setattr(Seer, "future", future)
    arms = [Line(made.legal(seat)[:1], made.state, 0.0) for _ in range(3)]
    assert bot.race(made.view(seat), list(arms), 8, 0.0, budget) == arms
    assert [arm.value for arm in arms] == [9.0, 8.0, 7.0]


@pytest.mark.parametrize("key", keys())
def test_equally_many_features_have_the_same_names_in_the_same_order(key: str) -> None:
    orders: dict[int, list[str]] = {}
    for seed in range(3):
        made = ecumene.new(key, players=4, seed=seed)
        bot = make("random", key, seed)
        while made.waiting:
            found = made.rules.judge.features(made.state, made.waiting[0])
            assert orders.setdefault(len(found), list(found)) == list(found)
            made.play(made.waiting[0], bot.choose({}, made.moves(made.waiting[0])))
    assert evaluation(find(key), 4).seat(made.state, 0) == sum(
        evaluation(find(key), 4).weights.get(name, 0.0) * value
        for name, value in made.rules.judge.features(made.state, 0).items()
    )


def test_a_finished_game_is_judged_by_its_result() -> None:
    made = table(9)
    bot = make("random", GAME, 1)
    while made.waiting:
        made.play(made.waiting[0], bot.choose({}, made.moves(made.waiting[0])))
    result = made.result
    assert result is not None
    judge = evaluation(find(GAME), 2)
    values = [judge.value(made.state, seat, 2) for seat in (0, 1)]
    assert values.index(max(values)) == result["winners"][0]


def test_weights_for_a_number_of_players_override_the_common_ones() -> None:
    given = evaluation(find(GAME), 2, {"vp": 5.0, "rivalry": 0.25})
    assert isinstance(given, Evaluation)
    assert given.weights["vp"] == 5.0
    assert given.rivalry == 0.25
    assert "rivalry" not in given.weights


def test_a_game_without_weights_has_the_usual_levels() -> None:
    assert evaluation(TOY, 2).weights == {}
    for name in LEVELS:
        assert make(name, TOY).game is TOY


def test_better_bots_beat_random_ones() -> None:
    wins = 0
    for seed in range(6):
        made = table(seed)
        bots = [make("novice", GAME, seed), make("random", GAME, seed)]
        mine = seed % 2
        while made.waiting:
            seat = made.waiting[0]
            bot = bots[0] if seat == mine else bots[1]
            made.play(seat, bot.choose(made.view(seat), made.moves(seat)))
        wins += (made.result or {})["winners"] == [mine]
    assert wins >= 5


def test_a_round_that_was_cut_short_does_not_count() -> None:
    class Told(Seer):
        """Knows how its two arms turn out, round by round."""

        ends = (1.0, 0.0, 0.0, 100.0)

        def future(self, view: Any, line: Line, luck: Luck, budget: Budget) -> float:
            budget.spent += 1
            return self.ends[(budget.spent - 1) % 4]

    made = table()
    seat = made.waiting[0]
    bot, view = Told(find(GAME), 1), made.view(seat)
    arms = [Line([action], made.state, 0.0) for action in bot.actions(made.moves(seat)[:2])]
    assert bot.race(view, arms, 8, 0.0, Budget(3, 0.0)) == arms  # the second round went beyond the third node
    assert [line.value for line in arms] == [1.0, 0.0]
    assert bot.race(view, arms, 8, 0.0, Budget(5, 0.0)) == arms[::-1]  # the third did


def test_lines_that_were_not_raced_are_told_behind_those_that_were(monkeypatch: pytest.MonkeyPatch) -> None:
    made = table()
    seat = made.waiting[0]
    bot = Seer(find(GAME), 1, arms=2, rounds=2)
    monkeypatch.setattr(Seer, "future", lambda self, view, line, luck, budget: 10.0 * line.value)
    actions = bot.actions(made.moves(seat))
    lines = [Line([actions[0]], made.state, value) for value in (5.0, 4.0, 3.9, -20.0)]
    told = bot.weighed(made.state, made.view(seat), lines, Budget(0, 0.0))
    assert told == lines
    # One round, and the planner's word for two: 50/3 and (40 - 2)/3. Others go with the first, not past the last.
    assert [line.value for line in told] == pytest.approx([50 / 3, 38 / 3, 38 / 3, -25 / 3])


def test_who_has_no_weights_of_their_own_weigh_as_the_next_fewer_do() -> None:
    doc = {"players": {"2": {"coins": 2.0}, "4": {"coins": 4.0}}}
    found = [table_of(doc, players).get("coins", 0.0) for players in range(1, 7)]
    assert found == [0.0, 2.0, 2.0, 4.0, 4.0, 4.0]
