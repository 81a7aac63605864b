### Nehemiasz: zasady, jak opowiada je strona. Jak pisze się te pliki: locale/README.md, „Rules”.

## Przegląd

over-about = 2–4 graczy, około 30 minut, trzy rundy
over-goal = Jerozolima odbudowuje mur. Trzy razy w grze **mur, świątynia i straż** płacą temu, kto ma tam najwięcej znaczników, potem drugiemu, potem trzeciemu. Robotnicy przynoszą drewno i złoto, a te stają się znacznikami. Bramy to osobne punkty. Wygrywa, kto ma najwięcej punktów.
over-round = Runda trwa tak długo jak jej talia. Każda wymieniona kolumna zabiera z niej cztery karty; gdy ich nie ma, **plansze płacą**.
over-phase-1 = Talia I
over-phase-2 = Plansze płacą
over-phase-3 = Talia II
over-phase-4 = Plansze płacą
over-phase-5 = Talia III
over-phase-6 = Plansze płacą, koniec
over-turn-1 = Albo **wystaw** robotnika: wybierz kolumnę, staje na jej najwyższej wolnej karcie i jeszcze nic nie robi.
over-turn-2 = Albo **poślij jednego do pracy**: kładzie się, a ty możesz za darmo wykorzystać jego kartę.
over-turn-3 = Potem każda karta **powyżej**, której robotnik leży, może pracować dla ciebie, za **1 złoto**.
over-turn-4 = Moneta idzie do właściciela robotnika, a za twojego i niczyjego do banku.
over-turn-5 = Jeśli pracował w rzędzie 4, kolumna zostaje **wymieniona**: wszyscy jej robotnicy wracają, przychodzą cztery nowe karty.
over-points-1 = najwięcej znaczników na planszy, trzy razy w grze
over-points-2 = bramy, jak na nich nadrukowano
over-points-3 = karty i przywódcy, którzy dają punkty
over-points-4 = za każde 3 drewna i za każde 2 złota, które zostały
over-twist = Kto stoi nisko, korzysta ze wszystkiego powyżej; kto leży wysoko, temu płacą. Najniższy robotnik decyduje, kiedy kolumna zostanie wymieniona, a **kto prowadzi na planszy, zabiera znacznik**, gdy zapłaciła: żadna przewaga nie trwa.
over-end = Gdy talia III nie może uzupełnić kolumny, kolejka się kończy i każdy ma jeszcze jedną turę. Plansze, bramy, pozostałe dobra; remis rozstrzyga większa ilość drewna, potem złota.

## Przygotowanie

chapter-N2 = Przygotowanie
    .lead = Karty w kolumnach po cztery, robotnicy w domu, trochę drewna i złota.
rule-N2-1 = Kolumny, robotnicy i dobra na początek zależą od liczby graczy.
rule-N2-2 = Przy trzech graczach odkłada się karty ze znakiem dla dwóch i czterech.
    .reading = U nas znak ma dwanaście kart. Ile ma go w grze drukowanej, nie wiadomo.
rule-N2-3 = Podziel karty pracy na talie I, II i III i potasuj każdą.
rule-N2-4 = Wyłóż talię I w kolumny, po cztery odkryte karty. **Rząd 1** leży przy planszach, **rząd 4** najdalej.
    .reading = Wykładanie kolumna po kolumnie jest nasze. Nie ma to znaczenia.
rule-N2-5 = Ułóż osiem bram po kolei, najtańszą na wierzchu. Wszyscy wiedzą, ile są warte następne.
rule-N2-6 = Każdy ma kolor, wszystkich robotników w domu, 11 znaczników, zero punktów i takie same dobra.
rule-N2-7 = Gracza rozpoczynającego wybiera się dowolnie i pozostaje nim przez całą grę.
    .reading = Tutaj jest losowany albo ustalany przed grą.
rule-N2-8 = Runda I zaczyna się od tury gracza rozpoczynającego.
rule-N2-9 = Z przywódcami przed pierwszą turą odbywają się licytacje z rozdziału N11. Przy dwóch graczach są też robotnicy neutralni: rozdział N10.

## Tura

chapter-N3 = Tura
    .lead = Jedna z dwóch rzeczy i to, co z niej wynika.
rule-N3-1 = Tury idą zgodnie z ruchem wskazówek zegara, bez wyjątku, aż do końca gry.
    .reading = Pas liczy się jako tura.
rule-N3-2 = Przebieg tury:
    - inni mogą użyć przywódców dowolnej chwili;
    - możesz użyć przywódców;
    - **twoja akcja**: wystawienie, posłanie do pracy albo przywódca zamiast niej;
    - możesz znowu użyć przywódców;
    - kolumny do wymiany zostają wymienione: to może zakończyć rundę albo grę;
    - następny gracz.
rule-N3-3 = Jeśli możesz i wystawić, i posłać do pracy, wybierasz dowolnie. Jeśli możliwe jest tylko jedno, musisz to zrobić.
rule-N3-4 = Jeśli niemożliwe jest jedno i drugie, pasujesz. Z wyboru pasować nie wolno.
rule-N3-5 = Bez przywódców twoja pierwsza tura to zawsze wystawienie. Z nimi może być inaczej.

## Wystawianie

chapter-N4 = Wystawianie
    .lead = Robotnik zajmuje miejsce. Jeszcze niczego nie przynosi.
rule-N4-1 = Weź robotnika z domu i wybierz kolumnę z wolną kartą.
rule-N4-2 = Staje na **wolnej karcie najbliżej plansz**. Luki wypełnia się więc najpierw.
rule-N4-3 = Na karcie mieści się jeden robotnik.
rule-N4-4 = W kolumnie możesz mieć dowolnie wielu robotników.
rule-N4-5 = Samo wystawienie nigdy nie wymienia kolumny, nawet w rzędzie 4.
rule-N4-6 = Przy dwóch graczach wychodzi też robotnik neutralny: N10.3.
rule-N4-7 = Gdzie nie ma już kart, nikogo nie można wystawić.

## Praca

chapter-N5 = Posyłanie do pracy
    .lead = Jeden robotnik może wykonać pracę czterech: swoją kartę i zmęczone powyżej.
rule-N5-1 = Wybierz jednego ze swoich stojących robotników. Od razu się kładzie; jego karta to ta, na której **pracuje**.
rule-N5-2 = Jeśli leży ona w rzędzie 4, po tej turze kolumna zostanie wymieniona.
rule-N5-3 = Najpierw zdecyduj o jego własnej karcie: **wykorzystaj za darmo albo zrezygnuj**.
    .reading = Po wykorzystaniu innej karty nie można do niej wrócić. Tekst wymienia ją jako pierwszą i więcej do niej nie wraca.
rule-N5-4 = Potem wykorzystaj, w dowolnej kolejności i liczbie, karty, które
    - leżą **powyżej** jego karty w tej samej kolumnie,
    - mają na sobie **leżącego** robotnika, czyjegokolwiek,
    - i nie były jeszcze wykorzystane w tej pracy.
rule-N5-5 = Za każdą zapłać najpierw **1 złoto**: innemu graczowi, którego robotnik tam leży; do banku, jeśli to twój albo neutralny. Potem koszt samej karty.
rule-N5-6 = Robotnik na karcie, za którą płacisz, leży dalej.
rule-N5-7 = Karty powyżej możesz wykorzystać także po rezygnacji z własnej karty. Tak mówi główny tekst; niektóre przykłady brzmią ostrzej i nie są stosowane.
rule-N5-8 = Każdą kartę wykorzystuje się najwyżej raz w pracy jednego robotnika.
    .reading = Jakąkolwiek drogą: jako własną, jako kartę powyżej albo przez „Wykorzystanie kart”. Inaczej złotem można by kręcić w kółko.
rule-N5-9 = Co leży powyżej, ocenia się w chwili zapłaty.
    .reading = Jeśli karty zamieniono, liczą się ich obecne miejsca; karta, na której pracuje, pozostaje tą samą, dokądkolwiek trafi.
rule-N5-10 = Monetę trzeba mieć, zanim karta coś da. Z 0 złota nie da się wykorzystać nawet karty 3 złota.
rule-N5-11 = Karta, której po zapłacie monety nie dałoby się wykorzystać, nie jest proponowana.
    .reading = Nikt nie płaci za nic. Jeśli nie stać cię na koszt karty, moneta by przepadła.
rule-N5-12 = Kończysz, kiedy chcesz.
rule-N5-13 = Własną kartę, z której zrezygnowano, można jeszcze wybrać przez „Wykorzystanie kart”, za monetę.
    .reading = Rezygnacja kończy darmowe wykorzystanie. Dla innych to karta jak każda, więc i dla ciebie.

## Karty

chapter-N6 = Karty pracy
    .lead = Dwadzieścia różnych obrazków. Koszt i zysk są zawsze w całości albo wcale.
heading-all-cards = Wszystkie karty
heading-income = Drewno, złoto, punkty
heading-influence = Znaczniki na planszach
heading-gates = Bramy
heading-refresh = Stawianie robotników na nogi
heading-more = Więcej robotników
heading-replace = Zajmowanie miejsca
heading-swaps = Zamiany
heading-use = Cudze karty
rule-N6-1-1 = Nikt nie musi wykorzystywać karty.
rule-N6-1-2 = Płacisz wszystko i dostajesz wszystko. Podwójnej karty nie da się wykorzystać dla jednego znacznika.
rule-N6-1-3 = „Jeden lub dwa” znaczy co najmniej jeden; drugi zależy od ciebie.
    .reading = Jeden po drugim, więc pierwszy może zmienić, co może drugi.
rule-N6-2-1 = Karty drewna, złota i punktów: weź to, co pokazują.
rule-N6-2-2 = **Dostawa drewna**: 1 złoto za 3 drewna, raz przy każdym wykorzystaniu.
rule-N6-3-1 = Zapłać, potem połóż na planszy znaczniki ze swojego zapasu. Mur kosztuje drewno, świątynia złoto, straż po jednym z obu.
rule-N6-3-2 = Najpierw znaczniki z zapasu. Jeśli jest pusty, po zapłacie możesz przenieść swoje znaczniki z dwóch pozostałych plansz albo z nich zrezygnować.
rule-N6-3-3 = Znacznika nie przenosi się z planszy, na którą ma trafić.
    .reading = Niczego by to nie zmieniło, a karta by się zmarnowała.
rule-N6-3-4 = Taka karta wymaga co najmniej jednego znacznika, który można położyć.
    .reading = Inaczej płaciłoby się za nic.
rule-N6-3-5 = Na planszy mieści się dowolnie wiele znaczników.
rule-N6-4-1 = **Brama**: zapłać 2 drewna, weź wierzchnią. Liczy się na koniec.
rule-N6-4-2 = Gdy nie ma już bram, karty nie można wykorzystać.
    .reading = Tekst o tym nie mówi; nie ma czego wziąć.
rule-N6-5-1 = **Odpoczynek**: jeden lub dwóch twoich leżących robotników, gdziekolwiek, wstaje i można ich znowu posłać do pracy.
rule-N6-5-2 = Nie ten, który położył się w tej turze.
rule-N6-5-3 = Tylko twoi.
    .reading = Robotnicy neutralni nie wstają nigdy: są zawsze zmęczeni.
rule-N6-6-1 = **Wysłanie robotników**: jeden lub dwóch z domu według zwykłej zasady, w dowolnych kolumnach.
rule-N6-6-2 = **Wysłanie w dowolne miejsce**: jeden robotnik na dowolną wolną kartę dowolnej kolumny, także w rzędzie 4.
rule-N6-6-3 = Oba mogą wystawiać w kolumnie, w której trwa praca.
    .reading = Nawet jeśli zostanie wymieniona: wtedy wraca on do domu. Nic tego nie zabrania.
rule-N6-6-4 = Robotnik neutralny z nimi nie wychodzi.
rule-N6-7-1 = **Zastąpienie robotnika**: odeślij do domu robotnika innego gracza i postaw na jego miejscu swojego, stojącego lub leżącego jak tamten.
rule-N6-7-2 = Potrzebujesz robotnika w domu.
    .reading = Robotników neutralnych nie można zastąpić: nie należą do innego gracza.
rule-N6-7-3 = Robotnik położony jako leżący nie może w tej turze wstać.
    .reading = Liczy się tak, jakby się w niej położył.
rule-N6-8-1 = **Zamiana robotników**: dwóch robotników jednej kolumny zamienia się miejscami, stojąc lub leżąc jak dotąd. Czyichkolwiek.
    .reading = Dowolnej kolumny, nie tylko tej z kartą: tekst żadnej nie wskazuje.
rule-N6-8-2 = **Zamiana kart**: dwie karty jednej kolumny zamieniają się miejscami razem z tymi, którzy na nich stoją. Także wolne.
rule-N6-8-3 = Jeśli przez zamianę leżący robotnik trafi do rzędu 4, kolumna zostanie wymieniona.
rule-N6-8-4 = Zamiana, która niczego nie zmienia, nie jest proponowana.
    .reading = Dwóch robotników jest jednakowych, jeśli jednakowy jest właściciel i stan; dwie karty, jeśli jednakowy jest obrazek i robotnik, a na żadnej nie trwa praca. Gdy nie ma innej pary, karty nie można wykorzystać.
rule-N6-8-5 = Zamienić można też kartę, na której trwa praca, i jej robotnika.
    .reading = Tekst nie zna wyjątku.
rule-N6-9-1 = **Wykorzystanie kart**: jedna lub dwie karty z robotnikiem, gdziekolwiek, stojącym lub leżącym, każda za monetę z N5.5. Robotnicy zostają, jak byli.
rule-N6-9-2 = Dwie różne karty i żadna tego samego rodzaju co ta.
    .reading = Inaczej dwie takie mogłyby się wykorzystywać bez końca.
rule-N6-9-3 = Nie otwierają kart nad sobą.
    .reading = Robi to tylko własna praca robotnika.
rule-N6-9-4 = Drugą wybierz, gdy pierwsza jest zrobiona.
    .reading = Złoto z pierwszej może więc zapłacić za drugą.
rule-N6-9-5 = Każda musi dać się wykorzystać po zapłacie monety.
    .reading = Bez takiej nie można wykorzystać samej karty.

## Wymiana

chapter-N7 = Wymiana kolumny
    .lead = Dla większości robotników jedyna droga do domu, i zegar gry.
rule-N7-1 = Kolumna zostanie wymieniona, gdy tylko położy się robotnik w rzędzie 4 albo trafi tam leżący.
    .reading = Tak zostaje, cokolwiek stanie się z nią później w turze.
rule-N7-2 = Nie ma znaczenia, kto stoi na pozostałych kartach ani czy ktoś stoi.
rule-N7-3 = Wymienia się ją po całej akcji.
    .reading = I po przywódcach tej chwili; po obu pracach, jeśli posłano dwóch robotników.
rule-N7-4 = Kilka wymienia się od lewej do prawej.
    .reading = To ważne, gdy talia skończy się między nimi.
rule-N7-5 = Odrzuć jej cztery karty, odeślij **wszystkich robotników do domu**, wyłóż cztery nowe karty.
rule-N7-6 = Potem można użyć przywódcy nowych kolumn.
rule-N7-7 = Jeśli w talii nie ma już czterech kart, **runda się kończy**. W rundzie III miejsce zostaje puste, a koniec gry jest bliski.
    .reading = Przy tych taliach nie zostaje nigdy nic. Karty pozostałe w twojej własnej talii są odrzucane.

## Koniec rundy

chapter-N8 = Plansze płacą
    .lead = Po rundach I i II i jeszcze raz na końcu.
rule-N8-1 = Zanim się cokolwiek policzy, można użyć przywódców tej chwili.
rule-N8-2 = Liczy się mur, świątynię i straż, jedno po drugim.
    .reading = Kolejność nie ma znaczenia.
rule-N8-3 = Na każdej planszy gracze dostają punkty swojego miejsca według liczby znaczników.
rule-N8-4 = **Bez znacznika nie ma miejsca ani punktów.**
rule-N8-5 = Przy remisie się dzieli: dodaj punkty miejsc, podziel, zaokrąglij w górę.
rule-N8-6 = Jeśli wszyscy gracze mają na planszy tyle samo znaczników, nikt tam nie punktuje.
rule-N8-7 = Potem na każdej planszy **każdy, kto ma najwięcej znaczników, zabiera jeden**.
    .reading = Także gdy nikt nie punktował, słowo w słowo. Znacznik wraca do zapasu: teksty mówią tylko, że jest usuwany.
rule-N8-8 = Przychodzi następna talia. Nieużyci przywódcy odchodzą, robotnicy z ławki wracają do domu, a kolumna do uzupełnienia dostaje cztery karty.
    .reading = W tej kolejności. Przywódcy nowych kolumn się tu nie używa.
rule-N8-9 = Z przywódcami każdy bierze 1 drewno i 1 złoto, a następny gracz zaczyna licytacje i rundę.
rule-N8-10 = Wszystko inne zostaje: znaczniki, robotnicy na kartach, drewno, złoto.

## Koniec gry

chapter-N9 = Koniec i punkty
    .lead = Wszyscy mają tyle samo tur.
rule-N9-1 = Jeśli w rundzie III nie da się uzupełnić kolumny, koniec jest bliski. Ta tura toczy się do końca jak zwykle.
rule-N9-2 = Jej miejsce zostaje puste, tak jak miejsca kolumn wymienionych później. Robotnicy wracają do domu jak zawsze.
rule-N9-3 = Kolejka się kończy, aż do gracza po prawej stronie rozpoczynającego. Potem każdy ma **dokładnie jedną turę więcej**.
rule-N9-4 = Każdemu zostaje więc jedna lub dwie tury, a razem wszyscy mają ich tyle samo.
rule-N9-5 = To zwykłe tury. Kto nie może nic zrobić, pasuje.
    .reading = Zasady przeciw zastojowi już nie obowiązują.
rule-N9-6 = Potem trzy plansze płacą po raz ostatni.
    .reading = Znaczników się nie zabiera: nic by to nie znaczyło.
rule-N9-7 = Twoje bramy są warte tyle, ile pokazują.
rule-N9-8 = Każde pozostałe **3 drewna** i każde **2 złota** to punkt.
    .reading = Nie można ich zachować na remis.
rule-N9-9 = Wygrywa, kto ma najwięcej punktów. Remis rozstrzyga większa ilość pozostałego drewna, potem pozostałego złota; potem zwycięstwo jest wspólne.
    .reading = Pozostałego po podliczeniu dóbr. Oba teksty wymieniają najpierw sprzedaż.
rule-N9-10 = Ostatnią turę ustala tylko pierwsza kolumna, której nie da się uzupełnić.

## Dwóch graczy

chapter-N10 = Dwóch graczy
    .lead = Z robotnikami neutralnymi jest tak ciasno jak we czterech.
rule-N10-1 = Każdy ma 6 robotników i 6 **neutralnych** w kolorze, którego nikt nie używa. Ci nie potrzebują znaczników.
rule-N10-2 = Pięć kolumn, wszystkie karty.
rule-N10-3 = Ilekroć w swojej akcji wystawiasz robotnika, połóż też jednego neutralnego:
    - leżącego;
    - na wolnej karcie najbliżej plansz, w wybranej kolumnie;
    - nie w kolumnie, do której trafił twój własny robotnik;
    - nigdy w rzędzie 4;
    - jeśli nie ma takiej kolumny albo robotnika, żadnego.
rule-N10-4 = Z wystawieniami przez karty nie wychodzi żaden.
    .reading = Ani z tymi przez przywódców: tekst mówi „tylko w ramach tej akcji”.
rule-N10-5 = Moneta za kartę z robotnikiem neutralnym idzie do banku.
rule-N10-6 = Nie można ich licytować.
    .reading = Zawsze leżą i nigdy nie są „twoi”: nie można ich posłać do pracy, postawić, zastąpić ani policzyć.
rule-N10-7 = Zamiany mogą ich przenosić.
    .reading = Także do rzędu 4, co wymienia kolumnę. Zabronione jest tylko wystawienie ich tam.
rule-N10-8 = Po wymianie wracają do gracza, który ma ich kolor.
    .reading = Tekst nie mówi, czyi są; każdy gracz ma obok zasłonki jeden kolor.
rule-N10-9 = Wszystko inne jak we trzech lub czterech.
    .reading = Kogo przywódca zmusza do wystawienia, ten wybiera miejsce dla robotnika neutralnego.

## Przywódcy

chapter-N11 = Przywódcy: licytacje
    .lead = Wariant. Piętnastu przywódców, w każdej rundzie do wyboru o jednego więcej, niż jest graczy.
rule-N11-1 = Potasuj 15 przywódców. Każdy zaczyna z 3 drewna i 5 złota.
rule-N11-2 = Na początku rundy odkryj o jednego przywódcę więcej, niż jest graczy.
rule-N11-3 = Zaczyna ten, kto będzie miał pierwszą turę rundy: gracz rozpoczynający, później gracz po tym, w którego turze skończyła się runda.
rule-N11-4 = **Licytacja**: kto zaczyna, wybiera przywódcę. Wszyscy w tajemnicy oferują robotników z domu, drewno i złoto, potem oferty są odkrywane.
    .reading = Gra pyta po kolei i niczego nie pokazuje, zanim wszyscy odpowiedzą.
rule-N11-5 = Wygrywa najwyższa suma robotników, drewna i złota. O remisie decyduje większa liczba robotników, potem drewna, a potem to, kto jest pierwszy po inicjującym licytację, zgodnie z zegarem.
rule-N11-6 = Pusta oferta jest dozwolona i może wygrać. Jeden gracz może wygrać kilku przywódców.
rule-N11-7 = Zwycięzca płaci drewno i złoto do banku, a robotników kładzie na **ławce**. Pozostali zachowują wszystko.
rule-N11-8 = Przywódca leży odkryty przed zwycięzcą. Jeśli działa od razu, robi to teraz.
rule-N11-9 = Potem następny gracz wybiera jednego, aż zrobią to wszyscy. Pozostały przywódca odpada z gry.
rule-N11-10 = Robotnicy na ławce są poza grą do końca rundy.
rule-N11-11 = W rundach II i III każdy bierze 1 drewno i 1 złoto.
    .reading = Przed odkryciem przywódców, aby można było nimi licytować.
rule-N11-12 = Przy dwóch graczach licytuje się tylko własnymi robotnikami.
rule-N11-13 = Licytuje się tylko robotnikami w domu, nie tymi na kartach.

chapter-N12 = Przywódcy: ich chwile
    .lead = Każdy przywódca ma swoją chwilę. Większości używa się raz.
heading-windows = Kiedy pada pytanie
heading-won = Po wygranej licytacji
heading-before = Przed cudzą turą
heading-open = W swojej turze, przed akcją lub po niej
heading-close = Po akcji
heading-instead = Zamiast akcji
heading-new-column = Gdy wyłożono kolumnę
heading-before-scoring = Zanim plansze zapłacą
heading-lasting = Przez całą rundę
rule-N12-1 = Każdy przywódca ma swoje chwile: po wygraniu; przed cudzą turą; w swojej turze, przed akcją lub po niej; zamiast akcji; gdy wyłożono kolumnę; zanim plansze zapłacą.
rule-N12-1-1 = Pytanie pada tylko, jeśli masz przywódcę tej chwili.
    .reading = I tylko jeśli jego użycie miałoby skutek. Nikt nie jest pytany na darmo.
rule-N12-1-2 = **Dowolna chwila** znaczy przed cudzą akcją lub po niej, nigdy w jej trakcie.
    .reading = Pytanie pada więc między turami, a gdy kolumna ma być wymieniona, między akcją a wymianą, zgodnie z zegarem od gracza, którego to była akcja.
rule-N12-1-3 = Przywódcy używa się raz i odchodzi, prócz dwóch na całą rundę. Nieużyty odchodzi z końcem rundy; przywódcy rundy III trwają do końca gry.
rule-N12-2-1 = <double_influence>: znacznik na mur i jeden do świątyni, za darmo.
    .reading = Najpierw mur. Jeśli zapas jest pusty, działa zasada o brakujących znacznikach.
rule-N12-2-2 = <free_gate>: weź wierzchnią bramę.
    .reading = Nic, jeśli nie ma już żadnej.
rule-N12-2-3 = <labour_levy>: ile razy chcesz, robotnik z domu na ławkę i drewno albo złoto, za 2 punkty.
    .reading = Robotników na kartach nie można użyć: nie ma ich w domu.
rule-N12-3-1 = Przed turą pozostali są pytani zgodnie z zegarem.
    .reading = Od gracza, który właśnie skończył, bez tego, który ma ruch: on może użyć przywódców w swojej turze.
rule-N12-3-2 = Używasz przywódcy, czekasz albo wstrzymujesz się do swojej tury.
    .reading = Wstrzymanie kończy się wcześniej, gdy wymieniana jest kolumna. Oszczędza pytań przed każdą turą.
rule-N12-3-3 = <extra_worker>: wystaw robotnika według zwykłej zasady. Neutralny z nim nie wychodzi.
rule-N12-3-4 = <tired_columns>: punkt za każdą kolumnę, w której leży twój robotnik.
rule-N12-3-5 = <direct_turn>: decydujesz o akcji innego gracza: w której kolumnie wystawia albo kto idzie do pracy.
    .reading = Nie możesz wybierać za niego przywódców, a przed akcją on sam żadnego nie używa.
rule-N12-3-6 = Wszystko inne w tej turze należy do niego: czy wykorzystać karty, co zapłacić, i wszystkie zyski.
    .reading = Także miejsce robotnika neutralnego i jego przywódcy po akcji.
rule-N12-3-7 = Inni mogą przed tą turą nadal używać swoich przywódców.
    .reading = Jeśli nie zostawią mu nic do zrobienia, przywódca przepada, a on pasuje.
rule-N12-3-8 = Każdy jest pytany raz.
    .reading = Co możesz użyć, ocenia się, gdy przychodzi twoja kolej na pytanie.
rule-N12-4-1 = W twojej turze dostępni przywódcy stoją obok akcji.
    .reading = Po każdym wybierasz znowu.
rule-N12-4-2 = Jeśli nie możesz ani wystawić, ani posłać do pracy, możesz użyć przywódców albo spasować.
    .reading = Jak chcesz. Póki akcja jest możliwa, pasować nie można.
rule-N12-4-3 = <swap_any_workers>: dwóch robotników gdziekolwiek zamienia się miejscami, stojąc lub leżąc jak dotąd. Leżący w rzędzie 4 wymienia tę kolumnę jeszcze w tej turze.
rule-N12-4-4 = <move_worker>: jeden z twoich stojących robotników idzie na dowolną wolną kartę, także poniżej luki.
rule-N12-5-1 = Po akcji możesz używać przywódców, aż powiesz, że to koniec.
    .reading = Jedno pytanie na końcu tury, zadawane tylko, jeśli któregoś masz.
rule-N12-5-2 = <tired_columns> liczy jeszcze kolumnę, która ma być wymieniona.
rule-N12-5-3 = Po wymianie pytanie już nie pada.
    .reading = Tura jest wtedy skończona.
rule-N12-5-4 = Pytanie pada także po pasie i po turze, którą kierował ktoś inny.
    .reading = Nie po przywódcy użytym zamiast akcji.
rule-N12-6-1 = <place_two>: wystaw jednego lub dwóch robotników.
    .reading = „Jednego lub” jest nasze: drugi może być niemożliwy. Neutralny z nimi nie wychodzi.
rule-N12-6-2 = <activate_two>: poślij jednego robotnika do pracy do końca, potem ewentualnie drugiego. Kolumny czekają na obu.
    .reading = Każdą kartę może wykorzystać raz każdy z dwóch. Pierwszego nie można w tej turze postawić i posłać ponownie.
rule-N12-6-3 = <borrow_worker>: poślij do pracy stojącego robotnika innego gracza, jakby był twój. Monety za karty powyżej idą do właścicieli jak zwykle.
rule-N12-6-4 = Przywódca zamiast akcji jest **jedyną rzeczą**, jaką robisz w turze; wyjątkiem są przywódcy dowolnej chwili.
    .reading = Tak mówi tekst polski, angielski jest słabszy. Przywódców przed akcją lub po niej wtedy się nie używa.
rule-N12-7-1 = <rearrange_column>: zamień dwie karty właśnie wyłożonej kolumny.
    .reading = Nie przy zmianie rundy.
rule-N12-8-1 = Zanim plansze zapłacą, właściciele są pytani zgodnie z zegarem.
    .reading = Od gracza, którego jest tura, na końcu gry od rozpoczynającego. Robotników już się wtedy nie wystawia.
rule-N12-8-2 = <shift_cube>: przenieś jeden znacznik, czyjkolwiek, na inną planszę.
rule-N12-8-3 = Pytanie wraca, póki masz przywódcę do użycia.
    .reading = Każdy raz w kółku.
rule-N12-9-1 = <wood_bonus>: 1 drewno więcej, ilekroć wykorzystujesz kartę, która daje drewno.
    .reading = Także dostawa drewna: 4 drewna za 1 złoto. To karta, która daje drewno.
rule-N12-9-2 = <gold_bonus>: to samo ze złotem. Monety, które płacą ci inni, i dobra nowej rundy nie są kartami.
rule-N12-9-3 = Z przywódcy korzystasz tylko ty, a nie ten, kto wykorzystuje kartę z twoim leżącym robotnikiem.
rule-N12-9-4 = O przywódcę pytanie pada tylko, jeśli coś by zrobił.
    .reading = Wystawienie wymaga robotnika i wolnej karty; liczenie kolumn co najmniej jednej; zamiana różniącej się pary; posłanie do pracy kogoś, kto stoi.

## Zastój

chapter-N13 = Gdy nic się nie rusza
    .lead = Prawie się to nie zdarza. Ale gra nie może stać bez końca.
rule-N13-1 = Jeśli pod rząd spasowano tyle tur, ilu jest graczy, kolumny 1 i 2 wykłada się na nowo.
    .reading = Tekst mówi tak o grze z przywódcami; tu obowiązuje to zawsze.
rule-N13-2 = Na końcu ostatniej z tych tur; wszyscy robotnicy z nich wracają do domu.
    .reading = Najpierw kolumna 1, jakby została wymieniona.
rule-N13-3 = Jeśli talia jest za krótka, runda się przez to kończy.
    .reading = W rundzie III miejsca zostają puste i koniec jest bliski.
rule-N13-4 = Ten sam skutek ma 60 tur pod rząd bez wymienionej kolumny.
    .reading = Inaczej jeden gracz mógłby bez końca stawiać robotników, gdy inni pasują. W zwykłej grze jest ich najwyżej około trzydziestu.
rule-N13-5 = Wymieniona kolumna ustawia oba liczniki na 0.
    .reading = Cokolwiek ją wymieniło.
rule-N13-6 = Przy trzech i czterech graczach bez przywódców pierwszy przypadek nie może się zdarzyć. Przy dwóch może, jeśli oboje grają dziwnie.

## Ustalenia

chapter-N1 = Podstawy
    .lead = Co obowiązuje wszędzie.
rule-N1-1 = Wszystkie liczby pochodzą z pudełka: decydują karty, plansze i bramy, nie ten tekst.
rule-N1-2 = W banku nigdy nie brakuje drewna, złota ani punktów.
rule-N1-3 = Najpierw płać, potem bierz. Nikt nie może być nic winien.
rule-N1-4 = Proponowane jest tylko to, co możesz zrobić w całości.
    .reading = Wyjątkiem są brakujące znaczniki: mają własną zasadę.
rule-N1-5 = Na pytanie z jedną odpowiedzią gra może odpowiedzieć za ciebie.
    .reading = Niczego to nie zmienia, a oszczędza kliknięć.
rule-N1-6 = Miejsca idą zgodnie z zegarem; „następny” i „po lewej” to kolejne miejsce.
rule-N1-7 = „Ta tura” trwa od pierwszego jej kroku do ostatniego.
    .reading = Gracza, którego jest tura.

chapter-asked = Pytania i odpowiedzi
    .lead = O co pyta gra i co teksty zostawiły otwarte.
rule-N14 = Gra pyta: o twoją akcję; przy dwóch graczach o miejsce robotnika neutralnego; czy wykorzystać kartę pracującego; które karty powyżej; kogo postawić, gdzie wystawić, kogo zastąpić, co zamienić, którą zajętą kartę wykorzystać; z której planszy wziąć brakujący znacznik; a przy przywódcach: czy użyć któregoś, kogo dotyczy, którego licytować, ile oferujesz, ile bierze pobór do pracy. Zrezygnować możesz z wykorzystania karty, kart powyżej, brakującego znacznika i przywódców. Gdy karta jest wybrana i opłacona, jej pierwszą część trzeba wykonać.
rule-N15 = Gdzie instrukcja coś zostawia otwarte, rozstrzygająca zasada nosi znak „Nasze odczytanie”. Najczęściej pytają o te:
    - ta sama karta powyżej dwa razy przez jednego robotnika? Nie: N5.8;
    - zamiana w dowolnej kolumnie? Tak: N6.8.1;
    - czy leśniczy liczy się przy dostawie drewna? Tak: N12.9.1;
    - czy przy remisie wszystkich każdy traci znacznik? Tak: N8.7;
    - dobra do remisu przed sprzedażą czy po niej? Po: N9.9;
    - karta, z której zrezygnowano, wykorzystana przez inną? Tak, za monetę: N5.13;
    - przywódca dowolnej chwili przed wymianą kolumny? Tak: N12.1.2.
rule-N16 = Instrukcja istnieje po polsku i po angielsku. Gdzie się różnią, stosujemy pełniejszą: polską dla „powyżej” i rezygnacji z własnej karty (N5.4, N5.7), dla przenoszenia znaczników po zapłacie (N6.3.2), trzeciego miejsca przy czterech graczach i przywódców zamiast akcji (N12.6.4); angielską dla stawiania robotników (N6.5.2), dzielonych miejsc (N8.5), końca przywódców (N8.8) i przenoszenia robotnika poniżej luki (N12.4.4).

## Ukryte rzeczy

chapter-N17 = Co jest ukryte
    .lead = Za zasłonką leżą drewno, złoto, punkty i robotnicy w domu. Wszystko inne jest jawne: zawartość i wielkość talii, bramy, znaczniki, przywódcy, ławka.
rule-N17-1 = Wszystko, co się za zasłonką zmienia, widzą wszyscy, więc kto to pamięta, ten wie wszystko.
rule-N17-2 = Zasłonki są tu otwarte.
    .reading = Nikt nie musi liczyć w pamięci. Ścisłe zasłonki są opcją; zasady się nie zmieniają.
rule-N17-3 = Naprawdę ukryte są tylko kolejność talii i składane właśnie oferty.

## Przykłady

example-EX-1 = Nowa gra we czterech. Pierwszy gracz może tylko wystawiać; każda kolumna daje swój rząd 1. Wybiera kolumnę 3. Dla następnego rząd 1 jest wolny w pozostałych czterech kolumnach; w kolumnie 3 stanąłby w rzędzie 2.
    .name = Pierwsze tury
example-EX-2 = Stoisz na **1 drewno** w rzędzie 1 i na **Budowa muru** w rzędzie 3; pomiędzy stoi Niebieski. Wszyscy stoją, więc kogokolwiek poślesz, niczego powyżej nie da się wykorzystać. Masz 1 drewno: mur dostaje znacznik.
    .name = Powyżej nikt nie leży
example-EX-3 = Teraz twój pierwszy robotnik i Niebieski leżą. Pracujesz na **Budowa muru**: 1 drewno, znacznik. Potem **2 złota** Niebieskiego za monetę dla niego, potem własne **1 drewno** za monetę do banku. Jeden robotnik, trzy karty: kończysz z 1 drewnem i 1 złotem. W odwrotnej kolejności jedyna moneta poszłaby najpierw do banku i na kartę Niebieskiego już by nie starczyło.
    .name = Dwie karty powyżej
example-EX-3b = Rezygnujesz z **Budowa muru**. Obie karty powyżej są nadal otwarte, po monecie.
    .name = Rezygnacja, a jednak
example-EX-4 = Grasz Niebieskim, między dwoma leżącymi robotnikami Czerwonego. Powyżej leży **1 drewno**: za monetę dla Czerwonego jest twoje. Tego, co poniżej, wykorzystać nie można.
    .name = Powyżej, nie poniżej
example-EX-5 = Grasz Zielonym, w rzędzie 4. Najpierw własna karta, 1 drewno; potem **2 złota** Niebieskiego i **1 drewno** Czerwonego, po monecie. Robotnik Czerwonego w rzędzie 3 jeszcze stoi: jego karty nie można wykorzystać. Potem kolumna zostaje wymieniona i wszyscy czterej wracają do domu.
    .name = Najniższy robotnik
example-EX-6 = Trzech graczy, świątynia: 3, 2 i 0 znaczników. Punkty: 4, 2 i nic. Potem pierwszy zabiera znacznik: 2, 2, 0.
    .name = Świątynia płaci
example-EX-7 = Czterech graczy, straż: 3, 2, 1 i 1 znacznik. Punkty: 6 i 4; dwaj ostatni dzielą 2 i 0, więc po 1. Potem 2, 2, 1, 1.
    .name = Dzielone miejsce
example-EX-8 = Zostało 5 drewna i 5 złota: jeden zestaw drewna, dwa złota, 3 punkty. Na remis zostają 2 drewna i 1 złoto.
    .name = Dobra na koniec
example-EX-9 = Robotnik na **Ofiara w świątyni, podwójna**. Z 1 złotem karty w ogóle nie da się wykorzystać; masz 2 i dostajesz oba znaczniki.
    .name = Wszystko albo nic
example-EX-10 = Zamieniasz leżącego robotnika z rzędu 1 kolumny 1 ze stojącym z rzędu 4. Leżący w rzędzie 4: na końcu twojej tury kolumna zostaje wymieniona.
    .name = Zamiana, która wymienia
example-EX-11 = Zamieniasz dwie karty kolumny 1. Jeśli do rzędu 4 trafi karta leżącego, kolumna zostaje wymieniona. Jeśli karta stojącego, nie, a następny robotnik tej kolumny stanie w rzędzie 2.
    .name = Karty zmieniają miejsca
example-EX-12 = Czterech graczy z 2, 2, 1, 0 znacznikami: 5, 5, 2, 0. Z 3, 3, 3, 0: po 4. Z 4, 2, 2, 2: 6, potem po 2. Trzech graczy z 3, 1, 1: 4, potem po 2, bo 1,5 zaokrągla się w górę. Wszyscy po równo: nic i każdy zabiera znacznik.
    .name = Dzielenie miejsc
example-EX-13 = Mur z 3, 2 i 2 znacznikami: 4, 2, 2 punkty, potem 2, 2, 2 znaczniki. Jeśli nic się nie zmieni, następna punktacja nie zapłaci nikomu.
    .name = Remis po zapłacie
example-EX-14 = Czterech graczy. W turze 57, licząc od 0, drugi gracz nie może uzupełnić kolumny. Kolejka kończy się turą 59, potem każdy ma jeszcze jedną: ostatnia to tura 63. Każdy miał ich 16.
    .name = Ostatnie tury
example-EX-15 = To samo, ale koniec wywołuje ostatni gracz kolejki w turze 59: każdy ma dokładnie jedną turę więcej.
    .name = Wywołany przez ostatniego
example-EX-16 = Dwóch graczy, koniec wywołuje rozpoczynający w turze 58: drugi ma tury 59 i 61, on sam turę 60.
    .name = Koniec dla dwóch
example-EX-17 = Talia jest pusta. Pracujesz w rzędzie 4 kolumny 4: jej robotnicy wracają do domu, plansze płacą, zabierasz znacznik z muru, a kolumnę uzupełnia talia II.
    .name = Runda się kończy
example-EX-18 = Runda III, zostały cztery karty, a w jednej turze wymieniane są dwie kolumny: dostaje je kolumna 2, kolumna 5 zostaje pusta, a koniec jest bliski.
    .name = Karty dla jednej z dwóch
example-EX-19 = Pracujesz na **Wykorzystanie kart** w rzędzie 4 i przez nią wykorzystujesz **2 drewna** Niebieskiego w rzędzie 1. Jest już wykorzystana: jako karta powyżej nie będzie proponowana.
    .name = Raz to raz
example-EX-20 = Pracujesz na **Wykorzystanie kart**. Innej karty tego rodzaju wybrać nie można, ale **3 złota** Niebieskiego tak, choć on stoi: 1 dla Niebieskiego, 3 dla ciebie, a on stoi dalej.
    .name = Karta stojącego
example-EX-21 = Nie masz złota, a powyżej leży **3 złota**. Bez monety nie da się jej wykorzystać. Ale twoja karta daje 2: weź ją najpierw, a druga się otworzy.
    .name = Moneta jest pierwsza
example-EX-22 = 2 złota. Po własnej karcie **Ofiara w świątyni** powyżej kosztuje monetę i 1 złoto: możliwe. Podwójna kosztuje monetę i 2: nie jest proponowana.
    .name = Moneta i koszt
example-EX-23 = Pracujesz na **Odpoczynek robotników**. Wstać mogą twoi dwaj leżący robotnicy, jeden lub obaj; nie ten, który teraz na niej pracuje.
    .name = Kto wstaje
example-EX-24 = Zastępujesz stojącego robotnika Niebieskiego w rzędzie 4 kolumny 3 swoim. Twój też stoi, a kolumna nie jest wymieniana.
    .name = Zajęcie miejsca
example-EX-25 = Wszystkie twoje znaczniki są w grze: 6 na murze, 3 w świątyni, 2 w straży. **Budowa muru, podwójna**: zapłać 2 drewna, potem wskaż dla każdego znacznika, skąd przyjdzie. Oba ze straży: 8, 3, 0.
    .name = Bez znaczników
example-EX-26 = Nikogo w domu: musisz kogoś posłać do pracy. Nikt nie stoi na karcie: musisz wystawić. Ani to, ani to: pasujesz.
    .name = Gdy nie ma wyboru
example-EX-27 = Dwóch graczy. Wystawiasz w kolumnie 1. Robotnik neutralny może iść do kolumny 3 lub 5: w pozostałych następna wolna karta to rząd 4 albo to kolumna, którą wybrano.
    .name = Dokąd idzie neutralny
example-EX-28 = Grasz Niebieskim. Powyżej leży robotnik neutralny: moneta idzie do banku, czyjkolwiek jest to kolor.
    .name = Moneta dla nikogo
example-EX-29 = Trzy oferty po 3. Dwie z nich mają robotnika; z tych jedna ma drewno. Wygrywa, choć nie zaczynała.
    .name = Remis w licytacji
example-EX-30 = Wszyscy oferują nic: wygrywa ten, kto zaczął. Dwóch oferuje tyle samo i żaden nie zaczynał: wygrywa następny po inicjującym zgodnie z zegarem.
    .name = Puste oferty
example-EX-31 = Pobór do pracy z 4 robotnikami w domu, 1 drewnem i 2 złota: najwyżej 3 pary, 6 punktów, 3 robotników na ławkę.
    .name = Największy pobór
example-EX-32 = Z leśniczym dostawa drewna daje ci 4 drewna. Kto wykorzystuje kartę z twoim leżącym robotnikiem, dostaje tylko to, co ona pokazuje.
    .name = Leśniczy
example-EX-33 = Twoi robotnicy leżą w kolumnach 1 i 2, a ty pracujesz w rzędzie 4 kolumny 3. Przed jej wymianą nadzorca liczy trzy kolumny, po niej dwie.
    .name = Nadzorca na czas
example-EX-34 = Przed turą Niebieskiego używasz namiestnika i posyłasz do pracy jego robotnika z rzędu 4. O kartach i monetach decyduje Niebieski; kolumna i tak zostaje wymieniona.
    .name = Kierowana tura
example-EX-35 = Podwójna zmiana: pracujesz w rzędzie 4 kolumn 1 i 2. Obie czekają na koniec drugiej pracy, potem wymieniane są 1 i 2.
    .name = Dwie w jednej turze
example-EX-36 = Wszyscy pasują: kolumny 1 i 2 wykłada się na nowo. Przy czterech kartach bierze je kolumna 1, a kolumna 2 kończy rundę.
    .name = Nikt nie może się ruszyć
example-EX-37 = Po 30 punktów. Obu zostały 2 drewna, ale jeden ma o złoto więcej: wygrywa. Gdy nic się nie różni, wygrywają obaj.
    .name = Remis
example-EX-38 = Twój robotnik stoi sam w rzędzie 4, bo wystawiła go tam karta. Pracuje, a kolumna zostaje wymieniona, choć rzędy 1 do 3 były wolne.
    .name = Sam w rzędzie 4
example-EX-39 = Wszystkie bramy są wzięte: karta bramy nie jest już proponowana. Budowniczego bram można nadal licytować, ale nic nie daje.
    .name = Bez bram
example-EX-40 = Pracujesz na **Zamiana kart** w rzędzie 2 i zamieniasz ją z rzędem 4. Kolumna zostanie wymieniona; a nad tobą są teraz dwaj leżący robotnicy.
    .name = Karta pracującego się przenosi
example-EX-41 = Dwóch graczy kładzie w licytacjach wszystkich robotników na ławkę. Wszyscy pasują, kolumny wykłada się na nowo, znowu wszyscy pasują, talia jest pusta i runda I kończy się bez punktów.
    .name = Wszystko wylicytowane
example-EX-42 = Wstrzymujesz werbownika i przed następną turą pytanie nie pada. Kolumna zostaje wymieniona: teraz pada znowu.
    .name = Wstrzymanie się kończy
example-EX-43 = Rezygnujesz z własnych **2 drewna**, płacisz Niebieskiemu za **Wykorzystanie kart** powyżej i wybierasz tam własną kartę, za monetę do banku. Wykorzystana od razu nie byłaby proponowana.
    .name = Okrężną drogą do własnej karty
example-EX-44 = Koniec jest bliski, a kolejnej kolumny nie da się uzupełnić: jej miejsce zostaje puste, ostatnia tura się nie zmienia.
    .name = Znowu pusto
example-EX-45 = Czerwony ma wymienić kolumnę 3, w której leży twój robotnik. Przedtem pada pytanie do ciebie: nadzorca jeszcze ją policzy.
    .name = Między pracą a wymianą
example-EX-46 = Najpierw brygadzista: wtedy dwie brygady nie są już w tej turze proponowane. Najpierw dwie brygady: o brygadzistę pytanie nie pada.
    .name = Jedyna rzecz
