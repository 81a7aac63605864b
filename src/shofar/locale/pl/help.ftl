# Pomoc obok planszy, w każdej grze.

help = Pomoc
help-close = Zamknij pomoc, Escape
help-search = Szukaj w zasadach i kartach
help-now = Do twojego pytania
help-costs = Koszty
help-icons = Ikony
help-scoring = Punktacja
help-keys = Klawisze
help-all-rules = Wszystkie zasady
help-box = Pudełko
help-none = Nic się tak nie nazywa.
key-help = pomoc, szukanie
