### Ezra and Nehemiah: the rules as the page tells them. How these files are written: locale/README.md, "Rules".

## Overview

over-about = 1 à 4 joueurs, environ 75 minutes, trois semaines
over-goal = Reconstruis Jérusalem en trois semaines. Chaque jour, joue une carte, compte les **bannières d’une couleur** que tu vois, et dépense-les : rouges pour le Temple et l’Autel, grises pour les murs et les portes, bleues pour la Torah et les tentes. Qui a le plus de points après le troisième Sabbat l’emporte.
over-round = Une semaine, ce sont six journées de labeur, un tour chacun par jour, puis le **Sabbat** : mets les ouvriers libres à l’ouvrage, écoute les prophètes, nourris tout le monde, range des cartes qui rapporteront encore et encore.
over-phase-1 = Jour 1
over-phase-2 = Jour 2
over-phase-3 = Jour 3
over-phase-4 = Jour 4
over-phase-5 = Jour 5
over-phase-6 = Jour 6
over-phase-7 = Préparation
over-phase-8 = Sabbat
over-turn-1 = **Joue une carte** sur l’une des trois piles. Le dessus compte, ce qu’il recouvre ne compte plus.
over-turn-2 = Puis **une action principale** : Temple (rouge), murs (gris) ou Torah (bleu), tant que suffisent bannières et biens.
over-turn-3 = À tout moment, une fois chacun : un **commerce ou une tuile** à retourner,
over-turn-4 = un **négociant** et un **ancien** : des ouvriers sur ton plateau, qui apportent des biens ou des bannières.
over-turn-5 = **Fin** : pioche une carte. Le surplus de biens est rendu.
over-points-1 = pierre, bois et or dans le Temple, aussitôt
over-points-2 = cartes rangées au Sabbat : à celui-ci et à tous les suivants
over-points-3 = à la fin : murs et portes selon leur carte, scribes 1 à 4 selon la rangée
over-points-4 = 2 par tuile retournée, 3 pour qui est en tête sur la piste Autel
over-points-5 = par tranche de 5 pièces, tous biens convertis en argent ; parchemins Or
over-twist = Les ouvriers font tout, et presque tous doivent être **nourris au Sabbat** : un ouvrier affamé coûte 2 points. Les lévites ne mangent jamais. Et les cartes décident deux fois : leurs bannières en chemin, et les rares que tu ranges, qui, **rangées tôt, rapportent deux ou trois fois**.
over-end = Après le troisième Sabbat. À égalité, gagne qui est devant sur la piste Autel.

## Set-up

chapter-E3-1 = Mise en place
    .lead = À moins de quatre, une partie de la ville est déjà reconstruite et n’appartient à personne.
rule-E3-1-1 = Les cartes Porte sont à côté du plateau. À quatre joueurs elles ne portent pas d’argent, à trois 1 pièce chacune. À un ou deux, la Porte de la Garde et la Porte de l’Orient sont déjà debout, à personne, et les quatre autres portent 2 pièces.
rule-E3-1-2 = Des **murs neutres** sont déjà debout : aucun à quatre joueurs, trois à trois, six à un ou deux.
    .reading = Ils n’ont pas de décombres : personne ne peut déblayer ce qui est construit.
rule-E3-1-3 = 64 cubes vont dans le sac : pierre, cendre, or et bois. Pour chaque emplacement Mur et chaque porte, pioches-en autant qu’il y a d’icônes de **décombres**. Le reste va à la réserve principale.
    .reading = Piochés emplacement par emplacement, le long du rempart, pour qu’une partie puisse être rejouée à l’identique.
rule-E3-1-4 = **Parchemins** : 6 Or en rangée 4, 9 Bois en rangées 3 et 2, les 3 Pierre en rangée 1, tous visibles. Les autres ne servent pas. Des pains attendent sur les rangées 4, 3 et 2 : 3, 2 et 1.
rule-E3-1-5 = À moins de quatre joueurs, le Temple est plus petit.
rule-E3-1-6 = Une des quatre faces des cartes Autel est choisie ou tirée au sort. Les prophètes se tiennent là où elle le dit pour la première semaine.
    .reading = Ils ne bloquent rien et ne font partie d’aucune pile de marqueurs.
rule-E3-1-7 = Les trois héros sont visibles. Un joueur tiré au sort prend le **schofar** ; on joue dans le sens horaire à partir de lui.
rule-E3-1-8 = Tu reçois une tuile de chacune des cinq sortes, 6 ouvriers en réserve et 10 dans la réserve principale, une tente sur la première case, 10 points, 5 pièces, 3 pains et les biens de ta tuile Gardes.
rule-E3-1-9 = Tu mélanges tes 10 cartes Personnage et en pioches 4, et tu mélanges tes 12 cartes Mur. Chacun a les mêmes.
rule-E3-1-10 = Les marqueurs Autel sont empilés au départ, celui du dernier joueur tout en bas. **Plus bas, c’est devant** : le dernier joueur est donc en tête.
rule-E3-1-11 = Chacun commence avec un lévite, sans sa récompense.
rule-E3-1-12 = Dans l’ordre inverse du tour, chacun place un **gardien** sur une porte d’angle libre ; à deux joueurs, deux fois. À trois, le dernier angle n’est à personne.
    .reading = Le deuxième passage suit le même ordre, et un angle ne donne pas de récompense à son gardien.
rule-E3-1-13 = À un ou deux joueurs, un ouvrier blanc occupe les parchemins de gauche et de droite de la rangée 1.
rule-E3-1-14 = 8 de tes ouvriers sont donc dans la réserve principale à trois ou quatre joueurs, 7 à un ou deux.

## The course

chapter-E3-2 = Semaines et tours
    .lead = Trois semaines de six jours. Dix-huit tours font toute la partie.
rule-E3-2-1 = Trois semaines. Une semaine, ce sont six jours, la préparation, le Sabbat et, après les deux premières, un nouveau départ. Chaque jour, chacun joue un tour, dans le sens horaire à partir du schofar.
rule-E3-2-2 = **Un tour** : joue une carte, puis une action principale, puis finis-le. À tout moment, une fois chacun : un commerce ou une tuile à retourner, un négociant, un ancien.
rule-E3-2-3 = « À tout moment », c’est entre deux étapes : aussi avant la carte, au milieu de l’action principale et après elle. Ce qu’une tuile permet n’importe quand, de l’argent contre du pain, s’y fait aussi souvent que tu veux.
    .reading = Jamais au milieu d’une étape en cours. Le jeu montre une liste et y revient après chaque étape.
rule-E3-2-4 = Tu dois commencer une action principale avant de finir ton tour.
    .reading = Tu peux ne rien y faire. Les bannières non dépensées sont perdues.
rule-E3-2-5 = Une seule action principale par tour. On ne peut pas la quitter pour une autre, puis y revenir.
rule-E3-2-6 = À la fin, pioche jusqu’à quatre cartes, perds les bannières restantes, et tous vérifient leur stockage.
rule-E3-2-7 = Toutes les façons de faire qui diffèrent te sont proposées.
    .reading = En une seule liste ; ce qui est impossible n’y figure pas.

chapter-E3-3 = Cartes Personnage
    .lead = Dix cartes, les mêmes pour tous. Chacune montre des bannières, un commerce et ce qu’elle rapporte au Sabbat.
rule-E3-3-1 = La carte va sur une **pile de moins de deux cartes** et recouvre ce qui est dessous.
rule-E3-3-2 = Seule la carte du dessus d’une pile compte, bannières et commerce. Tu peux regarder tes cartes recouvertes.
rule-E3-3-3 = Tu commerces avec la carte que tu as jouée à ce tour.
rule-E3-3-4 = Six tours remplissent trois piles de deux cartes chacune.
rule-E3-3-5 = Ta main compte quatre cartes. Pioche à la fin du tour jusqu’à les avoir ou jusqu’à vider ta pioche. Elle n’est pas refaite pendant la semaine.
rule-E3-3-6 = La main compte donc 4, 3 et 1 cartes à la fin des trois semaines, et la pioche aucune.

chapter-E3-4 = Bannières
    .lead = La monnaie de l’action principale.
rule-E3-4-1 = Chaque action principale a sa couleur : Temple **rouge**, murs **gris**, Torah **bleu**. Tu disposes de celles de tes trois cartes du dessus, de celles des cartes et héros rangés, et de ce que négociants, anciens et parchemins ont donné à ce tour ; celles au choix comptent pour n’importe quelle couleur.
rule-E3-4-2 = Les bannières dépensées sont parties. Celles que tu gagnes plus tard dans le tour s’ajoutent, même au milieu de l’action.
rule-E3-4-3 = Les bannières au choix n’ont pas besoin de couleur.
    .reading = Elles comptent dans l’action principale que tu fais, quelle qu’elle soit.
rule-E3-4-4 = Les bannières non dépensées sont perdues à la fin du tour.
rule-E3-4-5 = Les bannières gagnées pendant la préparation ne servent à rien.
    .reading = Il n’y a pas d’action principale où les dépenser.

## Main actions

chapter-E3-5 = Temple et Autel
    .lead = Bannières rouges. Chaque lévite porte une seule chose.
rule-E3-5-1 = Un **lévite** peut être placé dans cette action : avant la première chose portée, ou après la dernière, jamais entre les deux.
    .reading = « Après » commence quand tu dis avoir fini de porter.
rule-E3-5-2 = Un lévite coûte un ouvrier et les pains de la plus basse rangée libre de ta colonne, et donne la récompense de cette rangée. Six au plus.
rule-E3-5-3 = Chacun de tes lévites sert **une fois par action** : pour porter une chose au Temple ou à l’Autel, ou pour une bannière rouge. Placé avant, il peut servir ; placé après, non. Ils restent pour toujours.
rule-E3-5-4 = **Temple** : pierre, bois ou or va sur la première case libre d’une ligne, à partir de la gauche, pour les bannières rouges de cette ligne. La cendre n’est pas admise.
rule-E3-5-5 = Puis, dans cet ordre : 1 point, 2 pour l’or ; la récompense de la ligne ; et si un secteur est plein, ce qu’il rapporte.
rule-E3-5-6 = **Autel** : le bois coûte 3 rouges et vaut 2 pas, la cendre coûte 1 rouge et vaut 1 pas. Le cube est rendu.
rule-E3-5-7 = Un Temple plein n’accepte plus rien. L’Autel reste ouvert.
rule-E3-5-8 = Un **secteur** est plein quand toutes ses colonnes le sont. Alors :
    - qui l’a achevé reçoit 2 pains ;
    - qui a le plus de lévites reçoit 2 points ;
    - qui en a le moins perd 1 point ;
    - chacun reçoit 1 pièce par lévite.
rule-E3-5-9 = À égalité, la piste Autel décide : être devant vaut mieux, pour le plus comme pour le moins. À un ou deux joueurs, personne ne perd.
rule-E3-5-10 = Les lévites sont comptés quand le secteur est plein. Un cube remplit un secteur au plus.
rule-E3-5-11 = Négociants, anciens, commerce et tuiles retournées peuvent venir entre deux cubes.
    .reading = Ils ne mettent pas fin au portage.

chapter-E3-6 = Décombres, murs et portes
    .lead = Bannières grises. Un seul endroit par tour.
heading-clear = Déblayer
heading-build = Construire
heading-connections = Connexions
rule-E3-6-1 = **Choisis** d’abord **un endroit** : un emplacement Mur ou une porte non construite. Aucun autre pendant ce tour.
rule-E3-6-2 = **Déblaie** ses décombres cube par cube : cendre pour 1 grise, pierre ou bois pour 2, or pour 3. Chaque cube est à toi et peut servir aussitôt. Arrête quand tu veux.
rule-E3-6-3 = Qui prend le dernier cube d’un emplacement Mur reçoit sa **bénédiction**. Les portes n’en donnent pas.
rule-E3-6-4 = **Construis** là où il n’y a plus de décombres, une fois par tour.
    .reading = Maintenant ou plus tard, peu importe qui a déblayé : le texte ne te réserve pas la place.
rule-E3-6-5 = Un mur coûte des bannières grises, de la pierre et parfois du bois, selon sa sorte ; toute porte 3 grises, 2 pierres et 1 bois.
rule-E3-6-6 = Chaque pierre ou bois du coût peut être remplacé par **3 bannières grises ou 1 or**, aussi souvent que tu veux.
    .reading = Chaque façon de payer est proposée une fois.
rule-E3-6-7 = **Un mur** : paie ; pioche trois de tes cartes Mur ; construis-en une, mets une des autres sur ta pioche et l’autre dessous ; applique son effet ; puis les connexions.
    .reading = Les deux autres sont remises avant l’effet ; cela ne change rien.
rule-E3-6-8 = Avec moins de trois cartes Mur, pioche celles qui restent.
    .reading = Sans aucune, tu ne construis plus de murs.
rule-E3-6-9 = **Une porte** demande un ouvrier en réserve. Paie, prends les pièces posées sur la carte, mets-y l’ouvrier comme **gardien** pour toujours, prends la récompense ; puis les connexions.
rule-E3-6-10 = Construire met fin à l’action principale.
    .reading = Il n’y resterait rien à faire.
rule-E3-6-11 = Les points des murs et des portes comptent à la fin.
rule-E3-6-12 = **Connexion** : quand un mur et une porte voisine sont tous deux debout, une seule fois, le propriétaire de chacun reçoit la récompense de connexion de la porte. Qui possède les deux la reçoit une fois.
rule-E3-6-13 = Une porte entre deux murs se connecte deux fois.
    .reading = D’abord avec le mur qui vient en premier le long du rempart. Des deux propriétaires, le joueur actif passe le premier.
rule-E3-6-14 = Les murs neutres ne se connectent jamais.
    .reading = À côté d’un angle neutre, à trois joueurs, seul le propriétaire du mur reçoit la récompense.
rule-E3-6-15 = Deux murs sont voisins s’il n’y a pas de porte entre eux.
    .reading = Le texte parle de murs adjacents ; le plateau montre ce que cela peut être.
rule-E3-6-16 = Les portes d’angle comptent pour les gardiens.
    .reading = Pas comme portes construites : elles sont là depuis le début.

chapter-E3-7 = Torah et tentes
    .lead = Bannières bleues. Un scribe et un déplacement de la tente.
heading-scribe = Scribes
heading-tent = La tente
heading-heroes = Héros
rule-E3-7-1 = Dans cette action, au plus **un scribe** et **un déplacement de ta tente**, dans l’ordre que tu veux.
rule-E3-7-2 = Un scribe est un ouvrier sur un parchemin qui n’en a pas. La rangée 1 est ouverte à tous ; plus haut, il faut quelqu’un, de n’importe quelle couleur, sur l’un des deux parchemins du dessous.
rule-E3-7-3 = Il coûte les bannières bleues de la rangée, ses pièces ou son or, et le chemin.
rule-E3-7-4 = **Le chemin** : choisis une suite de scribes de la rangée 1 jusqu’au parchemin. 1 pièce au propriétaire de chaque scribe d’un autre joueur que tu utilises, 1 à la réserve principale pour chaque ouvrier blanc. Les tiens sont gratuits.
rule-E3-7-5 = Si plusieurs chemins paient des personnes différentes, tu choisis qui tu paies.
    .reading = Un paiement qui en contient un autre, les mêmes personnes et davantage, n’est pas proposé : nul ne le choisirait.
rule-E3-7-6 = Tout cela se paie d’abord.
    .reading = Avant que le parchemin fasse quoi que ce soit.
rule-E3-7-7 = Un scribe reste pour toujours. Un seul par parchemin.
rule-E3-7-8 = Le premier scribe des rangées 2, 3 et 4 prend les pains qui s’y trouvent. Les ouvriers blancs ne comptent pas.
rule-E3-7-9 = Après le paiement : un ouvrier blanc fait place, le scribe est placé, les pains de la rangée, ce que le parchemin donne aussitôt. Son autre effet dure désormais.
rule-E3-7-10 = Un **ouvrier blanc** qui doit faire place va au parchemin du bord, une rangée plus haut ; si un scribe y est, encore une de plus. De la rangée 4, il quitte la partie. Il ouvre des parchemins comme un scribe.
rule-E3-7-11 = Ta **tente** avance de 1 à 4 cases dans le sens horaire. Trois ou quatre coûtent, outre les bannières, une cendre, une pierre ou un bois. Un seul déplacement ; on n’en additionne pas deux.
rule-E3-7-12 = Tu reçois la récompense de **chaque case** où elle entre. Plusieurs tentes peuvent partager une case.
rule-E3-7-13 = Un parchemin Pierre apporte son **héros** : la récompense de gauche en semaine 1, deux en semaine 2, les trois en semaine 3. Le héros est rangé ; sa bannière compte désormais.
    .reading = Déjà pour la suite de cette action.

## Beside the main action

chapter-E3-8 = Commerce et tuiles
    .lead = L’un des deux par tour, à tout moment.
heading-trade = Commerce
heading-flip = Retourner une tuile
rule-E3-8-1 = Au plus un commerce **ou** une tuile retournée par tour. Deux parchemins en donnent un de plus.
rule-E3-8-2 = Tu commerces avec la carte jouée à ce tour : joue-la donc d’abord. Un parchemin permet d’utiliser n’importe quelle carte visible.
rule-E3-8-3 = Il y a deux commerces : à une porte, de l’argent contre des biens ; avec une carte de vente, des biens contre de l’argent.
rule-E3-8-4 = **À une porte**, paie d’abord 1 pièce : à son gardien ; sur la carte, si elle n’est pas construite ; à la réserve principale, si elle n’est à personne ; rien, si elle est à toi. Puis l’option supérieure ou inférieure, une fois.
    .reading = L’angle neutre, à trois joueurs, se paie aussi à la réserve principale.
rule-E3-8-5 = Tu dois pouvoir payer les deux.
    .reading = Sinon l’option n’est pas proposée : la pièce serait perdue.
rule-E3-8-6 = **Vendre** ne coûte pas de péage. Vends autant que tu veux de ce que la carte nomme, à ses prix.
    .reading = Un par un, au moins un, et rien d’autre entre-temps.
rule-E3-8-7 = **Retourner une tuile** : paie ce qu’elle dit, prends sa récompense, retourne-la.
rule-E3-8-8 = Les négociants et anciens qui s’y trouvent restent et ne reçoivent rien de la nouvelle face. Les emplacements libres offrent aussitôt les nouveaux effets.
rule-E3-8-9 = Chaque tuile est retournée une seule fois.
rule-E3-8-10 = Ta tuile Gardes retournée : tu peux stocker autant de ressources que tu veux.

chapter-E3-9 = Négociants et anciens
    .lead = Des ouvriers sur ton propre plateau, pour une semaine.
rule-E3-9-1 = Mets un ouvrier sur un emplacement libre et prends ce qu’il montre. Un négociant et un ancien par tour.
rule-E3-9-2 = Ils restent jusqu’après le Sabbat, sauf si tu en **récupères** un : il revient en réserve et son emplacement est libre.
    .reading = Ce qu’il a donné est gardé, et il a compté comme celui de ce tour.
rule-E3-9-3 = Un négociant qui apporte des bannières n’est pas un ancien : tu peux encore en placer un.
rule-E3-9-4 = Ce que les parchemins y ajoutent vient après l’effet de l’emplacement.
    .reading = D’abord ce que montre l’emplacement, puis ce que dit le parchemin.

## Rules of goods

chapter-E3-10 = Gains et limites
    .lead = Ce que signifie chaque récompense, d’où qu’elle vienne.
heading-workers = Ouvriers
heading-blessings = Bénédictions
heading-altar = La piste Autel
heading-other = Tente, biens, points
heading-storage = Stockage
rule-E3-10-1 = Ressources, argent et nourriture ne s’épuisent jamais. Nul n’a plus de 16 ouvriers.
rule-E3-10-2 = Un ouvrier gagné vient de la réserve principale. S’il n’y en a plus à toi, ta **tente avance d’une case** à la place.
rule-E3-10-3 = Les ouvriers ne retournent jamais à la réserve principale.
rule-E3-10-4 = Une **bénédiction** fait avancer son marqueur d’une case. À 7, ta tente avance à la place.
rule-E3-10-5 = Une bénédiction au choix fait avancer n’importe lequel des trois.
    .reading = Un qui est sous 7, s’il y en a un.
rule-E3-10-6 = Quand ton **marqueur le plus en retard** atteint une colonne, tu reçois le bonus de la colonne, une fois.
rule-E3-10-7 = **Pas sur la piste Autel** : avance, et prends les récompenses de toutes les cases où tu entres.
    .reading = D’abord tous les pas, puis les récompenses dans l’ordre.
rule-E3-10-8 = Chaque pas au-delà de la fin vaut 1 pièce.
rule-E3-10-9 = Un marqueur qui s’arrête sur d’autres se pose **dessus, donc derrière** eux. Il y a ainsi toujours un ordre, et il tranche toute égalité.
    .reading = Quand un marqueur du dessous s’en va, les autres gardent leur ordre.
rule-E3-10-10 = Un marqueur qui ne fait aucun pas garde sa place dans sa pile.
    .reading = Il n’arrive pas une deuxième fois.
rule-E3-10-11 = **Pas de la tente** : avance, et prends les récompenses de toutes les cases où elle entre.
    .reading = D’abord tous les pas, puis les récompenses, comme sur la piste Autel.
rule-E3-10-12 = Les ressources au choix sont pierre, bois ou cendre, chacune choisie à part. Jamais l’or.
rule-E3-10-13 = Récupérer un ouvrier et retourner une tuile sans coût sont facultatifs. S’il n’y a rien à prendre, il ne se passe rien.
rule-E3-10-14 = Les points peuvent descendre sous 0 et dépasser 99.
rule-E3-10-15 = **Stockage** : à la fin de chaque tour, même d’un autre, et après un Sabbat, qui a plus de pierre, bois, or et cendre que sa tuile Gardes ne permet rend le surplus. Pendant un tour, tu peux en avoir plus.
    .reading = Le joueur actif d’abord, puis dans le sens horaire ; tu choisis ce que tu rends.
rule-E3-10-16 = L’argent et la nourriture n’ont pas de limite.

chapter-E3-11 = L’ordre des effets
    .lead = Ce qui passe en premier quand une chose en entraîne une autre.
rule-E3-11-1 = Les effets arrivent dans l’ordre imprimé.
    .reading = Ce que l’un d’eux provoque est mené à son terme avant le suivant.
rule-E3-11-2 = Qui gagne quelque chose en décide.
    .reading = Même pendant le tour d’un autre.
rule-E3-11-3 = Cela finit toujours.
    .reading = Ouvriers, bénédictions et pas sont en nombre limité, et assez de cases n’entraînent rien de nouveau.

## The Sabbath

chapter-E3-12 = Se préparer pour le Sabbat
    .lead = Après le sixième jour. Chaque ouvrier libre est mis à l’ouvrage, et les prophètes jugent.
rule-E3-12-1 = Tous se préparent, dans l’ordre du schofar.
    .reading = L’un après l’autre, chacun jusqu’au bout. Les textes le font faire ensemble et gardent cet ordre pour les cas douteux.
rule-E3-12-2 = Dans l’ordre que tu veux :
    - chaque ouvrier en réserve devient **fermier** ou **manœuvre** et apporte ce que montre la tuile ;
    - le **jugement** des prophètes ;
    - ce que tuiles retournées et parchemins donnent pendant la préparation.
rule-E3-12-3 = Autant de chaque que tu veux. Les ouvriers gagnés maintenant doivent aussi être mis à l’ouvrage.
rule-E3-12-4 = **Jugement** : compare ton marqueur Autel aux prophètes : derrière Zacharie, devant Aggée, ou entre les deux. La carte Autel dit ce que chacun signifie.
    .reading = Sur la case d’un prophète, c’est entre les deux : ni derrière, ni devant.
rule-E3-12-5 = Un ouvrier récupéré maintenant devient aussitôt fermier ou manœuvre.
rule-E3-12-6 = Chaque pain à perdre que tu n’as pas coûte 2 points. Qui a <farmers_2> peut d’abord changer de l’argent en pain, 2 pour 1.
rule-E3-12-7 = Une tuile retournée sans coût donne sa récompense.
    .reading = Ce qu’elle donne pendant une préparation, elle le donne déjà dans celle-ci.
rule-E3-12-8 = <wood_09> : 2 pièces, et un commerce avec n’importe quelle carte visible ou une tuile que tu paies pour la retourner.
    .reading = Tu peux renoncer au second : ces actions ne sont jamais obligatoires.

chapter-E3-13 = Le Sabbat
    .lead = Nourrir, ranger, compter les points.
rule-E3-13-1 = Tous nourrissent leurs ouvriers, rangent des cartes et marquent leurs points, dans l’ordre du schofar.
rule-E3-13-2 = **1 pain par ouvrier** sur les plateaux : gardiens, scribes, négociants, anciens, fermiers, manœuvres. Les lévites et les ouvriers de la réserve principale n’en demandent pas ; certains parchemins en dispensent d’autres.
rule-E3-13-3 = Les pains doivent être payés tant qu’il y en a. Chaque ouvrier non nourri coûte **2 points**. Qui a <farmers_2> peut changer de l’argent en pain avant de payer.
rule-E3-13-4 = **Range** 1 carte la première semaine, 2 la deuxième, 1 la troisième, parmi celles de ton plateau, même recouvertes. Jamais de ta main.
rule-E3-13-5 = **Chaque carte rangée rapporte**, les anciennes comme les nouvelles.
rule-E3-13-6 = Une carte rangée montre sa bannière du haut pour toutes les actions suivantes et rapporte à chaque Sabbat suivant. Son commerce est perdu.
rule-E3-13-7 = Puis tous vérifient leur stockage.
    .reading = Dans l’ordre du schofar, et la troisième semaine avant que les biens soient convertis en argent.

chapter-E3-14 = Après le Sabbat
    .lead = Seulement après la première et la deuxième semaine, dans cet ordre.
rule-E3-14-1 = Les prophètes vont à leurs cases de la semaine suivante.
rule-E3-14-2 = Le schofar passe au joueur suivant.
rule-E3-14-3 = Négociants, anciens, fermiers et manœuvres reviennent en réserve.
rule-E3-14-4 = Qui est en tête de la piste Autel reçoit un ouvrier.
rule-E3-14-5 = Les cartes de ton plateau que tu n’as pas rangées forment ta nouvelle pioche.
rule-E3-14-6 = Pioche jusqu’à quatre cartes.
rule-E3-14-7 = Les cartes en main y restent.
rule-E3-14-8 = S’il n’y a plus d’ouvrier pour le joueur en tête et que sa tente lui apporte trop de ressources, le surplus est rendu.
    .reading = Aussitôt : la limite vaut entre les tours.

chapter-E3-15 = Fin et points
    .lead = Après le troisième Sabbat.
rule-E3-15-1 = Convertis tes biens en pièces : or 3, pierre, bois et pain 2, cendre 1.
rule-E3-15-2 = Puis marque des points :
    - 1 point par tranche de 5 pièces ;
    - 2 par tuile retournée ;
    - 3 pour qui est en tête sur la piste Autel ;
    - murs et portes selon leur carte ;
    - scribes 1, 2, 3 ou 4 selon la rangée ;
    - ce que disent les parchemins Or.
rule-E3-15-3 = Qui a le plus de points l’emporte ; à égalité, qui est devant sur la piste Autel.
    .reading = Les autres places se règlent de même.
rule-E3-15-4 = Rien de ce qui suit un Sabbat n’a lieu alors.

## Scrolls

chapter-E3-17 = Les parchemins en détail
    .lead = Les parchemins montrent des icônes. Voici ce qu’elles veulent dire, là où cela compte.
rule-E3-17-1 = <wood_04> : une tente qui avance d’au moins deux cases pendant un tour, ou une préparation, avance d’une de plus.
    .reading = Les pas de tous les effets s’additionnent ; dès qu’ils atteignent deux, la tente avance d’une case de plus, une fois dans ce tour.
rule-E3-17-2 = <wood_05> : sans ouvrier restant, la tente avance. Un ouvrier gagné doit être mis à l’ouvrage.
rule-E3-17-3 = <wood_10> et <wood_13> réduisent un coût, jusqu’à 0 au plus bas.
    .reading = <wood_13> compte une fois par construction.
rule-E3-17-4 = <wood_11> ne compte pas pour le scribe qui s’y trouve.
rule-E3-17-5 = <wood_12> compte pour les portes que tu construis.
    .reading = Après la récompense de la porte elle-même.
rule-E3-17-6 = <wood_14> : après un mur, l’effet d’un mur voisin déjà construit.
    .reading = De n’importe qui, à ton choix, avant les connexions. Les murs neutres n’en ont pas.
rule-E3-17-7 = <wood_15> : pour chaque case dorée où tu entres.
    .reading = Même une que tu ne fais que dépasser.
rule-E3-17-8 = <wood_17> : 1 pièce, et le même emplacement encore une fois, sans autre ouvrier.
rule-E3-17-9 = <wood_18> : cinq cartes en main.
    .reading = Déjà à la fin du tour où tu l’obtiens.
rule-E3-17-10 = <wood_19> : un or pour chaque tuile retournée.
    .reading = Même pour une qui ne coûte rien.
rule-E3-17-11 = <wood_20> : l’option inférieure coûte 2 pièces de moins.
    .reading = Le péage de la porte reste dû.
rule-E3-17-12 = <wood_21> : après chaque commerce, une pièce, ou une tuile que tu paies pour la retourner.
    .reading = Cela n’utilise pas ta tuile du tour.
rule-E3-17-13 = Ce que comptent les parchemins Or : <gold_02> ton marqueur de bénédiction le plus en retard ; <gold_03> lévites, gardiens et scribes ; <gold_04> murs et cartes Porte ; <gold_08> la seule carte restée en main.
    .reading = Les portes d’angle ne sont pas construites : <gold_04> les laisse donc de côté.
rule-E3-17-14 = Un parchemin agit pour le propriétaire de son scribe.
    .reading = Les parchemins libres et ceux sous un ouvrier blanc ne font rien.

## Alone

chapter-E3-16 = En solo : l’adversaire
    .lead = Un adversaire mené par des cartes, à deux niveaux. Il ne décide jamais de rien.
heading-solo-setup = Mise en place
heading-solo-goods = Ce que les choses valent pour lui
heading-solo-turn = Son tour
heading-solo-end = Sabbat et fin
rule-E3-16-1 = Mise en place comme à deux. Il a d’abord le schofar. Tu suis toutes les règles habituelles.
rule-E3-16-2 = Il a sa face du plateau Solo, A ou B, avec les ouvriers, pièces et or imprimés ; 10 points, un lévite, 12 cartes Mur, et son marqueur Autel posé sur le tien.
rule-E3-16-3 = Tu choisis deux portes d’angle pour tes gardiens ; il reçoit les autres.
rule-E3-16-4 = Pierre, bois et cendre sont pour lui de l’**or**, le pain des **pièces**, un ouvrier récupéré un pas de la tente. Il stocke sans limite et ne nourrit personne.
    .reading = Une tuile à retourner sans coût est aussi un pas de la tente.
rule-E3-16-5 = Une bénédiction au choix fait avancer son marqueur le plus en retard ; à égalité l’orange, puis le violet.
rule-E3-16-6 = L’argent que tu lui dois va dans sa réserve, et il paie pour tes portes. Pour tes scribes sur son chemin, tu reçois des pièces de la réserve principale.
rule-E3-16-7 = Il reçoit bénédictions, récompenses, pièces des portes, connexions et ce que rapportent les secteurs, comme un joueur.
rule-E3-16-8 = **Son tour** : une carte Focus ; un commerce ou la tente ; une carte Planification ; la première ligne possible. Puis tu vérifies ton stockage.
rule-E3-16-9 = Il prend l’option inférieure s’il peut la payer, sinon la supérieure, sinon sa tente avance.
rule-E3-16-10 = Une ligne est possible si ce qu’elle demande est là et qu’elle peut être exécutée.
rule-E3-16-11 = **Temple** : 2 or et un ouvrier pour un lévite. Puis, pour chaque lévite, la première chose possible : un or dans le Temple ; 1 pièce contre 1 or ; un pas sur la piste Autel.
rule-E3-16-12 = Son or va dans la colonne la plus à gauche qui a de la place, la case la plus basse d’abord.
rule-E3-16-13 = Pour trouver un endroit, il **parcourt** le rempart à partir de la porte de la carte Focus, dans le sens indiqué.
    .reading = Le sens horaire est l’ordre dans lequel les endroits sont numérotés ici.
rule-E3-16-14 = Il déblaie le premier emplacement Mur avec décombres : tous les cubes sont de l’or, et il reçoit la bénédiction.
    .reading = S’il n’y en a pas, le reste de la ligne est tout de même exécuté.
rule-E3-16-15 = **Mur** : il déblaie le premier emplacement Mur avec décombres et y construit pour 3 or. S’il ne reste pas de décombres, le premier emplacement dégagé, s’il a 3 or.
rule-E3-16-16 = Il construit la première carte de sa pioche Mur.
rule-E3-16-17 = **Porte** : la première de son parcours qu’il peut construire : son or et les cubes sur place doivent faire 3.
    .reading = Additionner les deux est notre lecture. Il ne déblaie jamais une porte sans la construire.
rule-E3-16-18 = **Scribe** : coûte autant d’or que le numéro de la rangée, 1 de moins par rangée pleine au-dessous.
    .reading = Un parchemin sous un ouvrier blanc peut aussi être pris.
rule-E3-16-19 = Son chemin : le plus de ses propres scribes, puis le moins des tiens. Il paie pour les ouvriers blancs.
    .reading = Si c’est encore à égalité, le plus à gauche.
rule-E3-16-20 = Entre plusieurs parchemins d’une rangée, le numéro de la carte Focus décide, de gauche à droite.
rule-E3-16-21 = Il ignore ce que font les parchemins, prend les héros avec leurs récompenses mais sans leur bannière, et reçoit des pièces pour les pains d’une rangée.
rule-E3-16-22 = Sa préparation se limite au jugement, selon les lignes de sa face.
    .reading = Les pièces qu’il n’a pas ne peuvent être perdues.
rule-E3-16-23 = **Son Sabbat** : 1 pièce par ouvrier libre, 2 sur la face B ; les points de la rangée de son scribe le plus haut ; pour ses ouvriers, face A ceux d’une seule sorte, face B ceux des trois ; pour son meilleur marqueur de bénédiction et les cases dorées qu’il a atteintes.
rule-E3-16-24 = Après le Sabbat, ses pioches sont mélangées de nouveau.
rule-E3-16-25 = À la fin, il compte ses points comme un joueur, sans tuiles, cartes rangées ni parchemins Or. Tu gagnes avec plus de points ; à égalité seulement si tu es devant sur la piste Autel.
rule-E3-16-26 = Il n’a jamais de choix. Tout le hasard est dans ses trois pioches.

## Hidden things

chapter-hidden = Ce qui est caché
    .lead = Presque tout est visible : biens, ouvriers, cartes rangées et recouvertes, tuiles des deux côtés, parchemins. Sont cachés :
        - ta main : les autres voient combien de cartes ; main et pioche ensemble, ils peuvent les déduire ;
        - l’ordre de toutes les pioches ;
        - les trois cartes Mur que tu pioches, sauf celle que tu construis ; toi, tu sais ce que tu remets sur et sous ta pioche ;
        - en solo : ce qui vient ensuite des pioches de l’adversaire.

## Examples

example-EX-1 = Rouge 3 et 2 sur tes cartes du dessus, une carte rangée avec 1, un ancien avec 2, et 2 au choix d’un parchemin : 10 bannières rouges.
    .name = Compter le rouge
example-EX-2 = Le prochain lévite coûte 2 pains et rapporte une cendre à qui en a un, 3 pains et une pierre à qui en a deux, 5 pains, une bénédiction et 2 points à qui en a quatre.
    .name = Le prochain lévite
example-EX-3 = Trois lévites. Deux donnent chacun une bannière rouge ; le troisième porte une pierre au Temple. Rien de plus ne peut être porté dans cette action.
    .name = Bannières ou charges
example-EX-4 = Les lignes ont 2, 3, 1, 4 et 3 cubes : le prochain cube de chacune va en colonne 3, 4, 2, 5 et 4.
    .name = Où va le prochain cube
example-EX-5 = Trois marqueurs sur une case : celui du bas est devant celui du milieu, celui du haut est dernier.
    .name = Une pile de marqueurs
example-EX-6 = Une pierre se trouve sur l’emplacement Mur 6. La déblayer coûte 2 grises ; la pierre est à toi, et comme c’était le dernier cube, tu reçois la bénédiction rouge.
    .name = Le dernier cube
example-EX-7 = La Porte de l’Orient est à toi. Tu construis le mur voisin : 4 grises et 3 pierres, et la connexion te donne 2 cendres, une fois.
    .name = Un mur près de sa porte
example-EX-8 = Un or et une pierre sont sur l’emplacement Mur 8, à côté de la Porte des Chevaux d’un autre. Déblaie les deux pour 5 grises, prends la bénédiction violette, et construis pour 3 de plus : l’or remplace le bois. Chacun de vous reçoit une pierre et une pièce.
    .name = Déblayer et construire
example-EX-9 = Tu veux un parchemin de la rangée 4. Ton chemin passe par deux scribes de Violet et un des tiens : 2 pièces à Violet, outre 7 bleues et 2 or. Et comme tu y arrives en premier, tu prends 3 pains.
    .name = Le chemin
example-EX-10 = Deux chemins mènent au parchemin : par Violet, ou par Jaune. 1 pièce à l’un des deux ; tu choisis.
    .name = Qui payer
example-EX-11 = Un scribe arrive sur le parchemin d’un ouvrier blanc en rangée 1 : celui-ci monte au bord de la rangée 2, plus tard de la 3. Si un scribe y est déjà, une rangée de plus.
    .name = Un ouvrier blanc fait place
example-EX-12 = 12 bleues et une cendre : 1, 2, 3 ou 4 cases, une fois. Quatre coûtent 10 et la cendre. Les deux qui restent ne peuvent pas la déplacer encore.
    .name = Jusqu’où va la tente
example-EX-13 = Le Tailleur de pierre commerce à la Porte de la Vallée, qui est à un autre : 1 pièce pour lui, puis l’option supérieure, une pierre.
    .name = L’option supérieure
example-EX-14 = De même avec l’option inférieure : 1 pièce au gardien, 2 à la réserve principale, 2 pierres.
    .name = L’option inférieure
example-EX-15 = Le Parfumeur vend : 3 cendres et 2 bois font 7 pièces. Pas de porte, pas de péage.
    .name = Vendre
example-EX-16 = Les gardes pour 7 pièces : la tente avance d’une case et trouve 2 pains, et ton stockage n’a plus de limite.
    .name = Retourner les gardes
example-EX-17 = Les fermiers pour 5 cendres : un pain aussitôt, de meilleurs fermiers, et un pain à chaque préparation.
    .name = Retourner les fermiers
example-EX-18 = Tes anciens sont retournés alors que l’un y travaille : il reste et ne reçoit rien de nouveau. Mais la récompense peut le faire revenir.
    .name = Un ancien sur la tuile
example-EX-19 = Bénédictions 2, 0 et 1. La violette passe à 1 : le marqueur le plus en retard est maintenant à 1, et la colonne 1 donne un pas sur la piste Autel.
    .name = Le marqueur en retard
example-EX-20 = Un fermier et deux manœuvres : 2 pains et une ressource, deux ressources, une ressource et 2 pièces, et un pain de la tuile retournée.
    .name = Qui travaille la veille
example-EX-21 = Prophètes en 2 et 5. Qui est en 1 perd un pain, qui est en 4 en reçoit un, qui est en 6 en reçoit deux.
    .name = Trois jugements
example-EX-22 = Perdre 2 pains avec 1 en réserve : celui-là est perdu, et 2 points avec lui.
    .name = Le pain qui manque
example-EX-23 = 2 lévites, 7 ouvriers dans la réserve principale : 16 − 2 − 7 = 7 pains.
    .name = Compter les bouches
example-EX-24 = De même avec 5 pains : tous sont perdus, et 4 points avec eux.
    .name = Deux affamés
example-EX-25 = Après la première semaine, les prophètes avancent, le schofar tourne, et chacun a 5 cartes dans la pioche et 4 en main.
    .name = Une nouvelle semaine
example-EX-26 = Le parchemin du héros Esdras : une cendre en semaine 1 ; en plus, une bénédiction en semaine 2 ; en plus, un pain et une pièce en semaine 3. Désormais, 2 bannières bleues.
    .name = Un héros selon la semaine
example-EX-27 = 2 or, une pierre, un pain, 3 cendres, 4 pièces : cela vaut 17, donc 3 points. Avec le parchemin qui compte par trois : 5.
    .name = Des biens aux points
example-EX-28 = Les rangées 1 et 2 sont pleines de scribes : l’adversaire paie 1 or pour un parchemin de la rangée 3 au lieu de 3.
    .name = Des scribes moins chers
example-EX-29 = 3 gardiens, 2 scribes, 4 lévites : face A 4 points, face B 9.
    .name = Ses ouvriers comptent
example-EX-30 = De la Porte de la Fontaine, dans le sens horaire, le premier emplacement Mur avec décombres est le 13 ; s’il est dégagé, le 14.
    .name = Son parcours
example-EX-31 = La colonne 2 du Focus prend le premier de deux parchemins, sinon le deuxième ; la colonne 4 toujours le dernier.
    .name = Quel parchemin il prend
example-EX-32 = Un ou deux joueurs : les emplacements Mur 2 à 7, Garde et Orient sont déjà debout ; 2 pièces attendent sur Eaux, Fumier, Vallée et Poissons.
    .name = Une ville plus petite
example-EX-33 = Tu construis la Porte de la Vallée entre ton mur et celui d’un autre : 3 pièces, puis un bois par connexion ; l’autre reçoit un bois pour la sienne.
    .name = Une porte entre deux murs
example-EX-34 = 10 grises, une pierre et un or pour un mur à 4 grises et 3 pierres. Trois façons de payer : les trois ensemble avec 7 grises ; 10 grises et la pierre ; 10 grises et l’or.
    .name = Trois façons de payer
example-EX-35 = Jaune remplit un secteur : 2 pains. Turquoise et Rouge ont 3 lévites chacun, Rouge est devant sur la piste Autel : 2 points. Des deux qui en ont un, Violet est derrière : il perd un point. Puis 1 pièce par lévite.
    .name = Un secteur plein
example-EX-36 = Ton marqueur est en 19, et le bois vaut deux pas : un jusqu’à la fin avec ses 3 points, l’autre vaut 1 pièce.
    .name = La fin de la piste
example-EX-37 = Plus d’ouvrier, et la récompense est un ouvrier : la tente avance, trouve encore un ouvrier, et avance donc jusqu’à 2 points.
    .name = Un ouvrier qui n’est pas là
example-EX-38 = Ton stockage est plein, et un autre construit à côté de ta Porte des Chevaux : une pierre et une pièce. À la fin de ce tour, tu rends un cube.
    .name = Trop, au tour d’un autre
example-EX-39 = La tente avance d’une case, et plus tard dans le tour d’une autre grâce à une tuile : cela fait deux, et le parchemin en ajoute une troisième.
    .name = Une case de plus
example-EX-40 = Deux joueurs. 2 pièces attendent sur la Porte du Fumier : qui la construit les prend, puis un or.
    .name = De l’argent qui attend
example-EX-41 = 1 pièce, et la Porte des Chevaux est à un autre : le péage et le prix ne peuvent être payés ensemble. Rien n’est proposé.
    .name = Un commerce trop cher
example-EX-42 = Avec le parchemin qui rend l’option inférieure moins chère : 1 pièce pour la porte et 3 au lieu de 5.
    .name = Moins cher en bas
example-EX-43 = Un lévite, 2 pains, un ouvrier en réserve : place-le avant, et les deux lévites peuvent porter. Pas d’autre dans cette action.
    .name = Un lévite avant
example-EX-44 = De même, mais après : seul le premier pouvait porter ; la cendre du nouveau reste chez toi.
    .name = Un lévite après
example-EX-45 = Ton marqueur est sur la case d’un prophète : entre les deux, pour l’un comme pour l’autre.
    .name = Sur la case d’un prophète
example-EX-46 = Le marqueur rouge est en 7. Une bénédiction rouge fait avancer la tente ; une au choix doit faire avancer l’orange ou le violet.
    .name = Un marqueur au bout
example-EX-47 = Bénédictions 3, 2 et 1 : la dernière passe à 2, et le bonus de la colonne 2 est à toi.
    .name = Colonne 2
example-EX-48 = Tes gardes retournés font revenir un négociant pendant la préparation : il devient aussitôt fermier ou manœuvre, et mange comme tel.
    .name = Revenu, et à l’ouvrage
example-EX-49 = Trois joueurs, la Porte des Brebis n’est à personne. Qui construit à côté reçoit seul la récompense ; le commerce s’y paie à la réserve principale.
    .name = L’angle de personne
example-EX-50 = L’adversaire paie 2 or pour un lévite, en reçoit un comme récompense, et porte deux or au Temple : 4 points et une pièce.
    .name = Son Temple
example-EX-51 = Il déblaie l’emplacement Mur 14, reçoit un or et la bénédiction, paie 3 et construit sa première carte Mur.
    .name = Son mur
example-EX-52 = 3 pièces : l’option inférieure avec le péage ferait 4, il prend donc la supérieure et garde 1.
    .name = Son commerce
example-EX-53 = La seule porte restante n’a pas de décombres, et il a 2 or : pas assez. Il passe à la ligne suivante.
    .name = Une porte hors de portée
example-EX-54 = 81 points chacun, tous deux sur la case 12 de la piste Autel : qui est dessous dans la pile gagne.
    .name = Une égalité
example-EX-55 = Avec le parchemin des cinq cartes, tu pioches aussitôt jusqu’à cinq ; à la fin de la semaine, la main est la même que sans lui.
    .name = Cinq cartes
example-EX-56 = Il reste une carte Mur : elle est construite, et il n’y a plus de murs pour toi.
    .name = La dernière carte Mur
example-EX-57 = Deux chemins vers un parchemin de la rangée 3 : par Violet et Rouge, ou deux fois par Jaune. Les deux sont proposés.
    .name = Deux façons de payer
example-EX-58 = Par ton propre scribe et Jaune, ou par Rouge et Jaune : seul le premier est proposé, il est contenu dans le second.
    .name = Un chemin contient l’autre
