"""What a translator still has to do: what a language lacks, and each text in its place.

python tools/translate.py pl                     what Polish lacks, file by file, with the English beside it
python tools/translate.py pl --show move-place   an entry (or all that begin so): English, Polish, filled with numbers,
                                                 and where the code asks for it
"""

import argparse
import os
import re
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from shofar.readers import lexicon, survey  # noqa: E402
from shofar.readers.lexicon import ENGLISH, MissingWords  # noqa: E402

SHOWN = (0, 1, 2, 5, 22)
FAMILIES = re.compile(r"^[a-z]+-")  # `move-place` is asked for as f"move-{verb}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language")
    parser.add_argument("--show", metavar="KEY", help="a key, or how keys begin")
    given = parser.parse_args()
    if not (lexicon.FOLDER / given.language).is_dir():
        print(f"there is no folder locale/{given.language}; see docs/add-a-language.md", file=sys.stderr)
        return 2
    return show(given.language, given.show) if given.show else tell(given.language)


def tell(language: str) -> int:
    """What is missing, with the English."""
    found = list(survey.lacks(language))
    for file in dict.fromkeys(lack.file for lack in found):
        print(f"\n### locale/{language}/{file}")
        for lack in found:
            if lack.file == file:
                print(f"\n{english(file, lack.key)}")
    print(f"\n{len(found)} missing in {language}")
    return 1 if found else 0


def english(file: str, key: str) -> str:
    name, _, attribute = key.partition(".")
    entry = survey.entries(ENGLISH, file)[name]
    pattern = dict(survey.patterns(entry)).get(attribute)
    return f"{name}: .{attribute} = {survey.written(pattern)}" if attribute and pattern else survey.source(entry)


def show(language: str, begins: str) -> int:
    """Entries in their places."""
    for file in survey.files():
        for key, entry in survey.entries(ENGLISH, file).items():
            if key.startswith(begins):
                print(f"\n=== {file}: {key}\n{survey.source(entry)}")
                own = survey.entries(language, file).get(key)
                print(survey.source(own) if own else "(missing: English is shown)")
                for number in SHOWN:
                    print(f"  {number:>3}: {_said(language, file, key, number)}")
                print(*[f"  asked for at {place}" for place in places(key)], sep="\n")
    return 0


def _said(language: str, file: str, key: str, number: int) -> str:
    try:
        return survey.said(language, file, key, "", number)
    except MissingWords as missing:
        return f"(cannot be said: {missing})"


def places(key: str) -> list[str]:
    """Where the code asks for a key, by its whole name or by the name of its family."""
    family = FAMILIES.match(key)
    wanted = (f'"{key}"', f'f"{family[0]}{{' if family else f'"{key}"')
    return [place for place, line in _code() if any(one in line for one in wanted)][:5]


@cache
def _code() -> list[tuple[str, str]]:
    files = sorted((ROOT / "src").rglob("*.py"))
    return [
        (f"{file.relative_to(ROOT)}:{number}", line)
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    ]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # whoever reads has seen enough: `| head`, a pager that was left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
