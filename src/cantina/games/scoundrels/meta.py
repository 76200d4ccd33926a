"""The facts about 3000 Scoundrels that others ask for."""

from cantina.games.scoundrels.options import OPTIONS
from cantina.kernel.meta import Meta

META = Meta(
    name="scoundrels",
    title={"en": "3000 Scoundrels", "es": "3000 Granujas"},
    seats=(2, 4),
    rules_version=2,
    older_rules=(1,),
    over_rule="SC-EOD-13",
    max_decisions=3000,
    options=OPTIONS,
    accent="sky",
    text_board_lines=66,
    environment_version=1,
    bot_levels=("greedy@3:6", "greedy@3:40", "search@2:300/1s", "search@2:3000/3s"),
)
