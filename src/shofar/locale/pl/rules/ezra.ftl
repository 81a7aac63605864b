### Ezdrasz i Nehemiasz: zasady, jak opowiada je strona.

over-about = 1–4 graczy, około 75 minut, trzy tygodnie
over-goal = Odbuduj Jerozolimę w trzy tygodnie. Codziennie zagraj kartę, policz widoczne **sztandary jednego koloru** i wydaj je: czerwone na Świątynię i ołtarz, szare na mury i bramy, niebieskie na Torę i namioty. Po trzecim szabacie wygrywa, kto ma najwięcej punktów.
over-round = Tydzień to sześć dni pracy, po jednej turze dziennie, potem **szabat**: daj pracę bezczynnym, wysłuchaj proroków, nakarm wszystkich, schowaj karty, które odtąd punktują w każdy szabat.
over-phase-1 = Dzień 1
over-phase-2 = Dzień 2
over-phase-3 = Dzień 3
over-phase-4 = Dzień 4
over-phase-5 = Dzień 5
over-phase-6 = Dzień 6
over-phase-7 = Przygotowanie
over-phase-8 = Szabat
over-turn-1 = **Zagraj kartę** na jeden z trzech stosów. Liczy się to, co na wierzchu; zakryte karty nie.
over-turn-2 = Potem **jedna akcja główna**: Świątynia (czerwone), mury (szare) lub Tora (niebieskie), na ile starczy sztandarów i dóbr.
over-turn-3 = W dowolnej chwili, po jednym razie: **handel lub odwrócenie** płytki,
over-turn-4 = **handlarz** i **starszy**: pracownicy na twojej planszy, którzy dają dobra lub sztandary.
over-turn-5 = **Koniec**: dobierz kartę. Nadmiar zasobów wraca.
over-points-1 = kamień, drewno i złoto w Świątyni, od razu
over-points-2 = karty schowane w szabat: w ten i w każdy następny
over-points-3 = na koniec: mury i bramy, według nadruku, skrybowie 1 do 4 według rzędu
over-points-4 = 2 za każdą odwróconą płytkę, 3 za prowadzenie na torze ołtarza
over-points-5 = za każde 5 srebrników wartości dóbr; złote zwoje
over-twist = Pracownicy robią wszystko i prawie wszystkich trzeba w szabat **nakarmić**: głodny kosztuje 2 punkty. Lewici nie jedzą nigdy. A karty decydują dwa razy: sztandarami po drodze i tymi kilkoma, które **schowane wcześnie, punktują dwa lub trzy razy**.
over-end = Po trzecim szabacie. Przy remisie wygrywa ten, kto prowadzi na torze ołtarza.
chapter-E3-1 = Przygotowanie gry
    .lead = Mniej graczy: część miasta jest już odbudowana i nie należy do nikogo.
chapter-E3-2 = Tygodnie i tury
    .lead = Trzy tygodnie po sześć dni. Osiemnaście tur to cała gra.
chapter-E3-3 = Karty postaci
    .lead = Dziesięć kart, te same dla wszystkich. Każda pokazuje sztandary, handel i to, co punktuje w szabat.
chapter-E3-4 = Sztandary
    .lead = Waluta akcji głównej.
chapter-E3-5 = Świątynia i ołtarz
    .lead = Czerwone sztandary. Lewici niosą po jednej rzeczy.
chapter-E3-6 = Gruz, mury i bramy
    .lead = Szare sztandary. Jedno miejsce na turę.
heading-clear = Usuwanie gruzu
heading-build = Budowa
heading-connections = Połączenia
chapter-E3-7 = Tora i namioty
    .lead = Niebieskie sztandary. Jeden skryba i jedna droga namiotu.
heading-scribe = Skrybowie
heading-tent = Namiot
heading-heroes = Bohaterowie
chapter-E3-8 = Handel i odwracanie
    .lead = Jedno z nich w turze, w dowolnej chwili.
heading-trade = Handel
heading-flip = Odwracanie
chapter-E3-9 = Handlarze i starsi
    .lead = Pracownicy na twojej własnej planszy, na tydzień.
chapter-E3-10 = Zyski i limity
    .lead = Co znaczy każda nagroda, skądkolwiek pochodzi.
heading-workers = Pracownicy
heading-blessings = Błogosławieństwa
heading-altar = Tor ołtarza
heading-other = Namiot, dobra, punkty
heading-storage = Przechowywanie
chapter-E3-11 = Kolejność efektów
    .lead = Co jest pierwsze, gdy jedno pociąga drugie.
chapter-E3-12 = Przygotowanie do szabatu
    .lead = Po szóstym dniu. Każdy bezczynny pracownik dostaje pracę, a prorocy wydają wyrok.
chapter-E3-13 = Szabat
    .lead = Nakarm, schowaj, punktuj.
chapter-E3-14 = Po szabacie
    .lead = Tylko po pierwszym i drugim tygodniu, w tej kolejności.
chapter-E3-15 = Koniec i punkty
    .lead = Po trzecim szabacie.
chapter-E3-17 = Zwoje szczegółowo
    .lead = Zwoje pokazują ikony. Oto co znaczą tam, gdzie to ważne.
chapter-E3-16 = W pojedynkę: przeciwnik
    .lead = Jeden przeciwnik, sterowany kartami, na dwóch poziomach. Sam nigdy o niczym nie decyduje.
heading-solo-setup = Przygotowanie
heading-solo-goods = Co dla niego znaczą rzeczy
heading-solo-turn = Jego tura
heading-solo-end = Szabat i koniec
chapter-hidden = Co jest ukryte
    .lead =
        Prawie wszystko jest jawne: dobra, pracownicy, karty schowane i zakryte, obie strony płytek, zwoje. Ukryte są:
        - twoja ręka: inni widzą, ile masz kart; rękę i talię razem mogą wyliczyć;
        - kolejność każdej talii;
        - trzy dobrane karty muru, prócz tej, którą budujesz; ty wiesz, co wraca na wierzch i pod spód twojej talii;
        - w pojedynkę: co przyjdzie następne z talii przeciwnika.

## Przygotowanie gry

rule-E3-1-1 = Karty bram leżą obok planszy. Przy czterech graczach nie ma na nich srebrników, przy trzech po 1. Przy jednym lub dwóch Brama Zbiórki i Brama Wschodnia już stoją, niczyje, a na pozostałych czterech leżą po 2.
rule-E3-1-2 = **Mury neutralne** już stoją: przy czterech graczach żaden, przy trzech trzy, przy jednym lub dwóch sześć.
    .reading = Nie ma na nich gruzu: nikt nie oczyści tego, co zbudowane.
rule-E3-1-3 = Do worka trafiają 64 kostki: kamień, węgiel, złoto i drewno. Na każde pole muru i każdą bramę dobierz tyle, ile ma ikon **gruzu**. Reszta idzie do zasobów głównych.
    .reading = Dobiera się pole po polu wzdłuż muru miasta, aby grę można było powtórzyć.
rule-E3-1-4 = **Zwoje**: 6 złotych w rzędzie 4, 9 drewnianych w rzędach 3 i 2, 3 kamienne w rzędzie 1, wszystkie odkryte. Pozostałe odpadają. Na rzędach 4, 3 i 2 leży chleb: 3, 2 i 1.
rule-E3-1-5 = Przy mniej niż czterech graczach Świątynia jest mniejsza.
rule-E3-1-6 = Jedną z czterech stron kart ołtarza wybiera się lub losuje. Prorocy stają tam, gdzie wskazuje na pierwszy tydzień.
    .reading = Niczego nie blokują i nie należą do żadnego stosu znaczników.
rule-E3-1-7 = Trzej bohaterowie leżą odkryci. Wylosowany gracz bierze **szofar**; tury idą od niego zgodnie z ruchem wskazówek zegara.
rule-E3-1-8 = Dostajesz po jednej płytce z pięciu rodzajów, 6 pracowników do dyspozycji i 10 w zasobach głównych, namiot na pierwszym polu, 10 punktów, 5 srebrników, 3 chleby i zasoby z twojej płytki strażników.
rule-E3-1-9 = Tasujesz swoje 10 kart postaci i dobierasz 4, tasujesz też 12 kart muru. Wszyscy mają te same.
rule-E3-1-10 = Znaczniki ołtarza układa się w stos na początku, ostatniego gracza na dole. **Niżej znaczy z przodu**: prowadzi więc ostatni gracz.
rule-E3-1-11 = Każdy zaczyna z jednym Lewitą, bez jego nagrody.
rule-E3-1-12 = W odwrotnej kolejności każdy stawia **strażnika** na wolnej bramie narożnej; przy dwóch graczach dwa razy. Przy trzech ostatni narożnik jest niczyj.
    .reading = Za drugim razem w tej samej kolejności, a narożnik nie daje swojemu strażnikowi nagrody.
rule-E3-1-13 = Przy jednym lub dwóch graczach na lewym i prawym zwoju rzędu 1 stoi biały pracownik.
rule-E3-1-14 = Przy trzech lub czterech graczach w zasobach głównych jest więc 8 twoich pracowników, przy jednym lub dwóch 7.

## Tygodnie, karty, sztandary

rule-E3-2-1 = Trzy tygodnie. Tydzień to sześć dni, przygotowanie, szabat, a po dwóch pierwszych nowy początek. Każdego dnia każdy ma jedną turę, od gracza z szofarem zgodnie z ruchem wskazówek zegara.
rule-E3-2-2 = **Tura**: zagraj kartę, potem jedna akcja główna, potem koniec. W dowolnej chwili, po jednym razie: handel lub odwrócenie, handlarz, starszy.
rule-E3-2-3 = „Dowolna chwila” to czas między dwoma krokami: także przed kartą, w środku akcji głównej i po niej. Na co płytka pozwala w każdej chwili (srebrniki na chleb), to wolno wtedy robić dowolnie często.
    .reading = Nigdy w trakcie wykonywanego kroku. Gra pokazuje listę i wraca do niej po każdym kroku.
rule-E3-2-4 = Przed końcem tury trzeba rozpocząć akcję główną.
    .reading = Można w niej nic nie zrobić. Niewydane sztandary przepadają.
rule-E3-2-5 = W turze tylko jedna akcja główna. Nie można jej porzucić dla innej i podjąć na nowo.
rule-E3-2-6 = Na koniec dobierz do czterech kart, pozostałe sztandary przepadają, a wszyscy sprawdzają przechowywanie.
rule-E3-2-7 = Gra proponuje każdy sposób, który czymś się różni.
    .reading = Jako jedną listę; niemożliwego na niej nie ma.
rule-E3-3-1 = Karta idzie na **stos z mniej niż dwiema kartami** i zakrywa to, co pod nią.
rule-E3-3-2 = Liczy się tylko wierzchnia karta stosu, jej sztandary i handel. Zakryte swoje karty możesz oglądać.
rule-E3-3-3 = Handlujesz dzięki karcie zagranej w tej turze.
rule-E3-3-4 = Sześć tur wypełnia trzy stosy po dwie karty.
rule-E3-3-5 = Na ręce mieszczą się cztery karty. Na końcu tury dobieraj, aż będziesz je mieć albo talia się skończy. W ciągu tygodnia talia się nie odnawia.
rule-E3-3-6 = Na końcu tygodni ręka ma więc 4, 3 i 1 kartę, a talia żadnej.
rule-E3-4-1 = Każda akcja główna ma kolor: Świątynia **czerwony**, mury **szary**, Tora **niebieski**. Masz sztandary z trzech wierzchnich kart, ze schowanych kart i bohaterów oraz to, co w tej turze dali handlarze, starsi i zwoje; dowolne liczą się jako każdy kolor.
rule-E3-4-2 = Wydane sztandary znikają. Zdobyte później w turze dochodzą, także w środku akcji.
rule-E3-4-3 = Dowolne sztandary nie potrzebują koloru.
    .reading = Liczą się w każdej akcji głównej, którą wybierzesz.
rule-E3-4-4 = Niewydane sztandary przepadają na końcu tury.
rule-E3-4-5 = Sztandary zdobyte w przygotowaniu nic nie dają.
    .reading = Nie ma akcji głównej, w której można by je wydać.

## Świątynia i ołtarz

rule-E3-5-1 = W tej akcji można postawić jednego **Lewitę**: przed pierwszą niesioną rzeczą albo po ostatniej, nigdy pomiędzy.
    .reading = „Po” zaczyna się, gdy powiesz, że układanie skończone.
rule-E3-5-2 = Lewita kosztuje pracownika i chleb najniższego wolnego rzędu twojej kolumny i daje nagrodę tego rzędu. Najwyżej sześciu.
rule-E3-5-3 = Każdego Lewity używa się **raz w akcji**: niesie jedną rzecz do Świątyni lub na ołtarz albo daje jeden czerwony sztandar. Postawionego przedtem można użyć, postawionego potem nie. Zostają na zawsze.
rule-E3-5-4 = **Świątynia**: kamień, drewno lub złoto idzie na pierwsze wolne pole dowolnego rzędu, od lewej, za czerwone sztandary tego rzędu. Węgla nie wolno tam kłaść.
rule-E3-5-5 = Potem po kolei: 1 punkt, za złoto 2; nagroda rzędu; a gdy sektor jest pełny, to, co on daje.
rule-E3-5-6 = **Ołtarz**: drewno kosztuje 3 czerwone i daje 2 kroki, węgiel kosztuje 1 czerwony i daje 1 krok. Kostka znika.
rule-E3-5-7 = Pełna Świątynia nic już nie przyjmuje. Ołtarz pozostaje otwarty.
rule-E3-5-8 = **Sektor** jest pełny, gdy pełne są wszystkie jego kolumny. Wtedy:
    - kto go ukończył, dostaje 2 chleby;
    - kto ma najwięcej Lewitów, dostaje 2 punkty;
    - kto ma najmniej, traci 1 punkt;
    - każdy dostaje 1 srebrnik za każdego Lewitę.
rule-E3-5-9 = Remisy rozstrzyga tor ołtarza: z przodu jest lepiej, gdy liczy się najwięcej i gdy liczy się najmniej. Przy jednym lub dwóch graczach nikt nie traci.
rule-E3-5-10 = Lewitów liczy się, gdy sektor jest pełny. Jedna kostka wypełnia najwyżej jeden sektor.
rule-E3-5-11 = Między dwiema kostkami wolno stawiać handlarzy i starszych, handlować i odwracać płytki.
    .reading = Nie kończą układania.

## Gruz, mury i bramy

rule-E3-6-1 = Najpierw **wybierz miejsce**: niezabudowane pole muru lub bramę. W tej turze żadnego innego.
rule-E3-6-2 = **Usuwaj** gruz kostka po kostce: węgiel za 1 szary, kamień lub drewno za 2, złoto za 3. Każda kostka jest twoja i można jej użyć od razu. Kończysz, kiedy chcesz.
rule-E3-6-3 = Kto zabierze ostatnią kostkę z pola muru, dostaje jego **błogosławieństwo**. Bramy żadnego nie dają.
rule-E3-6-4 = **Buduj** tam, gdzie nie ma już gruzu, raz w turze.
    .reading = Teraz lub później, ktokolwiek oczyścił: tekst nie rezerwuje miejsca dla ciebie.
rule-E3-6-5 = Mur kosztuje szare sztandary, kamień i czasem drewno, zależnie od rodzaju; każda brama 3 szare, 2 kamienie i 1 drewno.
rule-E3-6-6 = Każdy kamień lub drewno kosztu może zastąpić **3 szare sztandary albo 1 złoto**, dowolnie często.
    .reading = Każdy sposób zapłaty jest proponowany raz.
rule-E3-6-7 = **Mur**: zapłać; dobierz trzy swoje karty muru; zbuduj jedną, jedną z pozostałych połóż na wierzchu talii, drugą pod spodem; weź jej efekt; potem połączenia.
    .reading = Obie wracają przed efektem; nie ma to znaczenia.
rule-E3-6-8 = Gdy kart muru jest mniej niż trzy, dobierz te, które są.
    .reading = Bez kart nie budujesz już murów.
rule-E3-6-9 = **Brama** wymaga wolnego pracownika. Zapłać, weź srebrniki leżące na karcie, postaw tam pracownika na stałe jako **strażnika bramy**, weź nagrodę; potem połączenia.
rule-E3-6-10 = Budowa kończy akcję główną.
    .reading = Nic więcej nie byłoby w niej do zrobienia.
rule-E3-6-11 = Punkty murów i bram liczą się na koniec.
rule-E3-6-12 = **Połączenie**: gdy stoją mur i brama obok niego, raz, właściciel każdego z nich dostaje nagrodę połączenia bramy. Właściciel obu dostaje ją raz.
rule-E3-6-13 = Brama między dwoma murami łączy się dwa razy.
    .reading = Najpierw z murem wcześniejszym wzdłuż miasta. Z dwóch właścicieli pierwszy jest gracz aktywny.
rule-E3-6-14 = Mury neutralne nigdy się nie łączą.
    .reading = Obok niczyjej bramy narożnej, przy trzech graczach, nagrodę dostaje sam właściciel muru.
rule-E3-6-15 = Dwa mury sąsiadują, jeśli nie leży między nimi brama.
    .reading = Tekst mówi o murach przyległych; plansza pokazuje, co to może znaczyć.
rule-E3-6-16 = Bramy narożne liczą się jako strażnicy bram.
    .reading = Nie jako zbudowane bramy: stały od początku.

## Tora i namioty

rule-E3-7-1 = W tej akcji najwyżej **jeden skryba** i **jeden ruch namiotu**, w dowolnej kolejności.
rule-E3-7-2 = Skryba to pracownik na zwoju bez skryby. Rząd 1 jest otwarty dla wszystkich; zwój wyżej wymaga kogoś, dowolnego koloru, na jednym z dwóch pod nim.
rule-E3-7-3 = Kosztuje niebieskie sztandary rzędu, jego srebrniki lub złoto i drogę w górę.
rule-E3-7-4 = **Droga w górę**: wybierz ścieżkę skrybów od rzędu 1 do zwoju. 1 srebrnik dla właściciela każdego cudzego skryby na niej, 1 do zasobów za każdego białego pracownika. Twoi są za darmo.
rule-E3-7-5 = Jeśli na różnych ścieżkach płaci się różnym osobom, wybierasz, komu.
    .reading = Zapłata, która zawiera inną, te same osoby i więcej, nie jest proponowana: nikt by jej nie wybrał.
rule-E3-7-6 = Płaci się najpierw.
    .reading = Zanim zwój cokolwiek zrobi.
rule-E3-7-7 = Skryba zostaje na zawsze. Jeden na każdym zwoju.
rule-E3-7-8 = Pierwszy skryba rzędów 2, 3 i 4 bierze leżący tam chleb. Biali pracownicy się nie liczą.
rule-E3-7-9 = Po zapłacie: biały pracownik ustępuje, skryba staje, chleb rzędu, to, co zwój daje od razu. Jego inny efekt trwa odtąd.
rule-E3-7-10 = **Biały pracownik**, który musi ustąpić, idzie na skrajny zwój rząd wyżej; jeśli stoi tam skryba, jeszcze dalej. Z rzędu 4 opuszcza grę. Otwiera zwoje jak skryba.
rule-E3-7-11 = Twój **namiot** przesuwa się o 1 do 4 pól zgodnie z ruchem wskazówek zegara. Trzy lub cztery kosztują prócz sztandarów węgiel, kamień lub drewno. Jeden ruch; dwóch się nie dodaje.
rule-E3-7-12 = Dostajesz nagrodę **każdego pola**, na które wejdzie. Na jednym polu może stać kilka namiotów.
rule-E3-7-13 = Kamienny zwój przynosi **bohatera**: w tygodniu 1 lewą nagrodę, w tygodniu 2 dwie, w tygodniu 3 wszystkie trzy. Bohater jest schowany; jego sztandar liczy się odtąd.
    .reading = Już do końca tej akcji.

## Handel, odwracanie, pomocnicy

rule-E3-8-1 = W turze najwyżej jeden handel **albo** odwrócenie. Dwa zwoje dają jeszcze jedno.
rule-E3-8-2 = Handlujesz dzięki karcie zagranej w tej turze, więc najpierw ją zagraj. Jeden zwój pozwala użyć dowolnej widocznej karty.
rule-E3-8-3 = Handel jest dwojaki: przy bramie srebrniki zamienia się na zasoby, a karty sprzedaży zamieniają zasoby na srebrniki.
rule-E3-8-4 = **Przy bramie** zapłać najpierw 1 srebrnik: jej strażnikowi; na kartę, jeśli nie jest zbudowana; do zasobów, jeśli jest niczyja; nic, jeśli jest twoja. Potem opcja górna lub dolna, raz.
    .reading = Przy trzech graczach opłata za niczyj narożnik też idzie do zasobów.
rule-E3-8-5 = Musi cię stać na jedno i drugie.
    .reading = Inaczej opcja nie jest proponowana: moneta by przepadła.
rule-E3-8-6 = **Sprzedaż** nie kosztuje opłaty. Sprzedaj dowolnie wiele tego, co wymienia karta, po jej cenach.
    .reading = Po jednym, co najmniej jeden, i nic innego pomiędzy.
rule-E3-8-7 = **Odwrócenie**: zapłać, co mówi płytka, weź jej nagrodę, odwróć ją.
rule-E3-8-8 = Handlarze i starsi na niej zostają i z nowej strony nic nie dostają. Wolne pola od razu dają nowe efekty.
rule-E3-8-9 = Każdą płytkę odwraca się raz.
rule-E3-8-10 = Odwróceni strażnicy: możesz przechowywać dowolnie wiele zasobów.
rule-E3-9-1 = Postaw pracownika na wolnym polu i weź to, co pokazuje. W turze jeden handlarz i jeden starszy.
rule-E3-9-2 = Zostają do chwili po szabacie, chyba że któregoś **odzyskasz**: jest znów do dyspozycji, a jego pole wolne.
    .reading = Co dał, zostaje, a limit tej tury jest wykorzystany.
rule-E3-9-3 = Handlarz, który daje sztandary, nie jest starszym: starszego nadal możesz postawić.
rule-E3-9-4 = Co dodają im zwoje, przychodzi po efekcie samego pola.
    .reading = Najpierw to, co pokazuje pole, potem to, co mówi zwój.

## Zyski i limity

rule-E3-10-1 = Zasobów, srebrników i chleba nigdy nie brakuje. Nikt nie ma więcej niż 16 pracowników.
rule-E3-10-2 = Zdobyty pracownik przychodzi z twoich zasobów głównych. Jeśli nikogo tam nie ma, zamiast tego **namiot przesuwa się o pole**.
rule-E3-10-3 = Pracownicy nigdy nie wracają do zasobów głównych.
rule-E3-10-4 = **Błogosławieństwo** przesuwa swój znacznik o jedno. Na 7 zamiast niego rusza namiot.
rule-E3-10-5 = Dowolne błogosławieństwo przesuwa jeden z trzech.
    .reading = Taki poniżej 7, jeśli jest.
rule-E3-10-6 = Gdy twój **najwolniejszy znacznik** osiąga kolumnę, dostajesz bonus kolumny, raz.
rule-E3-10-7 = **Kroki na ołtarzu**: przesuń się i weź nagrody wszystkich pól, na które wchodzisz.
    .reading = Najpierw wszystkie kroki, potem nagrody po kolei.
rule-E3-10-8 = Każdy krok za końcem toru to 1 srebrnik.
rule-E3-10-9 = Znacznik, który staje na innych, leży **na wierzchu, za nimi**. Jest więc zawsze kolejność i rozstrzyga każdy remis.
    .reading = Gdy niższy odchodzi, pozostałe zachowują kolejność.
rule-E3-10-10 = Znacznik, który nie robi kroku, zostaje w swoim miejscu stosu.
    .reading = Nie przybywa na nowo.
rule-E3-10-11 = **Kroki namiotu**: przesuń go i weź nagrody wszystkich pól, na które wchodzi.
    .reading = Najpierw wszystkie kroki, potem nagrody, jak na torze ołtarza.
rule-E3-10-12 = Dowolne zasoby to kamień, drewno lub węgiel, każdy wybierany osobno. Nigdy złoto.
rule-E3-10-13 = Odzyskanie pracownika i darmowe odwrócenie płytki zależą od ciebie. Gdy nie ma czego wziąć, nic się nie dzieje.
rule-E3-10-14 = Punkty mogą spaść poniżej 0 i wzrosnąć powyżej 99.
rule-E3-10-15 = **Przechowywanie**: na końcu każdej tury, także cudzej, i po szabacie, kto ma więcej kamienia, drewna, złota i węgla, niż pozwala płytka strażników, zwraca nadmiar. W trakcie tury wolno mieć więcej.
    .reading = Najpierw gracz aktywny, potem zgodnie z ruchem wskazówek zegara; wybierasz, co wraca.
rule-E3-10-16 = Srebrniki i chleb nie mają limitu.
rule-E3-11-1 = Efekty dzieją się w nadrukowanej kolejności.
    .reading = Co jeden z nich wywoła, wykonuje się w całości przed następnym.
rule-E3-11-2 = Kto coś zyskuje, ten o tym decyduje.
    .reading = Także w cudzej turze.
rule-E3-11-3 = Zawsze się to kończy.
    .reading = Pracowników, błogosławieństw i kroków jest ograniczona liczba, a pól, które nic nie wywołują, dość.

## Szabat

rule-E3-12-1 = Wszyscy się przygotowują, w kolejności od gracza z szofarem.
    .reading = Jeden po drugim, każdy w całości. Teksty pozwalają robić to razem, a tej kolejności używają w razie wątpliwości.
rule-E3-12-2 = W dowolnej kolejności:
    - każdy wolny pracownik zostaje **rolnikiem** lub **robotnikiem** i daje to, co pokazuje płytka;
    - **wyrok** proroków;
    - co dają w przygotowaniu odwrócone płytki i zwoje.
rule-E3-12-3 = Dowolna liczba każdego rodzaju. Zdobytych teraz pracowników też trzeba zatrudnić.
rule-E3-12-4 = **Wyrok**: porównaj swój znacznik ołtarza z prorokami: za Zachariaszem, przed Aggeuszem albo pomiędzy. Karta ołtarza mówi, co to znaczy.
    .reading = Na polu proroka jest się pomiędzy: ani za, ani przed.
rule-E3-12-5 = Odzyskany teraz pracownik od razu zostaje rolnikiem lub robotnikiem.
rule-E3-12-6 = Chleb, który trzeba oddać, a którego nie ma, kosztuje po 2 punkty. Kto ma płytkę <farmers_2>, może najpierw zamienić srebrniki na chleb, 2 za 1.
rule-E3-12-7 = Płytka odwrócona za darmo daje swoją nagrodę.
    .reading = Co daje w przygotowaniu, daje już w tym.
rule-E3-12-8 = <wood_09>: 2 srebrniki oraz handel dowolną widoczną kartą albo płatne odwrócenie.
    .reading = Drugie możesz pominąć: takie akcje nigdy nie są obowiązkiem.
rule-E3-13-1 = Wszyscy karmią pracowników, chowają karty i punktują, w kolejności od gracza z szofarem.
rule-E3-13-2 = **1 chleb za każdego pracownika** na planszach: strażników bram, skrybów, handlarzy, starszych, rolników, robotników. Lewici i pracownicy w zasobach nie potrzebują nic; niektóre zwoje zwalniają innych.
rule-E3-13-3 = Chleb trzeba oddać, póki starczy. Każdy nienakarmiony pracownik kosztuje **2 punkty**. Kto ma płytkę <farmers_2>, może przedtem zamienić srebrniki na chleb.
rule-E3-13-4 = **Schowaj** 1 kartę w pierwszym tygodniu, 2 w drugim, 1 w trzecim, z tych na twojej planszy, także zakrytych. Nigdy z ręki.
rule-E3-13-5 = **Punktuje każda schowana karta**, stara i nowa.
rule-E3-13-6 = Schowana karta pokazuje górny sztandar we wszystkich późniejszych akcjach i punktuje w każdy późniejszy szabat. Jej handel znika.
rule-E3-13-7 = Potem wszyscy sprawdzają przechowywanie.
    .reading = W kolejności od gracza z szofarem, a w trzecim tygodniu przed zamianą dóbr na srebrniki.
rule-E3-14-1 = Prorocy idą na swoje pola na następny tydzień.
rule-E3-14-2 = Szofar idzie do następnego gracza.
rule-E3-14-3 = Handlarze, starsi, rolnicy i robotnicy wracają do domu.
rule-E3-14-4 = Kto prowadzi na torze ołtarza, dostaje pracownika.
rule-E3-14-5 = Nieschowane karty z twojej planszy stają się nową talią.
rule-E3-14-6 = Dobierz do czterech kart.
rule-E3-14-7 = Karty na ręce zostają.
rule-E3-14-8 = Jeśli brakuje pracownika dla prowadzącego, a jego namiot przyniesie za dużo zasobów, zwraca je.
    .reading = Od razu: limit obowiązuje między turami.
rule-E3-15-1 = Zamień dobra na srebrniki: złoto 3, kamień, drewno i chleb 2, węgiel 1.
rule-E3-15-2 = Potem punktuj:
    - 1 punkt za każde 5 srebrników;
    - 2 za każdą odwróconą płytkę;
    - 3 za prowadzenie na torze ołtarza;
    - mury i bramy, według nadruku;
    - skrybowie 1, 2, 3 lub 4 według rzędu;
    - co mówią złote zwoje.
rule-E3-15-3 = Wygrywa, kto ma najwięcej punktów; remis rozstrzyga pozycja na torze ołtarza.
    .reading = Tak samo dalsze miejsca.
rule-E3-15-4 = Nic z „Po szabacie” już się wtedy nie dzieje.

## Zwoje

rule-E3-17-1 = <wood_04>: namiot, który przesuwa się o dwa lub więcej pól w jednej turze albo przygotowaniu, idzie o jedno dalej.
    .reading = Kroki wszystkich efektów się sumują; gdy jest ich dwa, namiot idzie o jedno dalej, raz w tej turze.
rule-E3-17-2 = <wood_05>: gdy nie ma już pracownika, rusza namiot. Zdobytego pracownika trzeba zatrudnić.
rule-E3-17-3 = <wood_10> i <wood_13> obniżają koszt najniżej do 0.
    .reading = <wood_13> liczy się raz na każdą budowlę.
rule-E3-17-4 = <wood_11> nie liczy się dla skryby, który na nim staje.
rule-E3-17-5 = <wood_12> liczy się przy bramach, które budujesz.
    .reading = Po nagrodzie samej bramy.
rule-E3-17-6 = <wood_14>: po murze efekt jednego zbudowanego muru obok.
    .reading = Czyjegokolwiek, do wyboru, przed połączeniami. Mury neutralne efektu nie mają.
rule-E3-17-7 = <wood_15>: za każde złote pole, na które wchodzisz.
    .reading = Także takie, które tylko mijasz.
rule-E3-17-8 = <wood_17>: 1 srebrnik i to samo pole jeszcze raz, bez kolejnego pracownika.
rule-E3-17-9 = <wood_18>: pięć kart na ręce.
    .reading = Już na końcu tury, w której go dostajesz.
rule-E3-17-10 = <wood_19>: złoto za każde odwrócenie.
    .reading = Także za darmowe.
rule-E3-17-11 = <wood_20>: dolna opcja kosztuje o 2 srebrniki mniej.
    .reading = Opłata za bramę zostaje.
rule-E3-17-12 = <wood_21>: po każdym handlu srebrnik albo płatne odwrócenie.
    .reading = Nie zużywa odwrócenia tej tury.
rule-E3-17-13 = Co liczą złote zwoje: <gold_02> najwolniejszy znacznik błogosławieństwa; <gold_03> Lewitów, strażników bram i skrybów; <gold_04> mury i karty bram; <gold_08> jedyną kartę pozostałą na ręce.
    .reading = Bramy narożne nie są zbudowane, więc <gold_04> je pomija.
rule-E3-17-14 = Zwój działa dla właściciela swojego skryby.
    .reading = Wolne zwoje i te pod białymi pracownikami nic nie robią.

## W pojedynkę

rule-E3-16-1 = Przygotuj grę jak dla dwóch. Przeciwnik ma pierwszy szofar. Ciebie obowiązują wszystkie zwykłe zasady.
rule-E3-16-2 = Ma swoją stronę planszy solo, A lub B, z nadrukowanymi pracownikami, srebrnikami i złotem; 10 punktów, Lewitę, 12 kart muru i znacznik ołtarza na twoim.
rule-E3-16-3 = Wybierasz dwie bramy narożne dla swoich strażników; pozostałe dostaje on.
rule-E3-16-4 = Kamień, drewno i węgiel są dla niego **złotem**, chleb **srebrnikiem**, odzyskany pracownik krokiem namiotu. Przechowuje wszystko i nikogo nie karmi.
    .reading = Darmowe odwrócenie też jest krokiem namiotu.
rule-E3-16-5 = Dowolne błogosławieństwo przesuwa jego najwolniejszy znacznik; przy remisie pomarańczowy, potem fioletowy.
rule-E3-16-6 = Należne mu srebrniki idą do jego zapasu, a on płaci za twoje bramy. Za twoich skrybów na jego drodze dostajesz srebrniki z zasobów.
rule-E3-16-7 = Błogosławieństwa, nagrody, srebrniki na bramach, połączenia i wypłaty sektorów dostaje jak gracz.
rule-E3-16-8 = **Jego tura**: karta skupienia; handel albo namiot; karta schematu; pierwszy możliwy wiersz. Potem ty sprawdzasz przechowywanie.
rule-E3-16-9 = Bierze opcję dolną, jeśli go stać, inaczej górną, inaczej rusza jego namiot.
rule-E3-16-10 = Wiersz jest możliwy, jeśli jest to, czego wymaga, i da się go wykonać.
rule-E3-16-11 = **Świątynia**: 2 złota i pracownik za Lewitę. Potem dla każdego Lewity pierwsze możliwe: złoto do Świątyni; 1 srebrnik na 1 złoto; krok na ołtarzu.
rule-E3-16-12 = Jego złoto idzie do pierwszej od lewej kolumny z miejscem, najpierw na najniższe pole.
rule-E3-16-13 = Szukając miejsca, **idzie** wzdłuż muru miasta od bramy z karty skupienia, we wskazanym kierunku.
    .reading = Zgodnie z zegarem to kolejność, w której miejsca są tu ponumerowane.
rule-E3-16-14 = Oczyszcza pierwsze pole muru z gruzem: wszystkie kostki są złotem, a błogosławieństwo jest jego.
    .reading = Jeśli takiego nie ma, reszta wiersza i tak jest wykonywana.
rule-E3-16-15 = **Mur**: oczyszcza pierwsze pole muru z gruzem i buduje tam za 3 złota. Gdy gruzu już nie ma, pierwsze wolne, jeśli ma 3 złota.
rule-E3-16-16 = Buduje wierzchnią kartę swojej talii murów.
rule-E3-16-17 = **Brama**: pierwsza na drodze, którą może zbudować: jego złoto i tamtejsze kostki muszą dać 3.
    .reading = Że oba się sumują, to nasze odczytanie. Nigdy nie oczyszcza bramy, nie budując jej.
rule-E3-16-18 = **Skryba**: kosztuje tyle złota, ile wynosi rząd, o 1 mniej za każdy pełny rząd niżej.
    .reading = Można zająć także zwój pod białym pracownikiem.
rule-E3-16-19 = Jego droga w górę: najwięcej własnych skrybów, potem najmniej twoich. Za białych pracowników płaci.
    .reading = Jeśli nadal jest remis, najbardziej na lewo.
rule-E3-16-20 = Wśród kilku zwojów rzędu decyduje liczba na karcie skupienia, od lewej do prawej.
rule-E3-16-21 = Nie zważa na to, co robią zwoje, bierze bohaterów z nagrodami, ale bez sztandaru, a za chleb rzędu dostaje srebrniki.
rule-E3-16-22 = Jego przygotowanie to sam wyrok, według wierszy jego strony.
    .reading = Srebrników, których nie ma, stracić nie może.
rule-E3-16-23 = **Jego szabat**: 1 srebrnik za każdego bezczynnego pracownika, na stronie B 2; punkty za rząd najwyższego skryby; za pracowników, na stronie A jednego rodzaju, na B wszystkich trzech; za najlepszy znacznik błogosławieństwa i osiągnięte złote pola.
rule-E3-16-24 = Po szabacie jego talie są tasowane na nowo.
rule-E3-16-25 = Na koniec punktuje jak gracz, bez płytek, schowanych kart i złotych zwojów. Wygrywasz, mając więcej punktów; przy remisie tylko, jeśli prowadzisz na torze ołtarza.
rule-E3-16-26 = Nigdy nie ma wyboru. Wszystko, co losowe, jest w jego trzech taliach.

## Przykłady

example-EX-1 = Czerwone na wierzchnich kartach 3 i 2, schowana karta z 1, starszy z 2 i 2 dowolne ze zwoju: 10 czerwonych sztandarów.
    .name = Liczenie czerwonych
example-EX-2 = Następny Lewita kosztuje 2 chleby i daje węgiel temu, kto ma jednego; 3 chleby i kamień temu, kto ma dwóch; 5 chlebów, błogosławieństwo i 2 punkty temu, kto ma czterech.
    .name = Następny Lewita
example-EX-3 = Trzech Lewitów. Dwaj dają po czerwonym sztandarze; trzeci niesie kamień do Świątyni. Więcej w tej akcji nieść nie można.
    .name = Sztandary albo ciężary
example-EX-4 = Rzędy mają 2, 3, 1, 4 i 3 kostki: następna kostka każdego idzie do kolumny 3, 4, 2, 5 i 4.
    .name = Dokąd idzie następna kostka
example-EX-5 = Trzy znaczniki na jednym polu: najniższy jest przed środkowym, najwyższy jest ostatni.
    .name = Stos znaczników
example-EX-6 = Na polu muru 6 leży jeden kamień. Usunięcie kosztuje 2 szare; kamień jest twój, a że to ostatnia kostka, dostajesz czerwone błogosławieństwo.
    .name = Ostatnia kostka
example-EX-7 = Brama Wschodnia jest twoja. Budujesz mur obok niej: 4 szare i 3 kamienie, a połączenie daje ci 2 węgle, raz.
    .name = Mur obok własnej bramy
example-EX-8 = Na polu muru 8, obok cudzej Bramy Końskiej, leżą złoto i kamień. Usuń oba za 5 szarych, weź fioletowe błogosławieństwo i buduj za 3 następne: złoto zastępuje drewno. Oboje dostajecie kamień i srebrnik.
    .name = Usuń i buduj
example-EX-9 = Chcesz zwoju z rzędu 4. Droga w górę mija dwóch skrybów Fioletowego i jednego twojego: 2 srebrniki dla Fioletowego, prócz 7 niebieskich i 2 złota. A kto tam pierwszy, bierze 3 chleby.
    .name = Droga w górę
example-EX-10 = Do zwoju prowadzą dwie drogi: przez Fioletowego albo przez Żółtego. 1 srebrnik dla jednego z nich; wybierasz ty.
    .name = Komu zapłacić
example-EX-11 = Skryba przychodzi na zwój białego pracownika w rzędzie 1: ten idzie na skraj rzędu 2, później rzędu 3. Jeśli stoi tam już skryba, o rząd dalej.
    .name = Biały pracownik ustępuje
example-EX-12 = 12 niebieskich i węgiel: 1, 2, 3 lub 4 pola, raz. Cztery kosztują 10 i węgiel. Pozostałe dwa sztandary nie przesuną go drugi raz.
    .name = Jak daleko idzie namiot
example-EX-13 = Kamieniarz handluje przy Bramie Doliny, która jest cudza: 1 srebrnik dla jej strażnika, potem opcja górna, kamień.
    .name = Opcja górna
example-EX-14 = To samo z opcją dolną: 1 srebrnik dla strażnika, 2 do zasobów, 2 kamienie.
    .name = Opcja dolna
example-EX-15 = Wonnik sprzedaje: 3 węgle i 2 drewna to 7 srebrników. Bez bramy i bez opłaty.
    .name = Sprzedaż
example-EX-16 = Strażnicy za 7 srebrników: namiot idzie o pole i znajduje 2 chleby, a przechowywanie nie ma już limitu.
    .name = Odwrócenie strażników
example-EX-17 = Rolnicy za 5 węgli: od razu chleb, lepsi rolnicy i chleb w każdym przygotowaniu.
    .name = Odwrócenie rolników
example-EX-18 = Płytka starszych jest odwracana, gdy jeden na niej stoi: zostaje i nic nowego nie dostaje. Ale nagroda może go sprowadzić do domu.
    .name = Starszy na płytce
example-EX-19 = Błogosławieństwa 2, 0 i 1. Fioletowe idzie na 1: teraz najwolniejsze jest na 1, a kolumna 1 daje krok na ołtarzu.
    .name = Najwolniejszy znacznik
example-EX-20 = Jeden rolnik i dwóch robotników: 2 chleby i zasób, dwa zasoby, zasób i 2 srebrniki oraz chleb z odwróconej płytki.
    .name = Kto pracuje przed szabatem
example-EX-21 = Prorocy na 2 i 5. Kto stoi na 1, traci chleb, kto na 4, dostaje jeden, kto na 6, dostaje dwa.
    .name = Trzy wyroki
example-EX-22 = Strata 2 chlebów przy 1 w zapasie: ten jeden znika, a z nim 2 punkty.
    .name = Brakujący chleb
example-EX-23 = 2 Lewitów, 7 pracowników w zasobach głównych: 16 − 2 − 7 = 7 chlebów.
    .name = Kogo trzeba nakarmić
example-EX-24 = To samo z 5 chlebami: wszystkie znikają, a z nimi 4 punkty.
    .name = Dwóch głodnych
example-EX-25 = Po pierwszym tygodniu prorocy idą dalej, szofar wędruje, a każdy ma 5 kart w talii i 4 na ręce.
    .name = Nowy tydzień
example-EX-26 = Zwój bohatera Ezdrasza: w tygodniu 1 węgiel; w tygodniu 2 także błogosławieństwo; w tygodniu 3 także chleb i srebrnik. Odtąd 2 niebieskie.
    .name = Bohater według tygodni
example-EX-27 = 2 złota, kamień, chleb, 3 węgle, 4 srebrniki: razem warte 17, więc 3 punkty. Ze zwojem, który liczy trójkami: 5.
    .name = Dobra na punkty
example-EX-28 = Rzędy 1 i 2 są pełne skrybów: przeciwnik płaci za zwój rzędu 3 tylko 1 złoto zamiast 3.
    .name = Tańsi skrybowie
example-EX-29 = 3 strażników bram, 2 skrybów, 4 Lewitów: na stronie A 4 punkty, na stronie B 9.
    .name = Jego pracownicy się liczą
example-EX-30 = Od Bramy Fontanny zgodnie z ruchem wskazówek zegara pierwsze pole muru z gruzem to 13; jeśli jest wolne, 14.
    .name = Jego droga
example-EX-31 = Kolumna skupienia 2 bierze pierwszy z dwóch zwojów, w innych wypadkach drugi; kolumna 4 zawsze ostatni.
    .name = Który zwój bierze
example-EX-32 = Jeden lub dwóch graczy: pola muru 2 do 7, Brama Zbiórki i Wschodnia już stoją; po 2 srebrniki leżą na Wodnej, Śmietników, Doliny i Rybnej.
    .name = Mniejsze miasto
example-EX-33 = Budujesz Bramę Doliny między swoim murem a cudzym: 3 srebrniki, potem drewno za każde połączenie; drugi gracz dostaje drewno za swoje.
    .name = Brama między dwoma murami
example-EX-34 = 10 szarych, kamień i złoto na mur za 4 szare i 3 kamienie. Trzy sposoby: kamień i złoto z 7 szarymi; 10 szarych i kamień; 10 szarych i złoto.
    .name = Trzy sposoby zapłaty
example-EX-35 = Żółty wypełnia sektor: 2 chleby. Turkusowy i Czerwony mają po 3 Lewitów, Czerwony jest na ołtarzu z przodu: 2 punkty. Z dwóch z jednym Lewitą Fioletowy jest z tyłu: traci punkt. Potem 1 srebrnik za każdego Lewitę.
    .name = Pełny sektor
example-EX-36 = Twój znacznik jest na 19, a drewno to dwa kroki: jeden na koniec z jego 3 punktami, drugi to 1 srebrnik.
    .name = Koniec toru
example-EX-37 = Nie ma już pracowników, a nagrodą jest pracownik: rusza namiot, znowu znajduje pracownika i idzie dalej, do 2 punktów.
    .name = Pracownik, którego nie ma
example-EX-38 = Twój magazyn jest pełny, a ktoś buduje obok twojej Bramy Końskiej: kamień i srebrnik. Na końcu tamtej tury zwracasz kostkę.
    .name = Za dużo, w cudzej turze
example-EX-39 = Namiot idzie o pole, a później w turze o drugie przez odwrócenie: to już dwa, więc zwój dodaje trzecie.
    .name = O pole dalej
example-EX-40 = Dwóch graczy. Na Bramie Śmietników czekają 2 srebrniki: kto ją zbuduje, bierze je, potem złoto.
    .name = Czekające srebrniki
example-EX-41 = 1 srebrnik, a Brama Końska jest cudza: na opłatę i cenę razem nie starczy. Nic nie jest proponowane.
    .name = Za drogi handel
example-EX-42 = Ze zwojem, który potania opcje dolne: 1 srebrnik za bramę i 3 zamiast 5.
    .name = Taniej na dole
example-EX-43 = Jeden Lewita, 2 chleby, wolny pracownik: postaw go przedtem, a nieść mogą obaj. Kolejnego w tej akcji nie ma.
    .name = Lewita przedtem
example-EX-44 = To samo, ale potem: nieść mógł tylko pierwszy; węgiel od nowego zostaje u ciebie.
    .name = Lewita potem
example-EX-45 = Twój znacznik stoi na polu proroka: pomiędzy, przy każdym z nich.
    .name = Na polu proroka
example-EX-46 = Czerwony znacznik jest na 7. Czerwone błogosławieństwo rusza namiot; dowolne musi przesunąć pomarańczowy lub fioletowy.
    .name = Znacznik na końcu
example-EX-47 = Błogosławieństwa 3, 2 i 1: ostatnie idzie na 2 i bonus kolumny 2 jest twój.
    .name = Kolumna 2
example-EX-48 = Odwróceni strażnicy sprowadzają w przygotowaniu handlarza: od razu zostaje rolnikiem lub robotnikiem i jako taki je.
    .name = Do domu i do pracy
example-EX-49 = Trzech graczy, Brama Owcza jest niczyja. Kto buduje obok niej, dostaje nagrodę sam; za handel tam płaci się do zasobów.
    .name = Niczyj narożnik
example-EX-50 = Przeciwnik płaci 2 złota za Lewitę, dostaje jedno za jego nagrodę i niesie dwa złota do Świątyni: 4 punkty i srebrnik.
    .name = Jego Świątynia
example-EX-51 = Oczyszcza pole muru 14, dostaje złoto i błogosławieństwo, płaci 3 i buduje wierzchnią kartę muru.
    .name = Jego mur
example-EX-52 = 3 srebrniki: opcja dolna z opłatą kosztowałaby 4, więc bierze górną i zostaje mu 1.
    .name = Jego handel
example-EX-53 = Na jedynej pozostałej bramie nie ma gruzu, a on ma 2 złota: za mało. Przechodzi do następnego wiersza.
    .name = Brama, na którą go nie stać
example-EX-54 = Po 81 punktów, obaj na polu ołtarza 12: wygrywa ten, kto leży niżej w stosie.
    .name = Remis
example-EX-55 = Ze zwojem pięciu kart od razu dobierasz do pięciu; na końcu tygodnia ręka jest taka sama jak bez niego.
    .name = Pięć kart
example-EX-56 = Została jedna karta muru: jest budowana i murów dla ciebie już nie ma.
    .name = Ostatnia karta muru
example-EX-57 = Dwie drogi do zwoju rzędu 3: przez Fioletowego i Czerwonego albo dwa razy przez Żółtego. Proponowane są obie.
    .name = Dwa sposoby zapłaty
example-EX-58 = Przez własnego skrybę i Żółtego albo przez Czerwonego i Żółtego: proponowana jest tylko pierwsza, bo zawiera się w drugiej.
    .name = Jedna droga zawiera drugą
