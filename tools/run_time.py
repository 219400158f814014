"""What a player's machine needs: the packages that `ecumene` imports when it serves, plays and tells.

Run by itself it uses the program as a player does and prints the packages whose modules were imported.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import io
import os
import pkgutil
import re
import sys
import tempfile
from importlib import metadata
from pathlib import Path

RESEARCH = ("ecumene.adapters", "ecumene.arena")  # have extras of their own


def canonical(name: str) -> str:
    """Return the name of a package as indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(package: str = "ecumene") -> set[str]:
    """Return everything that a package says it needs, and what those need, without extras."""
    found: set[str] = set()
    left = [package]
    while left:
        for line in metadata.requires(left.pop()) or []:
            wanted, _, marker = line.partition(";")
            name = canonical(re.split(r"[\s\[<>=!~(]", wanted.strip(), maxsplit=1)[0])
            if "extra" not in marker and name not in found and installed(name):
                found.add(name)
                left.append(name)
    return found


def installed(name: str) -> bool:
    """Tell whether a package is there; what is for other machines is not."""
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def use_everything() -> None:
    """Import all modules that need no extras, then serve, log in, talk and play as a player does."""
    import ecumene

    for module in pkgutil.walk_packages(ecumene.__path__, "ecumene."):
        if not module.name.startswith(RESEARCH) and "migrations" not in module.name:
            importlib.import_module(module.name)
    _serve()
    asyncio.run(_play())


def _serve() -> None:
    import threading

    import httpx

    from ecumene.server import run
    from ecumene.server.people import password_hash
    from ecumene.server.settings import Settings

    password_hash("correct horse")
    with tempfile.TemporaryDirectory() as folder, run.listen("127.0.0.1", 0) as bound:
        opened = threading.Event()
        settings = Settings(database=f"sqlite:///{folder}/run.db", static=Path(folder))
        server = threading.Thread(target=run.serve, args=(settings, bound, opened.set), daemon=True)
        server.start()
        assert opened.wait(60)
        with httpx.Client(base_url=run.address("127.0.0.1", bound), timeout=60) as client:
            client.get("/api/games").raise_for_status()


async def _play() -> None:
    import ecumene
    from ecumene.cli.main import main
    from ecumene.cli.screen import TableApp
    from ecumene.cli.session import Session
    from ecumene.cli.words import say

    app = TableApp(Session(ecumene.new(ecumene.games()[0], 2), ["human", "random"], say("en")), pace=0)
    async with app.run_test() as pilot:
        await pilot.pause()

    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
        main(["games"])
        main(["rules", ecumene.games()[0], "card"])


def imported(packages: set[str]) -> set[str]:
    """Return those of the packages of which a module has been imported."""
    owners: dict[str, set[str]] = {}
    for name in packages:
        for file in metadata.distribution(name).files or []:
            top = file.parts[0].partition(".")[0]
            if file.suffix in (".py", ".so", ".pyd"):
                owners.setdefault(top, set()).add(name)
    tops = {module.partition(".")[0] for module in sys.modules}
    return {name for top in tops for name in owners.get(top, ())}


if __name__ == "__main__":
    use_everything()
    print("\n".join(sorted(imported(needed()))), flush=True)
    os._exit(0)  # the server still runs
