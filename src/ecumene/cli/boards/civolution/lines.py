"""The table of Civolution in words: era, continent, console, level block, displays, rivals."""

from __future__ import annotations

from ecumene.cli.boards.board import Board
from ecumene.cli.boards.civolution.look import FAR, FREE, ROMAN, TYPES, Look
from ecumene.cli.columns import columns
from ecumene.cli.wrap import wrap
from ecumene.games.civolution.card_data import CATEGORY_ROWS, THINGS, WEATHER_ROWS
from ecumene.games.civolution.continent.lands import BEACONS, CORNER_SLUGS, IS_WATER, ISLAND, PLACES
from ecumene.games.civolution.printed import (
    CATEGORIES,
    ERA_POINTS,
    ERAS,
    MODULE_DICE,
    THRESHOLDS,
    TRACKS,
)
from ecumene.kernel.game import Doc

LOOSE = ("food", "money", "idea", "focus")
BACK = "?"  # how a card in a rival's hand begins: its type alone is seen


class Civolution(Board):
    """First what all share, then the own console, then the rivals, shorter."""

    def lines(self, view: Doc, names: list[str]) -> list[str]:
        """Return the whole table, in lines that fit a terminal of 80 columns."""
        look = Look(view)
        parties = [*names, self.said.format("automaton-vici")]
        out = [*self.head(look, names), "", *self.continent(look, parties), "", *self.displays(look)]
        out += ["", *self.tracks(look, names)]
        out += ["", *self.console(look, look.mine, names), "", *self.block(look, look.mine)]
        for seat in look.rivals():
            out += ["", *self.rival(look, seat, names)]
        for rival, each in zip(view.get("vici", []), view["automata"], strict=True):
            out += ["", *self.vici(look, rival, each)]
        return [part for line in out for part in wrap(line)]

    def head(self, look: Look, names: list[str]) -> list[str]:
        """Return era, resets, weather, event, what is scored."""
        view = look.view
        era = max(view["era"], 1)
        parts = [
            self.say("civo-era", era=ROMAN[era], eras=ROMAN[ERAS]),
            self.say("civo-resets", n=view["resets"], cells=view["reset_cells"]),
            self.say("civo-monolith", name=self.first(view, names)),
        ]
        weather = self.weather(view["weather"])
        event = self.name(view["event"]) if view["event"] != "-" else "–"
        scoring = [
            f"{self.name(slug)} ×{points}" for slug, points in zip(view["era_tiles"], ERA_POINTS, strict=True)
        ]
        scoring[era - 1] = f"[{scoring[era - 1]}]"
        return [
            ", ".join(parts),
            self.say.clauses(
                f"{self.said.format('kind-weather')}: {weather}", f"{self.said.format('kind-event')}: {event}"
            ),
            f"{self.say('civo-era-scoring')}: {', '.join(scoring)}",
            f"{self.say('civo-final-scoring')}: {self.names_of(view['final_tiles'])}",
        ]

    def first(self, view: Doc, names: list[str]) -> str:
        """Return who has the monolith."""
        rival = any(each["first"] for each in view.get("vici", []))
        if view["first"] < 0:
            return "–"
        return self.said.format("automaton-vici") if rival else names[view["first"]]

    def weather(self, place: int) -> str:
        """Return a weather space by its place in the list."""
        return self.name(WEATHER_ROWS[place]["id"])

    def continent(self, look: Look, parties: list[str]) -> list[str]:
        """Return every territory: what lies and stands there, its locations and neighbours."""
        return [
            self.say("civo-continent"),
            *(f"  {self.territory(look, here, parties)}" for here in look.territories()),
        ]

    def territory(self, look: Look, here: int, parties: list[str]) -> str:
        """Return one territory in one line."""
        view = look.view
        parts = [] if IS_WATER[here] else [self.material(look, here), self.say("civo-beacons", n=BEACONS[here])]
        parts += self.who_is_there(look, here, parties)
        owner = view["farm_owner"][here]
        parts += [f"{self.name('farm')}: {parties[owner]}"] if owner >= 0 else []
        parts += [
            self.say("civo-raw", name=parties[seat], n=player["raw"][here])
            for seat, player in enumerate(look.players)
            if player["raw"][here]
        ]
        parts += [self.say("civo-hunted")] if view["hunted"][here] else []
        parts += self.built(look, len(CORNER_SLUGS), parties) if here == ISLAND else []
        corners = [self.corner(look, corner, parties) for corner in look.corners(here)]
        beside = [self.place(there) for there in look.beside(here)]
        parts.append(f"{self.say('civo-locations')}: {', '.join(corners)}")
        parts.append(f"{self.say('civo-beside')}: {', '.join(beside)}")
        return f"{self.place(here)}: {self.say.clauses(*parts)}"

    def place(self, here: int) -> str:
        """Return the name of a place."""
        return self.said.format(f"place-{PLACES.slugs[here]}")

    def material(self, look: Look, here: int) -> str:
        """Return the resource token of a territory."""
        slug = look.view["resources"][here]
        return self.name(slug) if slug != "-" else self.say("civo-closed-token")

    def who_is_there(self, look: Look, here: int, parties: list[str]) -> list[str]:
        """Return encampments with their tribes, those outside, and boats."""
        camps = []
        for number, owner, weak in look.camps(here):
            state = self.say("civo-free") if owner == FREE else f"{parties[owner]} {self.strength(weak)}"
            camps.append(f"{self.said.format('dry-camp', amount=number)} {state}")
        out = [", ".join(camps)] if camps else []
        row = look.lands[here]
        for party in range(len(row["strong"])):
            strong, lying = look.outside(here, party)
            if strong or lying:
                where = "civo-aboard" if IS_WATER[here] else "civo-wild"
                out.append(self.say(where, name=parties[party], strong=strong, weak=lying))
            cargo = row["cargo"][party] if party < len(look.players) else 0
            out += [self.say("civo-cargo", name=parties[party], n=cargo)] if cargo else []
        empty = [parties[seat] for seat in row["boats"] if look.outside(here, seat) == (0, 0)]
        return out + ([f"{self.name('boat')}: {', '.join(empty)}"] if empty else [])

    def strength(self, weak: bool) -> str:
        """Return whether a tribe stands or lies."""
        return self.say("civo-weak" if weak else "civo-strong")

    def corner(self, look: Look, corner: int, parties: list[str]) -> str:
        """Return a corner with its location and what is built there, or that it is closed."""
        slug = look.view["locations"][corner]
        label = self.said.format(f"place-{CORNER_SLUGS[corner]}")
        if slug == "-":
            return f"{label} ({self.say('civo-closed')})"
        built = self.built(look, corner, parties)
        return f"{label} {self.name(slug)}" + (f" ({', '.join(built)})" if built else "")

    def built(self, look: Look, ground: int, parties: list[str]) -> list[str]:
        """Return the statues and settlements on a building ground, by civilization."""
        found = []
        for kind, key in (("statue", "statues"), ("settlement", "settlement_at")):
            for seat, player in enumerate(look.players):
                n = player[key][ground]
                found += [f"{self.name(kind)}: {parties[seat]}{f' ×{n}' if n > 1 else ''}"] if n else []
        return found

    def displays(self, look: Look) -> list[str]:
        """Return goals, incomes, attributes, dice and research stacks."""
        view = look.view
        stacks = []
        for at, cards in enumerate(view["open"]):
            top = self.name(cards[-1]) if cards else "–"
            kind = self.name(f"{TYPES[at]}-stack")
            stacks.append(
                f"  {kind}: {self.say('civo-stack', top=top, open=len(cards), closed=view['closed_sizes'][at])}"
            )
        shown = {
            key: [slug for slug in view[f"{key}_display"] if slug != "-"]
            for key in ("goal", "income", "attribute")
        }
        out = [f"{self.said.format(f'kind-{key}')}: {self.names_of(slugs)}" for key, slugs in shown.items()]
        out.append(self.say("civo-dice-left", activation=view["dice_left"], fate=view["fate_left"]))
        return [*out, self.say("civo-stacks"), *stacks]

    def tracks(self, look: Look, names: list[str]) -> list[str]:
        """Return the progress of all civilizations side by side."""
        parties = [*look.players, *look.view.get("vici", [])]
        rivals = [self.said.format("automaton-vici")] * (len(parties) - len(look.players))
        rows = [["", *names, *rivals]]
        for at, slug in enumerate(CATEGORIES[:TRACKS]):
            rows.append([self.name(slug), *(str(party["tracks"][at]) for party in parties)])
        for title, key in (("civo-favour", "favour"), ("civo-points", "points")):
            rows.append([self.say(title), *(str(party[key]) for party in parties)])
        lines = self.say("civo-lines", spaces=", ".join(map(str, THRESHOLDS)))
        table = columns(rows, "<" + ">" * len(parties))
        return [self.say("civo-tracks"), *(f"  {line}" for line in table), f"  {lines}"]

    def console(self, look: Look, seat: int, names: list[str]) -> list[str]:
        """Return a console: dice and markers, modules with what they cost now, materials, goals, hand."""
        player = look.players[seat]
        held = player["markers"]
        dice = [str(value + 1) for value, count in enumerate(player["dice"]) for _ in range(count)]
        planned = [
            f"{value}×{held[f'planning-{value}']}" for value in range(1, 7) if held.get(f"planning-{value}")
        ]
        out = [f"{names[seat]} ({self.say('civo-you')})" if look.view["seat"] == seat else names[seat]]
        out.append(f"  {self.brief(look.view, seat)}")
        told = look.prospects() if look.view["seat"] == seat else []
        out += [f"  {text}" for about, text in told if about not in player["hand"] + player["shown"]]
        out.append(
            f"  {self.say('civo-dice', dice=', '.join(dice) or '–', spent=player['spent'], fate=player['fate'])}"
        )
        out.append(f"  {self.say('civo-planning')}: {', '.join(planned) or '–'}")
        out.append(f"  {self.say('civo-reset-markers', n=player['reset_markers'])}")
        out.append(f"  {self.say('civo-modules')}:")
        modules = [self.module(*row, ideas) for row, ideas in zip(look.modules(seat), look.ideas(), strict=True)]
        out += [f"    {line}" for line in columns(modules, "<<<<")]
        out.append(f"  {self.say('civo-storage', n=look.diamonds(seat))}:")
        for land in look.materials(seat):
            out.append("    " + ", ".join(f"{self.name(slug)} {count}" for slug, count in land))
        for at, pile in enumerate(player["goals"]):
            out.append(f"  {self.say('civo-goal-cell', n=at + 1)}: {self.goal(pile)}")
        known = [slug for slug in player["hand"] if not slug.startswith(BACK)] + player["shown"]
        count = self.say("civo-cards-in-hand", n=len(player["hand"] + player["shown"]))
        out.append(f"  {count} ({self.names_of(known)})" if known else f"  {count}")
        for slug in known:
            texts = [text for about, text in told if about == slug]
            out += [f"    {self.name(slug)}: {' '.join(texts)}"] if texts else []
        return out

    def module(self, id: str, level: int, ideas: int) -> tuple[str, str, str, str]:
        """Return a module: its name and level, its dice, the ideas that it costs now, what it does."""
        dice = "+".join(map(str, MODULE_DICE[THINGS.numbers[id]]))
        price = "–" if ideas >= FAR else self.say("civo-ideas", n=ideas)
        text = self.said.format(id, attribute=f"level-{level}" if level else "text")
        return (f"{self.name(id)} {ROMAN[level]}" if level else self.name(id), dice, price, text)

    def goal(self, pile: list[str]) -> str:
        """Return the open goal of a cell with what it asks for."""
        return f"{self.name(pile[-1])}: {self.said.format(pile[-1], attribute='text')}" if pile else "–"

    def block(self, look: Look, seat: int) -> list[str]:
        """Return the level block from below."""
        out = [self.said.format("term-level-block")]
        for row in look.totals["block"][seat]:
            slots = [slot for slot in row["slots"] if slot is not None]
            filled = [" + ".join(self.name(slug) for slug in slot) for slot in slots if slot]
            free = len(slots) - len(filled)
            text = ", ".join([*filled, self.say("civo-free-slots", n=free, of=len(slots))])
            mark = "" if row["active"] else f" ({self.say('civo-inactive')})"
            level = self.say("civo-level", level=ROMAN[min(row["level"], 9)], points=row["points"])
            out.append(f"  {level}{mark}: {text}")
        return out

    def rival(self, look: Look, seat: int, names: list[str]) -> list[str]:
        """Return a rival: counters, dice, modules above level I, what is installed."""
        player = look.players[seat]
        raised = [f"{self.name(id)} {ROMAN[level]}" for id, level in look.modules(seat) if level > 1]
        dice = [str(value + 1) for value, count in enumerate(player["dice"]) for _ in range(count)]
        installed = [slug for column in [*player["columns"], player["right"]] for slug in column]
        out = [names[seat], f"  {self.brief(look.view, seat)}"]
        out.append(
            f"  {self.say('civo-dice', dice=', '.join(dice) or '–', spent=player['spent'], fate=player['fate'])}"
        )
        held = [f"{self.name(slug)} {n}" for slug, n in player["markers"].items() if n and slug not in LOOSE]
        out += [f"  {self.say('civo-markers')}: {', '.join(held)}"] if held else []
        out += [f"  {self.say('civo-modules')}: {', '.join(raised)}"] if raised else []
        out.append(f"  {self.said.format('term-level-block')}: {self.names_of(installed)}")
        known = player["shown"]
        count = self.say("civo-cards-in-hand", n=len(player["hand"] + known))
        out.append(f"  {count}" + (f" ({self.names_of(known)})" if known else ""))
        return out

    def vici(self, look: Look, rival: Doc, each: Doc) -> list[str]:
        """Return the automated rival: points and discs, open cards with what they do, icons, grids, pieces."""
        tracks = ", ".join(f"{self.name(slug)} {n}" for slug, n in zip(CATEGORIES, rival["tracks"], strict=False))
        stores = [f"{self.place(here)} {n}" for here, n in enumerate(rival["provision"]) if n]
        blue, red = look.totals["icons"][0]
        needs = {"blues": rival["reset_icons"][0], "reds": rival["reset_icons"][1]}
        half = "red" if rival["red"] else "blue"
        strong, weak = look.tribes(len(look.players))
        out = [
            self.automaton(each),
            f"  {tracks}, {self.say('civo-favour')} {rival['favour']}",
            f"  {self.say('civo-count-tribes', strong=strong, weak=weak)}",
            f"  {self.say('civo-vici-open', n=len(rival['open']), half=half)}",
        ]
        out += [f"    {self.name(slug)}: {self.said.format(slug, attribute=half)}" for slug in rival["open"]]
        out.append(f"  {self.say('civo-vici-icons', blue=blue, red=red, **needs)}")
        out.append(f"  {self.say('civo-vici-deck', deck=rival['deck'], discard=rival['discard'])}")
        for row in CATEGORY_ROWS:
            if "vici_spaces" in row:
                takes = ", ".join(map(str, row["vici_icons"]))
                told = {"n": rival[row["id"]], "of": row["vici_spaces"], "takes": takes}
                out.append(f"  {self.say('civo-vici-grid', name=self.name(row['id']), **told)}")
        pieces = {key: rival[key] for key in ("dice", "fate", "statues")}
        out.append(f"  {self.say('civo-vici-pieces', **pieces)}")
        return [*out, f"  {self.say('civo-vici-provision')}: {', '.join(stores) or '–'}"]

    def brief(self, view: Doc, seat: int) -> str:
        """Return a seat's counters in one line."""
        look, player = Look(view), view["players"][seat]
        held = player["markers"]
        strong, weak = look.tribes(seat)
        passes = look.totals["passes"][seat]
        parts = [
            self.say("civo-count-points", n=player["points"]),
            self.say("civo-count-tribes", strong=strong, weak=weak),
            *(f"{self.name(slug)} {held.get(slug, 0)}" for slug in LOOSE),
            self.say("civo-count-favour", n=player["favour"], passes=passes),
        ]
        return ", ".join(parts)


BOARD = Civolution
