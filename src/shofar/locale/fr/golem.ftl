### Golem. Names and terms follow the glossary of the specification.
### French: `.f` of a colour agrees with une bille, `.de` of a row is « de Travail », « d'Étude ».

title = Golem
about = Prague, 1584. Façonne l’argile, fonds l’or, lis des livres, et tiens tes golems en laisse.
time = 75 min
kind = Billes et rabbins

seat-1 = Vert
    .de = de Vert
seat-2 = Violet
    .de = de Violet
seat-3 = Orange
    .de = d’Orange
seat-4 = Gris
    .de = de Gris

## Things

noun-red = rouge
    .letter = r
noun-yellow = jaune
    .letter = j
noun-blue = bleu
    .letter = b
    .f = bleue
noun-white = blanc
    .letter = c
    .f = blanche
noun-black = noir
    .letter = n
    .f = noire
noun-green = vert
    .f = verte
noun-clay = { $n ->
    [one] argile
   *[other] argiles
}
    .pl = argiles
    .gender = f
noun-coin = { $n ->
    [one] pièce
   *[other] pièces
}
    .pl = pièces
    .gender = f
noun-knowledge = { $n ->
    [one] connaissance
   *[other] connaissances
}
    .pl = connaissances
    .gender = f
noun-resource = { $n ->
    [one] ressource
   *[other] ressources
} au choix
    .gender = f
noun-gold = or
    .de = d’or
    .le = l’or
noun-golem_level = niveau de ta piste des golems
noun-own_buried = golem que tu as au cimetière
noun-completed_artifact = artefact que tu as achevé
noun-development = développement que tu as fait
noun-leftmost_section = section atteinte par ton étudiant le plus en retard
noun-work = Travail
    .de = de Travail
noun-golem = Golem
    .de = de Golem
noun-artifacts = Artefacts
    .de = d’Artefacts
noun-study = Étude
    .de = d’Étude
noun-mirror = Miroir
    .de = de Miroir
noun-bottom = case du bas
    .le = la case du bas
noun-cem_open = fosse commune
    .le = la fosse commune
noun-a1 = artefact 1
    .le = l’artefact 1
    .de = de l’artefact 1
noun-a2 = artefact 2
    .le = l’artefact 2
    .de = de l’artefact 2
noun-a3 = artefact 3
    .le = l’artefact 3
    .de = de l’artefact 3
noun-a4 = artefact 4
    .le = l’artefact 4
    .de = de l’artefact 4
noun-a = face a
    .le = la face a
noun-b = face b
    .le = la face b
noun-any = au choix
noun-artifact = artefact
noun-track = points en cours de partie
noun-golems = golems
noun-columns = colonnes
noun-objectives = objectifs
noun-resources = ressources
noun-hand = main
noun-board = plateau Joueur
noun-a1-1 = premier emplacement de l’artefact 1
    .le = le premier emplacement de l’artefact 1
noun-a1-2 = second emplacement de l’artefact 1
    .le = le second emplacement de l’artefact 1
noun-a2-1 = premier emplacement de l’artefact 2
    .le = le premier emplacement de l’artefact 2
noun-a2-2 = second emplacement de l’artefact 2
    .le = le second emplacement de l’artefact 2
noun-a3-1 = premier emplacement de l’artefact 3
    .le = le premier emplacement de l’artefact 3
noun-a3-2 = second emplacement de l’artefact 3
    .le = le second emplacement de l’artefact 3
noun-a4-1 = premier emplacement de l’artefact 4
    .le = le premier emplacement de l’artefact 4
noun-a4-2 = second emplacement de l’artefact 4
    .le = le second emplacement de l’artefact 4
noun-red-1 = rouge I
noun-red-2 = rouge II
noun-red-3 = rouge III
noun-red-4 = rouge IV
noun-red-5 = rouge V
noun-red-6 = rouge VI
noun-red-7 = rouge VII
noun-red-8 = rouge VIII
noun-red-9 = rouge IX
noun-red-10 = rouge X
noun-yellow-1 = jaune I
noun-yellow-2 = jaune II
noun-yellow-3 = jaune III
noun-yellow-4 = jaune IV
noun-yellow-5 = jaune V
noun-yellow-6 = jaune VI
noun-yellow-7 = jaune VII
noun-yellow-8 = jaune VIII
noun-yellow-9 = jaune IX
noun-yellow-10 = jaune X
noun-blue-1 = bleu I
noun-blue-2 = bleu II
noun-blue-3 = bleu III
noun-blue-4 = bleu IV
noun-blue-5 = bleu V
noun-blue-6 = bleu VI
noun-blue-7 = bleu VII
noun-blue-8 = bleu VIII
noun-blue-9 = bleu IX
noun-blue-10 = bleu X
noun-red-1-lying = rouge I (couché)
noun-red-2-lying = rouge II (couché)
noun-red-3-lying = rouge III (couché)
noun-red-4-lying = rouge IV (couché)
noun-red-5-lying = rouge V (couché)
noun-red-6-lying = rouge VI (couché)
noun-red-7-lying = rouge VII (couché)
noun-red-8-lying = rouge VIII (couché)
noun-red-9-lying = rouge IX (couché)
noun-red-10-lying = rouge X (couché)
noun-yellow-1-lying = jaune I (couché)
noun-yellow-2-lying = jaune II (couché)
noun-yellow-3-lying = jaune III (couché)
noun-yellow-4-lying = jaune IV (couché)
noun-yellow-5-lying = jaune V (couché)
noun-yellow-6-lying = jaune VI (couché)
noun-yellow-7-lying = jaune VII (couché)
noun-yellow-8-lying = jaune VIII (couché)
noun-yellow-9-lying = jaune IX (couché)
noun-yellow-10-lying = jaune X (couché)
noun-blue-1-lying = bleu I (couché)
noun-blue-2-lying = bleu II (couché)
noun-blue-3-lying = bleu III (couché)
noun-blue-4-lying = bleu IV (couché)
noun-blue-5-lying = bleu V (couché)
noun-blue-6-lying = bleu VI (couché)
noun-blue-7-lying = bleu VII (couché)
noun-blue-8-lying = bleu VIII (couché)
noun-blue-9-lying = bleu IX (couché)
noun-blue-10-lying = bleu X (couché)
noun-red-yellow = rouge et jaune
noun-red-blue = rouge et bleu
noun-yellow-blue = jaune et bleu

## What atoms do

do-gold = mettre { $n } or dans tes chaudrons
do-resource = prendre { $n } { noun-resource }
do-student = avancer { $a-id ->
    [any] un de tes étudiants
   *[other] ton étudiant { $a }
} { $n ->
    [1] d’un pas
   *[other] de { $n } pas
}
cost-student = reculer d’un pas ton étudiant { $a }
    .kind = step
do-students = avancer d’un pas deux étudiants différents
do-study = monter { $n ->
    [1] d’un pas
   *[other] de { $n } pas
} sur la piste d’étude
cost-study = reculer { $n ->
    [1] d’un pas
   *[other] de { $n } pas
} sur la piste d’étude
    .kind = step
do-golem_track = déplacer ton marqueur de la piste des golems { $n ->
    [1] d’une case
    [one] de { $n } case
   *[other] de { $n } cases
} au plus, dans un sens ou dans l’autre
do-create = tu peux créer un golem{ $n ->
    [0] {""}
    [one] {" "}pour { $n } argile de moins
   *[other] {" "}pour { $n } argiles de moins
}
    .inf = créer un golem{ $n ->
        [0] {""}
        [one] {" "}pour { $n } argile de moins
       *[other] {" "}pour { $n } argiles de moins
    }
do-kill = tu peux tuer un de tes golems
    .inf = tuer un de tes golems
do-kill_once = tu peux tuer un de tes golems
    .inf = tuer un de tes golems
do-develop = tu peux faire un développement{ $a-id ->
    [golem] {" "}de golem
    [study] {" "}d’étude
    [artifact] {" "}d’artefact
   *[any] {" "}de n’importe quelle sorte
}{ $n ->
    [0] {""}
   *[other] {" "}pour { $n } de moins
}
    .inf = faire un développement{ $a-id ->
        [golem] {" "}de golem
        [study] {" "}d’étude
        [artifact] {" "}d’artefact
       *[any] {" "}de n’importe quelle sorte
    }{ $n ->
        [0] {""}
       *[other] {" "}pour { $n } de moins
    }
do-develop-any-mixed = tu peux faire un développement de n’importe quelle sorte pour { $n } de moins, payé en ressources mêlées à ton gré
    .inf = faire un développement de n’importe quelle sorte pour { $n } de moins, payé en ressources mêlées à ton gré
do-fit = mettre la tuile dans un emplacement
do-buy_book = tu peux acheter un livre{ $n ->
    [0] {""}
    [one] {" "}pour { $n } connaissance de moins
   *[other] {" "}pour { $n } connaissances de moins
}
    .inf = acheter un livre{ $n ->
        [0] {""}
        [one] {" "}pour { $n } connaissance de moins
       *[other] {" "}pour { $n } connaissances de moins
    }
do-buy_book-no_card_cost = tu peux acheter un livre pour le seul supplément de sa case
    .inf = acheter un livre pour le seul supplément de sa case
do-move_one = déplacer un de tes golems { $n ->
    [1] d’un pas
   *[other] de { $n } pas
} au plus, { $a-id ->
    [fwd] en avant
   *[either] en avant ou en arrière
}
do-move_total = déplacer tes golems de { $n } pas au plus en tout, en avant ou en arrière
do-activate = tu peux activer { $n ->
    [one] un de tes golems debout
   *[other] jusqu’à { $n } de tes golems debout
}
    .inf = activer { $n ->
        [one] un de tes golems debout
       *[other] jusqu’à { $n } de tes golems debout
    }
do-activate_moved = tu peux activer ce golem
    .inf = activer ce golem
do-activate_keep = tu peux activer un de tes golems, debout ou couché, qui reste comme il est
    .inf = activer un de tes golems, debout ou couché, qui reste comme il est
do-objective = piocher { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
} et en garder un au plus
do-book_activation = utiliser le bonus d’activation { $n ->
    [one] d’un de tes livres
   *[other] de { $n } de tes livres au plus
}
do-artifact_income = prendre le revenu { $n ->
    [one] d’un artefact achevé
   *[other] de { $n } artefacts achevés
}
do-student_income = prendre le revenu de tes étudiants
do-no_control = le contrôle des golems ne te coûte rien cette manche
do-red_marble = chaque fois que tu prends une bille rouge, prends le revenu de cet artefact s’il est achevé
do-blue_marble = chaque fois que tu prends une bille bleue, prends le revenu de cet artefact s’il est achevé
do-first_book = chaque fois que tu mets le premier livre d’une colonne, prends le revenu de cet artefact s’il est achevé
do-golem_created = chaque fois que tu crées un golem, prends le revenu de cet artefact s’il est achevé
do-immediate_twice = chaque fois que tu ajoutes ici un livre qui n’est pas noir, son bonus immédiat compte double
do-developed_side = ta piste d’étude passe à sa meilleure face

## Names of components

family-act = { $n ->
    [1] tuile de l’étudiant
    [2] tuile de l’or
    [3] tuile du nouveau golem
    [4] tuile du livre
    [5] tuile qui tue un golem
    [6] tuile de la piste des golems
    [7] tuile des quatre pas
    [8] tuile des deux pas
    [9] tuile de l’étude
    [10] tuile du travail en plus
    [11] tuile des trois ressources
    [12] tuile du développement
   *[other] tuile Action { $n }
}
    .le = la { family-act }
family-char = personnage { $n }
    .le = le personnage { $n }
family-dt = tuile du quartier { $a } { $n }
name-dt_red_viii = rouge VIII
name-dt_red_ix = rouge IX
name-dt_red_x = rouge X
name-dt_yellow_viii = jaune VIII
name-dt_yellow_ix = jaune IX
name-dt_yellow_x = jaune X
name-dt_blue_viii = bleu VIII
name-dt_blue_ix = bleu IX
name-dt_blue_x = bleu X
family-red = rue rouge, section { $n }
family-yellow = rue jaune, section { $n }
family-blue = rue bleue, section { $n }
family-cem = tombe { $n }
    .le = la tombe { $n }
family-space = case { $n }
family-book = livre { $n }
family-position = position { $n }
family-art = tuile Artefact { $id }
family-obj = objectif { $n }
    .le = l’objectif { $n }
family-kinds = { $n ->
    [one] { $n } sorte
   *[other] { $n } sortes
}
family-start = tuile de départ { $n }
    .le = la tuile de départ { $n }
family-set = série { $n }
family-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
name-art_1a = tuile Artefact 1a
    .le = la tuile Artefact 1a
name-art_1a_a1 = tuile 1a, artefact 1
name-art_1a_a2 = tuile 1a, artefact 2
name-art_1a_a3 = tuile 1a, artefact 3
name-art_1a_a4 = tuile 1a, artefact 4
name-art_1b = tuile Artefact 1b
    .le = la tuile Artefact 1b
name-art_1b_a1 = tuile 1b, artefact 1
name-art_1b_a2 = tuile 1b, artefact 2
name-art_1b_a3 = tuile 1b, artefact 3
name-art_1b_a4 = tuile 1b, artefact 4
name-art_2a = tuile Artefact 2a
    .le = la tuile Artefact 2a
name-art_2a_a1 = tuile 2a, artefact 1
name-art_2a_a2 = tuile 2a, artefact 2
name-art_2a_a3 = tuile 2a, artefact 3
name-art_2a_a4 = tuile 2a, artefact 4
name-art_2b = tuile Artefact 2b
    .le = la tuile Artefact 2b
name-art_2b_a1 = tuile 2b, artefact 1
name-art_2b_a2 = tuile 2b, artefact 2
name-art_2b_a3 = tuile 2b, artefact 3
name-art_2b_a4 = tuile 2b, artefact 4
name-art_3a = tuile Artefact 3a
    .le = la tuile Artefact 3a
name-art_3a_a1 = tuile 3a, artefact 1
name-art_3a_a2 = tuile 3a, artefact 2
name-art_3a_a3 = tuile 3a, artefact 3
name-art_3a_a4 = tuile 3a, artefact 4
name-art_3b = tuile Artefact 3b
    .le = la tuile Artefact 3b
name-art_3b_a1 = tuile 3b, artefact 1
name-art_3b_a2 = tuile 3b, artefact 2
name-art_3b_a3 = tuile 3b, artefact 3
name-art_3b_a4 = tuile 3b, artefact 4
name-art_4a = tuile Artefact 4a
    .le = la tuile Artefact 4a
name-art_4a_a1 = tuile 4a, artefact 1
name-art_4a_a2 = tuile 4a, artefact 2
name-art_4a_a3 = tuile 4a, artefact 3
name-art_4a_a4 = tuile 4a, artefact 4
name-art_4b = tuile Artefact 4b
    .le = la tuile Artefact 4b
name-art_4b_a1 = tuile 4b, artefact 1
name-art_4b_a2 = tuile 4b, artefact 2
name-art_4b_a3 = tuile 4b, artefact 3
name-art_4b_a4 = tuile 4b, artefact 4
name-play = jeu
name-row = rangée du plateau de billes
name-palace = palais
name-start_board = plateau au départ
name-golems_0 = aucun golem
name-golems_1 = 1 golem
name-golems_2 = 2 golems
name-golems_3 = 3 golems
name-golems_4 = 4 golems
name-gold_piece = un or
name-mirror_copy = action d’une autre rangée
name-mirror_study = pas de la piste d’étude
name-new_golem = nouveau golem
name-menorah_token = jeton Ménorah
name-no_influence = sans influence
name-stuck_golem = golem qui ne peut plus avancer
name-unpaid_golem = golem non contrôlé
name-limited_control = contrôle limité
name-left_resources = ressources restantes
name-dev_golem_torso = torse
    .le = le torse
name-dev_golem_right_leg = jambe droite
    .le = la jambe droite
name-dev_golem_left_leg = jambe gauche
    .le = la jambe gauche
name-dev_golem_left_arm = bras gauche
    .le = le bras gauche
name-dev_golem_right_arm = bras droit
    .le = le bras droit
name-dev_golem_head = tête
    .le = la tête
name-dev_study_col1 = colonne 1
    .le = la colonne 1
name-dev_study_col2 = colonne 2
    .le = la colonne 2
name-dev_study_col3 = colonne 3
    .le = la colonne 3
name-dev_study_col4 = colonne 4
    .le = la colonne 4
name-dev_study_track = piste d’étude
    .le = la piste d’étude
name-dev_study_menorah = grande tuile d’étude
    .le = la grande tuile d’étude
name-dev_art_gold_marble = tuile dorée des billes
    .le = la tuile dorée des billes
name-dev_art_gold_build = tuile dorée des livres et des golems
    .le = la tuile dorée des livres et des golems
name-dev_art_grey_knowledge = tuile grise des connaissances
    .le = la tuile grise des connaissances
name-dev_art_grey_clay = tuile grise de l’argile
    .le = la tuile grise de l’argile
name-dev_art_grey_coin = tuile grise des pièces
    .le = la tuile grise des pièces
name-dev_art_menorah = grande tuile d’artefact
    .le = la grande tuile d’artefact
about-dev_golem_torso = Le contrôle des golems te coûte au plus 2 connaissances par golem.
about-dev_golem_right_leg = Pendant la marche des golems, tu peux ignorer les pas du personnage.
about-dev_golem_left_leg = Un golem que tu crées peut faire un pas et travailler aussitôt sans se coucher.
about-dev_golem_left_arm = Aussitôt, tu peux tuer un golem ; désormais les bonus du cimetière comptent double.
about-dev_golem_right_arm = Aussitôt, tu peux activer un golem ; chaque action Travail a une activation de plus, gratuite.
about-dev_golem_head = Trois ménorahs rouges.
about-dev_study_col1 = Pas aussitôt, mais chaque fois que tu ajoutes un livre à cette colonne.
about-dev_study_col2 = Pas aussitôt, mais chaque fois que tu ajoutes un livre à cette colonne.
about-dev_study_col4 = Pas aussitôt, mais chaque fois que tu ajoutes un livre à cette colonne.
about-dev_study_menorah = Trois ménorahs bleues.
about-dev_art_menorah = Trois ménorahs jaunes.

## Words of the box

value-I-III = manches I à III
value-IV = manche IV
value-work_more = travaille plus
value-created_works = travaille dès sa création
value-control_most_2 = contrôle bon marché
value-bury_twice = tombes doublées
value-ignore_steps = ignore les pas
value-big = grande
value-grey = grise
value-gold-3 = dorée, 3
value-gold-4 = dorée, 4
value-gold-5 = dorée, 5
value-grey-2 = grise, 2
value-grey-3 = grise, 3
value-grey-4 = grise, 4
value-grey-5 = grise, 5
value-red_student = étudiant rouge
value-yellow_student = étudiant jaune
value-blue_student = étudiant bleu
value-created = golems créés
value-developments = développements
value-books = livres
value-killed = golems tués

section-settings = Réglages
section-marbles = Billes
section-tray = Plateau de billes
section-start = Départ
section-work = Travail
section-row_prices = Prix dans les rangées
section-creation = Création des golems
section-tokens = Jetons Ménorah
section-influence = Influence
section-losses = Pertes
section-control = Contrôle des golems
section-final_scoring = Décompte final
section-actions = Tuiles Action
section-characters = Personnages
section-district_tiles = Tuiles Quartier
section-printed_sections = Sections imprimées
section-streets = Rues
section-cemetery = Cimetière
section-library = Bibliothèque
section-books = Livres
section-golem_track = Piste des golems
section-study_track = Piste d’étude
section-golem_developments = Développements de golem
section-study_developments = Développements d’étude
section-artifact_developments = Développements d’artefact
section-cauldrons = Chaudrons
section-artifact_tiles = Tuiles Artefact
section-objectives = Objectifs
section-set_bonus = Bonus de série
section-starting_tiles = Tuiles de départ
section-first_game_characters = Première partie : palais
section-first_game_tiles = Première partie : tuiles Quartier
section-first_game_sets = Première partie : séries
column-auto_gains = Gains sans question
column-red = Rouge
column-yellow = Jaune
column-blue = Bleu
column-white = Blanc
column-black = Noir
column-capacity = Capacité
column-golem_track = Piste des golems
column-knowledge = Connaissance
column-clay = Argile
column-more = En plus par golem sur place
column-section = Section
column-most = Au plus
column-each = Pour chacun
column-deck = Pioche
column-marbles = Billes
column-steps = Pas
column-coin = Pièces
column-entry = Entrée
column-income = Revenu
column-players = À partir de
column-surcharge = Supplément
column-colour = Couleur
column-immediate = Bonus immédiat
column-activation = Bonus d’activation
column-level = Niveau
column-limit = Livres par colonne
column-developed_limit = Livres par colonne, développée
column-developed_income = Revenu, développée
column-vp = Points
column-power = Pouvoir
column-menorahs = Ménorahs
column-kind = Sorte
column-a = Face a
column-b = Face b
column-gold = Or
column-slots = Emplacements
column-least = Au moins
column-cards = Cartes
column-numbers = Numéros
column-golems = Golems
column-artifact = Tuile Artefact
column-tiles = Tuiles de départ
column-objectives = Objectifs
column-development = Développement
column-slot = Emplacement
column-side = Face

## Options

option-first_game = Première partie
    .help = La mise en place fixe du livret pour une première partie : aucune décision avant la première manche.

## Questions

question-turn = Joue ton tour à la synagogue
question-set_aside = Mets une bille de côté
question-walk = Avance un golem d’un pas
question-movement = Utilise ou ignore les pas du personnage
question-work = Choisis avec combien de golems tu travailles
question-working = Choisis le prochain golem qui travaille, ou arrête
question-mirror = Copie une action pour 1 pièce, étudie pour 3 pièces, ou arrête
question-golem_parts = Développe une partie de golem, crée un golem, ou arrête
question-artifact_parts = Développe un artefact, achète de l’or pour 3 pièces, ou arrête
question-study_parts = Fais un développement d’étude, achète un livre, ou arrête
question-retreat = Choisis l’étudiant qui recule pour le livre noir
question-entry = Paie l’entrée en connaissances ou en points
question-leg_moves = Avance d’un pas le nouveau golem, ou non
question-leg_activates = Fais travailler le nouveau golem, ou non
question-bury = Choisis une tombe du cimetière
question-bury_once = Choisis une tombe du cimetière
question-spend = Choisis la ressource avec laquelle tu paies
question-keep_objective = Garde un des objectifs piochés, ou aucun
question-draft_pick = Garde un objectif ; le reste va à ta gauche
question-return_objective = Rends un objectif sous la pioche
question-choose_tile = Choisis une tuile Artefact
question-start_pick = Choisis une tuile de départ
question-start_elements = Choisis ce qui vient ensuite de tes tuiles de départ, ou arrête
question-settle = Choisis deux quartiers pour tes premiers golems
question-influence = Influence le personnage, prends 3 pièces, ou renonce
question-income_order = Choisis la prochaine source de revenu, ou arrête
ask-fit = Choisis un emplacement et une face
ask-students = Choisis deux étudiants
ask-student = Choisis un étudiant
ask-gold = Choisis un chaudron pour l’or
ask-resource = Choisis une ressource
ask-create = Crée un golem, ou non
ask-kill = Tue un golem, ou non
ask-kill_once = Tue un golem, ou non
ask-develop = Fais un développement, ou non
ask-buy_book = Achète un livre, ou non
ask-move_one = Déplace un golem, ou arrête
ask-move_total = Déplace des golems, ou arrête
ask-activate = Active un golem, ou arrête
ask-activate_moved = Active le golem, ou non
ask-activate_keep = Active un golem, ou non
ask-golem_track = Déplace ton marqueur de la piste des golems, ou non
ask-book_activation = Choisis un livre à utiliser, ou arrête
ask-artifact_income = Choisis un artefact qui donne son revenu, ou arrête

## Moves

move-take = Prendre une bille { $b-f } { $a-de }
move-rabbi = Placer le rabbin sur { $a-le }
move-pass = Passer
move-done = Rien de plus
move-aside = Mettre de côté la bille { $b-f } { $a-de }
move-step = Avancer d’un pas le golem en { $a }
move-back = Reculer d’un pas le golem en { $a }
move-kill = Tuer le golem en { $a }
move-activate = Activer le golem en { $a }
move-bury = L’enterrer dans { $a-le }
move-create = Créer un golem en { $a }
move-student = Avancer l’étudiant { $a }
move-students = Avancer les étudiants { $a }
move-retreat = Reculer l’étudiant { $a }
move-gold = Mettre de l’or dans { $a-le }
move-income = Prendre le revenu { $a-de }
move-develop = Développer { $a-le }
move-fit = La mettre dans { $a-le }, { $b } visible
move-buy = Acheter le livre de la case { $a } pour la colonne { $b }
move-read = Utiliser le livre { $a-2 } de la colonne { $a-1 }
move-copy = Copier { $a }
move-work = { $a ->
    [0] Ne faire travailler aucun golem
    [one] Travailler avec { $a } golem
   *[other] Travailler avec { $a } golems
}
move-track = Déplacer le marqueur de la piste des golems de { $a-id }
move-choose = Choisir l’option { $a }
move-gain = Prendre 1 { $a }
move-spend = Payer 1 { $a }
move-enter = { $a-id ->
    [vp] Payer en points
   *[other] Payer en connaissances
}
move-ignore = Ignorer les pas du personnage
move-use = Utiliser les pas du personnage
move-pay = Payer
move-influence = Payer et influencer le personnage
move-coins = Prendre 3 pièces à la place
move-study = Payer 3 pièces pour un pas d’étude
move-accept = Accepter
move-keep = Garder { $a-le }
move-return = Rendre { $a-le }
move-tile = Prendre { $a-le }
move-start = Prendre { $a-le }
move-element = Prendre l’élément { $a }
option-keep = Garder : { $objective }
option-return = Rendre : { $objective }
option-tile = Prendre la tuile Artefact { $n }
option-start = Tuile de départ : { $effect }
option-buy = Acheter le livre { book-colour } de prix { $a-cost } pour la colonne { $column }
option-read = Utiliser le livre { book-colour } de prix { $a-cost } de la colonne { $column }
option-declined =
    { $kind ->
        [kill] Ne tuer aucun golem
        [keep] N’en garder aucun
        [create] Ne créer aucun golem
        [develop] Aucun développement
        [buy] Ne rien acheter
        [pay] Ne pas payer
       *[take] Ne rien prendre
    }
option-row = { $row } à la valeur { $value }.
option-copied = L’action « { $row } » à la valeur qu’avait Miroir quand tu as pris la bille.
option-completes = Cela complète la paire du personnage.
option-aside = { $row } a une bille de moins pour tout le monde.
option-comes-to = Le golem arrive en { $place-mid } ; il peut y travailler :
option-street = Puis { $place-mid } rapporte à chaque revenu : { $income }
option-artifact = Artefact { $n }, achevé : { $income }
where-round = Manche { $round }
where-left = { $marbles ->
    [0] { $rabbi ->
        [yes] il reste ton rabbin
       *[no] dernière action
    }
    [one] { $rabbi ->
        [yes] il reste { $marbles } bille et ton rabbin
       *[no] il reste { $marbles } bille
    }
   *[other] { $rabbi ->
        [yes] il reste { $marbles } billes et ton rabbin
       *[no] il reste { $marbles } billes
    }
}
move-settle = Mettre des golems en { $a }

## Log

news-round = La manche { $a } commence.
news-poured = Les billes sont versées.
book-colour = { $a-colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [green] vert
   *[black] noir
}
news-book-opened = Un livre { book-colour } de prix { $a-cost } arrive en case { $b } de la bibliothèque.
news-book-under = Le livre { book-colour } de prix { $a-cost } va sous la pioche.
news-tile-opened = Nouvelle tuile visible : { $a }.
news-took = { $seat } prend une bille { $b-f } { $a-de }, valeur { $c }.
news-rabbi = { $seat } place le rabbin sur { $a-le }.
news-passed = { $seat } passe et prend le jeton de passe { $a }.
news-set-aside = { $seat } met de côté une bille { $b-f } { $a-de }.
news-gained = { $seat } reçoit { good-amount }.
news-spent = { $seat } paie { good-amount }.
news-student = L’étudiant { $a } { $seat-de } atteint la section { $b }.
news-student-back = L’étudiant { $a } { $seat-de } recule en section { $b }.
news-token = { $seat } prend le jeton Ménorah { $a }.
news-study = { $seat } passe à la position { $a } de la piste d’étude.
news-track = { $seat } passe à la case { $a } de la piste des golems.
news-created = { $seat } crée un golem en { $a } pour { $b ->
    [one] { $b } argile
   *[other] { $b } argiles
}.
news-moved = { $seat } déplace un golem de { $a } à { $b }.
own-entry-price = { $b-id ->
    [vp] { $c ->
        [one] { $c } point
       *[other] { $c } points
    }
   *[other] { $c ->
        [one] { $c } { $b }
       *[other] { $c } { $b-pl }
    }
}
news-entered = { $seat } paie { own-entry-price } pour entrer en { $a }.
news-stuck = { $seat } perd { $a ->
    [one] { $a } point
   *[other] { $a } points
} : aucun golem ne peut avancer.
news-activated = { $seat } active le golem en { $a }.
news-killed = { $seat } tue le golem en { $a } et l’enterre dans { $b-le }.
news-gold = { $seat } met de l’or dans { $a-le }.
news-completed = { $seat } achève { $a-le }.
news-artifact-income = { $seat } prend le revenu { $a-de }.
news-developed = { $seat } développe { $a-le } pour { $b }.
news-fitted = { $seat } met la tuile dans { $a-le }, { $b } visible.
news-bought = { $seat } achète le livre { book-colour } pour { $c ->
    [one] { $c } connaissance
   *[other] { $c } connaissances
} et l’ajoute à la colonne { $b }.
news-read = { $seat } utilise le livre { book-colour } : { $a-activation }.
news-objectives-drawn = { $seat } pioche { $a ->
    [one] { $a } objectif
   *[other] { $a } objectifs
}.
news-objective-seen = Tu pioches { $a-le }.
news-objective-kept = Tu gardes { $a-le }.
news-objectives-kept = { $a ->
    [0] { $seat } ne garde aucun objectif.
    [one] { $seat } garde { $a } objectif.
   *[other] { $seat } garde { $a } objectifs.
}
news-objective-returned = Tu rends { $a-le } sous la pioche.
news-tile = { $seat } choisit { $a-le }.
news-starting = { $seat } choisit { $a-le }.
news-settled = { $seat } met un golem en { $a }.
news-influenced = { $seat } influence { $a-le }.
news-took-coins = { $seat } prend { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
} au lieu d’influencer.
news-copied = { $seat } copie la rangée { $a } à la valeur { $b }.
news-order = { $seat } prend la place { $b } dans l’ordre du tour.
news-control = { $seat } paie { $a ->
    [one] { $a } connaissance
   *[other] { $a } connaissances
} pour le contrôle des golems{ $b ->
    [0] {""}
   *[other] {" "}et perd { $b ->
        [one] { $b } point
       *[other] { $b } points
    }
}.
news-no-control = { $seat } n’a pas à contrôler ses golems cette manche.
news-ignored-steps = { $seat } ignore { $a } pas du personnage.
news-scored = { $seat } marque { $b ->
    [one] { $b } point
   *[other] { $b } points
} { $a-id ->
    [track] en cours de partie
    [golems] pour les golems × ménorahs rouges
    [artifacts] pour les artefacts × ménorahs jaunes
    [columns] pour les colonnes × ménorahs bleues
    [study] pour la piste d’étude
    [objectives] pour les objectifs
   *[resources] pour les ressources
}.
news-income = { $seat } prend son revenu.
news-game-ended = La partie est finie.
news-in-vain = { $seat } ne peut rien en tirer maintenant.
news-trigger = Effet déclenché pour { $seat } : { $a } ({ $b }).
news-pass-phase = La phase de passe { $a } commence.

## The log by turns: below the name of who acts

aside-order = Ordre du tour
aside-income = Revenu
aside-control = Contrôle des golems
aside-scoring = Décompte final
fold-table = { $n ->
    [one] { $n } changement en ville
   *[other] { $n } changements en ville
}
good-amount = { $a-id ->
    [vp] { $b ->
        [one] { $b } point
       *[other] { $b } points
    }
   *[other] { $b ->
        [one] { $b } { $a }
       *[other] { $b } { $a-pl }
    }
}
deed-book-opened = un livre { book-colour } de prix { $a-cost } en case { $b } de la bibliothèque
deed-book-under = le livre { book-colour } de prix { $a-cost } sous la pioche
deed-tile-opened = nouvelle : { $a }
deed-took = bille { $b-f } à *{ $a }*, valeur { $c }
deed-rabbi = rabbin sur { $a-le }
deed-passed = passé, jeton de passe { $a }
deed-set-aside = bille { $b-f } { $a-de } mise de côté
deed-gained = +{ good-amount }
deed-spent = payé { good-amount }
deed-student = étudiant { $a } en section { $b }
deed-student-back = étudiant { $a } reculé en section { $b }
deed-token = pris le jeton Ménorah { $a }
deed-study = piste d’étude à { $a }
deed-track = piste des golems à { $a }
deed-created = golem créé en { $a } pour { $b ->
    [one] { $b } argile
   *[other] { $b } argiles
}
deed-moved = golem de { $a } à { $b }
deed-entered = payé { own-entry-price } pour entrer en { $a }
deed-stuck = perdu { $a ->
    [one] { $a } point
   *[other] { $a } points
}, aucun golem ne peut avancer
deed-activated = activé le golem en { $a }
deed-killed = tué le golem en { $a }, enterré dans { $b-le }
deed-gold = or dans l’*{ $a }*
deed-completed = achevé l’*{ $a }*
deed-artifact-income = revenu de l’*{ $a }*
deed-developed = développé *{ $a }*, prix { $b }
deed-fitted = dans { $a-le }, { $b } visible
deed-bought = acheté le livre { book-colour } pour { $c ->
    [one] { $c } connaissance
   *[other] { $c } connaissances
}, colonne { $b }
deed-read = utilisé le livre { book-colour }
deed-objectives-drawn = pioché { $a ->
    [one] { $a } objectif
   *[other] { $a } objectifs
}
deed-objective-seen = pioché : *{ board-objective }*
deed-objective-kept = gardé : *{ board-objective }*
deed-objectives-kept = { $a ->
    [0] aucun objectif gardé
    [one] gardé { $a } objectif
   *[other] gardé { $a } objectifs
}
deed-objective-returned = sous la pioche : *{ board-objective }*
deed-tile = choisi { $a-le }
deed-starting = choisi une tuile de départ
deed-settled = golem en { $a }
deed-influenced = influencé le *personnage*
deed-took-coins = pris { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
} au lieu d’influencer
deed-copied = copié *{ $a }*, valeur { $b }
deed-order = place { $b } dans l’ordre du tour
deed-control = { $a ->
    [one] { $a } connaissance
   *[other] { $a } connaissances
} pour le contrôle des golems{ $b ->
    [0] {""}
    [one] , −{ $b } point
   *[other] , −{ $b } points
}
deed-no-control = contrôle des golems gratuit
deed-ignored-steps = ignoré { $a } pas du personnage
deed-scored = { $b ->
    [0] {""}
    [one] { $b-sign ->
        [plus] +{ $b } point { scored-for }
       *[minus] { $b } point { scored-for }
    }
   *[other] { $b-sign ->
        [plus] +{ $b } points { scored-for }
       *[minus] { $b } points { scored-for }
    }
}
scored-for = { $a-id ->
    [track] en cours de partie
    [golems] pour les golems
    [artifacts] pour les artefacts
    [columns] pour les colonnes
    [study] pour la piste d’étude
    [objectives] pour les objectifs
   *[resources] pour les ressources
}
deed-income = {""}
deed-in-vain = rien à prendre maintenant
deed-trigger = { $a } déclenchée sur { $b-le }

summary-round = { $over ->
    [yes] La dernière manche est finie
   *[no] La manche est finie
}
summary-clay = Argile
summary-coins = Pièces
summary-knowledge = Connais.
summary-control = Contrôle
summary-gains = Gagné
summary-round-about = { $control ->
    [0] { $gains ->
        [0] Golems sous contrôle
        [one] Golems sous contrôle, { $gains } point gagné
       *[other] Golems sous contrôle, { $gains } points gagnés
    }
    [one] Le contrôle te coûte { $control } point
   *[other] Le contrôle te coûte { $control } points
}

course-start = Départ
course-part = Manche { $n }
course-round = Fin de la manche { $n }
course-final = Décompte final

## Why not

reason-no-marble = cette bille n’y est pas
reason-sockets-full = tes deux billes sont prises
reason-rabbi-placed = ton rabbin est placé
reason-tile-taken = un rabbin y est déjà
reason-tile-not-open = cette tuile n’est pas ouverte
reason-no-pass = tes deux billes sont prises, tu ne peux donc pas passer
reason-no-clay = il n’y a pas assez d’argile
reason-no-coin = il n’y a pas assez de pièces
reason-no-knowledge = il n’y a pas assez de connaissances
reason-no-resources = il n’y a pas assez de ressources
reason-developed = c’est déjà développé
reason-wrong-kind = c’est un développement d’une autre sorte
reason-no-slot = aucun emplacement de sa sorte n’est libre
reason-slot-taken = l’emplacement est occupé
reason-wrong-slot = l’emplacement est d’une autre sorte, ou n’existe pas
reason-street-end = l’étudiant est au bout de la rue
reason-street-start = l’étudiant est au début de la rue
reason-track-end = la piste des golems finit là
reason-study-end = la piste d’étude finit là
reason-study-start = le marqueur d’étude est au début
reason-cauldron-full = le chaudron est plein
reason-no-golem = tu n’as pas de golem là
reason-lying = le golem est couché
reason-created-now = le golem a été créé pendant cette action
reason-block-end = le golem est au bout de l’îlot
reason-block-start = le golem est au début de l’îlot
reason-no-golem-left = il ne reste pas de golem sur ton plateau
reason-grave-taken = un golem y repose déjà
reason-grave-closed = cette tombe ne sert pas à si peu de joueurs
reason-no-book = il n’y a pas de livre
reason-column-full = la colonne a autant de livres que ton étude le permet
reason-column-colour = une colonne a une couleur, et une couleur une colonne
reason-no-student = aucun étudiant ne peut reculer
reason-read-already = ce livre a déjà servi
reason-not-completed = l’artefact n’est pas achevé
reason-too-few-golems = tu n’as pas autant de golems debout
reason-part-done = cette partie de l’action est faite
reason-not-in-hand = tu ne l’as pas en main
reason-no-use = il n’y aurait rien à y gagner
vain-no-use = Cela ne rapporte rien pour l’instant.
reason-tile-gone = cette tuile n’est pas proposée
reason-too-far = c’est trop loin
reason-other-golem = ce doit être le même golem
reason-forward-only = il ne va qu’en avant
reason-source-taken = cette source a déjà donné son revenu
reason-element-taken = cet élément est pris, ou l’a été d’office
reason-no-resource = tu n’en as pas
reason-golem-activated = ce golem a déjà travaillé
reason-last-pass = c’est la dernière phase de passe
reason-develop-later = on développe dans les rangées Golem, Artefacts et Étude, et chacun en phase 6
reason-create-later = on crée des golems dans la rangée Golem
reason-gold-later = on achète l’or dans la rangée Artefacts
reason-buy-later = on achète les livres dans la rangée Étude
reason-work-later = les golems travaillent par la rangée Travail
reason-walk-later = les golems marchent en phase 2, avant les billes
reason-influence-later = on influence le personnage en phase 5, après toutes les billes et tous les rabbins

## Points

source-track = En cours de partie
source-golems = Golems × ménorahs rouges
source-artifacts = Artefacts × ménorahs jaunes
source-columns = Colonnes × ménorahs bleues
source-study = Étude
source-objectives = Objectifs
source-resources = Ressources
tie-broken = À égalité de points, le rabbin le plus haut dans la dernière manche décide.

## What simulations count

figure-developments = Développements
figure-created = Golems créés
figure-killed = Golems tués
figure-gold = Or
figure-artifacts = Artefacts achevés
figure-books = Livres
figure-students = Sections des trois étudiants

## The table in the terminal

board-round = manche { $round }
board-phase-set_up = mise en place
board-phase-refresh = remise en état
board-phase-movement = marche des golems
board-phase-actions = actions
board-phase-turn_order = ordre du tour
board-phase-influence = influence
board-phase-income = revenu et développement
board-phase-control = contrôle des golems
board-phase-over = fin
board-order = ordre du tour
board-deck = { $n ->
    [one] { $n } livre dans la pioche
   *[other] { $n } livres dans la pioche
}
board-tray = Billes
board-aside = de côté
board-actions = Rabbin
board-palace = Palais
board-library = Bibliothèque
board-offer = Tuiles Artefact
board-cemetery = Cimetière
board-steps = { $n } pas
board-student = rue
board-block = îlot
board-token = jeton
board-starting = tuiles de départ
board-columns = livres
board-marbles = billes
board-developed = développé
board-slots = emplacements
board-artifact = artefacts
board-passed = jeton de passe { $n }
board-head-clay = Argile
board-head-coin = Pièce
board-head-knowledge = Conn
board-head-vp = PV
board-head-points = Total
board-head-study = Étude
board-head-level = Golem
board-head-limit = Limite
board-head-control = Contrôle
board-head-made = Créés
board-head-menorahs = Ménorahs

board-price-work = Travail avec 0 à 4 golems { $list }, moins la valeur de la rangée
board-price-golem = un golem { $clay }, { $more } de plus par golem à toi dans le quartier
board-price-gold = un or { $coin }
board-price-mirror = Miroir : copie { $copy }, étude { $study }
board-street-income = revenu sur place { $income }
board-leads-to = vers { $effect }
board-slot-price = { $kind ->
    [grey] gris
   *[gold] doré
} { $cost }
board-cauldron = il contient { $n } or sur { $of }
board-legend =
    Billes : celles de chaque rangée (r, j, b, c, n : rouge, jaune, bleue, blanche, noire) ; leur nombre est la valeur de la rangée. Dessous, les prix imprimés.
    Rabbin : les tuiles Action avec les rabbins posés dessus. Palais : billes qui conviennent, pas dans la marche des golems, prix et effet du personnage ; une flèche montre celui de cette manche.
    Bibliothèque : case, livre, prix et supplément de la case ; puis ce qu’il donne aussitôt, et quand il est lu.
    Quartiers : section, prix d’entrée (connaissances, ou autant de points), effet ; { $income } revenu d’un étudiant sur place ; étudiants { $student } ; golems debout { $golem } ou couchés { $golem-lying }. { $menorah } est la ménorah du quartier, avec qui la possède.
    Joueurs : argile, pièces, connaissances, points ; Total : points si la partie finissait maintenant ; Étude : position (+ retournée) ; Limite : livres par colonne ; Golem : case de la piste des golems/niveau, et les pas qu’elle donne dans la marche ; Contrôle : connaissances dues pour le contrôle/celles qu’il y aura alors ; Créés : golems créés-tués ; Ménorahs par quartier.
    Artefacts : or jusqu’ici/taille du chaudron, revenu, et ce que coûtent ses emplacements.
    Un signe degré (en texte simple un tilde) marque ce qui n’est pas connu d’un exemplaire imprimé mais reconstitué ; après un titre, quelque chose dessous.

## The board in the browser

tab-lab = Laboratoire
group-take = Bille
group-aside = De côté
group-rabbi = Rabbin
group-main = Choisir
group-develop = Développer
group-create = Créer
group-gold = Or
group-buy = Livre
group-study = Étude
group-step = Avancer
group-activate = Activer
group-student = Étudiant
group-settle = Golems
group-keep = Garder
group-return = Rendre
group-tile = Tuile
group-start = Prendre
group-fit = Placer
group-back = Reculer
group-kill = Tuer
group-bury = Enterrer
group-students = Étudiants
group-retreat = Reculer
group-income = Revenu
group-read = Lire
group-copy = Copier
group-work = Travail
group-track = Piste
group-choose = Choisir
group-gain = Prendre
group-spend = Payer
group-enter = Payer
group-element = Ensuite
board-round-of = Manche { $round } sur { $rounds }
board-phase = { $phase ->
    [set_up] Mise en place
    [refresh] Remise en état
    [movement] Marche
    [actions] Actions
    [turn_order] Ordre du tour
    [influence] Influence
    [income] Revenu
    [control] Contrôle
   *[over] Fin
}
board-turn-order = Ordre du tour
board-view-table = Table
board-view-players = Adversaires
board-jump = Aller à
board-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [green] vert
    [white] blanc
   *[black] noir
}
    .f = { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleue
        [green] verte
        [white] blanche
       *[black] noire
    }
board-or = { " " }ou{ " " }
board-nothing = rien.
board-district = { $colour ->
    [red] Rouge
    [yellow] Jaune
   *[blue] Bleu
}
    .mid = { $colour ->
        [red] rouge
        [yellow] jaune
       *[blue] bleu
    }
board-district-of = Quartier { $name }
board-section = { $district } { $section }
board-synagogue = Synagogue
board-value = valeur
board-row = { $row ->
    [work] Travail
    [golem] Golem
    [artifacts] Artefacts
    [study] Étude
   *[mirror] Miroir
}
board-marble = Une bille { $colour-f }.
board-about-work = Active 1, 2, 3 ou 4 golems debout pour 1, 3, 5 ou 8 connaissances, moins { $value }.
board-about-golem = Prends { $value ->
    [one] { $value } argile
   *[other] { $value } argiles
}. Puis tu peux faire un développement de golem et créer un golem, à leur prix.
board-about-artifacts = Prends { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}. Puis tu peux faire un développement d’artefact à son prix et acheter un or pour 3 pièces.
board-about-study = Prends { $value ->
    [one] { $value } connaissance
   *[other] { $value } connaissances
}. Puis tu peux faire un développement d’étude à son prix et acheter un livre.
board-about-mirror = Pour 1 pièce, fais une autre rangée à la valeur { $value }. Pour 3 pièces, monte sur la piste d’étude, une fois.
board-none-stand = aucun debout
board-free = gratuit
board-rabbi = Rabbin
board-rabbi-order = le haut d’abord
board-action = Tuile Action { $n }
board-bottom = Case du bas
board-any-number = sans limite
board-saves = économise { $n }
board-taken = Occupée : { $names }.
board-pass = Passer
board-pass-tiles = Jetons de passe
board-pass-tile = jeton { $n }
board-pass-held = { $tile } : { $name }
board-completes = complète la paire du personnage
board-left = à jouer
board-left-about = reste à faire cette manche
board-finished = fini
board-city = Ville
board-entry = Entrer coûte { $n ->
    [one] { $n } connaissance ou { $n } point
   *[other] { $n } connaissances ou { $n } points
}.
board-street = Revenu d’un étudiant ici : { $income }
board-students = Étudiants : { $names }.
board-golems = Golems : { $names }.
board-golem = { $standing ->
    [true] { $name }, debout
   *[false] { $name }, couché
}
board-your-student = Ton étudiant en { $district }.
board-control = contrôle des golems en fin de manche
board-grave = Cimetière
board-open = ouverte
board-open-ground = Fosse commune : pas de bonus, autant de golems qu’on veut.
board-character = Personnage de la manche { $round }
board-character-done = Personnage de la manche { $round }, face cachée
board-needs = Billes : { $first } et { $second }, le blanc vaut pour toutes.
board-instead = Ou prends 3 pièces.
board-character-steps = { $n } pas dans la marche des golems.
board-matching = { $colours } convient
board-book-price = { $black ->
    [true] Coûte un pas en arrière d’un étudiant et { $n ->
        [one] { $n } connaissance
       *[other] { $n } connaissances
    }.
   *[false] Coûte { $n ->
        [one] { $n } connaissance
       *[other] { $n } connaissances
    }, dont { $more } pour sa case.
}
board-book-halves = Aussitôt : { $now } À la lecture : { $later }
board-lab = Laboratoire
board-lab-of = Laboratoire : { $name }
board-sockets = Billes prises : { $marbles }
board-rabbi-in-hand = le rabbin n’est pas encore placé
board-product-golems = Golems créés fois ménorahs rouges : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
board-product-artifacts = Artefacts achevés fois ménorahs jaunes : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
board-product-columns = Colonnes avec un livre fois ménorahs bleues : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
board-study = Étude
board-limit = limite { $n }
board-limit-note = { $n } au plus par colonne
board-study-track = Piste d’étude : position { $at }, { $limit ->
    [one] { $limit } livre
   *[other] { $limit } livres
} par colonne
board-study-end = { $at } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin.
board-flip = Retourne ta piste d’étude : { $limit ->
    [one] { $limit } livre
   *[other] jusqu’à { $limit } livres
} par colonne, revenu à ta position : { $income }
board-golem-levels = Golems
board-level = niveau { $n }
board-track-level = { $at } (niveau { $n })
board-golem-track = Piste des golems : case { $at }, niveau { $level }, { $steps } pas dans la marche des golems
board-golems-left = golems que tu peux encore créer
board-golem-developments = Développements de golem
board-power-control_most_2 = Le contrôle coûte au plus 2 connaissances par golem.
board-power-ignore_steps = Pendant la marche des golems, tu peux ignorer les pas du personnage.
board-power-created_works = Un golem que tu crées peut avancer de 1 et travailler sans se coucher.
board-power-bury_twice = Aussitôt, tu peux tuer un golem ; désormais les bonus du cimetière comptent double.
board-power-work_more = Aussitôt, active un golem ; à chaque action Travail un golem de plus travaille gratuitement.
board-power-none = Pas d’effet, plus de ménorahs.
board-books = Livres
board-column = colonne { $n }
board-column-of = Colonne { $n } : { $books ->
    [one] { $books } livre
   *[other] { $books } livres
} sur { $limit }
board-twice = Le bonus d’un livre de couleur ajouté ici compte double.
board-added = Chaque fois qu’un livre est ajouté ici : { $effect }
board-artifacts = Artefacts
board-artifacts-note = revenu, emplacements gris et dorés
board-artifact-of = { $gold } or sur { $n }. Revenu : { $income }
board-slot = { $kind ->
    [grey] Emplacement libre pour une tuile grise
   *[gold] Emplacement libre pour une tuile dorée
}, { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
board-loose = Autres développements
board-sides = { $first } Autre face : { $second }
board-trigger = Le revenu de son artefact { $what ->
    [red_marble] quand tu prends une bille rouge.
    [blue_marble] quand tu prends une bille bleue.
    [first_book] quand tu mets le premier livre d’une colonne.
   *[golem_created] quand tu crées un golem.
}
board-grey = S’ajoute au revenu de son artefact : { $income }
board-objectives-shown = Objectifs
board-objective-name = Objectif
board-objective-count = objectifs, cachés
board-objective = { $a-kind ->
    [red_student] Étudiant rouge en section { $a-least } ou plus loin
    [yellow_student] Étudiant jaune en section { $a-least } ou plus loin
    [blue_student] Étudiant bleu en section { $a-least } ou plus loin
    [created] Au moins { $a-least ->
        [one] { $a-least } golem créé
       *[other] { $a-least } golems créés
    }
    [gold] Au moins { $a-least } or
    [developments] Au moins { $a-least ->
        [one] { $a-least } développement
       *[other] { $a-least } développements
    }
    [study] Piste d’étude à { $a-least } ou plus loin
    [books] Au moins { $a-least ->
        [one] { $a-least } livre
       *[other] { $a-least } livres
    }
   *[killed] Au moins { $a-least ->
        [one] { $a-least } golem tué
       *[other] { $a-least } golems tués
    }
} : { $a-vp ->
    [one] { $a-vp } point
   *[other] { $a-vp } points
}
board-elements = Encore à prendre, dans l’ordre que tu veux
board-you = Toi
board-good = { $good ->
    [clay] argile
    [coin] pièces
    [knowledge] connais.
   *[vp] points
}
board-income = Revenu
board-income-about = revenu en fin de manche, en l’état
board-control-due = Contrôle
board-control-short = Contrôle { $due }, { $held } alors :
board-control-about = Contrôle des golems : { $due ->
    [one] { $due } connaissance due
   *[other] { $due } connaissances dues
}, tu en auras { $held }, { $loss ->
    [one] { $loss } point perdu
   *[other] { $loss } points perdus
}
board-created = golems créés
board-completed = artefacts achevés
board-developments = développements
board-points-now = { $n ->
    [one] { $n } point
   *[other] { $n } points
} si la partie finissait maintenant
board-source = { $name } { $n }
board-page-passed = a passé
board-page-tray = { $row }, valeur { $value }
board-page-token = Ménorah du premier étudiant à atteindre VIII
board-page-steps = pas dans la marche des golems
board-page-deck = { $n } dans la pioche
board-page-artifact = Artefact à { $n } or
board-page-objectives = Tes objectifs : cachés aux autres
board-page-pack = Gardes-en un, passe le reste
board-page-drawn = Gardes-en un au plus
board-page-offer = Tuiles Artefact au choix
board-page-starting = Choisis deux tuiles de départ

## The legend of icons

icon-student = un pas de l’étudiant de cette couleur
icon-student-any = un pas d’un de tes étudiants
icon-student-last = la section de ton étudiant le plus en retard
icon-students-two = étudiants différents
icon-ingot = or pour tes chaudrons
icon-artifact = un artefact achevé
icon-golem-create = créer un golem ; derrière, ce que tu économises
icon-golem-kill = tuer un de tes golems
icon-golem-move = pas d’un golem
icon-golem-activate = activer un golem
icon-golem-lying = un golem qui reste comme il est, debout ou couché
icon-golem = un golem
icon-book = un livre
icon-cemetery = un de tes golems au cimetière
icon-track = un pas de la piste des golems ; compté : son niveau
icon-study = un pas de la piste d’étude
icon-no-control = le contrôle des golems ne coûte rien
icon-whole-round = utiliser la moitié basse de tes livres
icon-objective = piocher des objectifs
icon-development = un développement ; derrière, ce que tu économises
icon-res-any = une ressource : argile, pièce ou connaissance
icon-income = prendre le revenu de
icon-at-once = le bonus d’un livre, une deuxième fois
icon-marble = une bille de cette couleur, prise par toi

## When a move can be made: "It can be done ..."

moment-take = dans la phase d’actions, à ton tour
moment-rabbi = dans la phase d’actions, à ton tour, tant que tu as ton rabbin
moment-pass = dans la phase d’actions, à ton tour, tant qu’il te reste une bille à prendre
moment-done = là où l’on peut refuser ou arrêter
moment-aside = quand commence une phase de passe, pour qui a le plus petit jeton de passe
moment-step = dans la marche des golems, ou là où un effet déplace un golem
moment-back = là où un effet fait reculer un golem
moment-kill = là où un effet tue un golem
moment-activate = là où un effet ou la rangée Travail active un golem
moment-bury = quand un de tes golems vient d’être tué
moment-create = dans la rangée Golem, ou là où un effet crée un golem
moment-student = là où un effet avance un étudiant
moment-students = là où un effet avance deux étudiants différents
moment-retreat = quand tu achètes un livre noir
moment-gold = dans la rangée Artefacts, ou là où tu reçois de l’or
moment-income = là où un effet donne un revenu
moment-develop = dans la rangée du développement, ou là où un effet développe
moment-fit = quand tu fais un développement d’artefact
moment-buy = dans la rangée Étude, ou là où un effet achète un livre
moment-read = là où un effet utilise la moitié basse de livres
moment-copy = dans la rangée Miroir
moment-work = dans la rangée Travail
moment-track = là où un effet déplace le marqueur de la piste des golems
moment-choose = là où un effet a plusieurs options
moment-gain = là où tu reçois des ressources au choix
moment-spend = là où un prix se paie en ressources mêlées
moment-enter = quand un golem entre dans une des trois dernières sections
moment-ignore = dans la marche des golems, avec le développement qui le permet
moment-use = dans la marche des golems, avec le développement qui le permet
moment-pay = là où un effet a un prix
moment-influence = dans la phase d’influence, avec deux billes qui conviennent
moment-coins = dans la phase d’influence, avec deux billes qui conviennent
moment-study = dans la rangée Miroir
moment-accept = là où l’on peut refuser un effet
moment-keep = à la mise en place, ou quand tu as pioché des objectifs
moment-return = à la fin de la mise en place
moment-tile = à la mise en place
moment-start = à la mise en place
moment-element = à la mise en place, avec les tuiles de départ que tu as prises
moment-settle = à la mise en place

## Hints: the parts of the valuation

hint-part-goods = ressources et points
hint-part-income = revenu à venir
hint-part-products = produits finaux
hint-part-objectives = objectifs
hint-part-golems = golems
hint-part-boards = développements et livres
hint-part-order = ordre du tour
hint-part-marbles = billes pour le personnage
hint-part-promises = ce qui est commencé
