# Help beside the board, whatever the title.

help = Aide
help-close = Fermer l’aide, Échap
help-search = Chercher règles et cartes
help-now = Pour ta question
help-costs = Coûts
help-icons = Icônes
help-scoring = Décompte
help-keys = Touches
help-all-rules = Toutes les règles
help-box = La boîte
help-none = Rien ne porte ce nom.
key-help = aide, recherche
