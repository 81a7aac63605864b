### The commands `shofar serve` and `shofar db`.

cli-serve = play in the browser: run the server
cli-host = the address to listen on (0.0.0.0: every network)
cli-port = the port to listen on
cli-database = a SQLite file, or postgresql://user@host/name
cli-workers = processes that answer
cli-public-url = how people reach the server, e.g. https://games.example.org
cli-thinkers = processes per worker in which bots think
cli-room = gigabytes of the database beyond which no table is made
cli-quiet = no line per request
cli-no-limits = no rate limits: for measuring only
cli-gallery = show boards of random games at /gallery, for those who draw them
cli-private-hooks = allow webhooks to machines of your own network, at any port
cli-hook-ports = the ports that webhooks may have
cli-supervised = a supervisor over a single worker too: the signal USR1 has a new one take its place, and no request is lost
cli-open = open the page in a browser
cli-db = look after the stored games
cli-db-what = show the rows, back them up, restore a backup, replay and check every game, export every record, remove what has expired
cli-dry-run = prune: only tell what would be removed
cli-keep = for how many days things are kept, like finished=90,record=1 (0: for ever); see docs/deploy.md
cli-db-file = the backup, or the folder for exported records

serve-at = Shofar is at { $address }  (Ctrl-C stops it)

db-shown = database: { $address }, shape { $shape }
db-count = { $count }  { $name }
db-backed-up = { $n ->
    [one] { $n } row
   *[other] { $n } rows
} in { $file }
db-restored = { $n ->
    [one] { $n } row
   *[other] { $n } rows
} restored
db-trouble = { $table }: { $trouble }
db-checked = { $n ->
    [one] { $n } table
   *[other] { $n } tables
} checked, { $bad } with trouble
db-exported = { $n ->
    [one] { $n } record
   *[other] { $n } records
} in { $folder }
db-damaged = a part of the database is damaged: what can be read is read table by table
db-lost = lost: { $name }: { $why }
db-pruned = { $kind }: { $n } removed (kept for { $days } { $days ->
    [one] day
   *[other] days
})
db-pruned-dry = { $kind }: { $n } to be removed (kept for { $days } { $days ->
    [one] day
   *[other] days
})
db-kept = { $kind }: kept for ever
