"""The whole truth as plain data, and back. What comes from outside is checked field by field."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.card_data import NAMES, STORES, THINGS, WORKER_CARDS
from ecumene.games.through_the_ages.effects.in_play import powers_of, raters_of
from ecumene.games.through_the_ages.player import DIRTY, NO_POWERS, Player
from ecumene.games.through_the_ages.state import Board
from ecumene.kernel.frame_registry import frames_of
from ecumene.kernel.reader import Reader
from ecumene.kernel.serialize import dump_frame, restore_frame

Doc = dict[str, Any]

PLAYER_NUMBERS: Final = [
    "culture", "science", "yellow", "blue", "unused", "ca", "ma", "extra_ma", "unit_pool", "science_pool",
    "resource_pool", "food_pool", "used", "once", "leaders_taken", "stages", "exclusive", "war_on", "pact_with",
    "pact_side", "no_politics", "out",
]  # fmt: skip
PLAYER_THING: Final = ["government", "leader", "wonder", "homer", "tactic", "war", "pact"]
PLAYER_THINGS: Final = ["specials", "wonders", "ruins", "colonies", "hand", "fresh"]
BOARD_NUMBERS: Final = ["round", "first", "current", "age", "last_round", "top_seen"]
BOARD_OPEN: Final = ["row", "civil_gone", "discard", "past", "tactics"]
BOARD_HIDDEN: Final = ["civil_deck", "military_deck", "military_gone", "events", "future"]
BOARD_SWITCHES: Final = ["peaceful", "first_game", "over"]


def names(cards: list[int]) -> list[str]:
    """Return cards by their slugs."""
    return [NAMES[card] for card in cards]


def open_part(s: Board) -> Doc:
    """Return what everybody may know."""
    doc: Doc = {name: getattr(s, name) for name in BOARD_NUMBERS}
    for name in BOARD_SWITCHES:
        doc[name] = getattr(s, name)
    for name in BOARD_OPEN:
        doc[name] = names(getattr(s, name))
    doc["deck_players"] = list(s.deck_players)
    doc["players"] = [dump_player(player) for player in s.players]
    return doc


def dump_player(player: Player) -> Doc:
    """Return all of a seat but its military cards."""
    doc: Doc = {name: getattr(player, name) for name in PLAYER_NUMBERS}
    for name in PLAYER_THING:
        doc[name] = NAMES[getattr(player, name)]
    for name in PLAYER_THINGS:
        doc[name] = names(getattr(player, name))
    doc["workers"] = {NAMES[card]: count for card, count in enumerate(player.workers) if count >= 0}
    doc["tokens"] = {NAMES[card]: count for card, count in enumerate(player.tokens) if count}
    return doc


def dump(s: Board) -> Doc:
    """Return the whole truth."""
    doc = open_part(s)
    for name in BOARD_HIDDEN:
        doc[name] = names(getattr(s, name))
    doc["events_by"] = list(s.events_by)
    doc["future_by"] = list(s.future_by)
    doc["top"] = THINGS.slug(s.top)
    doc["hidden"] = [names(cards) for cards in s.hidden]
    for row, player in zip(doc["players"], s.players, strict=True):
        row["military"] = names(player.military)
    doc["stack"] = [dump_frame(frame, THINGS) for frame in s.stack]
    return doc


def restore_player(doc: Any, where: str) -> Player:
    """Rebuild a seat."""
    reader = Reader(doc, where, THINGS)
    number = {name: reader.number(name) for name in PLAYER_NUMBERS}
    one = {name: reader.thing(name) for name in PLAYER_THING}
    many = {name: reader.things(name, 1) for name in PLAYER_THINGS}
    return Player(
        number["culture"], number["science"], number["yellow"], number["blue"], number["unused"], number["ca"],
        number["ma"], number["extra_ma"], number["unit_pool"], number["science_pool"], number["resource_pool"],
        number["food_pool"], number["used"], number["once"], number["leaders_taken"], one["government"],
        one["leader"], one["wonder"], number["stages"], one["homer"], one["tactic"], number["exclusive"],
        one["war"], number["war_on"], one["pact"], number["pact_with"], number["pact_side"],
        number["no_politics"], number["out"],
        reader.counts("workers", WORKER_CARDS, -1), reader.counts("tokens", STORES, 0),
        many["specials"], many["wonders"], many["ruins"], many["colonies"], many["hand"], many["fresh"],
        reader.things("military", 1), NO_POWERS, [], DIRTY,
    )  # fmt: skip


def restore(doc: Doc) -> Board:
    """Rebuild a board from dump(); Impossible names what is wrong. Caches are worked out by `settle`."""
    reader = Reader(doc, "state", THINGS)
    number = {name: reader.number(name) for name in BOARD_NUMBERS}
    pile = {name: reader.things(name, 1) for name in BOARD_OPEN + BOARD_HIDDEN}
    players = [restore_player(row, f"state.players[{at}]") for at, row in enumerate(reader.list("players", 4))]
    return Board(
        [restore_frame(row, THINGS, frames_of(Board)) for row in reader.list("stack", 30)],
        reader.switch("over"), players, number["round"], number["first"], number["current"], number["age"],
        number["last_round"], pile["row"], pile["civil_deck"], pile["civil_gone"], pile["military_deck"],
        pile["military_gone"], pile["discard"], reader.things("hidden", 2), reader.numbers("deck_players"),
        pile["events"], reader.numbers("events_by"), pile["future"], reader.numbers("future_by"),
        reader.thing("top"), number["top_seen"], pile["past"], pile["tactics"],
        reader.switch("peaceful"), reader.switch("first_game"),
    )  # fmt: skip


def settle(s: Board) -> None:
    """Work out what follows from the cards, for a board whose cards were checked."""
    for seat, player in enumerate(s.players):
        player.power = powers_of(s, seat)
        player.raters = raters_of(s, seat)
        player.stat = DIRTY
