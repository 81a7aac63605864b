# Help beside the board, whatever the title.

help = Help
help-close = Close help, Escape
help-search = Search rules and cards
help-now = For your question
help-costs = Costs
help-icons = Icons
help-scoring = Scoring
help-keys = Keys
help-all-rules = All rules
help-box = The box
help-none = Nothing is called so.
key-help = help, search
