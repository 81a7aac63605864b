# Skrót zasad obok planszy: games/nehemiah/help.toml.

cost-again = karta powyżej, ponownie
cost-wall = znacznik na murze
cost-temple = znacznik w świątyni
cost-guard = znacznik w straży
cost-gate = brama
cost-supply = dostawa drewna
score-first = co rundę, każda plansza: najwięcej znaczników
score-second = drugi
score-third = trzeci
score-gates = koniec: każda brama, tyle ile pokazuje
score-wood = koniec: za każde 3 drewna
score-gold = koniec: za każde 2 złota
