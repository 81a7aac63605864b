### What a choice costs and brings: tips of the page, option lines of the terminal. Conventions: ../README.md

forecast-price = Coûte { $list }.
forecast-price-to = Coûte { $list }, à payer à { $name }.
forecast-short = Pas maintenant : il manque { $list }.
forecast-gain = Rapporte { $list }.
forecast-loss = { $list } de trop, en pure perte.
forecast-other-gains = { $name } reçoit { $list }.
forecast-other-loses = { $name } perd { $list }.
forecast-vain = Cela ne rapporte rien pour l’instant : { $reason }.
forecast-after = Ensuite : { $text }
forecast-hidden = Puis apparaît quelque chose qu’on ne peut prévoir.
forecast-ends-turn = Cela termine le tour.
forecast-ends-round = Cela termine la manche.
forecast-ends-game = Cela termine la partie.
forecast-next = Puis : { $question } ({ $n ->
    [one] { $n } possibilité
   *[other] { $n } possibilités
})
forecast-next-other = Puis une question pour { $name } : { $question }
forecast-progress = { $n } sur { $of }
