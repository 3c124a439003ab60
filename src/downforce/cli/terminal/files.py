from pathlib import Path
from downforce.cli.terminal.session import Session


def save_game(session: Session, path: Path) -> None:
    raise NotImplementedError
