"""Weights learned by self-play: generations of games by planners that err now and then, each followed by a fit.

A training run is a file like any other run: a line for each game, a line for the weights after each generation.
It begins with the common weights of the game, goes on where it was stopped, and the same seed learns the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import ecumene
from ecumene.arena.fit import Sample, fit
from ecumene.arena.pool import on_processes
from ecumene.arena.run import mine_alone
from ecumene.players import bot_seed, make
from ecumene.players.evaluation import weights_of
from ecumene.table.errors import Complaint

WINDOW = 4  # generations whose games a fit takes in
STEP = 0.7  # how far the weights go towards each fit


class Plan(msgspec.Struct):
    """Everything that decides what a training run learns, besides the number of generations."""

    game: str
    players: int
    options: list[dict[str, Any]]  # taken in turn
    seed: int
    games: int  # for each generation
    width: int = 4
    noise: float = 2.0
    ridge: float = 0.05


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the file: the plan, a game, or the weights after a generation."""

    generation: int
    plan: Plan | None = None
    id: int = -1
    samples: list[Sample] | None = None
    weights: dict[str, float] | None = None


def play(plan: Plan, generation: int, id: int, weights: dict[str, float]) -> Line:
    """Play one game and return the positions after every turn, with how they ended."""
    seed = plan.seed + generation * plan.games + id
    options = plan.options[id % len(plan.options)]
    table = ecumene.new(plan.game, players=plan.players, seed=seed, options=options)
    settings = {"width": plan.width, "noise": plan.noise, "weights": weights}
    bots = [make("planner", plan.game, bot_seed(seed, seat), **settings) for seat in range(plan.players)]
    stages = [0] * plan.players
    seen: list[tuple[int, Sample]] = []
    while table.waiting:
        seat = table.waiting[0]
        moves = table.moves(seat)
        table.play(seat, bots[seat].choose(table.view(seat), moves) if len(moves) > 1 else moves[0])
        if (table.waiting and table.waiting[0] != seat) or (plan.players == 1 and _turned(table)):
            found = table.rules.features(table.state, seat)
            seen.append((seat, Sample(stages[seat], {name: float(x) for name, x in found.items()}, 0.0)))
            stages[seat] += 1
    scores = (table.result or {})["scores"]
    for seat, sample in seen:
        sample.score = scores[seat]
    return Line(generation, id=id, samples=[sample for _, sample in seen])


def _turned(table: ecumene.Table) -> bool:
    """Tell whether a lone player has come to a new turn: something was drawn after the last move."""
    return bool(table.history[-1].outcomes)


def play_job(job: tuple[Plan, int, int, dict[str, float]]) -> Line:
    """Play in another process."""
    return play(*job)


def learn(path: Path, plan: Plan, generations: int, processes: int, tick: Callable[[], None]) -> dict[str, float]:
    """Play and fit until there are so many generations; return the last weights. Games played before tick too."""
    _begin(path, plan)
    weights: dict[str, float] = dict(weights_of(plan.game).get("common", {}))
    recent: dict[int, list[Sample]] = {}
    with path.open("ab") as file:
        mine_alone(file, path)
        lines = _read(path, plan)
        for generation in range(generations):
            mine = [line for line in lines if line.generation == generation]
            recent[generation] = [
                sample for line in sorted(mine, key=lambda line: line.id) for sample in line.samples or []
            ]
            for _ in filter(_is_game, mine):
                tick()
            after = next((line.weights for line in mine if line.weights is not None), None)
            if after is None:
                done = {line.id: line for line in filter(_is_game, mine)}
                todo = [(plan, generation, id, weights) for id in range(plan.games) if id not in done]
                for line in on_processes(play_job, todo, processes):
                    done[line.id] = line
                    _write(file, line)
                    tick()
                recent[generation] = [sample for id in sorted(done) for sample in done[id].samples or []]
                window = range(max(0, generation + 1 - WINDOW), generation + 1)
                target = fit([sample for at in window for sample in recent[at]], weights, plan.ridge)
                after = {
                    name: round(weights.get(name, 0.0) + STEP * (value - weights.get(name, 0.0)), 4)
                    for name, value in target.items()
                }
                _write(file, Line(generation, weights=after))
            weights = after
    return weights


def _is_game(line: Line) -> bool:
    return line.samples is not None


def _write(file: Any, line: Line) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def _begin(path: Path, plan: Plan) -> None:
    if not path.exists() or not path.stat().st_size:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(Line(-1, plan=plan)) + b"\n")


def _read(path: Path, plan: Plan) -> list[Line]:
    """Return the lines of a run that was begun, without what an interrupt tore off."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    try:
        lines = [msgspec.json.decode(line, type=Line) for line in data[:whole].split(b"\n")[:-1]]
    except msgspec.MsgspecError as wrong:
        raise Complaint("training", file=str(path)) from wrong
    if not lines or lines[0].plan is None:
        raise Complaint("training", file=str(path))
    if lines[0].plan != plan:
        raise Complaint("training-other", file=str(path))
    os.truncate(path, whole)  # only now: before, it might be a file of somebody else's
    return lines[1:]
