"""Runs the command line in processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys

ENV = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONUNBUFFERED": "1"}


def run(*arguments: str, typed: str | None = "", code: int = 0, timeout: int = 120, **env: str) -> str:
    """Runs `cantina` with arguments and input; returns its output and errors, never a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "cantina", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**ENV, **env},
        timeout=timeout,
        check=False,
    )
    output = done.stdout + done.stderr
    assert "Traceback" not in output, output
    assert done.returncode == code, output
    return output
