"""Which cluster is joined, and what is said where none answers; no Ray is needed for that."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

import pytest

from ecumene.arena.cluster import join, probe
from ecumene.table.errors import Complaint


class Ray:
    """Stands in for Ray: knows how it was begun."""

    def __init__(self, running: bool = False, found: bool = True) -> None:
        self.running = running
        self.found = found
        self.begun: list[dict[str, Any]] = []

    def is_initialized(self) -> bool:
        return self.running

    def init(self, **settings: Any) -> None:
        self.begun.append(settings)
        if not self.found:
            raise ConnectionError("Could not find any running Ray instance.\nPlease specify one.")


@contextmanager
def answering(said: bytes) -> Iterator[int]:
    """Open a port on which whoever comes is answered so; closed without a word if there is none."""

    def answer() -> None:
        with suppress(OSError):
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(said)

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = Thread(target=answer)
        thread.start()
        yield server.getsockname()[1]
        thread.join(5)


@pytest.mark.parametrize(
    "address", ["127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1", "nowhere", "x:", ":80", "h:99999"]
)
def test_where_nobody_answers_ray_is_not_even_asked(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    ray, began = Ray(), time.monotonic()
    with pytest.raises(Complaint) as caught:
        join(ray, 2)
    assert time.monotonic() - began < 10
    assert ray.begun == []
    texts = [caught.value.said(lang) for lang in ("en", "ru", "el")]
    assert texts[0] == f"no Ray cluster answers at {address} (RAY_ADDRESS)"
    assert len(set(texts)) == 3


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_a_cluster_that_answers_is_joined_as_it_is(monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    with answering(bytes([0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 4, 0, 64, 0, 0])) as port:
        address = form.format(port)
        monkeypatch.setenv("RAY_ADDRESS", address)
        ray = Ray()
        assert join(ray, 2)
    assert ray.begun == [{"address": address, "log_to_driver": False, "logging_level": logging.ERROR}]


@pytest.mark.parametrize("said", [b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", b"-ERR\r\n", b""])
def test_an_address_that_is_no_ray_is_told_at_once(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    """A web server, a Redis, somebody who hangs up: they take the connection, and Ray would wait for minutes."""
    with answering(said) as port:
        monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{port}")
        ray, began = Ray(), time.monotonic()
        with pytest.raises(Complaint, match="no Ray cluster answers"):
            join(ray, 2)
    assert time.monotonic() - began < 3
    assert ray.begun == []


def test_one_who_listens_and_says_nothing_is_no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.arena.cluster.SOON", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(Complaint, match="no Ray cluster"):
        probe(f"127.0.0.1:{silent.getsockname()[1]}")


@pytest.mark.parametrize("address", ["", "local"])
def test_without_an_address_a_cluster_of_this_machine_begins(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    ray = Ray()
    assert join(ray, 3)
    assert [(settings["address"], settings["num_cpus"]) for settings in ray.begun] == [("local", 3)]
    assert not join(Ray(running=True), 3)


def test_no_cluster_to_be_found_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "auto")
    with pytest.raises(Complaint, match="no Ray cluster answers at auto"):
        join(Ray(found=False), 2)
