### Polecenia `shofar serve` i `shofar db`.

cli-serve = gra w przeglądarce: uruchom serwer
cli-host = adres, na którym serwer nasłuchuje (0.0.0.0: każda sieć)
cli-port = port, na którym serwer nasłuchuje
cli-database = plik SQLite albo postgresql://user@host/name
cli-workers = liczba procesów, które odpowiadają
cli-public-url = adres, pod którym ludzie znajdują serwer, np. https://games.example.org
cli-thinkers = liczba procesów na każdy proces odpowiadający, w których myślą boty
cli-room = rozmiar bazy w gigabajtach, powyżej którego nie powstają nowe stoły
cli-quiet = bez wiersza na każde żądanie
cli-no-limits = bez ograniczeń częstości: tylko do pomiarów
cli-gallery = pokaż plansze losowych gier pod /gallery, dla tych, którzy je rysują
cli-private-hooks = zezwól na webhooki do maszyn własnej sieci, na każdym porcie
cli-hook-ports = porty dozwolone dla webhooków
cli-supervised = nadzorca także nad jednym procesem: sygnał USR1 zastępuje go nowym, a żadne żądanie nie ginie
cli-open = otwórz stronę w przeglądarce
cli-db = opieka nad zapisanymi grami
cli-db-what = pokaż wiersze, zrób kopię, przywróć kopię, odtwórz i sprawdź każdą grę, wyeksportuj każdy zapis, usuń to, co przeterminowane
cli-dry-run = prune: tylko powiedz, co zostałoby usunięte
cli-keep = ile dni co jest przechowywane, np. finished=90,record=1 (0: na zawsze); zob. docs/deploy.md
cli-db-file = kopia zapasowa albo katalog na eksportowane zapisy

serve-at = Shofar jest pod { $address }  (Ctrl-C zatrzymuje)

db-shown = baza: { $address }, postać { $shape }
db-count = { $count }  { $name }
db-backed-up = { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[many] { $n } wierszy
} w { $file }
db-restored = { $n ->
    [one] przywrócono 1 wiersz
    [few] przywrócono { $n } wiersze
   *[many] przywrócono { $n } wierszy
}
db-trouble = { $table }: { $trouble }
db-checked = { $n ->
    [one] sprawdzono 1 stół
    [few] sprawdzono { $n } stoły
   *[many] sprawdzono { $n } stołów
}, z kłopotami: { $bad }
db-exported = { $n ->
    [one] { $n } zapis
    [few] { $n } zapisy
   *[many] { $n } zapisów
} w { $folder }
db-damaged = część bazy jest uszkodzona: to, co da się odczytać, jest czytane stół po stole
db-lost = utracono: { $name }: { $why }
db-pruned = { $kind }: usunięto { $n } (przechowywane { $days } { $days ->
    [one] dzień
    [few] dni
   *[many] dni
})
db-pruned-dry = { $kind }: do usunięcia { $n } (przechowywane { $days } { $days ->
    [one] dzień
    [few] dni
   *[many] dni
})
db-kept = { $kind }: przechowywane na zawsze
