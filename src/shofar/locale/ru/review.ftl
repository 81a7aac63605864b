### Разбор партии: слова, общие для страницы и терминала.

review-turning = Переломные ходы
review-turned = { $who }: { $points } относительно лучшего из остальных
review-turned-lead = отсюда и далее впереди
review-turned-luck = удача { $luck }
review-said-clean = Почти ни один ход не мог быть лучше.
review-said-one = Дороже всего обошёлся один ход: действие { $n }, потеряно очков: { $points } из { $lost }.
review-said-decided = Потеряно одним только действием { $n }: очков { $points }; до победы не хватило: { $behind }.
review-said-many = Потеряно понемногу. Ходы, которые могли быть лучше: { $count } из { $all }; потеряно очков: { $lost }.
review-said-lucky = Очки, которые принесла удача: { $luck }.
review-said-unlucky = Очки, потерянные из-за невезения: { $luck }.
