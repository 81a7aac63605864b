### The pages of the server.

## Every page

skip = Aller au contenu
brand = Shofar, accueil
nav = Principal
nav-play = Jouer
nav-mine = Parties
nav-watch = Regarder
nav-open = Archives
nav-rules = Règles
nav-box = Boîte
theme = Clair ou sombre
guest = Anonyme
you = toi
    .de = de toi
you-act = Toi
error-heading = Impossible ({ $status })
back-home = Retour aux jeux
back-form = Retour à ta saisie
and = { " et " }
language = Langue

## Home

home-heading = Prends le cor. Commence.
home-lead = { $titles } : dans le navigateur, entre amis ou contre des bots qui jouent franc jeu.
games = Jeux
tables-live = { $n ->
    [one] { $n } table en cours
   *[other] { $n } tables en cours
}
play-now = Jouer
first-game = Commence par la mise en place d’une première partie, jusqu’à ce que tu en aies joué une.
alone-against = Solo :
result-won = Victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-place = Place { $place } sur { $n } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-of = Victoire : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
new-table = Nouvelle table
tables-open = En attente de joueurs
mine-none = Tes parties apparaîtront ici.
open-none = Personne n’attend en ce moment.
watch-none = Aucune partie publique n’est en cours.
open-record = Ouvrir une archive
gallery = Galerie des éléments
your-turn-in = À toi de jouer : { $title }
continue = Continuer
with = avec { $names }
alone = en solo
your-turn = À toi de jouer
thinks = { $name } réfléchit
state-playing = En cours
state-lobby = { $free ->
    [0] Prêt à commencer
    [one] { $free } place est libre
   *[other] { $free } places sont libres
}
state-over = Terminée
state-stopped = Arrêtée
per-cent-played = jouée à { $n } % environ

## The rules

rules-of = { $title } : les règles
rules-chapters = Chapitres
rules-overview = Aperçu
rules-search = Chercher une règle
found = Trouvé : { $n }
rules-none = Aucune règle ne contient ces mots. Essaie avec moins de lettres.
rules-only-ours = Seulement ce que notre lecture a tranché
our-reading = Notre lecture
example = Exemple : { $name }
open-position = Ouvrir comme position
example-of = Exemple { $number }
example-back = Ce que les règles disent de cette position
to-box = Tous les éléments
over-head-goal = But
over-head-round = Déroulement
over-head-points = Points
over-head-turn = Un tour en cinq lignes
over-head-twist = Le sel du jeu
over-head-end = Fin

## The box

box-of = { $title } : la boîte
box-lead = Chaque pièce telle qu’en jeu, et d’où vient chaque valeur. Violet en pointillé : non publié, notre reconstitution.
box-search = Chercher dans la boîte
box-sections = Parties de la boîte
box-all = Toutes les sources
box-everything = Tout
box-none = Rien dans la boîte ne contient ces mots.
box-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
own-values = Apporter tes valeurs
own-values-hint = Tu possèdes le jeu ? Recopie ce qui est imprimé dans le modèle. Tes tables joueront avec ; celles des autres ne changent pas.
own-template = Modèle
own-template-head = { $title } : valeurs reconstituées. Remplace-les par ce qui est imprimé dans ton exemplaire.
    Les lignes inconnues ou inutiles peuvent être effacées. Puis choisis le fichier sur la page de la boîte, ou en créant une table.
own-text = Tes valeurs, en TOML
own-check = Vérifier
own-found = { $values ->
    [0] Aucune valeur ne diffère
    [one] { $values } valeur diffère
   *[other] { $values } valeurs diffèrent
}, { $mistakes ->
    [0] aucune erreur
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}
own-mistakes = { $n ->
    [one] { $n } erreur à corriger d’abord
   *[other] { $n } erreurs à corriger d’abord
}
own-line = Ligne { $n }
own-anywhere = Ensemble
own-changes = Ce qui changerait
own-head-value = Valeur
own-head-here = Ici
own-head-yours = La tienne
own-use = Utiliser ces valeurs
own-mend = attend que les erreurs soient corrigées.
own-same = attend une valeur qui diffère.
own-bad-toml = Ce n’est pas du TOML : { $why }. Chaque ligne est un titre entre crochets ou `nom = valeur`.
own-bad-section = `{ $found }` n’est pas une section de cette boîte. Écris `{ $near }`.
own-bad-rows = Sous `{ $found }` on attend des lignes, comme dans le modèle.
own-bad-row = `{ $found }` n’est pas une ligne de { $section }. Écris `{ $near }`.
own-bad-values = `{ $found }` demande des valeurs entre accolades, comme dans le modèle.
own-bad-column = `{ $row }` n’a pas de valeur `{ $found }`. Écris `{ $near }`.
own-bad-value = `{ $row }`, { $column } : trouvé `{ $found }`, attendu { $expected }.
own-bad-long = `{ $row }`, { $column } : un effet a au plus { $most } lettres.
own-bad-refused = `{ $row }`, { $column } : { $why }
own-bad-together = Chaque valeur est possible, mais pas toutes ensemble : { $why }

## A new table

new-table-of = Nouvelle table : { $title }
table-of = { $title } : une table
your-name = Ton nom
name-hint = { $n } { $n ->
    [one] lettre
   *[other] lettres
} au plus
seats = Places
seats-hint = { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}. Une personne sur cet appareil partage ton écran ; une personne invitée reçoit un lien.
seat-n = Place { $n }
level-of = Niveau du bot à la place { $n }
name-of = Nom à la place { $n }
name-here = Nom
sit-me = Moi
sit-bot = Bot
sit-invited = Invitation par lien
sit-here = Quelqu’un sur cet appareil
sit-none = Vide
level-of-bots = Bots
level-fit = À ta mesure, d’après tes deux dernières parties : bots de niveau { $level }.
level-random = hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
choose-random = Hasard : n’importe quel coup permis
choose-easy = Facile : joue en débutant
choose-medium = Moyen : le plus évident
choose-hard = Difficile : prévoit le tour
choose-expert = Expert : voit plus loin
options = Options
more = Plus
who-sees = Qui peut la voir
private = Seulement avec un lien
listed = Tout le monde : elle figure sur la page d’accueil
clock = Temps
clock-none = Sans horloge
clock-turn-minute = Une minute par décision
clock-turn-five = Cinq minutes par décision
clock-turn-day = Un jour par décision
clock-turn-three-days = Trois jours par décision
clock-bank-twenty = Vingt minutes pour toute la partie
clock-bank-hour = Une heure pour toute la partie
clock-hint = à 0:00, un bot joue à la place de qui décide, jusqu’à son retour
patience = Absence, sans signe de vie pendant
patience-hint = sans horloge : les autres peuvent alors laisser jouer un bot
patience-never = Jamais d’absence
own-box = Ta boîte
own-box-hint = Les valeurs de ton exemplaire imprimé, dans un fichier TOML avec les mêmes sections que la boîte du jeu : seulement ce qui diffère. Toute la table joue avec.
own-box-file = Fichier
make-table = Créer la table
cancel = Annuler

## A table that waits

seat-open = libre
give-bot = Donner à un bot
give-level = Fixer le niveau
give-open = Laisser libre
give-here = Quelqu’un ici
give-removed = Retirer
seats-free = { $n ->
    [one] { $n } place
   *[other] { $n } places
}, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}

duration-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
duration-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
duration-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
duration-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
rule-turn = Horloge : { $time } par décision. À 0:00, un bot joue à la place de qui décide, jusqu’à son retour.
rule-bank = Horloge : { $time } pour toute la partie. À 0:00, un bot joue à la place de qui décide, jusqu’à son retour.
rule-silence = Sans horloge. Après { $time } sans signe de vie, un bot peut jouer, jusqu’au retour.
rule-never = Sans horloge, et aucun bot ne remplace personne en cas d’absence.
invite = Inviter
invite-hint = Envoie ce lien. Qui l’ouvre peut prendre une place libre ; aucun compte n’est nécessaire.
copy = Copier
start = Commencer
sit-down = S’asseoir
get-up = Se lever

## Links

links = Liens
link-join = Rejoindre une partie : { $title }
link-join-do = Prendre place
link-seat = Continuer { $title } sur cet appareil
link-seat-do = Continuer ici
link-watch = Regarder une partie : { $title }
link-watch-do = Regarder
about-link-seat = Pour jouer comme { $name } sur un autre appareil
about-link-watch = Pour regarder
about-link-join = Pour inviter
new-link = Nouveau lien
revoke = Retirer
link-made = Créé
link-made-by = Créé par { $name }
link-along = Appareils venus de la partie précédente
link-unused = Personne ne l’a encore utilisé.
link-used = { $name } l’a utilisé
link-seen = dernier passage

## The visitor

about-me = Mon profil
email = E-mail
email-hint = pour un avis quand c’est à toi de jouer et que tu n’es pas là
email-confirmed = Confirmé : les messages y vont.
email-asked = Pas encore confirmé : nous y avons envoyé un message. Suis le lien qu’il contient d’ici un jour.
email-not-asked = Pas confirmé, et aucun message n’a pu partir à l’instant : un seul par heure. Enregistre de nouveau plus tard.
hook = Webhook
hook-hint = reçoit un message JSON quand c’est à toi de jouer et que tu n’es pas là
save = Enregistrer
saved = Enregistré. Les tables où tu joues t’appellent par ce nom.
ask-name = Comment t’appeler ?
later = Plus tard

## Letters

letter-ask-subject = Shofar peut-il t’écrire ?
letter-ask = Quelqu’un qui joue sur { $site } a donné cette adresse, pour savoir quand vient son tour de jouer.

    Si c’est toi, confirme-la dans la journée à cette adresse :
    { $address }

    Sinon, ne fais rien : tu ne recevras pas d’autre message.
letter-turn = { $text }

    { $address }
letter-stop = Ne plus recevoir de messages : { $address }
letters-yes-heading = Des messages quand c’est à toi de jouer
letters-yes-hint = Quelques-uns par heure au plus, et seulement quand tu n’es pas à la table. Chaque message a un lien pour y mettre fin.
letters-yes-do = Oui, écrivez-moi
letters-confirmed-heading = Confirmé
letters-confirmed-hint = Tu recevras un message quand ce sera à toi de jouer et que tu ne seras pas là.
letters-no-heading = Ne plus recevoir de messages
letters-no-hint = Ton adresse sera effacée ici. Tes parties et tes places restent comme elles sont.
letters-no-do = Arrêter les messages
letters-stopped-heading = C’est fait
letters-stopped-hint = Ton adresse est effacée : tu ne recevras plus de messages.

## Records

open-hint = Choisis un fichier sauvegardé par Shofar, ou colle son texte. Tu peux ensuite parcourir la partie, et continuer à jouer de n’importe quelle position.
record-file = Fichier
record = Archive
open-it = Ouvrir

## The table

choices = Tes choix
board = Plateau
views = Vues
rail = Joueurs et journal
tab-board = Plateau
tab-players = Joueurs
tab-log = Journal
your-turn-title = À toi : { $title }
you-decide = À toi : { $question }
other-decides = { $name } décide :
pass-device = Passe l’appareil à { $name }
i-am = Je suis { $name } : montrer mon côté
game-over = La partie est finie
see-scores = Voir les scores
stopped = Cette partie ne peut pas continuer ici.
watching = { $n } dans le public
menu = Menu
sound = Son à mon tour
leave = Quitter la table
leave-hint = un bot joue pour toi jusqu’à ton retour
clock-rule = à 0:00, un bot joue pour toi jusqu’à ton retour
clock-rule-other = À 0:00, un bot joue pour { $name } jusqu’à son retour
bot-plays-for-you = Un bot joue pour toi jusqu’à ton retour.
same-deal = Même donne qu’une partie passée
same-deal-known = La même donne qu’une partie passée, d’un commun accord : qui s’en souvient sait ce qui vient.
same-deal-see = La voir
undo = Reprendre
undo-ask = Reprendre ?
undo-free = Reprendre ton dernier coup
undo-nothing = Tu n’as aucun coup à reprendre
undo-others = Reprendre ton dernier coup, avec ce que les autres ont fait depuis ; le journal le dira
undo-others-ask = D’autres ont joué depuis ; accord nécessaire : { $names }
undo-revealed = Reprendre ton dernier coup ; le journal dira que quelque chose a été révélé
undo-revealed-ask = Ton coup a révélé quelque chose ; accord nécessaire : { $names }
undo-wanted = { $name } voudrait reprendre un coup.
undo-wanted-of = { $name } voudrait reprendre un coup : { $deed }.
undo-waiting = { $own ->
    [yes] Tu as demandé à reprendre un coup. Accord attendu : { $names }.
   *[other] { $name } a demandé à reprendre un coup. Accord attendu : { $names }.
}
allow = Permettre
refuse = Refuser
hint = Conseil
hint-text = Un bot choisirait : { $move }
hint-title = Les préférés d’un bot
hint-about = Ce que vaut la position en points après le tour, par rapport à maintenant ; ce qui change le plus est dessous.
hint-then = Ensuite : { $list }
hint-less = ({ $n } de moins)
hint-button = Ce qu’un bot ferait ici, et pourquoi
why-not = Pourquoi pas ?
why-button = Clique ensuite sur ce que tu ne peux pas choisir : la raison t’est dite
why-possible = Tu peux le faire maintenant.
take-back = Reprendre ma place
hand-over = Laisser un bot jouer pour { $name }
kind-bot = bot · { $level }
kind-stand-in = hors ligne · un bot joue
kind-away = hors ligne
kind-auto = mené par le jeu
since = Depuis ton dernier tour
this-step = Ce coup
passing = Tour { $n } sur { $count }
passing-of = { $name } a joué, tour { $n } sur { $count } :
skip-turns = Revenir au présent
space = Espace
pace = Tours des autres
pace-off = Aussitôt
pace-short = Courte pause
pace-long = Longue pause
log = Journal
summary-read = Continuer
summary-points = Points
say = Dire quelque chose
send = Envoyer
show-step = Voir la position après le coup { $n }
log-points = { $n ->
    [one] point
   *[other] points
}
log-start = La partie commence.
log-start-same = La partie commence, avec la même donne qu’une partie passée.
log-undo = { $own ->
    [yes] Tu as repris un coup.
   *[other] { $name } a repris un coup.
}
log-undo-others = { $own ->
    [yes] Tu as repris un coup, après que d’autres avaient joué.
   *[other] { $name } a repris un coup, après que d’autres avaient joué.
}
log-undo-revealed = { $own ->
    [yes] Tu as repris un coup, après que quelque chose avait été révélé.
   *[other] { $name } a repris un coup, après que quelque chose avait été révélé.
}
log-seat-joined = { $name } prend place.
log-seat-renamed = Nouveau nom : { $name }.
log-seat-left = { $name } quitte la table.
log-seat-bot = Un bot prend place : { $name }.
log-seat-opened = Une place est libre.
log-seat-handed = Un bot joue pour { $name }.
log-seat-timeout = Temps écoulé pour { $name } : un bot joue jusqu’à son retour.
log-seat-removed = { $name } a dû quitter la table.
log-seat-released = { $name } a quitté un autre appareil.
log-seat-returned = { $name } est de retour.
log-seat-device = { $name } a ouvert la table sur un autre appareil.
log-seat-watching = Quelqu’un regarde.
log-seat-revoked = Un lien a été retiré.

## The connection: numbers stand in braces, the page puts them in

connection-offline = Tu es hors ligne.
connection-lost = La table ne répond pas ; nous continuons d’essayer.
connection-unsent = Ton dernier coup n’est pas encore parti : il est gardé ici et partira tout seul.
connection-safe = Rien n’est perdu : la table est gardée sur le serveur.
connection-trying = Nouvel essai : numéro { $n } dans { $s } s.
connection-again = Connexion rétablie.
connection-saved = Connexion rétablie. Ton coup est enregistré.
connection-refused = Ton coup n’a pas été accepté :
connection-now = Essayer
connection-close = Fermer

## Keys

keys = Touches
close = Fermer
key-choose = choisir ce qui porte ce numéro
key-choose-more = autres choix : la touche est sur chacun
key-walk = passer d’une chose à l’autre sur le plateau
key-undo = reprendre ton dernier coup
key-hint = un conseil
key-why = demander pourquoi une chose est impossible, puis cliquer dessus
key-talk = dire quelque chose
key-skip = passer les tours des autres qui défilent
key-escape = fermer ce qui est ouvert
key-keys = cette liste
key-step = un coup en arrière, un en avant
key-turn = un tour en arrière, un en avant
key-round = une manche en arrière, une en avant
key-ends = au début, à la fin
key-play = lecture automatique, ou arrêt

## Replay

replay = Revoir
kept-until = Gardée jusqu’au { $date }, plus longtemps si quelqu’un revient.
replay-of = Revoir : { $title }
back-to-table = À la table
step-of = Coup { $n } sur { $last }
step = Coup
step-first = Première position
step-back = Un coup en arrière
step-forward = Un coup en avant
step-last = Dernière position
step-turn-back = À la fin du tour précédent
step-turn-forward = À la fin du tour suivant
step-round-back = À la fin de la manche précédente
step-round-forward = À la fin de la manche
play-itself = Lecture
seen-by = Vu par
spectator = Le public
play-on = Continuer d’ici

## The end

end-label = { $title } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} · { $moves ->
    [one] { $moves } décision
   *[other] { $moves } décisions
} · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-label-solo = { $title } · en solo, { $solo } · { $moves ->
    [one] { $moves } décision
   *[other] { $moves } décisions
} · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-solo-won = Tu bats { $solo }, { $best } à { $second }
end-solo-lost = Tu perds contre { $solo }, { $second } à { $best }
end-solo-won-other = { $name } bat { $solo }, { $best } à { $second }
end-solo-lost-other = { $name } perd contre { $solo }, { $second } à { $best }
end-from-behind = { $own ->
    [yes] Tu étais en { $place }e position avant le décompte final : il t’a rapporté { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $name } était en { $place }e position avant le décompte final : il lui a rapporté { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
end-from-ahead = { $own ->
    [yes] Tu menais avant le décompte final, qui t’a rapporté { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[no] { $name } menait avant le décompte final, qui lui a rapporté { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
end-you-win = Tu gagnes, { $best } à { $second }
end-wins = { $name } gagne, { $best } à { $second }
end-tie = Victoire partagée avec { $best ->
    [one] { $best } point
   *[other] { $best } points
} : { $names }
rematch = Revanche
go-rematch = À la revanche
same-deal-ask = Revanche avec la même donne
same-deal-hint = Tout le monde doit être d’accord : l’archive de cette partie dit ce qui vient.
same-deal-wished = Revanche souhaitée avec la même donne : { $names }.
same-deal-agree = D’accord : la même donne
same-deal-waits = Tu voudrais la même donne ; en attente : { $names }.
leave-page = Quitter
final-scores = Scores finaux
sources = Sources de points
winner = Victoire
total = Total
course = Les points au fil de la partie
course-hint = Ce qui compte à la fin n’arrive qu’avec le dernier coup. Un clic sur le graphique montre cette position.
by-part = Points par partie et par décompte
bars-hint = À gauche de la ligne : points perdus. Les parts étroites n’ont pas de nombre : leur nom et leur nombre sont dans le tableau ci-dessous.
bars-hint-gained = Les parts étroites n’ont pas de nombre : leur nom et leur nombre sont dans le tableau ci-dessous.
where-from = D’où sont venus les points
turning-points = Tournants
turning-at = { $part }, coup { $n }
turning-of = { $name } { $points } :
turning-lead = En tête à partir d’ici.
turning-none = Personne n’a gagné ni perdu de points en un seul coup.

## Notices

notice-turn = C’est à toi de jouer : { $title }
notice-warning = { $title } : ton temps s’achève dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## Gallery

gallery-states = États
gallery-players = Joueurs
gallery-charts = Graphiques
gallery-icons = Icônes
option-lacks = manque : { $list }
option-not-now = pas maintenant

## A finished game looked back on

review-heading = Analyse
review-about = Chaque tour à côté du meilleur qu’un bot trouve à ce moment, en points d’avance sur le meilleur des autres.
review-working = Calculé : { $n } %
review-result = Résultat
review-expected = Points finaux attendus
review-expected-hint = Ce que chacun pouvait attendre après chaque tour, selon un bot. Un clic mène à ce moment de la partie.
review-shares-hint = Choix : ce que de meilleurs tours valaient de plus. Chance : ce qui a été pioché, par rapport à ce qu’on pouvait attendre.
review-shares = Chance et choix
review-who = Joueur
review-choice = Choix
review-luck = Chance
review-costliest = Les tours les plus coûteux
review-none = Aucun tour n’a fait perdre quoi que ce soit de notable.
review-move = Coup { $n }
review-played = Joué :
review-better = Mieux :
review-turning-hint = Là où l’avance attendue a le plus changé en un tour.
review-on-board = Montrer sur le plateau
replay-better = Mieux ici, de { $points } points : { $moves }
