"""Run mypyc and the C compiler: `mypyc_build.py WORK NAME=a.py,b.py ...`, started by compile.py in src/.

Each group of modules becomes one library WORK/lib/NAME__mypyc.<suffix>. A group that did not change is left alone.
A line that begins with PROGRESS tells how far it is; all others are for the case of failure.
"""

import os
import re
import sys
import threading
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from mypyc_docstrings import documented

PROGRESS = "progress: "
IMPORT_CODE = re.compile(r"^(?:extern )?(char CPyDef_\w+_____top_level__\(void\));", re.MULTILINE)
WRAPPER = re.compile(r"^extern (PyObject \*CPyPy_\w+\([^;]*\));", re.MULTILINE)
OFTEN_CALLED = "engine"  # from plain Python: `legal`, `apply`
# clang knows no level per function, only none at all.
COLD = """#include <Python.h>
#ifdef __clang__
#define RARE __attribute__((cold, optnone, noinline))
#elif defined(__GNUC__)
#define RARE __attribute__((cold, optimize("O0")))
#else
#define RARE
#endif
"""


def main(work: Path, groups: dict[str, list[str]]) -> None:
    paths = [path for group in groups.values() for path in group]
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in groups.items()]
    extensions = mypycify(paths, opt_level="2", debug_level="0", separate=separate, target_dir=str(work))
    made = {extension.name: extension for extension in extensions}
    libraries = [made[f"{name}__mypyc"] for name in groups]
    for library, (name, group) in zip(libraries, groups.items(), strict=True):
        spare_cold_code(work, name, library)
        library.sources[0] = str(documented(Path(library.sources[0]), group))
        add_entries(work, library, [made[path.removesuffix(".py").replace("/", ".")] for path in group])
    # The longest first: then the cores come to an end together.
    libraries.sort(key=lambda library: -os.path.getsize(library.sources[0]))
    compile_c(work, libraries)


def spare_cold_code(work: Path, name: str, library: Extension) -> None:
    """Half of what mypyc writes is what a module does once, when it is imported: huge functions, over which the C
    compiler would sit longer than over all others. Then every function has a second one for callers in plain Python,
    which titles hardly have. It is told, before it reads them, to take them as they are."""
    declared = (work / f"__native_internal_{name}.h").read_text(encoding="utf-8")
    cold = IMPORT_CODE.findall(declared)
    cold += [] if name.endswith(OFTEN_CALLED) else WRAPPER.findall(declared)
    header = work / f"{library.name}_cold_code.h"
    write(header, COLD + "".join(f"{function} RARE;\n" for function in cold))
    library.extra_compile_args += ["-include", str(header)]
    library.depends.append(str(header))


def add_entries(work: Path, library: Extension, shims: list[Extension]) -> None:
    """mypyc makes a tiny library per module that only calls into that of the group. Eighty of them take the C compiler
    longer than a game: put their entry points into the library itself, where our finder looks for them."""
    leaves = [shim.name.rpartition(".")[2] for shim in shims]
    twice = sorted({leaf for leaf in leaves if leaves.count(leaf) > 1})
    if twice:
        sys.exit(f"{library.name}: two modules of one group have the same last name: {', '.join(twice)}")
    text = ""
    for leaf, shim in zip(leaves, shims, strict=True):
        # Every shim also defines PyInit___init__, which nobody needs.
        text += f"#define PyInit___init__ unused_{leaf}\n"
        text += f'#include "{Path(shim.sources[0]).relative_to(work)}"\n'
        text += "#undef PyInit___init__\n"
    file = work / f"{library.name}_entries.c"
    write(file, text)
    library.sources.append(str(file))


def write(file: Path, text: str) -> None:
    """Only what is new, so that what depends on it stays as it is."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


class Build(build_ext):
    """Tells how many libraries there are."""

    done = 0
    lock = threading.Lock()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        with self.lock:
            self.done += 1
            print(f"{PROGRESS}{self.done} of {len(self.extensions)}", flush=True)


def compile_c(work: Path, libraries: list[Extension]) -> None:
    command = Build(Distribution({"name": "shofar", "ext_modules": libraries}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    named = [argument.partition("=") for argument in sys.argv[2:]]
    main(Path(sys.argv[1]), {name: paths.split(",") for name, _, paths in named})
