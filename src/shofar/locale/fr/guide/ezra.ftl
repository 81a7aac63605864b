# The guided first game. A step has its heading, `.do` (one thing), `.why` (at most 45 words) and `.tag` (at most three words);
# comments are `guide-<step>-<word>`; `-else` is for a table that has left the line. **Bold** is what to look at.
# Words: carte, pile, bannière, action principale, ouvrier, lévite, scribe, mur, porte, ranger, Sabbat.

guide-about = De quoi il s’agit
    .do = Regarde la ville, puis appuie sur Suivant.
    .why = Jérusalem est reconstruite en trois semaines : le **Temple**, les **murs** autour, la **Torah**. Chaque jour, tu joues une carte et accomplis un travail. Chaque semaine finit par le Sabbat : tes ouvriers mangent, des cartes rapportent. Qui a le plus de points l’emporte.
    .tag = Trois travaux
guide-about-begun = Tu as déjà commencé, très bien. Jette un œil au Temple, aux murs et à la Torah : chaque jour, tu choisiras entre eux.

guide-gate = Ta première porte
    .do = Place ton gardien à la **Porte des Brebis**.
    .why = Les portes d’angle sont là dès le début ; chacune a son gardien. Qui fait du commerce à une porte paie 1 pièce à son gardien, et un mur construit à côté rapporte une récompense.
    .tag = Brebis
guide-gate-ok = **La Porte des Brebis est à toi.** Y faire du commerce ne te coûte pas de péage, et un mur à côté rapportera du pain.
guide-gate-another = **Cette porte est à toi.** Y faire du commerce ne te coûte pas de péage, et un mur à côté donnera sa récompense.

guide-card = Une carte par jour
    .do = Joue le **Prêtre** sur la pile 1.
    .why = Trois piles, six jours : deux cartes sur chacune. Seule la carte du **dessus** montre ses bannières, et les trois comptent ensemble. La carte d’aujourd’hui ne recouvre donc rien encore, et compte de nouveau demain.
    .do-else = Joue une **carte** sur une pile vide.
    .tag = Pile 1
    .tag-else = Joue-la
guide-card-ok = **5 bannières rouges.** C’est la force du jour pour le Temple.
guide-card-another = Tes bannières du jour : { $red } rouges, { $grey } grises et { $blue } bleues.
guide-card-helper = Un aide avant la carte : c’est possible aussi. Maintenant, joue une carte.

guide-begin = Un travail par jour
    .do = Commence l’action principale **Temple**.
    .why = Les bannières rouges sont pour le Temple et l’Autel, les grises pour les décombres, murs et portes, les bleues pour la Torah et les tentes. Tu choisis l’un des trois, et y dépenses ses bannières. Le reste est perdu.
    .do-else = Commence une action principale : là où tu as le plus de bannières.
    .tag = 5 rouges
    .tag-else = Commence
guide-begin-ok = Le Temple demande maintenant des lévites, des bannières, et de la pierre, du bois ou de l’or.
guide-begin-another = C’est le travail du jour. Un seul ; ses bannières y sont dépensées.
guide-begin-trade = Du commerce. Chaque carte le permet une fois, le jour où elle est jouée.
guide-begin-helper = Un aide. Une fois par jour chacun : un négociant, un ancien.

guide-levite = Les lévites portent
    .do = Place un **lévite** : un ouvrier et 2 pains.
    .why = Chaque lévite porte un cube au Temple ou à l’Autel par action, ou donne une bannière rouge. Un nouveau peut venir avant ou après le portage. Il reste pour toujours, et **les lévites ne mangent pas** au Sabbat.
    .do-else = Dans une action Temple : place un **lévite** contre un ouvrier et du pain.
    .tag = 2 pains
    .tag-else = Lévite
guide-levite-ok = **{ $levites ->
    [one] { $levites } lévite
   *[other] { $levites } lévites
}.** Deux cubes peuvent être portés dans cette action, et dans toutes les suivantes.
guide-levite-temple = Un cube pour le Temple. Pendant le portage, aucun lévite ne peut venir ; après, c’est encore possible.
guide-levite-ended = Le jour est fini. Un lévite peut venir à toute autre action Temple.
guide-levite-lost = **Ce n’est pas un jour pour le Temple**, ou ce n’est pas ton tour.
    .do = Continue : je reviens à un de tes jours. Ou prépare la table pour cette étape.
guide-levite-again = **C’est ton jour.**
    .do = Commence l’action principale **Temple** et place un lévite.

guide-temple = Construis le Temple
    .do = Mets la **pierre** dans la **ligne 3**.
    .why = Une ligne coûte autant de bannières rouges que son numéro et donne ce qui se trouve au bout : la ligne 3 donne un pain. Chaque cube vaut un point, l’or deux. Un secteur achevé récompense qui a le plus de lévites.
    .do-else = Mets un **cube** dans une ligne du Temple.
    .tag = 3 rouges, 1 pain
    .tag-else = Ici
guide-temple-ok = **1 point et 1 pain**, pour 3 de tes bannières. Il t’en reste { $red }.
guide-temple-another = Un cube dans le Temple : un point, et la récompense de sa ligne.
guide-temple-altar = Un sacrifice. Le Temple lui-même attend encore un cube.
guide-temple-ended = Le jour est fini. Le Temple attend ton prochain jour rouge.
guide-temple-lost = **Ce n’est pas ton tour.**
    .do = Continue : je reviens à un de tes jours. Ou prépare la table pour cette étape.
guide-temple-again = **C’est ton jour.**
    .do = Commence l’action principale **Temple** et mets un cube dans une ligne.

guide-altar = L’Autel, et la fin d’un jour
    .do = Brûle ta **cendre** sur l’Autel. Puis termine l’action, et finis ton tour.
    .why = Les pas sur la piste Autel rapportent, et à la fin de la semaine **deux prophètes jugent** : qui est derrière eux perd du pain, qui est devant y gagne. Qui est en tête l’emporte à égalité.
    .do-else = Termine l’action, et **finis ton tour**.
    .tag = 1 pas
    .tag-else = { "" }
guide-altar-ok = **Un pas sur la piste Autel**, et une nouvelle carte en main. { $left ->
    [one] Il reste { $left } jour
   *[other] Il reste { $left } jours
} cette semaine.
guide-altar-ended = Ton jour est fini, et tu as pioché une carte. Les bannières non dépensées sont perdues ; celles de tes cartes visibles reviennent demain.
guide-altar-rivals = **Hanna** a enseigné la Torah : un scribe, et un héros. **Zuzia** a déblayé des décombres et construit le premier mur.

guide-trade = Le commerce
    .do = Joue le **Tailleur de pierre** sur la pile 2, puis fais du commerce avec lui : **2 pierres**, l’option du bas.
    .why = Chaque carte permet de commercer une fois, le jour où elle est jouée, à la porte qu’elle montre : 1 pièce au gardien de cette porte, puis le prix. Ou tu retournes une tuile à la place. L’un des deux par jour.
    .do-else = Joue une carte, puis fais du **commerce** avec elle.
    .tag = 2 pierres
    .tag-else = { "" }
guide-trade-ok = **2 pierres** pour 3 pièces en tout. Le péage reste sur la porte jusqu’à ce qu’on la construise.
guide-trade-another = Du commerce. Le péage va au gardien de la porte ; à ta propre porte, tu n’en paies pas.
guide-trade-began = L’action principale d’abord : c’est possible aussi. Le commerce peut encore venir, au milieu ou après.
guide-trade-ended = Le jour est fini. La carte de demain aura son propre commerce.

guide-elder = Les aides
    .do = Place un **ancien** sur l’emplacement 2 : une bannière grise et 2 cendres.
    .why = Un négociant et un ancien par jour, un ouvrier chacun. Ils rentrent après le Sabbat. Mais **qui travaille doit manger** : 1 pain chacun en fin de semaine. Il en faudrait { $need } maintenant, et tu en as { $food }.
    .do-else = Place un **ancien** ou un **négociant**.
    .tag = 1 grise, 2 cendres
    .tag-else = Aide
guide-elder-ok = Une bannière de plus pour aujourd’hui. L’ancien reste jusqu’au Sabbat, et y mange.
guide-elder-trader = Un négociant : des biens maintenant, une bouche à nourrir plus tard.
guide-elder-began = Cela d’abord, donc. Un aide peut encore venir à tout moment de ton jour.
guide-elder-ended = Le jour est fini, sans aide. Pas de bouche de plus à nourrir.

guide-clear = Déblaie des décombres
    .do = Commence l’action principale **murs**, choisis l’**emplacement 1**, et déblaie son **bois**.
    .why = Un seul endroit par jour. Les cubes partent un par un : cendre 1 grise, pierre et bois 2, or 3. Tu gardes le cube. Le dernier donne la **bénédiction** de l’endroit.
    .do-else = Un jour gris : choisis un endroit aux **murs** et déblaie un cube.
    .tag = Près de ta porte
    .tag-else = { "" }
guide-clear-ok = **L’endroit est dégagé** : le cube est à toi, et une bénédiction avec.
guide-clear-another = Un cube pour toi. Quand le dernier est parti, l’endroit donne sa bénédiction.
guide-clear-ended = Le jour est fini. Les décombres attendent.

guide-wall = Construis un mur
    .do = **Construis** : paie 3 pierres. Puis choisis une des trois cartes Mur.
    .why = Un mur coûte ce que dit son emplacement ; 3 bannières ou 1 or remplacent une pierre ou un bois. Sa carte donne un effet aussitôt, et des points à la fin. À côté d’une porte, il **se connecte** : les deux propriétaires reçoivent la récompense de la porte.
    .do-else = Dégage un endroit et **construis** là.
    .tag = 3 pierres
    .tag-else = Construis
guide-wall-ok = **Un mur, connecté à une porte.** Les deux sont à toi ici : du pain, et un pas sur la piste Autel.
guide-wall-another = **Ton mur.** Ses points comptent à la fin ; à côté d’une porte, il se connecterait.
guide-wall-ended = Le jour est fini. Tout le monde peut construire là où tu as déblayé.

guide-scribe = Enseigne la Torah
    .do = Finis ton tour. À ton prochain jour, joue l’**Enseignant** sur la pile 3, commence **Torah**, et place un **scribe** en rangée 1.
    .why = Des bannières bleues et des pièces pour une tuile ; la rangée 1 est toujours ouverte, les autres, par un scribe en dessous. Le scribe d’un autre coûte 1 pièce, qui lui revient. Les tuiles durent : un héros et sa bannière, ou un pouvoir pour toute la partie.
    .do-else = Un jour bleu : commence **Torah** et place un **scribe**.
    .tag = 3 bleues, 2 pièces
    .tag-else = { "" }
guide-scribe-ok = **Un scribe, et ce que sa tuile apporte.** Les scribes restent ; à la fin, chacun vaut le numéro de sa rangée.

guide-tent = Les tentes
    .do = Avance ta **tente** d’une case pour les 2 dernières bannières bleues.
    .why = L’autre chose possible un jour bleu, une fois : 1 à 4 cases sur le Plan de la ville, et la récompense de **chaque** case où tu entres. Quand tes trois bénédictions ont grandi, elles rapportent aussi.
    .do-else = Avance ta **tente**, ou finis ton tour.
    .tag = 2 bleues
    .tag-else = Tente
guide-tent-ok = La tente a avancé, et rapporté ce qui se trouve là.
guide-tent-ended = Ton jour est fini. Une tente avance n’importe quel jour bleu.

guide-prepare = La semaine finit : prépare-toi
    .do = Fais de chaque ouvrier libre un **fermier** ou un **manœuvre**, et affronte le **jugement** des prophètes.
    .why = Les fermiers apportent du pain, les manœuvres des biens. Puis la piste Autel est jugée. Puis tous mangent : **1 pain par ouvrier, sauf les lévites**. Pour chaque ouvrier affamé, tu perds **2 points**. Il t’en faut { $need } et tu as { $food }.
    .tag = Ceci d’abord
    .set = Y aller
guide-prepare-ok = **Jugement passé**, tout est prêt. Pains : { $food } en réserve, { $need } nécessaires.
guide-prepare-lost = La semaine compte encore { $left ->
    [one] { $left } jour
   *[other] { $left } jours
}. Désormais les nouvelles cartes **recouvrent** les anciennes : choisis quelles bannières tu abandonnes.
    .do = Joue-les, ou va à la fin de la semaine.
guide-prepare-again = **Le sixième jour est fini.**
    .do = Fais de chaque ouvrier libre un **fermier** ou un **manœuvre**, et affronte le **jugement**.

guide-tuck = Le Sabbat : range une carte
    .do = Range le **Lecteur** : il rapporte 2 points maintenant, et de nouveau à chaque Sabbat suivant.
    .why = Une carte cette semaine, deux la deuxième, une la troisième, parmi tes six. Une carte rangée rapporte **à chaque Sabbat désormais**, et sa bannière du haut compte chaque jour. Range donc tôt ce qui rapportera toujours plus.
    .do-else = **Range** une carte qui rapporte et rapportera plus encore.
    .tag = Rapportera encore
    .tag-else = { "" }
guide-tuck-ok = **Rangée.** Elle rapporte de nouveau à chaque Sabbat à venir, selon ce que tu auras alors. Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
guide-tuck-lost = **Le Sabbat est passé**, ou pas encore là.
    .do = Continue : je reviens au Sabbat. Ou prépare la table pour cette étape.
guide-tuck-again = **C’est le Sabbat.**
    .do = **Range** une carte qui rapporte et rapportera plus encore.

guide-points = D’où viennent les points
    .do = Regarde encore une fois l’Autel, puis appuie sur Suivant.
    .why = Le Temple et ses secteurs en construisant. **Les cartes rangées à chaque Sabbat** : les quatre au troisième. À la fin : murs et portes, scribes selon leur rangée, tuiles retournées, parchemins Or, la tête de la piste Autel, et un point par tranche de 5 pièces en biens.
    .tag = 3 en tête

guide-end = Comment cela finit
    .do = Les deux semaines suivantes sont à toi. Appuie sur Suivant.
    .why = Après le troisième Sabbat. Ouvriers, négociants et anciens rentrent chaque semaine ; lévites, scribes et gardiens restent en place. Le schofar tourne, les prophètes avancent, et tes cartes non rangées sont mélangées. Qui a le plus de points l’emporte.
    .tag = Trois semaines

guide-ask-banners = Quelles bannières comptent aujourd’hui ?
    .hand = Celles de ta main
    .visible = Celles du dessus de tes trois piles, et des cartes rangées
    .silver = Celles que tu paies
guide-ask-banners-ok = **Exact.** Chaque nouvelle carte en recouvre une : l’endroit où tu joues compte autant que la carte.
guide-ask-food = Un ouvrier n’est pas nourri au Sabbat. Que se passe-t-il ?
    .points = Tu perds 2 points
    .leave = Il part pour toujours
    .nothing = Rien
guide-ask-food-ok = **Exact.** Les lévites ne mangent pas ; les fermiers apportent du pain ; le jugement en donne ou en prend.
guide-ask-points = D’où viennent le plus de points ?
    .temple = Du Temple seul
    .coins = De l’argent
    .many = Des cartes rangées à chaque Sabbat, et, à la fin, de ce que tu as construit
guide-ask-points-ok = **Exact.** Ce qui est rangé tôt rapporte trois fois. Après le troisième Sabbat, c’est fini.
