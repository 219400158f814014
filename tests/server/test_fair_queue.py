"""Slow work is shared fairly by person."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from ecumene.server.errors import Problem
from ecumene.server.fair_queue import FairPool, FairQueue


def test_owners_are_served_in_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        queue.put(item[0], item)
    assert len(queue) == 6 and queue.waiting("a") == 3
    assert [queue.pop() for _ in range(6)] == ["a1", "b1", "c1", "a2", "b2", "a3"]
    with pytest.raises(IndexError):
        queue.pop()


def test_a_lower_rank_comes_first() -> None:
    queue: FairQueue[str] = FairQueue(ranks=2)
    queue.put("a", "reader", rank=1)
    queue.put("b", "player")
    queue.put("b", "player again")
    assert [queue.pop() for _ in range(3)] == ["player", "player again", "reader"]


def test_a_newcomer_comes_before_whoever_had_the_last_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "b1", "b2"):
        queue.put(item[0], item)
    assert queue.pop() == "a1"
    queue.put("c", "c1")
    assert [queue.pop() for _ in range(4)] == ["b1", "c1", "a2", "b2"]


def test_whoever_had_the_last_turn_is_known_though_their_group_was_empty_meanwhile() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "a1", group="g")
    assert queue.pop() == "a1"
    for item in ("a2", "b1"):
        queue.put(item[0], item, group="g")
    assert [queue.pop(), queue.pop()] == ["b1", "a2"]


def test_owners_of_one_group_share_its_turn_and_take_turns_within_it() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "b1", "b2"):
        queue.put(item[0], item, group="one address")
    for item in ("c1", "c2"):
        queue.put("c", item)
    assert [queue.pop() for _ in range(6)] == ["a1", "c1", "b1", "c2", "a2", "b2"]


def test_owners_can_be_left_out() -> None:
    queue: FairQueue[str] = FairQueue(ranks=2)
    for item in ("a1", "a2", "b1"):
        queue.put(item[0], item, group="g")
    queue.put("c", "c1", rank=1)
    assert [queue.pop({"a"}), queue.pop({"a"})] == ["b1", "c1"]
    with pytest.raises(IndexError):
        queue.pop({"a"})
    assert [queue.pop(), queue.pop()] == ["a1", "a2"]


def test_a_higher_rank_gets_its_share_however_much_comes_before_it() -> None:
    queue: FairQueue[str] = FairQueue(ranks=3, share=2)
    for rank in (2, 1, 0):
        for at in range(6):
            queue.put("abc"[rank], f"{'abc'[rank]}{at}", rank)
    assert "".join(queue.pop()[0] for _ in range(9)) == "aacaabaac"
    queue = FairQueue(ranks=2, share=2)
    for _ in range(5):  # nobody is passed over
        queue.put("a", "a")
        queue.pop()
    queue.put("b", "b", rank=1)
    queue.put("a", "a")
    assert queue.pop() == "a"


def test_what_is_taken_back_leaves_nothing_behind() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "a1", group="g")
    queue.put("a", "a2", group="g")
    queue.remove("a", "a1", group="g")
    assert len(queue) == queue.waiting("a") == 1 and queue.pop() == "a2"
    queue.put("a", "a3")
    queue.remove("a", "a3")
    assert len(queue) == 0
    with pytest.raises(IndexError):
        queue.pop()


async def test_a_job_that_somebody_of_a_better_rank_waits_for_is_done_sooner() -> None:
    pool, order, go = FairPool("test", threads=1, ranks=2), list[str](), Event()
    held = pool.submit("eve", go.wait, 20)
    jobs = [pool.submit("eve", order.append, name, rank=1) for name in ("first", "second")]
    pool.promote(jobs[1], "anna", 0)
    pool.promote(jobs[1], "nobody", 1)  # never down again
    pool.promote(held, "anna", 0)  # it runs
    assert pool.queue.waiting("eve") == pool.queue.waiting("anna") == 1
    go.set()
    await asyncio.gather(held, *jobs)
    assert order == ["second", "first"] and len(pool.queue) == 0
    pool.close()


async def test_a_pool_that_is_closed_begins_nothing_more() -> None:
    pool, done = FairPool("test", threads=1), list[str]()
    go = Event()
    first = pool.submit("eve", go.wait, 20)
    second = pool.submit("eve", done.append, "second")
    go.set()
    pool.close()
    assert await first is True
    with pytest.raises(asyncio.CancelledError):
        await second
    assert done == []


async def test_one_person_with_much_work_delays_another_by_two_jobs_at_most() -> None:
    pool, order, go = FairPool("test", threads=1, most=10), list[str](), Event()

    def work(name: str) -> str:
        assert go.wait(20)
        order.append(name)
        return name

    jobs = [asyncio.ensure_future(pool.run("eve", work, f"eve {n}")) for n in range(5)]
    jobs.append(asyncio.ensure_future(pool.run("anna", work, "anna")))
    await asyncio.sleep(0)
    go.set()
    assert await asyncio.gather(*jobs) == [*(f"eve {n}" for n in range(5)), "anna"]
    assert order.index("anna") <= 2, "what runs, and the one that waited first"
    pool.close()


async def test_who_has_too_much_under_way_is_told_so_and_may_ask_again_later() -> None:
    pool, go = FairPool("test", threads=1, most=2), Event()
    jobs = [asyncio.ensure_future(pool.run("eve", go.wait, 20)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Problem) as refused:
        await pool.run("eve", bool)
    error = refused.value.body("en")
    assert error["code"] == "own-work" and "2" in error["message"] and error["retry_after"] == 1
    other = asyncio.ensure_future(pool.run("anna", bool))
    go.set()
    assert await asyncio.gather(*jobs, other) == [True, True, False]
    assert await pool.run("eve", bool) is False
    pool.close()


async def test_a_fault_reaches_who_asked_and_frees_the_thread() -> None:
    pool = FairPool("test", threads=1, most=2)
    with pytest.raises(ZeroDivisionError):
        await pool.run("eve", divmod, 1, 0)
    assert await pool.run("eve", divmod, 4, 2) == (2, 0) and not pool.running
    pool.close()


async def test_work_that_nobody_waits_for_is_not_begun() -> None:
    pool, go, done = FairPool("test", threads=1, most=3), Event(), list[str]()
    first = asyncio.ensure_future(pool.run("eve", go.wait, 20))
    second = asyncio.ensure_future(pool.run("eve", done.append, "second"))
    await asyncio.sleep(0)
    second.cancel()
    go.set()
    await first
    await pool.run("eve", done.append, "third")
    assert done == ["third"]
    pool.close()
