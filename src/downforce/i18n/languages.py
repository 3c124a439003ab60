"""Which languages there are: every folder here that holds a catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from downforce.model.errors import UnknownName

FOLDER = Path(__file__).parent
FALLBACK = "en"
"""The language that is complete by definition; what another one lacks is said in it."""

LANGUAGES: tuple[str, ...] = tuple(
    sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}, key=lambda name: (name != FALLBACK, name))
)


def catalogue_files(language: str) -> tuple[Path, ...]:
    """The files of a language; raises ``UnknownName``."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return tuple(sorted((FOLDER / language).glob("*.ftl")))


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a person has asked the system for, if we speak it.

    >>> preferred_language({"LC_ALL": "en_GB.UTF-8", "LANG": "C"})
    'en'
    >>> preferred_language({"LANG": "pt_MZ.UTF-8"})
    'pt-PT'
    """
    wish = next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), "")
    tag = wish.partition(".")[0].partition("@")[0].replace("_", "-")
    base, _, region = tag.partition("-")
    if base == "pt" and region not in ("", "BR"):
        return "pt-PT"  # Angola, Mozambique and the other countries write as in Portugal
    near = (language for language in LANGUAGES if language.partition("-")[0] == base)
    return tag if tag in LANGUAGES else next(near, FALLBACK)
