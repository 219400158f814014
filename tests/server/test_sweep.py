"""What nobody needs goes away after a while; accounts and their games never."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Table, func, select, update

from ecumene.server.clock import DAY, HOUR
from ecumene.server.db.schema import devices, people, sessions, tables, tokens
from ecumene.server.settings import Settings
from ecumene.server.sweep import sweep
from tests.server.house import AOC, House, User, finish, hear, opened
from tests.server.test_lobby import code
from tests.server.test_quotas import come_from
from tests.waiting import until


def swept(house: House) -> None:
    assert house.client.portal is not None
    house.client.portal.call(sweep, house.live_tables)


def aged(house: House, seconds: float, *which: Table) -> None:
    """Make everything older, as if the server had run so long."""
    with house.live_tables.store.write() as db:
        for table in which or (tables, people, sessions):
            for column in {"created", "changed", "used"} & set(table.c.keys()):
                db.execute(update(table).values({column: table.c[column] - seconds}))


def there(user: User, id: str) -> bool:
    return bool(user.get(f"/api/tables/{id}").status_code == 200)


def count(house: House, table: Table) -> int:
    with house.live_tables.store.read() as db:
        return int(db.execute(select(func.count()).select_from(table)).scalar_one())


def test_empty_tables_go_after_a_day(stored: House) -> None:
    anna, nikos = stored.guest("Anna"), stored.guest("Nikos")
    empty = anna.create(["you", "open"])["id"]
    nobodys = anna.create(["open", "open"])["id"]
    met = anna.create(["you", "open", "open"])["id"]
    nikos.post(f"/api/tables/{met}/join")
    playing = anna.create(["you", "bot:random"])["id"]
    watched = anna.create(["you", "open"])["id"]
    aged(stored, 23 * HOUR)
    swept(stored)
    assert all(there(anna, id) for id in (empty, nobodys, met, playing, watched))
    with anna.socket(watched) as socket:
        hear(socket, "table")
        aged(stored, 2 * HOUR)
        swept(stored)
        assert [there(anna, id) for id in (empty, nobodys, met, playing, watched)] == [
            False,
            False,
            True,
            True,
            True,
        ]
        assert {row["id"] for row in anna.get("/api/tables").json()} == {met, playing, watched}
    aged(stored, 30 * DAY)
    swept(stored)
    assert [there(anna, id) for id in (met, playing)] == [False, False]  # nobody comes any more


def test_bots_among_themselves_come_to_an_end(stored: House) -> None:
    anna = stored.guest()
    over = anna.create(["bot:random", "bot:random"])["id"]
    finish(anna, over, [])
    own = anna.create(["you", "bot:random"])["id"]
    anna.post(f"/api/tables/{own}/resign")
    finish(anna, own, [])
    aged(stored, 23 * HOUR)
    swept(stored)
    assert there(anna, over)
    aged(stored, 2 * HOUR)
    swept(stored)
    assert not there(anna, over) and there(anna, own)  # one who resigned has a game all the same


def test_imports_go_after_thirty_days(stored: House) -> None:
    anna = stored.guest()
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    id = anna.create(["you", "bot:random"])["id"]
    mine = anna.create(["you", "you"], mode="analysis", seed=3)["id"]
    text = anna.get(f"/api/tables/{mine}/record").text
    imported = anna.post("/api/records", {"text": text}).json()["id"]
    aged(stored, 29 * DAY)
    swept(stored)
    assert there(anna, imported) and there(anna, mine)
    aged(stored, 2 * DAY)
    swept(stored)
    assert not there(anna, imported) and not there(anna, mine) and there(anna, id)


def test_guests_without_games_go_and_accounts_never(stored: House) -> None:
    account, guest, player, comes = (stored.guest(name) for name in ("Anna", "Eve", "Nikos", "Maria"))
    account.post("/api/register", {"name": "Anna", "password": "correct horse"})
    guest.post("/api/tokens", {"name": "bot"})
    finish(player, player.create(["you", "bot:random"])["id"])
    aged(stored, 31 * DAY)
    with stored.live_tables.store.write() as db:
        db.execute(update(sessions).where(sessions.c.person == comes.id).values(used=time.time()))
    swept(stored)
    assert [user.get("/api/me").status_code for user in (account, guest, player, comes)] == [200, 401, 200, 200]
    assert count(stored, people) == 3 and count(stored, tokens) == 0 and count(stored, devices) == 1
    assert account.post("/api/login", {"name": "Anna", "password": "correct horse"}).status_code == 200


def test_a_session_that_is_used_is_remembered(stored: House) -> None:
    anna = stored.guest()
    aged(stored, 31 * DAY)
    anna.get("/api/me")

    def is_noted() -> bool:
        with stored.live_tables.store.read() as db:
            return bool(db.execute(select(sessions.c.used)).scalar_one() > time.time() - HOUR)

    until(is_noted)
    swept(stored)
    assert anna.get("/api/me").status_code == 200


def test_what_goes_away_can_be_set(settings: Settings, database: str) -> None:
    never = replace(
        settings, database=database, empty_table_hours=0, bot_table_hours=0, import_days=0, guest_days=0
    )
    with opened(never) as house:
        anna = house.guest()
        house.guest("Eve")
        id = anna.create(["you", "open"])["id"]
        aged(house, 400 * DAY)
        swept(house)
        assert there(anna, id) and count(house, people) == 2
    with opened(replace(never, empty_table_hours=0.5, sweep_seconds=0.05)) as house:
        anna.house = house
        until(lambda: not there(anna, id))


def test_after_a_jump_of_the_clock_nothing_is_swept(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(replace(settings, sweep_seconds=0.05)) as house:
        anna = house.guest()
        id = anna.create(["you", "open"])["id"]
        real = time.time
        monkeypatch.setattr("time.time", lambda: real() + 400 * DAY)
        time.sleep(1)
        assert there(anna, id)


@pytest.fixture(params=["others", None])
def listing(request: pytest.FixtureRequest) -> str | None:
    return str(request.param) if request.param else None


def ids(user: User, **query: object) -> list[str]:
    return [row["id"] for row in user.get("/api/tables", params=query).json()]


def test_tables_that_wait_for_people_come_first_and_bots_apart(stored: House, listing: str | None) -> None:
    anna, nikos, eve = stored.guest("Anna"), stored.guest("Nikos"), stored.guest("Eve")
    waits = [anna.create(["you", "open"])["id"] for _ in range(3)]
    plays = nikos.create(["you", "bot:random"])["id"]
    bots = anna.create(["bot:planner"] * 2)["id"]
    query = {"which": listing} if listing else {}
    assert ids(eve, **query) == [*reversed(waits), plays]
    assert ids(eve, which="bots") == [bots]
    assert bots in ids(anna, mine=True) and bots in ids(anna)
    if listing:
        assert ids(anna, which="others") == [plays]
    pages = [ids(eve, limit=2, offset=at, **query) for at in (0, 2, 4)]
    assert [len(page) for page in pages] == [2, 2, 0] and [*pages[0], *pages[1]] == [*reversed(waits), plays]
    for wrong in ({"limit": 0}, {"limit": 101}, {"offset": -1}, {"which": "all"}):
        assert eve.get("/api/tables", params=wrong).status_code == 422


@pytest.fixture
def few(settings: Settings, database: str, tmp_path: Path) -> Iterator[House]:
    with opened(replace(settings, database=database, bot_tables=3, bot_tables_of_one=2, bot_pause=60)) as house:
        yield house


def test_tables_of_bots_alone_have_quotas(few: House) -> None:
    anna, nikos, eve = few.guest("Anna"), few.guest("Nikos"), few.guest("Eve")
    body = {"game": AOC, "seats": ["bot:random", "bot:random"]}
    anna.create(["bot:random", "bot:random"])
    filled = anna.create(["open", "open"])["id"]
    assert anna.post(f"/api/tables/{filled}/fill", {"bot": "random"}).json()["state"] == "playing"
    refused = anna.post("/api/tables?lang=en", body)
    assert refused.status_code == 429 and code(refused) == "bot-tables" and "You may have 2 tables" in refused.text
    assert refused.headers["retry-after"] == "60" and "try again in 60 seconds" in refused.text
    anna.create(["you", "bot:random"])
    nikos.create(["bot:random", "bot:random"])
    for lang, word in (
        ("en", "3 tables on this server"),
        ("ru", "на этом сервере"),
        ("el", "Σε αυτόν τον διακομιστή"),
    ):
        refused = eve.post(f"/api/tables?lang={lang}", body)
        assert code(refused) == "bot-tables" and word in refused.json()["error"]["message"]
    empty = eve.create(["open", "open"])["id"]
    assert code(eve.post(f"/api/tables/{empty}/fill", {"bot": "random"})) == "bot-tables"
    assert eve.get(f"/api/tables/{empty}").json()["state"] == "open"  # nothing has changed


def test_tables_of_bots_alone_are_counted_by_address_too(settings: Settings) -> None:
    with opened(replace(settings, bot_tables_of_address=2, bot_pause=60)) as house:
        body = {"game": AOC, "seats": ["bot:random", "bot:random"]}
        for n in range(2):
            house.guest(f"Eve {n}").create(["bot:random", "bot:random"])
        third = house.guest("Eve")
        for lang, word in (
            ("en", "at your network address"),
            ("ru", "сетевого адреса"),
            ("el", "διεύθυνση δικτύου"),
        ):
            refused = third.post(f"/api/tables?lang={lang}", body)
            assert refused.status_code == 429 and code(refused) == "bot-tables"
            assert word in refused.json()["error"]["message"]
        come_from(house, "192.0.2.1")
        house.guest("Anna").create(["bot:random", "bot:random"])
