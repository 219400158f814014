"""One civilization: its cards, its tokens, its points, and the numbers that follow from them."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import KINDS
from ecumene.games.through_the_ages.effects.powers import POWERS
from ecumene.kernel.fields import Field, fields
from ecumene.kernel.parts import Cache, Counts, derived, owned, sums

NO_POWERS: Final[list[int]] = [0] * POWERS
DIRTY: Final[list[int]] = []  # ratings that must be worked out anew

# Bits of Player.used: what was done this turn.
USED_MILITARY_AS_CIVIL: Final = 1  # Hammurabi
USED_BACH: Final = 2
USED_CHURCHILL: Final = 4
USED_LINER: Final = 8
USED_TRADE_ROUTES: Final = 16
USED_TACTIC: Final = 32
REPLACED_LEADER: Final = 64
MILITARY_FIRST: Final = 128  # Hammurabi: the next civil action is paid with a military one
# Bits of Player.once: what was done this game.
USED_CAESAR: Final = 1
BITS: Final[dict[str, list[str]]] = {
    "turn": [
        "military-as-civil", "bach", "churchill", "liner", "trade-routes", "tactic", "replaced-leader",
        "military-first",
    ],
    "game": ["caesar"],
    "age": ["a", "i", "ii", "iii"],
}  # fmt: skip


class Player:
    """One civilization. Lists named as caches are shared between copies and replaced as a whole.

    culture        points
    yellow         tokens in the yellow bank
    blue           tokens in the blue bank
    unused         workers on no card
    ca             available civil actions
    ma             available military actions that belong to the total
    extra_ma       additional ones this turn, outside the total
    unit_pool      temporary resources for units, this turn
    science_pool   temporary science for unit technologies, this turn
    resource_pool  temporary resources for anything, this turn
    food_pool      temporary food, this turn
    leaders_taken  a bit for each age
    leader         -1: none; so for every card below
    wonder         the unfinished one
    stages         its completed stages, each with a blue token
    homer          the wonder that Homer lies under
    tactic         the current tactic
    exclusive      1: its card is still in the own area
    war            the war declared by this seat
    pact           the pact in the own area
    pact_side      0: the owner is side A, 1: side B
    no_politics    1: no political action in the next politics phase
    out            1: has resigned
    workers        on each card that takes them; -1: the technology is not in play
    tokens         blue tokens on farms, mines and labs
    specials       one place a kind
    wonders        completed ones, in order
    ruins          those of them that were turned over
    hand           civil cards, open
    fresh          action cards taken in this action phase
    military       military cards, hidden, sorted
    power          cache: what the cards add up to (powers.py, cards.refresh)
    raters         cache: numbers into powers.RATINGS
    stat           cache: the four ratings (ratings.py); DIRTY when out of date
    """

    FIELDS: ClassVar[list[Field]] = fields(
        "culture/100 science/30 yellow/18 blue/16 unused/5 ca/8 ma/6 extra_ma/4 unit_pool/5 science_pool/5",
        "resource_pool/5 food_pool/5 used&turn once&game leaders_taken&age",
        "government$government leader$leader wonder$wonder stages/6 homer$wonder tactic$tactic exclusive<2",
        "war$war war_on@- pact$pact pact_with@- pact_side<2 no_politics<2 out<2",
        Counts("workers", "worker", -1),
        Counts("tokens", "store"),
        f"specials$special[{len(KINDS)}] wonders$wonder[^] ruins$wonder[^] colonies$territory[^] hand$hand{{}}",
        "fresh$action{}",
        owned("military$military{}"),
        Cache("power", NO_POWERS),
        Cache("raters", []),
        Cache("stat", DIRTY),
        derived("ratings-/20[4]", sums("rating_rows", [4]), "discontent/5 food/20 resources/20"),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "blue",
        "ca",
        "colonies",
        "culture",
        "exclusive",
        "extra_ma",
        "food_pool",
        "fresh",
        "government",
        "hand",
        "homer",
        "leader",
        "leaders_taken",
        "ma",
        "military",
        "no_politics",
        "once",
        "out",
        "pact",
        "pact_side",
        "pact_with",
        "power",
        "raters",
        "resource_pool",
        "ruins",
        "science",
        "science_pool",
        "specials",
        "stages",
        "stat",
        "tactic",
        "tokens",
        "unit_pool",
        "unused",
        "used",
        "war",
        "war_on",
        "wonder",
        "wonders",
        "workers",
        "yellow",
    )

    def __init__(
        self,
        culture: int,
        science: int,
        yellow: int,
        blue: int,
        unused: int,
        ca: int,
        ma: int,
        extra_ma: int,
        unit_pool: int,
        science_pool: int,
        resource_pool: int,
        food_pool: int,
        used: int,
        once: int,
        leaders_taken: int,
        government: int,
        leader: int,
        wonder: int,
        stages: int,
        homer: int,
        tactic: int,
        exclusive: int,
        war: int,
        war_on: int,
        pact: int,
        pact_with: int,
        pact_side: int,
        no_politics: int,
        out: int,
        workers: list[int],
        tokens: list[int],
        specials: list[int],
        wonders: list[int],
        ruins: list[int],
        colonies: list[int],
        hand: list[int],
        fresh: list[int],
        military: list[int],
        power: list[int],
        raters: list[int],
        stat: list[int],
    ) -> None:
        self.culture = culture
        self.science = science
        self.yellow = yellow
        self.blue = blue
        self.unused = unused
        self.ca = ca
        self.ma = ma
        self.extra_ma = extra_ma
        self.unit_pool = unit_pool
        self.science_pool = science_pool
        self.resource_pool = resource_pool
        self.food_pool = food_pool
        self.used = used
        self.once = once
        self.leaders_taken = leaders_taken
        self.government = government
        self.leader = leader
        self.wonder = wonder
        self.stages = stages
        self.homer = homer
        self.tactic = tactic
        self.exclusive = exclusive
        self.war = war
        self.war_on = war_on
        self.pact = pact
        self.pact_with = pact_with
        self.pact_side = pact_side
        self.no_politics = no_politics
        self.out = out
        self.workers = workers
        self.tokens = tokens
        self.specials = specials
        self.wonders = wonders
        self.ruins = ruins
        self.colonies = colonies
        self.hand = hand
        self.fresh = fresh
        self.military = military
        self.power = power
        self.raters = raters
        self.stat = stat

    def copy(self) -> Player:
        return Player(
            self.culture,
            self.science,
            self.yellow,
            self.blue,
            self.unused,
            self.ca,
            self.ma,
            self.extra_ma,
            self.unit_pool,
            self.science_pool,
            self.resource_pool,
            self.food_pool,
            self.used,
            self.once,
            self.leaders_taken,
            self.government,
            self.leader,
            self.wonder,
            self.stages,
            self.homer,
            self.tactic,
            self.exclusive,
            self.war,
            self.war_on,
            self.pact,
            self.pact_with,
            self.pact_side,
            self.no_politics,
            self.out,
            self.workers[:],
            self.tokens[:],
            self.specials[:],
            self.wonders[:],
            self.ruins[:],
            self.colonies[:],
            self.hand[:],
            self.fresh[:],
            self.military[:],
            self.power,
            self.raters,
            self.stat,
        )

    # generated: end
