"""``downforce site``: the game as a website of files."""

from __future__ import annotations

from pathlib import Path

from downforce import webbuild
from downforce.cli.errors import CommandError, cannot_write, chosen_words


def site(folder: Path, /) -> int:
    """Write the game as a website of files, which runs on any web space without a server of its own."""
    from downforce.site.build import SiteError, build
    from downforce.site.fetch import FetchError, cache_folder, fetched

    words = chosen_words()
    try:
        webbuild.ensure()
        size = build(folder, webbuild.PAGE, *fetched(cache_folder()))
    except webbuild.WebBuildError as error:
        raise CommandError(str(error)) from None
    except FetchError as error:
        package = f"{error.parcel.name} {error.parcel.version}"
        raise CommandError(words.text("site-missing", package=package, why=error.why)) from None
    except SiteError as error:
        if error.why == "site-no-page":
            raise CommandError(words.text("site-no-page")) from None
        raise CommandError(words.text("site-not-empty", folder=str(folder))) from None
    except OSError as error:
        raise cannot_write(words, folder, error) from None
    print(words.text("site-written", folder=str(folder), megabytes=f"{size / 1e6:.1f}"))
    return 0
