# Zagadki: `guide-<klucz>` z .do (zadanie), .why (wskazówka), .tag; -ok to wyjaśniona odpowiedź, -lost inna droga.

guide-wall = Gruz i mur w jeden dzień
    .do = Zbuduj w tej turze **mur** na polu 8.
    .why = Brakuje ci drewna. To, co usuniesz, jest od razu twoje, a 1 złoto lub 3 sztandary zastępują kamień albo drewno.
    .tag = Usuń gruz
guide-wall-ok = **Zbudowany.** Złoto z gruzu zastąpiło drewno, kamień dołączył do twoich: mur z własnego gruzu.
guide-wall-lost = **Dziś bez muru.** Wszystko, czego trzeba, leży na miejscu.
    .do = Spróbuj jeszcze raz: co może zastąpić drewno?
guide-gate = Brama między dwoma murami
    .do = Zbuduj **bramę**, która da dwa połączenia.
    .why = Brama łączy się z każdym murem obok i daje swojemu strażnikowi leżące na niej srebrniki.
    .tag = Która?
guide-gate-ok = **Dwa połączenia naraz** i srebrniki, które zostawili na bramie inni.
guide-gate-lost = **Nie ta.** Szukaj bramy z murem po obu stronach.
    .do = Spróbuj jeszcze raz.
guide-altar = Koniec toru
    .do = Dojdź na torze ołtarza do **20**, mając jedno drewno.
    .why = Drewno to dwa kroki za 3 sztandary. Kroki za końcem toru nie przepadają: każdy to srebrnik.
    .tag = Spal je
guide-altar-ok = **20.** Jeden krok do końca, a drugi stał się srebrnikiem.
guide-altar-lost = **Jeszcze nie.** Drewno poszło gdzie indziej albo akcja się skończyła.
    .do = Spróbuj jeszcze raz.
