"""Docstrings in the compiled build: mypyc leaves them out, and `help(game.determinized)` would tell nothing.

The C that mypyc writes has a place for each: after the signature of a class, method or function, and empty ones for
properties and modules. We fill them in, in a copy: mypyc knows its own files by their content.
"""

import ast
import re
from pathlib import Path

TEXT = r'(NULL|"(?:[^"\\]|\\.)*")'
FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\()" + TEXT)
CLASS = re.compile(r"(static PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()" + TEXT)
PROPERTY = re.compile(r'(\{"(\w+)",\s*\(getter\)(\w+)_get_\2,\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL\})')
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(?=, /\* docstring \*/)')


def documented(c_file: Path, sources: list[str]) -> Path:
    """A copy of a C file with the docstrings of these sources; left alone if it is there already."""
    known = {name: text for path in sources for name, text in docstrings(path).items()}
    text = add_docstrings(c_file.read_text(encoding="utf-8"), known)
    copy = c_file.with_name(f"{c_file.stem}_documented.c")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return copy


def add_docstrings(c_text: str, known: dict[str, str]) -> str:
    """The same C with what is known about its functions, classes, properties and modules."""

    def after_signature(found: re.Match[str]) -> str:
        head, name, signature = found.groups()
        text = known.get(name)
        if not text:
            return found[0]
        return head + (c_string(text) if signature == "NULL" else signature[:-1] + c_string(text)[1:])

    def of_property(found: re.Match[str]) -> str:
        text = known.get(f"{found[3]}___{found[2]}")
        return f"{found[1]}PyDoc_STR({c_string(text)})" if text else found[0]

    def of_module(found: re.Match[str]) -> str:
        text = known.get(found[2].replace(".", "___"))
        return f"{found[1]}PyDoc_STR({c_string(text)})" if text else found[0]

    c_text = CLASS.sub(after_signature, FUNCTION.sub(after_signature, c_text))
    return MODULE.sub(of_module, PROPERTY.sub(of_property, c_text))


def docstrings(path: str) -> dict[str, str]:
    """Every docstring of a source, by mypyc's name for what it is about: package___module___Class___method."""
    module = path.removesuffix(".py").replace("/", "___")
    return _below(ast.parse(Path(path).read_text(encoding="utf-8")), module)


def _below(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> dict[str, str]:
    text = ast.get_docstring(node)
    found = {name: text} if text else {}
    for child in node.body if not isinstance(node, ast.FunctionDef) else []:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            found |= _below(child, f"{name}___{child.name}")
    return found


def c_string(text: str) -> str:
    """A C string: what is not plain ASCII as octal digits, of which C reads three at most."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return '"' + "".join(plain.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in text.encode()) + '"'
