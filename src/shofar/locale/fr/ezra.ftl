### Ezra and Nehemiah. Names and terms follow the French rulebook: pièce and pain are counted, argent and nourriture are not.
### French: `.f`, `.fpl` of a colour agree with bannière and bénédiction; `.un`, `.le`, `.de` are forms with an article.

title = Esdras et Néhémie
short = Esdras
about = Trois semaines pour élever le Temple, déblayer les décombres et enseigner la Torah. Puis vient le Sabbat.
time = 75 min
kind = Bannières et piles

seat-1 = Turquoise
    .de = de Turquoise
seat-2 = Rouge
    .de = de Rouge
seat-3 = Violet
    .de = de Violet
seat-4 = Jaune
    .de = de Jaune

## Things

noun-stone = { $n ->
    [one] pierre
   *[other] pierres
}
    .pl = pierres
    .un = une pierre
    .gender = f
noun-silver = { $n ->
    [one] pièce
   *[other] pièces
}
    .pl = pièces
    .un = une pièce
    .gender = f
noun-food = { $n ->
    [one] pain
   *[other] pains
}
    .pl = pains
    .un = un pain
noun-cinder = { $n ->
    [one] cendre
   *[other] cendres
}
    .pl = cendres
    .un = une cendre
    .gender = f
noun-res = { $n ->
    [one] ressource
   *[other] ressources
} au choix (pierre, bois ou cendre)
noun-red-banner = { $n ->
    [one] bannière rouge
   *[other] bannières rouges
}
noun-grey-banner = { $n ->
    [one] bannière grise
   *[other] bannières grises
}
noun-blue-banner = { $n ->
    [one] bannière bleue
   *[other] bannières bleues
}
noun-wild-banner = { $n ->
    [one] bannière
   *[other] bannières
} au choix
noun-orange-blessing = { $n ->
    [one] bénédiction
   *[other] bénédictions
} orange
noun-purple-blessing = { $n ->
    [one] bénédiction violette
   *[other] bénédictions violettes
}
noun-red-blessing = { $n ->
    [one] bénédiction rouge
   *[other] bénédictions rouges
}
noun-wild-blessing = { $n ->
    [one] bénédiction
   *[other] bénédictions
} au choix
noun-altar = pas sur la piste Autel
noun-tent = pas de ta tente
noun-red = rouge
    .fpl = rouges
    .letter = r
noun-grey = gris
    .f = grise
    .fpl = grises
    .letter = g
noun-blue = bleu
    .f = bleue
    .fpl = bleues
    .letter = b
noun-wild = au choix
noun-orange = orange
    .letter = o
noun-purple = violet
    .f = violette
    .fpl = violettes
    .letter = v
noun-yellow = jaune
    .fpl = jaunes
noun-turquoise = turquoise
noun-neutral = neutre
    .fpl = neutres
noun-upper = supérieure
noun-lower = inférieure
noun-sell = vente
noun-temple = Temple
noun-walls = Décombres, murs et portes
noun-torah = Torah et tentes
noun-trader = { $n ->
    [one] négociant
   *[other] négociants
}
    .le = le négociant
noun-elder = { $n ->
    [one] ancien
   *[other] anciens
}
    .le = l’ancien
noun-levite = { $n ->
    [one] lévite
   *[other] lévites
}
noun-scribe = { $n ->
    [one] scribe
   *[other] scribes
}
noun-gatekeeper = { $n ->
    [one] gardien
   *[other] gardiens
}
noun-farmer = { $n ->
    [one] fermier
   *[other] fermiers
}
noun-labourer = { $n ->
    [one] manœuvre
   *[other] manœuvres
}
noun-guards = Gardes
noun-labourers = Manœuvres
noun-farmers = Fermiers
noun-traders = Négociants
noun-elders = Anciens
noun-golden-space = { $n ->
    [one] case dorée de la piste Autel que tu as atteinte ou dépassée
   *[other] cases dorées de la piste Autel que tu as atteintes ou dépassées
}
noun-flipped-tile = { $n ->
    [one] tuile Développement que tu as retournée
   *[other] tuiles Développement que tu as retournées
}
noun-row-of-the-2-highest-scribes = { $n ->
    [one] point de rangée de tes deux plus hauts scribes
   *[other] points de rangée de tes deux plus hauts scribes
}
noun-wall = { $n ->
    [one] mur que tu as construit
   *[other] murs que tu as construits
}
noun-blessing-set = { $n ->
    [one] lot
   *[other] lots
} de trois bénédictions différentes
noun-worker-on-the-board = { $n ->
    [one] ouvrier
   *[other] ouvriers
} à toi sur le plateau Principal
noun-building = { $n ->
    [one] mur ou porte que tu as construits
   *[other] murs et portes que tu as construits
}
noun-full-temple-row = { $n ->
    [one] ligne pleine
   *[other] lignes pleines
} du Temple
noun-scribe-below-the-top-row = { $n ->
    [one] scribe
   *[other] scribes
} à toi dans les rangées 1 à 3
noun-scribe-in-the-top-row = { $n ->
    [one] scribe
   *[other] scribes
} à toi dans la rangée 4
noun-point-of-the-card-in-hand = { $n ->
    [one] point
   *[other] points
} que la carte restée en main marquerait à un Sabbat
noun-start = départ
    .en = au départ
noun-sectors = secteurs du Temple
noun-levites = lévites
noun-blessings = bénédictions
noun-judgement = jugement
noun-hunger = faim
noun-sabbath = Sabbat
noun-scrolls = parchemins
noun-buildings = constructions
noun-other = divers
noun-tiles = tuiles Développement
    .le = les tuiles Développement
noun-leader = tête de la piste Autel
    .le = la tête de la piste Autel
noun-gates = portes
    .le = les portes
noun-scribes = scribes
    .le = les scribes
noun-gold_scrolls = parchemins Or
    .le = les parchemins Or
noun-condition-not-met = sa condition n’est pas remplie
noun-no-wall-card = il ne reste pas de carte Mur
noun-nothing-to-build = il ne reste rien à construire que paient son or et les décombres sur place
noun-no-scroll-possible = aucun parchemin ne lui est ouvert qu’il puisse payer
noun-cannot-pay = il a trop peu d’or pour cela

## What atoms do

do-lose-food = perdre { $n ->
    [one] { $n } pain
   *[other] { $n } pains
} ; chaque pain manquant coûte 2 points
do-lose-vp = perdre { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
do-lose-silver = perdre { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
do-altar = avancer { $n ->
    [1] d’une case
    [one] de { $n } case
   *[other] de { $n } cases
} sur la piste Autel
do-tent = avancer ta tente { $n ->
    [1] d’une case
    [one] de { $n } case
   *[other] de { $n } cases
}
do-orange-blessing = avancer le marqueur de bénédiction orange
do-purple-blessing = avancer le marqueur de bénédiction violet
do-red-blessing = avancer le marqueur de bénédiction rouge
do-wild-blessing = avancer un marqueur de bénédiction au choix
do-recover = tu peux récupérer { $n ->
    [1] un négociant ou un ancien
    [one] { $n } négociant ou ancien
   *[other] { $n } négociants ou anciens
}
    .inf = récupérer { $n ->
        [1] un négociant ou un ancien
        [one] { $n } négociant ou ancien
       *[other] { $n } négociants ou anciens
    }
do-flip-free = tu peux retourner une tuile Développement sans payer son coût
    .inf = retourner une tuile Développement sans payer son coût
do-paid-flip = payer le coût d’une tuile Développement et la retourner
do-again = utiliser encore le même emplacement de négociant
do-auxiliary = faire une action auxiliaire : un commerce avec n’importe quelle carte visible, ou une tuile à retourner
do-adjacent-wall = utiliser l’effet d’un mur construit à côté du nouveau
do-silver-a-point = à la fin, tes biens valent 1 point par lot de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
do-farmer-unfed = tes fermiers n’ont pas besoin de nourriture
    .kind = state
do-labourer-unfed = tes manœuvres n’ont pas besoin de nourriture
    .kind = state
do-trader-unfed = tes négociants n’ont pas besoin de nourriture
    .kind = state
do-gatekeeper-unfed = tes gardiens n’ont pas besoin de nourriture
    .kind = state
do-scribe-unfed = tes scribes n’ont pas besoin de nourriture
    .kind = state
do-food-off-levite = un lévite te coûte { $n ->
    [one] { $n } pain
   *[other] { $n } pains
} de moins
do-stone-off-building = murs et portes te coûtent { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
} de moins
do-silver-off-lower-trade = l’option inférieure d’un commerce te coûte { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} de moins
do-more-card = ta limite de main augmente de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
do-any-pile = tes piles n’ont pas de limite
    .kind = state
do-any-card = tu peux commercer avec n’importe quelle carte visible
    .inf = commercer avec n’importe quelle carte visible
do-temple = payer si possible 2 or pour un lévite ; puis chaque lévite met un or dans le Temple, ou achète 1 or pour 1 pièce, ou avance sur la piste Autel
do-clear-wall = déblayer le premier emplacement Mur avec décombres
do-build-wall = déblayer et construire le premier emplacement Mur avec décombres, pour 3 or
do-build-gate = déblayer et construire la première porte qu’il peut payer, pour 3 or
do-scribe-highest = placer un scribe dans la plus haute rangée possible
do-scribe-lowest = placer un scribe dans la plus basse rangée possible

when-prep = à chaque préparation du Sabbat : { $effect }
when-scribe = après avoir placé un scribe : { $effect }
when-gatekeeper = après avoir placé un gardien : { $effect }
when-wall = après avoir construit un mur : { $effect }
when-golden = pour chaque case dorée où tu entres : { $effect }
when-elder = après avoir placé un ancien : { $effect }
when-trader = après avoir placé un négociant : { $effect }
when-flip = après avoir retourné une tuile Développement : { $effect }
when-trade = après un commerce : { $effect }
when-tents = quand ta tente a avancé de 2 cases dans un tour ou une préparation : { $effect }

## Components

name-c_perfumer = Parfumeur
    .le = le Parfumeur
name-c_priest = Prêtre
    .le = le Prêtre
name-c_temple_servant = Serviteur du Temple
    .le = le Serviteur du Temple
name-c_governor = Gouverneur
    .le = le Gouverneur
name-c_teacher = Enseignant
    .le = l’Enseignant
name-c_reader = Lecteur
    .le = le Lecteur
name-c_watchman = Guetteur
    .le = le Guetteur
name-c_stonemason = Tailleur de pierre
    .le = le Tailleur de pierre
name-c_goldsmith = Orfèvre
    .le = l’Orfèvre
name-c_singer = Chantre
    .le = le Chantre
name-hero_zerubbabel = Zorobabel
name-hero_ezra = Esdras
name-hero_nehemiah = Néhémie
name-g_sheep = Porte des Brebis
    .le = la Porte des Brebis
    .de = de la Porte des Brebis
name-g_muster = Porte de la Garde
    .le = la Porte de la Garde
    .de = de la Porte de la Garde
name-g_east = Porte de l’Orient
    .le = la Porte de l’Orient
    .de = de la Porte de l’Orient
name-g_horse = Porte des Chevaux
    .le = la Porte des Chevaux
    .de = de la Porte des Chevaux
name-g_water = Porte des Eaux
    .le = la Porte des Eaux
    .de = de la Porte des Eaux
name-g_fountain = Porte de la Fontaine
    .le = la Porte de la Fontaine
    .de = de la Porte de la Fontaine
name-g_dung = Porte du Fumier
    .le = la Porte du Fumier
    .de = de la Porte du Fumier
name-g_valley = Porte de la Vallée
    .le = la Porte de la Vallée
    .de = de la Porte de la Vallée
name-g_old = Vieille Porte
    .le = la Vieille Porte
    .de = de la Vieille Porte
name-g_fish = Porte des Poissons
    .le = la Porte des Poissons
    .de = de la Porte des Poissons
name-w01 = emplacement Mur 1
    .le = l’emplacement Mur 1
    .de = de l’emplacement Mur 1
name-w02 = emplacement Mur 2
    .le = l’emplacement Mur 2
    .de = de l’emplacement Mur 2
name-w03 = emplacement Mur 3
    .le = l’emplacement Mur 3
    .de = de l’emplacement Mur 3
name-w04 = emplacement Mur 4
    .le = l’emplacement Mur 4
    .de = de l’emplacement Mur 4
name-w05 = emplacement Mur 5
    .le = l’emplacement Mur 5
    .de = de l’emplacement Mur 5
name-w06 = emplacement Mur 6
    .le = l’emplacement Mur 6
    .de = de l’emplacement Mur 6
name-w07 = emplacement Mur 7
    .le = l’emplacement Mur 7
    .de = de l’emplacement Mur 7
name-w08 = emplacement Mur 8
    .le = l’emplacement Mur 8
    .de = de l’emplacement Mur 8
name-w09 = emplacement Mur 9
    .le = l’emplacement Mur 9
    .de = de l’emplacement Mur 9
name-w10 = emplacement Mur 10
    .le = l’emplacement Mur 10
    .de = de l’emplacement Mur 10
name-w11 = emplacement Mur 11
    .le = l’emplacement Mur 11
    .de = de l’emplacement Mur 11
name-w12 = emplacement Mur 12
    .le = l’emplacement Mur 12
    .de = de l’emplacement Mur 12
name-w13 = emplacement Mur 13
    .le = l’emplacement Mur 13
    .de = de l’emplacement Mur 13
name-w14 = emplacement Mur 14
    .le = l’emplacement Mur 14
    .de = de l’emplacement Mur 14
name-w15 = emplacement Mur 15
    .le = l’emplacement Mur 15
    .de = de l’emplacement Mur 15
name-w16 = emplacement Mur 16
    .le = l’emplacement Mur 16
    .de = de l’emplacement Mur 16
name-w17 = emplacement Mur 17
    .le = l’emplacement Mur 17
    .de = de l’emplacement Mur 17
name-w18 = emplacement Mur 18
    .le = l’emplacement Mur 18
    .de = de l’emplacement Mur 18
name-w19 = emplacement Mur 19
    .le = l’emplacement Mur 19
    .de = de l’emplacement Mur 19
name-w20 = emplacement Mur 20
    .le = l’emplacement Mur 20
    .de = de l’emplacement Mur 20
name-w21 = emplacement Mur 21
    .le = l’emplacement Mur 21
    .de = de l’emplacement Mur 21
name-w22 = emplacement Mur 22
    .le = l’emplacement Mur 22
    .de = de l’emplacement Mur 22
name-w23 = emplacement Mur 23
    .le = l’emplacement Mur 23
    .de = de l’emplacement Mur 23
name-w24 = emplacement Mur 24
    .le = l’emplacement Mur 24
    .de = de l’emplacement Mur 24
name-class_h = Mur à 1 cube de décombres
name-class_m = Mur à 2 cubes de décombres
name-class_l = Mur à 3 cubes de décombres
name-class_gate = Porte
name-temple_r1 = Temple, ligne 1
name-temple_r2 = Temple, ligne 2
name-temple_r3 = Temple, ligne 3
name-temple_r4 = Temple, ligne 4
name-temple_r5 = Temple, ligne 5
name-temple_12p = Temple, 1 ou 2 joueurs
name-temple_3p = Temple, 3 joueurs
name-temple_4p = Temple, 4 joueurs
name-altar_1a_r1 = Carte Autel 1a, manche 1
name-altar_1a_r2 = Carte Autel 1a, manche 2
name-altar_1a_r3 = Carte Autel 1a, manche 3
name-altar_1b_r1 = Carte Autel 1b, manche 1
name-altar_1b_r2 = Carte Autel 1b, manche 2
name-altar_1b_r3 = Carte Autel 1b, manche 3
name-altar_2a_r1 = Carte Autel 2a, manche 1
name-altar_2a_r2 = Carte Autel 2a, manche 2
name-altar_2a_r3 = Carte Autel 2a, manche 3
name-altar_2b_r1 = Carte Autel 2b, manche 1
name-altar_2b_r2 = Carte Autel 2b, manche 2
name-altar_2b_r3 = Carte Autel 2b, manche 3
name-tent_move_1 = Tente, 1 case
name-tent_move_2 = Tente, 2 cases
name-tent_move_3 = Tente, 3 cases
name-tent_move_4 = Tente, 4 cases
name-solo_a = Adversaire solo A
name-solo_b = Adversaire solo B
name-focus_sheep = Focus : Porte des Brebis
name-focus_muster = Focus : Porte de la Garde
name-focus_east = Focus : Porte de l’Orient
name-focus_horse = Focus : Porte des Chevaux
name-focus_water = Focus : Porte des Eaux
name-focus_fountain = Focus : Porte de la Fontaine
name-focus_dung = Focus : Porte du Fumier
name-focus_valley = Focus : Porte de la Vallée
name-focus_old = Focus : Vieille Porte
name-focus_fish = Focus : Porte des Poissons
name-workers = Ouvriers d’une couleur
name-start_workers = Ouvriers au départ
name-start_silver = Pièces au départ
name-start_food = Pains au départ
name-start_vp = Points au départ
name-kept_of_each = Gardés hors du sac, de chaque sorte
name-hand = Limite de main
name-pile = Cartes par pile
name-clear_stone = Bannières pour déblayer une pierre
name-clear_wood = Bannières pour déblayer un bois
name-clear_gold = Bannières pour déblayer un or
name-clear_cinder = Bannières pour déblayer une cendre
name-banners_for_stone = Bannières à la place d’une pierre ou d’un bois
name-temple_stone = Points d’une pierre dans le Temple
name-temple_wood = Points d’un bois dans le Temple
name-temple_gold = Points d’un or dans le Temple
name-altar_wood_red = Bannières pour brûler un bois
name-altar_wood_steps = Pas pour un bois
name-altar_cinder_red = Bannières pour brûler une cendre
name-altar_cinder_steps = Pas pour une cendre
name-sector_food = Pains pour un secteur achevé
name-sector_most = Points pour le plus de lévites
name-sector_fewest = Points perdus pour le moins de lévites
name-sector_silver = Pièces par lévite
name-gate_silver_2 = Pièces sur les portes, 1 ou 2 joueurs
name-gate_silver_3 = Pièces sur les portes, 3 joueurs
name-tuck_1 = Cartes rangées en manche 1
name-tuck_2 = Cartes rangées en manche 2
name-tuck_3 = Cartes rangées en manche 3
name-hunger = Points perdus par ouvrier non nourri
name-leader_vp = Points pour la tête de la piste Autel
name-tile_vp = Points par tuile retournée
name-silver_per_vp = Pièces par point à la fin
name-worth_stone = Valeur en pièces d’une pierre
name-worth_wood = Valeur en pièces d’un bois
name-worth_gold = Valeur en pièces d’un or
name-worth_cinder = Valeur en pièces d’une cendre
name-worth_food = Valeur en pièces d’un pain
name-gate_fee = Péage du commerce à une porte
name-branch_fee = Pièces pour utiliser le scribe d’un autre
name-levite_banner = Bannières rouges pour un lévite
name-walls_drawn = Cartes Mur piochées
name-altar_beyond = Pièces par pas au-delà de la fin de la piste Autel
name-stride = Pas de tente d’un tour qui comptent comme beaucoup
name-solo_levite = Le lévite de l’adversaire, en or
name-solo_building = La construction de l’adversaire, en or
name-picks_1 = 1 possibilité
name-picks_2 = 2 possibilités
name-picks_3 = 3 possibilités
name-picks_4 = 4 possibilités
name-picks_5 = 5 possibilités
name-picks_6 = 6 possibilités
family-wc = carte Mur { $n }
    .le = la carte Mur { $n }
    .de = de la carte Mur { $n }
family-levite = Lévites, rangée { $n }
family-altar = case { $n } de la piste Autel
family-scroll = Parchemins, rangée { $n }
family-gold = parchemin Or { $n }
    .le = le parchemin Or { $n }
family-wood = parchemin Bois { $n }
    .le = le parchemin Bois { $n }
family-stone = parchemin Pierre { $n }
    .le = le parchemin Pierre { $n }
family-tent = case { $n } du Plan
    .le = la case { $n } du Plan
    .en = en case { $n } du Plan
family-bless = Bénédictions, colonne { $n }
family-guards = Gardes { $n }
family-labourers = Manœuvres { $n }
family-farmers = Fermiers { $n }
family-traders = Négociants { $n }
family-elders = Anciens { $n }
family-scheme = Planification { $n }

about-stone_01 = Prends le héros Zorobabel.
about-stone_02 = Prends le héros Esdras.
about-stone_03 = Prends le héros Néhémie.
about-guards_1 = Verso : pas de limite de stockage, et un négociant ou ancien récupéré à chaque préparation.
about-guards_2 = { about-guards_1 }
about-guards_3 = { about-guards_1 }
about-guards_4 = { about-guards_1 }
about-farmers_2 = À tout moment, 2 pièces achètent 1 pain.

## Words of the box

value-sheep = Porte des Brebis
value-muster = Porte de la Garde
value-east = Porte de l’Orient
value-horse = Porte des Chevaux
value-water = Porte des Eaux
value-fountain = Porte de la Fontaine
value-dung = Porte du Fumier
value-valley = Porte de la Vallée
value-old = Vieille Porte
value-fish = Porte des Poissons
value-h = 1 cube de décombres
value-m = 2 cubes de décombres
value-l = 3 cubes de décombres
value-corner = angle
value-most = la plus nombreuse
value-all = les trois
value-cw = sens horaire
value-ccw = sens antihoraire

section-characters = Cartes Personnage
section-heroes = Héros
section-ring = Rempart
section-classes = Sortes de murs, et portes
section-corners = Portes d’angle
section-gates = Cartes Porte
section-walls = Cartes Mur
section-levites = Piste Lévites
section-temple = Lignes du Temple
section-temple_sizes = Taille du Temple
section-altar = Piste Autel
section-altar_cards = Cartes Autel
section-scroll_rows = Rangées de parchemins
section-scrolls = Tuiles Parchemin
section-tents = Plan de la ville
section-tent_moves = Déplacements de la tente
section-blessings = Bonus de colonne
section-guards = Gardes
section-labourers = Manœuvres
section-farmers = Fermiers
section-traders = Négociants
section-elders = Anciens
section-solo = Adversaire solo
section-focus = Cartes Focus
section-schemes = Cartes Planification
section-picks = Le parchemin de l’adversaire
section-board = Nombres isolés

column-colours = Couleurs
column-banners = Bannières
column-gate = Porte
column-upper = Option supérieure
column-lower = Option inférieure
column-sell = Vend
column-scoring = Sabbat
column-colour = Couleur
column-left = Gauche
column-centre = Centre
column-right = Droite
column-pos = Position
column-blessing = Bénédiction
column-neutral = Neutre jusqu’à
column-grey = Bannières grises
column-stone = Pierre
column-wood = Bois
column-rubble = Décombres
column-connection = Connexion
column-vp = Points
column-reward = Récompense
column-food = Pains
column-red = Bannières rouges
column-columns = Colonnes
column-sectors = Secteurs
column-golden = Dorée
column-zechariah = Zacharie
column-haggai = Aggée
column-behind = Derrière
column-between = Entre
column-ahead = Devant
column-tiles = Tuiles
column-blue = Bannières bleues
column-price = Prix
column-paid_in = Payé en
column-now = Aussitôt
column-hero = Héros
column-cube = Cube
column-bonus = Bonus
column-limit = Stockage
column-start = Départ
column-front = Recto
column-back = Verso
column-prep = Préparation
column-converts = Pièces pour 1 pain
column-front_1 = Recto 1
column-front_2 = Recto 2
column-front_3 = Recto 3
column-back_1 = Verso 1
column-back_2 = Verso 2
column-back_3 = Verso 3
column-back_4 = Verso 4
column-workers = Ouvriers
column-silver = Argent
column-gold = Or
column-idle = Pièces par ouvrier libre
column-kinds = Sortes d’ouvriers
column-direction = Sens
column-column = Colonne
column-least_workers = Ouvriers, de
column-most_workers = Ouvriers, à
column-least_gold = Or, de
column-most_gold = Or, à
column-lines = Lignes
column-takes = Pour la colonne Focus 1 à 4
column-class = Sorte

## Options

option-solo = Adversaire solo
    .help = Sa face, pour jouer en solo : A est plus facile, B plus difficile.
option-solo-A = A
option-solo-B = B
option-altar = Carte Autel
    .help = Quelle face des cartes Autel est utilisée.
option-altar-random = au hasard
option-altar-1a = 1a
option-altar-1b = 1b
option-altar-2a = 2a
option-altar-2b = 2b

## Questions

question-corner = Place un gardien à une porte d’angle
question-turn = Choisis quoi faire
question-choose_wall = Choisis la carte Mur à construire
question-return_walls = Choisis la carte Mur à remettre sur ta pioche ; l’autre va dessous
question-branch = Choisis par les scribes de qui tu passes
question-tent_cube = Choisis le cube qui paie le long trajet
question-sell = Vends une ressource, ou termine
question-storage = Tu as plus que tu ne peux stocker : rends un cube
question-assign = Fais de l’ouvrier récupéré un fermier ou un manœuvre
question-prepare = Préparation du Sabbat : choisis quoi faire
question-feed = Change des pièces en pain, ou nourris tes ouvriers
question-tuck = Choisis une carte à ranger
ask-wild = Choisis le marqueur de bénédiction à avancer
ask-res = Choisis une ressource
ask-recover = Récupère un négociant ou un ancien, ou renonce
ask-flip = Retourne une tuile Développement sans payer, ou renonce
ask-paid = Choisis la tuile Développement à retourner
ask-lose = Change des pièces en pain, ou paie les pains
ask-card = Joue une carte sur une pile
ask-sell = Vends une ressource
ask-action = Choisis ton action principale
ask-temple = Temple : { $n ->
    [0] plus de lévite pour travailler
    [one] { $n } lévite peut travailler
   *[other] { $n } lévites peuvent travailler
}
ask-walls = Murs : choisis où tu travailles
ask-site = { $place } : { $kinds ->
    [clear-build] déblaie ou construis
    [clear] déblaie les décombres
    [build] construis
   *[none] rien ne peut être payé ici
}
ask-torah = { $kinds ->
    [scribe-tent] Torah : place un scribe, avance la tente
    [scribe] Torah : place un scribe
    [tent] Tentes : avance la tente
   *[none] Torah, tentes : plus rien n’est possible
}
ask-rest = Quoi d’autre ce tour-ci ?
ask-auxiliary = Fais une action auxiliaire, ou renonce
ask-adjacent = Choisis un mur voisin dont tu utilises l’effet, ou renonce

## Moves

move-play = Jouer { $a-le } sur la pile { $b }
move-trade = { $b-id ->
    [sell] Vendre avec { $a-le }
   *[other] Commercer avec { $a-le }, option { $b }
}
move-flip = Retourner la tuile { $a }
move-trader = Placer un négociant sur l’emplacement { $a }
move-elder = Placer un ancien sur l’emplacement { $a }
move-convert = Changer des pièces en 1 pain
move-begin = Commencer l’action principale : { $a }
move-levite = Placer un lévite
move-banner = Utiliser un lévite pour 1 bannière rouge
move-temple = Mettre { $b-un } dans la ligne { $a } du Temple
move-altar = Mettre { $a-un } sur l’Autel
move-placed = Finir de porter ; un lévite peut encore venir
move-site = Choisir { $a-le }
move-clear = Déblayer { $a-un }
move-build = Construire pour { $a ->
    [one] { $a } pierre
   *[other] { $a } pierres
}, { $b } bois, { $c } or, le reste en bannières
move-scribe = Placer un scribe en rangée { $a-1 }, tuile { $a-2 }
move-tent = Avancer la tente { $a ->
    [1] d’une case
    [one] de { $a } case
   *[other] de { $a } cases
}
move-finish = Terminer
move-end = Finir le tour
move-farmer = Faire d’un ouvrier un fermier
move-labourer = Faire d’un ouvrier un manœuvre, production { $a }
move-judgement = Affronter le jugement des prophètes
move-harvest = Prendre les pains de la tuile Fermiers
move-guards = Récupérer avec la tuile Gardes
move-use = Utiliser { $a-le }
move-gatekeeper = Placer un gardien à { $a-le }
move-take = Prendre { $a-un }
move-bless = Avancer la bénédiction { $a-f }
move-recover = Récupérer { $a-le } de l’emplacement { $b }
move-pass = Renoncer
move-choose = Choisir l’option { $a }
move-accept = Le faire
move-discard = Rendre { $a-un }
move-wall = Construire { $a-le }
move-top = Mettre { $a-le } sur la pioche
move-copy = Utiliser l’effet { $a-de }
move-via = Passer par les tuiles { $a-id }
move-pay = Payer { $a-un }
move-sell = Vendre { $a-un }
move-done = Finir la vente
move-feed = Nourrir les ouvriers
move-tuck = Ranger { $a-le }

## Log

own-amount = { $a ->
    [one] { $a } { $b }
   *[other] { $a } { $b-pl }
}
own-for = { $a ->
    [one] { $a } { $c }
   *[other] { $a } { $c-pl }
}
own-points = { $a ->
    [one] { $a } point
   *[other] { $a } points
}
own-banners = { $a ->
    [one] { $a } bannière { $b-f }
   *[other] { $a } bannières { $b-fpl }
}
own-silver = { $b ->
    [one] { $b } pièce
   *[other] { $b } pièces
}
news-gained = { $seat } reçoit { own-amount }.
news-gained-for = { $seat } reçoit { own-amount } pour { own-for }.
news-paid = { $seat } paie { own-amount }.
source-of = { $b-id ->
    [hunger] faim
    [tent] tente
   *[other] { $b }
}
news-scored = { $seat } marque { own-points } ({ source-of }).
news-banners = { $seat } reçoit { own-banners }.
news-banners-unused = { $seat } reçoit { own-banners }, sans usage maintenant.
news-turn = Semaine { $a }, jour { $b } : tour { $seat-de }.
news-card-played = { $seat } joue { $a-le } sur la pile { $b }.
news-workers = { $seat } reçoit { $a ->
    [one] { $a } ouvrier
   *[other] { $a } ouvriers
}.
news-no-worker-left = { $seat } n’a plus d’ouvrier dans la réserve principale et avance la tente à la place.
news-blessed = { $seat } avance la bénédiction { $a-f } à { $b }.
news-column = { $seat } gagne le bonus de la colonne de bénédictions { $a }.
news-altar = { $seat } avance sur la piste Autel de { $a } à { $b }.
news-tent = { $seat } avance la tente { $a ->
    [1] d’une case
    [one] de { $a } case
   *[other] de { $a } cases
}, { $b-en }.
news-began = { $seat } commence l’action principale « { $a } » avec { $b ->
    [one] { $b } bannière
   *[other] { $b } bannières
}.
news-levite = { $seat } place un lévite en rangée { $a }.
news-levite-banner = { $seat } utilise un lévite pour 1 bannière rouge.
news-temple = { $seat } met { $c-un } dans le Temple, ligne { $a }, colonne { $b }.
news-sector = Le secteur { $a } du Temple est achevé ; le plus de lévites : { $b }{ $c-id ->
    [none] {""}
   *[other] , le moins : { $c }
}.
news-burnt = { $seat } brûle { $a-un } pour { $b } pas.
news-site = { $seat } travaille à { $a-le }.
news-cleared = { $seat } déblaie { $b-un } ({ $a }).
news-space-clear = Plus de décombres : { $a }.
news-walls-drawn = { $seat } pioche { $a ->
    [one] { $a } carte Mur
   *[other] { $a } cartes Mur
}.
news-wall-built = { $seat } construit { $b-le } sur { $a-le }.
news-wall-kept = { $seat } remet { $a-le } sur la pioche.
news-gate-built = { $seat } construit { $a-le }{ $b ->
    [0] {""}
   *[other] {" "}et prend { own-silver } dessus
}.
news-connected = Connexion : { $a } et { $b }.
news-copied = { $seat } utilise l’effet { $b-de } sur { $a-le }.
news-scribe = { $seat } place un scribe en rangée { $a-1 } sur { $b-le }.
news-branch-paid = { $a-id ->
    [none] { $seat } paie { own-silver } de cette somme à la réserve principale pour le chemin.
   *[other] { $seat } paie { own-silver } de cette somme à { $a } pour le chemin.
}
news-white-moved = L’ouvrier blanc monte en rangée { $b-1 }.
news-white-left = L’ouvrier blanc quitte la partie.
news-row-food = { $seat } prend { $b ->
    [one] { $b } pain
   *[other] { $b } pains
} de la rangée de parchemins { $a }.
news-hero = { $seat } prend le héros { $a }.
news-traded = { $b ->
    [1] { $seat } commerce avec { $a-le }, option supérieure.
    [2] { $seat } commerce avec { $a-le }, option inférieure.
   *[other] { $seat } vend avec { $a-le }.
}
news-gate-fee = { $b-id ->
    [none] { $seat } paie le péage { $a-de } à la réserve principale.
   *[other] { $seat } paie le péage { $a-de } à { $b }.
}
news-flipped = { $seat } retourne la tuile { $a }.
news-trader = { $seat } place un négociant sur l’emplacement { $a }.
news-elder = { $seat } place un ancien sur l’emplacement { $a }.
news-recovered = { $a ->
    [1] { $seat } récupère le négociant de l’emplacement { $b }.
   *[other] { $seat } récupère l’ancien de l’emplacement { $b }.
}
news-converted = { $seat } change { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
} en 1 pain.
news-discarded = { $seat } rend { $a-un } : il n’y a pas de place pour plus.
news-drew = { $seat } pioche { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
}.
news-drew-card = Tu pioches { $a-le }.
news-prepares = { $seat } se prépare pour le Sabbat.
news-farmer = { $seat } fait d’un ouvrier un fermier.
news-labourer = { $seat } fait d’un ouvrier un manœuvre, production { $a }.
news-judged = { $a ->
    [1] Jugement des prophètes pour { $seat } : derrière Zacharie.
    [2] Jugement des prophètes pour { $seat } : entre les deux.
   *[other] Jugement des prophètes pour { $seat } : devant Aggée.
}
news-missing-food = Il manque { $a ->
    [one] { $a } pain
   *[other] { $a } pains
} à { $seat }.
news-fed = { $seat } nourrit ses ouvriers : { $b } sur { $a ->
    [one] { $a } pain
   *[other] { $a } pains
}.
news-tucked = { $seat } range { $a-le }.
news-card-scored = { $seat } reçoit { $b ->
    [one] { $b } point
   *[other] { $b } points
} pour { $a-le }.
news-week = La semaine { $a } commence.
news-prophets = Les prophètes avancent : Zacharie en { $a }, Aggée en { $b }.
news-shofar = { $seat } prend le schofar.
news-leader = { $seat } est en tête de la piste Autel.
news-new-deck = { $seat } a une nouvelle pioche de { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
}.
news-final = { $seat } marque { own-points } à la fin pour { own-final }.
own-final = { $b-id ->
    [silver] l’argent et les biens
    [walls] les murs
   *[other] { $b-le }
}
news-gatekeeper = { $seat } place un gardien à { $a-le }.
news-tile-used = { $seat } utilise { $a-le }.
news-finished = La partie est finie.
news-focus = L’adversaire révèle « { $a } » : de là, il va dans le sens { $a-direction ->
    [cw] horaire
   *[ccw] antihoraire
}, colonne { $b }. Il a { $c ->
    [one] { $c } pièce
   *[other] { $c } pièces
}.
own-in-all = { $c ->
    [one] { $c } pièce
   *[other] { $c } pièces
} en tout
news-focus-trade = { $b ->
    [1] Avec le péage de la porte, l’option inférieure ({ $a-lower }) est trop chère. Il prend la supérieure ({ $a-upper }), { own-in-all }.
   *[2] Il peut payer l’option inférieure ({ $a-lower }), avec le péage de la porte { own-in-all }.
}
news-focus-trade-own = { $b ->
    [1] L’option inférieure ({ $a-lower }) est trop chère. Il prend la supérieure ({ $a-upper }), { own-in-all } : la porte est à lui.
   *[2] Il peut payer l’option inférieure ({ $a-lower }), { own-in-all } : la porte est à lui.
}
news-focus-tent = { $b ->
    [0] Il ne peut payer ni l’option inférieure ({ $a-lower }) ni la supérieure ({ $a-upper }) : sa tente avance.
   *[other] Avec le péage de la porte, il ne peut payer ni l’option inférieure ({ $a-lower }) ni la supérieure ({ $a-upper }) : sa tente avance.
}
news-scheme = L’adversaire révèle « { $a } » et prend la première ligne possible. Il a { $b ->
    [one] { $b } ouvrier
   *[other] { $b } ouvriers
} et { $c } or.
news-line-skipped = { $a }, ligne { $b } ({ $a-lines }) : ignorée, car { $c-id ->
    [condition-not-met] elle demande { solo-condition }
   *[other] { $c }
}.
news-line-taken = { $a }, ligne { $b }, est possible : { $a-lines }.
solo-condition = { solo-workers }{ $a-least_gold ->
    [0] { $a-most_gold ->
        [99] {""}
       *[other] { solo-and }au plus { $a-most_gold } or
    }
   *[other] { solo-and }{ $a-most_gold ->
        [99] au moins { $a-least_gold } or
       *[other] { $a-least_gold } à { $a-most_gold } or
    }
}
solo-and = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
       *[other] {" et "}
    }
   *[other] {" et "}
}
solo-workers = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
        [one] au plus { $a-most_workers } ouvrier
       *[other] au plus { $a-most_workers } ouvriers
    }
   *[other] { $a-most_workers ->
        [16] au moins { $a-least_workers ->
            [one] { $a-least_workers } ouvrier
           *[other] { $a-least_workers } ouvriers
        }
       *[other] { $a-least_workers } à { $a-most_workers } ouvriers
    }
}
news-target = { $c ->
    [1] Sa cible : { $a }, le premier emplacement Mur avec décombres sur son chemin, { solo-steps }.
    [2] Aucun emplacement Mur n’a de décombres. Sa cible : { $a }, le premier dégagé sur son chemin, { solo-steps }.
   *[3] { $b ->
        [0] Sa cible est la porte du Focus elle-même, { $a-le } : elle n’est pas construite, et son or avec les décombres sur place la paie.
       *[other] Sa cible est { $a-le }, la première porte sur son chemin qui n’est pas construite et que paie son or avec les décombres sur place : { solo-steps }.
    }
}
solo-steps = à { $b } pas de la porte du Focus
news-no-target = Aucun emplacement Mur n’a de décombres : rien n’est déblayé.
news-candidates = La rangée { $a } a { $b ->
    [one] { $b } tuile
   *[other] { $b } tuiles
} à sa portée, pour { $c } or : le numéro de la rangée, moins 1 par rangée pleine au-dessous.
news-picked = { $c ->
    [0] C’est la tuile { $a-id }.
   *[other] La colonne { $c } de la carte Focus prend le numéro { $b } à partir de la gauche, la tuile { $a-id }.
}
news-path = Il passe par { $b-id ->
    [none] la tuile
   *[other] les tuiles
} { $a-id }{ $b-id ->
    [none] {""}
   *[other] , { $b-id }
}{ $c-id ->
    [none] {""}
   *[other] , { $c-id }
}.
news-path-choice = { $a ->
    [1] Aucun autre chemin ne peut être payé.
   *[other] Des { $a } chemins qu’il peut payer, c’est celui avec le plus de ses propres scribes ({ $b }), puis le moins des tiens ({ $c }), puis le plus à gauche.
}
news-solo-step = { $a ->
    [1] Son Sabbat, étape 1 : { own-silver } pour { $c ->
        [one] { $c } ouvrier
       *[other] { $c } ouvriers
    } dans sa réserve.
    [2] Son Sabbat, étape 2 : { solo-points } pour { $c ->
        [0] son scribe le plus haut : il n’en a pas
       *[other] son scribe le plus haut, en rangée { $c }
    }.
    [3] Son Sabbat, étape 3 : { solo-points } pour { $c ->
        [0] tous ses gardiens, scribes et lévites
        [1] ses gardiens, sa sorte d’ouvriers la plus nombreuse
        [2] ses scribes, sa sorte d’ouvriers la plus nombreuse
       *[3] ses lévites, sa sorte d’ouvriers la plus nombreuse
    }.
   *[4] Son Sabbat, étape 4 : { solo-points } : { $c } pour son marqueur de bénédiction le plus avancé, 1 par case dorée qu’il a atteinte sur la piste Autel.
}
solo-points = { $b ->
    [one] { $b } point
   *[other] { $b } points
}
news-levite-choice = Lévite { $a } : { $b ->
    [1] met un or dans le Temple, dans la colonne la plus à gauche qui a de la place, le plus bas possible
    [2] achète un or pour 1 pièce, car { solo-no-gold }
   *[3] avance sur la piste Autel, car { solo-no-gold }, et il n’a pas de pièces
}.
solo-no-gold = { $c ->
    [1] le Temple est plein
   *[other] il n’a pas d’or
}
news-no-levite = Il ne place pas de lévite : { $a ->
    [1] les six sont placés
    [2] il a moins de { $b } or
   *[3] il n’a pas d’ouvrier
}.
news-wild-blessing = La bénédiction de l’adversaire va à son marqueur le plus à gauche : { $a }.
news-to-gate = { $seat } met { own-silver } de cette somme sur { $a-le }, qui n’est pas encore construite.
news-blessing-full = Le marqueur de bénédiction { $a } { $seat-de } est au bout : la tente avance à la place.
news-workers-home = { $seat } récupère { $a ->
    [one] { $a } ouvrier
   *[other] { $a } ouvriers
}.
news-neutral-corner = Personne ne garde { $a-le }, porte neutre.
news-branch-gained = { $seat } passe par un scribe { $a-de } : { own-silver } de la réserve principale pour { $a }.

## The log by turns: below the name of who acts

turn-turn = Semaine { $a }, jour { $b }
turn-prepares = Avant le Sabbat
turn-fed = Sabbat
aside-sabbath = Après le Sabbat
aside-scoring = Décompte final
fold-reasons = { $n ->
    [one] { $n } raison
   *[other] { $n } raisons
}
points = { $a ->
    [one] +{ $a } point
   *[other] +{ $a } points
}
deed-gained = +{ own-amount }
deed-gained-for = +{ own-amount } pour { own-for }
deed-paid = payé { own-amount }
deed-scored = { $a-sign ->
    [plus] +{ own-points }
   *[minus] { own-points }
} ({ source-of })
deed-banners = +{ own-banners }
deed-banners-unused = +{ own-banners }, sans usage maintenant
deed-card-played = joué *{ $a }* sur la pile { $b }
deed-workers = +{ $a ->
    [one] { $a } ouvrier
   *[other] { $a } ouvriers
}
deed-no-worker-left = plus d’ouvrier, la tente avance à la place
deed-blessed = bénédiction { $a-f } à { $b }
deed-column = bonus de la colonne de bénédictions { $a }
deed-altar = piste Autel de { $a } à { $b }
deed-tent = tente { $b-en }
deed-began = *{ $a }* avec { $b ->
    [one] { $b } bannière
   *[other] { $b } bannières
}
deed-levite = lévite en rangée { $a }
deed-levite-banner = un lévite utilisé pour 1 bannière rouge
deed-temple = { $c } dans le Temple, ligne { $a }, colonne { $b }
deed-burnt = brûlé { $a-un }, { $b } pas
deed-site = travaillé à { $a-le }
deed-cleared = déblayé { $b-un } ({ $a })
deed-space-clear = plus de décombres
deed-walls-drawn = pioché { $a ->
    [one] { $a } carte Mur
   *[other] { $a } cartes Mur
}
deed-wall-built = construit une *carte Mur* sur { $a-le }
deed-wall-kept = une *carte Mur* remise sur la pioche
deed-gate-built = construit la *{ $a }*{ $b ->
    [0] {""}
   *[other] {" "}et pris { own-silver } dessus
}
deed-connected = connexion : { $a } et { $b }
deed-copied = utilisé l’effet de la *{ $b }* sur { $a-le }
deed-scribe = scribe en rangée { $a-1 } sur *{ $b }*
deed-branch-paid = { $a-id ->
    [none] dont { own-silver } à la réserve principale pour le chemin
   *[other] dont { own-silver } à { $a } pour le chemin
}
deed-row-food = premier scribe de la rangée de parchemins { $a }
deed-hero = pris le héros *{ $a }*
deed-traded = { $b ->
    [1] commerce avec *{ $a }*, option supérieure
    [2] commerce avec *{ $a }*, option inférieure
   *[other] vente avec *{ $a }*
}
deed-gate-fee = { $b-id ->
    [none] péage { $a-de } à la réserve principale
   *[other] péage { $a-de } à { $b }
}
deed-flipped = retourné la tuile *{ $a }*
deed-trader = négociant sur l’emplacement { $a }
deed-elder = ancien sur l’emplacement { $a }
deed-recovered = { $a ->
    [1] récupéré le négociant de l’emplacement { $b }
   *[other] récupéré l’ancien de l’emplacement { $b }
}
deed-converted = changé { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
} en 1 pain
deed-discarded = rendu { $a-un }, pas de place pour plus
deed-drew = pioché { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
}
deed-drew-card = pioché *{ $a }*
deed-farmer = fait d’un ouvrier un fermier
deed-labourer = fait d’un ouvrier un manœuvre, production { $a }
deed-judged = { $a ->
    [1] jugement : derrière Zacharie
    [2] jugement : entre les prophètes
   *[other] jugement : devant Aggée
}
deed-missing-food = { $a ->
    [one] { $a } pain manquant
   *[other] { $a } pains manquants
}
deed-fed = { $b } sur { $a ->
    [one] { $a } pain
   *[other] { $a } pains
}
deed-tucked = rangé *{ $a }*
deed-card-scored = { $b ->
    [0] {""}
    [one] *{ $a }* +{ $b } point
   *[other] *{ $a }* +{ $b } points
}
deed-shofar = pris le schofar
deed-leader = en tête de la piste Autel
deed-new-deck = nouvelle pioche de { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
}
deed-final = { points } pour { own-final }
deed-gatekeeper = gardien à { $a-le }
deed-tile-used = utilisé *{ $a }*
deed-white-moved = ouvrier blanc monté en rangée { $b-1 }
deed-white-left = ouvrier blanc hors de la partie
deed-neutral-corner = *{ $a }* neutre, sans gardien
deed-to-gate = dont { $b } sur { $a-le } (pas encore construite)
deed-blessing-full = bénédiction { $a-f } au bout, la tente avance à la place
deed-workers-home = { $a ->
    [one] { $a } ouvrier de retour
   *[other] { $a } ouvriers de retour
}
deed-branch-gained = passé par un autre scribe, { own-silver } de la réserve principale pour { $a }

summary-sabbath = { $over ->
    [yes] Le dernier Sabbat
   *[no] Le Sabbat est fini
}
summary-food = Pains
    .cell = { $b } sur { $a }
summary-hunger = Faim
summary-cards = Cartes
summary-final = À la fin
summary-sabbath-about = { $hunger ->
    [0] { $points ->
        [0] Tous sont nourris
        [one] Tous sont nourris, tu marques { $points } point
       *[other] Tous sont nourris, tu marques { $points } points
    }
   *[other] La faim te coûte { $hunger ->
        [one] { $hunger } point
       *[other] { $hunger } points
    }
}

course-start = Départ
solo-name = la face { $side }
course-part = Semaine { $n }
course-sabbath = Sabbat { $n }
course-final = Décompte final

## Why not

reason-card-played = une carte a déjà été jouée ce tour-ci
reason-pile-full = la pile est pleine
reason-not-in-hand = la carte n’est pas dans ta main
reason-card-first = il faut d’abord jouer une carte
reason-auxiliary-used = l’action auxiliaire a déjà servi ce tour-ci
reason-card-not-usable = tu ne peux pas commercer avec cette carte maintenant
reason-no-such-trade = la carte n’a pas ce commerce
reason-no-silver = il n’y a pas assez de pièces
reason-nothing-to-sell = tu n’as rien de ce que vend la carte
reason-flipped-already = la tuile est déjà retournée
reason-no-flip-cost = tu ne peux pas payer le coût de la tuile
reason-trader-used = un négociant a déjà été placé ce tour-ci
reason-elder-used = un ancien a déjà été placé ce tour-ci
reason-no-worker = il ne reste pas d’ouvrier dans ta réserve
reason-space-taken = l’emplacement est occupé
reason-space-not-printed = cet emplacement n’est pas sur cette face de la tuile
reason-no-conversion = ta tuile Fermiers ne change pas les pièces en pain
reason-action-begun = une action principale a déjà commencé ce tour-ci
reason-action-not-open = { $moment ->
    [none] cette action principale n’est pas ouverte
   *[other] cette action principale n’est pas ouverte ; c’est possible { $moment }
}
reason-not-in-this-phase = pas à ce moment de l’action Temple
reason-levite-placed = un lévite a déjà été placé dans cette action
reason-levites-full = les six lévites sont placés
reason-no-food = il n’y a pas assez de pains
reason-levites-used = tous tes lévites ont servi
reason-row-full = la ligne est pleine
reason-too-few-banners = il y a trop peu de bannières
reason-no-resource = tu n’as pas cette ressource
reason-site-chosen = un autre endroit est déjà choisi pour ce tour
reason-site-here = c’est déjà l’endroit de ce tour
reason-built-or-neutral = c’est construit ou neutre
reason-no-site = aucun endroit n’est encore choisi
reason-no-cube-there = ce cube ne s’y trouve pas
reason-rubble-left = il reste des décombres
reason-no-wall-card = il ne reste pas de carte Mur
reason-no-wall-beside = aucun mur construit ne s’y trouve à côté du nouveau
reason-not-the-cost = c’est plus que le coût
reason-scribe-placed = un scribe a déjà été placé dans cette action
reason-tile-taken = un scribe y est déjà
reason-tile-closed = aucun scribe dessous n’ouvre cette tuile
reason-no-price = tu ne peux pas payer la tuile et le chemin
reason-tent-moved = la tente a déjà avancé dans cette action
reason-action-open = l’action principale n’est pas terminée
reason-action-first = il faut d’abord choisir une action principale
reason-still-obligatory = il reste quelque chose d’obligatoire à faire
reason-done-already = c’est déjà fait dans cette préparation
reason-not-owned = tu ne l’as pas
reason-no-target = il n’y a là ni négociant ni ancien
reason-marker-at-the-end = le marqueur est au bout
reason-corner-taken = l’angle est occupé
reason-not-held = tu n’en as aucun
reason-not-drawn = la carte n’a pas été piochée
reason-other-path = un autre chemin paie la même chose, ou une partie seulement
reason-no-path = ce chemin n’y mène pas
reason-not-on-the-board = la carte n’est pas sur ton plateau
reason-cannot-pay = cela ne peut être payé
reason-no-cube-to-pay = tu n’as pas de cube pour payer
reason-nothing-sold-yet = rien n’a encore été vendu
reason-placing-not-begun = rien n’a encore été porté
reason-placing-over = le portage est déjà terminé
reason-no-place-to-build = rien ne peut être construit
reason-no-scroll-possible = aucun parchemin n’est possible
reason-condition-not-met = sa condition n’est pas remplie

## Points

source-start = Départ
source-temple = Temple
source-sectors = Secteurs
source-levites = Lévites
source-altar = Piste Autel
source-tent = Plan de la ville
source-blessings = Bénédictions
source-judgement = Jugement
source-hunger = Faim
source-sabbath = Sabbat
source-scrolls = Parchemins
source-buildings = Murs et portes, aussitôt
source-other = Divers
source-silver = Argent et biens
source-tiles = Tuiles Développement
source-leader = Tête de la piste Autel
source-walls = Murs
source-gates = Portes
source-scribes = Scribes
source-gold_scrolls = Parchemins Or
tie-broken = À égalité de points, l’emporte qui est devant sur la piste Autel.

## What simulations count

figure-scribes = Scribes
figure-walls = Murs
figure-gates = Portes
figure-levites = Lévites
figure-altar = Case de la piste Autel
figure-tiles = Tuiles Développement retournées
figure-temple = Temple rempli (%)

## The table in the terminal

board-week = semaine { $n }
board-day = jour { $n }
board-stage-opening = mise en place
board-stage-days = journées de labeur
board-stage-preparation = préparation
board-stage-sabbath = Sabbat
board-stage-rest = après le Sabbat
board-turn-of = tour : { $who }
board-decides = { $who } décide
board-z = Z
board-h = A
board-pool = { $n ->
    [one] { $n } bannière restante
   *[other] { $n } bannières restantes
}
board-ring = Rempart, sens horaire depuis l’angle en haut à gauche
board-temple = Temple
board-altar = Autel
board-altar-track = Piste Autel, carte { $side } (* case dorée)
board-scrolls = Parchemins
board-prophets = Z Zacharie { $z }, A Aggée { $h }
board-piles = piles
board-hand = main
board-tucked = rangées
board-tiles = tuiles
board-banners = bannières
board-deck = pioche { $n }
board-walls = { $n ->
    [one] { $n } carte Mur
   *[other] { $n } cartes Mur
}
board-action-temple = Temple
board-action-walls = Murs
board-action-torah = Torah, tentes
board-solo = Adversaire
board-focus-left = cartes Focus restantes : { $n }
board-schemes-left = cartes Planification restantes : { $list }
board-head-vp = PV
board-head-goods = biens
board-head-workers = ouvriers, lévites
board-head-placed = ferm/man/ nég/anc
board-head-blessings = bénédictions o/v/r
board-head-limit = limite
board-printed-building = Construire
board-printed-gates = Portes
board-printed-levites = Lévites
board-printed-columns = Colonnes de bénédictions
board-gate-class = porte
board-site = { $lying } Construire coûte { $price }
board-sabbath-food = Sabbat : { $need ->
    [one] { $need } pain
   *[other] { $need } pains
} à payer, { $have } en réserve, { $sure } à venir à coup sûr
board-legend =
    Rempart : chaque endroit avec son propriétaire (un point : personne ; { $wall-neutral } : neutre) et la lettre de son coût (h, m, l), puis les décombres et la bénédiction du dernier cube, les pièces sur une porte, ou la carte Mur.
    Construire : ce que coûte un emplacement Mur selon sa lettre, et une porte : bannières grises, pierre, bois.
    Portes : points et récompense pour qui la construit, { $connection } ce que rapporte chaque connexion.
    Lévites : ce que coûte en pains le premier, le deuxième, ..., et sa récompense. Colonnes de bénédictions : le bonus quand les trois marqueurs les ont atteintes.
    Temple : lignes 1 à 5 à partir du bas, chacune avec sa récompense ; des traits séparent les secteurs.
    Parchemins : place, propriétaire du scribe, numéro de la tuile ; puis ce que coûte une tuile de la rangée, et les pains de la rangée.
    Piste Autel : case (* dorée), récompense, prophètes (Z, A), marqueurs ; de ceux d’une même case, le premier est devant.
    Tentes : ce que coûte un trajet ; puis case, récompense, tentes.
    Joueurs : ouvriers en réserve + dans la réserve principale, { $levite } lévites ; fermiers, manœuvres, négociants, anciens ; les marqueurs de bénédiction orange, violet et rouge ; ressources stockées et limite (- aucune).
    Sabbat : les pains qu’il faudra à tes ouvriers, ce que tu as, ce que la préparation apporte à coup sûr. Jugement : où les prophètes te trouveraient maintenant.
    Tuiles : ce que coûte le retournement, { $flip } retournée ; entre crochets les emplacements occupés des négociants et anciens.
    Un signe degré (en texte simple un tilde) marque ce qui n’est pas connu d’un exemplaire imprimé mais reconstitué ; après un titre, quelque chose dessous.
board-g_sheep = Brebis
board-g_muster = Garde
board-g_east = Orient
board-g_horse = Chevaux
board-g_water = Eaux
board-g_fountain = Fontaine
board-g_dung = Fumier
board-g_valley = Vallée
board-g_old = Vieille
board-g_fish = Poissons

# --- the board in the browser -------------------------------------------------------------------------------------
tab-mine = Mon plateau

board-wall = Mur { $n }
board-ring-places = Rempart, 34 endroits dans le sens horaire depuis la Porte des Brebis
board-jump = Aller le long du rempart
board-nobody = personne
board-neutral = neutre
board-clear = dégagé
board-is-neutral = Neutre : là depuis le début, à personne.
board-is-built = Propriétaire : { $name }.
board-is-clear = Sans décombres.
board-rubble = Décombres : { $list }.
board-lying = Pièces dessus pour qui construira : { $n }.
board-build-cost = Construire coûte { $list }.
board-gate-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin. Aussitôt : { $reward }
board-wall-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
board-connects = Connexion avec un mur voisin : { $reward }

board-first = 1er
board-leader = Qui est en tête de la piste Autel après le Sabbat des semaines 1 et 2 reçoit un ouvrier.
board-on-altar = { $names } en case { $n }
board-altar-space = Piste Autel, case { $n }
board-golden = Case dorée.
board-zechariah = Zacharie
board-haggai = Aggée
board-band-behind = derrière
board-band-between = entre
board-band-ahead = devant Aggée
board-judgement = Jugement

board-temple-about = Chaque ligne se remplit par la gauche. Quand un secteur est plein, les lévites sont payés et comparés.
board-temple-row-name = Temple, ligne { $n }
board-temple-row = Chaque cube coûte { $red ->
    [one] { $red } bannière rouge
   *[other] { $red } bannières rouges
} ; pierre ou bois 1 point, or 2. { $reward } Ici : { $list }.
board-levite-row = Lévite { $n }
board-levite-first = Là depuis le début. Un lévite n’a pas besoin de nourriture au Sabbat.
board-temple-next = Prochaine case de la ligne { $n }.
board-sector-left = reste { $n }
board-sector-full = secteur achevé
board-levite-next = Ton prochain lévite.

board-torah = Torah
board-scroll = Parchemins, rangée { $row }, tuile { $n }
board-scroll-name = Parchemin
board-scribe-of = Scribe : { $name }.
board-costs = Coûte { $list }.
board-scribe-on = Placer un scribe en rangée { $row }, tuile { $n }
board-path = Passer par { $list }
board-path-step = rangée { $row }, tuile { $n } ({ $name })
board-at-once = Aussitôt : { $effect }
board-hero = Héros : { $n ->
    [one] { $n } bannière { $colour-f }
   *[other] { $n } bannières { $colour-fpl }
} pour toujours.
board-hero-week = Semaine { $n } : { $reward }
board-is-hero = héros

board-tents = Tentes
board-tents-here = Tente : { $names }
board-tent-space = Plan de la ville, case { $n }
board-fare = Avancer la tente { $n ->
    [1] d’une case
    [one] de { $n } case
   *[other] de { $n } cases
}.
board-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
board-clear-price = déblayer
board-instead = au lieu de
board-or = ou

board-own = Ton plateau
board-own-away = Replier
board-board-of = Plateau : { $name }
board-pile = Pile { $n }
board-today = aujourd’hui
board-sells = vend
board-sell = vendre
board-trade = Commerce.
board-card-banners = Bannières de haut en bas : { $list }. Une fois rangée, seule la première compte.
board-card-trades = Commerce : { $gate } ; si elle n’est pas à toi, 1 pièce de plus. { $list }
board-card-sells = Vend, aussi souvent que tu veux. { $list }
board-card-scores = Rangée, à chaque Sabbat : { $effect }
board-fee-to = à
board-if-now = rangée et décomptée maintenant
board-room = place pour { $n }
board-tucked-cards = Rangées
board-visible = Visibles
board-hand-cards = Main { $n }
board-choose-wall = Construis-en une
board-choose-top = Sur la pioche

board-guards = Gardes
board-labourers = Manœuvres
board-farmers = Fermiers
board-traders = Négociants
board-elders = Anciens
board-trader = Négociant
board-elder = Ancien
board-workers = ouvriers en réserve
board-levites = Lévites
board-gatekeepers = gardiens
board-scribes = scribes
board-gates = portes construites
board-limit = limite { $n }
board-flipped = retournée
board-flip = Retourner : { $effect }
board-guards-back = Pas de limite de stockage ; un négociant ou ancien revient à chaque préparation.
board-converts = Des pièces contre du pain, à tout moment
board-farmer-count = { $n ->
    [one] { $n } fermier
   *[other] { $n } fermiers
}
board-labourer-count = { $n ->
    [one] { $n } manœuvre
   *[other] { $n } manœuvres
}
board-labourers-about = Chaque manœuvre, à la préparation : { $effect }
board-farmers-about = Chaque fermier, à la préparation : { $effect }
board-traders-about = Une fois par tour, un ouvrier sur un emplacement libre : sa récompense aussitôt. L’ouvrier reste et devra être nourri.
board-elders-about = Une fois par tour, un ouvrier sur un emplacement libre : sa récompense aussitôt, bannières pour ce tour. L’ouvrier reste et devra être nourri.
board-after-flip = Une fois retournée : { $effect }
board-space = { $kind }, emplacement { $n } : { $effect }

board-you = Toi
board-points = points
board-shofar = Tient le schofar
board-no-limit = stocké : { $n }, sans limite
board-limit-about = Limite de stockage { $n }, vérifiée à la fin de chaque tour
board-stored = stocké : { $n } sur { $limit }
board-storage = stocké / limite
board-feed = Sabbat : { $n }
board-feed-about = Un pain par ouvrier qui n’est pas lévite ; chaque pain manquant coûte des points.
board-feed-state = { $have } ici, { $sure ->
    [one] { $sure } sûr
   *[other] { $sure } sûrs
}, { $short ->
    [0] assez
   *[other] il en manque { $short }
}
board-feed-now = Nourrir
board-food-needed = pains, il en faut { $n } au Sabbat
board-blessings = Bénédictions
board-blessing = Bénédiction { $colour-f }
board-blessing-at = Bénédiction { $colour-f } à { $n }
board-points-from = D’où viennent tes points
board-points-sum = { $list }. Décomptée maintenant, la fin ajouterait { $end }.
board-column = Colonne { $n }
board-column-about = À toi une fois, quand les trois marqueurs en sont là.
board-column-taken = Tu l’as déjà eue.
board-bless = Prochaine case.
board-banners-now = Bannières de ce tour
board-banner = bannières { $colour-fpl }
board-banner-wild = bannières au choix
board-left = restantes
board-lost = { $n ->
    [one] { $n } perdue
   *[other] { $n } perdues
}

board-week-of = Semaine { $week } sur III
board-day-of-week = Jour { $n } sur 6
board-sabbath = Sabbat
board-turn-order = Ordre du tour
board-tiles-flipped = tuiles retournées
board-cards = { $n ->
    [one] { $n } carte visible
   *[other] { $n } cartes visibles
}, { $hand } en main
board-solo-left = Restent { $focus ->
    [one] { $focus } carte Focus
   *[other] { $focus } cartes Focus
} et { $schemes } Planification
board-focus = { $way ->
    [cw] sens horaire
   *[other] sens antihoraire
}, colonne { $n }
board-focus-about = Il cherche du travail à partir de cette porte et y commerce : l’option inférieure s’il peut la payer, sinon la supérieure. { $upper } { $lower }
board-scheme-line = Avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} et { $gold } or dans sa réserve : { $effect }
board-always = toujours
board-short-behind = derrière
board-short-between = entre
board-short-ahead = devant
board-scheme = Planification : la première ligne à sa portée

where-week = Semaine { $week }{ $stage ->
    [days] , jour { $day }
   *[other] { "" }
}
where-card = { $card } aujourd’hui
where-site = { $place } : { $n ->
    [0] plus de décombres
    [one] { $n } cube de décombres
   *[other] { $n } cubes de décombres
}
option-banners = Bannières de la carte : { $list }.
option-banners-today = Bannières du jour alors : { $list }.
board-work-at = Travailler : { $place }
board-build = Construire : { $place }
board-build-now = Construire
board-row = Ligne { $n }
board-covers = Elle recouvre { $card-le }.
board-levite-done = Ce lévite ne peut rien faire d’autre dans cette action.
board-gate-worker = La porte prend 1 ouvrier, qui devra être nourri.
board-wall-drawn = Tu choisis une des cartes Mur que tu pioches.
board-wall-build = Construire la carte Mur : { $effect }
board-wall-top = La mettre sur la pioche : { $effect }
board-fee-stays = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} du prix restent sur la porte pour qui la construira.
board-white-worker = ouvrier blanc
board-tucked-banner = Elle reste pour toujours avec { $list }.
board-each-sabbath = À ce Sabbat et à chaque suivant : { $effect }
board-worth-now = Maintenant, cela fait { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
board-go-hungry = affamés
board-finish = Terminer
board-finish-action = Terminer l’action principale
board-finish-preparation = Terminer la préparation
board-placed = Fini de porter
board-end-turn = Finir le tour
board-pass = Renoncer
board-done = Fini
board-accept = Accepter
board-free = libre

group-play = Carte
group-begin = Action
group-steps = Action
group-site = Travailler à
group-also = Aussi
group-prepare = Préparer
group-gatekeeper = Porte
group-tuck = Ranger
group-wall = Mur
group-top = Dessus
group-via = Payer
group-pay = Payer
group-sell = Vendre
group-take = Prendre
group-discard = Rendre
group-bless = Bénédiction
group-recover = Récupérer
group-copy = Copier
group-choose = Choisir
group-end = Ou

## The legend of icons

icon-blessing = un marqueur de bénédiction de cette couleur
icon-blessing-wild = un marqueur de bénédiction au choix
icon-ingot = or
icon-flip = une tuile Développement retournée
icon-res-city = une ressource au choix : pierre, bois ou cendre
icon-altar = une case dorée de la piste Autel
icon-altar-step = un pas sur la piste Autel
icon-recover = tu peux récupérer un négociant ou un ancien
icon-no-control = sans besoin de nourriture ; devant un bien : le perdre
icon-end-game = à la fin de la partie
icon-card = une carte
icon-prep = à chaque préparation du Sabbat
icon-any-time = une action auxiliaire : un commerce ou une tuile à retourner
icon-banner = une bannière de cette couleur
icon-banner-wild = une bannière au choix
icon-whole-round = encore une fois
icon-pile = tes piles
icon-rubble = déblayer des décombres
icon-track = la plus haute rangée
icon-wall = un mur
icon-tent = une case pour la tente
icon-trader = un négociant, ou le commerce
icon-elder = un ancien
icon-scribe = un scribe

## When a move can be made: "It can be done ..."

moment-play = au début de ton tour
moment-trade = une fois dans ton tour (un commerce ou une tuile), à tout moment, et à la préparation là où un effet le permet
moment-flip = une fois dans ton tour (un commerce ou une tuile), à tout moment, et là où un effet retourne une tuile
moment-trader = une fois dans ton tour, à tout moment
moment-elder = une fois dans ton tour, à tout moment
moment-convert = avec la tuile Fermiers qui change les pièces en pain
moment-begin = à ton tour, après avoir joué une carte
moment-levite = dans une action Temple, tant qu’un lévite peut encore venir
moment-banner = dans une action Temple, avec un lévite qui n’a pas servi
moment-temple = dans une action Temple
moment-altar = dans une action Temple
moment-placed = dans une action Temple, tant qu’un lévite peut encore venir
moment-site = dans une action murs, avant tout le reste
moment-clear = dans une action murs, à un endroit avec décombres
moment-build = dans une action murs, à un endroit dégagé
moment-scribe = dans une action Torah
moment-tent = dans une action Torah
moment-finish = dans une action principale, ou à la préparation du Sabbat
moment-end = à ton tour, après l’action principale
moment-farmer = à la préparation du Sabbat, ou quand un ouvrier y est récupéré
moment-labourer = à la préparation du Sabbat, ou quand un ouvrier y est récupéré
moment-judgement = à la préparation du Sabbat
moment-harvest = à la préparation du Sabbat, avec la tuile Fermiers retournée
moment-guards = à la préparation du Sabbat, avec la tuile Gardes retournée
moment-use = à la préparation du Sabbat, avec un parchemin qui y agit
moment-gatekeeper = à la mise en place
moment-take = là où tu reçois une ressource au choix
moment-bless = là où tu reçois une bénédiction au choix
moment-recover = là où l’on peut récupérer un négociant ou un ancien
moment-pass = là où l’on peut refuser un effet
moment-choose = là où un effet a plusieurs options
moment-accept = là où l’on peut refuser un effet
moment-discard = quand tu as plus que tu ne peux stocker
moment-wall = quand tu construis un mur
moment-top = quand tu as construit un mur
moment-copy = quand un parchemin utilise l’effet d’un mur à côté du nouveau
moment-via = quand un scribe peut passer par des scribes de plusieurs joueurs
moment-pay = là où un prix se paie en plusieurs biens
moment-sell = dans un commerce avec une carte qui vend des ressources
moment-done = pendant que tu vends des ressources
moment-feed = au Sabbat
moment-tuck = au Sabbat

## Hints: the parts of the valuation

hint-part-points = points
hint-part-board = Temple, murs et scribes
hint-part-cards = cartes
hint-part-goods = biens
hint-part-workers = ouvriers et leur nourriture
hint-part-markers = bénédictions et pistes
hint-part-banners = bannières du tour
