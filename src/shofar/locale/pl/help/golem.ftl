# Skrót zasad obok planszy: games/golem/help.toml.

cost-golem = golem; 3 więcej za każdego twojego w tej dzielnicy
cost-gold = złoto, przy Artefaktach
cost-work_1 = Praca z 1 golemem, minus wartość
cost-work_2 = z 2 golemami
cost-work_3 = z 3 golemami
cost-work_4 = z 4 golemami
cost-mirror = Lustro: kopia rzędu
cost-mirror_study = Lustro: krok nauki
cost-control = kontrola: każda sekcja przed twoim uczniem
score-golems = koniec: stworzone golemy razy czerwone menory
score-artifacts = koniec: artefakty razy żółte menory
score-columns = koniec: kolumny z księgami razy niebieskie menory
score-goods = koniec: za każde 5 dóbr
