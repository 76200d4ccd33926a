"""Balance: many matches between equal bots, measured so that a designer sees what decides them.

- `study` says what is to be played, in chunks of a few matches;
- `measuring` and `reseeding` play a chunk and count what happens, `counts` holds what they count, and `running`
  plays all chunks of a study in worker processes and resumes from a results file;
- `wins`, `cards`, `match_measures`, `choices`, `comparisons` and `sensitivity` compute the statistics of the
  counts;
- `report` puts them together, `report_text` and `html_report` show them.

The counts of chunks add up in any order, so a run can be spread over machines, stopped and resumed, and ends
with the same report.
"""

from cantina.lab.balance.report import BalanceReport, make_report
from cantina.lab.balance.running import run_study
from cantina.lab.balance.study import BalanceStudy, make_study

__all__ = ["BalanceReport", "BalanceStudy", "make_report", "make_study", "run_study"]
