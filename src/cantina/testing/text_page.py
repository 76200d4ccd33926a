"""The texts of a game as one HTML page: both languages side by side, with where each was read."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from cantina.kernel.meta import LANGUAGES
from cantina.testing.text_examples import Example, TextExamples, sources

SECTIONS: Final = ("decision", "choice", "refusal", "event", "ending", "breakdown")
"""The families of messages that are shown with examples, in this order."""
STYLE: Final = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 1.5rem; color: #2b2118; background: #fffaf0; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td, th { border-top: 1px solid #d9c3a0; padding: .25rem .5rem; text-align: left; vertical-align: top;
  overflow-wrap: anywhere; }
th.message { background: #f4ead7; font-family: monospace; }
td.context { color: #6b5a48; font-size: 12px; }
col.context { width: 22%; }
pre { font-size: 11px; line-height: 1.25; overflow-x: auto; margin: 0; }
pre.source { white-space: pre-wrap; font-size: 12px; }
"""


def texts_page(examples: TextExamples) -> str:
    """The page of a game's texts."""
    game = examples.game
    source = sources(game.package)
    parts = [f"<h1>{escape(game.meta.name)}</h1>"]
    parts.append(f"<p>{examples.matches} matches. Every message with real arguments; ✗: refused, and why.</p>")
    for section in SECTIONS:
        names = [name for name in source if name.startswith(f"{section}-") and name in examples.by_message]
        shared = sorted(
            name for name in examples.by_message if name.startswith(f"{section}-") and name not in source
        )
        by_message = {name: examples.by_message[name] for name in [*names, *shared]}
        parts += [f"<h2 id={section}>{section}</h2>", _examples_table(by_message)]
    parts += ["<h2 id=boards>boards</h2>", _boards_table(examples.boards)]
    unread = {name: texts for name, texts in source.items() if name not in examples.by_message}
    never = {name: texts for name, texts in unread.items() if name.startswith(tuple(f"{s}-" for s in SECTIONS))}
    others = {name: texts for name, texts in unread.items() if name not in never}
    parts += ["<h2 id=never>never read in these matches (source)</h2>", _source_table(never)]
    parts += ["<h2 id=others>all other messages (source)</h2>", _source_table(others)]
    return _page(game.meta.name, parts)


def shared_texts_page(package: str) -> str:
    """The page of the messages that all games share, as they are written."""
    return _page(package, [f"<h1>{escape(package)}</h1>", _source_table(sources(package))])


def _page(title: str, parts: list[str]) -> str:
    head = f"<!doctype html><html><head><meta charset=utf-8><title>{escape(title)}</title>"
    return f"{head}<style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"


def _table(rows: list[str]) -> str:
    heads = "".join(f"<th>{language}</th>" for language in LANGUAGES)
    columns = "<col>" * len(LANGUAGES) + "<col class=context>"
    return f"<table>{columns}<tr>{heads}<th></th></tr>\n" + "\n".join(rows) + "</table>"


def _message_row(name: str) -> str:
    return f"<tr><th class=message colspan={len(LANGUAGES) + 1}>{escape(name)}</th></tr>"


def _examples_table(by_message: Mapping[str, list[Example]]) -> str:
    rows = []
    for name, examples in by_message.items():
        rows.append(_message_row(name))
        for example in examples:
            cells = "".join(f"<td>{escape(text)}</td>" for text in example.texts)
            rows.append(f"<tr>{cells}<td class=context>{escape(example.context)}</td></tr>")
    return _table(rows)


def _boards_table(boards: list[Example]) -> str:
    rows = []
    for board in boards:
        rows.append(_message_row(board.context))
        rows.append(
            "".join(["<tr>", *(f"<td><pre>{escape(text)}</pre></td>" for text in board.texts), "</tr>"])
        )
    return _table(rows)


def _source_table(messages: Mapping[str, tuple[str, ...]]) -> str:
    rows = []
    for name, texts in messages.items():
        rows.append(_message_row(name))
        cells = "".join(f"<td><pre class=source>{escape(text)}</pre></td>" for text in texts)
        rows.append(f"<tr>{cells}<td></td></tr>")
    return _table(rows)
