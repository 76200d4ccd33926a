"""Reads an HTML page as strictly as a test wants."""

from __future__ import annotations

import re
from html.parser import HTMLParser

EMPTY = {"meta", "link", "br", "img", "hr", "input"}


class HtmlPage(HTMLParser):
    """What a page consists of; an element closed out of turn is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.source = ""
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.text = ""

    @classmethod
    def parse(cls, source: str) -> HtmlPage:
        page = cls()
        page.source = source
        page.feed(source)
        page.close()
        return page

    @property
    def tags(self) -> list[str]:
        return [tag for tag, _ in self.elements]

    @property
    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]

    @property
    def references(self) -> list[str]:
        """What the page refers to in itself."""
        links = [attributes.get("href", "") for _, attributes in self.elements]
        return [link[1:] for link in links if link.startswith("#")] + re.findall(
            r"url\(#([^)]+)\)", self.source
        )

    @property
    def addresses(self) -> list[str]:
        """What the page would fetch from elsewhere."""
        named = [
            attributes.get(name, "#") for _, attributes in self.elements for name in ("href", "src", "data")
        ]
        return [name for name in named if not name.startswith("#")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1] == tag, f"</{tag}> closes <{self.open[-1]}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.text += data
