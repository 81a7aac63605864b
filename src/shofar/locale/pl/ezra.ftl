### Ezdrasz i Nehemiasz. Nazwy i pojęcia według słownika specyfikacji i polskiej instrukcji.

title = Ezdrasz i Nehemiasz
short = Ezdrasz
about = Trzy tygodnie, by wznieść Świątynię, usunąć gruz i czytać Torę. Potem przychodzi szabat.
time = 75 min
kind = Sztandary i stosy

seat-1 = Turkusowy
    .gen = Turkusowego
    .dat = Turkusowemu
    .acc = Turkusowego
    .ins = Turkusowym
    .loc = Turkusowym
seat-2 = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
    .loc = Czerwonym
seat-3 = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym
    .loc = Fioletowym
seat-4 = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
    .loc = Żółtym

## Rzeczy

noun-stone = { $n ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
}
    .gen = { $n ->
        [one] kamienia
       *[other] kamieni
    }
    .few = kamienie
    .many = kamieni
noun-wood = { $n ->
    [one] drewno
   *[other] drewna
}
    .gen = drewna
    .few = drewna
    .many = drewna
noun-gold = { $n ->
    [one] złoto
   *[other] złota
}
    .gen = złota
    .few = złota
    .many = złota
noun-silver = { $n ->
    [one] srebrnik
    [few] srebrniki
   *[many] srebrników
}
    .gen = { $n ->
        [one] srebrnika
       *[other] srebrników
    }
    .few = srebrniki
    .many = srebrników
noun-food = { $n ->
    [one] chleb
    [few] chleby
   *[many] chlebów
}
    .gen = { $n ->
        [one] chleba
       *[other] chlebów
    }
    .few = chleby
    .many = chlebów
noun-cinder = { $n ->
    [one] węgiel
    [few] węgle
   *[many] węgli
}
    .gen = { $n ->
        [one] węgla
       *[other] węgli
    }
    .few = węgle
    .many = węgli
noun-res = { $n ->
    [one] dowolny zasób (kamień, drewno lub węgiel)
    [few] dowolne zasoby (kamień, drewno lub węgiel)
   *[many] dowolnych zasobów (kamień, drewno lub węgiel)
}
    .gen = { $n ->
        [one] dowolnego zasobu (kamień, drewno lub węgiel)
       *[other] dowolnych zasobów (kamień, drewno lub węgiel)
    }
noun-red-banner = { $n ->
    [one] czerwony sztandar
    [few] czerwone sztandary
   *[many] czerwonych sztandarów
}
    .gen = { $n ->
        [one] czerwonego sztandaru
       *[other] czerwonych sztandarów
    }
noun-grey-banner = { $n ->
    [one] szary sztandar
    [few] szare sztandary
   *[many] szarych sztandarów
}
    .gen = { $n ->
        [one] szarego sztandaru
       *[other] szarych sztandarów
    }
noun-blue-banner = { $n ->
    [one] niebieski sztandar
    [few] niebieskie sztandary
   *[many] niebieskich sztandarów
}
    .gen = { $n ->
        [one] niebieskiego sztandaru
       *[other] niebieskich sztandarów
    }
noun-wild-banner = { $n ->
    [one] dowolny sztandar
    [few] dowolne sztandary
   *[many] dowolnych sztandarów
}
    .gen = { $n ->
        [one] dowolnego sztandaru
       *[other] dowolnych sztandarów
    }
noun-orange-blessing = { $n ->
    [one] pomarańczowe błogosławieństwo
    [few] pomarańczowe błogosławieństwa
   *[many] pomarańczowych błogosławieństw
}
    .each = każde pomarańczowe błogosławieństwo
noun-purple-blessing = { $n ->
    [one] fioletowe błogosławieństwo
    [few] fioletowe błogosławieństwa
   *[many] fioletowych błogosławieństw
}
    .each = każde fioletowe błogosławieństwo
noun-red-blessing = { $n ->
    [one] czerwone błogosławieństwo
    [few] czerwone błogosławieństwa
   *[many] czerwonych błogosławieństw
}
    .each = każde czerwone błogosławieństwo
noun-wild-blessing = { $n ->
    [one] dowolne błogosławieństwo
    [few] dowolne błogosławieństwa
   *[many] dowolnych błogosławieństw
}
    .gen = { $n ->
        [one] dowolnego błogosławieństwa
       *[other] dowolnych błogosławieństw
    }
noun-altar = { $n ->
    [one] krok na torze ołtarza
    [few] kroki na torze ołtarza
   *[many] kroków na torze ołtarza
}
noun-tent = { $n ->
    [one] krok namiotu
    [few] kroki namiotu
   *[many] kroków namiotu
}
noun-worker = { $n ->
    [one] pracownik
   *[other] pracowników
}
    .acc = { $n ->
        [one] pracownika
       *[other] pracowników
    }
    .gen = { $n ->
        [one] pracownika
       *[other] pracowników
    }
    .each = każdego pracownika
noun-red = czerwony
    .few = czerwone
    .many = czerwonych
    .n = czerwone
    .letter = c
noun-grey = szary
    .few = szare
    .many = szarych
    .n = szare
    .letter = s
noun-blue = niebieski
    .few = niebieskie
    .many = niebieskich
    .n = niebieskie
    .letter = n
noun-wild = dowolny
    .few = dowolne
    .many = dowolnych
    .n = dowolne
noun-orange = pomarańczowy
    .few = pomarańczowe
    .many = pomarańczowych
    .n = pomarańczowe
    .letter = p
noun-purple = fioletowy
    .few = fioletowe
    .many = fioletowych
    .n = fioletowe
    .letter = f
noun-yellow = żółty
noun-turquoise = turkusowy
noun-neutral = neutralny
noun-upper = górny
    .f = górna
noun-lower = dolny
    .f = dolna
noun-sell = sprzedaż
noun-temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni
noun-walls = gruz, mury i bramy
noun-torah = Tora i namioty
noun-trader = { $n ->
    [one] handlarz
   *[other] handlarzy
}
    .acc = { $n ->
        [one] handlarza
       *[other] handlarzy
    }
    .gen = { $n ->
        [one] handlarza
       *[other] handlarzy
    }
    .each = każdego handlarza
noun-elder = { $n ->
    [one] starszy
   *[other] starszych
}
    .acc = { $n ->
        [one] starszego
       *[other] starszych
    }
    .gen = { $n ->
        [one] starszego
       *[other] starszych
    }
    .each = każdego starszego
noun-levite = { $n ->
    [one] Lewita
   *[other] Lewitów
}
    .acc = { $n ->
        [one] Lewitę
       *[other] Lewitów
    }
    .gen = { $n ->
        [one] Lewity
       *[other] Lewitów
    }
    .each = każdego Lewitę
noun-scribe = { $n ->
    [one] skryba
   *[other] skrybów
}
    .acc = { $n ->
        [one] skrybę
       *[other] skrybów
    }
    .gen = { $n ->
        [one] skryby
       *[other] skrybów
    }
    .each = każdego skrybę
noun-gatekeeper = { $n ->
    [one] strażnik bramy
   *[other] strażników bramy
}
    .acc = { $n ->
        [one] strażnika bramy
       *[other] strażników bramy
    }
    .each = każdego strażnika bramy
noun-farmer = { $n ->
    [one] rolnik
   *[other] rolników
}
    .acc = { $n ->
        [one] rolnika
       *[other] rolników
    }
    .each = każdego rolnika
noun-labourer = { $n ->
    [one] robotnik
   *[other] robotników
}
    .acc = { $n ->
        [one] robotnika
       *[other] robotników
    }
    .each = każdego robotnika
noun-guards = strażnicy
    .gen = strażników
noun-labourers = robotnicy
    .gen = robotników
noun-farmers = rolnicy
    .gen = rolników
noun-traders = handlarze
    .gen = handlarzy
noun-elders = starsi
    .gen = starszych
noun-golden-space = { $n ->
    [one] osiągnięte lub minięte złote pole ołtarza
    [few] osiągnięte lub minięte złote pola ołtarza
   *[many] osiągniętych lub miniętych złotych pól ołtarza
}
    .each = każde osiągnięte lub minięte złote pole ołtarza
noun-flipped-tile = { $n ->
    [one] odwrócona płytka rozwoju
    [few] odwrócone płytki rozwoju
   *[many] odwróconych płytek rozwoju
}
    .each = każdą odwróconą płytkę rozwoju
noun-row-of-the-2-highest-scribes = { $n ->
    [one] punkt wartości rzędów dwóch twoich najwyższych skrybów
    [few] punkty wartości rzędów dwóch twoich najwyższych skrybów
   *[many] punktów wartości rzędów dwóch twoich najwyższych skrybów
}
    .each = każdy punkt wartości rzędów dwóch swoich najwyższych skrybów
noun-wall = { $n ->
    [one] zbudowany przez ciebie mur
    [few] zbudowane przez ciebie mury
   *[many] zbudowanych przez ciebie murów
}
    .each = każdy zbudowany przez ciebie mur
noun-blessing-set = { $n ->
    [one] zestaw trzech różnych błogosławieństw
    [few] zestawy trzech różnych błogosławieństw
   *[many] zestawów trzech różnych błogosławieństw
}
    .each = każdy zestaw trzech różnych błogosławieństw
noun-worker-on-the-board = { $n ->
    [one] twój pracownik na planszy głównej
   *[other] twoich pracowników na planszy głównej
}
    .acc = { $n ->
        [one] swojego pracownika na planszy głównej
       *[other] swoich pracowników na planszy głównej
    }
    .each = każdego swojego pracownika na planszy głównej
    .gender = mp
noun-building = { $n ->
    [one] zbudowany przez ciebie mur lub brama
    [few] zbudowane przez ciebie mury i bramy
   *[many] zbudowanych przez ciebie murów i bram
}
    .each = każdy zbudowany przez ciebie mur i każdą bramę
noun-full-temple-row = { $n ->
    [one] pełny rząd Świątyni
    [few] pełne rzędy Świątyni
   *[many] pełnych rzędów Świątyni
}
    .each = każdy pełny rząd Świątyni
noun-scribe-below-the-top-row = { $n ->
    [one] twój skryba w rzędach 1 do 3
   *[other] twoich skrybów w rzędach 1 do 3
}
    .acc = { $n ->
        [one] twojego skrybę w rzędach 1 do 3
       *[other] twoich skrybów w rzędach 1 do 3
    }
    .each = każdego swojego skrybę w rzędach 1 do 3
noun-scribe-in-the-top-row = { $n ->
    [one] twój skryba w rzędzie 4
   *[other] twoich skrybów w rzędzie 4
}
    .acc = { $n ->
        [one] twojego skrybę w rzędzie 4
       *[other] twoich skrybów w rzędzie 4
    }
    .each = każdego swojego skrybę w rzędzie 4
noun-point-of-the-card-in-hand = { $n ->
    [one] punkt, który karta pozostała na ręce dałaby w szabat
    [few] punkty, które karta pozostała na ręce dałaby w szabat
   *[many] punktów, które karta pozostała na ręce dałaby w szabat
}
    .each = każdy punkt, który karta pozostała na ręce dałaby w szabat
noun-start = początek
noun-sectors = sektory Świątyni
noun-levites = Lewici
noun-blessings = błogosławieństwa
noun-judgement = wyrok
noun-hunger = głód
noun-sabbath = szabat
noun-scrolls = zwoje
noun-buildings = budowle
noun-other = inne
noun-tiles = płytki rozwoju
noun-leader = prowadzenie na torze ołtarza
noun-gates = bramy
noun-scribes = skrybowie
noun-gold_scrolls = złote zwoje
noun-condition-not-met = jego warunek nie jest spełniony
noun-no-wall-card = nie ma już kart muru
noun-nothing-to-build = nie ma już nic do zbudowania za jego złoto z tamtejszym gruzem
noun-no-scroll-possible = żaden kafelek zwoju, na który go stać, nie jest dla niego dostępny
noun-cannot-pay = ma na to za mało złota

## Co robią atomy

do-lose-food = oddaj { $n } { $n ->
    [one] chleb
    [few] chleby
   *[many] chlebów
}; każdy brakujący kosztuje 2 punkty
    .inf = oddać { $n } { $n ->
        [one] chleb
        [few] chleby
       *[many] chlebów
    }; każdy brakujący kosztuje 2 punkty
do-lose-vp = strać { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} zwycięstwa
do-lose-silver = strać { $n } { $n ->
    [one] srebrnik
    [few] srebrniki
   *[many] srebrników
}
do-altar = przesuń się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
} na torze ołtarza
    .inf = przesunąć się o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze ołtarza
do-tent = przesuń swój namiot o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
    .inf = przesunąć swój namiot o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
do-orange-blessing = przesuń pomarańczowy znacznik błogosławieństwa
    .inf = przesunąć pomarańczowy znacznik błogosławieństwa
do-purple-blessing = przesuń fioletowy znacznik błogosławieństwa
    .inf = przesunąć fioletowy znacznik błogosławieństwa
do-red-blessing = przesuń czerwony znacznik błogosławieństwa
    .inf = przesunąć czerwony znacznik błogosławieństwa
do-wild-blessing = przesuń dowolny znacznik błogosławieństwa
    .inf = przesunąć dowolny znacznik błogosławieństwa
do-recover = możesz odzyskać { $n ->
    [one] handlarza lub starszego
   *[other] { $n } handlarzy lub starszych
}
    .inf = odzyskać { $n ->
        [one] handlarza lub starszego
       *[other] { $n } handlarzy lub starszych
    }
do-flip-free = możesz odwrócić płytkę rozwoju bez jej kosztu
    .inf = odwrócić płytkę rozwoju bez jej kosztu
do-paid-flip = zapłać koszt płytki rozwoju i odwróć ją
    .inf = zapłacić koszt płytki rozwoju i odwrócić ją
do-again = użyj tego samego pola handlarza jeszcze raz
    .inf = użyć tego samego pola handlarza jeszcze raz
do-auxiliary = wykonaj akcję pomocniczą: handel dowolną widoczną kartą albo odwrócenie
    .inf = wykonać akcję pomocniczą: handel dowolną widoczną kartą albo odwrócenie
do-adjacent-wall = użyj efektu zbudowanego muru obok nowego
    .inf = użyć efektu zbudowanego muru obok nowego
do-silver-a-point = na koniec dobra dają 1 punkt za każde { $n } { $n ->
    [one] srebrnik
    [few] srebrniki
   *[many] srebrników
}
do-farmer-unfed = twoi rolnicy nie potrzebują żywności
    .kind = state
do-labourer-unfed = twoi robotnicy nie potrzebują żywności
    .kind = state
do-trader-unfed = twoi handlarze nie potrzebują żywności
    .kind = state
do-gatekeeper-unfed = twoi strażnicy bram nie potrzebują żywności
    .kind = state
do-scribe-unfed = twoi skrybowie nie potrzebują żywności
    .kind = state
do-food-off-levite = Lewita kosztuje cię o { $n } { $n ->
    [one] chleb
    [few] chleby
   *[many] chlebów
} mniej
do-stone-off-building = mury i bramy kosztują cię o { $n } { $n ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
} mniej
do-silver-off-lower-trade = dolna opcja handlu kosztuje cię o { $n } { $n ->
    [one] srebrnik
    [few] srebrniki
   *[many] srebrników
} mniej
do-more-card = twój limit ręki jest większy o { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[many] { $n } kart
}
do-any-pile = twoje stosy nie mają limitu
    .kind = state
do-any-card = możesz handlować dowolną widoczną kartą
do-temple = zapłać, jeśli się da, 2 złota za Lewitę; potem każdy Lewita kładzie złoto w Świątyni albo kupuje 1 złoto za 1 srebrnik, albo przesuwa się na torze ołtarza
do-clear-wall = usuń gruz z pierwszego pola muru z gruzem
do-build-wall = usuń gruz i zabuduj pierwsze pole muru z gruzem, za 3 złota
do-build-gate = usuń gruz i zbuduj pierwszą bramę, na którą go stać, za 3 złota
do-scribe-highest = postaw skrybę w najwyższym rzędzie, w którym to możliwe
do-scribe-lowest = postaw skrybę w najniższym rzędzie, w którym to możliwe

when-prep = w każdym przygotowaniu do szabatu: { $effect }
when-scribe = po postawieniu skryby: { $effect }
when-gatekeeper = po postawieniu strażnika bramy: { $effect }
when-wall = po zbudowaniu muru: { $effect }
when-golden = za każde złote pole ołtarza, na które wejdziesz: { $effect }
when-elder = po postawieniu starszego: { $effect }
when-trader = po postawieniu handlarza: { $effect }
when-flip = po odwróceniu płytki rozwoju: { $effect }
when-trade = po handlu: { $effect }
when-tents = gdy twój namiot przesunie się o 2 pola w jednej turze lub przygotowaniu: { $effect }

## Elementy

name-c_perfumer = Wonnik
name-c_priest = Kapłan
name-c_temple_servant = Sługa Świątyni
name-c_governor = Namiestnik
name-c_teacher = Nauczyciel
name-c_reader = Lektor
name-c_watchman = Wartownik
name-c_stonemason = Kamieniarz
name-c_goldsmith = Złotnik
name-c_singer = Śpiewak
name-hero_zerubbabel = Zorobabel
name-hero_ezra = Ezdrasz
name-hero_nehemiah = Nehemiasz
name-g_sheep = Brama Owcza
    .acc = Bramę Owczą
    .gen = Bramy Owczej
    .loc = Bramie Owczej
name-g_muster = Brama Zbiórki
    .acc = Bramę Zbiórki
    .gen = Bramy Zbiórki
    .loc = Bramie Zbiórki
name-g_east = Brama Wschodnia
    .acc = Bramę Wschodnią
    .gen = Bramy Wschodniej
    .loc = Bramie Wschodniej
name-g_horse = Brama Końska
    .acc = Bramę Końską
    .gen = Bramy Końskiej
    .loc = Bramie Końskiej
name-g_water = Brama Wodna
    .acc = Bramę Wodną
    .gen = Bramy Wodnej
    .loc = Bramie Wodnej
name-g_fountain = Brama Fontanny
    .acc = Bramę Fontanny
    .gen = Bramy Fontanny
    .loc = Bramie Fontanny
name-g_dung = Brama Śmietników
    .acc = Bramę Śmietników
    .gen = Bramy Śmietników
    .loc = Bramie Śmietników
name-g_valley = Brama Doliny
    .acc = Bramę Doliny
    .gen = Bramy Doliny
    .loc = Bramie Doliny
name-g_old = Brama Stara
    .acc = Bramę Starą
    .gen = Bramy Starej
    .loc = Bramie Starej
name-g_fish = Brama Rybna
    .acc = Bramę Rybną
    .gen = Bramy Rybnej
    .loc = Bramie Rybnej
name-w01 = pole muru 1
    .gen = pola muru 1
    .loc = polu muru 1
name-w02 = pole muru 2
    .gen = pola muru 2
    .loc = polu muru 2
name-w03 = pole muru 3
    .gen = pola muru 3
    .loc = polu muru 3
name-w04 = pole muru 4
    .gen = pola muru 4
    .loc = polu muru 4
name-w05 = pole muru 5
    .gen = pola muru 5
    .loc = polu muru 5
name-w06 = pole muru 6
    .gen = pola muru 6
    .loc = polu muru 6
name-w07 = pole muru 7
    .gen = pola muru 7
    .loc = polu muru 7
name-w08 = pole muru 8
    .gen = pola muru 8
    .loc = polu muru 8
name-w09 = pole muru 9
    .gen = pola muru 9
    .loc = polu muru 9
name-w10 = pole muru 10
    .gen = pola muru 10
    .loc = polu muru 10
name-w11 = pole muru 11
    .gen = pola muru 11
    .loc = polu muru 11
name-w12 = pole muru 12
    .gen = pola muru 12
    .loc = polu muru 12
name-w13 = pole muru 13
    .gen = pola muru 13
    .loc = polu muru 13
name-w14 = pole muru 14
    .gen = pola muru 14
    .loc = polu muru 14
name-w15 = pole muru 15
    .gen = pola muru 15
    .loc = polu muru 15
name-w16 = pole muru 16
    .gen = pola muru 16
    .loc = polu muru 16
name-w17 = pole muru 17
    .gen = pola muru 17
    .loc = polu muru 17
name-w18 = pole muru 18
    .gen = pola muru 18
    .loc = polu muru 18
name-w19 = pole muru 19
    .gen = pola muru 19
    .loc = polu muru 19
name-w20 = pole muru 20
    .gen = pola muru 20
    .loc = polu muru 20
name-w21 = pole muru 21
    .gen = pola muru 21
    .loc = polu muru 21
name-w22 = pole muru 22
    .gen = pola muru 22
    .loc = polu muru 22
name-w23 = pole muru 23
    .gen = pola muru 23
    .loc = polu muru 23
name-w24 = pole muru 24
    .gen = pola muru 24
    .loc = polu muru 24
name-temple_r1 = Rząd Świątyni 1
name-temple_r2 = Rząd Świątyni 2
name-temple_r3 = Rząd Świątyni 3
name-temple_r4 = Rząd Świątyni 4
name-temple_r5 = Rząd Świątyni 5
name-altar_1a_r1 = Karta ołtarza 1a, runda 1
name-altar_1a_r2 = Karta ołtarza 1a, runda 2
name-altar_1a_r3 = Karta ołtarza 1a, runda 3
name-altar_1b_r1 = Karta ołtarza 1b, runda 1
name-altar_1b_r2 = Karta ołtarza 1b, runda 2
name-altar_1b_r3 = Karta ołtarza 1b, runda 3
name-altar_2a_r1 = Karta ołtarza 2a, runda 1
name-altar_2a_r2 = Karta ołtarza 2a, runda 2
name-altar_2a_r3 = Karta ołtarza 2a, runda 3
name-altar_2b_r1 = Karta ołtarza 2b, runda 1
name-altar_2b_r2 = Karta ołtarza 2b, runda 2
name-altar_2b_r3 = Karta ołtarza 2b, runda 3
name-focus_sheep = Skupienie: Brama Owcza
name-focus_muster = Skupienie: Brama Zbiórki
name-focus_east = Skupienie: Brama Wschodnia
name-focus_horse = Skupienie: Brama Końska
name-focus_water = Skupienie: Brama Wodna
name-focus_fountain = Skupienie: Brama Fontanny
name-focus_dung = Skupienie: Brama Śmietników
name-focus_valley = Skupienie: Brama Doliny
name-focus_old = Skupienie: Brama Stara
name-focus_fish = Skupienie: Brama Rybna
name-class_h = Mur z 1 gruzem
name-class_m = Mur z 2 gruzami
name-class_l = Mur z 3 gruzami
name-class_gate = Brama
name-temple_12p = Świątynia, 1 lub 2 graczy
name-temple_3p = Świątynia, 3 graczy
name-temple_4p = Świątynia, 4 graczy
name-tent_move_1 = Ruch namiotu o 1
name-tent_move_2 = Ruch namiotu o 2
name-tent_move_3 = Ruch namiotu o 3
name-tent_move_4 = Ruch namiotu o 4
name-solo_a = Przeciwnik A
name-solo_b = Przeciwnik B
name-workers = Pracownicy jednego koloru
name-start_workers = Pracownicy na początku
name-start_silver = Srebrniki na początku
name-start_food = Chleby na początku
name-start_vp = Punkty na początku
name-kept_of_each = Poza workiem, z każdego rodzaju
name-hand = Limit ręki
name-pile = Karty na stosie
name-clear_stone = Sztandary za usunięcie kamienia
name-clear_wood = Sztandary za usunięcie drewna
name-clear_gold = Sztandary za usunięcie złota
name-clear_cinder = Sztandary za usunięcie węgla
name-banners_for_stone = Sztandary zamiast kamienia lub drewna
name-temple_stone = Punkty za kamień w Świątyni
name-temple_wood = Punkty za drewno w Świątyni
name-temple_gold = Punkty za złoto w Świątyni
name-altar_wood_red = Sztandary za spalenie drewna
name-altar_wood_steps = Kroki za drewno
name-altar_cinder_red = Sztandary za spalenie węgla
name-altar_cinder_steps = Kroki za węgiel
name-sector_food = Chleby za ukończenie sektora
name-sector_most = Punkty za najwięcej Lewitów
name-sector_fewest = Punkty tracone za najmniej Lewitów
name-sector_silver = Srebrniki za Lewitę
name-gate_silver_2 = Srebrniki na bramach, 1 lub 2 graczy
name-gate_silver_3 = Srebrniki na bramach, 3 graczy
name-tuck_1 = Karty schowane w rundzie 1
name-tuck_2 = Karty schowane w rundzie 2
name-tuck_3 = Karty schowane w rundzie 3
name-hunger = Punkty tracone za nienakarmionego pracownika
name-leader_vp = Punkty za prowadzenie na torze ołtarza
name-tile_vp = Punkty za odwróconą płytkę
name-silver_per_vp = Srebrniki na punkt na koniec
name-worth_stone = Wartość kamienia w srebrze
name-worth_wood = Wartość drewna w srebrze
name-worth_gold = Wartość złota w srebrze
name-worth_cinder = Wartość węgla w srebrze
name-worth_food = Wartość chleba w srebrze
name-gate_fee = Srebrniki za handel przy bramie
name-branch_fee = Srebrniki za rozgałęzienie przez cudzego skrybę
name-levite_banner = Czerwone sztandary za Lewitę
name-walls_drawn = Dobierane karty muru
name-altar_beyond = Srebrniki za krok poza koniec toru ołtarza
name-stride = Kroki namiotu w jednej turze, które liczą się jako wiele
name-solo_levite = Lewita przeciwnika w złocie
name-solo_building = Budowla przeciwnika w złocie
name-picks_1 = 1 kandydat
name-picks_2 = 2 kandydatów
name-picks_3 = 3 kandydatów
name-picks_4 = 4 kandydatów
name-picks_5 = 5 kandydatów
name-picks_6 = 6 kandydatów
family-wc = karta muru { $n }
    .acc = kartę muru { $n }
    .gen = karty muru { $n }
family-levite = Rząd Lewitów { $n }
family-altar = pole ołtarza { $n }
family-scroll = Rząd zwojów { $n }
family-gold = złoty zwój { $n }
    .gen = złotego zwoju { $n }
    .loc = złotym zwoju { $n }
family-wood = drewniany zwój { $n }
    .gen = drewnianego zwoju { $n }
    .loc = drewnianym zwoju { $n }
family-stone = kamienny zwój { $n }
    .gen = kamiennego zwoju { $n }
    .loc = kamiennym zwoju { $n }
family-tent = pole { $n } mapy miasta
family-bless = Kolumna błogosławieństw { $n }
family-guards = strażnicy { $n }
family-labourers = robotnicy { $n }
family-farmers = rolnicy { $n }
family-traders = handlarze { $n }
family-elders = starsi { $n }
family-scheme = Schemat { $n }

about-stone_01 = Weź bohatera: Zorobabel.
about-stone_02 = Weź bohatera: Ezdrasz.
about-stone_03 = Weź bohatera: Nehemiasz.
about-guards_1 = Rewers: bez limitu przechowywania, a w każdym przygotowaniu wraca jeden handlarz lub starszy.
about-guards_2 = { about-guards_1 }
about-guards_3 = { about-guards_1 }
about-guards_4 = { about-guards_1 }
about-farmers_2 = W każdej chwili 2 srebrniki kupują 1 chleb.

## Słowa pudełka

value-sheep = Brama Owcza
value-muster = Brama Zbiórki
value-east = Brama Wschodnia
value-horse = Brama Końska
value-water = Brama Wodna
value-fountain = Brama Fontanny
value-dung = Brama Śmietników
value-valley = Brama Doliny
value-old = Brama Stara
value-fish = Brama Rybna
value-h = 1 gruz
value-m = 2 gruzy
value-l = 3 gruzy
value-corner = narożna
value-most = najliczniejszy
value-all = wszystkie trzy
value-cw = zgodnie z ruchem wskazówek zegara
value-ccw = przeciwnie do ruchu wskazówek zegara

section-characters = Karty postaci
section-heroes = Bohaterowie
section-ring = Pierścień miasta
section-classes = Klasy murów i bramy
section-corners = Bramy narożne
section-gates = Karty bram
section-walls = Karty muru
section-levites = Tor Lewitów
section-temple = Rzędy Świątyni
section-temple_sizes = Wielkość Świątyni
section-altar = Tor ołtarza
section-altar_cards = Karty ołtarza
section-scroll_rows = Rzędy zwojów
section-scrolls = Kafelki zwojów
section-tents = Mapa miasta
section-tent_moves = Ruchy namiotu
section-blessings = Bonusy kolumn
section-guards = Strażnicy
section-labourers = Robotnicy
section-farmers = Rolnicy
section-traders = Handlarze
section-elders = Starsi
section-solo = Przeciwnik solo
section-focus = Karty skupienia
section-schemes = Karty schematu
section-picks = Kafelek zwoju przeciwnika
section-board = Pojedyncze liczby

column-colours = Kolory
column-banners = Sztandary
column-gate = Brama
column-upper = Handel górny
column-lower = Handel dolny
column-sell = Sprzedaje
column-scoring = Szabat
column-colour = Kolor
column-left = Lewa
column-centre = Środek
column-right = Prawa
column-pos = Pozycja
column-blessing = Błogosławieństwo
column-neutral = Neutralne do
column-grey = Szare sztandary
column-stone = Kamień
column-wood = Drewno
column-rubble = Gruz
column-connection = Połączenie
column-vp = Punkty
column-reward = Nagroda
column-food = Żywność
column-red = Czerwone sztandary
column-columns = Kolumny
column-sectors = Sektory
column-golden = Złote
column-zechariah = Zachariasz
column-haggai = Aggeusz
column-behind = Za
column-between = Pomiędzy
column-ahead = Przed
column-tiles = Płytki
column-blue = Niebieskie sztandary
column-price = Cena
column-paid_in = Płatne w
column-now = Natychmiast
column-hero = Bohater
column-cube = Kostka
column-bonus = Bonus
column-limit = Magazyn
column-start = Początek
column-front = Awers
column-back = Rewers
column-prep = Przygotowanie
column-converts = Srebrniki za 1 chleb
column-front_1 = Awers 1
column-front_2 = Awers 2
column-front_3 = Awers 3
column-back_1 = Rewers 1
column-back_2 = Rewers 2
column-back_3 = Rewers 3
column-back_4 = Rewers 4
column-workers = Pracownicy
column-silver = Srebro
column-gold = Złoto
column-idle = Srebrniki za bezczynnego
column-kinds = Rodzaje pracowników
column-direction = Kierunek
column-column = Kolumna
column-least_workers = Pracownicy od
column-most_workers = Pracownicy do
column-least_gold = Złoto od
column-most_gold = Złoto do
column-lines = Wiersze
column-takes = Dla kolumny skupienia 1 do 4
column-class = Klasa

## Opcje

option-solo = Przeciwnik solo
    .help = Jego strona, dla jednego gracza: A jest łatwiejsza, B trudniejsza.
option-solo-A = A
option-solo-B = B
option-altar = Karta ołtarza
    .help = Która strona kart ołtarza jest używana.
option-altar-random = los
option-altar-1a = 1a
option-altar-1b = 1b
option-altar-2a = 2a
option-altar-2b = 2b

## Pytania

question-corner = Postaw strażnika na bramie narożnej
question-turn = Wybierz, co zrobisz
question-choose_wall = Wybierz kartę muru do zbudowania
question-return_walls = Wybierz kartę muru, która trafi na wierzch twojej talii; druga idzie pod spód
question-branch = Wybierz, przez czyich skrybów się rozgałęziasz
question-tent_cube = Wybierz kostkę, którą zapłacisz za długą drogę
question-sell = Sprzedaj zasób albo zakończ
question-storage = Masz więcej, niż możesz przechować: zwróć kostkę
question-assign = Uczyń odzyskanego pracownika rolnikiem albo robotnikiem
question-prepare = Przygotowanie do szabatu: wybierz, co zrobisz
question-feed = Zamień srebrniki na chleb albo nakarm swoich pracowników
question-tuck = Wybierz kartę do schowania
ask-wild = Wybierz znacznik błogosławieństwa do przesunięcia
ask-res = Wybierz zasób
ask-recover = Odzyskaj handlarza lub starszego albo zrezygnuj
ask-flip = Odwróć płytkę rozwoju bez jej kosztu albo zrezygnuj
ask-paid = Wybierz płytkę rozwoju do odwrócenia
ask-lose = Zamień srebrniki na chleb albo oddaj chleb
ask-card = Zagraj kartę na stos
ask-sell = Sprzedaj zasób
ask-action = Wybierz akcję główną
ask-temple = Świątynia: { $n ->
    [0] żaden Lewita nie może już pracować
    [one] może pracować 1 Lewita
   *[other] może pracować { $n } Lewitów
}
ask-walls = Mury: wybierz, gdzie pracujesz
ask-site = { $place }: { $kinds ->
    [clear-build] usuń gruz albo buduj
    [clear] usuń gruz
    [build] buduj
   *[none] na nic tu nie wystarczy
}
ask-torah = { $kinds ->
    [scribe-tent] Tora: postaw skrybę, przesuń namiot
    [scribe] Tora: postaw skrybę
    [tent] Namioty: przesuń namiot
   *[none] Tora, namioty: nic więcej nie można zrobić
}
ask-rest = Co jeszcze w tej turze?
ask-auxiliary = Wykonaj akcję pomocniczą albo zrezygnuj
ask-adjacent = Wybierz sąsiedni mur, którego efektu użyjesz, albo zrezygnuj

## Ruchy

move-play = Zagraj kartę „{ $a }” na stos { $b }
move-trade = { $b-id ->
    [sell] Sprzedawaj kartą „{ $a }”
   *[other] Handluj kartą „{ $a }”, opcja { $b-f }
}
move-flip = Odwróć płytkę { $a-gen }
move-trader = Postaw handlarza na polu { $a }
move-elder = Postaw starszego na polu { $a }
move-convert = Zamień srebrniki na 1 chleb
move-begin = Rozpocznij akcję główną: { $a }
move-levite = Postaw Lewitę
move-banner = Użyj Lewity za 1 czerwony sztandar
move-temple = Włóż { $b } do rzędu { $a } Świątyni
move-altar = Połóż { $a } na ołtarzu
move-placed = Zakończ układanie; może jeszcze przyjść Lewita
move-site = Wybierz miejsce: { $a }
move-clear = Usuń { $a }
move-build = Buduj: kamień { $a }, drewno { $b }, złoto { $c }, reszta w sztandarach
move-scribe = Postaw skrybę w rzędzie { $a-1 }, kafelek { $a-2 }
move-tent = Przesuń namiot o { $a ->
    [one] { $a } pole
    [few] { $a } pola
   *[many] { $a } pól
}
move-finish = Zakończ
move-end = Zakończ turę
move-farmer = Uczyń pracownika rolnikiem
move-labourer = Uczyń pracownika robotnikiem, zbiór { $a }
move-judgement = Stań przed wyrokiem proroków
move-harvest = Weź chleb z płytki rolników
move-guards = Odzyskaj pracownika dzięki płytce strażników
move-use = Użyj: { $a }
move-gatekeeper = Postaw strażnika: { $a }
move-take = Weź { $a }
move-bless = Przesuń { $a-n } błogosławieństwo
move-recover = Odzyskaj { $a-acc } z pola { $b }
move-pass = Zrezygnuj
move-choose = Wybierz możliwość { $a }
move-accept = Zrób to
move-discard = Zwróć { $a }
move-wall = Zbuduj { $a-acc }
move-top = Połóż { $a-acc } na wierzchu talii
move-copy = Użyj efektu { $a-gen }
move-via = Rozgałęź się przez kafelki { $a-id }
move-pay = Zapłać { $a }
move-sell = Sprzedaj { $a }
move-done = Zakończ sprzedaż
move-feed = Nakarm pracowników
move-tuck = Schowaj kartę „{ $a }”

## Dziennik

own-good-b = { $a ->
    [one] { $a } { $b }
    [few] { $a } { $b-few }
   *[many] { $a } { $b-many }
}
own-good-c = { $a ->
    [one] { $a } { $c }
    [few] { $a } { $c-few }
   *[many] { $a } { $c-many }
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
own-banners-a = { $a ->
    [one] { $a } { $b } sztandar
    [few] { $a } { $b-few } sztandary
   *[many] { $a } { $b-many } sztandarów
}
own-banners-b = { $b ->
    [one] { $b } sztandarem
   *[other] { $b } sztandarami
}
own-silver-a = { $a ->
    [one] { $a } srebrnik
    [few] { $a } srebrniki
   *[many] { $a } srebrników
}
own-silver-b = { $b ->
    [one] { $b } srebrnik
    [few] { $b } srebrniki
   *[many] { $b } srebrników
}
own-silver-c = { $c ->
    [one] { $c } srebrnik
    [few] { $c } srebrniki
   *[many] { $c } srebrników
}
own-food-a = { $a ->
    [one] { $a } chleb
    [few] { $a } chleby
   *[many] { $a } chlebów
}
own-food-b = { $b ->
    [one] { $b } chleb
    [few] { $b } chleby
   *[many] { $b } chlebów
}
own-workers-a = { $a ->
    [one] { $a } pracownika
   *[other] { $a } pracowników
}
own-cards-a = { $a ->
    [one] { $a } kartę
    [few] { $a } karty
   *[many] { $a } kart
}
own-wall-cards-a = { own-cards-a } muru
own-steps-b = { $b ->
    [one] { $b } krok
    [few] { $b } kroki
   *[many] { $b } kroków
}
own-spaces-a = { $a ->
    [one] { $a } pole
    [few] { $a } pola
   *[many] { $a } pól
}
news-gained = { $seat } otrzymuje { own-good-b }.
news-gained-for = { $seat } otrzymuje { own-good-b } za { own-good-c }.
news-paid = { $seat } płaci { own-good-b }.
source-of = { $b-id ->
    [hunger] głód
    [tent] namiot
   *[other] { $b }
}
news-scored = { $seat } zdobywa { own-points-a } ({ source-of }).
news-banners = { $seat } otrzymuje { own-banners-a }.
news-banners-unused = { $seat } otrzymuje { own-banners-a }, teraz bez pożytku.
news-turn = Tydzień { $a }, dzień { $b }: tura { $seat-gen }.
news-card-played = { $seat } zagrywa kartę „{ $a }” na stos { $b }.
news-workers = { $seat } otrzymuje { own-workers-a }.
news-no-worker-left = { $seat } nie ma już pracowników w zasobach głównych i zamiast tego przesuwa namiot.
news-blessed = { $seat } przesuwa { $a-n } błogosławieństwo na { $b }.
news-column = { $seat } zyskuje bonus kolumny błogosławieństw { $a }.
news-altar = { $seat } przesuwa się na torze ołtarza z { $a } na { $b }.
news-tent = { $seat } przesuwa namiot o { own-spaces-a } na { $b }.
news-began = { $seat } rozpoczyna akcję główną ({ $a }) z { own-banners-b }.
news-levite = { $seat } stawia Lewitę w rzędzie { $a }.
news-levite-banner = { $seat } używa Lewity za 1 czerwony sztandar.
news-temple = { $seat } wkłada { $c } do Świątyni, rząd { $a }, kolumna { $b }.
news-sector = Sektor { $a } Świątyni jest ukończony; najwięcej Lewitów: { $b }{ $c-id ->
    [none] {""}
   *[other] , najmniej: { $c }
}.
news-burnt = { $seat } spala { $a } za { own-steps-b }.
news-site = { $seat } wybiera miejsce pracy: { $a }.
news-cleared = { $seat } usuwa { $b } ({ $a }).
news-space-clear = Nie ma już gruzu: { $a }.
news-walls-drawn = { $seat } dobiera { own-wall-cards-a }.
news-wall-built = { $seat } buduje { $b-acc }: { $a }.
news-wall-kept = { $seat } kładzie { $a-acc } na wierzchu talii.
news-gate-built = { $seat } buduje { $a-acc }{ $b ->
    [0] {""}
   *[other] {" "}i zabiera z niej { own-silver-b }
}.
news-connected = Połączenie: { $a } i { $b }.
news-copied = { $seat } używa efektu { $b-gen }: { $a }.
news-scribe = { $seat } stawia skrybę w rzędzie { $a-1 } na { $b-loc }.
news-branch-paid = { $a-id ->
    [none] { $seat } płaci z tego { own-silver-b } do zasobów głównych za rozgałęzienie.
   *[other] { $seat } płaci z tego { own-silver-b } { $a-dat } za rozgałęzienie.
}
news-white-moved = Biały pracownik przechodzi do rzędu { $b-1 }.
news-white-left = Biały pracownik opuszcza grę.
news-row-food = { $seat } bierze { own-food-b } z rzędu zwojów { $a }.
news-hero = { $seat } bierze bohatera: { $a }.
news-traded = { $b ->
    [1] { $seat } handluje kartą „{ $a }”, opcja górna.
    [2] { $seat } handluje kartą „{ $a }”, opcja dolna.
   *[other] { $seat } sprzedaje kartą „{ $a }”.
}
news-gate-fee = { $b-id ->
    [none] { $seat } płaci opłatę do zasobów głównych ({ $a }).
   *[other] { $seat } płaci opłatę { $b-dat } ({ $a }).
}
news-flipped = { $seat } odwraca płytkę { $a-gen }.
news-trader = { $seat } stawia handlarza na polu { $a }.
news-elder = { $seat } stawia starszego na polu { $a }.
news-recovered = { $a ->
    [1] { $seat } odzyskuje handlarza z pola { $b }.
   *[other] { $seat } odzyskuje starszego z pola { $b }.
}
news-converted = { $seat } zamienia { own-silver-a } na 1 chleb.
news-discarded = { $seat } zwraca { $a }: więcej nie można przechować.
news-drew = { $seat } dobiera { own-cards-a }.
news-drew-card = Dobierasz kartę „{ $a }”.
news-prepares = { $seat } przygotowuje się do szabatu.
news-farmer = { $seat } wyznacza pracownika na rolnika.
news-labourer = { $seat } wyznacza pracownika na robotnika, zbiór { $a }.
news-judged = { $a ->
    [1] Wyrok proroków dla { $seat-gen }: za Zachariaszem.
    [2] Wyrok proroków dla { $seat-gen }: pomiędzy nimi.
   *[other] Wyrok proroków dla { $seat-gen }: przed Aggeuszem.
}
news-missing-food = { $seat }: brakuje { $a ->
    [one] { $a } chleba
   *[other] { $a } chlebów
}.
news-fed = { $seat } karmi pracowników: { $b } z { $a ->
    [one] { $a } chleba
   *[other] { $a } chlebów
}.
news-tucked = { $seat } chowa kartę „{ $a }”.
news-card-scored = { $a } daje { $seat-dat } { own-points-b }.
news-week = Zaczyna się tydzień { $a }.
news-prophets = Prorocy się przesuwają: Zachariasz na { $a }, Aggeusz na { $b }.
news-shofar = { $seat } bierze szofar.
news-leader = { $seat } prowadzi na torze ołtarza.
news-new-deck = { $seat }: w nowej talii { $a ->
    [one] jest 1 karta
    [few] są { $a } karty
   *[many] jest { $a } kart
}.
news-final = { $seat } zdobywa na koniec { own-points-a } ({ $b-id ->
    [silver] srebro i dobra
    [walls] mury
   *[other] { $b }
}).
news-gatekeeper = { $seat } stawia strażnika: { $a }.
news-tile-used = { $seat } używa { $a-gen }.
news-finished = Koniec gry.
news-focus = Przeciwnik odkrywa kartę „{ $a }”: idzie stamtąd { $a-direction ->
    [cw] zgodnie z ruchem wskazówek zegara
   *[ccw] przeciwnie do ruchu wskazówek zegara
}, kolumna { $b }. Ma { own-silver-c }.
news-focus-trade = { $b ->
    [1] Z opłatą za bramę opcja dolna ({ $a-lower }) jest za droga. Bierze górną ({ $a-upper }), razem { own-silver-c }.
   *[2] Stać go na opcję dolną ({ $a-lower }), z opłatą za bramę razem { own-silver-c }.
}
news-focus-trade-own = { $b ->
    [1] Opcja dolna ({ $a-lower }) jest za droga. Bierze górną ({ $a-upper }), razem { own-silver-c }: to jego własna brama.
   *[2] Stać go na opcję dolną ({ $a-lower }), razem { own-silver-c }: to jego własna brama.
}
news-focus-tent = { $b ->
    [0] Nie stać go ani na opcję dolną ({ $a-lower }), ani na górną ({ $a-upper }), więc przesuwa się jego namiot.
   *[other] Z opłatą za bramę nie stać go ani na opcję dolną ({ $a-lower }), ani na górną ({ $a-upper }), więc przesuwa się jego namiot.
}
news-scheme = Przeciwnik odkrywa kartę „{ $a }” i bierze pierwszy możliwy wiersz. Ma { $b ->
    [one] { $b } pracownika
   *[other] { $b } pracowników
} i { $c ->
    [one] { $c } złoto
   *[other] { $c } złota
}.
news-line-skipped = { $a }, wiersz { $b } ({ $a-lines }) odpada: { $c-id ->
    [condition-not-met] wymaga { solo-condition }
   *[other] { $c }
}.
news-line-taken = { $a }, wiersz { $b } jest możliwy: { $a-lines }.
solo-condition = { solo-workers }{ $a-least_gold ->
    [0] { $a-most_gold ->
        [99] {""}
       *[other] { solo-and }najwyżej { $a-most_gold } złota
    }
   *[other] { solo-and }{ $a-most_gold ->
        [99] co najmniej { $a-least_gold } złota
       *[other] od { $a-least_gold } do { $a-most_gold } złota
    }
}
solo-and = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
       *[other] {" i "}
    }
   *[other] {" i "}
}
solo-workers = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
        [one] najwyżej 1 pracownika
       *[other] najwyżej { $a-most_workers } pracowników
    }
   *[other] { $a-most_workers ->
        [16] co najmniej { $a-least_workers ->
            [one] { $a-least_workers } pracownika
           *[other] { $a-least_workers } pracowników
        }
       *[other] od { $a-least_workers } do { $a-most_workers } pracowników
    }
}
news-target = { $c ->
    [1] Jego cel to { $a }, pierwsze na drodze pole muru z gruzem: { solo-steps }.
    [2] Na żadnym polu muru nie ma gruzu. Jego cel to { $a }, pierwsze na drodze wolne: { solo-steps }.
   *[3] { $b ->
        [0] Jego cel to sama brama skupienia, { $a }: nie jest zbudowana, a jego złoto z tamtejszym gruzem wystarcza.
       *[other] Jego cel to { $a }, pierwsza na drodze niezbudowana brama, na którą wystarcza jego złoto z tamtejszym gruzem: { solo-steps }.
    }
}
solo-steps = { own-steps-b } od bramy skupienia
news-no-target = Na żadnym polu muru nie ma gruzu: nic nie jest usuwane.
news-candidates = W rzędzie { $a } { $b ->
    [one] jest 1 kafelek
    [few] są { $b } kafelki
   *[many] jest { $b } kafelków
} w jego zasięgu za { $c ->
    [one] { $c } złoto
   *[other] { $c } złota
}: tyle, ile wynosi numer rzędu, o 1 mniej za każdy pełny rząd niżej.
news-picked = { $c ->
    [0] To kafelek { $a-id }.
   *[other] Według kolumny { $c } karty skupienia bierze z nich { $b }. od lewej, kafelek { $a-id }.
}
news-path = Rozgałęzia się przez { $b-id ->
    [none] kafelek
   *[other] kafelki
} { $a-id }{ $b-id ->
    [none] {""}
   *[other] , { $b-id }
}{ $c-id ->
    [none] {""}
   *[other] , { $c-id }
}.
news-path-choice = { $a ->
    [1] Na żadną inną drogę go nie stać.
   *[other] Z dróg, na które go stać ({ $a }), jest to ta z największą liczbą jego skrybów ({ $b }), potem z najmniejszą twoich ({ $c }), potem najbardziej na lewo.
}
news-solo-step = { $a ->
    [1] Jego szabat, krok 1: { own-silver-b } za { $c ->
        [one] { $c } pracownika
       *[other] { $c } pracowników
    } w jego zasobach.
    [2] Jego szabat, krok 2: { solo-points } za { $c ->
        [0] najwyższego skrybę: nie ma żadnego
       *[other] najwyższego skrybę, w rzędzie { $c }
    }.
    [3] Jego szabat, krok 3: { solo-points } za { $c ->
        [0] wszystkich jego strażników bram, skrybów i Lewitów
        [1] jego strażników bram, najliczniejszy rodzaj jego pracowników
        [2] jego skrybów, najliczniejszy rodzaj jego pracowników
       *[3] jego Lewitów, najliczniejszy rodzaj jego pracowników
    }.
   *[4] Jego szabat, krok 4: { solo-points }: { $c } za najdalej posunięty znacznik błogosławieństwa, 1 za każde osiągnięte złote pole toru ołtarza.
}
solo-points = { own-points-b }
news-levite-choice = Lewita { $a } { $b ->
    [1] kładzie złoto w Świątyni, w pierwszej od lewej kolumnie z miejscem, jak najniżej
    [2] kupuje złoto za 1 srebrnik: { solo-no-gold }
   *[3] przesuwa się na torze ołtarza: { solo-no-gold }, a srebrników nie ma
}.
solo-no-gold = { $c ->
    [1] Świątynia jest pełna
   *[other] nie ma złota
}
news-no-levite = Nie stawia Lewity: { $a ->
    [1] wszyscy sześciu już stoją
    [2] ma mniej niż { $b ->
        [one] { $b } złoto
       *[other] { $b } złota
    }
   *[3] nie ma pracownika
}.
news-wild-blessing = Błogosławieństwo przeciwnika przesuwa jego znacznik najbardziej na lewo: { $a }.
news-to-gate = { $seat } kładzie z tego { own-silver-b } na jeszcze niezbudowaną { $a-acc }.
news-blessing-full = { $seat }: { $a } znacznik błogosławieństwa stoi na końcu, zamiast niego rusza namiot.
news-workers-home = { $seat } odzyskuje { own-workers-a }.
news-neutral-corner = { $a } jest neutralna: nikt jej nie strzeże.
news-branch-gained = { $seat } rozgałęzia się przez skrybę { $a-gen }; { $a } otrzymuje { own-silver-b } z zasobów głównych.

## Dziennik według tur: pod imieniem tego, kto działa

turn-turn = Tydzień { $a }, dzień { $b }
turn-prepares = Przed szabatem
turn-fed = Szabat
aside-sabbath = Po szabacie
aside-scoring = Punktacja końcowa
fold-reasons = { $n ->
    [one] { $n } powód
    [few] { $n } powody
   *[many] { $n } powodów
}
points = +{ own-points-a }
deed-gained = +{ own-good-b }
deed-gained-for = +{ own-good-b } za { own-good-c }
deed-paid = zapłacono { own-good-b }
deed-scored = { $a-sign ->
    [plus] +{ own-points-a }
   *[minus] { own-points-a }
} ({ source-of })
deed-banners = +{ own-banners-a }
deed-banners-unused = +{ own-banners-a }, teraz bez pożytku
deed-card-played = zagrano kartę *{ $a }* na stos { $b }
deed-workers = +{ $a ->
    [one] { $a } pracownik
   *[other] { $a } pracowników
}
deed-no-worker-left = nie ma już pracowników: zamiast tego rusza namiot
deed-blessed = { $a-n } błogosławieństwo na { $b }
deed-column = bonus kolumny błogosławieństw { $a }
deed-altar = tor ołtarza: z { $a } na { $b }
deed-tent = namiot na { $b }
deed-began = *{ $a }* z { own-banners-b }
deed-levite = Lewita w rzędzie { $a }
deed-levite-banner = użyto Lewity za 1 czerwony sztandar
deed-temple = { $c } do Świątyni, rząd { $a }, kolumna { $b }
deed-burnt = spalono { $a }, { own-steps-b }
deed-site = miejsce pracy: { $a }
deed-cleared = usunięto { $b } ({ $a })
deed-space-clear = nie ma już gruzu
deed-walls-drawn = dobrano { own-wall-cards-a }
deed-wall-built = zbudowano *kartę muru*: { $a }
deed-wall-kept = *karta muru* na wierzchu talii
deed-gate-built = zbudowano *{ $a-acc }*{ $b ->
    [0] {""}
   *[other] , zabrano z niej { own-silver-b }
}
deed-connected = połączenie: { $a } i { $b }
deed-copied = użyto efektu *{ $b-gen }* ({ $a })
deed-scribe = skryba w rzędzie { $a-1 }: *{ $b }*
deed-branch-paid = { $a-id ->
    [none] z tego { own-silver-b } do zasobów głównych za rozgałęzienie
   *[other] z tego { own-silver-b } dla { $a-gen } za rozgałęzienie
}
deed-row-food = pierwszy skryba w rzędzie zwojów { $a }
deed-hero = wzięto bohatera *{ $a }*
deed-traded = { $b ->
    [1] handel: *{ $a }*, opcja górna
    [2] handel: *{ $a }*, opcja dolna
   *[other] sprzedaż: *{ $a }*
}
deed-gate-fee = { $b-id ->
    [none] opłata do zasobów głównych ({ $a })
   *[other] opłata dla { $b-gen } ({ $a })
}
deed-flipped = odwrócono płytkę *{ $a }*
deed-trader = handlarz na polu { $a }
deed-elder = starszy na polu { $a }
deed-recovered = { $a ->
    [1] odzyskano handlarza z pola { $b }
   *[other] odzyskano starszego z pola { $b }
}
deed-converted = zamieniono { own-silver-a } na 1 chleb
deed-discarded = zwrócono { $a }: więcej nie można przechować
deed-drew = dobrano { own-cards-a }
deed-drew-card = dobrano kartę *{ $a }*
deed-farmer = pracownik zostaje rolnikiem
deed-labourer = pracownik zostaje robotnikiem, zbiór { $a }
deed-judged = { $a ->
    [1] wyrok: za Zachariaszem
    [2] wyrok: pomiędzy prorokami
   *[other] wyrok: przed Aggeuszem
}
deed-missing-food = brakujące chleby: { $a }
deed-fed = { $b } z { $a ->
    [one] { $a } chleba
   *[other] { $a } chlebów
}
deed-tucked = schowano kartę *{ $a }*
deed-card-scored = { $b ->
    [0] {""}
   *[other] *{ $a }* +{ own-points-b }
}
deed-shofar = wzięto szofar
deed-leader = prowadzenie na torze ołtarza
deed-new-deck = nowa talia: { $a ->
    [one] { $a } karta
    [few] { $a } karty
   *[many] { $a } kart
}
deed-final = { points } ({ $b-id ->
    [silver] srebro i dobra
    [walls] mury
   *[other] { $b }
})
deed-gatekeeper = strażnik bramy: { $a }
deed-tile-used = użyto *{ $a-gen }*
deed-white-moved = biały pracownik w rzędzie { $b-1 }
deed-white-left = biały pracownik poza grą
deed-neutral-corner = *{ $a }* jest neutralna: nikt jej nie strzeże
deed-to-gate = z tego { $b } na jeszcze niezbudowaną { $a-acc }
deed-blessing-full = { $a-n } błogosławieństwo na końcu: zamiast niego rusza namiot
deed-workers-home = { $a ->
    [one] { $a } pracownik wraca
   *[other] { $a } pracowników wraca
}
deed-branch-gained = rozgałęzienie przez cudzego skrybę: { $a-dat } { own-silver-b } z zasobów głównych

summary-sabbath = { $over ->
    [yes] Ostatni szabat
   *[no] Szabat minął
}
summary-food = Żywność
    .cell = { $b } z { $a }
summary-hunger = Głód
summary-cards = Karty
summary-final = Na koniec
summary-sabbath-about = { $hunger ->
    [0] { $points ->
        [0] Wszyscy są nakarmieni
        [one] Wszyscy są nakarmieni, zdobywasz 1 punkt
        [few] Wszyscy są nakarmieni, zdobywasz { $points } punkty
       *[many] Wszyscy są nakarmieni, zdobywasz { $points } punktów
    }
    [one] Głód kosztuje cię 1 punkt
    [few] Głód kosztuje cię { $hunger } punkty
   *[many] Głód kosztuje cię { $hunger } punktów
}

course-start = Początek
solo-name = strona { $side }
course-part = Tydzień { $n }
course-sabbath = Szabat { $n }
course-final = Punktacja końcowa

## Dlaczego nie

reason-card-played = w tej turze zagrano już kartę
reason-pile-full = stos jest pełny
reason-not-in-hand = nie masz tej karty na ręce
reason-card-first = najpierw trzeba zagrać kartę
reason-auxiliary-used = akcja pomocnicza tej tury jest już wykonana
reason-card-not-usable = nie możesz teraz handlować tą kartą
reason-no-such-trade = karta nie ma takiego handlu
reason-no-silver = brakuje srebrników
reason-nothing-to-sell = nie masz nic, co ta karta sprzedaje
reason-flipped-already = płytka jest już odwrócona
reason-no-flip-cost = nie stać cię na koszt tej płytki
reason-trader-used = w tej turze postawiono już handlarza
reason-elder-used = w tej turze postawiono już starszego
reason-no-worker = nie ma już pracowników w twoich zasobach
reason-space-taken = pole jest zajęte
reason-space-not-printed = tego pola nie ma po tej stronie płytki
reason-no-conversion = twoja płytka rolników nie zamienia srebrników na chleb
reason-action-begun = akcja główna tej tury jest już rozpoczęta
reason-action-not-open = { $moment ->
    [none] ta akcja główna nie jest otwarta
   *[other] ta akcja główna nie jest otwarta; można to zrobić { $moment }
}
reason-not-in-this-phase = nie w tej części akcji Świątyni
reason-levite-placed = w tej akcji postawiono już Lewitę
reason-levites-full = wszystkich sześciu Lewitów już stoi
reason-no-food = brakuje chleba
reason-levites-used = wszyscy twoi Lewici są już użyci
reason-row-full = rząd jest pełny
reason-too-few-banners = sztandarów jest za mało
reason-no-resource = nie masz tego zasobu
reason-site-chosen = w tej turze wybrano już inne miejsce
reason-site-here = to już jest miejsce tej tury
reason-built-or-neutral = to miejsce jest zabudowane albo neutralne
reason-no-site = nie wybrano jeszcze miejsca
reason-no-cube-there = takiej kostki tam nie ma
reason-rubble-left = jest tam jeszcze gruz
reason-no-wall-card = nie ma już kart muru
reason-no-wall-beside = obok nowego nie stoi tam zbudowany mur
reason-not-the-cost = to więcej, niż kosztuje
reason-scribe-placed = w tej akcji postawiono już skrybę
reason-tile-taken = stoi tam skryba
reason-tile-closed = żaden skryba niżej nie otwiera tego kafelka
reason-no-price = nie stać cię na kafelek i drogę do niego
reason-tent-moved = w tej akcji namiot już się przesunął
reason-action-open = akcja główna nie jest zakończona
reason-action-first = najpierw trzeba wybrać akcję główną
reason-still-obligatory = jest jeszcze coś obowiązkowego do zrobienia
reason-done-already = w tym przygotowaniu to już zrobione
reason-not-owned = nie masz tego
reason-no-target = nie ma tam handlarza ani starszego
reason-marker-at-the-end = znacznik stoi na końcu
reason-corner-taken = narożnik jest zajęty
reason-not-held = nie masz żadnego
reason-not-drawn = tej karty nie dobrano
reason-other-path = inna droga kosztuje tyle samo albo tylko część tego
reason-no-path = ta droga tam nie prowadzi
reason-not-on-the-board = tej karty nie ma na twojej planszy
reason-cannot-pay = nie stać cię na to
reason-no-cube-to-pay = nie masz kostki na zapłatę
reason-nothing-sold-yet = nic jeszcze nie sprzedano
reason-placing-not-begun = nic jeszcze nie położono
reason-placing-over = układanie jest już zakończone
reason-no-place-to-build = nie ma co budować
reason-no-scroll-possible = nie można wziąć żadnego kafelka zwoju
reason-condition-not-met = jego warunek nie jest spełniony

## Punkty

source-start = Początek
source-temple = Świątynia
source-sectors = Sektory
source-levites = Lewici
source-altar = Tor ołtarza
source-tent = Mapa miasta
source-blessings = Błogosławieństwa
source-judgement = Wyrok
source-hunger = Głód
source-sabbath = Szabat
source-scrolls = Zwoje
source-buildings = Mury i bramy od razu
source-other = Inne
source-silver = Srebro i dobra
source-tiles = Płytki rozwoju
source-leader = Prowadzenie na torze
source-walls = Mury
source-gates = Bramy
source-scribes = Skrybowie
source-gold_scrolls = Złote zwoje
tie-broken = Przy równej liczbie punktów wygrywa ten, kto prowadzi na torze ołtarza.

## Co liczą symulacje

figure-scribes = Skrybowie
figure-walls = Mury
figure-gates = Bramy
figure-levites = Lewici
figure-altar = Pole ołtarza
figure-tiles = Odwrócone płytki rozwoju
figure-temple = Wypełnienie Świątyni (%)

## Stół w terminalu

board-week = tydzień { $n }
board-day = dzień { $n }
board-stage-opening = przygotowanie gry
board-stage-days = dni pracy
board-stage-preparation = przygotowanie
board-stage-sabbath = szabat
board-stage-rest = po szabacie
board-turn-of = tura { $who-gen }
board-decides = { $who } decyduje
board-z = Z
board-h = A
board-pool = { $n ->
    [one] został 1 sztandar
    [few] zostały { $n } sztandary
   *[many] zostało { $n } sztandarów
}
board-ring = Pierścień miasta, zgodnie z zegarem od lewego górnego rogu
board-temple = Świątynia
board-altar = Ołtarz
board-altar-track = Tor ołtarza, karta { $side } (* złote pole)
board-scrolls = Zwoje
board-prophets = Z Zachariasz { $z }, A Aggeusz { $h }
board-piles = stosy
board-hand = ręka
board-tucked = schowane
board-tiles = płytki
board-banners = sztandary
board-deck = talia { $n }
board-walls = { $n ->
    [one] { $n } karta muru
    [few] { $n } karty muru
   *[many] { $n } kart muru
}
board-action-temple = Świątynia
board-action-walls = Mury
board-action-torah = Tora, namioty
board-solo = Przeciwnik
board-focus-left = pozostałe karty skupienia: { $n }
board-schemes-left = pozostałe karty schematu: { $list }
board-head-vp = pkt
board-head-goods = dobra
board-head-workers = pracownicy, Lewici
board-head-placed = rol/rob/ han/star
board-head-blessings = błogosł. p/f/c
board-head-limit = limit
board-printed-building = Budowa
board-printed-gates = Bramy
board-printed-levites = Lewici
board-printed-columns = Kolumny błogosławieństw
board-gate-class = brama
board-site = { $lying } Budowa kosztuje { $price }
board-sabbath-food = Szabat: potrzeba chlebów { $need }, jest { $have }, na pewno przyjdzie { $sure }
board-legend =
    Pierścień miasta: każde miejsce z właścicielem (kropka: nikt; { $wall-neutral }: neutralne) i literą kosztu (h, m, l), potem gruz i błogosławieństwo za ostatnią kostkę, srebrniki na bramie albo karta muru.
    Budowa: ile kosztuje pole muru według litery, a ile brama: szare sztandary, kamień, drewno.
    Bramy: punkty i nagroda dla budującego, { $connection } co daje każde połączenie.
    Lewici: ile chlebów kosztuje pierwszy, drugi, ... i jego nagroda. Kolumny błogosławieństw: bonus, gdy osiągną je wszystkie trzy znaczniki.
    Świątynia: rzędy 1 do 5 od dołu, każdy z nagrodą; linie dzielą sektory.
    Zwoje: miejsce, właściciel skryby, numer kafelka; potem koszt kafelka w rzędzie i chleb na rzędzie.
    Tor ołtarza: pole (* złote), nagroda, prorocy (Z, A), znaczniki; z kilku na jednym polu pierwszy jest z przodu.
    Namioty: ile kosztuje droga; potem pole, nagroda, namioty.
    Gracze: pracownicy w zasobach + w zasobach głównych, { $levite } Lewici; rolnicy, robotnicy, handlarze, starsi; pomarańczowy, fioletowy i czerwony znacznik błogosławieństwa; przechowane zasoby i limit (- bez limitu).
    Szabat: chleb potrzebny twoim pracownikom, ile masz, ile na pewno da przygotowanie. Wyrok: gdzie zastaliby cię teraz prorocy.
    Płytki: koszt odwrócenia, { $flip } odwrócona; w nawiasach zajęte pola handlarzy i starszych.
    Znak stopnia (w zwykłym tekście tylda) oznacza to, co nie jest znane z wydrukowanej gry, lecz odtworzone; za nagłówkiem: coś w tej części.
board-g_sheep = Owcza
board-g_muster = Zbiórki
board-g_east = Wschod.
board-g_horse = Końska
board-g_water = Wodna
board-g_fountain = Fontanny
board-g_dung = Śmietn.
board-g_valley = Doliny
board-g_old = Stara
board-g_fish = Rybna

# --- plansza w przeglądarce ---------------------------------------------------------------------------------------
tab-mine = Moja plansza

board-wall = Mur { $n }
board-ring-places = Pierścień miasta, 34 miejsca zgodnie z zegarem od Bramy Owczej
board-jump = Skok wzdłuż pierścienia
board-nobody = nikt
board-neutral = neutralne
board-clear = wolne
board-is-neutral = Neutralne: stoi od początku, nie należy do nikogo.
board-is-built = Właściciel: { $name }.
board-is-clear = Bez gruzu.
board-rubble = Gruz: { $list }.
board-lying = Srebrniki leżące tu dla budującego: { $n }.
board-build-cost = Budowa kosztuje: { $list }.
board-gate-worth = Punkty na koniec: { $n }. Od razu: { $reward }
board-wall-worth = Punkty na koniec: { $n }.
board-connects = Połączenie z murem obok: { $reward }

board-first = 1.
board-leader = Kto po szabacie tygodni 1 i 2 prowadzi na torze ołtarza, dostaje pracownika.
board-on-altar = { $names } na polu { $n }
board-altar-space = Ołtarz, pole { $n }
board-golden = Złote pole.
board-zechariah = Zachariasz
board-haggai = Aggeusz
board-band-behind = za
board-band-between = pomiędzy
board-band-ahead = przed Aggeuszem
board-judgement = Wyrok

board-temple-about = Każdy rząd wypełnia się od lewej. Gdy sektor jest pełny, Lewici są opłacani i porównywani.
board-temple-row-name = Świątynia, rząd { $n }
board-temple-row = Każda kostka kosztuje { $red ->
    [one] { $red } czerwony sztandar
    [few] { $red } czerwone sztandary
   *[many] { $red } czerwonych sztandarów
}; kamień lub drewno 1 punkt, złoto 2. { $reward } Leżą tu: { $list }.
board-levite-row = Lewita { $n }
board-levite-first = Jest tu od początku. Lewita nie potrzebuje żywności w szabat.
board-temple-next = Następne pole rzędu { $n }.
board-sector-left = zost. { $n }
board-sector-full = sektor ukończony
board-levite-next = Twój następny Lewita.

board-torah = Tora
board-scroll = Rząd zwojów { $row }, kafelek { $n }
board-scroll-name = Zwój
board-scribe-of = Skryba: { $name }.
board-costs = Kosztuje: { $list }.
board-scribe-on = Postaw skrybę w rzędzie { $row }, kafelek { $n }
board-path = Rozgałęź się w górę przez: { $list }
board-path-step = rząd { $row }, kafelek { $n } ({ $name })
board-at-once = Od razu: { $effect }
board-hero = Bohater: na stałe { $n ->
    [one] { $n } { $colour } sztandar
    [few] { $n } { $colour-few } sztandary
   *[many] { $n } { $colour-many } sztandarów
}.
board-hero-week = Tydzień { $n }: { $reward }
board-is-hero = bohater

board-tents = Namioty
board-tents-here = Namiot: { $names }
board-tent-space = Mapa miasta, pole { $n }
board-fare = Przesuń namiot o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}.
board-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
board-clear-price = usunięcie
board-instead = zamiast
board-or = albo

board-own = Twoja plansza
board-own-away = Zwiń
board-board-of = Plansza { $name-gen }
board-pile = Stos { $n }
board-today = dziś
board-sells = sprzedaje
board-sell = sprzedaj
board-trade = Handel.
board-card-banners = Sztandary od góry: { $list }. Po schowaniu liczy się tylko pierwszy.
board-card-trades = Handel: { $gate }; jeśli nie jest twoja, o 1 srebrnik więcej. { $list }
board-card-sells = Sprzedaje, ile razy chcesz. { $list }
board-card-scores = Schowana, w każdy szabat: { $effect }
board-fee-to = dla
board-if-now = po schowaniu i punktacji teraz
board-room = miejsca: { $n }
board-tucked-cards = Schowane
board-visible = Widoczne
board-hand-cards = Ręka { $n }
board-choose-wall = Zbuduj jedną z nich
board-choose-top = Na wierzch talii

board-guards = Strażnicy
board-labourers = Robotnicy
board-farmers = Rolnicy
board-traders = Handlarze
board-elders = Starsi
board-trader = Handlarz
board-elder = Starszy
board-workers = pracownicy w zasobach
board-levites = Lewici
board-gatekeepers = strażnicy bram
board-scribes = skrybowie
board-gates = zbudowane bramy
board-limit = limit { $n }
board-flipped = odwrócona
board-flip = Odwrócenie: { $effect }
board-guards-back = Bez limitu przechowywania; w każdym przygotowaniu wraca handlarz lub starszy.
board-converts = Srebrniki na chleb, w każdej chwili
board-farmer-count = { $n ->
    [one] { $n } rolnik
   *[other] { $n } rolników
}
board-labourer-count = { $n ->
    [one] { $n } robotnik
   *[other] { $n } robotników
}
board-labourers-about = Każdy robotnik, w przygotowaniu: { $effect }
board-farmers-about = Każdy rolnik, w przygotowaniu: { $effect }
board-traders-about = Raz w turze pracownik na wolne pole: jego nagroda od razu. Pracownik zostaje i trzeba go karmić.
board-elders-about = Raz w turze pracownik na wolne pole: jego nagroda od razu, sztandary na tę turę. Pracownik zostaje i trzeba go karmić.
board-after-flip = Po odwróceniu: { $effect }
board-space = { $kind }, pole { $n }: { $effect }

board-you = Ty
board-points = punkty
board-shofar = Ma szofar
board-no-limit = przechowane: { $n }, bez limitu
board-limit-about = Limit przechowywania { $n }, sprawdzany na końcu każdej tury
board-stored = przechowane: { $n } z { $limit }
board-storage = przechowane / limit
board-feed = Szabat wymaga { $n }
board-feed-about = Jeden chleb za każdego pracownika, który nie jest Lewitą; każdy brakujący kosztuje punkty.
board-feed-state = jest { $have }, pewne { $sure }, { $short ->
    [0] wystarczy
   *[other] brakuje { $short }
}
board-feed-now = Nakarm
board-food-needed = chleb, w szabat potrzeba { $n }
board-blessings = Błogosławieństwa
board-blessing = { $colour-n } błogosławieństwo
board-blessing-at = { $colour-n } błogosławieństwo na { $n }
board-points-from = Skąd pochodzą twoje punkty
board-points-sum = { $list }. Przy punktacji teraz koniec dodałby { $end }.
board-column = Kolumna { $n }
board-column-about = Twoja raz, gdy wszystkie trzy znaczniki dojdą tak daleko.
board-column-taken = Już ją masz za sobą.
board-bless = Następny krok.
board-banners-now = Sztandary tej tury
board-banner = { $colour-few } sztandary
board-banner-wild = sztandary dowolnego koloru
board-left = zostało
board-lost = przepada { $n }

board-week-of = Tydzień { $week } z III
board-day-of-week = Dzień { $n } z 6
board-sabbath = Szabat
board-turn-order = Kolejność tur
board-tiles-flipped = odwrócone płytki
board-cards = { $n ->
    [one] { $n } karta widoczna
    [few] { $n } karty widoczne
   *[many] { $n } kart widocznych
}, na ręce { $hand }
board-solo-left = pozostałe karty: skupienia { $focus }, schematu { $schemes }
board-focus = { $way ->
    [cw] zgodnie z zegarem
   *[other] przeciwnie do zegara
}, kolumna { $n }
board-focus-about = Od tej bramy zaczyna szukać pracy i tu handluje: opcją dolną, jeśli go stać, inaczej górną. { $upper } { $lower }
board-scheme-line = Gdy w zasobach pracownicy: { $workers }, złoto: { $gold }: { $effect }
board-always = zawsze
board-short-behind = za
board-short-between = pomiędzy
board-short-ahead = przed
board-scheme = Schemat: pierwszy wiersz, na który go stać

where-week = Tydzień { $week }{ $stage ->
    [days] , dzień { $day }
   *[other] { "" }
}
where-card = { $card }, karta dnia
where-site = { $place }: { $n ->
    [0] bez gruzu
    [one] { $n } kostka gruzu
    [few] { $n } kostki gruzu
   *[many] { $n } kostek gruzu
}
option-banners = Sztandary karty: { $list }.
option-banners-today = Sztandary na dziś: { $list }.
board-work-at = Pracuj: { $place }
board-build = Buduj: { $place }
board-build-now = Buduj
board-row = Rząd { $n }
board-covers = Zakrywa kartę „{ $card }”.
board-levite-done = Ten Lewita nie zrobi już nic innego w tej akcji.
board-gate-worker = Brama zabiera 1 pracownika, którego trzeba karmić.
board-wall-drawn = Wybierzesz jedną z dobranych kart muru.
board-wall-build = Zbuduj kartę muru: { $effect }
board-wall-top = Połóż na wierzchu talii: { $effect }
board-fee-stays = Srebrniki, które zostają na bramie dla budującego: { $n }.
board-white-worker = biały pracownik
board-tucked-banner = Zostaje na stałe: { $list }.
board-each-sabbath = W ten szabat i w każdy następny: { $effect }
board-worth-now = Teraz to { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
board-go-hungry = głodni
board-finish = Zakończ
board-finish-action = Zakończ akcję główną
board-finish-preparation = Zakończ przygotowanie
board-placed = Koniec układania
board-end-turn = Zakończ turę
board-pass = Zrezygnuj
board-done = Gotowe
board-accept = Weź
board-free = wolne

group-play = Karta
group-begin = Akcja
group-steps = Akcja
group-site = Praca
group-also = Ponadto
group-prepare = Przygotuj
group-gatekeeper = Brama
group-tuck = Schowaj
group-wall = Mur
group-top = Na wierzch
group-via = Zapłać
group-pay = Zapłać
group-sell = Sprzedaj
group-take = Weź
group-discard = Zwróć
group-bless = Błogosław
group-recover = Odzyskaj
group-copy = Użyj
group-choose = Wybierz
group-end = Albo

## Legenda ikon

icon-blessing = znacznik błogosławieństwa tego koloru
icon-blessing-wild = dowolny znacznik błogosławieństwa
icon-ingot = złoto
icon-flip = płytka rozwoju, odwrócona
icon-res-city = dowolny zasób: kamień, drewno lub węgiel
icon-altar = złote pole ołtarza
icon-altar-step = krok na torze ołtarza
icon-recover = możesz odzyskać handlarza lub starszego
icon-no-control = nie potrzebuje żywności; przed dobrem: strać je
icon-end-game = na koniec gry
icon-card = karta
icon-prep = w każdym przygotowaniu do szabatu
icon-any-time = akcja pomocnicza: handel albo odwrócenie
icon-banner = sztandar tego koloru
icon-banner-wild = sztandar dowolnego koloru
icon-whole-round = jeszcze raz
icon-pile = twoje stosy
icon-rubble = usuń gruz
icon-track = najwyższy rząd
icon-wall = mur
icon-tent = pole dla namiotu
icon-trader = handlarz albo handel
icon-elder = starszy
icon-scribe = skryba

## Kiedy ruch jest możliwy: „Można to zrobić ...”

moment-play = na początku swojej tury
moment-trade = raz w swojej turze (handel albo odwrócenie), w dowolnej chwili, oraz w przygotowaniu, gdzie pozwala na to efekt
moment-flip = raz w swojej turze (handel albo odwrócenie), w dowolnej chwili, oraz tam, gdzie efekt odwraca płytkę
moment-trader = raz w swojej turze, w dowolnej chwili
moment-elder = raz w swojej turze, w dowolnej chwili
moment-convert = z płytką rolników, która zamienia srebrniki na chleb
moment-begin = w swojej turze, po zagraniu karty
moment-levite = w akcji Świątyni, póki Lewita może jeszcze przyjść
moment-banner = w akcji Świątyni, z nieużytym jeszcze Lewitą
moment-temple = w akcji Świątyni
moment-altar = w akcji Świątyni
moment-placed = w akcji Świątyni, póki może jeszcze przyjść Lewita
moment-site = w akcji murów, na samym początku
moment-clear = w akcji murów, w miejscu z gruzem
moment-build = w akcji murów, w oczyszczonym miejscu
moment-scribe = w akcji Tory
moment-tent = w akcji Tory
moment-finish = w akcji głównej albo w przygotowaniu do szabatu
moment-end = w swojej turze, po akcji głównej
moment-farmer = w przygotowaniu do szabatu albo gdy wraca tam pracownik
moment-labourer = w przygotowaniu do szabatu albo gdy wraca tam pracownik
moment-judgement = w przygotowaniu do szabatu
moment-harvest = w przygotowaniu do szabatu, z odwróconą płytką rolników
moment-guards = w przygotowaniu do szabatu, z odwróconą płytką strażników
moment-use = w przygotowaniu do szabatu, z kafelkiem zwoju, który tam działa
moment-gatekeeper = w przygotowaniu gry
moment-take = tam, gdzie dostajesz dowolny zasób
moment-bless = tam, gdzie dostajesz dowolne błogosławieństwo
moment-recover = tam, gdzie można odzyskać handlarza lub starszego
moment-pass = tam, gdzie z efektu można zrezygnować
moment-choose = tam, gdzie efekt ma kilka możliwości
moment-accept = tam, gdzie z efektu można zrezygnować
moment-discard = gdy masz więcej, niż możesz przechować
moment-wall = gdy budujesz mur
moment-top = po zbudowaniu muru
moment-copy = gdy kafelek zwoju używa efektu muru obok nowego
moment-via = gdy skryba może się rozgałęzić przez skrybów kilku graczy
moment-pay = tam, gdzie cenę można zapłacić różnymi dobrami
moment-sell = przy handlu kartą, która skupuje zasoby
moment-done = podczas sprzedaży zasobów
moment-feed = w szabat
moment-tuck = w szabat

## Podpowiedzi: części oceny

hint-part-points = punkty
hint-part-board = Świątynia, mury i skrybowie
hint-part-cards = karty
hint-part-goods = dobra
hint-part-workers = pracownicy i ich żywność
hint-part-markers = błogosławieństwa i tory
hint-part-banners = sztandary tury
