"""Weights learned by self-play, generation by generation: many games, then one step of the weights.

A training run is a file like any other run: a line for each game, a line for the weights after each generation.
It tells the weights that it began with, goes on where it was stopped, and the same seed learns the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import msgspec

from ecumene.arena.pool import on_processes
from ecumene.arena.run import mine_alone
from ecumene.arena.training_game import Line, Plan, begun, learned, play_job
from ecumene.table.errors import Complaint

Weights = dict[str, float]


def learn(
    path: Path, plan: Plan, generations: int, processes: int, tick: Callable[[], None]
) -> tuple[Weights, Weights]:
    """Play and learn until there are so many generations; games that were played before tick too.

    Return the weights with which the run began, and the last ones.
    """
    if not path.exists() or not path.stat().st_size:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(Line(-1, plan=begun(plan))) + b"\n")
    with path.open("ab") as file:
        mine_alone(file, path)
        plan, lines = _read(path, plan)
        weights = plan.start
        played: list[list[Line]] = []
        for generation in range(generations):
            mine = [line for line in lines if line.generation == generation]
            done = {line.id: line for line in mine if line.is_game}
            for _ in done:
                tick()
            todo = [(plan, generation, id, weights) for id in range(plan.games) if id not in done]
            for line in on_processes(play_job, todo, processes):
                done[line.id] = line
                _write(file, line)
                tick()
            played.append([done[id] for id in sorted(done)])
            after = next((line.weights for line in mine if line.weights is not None), None)
            if after is None:
                after = learned(plan, played, weights)
                _write(file, Line(generation, weights=after))
            weights = after
    return plan.start, weights


def _write(file: BinaryIO, line: Line) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def _read(path: Path, plan: Plan) -> tuple[Plan, list[Line]]:
    """Return the plan with which a run was begun and its lines, without what an interrupt tore off."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    try:
        lines = [msgspec.json.decode(line, type=Line) for line in data[:whole].split(b"\n")[:-1]]
    except msgspec.MsgspecError as wrong:
        raise Complaint("training", file=str(path)) from wrong
    if not lines or lines[0].plan is None:
        raise Complaint("training", file=str(path))
    found = lines[0].plan
    # What it began with may have been changed by what it has learned.
    if found != msgspec.structs.replace(begun(plan), start=found.start):
        raise Complaint("training-other", file=str(path))
    os.truncate(path, whole)  # only now: before, it might be a file of somebody else's
    return found, lines[1:]
