"""One civilization: its technologies, tokens, cards, figures, cities and what stands in their outskirts."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    COIN_OF,
    FIRST_TECHNOLOGY,
    FIRST_UNIT,
    ROWS,
    TECHNOLOGIES,
    UNITS,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import (
    CITIES_OF,
    CROSSES,
    HAND_OF,
    LEVEL,
    RANK_RAISED,
    SPEED_OF,
    STACKING_OF,
    STOPS_ON_WATER,
    UNIT_RAISED,
)
from ecumene.games.sid_meiers_civilization.printed import CITIES, CULTURE_HAND, SPEED, STACKING
from ecumene.kernel.fields import ANY, Field, fields
from ecumene.kernel.parts import Cache, Columns, Counts, derived, owned, owned_counted, sums

# Places of Player.power: what follows from technologies and civilization.
SPEED_AT: Final = 0
STACKING_AT: Final = 1
HAND_AT: Final = 2
CITIES_AT: Final = 3
WATER_AT: Final = 4  # 0: closed, 1: crossed, 2: a move may end there
COINS_AT: Final = 5
RANK_AT: Final = 6  # of each type of unit
LEVELS_AT: Final = RANK_AT + len(UNITS)  # cards in each row of the pyramid, from level 1 on
POWERS: Final = LEVELS_AT + 5
NO_POWERS: Final[list[int]] = [0] * POWERS

# Bits of Player.once: what is done once a round and hangs on no technology.
ONCE_FREE_BUILDING: Final = 1  # Egypt
ONCE_SACRIFICE: Final = 2  # Russia
ONCE_DESTROY: Final = 4  # Combustion
ONCE_WON: Final = 8  # Code of Laws
ONCE_CHANGED: Final = 16  # another government lies on top since this round
ONCE_HARVEST: Final = 32  # Angkor Wat
ONCE_ATOM: Final = 64  # Atomic Theory in the movement phase
ONCES: Final[list[str]] = ["free-building", "sacrifice", "destroyed", "won", "changed", "harvested-twice", "atom"]


def row_of(civilization: int, technology: int) -> int:
    """Return the row of a pyramid in which a technology lies: the starting one in the bottom row."""
    return 1 if technology == starting_technology(civilization) else LEVEL[technology]


class Player:
    """One civilization. What is called a cache is shared between copies and replaced as a whole.

    culture        tokens
    space          of the culture track
    technologies   a mask
    fresh          governments learned in the last round: they can be adopted without Anarchy
    learned        governments learned in this round
    used           technologies whose ability was used in this round
    wonders_used   in this start phase
    gifts          coin tokens on the sheet
    canal          coin tokens on the Panama Canal
    sailed         where figures stand that were brought over water in this round
    sailed_armies  how many of those there do not move again
    coin_tokens    on each technology that can hold some
    armies         where each stands, sorted
    scouts         where each stands
    scout_city     to which city each sends its square
    scout_since    the round in which each came into play
    scout_sends    1: the square is sent, until the scout leaves it; 2: by hand
    cities         the capital first
    actions        that each city has left in this city phase
    boost          production that each has more in this city phase
    marks          buildings, wonders and great people in the outskirts
    people         great people in reserve
    resources      tokens of the market
    huts           tokens of huts and villages, face down
    """

    FIELDS: ClassVar[list[Field]] = fields(
        "civilization$civilization government$government trade/27 culture/30 space/21",
        "technologies&technology{} fresh&government{} learned&government{} used&technology{} once&once{}",
        "wonders_used&wonder{} gifts/5 canal/5 sailed# sailed_armies<8 sailed_scouts<3",
        Counts("coin_tokens", "holder"),
        "armies#[<7]",
        Columns("scouts", "scouts=at# scout_city=city# scout_since=since/20 scout_sends=sends<3", 2),
        Columns("cities", "cities=at# walls<2 actions<4 boost/8", 3),
        Columns("marks", "marks=thing$mark marks_at=at#", 24),
        "people$great_person{}",
        Counts("resources", "market"),
        owned_counted("huts$resource{} villages$resource{}"),
        owned("hand$event{} units$unit_card{}"),
        Cache("power", NO_POWERS),
        derived("coins/15 speed/6 stacking/6 hand_limit/8 city_limit/3 water<3 ranks/4[4] levels/10[5]"),
        derived("stronger/4[4] thresholds/26[5] places<2[5]"),
        derived(sums("bonus_rows", []), sums("production_rows", [ANY]), sums("trade_rows", [ANY])),
        derived(sums("culture_rows", [ANY])),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "actions",
        "armies",
        "boost",
        "canal",
        "cities",
        "civilization",
        "coin_tokens",
        "culture",
        "fresh",
        "gifts",
        "government",
        "hand",
        "huts",
        "learned",
        "marks",
        "marks_at",
        "once",
        "people",
        "power",
        "resources",
        "sailed",
        "sailed_armies",
        "sailed_scouts",
        "scout_city",
        "scout_sends",
        "scout_since",
        "scouts",
        "space",
        "technologies",
        "trade",
        "units",
        "used",
        "villages",
        "walls",
        "wonders_used",
    )

    def __init__(
        self,
        civilization: int,
        government: int,
        trade: int,
        culture: int,
        space: int,
        technologies: int,
        fresh: int,
        learned: int,
        used: int,
        once: int,
        wonders_used: int,
        gifts: int,
        canal: int,
        sailed: int,
        sailed_armies: int,
        sailed_scouts: int,
        coin_tokens: list[int],
        armies: list[int],
        scouts: list[int],
        scout_city: list[int],
        scout_since: list[int],
        scout_sends: list[int],
        cities: list[int],
        walls: list[int],
        actions: list[int],
        boost: list[int],
        marks: list[int],
        marks_at: list[int],
        people: list[int],
        resources: list[int],
        huts: list[int],
        villages: list[int],
        hand: list[int],
        units: list[int],
        power: list[int],
    ) -> None:
        self.civilization = civilization
        self.government = government
        self.trade = trade
        self.culture = culture
        self.space = space
        self.technologies = technologies
        self.fresh = fresh
        self.learned = learned
        self.used = used
        self.once = once
        self.wonders_used = wonders_used
        self.gifts = gifts
        self.canal = canal
        self.sailed = sailed
        self.sailed_armies = sailed_armies
        self.sailed_scouts = sailed_scouts
        self.coin_tokens = coin_tokens
        self.armies = armies
        self.scouts = scouts
        self.scout_city = scout_city
        self.scout_since = scout_since
        self.scout_sends = scout_sends
        self.cities = cities
        self.walls = walls
        self.actions = actions
        self.boost = boost
        self.marks = marks
        self.marks_at = marks_at
        self.people = people
        self.resources = resources
        self.huts = huts
        self.villages = villages
        self.hand = hand
        self.units = units
        self.power = power

    def copy(self) -> Player:
        return Player(
            self.civilization,
            self.government,
            self.trade,
            self.culture,
            self.space,
            self.technologies,
            self.fresh,
            self.learned,
            self.used,
            self.once,
            self.wonders_used,
            self.gifts,
            self.canal,
            self.sailed,
            self.sailed_armies,
            self.sailed_scouts,
            self.coin_tokens[:],
            self.armies[:],
            self.scouts[:],
            self.scout_city[:],
            self.scout_since[:],
            self.scout_sends[:],
            self.cities[:],
            self.walls[:],
            self.actions[:],
            self.boost[:],
            self.marks[:],
            self.marks_at[:],
            self.people[:],
            self.resources[:],
            self.huts[:],
            self.villages[:],
            self.hand[:],
            self.units[:],
            self.power,
        )

    # generated: end

    def knows(self, technology: int) -> bool:
        """Return whether a technology is known."""
        return self.technologies >> (technology - FIRST_TECHNOLOGY) & 1 == 1

    def has(self, ability: str) -> int:
        """Return the amount of an ability of the civilization, 0 for none."""
        found: dict[str, int] = ROWS[self.civilization]["ability"] if self.civilization >= 0 else {}
        return int(found.get(ability, 0))

    def rank(self, unit: int) -> int:
        """Return the rank of a type of units."""
        return self.power[RANK_AT + unit - FIRST_UNIT]

    def facedown(self) -> int:
        """Return how many tokens lie face down."""
        return len(self.huts) + len(self.villages)

    def bring(self, square: int, armies: int, scouts: int) -> None:
        """Remember which figures were brought to a square: they do not move again in this round."""
        self.sailed = square if armies + scouts else -1
        self.sailed_armies = armies
        self.sailed_scouts = scouts

    def recount_brought(self) -> None:
        """Forget figures that were brought over water and are no more; others of their square die first."""
        if self.sailed >= 0:
            armies = min(self.sailed_armies, self.armies.count(self.sailed))
            self.bring(self.sailed, armies, min(self.sailed_scouts, self.scouts.count(self.sailed)))

    def derive(self) -> None:
        """Work out what follows from technologies and civilization."""
        power = NO_POWERS[:]
        power[SPEED_AT] = SPEED
        power[STACKING_AT] = STACKING
        power[HAND_AT] = CULTURE_HAND
        power[CITIES_AT] = CITIES
        for unit in range(len(UNITS) - 1):
            power[RANK_AT + unit] = 1
        for technology in TECHNOLOGIES:
            if not self.knows(technology):
                continue
            power[SPEED_AT] = max(power[SPEED_AT], SPEED_OF[technology])
            power[STACKING_AT] = max(power[STACKING_AT], STACKING_OF[technology])
            power[CITIES_AT] = max(power[CITIES_AT], CITIES_OF[technology])
            power[HAND_AT] += HAND_OF[technology]
            power[COINS_AT] += COIN_OF[technology]
            water = 2 if STOPS_ON_WATER[technology] else 1 if CROSSES[technology] else 0
            power[WATER_AT] = max(power[WATER_AT], water)
            unit = UNIT_RAISED[technology]
            if unit >= 0:
                at = RANK_AT + unit - FIRST_UNIT
                power[at] = max(power[at], RANK_RAISED[technology])
            power[LEVELS_AT + row_of(self.civilization, technology) - 1] += 1
        power[STACKING_AT] += self.has("stacking")
        self.power = power


def starting_technology(civilization: int) -> int:
    """Return the technology that a civilization begins with: it lies in the bottom row of the pyramid."""
    return STARTING[civilization] if civilization >= 0 else -1


def _starting() -> list[int]:
    slugs = {row["id"]: thing for thing, row in enumerate(ROWS)}
    return [slugs[row["technology"]] if "leader" in row else -1 for row in ROWS]


STARTING: Final[list[int]] = _starting()
