# Help beside the board, whatever the title.

help = Help
help-key = Help, key /
help-close = Close help, Escape
help-search = Search rules and cards
help-now = For your question
help-costs = Costs
help-icons = Icons
help-scoring = Scoring
help-keys = Keys
help-all-rules = All rules
help-box = The box
help-found = Found
help-none = Nothing is called so.
help-key-help = help, search
help-key-undo = undo
help-key-hint = hint
help-key-why = why not
help-key-log = say something
help-key-close = close
help-back = Back
