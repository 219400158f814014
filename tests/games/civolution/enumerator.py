"""What can be paid for, found by trying everything: written from rulebook and tables, apart from the engine.

It reads a civilization as a view tells it and the rows of the cards, and knows none of the engine's figures.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

Row = dict[str, Any]
CARDS = Path(__file__).parents[3] / "src/ecumene/games/civolution/cards"
VALUES = range(1, 7)
DIE, PLANNING, FOCUS = "die", "planning", "focus"
Token = tuple[str, int]  # what is paid with, and the value it shows; a focus marker shows none
Payments = dict[tuple[Token, Token], int]  # by two tokens in order, the fewest ideas


@cache
def rows() -> dict[str, Row]:
    """Return every row of the box by its id."""
    found: dict[str, Row] = {}
    for path in sorted(CARDS.glob("*.toml")):
        for kind, each in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if isinstance(each, list):
                found |= {row["id"]: {**row, "kind": kind} for row in each if "id" in row}
    return found


def installed(player: Row) -> list[str]:
    """Return what lies in the level block; an income token among goals lies in both halves."""
    return sorted({slug for column in [*player["columns"], player["right"]] for slug in column})


def passive(player: Row, rule: str) -> list[Row]:
    """Return the abilities of a rule that a civilization has."""
    found = []
    for slug in installed(player):
        ability = rows()[slug].get("ability", {})
        if ability.get("kind") == "passive" and ability["rule"] == rule:
            found.append(ability)
    return found


# Dice.


def tokens(player: Row) -> list[Token]:
    """Return everything that a module can be paid with, piece by piece."""
    found: list[Token] = [(DIE, value) for value in VALUES for _ in range(player["dice"][value - 1])]
    for value in VALUES:
        found += [(PLANNING, value)] * player["markers"].get(f"planning-{value}", 0)
    return found + [(FOCUS, 0)] * player["markers"].get("focus", 0)


class Payer:
    """Tries all ways to turn two tokens: with ideas one step each, and with what abilities add."""

    def __init__(self, player: Row) -> None:
        self.ideas: int = player["markers"].get("idea", 0)
        self.links = [tuple(ability["values"]) for ability in passive(player, "die_link")]
        self.flex = sum(ability["steps"] for ability in passive(player, "planning_flex"))
        self.free = [
            ability["steps"] for ability in passive(player, "free_shift") if ability["die"] == "activation"
        ]
        self.first = max([1, *(ability["steps"] for ability in passive(player, "idea_power"))])
        self.reaches: dict[tuple[Token, int, int, int], frozenset[int]] = {}

    def shows(self, token: Token, value: int) -> set[int]:
        """Return the values that a token stands for while it shows one."""
        if token[0] == FOCUS:
            return set(VALUES)
        if token[0] == PLANNING:
            return {each for each in VALUES if around(each, value) <= self.flex}
        return {value} | {b for a, b in self.links if a == value} | {a for a, b in self.links if b == value}

    def reach(self, token: Token, ideas: int, free: int, strong: int) -> frozenset[int]:
        """Return all that a token can stand for with ideas, of which one may be a strong one, and free steps."""
        key = (token, ideas, free, strong)
        if key not in self.reaches:
            steps = ideas + free + (self.first - 1 if strong else 0)
            seen = self.shows(token, token[1]) if token[0] == DIE else {token[1]}
            for _ in range(steps if token[0] != FOCUS else 0):
                seen |= {neighbour for value in seen for neighbour in (value % 6 + 1, (value - 2) % 6 + 1)}
                if token[0] == DIE:  # values that count as each other are a way to go on
                    seen = set().union(*(self.shows(token, value) for value in seen))
            found = set().union(*(self.shows(token, value) for value in seen))
            self.reaches[key] = frozenset(found)
        return self.reaches[key]

    def cost(self, pair: tuple[Token, Token], wanted: list[int]) -> int | None:
        """Return the fewest ideas with which two tokens stand for two values; None: there are too few."""
        for total in range(self.ideas + 1):
            for mine in range(total + 1):
                if self.fits(pair, (mine, total - mine), wanted):
                    return total
        return None

    def fits(self, pair: tuple[Token, Token], ideas: tuple[int, int], wanted: list[int]) -> bool:
        """Return whether two tokens fit: each free shift turns one of them, the first idea is a strong one."""
        for freed in product((0, 1), repeat=len(self.free)):
            for strengthened in (0, 1):
                values = [
                    self.reach(
                        token,
                        ideas[at],
                        sum(steps for steps, die in zip(self.free, freed, strict=True) if die == at)
                        if token[0] == DIE
                        else 0,
                        int(at == strengthened and ideas[at] > 0),
                    )
                    for at, token in enumerate(pair)
                ]
                for one, other in (wanted, wanted[::-1]):
                    if (not one or one in values[0]) and (not other or other in values[1]):
                        return True
        return False


def around(one: int, other: int) -> int:
    """Return how far two values are apart on the ring, counted step by step."""
    steps, value = 0, one
    while value != other:
        value, steps = value % 6 + 1, steps + 1
    return min(steps, 6 - steps)


def payments(player: Row, module: str) -> Payments:
    """Return with which two tokens a module can be paid for, and the ideas of each way."""
    payer, wanted = Payer(player), rows()[module]["dice"]
    found: Payments = {}
    for pair in set(combinations(tokens(player), 2)):
        cost = payer.cost(pair, wanted)
        if cost is not None:
            found[pair] = cost
    return found


# Cards.


def owned(player: Row) -> Counter[str]:
    """Return the markers of a civilization by what they stand for."""
    return Counter(player["markers"])


def ways_to_count(player: Row, view: Row, word: str) -> int:
    """Return how many built pieces there are of a kind that may serve instead of a payment."""
    seat = view["players"].index(player)
    if word == "farms":
        return sum(owner == seat for owner in view["farm_owner"])
    if word == "boats":
        return sum(place != "-" for place in player["boat_at"])
    if word == "settlements":
        return sum(player["settlement_at"])
    assert word == "statues", word
    return sum(player["statues"])


def demands(player: Row, view: Row, cells: list[Row]) -> tuple[Counter[str], Counter[str]]:
    """Return what several cost cells ask to be returned and to be owned."""
    returned: Counter[str] = Counter()
    had: Counter[str] = Counter()
    for cell in cells:
        if any(ways_to_count(player, view, word) >= least for word, least in cell.get("alt", {}).items()):
            continue
        returned.update(cell.get("pay", {}))
        returned.update(cell.get("return", {}))
        had.update(cell.get("have", {}))
    return returned, had


def met(player: Row, returned: Counter[str], had: Counter[str]) -> bool:
    """Return whether all of it is there; a spare marker of a wild feature stands for one that is only owned."""
    held = owned(player)
    if any(held[name] < n for name, n in returned.items()):
        return False
    lacking = [name for name, n in had.items() for _ in range(n - held[name])]
    if not lacking:
        return True
    wild = {ability["feature"] for ability in passive(player, "feature_wild")}
    return len(lacking) == 1 and any(held[name] > had[name] for name in wild)


def swaps(player: Row, returned: Counter[str]) -> list[Counter[str]]:
    """Return what is returned as it stands, and with one material replaced where an ability still allows that."""
    found = [returned]
    scopes = {ability["scope"] for ability in passive(player, "material_wild")}
    if not scopes or "-" in player["used_turn"]:  # so a view tells that a material was replaced in this turn
        return found
    materials = {id: row for id, row in rows().items() if row["kind"] == "material"}
    for name in [name for name in returned if name in materials and returned[name]]:
        for other, row in materials.items():
            alike = ("row" in scopes and row["row"] == materials[name]["row"]) or (
                "type" in scopes and row["land"] == materials[name]["land"]
            )
            if other != name and alike:
                found.append(returned - Counter({name: 1}) + Counter({other: 1}))
    return found


def installable(player: Row, view: Row, card: str, level: int, ignores: int) -> bool:
    """Return whether a card can be installed on a level or higher: cells left out, each material replaced."""
    choices: list[list[Row]] = []
    for assumed in range(level, 6):
        cells = [
            cell
            for cell in rows()[card]["cost"][:assumed]
            if cell.get("pay") or cell.get("have") or cell.get("return")
        ]
        for left_out in range(ignores + 1):
            if not left_out or len(cells) > left_out:
                choices += [list(rest) for rest in combinations(cells, len(cells) - left_out)]
    for chosen in choices:
        returned, had = demands(player, view, chosen)
        if any(met(player, each, had) for each in swaps(player, returned)):
            return True
    return False


def levels(player: Row, view: Row, card: str, level: int) -> set[int]:
    """Return the levels whose cost can be met as it stands, from that of the column on."""
    found = set()
    for assumed in range(level, 6):
        returned, had = demands(player, view, rows()[card]["cost"][:assumed])
        if met(player, returned, had):
            found.add(assumed)
    return found
