"""The table of Sid Meier's Civilization in words."""

from __future__ import annotations

from ecumene.cli.boards.board import Board
from ecumene.cli.boards.sid_meiers_civilization.civilization import (
    battle_lines,
    civilization,
    deal_lines,
    dials,
    front_lines,
    group_line,
    offer_line,
)
from ecumene.cli.boards.sid_meiers_civilization.ground import drawing, listing, symbols
from ecumene.cli.boards.sid_meiers_civilization.look import CivView
from ecumene.cli.boards.sid_meiers_civilization.market import market, track
from ecumene.cli.wrap import wrap
from ecumene.games.sid_meiers_civilization.card_data import KIND, ROWS, TECHNOLOGIES, THINGS
from ecumene.games.sid_meiers_civilization.printed import THRESHOLDS
from ecumene.kernel.game import Doc


class SidMeiersCivilization(Board):
    """The phase; what is under way; the own civilization; the others; market and track; the map."""

    def lines(self, view: Doc, names: list[str]) -> list[str]:
        """Return the whole table, in lines that fit a terminal of 80 columns."""
        look = CivView(view, names)
        out = [self.now(look), *self.under_way(look)]
        for seat in [look.mine, *look.rivals()]:
            out += ["", *civilization(self, look, seat)]
        out += ["", *market(self, look), "", *track(self, look)]
        if look.revealed(look.corners[0]):
            out += ["", *drawing(self, look), "", *listing(self, look)]
        return [part for line in out for part in wrap(line)]

    def now(self, look: CivView) -> str:
        """Return round and phase."""
        phase = look.phase()
        if not phase:
            return self.say("smc-set-up")
        section = f"section-{phase}" if phase in ("movement", "research") else f"section-{phase}-phase"
        return self.say("smc-now", round=look.view["round"], phase=self.said.format(section))

    def under_way(self, look: CivView) -> list[str]:
        """Return the group that moves, the battle or the offer."""
        group = group_line(self, look)
        return [*([group] if group else []), *battle_lines(self, look), *deal_lines(self, look)]

    def brief(self, view: Doc, seat: int) -> str:
        """Return a seat's dials in one line; where a group that moves can go; its offer; fronts of a battle."""
        look = CivView(view, [str(at + 1) for at in range(len(view["players"]))])
        row = look.players[seat]
        if not row["cities"]:
            return ""
        under_way = [group_line(self, look), offer_line(self, look, seat), *front_lines(self, look)]
        return self.say.clauses(dials(self, row), *under_way)

    def facts(self, slug: str) -> list[str]:
        """Return the kind of a thing, the level and threshold of a technology, the age of a wonder or event."""
        number = THINGS.numbers.get(slug, -1)
        if number < 0:
            return []
        out = [self.said.format(f"kind-{KIND[number].replace('_', '-')}")]
        if number in TECHNOLOGIES:
            level = ROWS[number]["level"]
            out.append(self.say("smc-technology", level=level, trade=THRESHOLDS[level - 1]))
        if KIND[number] in ("wonder", "event"):
            out.append(self.said.format(f"age-{ROWS[number]['age']}"))
        if KIND[number] == "event":
            out.append(self.say("smc-copies", n=ROWS[number]["copies"]))
        if KIND[number] == "terrain":
            out.append(symbols(self, ROWS[number]) or self.say("smc-nothing"))
        return [", ".join(out)]


BOARD = SidMeiersCivilization
