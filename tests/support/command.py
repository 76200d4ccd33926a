"""The command line, through real processes."""

from __future__ import annotations

import os
import subprocess
import sys

ENV = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONUNBUFFERED": "1"}


def run(*words: str, typed: str | None = "", code: int = 0, timeout: int = 120, **env: str) -> str:
    """Runs a command and returns what it prints; its errors too, which are never a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "cantina", *words],
        input=typed,
        capture_output=True,
        text=True,
        env={**ENV, **env},
        timeout=timeout,
        check=False,
    )
    said = done.stdout + done.stderr
    assert "Traceback" not in said, said
    assert done.returncode == code, said
    return said
