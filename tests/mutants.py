"""Mutation testing of the rules: small wrong changes, each of which some fast test has to notice.

``python -m tests.mutants --count 400 --seed 1 --jobs 2 --json FILE`` draws mutants from ``downforce/rules``,
runs the fast tests against each one and prints the share that was found. docs/mutation.md says more.

This process imports pytest and hypothesis but not the game, and forks a child for every mutant; the child
runs the tests on a private copy of the repository, quickest test first, and stops at the first failure.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import hypothesis
import hypothesis.strategies  # so that the children need not
import pytest

ROOT = Path(__file__).parent.parent
RULES = Path("src/downforce/rules")
TESTS = ("tests/rules", "tests/contract")
COPIED = ("src", "tests", "docs", "examples", "pyproject.toml")
GRACE, SLOWER, MEMORY = 5.0, 10, 4 << 30  # a test may take 5 s and 10 times its time, and 4 GiB

# --- the mutants ----------------------------------------------------------------------------------

OPERATORS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt), ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.Add,), ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,), ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,),
    ast.LShift: (ast.RShift,), ast.RShift: (ast.LShift,), ast.And: (ast.Or,), ast.Or: (ast.And,),
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_RUN = ("annotation", "returns", "decorator_list", "type_comment")  # fields
NOT_RULES = {"__all__", "_MEMORY", "TypeVar", "TypeAlias"}  # a statement that mentions one is left out
UNLIKE = {"state", "setup", "deck", "track", "events", "rng", "stream"}  # types find these in a wrong place
MESSAGES = {"fail", "StateError"}  # what these are called with is a message


class Mutant(NamedTuple):
    """A change at one place of a module: a node of its tree gives way to another."""

    file: str
    line: int
    operator: str
    change: str
    place: Any  # a list of nodes, or the fields of a node
    at: Any
    new: ast.AST
    tree: ast.Module

    @property
    def key(self) -> str:
        return f"{self.file}:{self.line} {self.operator}: {self.change}"

    def source(self) -> str:
        """The text of the changed module; the tree is as before afterwards."""
        old = self.place[self.at]
        self.place[self.at] = self.new
        text = ast.unparse(self.tree)
        self.place[self.at] = old
        return text


def mutants(file: str, tree: ast.Module) -> Iterator[Mutant]:
    """All mutants of a module; equal ones of one line are told apart by a count."""
    seen = Counter[str]()
    for place, at, node in _places(tree):
        for operator, new in _changes(node):
            before, after = (ast.unparse(part).strip().partition("\n")[0][:80] for part in (node, new))
            line = getattr(node, "lineno", 0) or node.target.lineno  # a comprehension has no line
            one = Mutant(file, line, operator, f"{before} -> {after}", place, at, new, tree)
            seen[one.key] += 1
            yield one._replace(change=f"{one.change} #{seen[one.key]}") if seen[one.key] > 1 else one


def _places(node: ast.AST) -> Iterator[tuple[Any, Any, Any]]:
    """The nodes that may be changed, each with the list or the fields it is in and where."""
    for name, value in ast.iter_fields(node):
        if name in NOT_RUN or (name == "args" and _called(node) in MESSAGES):
            continue
        for at, child in enumerate(value) if isinstance(value, list) else [(name, value)]:
            if (
                not isinstance(child, ast.AST)
                or isinstance(child, ast.Raise | ast.Assert)
                or _is_no_rule(child)
            ):
                continue
            if hasattr(child, "lineno") or isinstance(child, ast.comprehension):
                yield value if isinstance(value, list) else vars(node), at, child
            if _called(child) != "isinstance":
                yield from _places(child)


def _is_no_rule(node: ast.AST) -> bool:
    whole = isinstance(node, ast.Assign | ast.AnnAssign | ast.If)
    return whole and any(_name(part) in NOT_RULES for part in ast.walk(node))


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _called(node: ast.AST) -> str:
    return _name(node.func) if isinstance(node, ast.Call) else ""


def _changes(node: ast.AST) -> Iterator[tuple[str, Any]]:
    """The wrong versions of a node, each with the name of the operator."""

    def changed(**fields: object) -> ast.AST:
        new = copy.copy(node)
        for name, value in fields.items():
            setattr(new, name, value)
        return new

    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                for other in OPERATORS[type(op)]:
                    yield "comparison", changed(ops=[*ops[:at], other(), *ops[at + 1 :]])
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            yield "arithmetic", changed(op=OPERATORS[type(op)][0]())
        case ast.AugAssign(op=op):
            yield "statement", ast.Pass()
            if type(op) in OPERATORS:
                yield "arithmetic", changed(op=OPERATORS[type(op)][0]())
        case ast.BoolOp(op=op):
            yield "and/or", changed(op=OPERATORS[type(op)][0]())
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub(), operand=operand):
            yield "not" if isinstance(node.op, ast.Not) else "arithmetic", operand
        case ast.Constant(value=bool(value)):
            yield "boolean", ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield from (("number", ast.Constant(value + by)) for by in (1, -1))
        case ast.If() | ast.IfExp():
            yield from (("condition", changed(test=ast.Constant(value))) for value in (True, False))
        case ast.While():
            yield "condition", changed(test=ast.Constant(False))
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield "min/max", changed(func=ast.Name(NAMES[name]))
        case ast.Expr(value=ast.Call()):
            yield "statement", ast.Pass()
        case ast.Slice(lower=lower, upper=upper):
            if lower is not None:
                yield "slice", changed(lower=None)
            if upper is not None:
                yield "slice", changed(upper=None)
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "condition", changed(ifs=[])
    if isinstance(node, ast.Call) and _called(node) not in MESSAGES | {"isinstance", "min", "max"}:
        for at, (one, two) in enumerate(pairwise(node.args)):
            alike = type(one) is type(two) and not {_name(one), _name(two)} & UNLIKE
            if alike and ast.dump(one) != ast.dump(two):
                yield "arguments", changed(args=[*node.args[:at], two, one, *node.args[at + 2 :]])


def draw(root: Path, count: int, seed: int) -> tuple[list[Mutant], int]:
    """So many mutants of the rules, each equally likely, and how many there are."""
    every: list[Mutant] = []
    for path in sorted((root / RULES).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        every += mutants(path.relative_to(root / RULES).as_posix(), tree)
    return random.Random(seed).sample(every, min(count, len(every))), len(every)


# --- running the tests ----------------------------------------------------------------------------


@dataclass(eq=False)  # pytest wants plugins that can be hashed
class Watch:
    """A plugin of pytest: orders the tests, limits their time, notes times and the first failure."""

    times: dict[str, float]  # of the clean run
    slowest: float
    taken: dict[str, float] = field(default_factory=dict)
    failed: str = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.times:
            items[:] = [item for item in items if self.times.get(item.nodeid, 0) <= self.slowest]
        items.sort(key=lambda item: self.times.get(item.nodeid, 0))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # The timer counts processor time, as the machine may be busy; its signal is not caught.
        limit = GRACE + SLOWER * self.times.get(item.nodeid, 0) if self.times else 0
        signal.setitimer(signal.ITIMER_PROF, limit)
        began = time.process_time()
        result = yield
        self.taken[item.nodeid] = time.process_time() - began
        signal.setitimer(signal.ITIMER_PROF, GRACE if self.times else 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (import)"


def run_tests(folder: Path, tests: list[str], watch: Watch) -> NoReturn:
    """The life of a child: runs the tests of a copy and leaves what it found in ``result.json``."""
    os.setsid()
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with open("output.txt", "wb") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "downforce")]:
        del sys.modules[name]
    sys.path[:] = [str(folder / "src"), *(path for path in sys.path if path not in ("", str(ROOT)))]
    sys.dont_write_bytecode = bool(watch.times)  # only the clean run leaves bytecode behind
    os.environ.update(
        PYTHONPATH=str(folder / "src"), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", DOWNFORCE_HYPOTHESIS="mutants"
    )
    # Like the profile of the tests, but a failure needs no smaller example.
    hypothesis.settings.register_profile(
        "mutants",
        derandomize=True,
        deadline=None,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        report_multiple_bugs=False,
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )
    if watch.times:
        signal.setitimer(signal.ITIMER_PROF, 10 * GRACE)  # for importing and collecting
    options = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-o", "addopts=", "-m", "not soak"]
    code = pytest.main([*options, *tests], plugins=[watch])
    failed = watch.failed or ("" if code == 0 else f"pytest: {code!r}")
    package = getattr(sys.modules.get("downforce"), "__file__", "")
    result = {"failed": failed, "times": watch.taken, "package": package}
    Path("result.json").write_text(json.dumps(result), encoding="utf-8")
    os._exit(0)


@dataclass
class Worker:
    """A private copy of the repository, and the child that tests it."""

    folder: Path
    child: int = 0
    began: float = 0
    mutant: Mutant | None = None

    def start(self, tests: list[str], watch: Watch) -> None:
        if self.mutant:
            (self.folder / RULES / self.mutant.file).write_text(self.mutant.source(), encoding="utf-8")
        (self.folder / "result.json").unlink(missing_ok=True)
        self.began = time.monotonic()
        self.child = os.fork()
        if not self.child:
            run_tests(self.folder, tests, watch)

    def finish(self, snapshot: Path) -> dict[str, Any] | None:
        """What the child found, once it has ended; the copy is then clean again."""
        ended, status = os.waitpid(self.child, os.WNOHANG)
        if not ended:
            return None
        self.child = 0
        if self.mutant:  # with the old time of change, so that the bytecode is valid again
            file = RULES / self.mutant.file
            shutil.copy2(snapshot / file, self.folder / file)
        try:
            found = json.loads((self.folder / "result.json").read_text(encoding="utf-8"))
        except OSError:
            found = (
                {"failed": "", "timeout": True} if status == signal.SIGPROF else {"failed": f"crash {status}"}
            )
        return {**found, "seconds": round(time.monotonic() - self.began, 1)}


def wait(workers: list[Worker], snapshot: Path) -> tuple[Worker, dict[str, Any]]:
    """The next worker that is done."""
    while True:
        for worker in workers:
            if worker.child and (found := worker.finish(snapshot)) is not None:
                return worker, found
        time.sleep(0.02)


# --- the command ----------------------------------------------------------------------------------


def wilson(hits: int, count: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, p = 1.96, hits / count
    middle, spread = p + z * z / (2 * count), z * sqrt(p * (1 - p) / count + z * z / (4 * count * count))
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=str(__doc__).partition(":")[0]
    )
    add = parser.add_argument
    add("--count", type=int, default=400, help="how many mutants are drawn (400)")
    add("--seed", type=int, default=1, help="which ones (1)")
    add("--jobs", type=int, default=2, help="how many are tested at a time (2)")
    add("--json", type=Path, help="keeps the results; what is in the file is not run again")
    add("--again", action="store_true", help="run those again that survived, says the file")
    add("--slowest", type=float, default=1e9, metavar="SECONDS", help="leave out slower tests")
    add("--list", action="store_true", help="only list the mutants")
    add("tests", nargs="*", default=list(TESTS), help=f"the tests to run ({' '.join(TESTS)})")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        _run(options, Path(folder))


def _run(options: argparse.Namespace, folder: Path) -> None:
    snapshot = folder / "snapshot"  # the repository may go on changing meanwhile
    _copy(ROOT, snapshot)
    drawn, count = draw(snapshot, options.count, options.seed)
    results: dict[str, Any] = {}
    if options.json and options.json.exists():
        results = json.loads(options.json.read_text(encoding="utf-8"))
    again = {key for key, found in results.items() if options.again and found["verdict"] == "survived"}
    pending = [mutant for mutant in drawn if mutant.key in again or mutant.key not in results]
    print(f"{len(drawn)} of {count} mutants, {len(pending)} to run", flush=True)
    if options.list:
        print(*(mutant.key for mutant in drawn), sep="\n")
        return
    workers = [Worker(folder / f"copy{at}") for at in range(options.jobs)]
    try:
        times = _clean_run(workers, snapshot, options.tests) if pending else {}
        for number, (key, result) in enumerate(_test_all(pending, workers, snapshot, times, options), 1):
            results[key] = result
            print("{:4} {verdict:8} {seconds:6.1f} s  {}  {by}".format(number, key, **result), flush=True)
            if options.json:
                options.json.write_text(json.dumps(results, indent=1), encoding="utf-8")
    finally:
        for worker in workers:
            if worker.child:
                os.killpg(worker.child, signal.SIGKILL)
    _report([results[mutant.key]["verdict"] for mutant in drawn])


def _test_all(
    mutants: list[Mutant],
    workers: list[Worker],
    snapshot: Path,
    times: dict[str, float],
    options: argparse.Namespace,
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Runs the tests against each mutant; yields its key and what was found, as they are done."""
    pending = mutants[::-1]
    while pending or any(worker.child for worker in workers):
        for worker in workers:
            if pending and not worker.child:
                worker.mutant = pending.pop()
                worker.start(options.tests, Watch(times, options.slowest))
        worker, found = wait(workers, snapshot)
        assert worker.mutant
        verdict = "timeout" if "timeout" in found else "killed" if found["failed"] else "survived"
        yield worker.mutant.key, {"verdict": verdict, "by": found["failed"], "seconds": found["seconds"]}


def _copy(root: Path, folder: Path) -> None:
    folder.mkdir()
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(root / name, folder / name)


def _clean_run(workers: list[Worker], snapshot: Path, tests: list[str]) -> dict[str, float]:
    """Runs the tests without a mutant in every copy at once; returns the time of each test."""
    for worker in workers:
        _copy(snapshot, worker.folder)
        worker.start(tests, Watch({}, 0))
    times: dict[str, float] = {}
    for _ in workers:
        worker, found = wait(workers, snapshot)
        if found["failed"] or "timeout" in found or not found["package"].startswith(str(worker.folder)):
            sys.exit((worker.folder / "output.txt").read_text(encoding="utf-8") + "the clean run failed")
        times = found["times"]
        work = sum(times.values())
        print(f"clean run: {len(times)} tests, {found['seconds']} s, {work:.1f} s of work", flush=True)
    return times


def _report(verdicts: list[str]) -> None:
    counts = Counter(verdicts)
    found = counts["killed"] + counts["timeout"]
    low, high = wilson(found, len(verdicts))
    print(f"{counts['killed']} killed, {counts['timeout']} ran too long, {counts['survived']} survived")
    print(f"score {found / len(verdicts):.1%}, 95 % interval {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
