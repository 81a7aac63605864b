"""The wheel: with the compiled engine, games, bots and drawing where a C compiler is, plain otherwise. The rest is in
pyproject.toml."""

import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compile import bring_up_to_date, missing_tool, pack, pure, up_to_date  # noqa: E402

COMPILES = not pure() and not missing_tool()


class Package(Distribution):
    """A package for one platform as soon as something compiled is in it."""

    compiled = False

    def has_ext_modules(self) -> bool:
        return self.compiled


class BuildPackage(build_py):
    distribution: Package

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)  # of another time, with what is gone since
        super().run()
        if self.editable_mode or not COMPILES:
            return
        if bring_up_to_date():
            print("Shofar does not compile here: this package is plain Python, slower")
            return
        pack(Path(self.build_lib) / "shofar")
        self.distribution.compiled = True


class BuildWheel(bdist_wheel):
    """The name of a wheel tells its platform, which is known when all is built."""

    distribution: Package

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.compiled
        super().run()


def needed() -> list[str]:
    """What is needed to build beside setuptools: mypyc, if there is something to compile."""
    if not COMPILES or up_to_date():
        return []
    lines = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(("#", "setuptools"))]


commands: dict[str, Any] = {"build_py": BuildPackage, "bdist_wheel": BuildWheel}
setup(
    distclass=Package,
    cmdclass=commands,
    setup_requires=needed(),
    options={"build": {"build_base": "build/package"}},
)
