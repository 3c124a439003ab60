"""The command line. One file per command; what is heavy is imported by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code. Whatever goes wrong is said in one line."""
    from cyclopts import CycloptsError

    from downforce.cli import errors
    from downforce.cli.app import make_app
    from downforce.i18n.words import MissingText
    from downforce.model.errors import DownforceError

    app = make_app()
    given = [*(sys.argv[1:] if arguments is None else arguments)]
    errors.begin()
    errors.listen_for_language(given)
    try:
        code = app(
            given,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except CycloptsError as error:
        return errors.refuse(errors.usage_error(app, error))
    except errors.CommandError as error:
        return errors.refuse(error.text)
    except DownforceError as error:
        return errors.refuse(errors.as_clause(errors.chosen_words(), error))
    except MissingText as error:
        return errors.refuse(errors.chosen_words().text("cli-missing-text", id=error.id), errors.BUG)
    except BrokenPipeError:
        errors.stop_writing()
        return errors.NO_READER
    except KeyboardInterrupt:
        return errors.INTERRUPTED
    except Exception as error:
        if os.environ.get("DOWNFORCE_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        return errors.refuse(errors.chosen_words().text("cli-bug", what=what), errors.BUG)
    return code if isinstance(code, int) else 0
