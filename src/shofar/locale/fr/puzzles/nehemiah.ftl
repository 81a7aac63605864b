# Puzzles: `guide-<key>` with .do (the task), .why (a hint), .tag; -ok is the answer explained, -lost another way.

guide-coin = La pièce d’abord
    .do = Tu n’as pas d’or. Finis ce tour avec **4 or**.
    .why = Une carte au-dessus coûte une pièce avant de donner quoi que ce soit. D’où pourrait venir la première pièce ?
    .tag = Commence ici
guide-coin-ok = **4 or.** Ta propre carte est gratuite et passe en premier : ses 2 or paient la pièce des 3 or au-dessus.
guide-coin-lost = **{ $gold } or.** On peut arriver à 4.
    .do = Réessaie : qu’est-ce qui apporte la première pièce ?
guide-order = Deux cartes au-dessus, une pièce
    .do = Finis ce tour avec un **cube**, 1 **bois** et 1 **or**.
    .why = Les deux cartes au-dessus peuvent servir, une pièce chacune. Tu n’as qu’une pièce pour l’instant.
    .tag = Commence ici
guide-order-ok = **Réussi.** D’abord les 2 or de Bleu : la pièce revient deux fois, et l’une des deux paie le bois.
guide-order-lost = **{ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}, { $wood } bois, { $gold } or.** Les deux cartes peuvent servir, dans un certain ordre.
    .do = Réessaie : laquelle des deux rend des pièces ?
guide-round = La pioche est vide
    .do = Prends **4 points** sur les plateaux pendant ce tour.
    .why = Quand une colonne ne peut plus être remplie, les plateaux paient aussitôt. Quel ouvrier peut provoquer cela ?
    .tag = Commence ici
guide-round-ok = **La manche est finie, et tu es en tête sur le mur.** Qui balaie décide du moment où les plateaux paient.
guide-round-lost = **Les plateaux ne t’ont pas payé 4.** Quelqu’un d’autre pourrait balayer avant toi.
    .do = Réessaie : qui se tient en rangée 4 ?
