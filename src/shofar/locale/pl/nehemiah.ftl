### Nehemiasz. Nazwy i pojęcia według słownika specyfikacji i polskiej instrukcji.

title = Nehemiasz
about = Wysyłaj robotników w dół kolumn, korzystaj z tego, co zbudowali inni, i opróżnij kolumnę, zanim zrobią to oni.
time = 30 min
kind = Wysyłanie robotników

seat-1 = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
    .loc = Czerwonym
seat-2 = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
    .loc = Niebieskim
seat-3 = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
    .loc = Zielonym
seat-4 = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
    .loc = Żółtym

## Rzeczy

noun-red = czerwony
    .gen = czerwonego
noun-blue = niebieski
    .gen = niebieskiego
noun-green = zielony
    .gen = zielonego
noun-yellow = żółty
    .gen = żółtego
noun-wall = mur
    .gen = muru
    .on = na murze
    .onto = na mur
    .from = z muru
noun-temple = świątynia
    .gen = świątyni
    .acc = świątynię
    .on = w świątyni
    .onto = do świątyni
    .from = ze świątyni
noun-guard = straż
    .gen = straży
    .on = w straży
    .onto = do straży
    .from = ze straży
noun-cube = { $n ->
    [one] znacznik
    [few] znaczniki
   *[many] znaczników
}
    .gen = { $n ->
        [one] znacznika
       *[other] znaczników
    }
noun-bench = ławka
noun-supply = zasoby
noun-deck = talia
noun-column = { $n ->
    [one] kolumna
    [few] kolumny
   *[many] kolumn
}
    .gen = { $n ->
        [one] kolumny
       *[other] kolumn
    }
noun-leader = { $n ->
    [one] przywódca
   *[other] przywódców
}
    .gen = { $n ->
        [one] przywódcy
       *[other] przywódców
    }
    .acc = { $n ->
        [one] przywódcę
       *[other] przywódców
    }
noun-wood-card = wykorzystanie karty, która daje ci drewno, ponad to, co daje sama
    .each = każde wykorzystanie karty, która daje ci drewno, ponad to, co daje sama
noun-gold-card = wykorzystanie karty, która daje ci złoto, ponad to, co daje sama
    .each = każde wykorzystanie karty, która daje ci złoto, ponad to, co daje sama
noun-tired-column = kolumna z twoim wyczerpanym robotnikiem
    .each = każdą kolumnę ze swoim wyczerpanym robotnikiem

## Co robią atomy

do-cube = połóż { $n } { noun-cube } { $a-on }
    .inf = położyć { $n } { noun-cube } { $a-on }
do-gate = weź { $n ->
    [one] wierzchnią bramę
    [few] { $n } wierzchnie bramy
   *[many] { $n } wierzchnich bram
}
    .inf = wziąć { $n ->
        [one] wierzchnią bramę
        [few] { $n } wierzchnie bramy
       *[many] { $n } wierzchnich bram
    }
do-refresh = postaw swojego wyczerpanego robotnika
    .inf = postawić swojego wyczerpanego robotnika
do-place-first = wystaw robotnika na pierwszą wolną kartę kolumny
    .inf = wystawić robotnika na pierwszą wolną kartę kolumny
do-place-any = wystaw robotnika na dowolną wolną kartę
    .inf = wystawić robotnika na dowolną wolną kartę
do-replace = zastąp swoim robotnikiem robotnika innego gracza
    .inf = zastąpić swoim robotnikiem robotnika innego gracza
do-swap-worker-worker = zamień miejscami dwóch robotników jednej kolumny
    .inf = zamienić miejscami dwóch robotników jednej kolumny
do-swap-card-card = zamień miejscami dwie karty jednej kolumny
    .inf = zamienić miejscami dwie karty jednej kolumny
do-swap-any-worker-any-worker = zamień miejscami dwóch dowolnych robotników
    .inf = zamienić miejscami dwóch dowolnych robotników
do-use = wykorzystaj za opłatą dowolną zajętą kartę
    .inf = wykorzystać za opłatą dowolną zajętą kartę
do-shift = przenieś znacznik dowolnego gracza na inną planszę
    .inf = przenieść znacznik dowolnego gracza na inną planszę
do-move = przenieś swojego gotowego robotnika na dowolną wolną kartę
    .inf = przenieść swojego gotowego robotnika na dowolną wolną kartę
do-activate-own = aktywuj swojego gotowego robotnika
    .inf = aktywować swojego gotowego robotnika
do-activate-other = aktywuj gotowego robotnika innego gracza
    .inf = aktywować gotowego robotnika innego gracza
do-direct = zdecyduj o akcji innego gracza
    .inf = zdecydować o akcji innego gracza

when-round = do końca rundy: { $effect }
when-before-scoring = przed punktacją: { $effect }
when-new-column = gdy wyłożono kolumnę, tylko w tej kolumnie: { $effect }
when-any-moment = przed dowolną turą lub po niej: { $effect }
when-around-the-action = przed swoją akcją lub po niej: { $effect }
when-instead = zamiast swojej akcji: { $effect }
when-before-a-turn = przed turą innego gracza: { $effect }

## Karty pracy

name-wood_1 = 1 drewno
name-wood_2 = 2 drewna
name-gold_2 = 2 złota
name-gold_3 = 3 złota
name-wood_supply = Dostawa drewna
name-wall_1 = Budowa muru
name-wall_2 = Budowa muru, podwójna
name-temple_1 = Ofiara w świątyni
name-temple_2 = Ofiara w świątyni, podwójna
name-guard_1 = Ćwiczenia straży
name-guard_2 = Ćwiczenia straży, podwójne
name-gate = Budowa bramy
name-vp_1 = 1 punkt zwycięstwa
name-refresh = Odpoczynek robotników
name-place_workers = Wysłanie robotników
name-place_any = Wysłanie w dowolne miejsce
name-replace_worker = Zastąpienie robotnika
name-swap_workers = Zamiana robotników
name-swap_cards = Zamiana kart
name-use_cards = Wykorzystanie kart
family-d1 = { $id }
family-d2 = { $id }
family-d3 = { $id }

## Przywódcy

name-double_influence = Murarz i kapłan
name-free_gate = Budowniczy bram
name-labour_levy = Pobór do pracy
name-wood_bonus = Leśniczy
name-gold_bonus = Skarbnik
name-shift_cube = Negocjator
name-rearrange_column = Planista
name-extra_worker = Werbownik
name-tired_columns = Nadzorca
name-swap_any_workers = Zmiana warty
name-move_worker = Brygadzista
name-place_two = Dwie brygady
name-activate_two = Podwójna zmiana
name-borrow_worker = Najemnicy
name-direct_turn = Namiestnik

## Inne wiersze pudełka

family-gate = brama { $n }
    .acc = bramę { $n }
family-players = { $n } { $n ->
    [one] gracz
   *[other] graczy
}
family-wall = mur, { $n } graczy
family-temple = świątynia, { $n } graczy
family-guard = straż, { $n } graczy
name-scores-wall_2 = Mur, 2 graczy
name-scores-temple_2 = Świątynia, 2 graczy
name-scores-guard_2 = Straż, 2 graczy
name-scores-wall_3 = Mur, 3 graczy
name-scores-temple_3 = Świątynia, 3 graczy
name-scores-guard_3 = Straż, 3 graczy
name-scores-wall_4 = Mur, 4 graczy
name-scores-temple_4 = Świątynia, 4 graczy
name-scores-guard_4 = Straż, 4 graczy
name-all = wszystkie talie
name-round_income = Dochód nowej rundy
name-fee = Opłata
name-deadlock = Kolumny wymieniane po impasie
name-stall = Tury bez nowej kolumny

section-faces = Karty pracy
section-copies = Sztuki w taliach I, II, III
section-decks = Talie
section-counts = Liczby zależne od liczby graczy
section-gates = Bramy
section-scores = Punkty plansz
section-plain_scores = Punkty plansz, zwykłe rzędy
section-sale = Sprzedaż dóbr na koniec
section-leaders = Przywódcy
section-settings = Ustawienia
column-icons = Z ikoną
column-cards = Karty
column-columns = Kolumny
column-workers = Robotnicy
column-neutrals = Robotnicy neutralni
column-cubes = Znaczniki
column-wood = Drewno
column-gold = Złoto
column-leaders_wood = Drewno z przywódcami
column-leaders_gold = Złoto z przywódcami
column-leaders = Przywódcy do wyboru
column-places = Miejsca 1, 2, ...
column-set = Zestaw
column-vp = Punkty
column-turns = Tury

## Opcje

option-leaders = Przywódcy
    .help = Na początku każdej rundy licytuje się przywódców budowy.
option-score_rows = Punkty plansz
    .help = Rzędy stopniowane dają coś ostatniemu miejscu przy dwóch i trzech graczach; zwykłe nie.
option-score_rows-tiered = stopniowane
option-score_rows-plain = zwykłe
option-screens = Zasłonki
    .help = Ścisłe zasłonki kryją, co mają inni; otwarte pokazują to, co każdy mógł policzyć.
option-screens-open = otwarte
option-screens-strict = ścisłe
option-start = Gracz rozpoczynający
    .help = Kto zaczyna: los albo wskazane miejsce.
option-start-random = los
option-start-1 = miejsce 1
option-start-2 = miejsce 2
option-start-3 = miejsce 3
option-start-4 = miejsce 4

## Pytania

question-action = Wystaw robotnika albo aktywuj jednego
question-direct = Wybierz akcję gracza, którym kierujesz
question-neutral = Wystaw robotnika neutralnego w innej kolumnie
question-activated-card = Wykorzystaj aktywowaną kartę albo ją pomiń
question-cards-above = Wykorzystaj za opłatą kartę powyżej albo zakończ
question-missing-cube-wall = Nie masz już znaczników: weź jeden z innej planszy na mur albo zrezygnuj z niego
question-missing-cube-temple = Nie masz już znaczników: weź jeden z innej planszy do świątyni albo zrezygnuj z niego
question-missing-cube-guard = Nie masz już znaczników: weź jeden z innej planszy do straży albo zrezygnuj z niego
question-choose-leader = Wybierz przywódcę do licytacji
question-bid = Złóż ofertę: robotnicy, potem drewno, potem złoto
question-before-turn = Użyj przywódcy przed tą turą albo poczekaj
question-column-due = Użyj przywódcy przed wymianą kolumny albo poczekaj
question-after-action = Użyj przywódcy albo zakończ turę
question-before-scoring = Użyj przywódcy przed punktacją albo poczekaj
question-new-column = Zamień dwie karty nowej kolumny albo poczekaj
ask-shift = Wybierz znacznik i jego nowe miejsce
ask-move = Wybierz robotnika i jego nowe miejsce
ask-goal = Wybierz, dokąd idzie robotnik
ask-activate = Wybierz robotnika do aktywacji
ask-times = Zdecyduj: { $effect }
ask-place = Wybierz miejsce dla swojego robotnika
ask-refresh = Wybierz robotnika, który wstanie
ask-replace = Wybierz robotnika do zastąpienia
question-swap-worker-worker = Wybierz dwóch robotników do zamiany; karty zostają
question-swap-card-card = Wybierz dwie karty do zamiany; robotnicy zostają
ask-swap = Wybierz, co zamienić
question-swap-any-worker-any-worker = Wybierz dwóch robotników, którzy zamienią się miejscami
ask-action = { $kinds ->
    [place-activate] Wystaw robotnika albo aktywuj jednego
    [place-activate-leader] Wystaw robotnika, aktywuj jednego albo użyj przywódcy
    [place] Wystaw robotnika
    [place-leader] Wystaw robotnika albo użyj przywódcy
    [activate] Aktywuj robotnika
    [activate-leader] Aktywuj robotnika albo użyj przywódcy
    [leader] Użyj przywódcy albo spasuj
   *[other] Spasuj
}
ask-bid = { $part ->
    [worker] Twoja oferta: ilu robotników? Potem drewno i złoto, wygrywa najwyższa suma
    [wood] Twoja oferta: ile drewna? Potem złoto, wygrywa najwyższa suma
   *[gold] Twoja oferta: ile złota? Wygrywa najwyższa suma
}
ask-use = Wybierz kartę do wykorzystania za opłatą

## Ruchy

move-place = Wystaw robotnika w kolumnie { $a }
move-activate = Aktywuj robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 }
move-neutral = Wystaw robotnika neutralnego w kolumnie { $a }
move-use = Wykorzystaj za opłatą kartę w kolumnie { $a-1 }, w rzędzie { $a-2 }
move-refresh = Postaw na nogi robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 }
move-put = Ustaw robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 }
move-replace = Zastąp robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 }
move-pick = Wybierz robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 }
move-swap = Zamień rzędy { $a-2 } i { $b-2 } kolumny { $a-1 }
move-from = Weź znacznik { $a-from }
move-shift = Przenieś { $a } znacznik { $b-from } { $c-onto }
move-call = Użyj swojego przywódcy: { $a }
move-offer = Wystaw na licytację przywódcę: { $a }
move-bid = Licytuj { $a }
move-levy = { $a ->
    [0] Nie oddawaj nic
    [one] Oddaj 1 robotnika i 1 dobro
    [few] Oddaj { $a } robotników i { $a } dobra
   *[many] Oddaj { $a } robotników i { $a } dóbr
}
move-take = Wykorzystaj aktywowaną kartę
move-skip = Nie wykorzystuj aktywowanej karty
move-stop = Zakończ tutaj
move-none = Zrezygnuj ze znacznika
move-wait = Teraz nic
move-hold = Nic aż do mojej następnej tury albo do wymiany kolumny
move-done = Zakończ turę
move-pass = Spasuj

## Dziennik

own-wood-a = { $a ->
    [one] { $a } drewno
   *[other] { $a } drewna
}
own-gold-b = { $b ->
    [one] { $b } złoto
   *[other] { $b } złota
}
own-gold-c = { $c ->
    [one] { $c } złoto
   *[other] { $c } złota
}
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
own-points-c = { $c ->
    [one] { $c } punkt
    [few] { $c } punkty
   *[many] { $c } punktów
}
own-cubes-b = { $b ->
    [one] { $b } znacznik
    [few] { $b } znaczniki
   *[many] { $b } znaczników
}
news-placed-on = { $seat } wystawia robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 }.
news-placed-neutral = { $seat } wystawia robotnika neutralnego w kolumnie { $a-1 }, w rzędzie { $a-2 }.
news-activated = { $c-id ->
    [self] { $seat } aktywuje robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 } ({ $b }).
   *[other] { $seat } aktywuje robotnika { $c-gen } w kolumnie { $a-1 }, w rzędzie { $a-2 } ({ $b }).
}
news-used = { $seat } wykorzystuje kartę „{ $a }” w kolumnie { $b-1 }, w rzędzie { $b-2 }.
news-fee = { $a-id ->
    [none] { $seat } płaci { own-gold-b } do banku.
   *[other] { $seat } płaci { own-gold-b } { $a-dat }.
}
news-gained = { $seat } otrzymuje { $c ->
    [0] { wood-and-gold }
   *[other] { goods-before }{ own-points-c }
}.
goods-before = { $a ->
    [0] { $b ->
        [0] {""}
       *[other] { own-gold-b } i{" "}
    }
   *[other] { wood-and-gold } i{" "}
}
news-paid = { $seat } płaci { wood-and-gold }.
news-cube = { $seat } kładzie { own-cubes-b } { $a-on }.
news-cube-moved = { $c-id ->
    [self] { $seat } przenosi znacznik { $a-from } { $b-onto }.
   *[other] { $seat } przenosi znacznik { $c-gen } { $a-from } { $b-onto }.
}
news-gate = { $seat } bierze bramę za { own-points-a }.
news-refreshed = { $seat } stawia na nogi robotnika w kolumnie { $a-1 }, w rzędzie { $a-2 }.
news-replaced = { $seat } zastępuje robotnika { $b-gen } w kolumnie { $a-1 }, w rzędzie { $a-2 }.
news-swapped-workers = { $seat } zamienia robotników z pól { $a } i { $b }.
news-swapped-cards = { $seat } zamienia karty z pól { $a } i { $b }.
news-passed = { $seat } pasuje.
news-column-swept = Kolumna { $a } zostaje wymieniona; jej robotnicy wracają do domu.
news-card-dealt = Karta „{ $a }” trafia do kolumny { $b-1 }, do rzędu { $b-2 }.
news-round-ended = Koniec rundy { $a }.
news-round-scored = Punktacja plansz za rundę { $a }.
news-last-turn = Ostatnia tura minęła; ostatnia punktacja plansz.
news-scored = { $seat } otrzymuje { own-points-b } { $a-from }.
news-all-alike = Wszyscy mają tyle samo { $a-on }: nikt nie dostaje tam punktów.
news-cube-lost = { $seat } zabiera znacznik { $a-from }.
news-end-triggered = Koniec jest bliski: { $a ->
    [one] została 1 tura
    [few] zostały { $a } tury
   *[many] zostało { $a } tur
}.
wood-and-gold = { $a ->
    [0] { own-gold-b }
   *[other] { $b ->
        [0] { own-wood-a }
       *[other] { own-wood-a } i { own-gold-b }
    }
}
news-sold = { $seat } sprzedaje { wood-and-gold } za { own-points-c }.
news-leader-revealed = Przywódca do wyboru: { $a }.
news-leader-offered = { $seat } wystawia na licytację przywódcę „{ $a }”.
stake = { $a ->
    [0] { stake-goods }
    [one] { $a } robotnika{ stake-rest }
   *[other] { $a } robotników{ stake-rest }
}
stake-goods = { $b ->
    [0] { $c ->
        [0] nic
       *[other] { own-gold-c }
    }
   *[other] { own-wood-b }{ stake-gold }
}
own-wood-b = { $b ->
    [one] { $b } drewno
   *[other] { $b } drewna
}
stake-rest = { $b ->
    [0] {""}
   *[other] , { own-wood-b }
}{ stake-gold }
stake-gold = { $c ->
    [0] {""}
   *[other] , { own-gold-c }
}
news-bid-shown = { $seat } oferuje { stake }.
news-leader-won = { $seat } wygrywa licytację o przywódcę „{ $a }”.
news-leader-used = { $seat } używa przywódcy „{ $a }”.
news-leader-points = { $seat } otrzymuje { own-points-a } dzięki przywódcy.
news-directed = { $seat } zdecyduje o akcji { $a-gen }.
news-direction-lost = { $seat } nie może kierować { $a-ins }: nie ma już żadnej akcji.
news-income = { $seat } otrzymuje { wood-and-gold } na nową rundę.
news-deadlock = Nikt nie może działać: kolumny po lewej zostają wymienione.
news-stall = Od { $a ->
    [one] { $a } tury
   *[other] { $a } tur
} nie wymieniono kolumny: kolumny po lewej zostają wymienione.
news-leader-left = Przywódca „{ $a }” odchodzi z gry: nikt go nie wystawił na licytację.
news-leader-discarded = { $seat } odrzuca przywódcę „{ $a }”.
news-bench-home = { $seat }: { $a ->
    [one] { $a } robotnik wraca
   *[other] { $a } robotników wraca
} z ławki do domu.
news-cube-left-out = { $seat } rezygnuje z { $b ->
    [one] { $b } znacznika
   *[other] { $b } znaczników
} { $a-on }.
news-unusable = { $seat } nie może wykorzystać karty „{ $a }”: { $b }.
news-declined = { $seat } nie wykorzystuje karty „{ $a }”.
news-moved = { $seat } przenosi robotnika z pola { $a } na pole { $b }.
news-turn = Tura { $seat-gen }.
news-game-ended = Koniec gry.
news-levied = { $seat } oddaje { stake }.
news-column-empty = Kolumna { $a } zostaje pusta.

## Dziennik według tur: pod imieniem tego, kto działa

aside-scoring = Punktacja
aside-auction = Przywódcy
aside-income = Nowa runda
fold-cards = { $n ->
    [one] { $n } nowa karta
    [few] { $n } nowe karty
   *[many] { $n } nowych kart
}
at-place = kolumna { $a-1 }, rząd { $a-2 }
deed-placed-on = wystawiono robotnika na kartę *{ $b }*, kolumna { $a-1 }
deed-placed-neutral = wystawiono robotnika neutralnego: { at-place }
deed-activated = { $c-id ->
    [self] aktywowano kartę *{ $b }*, kolumna { $a-1 }
   *[other] aktywowano kartę *{ $b }*, kolumna { $a-1 } (robotnik należy do { $c-gen })
}
deed-used = wykorzystano kartę *{ $a }*, kolumna { $b-1 }
deed-fee = { $a-id ->
    [none] { own-gold-b } do banku
   *[other] { own-gold-b } dla { $a-gen }
}
deed-gained = { $a ->
    [0] {""}
   *[other] +{ own-wood-a }{" "}
}{ $b ->
    [0] {""}
   *[other] +{ own-gold-b }{" "}
}{ $c ->
    [0] {""}
   *[other] +{ own-points-c }
}
deed-paid = zapłacono { wood-and-gold }
deed-cube = { own-cubes-b } { $a-on }
deed-cube-moved = { $c-id ->
    [self] przeniesiono znacznik { $a-from } { $b-onto }
   *[other] przeniesiono znacznik { $a-from } { $b-onto } (właściciel: { $c })
}
deed-gate = wzięto bramę za { own-points-a }
deed-refreshed = postawiono na nogi robotnika w kolumnie { $a-1 }, rząd { $a-2 }
deed-replaced = zabrano miejsce { $b-dat }: { at-place }
deed-swapped-workers = zamieniono robotników: kolumna { $a-1 }, rząd { $a-2 } i kolumna { $b-1 }, rząd { $b-2 }
deed-swapped-cards = zamieniono karty w kolumnie { $a-1 }, rzędy { $a-2 } i { $b-2 }
deed-passed = pas
deed-column-swept = wymieniono kolumnę { $a }: jej robotnicy wracają do domu
deed-card-dealt = *{ $a }*: kolumna { $b-1 }, rząd { $b-2 }
deed-scored = +{ own-points-b } { $a-from }
deed-cube-lost = zabrano znacznik { $a-from }
deed-sold = sprzedano { wood-and-gold } za { own-points-c }
deed-leader-offered = wystawiono na licytację przywódcę *{ $a }*
deed-bid-shown = zaoferowano { stake }
deed-leader-won = wylicytowano przywódcę *{ $a }*
deed-leader-used = użyto przywódcy *{ $a }*
deed-leader-points = +{ own-points-a } dzięki przywódcy
deed-directed = wybór następnej akcji za { $a-acc }
deed-direction-lost = nie można decydować za { $a-acc }: nie ma już żadnej akcji
deed-income = +{ wood-and-gold } na nową rundę
deed-leader-discarded = odrzucono przywódcę *{ $a }*
deed-bench-home = { $a ->
    [one] { $a } robotnik wraca
   *[other] { $a } robotników wraca
} z ławki do domu
deed-cube-left-out = rezygnacja z { $b ->
    [one] { $b } znacznika
   *[other] { $b } znaczników
} { $a-on }
deed-unusable = nie można było wykorzystać karty *{ $a }*: { $b }
deed-declined = karty nie wykorzystano
deed-moved = przeniesiono robotnika: kolumna { $a-1 }, rząd { $a-2 } → kolumna { $b-1 }, rząd { $b-2 }
deed-levied = oddano { stake }

summary-scoring = { $over ->
    [yes] Ostatnia punktacja
   *[no] Punktacja rundy { $n }
}
summary-wall = Mur
summary-temple = Świątynia
summary-guard = Straż
summary-leaders = Przywódcy
summary-sale = Sprzedaż
summary-scoring-about = { $points ->
    [0] Nic tu nie zyskujesz
    [one] Zyskujesz 1 punkt
    [few] Zyskujesz { $points } punkty
   *[many] Zyskujesz { $points } punktów
}

course-part = Runda { $n }
course-scoring = Punktacja { $n }
course-final = Sprzedaż na koniec

## Dlaczego nie

reason-allowed = to dozwolone
reason-no-worker = nie ma już robotników w zasobach
reason-no-room = żadna karta nie jest tam wolna
reason-only-placed = robotnik tylko wystawiony niczego jeszcze nie daje
reason-all-away = nie byłoby już kogo wystawić
vain-only-placed = Zysk przyjdzie dopiero, gdy ten robotnik zostanie aktywowany.
vain-all-away = Kto wygra, oddając wszystkich robotników, w tej rundzie nie ma już kogo wystawić.
reason-not-own = robotnik nie jest twój
reason-not-ready = robotnik jest wyczerpany
reason-unoccupied = nie stoi tam żaden robotnik
reason-not-exhausted = robotnik tam nie jest wyczerpany
reason-used = karta została już wykorzystana w tej aktywacji
reason-no-fee = brakuje złota na opłatę
reason-no-wood = brakuje drewna
reason-no-gold = brakuje złota
reason-no-cube = nie można położyć znacznika
reason-no-gate = nie ma już bram
reason-no-target = nie byłoby do czego tego użyć
reason-this-turn = robotnik został wyczerpany w tej turze
reason-neutral-worker = to robotnik neutralny
reason-own-worker = to twój własny robotnik
reason-alike = zamiana niczego by nie zmieniła
reason-fee-and-price = złota nie wystarczy na opłatę i cenę karty razem
reason-only-thing = przywódca zamiast akcji jest jedyną rzeczą w turze, a inny został już użyty
reason-below = wykorzystać można tylko karty powyżej aktywowanej
reason-other-column = wykorzystać można tylko karty z kolumny aktywowanej karty
reason-activated = to sama aktywowana karta: wykorzystuje się ją bez opłaty albo wcale
reason-own-first = jej chwila minęła: aktywowaną kartę wykorzystuje się najpierw albo wcale
reason-works-by-itself = ten przywódca działa sam, do końca rundy
reason-use-cards = karty tego rodzaju nie można wybrać
reason-occupied = stoi tam już robotnik
reason-same-column = twój własny robotnik trafił właśnie do tej kolumny
reason-row-four = robotników neutralnych nie wystawia się w rzędzie 4
reason-must-act = jest coś, co możesz zrobić
reason-first-needed = potrzebny jest co najmniej jeden
reason-not-yours = przywódca nie leży przed tobą
reason-not-in-window = to nie jest chwila na tego przywódcę
reason-no-effect = nie miałoby to skutku
reason-no-cube-there = nie ma tam znacznika tego gracza
reason-too-much = to więcej, niż jest
reason-not-on-offer = tego przywódcy nie ma do wyboru
reason-empty-place = kolumna jest pusta
reason-not-new = to nie jest właśnie wyłożona kolumna
reason-same-worker = to ten sam robotnik
reason-no-plain-action = ten gracz nie ma takiej akcji
reason-no-worker-there = nie stoi tam robotnik
reason-others-worker = to robotnik innego gracza
reason-exhausted = robotnik jest wyczerpany
reason-not-directed = robotnik nie należy do gracza, którym kierujesz
reason-same-board = znacznika nie bierze się z planszy, na którą idzie

## Punkty

source-wall = Mur
source-temple = Świątynia
source-guard = Straż
source-gates = Bramy
source-cards = Karty
source-leaders = Przywódcy
source-goods = Sprzedane dobra

## Co liczą symulacje

figure-turns = Tury
figure-gates = Bramy

## Stół w terminalu

board-round = runda { $round }
board-turn-of = tura { $who-gen }
board-deck = { $n ->
    [0] talia pusta
    [one] { $n } karta w talii
    [few] { $n } karty w talii
   *[many] { $n } kart w talii
}
board-gates = { $n ->
    [0] nie ma już bram
   *[other] bramy { $list }
}
board-turns-left = { $n ->
    [0] ostatnia tura
    [one] po tej jeszcze 1 tura
    [few] po tej jeszcze { $n } tury
   *[many] po tej jeszcze { $n } tur
}
board-column = Kolumna { $n }
board-column-due = { $n } do wymiany
board-empty = pusta
board-ready = gotowy
board-exhausted = leży
board-neutral = neutralny
board-auction = Licytacja
board-own-bid = Twoja oferta: { $bid }
board-head-wood = Drewno
board-head-gold = Złoto
board-head-supply = Robotnicy
board-head-bench = Ławka
board-head-neutral = Neutralni
board-head-cubes = Znaczniki
board-head-gates = Bramy
board-head-points = Punkty
board-head-leaders = Przywódcy

## Plansza w przeglądarce

tab-influence = Wpływy

board-round-of = Runda { $round } z { $rounds }
board-turn-order = Kolejność tur
board-jump = Kolumny

board-place = Kolumna { $column }, rząd { $row }
board-worker-free = Nie stoi tu żaden robotnik.
board-worker-later = Nie stoi tu żaden robotnik; wolny jest rząd { $row } tej kolumny i ma pierwszeństwo.
board-worker-own = { $state ->
    [ready] Twój robotnik jest gotowy.
   *[exhausted] Twój robotnik jest wyczerpany.
}
board-worker-other = { $state ->
    [ready] Robotnik { $name-gen } jest gotowy.
   *[exhausted] Robotnik { $name-gen } jest wyczerpany.
}
board-worker-neutral = Robotnik neutralny, wyczerpany.
board-card-activated = Ta karta jest właśnie aktywowana.
board-card-used = Wykorzystana w tej aktywacji.
board-card-last = Gdy robotnik tutaj jest wyczerpany, kolumna zostaje wymieniona.
own-fee = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}
board-card-fee = { $to ->
    [bank] Opłata: { own-fee } do banku.
   *[other] Opłata: { own-fee } dla { $name-gen }.
}
board-full = pełna
board-replaced = zostaje wymieniona
board-no-cards = Dla tej kolumny nie ma już kart.
board-cards-coming = Tu przyjdą nowe karty.
board-swap-with = Zamień z rzędem { $row }
board-sweeps = wymienia kolumnę { $column }
option-place = Wystaw robotnika na kartę „{ $card }”, kolumna { $column }, rząd { $row }
option-neutral = Wystaw robotnika neutralnego na kartę „{ $card }”, kolumna { $column }, rząd { $row }
option-put = Ustaw robotnika na karcie „{ $card }”, kolumna { $column }, rząd { $row }
option-activate = Aktywuj kartę „{ $card }”, kolumna { $column }, rząd { $row }
option-use = Wykorzystaj za opłatą kartę „{ $card }”, kolumna { $column }, rząd { $row }
option-take = Wykorzystaj kartę „{ $card }”
option-refresh = Postaw na nogi robotnika na karcie „{ $card }”, kolumna { $column }, rząd { $row }
option-replace = Zastąp robotnika na karcie „{ $card }”, kolumna { $column }, rząd { $row }
option-pick = Wybierz robotnika na karcie „{ $card }”, kolumna { $column }, rząd { $row }
option-swap = { $what ->
    [workers] Zamień robotników na kartach „{ $a }” i „{ $b }”, rzędy { $first } i { $second } kolumny { $column }
   *[cards] Zamień karty „{ $a }” i „{ $b }”, rzędy { $first } i { $second } kolumny { $column }
}
option-above = Potem { $n ->
    [one] karta powyżej za { $fee ->
        [one] { $fee } złoto
       *[other] { $fee } złota
    }
   *[other] karty powyżej po { $fee ->
        [one] { $fee } złoto
       *[other] { $fee } złota
    } za sztukę
}: { $list }.
option-later = Po aktywacji: { $effect }
option-lying = Kto aktywuje robotnika poniżej, może wykorzystać tę kartę za { $fee ->
    [one] { $fee } złoto
   *[other] { $fee } złota
}: { $effect }
option-bid = Licytuj { $list-acc }
option-sweeps = Na końcu tury kolumna { $column } zostaje wymieniona: { $n ->
    [one] { $n } robotnik wraca
   *[other] { $n } robotników wraca
} do domu, { $after ->
    [round] kart już nie ma: runda się kończy
    [last] kart już nie ma: zaczynają się ostatnie tury
    [none] miejsce zostaje puste
   *[cards] przychodzą cztery nowe karty
}.
option-shift = Przenieś znacznik { $a-gen } { $b-from } { $c-onto }
option-shift-own = Przenieś swój znacznik { $b-from } { $c-onto }
option-standing = { $name } ({ $n })
option-unused = Gotowi robotnicy, którzy wracają niewykorzystani: { $list }.
where-round = Runda { $round }
where-activated = Aktywowana karta „{ $card }”, kolumna { $column }
where-auction = Licytacja: { $leader }
where-workers = { $supply ->
    [one] { $supply } robotnik do wystawienia
   *[other] { $supply } robotników do wystawienia
}, gotowych: { $ready }

board-places = Punkty według miejsc: { $list }
board-lane = { $name }: { $cubes ->
    [one] { $cubes } znacznik
    [few] { $cubes } znaczniki
   *[many] { $cubes } znaczników
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} przy punktacji teraz.
board-lane-over = { $name }: { $cubes ->
    [one] { $cubes } znacznik
    [few] { $cubes } znaczniki
   *[many] { $cubes } znaczników
}; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} z tej planszy w całej grze.
board-tie = remis
board-tie-all = Wszyscy mają tyle samo znaczników: nikt tu nie punktuje.
board-tie-shared = Remis: dzielą się punktami swoich miejsc, z zaokrągleniem w górę.
board-no-cube = brak
board-if-scored = przy punktacji teraz
board-in-all = w całej grze

board-gate-next = Następna brama
board-gate-about = Kto buduje bramę, bierze tę z wierzchu. Jest warta tyle punktów, ile na niej widać.
board-gate-none = Nie ma już bram
board-gate-then = potem { $list }
board-gate-worth = Brama warta { $n }
board-cards-left = { $n ->
    [0] Nie ma już kart
    [one] Została 1 karta
    [few] Zostały { $n } karty
   *[many] Zostało { $n } kart
}
board-deck-scores = { $columns ->
    [0] następna kolumna kończy rundę
    [one] jedna kolumna, potem punktacja plansz
    [few] { $columns } kolumny, potem punktacja plansz
   *[many] { $columns } kolumn, potem punktacja plansz
}
board-deck-now = koniec rundy: teraz punktacja plansz
board-deck-ends = { $columns ->
    [0] następna kolumna zaczyna koniec
    [one] jedna kolumna, potem zaczyna się koniec
    [few] { $columns } kolumny, potem zaczyna się koniec
   *[many] { $columns } kolumn, potem zaczyna się koniec
}
board-last-turns = { $n ->
    [0] Ostatnia tura
   *[other] Ostatnie tury
}
board-turns-after = { $n ->
    [0] potem ostatnia punktacja plansz
    [one] po tej jeszcze jedna
    [few] po tej jeszcze { $n }
   *[many] po tej jeszcze { $n }
}
board-over = Koniec gry
board-winner = { $count ->
    [one] { $you ->
        [true] Wygrywasz, punkty: { $points }
       *[false] { $name } wygrywa, punkty: { $points }
    }
   *[other] { $name } dzielą się zwycięstwem, punkty: { $points }
}
tie-broken = Przy równej liczbie punktów rozstrzyga większa ilość pozostałego drewna, potem złota.
board-deck-holds = Jeszcze w talii: { $list }.
board-deck-unknown = Ich kolejności nie zna nikt.
board-counted = { $n } × { $name }

board-you = Ty
board-wood = drewno
board-gold = złoto
board-to-place = do wystawienia
board-points = punkty
board-points-now = Punkty dotąd
board-ready-workers = gotowi robotnicy
board-exhausted-workers = wyczerpani robotnicy
board-supply = robotnicy za zasłonką
board-bench = { $n ->
    [one] { $n } robotnik na ławce do następnej rundy
   *[other] { $n } robotników na ławce do następnej rundy
}
board-neutral-stock = robotnicy neutralni w zapasie
board-cubes = pozostałe znaczniki
board-cubes-left = { $n ->
    [0] nie ma już znaczników
    [one] został 1 znacznik
    [few] zostały { $n } znaczniki
   *[many] zostało { $n } znaczników
}
board-start-player = Gracz rozpoczynający
board-hidden = ukryte
board-hidden-about = Drewno, złoto, robotnicy i punkty są za zasłonką.

board-leader-auction = Przywódcy do wyboru
board-leader-bidding = Licytacja
board-leader-choosing = { $you ->
    [true] Wybierasz przywódcę do licytacji.
   *[false] { $name } wybiera przywódcę do licytacji.
}
board-leader-ties = Remis wygrywa pierwszy w tej kolejności.
board-leader-now = Trwa jego licytacja.
board-bid-sealed = { $you ->
    [true] Twoja oferta jest złożona
   *[false] { $name }: oferta złożona
}
board-bid-open = { $you ->
    [true] Twojej oferty jeszcze nie ma
   *[false] { $name }: jeszcze bez oferty
}
board-bid-own = Twoja oferta
board-bid-secret = Tajne, dopóki wszyscy nie złożą ofert.

group-place = Wystaw na później
group-activate = Aktywuj, zysk teraz
group-take = Wykorzystaj
group-neutral = Neutralny
group-use = Wykorzystaj
group-refresh = Postaw
group-put = Wystaw
group-replace = Zastąp
group-pick = Wybierz
group-swap = Zamień
group-from = Weź znacznik
group-shift = Przenieś znacznik
group-call = Przywódca
group-offer = Licytacja
group-bid = Oferta
group-levy = Oddaj
group-end = Albo

## Legenda ikon

icon-wall = mur; pod znacznikiem: znacznik tam
icon-temple = świątynia
icon-guard = straż
icon-cube = znacznik na planszy
icon-refresh = postaw swojego wyczerpanego robotnika
icon-place = wystaw robotnika na pierwszą wolną kartę kolumny
icon-place-any = wystaw robotnika na dowolną wolną kartę
icon-replace-worker = zastąp robotnikiem robotnika innego gracza
icon-swap-workers = zamień dwóch robotników
icon-swap-cards = zamień dwie karty jednej kolumny
icon-use-cards = wykorzystaj za opłatą dowolną zajętą kartę
icon-at-once = natychmiast po wygraniu przywódcy
icon-whole-round = do końca rundy
icon-card = karta, która daje dobro stojące obok
icon-before-scoring = przed punktacją
icon-shift = przenieś znacznik na inną planszę
icon-column = kolumna; przed efektem: gdy wyłożono kolumnę
icon-any-time = przed dowolną turą lub po niej
icon-own-turn = przed swoją akcją lub po niej
icon-worker-exhausted = twój wyczerpany robotnik
icon-worker-neutral = robotnik innego gracza
icon-move = przenieś swojego gotowego robotnika na dowolną wolną kartę
icon-instead = zamiast swojej akcji
icon-activate = aktywuj gotowego robotnika
icon-turn-order = zdecyduj o akcji innego gracza; przed efektem: przed turą innego gracza

## Kiedy ruch jest możliwy: „Można to zrobić ...”

moment-place = w swojej turze jako akcję albo tam, gdzie karta lub przywódca wystawia robotników
moment-activate = w swojej turze jako akcję
moment-neutral = przy dwóch graczach, po wystawieniu własnego robotnika
moment-use = po aktywacji robotnika, z kartami powyżej, albo tam, gdzie karta wykorzystuje inne
moment-refresh = tam, gdzie karta stawia robotników na nogi
moment-put = tam, gdzie karta lub przywódca stawia robotnika na dowolnej wolnej karcie
moment-replace = tam, gdzie karta zastępuje robotnika
moment-pick = tam, gdzie przywódca pyta o robotnika
moment-swap = tam, gdzie karta lub przywódca zamienia robotników albo karty
moment-from = gdy trzeba położyć znacznik, a nie masz już żadnego
moment-shift = z przywódcą, który przenosi znaczniki, przed punktacją
moment-call = w chwili, którą podaje twój przywódca
moment-offer = w licytacji, którą otwierasz
moment-bid = w licytacji przywódców, na początku rundy
moment-levy = gdy wygrasz przywódcę, który bierze robotników i dobra za punkty
moment-take = po aktywacji robotnika, którego kartę można wykorzystać
moment-skip = po aktywacji robotnika, którego kartę można wykorzystać
moment-stop = tam, gdzie można, ale nie trzeba wykorzystać więcej kart lub robotników
moment-none = gdy trzeba położyć znacznik, a nie masz już żadnego
moment-wait = gdy możesz użyć swojego przywódcy
moment-hold = gdy możesz użyć swojego przywódcy w turze innego gracza
moment-done = na końcu swojej tury, póki możesz jeszcze użyć swojego przywódcy
moment-pass = w swojej turze, gdy nie możesz ani wystawić, ani aktywować robotnika

## Strona `help board` w terminalu: zmienna to znak o tej nazwie

board-legend =
    Pierwszy wiersz: runda, czyja tura, karty w talii, dostępne jeszcze bramy z punktami; { $start-player } stoi za graczem rozpoczynającym.
    Plansze wpływów: za nazwą punkty według miejsc (najpierw najwięcej znaczników); potem przy każdym graczu znaczniki i, z plusem, punkty przy punktacji teraz.
    Kolumny: kolumna i rząd, nazwa karty, jej efekt oraz kto tam stoi, gotowy albo leżący. Strzałka wskazuje aktywowaną kartę, ptaszek kartę wykorzystaną razem z nią.
    Kółko to robotnik neutralny; kolumna do wymiany zostaje wymieniona na końcu tury.
    Gracze: drewno, złoto, robotnicy do wystawienia, robotnicy na ławce (wylicytowani do następnej rundy), pozostałe znaczniki, wzięte bramy z punktami, punkty dotąd.
    Znak stopnia (w zwykłym tekście tylda) oznacza to, co nie jest znane z wydrukowanej gry, lecz odtworzone.

## Podpowiedzi: części oceny

hint-part-points = punkty
hint-part-influence = wpływy
hint-part-goods = drewno i złoto
hint-part-workers = robotnicy przy pracy
hint-part-leaders = przywódcy
