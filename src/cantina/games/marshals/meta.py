"""The facts about Marshals that others ask for."""

from cantina.games.marshals.options import OPTIONS
from cantina.kernel.meta import Meta

META = Meta(
    name="marshals",
    title={"en": "Marshals", "es": "Marshals"},
    seats=(2, 4),
    rules_version=1,
    over_rule="MA-END-5",
    max_decisions=1000,
    options=OPTIONS,
    accent="sage",
    text_board_lines=31,
    environment_version=1,
    bot_levels=("greedy@3:6", "greedy@3:40", "search@2:300/1s", "search@2:3000/3s"),
)
