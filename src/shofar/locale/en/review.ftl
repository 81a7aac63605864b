### The review of a game: words that the page and the terminal share.

review-turning = Turning points
review-turned = { $who }: { $points } against the best of the others
review-turned-lead = in the lead from here on
review-turned-luck = luck { $luck }
review-said-clean = Hardly a turn could have been better.
review-said-one = One turn cost most: move { $n } gave away { $points } of { $lost } { $lost ->
    [one] point
   *[other] points
}.
review-said-decided = Move { $n } alone gave away { $points } { $points ->
    [one] point
   *[other] points
}; { $behind } were missing to win.
review-said-many = Given away in small pieces: { $count } of { $all } turns could have been better, by { $lost } { $lost ->
    [one] point
   *[other] points
} together.
review-said-lucky = Luck brought { $luck } { $luck ->
    [one] point
   *[other] points
}.
review-said-unlucky = Luck took { $luck } { $luck ->
    [one] point
   *[other] points
}.
