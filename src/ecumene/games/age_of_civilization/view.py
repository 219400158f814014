"""What a seat may know, and worlds that fit it.

Only the module Draft hides anything: which civilizations the others hold. A seat remembers the packs that
went through its hands, so the view lists them; imagine() fills in the rest.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.audit import audit, derive
from ecumene.games.age_of_civilization.card_data import CIVILIZATIONS, DEALT, KEPT, ORDERS, THINGS
from ecumene.games.age_of_civilization.modules.draft import pack_at, pack_owner
from ecumene.games.age_of_civilization.solo.scenarios import START_CIVILIZATION, scenario
from ecumene.games.age_of_civilization.state import SCHEMA, GameState
from ecumene.games.age_of_civilization.sums import military_sum
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import imagine_sealed

Doc = dict[str, Any]


def view(s: GameState, seat: int) -> Doc:
    """Return what a seat (-1: a spectator) may know."""
    doc = SCHEMA.show(s, seat)
    doc["future_cards"] = s.future_cards()
    doc["slots"] = slots(s)
    for at, row in enumerate(doc["players"]):
        row["military"] = s.players[at].military()
        row["military_rows"] = [[THINGS.slug(card), n] for card, n in military_sum(s, at).rows]
        row["hand"] = len(s.hand(at))
    doc["draft_memory"] = memory(s, seat) if s.draft else None
    return doc


def slots(s: GameState) -> Doc | None:
    """Return whose workers stand on slots in the turn under way, how many, and how often each action was used."""
    for frame in s.stack:
        if isinstance(frame, ActionPhase):
            used = {THINGS.slugs[action]: times for action, times in enumerate(frame.used) if times}
            return {"seat": frame.seat, "workers": frame.placed + frame.lost, "used": used}
    return None


def memory(s: GameState, seat: int) -> Doc:
    """Return what a seat remembers of the draft: the packs it held, its picks, what was left over."""
    players = len(s.players)
    done = len(s.picks[0])
    held = []
    if seat >= 0:
        for pick in range(min(done + 1, KEPT)):
            held.append(THINGS.names(pack_at(s, pack_owner(seat, pick, players), pick)))
    left = [THINGS.names(pack_at(s, owner, KEPT)) if done == KEPT else [] for owner in range(players)]
    mine = THINGS.names(s.picks[seat]) if seat >= 0 else []
    hand = THINGS.names(s.hand(seat)) if seat >= 0 else []
    return {"picked": done, "packs": held, "picks": mine, "left": left, "hand": hand}


def imagine(doc: Doc, luck: Luck) -> GameState:
    """Return one world that fits a view."""
    players = doc["players"]
    seen = [row["civilization"] for row in doc["market"]]
    seen += [civ for row in players for civ in row["civilizations"]]
    full = dict(doc)
    full["packs"], full["picks"] = [], []
    full["deck"] = []
    if doc["draft"]:
        dream = WorldSampler(doc, luck)
        full["packs"] = [THINGS.names(pack) for pack in dream.packs]
        full["picks"] = [THINGS.names(picked) for picked in dream.picks]
    else:
        thing = THINGS.number(doc["scenario"])
        start = START_CIVILIZATION[thing] if thing >= 0 else -1
        civs = scenario(thing).civilizations if doc["solo"] else CIVILIZATIONS
        full["deck"] = [
            THINGS.slugs[civ] for civ in sorted(civs) if THINGS.slugs[civ] not in seen and civ != start
        ]
    full["order_deck"] = unseen_orders(doc, luck)
    s: GameState = SCHEMA.restore(full, strict=False)
    imagine_sealed(s, luck)
    derive(s)
    audit(s)
    return s


def unseen_orders(doc: Doc, luck: Luck) -> list[str]:
    """Return the orders that may still come; which ones were fulfilled is public only by their absence."""
    rest = [THINGS.slugs[order] for order in ORDERS if THINGS.slugs[order] not in doc["order_market"]]
    while len(rest) > doc["order_deck"]:
        rest.pop(luck.below(len(rest)))
    return rest


class WorldSampler:
    """A draft that fits what one seat saw: every pack it held, every card that was played or left over."""

    def __init__(self, doc: Doc, luck: Luck) -> None:
        self.luck = luck
        self.players = len(doc["players"])
        self.seat: int = doc["seat"]
        mine = doc["draft_memory"]
        self.done: int = mine["picked"]
        held = [[THINGS.numbers[slug] for slug in pack] for pack in mine["packs"]]
        left = [[THINGS.numbers[slug] for slug in pack] for pack in mine["left"] if pack]
        own = [THINGS.numbers[slug] for slug in mine["picks"]]
        self.picks = [[-1] * self.done for _ in range(self.players)]
        if self.seat >= 0:
            self.picks[self.seat] = own
        leftover = {civ for pack in left for civ in pack}
        self.owner_of = {  # who played a card from the hand, as everybody has seen
            THINGS.numbers[slug]: at
            for at, row in enumerate(doc["players"])
            for slug in row["civilizations"]
            if THINGS.numbers[slug] not in leftover
        }
        known = leftover | set(self.owner_of) | {civ for pack in held for civ in pack}
        self.unseen = [civ for civ in CIVILIZATIONS if civ not in known]
        self.packs: list[list[int]] = [[] for _ in range(self.players)]
        self.waiting_plays = [civ for civ in self.owner_of if not any(civ in pack for pack in held)]
        for owner in range(self.players):
            self.fill_known(owner, held, left)
        self.place_unseen_plays()
        for owner in range(self.players):
            self.fill_unknown(owner, held, left)

    def sightings(self, owner: int, held: list[list[int]]) -> list[int]:
        """Return the picks at which this seat held the pack of an owner."""
        if self.seat < 0:
            return []
        return [pick for pick in range(len(held)) if (self.seat - pick) % self.players == owner]

    def taker(self, owner: int, pick: int) -> int:
        """Return who picks from an owner's pack at a pick."""
        return (owner + pick) % self.players

    def fill_known(self, owner: int, held: list[list[int]], left: list[list[int]]) -> None:
        """Between two looks at a pack the cards that vanished are known, only not who took which."""
        looks = self.sightings(owner, held)
        for at, pick in enumerate(looks):
            after = looks[at + 1] if at + 1 < len(looks) else self.done
            if pick >= self.done:
                continue
            gone = [civ for civ in held[pick] if civ != self.picks[self.seat][pick]]
            if at + 1 < len(looks):
                gone = [civ for civ in gone if civ not in held[after]]
            elif left:
                gone = [civ for civ in gone if civ not in left[owner]]
            self.assign(owner, list(range(pick + 1, after)), gone)

    def assign(self, owner: int, rounds: list[int], cards: list[int]) -> None:
        """Give cards to the seats that picked in these rounds, played ones to whoever played them."""
        rest = list(cards)
        for pick in rounds:
            taker = self.taker(owner, pick)
            for civ in rest:
                if self.owner_of.get(civ) == taker:
                    self.picks[taker][pick] = civ
                    rest.remove(civ)
                    break
        free = [civ for civ in rest if civ not in self.owner_of]
        for pick in rounds:
            taker = self.taker(owner, pick)
            if self.picks[taker][pick] < 0:
                self.picks[taker][pick] = free.pop(self.luck.below(len(free)))

    def place_unseen_plays(self) -> None:
        """Cards that somebody played and this seat never held came from packs before it saw them."""
        for civ in self.waiting_plays:
            seat = self.owner_of[civ]
            free = [pick for pick in range(self.done) if self.picks[seat][pick] < 0]
            self.picks[seat][free[self.luck.below(len(free))]] = civ

    def fill_unknown(self, owner: int, held: list[list[int]], left: list[list[int]]) -> None:
        """Fill the picks before the first look at a pack, and the pack itself, with unseen cards."""
        looks = self.sightings(owner, held)
        for pick in range(looks[0] if looks else self.done):
            if pick < self.done and self.picks[self.taker(owner, pick)][pick] < 0:
                self.picks[self.taker(owner, pick)][pick] = self.draw()
        first = looks[0] if looks else self.done
        pack = [self.picks[self.taker(owner, pick)][pick] for pick in range(first)]
        if looks:
            pack += held[first]
        elif left:
            pack += left[owner]
        while len(pack) < DEALT:
            pack.append(self.draw())
        self.packs[owner] = sorted(pack)

    def draw(self) -> int:
        """Return a card that nobody is known to have."""
        return self.unseen.pop(self.luck.below(len(self.unseen)))
