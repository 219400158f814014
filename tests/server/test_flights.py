"""The same work is done once for all who wait for it, and no longer than somebody does."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from threading import Event

import pytest

from ecumene.server.errors import Problem
from ecumene.server.flights import Flights
from ecumene.server.shares import Share
from ecumene.server.slices import SlicedPool
from tests.waiting import until_soon


class Work:
    """Something that takes until it is allowed to end."""

    def __init__(self) -> None:
        self.begun = 0
        self.end = asyncio.Event()
        self.stopped = False

    async def __call__(self) -> str:
        self.begun += 1
        try:
            await self.end.wait()
        except asyncio.CancelledError:
            self.stopped = True
            raise
        return "made"


async def test_twelve_who_ask_for_the_same_cause_the_work_once() -> None:
    flights, work = Flights(most=1), Work()
    asked = [asyncio.ensure_future(flights.share("key", work, "eve")) for _ in range(12)]
    await asyncio.sleep(0)
    work.end.set()
    assert await asyncio.gather(*asked) == ["made"] * 12
    assert work.begun == 1 and not flights.begun
    assert await flights.share("key", work, "eve") == "made" and work.begun == 2, "nothing is kept"


async def test_one_who_goes_takes_nothing_from_the_others() -> None:
    flights, work = Flights(most=1), Work()
    first = asyncio.ensure_future(flights.share("key", work, "eve"))
    second = asyncio.ensure_future(flights.share("key", work, "anna"))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    work.end.set()
    assert await second == "made" and work.begun == 1 and not work.stopped


async def test_work_that_nobody_waits_for_any_more_is_stopped() -> None:
    flights, work = Flights(most=1), Work()
    asked = [asyncio.ensure_future(flights.share("key", work, "eve")) for _ in range(2)]
    await asyncio.sleep(0)
    for each in asked:
        each.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    again = asyncio.ensure_future(flights.share("key", work, "anna"))
    await until_soon(lambda: work.begun == 2)
    assert work.stopped and work.begun == 2 and flights.begun == {"anna": 1}, "whoever comes now begins anew"
    work.end.set()
    assert await again == "made"


async def test_a_fault_reaches_all_who_wait() -> None:
    async def broken() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    flights = Flights(most=1)
    asked = [flights.share("key", broken, "eve") for _ in range(3)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in found] == [ZeroDivisionError] * 3 and not flights.begun


async def test_who_has_begun_too_much_is_told_so_but_may_join_others() -> None:
    flights, work = Flights(most=2), Work()
    asked = [asyncio.ensure_future(flights.share(key, work, "eve")) for key in ("a", "b")]
    others = asyncio.ensure_future(flights.share("c", work, "anna"))
    await asyncio.sleep(0)
    with pytest.raises(Problem) as refused:
        await flights.share("d", work, "eve")
    error = refused.value.body("en")
    assert error["code"] == "own-work" and "2" in error["message"] and error["retry_after"] == 1
    joined = asyncio.ensure_future(flights.share("c", work, "eve"))
    await asyncio.sleep(0)
    work.end.set()
    assert await asyncio.gather(*asked, others, joined) == ["made"] * 4


async def test_long_work_is_done_in_slices_and_others_have_their_turn_between_them() -> None:
    pool, order, go = SlicedPool("test", 1, bool), list[str](), Event()

    def long() -> Generator[None, None, str]:
        for step in range(5):
            assert go.wait(20)
            order.append(f"eve {step}")
            yield
        return "made"

    work = asyncio.ensure_future(pool.slices(Share("eve", "eve"), long(), seconds=0))
    await asyncio.sleep(0)
    other = asyncio.ensure_future(pool.run("anna", order.append, "anna"))
    await asyncio.sleep(0)
    go.set()
    await other
    assert await work == "made" and order.index("anna") <= 2, order
    pool.close()
