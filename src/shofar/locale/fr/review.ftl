### L’analyse d’une partie : les mots de la page et du terminal.

review-turning = Tournants
review-turned = { $who } : { $points } par rapport au meilleur des autres
review-turned-lead = en tête à partir d’ici
review-turned-luck = chance { $luck }
review-said-clean = Presque aucun tour n’aurait pu être meilleur.
review-said-one = Un tour a coûté plus que tous les autres : le coup { $n } a fait perdre { $points } pts sur { $lost }.
review-said-decided = Le coup { $n } a fait perdre à lui seul { $points } pts ; il en manquait { $behind } pour gagner.
review-said-many = Perdu petit à petit : { $count ->
    [one] { $count } tour sur { $all } aurait pu être meilleur
   *[other] { $count } tours sur { $all } auraient pu être meilleurs
}, pour { $lost } pts en tout.
review-said-lucky = Points apportés par la chance : { $luck }.
review-said-unlucky = Points perdus par malchance : { $luck }.
