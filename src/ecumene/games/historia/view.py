"""What a seat may know, and worlds that fit it: advisers in hand, leaders to come, cards of a draft are hidden."""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.audit import audit
from ecumene.games.historia.card_data import ADVISERS_OF, ERA, ERAS, THINGS
from ecumene.games.historia.components.leaders import leaders_of, pack_size
from ecumene.games.historia.state import SCHEMA, GameState
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import imagine_sealed

Doc = dict[str, Any]


def view(s: GameState, seat: int) -> Doc:
    """Return what a seat (-1: a spectator) may know."""
    doc = SCHEMA.show(s, seat)
    doc["era"] = s.era() + 1
    doc["segment"] = s.segment() + 1
    doc["decks"] = [sum(ERA[wonder] == era for wonder in s.wonder_deck) for era in range(ERAS)]
    for at, row in enumerate(doc["players"]):
        player = s.players[at]
        row["cards"] = player.card_limit()
        row["territories"] = player.territories()
        row["government"] = THINGS.slug(player.government())
    for at, row in enumerate(doc["bots"]):
        bot = s.bots[at]
        row["territories"] = bot.territories()
        row["government"] = THINGS.slug(bot.government())
    return doc


def imagine(doc: Doc, luck: Luck) -> GameState:
    """Return one world that fits a view."""
    full = dict(doc)
    full["players"] = [dict(row) for row in doc["players"]]
    full["stack"] = [dict(frame) for frame in doc["stack"]]
    for seat, row in enumerate(full["players"]):
        if isinstance(row["advisers"], int):
            deal_advisers(row, [frame["card"] for frame in full["stack"] if plays(frame, seat)], luck)
    LeaderSampler(full, luck).fill()
    s: GameState = SCHEMA.restore(full, strict=False)
    imagine_sealed(s, luck)
    audit(s)
    return s


def drawn(items: list[str], count: int, luck: Luck) -> list[str]:
    """Take so many of some items, at random."""
    return [items.pop(luck.below(len(items))) for _ in range(count)]


def plays(frame: Doc, seat: int) -> bool:
    """Return whether a paragraph resolves the cards of a seat."""
    return bool(frame["frame"] == "Act" and frame["seat"] == seat)


def deal_advisers(row: Doc, under_way: list[str], luck: Luck) -> None:
    """Deal the advisers of a civilization that are not in the open to its hand and its deck."""
    civilization = THINGS.number(row["civilization"])
    all_five = THINGS.names(ADVISERS_OF[civilization]) if civilization >= 0 else []
    seen = [*row["retired"], *row["revealed"], *under_way]
    rest = [one for one in all_five if one not in seen]
    row["advisers"] = sorted(drawn(rest, row["advisers"], luck), key=THINGS.number)
    row["adviser_deck"] = rest[: row["adviser_deck"]]


class LeaderSampler:
    """Leaders that a view hides: those to come of the other seats, and the pack of a draft."""

    def __init__(self, doc: Doc, luck: Luck) -> None:
        self.doc = doc
        self.luck = luck
        self.seat: int = doc["seat"]
        self.players: list[Doc] = doc["players"]

    def fill(self) -> None:
        """Fill in what is hidden."""
        top = self.doc["stack"][-1] if self.doc["stack"] else {"frame": ""}
        if top["frame"] == "SecretDraft":
            self.fill_secret_draft(top)
        elif top["frame"] == "LeaderDraft" and not top["pack"]:
            self.fill_pack(top)
        hidden = [row for row in self.players if isinstance(row["coming"], int)]
        if hidden:
            self.fill_coming(hidden)

    def fill_pack(self, frame: Doc) -> None:
        """Draw a pack for who does not see it."""
        taken = [row["leader"] for row in self.players]
        turn: int = self.doc["turn"]
        era = 0 if turn == 0 else self.doc["era"]
        size = pack_size(len(self.players)) - len(self.players) + len(frame["seats"])
        pool = [slug for slug in THINGS.names(leaders_of(era)) if slug not in taken]
        frame["pack"] = drawn(pool, size, self.luck)

    def fill_coming(self, hidden: list[Doc]) -> None:
        """After the draft everybody has one leader of each era to come."""
        known = [slug for row in self.players if not isinstance(row["coming"], int) for slug in row["coming"]]
        for row in hidden:
            count: int = row["coming"]
            row["coming"] = []
            for era in range(ERAS - count, ERAS):
                pool = [slug for slug in THINGS.names(leaders_of(era)) if slug not in known]
                row["coming"] += drawn(pool, 1, self.luck)
                known += row["coming"][-1:]

    def fill_secret_draft(self, frame: Doc) -> None:
        """Spread the leaders that are gone over the others, one of each era at most, and make up the pack."""
        size = pack_size(len(self.players))
        own = [] if self.seat < 0 else self.players[self.seat]["coming"]
        hidden = [row for row in self.players if isinstance(row["coming"], int)]
        mine = [sum(ERA[THINGS.number(slug)] == era for slug in own) for era in range(ERAS)]
        left = [-1] * ERAS
        if frame["pack"]:
            there = [ERA[THINGS.number(slug)] for slug in frame["pack"]]
            left = [size - there.count(era) - mine[era] for era in range(ERAS)]
        eras = self.spread([row["coming"] for row in hidden], left)
        known = own + frame["pack"]
        pools = [[slug for slug in THINGS.names(leaders_of(era)) if slug not in known] for era in range(ERAS)]
        for row, each in zip(hidden, eras, strict=True):
            row["coming"] = [drawn(pools[era], 1, self.luck)[0] for era in each]
            row["coming"].sort(key=THINGS.number)
        if not frame["pack"]:
            gone = [sum(era in each for each in eras) + mine[era] for era in range(ERAS)]
            pack = [slug for era in range(ERAS) for slug in drawn(pools[era], size - gone[era], self.luck)]
            frame["pack"] = pack

    def spread(self, counts: list[int], left: list[int]) -> list[list[int]]:
        """Return for each seat of which eras its leaders are, so that so many of each era are gone (-1: any)."""
        if not counts:
            return []
        ways = [way for way in subsets(ERAS) if len(way) == counts[0]]
        while ways:
            way = ways.pop(self.luck.below(len(ways)))
            after = [left[era] - (era in way) if left[era] >= 0 else -1 for era in range(ERAS)]
            if any(left[era] == 0 and era in way for era in range(ERAS)):
                continue
            if not feasible(counts[1:], after):
                continue
            return [way, *self.spread(counts[1:], after)]
        raise ValueError("no draft fits this view")


def subsets(count: int) -> list[list[int]]:
    """Return all subsets of the first numbers."""
    return [[n for n in range(count) if mask >> n & 1] for mask in range(1 << count)]


def feasible(counts: list[int], left: list[int]) -> bool:
    """Return whether leaders of so many of each era can be spread over seats that have so many each."""
    if min(left) < 0:
        return True
    if not counts:
        return max(left) == 0
    for way in subsets(len(left)):
        fits = len(way) == counts[0] and all(left[era] > 0 for era in way)
        if fits and feasible(counts[1:], [left[era] - (era in way) for era in range(len(left))]):
            return True
    return False
