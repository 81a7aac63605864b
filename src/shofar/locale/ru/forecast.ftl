### Чего стоит выбор и что он приносит: подсказки страницы, строки вариантов в терминале. Соглашения: ../README.md

forecast-price = Цена: { $list }.
forecast-price-to = Цена: { $list }, получает { $name }.
forecast-short = Пока нельзя, не хватает: { $list }.
forecast-gain = Даёт { $list-acc }.
forecast-loss = Лишнее пропадает: { $list }.
forecast-other-gains = { $name } получает { $list-acc }.
forecast-other-loses = { $name } теряет { $list-acc }.
forecast-vain = Пока это ничего не даёт: { $reason }.
forecast-after = После этого: { $text }
forecast-hidden = Затем откроется то, чего нельзя предвидеть.
forecast-ends-turn = Это конец хода.
forecast-ends-round = Это конец раунда.
forecast-ends-game = Это конец игры.
forecast-next = Затем: { $question } ({ $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
})
forecast-next-other = Затем вопрос { $name-dat }: { $question }
forecast-progress = { $n } из { $of }
