"""The documentation is true: every command and example in it is run, every link and file in it is there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from urllib.parse import unquote

import pytest

import ecumene
from ecumene.cli.commands import COMMANDS
from ecumene.cli.screen import TableApp
from ecumene.server.settings import Settings
from tests import needs
from tests.pages import MADE, ROOT, Reader, blocks, inline, targets, tokens_of

PAGES = [path.relative_to(ROOT).as_posix() for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])]
FILE = re.compile(r"(?:src|tests|docs|tools|web|examples)/[\w./*-]+|[A-Z]+\.md|Makefile|pyproject\.toml")


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    found: dict[str, int] = {}
    tokens = tokens_of(path)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            text = "".join(child.content for child in tokens[at + 1].children or [])
            slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            found[slug] = found.get(slug, -1) + 1
            if found[slug]:
                found[f"{slug}-{found[slug]}"] = 0
    return set(found)


def broken_links(path: Path) -> list[str]:
    """Return the links and pictures of a page that lead nowhere."""
    broken = []
    for where, token in inline(path):
        link = str(token.attrs.get("href") or token.attrs.get("src") or "")
        if not link or link.startswith("https://"):
            continue
        name, _, anchor = unquote(link).partition("#")
        target = path.parent / name if name else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(f"{where}: {link}")
    return broken


def unknown_names(path: Path) -> list[str]:
    """Return what a page names in passing, between backquotes, and is not there: files, commands, targets."""
    unknown = []
    for where, token in inline(path):
        if token.type != "code_inline":
            continue
        word, _, second = token.content.partition(" ")
        second = second.partition(" ")[0]
        gone = FILE.fullmatch(token.content) and not any(ROOT.glob(token.content))
        unmade = word == "make" and second and second not in targets()
        unheard = word == "ecumene" and second.islower() and second not in COMMANDS
        if gone or unmade or unheard:
            unknown.append(f"{where}: {token.content}")
    return unknown


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    return Reader(tmp_path)


@pytest.mark.parametrize("page", PAGES)
def test_everything_on_the_page_can_be_done(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    todo = list(blocks(ROOT / page))
    if not todo:
        return
    home = tmp_path / "ecumene"
    shutil.copytree(ROOT, home, ignore=shutil.ignore_patterns(*MADE, ".hypothesis"))
    (home / ".venv").symlink_to(sys.prefix)
    monkeypatch.chdir(home)
    reader = Reader(home)
    try:
        for block in todo:
            reader.do(block)
    finally:
        reader.leave()


@pytest.mark.parametrize("page", PAGES)
def test_links_and_names_lead_somewhere(page: str) -> None:
    assert broken_links(ROOT / page) == []
    assert unknown_names(ROOT / page) == []


def test_the_readme_tells_which_games_are_in() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| .* \| `([a-z-]+)` \| .* \|$", text, re.MULTILINE) == ecumene.games()


def test_the_pages_name_all_keys_of_the_terminal() -> None:
    bound = {
        key for binding in TableApp.BINDINGS for key in getattr(binding, "key", "").split(",") if len(key) == 1
    }
    table = (ROOT / "docs" / "players.md").read_text(encoding="utf-8").partition("| key |")[2].partition("\n\n")[0]
    assert set(re.findall("`([a-z])`", table)) == bound


def test_the_pages_name_settings_that_exist() -> None:
    named = re.findall(r"ECUMENE_([A-Z_]+)", (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8"))
    assert {name.lower() for name in named} <= {field.name for field in fields(Settings)}


def test_a_clone_holds_everything() -> None:
    """What git leaves out of a clone must be made again by make; a source among it is missed by newcomers only."""
    if not (ROOT / ".git").exists():
        needs.lacks("not a clone")
    listing = ["git", "ls-files", "--others", "--ignored", "--exclude-standard", "--directory"]
    names = subprocess.run(
        listing, cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    ).stdout.splitlines()
    made = re.compile(
        r"\..*|build/|dist/|.*(__pycache__|node_modules|egg-info|_cache)/|.*\.(pyc|so|db)|src/ecumene/server/static/"
    )
    assert [name for name in names if not made.fullmatch(name)] == []


def test_the_notice_credits_every_library() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [re.split("[>=<[]", name)[0] for name in project["dependencies"]]
    credited = (ROOT / "NOTICE").read_text(encoding="utf-8").lower()
    assert [name for name in wanted if name.lower() not in credited] == []


PAGE = "# One two\n\n## `Three`, four!\n\n## One two\n\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("```sh\necho this && false\n```", "this"),
        ("```sh\nno-such-command\n```", "no-such-command"),
        ("```sh\nfalse | cat\n```", "false"),
        ("```sh\nmake coffee\n```", "the Makefile has no coffee"),
        ("```console\n$ echo one\ntwo\n```", "echo one"),
        ("```python\nassert 1 == 2, 'no'\n```", "no"),
        ("```python\n>>> 1 + 1\n3\n```", "Expected"),
        ("```toml\nid = \n```", "Invalid value"),
        ("```\necho hidden\n```", "a block is one of"),
        ('<!-- run: type "a" until "b" -->\n```sh\ncat\n```', "['b']"),
        ('<!-- run: fails with "x" -->\n```sh\ntrue\n```', "true"),
        ('<!-- run: fails with "x" -->\n```sh\necho y; false\n```', "['x']"),
        ('<!-- run: stop after "ready" -->\n```sh\necho asleep\n```', "asleep"),
        ('<!-- put: a.txt after "b" -->\n```text\nc\n```', "does not hold 'b'"),
    ],
)
def test_what_does_not_work_is_seen(text: str, complaint: str, reader: Reader, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE + text, encoding="utf-8")
    (block,) = blocks(page)
    with pytest.raises((AssertionError, ValueError), match=re.escape(complaint)):
        reader.do(block)


def test_what_works_is_done_in_order(reader: Reader, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        '<!-- put: a.txt -->\n```text\none\ntwo\n```\n<!-- put: a.txt after "on" -->\n```text\nor\n```\n'
        '<!-- put: a.txt instead of "or" -->\n```text\nand\n```\n'
        "```console\n$ cat a.txt\none\nand …\n$ echo $((1 + 1))\n2\n```\n"
        '- <!-- run: type "x", "y" -->\n  ```sh\n  test "$(cat)" = "x\n  y"\n  ```\n'
        '<!-- run: stop after "ready" -->\n```sh\nsh -c "echo ready; sleep 60"\n```\n'
        "```python\none = 1\n```\n```python\n>>> one\n1\n>>> one = 2\n```\n```python\nassert one == 2\n```\n"
        "```sh\nmake test | grep suite\n```\n",
        encoding="utf-8",
    )
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text())
    found = list(blocks(page))
    assert len(found) == 10
    for block in found:
        reader.do(block)


@pytest.mark.parametrize("link", ["gone.md", "#gone", "page.md#gone", "page.md#one-two-2", "http://example.org"])
def test_a_dead_link_is_seen(link: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE + f"[a]({link}) ![b]({link})", encoding="utf-8")
    assert len(broken_links(page)) == 2


@pytest.mark.parametrize("link", ["page.md", "#three-four", "page.md#one-two-1", "https://example.org/#x"])
def test_a_living_link_is_left_alone(link: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE + f"[a]({link})", encoding="utf-8")
    assert broken_links(page) == []


def test_a_name_that_means_nothing_is_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`make coffee` `ecumene dance` `src/gone.py` `GONE.md` `make test` `ecumene sim` `src/ecumene/*`"
    )
    assert len(unknown_names(page)) == 4
