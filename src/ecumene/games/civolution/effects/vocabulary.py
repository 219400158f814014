"""Every word of a row is one of the vocabulary: what nobody could carry out is refused when the cards are read."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.content import BadContent, Content, Row

# Keys beside the word of an effect.
BESIDE: Final[dict[str, list[str]]] = {
    "choose": [],
    "favor_test": ["else"],
    "pay": ["then"],
    "per": ["each", "max", "do"],
    "if": ["do", "else"],
}


class Checks:
    """The words of one box, and the row that is being looked at."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.table = ""
        self.id = ""
        self.ops = [*content.value("ops"), *content.value("control")]
        self.payments = list(content.value("payments"))
        self.rules = list(content.value("passive_rules"))
        self.kinds = list(content.value("ability_kinds"))
        self.markers = [id for id in ids(content, "marker") if not id.startswith("planning")]
        self.materials = ids(content, "material")
        self.features = ids(content, "feature")
        self.lands = ids(content, "land")
        self.tracks = [row["id"] for row in content.rows("category") if "die" in row]
        self.types = [row["type"] for row in content.rows("stack")]
        self.projects = ids(content, "project")
        self.counts = self.spelled("counts")
        self.events = self.spelled("trigger_events")

    def spelled(self, table: str) -> list[str]:
        """Return the words of a table of the vocabulary, those with a part in angle brackets in every form."""
        parts = {
            "territories:<type>": self.lands,
            "tribes:<type>": self.lands,
            "farms:<type>": self.lands,
            "hunt:<type>": self.lands,
            "feature:<name>": self.features,
            "track:<name>": self.tracks,
            "cards:<type>": self.types,
            "install:<type>": [*self.types, "any"],
            "build:<kind>": self.projects,
            "materials:row<n>": ["row1", "row2", "row3"],
            "module:<name>": [*ids(self.content, "module"), "sleep"],
            "phase:<name>": ids(self.content, "phase"),
        }
        found: list[str] = []
        for word in self.content.value(table):
            head = word.partition(":")[0]
            found += [f"{head}:{part}" for part in parts[word]] if word in parts else [word]
        return found

    def one_of(self, word: Any, right: list[str]) -> None:
        """Refuse a word that is not among the right ones."""
        if word not in right:
            given = {"table": self.table, "id": self.id, "name": str(word), "right": ", ".join(right)}
            raise BadContent("content-word", given)

    def keys_of(self, given: Row, right: list[str]) -> None:
        """Refuse keys that are not among the right ones."""
        for key in given:
            self.one_of(key, right)

    def effects(self, rows: list[Row]) -> None:
        """Check a list of effects, and all lists inside it."""
        for row in rows:
            word = next((key for key in row if key in self.ops), next(iter(row), ""))
            self.one_of(word, self.ops)
            self.keys_of(row, [word, *BESIDE.get(word, [])])
            self.argument(word, row[word])
            for key in ("do", "then", "else"):
                self.effects(row.get(key, []))

    def argument(self, word: str, given: Any) -> None:
        """Check what stands behind the word of an effect."""
        if word == "choose":
            for branch in given:
                self.effects(branch)
        elif word == "favor_test":
            self.effects(given)
        elif word == "pay":
            self.payment(given)
        elif word == "per":
            self.one_of(given, self.counts)
        elif word == "if":
            self.condition(given)
        elif word in ("gain", "lose"):
            self.keys_of(given, self.markers)
        elif word == "feature":
            self.keys_of(given, [*self.features, "any"])
        elif word == "track":
            self.keys_of(given, [*self.tracks, "any", "lowest"])
        elif word == "material":
            self.keys_of(given, [*self.materials, "any", "own_type", "row", "type", "n"])
            if "type" in given:
                self.one_of(given["type"], self.lands)
        elif word == "build":
            self.one_of(given.get("kind"), [*self.projects, "any"])
        elif word == "install":
            self.one_of(given.get("type"), self.types)
        elif word == "die":
            self.one_of(given, ["activation", "fate", "either"])

    def payment(self, given: Row) -> None:
        """Check what is paid."""
        self.keys_of(given, self.payments)
        self.keys_of(given.get("feature", {}), self.features)
        material = given.get("material", {})
        self.keys_of(material, [*self.materials, "any", "any_of", "row", "n"])
        for id in material.get("any_of", []):
            self.one_of(id, self.materials)

    def condition(self, given: Row) -> None:
        """Check a condition: counts with what they must reach, or a sole leader."""
        for word, least in given.items():
            self.one_of(least if word in ("most", "fewest") else word, self.counts)

    def cost(self, cells: list[Row]) -> None:
        """Check the cost cells of a research card."""
        for cell in cells:
            self.keys_of(cell, ["pay", "have", "return", "alt", "sp"])
            self.keys_of(cell.get("pay", {}), self.materials)
            self.keys_of(cell.get("have", {}), self.features)
            self.keys_of(cell.get("return", {}), self.features)
            self.keys_of(cell.get("alt", {}), ["settlements", "statues", "farms", "boats"])

    def ability(self, given: Row) -> None:
        """Check an ability."""
        kind = given.get("kind")
        self.one_of(kind, self.kinds)
        if kind == "passive":
            self.one_of(given.get("rule"), self.rules)
            for land in given.get("types", []):
                self.one_of(land, self.lands)
        elif kind == "trigger":
            self.one_of(given.get("when"), self.events)
            self.one_of(given.get("limit", "turn"), ["turn", "era"])
        self.payment(given.get("pay", {}))
        self.effects(given.get("do", []))

    def level(self, given: Row) -> None:
        """Check one level of a module."""
        self.keys_of(given, ["do", "or", "all", "order", "boat_goods_anywhere"])
        self.effects(given.get("do", []))
        for branch in [*given.get("or", []), *given.get("all", [])]:
            self.effects(branch)


def ids(content: Content, table: str) -> list[str]:
    """Return the ids of a table."""
    return [row["id"] for row in content.rows(table)]


def check_rows(content: Content) -> None:
    """Refuse the first row with a word that is none (BadContent names table, row and word)."""
    checks = Checks(content)
    for table in (
        "card",
        "goal",
        "income",
        "start_token",
        "attribute",
        "event",
        "start_marker",
        "module",
        "location",
    ):
        checks.table = table
        for row in content.rows(table):
            checks.id = row["id"]
            check_row(checks, table, row)


def check_row(checks: Checks, table: str, row: Row) -> None:
    """Check one row of one table."""
    if table == "card":
        checks.one_of(row["type"], checks.types)
        checks.cost(row["cost"])
        checks.effects(row["instant"])
    elif table == "goal":
        checks.condition(row.get("have", {}))
        checks.payment(row.get("pay", {}))
    elif table in ("income", "start_token"):
        checks.effects(row["do"])
        checks.one_of(row.get("module", "migration"), ids(checks.content, "module"))
    elif table == "attribute":
        checks.one_of(row["feature"], checks.features)
    elif table == "event":
        for word, given in row["who"].items():
            checks.one_of(word, ["sole_most", "sole_fewest", "all_with"])
            checks.condition(given if word == "all_with" else {given: 1})
        checks.effects([*row.get("cost", []), *row["reward"]])
    elif table == "start_marker":
        checks.keys_of(row.get("features", {}), checks.features)
        checks.keys_of(row.get("materials", {}), checks.materials)
    elif table == "module":
        for level in row["levels"]:
            checks.level(level)
    else:
        checks.one_of(row["type"], ids(checks.content, "location_type"))
        for id in row.get("materials", []):
            checks.one_of(id, checks.materials)
    checks.ability(row.get("ability", {"kind": "none"}))
