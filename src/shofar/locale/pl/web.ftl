### Strony serwera.

## Każda strona

skip = Przejdź do głównej części
brand = Shofar, strona główna
nav = Główne
nav-play = Graj
nav-mine = Moje gry
nav-watch = Oglądaj
nav-open = Zapisy
nav-rules = Zasady
nav-box = Pudełko
theme = Jasno lub ciemno
guest = Gość
you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie
you-act = Ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie
error-heading = Nie można ({ $status })
back-home = Powrót do gier
back-form = Powrót do wpisanych danych
and = { " i " }
language = Język

## Strona główna

home-heading = Weź róg. Zaczynaj.
home-lead = { $titles }: w przeglądarce, z przyjaciółmi albo przeciw botom, które grają uczciwie.
games = Gry
tables-live = { $n ->
    [one] { $n } stół w grze
    [few] { $n } stoły w grze
   *[many] { $n } stołów w grze
}
play-now = Zagraj
first-game = Zaczyna się od ustawienia na pierwszą partię, dopóki nie rozegrasz jednej.
alone-against = W pojedynkę:
result-won = Wygrana: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
result-place = Miejsce { $place } z { $n }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
result-of = Wygrywa { $name }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
new-table = Nowy stół
tables-open = Czekają na ludzi
mine-none = Tu będą twoje gry.
open-none = Nikt teraz nie czeka.
watch-none = Żadna jawna gra teraz się nie toczy.
open-record = Otwórz zapis
gallery = Galeria elementów
your-turn-in = Twoja kolej w grze { $title }
continue = Graj dalej
with = z: { $names }
alone = w pojedynkę
your-turn = Twoja kolej
thinks = { $name } myśli
state-playing = W toku
state-lobby = { $free ->
    [0] Gotowe do startu
    [one] Jedno miejsce jest wolne
    [few] { $free } miejsca są wolne
   *[many] { $free } miejsc jest wolnych
}
state-over = Zakończona
state-stopped = Zatrzymana
per-cent-played = rozegrano około { $n } procent

## Zasady

rules-of = { $title }: zasady
rules-chapters = Rozdziały
rules-overview = Przegląd
rules-search = Szukaj w zasadach
found = Znaleziono: { $n }
rules-none = Żadna zasada nie ma takich słów. Spróbuj krócej.
rules-only-ours = Tylko to, co rozstrzygnęliśmy sami
our-reading = Nasze odczytanie
example = Przykład: { $name }
open-position = Otwórz jako pozycję
example-of = Przykład { $number }
example-back = Co mówią zasady o tej pozycji
to-box = Wszystkie elementy
over-head-goal = Cel
over-head-round = Przebieg
over-head-points = Punkty
over-head-turn = Tura w pięciu wierszach
over-head-twist = Sedno
over-head-end = Koniec

## Pudełko

box-of = { $title }: pudełko
box-lead = Każdy element tak, jak wygląda w grze, i skąd pochodzi każda wartość. Fiolet kreskowany: nieopublikowane, nasze odtworzenie.
box-search = Szukaj w pudełku
box-sections = Części pudełka
box-all = Wszystkie źródła
box-everything = Wszystko
box-none = Nic w pudełku nie ma takich słów.
box-copies = { $n ->
    [one] { $n } sztuka
    [few] { $n } sztuki
   *[many] { $n } sztuk
}
own-values = Podaj własne wartości
own-values-hint = Masz tę grę? Przepisz do szablonu to, co jest wydrukowane. Twoje stoły będą z tym grać; cudze się nie zmienią.
own-template = Szablon
own-template-head = { $title }: wartości odtworzone. Zastąp je tym, co jest wydrukowane w twoim egzemplarzu.
    Wiersze nieznane albo zbędne można usunąć. Potem wybierz plik na stronie pudełka albo przy zakładaniu stołu.
own-text = Twoje wartości, jako TOML
own-check = Sprawdź
own-found = { $values ->
    [0] Żadna wartość się nie różni
    [one] Jedna wartość się różni
    [few] { $values } wartości się różnią
   *[many] { $values } wartości się różni
}, { $mistakes ->
    [0] bez błędów
    [one] jeden błąd
    [few] { $mistakes } błędy
   *[many] { $mistakes } błędów
}
own-mistakes = { $n ->
    [one] Najpierw popraw jeden błąd
    [few] Najpierw popraw { $n } błędy
   *[many] Najpierw popraw { $n } błędów
}
own-line = Wiersz { $n }
own-anywhere = Razem
own-changes = Co by się zmieniło
own-head-value = Wartość
own-head-here = Tutaj
own-head-yours = Twoja
own-use = Użyj tych wartości
own-mend = czeka, aż błędy będą poprawione.
own-same = czeka na wartość, która się różni.
own-bad-toml = To nie jest TOML: { $why }. Każdy wiersz to nagłówek w nawiasach kwadratowych albo `nazwa = wartość`.
own-bad-section = `{ $found }` nie jest częścią tego pudełka. Napisz `{ $near }`.
own-bad-rows = Pod `{ $found }` powinny być wiersze, jak w szablonie.
own-bad-row = `{ $found }` nie jest wierszem części { $section }. Napisz `{ $near }`.
own-bad-values = `{ $found }` potrzebuje wartości w nawiasach klamrowych, jak w szablonie.
own-bad-column = `{ $row }` nie ma wartości `{ $found }`. Napisz `{ $near }`.
own-bad-value = `{ $row }`, { $column }: jest `{ $found }`, powinno być: { $expected }.
own-bad-long = `{ $row }`, { $column }: efekt ma najwyżej { $most } liter.
own-bad-refused = `{ $row }`, { $column }: { $why }
own-bad-together = Każda wartość jest możliwa, ale nie wszystkie razem: { $why }

## Nowy stół

new-table-of = Nowy stół: { $title }
table-of = { $title }: stół
your-name = Twoje imię
name-hint = liter najwyżej { $n }
seats = Miejsca
seats-hint = Od { $least } do { $most } graczy. Osoba przy tym urządzeniu dzieli z tobą ekran; zaproszona dostaje odsyłacz.
seat-n = Miejsce { $n }
level-of = Poziom bota na miejscu { $n }
name-of = Imię na miejscu { $n }
name-here = Imię
sit-me = Ja
sit-bot = Bot
sit-invited = Osoba zaproszona odsyłaczem
sit-here = Osoba przy tym urządzeniu
sit-none = Nikt
level-random = losowy
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = mistrzowski
level-of-bots = Boty
level-fit = W sam raz dla ciebie po dwóch ostatnich partiach: bot { $level }.
choose-random = Losowy: cokolwiek dozwolone
choose-easy = Łatwy: gra jak w pierwszej partii
choose-medium = Średni: to, co teraz wygląda najlepiej
choose-hard = Trudny: planuje całe tury
choose-expert = Mistrzowski: planuje i rozgrywa dalej, najsilniejszy
options = Opcje
more = Więcej
who-sees = Kto może to widzieć
private = Tylko osoby z odsyłaczem
listed = Wszyscy: stół jest na stronie głównej
clock = Czas
clock-none = Bez zegara
clock-turn-minute = Minuta na decyzję
clock-turn-five = Pięć minut na decyzję
clock-turn-day = Dzień na decyzję
clock-turn-three-days = Trzy dni na decyzję
clock-bank-twenty = Dwadzieścia minut na całą grę
clock-bank-hour = Godzina na całą grę
clock-hint = przy 0:00 za decydującego gra bot, aż do powrotu
patience = Nieobecność po milczeniu przez
patience-hint = bez zegara: pozostali mogą wtedy oddać grę botowi
patience-never = Nikt nigdy nie jest nieobecny
own-box = Własne pudełko
own-box-hint = Wartości z twojego egzemplarza jako plik TOML z tymi samymi częściami co pudełko gry: tylko to, co się różni. Grają nimi wszyscy przy stole.
own-box-file = Plik
make-table = Załóż stół
cancel = Anuluj

## Stół, który czeka

seat-open = wolne
give-bot = Oddaj botowi
give-level = Ustaw poziom
give-open = Zostaw wolne
give-here = Osoba tutaj
give-removed = Usuń
seats-free = { $n } { $n ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
}, wolnych: { $free }

duration-days = { $n ->
    [one] dzień
   *[other] { $n } dni
}
duration-hours = { $n ->
    [one] godzinę
    [few] { $n } godziny
   *[many] { $n } godzin
}
    .nom = { $n ->
        [one] godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
duration-minutes = { $n ->
    [one] minutę
    [few] { $n } minuty
   *[many] { $n } minut
}
    .nom = { $n ->
        [one] minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
duration-seconds = { $n } s
rule-turn = Zegar: { $time-nom } na każdą decyzję. Przy 0:00 za decydującego gra bot, aż do powrotu.
rule-bank = Zegar: { $time-nom } na całą grę. Przy 0:00 za decydującego gra bot, aż do powrotu.
rule-silence = Bez zegara. Kto milczy przez { $time }, tego może zastąpić bot, aż do powrotu.
rule-never = Bez zegara, i nikogo nie zastępuje bot podczas nieobecności.
invite = Zaproś ludzi
invite-hint = Wyślij ten odsyłacz. Kto go otworzy, może zająć wolne miejsce; konto nie jest potrzebne.
copy = Kopiuj
start = Start
sit-down = Usiądź
get-up = Wstań

## Odsyłacze

links = Odsyłacze
link-join = Dołącz do gry { $title }
link-join-do = Zajmij miejsce
link-seat = Graj dalej w { $title } na tym urządzeniu
link-seat-do = Graj tutaj
link-watch = Oglądaj grę { $title }
link-watch-do = Oglądaj
about-link-seat = Aby grać jako { $name } na innym urządzeniu
about-link-watch = Aby oglądać
about-link-join = Aby zaprosić
new-link = Nowy odsyłacz
revoke = Wycofaj
link-made = Utworzono
link-made-by = Autor: { $name }
link-along = Urządzenia, które przeszły z poprzedniej gry
link-unused = Nikt jeszcze z niego nie skorzystał.
link-used = { $name }: wejście
link-seen = ostatnio

## Osoba

about-me = O mnie
email = E-mail
email-hint = na wiadomość, że jest twoja kolej, gdy cię nie ma
email-confirmed = Potwierdzony: wiadomości idą na ten adres.
email-asked = Jeszcze niepotwierdzony: wysłaliśmy tam wiadomość. W ciągu dnia otwórz zawarty w niej odsyłacz.
email-not-asked = Niepotwierdzony, a wiadomości nie można teraz wysłać: wolno jedną na godzinę. Zapisz ponownie później.
hook = Webhook
hook-hint = dostaje wiadomość JSON, że jest twoja kolej, gdy cię nie ma
save = Zapisz
saved = Zapisano. Przy stołach, przy których grasz, będziesz pod tym imieniem.
ask-name = Jak się do ciebie zwracać?
later = Nie teraz

## Wiadomości

letter-ask-subject = Czy Shofar może do ciebie pisać?
letter-ask = Ktoś, kto gra na { $site }, podał ten adres, aby dostawać wiadomość, gdy jest jego kolej.

    Jeśli to ty, potwierdź to w ciągu dnia tutaj:
    { $address }

    Jeśli nie, nic nie rób: więcej wiadomości nie będzie.
letter-turn = { $text }

    { $address }
letter-stop = Bez dalszych wiadomości: { $address }
letters-yes-heading = Wiadomości, gdy jest twoja kolej
letters-yes-hint = Najwyżej kilka na godzinę i tylko wtedy, gdy nie ma cię przy stole. W każdej wiadomości jest odsyłacz, który je wyłącza.
letters-yes-do = Tak, piszcie do mnie
letters-confirmed-heading = Potwierdzono
letters-confirmed-hint = Dostaniesz wiadomość, gdy będzie twoja kolej, a ciebie nie będzie przy stole.
letters-no-heading = Bez dalszych wiadomości
letters-no-hint = Twój adres zostanie stąd usunięty. Twoje gry i miejsca zostają bez zmian.
letters-no-do = Wyłącz wiadomości
letters-stopped-heading = Zrobione
letters-stopped-hint = Twój adres jest usunięty: wiadomości już nie będzie.

## Zapisy

open-hint = Wybierz plik zapisany przez Shofar albo wklej jego tekst. Potem możesz przejść grę krok po kroku i grać dalej od każdej pozycji.
record-file = Plik
record = Zapis
open-it = Otwórz

## Stół

choices = Twoje możliwości
board = Plansza
views = Widoki
rail = Gracze i dziennik
tab-board = Plansza
tab-players = Gracze
tab-log = Dziennik
your-turn-title = Twoja kolej: { $title }
you-decide = Twoja kolej: { $question }
other-decides = { $name } decyduje:
pass-device = Przekaż urządzenie: { $name }
i-am = Jestem { $name }: pokaż moją stronę
game-over = Koniec gry
see-scores = Zobacz wyniki
stopped = Tej gry nie da się tu kontynuować.
watching = ogląda: { $n }
menu = Menu
sound = Dźwięk na moją kolej
leave = Odejdź od stołu
leave-hint = bot gra za ciebie aż do powrotu
clock-rule = przy 0:00 bot gra za ciebie aż do powrotu
clock-rule-other = Przy 0:00 bot gra za { $name-acc } aż do powrotu
bot-plays-for-you = Bot gra za ciebie aż do powrotu.
same-deal = Rozdanie z wcześniejszej gry
same-deal-known = To samo rozdanie co we wcześniejszej grze, za zgodą wszystkich: kto je pamięta, wie, co nadejdzie.
same-deal-see = Zobacz je
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-free = Cofnij swój ostatni ruch
undo-nothing = Nie ma twojego ruchu do cofnięcia
undo-others = Cofnij swój ostatni ruch razem z tym, co zrobili potem inni; dziennik to odnotuje
undo-others-ask = Inni już się ruszyli; zgodzić się muszą: { $names }
undo-revealed = Cofnij swój ostatni ruch; dziennik odnotuje, że coś wyszło na jaw
undo-revealed-ask = Twój ruch coś ujawnił; zgodzić się muszą: { $names }
undo-wanted = { $name } chce cofnąć ruch.
undo-wanted-of = { $name } chce cofnąć ruch: { $deed }.
undo-waiting = { $own ->
    [yes] Prosisz o cofnięcie ruchu. Zgodzić się muszą jeszcze: { $names }.
   *[other] { $name } prosi o cofnięcie ruchu. Zgodzić się muszą jeszcze: { $names }.
}
allow = Zgoda
refuse = Odmowa
hint = Podpowiedź
hint-text = Bot zrobiłby tak: { $move }
hint-title = To podoba się botowi najbardziej
hint-about = Ile punktów warta jest pozycja po turze w porównaniu z obecną; pod spodem to, co zmienia się najbardziej.
hint-then = Potem: { $list }
hint-less = ({ $n } mniej)
hint-button = Co bot zrobiłby tutaj i dlaczego
why-not = Dlaczego nie?
why-button = Potem kliknij to, czego nie możesz wybrać: dowiesz się dlaczego
why-possible = Możesz to teraz zrobić.
take-back = Odbierz moje miejsce
hand-over = Niech bot gra za { $name-acc }
kind-bot = bot · { $level }
kind-stand-in = poza stołem · gra bot
kind-away = poza stołem
kind-auto = prowadzi gra
since = Od twojej ostatniej tury
this-step = Ten ruch
passing = Pokazywana jest tura { $n } z { $count }
passing-of = { $name } – tura { $n } z { $count }:
skip-turns = Przejdź do teraźniejszości
space = Spacja
pace = Tury innych
pace-off = Od razu
pace-short = Krótka pauza
pace-long = Długa pauza
log = Dziennik
summary-read = Dalej
summary-points = Punkty
say = Powiedz coś
send = Wyślij
show-step = Pokaż pozycję po ruchu { $n }
log-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
log-start = Gra się zaczyna.
log-start-same = Gra się zaczyna, z tym samym rozdaniem co wcześniejsza.
log-undo = { $own ->
    [yes] Cofasz ruch.
   *[other] { $name } cofa ruch.
}
log-undo-others = { $own ->
    [yes] Cofasz ruch, choć inni już się ruszyli.
   *[other] { $name } cofa ruch, choć inni już się ruszyli.
}
log-undo-revealed = { $own ->
    [yes] Cofasz ruch, choć coś wyszło na jaw.
   *[other] { $name } cofa ruch, choć coś wyszło na jaw.
}
log-seat-joined = { $name } siada przy stole.
log-seat-renamed = Nowe imię: { $name }.
log-seat-left = { $name } odchodzi.
log-seat-bot = Siada bot: { $name }.
log-seat-opened = Jedno miejsce jest wolne.
log-seat-handed = Bot gra za { $name-acc }.
log-seat-timeout = { $name }: koniec czasu, bot gra aż do powrotu.
log-seat-removed = { $name }: prośba o odejście.
log-seat-released = { $name } odchodzi z innego urządzenia.
log-seat-returned = { $name } wraca.
log-seat-device = { $name } otwiera stół na innym urządzeniu.
log-seat-watching = Ktoś ogląda.
log-seat-revoked = Odsyłacz został wycofany.

## Połączenie: liczby stoją w klamrach, wstawia je strona

connection-offline = Brak połączenia z siecią.
connection-lost = Stół nie odpowiada; pytamy dalej.
connection-unsent = Twój ostatni ruch jeszcze nie wyszedł: jest tu przechowany i pójdzie sam.
connection-safe = Nic nie przepadło: stół jest przechowany na serwerze.
connection-trying = Ponowna próba: { $n } za { $s } s.
connection-again = Połączono ponownie.
connection-saved = Połączono. Twój ruch jest zapisany.
connection-refused = Twój ruch nie został przyjęty:
connection-now = Spróbuj teraz
connection-close = Zamknij

## Klawisze

keys = Klawisze
close = Zamknij
key-choose = wybierz to, co stoi przy tym numerze
key-choose-more = dalsze możliwości: klawisz stoi przy każdej
key-walk = przechodź po rzeczach na planszy
key-undo = cofnij swój ostatni ruch
key-hint = podpowiedź
key-why = zapytaj, dlaczego coś nie jest możliwe, potem to kliknij
key-talk = powiedz coś
key-skip = pomiń pokazywane tury innych
key-escape = zamknij to, co otwarte
key-keys = ta lista
key-step = ruch wstecz, ruch dalej
key-turn = tura wstecz, tura dalej
key-round = runda wstecz, runda dalej
key-ends = na początek, na koniec
key-play = odtwarzaj samo albo zatrzymaj

## Odtwarzanie

replay = Powtórka
kept-until = Przechowywane do { $date }, dłużej, jeśli ktoś wróci.
replay-of = Powtórka: { $title }
back-to-table = Do stołu
step-of = Ruch { $n } z { $last }
step = Ruch
step-first = Pierwsza pozycja
step-back = Ruch wstecz
step-forward = Ruch dalej
step-last = Ostatnia pozycja
step-turn-back = Na koniec poprzedniej tury
step-turn-forward = Na koniec następnej tury
step-round-back = Na koniec poprzedniej rundy
step-round-forward = Na koniec rundy
play-itself = Odtwarzaj
seen-by = Oczami
spectator = Widz
play-on = Graj dalej stąd

## Koniec

end-label = { $title } · graczy: { $players } · decyzji: { $moves } · { $minutes } min
end-label-solo = { $title } · w pojedynkę, { $solo } · decyzji: { $moves } · { $minutes } min
end-solo-won = Wygrywasz, { $best } do { $second } ({ $solo })
end-solo-lost = Przegrywasz, { $second } do { $best } ({ $solo })
end-solo-won-other = { $name } wygrywa, { $best } do { $second } ({ $solo })
end-solo-lost-other = { $name } przegrywa, { $second } do { $best } ({ $solo })
end-from-behind = { $own ->
    [yes] Przed podliczeniem końcowym miejsce { $place } było twoje; koniec daje ci { $n } { log-points }.
   *[no] { $name }: miejsce { $place } przed podliczeniem końcowym; koniec daje { $n } { log-points }.
}
end-from-ahead = { $own ->
    [yes] Prowadzenie było twoje już przed podliczeniem końcowym, które daje ci { $n } { log-points }.
   *[no] { $name } prowadzi już przed podliczeniem końcowym, które daje { $n } { log-points }.
}
end-you-win = Wygrywasz, { $best } do { $second }
end-wins = { $name } wygrywa, { $best } do { $second }
end-tie = { $names } dzielą się zwycięstwem; punkty: { $best }
rematch = Rewanż
go-rematch = Do rewanżu
same-deal-ask = Rewanż z tym samym rozdaniem
same-deal-hint = Wszyscy muszą się zgodzić: zapis tej gry zdradza, co nadejdzie.
same-deal-wished = Rewanżu z tym samym rozdaniem chcą: { $names }.
same-deal-agree = Zgoda: jeszcze raz to samo rozdanie
same-deal-waits = Chcesz tego samego rozdania; czekamy na: { $names }.
leave-page = Wyjdź
final-scores = Wyniki końcowe
sources = Źródła punktów
winner = Zwycięzca
total = Razem
course = Punkty w przebiegu gry
course-hint = To, co liczy się dopiero na końcu, dochodzi z ostatnim ruchem. Kliknięcie na wykresie pokazuje tamtą pozycję.
by-part = Punkty według części i punktacji
bars-hint = Na lewo od linii: punkty stracone. Wąskie części nie mają liczby: ich nazwa i liczba stoją w tabeli poniżej.
bars-hint-gained = Wąskie części nie mają liczby: ich nazwa i liczba stoją w tabeli poniżej.
where-from = Skąd pochodzą punkty
turning-points = Punkty zwrotne
turning-at = { $part }, ruch { $n }
turning-of = { $name } { $points }:
turning-lead = Odtąd na prowadzeniu.
turning-none = Nikt nie zyskał ani nie stracił punktów jednym ruchem.

## Powiadomienia

notice-turn = Twoja kolej w grze { $title }
notice-warning = Twój czas w grze { $title } kończy się za { $minutes } { $minutes ->
    [one] minutę
    [few] minuty
   *[many] minut
}

## Galeria

gallery-states = Stany
gallery-players = Gracze
gallery-charts = Wykresy
gallery-icons = Ikony
option-lacks = brakuje: { $list }
option-not-now = nie teraz

## A finished game looked back on

review-heading = Analiza
review-about = Każda tura obok najlepszej, jaką w danej chwili znajduje bot, w punktach przewagi nad najlepszym z pozostałych.
review-working = Policzono: { $n }%
review-result = Wynik
review-expected = Oczekiwane punkty końcowe
review-expected-hint = Na co każdy mógł liczyć po każdej turze, w ocenie bota. Kliknięcie prowadzi do powtórki.
review-shares-hint = Wybór: o ile więcej były warte lepsze tury. Szczęście: co dociągnięto wobec tego, czego należało oczekiwać.
review-shares = Szczęście i wybór
review-who = Gracz
review-choice = Wybór
review-luck = Szczęście
review-costliest = Najdroższe tury
review-none = W żadnej turze nie stracono niczego wartego wzmianki.
review-move = Ruch { $n }
review-played = Zagrano:
review-better = Lepiej:
review-turning-hint = Gdzie oczekiwana przewaga najbardziej zmieniła się w jednej turze.
review-on-board = Pokaż na planszy
replay-better = Tu lepiej (punkty: +{ $points }): { $moves }
