"""The catalogues as files: every language has what English has, and the typed list is up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import downforce
from downforce.i18n import LANGUAGES, load
from downforce.i18n import words as words_module
from downforce.i18n.catalogue import differences, read_catalogue
from downforce.i18n.keys import PAGE_TARGET, TARGET, page_files, page_source, source
from downforce.i18n.languages import catalogue_files, preferred_language
from downforce.i18n.messages import ARGUMENTS
from downforce.i18n.words import Words
from downforce.learn import LESSONS
from downforce.model.errors import UnknownName
from downforce.notation.phrases import event_phrases
from downforce.rules.state import Phase
from tests.i18n.test_events import NAMES, SAID

PACKAGE = Path(downforce.__file__).parent
ENGLISH = read_catalogue(catalogue_files("en"))

PAGE = PAGE_TARGET.parents[1]

# Ids that are put together from a registry; each registry has a test of its own in test_words.py. Signs are
# in the protocol, the rules on the page have a sentence more about some modes, help is for the command line.
BY_REGISTRY = (
    "reason-", "refused-", "power-", "mode-", "edition-", "option-", "bot-", "sign-", "rulebook-mode-",
    "help-", "system-", "cause-", "exercise-", "advice-", "stake-", "question-",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_that_english_says(language: str) -> None:
    assert differences(read_catalogue(catalogue_files(language)), ENGLISH) == []


def test_english_is_the_first_language_and_has_no_faults() -> None:
    assert LANGUAGES[0] == "en"
    assert ENGLISH.faults == ()
    assert len(ENGLISH.variables) > 200


def test_the_typed_list_of_messages_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == source(ENGLISH.variables), (
        "run python -m downforce.i18n.keys"
    )


def test_the_typed_list_knows_the_arguments() -> None:
    assert ARGUMENTS["event-lot-sold"] == ("car", "player", "power", "price")
    assert ARGUMENTS["yes"] == ()


def test_a_module_made_from_messages_reads_as_expected() -> None:
    text = source({"hello": frozenset({"name"}), "bye": frozenset()})
    assert '    "hello", "bye",\n]' in text
    assert '    "hello": ("name",), "bye": (),\n}' in text


def test_no_row_of_a_packed_list_is_longer_than_a_line_of_code() -> None:
    rows = source({f"message-{n}": frozenset({"name", "car"}) for n in range(90)}).splitlines()
    assert 90 < max(map(len, rows)) <= 110
    assert len(rows) < 90


def test_the_typed_list_of_the_page_is_up_to_date() -> None:
    page = read_catalogue(page_files("en"))
    assert page.faults == ()  # so none of its messages borrows from a catalogue that stays behind
    assert PAGE_TARGET.read_text(encoding="utf-8") == page_source(page.variables), (
        "run python -m downforce.i18n.keys"
    )


def test_a_list_for_the_page_reads_as_expected() -> None:
    text = page_source({"hello": frozenset({"name", "age"}), "bye": frozenset()})
    assert text.endswith('export interface Messages {\n  "hello": "age" | "name"; "bye": never;\n}\n')


def test_no_message_is_left_over() -> None:
    files = [*PACKAGE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    code = [p for p in files if p not in (TARGET, PAGE_TARGET) and not p.name.endswith(".test.ts")]
    left = unused(
        "".join(p.read_text(encoding="utf-8") for p in code),
        "".join(p.read_text(encoding="utf-8") for p in catalogue_files("en")),
    )
    told = {f"lesson-{note.id}" for lesson in LESSONS.values() for note in lesson.notes}
    told |= {f"lesson-{name}-{part}" for name in LESSONS for part in ("title", "about")}
    told |= {f"lesson-goal-{goal.id}" for lesson in LESSONS.values() for goal in lesson.goals}
    phrases = {phrase.id for event, _ in SAID for phrase in event_phrases(event, len(NAMES))}
    told |= (
        phrases
        | {f"{id}-lane" for id in phrases}
        | {f"{kind}-{phase}" for kind in ("phase", "now") for phase in Phase}
    )
    assert {*left} - told == set()


def unused(code: str, catalogue: str) -> list[str]:
    """The messages that no code names and no other message borrows.

    A page may put an id together, `setting-pace-${pace}`: the compiler knows all that can come of it.
    """
    named = set(re.findall(r"[\"']([a-z][a-z0-9-]+)[\"']", code))
    borrowed = set(re.findall(r"{ ([a-z][a-z0-9-]*)(?:\.[a-z-]+)? }", catalogue))
    templates = re.findall(r"`([a-z]+-[a-z-]*\${[^`]+)`", code)
    put_together = re.compile(
        "|".join(re.sub(r"\\\$\\{.+?\\}", "[a-z0-9]+", re.escape(t)) for t in templates)
    )
    return [
        name
        for name in ENGLISH.variables
        if not name.startswith(BY_REGISTRY)
        and name not in named | borrowed
        and not put_together.fullmatch(name)
    ]


def test_a_message_left_over_is_found() -> None:
    left = unused('"yes" `table-${verb}` `setting-pace-${pace}-about`', "place = { car.start } { $no }")
    assert {"no", "home-page-name", "setting-pace-calm"} <= set(left)
    assert not {"yes", "car", "table-pass", "setting-pace-calm-about", "sign-bravo"} & set(left)


def fake(folder: Path, text: str) -> list[str]:
    """What is found wrong with a translation of three messages."""
    english = folder / "english.ftl"
    english.write_text("one = One { $car }\ntwo = Two\nthree = Three { one }\n", encoding="utf-8")
    other = folder / "other.ftl"
    other.write_text(text, encoding="utf-8")
    return differences(read_catalogue([other]), read_catalogue([english]))


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("one = Uno { $car }\ntwo = Dos\nthree = Tres { $car }\n", []),
        ("one = { -coche } { $car }\n-coche = coche\ntwo = Dos\nthree = { one.m }\n    .x = y\n", 2),
        ("one = Uno { $car }\nthree = Tres { $car }\n", ["two is missing"]),
        ("one = Uno\ntwo = Dos\nthree = { $car }\n", ["one uses no variable, English $car"]),
        (
            "one = { $coche }\ntwo = Dos\nthree = { $car }\n",
            ["one uses $coche, English $car"],
        ),
        ("one = { $car }\ntwo = 2\nthree = { $car }\nfour = 4\n", ["four is not in the English catalogue"]),
        ("one = { $car }\ntwo = 2\ntwo = 2\nthree = { $car }\n", ["other.ftl: two is there twice"]),
        ("one = { $car }\ntwo = { -x }\nthree = { $car }\n", ["two refers to -x, which is not there"]),
        (
            "one = { $car }\ntwo = 2\nthree = { nine }{ $car }\n",
            ["three refers to nine, which cannot be shown"],
        ),
        ("one = { $car }\ntwo = { two }\nthree = { $car }\n", ["two refers to two, which cannot be shown"]),
        (
            "one = { $car }\ntwo 2\nthree = { $car }\n",
            2,
        ),  # not Fluent: told with its line, and two is missing
    ],
)
def test_what_is_wrong_with_a_translation_is_found(
    tmp_path: Path, text: str, faults: list[str] | int
) -> None:
    found = fake(tmp_path, text)
    assert (len(found) if isinstance(faults, int) else found) == faults


def test_a_fault_in_the_syntax_names_file_and_line(tmp_path: Path) -> None:
    assert fake(tmp_path, "one = { $car }\n\ntwo 2\nthree = { $car }\n")[0].startswith("other.ftl:3: ")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "some.ftl"
    file.write_text("yes = sí\n", encoding="utf-8")
    monkeypatch.setattr(
        words_module, "catalogue_files", lambda name: (file,) if name == "xx" else catalogue_files(name)
    )
    words_module._bundle.cache_clear()
    words = Words("xx")
    assert words.text("yes") == "sí"
    assert words.text("no") == "no"
    words_module._bundle.cache_clear()


def test_a_language_nobody_wrote_is_refused() -> None:
    with pytest.raises(UnknownName, match="no language is called 'tlh'"):
        load("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_GB@euro", "LANG": "C"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_the_language_of_the_system_if_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("downforce.i18n.languages.LANGUAGES", ("en", "es", "pt-BR", "pt-PT"))
    wishes = {"es_MX.UTF-8": "es", "pt_PT": "pt-PT", "pt_BR.UTF-8": "pt-BR", "pt": "pt-BR", "fr_FR": "en"}
    assert {wish: preferred_language({"LANG": wish}) for wish in wishes} == wishes
