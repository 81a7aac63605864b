### Co mówi terminal i wiersz poleceń.

## Gra

ui-welcome = { $title }. Wpisz numer albo ruch; „help” pokazuje resztę.
ui-person = ty
ui-bot-random = gra losowo
ui-bot-easy = bot łatwy: gra jak w pierwszej partii
ui-bot-medium = bot średni: bierze to, co wygląda najlepiej
ui-bot-hard = bot trudny: planuje całe tury
ui-bot-expert = bot mistrzowski: planuje i rozgrywa dalej
ui-over = Koniec gry.
ui-won = { $n ->
    [one] { $list } wygrywa.
   *[other] { $list } dzielą się zwycięstwem.
}
ui-afterwards = Stół nadal stoi: board, score, log, help, rule, save. Enter kończy.
ui-no-such-number = Wybierz numer od 1 do { $n }.
ui-try-help = Wpisz „moves”, aby zobaczyć, co jest możliwe, „help”, aby zobaczyć polecenia.
ui-cover = Kolej { $who-gen }. Przekaż miejsce i naciśnij Enter.
ui-scores-hidden = Punkty są ukryte za zasłonkami aż do końca.
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-why-what = Napisz za tym ruch, na przykład: why { $move }
ui-each = W każdym wypadku: { $text }
ui-why-possible = „{ $move }” jest teraz możliwe.
ui-undone = Cofnięto ostatni ruch.
ui-undone-others = Cofnięto ostatni ruch razem z tym, co zrobili potem inni. Dziennik i zapis to odnotowują.
ui-undone-revealed = Cofnięto ostatni ruch, choć coś wyszło na jaw. Dziennik i zapis to odnotowują.
ui-undo-nothing = Nie ma czego cofać.
ui-undo-covered = Stąd nie można tego cofnąć: to ruch innego gracza, wykonany za zasłoną.
ui-undo-others = Inni już się ruszyli. Jeśli wszyscy się zgadzają, wpisz: undo agreed
ui-undo-revealed = Tamten ruch coś ujawnił. Jeśli wszyscy się zgadzają, wpisz: undo agreed
ui-taken-back-others = { $who } cofa ruch { $n }, choć inni już się ruszyli.
ui-taken-back-revealed = { $who } cofa ruch { $n }, choć coś wyszło na jaw.
ui-file-name = Napisz za tym nazwę, na przykład: { $command } wieczor
ui-saved = Zapisano w { $file }.
ui-loaded = Wczytano { $file }.
ui-no-options = Ta gra nie ma opcji.
ui-place = Miejsce
ui-total = Razem

ui-left-quit = { $command ->
    [none] Koniec przed pierwszym ruchem.
   *[other] Gra jest zapisana w { $file }. Graj dalej poleceniem: { $command }
}
ui-left-interrupted = { $command ->
    [none] Przerwano przed pierwszym ruchem.
   *[other] Przerwano; gra jest zapisana w { $file }. Graj dalej poleceniem: { $command }
}
ui-left-end-of-input = { $command ->
    [none] Wejście skończyło się przed pierwszym ruchem.
   *[other] Wejście się skończyło; gra jest zapisana w { $file }. Graj dalej poleceniem: { $command }
}
ui-left-output-closed = { $command ->
    [none] Nikt nie czyta wyjścia.
   *[other] Nikt nie czyta wyjścia; gra jest zapisana w { $file }. Graj dalej poleceniem: { $command }
}
ui-interrupted = Przerwano.
ui-resumed = Dalszy ciąg gry { $file }.

## Pomoc

ui-typed-number = numer
ui-typed-notation = ruch
ui-help-next = dalej, tak jak Enter: gdy przewodnik tylko opowiada, do następnego kroku
ui-help-show = pokazuje ruch, o który chodzi przewodnikowi
ui-help-onward = do następnego kroku; w razie potrzeby stół zostaje do niego ustawiony
ui-help-later = graj dalej; krok wróci, gdy będzie możliwy
ui-help-again = stół taki, jak na początku tego kroku
ui-help-number = wybierz tę możliwość
ui-help-notation = zagraj ruch tak, jak jest zapisany obok numeru, na przykład: { $move }
ui-help-help = ta strona, tak jak ?; z tematem więcej o nim
ui-help-moves = co jest teraz możliwe
ui-help-board = stół jeszcze raz
ui-help-score = punkty według źródeł, obecny stan
ui-help-log = co się wydarzyło: ostatnie wiersze, N z nich albo wszystkie
ui-help-why = dlaczego ruch nie jest możliwy, z numerem zasady; wystarczy nazwa albo identyfikator
ui-help-rule = zasada o tym numerze
ui-help-undo = cofnij ostatni ruch: dowolnie, dopóki ktoś się czegoś nie dowie albo nie ruszy się inny gracz
ui-help-save = zapisz grę pod tą nazwą w { $folder }; ścieżka prowadzi tam, gdzie mówi
ui-help-load = graj dalej zapisaną grę, według nazwy albo ścieżki
ui-help-quit = zapisz i wyjdź, tak jak q i exit
ui-help-topics = Więcej: help TEMAT; tematy to { $list }. Tematem jest też nazwa albo id elementu.
ui-help-parts = Odpowiedzi z kilku części można podać w jednym wierszu, na przykład: { $list }.
ui-reconstructed = { $mark } oznacza to, co nie jest znane z wydrukowanej gry, lecz odtworzone.
ui-value = { $name }: { $value }.
ui-help-no-topic = Nie ma pomocy na temat „{ $topic }”.

## Szukanie

ui-source = Źródło
ui-box-none = Nic tu nie jest odtworzone.
ui-rule-reading = Nasze odczytanie: { $text }
ui-rule-tests = { $n ->
    [one] Pilnuje jej 1 test:
    [few] Pilnują jej { $n } testy:
   *[many] Pilnuje jej { $n } testów:
}
ui-effect-text = Efekt
ui-effect-icons = Ikony
ui-effect-sentence = Zdanie
ui-effect-used = Występuje w
ui-effect-node = Węzeł
ui-effect-about = Co robi
ui-effect-page = Efekty gry { $title }
ui-effect-page-about = Strona powstała poleceniem effects z pudełka i kodu. Postać tekstowa jest tym, co zawiera pudełko; ikony i zdania są z niej odczytane.
ui-titles-players = graczy
ui-titles-options = opcje
ui-replay-step = po ruchu { $n } z { $of }
ui-replay-record = { $title }, graczy: { $n }, ruchów: { $moves }

## Symulacje

ui-sim-games = { $n } { $n ->
    [one] partia
    [few] partie
   *[many] partii
} gry { $title }
ui-sim-wins = Bot
ui-sim-opponent = przeciwnik
ui-sim-share = Wygrane
ui-sim-seats = Miejsce
ui-sim-fair = Wygrane to udziały we wszystkich partiach bota albo miejsca, remis liczy się w częściach; równy udział to { $part }. Przedziały: Wilson, 95%.
ui-sim-scores = Wyniki
ui-sim-winners = Najlepszy wynik
ui-sim-decisions = Decyzje
ui-sim-sources = Punkty z (średnio)
ui-sim-figures = Na końcu
ui-sim-mean = Średnia
ui-sim-least = Najmniej
ui-sim-quarter = Pierwszy kwartyl
ui-sim-median = Mediana
ui-sim-three-quarters = Trzeci kwartyl
ui-sim-most = Najwięcej
ui-sim-progress = Rozgrywam
ui-sim-interrupted = { $n ->
    [0] Przerwano przed końcem pierwszej z { $of } partii.
   *[other] Przerwano po { $n } z { $of } partii: liczby dotyczą tylko ich.
}

## Nauka

ui-learn-enter = Enter prowadzi dalej.
ui-learn-move = Liczy się każdy ruch; show zdradza ten właściwy, onward idzie dalej.
ui-learn-lost = later gra dalej, aż będzie to możliwe; again ustawia do tego stół.
ui-learn-missed = again ustawia stół jeszcze raz; onward idzie dalej.
ui-learn-shown = { $text }. Wpisz: { $move }

## Wiersz poleceń

cli-about = { $titles }: do gry, do oglądania, do nauki.
cli-version-compiled = shofar { $version }, skompilowany, Python { $python }
cli-version-plain = shofar { $version }, zwykły Python { $python }
cli-play = graj w terminalu
cli-learn = naucz się gry: pierwsza partia z przewodnikiem albo zagadki
cli-puzzles = zagadki zamiast gry z przewodnikiem
cli-again = od początku, nawet jeśli coś jest zaczęte
cli-simulate = niech boty rozegrają wiele partii; policz je
cli-replay = pokaż zapisaną grę
cli-box = elementy gry i skąd pochodzi każda wartość
cli-rules = zasady gry naszymi słowami, z testami, które ich pilnują
cli-titles = gry, ich gracze i opcje
cli-effects = każdy efekt gry jako tekst, ikony i zdanie
cli-title = gra: { $list }
cli-players = liczba graczy
cli-seats = kto gdzie siedzi, na przykład me,medium,hard albo me:Ann,me:Bob
cli-seed = to samo ziarno daje tę samą grę
cli-option = opcja gry, na przykład leaders=true
cli-boxfile = plik TOML z wartościami twojego egzemplarza
cli-resume = graj dalej zapisaną grę, według nazwy albo ścieżki; bez niej tę zapisaną ostatnio
cli-language = język: { $list }
cli-games = liczba partii
cli-bots = bot na każde miejsce: { $list }
cli-fixed = boty zostają na swoich miejscach, zamiast przesuwać się z partii na partię
cli-jobs = liczba procesów: tyle, ile rdzeni, chyba że podano
cli-json = wypisz JSON
cli-record = zapis gry
cli-step = pokaż stół po tylu ruchach
cli-reconstructed = tylko wartości nieznane z wydrukowanej gry
cli-rule = numer zasady, przykładu albo rozdziału; albo słowa do znalezienia
cli-markdown = jako strona dokumentacji

## A review

ui-review-expected = Oczekiwane punkty
ui-review-move = po ruchu
ui-review-progress = Patrzę wstecz
ui-review-seat = Tury: { $n }. Stracone punkty wobec najlepszej znalezionej tury: { $lost }; szczęście: { $luck }.
ui-review-turn = Ruch { $n }: { $played }. Lepiej: { $better } (+{ $points }).
cli-review = spojrzenie wstecz na zapisaną grę: ile kosztowała każda tura, co było szczęściem
cli-arena = niech boty o różnej sile spotkają się i zostaną ocenione
cli-contestants = boty, które się spotykają: { $list }
cli-picture = zapisz wynik jako obraz (SVG) w tym pliku

## Turniej botów

ui-arena-games = { $n } { $n ->
    [one] partia
    [few] partie
   *[many] partii
} gry { $title }, graczy: { $players }
ui-arena-bot = Bot
ui-arena-rating = Ocena
ui-arena-wins = Wygrane
ui-arena-score = Punkty
ui-arena-decision = ms na decyzję
ui-arena-turn = ms na turę
ui-arena-slow = ms, 95% tur
ui-arena-duel = Przeciw sobie
ui-arena-ahead = Przed
ui-arena-points = Różnica punktów
ui-arena-against = { $one } : { $other }
ui-arena-place = Miejsce w pierwszej kolejności
ui-arena-rated = { $part }, ocena { $rating }
ui-arena-note = Każdy gra z każdym na każdym miejscu, z tymi samymi rozdaniami. Wygrane to udziały w partiach bota, remis liczy się w częściach; równy udział to { $part }. Przedziały: Wilson, 95%. Oceny: Plackett-Luce od 25, z podwójną niepewnością. Czasy są czasami procesora.
ui-study-box = Pudełko
ui-study-own = własne
ui-study-seated = Przy stole
ui-study-games = Partie
cli-write = zapisz wszystkie partie z każdą decyzją w tym pliku, .jsonl lub .parquet
cli-ray = graj na klastrze Ray: jego adres, auto albo local dla jednego na tej maszynie
cli-study = porównaj pudełka i boty: każdy skład z każdym pudełkiem, w jednej tabeli
cli-boxes = pliki z danymi elementów; własne pudełko gry jest zawsze wśród nich
cli-lineups = kto gra, skład po składzie: greedy,random greedy,easy
cli-study-games = partie na każdy wiersz tabeli
