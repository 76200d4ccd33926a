"""The effects of abilities, one module per verb; `rules.vocabulary` lists them."""
