"""The code blocks of a Markdown page, and a way to run them in order.

The words after the three backticks decide what a block is:

- ``python``: is run; the blocks of a page share one namespace, fresh for every page
- ``sh``: each line is checked; ``downforce`` and ``python`` are run, ``make`` must have the target
- ``output``: what the block before it printed; ``...`` stands for anything
- a language and a path: shows that file of the repository, ``...`` stands for what is left out; not run
- anything else is only shown

``python -m tests.docs.blocks PAGE`` runs a page in the present folder, as the tests do.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from downforce.cli import main as downforce

ROOT = Path(__file__).parent.parent.parent

_FENCE = re.compile(r"(?P<indent> *)(?P<ticks>```+)(?P<words>[^`]*)")


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: what its fence says, its text, and the line of the fence."""

    language: str
    path: str  # of the file it shows, or empty
    text: str
    line: int


class PageError(AssertionError):
    """A page that promises what does not hold."""


def blocks(markdown: str) -> Iterator[Block]:
    """The fenced blocks of a page."""
    lines = iter(enumerate(markdown.splitlines(), 1))
    for number, line in lines:
        fence = _FENCE.fullmatch(line)
        if not fence:
            continue
        text = []
        for _, inside in lines:
            if inside.strip() == fence["ticks"]:
                break
            text.append(inside.removeprefix(fence["indent"]))
        else:
            raise PageError(f"line {number}: the block has no end")
        language, _, path = fence["words"].strip().partition(" ")
        yield Block(language, path.strip(), "".join(f"{row}\n" for row in text), number)


def prose(markdown: str) -> str:
    """The page with its fenced blocks blanked, line for line."""
    lines = markdown.splitlines()
    for block in blocks(markdown):
        size = block.text.count("\n") + 2
        lines[block.line - 1 : block.line - 1 + size] = [""] * size
    return "\n".join(lines)


def matches(shown: str, actual: str) -> bool:
    """Whether a text is the one shown, in which ``...`` stands for anything; blanks at line ends aside.

    >>> matches("1. ...\\n...\\nthe end", "1. one\\n2. two\\nthe end\\n"), matches("one", "two")
    (True, False)
    """

    def tidy(text: str) -> str:
        return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())

    pattern = ".*?".join(map(re.escape, tidy(shown).split("...")))
    return re.fullmatch(pattern, tidy(actual), re.DOTALL) is not None


def run_page(page: Path) -> int:
    """Runs the blocks of a page in the present folder and counts them; raises if one does not hold."""
    namespace: dict[str, object] = {"__name__": "__main__"}
    printed, count = "", 0
    for block in blocks(page.read_text(encoding="utf-8")):
        place = f"{page.name}:{block.line}"
        match block.language:
            case _ if block.path:
                check_listing(block, place)
                continue
            case "python":
                printed = _run_python(block, page, namespace)
            case "sh":
                printed = _run_shell(block, place)
            case "output":
                if not matches(block.text, printed):
                    raise PageError(f"{place} shows\n\n{block.text}\nbut what is printed is\n\n{printed}")
            case _:
                continue
        count += 1
    return count


def check_listing(block: Block, place: str) -> None:
    """A block that names a file shows what is in it."""
    file = ROOT / block.path
    if not file.is_file() or not matches(block.text, file.read_text(encoding="utf-8")):
        raise PageError(f"{place} does not show what is in {block.path}")


def _run_python(block: Block, page: Path, namespace: dict[str, object]) -> str:
    # Empty lines before it, so that a traceback names the line of the page.
    code = compile("\n" * block.line + block.text, str(page), "exec", dont_inherit=True)
    with redirect_stdout(StringIO()) as out:
        exec(code, namespace)
    return out.getvalue()


def _run_shell(block: Block, place: str) -> str:
    with redirect_stdout(StringIO()) as out:
        for line in block.text.splitlines():
            words = shlex.split(line, comments=True)
            if words and not _run_command(words):
                raise PageError(f"{place}: {line!r} does not work")
    return out.getvalue()


def _run_command(words: list[str]) -> bool:
    match words:
        case ["downforce", *arguments]:
            return downforce(arguments) == 0
        case ["python", *arguments]:
            run = subprocess.run([sys.executable, *arguments], check=False, stdout=subprocess.PIPE, text=True)
            print(run.stdout, end="")
            return run.returncode == 0
        case ["make", *targets]:
            return set(targets) <= make_targets()
    return False


def make_targets() -> set[str]:
    """The targets of the Makefile that are meant to be asked for."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^([a-z]+):.*## ", makefile))


def main(pages: Iterable[str]) -> None:
    """Runs pages by their paths."""
    for name in pages:
        print(f"{name}: {run_page(Path(name))} blocks")


if __name__ == "__main__":
    main(sys.argv[1:])
