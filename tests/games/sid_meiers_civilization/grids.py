"""All twenty tiles once more, in short: letters of terrain, then what is printed besides."""

from __future__ import annotations

GRIDS = {
    "home-america": [
        "M.iron M W G",
        "F M.silk G.cap W",
        "D D M.incense F",
        "W D W F.wheat",
    ],
    "home-china": [
        "D D D G.wheat",
        "M.iron D.cap G G",
        "M M F F",
        "M.culture W F W.silk",
    ],
    "home-egypt": [
        "F W M M.incense",
        "D.wheat D.cap G D",
        "D F D D",
        "D F W.silk M",
    ],
    "home-germany": [
        "W.silk G W W",
        "G M D.cap W",
        "F M M.iron F",
        "M.coin M D G.wheat",
    ],
    "home-rome": [
        "M D.incense M F.silk",
        "W M D M.iron",
        "F M G.cap W",
        "W.wheat F M W",
    ],
    "home-russia": [
        "W W M M",
        "D M G.cap W",
        "D F M W",
        "F.wheat D G M.iron",
    ],
    "neutral-01": [
        "G.village G F F",
        "D G F.wheat F",
        "M W W G",
        "D.hut M.culture W G",
    ],
    "neutral-02": [
        "D D G.hut G",
        "D F.incense F G",
        "W W W M",
        "G G.hut M M",
    ],
    "neutral-03": [
        "F.wheat D M M",
        "M G G.hut W",
        "F F G W",
        "F.hut F M F",
    ],
    "neutral-04": [
        "D G W W",
        "D G.village F F.wheat",
        "M.coin D G F",
        "M M G G.hut",
    ],
    "neutral-05": [
        "W W W.silk W",
        "W W G F.hut",
        "W G.village F F",
        "G F F D",
    ],
    "neutral-06": [
        "M.silk F.hut W W",
        "G G W F",
        "M M G.hut F",
        "D D M M",
    ],
    "neutral-07": [
        "M.incense D D W",
        "M G.village M W",
        "M F G W",
        "M.hut M F W",
    ],
    "neutral-08": [
        "M W M M.iron",
        "D M W G.hut",
        "F.hut D G F",
        "F G F F",
    ],
    "neutral-09": [
        "F W.culture F.wheat M.village",
        "F W W M",
        "F G.hut W F",
        "M F W F",
    ],
    "neutral-10": [
        "D M.hut M D",
        "D M D G",
        "D.incense D G W",
        "D D G.hut F",
    ],
    "neutral-11": [
        "M.iron M G W",
        "D M F G.hut",
        "D.village M M F.culture",
        "D M M M",
    ],
    "neutral-12": [
        "M D G.village G",
        "D M G.culture F",
        "D.incense G F F",
        "D D.hut D D",
    ],
    "neutral-13": [
        "W W W W",
        "M.iron G.hut M D",
        "M F G D.village",
        "W W W W.silk",
    ],
    "neutral-14": [
        "W G W W",
        "D G.hut W W",
        "D.culture F W.silk M",
        "M G G.hut G",
    ],
}
