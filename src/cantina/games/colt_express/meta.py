"""The facts about Colt Express that others ask for."""

from cantina.games.colt_express.options import OPTIONS
from cantina.kernel.meta import Meta

META = Meta(
    name="colt-express",
    title={"en": "Colt Express", "es": "Colt Express"},
    seats=(2, 6),
    rules_version=2,
    older_rules=(1,),
    over_rule="CE-END-1",
    max_decisions=700,
    options=OPTIONS,
    accent="signal",
    text_board_lines=34,
    environment_version=1,
    bot_levels=("greedy@3:6", "greedy@3:40", "search@2:300/1s", "search@2:3000/3s"),
)
