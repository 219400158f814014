"""Card rows from TOML, by kind. Rows given by the owner of a box replace ours by id, single values key by key."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any, Final

Row = dict[str, Any]
KINDS: Final[dict[type, str]] = {bool: "switch", int: "number", float: "number", list: "list", dict: "table"}


class BadContent(ValueError):  # noqa: N818 - what an owner wrote, not a fault
    """A file of an owner that does not fit: which complaint says so, and what it names."""

    def __init__(self, id: str, given: Row) -> None:
        super().__init__(id, given)
        self.id = id
        self.given = given


class Content:
    """All rows of a game's cards/*.toml, by kind, in the order of the files."""

    def __init__(self, folder: Path, key: str) -> None:
        self.kinds: dict[str, list[Row]] = {}
        for path in sorted(folder.glob("*.toml")):
            for name, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
                if isinstance(rows, list):
                    self.kinds.setdefault(name, []).extend(rows)
                else:
                    self.kinds.setdefault(name, []).append({"value": rows})
        owned = os.environ.get("ECUMENE_CONTENT")
        if owned:
            self._replace(Path(owned) / key)

    def rows(self, kind: str) -> list[Row]:
        """Return the rows of one kind."""
        return self.kinds[kind]

    def value(self, kind: str) -> Any:
        """Return a single value that is not a list of rows."""
        return self.kinds[kind][0]["value"]

    def _replace(self, folder: Path) -> None:
        for path in sorted(folder.glob("*.toml")):
            for name, given in _owned(path).items():
                mine = self.kinds.get(name)
                where = {"file": str(path), "table": name}
                if mine is None:
                    raise BadContent("content-table", {**where, "right": ", ".join(self.kinds)})
                if "value" in mine[0]:
                    mine[0] = {"value": _merged(mine[0]["value"], given, where)}
                elif isinstance(given, list):
                    self._replace_rows(mine, given, where)
                else:
                    raise BadContent("content-rows", where)

    def _replace_rows(self, mine: list[Row], rows: list[Row], where: Row) -> None:
        places = {row["id"]: at for at, row in enumerate(mine) if "id" in row}
        for row in rows:
            if row.get("id") not in places:
                raise BadContent("content-row", {**where, "id": str(row.get("id", ""))})
            place = {**where, "id": row["id"]}
            _check_keys(row, mine, self._defaults(mine), place)
            _check_inside(row, mine, self._words(), place)
            _check_kinds(row, mine, where)
            mine[places[row["id"]]] = {**mine[places[row["id"]]], **row}

    def _defaults(self, mine: list[Row]) -> set[str]:
        """Return the keys of single values that are made like our rows: a row may have any of them as its own."""
        ours = {(key, type(value)) for row in mine for key, value in row.items()}
        found: set[str] = set()
        for rows in self.kinds.values():
            single = rows[0].get("value")
            if isinstance(single, dict):
                pairs = {(key, type(value)) for key, value in single.items() if key != "origin"}
                if 3 * len(pairs & ours) >= len(pairs) and len(pairs & ours) > 1:
                    found.update(single)
        return found

    def _words(self) -> set[str]:
        """Return what a key inside a row can be: an id, or a key inside any other row."""
        every = [row for rows in self.kinds.values() for row in rows]
        return {str(row.get("id", "")) for row in every} | {key for row in every for key in _keys_inside(row)}


def _owned(path: Path) -> Row:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as wrong:  # no TOML, or no text
        place = re.search(r"at line (\d+)", str(wrong))
        raise BadContent("content-toml", {"file": str(path), "line": int(place[1]) if place else 0}) from wrong


def _merged(mine: Any, given: Any, where: Row) -> Any:
    if not isinstance(mine, dict) or not isinstance(given, dict):
        raise BadContent("content-single", where)
    for key in given:
        if key not in mine:
            raise BadContent("content-key", {**where, "name": key, "right": ", ".join(mine)})
    _check_kinds(given, [mine], where)
    return {**mine, **given}


def _check_kinds(given: Row, ours: list[Row], where: Row) -> None:
    """Refuse values of another kind than ours."""
    for key, value in given.items():
        kinds = [type(row[key]) for row in ours if key in row]
        if kinds and type(value) not in kinds:
            raise BadContent("content-kind", {**where, "name": key, "kind": KINDS.get(kinds[0], "text")})


def _check_keys(given: Row, ours: list[Row], known: set[str], where: Row) -> None:
    """Refuse a key that nobody would read: neither our rows here have it nor anything that is `known` besides."""
    right = sorted({key for row in ours for key in row})
    for key in given:
        if key not in right and key not in known:
            raise BadContent("content-row-key", {**where, "name": key, "right": ", ".join(right)})


def _check_inside(given: Row, ours: list[Row], known: set[str], where: Row) -> None:
    """Refuse such keys in the dicts inside a row, however deep."""
    for key, value in given.items():
        mine = [row for our in ours if key in our for row in _dicts_in(our[key])]
        for row in _dicts_in(value):
            _check_keys(row, mine, known, where)
            _check_inside(row, mine, known, where)


def _dicts_in(value: Any) -> list[Row]:
    """Return the dicts that a value is or holds in lists, however deep."""
    if isinstance(value, dict):
        return [value]
    return [row for inner in value for row in _dicts_in(inner)] if isinstance(value, list) else []


def _keys_inside(row: Row) -> set[str]:
    """Return the keys of all dicts inside a row."""
    inner = [one for value in row.values() for one in _dicts_in(value)]
    return {key for one in inner for key in one}.union(*(_keys_inside(one) for one in inner))
