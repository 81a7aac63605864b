### What can go wrong, for whoever plays or runs a server: the sentences of the code, where a language finds its own by them.

error-bad-answer = la réponse est oui ou non
error-bad-bots = { $a ->
    [one] { $a } bot est nommé
   *[other] { $a } bots sont nommés
} pour { $b ->
    [one] { $b } joueur
   *[other] { $b } joueurs
}
error-bad-box-4 = { $file } : une partie avec cette boîte ne peut être jouée : { $why }
error-bad-clock = une horloge donne entre dix secondes et trente jours
error-bad-cluster = « { $a } » n’est pas l’adresse d’une grappe : écris local, auto ou host:port
error-bad-data-file = { $a } ne finit ni par .jsonl ni par .parquet
error-bad-database = une base de données est le chemin d’un fichier SQLite ou une adresse comme postgresql://user@host/name, pas une qui commence par « { $a }: »
error-bad-database-2 = l’adresse de la base de données est illisible ; elle devrait être postgresql://...
error-bad-deed = le guide ne connaît pas « { $a } »
error-bad-email = ce n’est pas une adresse e-mail
error-bad-form = un formulaire est attendu
error-bad-form-2 = ce formulaire est illisible
error-bad-games = { $a ->
    [one] { $a } partie ne peut être jouée
   *[other] { $a } parties ne peuvent être jouées
} ; indique au moins 1
error-bad-hook = un webhook est une adresse qui commence par https://
error-bad-jobs = { $a } processus ne peuvent jouer ; indique au moins 1
error-bad-keep = ce qui est gardé est un nom et un nombre de jours, comme finished=90, pas « { $a }={ $b } » ; les noms sont { $c }
error-bad-key = « key » doit être fait de lettres et de chiffres
error-bad-move = le coup { $a } de l’archive ne peut être joué : { $b }
error-bad-move-2 = dans { $a } le coup « { $b } » ne peut être calculé ({ $c }) ; joues-en un autre
error-bad-number-2 = « { $a } » doit être un nombre
error-bad-opponent = choisis un des adversaires que le jeu propose en solo
error-bad-option = « { $a } » n’est pas une option : écris nom=valeur
error-bad-option-2 = l’option « { $a } » ({ $b }) est l’une de { $c }, pas { $d }
error-bad-option-3 = l’option « start » est random ou une place de 1 à { $a }
error-bad-patience = on peut se taire une minute au moins et trente jours au plus
error-bad-players-2 = { $a } se joue de { $b } à { $c }, pas à { $d }
error-bad-players-3 = cette partie est pour { $a ->
    [one] { $a } joueur
   *[other] { $a } joueurs
} : choisis autant de places
error-bad-port = { $a } est un nombre de 0 à 65535, pas « { $b } »
error-bad-public-url = --public-url est une adresse comme https://games.example.org, pas « { $a } »
error-bad-record = ce n’est pas une archive : il faut le fichier que sauvegarde Shofar
error-bad-record-2 = l’archive n’a pas de liste de coups ; le fichier est-il complet ?
error-bad-record-3 = les options de cette archive n’en sont pas
error-bad-record-4 = la graine ou la boîte de cette archive n’en est pas une
error-bad-record-5 = la position de cette archive a un nombre supérieur à { $a }
error-bad-record-6 = l’archive contient des lettres qui n’en sont pas
error-bad-record-7 = aucune partie de { $a } n’a { $b ->
    [one] { $b } coup
   *[other] { $b } coups
}
error-bad-record-8 = cette archive est illisible ; le fichier est-il complet ?
error-bad-record-9 = le coup { $a } de l’archive ne peut être joué : { $b }
error-bad-seat = une place est pour toi, pour une autre personne ici, sur invitation, ou pour un bot
error-bad-seats = { $a ->
    [one] { $a } place est nommée
   *[other] { $a } places sont nommées
} pour { $b ->
    [one] { $b } joueur
   *[other] { $b } joueurs
}
error-bad-seed = { $a } n’est pas une graine : il faut un texte, ou un nombre entier d’au plus { $b ->
    [one] { $b } bit
   *[other] { $b } bits
}
error-bad-step = l’archive a { $a ->
    [one] { $a } coup
   *[other] { $a } coups
} ; il n’y a pas d’étape { $b }
error-bot-plays = un bot joue à cette place : reprends-la d’abord
error-broken = quelque chose s’est mal passé ici ; rien n’a été changé
error-busy = beaucoup de calculs sont déjà en cours pour toi : attends un instant
error-closed = le serveur s’arrête ; réessaie dans un instant
error-damaged = cette table est illisible : { $a }. Les autres continuent ; qui gère ce serveur peut les sauver (shofar db backup)
error-database = le serveur ne peut rien enregistrer à l’instant ; rien n’a été changé, réessaie bientôt
error-dead-link = ce lien ne marche pas, ou plus : enregistre de nouveau ton adresse pour recevoir un message
error-dead-link-2 = ce lien ne marche pas, ou plus : il n’y a pas de messages à arrêter
error-dead-link-3 = ce lien ne marche plus : il a déjà été retiré
error-dead-link-4 = ce lien ne marche pas, ou plus : demandes-en un nouveau
error-endless-box = { $file } : une partie avec cette boîte ne finit pas
error-foreign-origin = cela vient d’un autre site ; rien n’a été changé
error-gone = l’envoi n’est pas allé jusqu’au bout
error-has-begun = cette partie a déjà commencé ; tu peux la regarder
error-has-begun-2 = on change les places avant le début de la partie
error-hook-port = un webhook peut avoir ici le port { $a }
error-impossible = ce n’est pas possible
error-large-body = c’est trop : au plus { $a ->
    [one] { $a } octet
   *[other] { $a } octets
}
error-large-box = une boîte peut avoir { $a ->
    [one] { $a } lettre
   *[other] { $a } lettres
} ; celle-ci en a { $b }
error-large-page = { $file } : il y a plus sur la table qu’une page ne peut montrer
error-locked = rien n’a pu être enregistré pendant { $a ->
    [one] { $a } seconde
   *[other] { $a } secondes
} : la base de données est verrouillée ou lente
error-long-field = « { $a } » est trop long : au plus { $b ->
    [one] { $b } lettre
   *[other] { $b } lettres
}
error-lost-workers = avec les parties à partir du numéro { $b }, des processus ont été perdus l’un après l’autre : { $a }
error-mail-needs-url = les messages contiennent des liens, donc SHOFAR_SMTP_HOST demande aussi --public-url : comment on atteint ce serveur, p. ex. https://games.example.org
error-many-arrivals = trop d’allées et venues à cette table : plus personne ne peut s’y asseoir
error-many-chats = on a assez parlé à cette table
error-many-events = il s’est passé trop de choses à cette table : seuls des coups sont encore possibles
error-many-letters = un message par heure
error-many-links = il y a déjà { $a ->
    [one] { $a } lien
   *[other] { $a } liens
} de cette sorte : retires-en un d’abord
error-many-sets = cette table a été assez souvent remise en place : continue la partie d’ici
error-many-stored = tu as { $a ->
    [one] { $a } table conservée
   *[other] { $a } tables conservées
} ici, c’est le maximum ; les anciennes partent toutes seules
error-many-streams = c’est ouvert dans trop de fenêtres : fermes-en
error-many-streams-2 = trop de fenêtres sont ouvertes à ton adresse : fermes-en
error-many-tables = tu as { $a ->
    [one] { $a } table inachevée
   *[other] { $a } tables inachevées
} : finis-en ou quittes-en d’abord
error-many-undos = on a assez repris de coups à cette table
error-many-watchers = trop de monde regarde cette table : réessaie plus tard
error-may-go-on = cette partie a été arrêtée et peut reprendre : son archive contient ce qui est caché
error-missing-extra = le paquet « { $a } » n’est pas installé ; installe-le avec : { $b }
error-moved-on = quelqu’un a été plus rapide : la table a avancé
error-moved-on-2 = la table a avancé depuis que ta page a été dessinée
error-much-stored = tes tables prennent { $a } Mo ici, c’est le maximum ; les anciennes partent toutes seules
error-newer-database = la base de données a la forme { $a }, ce programme connaît jusqu’à { $b } : utilise un Shofar plus récent
error-no-backup = { $a } n’est pas une sauvegarde de Shofar
error-no-backup-2 = { $a } n’est pas une sauvegarde complète de Shofar ; rien n’a été restauré
error-no-board = { $a } ne se joue pas encore dans le terminal
error-no-cluster = il n’y a pas de grappe Ray à { $a } ({ $b }) ; démarre-en une avec ray start --head, ou enlève --ray
error-no-cluster-2 = il n’y a pas de grappe Ray à { $a } ({ $b }) ; réessaie quand la machine sera moins occupée, ou enlève --ray
error-no-database = la base de données { $a } ne peut servir : { $b }
error-no-database-2 = il n’y a pas de base de données { $a }
error-no-deal = cette partie a commencé au milieu d’une autre : il n’y a pas de donne à répéter
error-no-file = indique un fichier : { $a }
error-no-folder = le dossier { $a } de la base de données ne peut être créé : { $b }
error-no-guide = { $a } n’a pas de partie guidée ; en ont une : { $b }
error-no-guide-2 = ce jeu n’a pas de partie guidée
error-no-guide-3 = il n’y a pas de guide à cette table
error-no-lesson = ce fichier n’est pas une partie guidée qu’on puisse reprendre
error-no-person = personne n’est assis là
error-no-port = impossible d’écouter sur { $a }:{ $b } : { $c }
error-no-position = la partie ne peut être montrée à partir de là
error-no-position-2 = on ne peut pas continuer la partie à partir de là
error-no-record = { $a } n’est pas l’archive d’une partie : pas de liste de coups
error-no-rematch = la revanche est réservée aux personnes d’une partie finie
error-no-request = plus personne n’attend ta réponse
error-no-room = ce serveur n’a plus de place pour de nouvelles tables ; celles qui existent continuent
error-no-saves = aucune partie n’est sauvegardée dans { $a } ; commences-en une avec : shofar play TITLE
error-no-saves-2 = aucune partie de { $a } n’est sauvegardée dans { $b } ; commences-en une avec : shofar play TITLE
error-no-seat = toutes les places sont prises
error-no-start = le serveur n’a pas pu démarrer ; les lignes précédentes disent pourquoi
error-no-table = cette table n’existe pas, ou elle est privée et tu n’as pas d’invitation
error-no-table-2 = cette table n’existe pas
error-no-table-3 = cette table n’existe pas, ou plus
error-no-title = indique un jeu : { $a }
error-nobody = prends d’abord une place
error-not-begun = la partie n’a pas commencé : il n’y a encore rien sur cette table
error-not-empty = la base de données n’est pas vide : restaure dans une nouvelle
error-not-here = cela ne peut se faire ici
error-not-host = seule la personne qui a créé la table peut changer ses places
error-not-listed = cette table est privée : demande une invitation
error-not-ours = { $a } existe et n’est pas une archive ; choisis un autre nom
error-not-running = cette partie n’est pas en cours
error-not-your-turn = ce n’est pas à toi de décider
error-not-yours = seules les personnes assises à la table voient ses liens
error-not-yours-2 = seules les personnes de cette table peuvent accepter la même donne
error-not-yours-3 = ce n’est pas ta place
error-not-yours-4 = seule une personne de la table peut lancer la partie
error-not-yours-5 = seule une personne de la table peut faire cela
error-not-yours-6 = seules les personnes de la table peuvent parler ici
error-not-yours-7 = seule une personne assise à la table peut inviter
error-not-yours-8 = ce n’est pas ta place : seule la personne qui s’y est assise la donne à d’autres appareils
error-not-yours-9 = seule la personne qui a donné un lien peut le retirer
error-nothing-there = il n’y a rien à cette adresse
error-open-seats = une place est encore vide : invite quelqu’un ou donne-la à un bot
error-other-box = c’est la boîte de { $a } ; il en faut une de { $b }
error-other-box-2 = cela a été fait avec la boîte { $a } de { $b } ; ici c’est { $c } : utilise la même version
error-other-shape = { $a } a la forme { $b }, ce programme écrit { $c }
error-other-title = { $a } est une partie de { $b }, pas de { $c }
error-over = la partie est finie
error-private-hook = un webhook doit être sur l’internet public
error-same-deal = la donne de cette partie est rejouée en ce moment : son archive pourra être sauvegardée ensuite
error-seat-taken = quelqu’un d’autre est assis là
error-settled = une partie sauvegardée a ses joueurs, sa graine et ses options : omets { $a }
error-slow-body = l’envoi a mis trop de temps ; rien n’a été changé
error-slow-move = dans { $a } le coup « { $b } » est trop long à calculer ; joues-en un autre
error-slow-record = cette archive est trop longue à rejouer
error-still-running = l’archive pourra être sauvegardée quand la partie sera finie : elle contient ce qui est caché
error-stopped = cette partie ne peut continuer ici : { $a }
error-too-fast = c’était beaucoup d’un coup : attends un instant
error-undo-nothing = tu n’as aucun coup à reprendre
error-unknown-bot = il n’y a pas de bot « { $a } » ; les bots sont { $b }
error-unknown-example = { $a } n’a pas d’exemple « { $b } » à jouer
error-unknown-host = ce serveur ne répond pas à ce nom
error-unknown-option = { $a } n’a pas d’option « { $b } » ; ses options sont { $c }
error-unknown-rule = { $a } n’a pas de règle « { $b } » ; voir : shofar rules { $c }
error-unknown-seat-kind = « { $a } » ne peut s’asseoir : une place est l’une de { $b }
error-unknown-title = le jeu { $a } n’existe pas ; les jeux sont { $b }
error-unknown-title-2 = les jeux ici sont { $a }
error-unreadable-box = la boîte { $a } est illisible : { $b }
error-unwritable = on ne peut écrire ni dans { $a } ni dans { $b }
error-unwritable-2 = impossible d’écrire { $a } : { $b }
