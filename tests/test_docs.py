"""The examples in the documents run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent
_BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


def run_blocks(page: str) -> dict[str, Any]:
    """Runs the Python of a page, block after block."""
    names: dict[str, Any] = {"__name__": page}
    for block in _BLOCK.findall((FOLDER / page).read_text(encoding="utf-8")):
        exec(compile(block, page, "exec"), names)
    return names


def test_the_examples_of_the_balance_page_run() -> None:
    assert run_blocks("docs/balance.md")["report"].matches == 6


def test_the_code_of_the_kernel_page_is_that_of_the_example() -> None:
    folder = FOLDER / "examples" / "standoff" / "src" / "standoff"
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
    blocks = _BLOCK.findall((FOLDER / "docs" / "kernel.md").read_text(encoding="utf-8"))
    excerpts = [block for block in blocks if not block.startswith(">>>")]
    assert len(excerpts) > 6
    assert not [block for block in excerpts if not any(block in source for source in sources)]


def test_documents_of_both_languages_tell_of_the_same_commands() -> None:
    english = (FOLDER / "README.md").read_text(encoding="utf-8")
    spanish = (FOLDER / "README.es.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"^(?:cantina|scripts/)\S*(?: \S+)?", english, re.M))
    assert commands
    assert commands == set(re.findall(r"^(?:cantina|scripts/)\S*(?: \S+)?", spanish, re.M))
