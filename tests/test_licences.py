"""Every pinned package is listed in docs/security.md with the licence that its own metadata names."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PINS = re.compile(r"^([\w.-]+)(?:\[.*\])?==", re.M)
ROWS = re.compile(r"^\| `([\w.-]+)` \| ([^|]+) \|", re.M)
NONE = "none named"  # in its metadata
CALLED = {  # the classifiers of packages whose metadata has no expression
    "MIT License": "MIT",
    "BSD License": "BSD",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


def pinned() -> list[str]:
    files = sorted((ROOT / "requirements").glob("*.txt"))
    return sorted({name.lower() for file in files for name in PINS.findall(file.read_text(encoding="utf-8"))})


def listed() -> dict[str, str]:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    return {name.lower(): licence.strip() for name, licence in ROWS.findall(text)}


def named(package: str) -> set[str]:
    """What a package's metadata calls its licence."""
    found = metadata(package)
    if found["License-Expression"]:
        return {found["License-Expression"]}
    kinds = [line.split(" :: ")[-1] for line in found.get_all("Classifier") or () if line.startswith("License ::")]
    return {CALLED[kind] for kind in kinds if kind in CALLED} | ({found["License"]} if found["License"] else set())


def test_every_pinned_package_is_listed_and_nothing_else() -> None:
    assert sorted(listed()) == pinned()


@pytest.mark.parametrize("package", pinned())
def test_the_licence_is_the_one_that_the_package_names(package: str) -> None:
    try:
        found = named(package)
    except PackageNotFoundError:
        return  # the peers of the benchmark are installed elsewhere
    licence = listed()[package]
    assert licence == NONE if not found else set(licence.split(" or ")) & found, f"{package} names {found}"
