"""A report page: well-formed, self-contained and accessible."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from html_page import HtmlPage

from cantina.kernel.errors import BadOption
from cantina.lab.intervals import Interval
from cantina.lab.report_page import TOKENS, ReportPage, check_report_file

NASTY = '<script>alert("1 & 2")</script> $x$ $\\alpha'


@pytest.fixture(scope="module")
def read() -> HtmlPage:
    page = ReportPage(NASTY, "es")
    page.heading(NASTY)
    page.text(NASTY)
    page.code(NASTY)
    page.table(NASTY, ["bot", NASTY], [[NASTY, "1"], ["b", NASTY]])
    rows = [(NASTY, 0.2, Interval(0.1, 0.4)), ("b", 0.4, Interval(0.3, 0.5))]
    page.error_bars(NASTY, NASTY, NASTY, rows, (0.25, NASTY), percent=True)
    page.error_bars("other", "label", "axis", rows)
    return HtmlPage.parse(page.html())


def test_it_is_well_formed_and_loads_nothing(read: HtmlPage) -> None:
    assert read.open == []
    assert read.addresses == []
    assert "://" not in read.source
    assert "@import" not in read.source


def test_all_text_is_escaped(read: HtmlPage) -> None:
    assert "script" not in read.tags
    assert read.text.count(NASTY) >= 10


def test_figures_have_a_label_a_caption_and_real_text(read: HtmlPage) -> None:
    drawings = [attributes for tag, attributes in read.elements if tag == "svg"]
    assert [drawing["role"] for drawing in drawings] == ["img", "img"]
    assert [drawing["aria-label"] for drawing in drawings] == [NASTY, "label"]
    assert read.tags.count("figcaption") == 2
    assert read.tags.count("text") > 10


def test_ids_are_unique_and_every_reference_has_its_target(read: HtmlPage) -> None:
    assert len(read.ids) == len(set(read.ids))
    assert set(read.references) <= set(read.ids)


def test_figures_take_the_colours_of_the_page(read: HtmlPage) -> None:
    drawn = read.source[read.source.index("<svg") :]
    assert "var(--ink)" in drawn
    assert not [light for light, _ in TOKENS.values() if light in drawn]
    assert "prefers-color-scheme:dark" in read.source


def test_the_same_report_is_the_same_page() -> None:
    def page() -> str:
        made = ReportPage("title", "en")
        made.error_bars("a", "b", "c", [("d", 1.0, Interval(0.0, 2.0))])
        return made.html()

    assert page() == page()


def test_without_matplotlib_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadOption, match=r"cantina\[lab\]"):
        check_report_file("--html", Path("report.html"))
