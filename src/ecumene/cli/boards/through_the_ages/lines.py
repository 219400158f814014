"""The table of Through the Ages in words."""

from __future__ import annotations

from ecumene.cli.boards.board import Board
from ecumene.cli.boards.through_the_ages.look import TtaView, age_of, type_of
from ecumene.cli.columns import columns
from ecumene.cli.wrap import TIE, wrap
from ecumene.games.through_the_ages.card_data import AGE, THINGS
from ecumene.kernel.game import Doc
from ecumene.table.words import amounts, signed

POOLS = {"unit_pool": "unit-pool", "science_pool": "science-pool", "extra_ma": "military-actions"}


class ThroughTheAges(Board):
    """Round, card row, events and tactics; the own civilization; the rivals, shorter."""

    def lines(self, view: Doc, names: list[str]) -> list[str]:
        """Return the whole table, in lines that fit a terminal of 80 columns."""
        look = TtaView(view)
        out = [*self.head(view), "", *self.row(look), "", *self.common(look, names)]
        for seat in [look.mine, *look.rivals()]:
            out += ["", *self.player(look, seat, names)]
        return [part for line in out for part in wrap(line)]

    def head(self, view: Doc) -> list[str]:
        """Return round, age and decks."""
        said = self.said
        parts = [said.format("zone-round", round=view["round"]), said.format(f"age-{view['age'] or 'a'}")]
        if view["last_round"]:
            parts.append(said.format("zone-last-round", round=view["last_round"]))
        decks = [said.format(f"zone-{deck}-deck", n=view[f"{deck}_deck"]) for deck in ("civil", "military")]
        return [", ".join(parts), ", ".join(decks)]

    def row(self, look: TtaView) -> list[str]:
        """Return the card row: place, price, age, type and name of each card."""
        rows = [
            (f"{place}.", price, age_of(slug, self.said.lang), self.name(slug), self.type_name(slug))
            for place, slug, _, price in look.row()
        ]
        return [self.say("tta-row"), *(f"  {line}" for line in columns(rows, ">>><<"))]

    def common(self, look: TtaView, names: list[str]) -> list[str]:
        """Return events and common tactics."""
        view = look.view
        out = [self.deck("zone-events", view["events"]), self.deck("zone-future", view["future"])]
        if view["top"] in THINGS.numbers:
            out.append(self.line("zone-top-event", self.name(view["top"])))
        if view["tactics"]:
            out.append(self.line("zone-tactics", self.names_of(sorted(set(view["tactics"])))))
        return out

    def deck(self, title: str, cards: list[str]) -> str:
        """Return an event deck: how many cards of which ages, and those that the one who looks has prepared."""
        known = [slug for slug in cards if not slug.startswith("?")]
        text = self.said.format("count-cards", n=len(cards))
        if cards:
            text += f" ({', '.join(sorted(age_of(slug, self.said.lang) for slug in cards))})"
        if known:
            text += f", {self.say('tta-prepared')}: {self.names_of(known)}"
        return self.line(title, text)

    def player(self, look: TtaView, seat: int, names: list[str]) -> list[str]:
        """Return a seat's board, with the end of the turn for one's own."""
        view, player = look.view, look.players[seat]
        marks = [self.say("tta-first")] if view["first"] == seat else []
        marks += [self.say("tta-you")] if view["seat"] == seat else []
        marks += [self.said.format("zone-out")] if player["out"] else []
        out = [f"{names[seat]} ({', '.join(marks)})" if marks else names[seat]]
        if player["out"]:
            return out
        out += [self.points(look, seat), self.goods(look, seat), self.banks(look, seat)]
        out += self.cards(look, seat, names)
        if seat == look.mine:
            out += [self.end_of_turn(look, seat), *(f"! {line}" for line in look.warnings)]
        return [out[0], *(f"  {line}" for line in out[1:])]

    def points(self, look: TtaView, seat: int) -> str:
        """Return points and ratings."""
        player, ahead = look.players[seat], look.ahead[seat]
        science, culture, strength, happiness = player["ratings"]
        parts = [
            self.stat("culture", f"{player['culture']} ({signed(culture)})"),
            self.stat("science", f"{player['science']} ({signed(science)})"),
            self.stat("strength", strength),
            self.stat("happiness", f"{happiness}/{ahead['happiness_needed']}"),
        ]
        parts += [self.stat("discontent", player["discontent"])] if player["discontent"] else []
        return ", ".join(parts)

    def goods(self, look: TtaView, seat: int) -> str:
        """Return actions, food and resources, and what is for this turn only."""
        player, ahead = look.players[seat], look.ahead[seat]
        civil = self.said.format("stat-civil-actions", attribute="name")
        military = self.said.format("stat-military-actions", attribute="name")
        parts = [
            f"{civil} {player['ca']}/{ahead['civil_actions']}",
            f"{military} {player['ma']}/{ahead['military_actions']}",
            self.stat("food", player["food"]),
            self.stat("resources", player["resources"]),
        ]
        parts += [
            self.said.format(f"net-{kind}", **amounts(player[key])) for key, kind in POOLS.items() if player[key]
        ]
        return ", ".join(parts)

    def banks(self, look: TtaView, seat: int) -> str:
        """Return workers and tokens, and what the banks cost."""
        player, ahead = look.players[seat], look.ahead[seat]
        yellow = f"{self.said.format('zone-yellow-bank')} {player['yellow']}"
        if ahead["population_price"] >= 0:
            yellow += f" ({self.say('tta-next-worker', food=ahead['population_price'])})"
        parts = [f"{self.said.format('stat-unused', attribute='name')} {player['unused']}", yellow]
        parts.append(f"{self.said.format('zone-blue-bank')}{TIE}{player['blue']}")
        parts += [self.stat(name, ahead[name]) for name in ("corruption", "consumption") if ahead[name]]
        return ", ".join(parts)

    def cards(self, look: TtaView, seat: int, names: list[str]) -> list[str]:
        """Return everything that lies before a seat, and its hands."""
        player = look.players[seat]
        limit = f" ({self.stat('urban-limit', look.ahead[seat]['urban_limit'])})" if seat == look.mine else ""
        out = [self.line("zone-government", self.name(player["government"]) + limit)]
        if player["leader"] != "-":
            out.append(self.line("zone-leader", self.name(player["leader"])))
        if player["wonder"] != "-":
            out.append(self.line("zone-wonder", self.unfinished(look, seat)))
        if player["wonders"]:
            ruins = self.said.format("term-ruin").lower()
            wonders = [self.name(s) + (f" ({ruins})" if s in player["ruins"] else "") for s in player["wonders"]]
            out.append(self.line("zone-wonders", ", ".join(wonders)))
        out += self.technologies(look, seat)
        specials = [slug for slug in player["specials"] if slug != "-"]
        out += [self.line("zone-specials", self.names_of(specials))] if specials else []
        out += [self.line("zone-colonies", self.names_of(player["colonies"]))] if player["colonies"] else []
        if player["tactic"] != "-":
            title = "zone-exclusive" if player["exclusive"] else "zone-tactic"
            out.append(self.line(title, self.name(player["tactic"])))
        out += [f"{self.name(pact)}: {names[partner]}" for pact, partner in look.pacts(seat)]
        out += [f"{self.name(war)}: {names[by]} → {names[on]}" for war, by, on in look.wars(seat)]
        return out + self.hands(look, seat)

    def technologies(self, look: TtaView, seat: int) -> list[str]:
        """Return the cards that take workers: a line for each type, for rivals one line in all."""
        groups = look.groups(seat)
        if seat == look.mine:
            title = f"{self.say('tta-technologies')}:"
            return [title, *(f"  {self.type_name(cards[0][0])}: {self.workers(cards)}" for _, cards in groups)]
        manned = [row for _, cards in groups for row in cards if row[1] or row[2]]
        return [self.line("zone-technologies", self.workers(manned))]

    def workers(self, cards: list[tuple[str, int, int]]) -> str:
        """Return cards with their workers, and blue tokens in brackets."""
        return ", ".join(
            f"{self.name(slug)}{TIE}{n}" + (f"{TIE}[{blue}]" if blue else "") for slug, n, blue in cards
        )

    def hands(self, look: TtaView, seat: int) -> list[str]:
        """Return the hands: one's own military cards by name, those of others by their ages."""
        player = look.players[seat]
        out = [self.line("zone-hand", self.names_of(player["hand"]))] if player["hand"] else []
        hand = player["military"]
        if hand and look.view["seat"] == seat:
            out.append(self.line("zone-military", self.names_of(hand)))
        elif hand:
            ages = ", ".join(sorted(age_of(back, self.said.lang) for back in hand))
            out.append(self.line("zone-military", f"{self.said.format('count-cards', n=len(hand))} ({ages})"))
        return out

    def unfinished(self, look: TtaView, seat: int) -> str:
        """Return the wonder under construction with the prices of its stages to come."""
        done, left = look.stages(seat)
        stages = self.said.format("zone-wonder-stages", n=done, total=done + len(left))
        name = self.name(look.players[seat]["wonder"])
        return f"{name} ({stages}, {self.say('tta-stages-left')}: {'–'.join(map(str, left))})"

    def end_of_turn(self, look: TtaView, seat: int) -> str:
        """Return what the production of the turn will leave."""
        player, ahead = look.players[seat], look.ahead[seat]
        if look.uprising(seat):
            return self.line("phase-end", self.said.format("term-uprising"))
        parts = []
        for name in ("culture", "science", "food", "resources"):
            change = ahead[name] - player[name]
            parts.append(self.stat(name, f"{ahead[name]} ({signed(change)})"))
        return self.line("phase-end", ", ".join(parts))

    def brief(self, view: Doc, seat: int) -> str:
        """Return a seat's counters in one line; when the game is over, what has decided it."""
        player = view["players"][seat]
        if player["out"]:
            return self.said.format("zone-out")
        if view["over"]:
            return self.said.format("count-culture", n=player["culture"])
        science, culture, strength, happiness = player["ratings"]
        parts = [
            self.stat("culture", f"{player['culture']} ({signed(culture)})"),
            self.stat("science", f"{player['science']} ({signed(science)})"),
            self.stat("strength", strength),
            self.stat("happiness", happiness),
            self.stat("food", player["food"]),
            self.stat("resources", player["resources"]),
        ]
        return ", ".join(parts).replace(TIE, " ")

    def facts(self, slug: str) -> list[str]:
        """Return type and age of a card."""
        if slug not in THINGS.numbers:
            return []
        age = self.said.format(f"age-{AGE[THINGS.numbers[slug]] or 'a'}")
        return [f"{self.type_name(slug)}, {age}"]

    def type_name(self, slug: str) -> str:
        """Return the type of a card in words."""
        return self.said.format(f"type-{type_of(slug)}")

    def stat(self, name: str, value: object) -> str:
        """Return a number of a player with its short name."""
        return f"{self.said.format(f'stat-{name}')} {value}".replace(" ", TIE)

    def line(self, title: str, text: str) -> str:
        """Return a titled line."""
        return f"{self.said.format(title)}: {text}"


BOARD = ThroughTheAges
