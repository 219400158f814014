"""Makes the fonts smaller: only the letters of our languages, without hints for old screens.

`python tools/fonts.py` reads the packages in web/node_modules and writes web/src/fonts. It needs fonttools and
brotli, which nothing else here needs; run it when a font or the alphabet changes. All fonts are under the Open
Font License. A part of a font with a reserved name must have another, so Source Sans 3 becomes Ecumene Sans.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent.parent / "web"
OUT = WEB / "src" / "fonts"
FEATURES = "ccmp,kern,locl,mark"
ACCENTED = "ÁÉÖÜßáâäåæçèéêëíîïñóôöøúû"
SIGNS = "\u00a0«\u00ad°·»×–—‘’“”„•…→−"
MARKS = "ABCDIVX"  # ages, sides and seats, which all languages write so


def units(letters: str) -> str:
    """Return letters as a font counts them."""
    return ",".join(f"U+{ord(letter):04X}" for letter in letters)


# Signs and figures are apart from the letters, so that a page in Russian or Greek need not fetch a Latin alphabet.
LETTERS = {
    "signs": "U+0020-0040,U+005B-0060,U+007B-007E," + units(SIGNS + MARKS),
    "latin": "U+0045-0048,U+004A-0055,U+0057,U+0059-005A,U+0061-007A," + units(ACCENTED),
    "cyrillic": "U+0301,U+0401,U+0404,U+0406-0407,U+0410-044F,U+0451,U+0454,U+0456-0457,U+0490-0491,U+2116",
    "greek": "U+037E,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE",
}
NAMES = (1, 3, 4, 6, 16, 25)  # where a font says how it is called


class Font(NamedTuple):
    """A package, the weights to take from it, and the name under which a part of it may go."""

    package: str
    weights: tuple[str, ...]
    renamed: str = ""


FONTS = (
    Font("@fontsource-variable/source-sans-3", ("wght",), "Ecumene Sans"),
    Font("@fontsource/alegreya", ("700",)),
    Font("@fontsource/roboto-condensed", ("400", "700")),
)


def main() -> int:
    """Write every file again."""
    try:
        subset = importlib.import_module("fontTools.subset")
        importlib.import_module("brotli")
    except ImportError:
        print("tools/fonts.py needs fonttools and brotli: pip install fonttools brotli", file=sys.stderr)
        return 1
    OUT.mkdir(exist_ok=True)
    wishes = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES.split(","))
    for font in FONTS:
        folder, name = WEB / "node_modules" / font.package, font.package.split("/")[1]
        called = font.renamed.lower().replace(" ", "-") or name
        (OUT / f"{called}.LICENSE.txt").write_bytes((folder / "LICENSE").read_bytes())
        for weight in font.weights:
            for script, letters in LETTERS.items():
                end = f"-{script}-{weight}-normal.woff2"
                file = f"{called}{end}"
                source = "latin" if script == "signs" else script
                part = subset.load_font(str(folder / "files" / f"{name}-{source}-{weight}-normal.woff2"), wishes)
                work = subset.Subsetter(wishes)
                work.populate(unicodes=subset.parse_unicodes(letters))
                work.subset(part)
                for row in part["name"].names if font.renamed else ():
                    if row.nameID in NAMES:
                        row.string = font.renamed.replace(" ", "") if row.nameID in (3, 6, 25) else font.renamed
                subset.save_font(part, str(OUT / file), wishes)
                print(f"{file}: {(OUT / file).stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
