"""The whole truth as plain data, and back. What comes from outside is checked field by field."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.age_of_civilization.card_data import SPECIALS, THINGS
from ecumene.games.age_of_civilization.gains import faces
from ecumene.games.age_of_civilization.powers import CARD_PAIRS, MAIN_PAIRS, added
from ecumene.games.age_of_civilization.state import NO_POWERS, Board, Player
from ecumene.games.age_of_civilization.technologies import CELL, known, layout
from ecumene.kernel.frame_registry import frames_of
from ecumene.kernel.impossible import SHOWN, Impossible
from ecumene.kernel.reader import Reader
from ecumene.kernel.serialize import dump_frame, named, restore_frame

Doc = dict[str, Any]

PLAYER_NUMBERS: Final = ["coins", "vp", "workers", "orders", "stones", "forts"]
BOARD_NUMBERS: Final = ["round", "first", "rival", "horde"]
BOARD_THINGS: Final = [
    "row",
    "tokens",
    "wonder_market",
    "special_market",
    "order_market",
    "lasting",
]
BOARD_SWITCHES: Final = ["innovations", "draft", "solo", "over"]
BOARD_FIELDS: Final = [
    *BOARD_NUMBERS,
    *BOARD_THINGS,
    *BOARD_SWITCHES,
    "scenario",
    "market",
    "players",
    "deck",
    "order_deck",
    "packs",
    "picks",
    "stack",
]
PLAYER_FIELDS: Final = [*PLAYER_NUMBERS, "main", "civilizations", "technologies", "special", "wonders"]
MARKET_FIELDS: Final = ["civilization", "coins"]


def open_part(s: Board) -> Doc:
    """Return what everybody may know: all of the board but the deck and the draft."""
    doc: Doc = {name: getattr(s, name) for name in BOARD_NUMBERS}
    for name in BOARD_SWITCHES:
        doc[name] = getattr(s, name)
    for name in BOARD_THINGS:
        doc[name] = named(getattr(s, name), THINGS)
    doc["scenario"] = THINGS.slug(s.scenario)
    doc["market"] = [
        {"civilization": THINGS.slugs[civ], "coins": coins}
        for civ, coins in zip(s.market, s.coins_on, strict=True)
    ]
    doc["players"] = [dump_player(player) for player in s.players]
    return doc


def dump_player(player: Player) -> Doc:
    """Return a seat's cards and counters."""
    doc: Doc = {name: getattr(player, name) for name in PLAYER_NUMBERS}
    doc["main"] = THINGS.slug(player.main)
    doc["civilizations"] = named(player.civs, THINGS)
    doc["technologies"] = named(known(player.cells, player.special), THINGS)
    doc["special"] = THINGS.slug(player.special)
    doc["wonders"] = named(player.wonders, THINGS)
    return doc


def dump(s: Board) -> Doc:
    """Return the whole truth."""
    doc = open_part(s)
    doc["deck"] = named(s.deck, THINGS)
    doc["order_deck"] = named(s.order_deck, THINGS)
    doc["packs"] = named(s.packs, THINGS)
    doc["picks"] = named(s.picks, THINGS)
    doc["stack"] = [dump_frame(frame, THINGS) for frame in s.stack]
    return doc


def check_fields(doc: Doc) -> None:
    """Raise Impossible when a position says something that nobody would read (a view does, and may)."""
    _only(doc, BOARD_FIELDS, "state")
    for part, fields in (("players", PLAYER_FIELDS), ("market", MARKET_FIELDS)):
        for at, row in enumerate(doc[part]):
            _only(row, fields, f"state.{part}[{at}]")


def _only(doc: Doc, fields: list[str], where: str) -> None:
    for key in doc:
        if key not in fields:
            raise Impossible("field", where=where, name=str(key)[:SHOWN], right=", ".join(fields))


def restore_player(doc: Any, where: str) -> Player:
    """Rebuild a seat."""
    reader = Reader(doc, where, THINGS)
    numbers = {name: reader.number(name) for name in PLAYER_NUMBERS}
    special = reader.thing("special")
    if special >= 0 and special not in SPECIALS:
        raise Impossible("not-special", where=where, name=THINGS.slug(special))
    cells = 0
    for technology in reader.things("technologies", 1):
        if technology not in layout(special):
            raise Impossible("not-on-card", where=where, name=THINGS.slug(technology))
        if cells >> CELL[technology] & 1:
            raise Impossible("learned-twice", where=where, name=THINGS.slug(technology))
        cells |= 1 << CELL[technology]
    return Player(
        numbers["coins"],
        numbers["vp"],
        numbers["workers"],
        reader.thing("main"),
        cells,
        special,
        numbers["orders"],
        numbers["stones"],
        numbers["forts"],
        reader.things("civilizations", 1),
        reader.things("wonders", 1),
        NO_POWERS,
    )


def powers_of(s: Board, player: Player) -> list[int]:
    """Add up the effects of a player's cards from nothing."""
    power = NO_POWERS
    for card in [*faces(player), *s.lasting]:
        power = added(power, CARD_PAIRS[card], 1)
    return added(power, MAIN_PAIRS[player.main], 1) if player.main >= 0 else power


def restore(doc: Doc) -> Board:
    """Rebuild a board from dump(); Impossible names what is wrong."""
    reader = Reader(doc, "state", THINGS)
    numbers = {name: reader.number(name) for name in BOARD_NUMBERS}
    things = {name: reader.things(name, 1) for name in BOARD_THINGS}
    market = [Reader(row, "state.market", THINGS) for row in reader.list("market", 60)]
    players = [restore_player(row, f"state.players[{at}]") for at, row in enumerate(reader.list("players", 4))]
    s = Board(
        [restore_frame(row, THINGS, frames_of(Board)) for row in reader.list("stack", 20)],
        reader.switch("over"),
        players,
        numbers["round"],
        numbers["first"],
        things["row"],
        things["tokens"],
        [row.thing("civilization") for row in market],
        [row.number("coins") for row in market],
        reader.things("deck", 1),
        things["wonder_market"],
        things["special_market"],
        things["order_market"],
        reader.things("order_deck", 1),
        things["lasting"],
        reader.switch("innovations"),
        reader.switch("draft"),
        reader.switch("solo"),
        reader.thing("scenario"),
        numbers["rival"],
        numbers["horde"],
        reader.things("packs", 2),
        reader.things("picks", 2),
        [],
        [],
    )
    for player in s.players:
        player.power = powers_of(s, player)
    return s
