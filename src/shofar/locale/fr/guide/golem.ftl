# The guided first game. A step has its heading, `.do` (one thing), `.why` (at most 45 words) and `.tag` (at most three words);
# comments are `guide-<step>-<word>`. **Bold** is what to look at. Words: un golem est debout ou couché, il marche, il travaille ; rangée, bille, valeur.

guide-about = De quoi il s’agit
    .do = Regarde ton laboratoire, puis appuie sur Suivant.
    .why = Prague, 1584. Tu produis trois choses : des **golems**, des **artefacts**, des **livres**. À la fin, chaque sorte est multipliée par ses ménorahs, et les ménorahs viennent des développements. Quatre manches, douze actions. C’est tout.
    .tag = Trois produits
guide-about-begun = Tu as déjà commencé, très bien. Jette un œil à ton laboratoire : c’est là que tout se jouera.

guide-walk = Les golems marchent tout seuls
    .do = Fais marcher tes golems : **deux pas en rouge**, **un en jaune**.
    .why = Chaque manche commence ainsi, et tous les pas sont obligatoires : autant que ton niveau de golem, plus ceux du personnage de la manche. Plus loin, les tuiles sont meilleures, mais contrôler un golem coûte plus cher.
    .tag = Un pas
    .do-else = Fais marcher tes golems : tous les pas sont obligatoires.
guide-walk-ok = Trois pas de faits. La tuile sous chaque golem montre ce qu’il donne quand il travaille.
guide-walk-rivals = **Hanna** et **Zuzia** ont fait marcher les leurs. Place aux actions, et c’est à toi de commencer.

guide-marble = Prends une bille
    .do = Prends la **bille rouge** de **Golem**.
    .why = Une rangée vaut autant qu’elle a de billes : ici 3, donc 3 argiles. Qui vient après toi en trouve une de moins. La couleur compte aussi : le rouge fait avancer ton étudiant dans la rue rouge.
    .tag = Valeur 3
    .do-else = Prends une **bille** dans une rangée qui en a beaucoup.
    .why-else = Une rangée vaut autant qu’elle a de billes. Qui vient après toi en trouve une de moins. La couleur compte aussi : rouge, jaune et bleu font avancer ton étudiant dans cette rue.
    .tag-else = Une bille
guide-marble-ok = **3 argiles, et ton étudiant rouge a avancé.** La même rangée vaut maintenant 2.
guide-marble-golem = **De l’argile pour chaque bille qui s’y trouvait.** La rangée vaut maintenant 1 de moins.
guide-marble-another = Cette rangée à sa valeur, et la couleur de la bille pour un étudiant. Partout la même règle.
guide-marble-rabbi = Ton rabbin d’abord : c’est possible aussi. Chaque manche, tu as un rabbin et deux billes, dans l’ordre que tu veux.
guide-marble-passed = Tu attends que les billes soient versées à nouveau. C’est permis ; tu rejoues quand les autres ont fini.

guide-create = Crée un golem
    .do = Crée un golem en **bleu** pour 3 argiles.
    .why = 3 argiles là où tu n’en as pas, 3 de plus pour chacun de tes golems sur place. Un nouveau golem élève ton niveau : plus de pas, quelques points, et plus tard un de plus à multiplier.
    .tag = 3 argiles
    .do-else = Crée un **golem** là où tu n’en as pas : 3 argiles.
    .tag-else = Créer
guide-create-ok = **Ton troisième golem**, en bleu. Niveau de golem 2 : un pas de plus chaque manche, et un point de revenu.
guide-create-another = **Un nouveau golem.** Ton niveau a monté : plus de pas chaque manche, et des points de revenu.
guide-create-kept = Argile gardée. Cette rangée, une tuile du rabbin ou un golem au travail pourra en créer un plus tard.
guide-create-developed = Un développement : une ménorah, et un pouvoir désormais. Un golem peut encore être créé.
guide-create-lost = **Impossible de créer un golem** pour l’instant.
    .do = Continue : je reviens quand tu pourras. Ou prépare la table pour cette étape.
guide-create-again = **Maintenant tu peux créer un golem.**
    .do = Prends une bille de **Golem**, ou crée un golem là où c’est proposé.
guide-create-rivals = **Hanna** et **Zuzia** ont pris toutes deux une bille de Travail. La rangée valait 4 ; regarde ce qu’elle vaut maintenant.

guide-work = Des golems au travail
    .do = Prends la **bille jaune** de **Travail**.
    .why = Travail met des golems à l’ouvrage, sur les tuiles où ils se tiennent. Un golem coûte 1 connaissance, deux 3, trois 5, quatre 8 : moins la valeur de la rangée. Il y a deux billes, donc deux golems te coûtent 1.
    .tag = Valeur 2
    .do-else = Prends une bille de **Travail**.
    .why-else = Travail met des golems à l’ouvrage, sur les tuiles où ils se tiennent. Un golem coûte 1 connaissance, deux 3, trois 5, quatre 8 : moins la valeur de la rangée, { $in_work } maintenant.
    .tag-else = Travail
guide-work-ok = Ton étudiant jaune a avancé. Dis maintenant combien de golems travaillent.
guide-work-another = Dis maintenant combien de golems travaillent.
guide-work-elsewhere = { $deed } Très bien. Travail est une rangée comme les autres : regarde sur quoi sont tes golems.
guide-work-rabbi = Ton rabbin est passé devant. Tes golems attendent toujours du travail.
guide-work-lost = **Travail est vide, ou tes billes sont prises** pour cette manche.
    .do = Continue : je reviens quand Travail aura des billes pour toi. Ou prépare la table pour cette étape.
guide-work-again = **Travail a des billes.**
    .do = Prends une bille de **Travail**.

guide-lie = Il travaille et se couche
    .do = Envoie **deux golems** au travail : paie 1 pièce pour de l’**or** en jaune, puis fais avancer un **étudiant** en rouge.
    .why = Un golem qui a travaillé se couche. Il se relève quand il marche : à la manche suivante il peut donc travailler encore, une tuile plus loin. Chaque tuile peut être refusée.
    .tag = Au travail
    .do-else = Envoie des **golems** au travail : dis combien, puis choisis-les un par un.
    .tag-else = Au travail
guide-lie-ok = **Fait.** { $lying ->
    [one] { $lying } golem est couché
   *[other] { $lying } golems sont couchés
} maintenant, et chacun a donné ce que montre sa tuile.
guide-lie-lost = **Personne n’a travaillé** cette fois.
    .do = Continue : je reviens quand tes golems travailleront. Ou prépare la table pour cette étape.
guide-lie-again = **Maintenant tes golems peuvent travailler.**
    .do = Dis combien, puis choisis-les un par un.

guide-rabbi = Place le rabbin
    .do = Place ton rabbin sur la tuile des **trois ressources**.
    .why = Une fois par manche, et une tuile n’a qu’un rabbin. Deux choses à la fois : son effet maintenant, et ta place à la manche suivante, car le rabbin le plus haut commence. La case du bas a toujours de la place.
    .tag = Ton rabbin
    .do-else = Place ton **rabbin** sur une tuile qui t’aide.
    .tag-else = Ton rabbin
guide-rabbi-ok = **Une de chaque, et un objectif.** Les objectifs sont secrets et comptent à la fin : regarde le tien dans le laboratoire.
guide-rabbi-another = Ton rabbin est placé : l’effet est à toi, et cette place dans le prochain ordre du tour aussi.
guide-rabbi-marble = Une bille d’abord : { $deed } Le rabbin est encore en main, et doit être placé cette manche.
guide-rabbi-passed = Tu attends. Ton rabbin doit encore être placé cette manche.

guide-influence = Le personnage de la manche
    .do = Quand on te le demande : prends les **3 pièces**.
    .why = Le personnage du palais montre deux couleurs : rouge et jaune. Qui a pris une telle paire peut payer son pouvoir, ou prendre 3 pièces. Le blanc va avec tout. Les couleurs comptent donc une deuxième fois.
    .tag = Ta paire
    .do-else = Quand on te le demande : paie le personnage, ou prends **3 pièces**.
    .tag-else = { "" }
guide-influence-coins = **3 pièces**, car tes billes convenaient. Pour 4, tu aurais eu un golem à 4 argiles de moins.
guide-influence-paid = Tu as payé et utilisé le personnage. L’autre choix est toujours 3 pièces.
guide-influence-declined = Rien de pris. La prochaine fois, 3 pièces n’attendent que toi.
guide-influence-unmatched = Tes deux billes ne formaient pas la paire du personnage : regarde le palais avant de prendre la deuxième.
guide-influence-marble = { $deed } Regarde aussi le palais : deux billes comme la paire qu’il montre valent 3 pièces, ou son pouvoir.
guide-influence-rivals = Puis il y a eu le **revenu** : chaque étudiant rapporte ce que montre sa section, comme les artefacts achevés, la piste d’étude et le niveau de golem.

guide-develop = Développe
    .do = Développe le **torse** pour 3 argiles.
    .why = Une fois par manche, après le revenu, chacun peut développer une chose : parties du golem pour de l’argile, tuiles Artefact pour des pièces, étagères pour des connaissances. Chacune a un pouvoir et des **ménorahs**. Le torse rend le contrôle bon marché.
    .tag = 3 argiles
    .do-else = Développe une chose, si tu peux la payer.
    .why-else = Une fois par manche, après le revenu, chacun peut développer une chose : parties du golem pour de l’argile, tuiles Artefact pour des pièces, étagères pour des connaissances. Chacune a un pouvoir et des **ménorahs**.
    .tag-else = Développer
guide-develop-ok = **Torse.** Une ménorah rouge : chaque golem que tu as créé compte un point de plus à la fin.
guide-develop-another = Un développement, et ses ménorahs avec : elles multiplient à la fin.
guide-develop-none = Rien de développé. L’occasion vient une fois par manche, et à chaque action Golem, Artefacts ou Étude.

guide-control = Le contrôle des golems
    .do = Regarde tes golems et tes étudiants, puis appuie sur Suivant.
    .why = À la fin de chaque manche, tout golem **en avance sur ton étudiant** dans son quartier coûte 1 connaissance par section. Si tu ne peux pas payer, tu perds 5 points pour ce golem. Étudiants et golems vont donc ensemble.
    .tag = Golem et étudiant

guide-stand = Manche deux : ils se relèvent
    .do = Fais marcher tes golems de nouveau : tous les pas sont obligatoires. Un golem couché qui marche **se relève**.
    .why = Un golem qui ne marche pas reste couché et ne peut pas travailler. Pense au contrôle : chaque section d’avance sur ton étudiant coûtera 1 connaissance. Ce serait { $due } maintenant.
    .tag = Debout
guide-stand-ok = Ils sont là où attend le prochain travail. Le contrôle te coûterait maintenant **{ $due } { $due ->
    [one] connaissance
   *[other] connaissances
}** : des billes peuvent encore faire avancer tes étudiants.

guide-gold = De l’or pour les artefacts
    .do = Prends une **bille bleue** d’**Artefacts**, puis achète de l’**or** et mets-le dans l’artefact 2.
    .why = Des pièces pour chaque bille ; puis un or pour 3 pièces, et un développement d’artefact. Un chaudron plein achève son artefact : il rapporte aussitôt, puis à chaque revenu.
    .tag = Valeur 3
    .do-else = Prends une bille d’**Artefacts**, puis achète de l’**or** pour 3 pièces.
    .tag-else = Or
guide-gold-ok = **Achevé.** Il a rapporté aussitôt, rapportera à chaque manche, et compte comme produit : { $completed } { $completed ->
    [one] artefact
   *[other] artefacts
} fois tes ménorahs jaunes.
guide-gold-gold = De l’or dans un chaudron. Quand il est plein, l’artefact rapporte, tout de suite et à chaque revenu.
guide-gold-elsewhere = { $deed } Bien. L’or vient aussi des golems au travail en jaune.
guide-gold-rabbi = Ton rabbin est placé. La rangée Artefacts est toujours là.
guide-gold-lost = **Artefacts est vide, ou tes billes sont prises.**
    .do = Continue : je reviens quand Artefacts aura de nouveau des billes. Ou prépare la table pour cette étape.
guide-gold-again = **Artefacts a des billes.**
    .do = Prends-en une d’**Artefacts** et achète de l’or pour 3 pièces.

guide-book = Les livres
    .do = Prends une bille d’**Étude**, puis achète le **livre vert** pour la colonne 1.
    .why = Des connaissances pour chaque bille, puis un livre. Il donne sa moitié basse une fois. Puis **toute la colonne** est lue, du premier livre au dernier. Une couleur par colonne ; la piste d’étude dit combien de livres y tiennent.
    .tag = Achète-le
    .do-else = Prends une bille d’**Étude**, puis achète un **livre**.
    .tag-else = Un livre
guide-book-ok = **Ton premier livre.** Chaque autre de sa couleur le fera relire. Une colonne avec un livre est aussi un produit.
guide-book-elsewhere = { $deed } Très bien. Les livres attendent dans la bibliothèque, plus chers à droite.
guide-book-rabbi = Ton rabbin est placé. La rangée Étude est toujours là.
guide-book-lost = **Étude est vide, ou tes billes sont prises.**
    .do = Continue : je reviens quand Étude aura de nouveau des billes. Ou prépare la table pour cette étape.
guide-book-again = **Étude a des billes.**
    .do = Prends-en une d’**Étude** et achète un livre.

guide-products = D’où viennent les points
    .do = Regarde les trois produits dans ton laboratoire, puis appuie sur Suivant.
    .why = À la fin : golems créés fois ménorahs **rouges**, artefacts achevés fois **jaunes**, colonnes avec livres fois **bleues**. Trois fois trois font neuf, un fois cinq fait cinq : choisis ce qui grandit ensemble. Puis étude, objectifs, ressources restantes.
    .tag = Fois les ménorahs

guide-more = Le miroir, et l’attente
    .do = Regarde la rangée Miroir, puis appuie sur Suivant.
    .why = Miroir copie une autre rangée à sa propre valeur, pour 1 pièce. Et tu peux **passer** tant qu’il te reste une bille à prendre : quand tous ont fini, le reste est versé à nouveau, et tu continues avec des rangées neuves.
    .tag = 1 pièce

guide-end = Comment cela finit
    .do = Les autres manches sont à toi. Appuie sur Suivant.
    .why = Après la quatrième manche. Les trois produits, la piste d’étude, les objectifs atteints et un point par tranche de 5 ressources s’ajoutent à tes points. Qui a le plus de points l’emporte ; à égalité, le rabbin le plus haut de la dernière manche.
    .tag = Quatre manches

guide-ask-value = De quoi dépend ce qu’une rangée te donne ?
    .colour = De la couleur de la bille
    .number = Du nombre de billes qui s’y trouvent
    .place = De ta place dans l’ordre du tour
guide-ask-value-ok = **Exact.** Chaque bille prise appauvrit la rangée. La couleur fait avancer un étudiant.
guide-ask-control = Ton golem est deux sections devant ton étudiant. Qu’est-ce que cela veut dire à la fin de la manche ?
    .home = Le golem rentre chez lui
    .knowledge = 2 connaissances, ou 5 points si tu ne peux pas payer
    .nothing = Rien
guide-ask-control-ok = **Exact.** Grâce aux étudiants, les golems coûtent moins ; grâce au torse aussi.
guide-ask-points = D’où viennent le plus de points ?
    .work = Des golems au travail
    .products = Des golems, artefacts et colonnes, chacun multiplié par ses ménorahs
    .coins = Des pièces à la fin
guide-ask-points-ok = **Exact.** Produis et développe la même couleur : l’un sans l’autre ne vaut rien. Après la quatrième manche, c’est fini.
