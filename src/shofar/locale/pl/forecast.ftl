### Ile wybór kosztuje i co daje.

forecast-price = Kosztuje { $list-acc }.
forecast-price-to = Kosztuje { $list-acc } dla { $name-gen }.
forecast-short = Nie teraz: brakuje { $list-gen }.
forecast-gain = Daje { $list-acc }.
forecast-loss = Nadwyżka przepada: { $list }.
forecast-other-gains = { $name } otrzymuje { $list-acc }.
forecast-other-loses = { $name } traci { $list-acc }.
forecast-vain = Na razie nic to nie daje: { $reason }.
forecast-after = Potem: { $text }
forecast-hidden = Potem wychodzi na jaw coś, czego nie da się przewidzieć.
forecast-ends-turn = To kończy turę.
forecast-ends-round = To kończy rundę.
forecast-ends-game = To kończy grę.
forecast-next = Potem: { $question } ({ $n ->
    [one] jedna możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
})
forecast-next-other = Potem pytanie do { $name-gen }: { $question }
forecast-progress = { $n } z { $of }
