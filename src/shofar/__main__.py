"""`python -m shofar` is the command `shofar`."""

import sys


def main() -> int:
    """Run the command. It needs some packages, the engine none: whoever left them out is told how to get them."""
    try:
        from shofar.cli import main as run

        return run()
    except ModuleNotFoundError as error:
        if (error.name or "shofar").split(".")[0] == "shofar":
            raise
        sys.exit(
            f"shofar: the package '{error.name}' is not installed; get it with: {sys.executable} -m pip install shofar"
        )


if __name__ == "__main__":
    sys.exit(main())
