### What the terminal and the command line say.

## Playing

ui-welcome = { $title }. Tape un numéro ou un coup ; « help » donne la liste du reste.
ui-person = toi
ui-bot-random = joue au hasard
ui-bot-easy = bot, facile : joue comme à une première partie
ui-bot-medium = bot, moyen : prend ce qui paraît le mieux
ui-bot-hard = bot, difficile : prévoit des tours entiers
ui-bot-expert = bot, expert : prévoit et joue plus loin
ui-over = La partie est finie.
ui-won = { $n ->
    [one] Victoire : { $list }.
   *[other] Victoire partagée : { $list }.
}
ui-afterwards = La table est encore là : board, score, log, help, rule, save. Entrée pour quitter.
ui-no-such-number = Choisis un numéro de 1 à { $n }.
ui-try-help = Tape « moves » pour voir ce qui est possible, « help » pour les commandes.
ui-cover = C’est au tour de : { $who }. Passe l’appareil, puis appuie sur Entrée.
ui-scores-hidden = Les points sont cachés derrière des paravents jusqu’à la fin.
ui-log-empty = Il ne s’est encore rien passé.
ui-why-what = Écris le coup après, par exemple : why { $move }
ui-each = Dans chaque cas : { $text }
ui-why-possible = « { $move } » est possible maintenant.
ui-undone = Le dernier coup est repris.
ui-undone-others = Le dernier coup est repris, avec ce que les autres ont fait depuis. Le journal et l’archive le disent.
ui-undone-revealed = Le dernier coup est repris, bien que quelque chose ait été révélé. Le journal et l’archive le disent.
ui-undo-nothing = Il n’y a rien à reprendre.
ui-undo-covered = Cela ne peut être repris d’ici : quelqu’un d’autre a joué ce coup à l’abri des regards.
ui-undo-others = D’autres ont joué depuis. Si tout le monde ici est d’accord, tape : undo agreed
ui-undo-revealed = Ce coup a révélé quelque chose. Si tout le monde ici est d’accord, tape : undo agreed
ui-taken-back-others = { $who } a repris le coup { $n } après que d’autres avaient joué.
ui-taken-back-revealed = { $who } a repris le coup { $n } après que quelque chose avait été révélé.
ui-file-name = Écris un nom après, par exemple : { $command } soiree
ui-saved = Sauvegardé dans { $file }.
ui-loaded = { $file } est chargé.
ui-no-options = Ce jeu n’a pas d’options.
ui-place = Place
ui-total = Total

ui-left-quit = { $command ->
    [none] Fini avant le premier coup.
   *[other] La partie est sauvegardée dans { $file }. Pour continuer : { $command }
}
ui-left-interrupted = { $command ->
    [none] Interrompu avant le premier coup.
   *[other] Interrompu ; la partie est sauvegardée dans { $file }. Pour continuer : { $command }
}
ui-left-end-of-input = { $command ->
    [none] L’entrée s’est terminée avant le premier coup.
   *[other] L’entrée s’est terminée ; la partie est sauvegardée dans { $file }. Pour continuer : { $command }
}
ui-left-output-closed = { $command ->
    [none] Personne ne lit la sortie.
   *[other] Personne ne lit la sortie ; la partie est sauvegardée dans { $file }. Pour continuer : { $command }
}
ui-interrupted = Interrompu.
ui-resumed = Suite de { $file }.

## Help

ui-typed-number = un numéro
ui-typed-notation = un coup
ui-help-number = choisir cette option
ui-help-notation = jouer le coup tel qu’il est écrit à côté du numéro, par exemple : { $move }
ui-help-help = cette page, comme ? ; avec un sujet, plus de détails
ui-help-moves = ce qui est possible maintenant
ui-help-board = revoir la table
ui-help-score = les points par source, en l’état
ui-help-log = ce qui s’est passé : les dernières lignes, N lignes, ou tout (all)
ui-help-why = pourquoi un coup n’est pas possible, avec le numéro de la règle ; un nom ou un identifiant suffit
ui-help-rule = la règle de ce numéro
ui-help-undo = reprendre le dernier coup : libre tant que rien n’est révélé et que personne d’autre n’a joué
ui-help-save = sauvegarder la partie sous ce nom dans { $folder } ; un chemin va où il dit
ui-help-load = continuer une partie sauvegardée, par son nom ou son chemin
ui-help-quit = sauvegarder et quitter, comme q et exit
ui-help-next = continuer, comme Entrée : là où le guide ne fait que raconter, vers sa prochaine étape
ui-help-show = montrer le coup auquel pense le guide
ui-help-onward = passer à l’étape suivante ; la table est préparée pour elle, s’il le faut
ui-help-later = continuer à jouer ; l’étape revient quand elle est possible
ui-help-again = la table comme au début de cette étape
ui-help-topics = Plus avec : help SUJET ; les sujets sont { $list }. Le nom ou l’identifiant d’un élément est aussi un sujet.
ui-help-parts = Les réponses en plusieurs parties tiennent sur une ligne, par exemple : { $list }.
ui-reconstructed = { $mark } marque ce qui n’est pas connu d’un exemplaire imprimé mais reconstitué.
ui-value = { $name } : { $value }.
ui-help-no-topic = Il n’y a pas d’aide sur « { $topic } ».

## Looking things up

ui-source = Source
ui-box-none = Rien ici n’est reconstitué.
ui-rule-reading = Notre lecture : { $text }
ui-rule-tests = { $n ->
    [one] Tenue par { $n } test :
   *[other] Tenue par { $n } tests :
}
ui-effect-text = Effet
ui-effect-icons = Icônes
ui-effect-sentence = Phrase
ui-effect-used = Utilisé par
ui-effect-node = Nœud
ui-effect-about = Ce qu’il fait
ui-effect-page = Effets : { $title }
ui-effect-page-about = Page faite par la commande effects à partir de la boîte et du code. La forme texte est ce que contient une boîte ; icônes et phrases en sont tirées.
ui-titles-players = joueurs
ui-titles-options = options
ui-replay-step = après le coup { $n } sur { $of }
ui-replay-record = { $title }, { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## Simulating

ui-sim-games = { $title } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-sim-wins = Bot
ui-sim-opponent = l’adversaire
ui-sim-share = Victoires
ui-sim-seats = Place
ui-sim-fair = Les victoires sont des parts de toutes les parties d’un bot ou d’une place, une égalité compte en fractions ; une part égale serait { $part }. Intervalles : Wilson, 95 %.
ui-sim-scores = Scores
ui-sim-winners = Meilleur score
ui-sim-decisions = Décisions
ui-sim-sources = Points de (moyenne)
ui-sim-figures = À la fin
ui-sim-mean = Moyenne
ui-sim-least = Minimum
ui-sim-quarter = Quart
ui-sim-median = Médiane
ui-sim-three-quarters = Trois quarts
ui-sim-most = Maximum
ui-sim-progress = En cours
ui-sim-interrupted = { $n ->
    [0] Interrompu avant la fin de la première partie sur { $of }.
   *[other] Interrompu après { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } sur { $of } : les chiffres portent sur celles-ci.
}

## The arena

ui-arena-games = { $title } à { $players } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
ui-arena-bot = Bot
ui-arena-rating = Cote
ui-arena-wins = Victoires
ui-arena-score = Points
ui-arena-decision = ms par décision
ui-arena-turn = ms par tour
ui-arena-slow = ms, 95 % des tours
ui-arena-duel = L’un contre l’autre
ui-arena-ahead = Devant
ui-arena-points = Écart de points
ui-arena-against = { $one } : { $other }
ui-arena-place = Premier ordre du tour
ui-arena-rated = { $part }, cote { $rating }
ui-arena-note = Chacun rencontre chacun à chaque place, avec les mêmes donnes. Les victoires sont des parts des parties d’un bot, une égalité compte en fractions ; une part égale serait { $part }. Intervalles : Wilson, 95 %. Cotes : Plackett-Luce à partir de 25, avec deux fois leur incertitude. Les temps sont ceux du processeur.

## Learning

ui-learn-enter = Entrée pour continuer.
ui-learn-move = Tout coup compte ; show donne celui auquel pense le guide, onward passe à la suite.
ui-learn-lost = later continue jusqu’à ce que ce soit possible ; again prépare la table pour l’étape.
ui-learn-missed = again prépare la table encore une fois ; onward passe à la suite.
ui-learn-shown = { $text }. Tape : { $move }

## The command line

cli-about = { $titles } : pour jouer, regarder, étudier.
cli-version-compiled = shofar { $version }, compilé, Python { $python }
cli-version-plain = shofar { $version }, Python pur { $python }
cli-play = jouer dans le terminal
cli-learn = apprendre un jeu : une première partie guidée, ou ses énigmes
cli-puzzles = les énigmes au lieu de la partie guidée
cli-again = depuis le début, même si l’une est commencée
cli-simulate = faire jouer beaucoup de parties par des bots et compter
cli-arena = faire se rencontrer des bots de force différente et les coter
cli-contestants = les bots qui se rencontrent : { $list }
cli-picture = écrire le résultat comme image (SVG) dans ce fichier
cli-replay = montrer une partie enregistrée
cli-box = les éléments d’un jeu et d’où vient chaque valeur
cli-rules = les règles d’un jeu dans nos mots, avec les tests qui les tiennent
cli-titles = les jeux, leurs joueurs et leurs options
cli-effects = chaque effet d’un jeu en texte, icônes et phrase
cli-title = un jeu : { $list }
cli-players = nombre de joueurs
cli-seats = qui joue à quelle place, par exemple me,medium,hard ou me:Ann,me:Bob
cli-seed = la même graine donne la même partie
cli-option = une option du jeu, par exemple leaders=true
cli-boxfile = un fichier TOML avec les valeurs de ton exemplaire imprimé
cli-resume = continuer une partie sauvegardée, par son nom ou son chemin ; sans rien, la dernière
cli-language = la langue : { $list }
cli-games = nombre de parties
cli-bots = un bot pour chaque place : { $list }
cli-fixed = laisser les bots à leur place au lieu de les faire tourner d’une partie à l’autre
cli-jobs = processus à utiliser : autant que de cœurs, sauf indication
cli-json = écrire en JSON
cli-record = l’archive d’une partie
cli-step = montrer la table après ce nombre de coups
cli-reconstructed = seulement les valeurs inconnues du jeu imprimé
cli-rule = le numéro d’une règle, d’un exemple ou d’un chapitre ; ou des mots à chercher
cli-markdown = comme une page de la documentation

## A review

ui-review-expected = Points attendus
ui-review-move = après le coup
ui-review-progress = Retour sur la partie
ui-review-seat = Tours : { $n }. Points perdus par rapport au meilleur tour trouvé : { $lost } ; chance : { $luck }.
ui-review-turn = Coup { $n } : { $played }. Mieux : { $better } (+{ $points }).
cli-review = revenir sur une partie enregistrée : le coût de chaque tour, la part de la chance
ui-study-box = Boîte
ui-study-own = la sienne
ui-study-seated = À la table
ui-study-games = Parties
cli-write = écrire toutes les parties avec chaque décision dans ce fichier, .jsonl ou .parquet
cli-ray = jouer sur une grappe Ray : son adresse, auto, ou local pour une sur cette machine
cli-study = comparer boîtes et bots : chaque composition avec chaque boîte, en un tableau
cli-boxes = fichiers de données du matériel ; la boîte du jeu en fait toujours partie
cli-lineups = qui joue, une composition après l’autre : greedy,random greedy,easy
cli-study-games = parties pour chaque ligne du tableau
