"""Maps that change in play. A scene tells which one lies, by its digest; each is fetched once, and compressed.

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


def with_digest(view: Doc) -> Doc:
    """Return a view in which the digest of the map stands for the map."""
    return view if view.get("map") is None else {**view, "map": keep(view["map"])}


def keep(shape: Doc) -> str:
    """Keep a map for those who will ask for it; return its digest."""
    body = msgspec.json.encode(shape)
    digest = sha256(body).hexdigest()[:LENGTH]
    with _lock:
        _maps[digest] = body
        _maps.move_to_end(digest)
        while len(_maps) > MOST_KEPT:
            _maps.popitem(last=False)
    return digest


def map_of(table: Table, digest: str) -> bytes:
    """Return the map of a digest; Problem when it is neither kept nor on the table now."""
    if digest not in _maps and table.rules.map_changes:
        with_digest(table.view(None))
    found = _maps.get(digest)
    if found is None:
        raise Problem("not-found")
    return found
