### What a choice costs and brings: tips of the page, option lines of the terminal. Conventions: ../README.md

forecast-price = Costs { $list }.
forecast-price-to = Costs { $list }, paid to { $name }.
forecast-short = Not now: { $list } missing.
forecast-gain = Brings { $list }.
forecast-loss = { $list } left over and lost.
forecast-other-gains = { $name } gets { $list }.
forecast-other-loses = { $name } loses { $list }.
forecast-vain = Nothing comes of it for now: { $reason }.
forecast-after = After that: { $text }
forecast-hidden = Then something comes to light that cannot be foreseen.
forecast-ends-turn = This ends the turn.
forecast-ends-round = This ends the round.
forecast-ends-game = This ends the game.
forecast-next = Then: { $question } ({ $n ->
    [one] one possibility
   *[other] { $n } possibilities
})
forecast-next-other = Then { $name } is asked: { $question }
forecast-progress = { $n } of { $of }
