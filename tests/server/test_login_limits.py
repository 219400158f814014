"""Logging in cannot be tried for long, by name or by address; and nobody is locked out by others who try."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecumene.server.errors import Problem
from ecumene.server.limits import KEPT, Rates, network
from ecumene.server.settings import Settings
from tests.server.house import House, User, opened

RIGHT = {"name": "Anna", "password": "correct horse"}


def status(user: User, name: str, password: str = "wrong horse", **more: object) -> int:
    return int(user.post("/api/login", {"name": name, "password": password}, **more).status_code)


def account(house: House) -> User:
    anna = house.guest("Somebody")
    assert anna.post("/api/register", RIGHT).status_code == 200
    return anna


def test_of_an_address_the_network_counts() -> None:
    assert network("192.0.2.7") == "192.0.2.7" == network("::ffff:192.0.2.7")
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::7") != network("2001:db8:1:2::7")
    assert network("fe80::1%eth0") == "fe80::/64" and network("?") == "?" and network("testclient") == "testclient"


@pytest.mark.parametrize("spelling", ["Anna", "ANNA", " anna ", "An\u200bna", "An\u00adna", "Ａnna", "anna\u2060"])
def test_a_name_is_counted_however_it_is_spelt(spelling: str) -> None:
    rates = Rates(0.05)  # one at once
    rates.check_login("Anna", "192.0.2.1", None)
    with pytest.raises(Problem):
        rates.check_login(spelling, "192.0.2.2", None)
    rates.check_login("Nikos", "192.0.2.3", None)


def test_one_of_many_addresses_of_a_network_is_as_good_as_another() -> None:
    rates = Rates(0.05)
    rates.check_login("Anna", network("2001:db8:1:2::1"), None)
    with pytest.raises(Problem):
        rates.check_login("Nikos", network("2001:db8:1:2::2"), None)


def test_who_asks_under_many_names_is_not_forgotten() -> None:
    rates = Rates(0.05)
    rates.check("guest", "192.0.2.1")
    for at in range(6):
        rates.check("guest", "192.0.2.1") if at < 5 else None
    for at in range(KEPT + 10):
        rates.check("request", f"other {at}")
    with pytest.raises(Problem):
        rates.check("guest", "192.0.2.1")


def test_a_flood_on_a_name_does_not_lock_out_a_known_device(settings: Settings, database: str) -> None:
    with opened(replace(settings, database=database, rates=0.1)) as house:
        anna, eve = account(house), house.nobody()
        assert anna.device
        assert 429 in {status(eve, "Anna") for _ in range(6)}
        assert status(eve, "Anna", RIGHT["password"]) == 429  # even the right one: nobody finds out by trying
        assert status(anna, "anna\u200b", RIGHT["password"]) == 200
        assert status(house.nobody(), "Anna", RIGHT["password"]) == 429


def test_a_known_device_is_counted_too_and_known_for_its_own_name_only(settings: Settings) -> None:
    with opened(replace(settings, rates=0.1)) as house:
        anna = account(house)
        assert [status(anna, "Anna") for _ in range(4)] == [401, 401, 429, 429]
        assert 429 in [status(anna, "Nikos") for _ in range(4)]
        eve = house.nobody()
        eve.device = "guessed"
        assert status(eve, "Anna", RIGHT["password"]) == 429


def test_a_device_is_known_by_a_hash_and_the_oldest_is_forgotten(stored: House) -> None:
    from sqlalchemy import select

    from ecumene.server.db.schema import devices
    from ecumene.server.people import MOST_DEVICES

    anna = account(stored)
    first = anna.device
    answer = stored.nobody().post("/api/login", RIGHT)
    cookies = [each.lower() for each in answer.headers.get_list("set-cookie") if each.startswith("ecumene-device")]
    assert len(cookies) == 1 and "httponly" in cookies[0] and "samesite=strict" in cookies[0]
    assert anna.post("/api/login", RIGHT).cookies.get("ecumene-device") is None  # it has one
    for _ in range(MOST_DEVICES):
        stored.nobody().post("/api/login", RIGHT)
    with stored.live_tables.store.read() as db:
        kept = db.execute(select(devices.c.hash)).scalars().all()
    assert len(kept) == MOST_DEVICES and first not in kept
    assert anna.post("/api/login", RIGHT).cookies.get("ecumene-device") is not None
