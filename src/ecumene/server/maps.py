"""Maps that change in play. A scene tells which one lies, by its hash; each is fetched once, and compressed.

A map of 16 by 16 squares is 30 KB beside some 30 KB of all else, and scenes are not compressed, since they hold
secrets. A map holds none: everybody who may look at the table sees it.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from threading import Lock

import msgspec

from ecumene.server.errors import Problem
from ecumene.server.table_rows import Doc
from ecumene.table.table import Table

MOST_KEPT = 500  # maps; one that was forgotten is made anew from its table
LENGTH = 20

_maps: OrderedDict[str, bytes] = OrderedDict()
_lock = Lock()


def with_hash(view: Doc) -> Doc:
    """Return a view in which the hash of the map stands for the map."""
    return view if view.get("map") is None else {**view, "map": keep(view["map"])}


def keep(shape: Doc) -> str:
    """Keep a map for those who will ask for it; return its hash."""
    body = msgspec.json.encode(shape)
    hash = sha256(body).hexdigest()[:LENGTH]
    with _lock:
        _maps[hash] = body
        _maps.move_to_end(hash)
        while len(_maps) > MOST_KEPT:
            _maps.popitem(last=False)
    return hash


def map_of(table: Table, hash: str) -> bytes:
    """Return the map of a hash; Problem when it is neither kept nor on the table now."""
    if hash not in _maps and table.rules.map_changes:
        with_hash(table.view(None))
    found = _maps.get(hash)
    if found is None:
        raise Problem("not-found")
    return found
