"""The facts about Tiny Epic Western that others ask for."""

from cantina.games.tiny_epic_western.options import OPTIONS
from cantina.kernel.meta import Meta

META = Meta(
    name="tiny-epic-western",
    title={"en": "Tiny Epic Western", "es": "Pequeños grandes westerns"},
    seats=(1, 4),
    rules_version=2,
    older_rules=(1,),
    over_rule="TEW-END-1",
    max_decisions=3000,
    options=OPTIONS,
    accent="brass",
    text_board_lines=76,
    environment_version=1,
    bot_levels=("greedy@3:6", "greedy@3:40", "search@2:300/1s", "search@2:3000/3s"),
)
