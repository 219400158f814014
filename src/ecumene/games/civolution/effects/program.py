"""Effect lists of the tables, made into programs: lists of nodes that a frame goes through from left to right."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.card_data import MODULE_ROWS, TYPES
from ecumene.games.civolution.continent.spots import spot_of
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import count_of
from ecumene.games.civolution.printed import CATEGORIES, LANDS, PROJECTS
from ecumene.kernel.content import Row

NOTHING: Final = 0  # the empty program


class Node:
    """One step: what is done (`op`), how often or how much (`n`), to what (`a`, `b`, `of`), and what is in it."""

    __slots__ = ("a", "b", "branches", "n", "of", "op", "other", "price", "then")

    def __init__(self, op: int, n: int, a: int, b: int, of: list[int]) -> None:
        self.op = op
        self.n = n
        self.a = a
        self.b = b
        self.of = of
        self.then = NOTHING
        self.other = NOTHING
        self.branches: list[int] = []
        self.price = -1


class Price:
    """What is paid: markers by spot, or so many of several materials."""

    __slots__ = ("choices", "counts", "n", "spots")

    def __init__(self, spots: list[int], counts: list[int], choices: list[int], n: int) -> None:
        self.spots = spots
        self.counts = counts
        self.choices = choices  # spots to choose from, [] where all is said
        self.n = n


PROGRAMS: Final[list[list[Node]]] = [[]]
PRICES: Final[list[Price]] = []
_known: Final[dict[str, int]] = {}


def program(effects: list[Row], track_die: int = 0) -> int:
    """Return the number of the program for an effect list; equal lists share one."""
    if not effects:
        return NOTHING
    key = f"{effects!r}/{track_die}"
    if key not in _known:
        nodes: list[Node] = []
        for effect in effects:
            nodes += _nodes(effect, track_die)
        PROGRAMS.append(_merged(nodes))
        _known[key] = len(PROGRAMS) - 1
    return _known[key]


def module_program(level: Row) -> int:
    """Return the program of one level of a module."""
    if "do" in level:
        effects: list[Row] = level["do"]
        if level.get("boat_goods_anywhere"):
            effects = [{"transport": "all", "anywhere": True}]
        return program(effects)
    if "or" in level:
        branches: list[list[Row]] = level["or"]
        if level.get("order") == "free":
            branches = [
                [{"all": [[each] for each in branch]}] if len(branch) > 1 else branch for branch in branches
            ]
        return program([{"choose": branches}])
    return program([{"all": level["all"]}])


def price(pay: Row) -> int:
    """Return the number of a price, -1 where nothing is paid."""
    if not pay:
        return -1
    spots: list[int] = []
    counts: list[int] = []
    choices: list[int] = []
    n = 0
    for word, value in pay.items():
        if word == "material" and "any_of" in value:
            choices, n = [spot_of(id) for id in value["any_of"]], value["n"]
        elif word in ("material", "feature"):
            spots += [spot_of(id) for id in value]
            counts += value.values()
        else:
            spots.append(spot_of(word))
            counts.append(value)
    PRICES.append(Price(spots, counts, choices, n))
    return len(PRICES) - 1


def _merged(nodes: list[Node]) -> list[Node]:
    """Let a sale and a purchase that stand side by side be one trade, in any order."""
    found: list[Node] = []
    for node in nodes:
        if node.op == ops.TRADE and found and found[-1].op == ops.TRADE:
            found[-1].a += node.a
            found[-1].b += node.b
        else:
            found.append(node)
    return found


def _number(value: Any) -> int:
    return int(value["n"]) if isinstance(value, dict) else int(value)


def _lands(value: Any) -> list[int]:
    return [LANDS.index(land) for land in value.get("types", [])] if isinstance(value, dict) else []


def _flag(value: Any, key: str) -> bool:
    return bool(isinstance(value, dict) and value.get(key, False))


def _nodes(effect: Row, die: int) -> list[Node]:
    word = next(iter(effect))
    value = effect[word]
    if word in _CONTROL:
        return [_control(word, effect, die)]
    if word in ("gain", "feature", "material", "track", "lose"):
        return _by_name(word, value)
    if word in ("migrate", "procreate", "produce", "transport", "explore", "build", "place_weak"):
        return [_on_land(word, effect)]
    return [_plain(word, value, die)]


_CONTROL: Final = ("choose", "favor_test", "pay", "per", "if", "all")


def _control(word: str, effect: Row, die: int) -> Node:
    if word in ("choose", "all"):
        node = Node(ops.CHOOSE if word == "choose" else ops.ALL, 0, 0, 0, [])
        node.branches = [program(branch, die) for branch in effect[word]]
    elif word == "favor_test":
        node = Node(ops.FAVOUR_TEST, 0, 0, 0, [])
        node.then = program(effect["favor_test"], die)
        node.other = program(effect.get("else", []), die)
    elif word == "pay":
        node = Node(ops.PAY, 0, 0, 0, [])
        node.price = price(effect["pay"])
        node.then = program(effect["then"], die)
    elif word == "per":
        node = Node(ops.PER, effect.get("max", ops.ALL_GOODS), count_of(effect["per"]), effect.get("each", 1), [])
        node.then = program(effect["do"], die)
    else:
        name, least = next(iter(effect["if"].items()))
        if name in ("most", "fewest"):
            node = Node(ops.IF, ops.MOST if name == "most" else ops.FEWEST, count_of(least), 0, [])
        else:
            node = Node(ops.IF, ops.AT_LEAST, count_of(name), least, [])
        node.then = program(effect["do"], die)
        node.other = program(effect.get("else", []), die)
    return node


def _by_name(word: str, value: Row) -> list[Node]:
    if word == "track":
        names = {"any": ops.ANY_TRACK, "lowest": ops.LOWEST_TRACK}
        return [
            Node(ops.TRACK, n, names[name] if name in names else CATEGORIES.index(name), 0, [])
            for name, n in value.items()
        ]
    if word == "feature" and "any" in value:
        return [Node(ops.ANY_FEATURE, value["any"], 0, 0, [])]
    if word == "material":
        if "any" in value:
            return [Node(ops.ANY_MATERIAL, value["any"], ops.ANY, 0, [])]
        if "row" in value:
            return [Node(ops.ANY_MATERIAL, value["n"], ops.OF_ROW, value["row"], [])]
        if "type" in value:
            return [Node(ops.ANY_MATERIAL, value["n"], ops.OF_LAND, LANDS.index(value["type"]), [])]
        if "own_type" in value:
            return [Node(ops.ANY_MATERIAL, value["own_type"], ops.OF_OWN_LAND, 0, [])]
    op = ops.LOSE if word == "lose" else ops.GAIN
    return [Node(op, n, spot_of(name), 0, []) for name, n in value.items()]


def _on_land(word: str, effect: Row) -> Node:
    value = effect[word]
    if word == "migrate":
        bits = ops.ANYWHERE if isinstance(value, dict) and value.get("range") == "any" else 0
        bits |= ops.ONE_TRIBE if _flag(value, "same_tribe") else 0
        bits |= ops.BOATS_ONLY if _flag(value, "boats_only") else 0
        return Node(ops.MIGRATE, _number(value), bits, 0, [])
    if word == "procreate":
        at = value["at"] if isinstance(value, dict) and "at" in value else -1
        return Node(ops.PROCREATE, _number(value), at, 0, _lands(value))
    if word == "produce":
        return Node(ops.PRODUCE, _number(value), 1 if _flag(value, "near_water") else 0, 0, _lands(value))
    if word == "transport":
        count = ops.ALL_GOODS if value == "all" else _number(value)
        return Node(ops.TRANSPORT, count, 1 if effect.get("anywhere") else 0, 0, [])
    if word == "explore":
        if "adjacent" in value:
            return Node(ops.EXPLORE, value["adjacent"], 0, 0, [])
        return Node(ops.REVEAL, value["any"], 0, 0, [])
    if word == "build":
        kind = -1 if value["kind"] == "any" else PROJECTS.index(value["kind"])
        return Node(ops.BUILD, value["n"], kind, 1 if _flag(value, "same_kind") else 0, [])
    return Node(ops.PLACE_WEAK, value["n"], 0, 0, [])


_PLAIN: Final[dict[str, int]] = {
    "points": ops.POINTS,
    "feature_move": ops.FEATURE_MOVE,
    "planning": ops.PLAN,
    "favor": ops.FAVOUR,
    "stage_flip": ops.STAGE_FLIP,
    "income_chip": ops.INCOME_CHIP,
    "goal_gain": ops.GOAL_GAIN,
    "goal_install": ops.GOAL_INSTALL,
    "strengthen": ops.STRENGTHEN,
    "hunt": ops.HUNT,
    "lucky_find": ops.LUCKY_FIND,
}


def _plain(word: str, value: Any, die: int) -> Node:
    if word in _PLAIN:
        return Node(_PLAIN[word], int(value), 0, 0, [])
    if word in ("income_action", "activity"):
        op = ops.INCOME_ACTION if word == "income_action" else ops.ACTIVITY
        return Node(op, _number(value), 1 if _flag(value, "different") else 0, 0, [])
    if word == "upgrade":
        wanted = value.get("value", 0) if isinstance(value, dict) else 0
        return Node(ops.UPGRADE, _number(value), die if wanted == "track" else int(wanted), 0, [])
    if word == "card":
        kind = TYPES.index(value["type"]) if isinstance(value, dict) and "type" in value else -1
        return Node(ops.CARD, _number(value), kind, 0, [])
    if word == "draw":
        return Node(ops.DRAW, value["n"], value["keep"], 0, [])
    if word == "install":
        return Node(ops.INSTALL, 1, TYPES.index(value["type"]), 1 if _flag(value, "special_bonus") else 0, [])
    if word == "die":
        return Node(ops.GAIN_DIE, 1, ["activation", "fate", "either"].index(value), 0, [])
    if word == "sell":
        return Node(ops.TRADE, 1, int(value), 0, [])
    if word == "buy":
        return Node(ops.TRADE, 1, 0, int(value), [])
    if word == "remove":
        name = next(iter(value))
        return Node(ops.REMOVE, value[name], ops.TRIBE if name == "tribe" else PROJECTS.index(name), 0, [])
    raise ValueError(f"no effect is called '{word}'")


# By core module, then by level less 1.
MODULE_PROGRAM: Final[list[list[int]]] = [
    [module_program(level) for level in row["levels"]] for row in MODULE_ROWS
]
