"""Measures a page at the table in a browser: what is clipped, covered, too small, or has moved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SIZES = {
    "laptop": (1360, 850),
    "desktop": (1920, 1080),
    "large": (2560, 1440),
    "tablet": (768, 1024),
    "phone": (390, 844),
    "phone-landscape": (844, 390),
    "zoomed": (680, 425),  # a laptop's window at 200 %
}

WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const what = entry.sources.map((source) => String(source.node?.className));
    if (!entry.hadRecentInput) window.shifts.push([entry.value, entry.startTime, ...what]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Run before the page: collects layout shifts, except those right after input, as browsers define it."""

FAULTS = (Path(__file__).parent / "layout_faults.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Everything that is clipped, covered or too small at the table as it is shown now."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def layout_shift(page: Page) -> tuple[float, list[Any]]:
    """How much the page has moved in all, and the largest shifts; WATCH_SHIFTS has to run before the page."""
    shifts: list[Any] = page.evaluate("window.shifts")
    return sum(shift[0] for shift in shifts), sorted(shifts, key=lambda shift: -float(shift[0]))[:5]
