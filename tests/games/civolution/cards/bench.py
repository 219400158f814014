"""A bench for single cards: what its row says must come about is counted apart, and compared with the log."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ecumene.games.civolution.audit import audit
from ecumene.games.civolution.card_data import FIRST_CATEGORY, NAMES
from ecumene.games.civolution.continent.geometry import continent
from ecumene.games.civolution.continent.lands import CORNER_SLUGS, IS_WATER, LAND, TERRITORIES
from ecumene.games.civolution.printed import CATEGORIES, LANDS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes.places import tribes_in
from ecumene.games.civolution.verbs import ATTRIBUTE, DONE
from ecumene.kernel.frame import Action, advance, apply, waiting
from ecumene.kernel.luck import Event, Luck
from tests.games.civolution.situation import LAYOUT, place, seat, table

Doc = dict[str, Any]
Told = Counter[str]
BESIDE = CORNER_SLUGS[continent(LAYOUT).corners[place("b-forest")][0]]  # the ground of the bench
# What can be asked for is there: tribes of both states, raw materials, a ground, an income token.
TRIBES = "b-forest:1 b-forest:2w b-hills:2w b-hills:1 c-grassland:2w c-grassland:3w c-swamp:2 b-mountains:0"
PLENTY = {"money": 2, "food": 3, "idea": 3, "calm": 2, "jade": 1, "stone": 1, "copper": 1}
DEEDS = {  # one line of the log for each
    "migrate": "migrated",
    "procreate": "procreated",
    "place_weak": "procreated",
    "strengthen": "strengthened",
    "hunt": "hunts",
    "lucky_find": "seeks",
    "income_action": "income",
    "income_chip": "income-taken",
    "activity": "activity",
    "goal_gain": "goal-taken",
    "stage_flip": "level-token",
    "upgrade": "upgraded",
    "feature_move": "feature-moved",
    "transport": "carried",
    "build": "built",
}


def bench(card: str = "", **told: Any) -> GameState:
    """Return a table at which a civilization can do whatever a card may ask for; its block holds the card."""
    have = {**PLENTY, **told}
    block = f"i01:2 i02:3 {card}:1" if card else "i01:2 i02:3"
    mine = seat(TRIBES, raw="b-forest:2 c-swamp:1", block=block, **have)
    return table(mine, seat("c-desert:2 b-hills:0"), locations={BESIDE: "l01"})


def settle_all(s: GameState, depth: int, luck: Luck) -> list[Event]:
    """Answer everything with the first thing that can be done, until the stack is back at its depth."""
    luck.log = []
    advance(s, luck)
    for _ in range(80):
        if len(s.stack) <= depth:
            break
        who = waiting(s)[0]
        apply(s, who, _first(s.stack[-1].legal(s, who)), luck)
    audit(s)
    return luck.log


def _first(legal: list[Action]) -> Action:
    deeds = [a for a in legal if a[0] not in (DONE, ATTRIBUTE)]
    return deeds[0] if deeds else legal[0]


def reading(s: GameState, word: str) -> int:
    """Count what a word of the vocabulary counts for seat 0, by looking at the table."""
    player = s.players[0]
    here = [at for at in range(TERRITORIES) if tribes_in(s, 0, at)]
    name, _, of = word.partition(":")
    if name == "territories":
        return sum(not of or LAND[at] == LANDS.index(of) for at in here)
    plain = {
        "farms": s.farm_owner.count(0),
        "boats": sum(at >= 0 for at in player.boat_at),
        "settlements": player.settlements.count(0),
        "statues": sum(player.statues),
        "food": player.markers[0],
        "money": player.markers[1],
        "tribes": 20 - player.tribes,
        "water_territories": sum(IS_WATER[at] for at in here),
        "territories_shared": sum(tribes_in(s, 1, at) > 0 for at in here),
        "strong_tribes": _strong(s),
    }
    return plain[word]


def _strong(s: GameState) -> int:
    camps = sum(owner == 0 and not weak for owner, weak in zip(s.camp_owner, s.camp_weak, strict=True))
    return camps + sum(s.players[0].wild_strong) + sum(s.players[0].aboard_strong)


def expected(effects: list[Doc], s: GameState, times: int = 1) -> Told:
    """Return what an effect list must bring, by the kinds of the log."""
    found: Told = Counter()
    for effect in effects:
        word, value = next(iter(effect.items()))
        if word == "per":
            found += expected(
                effect["do"], s, times * min(effect.get("max", 99), reading(s, value) // effect.get("each", 1))
            )
        elif word == "if":
            found += expected(effect["do"] if _holds(s, value) else effect.get("else", []), s, times)
        elif word == "favor_test":
            found += expected(value, s, times)
        else:
            for key, amount in _plain(word, value):
                found[key] += amount * times
    found["revealed"] = min(found["revealed"], 1)  # how many lie closed there is another matter
    return +found


def _holds(s: GameState, condition: Doc) -> bool:
    if "most" in condition:
        return True  # on the bench seat 0 leads in everything
    return all(reading(s, word) >= least for word, least in condition.items())


def _plain(word: str, value: Any) -> list[tuple[str, int]]:
    if word == "points":
        return [("points", value)]
    if word == "favor":
        return [("favour", value)]
    if word == "track":
        return [(f"advanced {'any' if track in ('any', 'lowest') else track}", n) for track, n in value.items()]
    if word in ("gain", "feature"):
        return [(f"gained {name}", n) for name, n in value.items()]
    if word == "material":
        named = {name: n for name, n in value.items() if name not in ("any", "own_type", "row", "type", "n")}
        return [(f"gained {name}", n) for name, n in named.items()] or [("gained any", value.get("n", 1))]
    if word == "planning":
        return [("gained any", value)]
    if word in ("card", "draw"):
        n = value if isinstance(value, int) else value.get("keep", value.get("n"))
        return [("cards", n)]
    if word == "produce":
        return [("produced", value if isinstance(value, int) else value["n"])]
    if word == "explore":
        return [("revealed", 1)]
    if word == "die":
        return [("die-gained", 1)]
    n = value if isinstance(value, int) else value.get("n", 1)
    one_way = isinstance(value, dict) and ("same_tribe" in value or "range" in value)
    return [(DEEDS[word], 1 if one_way else n)]


def brought(log: list[Event], source: int, wanted: Told) -> Told:
    """Return what the log tells of the same kinds; where the choice was free, all that was chosen is one kind."""
    found: Told = Counter()
    for event in log:
        mine = event.source == source
        if event.kind in ("points", "favour") and mine:
            found[event.kind] += event.amount
        elif event.kind == "advanced" and mine:
            track = CATEGORIES[event.subject - FIRST_CATEGORY]
            found[f"advanced {track}" if f"advanced {track}" in wanted else "advanced any"] += event.amount
        elif event.kind == "gained" and mine:
            name = NAMES[event.subject]
            found[f"gained {name}" if f"gained {name}" in wanted else "gained any"] += event.amount
        elif event.kind in ("card-taken", "card-drawn", "card-kept") and mine:
            found["cards"] += event.kind != "card-drawn" or "cards" in wanted
        elif event.kind in ("produced", "loaded") and mine:
            found["produced"] += event.amount
        elif event.kind == "revealed":
            found["revealed"] = 1
        elif event.kind in ("goal-taken", "activity", "income", "feature-moved", "die-gained") or (
            event.kind in DEEDS.values() and mine
        ):
            found[event.kind] += 1
    if "gained any" not in wanted:
        found.pop("gained any", None)  # what a hunt, a find or a new territory brings besides
    return +found
