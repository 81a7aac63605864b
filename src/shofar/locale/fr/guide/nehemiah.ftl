# The guided first game. A step has its heading, `.do` (one thing), `.why` (at most 45 words) and `.tag` (at most three words);
# comments are `guide-<step>-<word>`. **Bold** is what to look at. Words: un ouvrier est debout ou couché, carte au-dessus, rangée 4, balayer, pièce.

guide-about = De quoi il s’agit
    .do = Regarde les trois plateaux en haut, puis appuie sur Suivant.
    .why = Mur, temple, garde. Trois fois dans la partie, chaque plateau paie qui y a le plus de cubes, puis le deuxième, puis le troisième. Le bois et l’or deviennent des cubes ; les ouvriers vont chercher le bois et l’or.
    .tag = 4, 2, 1 points
guide-about-begun = Tu as déjà commencé, très bien. Jette un œil aux plateaux : c’est là que tout se jouera.

guide-place = Un ouvrier prend place
    .do = Place un ouvrier dans la **colonne 1**.
    .why = Tu choisis une colonne ; il se tient sur sa plus haute carte libre. Il ne rapporte encore rien : aujourd’hui il prend place, à un tour suivant il travaille.
    .tag = Place-le ici
guide-place-ok = Il se tient sur **2 bois**. Pas encore de bois : il viendra quand l’ouvrier ira travailler.
guide-place-elsewhere = Va pour **{ $card }**. Même règle : la plus haute carte libre, et rien pour l’instant.
guide-place-rivals = **Hanna** s’est mise sous toi en colonne 1, **Zuzia** en colonne 2.

guide-fill = Les colonnes se remplissent vers le bas
    .do = Place un deuxième ouvrier dans la **colonne 1**.
    .why = Hanna a pris la rangée 2, le tien va donc en rangée 3. Plus bas, c’est mieux, tu vas voir : de là, il peut atteindre ce qui est au-dessus.
    .tag = Rangée 3 libre
    .do-else = Place un deuxième ouvrier : **sous un autre**, si tu peux.
    .why-else = Le prochain ouvrier d’une colonne se tient sous le dernier. Plus bas, c’est mieux, tu vas voir : de là, il peut atteindre ce qui est au-dessus.
    .tag-else = Place-le ici
guide-fill-ok = **Bâtir le mur**, rangée 3, sous deux autres. Retiens cette place.
guide-fill-elsewhere = Deux ouvriers dehors : bien. La colonne 1 reste la plus intéressante, deux de ses cartes serviront bientôt.
guide-fill-worked = { $deed } Plus tôt que prévu. Maintenant, place un ouvrier dessous.
guide-fill-rivals = **Hanna** a envoyé le sien au travail pour 2 or : il est couché. **Zuzia** en a placé un sous le sien.

guide-work = Envoie-le au travail
    .do = Envoie au travail ton ouvrier de la carte **2 bois**.
    .why = Il donne ce que montre sa carte et se couche. Un tour, c’est toujours l’un des deux : placer un ouvrier, ou en envoyer un au travail.
    .tag = 2 bois
    .do-else = Envoie au travail un de **tes ouvriers**.
    .tag-else = Envoie-le
guide-work-ok = 2 bois. Il est couché et reste sur sa carte : fatigué, mais pas parti.
guide-work-another = { $deed } Il est couché et reste sur sa carte : fatigué, mais pas parti.
guide-work-placed = C’est aussi un tour. Ouvriers qui te restent : { $home }. Seul le travail rapporte : envoie bientôt quelqu’un.
guide-work-declined = Il est couché et tu n’as rien pris. C’est permis, parfois malin ; ici, cela n’a servi à personne.
guide-work-rivals = **Hanna** a placé un ouvrier en colonne 3. **Zuzia** a envoyé le sien au travail pour 2 or.

guide-cube = Le bois devient influence
    .do = Envoie au travail ton ouvrier de la carte **Bâtir le mur** et paie 1 bois.
    .why = Un cube sur le mur. Il y reste et compte à chaque décompte, trois en tout.
    .tag = 1 bois, 1 cube
    .do-else = Apporte un **cube** à un plateau : envoie un ouvrier au travail sur une carte qui montre mur, temple ou garde.
    .why-else = Un cube reste sur son plateau et compte à chaque décompte, trois en tout. Si aucun de tes ouvriers n’est sur une telle carte, place d’abord quelqu’un dessus.
    .tag-else = { "" }
guide-cube-ok = **Ton premier cube.** Personne d’autre n’est sur le mur : { $now ->
    [one] { $now } point
   *[other] { $now } points
} s’il était décompté maintenant.
guide-cube-another = **Ton premier cube.** Tes cubes vaudraient { $now ->
    [one] { $now } point
   *[other] { $now } points
} si les plateaux payaient maintenant.
guide-cube-placed = Une bonne place, aussi. Bâtir le mur t’attend : personne ne peut prendre une carte où tu te tiens.
guide-cube-worked = { $deed } Les cubes viennent des cartes qui montrent un plateau. Bâtir le mur en est une, en colonne 1.

guide-above = Utilise ce qui est au-dessus
    .do = Utilise encore une fois **2 bois** en rangée 1, pour une pièce.
    .why = Après sa propre carte, un ouvrier peut continuer : chaque carte **au-dessus** de lui dont l’ouvrier est **couché** sert encore, 1 or chacune. Si c’est le tien, la pièce va à la banque ; sinon, à son propriétaire.
    .tag = Pour 1 pièce
    .do-else = Envoie au travail un ouvrier placé **sous un ouvrier couché** ; puis utilise cette carte au-dessus, pour une pièce.
    .tag-else = 1 pièce
guide-above-ok = **Encore 2 bois**, pour une pièce à la banque. Un ouvrier, deux cartes.
guide-above-rival = Les **2 or** de Hanna : tu lui as payé 1 et tu as pris 2. C’est la même règle ; 2 bois reste ouvert.
guide-above-another = Une carte au-dessus, utilisée encore pour une pièce. **Un ouvrier, deux cartes.**
guide-above-stopped = **Tu arrêtes là.** Tout à fait permis, tu gardes { $gold } or. L’occasion n’est pas perdue : la rangée 4 de cette colonne offrira les mêmes cartes.
    .do = Place un ouvrier dans la **colonne 1** : la carte libre est en rangée 4.
    .why = De la rangée 4, les trois cartes au-dessus sont à portée.
guide-above-placed = Bien. Quand il travaillera, il pourra utiliser les cartes au-dessus de lui dont l’ouvrier est couché.
guide-above-lost = **La colonne 1 est pleine ou nouvelle**, et aucun des tiens n’est sous un ouvrier couché.
    .do = Continue : je reviens quand un de tes ouvriers sera sous un ouvrier couché. Ou prépare la table pour cette étape.
guide-above-again = **Nous y voilà.** Un de tes ouvriers est prêt, et au-dessus de lui il y en a de couchés.
    .do = Envoie-le au travail, puis utilise une carte **au-dessus** de lui pour une pièce.

guide-rival = Paie un rival
    .do = Utilise aussi **2 or** en rangée 2. La pièce va à Hanna.
    .why = Tu paies 1 et tu prends 2 ; elle gagne 1 sans jouer. Qui se tient haut dans une longue colonne est payé par tous ceux d’en dessous.
    .tag = 1 pièce à Hanna
    .do-else = Utilise une autre carte au-dessus, ou arrête.
    .why-else = La pièce va au propriétaire de l’ouvrier couché : à la banque si c’est le tien. Qui se tient haut dans une longue colonne est payé par tous ceux d’en dessous.
    .tag-else = 1 pièce
guide-rival-ok = **1 pour Hanna, 2 pour toi.** Trois cartes avec un ouvrier : cube, bois, or.
guide-rival-another = Encore une carte pour une pièce. Si l’ouvrier couché est à un rival, la pièce est pour lui.
guide-rival-stopped = Tu gardes la pièce. Une bonne raison : ce que tu gagnes compte, ce qu’un rival gagne aussi.
guide-rival-over = Ton tour est fini. Quand l’ouvrier d’un rival est couché au-dessus du tien, la pièce va à ce rival : qui se tient haut dans une longue colonne est payé par tous ceux d’en dessous.
guide-rival-rivals = **Zuzia** a fait de même en colonne 2 : le temple d’abord, puis ses propres 2 or pour une pièce.

guide-low = La carte la plus basse
    .do = Place un ouvrier en **colonne 1**, rangée 4.
    .why = Le bord rouge marque la rangée 4. De là, trois cartes sont au-dessus, toutes avec des ouvriers couchés. Et la rangée 4 fait encore autre chose : tu verras au prochain tour.
    .tag = Rangée 4
    .do-else = Place un ouvrier sur une **rangée 4**.
    .why-else = Le bord rouge marque la rangée 4. De là, trois cartes sont au-dessus. Et la rangée 4 fait encore autre chose : tu verras quand il travaillera.
    .tag-else = Place-le ici
guide-low-ok = Personne ne peut se mettre sous lui. C’est à toi de fermer la colonne 1.
guide-low-another = Une rangée 4 est à toi : personne ne peut se mettre sous lui.
guide-low-elsewhere = Noté. Qui prendra la rangée 4 de la colonne 1 pourra utiliser tes cartes et te paiera pour cela : agréable, mais ce n’est plus toi qui choisis quand.
guide-low-worked = { $deed } La rangée 4 est encore libre.
guide-low-lost = **Quelqu’un d’autre a pris la rangée 4** de la colonne 1. Chacune de tes cartes utilisées te sera payée.
    .do = Continue : je reviens quand une rangée 4 sera libre ou à toi. Ou prépare la table pour cette étape.
guide-low-again = **Une rangée 4 est** de nouveau **à portée**.
    .do = Place un ouvrier sur une carte en **rangée 4**.

guide-sweep = Balaie la colonne
    .do = Envoie-le au travail : **1 bois**, puis les trois cartes au-dessus, puis regarde.
    .why = Quand un ouvrier en rangée 4 travaille, la colonne est balayée après le tour : tous ses ouvriers rentrent chez leurs joueurs, quatre nouvelles cartes arrivent. Il n’y a guère d’autre chemin pour rentrer.
    .tag = Balaie la colonne
    .do-else = Envoie au travail ton ouvrier de la **rangée 4**, utilise ce qui est au-dessus, puis regarde.
    .tag-else = Balaie
guide-sweep-ok = **Balayée.** { $wood } bois, { $gold } or, { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} sur les plateaux, ouvriers chez toi : { $home }. Ceux des autres sont rentrés aussi. C’est toi qui as choisi le moment.
guide-sweep-bare = **Balayée** quand même. La prochaine fois, regarde d’abord au-dessus : chaque carte y aurait coûté une pièce.
guide-sweep-placed = Attendre n’enrichit pas la colonne. Un rival peut encore la changer.
guide-sweep-stopped = Tu arrêtes là. Tout à fait permis.
guide-sweep-lost = **La colonne a été balayée** avant toi. C’est la course.
    .do = Continue : je reviens quand une rangée 4 sera à toi. Ou prépare la table pour cette étape.
guide-sweep-again = **Une rangée 4 est à toi.**
    .do = Envoie au travail l’ouvrier de la **rangée 4**, et regarde partir la colonne.
guide-sweep-rivals = **Hanna** a entraîné un garde. **Zuzia** a acheté du bois avec son ouvrier en colonne 4.

guide-clock = Combien dure une manche
    .do = Regarde la pioche : **{ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }**. Puis place un ouvrier dans la **colonne 2**.
    .why = Chaque balayage prend quatre cartes. Quand une colonne doit être remplie et que la pioche est vide, la manche finit et les trois plateaux paient. Balayer, c’est l’horloge, et tous la tiennent.
    .tag = Colonnes : { $columns }
    .do-else = Regarde la pioche : **{ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }**. Puis place un ouvrier.
    .tag-else = Place-le ici
guide-clock-ok = Sur **Bâtir une porte**, avec deux ouvriers couchés de Zuzia au-dessus.
guide-clock-elsewhere = Sur **{ $card }**. La porte en colonne 2 est la prochaine chose à regarder.
guide-clock-rivals = **Hanna** et **Zuzia** ont placé des ouvriers.

guide-gate = Les portes
    .do = Envoie au travail ton ouvrier de la carte **Bâtir une porte** : 2 bois. Puis utilise ce qui est au-dessus, ou arrête.
    .why = Une porte vaut à la fin ce qu’elle indique, quoi qu’il arrive sur les plateaux. Les suivantes valent plus : 2, 2, 3, 3, 3, 4, 4, 4. Il n’y en aura pas toujours.
    .tag = Vaut { $gate }
    .do-else = Envoie un ouvrier au travail sur **Bâtir une porte** et paie 2 bois.
    .tag-else = { "" }
guide-gate-ok = **Une porte à { $worth }.** Elle est sûre : personne ne peut la prendre, et elle compte à la fin.
guide-gate-kept = 2 bois gardés. De quoi mettre deux cubes sur le mur, si une carte Bâtir le mur se présente.
guide-gate-placed = C’est aussi un tour. La porte attend : qui se tient sur cette carte peut la bâtir.

guide-last = Le dernier tour d’une manche
    .do = Envoie au travail ton ouvrier en **3.4** : bâtis le mur, puis entraîne un garde au-dessus pour une pièce.
    .why = La pioche est vide : ce balayage finit la manche. Sur le mur, Hanna et toi êtes à égalité et partagez 4 et 2, donc 3 chacun. Un cube de plus, et c’est 4 contre 2.
    .tag = Finit la manche
    .set = Y aller
guide-last-ok = **Décompté.** Points des plateaux : toi { $points_0 }, Hanna { $points_1 }, Zuzia { $points_2 }.
guide-last-placed = Alors quelqu’un d’autre pourrait finir la manche, à égalité comme vous êtes. La question te sera reposée.
guide-last-lost = La manche I dure encore { $columns } { $columns ->
    [one] balayage
   *[other] balayages
}.
    .do = Joue-les, ou va au dernier tour de la manche.
guide-last-again = **La pioche est vide.** Le prochain balayage finit la manche.
    .do = Mets des cubes là où un de plus change ta place, puis balaie une colonne.
    .why = À égalité, on partage les places. Un cube de plus qu’un rival sur un plateau, et la meilleure place n’est que pour toi.

guide-paid = Ce que les plateaux ont payé
    .do = Regarde les trois plateaux, puis appuie sur Suivant.
    .why = Le plus de cubes 4, le deuxième 2, le troisième 1. À égalité, on partage. Sans cube, pas de points ; tous à égalité, personne ne marque. Et ensuite, **le premier reprend un cube** : aucune avance ne dure.
    .tag = Un cube repris

guide-end = Comment cela finit
    .do = Les manches II et III sont à toi. Appuie sur Suivant.
    .why = Quand la pioche III ne peut plus remplir une colonne, on finit le tour de table et chacun joue encore une fois. Les plateaux paient, les portes comptent, 3 bois ou 2 or restants font un point. Qui a le plus de points l’emporte.
    .tag = Encore deux

guide-ask-round = Qu’est-ce qui finit une manche ?
    .sweep = Une pioche vide et un balayage de plus
    .workers = Tous les ouvriers sont placés
    .points = Quelqu’un a dix points
guide-ask-round-ok = **Exact.** Chaque balayage prend quatre cartes ; celui qui n’en trouve plus finit la manche.
guide-ask-above = Un ouvrier est couché sur une carte au-dessus de la tienne. Qu’est-ce que cela change pour toi ?
    .blocked = Cette carte est bloquée
    .again = Tu peux encore utiliser cette carte, pour une pièce
    .home = Il rentre d’abord chez lui
guide-ask-above-ok = **Exact.** Une pièce chacune : à la banque s’il est à toi, au rival s’il est à lui.
guide-ask-points = D’où viennent le plus de points ?
    .cards = Des cartes que tu gardes
    .coins = Des pièces seules
    .boards = Des trois plateaux, trois fois ; puis des portes et de ce qui reste
guide-ask-points-ok = **Exact.** Les plateaux trois fois, les portes à la fin, et un peu pour le bois et l’or restants.
