### Golem: przegląd i rozdziały; reszta zasad jest po angielsku, bo instrukcji po polsku nie ma.

over-about = 2–4 graczy, około 75 minut, cztery rundy
over-goal = Praga, rok 1584, cztery rundy. Twórz golemy, przetapiaj złoto w artefakty, zbieraj księgi. Każde z trzech liczy się tylko **razy menory** swojego koloru: rób więc mało rzeczy i te ulepszaj. Wygrywa, kto ma najwięcej punktów.
over-round = W fazie 3 każdy wykonuje, w dowolnej kolejności, **dwie kule** i **jedną akcję rabina**.
over-phase-1 = 1 Odświeżenie
over-phase-2 = 2 Golemy idą
over-phase-3 = 3 Akcje
over-phase-4 = 4 Kolejność
over-phase-5 = 5 Wpływ
over-phase-6 = 6 Dochód, ulepszenia
over-phase-7 = 7 Kontrola
over-turn-1 = Weź **kulę** z rzędu. Wartość to liczba kul, które tam leżały.
over-turn-2 = Jej **kolor** przesuwa twojego ucznia w tej dzielnicy. Biała nie przesuwa nikogo, czarna dwóch.
over-turn-3 = Jej **rząd** to akcja: praca, golem, artefakty, nauka albo lustro jednej z nich.
over-turn-4 = Albo raz postaw **rabina**: płytka z własnym efektem i twoje miejsce w kolejności następnej rundy.
over-turn-5 = Albo **spasuj**, poczekaj i bierz z rzędów wsypanych na nowo.
over-points-1 = stworzone golemy, bez dwóch początkowych, razy czerwone menory
over-points-2 = ukończone artefakty razy żółte menory
over-points-3 = kolumny z co najmniej jedną księgą razy niebieskie menory
over-points-4 = koniec toru nauki; cele i ich zestaw
over-points-5 = za każde 5 pozostałych dóbr; i wszystkie punkty zdobyte w trakcie gry
over-twist = Golemy co rundę same idą ku lepszej pracy. Golem **przed twoim uczniem** kosztuje jedną wiedzę za sekcję. Każdy golem, za którego nie zapłacisz, kosztuje 5 punktów. Uczniowie gonią więc golemy albo golemy trafiają na cmentarz.
over-end = Po kontroli rundy IV. Przy remisie wygrywa ten, czyj rabin stał wyżej.
chapter-G1 = Przygotowanie
    .lead = Każdy zaczyna z 10 punktami, dwoma golemami na planszy i prawie niczym więcej. Pierwsza partia ma ustawienie bez wyborów.
chapter-G2 = Rundy, golemy idą
    .lead = Cztery rundy po siedem faz. Dwie pierwsze wymagają niewielu decyzji, ale druga przesądza, ile będą kosztować twoje golemy.
heading-phases = Siedem faz
heading-refresh = Faza 1: odświeżenie
heading-walk = Faza 2: golemy idą
chapter-G3 = Akcje
    .lead = Faza 3, serce rundy. Po trzy tury: dwie kule i jeden rabin, w dowolnej kolejności.
heading-turns = Tury
heading-marbles = Kule
heading-rows = Pięć rzędów
heading-rabbi = Rabin
heading-passing = Pasowanie
chapter-G4 = Czynności
    .lead = Co się dzieje, gdy uczeń robi krok, golem powstaje, pracuje lub ginie, złoto się topi, płytka jest ulepszana, księga kupowana.
heading-students = Uczniowie
heading-making = Tworzenie golema
heading-blocks = Golemy w kwartałach
heading-killing = Zabijanie golema
heading-gold = Złoto i artefakty
heading-developments = Ulepszenia
heading-books = Księgi
heading-objectives = Cele
chapter-G5 = Fazy 4 do 7
    .lead = Po akcjach: nowa kolejność, postać, dochód, jedno ulepszenie i rachunek za golemy.
heading-order = Faza 4: kolejność
heading-influence = Faza 5: wpływ
heading-income = Faza 6: dochód i ulepszenia
heading-control = Faza 7: kontrola
chapter-G6 = Koniec i punkty
    .lead = Trzy iloczyny i to, co zaplanowane w tajemnicy.
chapter-G0 = Podstawy
    .lead = Co obowiązuje wszędzie: z czego można zrezygnować, w jakiej kolejności co się dzieje, co zależy od losu.
chapter-G7 = O co pyta gra
    .lead = Jak pyta gra tam, gdzie zasady zostawiają swobodę.
chapter-G8 = W pojedynkę
chapter-hidden = Co jest ukryte
    .lead =
        Wszystko na stole jest jawne, także dobra i punkty. Ukryte są:
        - twoje cele, aż do końca: inni widzą, ile ich masz; zwrócone znasz tylko ty; podane dalej widzieliście ty i twoi sąsiedzi;
        - cztery rozdane ci płytki początkowe, dopóki nie wybierzesz dwóch; pozostałych dwóch nie pokazuje się nigdy;
        - kolejność talii i płytek akcji oraz to, jak spadną kule: tego nie wie nikt.
