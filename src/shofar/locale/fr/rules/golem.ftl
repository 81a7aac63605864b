### Golem: the rules as the page tells them. What is not here is read in English: the rulebook has no French edition.

## Overview

over-about = 2 à 4 joueurs, environ 75 minutes, quatre manches
over-goal = Prague, 1584, quatre manches. Crée des golems, fonds de l’or en artefacts, rassemble des livres. Chacun des trois ne compte que **multiplié par les ménorahs** de sa couleur : fais donc peu de choses, et développe celles-là. Qui a le plus de points l’emporte.
over-round = En phase 3, chacun prend, dans l’ordre de son choix, **deux billes** et **une action de rabbin**.
over-phase-1 = 1 Remise en état
over-phase-2 = 2 Les golems marchent
over-phase-3 = 3 Actions
over-phase-4 = 4 Ordre du tour
over-phase-5 = 5 Influence
over-phase-6 = 6 Revenu, développer
over-phase-7 = 7 Contrôle
over-turn-1 = Prends une **bille** dans une rangée. La valeur est le nombre de billes qui s’y trouvaient.
over-turn-2 = Sa **couleur** fait avancer ton étudiant de ce quartier. Le blanc ne fait avancer personne, le noir en fait avancer deux.
over-turn-3 = Sa **rangée** est l’action : Travail, Golem, Artefacts, Étude, ou le Miroir de l’une d’elles.
over-turn-4 = Ou place ton **rabbin**, une fois : une tuile avec son propre effet, et ta place dans le prochain ordre du tour.
over-turn-5 = Ou **passe**, attends, et prends dans des rangées versées à nouveau.
over-points-1 = golems créés, sans les deux du départ, fois ménorahs rouges
over-points-2 = artefacts achevés fois ménorahs jaunes
over-points-3 = colonnes avec au moins un livre fois ménorahs bleues
over-points-4 = le bout de la piste d’étude ; les objectifs et leur série
over-points-5 = par lot de 5 ressources restantes ; et tous les points en chemin
over-twist = Chaque manche, les golems marchent tout seuls vers un meilleur travail. Un golem **en avance sur ton étudiant** coûte une connaissance par section. Chaque golem que tu ne peux pas payer coûte 5 points. Les étudiants courent donc après les golems, ou les golems vont au cimetière.
over-end = Après le contrôle de la manche IV. À égalité, gagne le rabbin qui était le plus haut.

chapter-G1 = Mise en place
    .lead = Chacun commence avec 10 points, deux golems sur le plateau et presque rien d’autre. La première partie a une mise en place sans choix.
chapter-G2 = Manches, marche des golems
    .lead = Quatre manches de sept phases. Les deux premières demandent peu de décisions, mais la deuxième décide de ce que tes golems coûteront.
heading-phases = Les sept phases
heading-refresh = Phase 1 : remise en état
heading-walk = Phase 2 : les golems marchent
chapter-G3 = Actions
    .lead = Phase 3, le cœur de la manche. Trois tours chacun : deux billes et un rabbin, dans l’ordre que tu veux.
heading-turns = Tours
heading-marbles = Billes
heading-rows = Les cinq rangées
heading-rabbi = Rabbin
heading-passing = Passer
chapter-G4 = Procédures
    .lead = Ce qui se passe chaque fois qu’un étudiant avance, qu’un golem naît, travaille ou meurt, que l’or est fondu, une tuile développée, un livre acheté.
heading-students = Étudiants
heading-making = Créer un golem
heading-blocks = Les golems dans les îlots
heading-killing = Tuer un golem
heading-gold = Or et artefacts
heading-developments = Développements
heading-books = Livres
heading-objectives = Objectifs
chapter-G5 = Phases 4 à 7
    .lead = Après les actions : le nouvel ordre du tour, le personnage, le revenu, un développement, et la facture des golems.
heading-order = Phase 4 : ordre du tour
heading-influence = Phase 5 : influence
heading-income = Phase 6 : revenu et développement
heading-control = Phase 7 : contrôle
chapter-G6 = Fin et points
    .lead = Trois produits, et ce que tu avais prévu en secret.
chapter-G0 = Principes
    .lead = Ce qui vaut partout : ce qu’on peut refuser, dans quel ordre les choses arrivent, ce qui est laissé au hasard.
chapter-G7 = Ce qu’on te demande
    .lead = Comment le jeu pose ses questions, là où les règles laissent un doute.
chapter-G8 = En solo
rule-G8-1 = Il n’y a pas ici de règles en solo. L’adversaire publié pour le solo ne fait pas partie des textes dont ces règles sont tirées.
rule-G8-2 = Pour jouer en solo, joue à deux contre un bot : rien ne change, et qui a le plus de points l’emporte.
    .reading = Pour te mesurer : 80 points apprenti, 95 érudit, 110 maître, 125 rabbin.
chapter-hidden = Ce qui est caché
    .lead = Tout ce qui est sur la table est visible, ressources et points compris. Sont cachés :
        - tes objectifs, jusqu’à la fin : les autres voient combien tu en as ; ce que tu as rendu, cela reste entre toi et le jeu ; ce que tu as transmis, tes voisins et toi l’avez vu ;
        - les quatre tuiles de départ reçues, jusqu’à ce que tu en aies choisi deux ; les deux autres ne sont jamais montrées ;
        - l’ordre des pioches et des tuiles Action, et la chute des billes : personne ne les connaît.
