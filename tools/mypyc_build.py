"""Run mypyc and the C compiler: `mypyc_build.py OUT WORK NAME=a.py,b.py ...`, started by compile.py in src/."""

import os
import sys

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext


def main(out: str, work: str, groups: dict[str, list[str]]) -> None:
    extensions = mypycify(
        [path for paths in groups.values() for path in paths],
        opt_level="3",
        debug_level="0",
        separate=[(paths, name) for name, paths in groups.items()],
        target_dir=work,
    )
    command = build_ext(Distribution({"name": "shofar", "ext_modules": extensions}))
    command.build_lib = out
    command.build_temp = os.path.join(work, "objects")
    command.parallel = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    named = [argument.partition("=") for argument in sys.argv[3:]]
    main(sys.argv[1], sys.argv[2], {name: paths.split(",") for name, _, paths in named})
