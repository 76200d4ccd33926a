"""P-values and the correction for many of them."""

from __future__ import annotations

import pytest

from cantina.lab.intervals import IntervalEstimate
from cantina.lab.significance import benjamini_hochberg, p_value


def test_an_interval_that_ends_at_the_expected_value_has_a_p_value_of_a_twentieth() -> None:
    assert p_value(IntervalEstimate(1.0, 0.0, 2.0)) == pytest.approx(0.05)
    assert p_value(IntervalEstimate(1.0, 0.0, 2.0), expected=1.0) == pytest.approx(1.0)
    assert p_value(IntervalEstimate(1.0, 1.0, 1.0)) == 1.0


def test_many_p_values_must_be_smaller_to_be_significant() -> None:
    assert benjamini_hochberg([0.001, 0.2, 0.03, 0.9]) == [True, False, False, False]
    assert benjamini_hochberg([0.03]) == [True]
    assert benjamini_hochberg([]) == []
