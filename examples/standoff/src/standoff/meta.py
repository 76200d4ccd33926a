"""The facts about Standoff that others ask for."""

from cantina.kernel.meta import Meta

META = Meta(
    name="standoff",
    title={"en": "Standoff", "es": "Duelo al sol"},
    seats=(2, 4),
    rules_version=1,
    over_rule="ST-END-1",
    max_decisions=12,
    accent="signal",
    text_board_lines=12,
)
VARIANTS = ({"players": 2}, {"players": 3}, {"players": 4})
"""The option sets that together cover the game: the laws play them all."""
