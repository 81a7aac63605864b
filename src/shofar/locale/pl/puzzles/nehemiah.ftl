# Zagadki: `guide-<klucz>` z .do (zadanie), .why (wskazówka), .tag; -ok to wyjaśniona odpowiedź, -lost inna droga.

guide-coin = Moneta jest pierwsza
    .do = Nie masz złota. Zakończ tę turę z **4 złota**.
    .why = Karta powyżej kosztuje monetę, zanim cokolwiek da. Skąd może się wziąć pierwsza moneta?
    .tag = Zacznij tutaj
guide-coin-ok = **4 złota.** Twoja własna karta nic nie kosztuje i jest pierwsza: jej 2 złota płacą monetę za 3 złota powyżej.
guide-coin-lost = **Złoto: { $gold }.** Jest droga do 4.
    .do = Spróbuj jeszcze raz: co daje pierwszą monetę?
guide-order = Dwie karty powyżej, jedna moneta
    .do = Zakończ tę turę ze **znacznikiem**, 1 **drewnem** i 1 **złotem**.
    .why = Obie karty powyżej można wykorzystać, po monecie. Teraz masz jedną monetę.
    .tag = Zacznij tutaj
guide-order-ok = **Zrobione.** Najpierw 2 złota Niebieskiego: moneta wraca podwójnie, a jedna z nich płaci za drewno.
guide-order-lost = **Znaczniki: { $cubes }, drewno: { $wood }, złoto: { $gold }.** Obie karty da się wykorzystać w jednej kolejności.
    .do = Spróbuj jeszcze raz: która z dwóch oddaje monety?
guide-round = Talia jest pusta
    .do = Zdobądź w tej turze **4 punkty** z plansz.
    .why = Gdy kolumny nie da się uzupełnić, plansze płacą od razu. Który robotnik to sprawi?
    .tag = Zacznij tutaj
guide-round-ok = **Runda minęła, a na murze prowadzisz.** Kto wymienia kolumnę, ten mówi, kiedy plansze płacą.
guide-round-lost = **Plansze nie zapłaciły ci 4.** Ktoś inny może wymienić kolumnę wcześniej.
    .do = Spróbuj jeszcze raz: kto stoi w rzędzie 4?
