# Pierwsza partia z przewodnikiem. Krok ma nagłówek, `.do` (jedna rzecz), `.why` (najwyżej 45 słów) i `.tag` (najwyżej trzy słowa).

guide-about = O co chodzi
    .do = Spójrz na swoją pracownię, potem naciśnij Dalej.
    .why = Praga, rok 1584. Robisz trzy rzeczy: **golemy**, **artefakty**, **księgi**. Na koniec każdy rodzaj mnoży się przez swoje menory, a menory pochodzą z ulepszeń. W czterech rundach masz dwanaście akcji. To wszystko.
    .tag = Trzy iloczyny
guide-about-begun = Gra już ruszyła, i dobrze. Spójrz na swoją pracownię: tam wszystko się rozstrzygnie.

guide-walk = Golemy chodzą same
    .do = Przesuń golemy: **dwa kroki w czerwonej dzielnicy**, **jeden w żółtej**.
    .why = Tak zaczyna się każda runda, a wszystkie kroki trzeba zrobić: tyle, ile wynosi poziom golemów, i te od postaci rundy. Dalej płytki są lepsze, ale utrzymanie golema drożeje.
    .tag = Jeden krok
    .do-else = Przesuń golemy: wszystkie kroki trzeba zrobić.
guide-walk-ok = Trzy kroki zrobione. Płytka pod golemem pokazuje, co da, gdy będzie pracował.
guide-walk-rivals = **Hanna** i **Zuzia** przesunęły swoje. Teraz zaczynają się akcje, a pierwszy ruch jest twój.

guide-marble = Weź kulę
    .do = Weź **czerwoną kulę** z rzędu **Golem**.
    .why = Rząd jest wart tyle, ile ma kul: tu 3, więc 3 gliny. Kto przyjdzie po tobie, zastanie o jedną mniej. Kolor też się liczy: czerwony przesuwa twojego ucznia na czerwonej ulicy.
    .tag = Wartość 3
    .do-else = Weź **kulę** z rzędu, w którym jest ich dużo.
    .why-else = Rząd jest wart tyle, ile ma kul. Kto przyjdzie po tobie, zastanie o jedną mniej. Kolor też się liczy: czerwony, żółty i niebieski przesuwają ucznia na tej ulicy.
    .tag-else = Kula
guide-marble-ok = **3 gliny, a twój czerwony uczeń ruszył.** Ten sam rząd jest teraz wart 2.
guide-marble-golem = **Glina za każdą leżącą kulę.** Rząd jest teraz wart o 1 mniej.
guide-marble-another = Rząd działa według swojej wartości, a kolor kuli przesuwa ucznia. Wszędzie ta sama zasada.
guide-marble-rabbi = Najpierw rabin: też można. Co rundę masz jednego rabina i dwie kule, w dowolnej kolejności.
guide-marble-passed = Czekasz, aż kule zostaną wsypane na nowo. Tak można; zagrasz znowu, gdy inni skończą.

guide-create = Stwórz golema
    .do = Stwórz golema w **niebieskiej** dzielnicy za 3 gliny.
    .why = 3 gliny tam, gdzie nie masz żadnego, 3 więcej za każdego, którego już tam masz. Nowy golem podnosi poziom golemów: więcej kroków, trochę punktów, a później jeden więcej do mnożenia.
    .tag = 3 gliny
    .do-else = Stwórz **golema** tam, gdzie nie masz żadnego: 3 gliny.
    .tag-else = Stwórz
guide-create-ok = **Twój trzeci golem**, w niebieskiej. Poziom golemów 2: co rundę krok więcej i punkt dochodu.
guide-create-another = **Nowy golem.** Poziom golemów wzrósł: co rundę więcej kroków i punkty dochodu.
guide-create-kept = Glina zachowana. Golema może później dać ten rząd, płytka rabina albo pracujący golem.
guide-create-developed = Ulepszenie: menora i nowa zdolność. Golema można jeszcze stworzyć.
guide-create-lost = Teraz **nie ma z czego stworzyć golema**.
    .do = Graj dalej: wrócę, gdy będzie można. Albo ustaw stół do tego kroku.
guide-create-again = **Teraz możesz stworzyć golema.**
    .do = Weź kulę z rzędu **Golem** albo stwórz golema tam, gdzie jest to możliwe.
guide-create-rivals = **Hanna** i **Zuzia** wzięły kule z rzędu Praca. Był wart 4; zobacz, ile jest wart teraz.

guide-work = Golemy przy pracy
    .do = Weź **żółtą kulę** z rzędu **Praca**.
    .why = Praca posyła golemy do pracy na płytkach, na których stoją. Jeden golem kosztuje 1 wiedzę, dwa 3, trzy 5, cztery 8: minus wartość rzędu. Leżą tam dwie kule, więc dwa golemy kosztują cię 1.
    .tag = Wartość 2
    .do-else = Weź kulę z rzędu **Praca**.
    .why-else = Praca posyła golemy do pracy na płytkach, na których stoją. Jeden golem kosztuje 1 wiedzę, dwa 3, trzy 5, cztery 8: minus wartość rzędu, teraz { $in_work }.
    .tag-else = Praca
guide-work-ok = Twój żółty uczeń ruszył. Teraz powiedz, ile golemów pracuje.
guide-work-another = Teraz powiedz, ile golemów pracuje.
guide-work-elsewhere = { $deed } Dobrze. Praca to rząd jak każdy inny: zobacz, na czym stoją twoje golemy.
guide-work-rabbi = Twój rabin poszedł pierwszy. Golemy nadal czekają na pracę.
guide-work-lost = **Praca jest pusta albo obie kule są już wzięte** w tej rundzie.
    .do = Graj dalej: wrócę, gdy Praca będzie miała dla ciebie kule. Albo ustaw stół do tego kroku.
guide-work-again = **W rzędzie Praca są kule.**
    .do = Weź kulę z rzędu **Praca**.

guide-lie = Pracuje i się kładzie
    .do = Poślij do pracy **dwa golemy**: zapłać 1 monetę za **złoto** w żółtej, potem przesuń **ucznia** w czerwonej.
    .why = Golem po pracy się kładzie. Wstaje, gdy idzie, więc w następnej rundzie może pracować znowu, o płytkę dalej. Z każdej płytki można zrezygnować.
    .tag = Poślij do pracy
    .do-else = Poślij do pracy **golemy**: powiedz ile, potem wybieraj je po kolei.
    .tag-else = Poślij do pracy
guide-lie-ok = **Zrobione.** Leżące golemy: { $lying }; każdy dał to, co pokazuje jego płytka.
guide-lie-lost = Tym razem **nikt nie pracował**.
    .do = Graj dalej: wrócę, gdy twoje golemy będą pracować. Albo ustaw stół do tego kroku.
guide-lie-again = **Teraz twoje golemy mogą pracować.**
    .do = Powiedz ile, potem wybieraj je po kolei.

guide-rabbi = Postaw rabina
    .do = Postaw rabina na płytce **trzech dóbr**.
    .why = Raz na rundę, a na płytce mieści się jeden rabin. Dwie rzeczy naraz: jej efekt teraz i twoje miejsce w następnej rundzie, bo najwyższy rabin jest pierwszy. Dolne pole ma zawsze miejsce.
    .tag = Twój rabin
    .do-else = Postaw **rabina** na płytce, która ci pomaga.
    .tag-else = Twój rabin
guide-rabbi-ok = **Po jednym z każdego i cel.** Cele są tajne i liczą się na koniec: obejrzyj swój w pracowni.
guide-rabbi-another = Rabin stoi: efekt jest twój, podobnie jak to miejsce w kolejności następnej rundy.
guide-rabbi-marble = Najpierw kula: { $deed } Rabina masz nadal i trzeba go w tej rundzie postawić.
guide-rabbi-passed = Czekasz. Rabina trzeba w tej rundzie jeszcze postawić.

guide-influence = Postać rundy
    .do = Gdy padnie pytanie: weź **3 monety**.
    .why = Postać w pałacu pokazuje dwa kolory: czerwony i żółty. Kto wziął taką parę, może zapłacić za jej moc albo wziąć 3 monety. Biała kula pasuje do wszystkiego. Kolory liczą się więc drugi raz.
    .tag = Twoja para
    .do-else = Gdy padnie pytanie: zapłać za postać albo weź **3 monety**.
    .tag-else = { "" }
guide-influence-coins = **3 monety**, bo twoje kule pasowały. Za 4 byłby golem tańszy o 4 gliny.
guide-influence-paid = Zapłacone, postać użyta. Drugą możliwością są zawsze 3 monety.
guide-influence-declined = Nic nie bierzesz. Następnym razem 3 monety czekają na ciebie.
guide-influence-unmatched = Twoje dwie kule nie pasowały tym razem do pary postaci: zajrzyj do pałacu, zanim weźmiesz drugą kulę.
guide-influence-marble = { $deed } Zajrzyj też do pałacu: dwie kule takie jak tamta para dają 3 monety albo jej moc.
guide-influence-rivals = Potem przyszedł **dochód**: każdy uczeń daje tyle, ile pokazuje jego sekcja, podobnie ukończone artefakty, tor nauki i poziom golemów.

guide-develop = Ulepszaj
    .do = Ulepsz **tułów** za 3 gliny.
    .why = Raz na rundę, po dochodzie, każdy może ulepszyć jedną rzecz: części golema za glinę, płytki artefaktów za monety, półki za wiedzę. Każda daje zdolność i **menory**. Dzięki tułowiowi kontrola golemów jest tańsza.
    .tag = 3 gliny
    .do-else = Ulepsz jedną rzecz, jeśli cię stać.
    .why-else = Raz na rundę, po dochodzie, każdy może ulepszyć jedną rzecz: części golema za glinę, płytki artefaktów za monety, półki za wiedzę. Każda daje zdolność i **menory**.
    .tag-else = Ulepsz
guide-develop-ok = **Tułów.** Jedna czerwona menora: każdy stworzony golem liczy się na koniec za punkt więcej.
guide-develop-another = Ulepszenie, a z nim jego menory: mnożą na koniec.
guide-develop-none = Bez ulepszenia. Okazja jest raz na rundę i w każdej akcji Golem, Artefakty lub Nauka.

guide-control = Kontrola golemów
    .do = Spójrz na swoje golemy i uczniów, potem naciśnij Dalej.
    .why = Na końcu każdej rundy każdy golem **przed twoim uczniem** w swojej dzielnicy kosztuje 1 wiedzę za sekcję. Jeśli nie możesz zapłacić, tracisz za tego golema 5 punktów. Uczniowie i golemy idą więc razem.
    .tag = Golem i uczeń

guide-stand = Runda druga: wstają
    .do = Przesuń golemy znowu: wszystkie kroki trzeba zrobić. Leżący golem, który idzie, **wstaje**.
    .why = Golem, który nie idzie, leży dalej i nie może pracować. Pamiętaj o kontroli: każda sekcja przed twoim uczniem będzie kosztować 1 wiedzę. Teraz byłoby to { $due }.
    .tag = Wstań
guide-stand-ok = Stoją tam, gdzie czeka następna praca. Kontrola kosztowałaby cię teraz **{ $due ->
    [one] { $due } wiedzę
   *[other] { $due } wiedzy
}**: kule mogą jeszcze przesunąć uczniów.

guide-gold = Złoto na artefakty
    .do = Weź **niebieską kulę** z rzędu **Artefakty**, potem kup **złoto** i włóż je do artefaktu 2.
    .why = Moneta za każdą kulę; potem jedno złoto za 3 monety i ulepszenie artefaktu. Pełny kocioł kończy artefakt: daje on nagrodę od razu i znowu przy każdym dochodzie.
    .tag = Wartość 3
    .do-else = Weź kulę z rzędu **Artefakty**, potem kup **złoto** za 3 monety.
    .tag-else = Złoto
guide-gold-ok = **Ukończony.** Dał nagrodę od razu, da ją co rundę i liczy się w iloczynie: ukończone artefakty ({ $completed }) razy twoje żółte menory.
guide-gold-gold = Złoto w kotle. Gdy będzie pełny, artefakt da nagrodę od razu i przy każdym dochodzie.
guide-gold-elsewhere = { $deed } Dobrze. Złoto dają też golemy pracujące w żółtej.
guide-gold-rabbi = Rabin stoi. Artefakty nadal czekają.
guide-gold-lost = **Artefakty są puste albo obie kule są już wzięte.**
    .do = Graj dalej: wrócę, gdy w rzędzie Artefakty będą kule. Albo ustaw stół do tego kroku.
guide-gold-again = **W rzędzie Artefakty są kule.**
    .do = Weź jedną z rzędu **Artefakty** i kup złoto za 3 monety.

guide-book = Księgi
    .do = Weź kulę z rzędu **Nauka**, potem kup **zieloną księgę** do kolumny 1.
    .why = Wiedza za każdą kulę, potem jedna księga. Raz daje swoją dolną połowę. Potem czyta się **całą kolumnę**, od pierwszej księgi do najnowszej. Jeden kolor na kolumnę; tor nauki mówi, ile ksiąg się zmieści.
    .tag = Kup ją
    .do-else = Weź kulę z rzędu **Nauka**, potem kup **księgę**.
    .tag-else = Księga
guide-book-ok = **Twoja pierwsza księga.** Każda następna tego koloru czyta ją znowu. Kolumna z księgą też liczy się w iloczynie.
guide-book-elsewhere = { $deed } Dobrze. Księgi czekają w bibliotece, po prawej droższe.
guide-book-rabbi = Rabin stoi. Nauka nadal czeka.
guide-book-lost = **Nauka jest pusta albo obie kule są już wzięte.**
    .do = Graj dalej: wrócę, gdy w rzędzie Nauka będą kule. Albo ustaw stół do tego kroku.
guide-book-again = **W rzędzie Nauka są kule.**
    .do = Weź jedną z rzędu **Nauka** i kup księgę.

guide-products = Skąd biorą się punkty
    .do = Spójrz na trzy iloczyny w swojej pracowni, potem naciśnij Dalej.
    .why = Na koniec: stworzone golemy razy **czerwone** menory, ukończone artefakty razy **żółte**, kolumny z księgami razy **niebieskie**. Trzy razy trzy to dziewięć, jeden razy pięć to pięć: wybieraj to, co rośnie razem. Potem nauka, cele, pozostałe dobra.
    .tag = Razy menory

guide-more = Lustro i czekanie
    .do = Spójrz na rząd Lustro, potem naciśnij Dalej.
    .why = Lustro kopiuje inny rząd z własną wartością, za 1 monetę. A póki masz kulę do wzięcia, możesz **spasować**: gdy wszyscy skończą, reszta jest wsypywana na nowo i grasz dalej w świeżych rzędach.
    .tag = 1 moneta

guide-end = Jak to się kończy
    .do = Pozostałe rundy są twoje. Naciśnij Dalej.
    .why = Po czwartej rundzie. Trzy iloczyny, tor nauki, spełnione cele i punkt za każde 5 pozostałych dóbr dodają się do twoich punktów. Wygrywa, kto ma najwięcej punktów; przy remisie decyduje wyższy rabin ostatniej rundy.
    .tag = Cztery rundy

guide-ask-value = Od czego zależy, ile da ci rząd?
    .colour = Od koloru kuli
    .number = Od liczby leżących tam kul
    .place = Od twojego miejsca w kolejności
guide-ask-value-ok = **Tak.** Każda wzięta kula zmniejsza wartość rzędu. Kolor przesuwa ucznia.
guide-ask-control = Twój golem stoi dwie sekcje przed uczniem. Co to znaczy na końcu rundy?
    .home = Golem wraca do domu
    .knowledge = 2 wiedzy albo 5 punktów, jeśli nie możesz zapłacić
    .nothing = Nic
guide-ask-control-ok = **Tak.** Dzięki uczniom golemy kosztują mniej; dzięki tułowiowi też.
guide-ask-points = Skąd bierze się najwięcej punktów?
    .work = Z pracy golemów
    .products = Z golemów, artefaktów i kolumn, każde razy swoje menory
    .coins = Z monet na koniec
guide-ask-points-ok = **Tak.** Rób rzeczy i ulepszaj ich kolor: jedno bez drugiego nic nie jest warte. Po czwartej rundzie gra się kończy.
