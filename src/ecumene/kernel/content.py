"""Card tables from TOML. Rows given by the owner of a box replace ours by id, single tables key by key."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

Row = dict[str, Any]


class Content:
    """All rows of a game's cards/*.toml, by table name, in the order of the files."""

    def __init__(self, folder: Path, key: str) -> None:
        self.tables: dict[str, list[Row]] = {}
        for path in sorted(folder.glob("*.toml")):
            for name, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
                if isinstance(rows, list):
                    self.tables.setdefault(name, []).extend(rows)
                else:
                    self.tables.setdefault(name, []).append({"value": rows})
        owned = os.environ.get("ECUMENE_CONTENT")
        if owned:
            self._replace(Path(owned) / key)

    def rows(self, table: str) -> list[Row]:
        """Return the rows of one table."""
        return self.tables[table]

    def value(self, table: str) -> Any:
        """Return a single value or a single table that is not a list of rows."""
        return self.tables[table][0]["value"]

    def _replace(self, folder: Path) -> None:
        for path in sorted(folder.glob("*.toml")):
            for name, given in tomllib.loads(path.read_text(encoding="utf-8")).items():
                mine = self.tables.get(name)
                if mine is None:
                    raise ValueError(f"{path}: no table is called {name!r}")
                if "value" in mine[0]:
                    mine[0] = {"value": _merged(mine[0]["value"], given, f"{path}: {name}")}
                elif isinstance(given, list):
                    _replace_rows(mine, given, f"{path}: {name}")
                else:
                    raise ValueError(f"{path}: {name} holds rows with ids, each under [[{name}]]")


def _merged(mine: Any, given: Any, where: str) -> Any:
    if not isinstance(mine, dict) or not isinstance(given, dict):
        raise ValueError(f"{where} is one table, not rows with ids")
    for key in given:
        if key not in mine:
            raise ValueError(f"{where} has no {key!r}; it has: {', '.join(mine)}")
    return {**mine, **given}


def _replace_rows(mine: list[Row], rows: list[Row], where: str) -> None:
    places = {row["id"]: at for at, row in enumerate(mine) if "id" in row}
    for row in rows:
        if row.get("id") not in places:
            raise ValueError(f"{where} has no row with the id {row.get('id')!r}")
        mine[places[row["id"]]] = {**mine[places[row["id"]]], **row}
