"""What can be counted about good wording: one word for one thing, short buttons, one kind of apostrophe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from downforce.i18n import LANGUAGES, load
from downforce.i18n.keys import PAGE_TARGET
from downforce.i18n.languages import catalogue_files
from downforce.model.ids import CARS

CHECKOUT = Path(__file__).parents[2]

RIVALS: dict[tuple[str, str], tuple[str, ...]] = {
    # (a term of docs/vocabulary.md, a language): what else somebody might call it
    ("SkipLine", "en"): (
        r"leave\w* (the line out|out the)",
        "[Ll]eave it out\\?",
        r"left out\.",
        "leave this line",
    ),
    ("set_aside", "es"): ("apartado",),
    ("set_aside", "pt-BR"): ("(fica|é) separado",),
    ("stalled", "es"): (r"(?i)(?<!ha )(?<!han )fallad[oa]s?\b",),
    ("stalled", "fr"): ("immobilis", r"immob\."),
    ("Bonus", "pt-PT"): ("movimento bónus",),
    ("Bonus", "pt-BR"): ("bônus",),
    ("lane", "es"): (r"\bcalles?\b",),
    ("lane", "pt-PT"): ("pistas", r"pista (única|externa|do meio)", r"pista \{"),
    ("lane", "pt-BR"): (r"\braias?\b",),
    ("bid", "pt-BR"): ("licita",),
    ("bid", "pt-PT"): (r"\blances?\b",),
    ("cell", "pt-PT"): (r"(?<!da )\bcasas?\b(?! decimais)",),
    ("cell", "fr"): (r"\bespaces?\b",),
    ("wild", "pt-PT"): ("curinga", "coringa"),
    ("wild", "pt-BR"): ("jóquer", "coringa"),
    ("Car", "es"): (r"\bautos?\b", r"\bcarros?\b"),
    ("Power", "es"): (r"\bpoder(es)?\b(?! )",),
    ("Power", "pt-BR"): (r"\bpotências?\b",),
    ("betting_line", "en"): ("bet line",),
    ("game_file", "pt-BR"): ("ficheiro",),
    ("game_file", "pt-PT"): (r"\barquivos?\b",),
}
"""Two words for one thing are one too many."""

OTHER_RIVALS: dict[str, tuple[str, ...]] = {
    "en": (
        *("tak(e|es|en) .{0,20}back\b", "first page", "start page", "send away", "sent away"),
        *("host of th(e|is) server", r"[Ww]hoever (keeps|owns|has|opened)", "upside down", "Prize money"),
    ),
    "es": (
        r"\bmóvil(es)?\b",
        "ordenador",
        "historial",
        "página principal",
        "anfitrión",
        "[Pp]remios",
        "ingeniero",
    ),
    "fr": (
        "page de départ",
        r"une carte[^.,;]{0,30} passe[.,;]",
        r"\bqui l'a\b",
        r"\b[Pp]rimes",
        r"ingénieur\b",
    ),
    "pt-PT": (
        r"\btela\b",
        "usuári",
        r"\bsenha\b",
        "salvar",
        "anfitrião",
        r"\b[Aa]nul",
        r"\bchat\b",
        r"[Nn]?esta partida\b",
    ),
    "pt-BR": (
        *("ecrã", "utilizador", "guardar o jogo", r"(?<![$\[-])\b[Dd]igest\b"),
        *("anfitrião", "dispositivo", "[Pp]rêmios", "[Ee]ngenheiro"),
    ),
}
"""Words for things outside the game: undo, the home page, phones; and words of the other Portuguese."""

ADDRESS: dict[str, str] = {
    "es": r"(?i)\b(usted(es)?|vosotros|vuestr[oa]s?|(?!dieciséis)\w+[áé]is)\b",
    "fr": r"(?i)\b(vous|votre|vos)\b",
    "pt-PT": r"(?i)\b(você|vocês|clique|digite|indique|escolha um|use|pare)\b",
    "pt-BR": r"(?i)\b(tu|teus?|tuas?|contigo)\b",
}
"""Each language says you in one way, and these are the others."""

QUOTES = {"en": '«»"', "es": '“”"', "fr": '“”"', "pt-PT": '“”"', "pt-BR": '«»"'}
"""The marks that a language does not quote with."""
TYPED = {"cli-missing-extra", "cause-header-form", "choice-line", "handcard-line", "lot-in-hand"}
"""Messages with a command to copy, or with a space of Fluent in quotes."""

IDIOMS = (
    "in the straw", "hay while", "rule of thumb", "piece of cake", "under the hood", "out of the box",
    "on the fly", "no-brainer", "ballpark", "bear with", "hang on", "heads up", "go round in circles",
    "cannot be had", "nothing is known to do", "holds the truth", "would rather not", "turn up together",
    "Of equal bids", "the better best", "lay aside", "beyond help", "Never you mind", "for good measure",
)  # fmt: skip
"""What a reader who learnt English at school may not understand, and what has been wrong here before."""

ENGLISH_ONLY = r"(?<![-.\w])(the|and|your|with|which|that|this|from|you|there|than|when|have|been)(?![-.\w])"
"""Little words that no other language of ours has: a text that was left in English has one of them."""

SHARED = {
    *("bot", "club", "code", "downforce", "grid", "link", "min", "national", "no", "normal", "ok", "options"),
    *(
        "paddock",
        "pause",
        "place",
        "pole",
        "rating",
        "replay",
        "secret",
        "sha",
        "table",
        "verdict",
        "version",
    ),
    *("argument", "bravo", "volume", "chat", "circuit", "format", "grand", "menu", "prix"),
}
"""Words that some other language writes as English does."""
NAMES = {"bot-driver"}
"""Messages that are names of people, in every language the same."""

SPACED_PERCENT = {"es", "fr"}
"""Languages with a space before %, which must not break."""

ALWAYS_MANY = {
    "admin-totals": "a row of counts: an adjective without its noun",
    "ahead-bet": "its number is the name of a betting line",
    "cli-long-name": "a fixed limit",
    "exercise-part-each": "a table has two players at least",
    "exercise-part-out": "a table has two players at least",
    "exercise-progress": "there are many exercises",
    "exercise-why-equal-hands": "a table has two players at least",
    "exercise-why-left-over": "a table has two players at least",
    "exercise-why-rectangles": "a bonus of Determined needs a way of several spaces",
    "exercise-why-too-far": "farther than a number, which is at least 1",
    "privacy-cookie-text": "a fixed time",
    "privacy-table-text": "whole days, in hours",
    "start-name-long": "a fixed limit",
    "track-figures": "more lanes than the fewest",
    "track-scale": "a fixed length",
    "verify-bad-digest": "a fixed length",
    "verify-bad-receipt": "a fixed length",
}
"""Messages with a number that is never 1, and why; ``cause-`` has fixed limits, or does without a plural."""

NUMBERS = {"games", "lanes", "length", "speed", "steps", "total"}
"""Arguments that are numbers, besides those that some message tells apart as 1 and others."""

COUNTED = re.compile(r"[ \u00a0\u202f][^\W\d_]{3,}[sx]\b")
"""What stands after a number: a plural, in all five languages."""

LONGEST_BUTTON = 34
BUTTON = re.compile(r'<button(?:[^>]|=>)*>\s*\{words\.text\("([\w-]+)"')


@cache
def messages(language: str) -> dict[str, str]:
    """Every message as it stands in the catalogues, without comments, on one line."""
    parser = FluentParser(with_spans=True)
    found = {}
    for path in catalogue_files(language):
        text = path.read_text(encoding="utf-8")
        for entry in parser.parse(text).body:
            if isinstance(entry, ftl.Message) and entry.span and entry.id.span:
                value = text[entry.id.span.end : entry.span.end].strip(" =\n")
                found[entry.id.name] = re.sub(r"[ \n]+", " ", value)
    return found


def said(language: str, pattern: str) -> list[str]:
    """The messages that say this."""
    return [f"{id}: {text}" for id, text in messages(language).items() if re.search(pattern, text)]


@pytest.mark.parametrize(("term", "language"), RIVALS)
def test_a_term_has_one_word_in_each_language(term: str, language: str) -> None:
    for rival in RIVALS[term, language]:
        assert said(language, rival) == [], f"{term} has another word in docs/vocabulary.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_outside_the_game_has_one_word_too(language: str) -> None:
    for rival in OTHER_RIVALS.get(language, ()):
        assert said(language, rival) == []


def test_every_term_is_one_of_the_vocabulary() -> None:
    page = (CHECKOUT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    terms = {found.lower() for found in re.findall(r"^\| `([\w.]+)` \|", page, re.MULTILINE)}
    assert {term.lower() for term, _ in RIVALS} <= terms


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    assert said(language, r"[\w}]'(\w|\s|$)") == []


@pytest.mark.parametrize("language", ADDRESS)
def test_a_language_says_you_in_one_way(language: str) -> None:
    assert said(language, ADDRESS[language]) == []


@pytest.mark.parametrize("language", QUOTES)
def test_a_language_quotes_in_one_way(language: str) -> None:
    found = said(language, rf"(?<!\{{ )[{QUOTES[language]}]")
    assert [one for one in found if one.partition(":")[0] not in TYPED and '{ "" }' not in one] == []


def test_spanish_questions_and_exclamations_have_two_marks() -> None:
    for id, text in messages("es").items():
        keys = text.replace("escribe ? ", "").replace("Escribe ? ", "").replace(", o ? ", "")
        assert keys.count("¿") == keys.count("?"), id
        assert keys.count("¡") == keys.count("!"), id


def test_french_has_a_thin_space_before_high_marks() -> None:
    """It does not break there, and the terminal prints it as an ordinary one."""
    paths = {"cli-error", "unreadable"}  # the form that every program has: name, colon, cause
    for id, text in messages("fr").items():
        if id in paths or id.startswith("verify-"):
            continue
        text = text.replace(", ou ? ", "")  # the key
        assert not re.search(r"[^\u202f][;!?»](?=[\s.,)}]|$)|«[^\u202f]", text), id
        assert not re.search(r"[^\u202f}]:(?=[\s.)}]|$)|[ \u00a0]:(?=[\s.)}]|$)", text), id


def test_french_puts_no_name_where_a_vowel_would_change_the_word_before() -> None:
    """The first bot is called Ada: "la carte de Ada" would be wrong."""
    assert said("fr", r"\b(de|que|le|la) \{ \$(player|rival|first|second) \}") == []


@pytest.mark.parametrize(
    ("language", "apart"),
    [
        ("es", r"\b(a|de) \{ car\.(el|the) \}"),
        ("pt-PT", r"\b(a|de|em|por) \{ car\.(o|the) \}"),
        ("pt-BR", r"\b(a|de|em|por) \{ car\.(o|the) \}"),
    ],
)
def test_a_preposition_joins_the_article_of_a_car(language: str, apart: str) -> None:
    """It is "pelo carro azul", not "por o carro azul"; "del rojo", not "de el rojo"."""
    assert said(language, apart) == []


@pytest.mark.parametrize("idiom", IDIOMS)
def test_english_does_without_idioms(idiom: str) -> None:
    assert said("en", rf"(?i){re.escape(idiom)}") == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_text_is_left_in_english(language: str) -> None:
    english = messages("en")
    known = {id: text for id, text in messages(language).items() if id not in NAMES}
    assert [id for id, text in known.items() if re.search(ENGLISH_ONLY, plain(text))] == []
    same = {id: plain(text) for id, text in known.items() if text == english[id]}
    words = {id: {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)} for id, text in same.items()}
    assert {id: w for id, w in words.items() if not {word.removesuffix("s") for word in w} <= SINGULAR} == {}


SINGULAR = {word.removesuffix("s") for word in SHARED}


def plain(text: str) -> str:
    """A message without what is filled in, without selectors, and without commands and quotations."""
    text = re.sub(r"\{ (\$?[\w.-]+|\"[^\"]*\") \}|\{ \$\w+ ->|\*?\[\w+\]", " ", text)
    return re.sub(r"[“«\"][^”»\"]*[”»\"]|downforce \S+|--\S+", " ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stays_with_its_number(language: str) -> None:
    assert said(language, r"[\d}] %") == [], "a plain space may break there: write U+00A0"
    if language not in SPACED_PERCENT:
        assert said(language, r"[\d}]\s+%") == []


def bare_numbers(language: str) -> Iterator[tuple[str, str, str]]:
    """Each number of a message that no selector looks at, with its name and the text after it."""
    entries = [*entries_of(language)]
    counts = {name for one in entries for name in numbers_of(one.value)} | NUMBERS
    for one in entries:
        yield from ((one.id.name, *found) for found in bare(one.value, frozenset(), counts))


def entries_of(language: str) -> Iterator[ftl.Message]:
    for path in catalogue_files(language):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        yield from (one for one in resource.body if isinstance(one, ftl.Message))


def numbers_of(pattern: ftl.Pattern | None) -> Iterator[str]:
    """The variables that are told apart as 1 and others, anywhere in this text."""
    for select in selects(pattern):
        keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in select.variants}
        if keys & {"one", "1"} and isinstance(select.selector, ftl.VariableReference):
            yield select.selector.id.name
        for variant in select.variants:
            yield from numbers_of(variant.value)


def selects(pattern: ftl.Pattern | None) -> Iterator[ftl.SelectExpression]:
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            yield element.expression


def bare(pattern: ftl.Pattern | None, chosen: frozenset[str], counts: set[str]) -> Iterator[tuple[str, str]]:
    elements = pattern.elements if pattern else []
    for element, after in zip(elements, [*elements[1:], None], strict=True):
        match element:
            case ftl.Placeable(expression=ftl.SelectExpression(selector=selector, variants=variants)):
                name = {selector.id.name} if isinstance(selector, ftl.VariableReference) else set()
                for variant in variants:
                    yield from bare(variant.value, chosen | name, counts)
            case ftl.Placeable(expression=ftl.VariableReference(id=id)):
                if id.name in counts - chosen and isinstance(after, ftl.TextElement):
                    yield id.name, after.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_its_plural_form(language: str) -> None:
    """A number before a plural is in a selector of its own: the page must not say "1 days"."""
    found = {
        f"{id}: {name}{after}"
        for id, name, after in bare_numbers(language)
        if COUNTED.match(after) and id not in ALWAYS_MANY and not id.startswith("cause-")
    }
    assert found == set()


def buttons() -> Iterator[str]:
    """The messages that stand first on a button of the page."""
    for path in sorted(PAGE_TARGET.parents[1].rglob("*.svelte")):
        yield from BUTTON.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_short_enough_for_a_phone(language: str) -> None:
    known = messages(language)
    assert len({*buttons()}) > 20
    plain = {id: known[id] for id in buttons() if "->" not in known[id]}
    texts = {id: re.sub(r"\{[^}]*\}", "••••", text) for id, text in plain.items()}
    assert {id: text for id, text in texts.items() if len(text) > LONGEST_BUTTON} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_of_the_command_line_is_a_clause(language: str) -> None:
    """It stands after ``downforce:``, so it has neither a capital nor a full stop."""
    for id, text in messages(language).items():
        if id.startswith(("cli-", "system-")) and id != "cli-error":
            assert not re.search(r"(?<!\.)\.$", text), id
            assert re.match(r"[^A-ZÀ-Ý]|SQLite|PostgreSQL|Downforce", text), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_car_has_a_letter_of_its_own_out_of_its_colour(language: str) -> None:
    words = load(language)
    letters = {words.car(car): words.text("car-letter", car=car.word) for car in CARS}
    assert len({*letters.values()}) == len(CARS)
    assert all(letter in colour.upper() for colour, letter in letters.items())


def test_brazilians_find_the_letters_they_expect() -> None:
    words = load("pt-BR")
    letters = [words.text("car-letter", car=colour) for colour in ("black", "blue", "green", "orange")]
    assert letters == ["P", "A", "V", "L"]
