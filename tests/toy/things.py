"""The pieces and verbs of Bazaar, and how many there are of each."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.grammar import MAYBE, NOTHING, NUMBER, PLACE, SEAT, THING, Grammar, Verb
from ecumene.kernel.things import Things

SALT: Final = 0
TIN: Final = 1
WINE: Final = 2
SILK: Final = 3
AMBER: Final = 4
GUILD: Final = 5
FAIR_WIND: Final = 6
CARAVAN_GUIDE: Final = 7
COIN: Final = 8
CARDS: Final = 6  # the first six things are cards; the others only give modifiers and goods their name

COST: Final = [1, 2, 3, 4, 5, 3]
POINTS: Final = [1, 2, 3, 5, 7, 2]
COPIES: Final = 5
COINS: Final = 40
HAND: Final = 5
GUIDE_COST: Final = 2
BUNDLE: Final = 2
PROPOSALS: Final = 2
MOST_COINS: Final = 9  # in one proposal

OFFER: Final = 0
DRAW: Final = 1
BUILD: Final = 2
SELL: Final = 3
AUCTION: Final = 4
CARAVAN: Final = 5
DONE: Final = 6
BID: Final = 7
PASS: Final = 8
TAKE: Final = 9
SEAL: Final = 10
AGAIN: Final = 11
ROLL: Final = 12
KEEP: Final = 13
SWAP: Final = 14
RETURN: Final = 15
BARGAIN: Final = 16
PROPOSE: Final = 17
GIVE: Final = 18
WANT: Final = 19
SEND: Final = 20
CANCEL: Final = 21
ACCEPT: Final = 22
DECLINE: Final = 23

TRAVEL: Final = 24

LEVELS: Final = ["miser", "broker"]  # of rivals that nobody plays
LEVEL_POINTS: Final = [1, 2]
RIVALS: Final = ["rival-1", "rival-2"]

PLACES = Things(["tyre", "damascus", "palmyra", "empty-quarter", "petra", "gaza", "iron-gates", "tarsus"])
THINGS = Things(["salt", "tin", "wine", "silk", "amber", "guild", "fair-wind", "caravan-guide", "coin"])
GRAMMAR = Grammar(
    [
        Verb("offer", MAYBE),
        Verb("draw"),
        Verb("build", THING),
        Verb("sell", THING, NUMBER),
        Verb("auction"),
        Verb("caravan"),
        Verb("done"),
        Verb("bid", NUMBER),
        Verb("pass"),
        Verb("take", NUMBER, NOTHING),
        Verb("seal"),
        Verb("again", NUMBER),
        Verb("roll"),
        Verb("keep"),
        Verb("swap"),
        Verb("return", THING),
        Verb("bargain"),
        Verb("propose", SEAT),
        Verb("give", THING, NUMBER),
        Verb("want", THING, NUMBER),
        Verb("send"),
        Verb("cancel"),
        Verb("accept"),
        Verb("decline"),
        Verb("travel", PLACE),
    ],
    THINGS,
    PLACES,
)
