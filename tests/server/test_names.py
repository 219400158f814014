"""Names: nothing invisible, no look-alikes of accounts, and no guest in an account's name."""

from __future__ import annotations

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from ecumene.server.db.engine import MIGRATIONS, Store
from ecumene.server.names import look_alikes, looks, skeleton
from ecumene.table.clean_text import clean
from tests.server.house import House, User, hear

ALIKE = {
    "Anna": ["Аnnа", "ANNА", "Ann\u0251", "𝐀nna", "Ａｎｎａ"],  # Cyrillic, an IPA letter, mathematics, wide
    "Ivan": ["lvan", "1van", "Іvan", "ivаn", "Ιvan", "IVAΝ"],
    "modern": ["rnodern", "mоdern"],
    "Петр": ["Пeтp", "ПЕТP", "пετр".replace("ε", "e").replace("τ", "т")],
    "Νίκος": ["Nίκος", "Νίκoς", "νίκος", "Νικος", "Νϊκός"],
    "Sophia": ["Sóphia", "Sophi\u00e4", "S\u0302ophia", "Sophiа\u0301", "SØPHIA", "So\u064ephia"],
    "Фёдор Чайка": ["Федор Чайка", "Фёдор Чаика"],
}
UNLIKE = {
    "Anna": ["Hanna", "Αννα", "Анна"],
    "Ivan": ["Iwan", "Иван"],
    "Петр": ["Петра", "Peter"],
    "Sophia": ["Sofia", "София"],
    "Νίκος": ["Nikos"],
}
INVISIBLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180e\u200b\u200d\u2060\u2064\u206a\u2800\u3164\ufe0f\ufeff\uffa0"
)
INVISIBLE += "\ufff9\U0001d173\U000e0041\U000e0100\ue000"


def registered(house: House, name: str) -> User:
    user = house.guest("Somebody else")
    answer = user.post("/api/register", {"name": name, "password": "correct horse"})
    assert answer.status_code == 200, answer.text
    return user


@pytest.mark.parametrize("letter", INVISIBLE)
def test_what_cannot_be_seen_is_no_part_of_a_name(letter: str) -> None:
    assert clean(f"An{letter}na{letter}") == "Anna"
    assert clean(letter * 3) == ""


def test_marks_are_not_heaped_upon_a_letter() -> None:
    assert clean("Z\u0335\u0321\u0327\u0324\u0316oe") == "Z\u0335\u0321oe"
    assert clean("Ấ Ộ ñ ё ΐ A\u0302\u0301") == "Ấ Ộ ñ ё ΐ Ấ"


@pytest.mark.parametrize("name", ALIKE)
def test_look_alikes_of_an_account_are_refused(house: House, name: str) -> None:
    registered(house, name)
    other = house.guest("Eve")
    for alike in ALIKE[name]:
        assert house.nobody().post("/api/guest", {"name": alike}).status_code == 409, alike
        assert other.ask("PATCH", "/api/me", {"name": alike}).json()["error"]["code"] == "name-taken", alike
        refused = other.post("/api/register", {"name": alike, "password": "correct horse"})
        assert refused.json()["error"]["code"] == "name-taken", alike
    for unlike in UNLIKE.get(name, []):
        assert house.nobody().post("/api/guest", {"name": unlike}).status_code == 200, unlike


def test_marks_that_are_letters_of_their_own_count() -> None:
    """Hiragana KA and GA, Devanagari KI and KU are different names."""
    for one, other in (("か", "が"), ("कि", "कु")):
        assert skeleton(one) != skeleton(other)
    assert skeleton("Ấ Ộ ñ ё ΐ ø") == skeleton("A O n е ι o")


def test_latin_cyrillic_and_greek_letters_that_look_alike_are_one() -> None:
    for letters in (
        "AАΑ",
        "BВΒ",
        "EЕΕ",
        "HНΗ",
        "KКΚ",
        "MМΜ",
        "OОΟ0",
        "PРΡ",
        "TТΤ",
        "XХΧ",
        "aаα",
        "oоο",
        "cс",
        "eе",
        "xх",
    ):
        assert len({skeleton(letter) for letter in letters}) == 1, letters
    assert len({looks(each)[0] for each in ("paypal", "раураl", "ΡAУРAL", "paypaI", "PAYPA1")}) == 1
    table = look_alikes()
    assert len(table) > 2000 and all(skeleton(skeleton(chr(each))) == skeleton(chr(each)) for each in table)


def test_a_guest_who_wears_the_name_of_a_new_account_gets_another(stored: House) -> None:
    guest, nikos = stored.guest("Anna"), stored.guest("Nikos")
    waits = guest.create(["you", "open", "open"])["id"]
    begun = guest.create(["you", "bot:random"])["id"]
    with nikos.socket(waits) as socket:
        hear(socket, "table")
        anna = registered(stored, "АNNА")  # with a Cyrillic letter, and still the same
        assert anna.get("/api/me").json()["name"] == "АNNА"
        assert hear(socket, "table")["seats"][0]["name"].startswith("Guest ")
    assert guest.get("/api/me").json()["name"].startswith("Guest ")
    assert guest.get(f"/api/tables/{waits}").json()["seats"][0]["name"].startswith("Guest ")
    assert guest.get(f"/api/tables/{begun}").json()["seats"][0]["name"] == "Anna"  # as the game began
    assert nikos.get("/api/me").json()["name"] == "Nikos"


def older(database: str, revision: str, **names: str | None) -> Store:
    """Return a database of an older version with these people: the key of each account, None for a guest."""
    store = Store(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.write() as db:
        config.attributes["connection"] = db
        command.upgrade(config, revision)
    with store.write() as db:
        for name, key in names.items():
            db.execute(
                text(
                    "INSERT INTO people (id, name, key, lang, theme, density, speed, created)"
                    " VALUES (:id, :name, :key, 'en', '', '', 0, 0)"
                ),
                {"id": name, "name": name, "key": key},
            )
    return store


def test_names_of_older_databases_are_compared_too(database: str) -> None:
    store = older(database, "0003", Ivan="ivan")
    store.migrate()
    with store.read() as db:
        assert db.execute(text("SELECT look, look_small FROM people")).one() == ("lvan", "ivan")
    store.close()


def test_older_databases_forget_accents_too(database: str) -> None:
    """Accounts keep their names, a guest who looks like one does not, and whoever was deleted stays so."""
    store = older(database, "0005", Sophia="sophia", Søphia="søphia", Sóphia=None, gone=None)
    with store.write() as db:
        db.execute(text("UPDATE people SET look = name, look_small = name WHERE id != 'gone'"))
    store.migrate()
    with store.read() as db:
        rows = {row.id: row for row in db.execute(text("SELECT id, name, look, look_small FROM people"))}
    store.close()
    assert [rows[id].name for id in ("Sophia", "Søphia")] == ["Sophia", "Søphia"]
    assert {rows[id].look_small for id in ("Sophia", "Søphia")} == {"sophia"}
    assert rows["Sóphia"].name.startswith("Guest ")
    assert rows["gone"].name == "gone" and rows["gone"].look is None
