"""The table of Historia in words."""

from __future__ import annotations

from ecumene.cli.boards.board import Board
from ecumene.cli.boards.historia.look import ERAS, LETTERS, HistoriaView, borders
from ecumene.cli.columns import columns
from ecumene.cli.wrap import wrap
from ecumene.games.historia.card_data import ACTIONS, ERA, GOVERNMENT_ROWS, LEADERS, MOST_LEVEL, THINGS, WONDERS
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.printed import GOVERNMENT_AT
from ecumene.kernel.game import Doc

CODES = {row["id"]: row["code"] for row in GOVERNMENT_ROWS}


class Historia(Board):
    """Time, territories, wonder row, the round; the own civilization; the others; the matrix as a drawing."""

    def lines(self, view: Doc, names: list[str]) -> list[str]:
        """Return the whole table, in lines that fit a terminal of 80 columns."""
        look = HistoriaView(view, names)
        out = [*self.time(look), "", *self.world(look), "", *self.row(look)]
        if view["turn"]:
            out += ["", *self.round(look)]
        order = [look.mine, *(at for at in range(len(look.parties)) if at != look.mine)]
        for party in order:
            out += ["", *self.party(look, party)]
        out += ["", *self.matrix(look)]
        return [part for line in out for part in wrap(line)]

    def time(self, look: HistoriaView) -> list[str]:
        """Return turn and era, what the end of this turn does, the order of turns and the event."""
        view = look.view
        if view["turn"] == 0:
            return [self.say("his-set-up")]
        ends = [self.sign(word, foreseen) for word, _, foreseen in look.totals["signs"]]
        order = [look.names[seat] for seat in view["order"]]
        order += [look.names[look.seats + bot] for bot in view["bot_order"]]
        out = [
            self.say("his-now", turn=view["turn"], era=ERAS[view["era"] - 1], round=view["round"]),
            self.titled("his-end-of-turn", ", ".join(ends)),
            self.titled("his-order", ", ".join(order)),
        ]
        if look.next_order():
            out.append(self.titled("his-next-order", ", ".join(look.names[seat] for seat in look.next_order())))
        if view["revolution"]:
            out.append(self.say("his-last-round"))
        if view["event"] != "-":
            out.append(self.titled("his-event", self.told(view["event"])))
        if view["next_event"] != "-":
            out.append(self.titled("his-next-event", self.name(view["next_event"])))
        return out

    def sign(self, word: str, foreseen: bool) -> str:
        """Return what the end of the turn does; what is drawn then nobody can foresee."""
        said = self.say(f"his-icon-{word}")
        return said if foreseen else self.say("his-drawn", what=said)

    def world(self, look: HistoriaView) -> list[str]:
        """Return the territories: points, number, who stands there, neighbours."""
        rows = []
        for place in range(TERRITORY_COUNT):
            vp, number = look.token(place)
            who = " ".join(f"{LETTERS[at]}{n if n > 1 else ''}" for at, n in look.here(place)) or "–"
            worth = f"{vp}" + (f" ({number})" if look.view["bots"] else "")
            near = ", ".join(self.place(slug) for slug in borders(place))
            rows.append((self.said.place(place), worth, who, near))
        title = self.say("his-world-numbers" if look.view["bots"] else "his-world")
        return [title, *(f"  {line}" for line in columns(rows, "<<<<"))]

    def place(self, slug: str) -> str:
        """Return the name of a territory."""
        return self.said.format(f"place-{slug}")

    def matrix(self, look: HistoriaView) -> list[str]:
        """Return the matrix as lines of letters: markers are capitals, governments small, dots no cells."""
        marked: dict[tuple[int, int], list[int]] = {}
        for at, row in enumerate(look.parties):
            marked.setdefault((row["technology"], row["military"]), []).append(at)
        goals = {(one["technology"], one["military"]) for one in look.view["goal_cells"]}
        out = [self.say("his-matrix")]
        for military in range(MOST_LEVEL, 0, -1):
            cells = []
            for technology in range(1, MOST_LEVEL + 1):
                there = marked.get((technology, military), [])
                code = GOVERNMENT_AT[technology][military]
                letter = CODES[THINGS.slug(code)].lower() if code >= 0 else "."
                sign = "*" if len(there) > 1 else LETTERS[there[0]] if there else letter
                cells.append("+" if (technology, military) in goals and not there else sign)
            out.append(f"  {military:>2} {' '.join(cells)}")
        names = ", ".join(f"{row['code'].lower()} {self.name(row['id'])}" for row in GOVERNMENT_ROWS)
        out.append(f"  {names}")
        for one in look.view["goal_cells"]:
            text = self.told(one["goal"])
            out.append(
                "  " + self.say("his-goal", goal=text, technology=one["technology"], military=one["military"])
            )
        return out

    def row(self, look: HistoriaView) -> list[str]:
        """Return the wonder row with what each wonder does, and the decks."""
        view = look.view
        decks = ", ".join(f"{ERAS[at]} {n}" for at, n in enumerate(view["decks"]))
        lines = [f"  {self.told(slug)}" for slug in view["row"]] or ["  –"]
        return [self.say("his-row", decks=decks), *lines]

    def round(self, look: HistoriaView) -> list[str]:
        """Return the round: who has chosen; or whose cards are done, under way and to come."""
        view = look.view
        if any(frame["frame"] == "ChooseCards" for frame in view["stack"]):
            waits = ", ".join(look.names[seat] for seat in view["waiting"]) or "–"
            ready = ", ".join(look.names[seat] for seat in view["order"] if seat not in view["waiting"]) or "–"
            return [self.say("his-choosing", round=view["round"], ready=ready, waits=waits)]
        seat_now, card_now = look.acting()
        out = []
        for seat in view["order"]:
            player = view["players"][seat]
            parts = [self.say("his-done", card=self.name(card)) for card in player["played"]]
            if seat == seat_now and card_now != "-":
                parts.append(self.say("his-under-way", card=self.name(card_now)))
            parts += [self.name(card) for card in player["revealed"] if (seat, card) != (seat_now, card_now)]
            if parts:
                out.append(f"  {look.names[seat]}: {', '.join(parts)}")
        return [self.say("his-story", round=view["round"]), *out] if out else []

    def party(self, look: HistoriaView, party: int) -> list[str]:
        """Return a civilization."""
        view, row = look.view, look.parties[party]
        marks = [self.name(row["civilization"])] if row["civilization"] != "-" else []
        marks += [self.name(row["level"])] if party >= look.seats else []
        marks += [self.say("his-you")] if party == view["seat"] else []
        head = f"{LETTERS[party]} {look.names[party]}" + (f" ({', '.join(marks)})" if marks else "")
        standing = self.say(
            "his-standing",
            vp=row["vp"],
            technology=row["technology"],
            level=self.name(look.level_name(party)),
            military=row["military"],
            government=self.name(row["government"]),
        )
        out = [standing, self.cubes(look, party)]
        held = ", ".join(f"{self.said.place(place)} {vp}" for place, vp in look.scored(party)) or "–"
        out.append(self.titled("his-alone", held))
        if party < look.seats:
            out += self.cards(look, party)
        return [head, *(f"  {line}" for line in out)]

    def cubes(self, look: HistoriaView, party: int) -> str:
        """Return where the cubes are."""
        row = look.parties[party]
        supply = row["supply"] if party < look.seats else 0
        return self.say("his-cubes", ready=row["ready"], used=row["used"], map=sum(row["land"]), supply=supply)

    def cards(self, look: HistoriaView, seat: int) -> list[str]:
        """Return hand, queue, advisers, leader, wonders and command of a seat."""
        view, player = look.view, look.view["players"][seat]
        own = view["seat"] == seat
        out = [
            self.titled("his-hand", self.names_of(player["hand"]), n=player["cards"]),
            self.titled("his-queue", self.names_of(player["queue"])),
        ]
        if isinstance(player["advisers"], list):
            out += [self.titled("his-advisers", self.told(slug)) for slug in player["advisers"]]
        elif player["advisers"]:
            out.append(self.titled("his-advisers", str(player["advisers"])))
        deck = player["adviser_deck"]
        down = len(deck) if isinstance(deck, list) else deck
        out.append(self.say("his-adviser-deck", down=down, up=self.names_of(player["retired"])))
        if player["leader"] != "-":
            parts = [
                self.say("his-condition", what=self.say(f"his-category-{kind}"), have=have, need=need, vp=vp)
                for kind, have, need, vp in look.conditions(seat)
            ]
            out.append(self.titled("his-leader", f"{self.name(player['leader'])}: {'; '.join(parts)}"))
        if isinstance(player["coming"], list) and player["coming"]:
            out.append(self.titled("his-coming", self.names_of(player["coming"])))
        for slug in player["wonders"]:
            if slug in player["turned"]:
                out.append(self.titled("his-wonder", f"{self.name(slug)} ({self.say('his-used')})"))
            else:
                out.append(self.titled("his-wonder", self.told(slug) if own else self.name(slug)))
        if player["command"] and player["power"] != "-":
            out.append(self.titled("his-command", self.told(player["power"])))
        if own and look.token_of_command(seat) != "-":
            out.append(self.titled("his-command", self.told(look.token_of_command(seat))))
        if own and look.turn_goes_on():
            rows = look.end_points(seat)
            parts = [f"{self.said.place(at) if at >= 0 else self.name(one)} {vp}" for at, one, vp in rows]
            out.append(self.titled("his-ahead", ", ".join(parts) or "–"))
        if own:
            out += [self.next_level(*row) for row in look.next_levels(seat)]
        return out

    def next_level(self, track: str, thing: str, is_open: bool) -> str:
        """Return what the next level of a track gives, or what bars the way."""
        if thing == "-":
            return self.say(f"his-highest-{track}")
        return self.titled(f"his-next-{track}", self.told(thing)) if is_open else self.say(f"his-barred-{track}")

    def told(self, slug: str) -> str:
        """Return a card with what it says."""
        number = THINGS.number(slug)
        text = self.said.thing(number, "text") if self.said.has(slug, "text") else ""
        return f"{self.name(slug)}: {text}" if text else self.name(slug)

    def titled(self, title: str, text: str, n: int = 0) -> str:
        """Return a titled line."""
        return f"{self.say(title, n=n)}: {text}"

    def brief(self, view: Doc, seat: int) -> str:
        """Return a seat's counters in one line."""
        player = view["players"][seat]
        return self.say(
            "his-brief",
            vp=player["vp"],
            technology=player["technology"],
            military=player["military"],
            ready=player["ready"],
            used=player["used"],
        )

    def facts(self, slug: str) -> list[str]:
        """Return the advanced form of an action, the era of a wonder or leader."""
        number = THINGS.numbers.get(slug, -1)
        if slug in ACTIONS and self.said.has(slug, "advanced"):
            return [self.titled("his-advanced", self.said.thing(number, "advanced"))]
        if number in WONDERS or number in LEADERS:
            return [self.say("his-era", era=ERAS[ERA[number]])]
        return []


BOARD = Historia
