### Golem. Nazwy i pojęcia według słownika specyfikacji.

title = Golem
about = Praga, rok 1584. Lep glinę, wytapiaj złoto, czytaj księgi i trzymaj golemy krótko.
time = 75 min
kind = Kule i rabini

seat-1 = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
    .loc = Zielonym
seat-2 = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym
    .loc = Fioletowym
seat-3 = Pomarańczowy
    .gen = Pomarańczowego
    .dat = Pomarańczowemu
    .acc = Pomarańczowego
    .ins = Pomarańczowym
    .loc = Pomarańczowym
seat-4 = Szary
    .gen = Szarego
    .dat = Szaremu
    .acc = Szarego
    .ins = Szarym
    .loc = Szarym

## Rzeczy

noun-red = czerwony
    .letter = c
    .gen = czerwonego
    .acc = czerwonego
    .f = czerwona
    .facc = czerwoną
    .floc = czerwonej
noun-yellow = żółty
    .letter = ż
    .gen = żółtego
    .acc = żółtego
    .f = żółta
    .facc = żółtą
    .floc = żółtej
noun-blue = niebieski
    .letter = n
    .gen = niebieskiego
    .acc = niebieskiego
    .f = niebieska
    .facc = niebieską
    .floc = niebieskiej
noun-white = biały
    .letter = b
    .gen = białego
    .acc = białego
    .f = biała
    .facc = białą
    .floc = białej
noun-black = czarny
    .letter = k
    .gen = czarnego
    .acc = czarnego
    .f = czarna
    .facc = czarną
    .floc = czarnej
noun-green = zielony
    .gen = zielonego
    .acc = zielonego
    .f = zielona
    .facc = zieloną
    .floc = zielonej
noun-clay = { $n ->
    [one] glina
    [few] gliny
   *[many] glin
}
    .acc = { $n ->
        [one] glinę
        [few] gliny
       *[many] glin
    }
    .gen = { $n ->
        [one] gliny
       *[other] glin
    }
    .few = gliny
    .many = glin
noun-coin = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
    .acc = { $n ->
        [one] monetę
        [few] monety
       *[many] monet
    }
    .gen = { $n ->
        [one] monety
       *[other] monet
    }
    .few = monety
    .many = monet
noun-knowledge = { $n ->
    [one] wiedza
   *[other] wiedzy
}
    .acc = { $n ->
        [one] wiedzę
       *[other] wiedzy
    }
    .gen = wiedzy
    .few = wiedzy
    .many = wiedzy
noun-resource = { $n ->
    [one] dowolny zasób
    [few] dowolne zasoby
   *[many] dowolnych zasobów
}
    .gen = { $n ->
        [one] dowolnego zasobu
       *[other] dowolnych zasobów
    }
noun-gold = { $n ->
    [one] złoto
   *[other] złota
}
    .gen = złota
    .few = złota
    .many = złota
noun-golem_level = poziom twojego toru golemów
    .each = każdy poziom swojego toru golemów
noun-own_buried = twój golem na cmentarzu
    .each = każdego swojego golema na cmentarzu
noun-completed_artifact = twój ukończony artefakt
    .each = każdy swój ukończony artefakt
noun-development = twoje ulepszenie
    .each = każde swoje ulepszenie
noun-leftmost_section = sekcja, do której dotarł twój ostatni uczeń
    .each = każdą sekcję, do której dotarł twój ostatni uczeń
noun-work = Praca
noun-golem = Golem
noun-artifacts = Artefakty
noun-study = Nauka
noun-mirror = Lustro
noun-bottom = dolne pole
    .loc = dolnym polu
noun-cem_open = otwarty grób
    .loc = otwartym grobie
noun-a1 = artefakt 1
    .gen = artefaktu 1
noun-a2 = artefakt 2
    .gen = artefaktu 2
noun-a3 = artefakt 3
    .gen = artefaktu 3
noun-a4 = artefakt 4
    .gen = artefaktu 4
noun-a = strona a
    .ins = stroną a
noun-b = strona b
    .ins = stroną b
noun-any = dowolny
    .acc = dowolnego
noun-artifact = artefakt
noun-track = punkty w trakcie gry
noun-golems = golemy
noun-columns = kolumny
noun-objectives = cele
noun-resources = zasoby
noun-hand = ręka
noun-board = plansza gracza
noun-a1-1 = pierwsze gniazdo artefaktu 1
noun-a1-2 = drugie gniazdo artefaktu 1
noun-a2-1 = pierwsze gniazdo artefaktu 2
noun-a2-2 = drugie gniazdo artefaktu 2
noun-a3-1 = pierwsze gniazdo artefaktu 3
noun-a3-2 = drugie gniazdo artefaktu 3
noun-a4-1 = pierwsze gniazdo artefaktu 4
noun-a4-2 = drugie gniazdo artefaktu 4
noun-red-1 = czerwona I
    .gen = czerwonej I
    .loc = czerwonej I
noun-red-2 = czerwona II
    .gen = czerwonej II
    .loc = czerwonej II
noun-red-3 = czerwona III
    .gen = czerwonej III
    .loc = czerwonej III
noun-red-4 = czerwona IV
    .gen = czerwonej IV
    .loc = czerwonej IV
noun-red-5 = czerwona V
    .gen = czerwonej V
    .loc = czerwonej V
noun-red-6 = czerwona VI
    .gen = czerwonej VI
    .loc = czerwonej VI
noun-red-7 = czerwona VII
    .gen = czerwonej VII
    .loc = czerwonej VII
noun-red-8 = czerwona VIII
    .gen = czerwonej VIII
    .loc = czerwonej VIII
noun-red-9 = czerwona IX
    .gen = czerwonej IX
    .loc = czerwonej IX
noun-red-10 = czerwona X
    .gen = czerwonej X
    .loc = czerwonej X
noun-yellow-1 = żółta I
    .gen = żółtej I
    .loc = żółtej I
noun-yellow-2 = żółta II
    .gen = żółtej II
    .loc = żółtej II
noun-yellow-3 = żółta III
    .gen = żółtej III
    .loc = żółtej III
noun-yellow-4 = żółta IV
    .gen = żółtej IV
    .loc = żółtej IV
noun-yellow-5 = żółta V
    .gen = żółtej V
    .loc = żółtej V
noun-yellow-6 = żółta VI
    .gen = żółtej VI
    .loc = żółtej VI
noun-yellow-7 = żółta VII
    .gen = żółtej VII
    .loc = żółtej VII
noun-yellow-8 = żółta VIII
    .gen = żółtej VIII
    .loc = żółtej VIII
noun-yellow-9 = żółta IX
    .gen = żółtej IX
    .loc = żółtej IX
noun-yellow-10 = żółta X
    .gen = żółtej X
    .loc = żółtej X
noun-blue-1 = niebieska I
    .gen = niebieskiej I
    .loc = niebieskiej I
noun-blue-2 = niebieska II
    .gen = niebieskiej II
    .loc = niebieskiej II
noun-blue-3 = niebieska III
    .gen = niebieskiej III
    .loc = niebieskiej III
noun-blue-4 = niebieska IV
    .gen = niebieskiej IV
    .loc = niebieskiej IV
noun-blue-5 = niebieska V
    .gen = niebieskiej V
    .loc = niebieskiej V
noun-blue-6 = niebieska VI
    .gen = niebieskiej VI
    .loc = niebieskiej VI
noun-blue-7 = niebieska VII
    .gen = niebieskiej VII
    .loc = niebieskiej VII
noun-blue-8 = niebieska VIII
    .gen = niebieskiej VIII
    .loc = niebieskiej VIII
noun-blue-9 = niebieska IX
    .gen = niebieskiej IX
    .loc = niebieskiej IX
noun-blue-10 = niebieska X
    .gen = niebieskiej X
    .loc = niebieskiej X
noun-red-1-lying = czerwona I (leży)
    .gen = czerwonej I (leży)
    .loc = czerwonej I (leży)
noun-red-2-lying = czerwona II (leży)
    .gen = czerwonej II (leży)
    .loc = czerwonej II (leży)
noun-red-3-lying = czerwona III (leży)
    .gen = czerwonej III (leży)
    .loc = czerwonej III (leży)
noun-red-4-lying = czerwona IV (leży)
    .gen = czerwonej IV (leży)
    .loc = czerwonej IV (leży)
noun-red-5-lying = czerwona V (leży)
    .gen = czerwonej V (leży)
    .loc = czerwonej V (leży)
noun-red-6-lying = czerwona VI (leży)
    .gen = czerwonej VI (leży)
    .loc = czerwonej VI (leży)
noun-red-7-lying = czerwona VII (leży)
    .gen = czerwonej VII (leży)
    .loc = czerwonej VII (leży)
noun-red-8-lying = czerwona VIII (leży)
    .gen = czerwonej VIII (leży)
    .loc = czerwonej VIII (leży)
noun-red-9-lying = czerwona IX (leży)
    .gen = czerwonej IX (leży)
    .loc = czerwonej IX (leży)
noun-red-10-lying = czerwona X (leży)
    .gen = czerwonej X (leży)
    .loc = czerwonej X (leży)
noun-yellow-1-lying = żółta I (leży)
    .gen = żółtej I (leży)
    .loc = żółtej I (leży)
noun-yellow-2-lying = żółta II (leży)
    .gen = żółtej II (leży)
    .loc = żółtej II (leży)
noun-yellow-3-lying = żółta III (leży)
    .gen = żółtej III (leży)
    .loc = żółtej III (leży)
noun-yellow-4-lying = żółta IV (leży)
    .gen = żółtej IV (leży)
    .loc = żółtej IV (leży)
noun-yellow-5-lying = żółta V (leży)
    .gen = żółtej V (leży)
    .loc = żółtej V (leży)
noun-yellow-6-lying = żółta VI (leży)
    .gen = żółtej VI (leży)
    .loc = żółtej VI (leży)
noun-yellow-7-lying = żółta VII (leży)
    .gen = żółtej VII (leży)
    .loc = żółtej VII (leży)
noun-yellow-8-lying = żółta VIII (leży)
    .gen = żółtej VIII (leży)
    .loc = żółtej VIII (leży)
noun-yellow-9-lying = żółta IX (leży)
    .gen = żółtej IX (leży)
    .loc = żółtej IX (leży)
noun-yellow-10-lying = żółta X (leży)
    .gen = żółtej X (leży)
    .loc = żółtej X (leży)
noun-blue-1-lying = niebieska I (leży)
    .gen = niebieskiej I (leży)
    .loc = niebieskiej I (leży)
noun-blue-2-lying = niebieska II (leży)
    .gen = niebieskiej II (leży)
    .loc = niebieskiej II (leży)
noun-blue-3-lying = niebieska III (leży)
    .gen = niebieskiej III (leży)
    .loc = niebieskiej III (leży)
noun-blue-4-lying = niebieska IV (leży)
    .gen = niebieskiej IV (leży)
    .loc = niebieskiej IV (leży)
noun-blue-5-lying = niebieska V (leży)
    .gen = niebieskiej V (leży)
    .loc = niebieskiej V (leży)
noun-blue-6-lying = niebieska VI (leży)
    .gen = niebieskiej VI (leży)
    .loc = niebieskiej VI (leży)
noun-blue-7-lying = niebieska VII (leży)
    .gen = niebieskiej VII (leży)
    .loc = niebieskiej VII (leży)
noun-blue-8-lying = niebieska VIII (leży)
    .gen = niebieskiej VIII (leży)
    .loc = niebieskiej VIII (leży)
noun-blue-9-lying = niebieska IX (leży)
    .gen = niebieskiej IX (leży)
    .loc = niebieskiej IX (leży)
noun-blue-10-lying = niebieska X (leży)
    .gen = niebieskiej X (leży)
    .loc = niebieskiej X (leży)
noun-red-yellow = czerwony i żółty
    .acc = czerwonego i żółtego
    .f = czerwona i żółta
noun-red-blue = czerwony i niebieski
    .acc = czerwonego i niebieskiego
    .f = czerwona i niebieska
noun-yellow-blue = żółty i niebieski
    .acc = żółtego i niebieskiego
    .f = żółta i niebieska

## Co robią atomy

own-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
do-gold = włóż { $n } { noun-gold } do swoich kotłów
    .inf = włożyć { $n } { noun-gold } do swoich kotłów
do-resource = weź { $n } { noun-resource }
    .inf = wziąć { $n } { noun-resource }
do-student = przesuń { $a-id ->
    [any] jednego swojego ucznia
   *[other] swojego { $a-acc } ucznia
} o { own-steps } do przodu
    .inf = przesunąć { $a-id ->
        [any] jednego swojego ucznia
       *[other] swojego { $a-acc } ucznia
    } o { own-steps } do przodu
cost-student = cofnij swojego { $a-gen } ucznia o krok
    .inf = cofnąć swojego { $a-gen } ucznia o krok
    .kind = step
do-students = przesuń dwóch różnych swoich uczniów, każdego o krok
    .inf = przesunąć dwóch różnych swoich uczniów, każdego o krok
do-study = przesuń się o { own-steps } na torze nauki
    .inf = przesunąć się o { own-steps } na torze nauki
cost-study = cofnij się o { own-steps } na torze nauki
    .inf = cofnąć się o { own-steps } na torze nauki
    .kind = step
do-golem_track = przesuń znacznik na torze golemów w górę lub w dół, najwyżej o { $n }
    .inf = przesunąć znacznik na torze golemów w górę lub w dół, najwyżej o { $n }
do-create = możesz stworzyć golema{ $n ->
    [0] {""}
    [one] {" "}taniej o 1 glinę
    [few] {" "}taniej o { $n } gliny
   *[many] {" "}taniej o { $n } glin
}
    .inf = stworzyć golema{ $n ->
        [0] {""}
        [one] {" "}taniej o 1 glinę
        [few] {" "}taniej o { $n } gliny
       *[many] {" "}taniej o { $n } glin
    }
do-kill = możesz zabić swojego golema
    .inf = zabić swojego golema
do-kill_once = możesz zabić swojego golema
    .inf = zabić swojego golema
do-develop = możesz wykonać ulepszenie{ $a-id ->
    [golem] {" "}części golema
    [study] {" "}nauki
    [artifact] {" "}artefaktu
   *[any] {" "}dowolnego rodzaju
}{ $n ->
    [0] {""}
   *[other] {" "}taniej o { $n }
}
    .inf = wykonać ulepszenie{ $a-id ->
        [golem] {" "}części golema
        [study] {" "}nauki
        [artifact] {" "}artefaktu
       *[any] {" "}dowolnego rodzaju
    }{ $n ->
        [0] {""}
       *[other] {" "}taniej o { $n }
    }
do-develop-any-mixed = możesz wykonać ulepszenie dowolnego rodzaju taniej o { $n }, płacąc dowolną mieszanką zasobów
    .inf = wykonać ulepszenie dowolnego rodzaju taniej o { $n }, płacąc dowolną mieszanką zasobów
do-fit = włóż płytkę do gniazda
do-buy_book = możesz kupić księgę{ $n ->
    [0] {""}
   *[other] {" "}taniej o { own-knowledge-n }
}
    .inf = kupić księgę{ $n ->
        [0] {""}
       *[other] {" "}taniej o { own-knowledge-n }
    }
do-buy_book-no_card_cost = możesz kupić księgę za samą dopłatę jej pola
    .inf = kupić księgę za samą dopłatę jej pola
do-move_one = przesuń jednego swojego golema najwyżej o { own-steps } { $a-id ->
    [fwd] do przodu
   *[either] do przodu lub w tył
}
    .inf = przesunąć jednego swojego golema najwyżej o { own-steps } { $a-id ->
        [fwd] do przodu
       *[either] do przodu lub w tył
    }
do-move_total = przesuń swoje golemy łącznie najwyżej o { own-steps }, do przodu lub w tył
    .inf = przesunąć swoje golemy łącznie najwyżej o { own-steps }, do przodu lub w tył
do-activate = możesz aktywować { $n ->
    [one] swojego stojącego golema
   *[other] najwyżej { $n } swoje stojące golemy
}
    .inf = aktywować { $n ->
        [one] swojego stojącego golema
       *[other] najwyżej { $n } swoje stojące golemy
    }
do-activate_moved = możesz aktywować tego golema
    .inf = aktywować tego golema
do-activate_keep = możesz aktywować swojego golema, stojącego lub leżącego; zostaje on, jak był
    .inf = aktywować swojego golema, stojącego lub leżącego; zostaje on, jak był
do-objective = dobierz { own-objectives-n } i zatrzymaj najwyżej jeden
    .inf = dobrać { own-objectives-n } i zatrzymać najwyżej jeden
do-book_activation = użyj bonusu aktywacji { $n ->
    [one] jednej swojej księgi
   *[other] najwyżej { $n } swoich ksiąg
}
    .inf = użyć bonusu aktywacji { $n ->
        [one] jednej swojej księgi
       *[other] najwyżej { $n } swoich ksiąg
    }
do-artifact_income = weź dochód { $n ->
    [one] jednego ukończonego artefaktu
   *[other] { $n } ukończonych artefaktów
}
    .inf = wziąć dochód { $n ->
        [one] jednego ukończonego artefaktu
       *[other] { $n } ukończonych artefaktów
    }
do-student_income = weź dochód swoich uczniów
    .inf = wziąć dochód swoich uczniów
do-no_control = kontrola golemów nic cię w tej rundzie nie kosztuje
do-red_marble = ilekroć bierzesz czerwoną kulę, weź dochód tego artefaktu, jeśli jest ukończony
do-blue_marble = ilekroć bierzesz niebieską kulę, weź dochód tego artefaktu, jeśli jest ukończony
do-first_book = ilekroć dodajesz do kolumny pierwszą księgę, weź dochód tego artefaktu, jeśli jest ukończony
do-golem_created = ilekroć tworzysz golema, weź dochód tego artefaktu, jeśli jest ukończony
do-immediate_twice = ilekroć dodajesz tu księgę inną niż czarna, jej bonus natychmiastowy liczy się podwójnie
do-developed_side = twój tor nauki odwraca się na lepszą stronę

## Nazwy elementów

family-act = { $n ->
    [1] płytka ucznia
    [2] płytka złota
    [3] płytka nowego golema
    [4] płytka księgi
    [5] płytka zabicia golema
    [6] płytka toru golemów
    [7] płytka czterech kroków
    [8] płytka dwóch kroków
    [9] płytka nauki
    [10] płytka dodatkowej pracy
    [11] płytka trzech dóbr
    [12] płytka ulepszenia
   *[other] płytka akcji { $n }
}
    .loc = { $n ->
        [1] płytce ucznia
        [2] płytce złota
        [3] płytce nowego golema
        [4] płytce księgi
        [5] płytce zabicia golema
        [6] płytce toru golemów
        [7] płytce czterech kroków
        [8] płytce dwóch kroków
        [9] płytce nauki
        [10] płytce dodatkowej pracy
        [11] płytce trzech dóbr
        [12] płytce ulepszenia
       *[other] płytce akcji { $n }
    }
family-char = postać { $n }
    .gen = postaci { $n }
    .acc = postać { $n }
family-dt = { $a-f } płytka dzielnicy { $n }
name-dt_red_viii = czerwona VIII
name-dt_red_ix = czerwona IX
name-dt_red_x = czerwona X
name-dt_yellow_viii = żółta VIII
name-dt_yellow_ix = żółta IX
name-dt_yellow_x = żółta X
name-dt_blue_viii = niebieska VIII
name-dt_blue_ix = niebieska IX
name-dt_blue_x = niebieska X
family-red = czerwona ulica, sekcja { $n }
family-yellow = żółta ulica, sekcja { $n }
family-blue = niebieska ulica, sekcja { $n }
family-cem = grób { $n }
    .loc = grobie { $n }
family-space = pole { $n }
family-book = księga { $n }
    .acc = księgę { $n }
    .gen = księgi { $n }
family-position = pozycja { $n }
family-art = płytka artefaktów { $id }
    .acc = płytkę artefaktów { $id }
family-obj = cel { $n }
family-kinds = rodzaje: { $n }
family-start = płytka początkowa { $n }
    .acc = płytkę początkową { $n }
family-set = zestaw { $n }
family-players = { $n } graczy
name-art_1a = płytka artefaktów 1a
    .acc = płytkę artefaktów 1a
name-art_1a_a1 = płytka 1a, artefakt 1
name-art_1a_a2 = płytka 1a, artefakt 2
name-art_1a_a3 = płytka 1a, artefakt 3
name-art_1a_a4 = płytka 1a, artefakt 4
name-art_1b = płytka artefaktów 1b
    .acc = płytkę artefaktów 1b
name-art_1b_a1 = płytka 1b, artefakt 1
name-art_1b_a2 = płytka 1b, artefakt 2
name-art_1b_a3 = płytka 1b, artefakt 3
name-art_1b_a4 = płytka 1b, artefakt 4
name-art_2a = płytka artefaktów 2a
    .acc = płytkę artefaktów 2a
name-art_2a_a1 = płytka 2a, artefakt 1
name-art_2a_a2 = płytka 2a, artefakt 2
name-art_2a_a3 = płytka 2a, artefakt 3
name-art_2a_a4 = płytka 2a, artefakt 4
name-art_2b = płytka artefaktów 2b
    .acc = płytkę artefaktów 2b
name-art_2b_a1 = płytka 2b, artefakt 1
name-art_2b_a2 = płytka 2b, artefakt 2
name-art_2b_a3 = płytka 2b, artefakt 3
name-art_2b_a4 = płytka 2b, artefakt 4
name-art_3a = płytka artefaktów 3a
    .acc = płytkę artefaktów 3a
name-art_3a_a1 = płytka 3a, artefakt 1
name-art_3a_a2 = płytka 3a, artefakt 2
name-art_3a_a3 = płytka 3a, artefakt 3
name-art_3a_a4 = płytka 3a, artefakt 4
name-art_3b = płytka artefaktów 3b
    .acc = płytkę artefaktów 3b
name-art_3b_a1 = płytka 3b, artefakt 1
name-art_3b_a2 = płytka 3b, artefakt 2
name-art_3b_a3 = płytka 3b, artefakt 3
name-art_3b_a4 = płytka 3b, artefakt 4
name-art_4a = płytka artefaktów 4a
    .acc = płytkę artefaktów 4a
name-art_4a_a1 = płytka 4a, artefakt 1
name-art_4a_a2 = płytka 4a, artefakt 2
name-art_4a_a3 = płytka 4a, artefakt 3
name-art_4a_a4 = płytka 4a, artefakt 4
name-art_4b = płytka artefaktów 4b
    .acc = płytkę artefaktów 4b
name-art_4b_a1 = płytka 4b, artefakt 1
name-art_4b_a2 = płytka 4b, artefakt 2
name-art_4b_a3 = płytka 4b, artefakt 3
name-art_4b_a4 = płytka 4b, artefakt 4
name-play = gra
name-row = rząd tacy
name-palace = pałac
name-start_board = plansza na początku
name-golems_0 = bez golema
name-golems_1 = 1 golem
name-golems_2 = 2 golemy
name-golems_3 = 3 golemy
name-golems_4 = 4 golemy
name-gold_piece = sztuka złota
name-mirror_copy = akcja innego rzędu
name-mirror_study = krok na torze nauki
name-new_golem = nowy golem
name-menorah_token = żeton menory
name-no_influence = bez wpływu
name-stuck_golem = golem, który nie może iść dalej
name-unpaid_golem = golem bez kontroli
name-limited_control = ograniczona kontrola
name-left_resources = pozostałe zasoby
name-dev_golem_torso = tułów
name-dev_golem_right_leg = prawa noga
    .acc = prawą nogę
name-dev_golem_left_leg = lewa noga
    .acc = lewą nogę
name-dev_golem_left_arm = lewa ręka
    .acc = lewą rękę
name-dev_golem_right_arm = prawa ręka
    .acc = prawą rękę
name-dev_golem_head = głowa
    .acc = głowę
name-dev_study_col1 = kolumna 1
    .acc = kolumnę 1
name-dev_study_col2 = kolumna 2
    .acc = kolumnę 2
name-dev_study_col3 = kolumna 3
    .acc = kolumnę 3
name-dev_study_col4 = kolumna 4
    .acc = kolumnę 4
name-dev_study_track = tor nauki
name-dev_study_menorah = wielka płytka nauki
    .acc = wielką płytkę nauki
name-dev_art_gold_marble = złota płytka kul
    .acc = złotą płytkę kul
name-dev_art_gold_build = złota płytka ksiąg i golemów
    .acc = złotą płytkę ksiąg i golemów
name-dev_art_grey_knowledge = szara płytka wiedzy
    .acc = szarą płytkę wiedzy
name-dev_art_grey_clay = szara płytka gliny
    .acc = szarą płytkę gliny
name-dev_art_grey_coin = szara płytka monet
    .acc = szarą płytkę monet
name-dev_art_menorah = wielka płytka artefaktów
    .acc = wielką płytkę artefaktów
about-dev_golem_torso = Kontrola golemów kosztuje cię najwyżej 2 wiedzy za golema.
about-dev_golem_right_leg = W ruchu golemów możesz zignorować kroki postaci.
about-dev_golem_left_leg = Golem, którego tworzysz, może zrobić krok i może od razu pracować, nie kładąc się.
about-dev_golem_left_arm = Od razu możesz zabić golema; odtąd bonusy cmentarza liczą się podwójnie.
about-dev_golem_right_arm = Od razu możesz aktywować golema; każda akcja Pracy ma jedną darmową aktywację więcej.
about-dev_golem_head = Trzy czerwone menory.
about-dev_study_col1 = Nie od razu, lecz ilekroć dodasz księgę do tej kolumny.
about-dev_study_col2 = Nie od razu, lecz ilekroć dodasz księgę do tej kolumny.
about-dev_study_col4 = Nie od razu, lecz ilekroć dodasz księgę do tej kolumny.
about-dev_study_menorah = Trzy niebieskie menory.
about-dev_art_menorah = Trzy żółte menory.

## Słowa pudełka

value-I-III = rundy I do III
value-IV = runda IV
value-work_more = pracuje więcej
value-created_works = pracuje po stworzeniu
value-control_most_2 = tania kontrola
value-bury_twice = groby podwójnie
value-ignore_steps = ignoruje kroki
value-big = wielka
value-grey = szara
value-gold-3 = złota, 3
value-gold-4 = złota, 4
value-gold-5 = złota, 5
value-grey-2 = szara, 2
value-grey-3 = szara, 3
value-grey-4 = szara, 4
value-grey-5 = szara, 5
value-red_student = czerwony uczeń
value-yellow_student = żółty uczeń
value-blue_student = niebieski uczeń
value-created = stworzone golemy
value-developments = ulepszenia
value-books = księgi
value-killed = zabite golemy

section-settings = Ustawienia
section-marbles = Kule
section-tray = Taca
section-start = Początek
section-work = Praca
section-row_prices = Ceny w rzędach
section-creation = Tworzenie golemów
section-tokens = Żetony menory
section-influence = Wpływ
section-losses = Straty
section-control = Kontrola golemów
section-final_scoring = Punktacja końcowa
section-actions = Płytki akcji
section-characters = Postacie
section-district_tiles = Płytki dzielnic
section-printed_sections = Sekcje nadrukowane
section-streets = Ulice
section-cemetery = Cmentarz
section-library = Biblioteka
section-books = Księgi
section-golem_track = Tor golemów
section-study_track = Tor nauki
section-golem_developments = Ulepszenia golemów
section-study_developments = Ulepszenia nauki
section-artifact_developments = Ulepszenia artefaktów
section-cauldrons = Kotły
section-artifact_tiles = Płytki artefaktów
section-objectives = Cele
section-set_bonus = Bonus zestawu
section-starting_tiles = Płytki początkowe
section-first_game_characters = Pierwsza gra: pałac
section-first_game_tiles = Pierwsza gra: płytki dzielnic
section-first_game_sets = Pierwsza gra: zestawy
column-auto_gains = Zyski bez pytania
column-red = Czerwone
column-yellow = Żółte
column-blue = Niebieskie
column-white = Białe
column-black = Czarne
column-capacity = Pojemność
column-golem_track = Tor golemów
column-knowledge = Wiedza
column-clay = Glina
column-more = Więcej za każdego golema tam
column-section = Sekcja
column-most = Najwyżej
column-each = Za każdy
column-deck = Talia
column-marbles = Kule
column-steps = Kroki
column-coin = Monety
column-entry = Wejście
column-income = Dochód
column-players = Od graczy
column-surcharge = Dopłata
column-colour = Kolor
column-immediate = Bonus natychmiastowy
column-activation = Bonus aktywacji
column-level = Poziom
column-limit = Księgi w kolumnie
column-developed_limit = Księgi w kolumnie, po ulepszeniu
column-developed_income = Dochód, po ulepszeniu
column-vp = Punkty
column-power = Moc
column-menorahs = Menory
column-kind = Rodzaj
column-a = Strona a
column-b = Strona b
column-gold = Złoto
column-slots = Gniazda
column-least = Co najmniej
column-cards = Karty
column-numbers = Liczby
column-golems = Golemy
column-artifact = Płytka artefaktów
column-tiles = Płytki początkowe
column-objectives = Cele
column-development = Ulepszenie
column-slot = Gniazdo
column-side = Strona

## Opcje

option-first_game = Pierwsza gra
    .help = Stałe ustawienie z instrukcji na pierwszą partię: bez decyzji przed pierwszą rundą.

## Pytania

question-turn = Wykonaj swoją turę w synagodze
question-set_aside = Odłóż kulę na bok
question-walk = Przesuń golema o krok
question-movement = Użyj kroków postaci albo je zignoruj
question-work = Powiedz, ile golemów posyłasz do pracy
question-working = Wybierz następnego golema do pracy albo zakończ
question-mirror = Skopiuj akcję za 1 monetę, ucz się za 3 monety albo zakończ
question-golem_parts = Ulepsz część golema, stwórz golema albo zakończ
question-artifact_parts = Ulepsz artefakt, kup złoto za 3 monety albo zakończ
question-study_parts = Wykonaj ulepszenie nauki, kup księgę albo zakończ
question-retreat = Wybierz ucznia, który cofnie się za czarną księgę
question-entry = Zapłać za wejście wiedzą albo punktami
question-leg_moves = Przesuń nowego golema o krok albo zrezygnuj
question-leg_activates = Niech nowy golem pracuje albo zrezygnuj
question-bury = Wybierz miejsce na cmentarzu
question-bury_once = Wybierz miejsce na cmentarzu
question-spend = Wybierz zasób, którym płacisz
question-keep_objective = Zatrzymaj jeden z dobranych celów albo zwróć wszystkie
question-draft_pick = Zatrzymaj jeden cel; reszta idzie do sąsiada po lewej
question-return_objective = Odłóż jeden cel pod talię
question-choose_tile = Wybierz płytkę artefaktów
question-start_pick = Wybierz płytkę początkową
question-start_elements = Wybierz, co następne z twoich płytek początkowych, albo zakończ
question-settle = Wybierz dwie dzielnice dla pierwszych golemów
question-influence = Wpłyń na postać, weź 3 monety albo zrezygnuj
question-income_order = Wybierz następne źródło dochodu albo zakończ
ask-fit = Wybierz gniazdo i stronę
ask-students = Wybierz dwóch uczniów
ask-student = Wybierz ucznia
ask-gold = Wybierz kocioł na złoto
ask-resource = Wybierz zasób
ask-create = Stwórz golema albo zrezygnuj
ask-kill = Zabij golema albo zrezygnuj
ask-kill_once = Zabij golema albo zrezygnuj
ask-develop = Wykonaj ulepszenie albo zrezygnuj
ask-buy_book = Kup księgę albo zrezygnuj
ask-move_one = Przesuń golema albo zakończ
ask-move_total = Przesuwaj golemy albo zakończ
ask-activate = Aktywuj golema albo zakończ
ask-activate_moved = Aktywuj tego golema albo zrezygnuj
ask-activate_keep = Aktywuj golema albo zrezygnuj
ask-golem_track = Przesuń znacznik na torze golemów albo zrezygnuj
ask-book_activation = Wybierz księgę do użycia albo zakończ
ask-artifact_income = Wybierz artefakt, który da dochód, albo zakończ

## Ruchy

move-take = Weź { $b-facc } kulę z rzędu { $a }
move-rabbi = Postaw rabina na { $a-loc }
move-pass = Spasuj
move-done = Nic więcej
move-aside = Odłóż { $b-facc } kulę z rzędu { $a }
move-step = Przesuń golema z { $a-gen } o krok do przodu
move-back = Przesuń golema z { $a-gen } o krok w tył
move-kill = Zabij golema w { $a-loc }
move-activate = Aktywuj golema w { $a-loc }
move-bury = Pochowaj go: { $a }
move-create = Stwórz golema w dzielnicy { $a-floc }
move-student = Przesuń { $a-acc } ucznia
move-students = Przesuń uczniów: { $a }
move-retreat = Cofnij { $a-acc } ucznia
move-gold = Włóż złoto do { $a-gen }
move-income = Weź dochód: { $a }
move-develop = Ulepsz { $a-acc }
move-fit = Włóż w { $a }, { $b-ins } do góry
move-buy = Kup księgę z pola { $a } do kolumny { $b }
move-read = Użyj księgi { $a-2 } z kolumny { $a-1 }
move-copy = Skopiuj rząd { $a }
move-work = { $a ->
    [0] Nie posyłaj golemów do pracy
    [one] Poślij do pracy 1 golema
    [few] Poślij do pracy { $a } golemy
   *[many] Poślij do pracy { $a } golemów
}
move-track = Przesuń znacznik na torze golemów o { $a-id }
move-choose = Wybierz możliwość { $a }
move-gain = Weź 1 { $a-acc }
move-spend = Zapłać 1 { $a-acc }
move-enter = { $a-id ->
    [vp] Zapłać punktami
   *[other] Zapłać wiedzą
}
move-ignore = Zignoruj kroki postaci
move-use = Użyj kroków postaci
move-pay = Zapłać
move-influence = Zapłać i wpłyń na postać
move-coins = Weź zamiast tego 3 monety
move-study = Zapłać 3 monety za krok nauki
move-accept = Weź
move-keep = Zatrzymaj { $a }
move-return = Odłóż { $a } pod talię
move-tile = Weź { $a-acc }
move-start = Weź { $a-acc }
move-element = Weź element { $a }
option-keep = Zatrzymaj: { $objective }
option-return = Zwróć: { $objective }
option-tile = Weź płytkę artefaktów { $n }
option-start = Płytka początkowa: { $effect }
option-buy = Kup { own-book-acc } księgę w cenie { $a-cost } do kolumny { $column }
option-read = Użyj { own-book-gen } księgi w cenie { $a-cost } z kolumny { $column }
option-declined =
    { $kind ->
        [kill] Nie zabijaj golema
        [keep] Nie zatrzymuj żadnego
        [create] Nie twórz golema
        [develop] Bez ulepszenia
        [buy] Nic nie kupuj
        [pay] Nie płać
       *[take] Nic nie bierz
    }
option-row = { $row }, wartość { $value }.
option-copied = Akcja „{ $row }” o wartości, jaką Lustro miało przy braniu kuli.
option-completes = Dopełnia parę postaci.
option-aside = { $row }: o jedną kulę mniej dla wszystkich.
option-comes-to = Golem dochodzi do { $place-gen }; może tam pracować:
option-street = Potem { $place-mid } daje w każdym dochodzie: { $income }
option-artifact = Artefakt { $n }, ukończony: { $income }
where-round = Runda { $round }
where-left = { $marbles ->
    [0] { $rabbi ->
        [yes] został twój rabin
       *[no] ostatnia akcja
    }
    [one] { $rabbi ->
        [yes] została 1 kula i twój rabin
       *[no] została 1 kula
    }
    [few] { $rabbi ->
        [yes] zostały { $marbles } kule i twój rabin
       *[no] zostały { $marbles } kule
    }
   *[many] { $rabbi ->
        [yes] zostało { $marbles } kul i twój rabin
       *[no] zostało { $marbles } kul
    }
}
move-settle = Postaw golemy w dzielnicach: { $a-f }

## Dziennik

own-points-a = { $a ->
    [one] { $a } punkt
    [few] { $a } punkty
   *[many] { $a } punktów
}
own-points-b = { $b ->
    [one] { $b } punkt
    [few] { $b } punkty
   *[many] { $b } punktów
}
own-clay-b = { $b ->
    [one] { $b } glinę
    [few] { $b } gliny
   *[many] { $b } glin
}
own-coins-a = { $a ->
    [one] { $a } monetę
    [few] { $a } monety
   *[many] { $a } monet
}
own-objectives-a = { $a ->
    [one] { $a } cel
    [few] { $a } cele
   *[many] { $a } celów
}
own-entry = { $b-id ->
    [vp] { $c ->
        [one] { $c } punkt
        [few] { $c } punkty
       *[many] { $c } punktów
    }
   *[other] { $c ->
        [one] { $c } { $b-acc }
        [few] { $c } { $b-few }
       *[many] { $c } { $b-many }
    }
}
news-round = Zaczyna się runda { $a }.
news-poured = Kule zostają wsypane.
book-colour = { $a-colour ->
    [red] czerwona
    [yellow] żółta
    [blue] niebieska
    [green] zielona
   *[black] czarna
}
own-book-acc = { $a-colour ->
    [red] czerwoną
    [yellow] żółtą
    [blue] niebieską
    [green] zieloną
   *[black] czarną
}
own-book-gen = { $a-colour ->
    [red] czerwonej
    [yellow] żółtej
    [blue] niebieskiej
    [green] zielonej
   *[black] czarnej
}
news-book-opened = Na polu { $b } biblioteki pojawia się { book-colour } księga w cenie { $a-cost }.
news-book-under = Pod talię trafia { book-colour } księga w cenie { $a-cost }.
news-tile-opened = Odkryta: { $a }.
news-took = { $seat } bierze { $b-facc } kulę z rzędu { $a }, wartość { $c }.
news-rabbi = { $seat } stawia rabina na { $a-loc }.
news-passed = { $seat } pasuje i bierze żeton pasu { $a }.
news-set-aside = { $seat } odkłada { $b-facc } kulę z rzędu { $a }.
news-gained = { $seat } otrzymuje { good-amount }.
news-spent = { $seat } płaci { good-amount }.
news-student = { $seat }: { $a } uczeń dochodzi do sekcji { $b }.
news-student-back = { $seat }: { $a } uczeń cofa się do sekcji { $b }.
news-token = { $seat } bierze { $a } żeton menory.
news-study = { $seat } wchodzi na pozycję { $a } toru nauki.
news-track = { $seat } wchodzi na pole { $a } toru golemów.
news-created = { $seat } tworzy golema w dzielnicy { $a-floc } za { own-clay-b }.
news-moved = { $seat } przesuwa golema z { $a-gen } do { $b-gen }.
news-entered = { $seat } płaci { own-entry } za wejście do { $a-gen }.
news-stuck = { $seat } traci { own-points-a }: żaden golem nie może iść dalej.
news-activated = { $seat } aktywuje golema w { $a-loc }.
news-killed = { $seat } zabija golema w { $a-loc } i grzebie go w { $b-loc }.
news-gold = { $seat } wkłada złoto do { $a-gen }.
news-completed = { $seat } kończy { $a }.
news-artifact-income = { $seat } bierze dochód { $a-gen }.
news-developed = { $seat } ulepsza { $a-acc } za { $b }.
news-fitted = { $seat } wkłada płytkę w { $a }, { $b-ins } do góry.
news-bought = { $seat } kupuje { own-book-acc } księgę za { own-knowledge-c } i dodaje ją do kolumny { $b }.
news-read = { $seat } używa { own-book-gen } księgi: { $a-activation }.
news-objectives-drawn = { $seat } dobiera { own-objectives-a }.
news-objective-seen = Dobierasz { $a }.
news-objective-kept = Zatrzymujesz { $a }.
news-objectives-kept = { $seat } { $a ->
    [0] nie zatrzymuje żadnego celu
    [one] zatrzymuje jeden cel
    [few] zatrzymuje { $a } cele
   *[many] zatrzymuje { $a } celów
}.
news-objective-returned = Odkładasz { $a } pod talię.
news-tile = { $seat } wybiera { $a-acc }.
news-starting = { $seat } wybiera { $a-acc }.
news-settled = { $seat } stawia golema w dzielnicy { $a-floc }.
news-influenced = { $seat } wpływa na { $a-acc }.
news-took-coins = { $seat } bierze { own-coins-a } zamiast wpływu.
news-copied = { $seat } kopiuje rząd { $a }, wartość { $b }.
news-order = { $seat } jest na miejscu { $b } w kolejności.
news-control = { $seat } płaci { own-knowledge-a } za kontrolę golemów{ $b ->
    [0] {""}
   *[other] {" "}i traci { own-points-b }
}.
news-no-control = { $seat } nie musi w tej rundzie kontrolować golemów.
news-ignored-steps = { $seat } ignoruje kroki postaci: { $a }.
news-scored = { $seat } zdobywa { own-points-b } { $a-id ->
    [track] w trakcie gry
    [golems] za golemy razy czerwone menory
    [artifacts] za artefakty razy żółte menory
    [columns] za kolumny razy niebieskie menory
    [study] za tor nauki
    [objectives] za cele
   *[resources] za zasoby
}.
news-income = { $seat } bierze dochód.
news-game-ended = Koniec gry.
news-in-vain = { $seat } nie może teraz nic z tego wziąć.
news-trigger = { $seat }: { $a } działa ({ $b }).
news-pass-phase = Zaczyna się faza pasu { $a }.

## Dziennik według tur: pod imieniem tego, kto działa

aside-order = Kolejność
aside-income = Dochód
aside-control = Kontrola golemów
aside-scoring = Punktacja końcowa
fold-table = { $n ->
    [one] { $n } zmiana w mieście
    [few] { $n } zmiany w mieście
   *[many] { $n } zmian w mieście
}
good-amount = { $a-id ->
    [vp] { $b ->
        [one] { $b } punkt
        [few] { $b } punkty
       *[many] { $b } punktów
    }
   *[other] { $b ->
        [one] { $b } { $a-acc }
        [few] { $b } { $a-few }
       *[many] { $b } { $a-many }
    }
}
deed-book-opened = { book-colour } księga w cenie { $a-cost } na polu { $b } biblioteki
deed-book-under = { book-colour } księga w cenie { $a-cost } pod talię
deed-tile-opened = odkryta: { $a }
deed-took = wzięto { $b-facc } kulę z rzędu *{ $a }*, wartość { $c }
deed-rabbi = rabin na { $a-loc }
deed-passed = pas, żeton pasu { $a }
deed-set-aside = odłożono { $b-facc } kulę z rzędu { $a }
own-gained = { $a-id ->
    [vp] { own-points-b }
   *[other] { $b ->
        [one] { $b } { $a }
        [few] { $b } { $a-few }
       *[many] { $b } { $a-many }
    }
}
deed-gained = +{ own-gained }
deed-spent = zapłacono { good-amount }
deed-student = { $a } uczeń do sekcji { $b }
deed-student-back = { $a } uczeń z powrotem do sekcji { $b }
deed-token = wzięto { $a } żeton menory
deed-study = tor nauki: { $a }
deed-track = tor golemów: { $a }
deed-created = stworzono golema w dzielnicy { $a-floc } za { own-clay-b }
deed-moved = golem z { $a-gen } do { $b-gen }
deed-entered = zapłacono { own-entry } za wejście do { $a-gen }
deed-stuck = stracono { own-points-a }: żaden golem nie może iść dalej
deed-activated = aktywowano golema w { $a-loc }
deed-killed = zabito golema w { $a-loc } i pochowano go w { $b-loc }
deed-gold = złoto do *{ $a-gen }*
deed-completed = ukończono *{ $a }*
deed-artifact-income = dochód *{ $a-gen }*
deed-developed = ulepszono *{ $a-acc }*, cena { $b }
deed-fitted = w { $a }, { $b-ins } do góry
own-objectives-n = { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}
own-knowledge-n = { $n ->
    [one] { $n } wiedzę
   *[other] { $n } wiedzy
}
own-knowledge-a = { $a ->
    [one] { $a } wiedzę
   *[other] { $a } wiedzy
}
own-knowledge-c = { $c ->
    [one] { $c } wiedzę
   *[other] { $c } wiedzy
}
deed-bought = kupiono { own-book-acc } księgę za { own-knowledge-c }, kolumna { $b }
deed-read = użyto { own-book-gen } księgi
deed-objectives-drawn = dobrano { own-objectives-a }
deed-objective-seen = dobrano: *{ board-objective }*
deed-objective-kept = zatrzymano: *{ board-objective }*
deed-objectives-kept = { $a ->
    [0] nie zatrzymano żadnego celu
    [one] zatrzymano jeden cel
    [few] zatrzymano { $a } cele
   *[many] zatrzymano { $a } celów
}
deed-objective-returned = pod talię: *{ board-objective }*
deed-tile = wybrano { $a-acc }
deed-starting = wybrano płytkę początkową
deed-settled = golem w dzielnicy { $a-floc }
deed-influenced = wpływ na *postać*
deed-took-coins = wzięto { own-coins-a } zamiast wpływu
deed-copied = skopiowano rząd *{ $a }*, wartość { $b }
deed-order = miejsce { $b } w kolejności
deed-control = { $a ->
    [one] { $a } wiedza
   *[other] { $a } wiedzy
} za kontrolę golemów{ $b ->
    [0] {""}
   *[other] , −{ own-points-b }
}
deed-no-control = bez kontroli golemów
deed-ignored-steps = zignorowano kroki postaci: { $a }
deed-scored = { $b ->
    [0] {""}
   *[other] { $b-sign ->
        [plus] +{ own-points-b } { scored-for }
       *[minus] { own-points-b } { scored-for }
    }
}
scored-for = { $a-id ->
    [track] w trakcie gry
    [golems] za golemy
    [artifacts] za artefakty
    [columns] za kolumny
    [study] za tor nauki
    [objectives] za cele
   *[resources] za zasoby
}
deed-income = {""}
deed-in-vain = teraz nic do wzięcia
deed-trigger = { $a } działa ({ $b })

summary-round = { $over ->
    [yes] Ostatnia runda minęła
   *[no] Runda minęła
}
summary-clay = Glina
summary-coins = Monety
summary-knowledge = Wiedza
summary-control = Kontrola
summary-gains = Zysk
summary-round-about = { $control ->
    [0] { $gains ->
        [0] Golemy pod kontrolą
        [one] Golemy pod kontrolą, zysk 1 punkt
        [few] Golemy pod kontrolą, zysk { $gains } punkty
       *[many] Golemy pod kontrolą, zysk { $gains } punktów
    }
    [one] Kontrola kosztuje cię 1 punkt
    [few] Kontrola kosztuje cię { $control } punkty
   *[many] Kontrola kosztuje cię { $control } punktów
}

course-start = Początek
course-part = Runda { $n }
course-round = Koniec rundy { $n }
course-final = Punktacja końcowa

## Dlaczego nie

reason-no-marble = nie ma takiej kuli
reason-sockets-full = obie twoje kule są już wzięte
reason-rabbi-placed = twój rabin już stoi
reason-tile-taken = stoi tam rabin
reason-tile-not-open = ta płytka nie jest odkryta
reason-no-pass = obie twoje kule są wzięte, więc nie możesz spasować
reason-no-clay = brakuje gliny
reason-no-coin = brakuje monet
reason-no-knowledge = brakuje wiedzy
reason-no-resources = brakuje zasobów
reason-developed = to jest już ulepszone
reason-wrong-kind = to ulepszenie innego rodzaju
reason-no-slot = żadne gniazdo tego rodzaju nie jest wolne
reason-slot-taken = gniazdo jest zajęte
reason-wrong-slot = gniazdo jest innego rodzaju albo nie ma go wcale
reason-street-end = uczeń jest na końcu ulicy
reason-street-start = uczeń jest na początku ulicy
reason-track-end = tam kończy się tor golemów
reason-study-end = tam kończy się tor nauki
reason-study-start = znacznik nauki jest na początku
reason-cauldron-full = kocioł jest pełny
reason-no-golem = nie ma tam twojego golema
reason-lying = golem leży
reason-created-now = golem powstał podczas tej akcji
reason-block-end = golem jest na końcu kwartału
reason-block-start = golem jest na początku kwartału
reason-no-golem-left = na twojej planszy nie ma już golemów
reason-grave-taken = leży tam golem
reason-grave-closed = przy tylu graczach to miejsce nie jest używane
reason-no-book = nie ma tam księgi
reason-column-full = kolumna mieści tyle ksiąg, na ile pozwala twoja nauka
reason-column-colour = kolumna ma jeden kolor, a kolor jedną kolumnę
reason-no-student = żaden uczeń nie może się cofnąć
reason-read-already = ta księga jest już użyta
reason-not-completed = artefakt nie jest ukończony
reason-too-few-golems = nie stoi aż tyle twoich golemów
reason-part-done = ta część akcji jest już wykonana
reason-not-in-hand = nie masz tego na ręce
reason-no-use = nic by to nie dało
vain-no-use = Na razie nic to nie daje.
reason-tile-gone = tej płytki nie ma do wyboru
reason-too-far = to za daleko
reason-other-golem = to musi być ten sam golem
reason-forward-only = można iść tylko do przodu
reason-source-taken = to źródło dało już dochód
reason-element-taken = ten element jest wzięty albo nastąpił sam
reason-no-resource = nie masz tego
reason-golem-activated = ten golem już pracował
reason-last-pass = to ostatnia faza pasu
reason-develop-later = ulepszenia wykonuje się w rzędach Golem, Artefakty i Nauka, a wszyscy w fazie 6
reason-create-later = golemy tworzy się w rzędzie Golem
reason-gold-later = złoto kupuje się w rzędzie Artefakty
reason-buy-later = księgi kupuje się w rzędzie Nauka
reason-work-later = golemy pracują w rzędzie Praca
reason-walk-later = golemy chodzą w fazie 2, przed kulami
reason-influence-later = na postać wpływa się w fazie 5, po wszystkich kulach i rabinach

## Punkty

source-track = W trakcie gry
source-golems = Golemy razy czerwone menory
source-artifacts = Artefakty razy żółte menory
source-columns = Kolumny razy niebieskie menory
source-study = Nauka
source-objectives = Cele
source-resources = Zasoby
tie-broken = Przy równej liczbie punktów rozstrzyga rabin, który w ostatniej rundzie stał wyżej.

## Co liczą symulacje

figure-developments = Ulepszenia
figure-created = Stworzone golemy
figure-killed = Zabite golemy
figure-gold = Złoto
figure-artifacts = Ukończone artefakty
figure-books = Księgi
figure-students = Sekcje trzech uczniów

## Stół w terminalu

board-round = runda { $round }
board-phase-set_up = przygotowanie
board-phase-refresh = odświeżenie
board-phase-movement = ruch golemów
board-phase-actions = akcje
board-phase-turn_order = kolejność
board-phase-influence = wpływ
board-phase-income = dochód i ulepszenia
board-phase-control = kontrola golemów
board-phase-over = koniec
board-order = kolejność
board-deck = { $n ->
    [one] { $n } księga w talii
    [few] { $n } księgi w talii
   *[many] { $n } ksiąg w talii
}
board-tray = Taca
board-aside = odłożone
board-actions = Rabin
board-palace = Pałac
board-library = Biblioteka
board-offer = Płytki artefaktów
board-cemetery = Cmentarz
board-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
board-student = ulica
board-block = kwartał
board-token = żeton
board-starting = płytki początkowe
board-columns = księgi
board-marbles = kule
board-developed = ulepszone
board-slots = gniazda
board-artifact = artefakty
board-passed = żeton pasu { $n }
board-head-clay = Glina
board-head-coin = Mon.
board-head-knowledge = Wied.
board-head-vp = PZ
board-head-points = Teraz
board-head-study = Nauka
board-head-level = Golem
board-head-limit = Limit
board-head-control = Kontrola
board-head-made = Zrob.
board-head-menorahs = Menory

board-price-work = Praca 0 do 4 golemami { $list }, mniej o wartość rzędu
board-price-golem = golem { $clay }, { $more } więcej za każdego twojego w tej dzielnicy
board-price-gold = sztuka złota { $coin }
board-price-mirror = Lustro: kopia { $copy }, nauka { $study }
board-street-income = dochód tam { $income }
board-leads-to = do { $effect }
board-slot-price = { $kind ->
    [grey] szare
   *[gold] złote
} { $cost }
board-cauldron = jest w nim { $n } z { $of } złota
board-legend =
    Taca: kule każdego rzędu (c, ż, n, b, k: czerwona, żółta, niebieska, biała, czarna); ich liczba to wartość rzędu. Pod nią nadrukowane ceny.
    Rabin: płytki akcji ze stojącymi na nich rabinami. Pałac: pasujące kule, kroki w ruchu golemów, cena i efekt postaci; strzałka wskazuje postać tej rundy.
    Biblioteka: pole, księga, cena i dopłata pola; potem co daje od razu i co przy użyciu.
    Dzielnice: sekcja, cena wejścia (wiedza albo tyle samo punktów), efekt; { $income } dochód ucznia tam; uczniowie { $student }; golemy stojące { $golem } lub leżące { $golem-lying }. { $menorah } to menora dzielnicy, z tym, kto ją ma.
    Gracze: glina, monety, wiedza, punkty; Teraz: punkty, gdyby gra skończyła się teraz; Nauka: pozycja (+ odwrócony); Limit: księgi w kolumnie; Golem: pole toru golemów/poziom i kroki, które to daje golemowi w ruchu; Kontrola: wiedza należna za kontrolę golemów/wiedza, która wtedy będzie; Zrob.: golemy stworzone-zabite; Menory według dzielnic.
    Artefakty: złoto dotąd/wielkość kotła, dochód i koszt gniazd.
    Znak stopnia (w zwykłym tekście tylda) oznacza to, co nie jest znane z wydrukowanej gry, lecz odtworzone; za nagłówkiem: coś w tej części.

## Plansza w przeglądarce

tab-lab = Pracownia
group-take = Kula
group-aside = Odłóż
group-rabbi = Rabin
group-main = Wybierz
group-develop = Ulepsz
group-create = Stwórz
group-gold = Złoto
group-buy = Księga
group-study = Nauka
group-step = Ruch
group-activate = Aktywuj
group-student = Uczeń
group-settle = Golemy
group-keep = Zatrzymaj
group-return = Zwróć
group-tile = Płytka
group-start = Weź
group-fit = Gniazdo
group-back = W tył
group-kill = Zabij
group-bury = Pochowaj
group-students = Uczniowie
group-retreat = Cofnij
group-income = Dochód
group-read = Czytaj
group-copy = Kopiuj
group-work = Praca
group-track = Tor
group-choose = Wybierz
group-gain = Weź
group-spend = Zapłać
group-enter = Zapłać
group-element = Dalej
board-round-of = Runda { $round } z { $rounds }
board-phase = { $phase ->
    [set_up] Przygotowanie
    [refresh] Odświeżenie
    [movement] Ruch
    [actions] Akcje
    [turn_order] Kolejność
    [influence] Wpływ
    [income] Dochód
    [control] Kontrola
   *[over] Koniec
}
board-turn-order = Kolejność
board-view-table = Stół
board-view-players = Rywale
board-jump = Skocz do
board-colour = { $colour ->
    [red] czerwona
    [yellow] żółta
    [blue] niebieska
    [green] zielona
    [white] biała
   *[black] czarna
}
board-or = { " " }lub{ " " }
board-nothing = nic.
board-district = { $colour ->
    [red] Czerwona
    [yellow] Żółta
   *[blue] Niebieska
}
    .mid = { $colour ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    }
    .gen = { $colour ->
        [red] czerwonej
        [yellow] żółtej
       *[blue] niebieskiej
    }
board-district-of = { $name } dzielnica
board-section = { $district } { $section }
board-synagogue = Synagoga
board-value = wartość
board-row = { $row ->
    [work] Praca
    [golem] Golem
    [artifacts] Artefakty
    [study] Nauka
   *[mirror] Lustro
}
board-marble = Kula: { $colour }.
board-about-work = Aktywuj 1, 2, 3 lub 4 stojące golemy za 1, 3, 5 lub 8 wiedzy, mniej o { $value }.
board-about-golem = Weź { $value } { $value ->
    [one] glinę
    [few] gliny
   *[many] glin
}. Potem możesz wykonać jedno ulepszenie golema i stworzyć jednego golema, za ich cenę.
board-about-artifacts = Weź { $value ->
    [one] { $value } monetę
    [few] { $value } monety
   *[many] { $value } monet
}. Potem możesz wykonać jedno ulepszenie artefaktu za jego cenę i kupić jedno złoto za 3 monety.
board-about-study = Weź { $value ->
    [one] { $value } wiedzę
   *[other] { $value } wiedzy
}. Potem możesz wykonać jedno ulepszenie nauki za jego cenę i kupić jedną księgę.
board-about-mirror = Za 1 monetę wykonaj inny rząd z wartością { $value }. Za 3 monety przesuń się na torze nauki, raz.
board-none-stand = żaden nie stoi
board-free = za darmo
board-rabbi = Rabin
board-rabbi-order = górny zaczyna rundę
board-action = Płytka akcji { $n }
board-bottom = Dolne pole
board-any-number = dowolna liczba
board-saves = taniej o { $n }
board-taken = Zajęte: { $names }.
board-pass = Pas
board-pass-tiles = Żetony pasu
board-pass-tile = żeton { $n }
board-pass-held = { $tile }: { $name }
board-completes = dopełnia parę postaci
board-left = zostało
board-left-about = zostało do zrobienia w tej rundzie
board-finished = gotowe
board-city = Miasto
board-entry = Wejście kosztuje { own-knowledge-n } albo { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
board-street = Dochód ucznia tutaj: { $income }
board-students = Uczniowie: { $names }.
board-golems = Golemy: { $names }.
board-golem = { $standing ->
    [true] { $name }, stoi
   *[false] { $name }, leży
}
board-your-student = Twój uczeń: { $district }.
board-control = kontrola golemów na końcu rundy
board-grave = Cmentarz
board-open = otwarty
board-open-ground = Otwarta ziemia: bez bonusu, dowolna liczba golemów.
board-character = Postać rundy { $round }
board-character-done = Postać rundy { $round }, zakryta
board-needs = Kule: { $first } i { $second }, biała liczy się jako dowolna.
board-instead = Albo weź 3 monety.
board-character-steps = { $n ->
    [one] { $n } krok w ruchu golemów.
    [few] { $n } kroki w ruchu golemów.
   *[many] { $n } kroków w ruchu golemów.
}
board-matching = pasuje: { $colours }
board-book-price = { $black ->
    [true] Kosztuje krok w tył jednego ucznia i { own-knowledge-n }.
   *[false] Kosztuje { own-knowledge-n }, z tego { $more } za pole.
}
board-book-halves = Od razu: { $now } Przy użyciu: { $later }
board-lab = Pracownia
board-lab-of = Pracownia { $name-gen }
board-sockets = Wzięte kule: { $marbles }
board-rabbi-in-hand = rabin jeszcze nie stoi
board-product-golems = Stworzone golemy razy czerwone menory, punkty na koniec: { $points }
board-product-artifacts = Ukończone artefakty razy żółte menory, punkty na koniec: { $points }
board-product-columns = Kolumny z księgą razy niebieskie menory, punkty na koniec: { $points }
board-study = Nauka
board-limit = limit { $n }
board-limit-note = w kolumnie najwyżej { $n }
board-study-track = Tor nauki: pozycja { $at }, w kolumnie { $limit ->
    [one] { $limit } księga
    [few] { $limit } księgi
   *[many] { $limit } ksiąg
}
board-study-end = { $at }: punkty na koniec: { $n }.
board-flip = Odwraca twój tor nauki: ksiąg w kolumnie najwyżej { $limit }, dochód na twojej pozycji: { $income }
board-golem-levels = Golemy
board-level = poziom { $n }
board-track-level = { $at } (poziom { $n })
board-golem-track = Tor golemów: pole { $at }, poziom { $level }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} w ruchu golemów
board-golems-left = golemy, które możesz jeszcze stworzyć
board-golem-developments = Ulepszenia golemów
board-power-control_most_2 = Kontrola golemów kosztuje najwyżej 2 wiedzy za golema.
board-power-ignore_steps = W ruchu golemów możesz zignorować kroki postaci.
board-power-created_works = Golem, którego tworzysz, może przejść 1 i może pracować, nie kładąc się.
board-power-bury_twice = Od razu możesz zabić golema; odtąd bonusy cmentarza liczą się podwójnie.
board-power-work_more = Od razu aktywuj golema; w każdej akcji Pracy jeden golem więcej pracuje za darmo.
board-power-none = Bez efektu, więcej menor.
board-books = Księgi
board-column = kolumna { $n }
board-column-of = Kolumna { $n }: księgi { $books } z { $limit }
board-twice = Bonus dodanej tu kolorowej księgi liczy się podwójnie.
board-added = Ilekroć dodasz tu księgę: { $effect }
board-artifacts = Artefakty
board-artifacts-note = dochód, szare i złote gniazda
board-artifact-of = złoto { $gold } z { $n }. Dochód: { $income }
board-slot = { $kind ->
    [grey] Wolne gniazdo na szarą płytkę
   *[gold] Wolne gniazdo na złotą płytkę
}, { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
board-loose = Inne ulepszenia
board-sides = { $first } Druga strona: { $second }
board-trigger = Dochód jej artefaktu, { $what ->
    [red_marble] gdy bierzesz czerwoną kulę.
    [blue_marble] gdy bierzesz niebieską kulę.
    [first_book] gdy wkładasz do kolumny pierwszą księgę.
   *[golem_created] gdy tworzysz golema.
}
board-grey = Dodaje do dochodu swojego artefaktu: { $income }
board-objectives-shown = Cele
board-objective-name = Cel
board-objective-count = cele, ukryte
board-objective = { $a-kind ->
    [red_student] Czerwony uczeń w sekcji { $a-least } lub dalej
    [yellow_student] Żółty uczeń w sekcji { $a-least } lub dalej
    [blue_student] Niebieski uczeń w sekcji { $a-least } lub dalej
    [created] Stworzone golemy: { $a-least } lub więcej
    [gold] Złoto: { $a-least } lub więcej
    [developments] Ulepszenia: { $a-least } lub więcej
    [study] Tor nauki na { $a-least } lub dalej
    [books] Księgi: { $a-least } lub więcej
   *[killed] Zabite golemy: { $a-least } lub więcej
}, punkty: { $a-vp }
board-elements = Jeszcze do wzięcia, w dowolnej kolejności
board-you = Ty
board-good = { $good ->
    [clay] glina
    [coin] monety
    [knowledge] wiedza
   *[vp] punkty
}
board-income = Dochód
board-income-about = dochód na końcu rundy, w obecnym stanie
board-control-due = Kontrola
board-control-short = Kontrola { $due }, wtedy { $held }:
board-control-about = Kontrola golemów: należna wiedza { $due }, będziesz mieć { $held }, stracone punkty: { $loss }
board-created = stworzone golemy
board-completed = ukończone artefakty
board-developments = ulepszenia
board-points-now = punkty, gdyby gra skończyła się teraz: { $n }
board-source = { $name } { $n }
board-page-passed = pas
board-page-tray = { $row }, wartość { $value }
board-page-token = Menora dla pierwszego ucznia, który dojdzie do VIII
board-page-steps = kroki w ruchu golemów
board-page-deck = w talii { $n }
board-page-artifact = Artefakt za { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}
board-page-objectives = Twoje cele: widzisz je tylko ty
board-page-pack = Zatrzymaj jeden, resztę podaj dalej
board-page-drawn = Zatrzymaj najwyżej jeden
board-page-offer = Płytki artefaktów do wyboru
board-page-starting = Wybierz dwie płytki początkowe

## Legenda ikon

icon-student = krok ucznia tego koloru
icon-student-any = krok twojego ucznia
icon-student-last = sekcja twojego ostatniego ucznia
icon-students-two = różni uczniowie
icon-ingot = złoto do twoich kotłów
icon-artifact = ukończony artefakt
icon-golem-create = stwórz golema; za tym, ile oszczędzasz
icon-golem-kill = zabij swojego golema
icon-golem-move = kroki golema
icon-golem-activate = aktywuj golema
icon-golem-lying = golem, który zostaje, jak był, stojący lub leżący
icon-golem = golem
icon-book = księga
icon-cemetery = twój golem na cmentarzu
icon-track = krok na torze golemów; liczony: jego poziom
icon-study = krok na torze nauki
icon-no-control = kontrola golemów nic nie kosztuje
icon-whole-round = użyj dolnej połowy swoich ksiąg
icon-objective = dobierz cele
icon-development = ulepszenie; za tym, ile oszczędzasz
icon-res-any = zasób: glina, moneta lub wiedza
icon-income = weź dochód
icon-at-once = bonus księgi po raz drugi
icon-marble = kula tego koloru, wzięta przez ciebie

## Kiedy ruch jest możliwy: „Można to zrobić ...”

moment-take = w fazie akcji, w swojej turze
moment-rabbi = w fazie akcji, w swojej turze, póki masz rabina
moment-pass = w fazie akcji, w swojej turze, póki masz jeszcze kulę do wzięcia
moment-done = tam, gdzie z czegoś można zrezygnować albo na czymś poprzestać
moment-aside = na początku fazy pasu, przez właściciela najniższego żetonu pasu
moment-step = w ruchu golemów albo tam, gdzie efekt przesuwa golema
moment-back = tam, gdzie efekt cofa golema
moment-kill = tam, gdzie efekt zabija golema
moment-activate = tam, gdzie efekt lub rząd Praca aktywuje golema
moment-bury = gdy twój golem został zabity
moment-create = w rzędzie Golem albo tam, gdzie efekt tworzy golema
moment-student = tam, gdzie efekt przesuwa ucznia
moment-students = tam, gdzie efekt przesuwa dwóch różnych uczniów
moment-retreat = gdy kupujesz czarną księgę
moment-gold = w rzędzie Artefakty albo tam, gdzie dostajesz złoto
moment-income = tam, gdzie efekt daje dochód
moment-develop = w rzędzie danego ulepszenia albo tam, gdzie efekt ulepsza
moment-fit = gdy wykonujesz ulepszenie artefaktu
moment-buy = w rzędzie Nauka albo tam, gdzie efekt kupuje księgę
moment-read = tam, gdzie efekt używa dolnej połowy ksiąg
moment-copy = w rzędzie Lustro
moment-work = w rzędzie Praca
moment-track = tam, gdzie efekt przesuwa znacznik na torze golemów
moment-choose = tam, gdzie efekt ma kilka możliwości
moment-gain = tam, gdzie dostajesz dowolne zasoby
moment-spend = tam, gdzie cenę można zapłacić dowolną mieszanką zasobów
moment-enter = gdy golem wchodzi do jednej z trzech ostatnich sekcji
moment-ignore = w ruchu golemów, z ulepszeniem, które na to pozwala
moment-use = w ruchu golemów, z ulepszeniem, które na to pozwala
moment-pay = tam, gdzie efekt ma cenę
moment-influence = w fazie wpływu, z dwiema pasującymi kulami
moment-coins = w fazie wpływu, z dwiema pasującymi kulami
moment-study = w rzędzie Lustro
moment-accept = tam, gdzie z efektu można zrezygnować
moment-keep = w przygotowaniu albo po dobraniu celów
moment-return = na końcu przygotowania
moment-tile = w przygotowaniu
moment-start = w przygotowaniu
moment-element = w przygotowaniu, z wziętymi płytkami początkowymi
moment-settle = w przygotowaniu

## Podpowiedzi: części oceny

hint-part-goods = dobra i punkty
hint-part-income = przyszły dochód
hint-part-products = iloczyny końcowe
hint-part-objectives = cele
hint-part-golems = golemy
hint-part-boards = ulepszenia i księgi
hint-part-order = kolejność
hint-part-marbles = kule dla postaci
hint-part-promises = co zaczęte
