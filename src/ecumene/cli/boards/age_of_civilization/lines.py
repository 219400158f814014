"""The table of Age of Civilization in words."""

from __future__ import annotations

from typing import Any

from ecumene.cli.boards.board import Board
from ecumene.games.age_of_civilization.card_data import (
    CIVILIZATION_ROWS,
    POPULATION,
    ROUNDS,
    SYMBOL,
    THINGS,
)
from ecumene.games.age_of_civilization.printed import OPENED_BY
from ecumene.kernel.game import Doc

REGION: dict[str, str] = {row["id"]: row["region"] for row in CIVILIZATION_ROWS}


class AgeOfCivilization(Board):
    """Round, action row, markets, then every seat's cards."""

    def lines(self, view: Doc, names: list[str]) -> list[str]:
        """Return the whole table as lines."""
        out = [self.say("aoc-round", round=view["round"], rounds=ROUNDS)]
        if view["scenario"] != "-":
            out += ["", *self.scenario(view["scenario"])]
        out += ["", *self.row(view)]
        out += ["", *self.markets(view)]
        for seat, player in enumerate(view["players"]):
            out += ["", *self.player(view, seat, player, names[seat])]
        if view["rival"] >= 0:
            out += ["", self.say("aoc-rival", n=view["rival"])]
        return out

    def outcome(self, result: Doc) -> list[str]:
        """Return the achievements or laurels of a lone player."""
        texts = [(slug, self.said.format(slug, attribute="text")) for slug in result.get("achievements", [])]
        return [*super().outcome(result), *(f"  {self.name(slug)}: {text}" for slug, text in texts)]

    def scenario(self, slug: str) -> list[str]:
        """Return the scenario and what earns its laurels."""
        levels = [
            (self.said.format(f"part-laurel-{n}"), self.said.format(slug, attribute=f"laurel-{n}"))
            for n in (1, 2, 3)
        ]
        title = f"{self.said.format('option-scenario')}: {self.name(slug)}"
        return [title, *(f"  {level}: {text}" for level, text in levels)]

    def row(self, view: Doc) -> list[str]:
        """Return the action row: what has closed, what is open, what is still to come."""
        cards = [(self.card_in_row(view, at), state) for at, state in enumerate(view["totals"]["row"])]
        laid = {key: [card for card, state in cards if state == key] for key in ("open", "future", "past")}
        parts = [
            ("open", laid["open"]),
            ("always", [self.name(slug) for slug in always_open(view)]),
            ("future", laid["future"]),
            ("past", laid["past"]),
        ]
        title = self.said.format("term-action-row")
        return [title, *(f"  {self.say(f'aoc-{key}')}: {', '.join(some)}" for key, some in parts if some)]

    def card_in_row(self, view: Doc, at: int) -> str:
        """Return an action card with its symbol and the event above it."""
        slug = view["row"][at]
        notes = []
        if SYMBOL[THINGS.numbers[slug]] == "war":
            notes.append(self.said.format("symbol-war").lower())
        if view["tokens"][at] != "-":
            notes.append(self.name(view["tokens"][at]))
        return f"{self.name(slug)} ({', '.join(notes)})" if notes else self.name(slug)

    def markets(self, view: Doc) -> list[str]:
        """Return everything that can be taken."""
        out = [self.said.format("term-market")]
        out += [f"  {self.civilization(row)}" for row in view["market"]] or ["  –"]
        out.append(f"{self.said.format('term-wonder-market')}: {self.names_of(view['wonder_market'])}")
        if view["innovations"]:
            out.append(f"{self.say('aoc-specials')}: {self.names_of(view['special_market'])}")
        if view["order_market"]:
            out.append(f"{self.say('aoc-orders')}: {self.names_of(view['order_market'])}")
        memory = view["draft_memory"]
        if memory and memory["hand"]:
            out.append(f"{self.say('aoc-hand')}: {self.names_of(memory['hand'])}")
        return out

    def civilization(self, row: dict[str, Any]) -> str:
        """Return a civilization of the market with its population and bonus coins."""
        workers = self.count("workers", POPULATION[THINGS.numbers[row["civilization"]]])
        coins = f", {self.count('coins', row['coins'])}" if row["coins"] else ""
        return f"{self.name(row['civilization'])}: {workers}{coins}"

    def player(self, view: Doc, seat: int, player: dict[str, Any], name: str) -> list[str]:
        """Return a seat's board."""
        marks = [self.say("aoc-first")] if view["first"] == seat and not view["solo"] else []
        marks += [self.say("aoc-you")] if view["seat"] == seat else []
        title = f"{name} ({', '.join(marks)})" if marks else name
        legacies = [civ for civ in player["civilizations"] if civ != player["main"]]
        main = self.name(player["main"]) if player["main"] != "-" else "–"
        out = [title, f"  {self.brief(view, seat)}"]
        out.append(f"  {self.said.format('term-main-civilization')}: {main}")
        if legacies:
            out.append(f"  {self.say('aoc-legacies')}: {self.names_of(legacies)}")
        out.append(f"  {self.say('aoc-technologies')}: {self.names_of(player['technologies'])}")
        if player["special"] != "-":
            out.append(f"  {self.say('aoc-special')}: {self.name(player['special'])}")
        if player["wonders"]:
            out.append(f"  {self.say('aoc-wonders')}: {self.names_of(player['wonders'])}")
        if player["hand"] and view["seat"] != seat:
            out.append(f"  {self.say('aoc-cards-in-hand', n=player['hand'])}")
        return out

    def brief(self, view: Doc, seat: int) -> str:
        """Return a seat's counters in one line."""
        player = view["players"][seat]
        free = player["workers"] - busy(view, seat)
        workers = self.count("workers", player["workers"])
        if free != player["workers"]:
            workers = self.say("aoc-free-workers", workers=workers, free=free)
        parts = [self.count("vp", player["vp"]), self.count("coins", player["coins"]), workers]
        sources = ", ".join(f"{self.name(slug)} +{n}" for slug, n in player["military_rows"])
        military = self.count("military", player["military"])
        parts.append(f"{military} ({sources})" if sources else military)
        parts += [self.count(key, player[key]) for key in ("orders", "stones") if player[key]]
        return ", ".join(parts)

    def count(self, what: str, n: int) -> str:
        """Return a number with its noun."""
        return self.said.format(f"count-{what}", n=n)

    def facts(self, slug: str) -> list[str]:
        """Return region and population of a civilization, what a technology is opened by."""
        before = OPENED_BY.get(THINGS.number(slug))
        if before:
            return [self.say("aoc-opened-by", list=", ".join(self.name(THINGS.slug(each)) for each in before))]
        if slug not in REGION:
            return []
        workers = self.count("workers", POPULATION[THINGS.numbers[slug]])
        return [f"{self.said.format(f'region-{REGION[slug]}')}, {workers}"]


def always_open(view: Doc) -> list[str]:
    """Return the permanent actions, and those of the row that stay open though they have left its open part."""
    totals = view["totals"]
    stay = [slug for slug, state in zip(view["row"], totals["row"], strict=True) if state == "stays"]
    return [*totals["permanent"], *stay]


def busy(view: Doc, seat: int) -> int:
    """Return how many workers of a seat stand on action slots now."""
    slots = view["slots"]
    return int(slots["workers"]) if slots and slots["seat"] == seat else 0


BOARD = AgeOfCivilization
