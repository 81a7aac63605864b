### Nehemiah. Names and terms follow the glossary of the specification.
### French: `.sur` of a board is where cubes go (sur le mur, au temple, dans la garde), `.du` where they come from.

title = Néhémie
about = Envoie tes ouvriers le long des colonnes, réutilise ce que d’autres ont bâti, et balaie la colonne avant eux.
time = 30 min
kind = Placement d’ouvriers

seat-1 = Rouge
    .de = de Rouge
seat-2 = Bleu
    .de = de Bleu
seat-3 = Vert
    .de = de Vert
seat-4 = Jaune
    .de = de Jaune

## Things

noun-red = rouge
noun-blue = bleu
noun-green = vert
noun-yellow = jaune
noun-wall = mur
    .le = le mur
    .sur = sur le mur
    .du = du mur
noun-temple = temple
    .le = le temple
    .sur = au temple
    .du = du temple
noun-guard = garde
    .le = la garde
    .sur = dans la garde
    .du = de la garde
    .gender = f
noun-cube = { $n ->
    [one] cube
   *[other] cubes
}
noun-bench = banc
noun-supply = réserve
noun-deck = pioche
noun-column = { $n ->
    [one] colonne
   *[other] colonnes
}
noun-leader = { $n ->
    [one] chef
   *[other] chefs
}
noun-wood-card = carte utilisée qui te donne du bois, en plus de son effet
noun-gold-card = carte utilisée qui te donne de l’or, en plus de son effet
noun-tired-column = colonne où tu as un ouvrier épuisé

## What atoms do

do-cube = mettre { $n } { noun-cube } { $a-sur }
do-gate = prendre { $n ->
    [one] la première porte
   *[other] les { $n } premières portes
}
do-refresh = relever un de tes ouvriers épuisés
do-place-first = placer un ouvrier sur la première carte libre d’une colonne
do-place-any = placer un ouvrier sur n’importe quelle carte libre
do-replace = mettre un de tes ouvriers à la place de celui d’un autre joueur
do-swap-worker-worker = échanger deux ouvriers d’une colonne
do-swap-card-card = échanger deux cartes d’une colonne
do-swap-any-worker-any-worker = échanger deux ouvriers quelconques
do-use = utiliser n’importe quelle carte occupée contre la redevance
do-shift = déplacer un cube de n’importe quel joueur vers un autre plateau
do-move = déplacer un de tes ouvriers prêts vers n’importe quelle carte libre
do-activate-own = activer un de tes ouvriers prêts
do-activate-other = activer un ouvrier prêt d’un autre joueur
do-direct = décider de l’action d’un autre joueur

when-round = jusqu’à la fin de la manche : { $effect }
when-before-scoring = avant un décompte : { $effect }
when-new-column = quand une colonne a été distribuée, dans cette colonne seulement : { $effect }
when-any-moment = avant ou après n’importe quel tour : { $effect }
when-around-the-action = avant ou après ton action : { $effect }
when-instead = à la place de ton action : { $effect }
when-before-a-turn = avant le tour d’un autre joueur : { $effect }

## Work cards

name-wood_1 = 1 bois
name-wood_2 = 2 bois
name-gold_2 = 2 or
name-gold_3 = 3 or
name-wood_supply = Réserve de bois
name-wall_1 = Bâtir le mur
name-wall_2 = Bâtir le mur, double
name-temple_1 = Sacrifice au temple
name-temple_2 = Sacrifice au temple, double
name-guard_1 = Entraîner la garde
name-guard_2 = Entraîner la garde, double
name-gate = Bâtir une porte
name-vp_1 = 1 point de victoire
name-refresh = Relever des ouvriers
name-place_workers = Placer des ouvriers
name-place_any = Placer n’importe où
name-replace_worker = Remplacer un ouvrier
name-swap_workers = Échanger des ouvriers
name-swap_cards = Échanger des cartes
name-use_cards = Utiliser des cartes
family-d1 = { $id }
family-d2 = { $id }
family-d3 = { $id }

## Leaders

name-double_influence = Maçon et prêtre
name-free_gate = Bâtisseur de portes
name-labour_levy = Corvée
name-wood_bonus = Forestier
name-gold_bonus = Trésorier
name-shift_cube = Négociateur
name-rearrange_column = Planificateur
name-extra_worker = Recruteur
name-tired_columns = Surveillant
name-swap_any_workers = Relève
name-move_worker = Contremaître
name-place_two = Deux équipes
name-activate_two = Double journée
name-borrow_worker = Journaliers
name-direct_turn = Gouverneur

## Other rows of the box

family-gate = porte { $n }
family-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
family-wall = mur, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
family-temple = temple, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
family-guard = garde, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
name-scores-wall_2 = Mur, 2 joueurs
name-scores-temple_2 = Temple, 2 joueurs
name-scores-guard_2 = Garde, 2 joueurs
name-scores-wall_3 = Mur, 3 joueurs
name-scores-temple_3 = Temple, 3 joueurs
name-scores-guard_3 = Garde, 3 joueurs
name-scores-wall_4 = Mur, 4 joueurs
name-scores-temple_4 = Temple, 4 joueurs
name-scores-guard_4 = Garde, 4 joueurs
name-all = toutes les pioches
name-round_income = Revenu d’une nouvelle manche
name-fee = Redevance
name-deadlock = Colonnes remplacées après un blocage
name-stall = Tours sans nouvelle colonne

section-faces = Cartes Travail
section-copies = Exemplaires dans les pioches I, II, III
section-decks = Pioches
section-counts = Nombres selon les joueurs
section-gates = Portes
section-scores = Points des plateaux
section-plain_scores = Points des plateaux, barème simple
section-sale = Vente des biens à la fin
section-leaders = Chefs
section-settings = Réglages
column-icons = Avec icône
column-cards = Cartes
column-columns = Colonnes
column-workers = Ouvriers
column-neutrals = Ouvriers neutres
column-cubes = Cubes
column-wood = Bois
column-gold = Or
column-leaders_wood = Bois avec chefs
column-leaders_gold = Or avec chefs
column-leaders = Chefs proposés
column-places = Places 1, 2, ...
column-set = Lot
column-vp = Points
column-turns = Tours

## Options

option-leaders = Chefs
    .help = Des chefs de chantier sont mis aux enchères au début de chaque manche.
option-score_rows = Points des plateaux
    .help = Le barème étagé donne quelque chose à la dernière place à deux et trois joueurs ; le simple, non.
option-score_rows-tiered = étagé
option-score_rows-plain = simple
option-screens = Paravents
    .help = Stricts, ils cachent ce que possèdent les autres ; ouverts, ils montrent ce que chacun aurait pu compter.
option-screens-open = ouverts
option-screens-strict = stricts
option-start = Qui commence
    .help = Qui joue en premier : au hasard, ou une place.
option-start-random = au hasard
option-start-1 = place 1
option-start-2 = place 2
option-start-3 = place 3
option-start-4 = place 4

## Questions

question-action = Place un ouvrier ou actives-en un
question-direct = Choisis l’action du joueur que tu diriges
question-neutral = Place un ouvrier neutre dans une autre colonne
question-activated-card = Utilise la carte activée ou renonces-y
question-cards-above = Utilise une carte au-dessus contre la redevance, ou arrête
question-missing-cube-wall = Plus de cube : prends-en un d’un autre plateau pour le mur, ou renonces-y
question-missing-cube-temple = Plus de cube : prends-en un d’un autre plateau pour le temple, ou renonces-y
question-missing-cube-guard = Plus de cube : prends-en un d’un autre plateau pour la garde, ou renonces-y
question-choose-leader = Choisis le chef à mettre aux enchères
question-bid = Annonce ta mise : ouvriers, puis bois, puis or
question-before-turn = Utilise un chef avant ce tour, ou attends
question-column-due = Utilise un chef avant que la colonne soit remplacée, ou attends
question-after-action = Utilise un chef, ou finis ton tour
question-before-scoring = Utilise un chef avant le décompte, ou attends
question-new-column = Échange deux cartes de la nouvelle colonne, ou attends
ask-shift = Choisis un cube et où il va
ask-move = Choisis un ouvrier et où il va
ask-goal = Choisis où va l’ouvrier
ask-activate = Choisis un ouvrier à activer
ask-times = Décide : { $effect }
ask-place = Choisis une place pour ton ouvrier
ask-refresh = Choisis un ouvrier à relever
ask-replace = Choisis l’ouvrier à remplacer
question-swap-worker-worker = Choisis deux ouvriers à échanger ; les cartes restent
question-swap-card-card = Choisis deux cartes à échanger ; les ouvriers restent
ask-swap = Choisis ce que tu échanges
question-swap-any-worker-any-worker = Choisis deux ouvriers qui changent de place
ask-action = { $kinds ->
    [place-activate] Place un ouvrier, ou actives-en un
    [place-activate-leader] Place un ouvrier, actives-en un, ou utilise un chef
    [place] Place un ouvrier
    [place-leader] Place un ouvrier, ou utilise un chef
    [activate] Active un ouvrier
    [activate-leader] Active un ouvrier, ou utilise un chef
    [leader] Utilise un chef, ou passe
   *[other] Passe
}
ask-bid = { $part ->
    [worker] Ta mise : combien d’ouvriers ? Puis bois et or, la plus forte somme l’emporte
    [wood] Ta mise : combien de bois ? Puis l’or, la plus forte somme l’emporte
   *[gold] Ta mise : combien d’or ? La plus forte somme l’emporte
}
ask-use = Choisis une carte à utiliser contre la redevance

## Moves

move-place = Placer un ouvrier en colonne { $a }
move-activate = Activer l’ouvrier en colonne { $a-1 }, rangée { $a-2 }
move-neutral = Placer l’ouvrier neutre en colonne { $a }
move-use = Utiliser la carte en colonne { $a-1 }, rangée { $a-2 } contre la redevance
move-refresh = Relever l’ouvrier en colonne { $a-1 }, rangée { $a-2 }
move-put = Mettre l’ouvrier en colonne { $a-1 }, rangée { $a-2 }
move-replace = Remplacer l’ouvrier en colonne { $a-1 }, rangée { $a-2 }
move-pick = Choisir l’ouvrier en colonne { $a-1 }, rangée { $a-2 }
move-swap = Échanger les rangées { $a-2 } et { $b-2 } de la colonne { $a-1 }
move-from = Prendre un cube { $a-du }
move-shift = Déplacer un cube { $a-de } { $b-du } vers { $c-le }
move-call = Utiliser ton chef { $a }
move-offer = Mettre aux enchères le chef { $a }
move-bid = Miser { $a }
move-levy = { $a ->
    [0] Ne rien dépenser
    [one] Dépenser { $a } ouvrier et { $a } bien
   *[other] Dépenser { $a } ouvriers et { $a } biens
}
move-take = Utiliser la carte activée
move-skip = Ne pas utiliser la carte activée
move-stop = Arrêter ici
move-none = Renoncer au cube
move-wait = Rien maintenant
move-hold = Rien jusqu’à mon prochain tour ou au remplacement d’une colonne
move-done = Finir le tour
move-pass = Passer

## Log

news-placed-on = { $seat } place un ouvrier en colonne { $a-1 }, rangée { $a-2 }.
news-placed-neutral = { $seat } place un ouvrier neutre en colonne { $a-1 }, rangée { $a-2 }.
news-activated = { $c-id ->
    [self] { $seat } active l’ouvrier en colonne { $a-1 }, rangée { $a-2 } ({ $b }).
   *[other] { $seat } active l’ouvrier { $c-de } en colonne { $a-1 }, rangée { $a-2 } ({ $b }).
}
news-used = { $seat } utilise « { $a } » en colonne { $b-1 }, rangée { $b-2 }.
news-fee = { $a-id ->
    [none] { $seat } paie { $b } or à la banque.
   *[other] { $seat } paie { $b } or à { $a }.
}
news-gained = { $seat } reçoit { $c ->
    [0] { wood-and-gold }
    [one] { goods-before }{ $c } point
   *[other] { goods-before }{ $c } points
}.
goods-before = { $a ->
    [0] { $b ->
        [0] {""}
       *[other] { $b } or et{" "}
    }
   *[other] { wood-and-gold } et{" "}
}
news-paid = { $seat } paie { wood-and-gold }.
news-cube = { $seat } met { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} { $a-sur }.
news-cube-moved = { $c-id ->
    [self] { $seat } déplace un cube { $a-du } vers { $b-le }.
   *[other] { $seat } déplace un cube { $c-de } { $a-du } vers { $b-le }.
}
news-gate = { $seat } prend une porte à { $a ->
    [one] { $a } point
   *[other] { $a } points
}.
news-refreshed = { $seat } relève l’ouvrier en colonne { $a-1 }, rangée { $a-2 }.
news-replaced = { $seat } remplace l’ouvrier { $b-de } en colonne { $a-1 }, rangée { $a-2 }.
news-swapped-workers = { $seat } échange les ouvriers de { $a } et { $b }.
news-swapped-cards = { $seat } échange les cartes de { $a } et { $b }.
news-passed = { $seat } passe.
news-column-swept = La colonne { $a } est balayée ; ses ouvriers rentrent.
news-card-dealt = « { $a } » arrive en colonne { $b-1 }, rangée { $b-2 }.
news-round-ended = Fin de la manche { $a }.
news-round-scored = Décompte des plateaux de la manche { $a }.
news-last-turn = Le dernier tour est fini ; dernier décompte des plateaux.
news-scored = { $seat } marque { $b ->
    [one] { $b } point
   *[other] { $b } points
} { $a-sur }.
news-all-alike = Égalité générale { $a-sur } : personne n’y marque de points.
news-cube-lost = { $seat } reprend un cube { $a-du }.
news-end-triggered = La fin approche : il reste { $a ->
    [one] { $a } tour
   *[other] { $a } tours
}.
wood-and-gold = { $a ->
    [0] { $b } or
   *[other] { $b ->
        [0] { $a } bois
       *[other] { $a } bois et { $b } or
    }
}
news-sold = { $seat } vend { wood-and-gold } pour { $c ->
    [one] { $c } point
   *[other] { $c } points
}.
news-leader-revealed = Chef proposé : { $a }.
news-leader-offered = { $seat } met aux enchères : { $a }.
stake = { $a ->
    [0] { stake-goods }
    [one] { $a } ouvrier{ stake-rest }
   *[other] { $a } ouvriers{ stake-rest }
}
stake-goods = { $b ->
    [0] { $c ->
        [0] rien
       *[other] { $c } or
    }
   *[other] { $b } bois{ stake-gold }
}
stake-rest = { $b ->
    [0] {""}
   *[other] , { $b } bois
}{ stake-gold }
stake-gold = { $c ->
    [0] {""}
   *[other] , { $c } or
}
news-bid-shown = Mise { $seat-de } : { stake }.
news-leader-won = { $seat } remporte l’enchère : { $a }.
news-leader-used = { $seat } utilise le chef « { $a } ».
news-leader-points = { $seat } reçoit { $a ->
    [one] { $a } point
   *[other] { $a } points
} grâce à un chef.
news-directed = { $seat } décidera de l’action { $a-de }.
news-direction-lost = { $seat } ne peut diriger { $a } : il ne reste aucune action.
news-income = { $seat } reçoit { wood-and-gold } pour la nouvelle manche.
news-deadlock = Personne ne peut agir : les colonnes de gauche sont balayées.
news-stall = Aucune colonne n’a été remplacée depuis { $a ->
    [one] { $a } tour
   *[other] { $a } tours
} : les colonnes de gauche sont balayées.
news-leader-left = Le chef « { $a } » quitte la partie : personne ne l’a mis aux enchères.
news-leader-discarded = Le chef « { $a } » { $seat-de } est défaussé.
news-bench-home = { $a ->
    [one] { $a } ouvrier { $seat-de } revient
   *[other] { $a } ouvriers { $seat-de } reviennent
} du banc.
news-cube-left-out = { $seat } renonce à { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} { $a-sur }.
news-unusable = { $seat } ne peut utiliser « { $a } » : { $b }.
news-declined = { $seat } n’utilise pas « { $a } ».
news-moved = { $seat } déplace un ouvrier de { $a } à { $b }.
news-turn = Tour { $seat-de }.
news-game-ended = La partie est finie.
news-levied = { $seat } dépense { stake }.
news-column-empty = La colonne { $a } reste vide.

## The log by turns: below the name of who acts

aside-scoring = Décompte
aside-auction = Chefs
aside-income = Nouvelle manche
fold-cards = { $n ->
    [one] { $n } nouvelle carte
   *[other] { $n } nouvelles cartes
}
at-place = colonne { $a-1 }, rangée { $a-2 }
deed-placed-on = placé sur *{ $b }*, colonne { $a-1 }
deed-placed-neutral = ouvrier neutre en { at-place }
deed-activated = { $c-id ->
    [self] activé *{ $b }*, colonne { $a-1 }
   *[other] activé *{ $b }*, colonne { $a-1 } (ouvrier à { $c })
}
deed-used = utilisé *{ $a }*, colonne { $b-1 }
deed-fee = { $a-id ->
    [none] { $b } or à la banque
   *[other] { $b } or à { $a }
}
deed-gained = { $a ->
    [0] {""}
   *[other] +{ $a } bois{" "}
}{ $b ->
    [0] {""}
   *[other] +{ $b } or{" "}
}{ $c ->
    [0] {""}
    [one] +{ $c } point
   *[other] +{ $c } points
}
deed-paid = payé { wood-and-gold }
deed-cube = { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} { $a-sur }
deed-cube-moved = { $c-id ->
    [self] cube déplacé { $a-du } vers { $b-le }
   *[other] cube à { $c } déplacé { $a-du } vers { $b-le }
}
deed-gate = pris une porte à { $a ->
    [one] { $a } point
   *[other] { $a } points
}
deed-refreshed = relevé l’ouvrier en { at-place }
deed-replaced = pris sa place à { $b } en { at-place }
deed-swapped-workers = échangé les ouvriers en colonne { $a-1 }, rangée { $a-2 } et en colonne { $b-1 }, rangée { $b-2 }
deed-swapped-cards = échangé les cartes de la colonne { $a-1 }, rangées { $a-2 } et { $b-2 }
deed-passed = passé
deed-column-swept = colonne { $a } balayée, ses ouvriers rentrent
deed-card-dealt = *{ $a }* en colonne { $b-1 }, rangée { $b-2 }
deed-scored = { $b ->
    [one] +{ $b } point
   *[other] +{ $b } points
} { $a-sur }
deed-cube-lost = repris un cube { $a-du }
deed-sold = vendu { wood-and-gold } pour { $c ->
    [one] { $c } point
   *[other] { $c } points
}
deed-leader-offered = mis *{ $a }* aux enchères
deed-bid-shown = mise : { stake }
deed-leader-won = remporté *{ $a }*
deed-leader-used = utilisé *{ $a }*
deed-leader-points = { $a ->
    [one] +{ $a } point
   *[other] +{ $a } points
} grâce à un chef
deed-directed = prochaine action choisie pour { $a }
deed-direction-lost = impossible de décider pour { $a } : plus aucune action
deed-income = +{ wood-and-gold } pour la nouvelle manche
deed-leader-discarded = défaussé *{ $a }*
deed-bench-home = { $a ->
    [one] { $a } ouvrier revenu
   *[other] { $a } ouvriers revenus
} du banc
deed-cube-left-out = renoncé à { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} { $a-sur }
deed-unusable = *{ $a }* inutilisable ({ $b })
deed-declined = pas utilisé
deed-moved = déplacé un ouvrier de la colonne { $a-1 }, rangée { $a-2 }, à la colonne { $b-1 }, rangée { $b-2 }
deed-levied = dépensé { stake }

summary-scoring = { $over ->
    [yes] Le dernier décompte
   *[no] Décompte de la manche { $n }
}
summary-wall = Mur
summary-temple = Temple
summary-guard = Garde
summary-leaders = Chefs
summary-sale = Vente
summary-scoring-about = { $points ->
    [0] Tu ne marques rien ici
    [one] Tu marques { $points } point
   *[other] Tu marques { $points } points
}

course-part = Manche { $n }
course-scoring = Décompte { $n }
course-final = Vente à la fin

## Why not

reason-allowed = c’est permis
reason-no-worker = il ne reste pas d’ouvrier en réserve
reason-no-room = aucune carte n’y est libre
reason-only-placed = un ouvrier seulement placé ne rapporte encore rien
reason-all-away = il ne resterait aucun ouvrier à placer
vain-only-placed = Rien n’est gagné tant que cet ouvrier n’est pas activé.
vain-all-away = Qui gagne avec tous ses ouvriers n’en a plus à placer cette manche.
reason-not-own = l’ouvrier n’est pas à toi
reason-not-ready = l’ouvrier est épuisé
reason-unoccupied = il n’y a pas d’ouvrier là
reason-not-exhausted = l’ouvrier là n’est pas épuisé
reason-used = la carte a déjà servi dans cette activation
reason-no-fee = il n’y a pas assez d’or pour la redevance
reason-no-wood = il n’y a pas assez de bois
reason-no-gold = il n’y a pas assez d’or
reason-no-cube = aucun cube ne peut être mis
reason-no-gate = il ne reste pas de porte
reason-no-target = il n’y aurait pas de cible
reason-this-turn = l’ouvrier a été épuisé pendant ce tour
reason-neutral-worker = c’est un ouvrier neutre
reason-own-worker = l’ouvrier est à toi
reason-alike = l’échange ne changerait rien
reason-fee-and-price = l’or ne suffit pas pour la redevance et le prix de la carte ensemble
reason-only-thing = un chef à la place de l’action est la seule chose faite dans un tour, et un autre a déjà servi
reason-below = seules les cartes au-dessus de la carte activée peuvent servir
reason-other-column = seules les cartes de la colonne de la carte activée peuvent servir
reason-activated = c’est la carte activée elle-même : elle sert sans redevance, ou pas du tout
reason-own-first = son moment est passé : la carte activée sert en premier, ou pas du tout
reason-works-by-itself = ce chef agit tout seul, jusqu’à la fin de la manche
reason-use-cards = une carte de cette sorte ne peut être choisie
reason-occupied = un ouvrier y est déjà
reason-same-column = ton propre ouvrier vient d’aller dans cette colonne
reason-row-four = les ouvriers neutres ne sont jamais placés en rangée 4
reason-must-act = il y a quelque chose que tu peux faire
reason-first-needed = il en faut au moins un
reason-not-yours = le chef n’est pas devant toi
reason-not-in-window = ce n’est pas le moment de ce chef
reason-no-effect = cela n’aurait pas d’effet
reason-no-cube-there = ce joueur n’a pas de cube là
reason-too-much = c’est plus qu’il n’y en a
reason-not-on-offer = le chef n’est pas proposé
reason-empty-place = la colonne est vide
reason-not-new = ce n’est pas la colonne qui vient d’être distribuée
reason-same-worker = c’est le même ouvrier
reason-no-plain-action = ce joueur n’a pas cette action
reason-no-worker-there = il n’y a aucun ouvrier à cet endroit
reason-others-worker = l’ouvrier est à un autre joueur
reason-exhausted = l’ouvrier est couché, épuisé
reason-not-directed = l’ouvrier n’est pas au joueur que tu diriges
reason-same-board = un cube n’est jamais pris au plateau où il va

## Points

source-wall = Mur
source-temple = Temple
source-guard = Garde
source-gates = Portes
source-cards = Cartes
source-leaders = Chefs
source-goods = Biens vendus

## What simulations count

figure-turns = Tours
figure-gates = Portes

## The table in the terminal

board-round = manche { $round }
board-turn-of = tour : { $who }
board-deck = { $n ->
    [0] pioche vide
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
board-gates = { $n ->
    [0] plus de porte
   *[other] portes { $list }
}
board-turns-left = { $n ->
    [0] dernier tour
    [one] encore { $n } tour après celui-ci
   *[other] encore { $n } tours après celui-ci
}
board-column = Colonne { $n }
board-column-due = { $n } à remplacer
board-empty = vide
board-ready = prêt
board-exhausted = épuisé
board-neutral = neutre
board-auction = Enchères
board-own-bid = Ta mise jusqu’ici : { $bid }
board-head-wood = Bois
board-head-gold = Or
board-head-supply = Ouvriers
board-head-bench = Banc
board-head-neutral = Neutres
board-head-cubes = Cubes
board-head-gates = Portes
board-head-points = Points
board-head-leaders = Chefs

## The board in the browser

tab-influence = Influence

board-round-of = Manche { $round } sur { $rounds }
board-turn-order = Ordre du tour
board-jump = Colonnes

board-place = Colonne { $column }, rangée { $row }
board-worker-free = Aucun ouvrier ici.
board-worker-later = Aucun ouvrier ici ; la rangée { $row } de cette colonne est libre et passe avant.
board-worker-own = { $state ->
    [ready] Ton ouvrier est prêt.
   *[exhausted] Ton ouvrier est épuisé.
}
board-worker-other = { $state ->
    [ready] L’ouvrier { $name-de } est prêt.
   *[exhausted] L’ouvrier { $name-de } est épuisé.
}
board-worker-neutral = Un ouvrier neutre, épuisé.
board-card-activated = Cette carte est en cours d’activation.
board-card-used = Déjà utilisée dans cette activation.
board-card-last = Quand l’ouvrier ici est épuisé, la colonne est remplacée.
board-card-fee = { $to ->
    [bank] Coûte une redevance de { $n } or à la banque.
   *[other] Coûte une redevance de { $n } or à { $name }.
}
board-full = pleine
board-replaced = remplacée
board-no-cards = Plus de cartes pour cette colonne.
board-cards-coming = De nouvelles cartes arrivent ici.
board-swap-with = Échanger avec la rangée { $row }
board-sweeps = balaie la colonne { $column }
option-place = Placer un ouvrier sur « { $card } », colonne { $column }, rangée { $row }
option-neutral = Placer l’ouvrier neutre sur « { $card } », colonne { $column }, rangée { $row }
option-put = Mettre l’ouvrier sur « { $card } », colonne { $column }, rangée { $row }
option-activate = Activer « { $card } », colonne { $column }, rangée { $row }
option-use = Utiliser « { $card } », colonne { $column }, rangée { $row }, contre la redevance
option-take = Utiliser « { $card } »
option-refresh = Relever l’ouvrier sur « { $card } », colonne { $column }, rangée { $row }
option-replace = Remplacer l’ouvrier sur « { $card } », colonne { $column }, rangée { $row }
option-pick = Choisir l’ouvrier sur « { $card } », colonne { $column }, rangée { $row }
option-swap = { $what ->
    [workers] Échanger les ouvriers sur « { $a } » et « { $b } », rangées { $first } et { $second } de la colonne { $column }
   *[cards] Échanger les cartes « { $a } » et « { $b } », rangées { $first } et { $second } de la colonne { $column }
}
option-above = Puis { $n ->
    [one] la carte au-dessus pour { $fee } or
   *[other] des cartes au-dessus pour { $fee } or chacune
} : { $list }.
option-later = Une fois activée : { $effect }
option-lying = Qui active un ouvrier plus bas peut utiliser cette carte pour { $fee } or : { $effect }
option-bid = Miser { $list }
option-sweeps = À la fin du tour, la colonne { $column } est balayée : { $n ->
    [one] { $n } ouvrier rentre
   *[other] { $n } ouvriers rentrent
}, { $after ->
    [round] il n’y a plus de cartes : la manche finit
    [last] il n’y a plus de cartes : les derniers tours commencent
    [none] la place reste vide
   *[cards] quatre nouvelles cartes arrivent
}.
option-shift = Déplacer un cube { $a-de } { $b-du } vers { $c-le }
option-shift-own = Déplacer un cube à toi { $b-du } vers { $c-le }
option-standing = { $name } ({ $n })
option-unused = Ouvriers prêts qui rentrent sans avoir servi : { $list }.
where-round = Manche { $round }
where-activated = « { $card } » activé, colonne { $column }
where-auction = Enchères : { $leader }
where-workers = { $supply ->
    [one] { $supply } ouvrier à placer
   *[other] { $supply } ouvriers à placer
}, { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
}

board-places = Points par place : { $list }
board-lane = { $name } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} si on décomptait maintenant.
board-lane-over = { $name } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} de ce plateau dans toute la partie.
board-tie = égalité
board-tie-all = Tous ont autant de cubes : personne ne marque ici.
board-tie-shared = Égalité : ils se partagent les points de leurs places, arrondis au-dessus.
board-no-cube = aucun
board-if-scored = si on décomptait
board-in-all = dans toute la partie

board-gate-next = Prochaine porte
board-gate-about = Qui construit une porte prend celle du dessus. Elle vaut les points qui y figurent.
board-gate-none = Plus de porte
board-gate-then = puis { $list }
board-gate-worth = Porte à { $n }
board-cards-left = { $n ->
    [0] Plus de cartes
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}
board-deck-scores = { $columns ->
    [0] la prochaine colonne finit la manche
    [one] { $columns } colonne, puis les plateaux paient
   *[other] { $columns } colonnes, puis les plateaux paient
}
board-deck-now = la manche est finie : les plateaux paient
board-deck-ends = { $columns ->
    [0] la prochaine colonne annonce la fin
    [one] { $columns } colonne, puis vient la fin
   *[other] { $columns } colonnes, puis vient la fin
}
board-last-turns = { $n ->
    [0] Dernier tour
   *[other] Derniers tours
}
board-turns-after = { $n ->
    [0] puis le dernier décompte
    [one] encore { $n } après celui-ci
   *[other] encore { $n } après celui-ci
}
board-over = La partie est finie
board-winner = { $count ->
    [one] { $you ->
        [true] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] { $name } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[other] Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $name }
}
tie-broken = À égalité de points, le plus de bois restant décide, puis le plus d’or restant.
board-deck-holds = Encore dans la pioche : { $list }.
board-deck-unknown = Personne ne connaît leur ordre.
board-counted = { $n } × { $name }

board-you = Toi
board-wood = bois
board-gold = or
board-to-place = à placer
board-points = points
board-points-now = Points jusqu’ici
board-ready-workers = ouvriers prêts
board-exhausted-workers = ouvriers épuisés
board-supply = ouvriers derrière le paravent
board-bench = { $n ->
    [one] { $n } ouvrier sur le banc jusqu’à la prochaine manche
   *[other] { $n } ouvriers sur le banc jusqu’à la prochaine manche
}
board-neutral-stock = ouvriers neutres en réserve
board-cubes = cubes restants
board-cubes-left = { $n ->
    [0] plus de cube
    [one] { $n } cube restant
   *[other] { $n } cubes restants
}
board-start-player = Joue en premier
board-hidden = caché
board-hidden-about = Bois, or, ouvriers et points sont derrière le paravent.

board-leader-auction = Chefs proposés
board-leader-bidding = Enchères
board-leader-choosing = { $you ->
    [true] Tu choisis le chef à mettre aux enchères.
   *[false] { $name } choisit le chef à mettre aux enchères.
}
board-leader-ties = À égalité, le premier dans cet ordre.
board-leader-now = Il est aux enchères.
board-bid-sealed = { $you ->
    [true] Ta mise est faite
   *[false] Mise faite : { $name }
}
board-bid-open = { $you ->
    [true] Tu n’as pas encore misé
   *[false] Mise attendue : { $name }
}
board-bid-own = Ta mise
board-bid-secret = Secrète jusqu’à ce que tous aient misé.

group-place = Placer, sans gain
group-activate = Activer, avec gain
group-take = Utiliser
group-neutral = Neutre
group-use = Utiliser
group-refresh = Relever
group-put = Placer
group-replace = Remplacer
group-pick = Choisir
group-swap = Échanger
group-from = Prendre un cube
group-shift = Déplacer un cube
group-call = Chef
group-offer = Enchères
group-bid = Miser
group-levy = Dépenser
group-end = Ou

## The legend of icons

icon-wall = le mur ; sous un cube : un cube là
icon-temple = le temple
icon-guard = la garde
icon-cube = un cube sur un plateau
icon-refresh = relever un de tes ouvriers épuisés
icon-place = placer un ouvrier sur la première carte libre d’une colonne
icon-place-any = placer un ouvrier sur n’importe quelle carte libre
icon-replace-worker = mettre un ouvrier à la place de celui d’un autre
icon-swap-workers = échanger deux ouvriers
icon-swap-cards = échanger deux cartes d’une colonne
icon-use-cards = utiliser n’importe quelle carte occupée contre la redevance
icon-at-once = aussitôt, quand le chef est remporté
icon-whole-round = jusqu’à la fin de la manche
icon-card = une carte qui donne le bien d’à côté
icon-before-scoring = avant un décompte
icon-shift = déplacer un cube vers un autre plateau
icon-column = une colonne ; devant un effet : quand une colonne a été distribuée
icon-any-time = avant ou après n’importe quel tour
icon-own-turn = avant ou après ta propre action
icon-worker-exhausted = un de tes ouvriers épuisés
icon-worker-neutral = un ouvrier d’un autre joueur
icon-move = déplacer un de tes ouvriers prêts vers n’importe quelle carte libre
icon-instead = à la place de ton action
icon-activate = activer un ouvrier prêt
icon-turn-order = décider de l’action d’un autre joueur ; devant un effet : avant le tour d’un autre joueur

## When a move can be made: "It can be done ..."

moment-place = à ton tour, comme action, ou là où une carte ou un chef place des ouvriers
moment-activate = à ton tour, comme action
moment-neutral = à deux joueurs, après avoir placé un ouvrier à toi
moment-use = après avoir activé un ouvrier, pour les cartes au-dessus de lui, ou là où une carte en utilise d’autres
moment-refresh = là où une carte relève des ouvriers
moment-put = là où une carte ou un chef met un ouvrier sur n’importe quelle carte libre
moment-replace = là où une carte remplace un ouvrier
moment-pick = là où un chef demande un ouvrier
moment-swap = là où une carte ou un chef échange des ouvriers ou des cartes
moment-from = quand un cube doit être mis et que tu n’en as plus
moment-shift = avec le chef qui déplace des cubes, avant un décompte
moment-call = au moment que nomme ton chef
moment-offer = dans une enchère que tu ouvres
moment-bid = dans une enchère de chefs, au début d’une manche
moment-levy = quand tu as remporté le chef qui prend ouvriers et biens contre des points
moment-take = après avoir activé un ouvrier dont la carte peut servir
moment-skip = après avoir activé un ouvrier dont la carte peut servir
moment-stop = là où d’autres cartes ou ouvriers pourraient servir, sans obligation
moment-none = quand un cube doit être mis et que tu n’en as plus
moment-wait = quand un de tes chefs pourrait servir
moment-hold = quand un de tes chefs pourrait servir pendant le tour d’un autre
moment-done = à la fin de ton tour, tant qu’un de tes chefs peut encore servir
moment-pass = à ton tour, quand tu ne peux ni placer ni activer un ouvrier

## The page `help board` of the terminal: a variable is the glyph of that name

board-legend =
    En tête : la manche, à qui de jouer, les cartes de la pioche, les portes encore disponibles avec leurs points ; { $start-player } suit le nom de qui a commencé.
    Plateaux d’influence : après le nom, les points par place (le plus de cubes d’abord) ; puis, pour chaque joueur, les cubes et, après un plus, ce qu’ils marqueraient maintenant.
    Colonnes : colonne et rangée, nom de la carte, son effet, et qui s’y trouve, prêt ou épuisé. Une flèche montre la carte activée, une coche une carte utilisée avec elle.
    Un anneau est un ouvrier neutre ; une colonne à remplacer l’est à la fin du tour.
    Joueurs : bois, or, ouvriers à placer, ouvriers sur le banc (misés jusqu’à la prochaine manche), cubes restants, portes prises avec leurs points, points jusqu’ici.
    Un signe degré (en texte simple un tilde) marque ce qui n’est pas connu d’un exemplaire imprimé mais reconstitué.

## Hints: the parts of the valuation

hint-part-points = points
hint-part-influence = influence
hint-part-goods = bois et or
hint-part-workers = ouvriers au travail
hint-part-leaders = chefs
