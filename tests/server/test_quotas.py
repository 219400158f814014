"""How many tables one may have and how fast, by person and by address; and a lobby that mixes owners."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import select

from ecumene.server.db.schema import seats, tables
from ecumene.server.errors import Problem
from ecumene.server.limits import RATES, Rates
from ecumene.server.settings import Settings
from tests.server.house import AOC, House, User, opened
from tests.server.test_lobby import code
from tests.server.test_names import registered

OPEN = {"game": AOC, "seats": ["you", "open"]}
ALONE = {"game": AOC, "seats": ["you", "you"], "mode": "hotseat"}


def come_from(house: House, address: str) -> None:
    """Let everybody ask from this address from now on."""
    house.client._transport.client = (address, 50000)


@pytest.fixture
def small(settings: Settings, database: str) -> Iterator[House]:
    """A server that allows few tables."""
    few = replace(settings, guest_tables=3, account_tables=5, guest_open_tables=2, account_open_tables=3)
    with opened(replace(few, database=database, address_tables=4, address_open_tables=4)) as house:
        yield house


def refusal(user: User, body: object, lang: str = "en") -> tuple[int, str, str]:
    answer = user.post(f"/api/tables?lang={lang}", body)
    return answer.status_code, code(answer), answer.json()["error"]["message"]


def test_open_tables_are_counted_by_person(small: House) -> None:
    guest, account = small.guest("Eve"), registered(small, "Anna")
    made = [guest.create(["you", "open"])["id"] for _ in range(2)]
    status, name, words = refusal(guest, OPEN)
    assert (status, name) == (429, "open-tables") and "may have 2 tables" in words and "may have 3" in words
    guest.post(f"/api/tables/{made[0]}/fill", {"bot": "random"})
    guest.create(["you", "open"])
    come_from(small, "192.0.2.1")
    for _ in range(3):
        account.create(["you", "open"])
    for lang, word in (("ru", "не больше 3 столов"), ("el", "έως 3 τραπέζια που περιμένουν παίκτες")):
        _, name, words = refusal(account, OPEN, lang)
        assert name == "open-tables" and word in words


def test_open_tables_are_counted_by_address(small: House) -> None:
    """Of IPv6 all addresses of a /64 are one; other people elsewhere are not touched."""
    for n in range(4):
        come_from(small, f"2001:db8:1:2::{n}")
        small.guest(f"Eve {n}").create(["you", "open"])
    status, name, words = refusal(small.guest("Eve"), OPEN)
    assert (status, name) == (429, "open-tables") and words.startswith("4 tables made at your network address")
    come_from(small, "2001:db8:1:3::1")
    small.guest("Anna").create(["you", "open"])
    with small.live_tables.store.read() as db:
        kept = db.execute(select(tables.c.origin)).scalars().all()
    assert len(set(kept)) == 2 and not any("2001" in str(each) for each in kept)


def test_games_in_play_are_counted_whatever_their_mode(small: House) -> None:
    eve = small.guest("Eve")
    first = eve.create(["you", "you"], mode="hotseat")["id"]
    eve.create(["you", "bot:random"])
    analysis = eve.create(["you", "you"], mode="analysis", seed=3)["id"]
    record = eve.get(f"/api/tables/{analysis}/record").text
    for lang, word in (("en", "Guests may have 3 games"), ("ru", "не больше 3 идущих партий"), ("el", "έως 3")):
        status, name, words = refusal(eve, ALONE, lang)
        assert (status, name) == (429, "running-tables") and word in words
    assert code(eve.post("/api/tables", OPEN)) == "running-tables"
    assert code(eve.post("/api/records", {"text": record})) == "running-tables"
    assert code(eve.post(f"/api/tables/{analysis}/fork", {"number": 0})) == "running-tables"
    eve.post(f"/api/tables/{first}/close")
    assert eve.post("/api/records", {"text": record}).status_code == 201
    assert eve.post("/api/register", {"name": "Eve", "password": "correct horse"}).status_code == 200
    for _ in range(2):
        eve.create(["you", "you"], mode="hotseat")
    assert "You may have 5 games" in refusal(eve, ALONE)[2]


def test_a_guest_who_makes_299_tables_gets_as_many_as_the_quota(stored: House) -> None:
    """With the settings of every server, however slowly they are made."""
    eve, most = stored.guest("Eve"), Settings().guest_tables
    made = [eve.post("/api/tables", ALONE) for _ in range(299)]
    assert [each.status_code for each in made] == [201] * most + [429] * (299 - most)
    assert {code(each) for each in made[most:]} == {"running-tables"}
    assert stored.guest("Anna").create(["you", "open"]), "nobody else is refused"


def test_nothing_is_replayed_for_somebody_who_has_enough(small: House, monkeypatch: pytest.MonkeyPatch) -> None:
    eve = small.guest("Eve")
    analysis = eve.create(["you", "you"], mode="analysis", seed=3)["id"]
    record = eve.get(f"/api/tables/{analysis}/record").text
    for _ in range(2):
        eve.create(["you", "you"], mode="hotseat")
    begun: list[str] = []
    for name in ("load", "fork"):
        monkeypatch.setattr(small.live_tables.replays, name, lambda *_: begun.append("replay"))
    assert code(eve.post("/api/records", {"text": record})) == "running-tables"
    assert code(eve.post(f"/api/tables/{analysis}/fork", {"number": 0})) == "running-tables"
    assert begun == []


def test_games_of_guests_are_counted_by_address_too(small: House) -> None:
    account = registered(small, "Anna")
    for n in range(4):
        small.guest(f"Eve {n}").create(["you", "you"], mode="hotseat")
    _, name, words = refusal(small.guest("Eve"), ALONE)
    assert name == "running-tables" and words.startswith("Guests at your network address have 4 games")
    account.create(["you", "you"], mode="hotseat")
    come_from(small, "192.0.2.1")
    small.guest("Eve").create(["you", "you"], mode="hotseat")


def test_a_family_or_a_class_behind_one_address_is_not_in_the_way_of_itself() -> None:
    rates = Rates(1.0)
    for pupil in range(30):
        for _ in range(2):
            rates.check_table(f"pupil {pupil}", True, "192.0.2.1")
    with pytest.raises(Problem) as refused:
        rates.check_table("one more", True, "192.0.2.1")
    assert refused.value.code == "too-often" and refused.value.retry_after == 1
    rates.check_table("elsewhere", True, "192.0.2.2")


def test_one_who_makes_too_many_tables_takes_none_from_others_at_the_address() -> None:
    rates = Rates(1.0)
    made = 0
    for _ in range(500):
        try:
            rates.check_table("eve", True, "192.0.2.1")
            made += 1
        except Problem:
            continue
    assert made == RATES["guest-table"][0]
    for _ in range(10):
        rates.check_table("anna", False, "192.0.2.1")


def test_six_guests_at_one_address_cannot_flood_the_lobby(settings: Settings, database: str) -> None:
    """What happened once: 120 open tables within seconds, and another's was off the first page."""
    with opened(replace(settings, database=database, rates=1.0)) as house:
        come_from(house, "192.0.2.1")
        anna = house.guest("Anna").create(["you", "open"])["id"]
        come_from(house, "192.0.2.66")
        guests = [house.guest(f"Eve {n}") for n in range(6)]
        answers = [guest.post("/api/tables", OPEN) for _ in range(20) for guest in guests]
        assert sum(answer.status_code == 201 for answer in answers) <= 6 * settings.guest_open_tables
        assert {answer.status_code for answer in answers} == {201, 429}
        first = house.nobody().get("/api/tables", params={"limit": 10}).json()
        assert anna in [row["id"] for row in first]


def ids(user: User, **query: object) -> list[str]:
    return [row["id"] for row in user.get("/api/tables", params=query).json()]


@pytest.fixture
def wide(settings: Settings, database: str) -> Iterator[House]:
    """A server that allows many tables: how they are listed is another matter."""
    with opened(replace(settings, database=database, guest_open_tables=200, address_open_tables=200)) as house:
        yield house


def test_the_lobby_mixes_owners(wide: House) -> None:
    anna = wide.guest("Anna")
    hers = [anna.create(["you", "open"])["id"] for _ in range(2)]
    guests = [wide.guest(f"Eve {n}") for n in range(6)]
    made = [guest.create(["you", "open"])["id"] for _ in range(20) for guest in guests]
    with wide.live_tables.store.write() as db:
        db.execute(tables.update().values(origin=None))  # as tables of older servers are
    everything = [id for at in range(0, 140, 20) for id in ids(wide.nobody(), offset=at, limit=20)]
    assert sorted(everything) == sorted(hers + made)  # pages leave nothing out and repeat nothing
    assert everything[:7] == [*reversed(made[-6:]), hers[1]]
    assert everything[7:14] == [*reversed(made[-12:-6]), hers[0]]
    assert everything[14:] == list(reversed(made[:-12]))
    assert ids(anna, mine=True) == [hers[1], hers[0]]


def test_at_one_address_owners_take_turns(wide: House) -> None:
    hers = wide.guest("Anna").create(["you", "open"])["id"]
    guests = [wide.guest(f"Eve {n}") for n in range(6)]
    made = [guest.create(["you", "open"])["id"] for _ in range(20) for guest in guests]
    found = ids(wide.nobody())
    assert found[:7] == [*reversed(made[-6:]), hers] and len(found) == 100


def test_pages_go_on_from_state_to_state(wide: House) -> None:
    """Whatever the size of a page: nothing is left out or listed twice where one state ends within it."""
    anna, nikos = wide.guest("Anna"), wide.guest("Nikos")
    waits = [user.create(["you", "open"])["id"] for user in (anna, nikos, anna)]
    plays = [user.create(["you", "bot:random"])["id"] for user in (anna, nikos, nikos)]
    over = [anna.create(["you", "open"])["id"] for _ in range(3)]
    with wide.live_tables.store.write() as db:
        db.execute(tables.update().where(tables.c.id.in_(over)).values(state="over", result=None))
        db.execute(seats.update().where(seats.c.table.in_(over)).values(kind="bot", bot="random"))
        db.execute(seats.update().where(seats.c.table.in_(over), seats.c.seat == 0).values(kind="human", bot=None))
    expected = ids(wide.nobody())
    assert [set(expected[at : at + 3]) for at in (0, 3, 6)] == [set(waits), set(plays), set(over)]
    for size in (1, 2, 4, 5, 7):
        pages = [ids(wide.nobody(), offset=at, limit=size) for at in range(0, 14, size)]
        assert [id for page in pages for id in page] == expected, size
    assert ids(wide.nobody(), state="over", offset=1) == expected[7:]


def test_many_guests_at_one_address_count_as_one(wide: House) -> None:
    come_from(wide, "192.0.2.1")
    hers = wide.guest("Anna").create(["you", "open"])["id"]
    come_from(wide, "192.0.2.66")
    for n in range(30):
        wide.guest(f"Eve {n}").create(["you", "open"])
    assert hers in ids(wide.nobody(), limit=2)
