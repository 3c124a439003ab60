"""The hooks of hatchling: the page goes into the package, built with a Node from PyPI where needed, and the
README into its metadata, without what works in the repository only."""

from __future__ import annotations

import importlib.util
import re
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE_TABLE = re.compile(r"(?m)^\| \| \|\n\|-.*\n(?:\| !\[.*\n)+\n?")
PICTURE = re.compile(r"(?m)^!\[[^\]]*\]\([^)]*\)\n\n?")
RELATIVE_LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|mailto:)[^)]*\)")


class ReadmeHook(MetadataHookInterface):
    """Gives the package the README as it can be read anywhere: no pictures, and links only to web sites."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the README to the metadata."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": packaged_readme(text)}


def packaged_readme(text: str) -> str:
    """The README without pictures; a link to a file of the repository becomes its text."""
    for pattern, kept in ((PICTURE_TABLE, ""), (PICTURE, ""), (RELATIVE_LINK, r"\1")):
        text = pattern.sub(kept, text)
    return text


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the files are collected, if its sources changed since it was built."""

    def dependencies(self) -> list[str]:
        """What to install for the build: Node, or nothing if the page is there."""
        tool = self._webbuild()
        return [] if tool.is_skipped() or tool.is_fresh(self._root) else [tool.NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page. There is no wheel without it, but in a checkout one can work on the rest."""
        tool = self._webbuild()
        try:
            tool.ensure(self._root, say=self.app.display_info)
        except tool.WebBuildError as error:
            if version != "editable":
                raise SystemExit(f"downforce: {error}") from error
            self.app.display_warning(f"downforce: {error}")

    def clean(self, versions: list[str]) -> None:
        """Removes the page."""
        shutil.rmtree(self._webbuild().page_of(self._root), ignore_errors=True)

    @property
    def _root(self) -> Path:
        return Path(self.root)

    def _webbuild(self) -> ModuleType:
        """The module that builds the page, from the file: the package is not installed yet."""
        file = self._root / "src" / "downforce" / "webbuild.py"
        spec = importlib.util.spec_from_file_location("downforce_webbuild", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
