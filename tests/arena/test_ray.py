"""A run on a Ray cluster of two workers is the run that processes play."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from ecumene.arena.cluster import probe
from ecumene.arena.run import Run
from tests.arena.test_runs import head, same

ray = import_module("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Two workers on this machine, which find what this process finds."""
    paths = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    ray.init(
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        runtime_env={"env_vars": {"PYTHONPATH": paths}},
    )
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_of_two_workers_plays_the_same_games_and_goes_on_after_an_interrupt(tmp_path: Path) -> None:
    assert ray.cluster_resources()["CPU"] == 2
    probe(ray.get_runtime_context().gcs_address)  # a Ray is not taken for somebody else
    alone = Run(tmp_path / "alone.jsonl", head())
    list(alone.go(16, 1))
    path = tmp_path / "cluster.jsonl"
    cut = Run(path, head()).go(16, 2, ray=True)
    list(islice(cut, 3))
    cut.close()  # type: ignore[attr-defined]  # an interrupt: what was handed out is given up
    again = Run(path, head())
    assert len(again.rows) == 3
    list(again.go(16, 2, ray=True))
    assert list(map(same, again.ordered())) == list(map(same, alone.ordered()))
    assert ray.is_initialized()  # a cluster that was there before stays
