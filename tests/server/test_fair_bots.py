"""Bots and advice are shared fairly by person: whoever has many tables waits for them, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import ecumene
from ecumene.players.bot import Thought
from ecumene.server import advice
from ecumene.server.advice import MOST_OF_ONE, MOST_WAITING, Advisers, Question, question
from ecumene.server.bots import Bots
from ecumene.server.errors import Problem
from ecumene.server.people import Person
from ecumene.server.settings import Settings
from ecumene.server.shares import share_of
from tests.server.house import AOC, House, User, opened
from tests.waiting import until, until_soon

WITH_BOT = ["you", "bot:random"]


class Visits:
    """Bots that are always asked, and note where they come instead of moving there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.order: list[str] = []
        self.stand_still = False
        self.endless: list[str] = []

        async def visit(_: Bots, id: str, idle: bool) -> None:
            self.order.append(id)
            await until_soon(lambda: not self.stand_still and id not in self.endless)

        monkeypatch.setattr(Bots, "_visit", visit)
        monkeypatch.setattr(Bots, "_asked", lambda *_: [1])

    def wait(self, most: int) -> list[str]:
        until(lambda: len(self.order) >= most, f"only {self.order} were visited")
        return self.order


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> Visits:
    return Visits(monkeypatch)


def tables(user: User, many: int) -> list[str]:
    return [user.create(WITH_BOT)["id"] for _ in range(many)]


def wake(house: House, ids: list[str]) -> None:
    """Let the bots of tables be asked in this order, before the first of them is visited."""

    def work() -> None:
        for id in ids:
            house.live_tables.bots.wake(house.live_tables._tables[id])

    assert house.client.portal is not None
    house.client.portal.call(work)


def quietly(house: House, visits: Visits, make: Callable[[], list[list[str]]]) -> list[list[str]]:
    """Make tables, and forget that their bots came."""
    made = make()
    visits.wait(sum(len(each) for each in made))
    visits.order.clear()
    return made


def move_to(house: House, user: User, address: str) -> None:
    """Let a guest come from another address from now on."""
    house.live_tables.callers.came_from(Person(user.id, "Anna", True, "en", "", "", 0), address)


@pytest.fixture
def one_by_one(settings: Settings) -> Iterator[House]:
    """Open a server where bots think for one person at a time."""
    with opened(replace(settings, bot_workers=1)) as house:
        yield house


def test_one_person_with_many_tables_delays_the_bots_of_another_by_one_visit(
    one_by_one: House, visits: Visits
) -> None:
    house = one_by_one
    eve, anna = house.guest("Eve"), house.guest("Anna")
    many, mine = quietly(house, visits, lambda: [tables(eve, 8), tables(anna, 2)])
    wake(house, [*many, *mine])
    order = visits.wait(10)
    assert order.index(mine[0]) <= 1 and order.index(mine[1]) <= 3, "one of each person in turn"


def test_a_bot_that_thinks_without_end_is_in_the_way_of_its_own_person_alone(house: House, visits: Visits) -> None:
    eve, anna = house.guest("Eve"), house.guest("Anna")
    many, mine = quietly(house, visits, lambda: [tables(eve, 3), tables(anna, 3)])
    move_to(house, anna, "192.0.2.7")
    visits.endless = many
    wake(house, [*many, *mine])
    assert visits.wait(4) == [many[0], *mine], "all of hers, and of the other the first alone"
    visits.endless = []
    assert visits.wait(6)[4:] == many[1:]


def test_two_guests_of_one_address_do_not_hold_both_workers(house: House, visits: Visits) -> None:
    eve, mallory, anna = (house.guest(name) for name in ("Eve", "Mallory", "Anna"))
    many, more, mine = quietly(house, visits, lambda: [tables(user, 2) for user in (eve, mallory, anna)])
    move_to(house, anna, "192.0.2.7")
    visits.endless = [*many, *more]
    wake(house, [*many, *more, *mine])
    assert visits.wait(3) == [many[0], *mine], "hers are visited though neither of the other two comes to an end"
    visits.endless = []
    assert set(visits.wait(6)[3:]) == {many[1], *more}


def test_guests_of_one_address_hold_half_of_the_workers(settings: Settings, visits: Visits) -> None:
    with opened(replace(settings, bot_workers=4)) as house:
        users = [house.guest(name) for name in ("Eve", "Mallory", "Trudy", "Anna")]
        *many, mine = quietly(house, visits, lambda: [tables(user, 1) for user in users])
        move_to(house, users[-1], "192.0.2.7")
        visits.endless = [*many[0], *many[1]]
        wake(house, [id for each in (*many, mine) for id in each])
        assert visits.wait(3) == [*many[0], *many[1], *mine] and len(house.live_tables.bots.queued) == 1
        visits.endless = []
        assert visits.wait(4)[3:] == many[2]


def test_guests_of_one_address_have_one_share_together(one_by_one: House, visits: Visits) -> None:
    house = one_by_one
    eves, anna = [house.guest(f"Eve {n}") for n in range(4)], house.guest("Anna")
    *many, mine = quietly(house, visits, lambda: [*(tables(eve, 2) for eve in eves), tables(anna, 2)])
    move_to(house, anna, "192.0.2.7")
    wake(house, [*(id for each in many for id in each), *mine])
    order = visits.wait(10)
    assert order.index(mine[0]) <= 1 and order.index(mine[1]) <= 3, "the other address has every second turn"
    theirs = [id for id in order if id not in mine]
    assert set(theirs[:4]) == {each[0] for each in many}, "within an address people take turns too"


def test_who_plays_at_the_table_of_somebody_with_many_does_not_wait_for_the_others(
    house: House, visits: Visits
) -> None:
    eve, anna = house.guest("Eve"), house.guest("Anna")
    (many,) = quietly(house, visits, lambda: [tables(eve, 6)])
    both = eve.create(["you", "open", "bot:random"])["id"]
    anna.post(f"/api/tables/{both}/join", {"invite": eve.get(f"/api/tables/{both}").json()["invite"]})
    visits.wait(1)
    visits.order.clear()
    wake(house, [*many, both])
    assert visits.wait(7).index(both) <= 1


@pytest.fixture
def narrow(settings: Settings, visits: Visits) -> Iterator[House]:
    """Open a server where a person may wait for bots at two tables, and bots that come to none."""
    visits.stand_still = True
    with opened(replace(settings, tables_waiting_for_bots=2)) as house:
        yield house
        visits.stand_still = False


def test_who_waits_for_bots_at_many_tables_opens_no_further_one(narrow: House, visits: Visits) -> None:
    eve = narrow.guest("Eve")
    tables(eve, 2)
    for lang, word in (("en", "2 tables"), ("ru", "2 столами"), ("el", "2 τραπέζια")):
        body = {"game": AOC, "seats": WITH_BOT}
        refused = eve.post(f"/api/tables?lang={lang}", body)
        error = refused.json()["error"]
        assert refused.status_code == 429 and error["code"] == "bots-behind" and word in error["message"]
        assert refused.headers["retry-after"] == str(error["retry_after"])
    hotseat = eve.create(["you", "you"], mode="hotseat")["id"]
    assert eve.scene(hotseat, seat=0), "a table without bots"
    eve.create(["bot:random", "bot:random"])  # these have a limit of their own
    half = eve.create(["you", "open"])["id"]
    assert eve.post(f"/api/tables/{half}/fill", {"bot": "random"}).json()["error"]["code"] == "bots-behind"
    assert tables(narrow.guest("Anna"), 2), "nobody else is refused"
    visits.stand_still = False
    visits.wait(4)
    assert tables(eve, 1), "and the first neither, when the bots have come"


def test_moves_are_made_at_all_tables_however_many_wait(narrow: House) -> None:
    eve = narrow.guest("Eve")
    ids = [eve.create(["bot:random", "you", "you"], mode="hotseat", seed=7)["id"] for _ in range(2)]
    assert narrow.live_tables.bots.tables_of(eve.id) == 2
    for id in ids:
        seat = eve.get(f"/api/tables/{id}").json()["waiting"][0]
        scene = eve.scene(id, seat=seat)
        assert eve.move(id, scene["offers"][0]["move"], scene["version"], seat=seat).status_code == 200
    assert narrow.live_tables.bots.tables_of(eve.id) == 2, "a table waits once"


def asked(id: str) -> Question:
    table = ecumene.new(AOC, 2, seed=7)
    return question(id, table, table.waiting[0])


class Thinking:
    """Advisers whose thoughts end when they are told."""

    def __init__(self, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
        self.order: list[str] = []
        monkeypatch.setattr(advice, "opinion", lambda *_: [Thought(["pass"], 0.0)])
        monkeypatch.setattr(advice, "THREADS", 1)
        live_tables: Any = SimpleNamespace(settings=settings)
        self.advisers = Advisers(live_tables)
        self.asking: list[asyncio.Task[None]] = []

    def ask(self, name: str, person: Person) -> asyncio.Task[None]:
        async def answered() -> None:
            await self.advisers.ask(asked(name), share_of(person, "192.0.2.1"))
            self.order.append(name)

        self.asking.append(asyncio.ensure_future(answered()))
        return self.asking[-1]


def person(name: str, guest: bool = True) -> Person:
    return Person(name, name, guest, "en", "", "", 0)


async def test_hints_are_given_to_people_in_turn(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Thinking(settings, monkeypatch)
    for name in ("eve 1", "eve 2"):
        thinking.ask(name, person("eve"))
    thinking.ask("zoe 1", person("zoe"))  # a guest of the same address
    thinking.ask("anna 1", person("anna", guest=False))
    await asyncio.gather(*thinking.asking)
    assert thinking.order[:2] == ["eve 1", "anna 1"], "all guests of an address have one turn before her"
    thinking.advisers.close()


async def test_nobody_takes_all_hints_for_themselves(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Thinking(settings, monkeypatch)

    async def refused(name: str, who: Person) -> str:
        with pytest.raises(Problem) as problem:
            await thinking.advisers.ask(asked(name), share_of(who, "192.0.2.1"))
        assert problem.value.retry_after
        return problem.value.code

    begun = []
    for at in range(MOST_OF_ONE):
        begun += [thinking.ask(f"eve {at}", person("eve")), thinking.ask(f"zoe {at}", person("zoe"))]
    await asyncio.sleep(0)
    assert await refused("eve more", person("eve")) == "busy", "half of all is what one address may ask for"
    many = [thinking.ask(f"{at}", person(f"account {at}", guest=False)) for at in range(MOST_WAITING - len(begun))]
    await asyncio.sleep(0)
    assert await refused("one more", person("ivan", guest=False)) == "busy"
    await asyncio.gather(*begun, *many)
    begun = [thinking.ask(f"again {at}", person("eve")) for at in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    assert await refused("eve more", person("eve")) == "own-work"
    await asyncio.gather(*begun)
    thinking.advisers.close()
