### The commands `shofar serve` and `shofar db`.

cli-serve = jouer dans le navigateur : lancer le serveur
cli-host = l’adresse d’écoute (0.0.0.0 : tous les réseaux)
cli-port = le port d’écoute
cli-database = un fichier SQLite, ou postgresql://user@host/name
cli-workers = processus qui répondent
cli-public-url = comment on atteint le serveur, p. ex. https://games.example.org
cli-thinkers = processus où réfléchissent les bots, pour chaque processus qui répond
cli-room = gigaoctets de la base au-delà desquels aucune table n’est créée
cli-quiet = pas de ligne par requête
cli-no-limits = sans limites de débit : pour mesurer seulement
cli-gallery = montrer des plateaux de parties au hasard sous /gallery, pour ceux qui les dessinent
cli-private-hooks = permettre des webhooks vers des machines de ton réseau, sur tout port
cli-hook-ports = les ports permis aux webhooks
cli-supervised = un superviseur même pour un seul processus : au signal USR1 un nouveau prend sa place, et aucune requête n’est perdue
cli-open = ouvrir la page dans un navigateur
cli-db = prendre soin des parties conservées
cli-db-what = montrer les lignes, les sauvegarder, restaurer une sauvegarde, rejouer et vérifier chaque partie, exporter chaque archive, retirer ce qui a expiré
cli-dry-run = prune : dire seulement ce qui serait retiré
cli-keep = combien de jours les choses sont gardées, comme finished=90,record=1 (0 : pour toujours) ; voir docs/deploy.md
cli-db-file = la sauvegarde, ou le dossier des archives exportées

serve-at = Shofar est à { $address }  (Ctrl-C l’arrête)

db-shown = base de données : { $address }, forme { $shape }
db-count = { $count }  { $name }
db-backed-up = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
} dans { $file }
db-restored = { $n ->
    [one] { $n } ligne restaurée
   *[other] { $n } lignes restaurées
}
db-trouble = { $table } : { $trouble }
db-checked = { $n ->
    [one] { $n } table vérifiée
   *[other] { $n } tables vérifiées
}, { $bad } avec un problème
db-exported = { $n ->
    [one] { $n } archive
   *[other] { $n } archives
} dans { $folder }
db-damaged = une partie de la base est abîmée : ce qui peut être lu est lu table par table
db-lost = perdu : { $name } : { $why }
db-pruned = { $kind } : { $n } de moins (gardé { $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
db-pruned-dry = { $kind } : { $n } à retirer (gardé { $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
db-kept = { $kind } : gardé pour toujours
