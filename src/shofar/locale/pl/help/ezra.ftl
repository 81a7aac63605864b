# Skrót zasad obok planszy: games/ezra/help.toml.

cost-clear_cinder = usunięcie węgla
cost-clear_stone = usunięcie kamienia lub drewna
cost-clear_gold = usunięcie złota
cost-wall_3 = mur z 3 kostkami
cost-wall_2 = mur z 2 kostkami
cost-wall_1 = mur z 1 kostką
cost-gate = brama i pracownik
cost-tent_1 = namiot, 1 pole
cost-tent_2 = namiot, 2 pola
cost-tent_3 = namiot, 3 pola
cost-tent_4 = namiot, 4 pola
cost-altar_wood = drewno na ołtarz
cost-altar_cinder = węgiel na ołtarz
score-temple = każda kostka w Świątyni; złoto 2
score-hungry = każdy nienakarmiony pracownik
score-tile = koniec: każda odwrócona płytka
score-leader = koniec: prowadzenie na torze ołtarza
score-goods = koniec: za każde 5 srebrników wartości dóbr
