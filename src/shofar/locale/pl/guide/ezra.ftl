# Pierwsza partia z przewodnikiem. Krok ma nagłówek, `.do` (jedna rzecz), `.why` (najwyżej 45 słów) i `.tag` (najwyżej trzy słowa);
# `-else` jest dla stołu, który zszedł z linii. Słowa: karta, stos, sztandar, akcja główna, pracownik, Lewita, skryba, mur, brama, schować, szabat.

guide-about = O co chodzi
    .do = Spójrz na miasto, potem naciśnij Dalej.
    .why = Jerozolima powstaje w trzy tygodnie: **Świątynia**, otaczające ją **mury**, **Tora**. Każdego dnia zagrywasz jedną kartę i wykonujesz jedną pracę. Każdy tydzień kończy szabat: pracownicy jedzą, a karty punktują. Wygrywa, kto ma najwięcej punktów.
    .tag = Trzy prace
guide-about-begun = Gra już ruszyła, i dobrze. Spójrz na Świątynię, mury i Torę: między nimi wybierasz każdego dnia.

guide-gate = Twoja pierwsza brama
    .do = Postaw strażnika: **Brama Owcza**.
    .why = Bramy narożne stoją od początku; każda ma strażnika. Kto handluje przy bramie, płaci jej strażnikowi 1 srebrnik, a mur zbudowany obok niej daje nagrodę.
    .tag = Brama Owcza
guide-gate-ok = **Brama Owcza jest twoja.** Handlujesz tam bez opłaty, a mur obok da chleb.
guide-gate-another = **Ta brama jest twoja.** Handlujesz tam bez opłaty, a mur obok da jej nagrodę.

guide-card = Jedna karta dziennie
    .do = Zagraj kartę **Kapłan** na stos 1.
    .why = Trzy stosy, sześć dni: po dwie karty na stos. Sztandary pokazuje tylko **wierzchnia** karta stosu, a wszystkie trzy liczą się razem. Dzisiejsza karta niczego więc nie zakrywa i liczy się też jutro.
    .do-else = Zagraj **kartę** na pusty stos.
    .tag = Stos 1
    .tag-else = Zagraj ją
guide-card-ok = **5 czerwonych sztandarów.** To dzisiejsza siła dla Świątyni.
guide-card-another = Twoje dzisiejsze sztandary: czerwone { $red }, szare { $grey }, niebieskie { $blue }.
guide-card-helper = Pomocnik przed kartą: też można. Teraz zagraj kartę.

guide-begin = Jedna praca dziennie
    .do = Rozpocznij akcję główną **Świątynia**.
    .why = Czerwone sztandary są dla Świątyni i ołtarza, szare dla gruzu, murów i bram, niebieskie dla Tory i namiotów. Wybierasz jedno z trzech i tam wydajesz sztandary. Reszta przepada.
    .do-else = Rozpocznij jedną akcję główną: tam, gdzie masz najwięcej sztandarów.
    .tag = 5 czerwonych
    .tag-else = Rozpocznij
guide-begin-ok = Teraz Świątynia potrzebuje Lewitów, sztandarów oraz kamienia, drewna lub złota.
guide-begin-another = To dzisiejsza praca. Jest tylko jedna i na nią wydajesz sztandary jej koloru.
guide-begin-trade = Handel. Każda karta pozwala na jeden, w dniu zagrania.
guide-begin-helper = Pomocnik. Raz dziennie możesz wysłać handlarza i raz starszego.

guide-levite = Lewici noszą
    .do = Postaw **Lewitę**: jeden pracownik i 2 chleby.
    .why = Każdy Lewita niesie w akcji jedną kostkę do Świątyni lub na ołtarz albo daje czerwony sztandar. Nowy może przyjść przed noszeniem lub po nim. Zostaje na zawsze, a **Lewici nie potrzebują żywności** w szabat.
    .do-else = W akcji Świątyni: postaw **Lewitę** za pracownika i chleb.
    .tag = 2 chleby
    .tag-else = Lewita
guide-levite-ok = **Lewici: { $levites }.** W tej akcji i w każdej następnej można nieść dwie kostki.
guide-levite-temple = Kostka dla Świątyni. Dopóki nosisz, Lewita nie przyjdzie; potem jeszcze może.
guide-levite-ended = Dzień minął. Lewita może przyjść w każdej późniejszej akcji Świątyni.
guide-levite-lost = **To nie dzień Świątyni** albo nie twoja tura.
    .do = Graj dalej: wrócę w twoim dniu. Albo ustaw stół do tego kroku.
guide-levite-again = **Twój dzień.**
    .do = Rozpocznij akcję główną **Świątynia** i postaw Lewitę.

guide-temple = Buduj Świątynię
    .do = Włóż **kamień** do **rzędu 3**.
    .why = Rząd kosztuje tyle czerwonych sztandarów, ile wynosi jego numer, i daje to, co stoi na jego końcu: rząd 3 daje chleb. Każda kostka to punkt, złoto dwa. Ukończony sektor nagradza tego, kto ma najwięcej Lewitów.
    .do-else = Włóż **kostkę** do rzędu Świątyni.
    .tag = 3 czerwone, chleb
    .tag-else = Tutaj
guide-temple-ok = **1 punkt i 1 chleb** za 3 sztandary. Zostało: { $red }.
guide-temple-another = Kostka w Świątyni: punkt i nagroda jej rzędu.
guide-temple-altar = Ofiara. Sama Świątynia nadal czeka na kostkę.
guide-temple-ended = Dzień minął. Świątynia czeka na twój następny czerwony dzień.
guide-temple-lost = **To nie twoja tura.**
    .do = Graj dalej: wrócę w twoim dniu. Albo ustaw stół do tego kroku.
guide-temple-again = **Twój dzień.**
    .do = Rozpocznij akcję główną **Świątynia** i włóż kostkę do rzędu.

guide-altar = Ołtarz i koniec dnia
    .do = Spal swój **węgiel** na ołtarzu. Potem zakończ akcję i turę.
    .why = Kroki na ołtarzu dają nagrody, a na końcu tygodnia **dwaj prorocy wydają wyrok**: kto jest za nimi, traci chleb, kto przed nimi, zyskuje. Kto prowadzi, wygrywa każdy remis.
    .do-else = Zakończ akcję i **turę**.
    .tag = 1 krok
    .tag-else = { "" }
guide-altar-ok = **Krok na ołtarzu** i nowa karta na ręce. Dni do końca tygodnia: { $left }.
guide-altar-ended = Twój dzień minął, a na rękę przyszła karta. Niewydane sztandary przepadły; te z wierzchnich kart wrócą jutro.
guide-altar-rivals = **Hanna** czytała Torę: skryba i bohater. **Zuzia** usunęła gruz i zbudowała pierwszy mur.

guide-trade = Handel
    .do = Zagraj kartę **Kamieniarz** na stos 2, potem skorzystaj z jej handlu: **2 kamienie**, opcja dolna.
    .why = Każda karta pozwala handlować raz, w dniu zagrania, przy bramie, którą pokazuje: 1 srebrnik dla strażnika tej bramy, potem cena. Albo zamiast tego odwracasz płytkę. Jedno z dwojga dziennie.
    .do-else = Zagraj kartę, potem skorzystaj z jej **handlu**.
    .tag = 2 kamienie
    .tag-else = { "" }
guide-trade-ok = **2 kamienie**, razem za 3 srebrniki. Opłata leży na bramie, dopóki ktoś tej bramy nie zbuduje.
guide-trade-another = Handel. Opłata idzie do strażnika bramy; przy własnej nie płacisz nic.
guide-trade-began = Najpierw akcja główna: też można. Handlować możesz jeszcze w jej trakcie lub po niej.
guide-trade-ended = Dzień minął. Jutrzejsza karta będzie miała własny handel.

guide-elder = Pomocnicy
    .do = Postaw **starszego** na polu 2: szary sztandar i 2 węgle.
    .why = Jeden handlarz i jeden starszy dziennie, każdy to pracownik. Wracają po szabacie. Ale **kto pracuje, musi jeść**: na koniec tygodnia po 1 chlebie. Teraz potrzeba by { $need } { $need ->
        [one] chleba
       *[other] chlebów
    }, a masz { $food }.
    .do-else = Postaw **starszego** albo **handlarza**.
    .tag = Szary, 2 węgle
    .tag-else = Pomocnik
guide-elder-ok = Jeden sztandar więcej na dziś. Starszy zostaje do szabatu i wtedy je.
guide-elder-trader = Handlarz: dobra teraz, kolejna osoba do wykarmienia później.
guide-elder-began = A więc najpierw to. Pomocnik może przyjść w każdej chwili twojego dnia.
guide-elder-ended = Dzień minął bez pomocnika. Nie trzeba będzie go karmić.

guide-clear = Usuń gruz
    .do = Rozpocznij akcję główną **mury**, wybierz **pole muru 1** i usuń z niego **drewno**.
    .why = Jedno miejsce dziennie. Kostki schodzą po jednej: węgiel 1 szary, kamień i drewno 2, złoto 3. Kostkę zatrzymujesz. Ostatnia daje **błogosławieństwo** miejsca.
    .do-else = W szary dzień: wybierz miejsce przy **murach** i usuń kostkę.
    .tag = Obok twojej bramy
    .tag-else = { "" }
guide-clear-ok = **Miejsce jest wolne**: kostka jest twoja, a z nią błogosławieństwo.
guide-clear-another = Kostka dla ciebie. Gdy zniknie ostatnia, miejsce da błogosławieństwo.
guide-clear-ended = Dzień minął. Gruz poczeka.

guide-wall = Zbuduj mur
    .do = **Buduj**: zapłać 3 kamienie. Potem wybierz jedną z trzech kart muru.
    .why = Mur kosztuje tyle, ile mówi jego miejsce; 3 sztandary lub 1 złoto zastępują kamień albo drewno. Jego karta działa od razu, a punkty daje na koniec. Mur obok bramy **łączy się** z nią: obaj właściciele dostają nagrodę bramy.
    .do-else = Usuń gruz i tam **buduj**.
    .tag = 3 kamienie
    .tag-else = Buduj
guide-wall-ok = **Mur, i to połączony z bramą.** Jedno i drugie jest twoje: chleb i krok na ołtarzu.
guide-wall-another = **Twój mur.** Jego punkty liczą się na koniec; obok bramy dałby połączenie.
guide-wall-ended = Dzień minął. Tam, gdzie nie ma już gruzu, może budować każdy.

guide-scribe = Czytaj Torę
    .do = Zakończ turę. W następnym dniu zagraj kartę **Nauczyciel** na stos 3, rozpocznij akcję **Tora** i postaw **skrybę** w rzędzie 1.
    .why = Niebieskie sztandary i srebrniki za kafelek; rząd 1 jest zawsze otwarty, wyższe dopiero nad skrybą. Użycie cudzego skryby kosztuje 1 srebrnik dla właściciela. Kafelki są na stałe: bohater ze sztandarem albo zdolność na całą grę.
    .do-else = W niebieski dzień: rozpocznij akcję **Tora** i postaw **skrybę**.
    .tag = 3 niebieskie, 2 srebrniki
    .tag-else = { "" }
guide-scribe-ok = **Skryba i to, co daje jego kafelek.** Skrybowie zostają; na koniec każdy liczy się za numer swojego rzędu.

guide-tent = Namioty
    .do = Przesuń **namiot** o jedno pole za ostatnie 2 niebieskie sztandary.
    .why = Druga rzecz, jaką raz może dać niebieski dzień: od 1 do 4 pól dookoła mapy i nagroda **każdego** pola, na które wejdziesz. Gdy urosną wszystkie trzy twoje błogosławieństwa, też dadzą nagrody.
    .do-else = Przesuń **namiot** albo zakończ turę.
    .tag = 2 niebieskie
    .tag-else = Namiot
guide-tent-ok = Namiot ruszył i dał nagrodę pola.
guide-tent-ended = Twój dzień minął. Namiot rusza się w każdy niebieski dzień.

guide-prepare = Koniec tygodnia: przygotowanie
    .do = Uczyń każdego wolnego pracownika **rolnikiem** lub **robotnikiem** i poddaj się **wyrokowi** proroków.
    .why = Rolnicy dają chleb, robotnicy dobra. Potem wyrok na torze ołtarza. Potem wszyscy jedzą: **1 chleb za każdego pracownika prócz Lewitów**. Za każdego głodnego tracisz **2 punkty**. Potrzeba { $need }, masz { $food }.
    .tag = Najpierw to
    .set = Przejdź tam
guide-prepare-ok = **Po wyroku**, wszystko gotowe. Chleby: { $food }; potrzeba { $need }.
guide-prepare-lost = Dni do końca tygodnia: { $left }. Odtąd nowe karty **zakrywają** stare: wybieraj, które sztandary oddajesz.
    .do = Rozegraj je albo przejdź do końca tygodnia.
guide-prepare-again = **Szósty dzień minął.**
    .do = Uczyń każdego wolnego pracownika **rolnikiem** lub **robotnikiem** i poddaj się **wyrokowi**.

guide-tuck = Szabat: schowaj kartę
    .do = Schowaj kartę **Lektor**: daje 2 punkty teraz i znowu w każdy następny szabat.
    .why = Jedna karta w tym tygodniu, dwie w drugim, jedna w trzecim, z twoich sześciu. Schowana karta punktuje **odtąd w każdy szabat**, a jej górny sztandar liczy się codziennie. Chowaj więc wcześnie to, co urośnie.
    .do-else = **Schowaj** kartę, która punktuje i urośnie.
    .tag = Punktuje znowu
    .tag-else = { "" }
guide-tuck-ok = **Schowana.** Punktuje znowu w każdy przyszły szabat, za to, co wtedy będziesz mieć. Twoje punkty: { $points }.
guide-tuck-lost = **Szabat minął** albo jeszcze nie nadszedł.
    .do = Graj dalej: wrócę w szabat. Albo ustaw stół do tego kroku.
guide-tuck-again = **Szabat.**
    .do = **Schowaj** kartę, która punktuje i urośnie.

guide-points = Skąd biorą się punkty
    .do = Spójrz jeszcze raz na ołtarz, potem naciśnij Dalej.
    .why = Świątynia i jej sektory podczas budowy. **Schowane karty w każdy szabat**: w trzecim wszystkie cztery. Na koniec: mury i bramy, skrybowie według rzędu, odwrócone płytki, złote zwoje, prowadzenie na ołtarzu i punkt za każde 5 srebrników wartości dóbr.
    .tag = 3 za prowadzenie

guide-end = Jak to się kończy
    .do = Następne dwa tygodnie są twoje. Naciśnij Dalej.
    .why = Po trzecim szabacie. Pracownicy, handlarze i starsi wracają co tydzień; Lewici, skrybowie i strażnicy zostają. Szofar wędruje, prorocy idą dalej, a twoje nieschowane karty są tasowane na nowo. Wygrywa, kto ma najwięcej punktów.
    .tag = Trzy tygodnie

guide-ask-banners = Które sztandary dziś się liczą?
    .hand = Te na ręce
    .visible = Te na wierzchu twoich trzech stosów i na schowanych kartach
    .silver = Te, za które płacisz
guide-ask-banners-ok = **Tak.** Każda nowa karta zakrywa starą: to, gdzie zagrywasz, jest równie ważne jak to, co zagrywasz.
guide-ask-food = W szabat brakuje chleba dla jednego pracownika. Co się dzieje?
    .points = Tracisz 2 punkty
    .leave = Odchodzi na zawsze
    .nothing = Nic
guide-ask-food-ok = **Tak.** Lewici nic nie potrzebują; rolnicy dają chleb; wyrok na ołtarzu daje go lub zabiera.
guide-ask-points = Skąd bierze się najwięcej punktów?
    .temple = Z samej Świątyni
    .coins = Ze srebra
    .many = Ze schowanych kart w każdy szabat i z budowli na koniec gry
guide-ask-points-ok = **Tak.** Karta schowana wcześnie punktuje trzy razy. Po trzecim szabacie gra się kończy.
