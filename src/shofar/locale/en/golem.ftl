## The board in the browser

tab-lab = Laboratory

group-back = Back
group-kill = Kill
group-bury = Bury
group-students = Students
group-retreat = Step back
group-income = Income
group-read = Read
group-copy = Copy
group-work = Work
group-track = Track
group-choose = Choose
group-gain = Take
group-spend = Pay
group-enter = Pay
group-element = Next

board-round-of = Round { $round } of { $rounds }
board-phase = { $phase ->
    [set_up] Set-up
    [refresh] Refresh
    [movement] Movement
    [actions] Actions
    [turn_order] Turn order
    [influence] Influence
    [income] Income
    [control] Control
   *[over] The end
}
board-turn-order = Turn order
board-passed = passed
board-view-table = Table
board-view-players = Opponents
board-jump = Jump to

board-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [white] white
   *[black] black
}
board-or = { " " }or{ " " }
board-nothing = nothing
board-district = { $colour ->
    [red] Red
    [yellow] Yellow
   *[blue] Blue
}
board-district-of = { $name } district
board-section = { $district } { $section }

board-synagogue = Synagogue
board-value = value
board-row = { $row ->
    [work] Work
    [golem] Golem
    [artifacts] Artifacts
    [study] Study
   *[mirror] Mirror
}
board-tray = { $row }, value { $value }
board-marble = A { $colour } marble.
board-about-work = Activate 1, 2, 3 or 4 standing golems for 1, 3, 5 or 8 knowledge, less { $value }.
board-about-golem = Take { $value } clay. Then you may make one golem development and create one golem, at cost.
board-about-artifacts = Take { $value ->
    [one] 1 coin
   *[other] { $value } coins
}. Then you may make one artifact development at cost and buy one gold for 3 coins.
board-about-study = Take { $value } knowledge. Then you may make one study development at cost and buy one book.
board-about-mirror = For 1 coin perform another row at the value { $value }. For 3 coins move up the study track, once.
board-none-stand = none stands
board-free = free
board-rabbi = Rabbi
board-rabbi-order = top first next round
board-action = Action tile { $n }
board-bottom = Bottom space
board-any-number = any number
board-saves = saves { $n }
board-taken = Taken by { $names }.
board-pass = Pass
board-pass-tiles = Pass tiles
board-pass-tile = tile { $n }
board-pass-held = { $tile }: { $name }
board-completes = completes the pair of the character
board-left = left
board-left-about = left to do in this round
board-finished = done

board-city = City
board-entry = Entering costs { $n } knowledge or { $n } points.
board-street = Income of a student here: { $income }
board-students = Students: { $names }.
board-golems = Golems: { $names }.
board-golem = { $standing ->
    [true] { $name }, standing
   *[false] { $name }, lying
}
board-your-student = Your student in { $district }.
board-token = Menorah for the first student to reach VIII
board-control = golem control at the end of the round

board-cemetery = Cemetery
board-grave = Cemetery
board-open = open
board-open-ground = Open ground: no bonus, any number of golems.
board-palace = Palace
board-character = Character of round { $round }
board-character-done = Character of round { $round }, face down
board-needs = Marbles: { $first } and { $second }, white counts as any.
board-instead = Or take 3 coins.
board-character-steps = { $n ->
    [one] 1 step in golem movement.
   *[other] { $n } steps in golem movement.
}
board-steps = steps in golem movement
board-matching = { $colours } matches
board-library = Library
board-deck = { $n } in the deck
board-book-price = { $black ->
    [true] Costs one step back of a student and { $n } knowledge.
   *[false] Costs { $n } knowledge, { $more } of it for its space.
}
board-book-halves = At once: { $now } When read: { $later }

board-lab = Laboratory
board-lab-of = Laboratory of { $name }
board-sockets = Marbles taken: { $marbles }
board-rabbi-in-hand = the rabbi is not placed yet
board-product-golems = Golems created times red menorahs: { $points } points at the end
board-product-artifacts = Artifacts completed times yellow menorahs: { $points } points at the end
board-product-columns = Columns with a book times blue menorahs: { $points } points at the end
board-study = Study
board-limit = limit { $n }
board-limit-note = { $n } in a column at most
board-study-track = Study track: position { $at }, { $limit ->
    [one] 1 book
   *[other] { $limit } books
} in a column
board-study-end = { $at }: { $n } points at the end.
board-developed = developed
board-flip = Turn the study track over
board-golem-levels = Golems
board-level = level { $n }
board-track-level = { $at } (level { $n })
board-golem-track = Golem track: space { $at }, level { $level }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} in golem movement
board-golems-left = golems you can still create
board-golem-developments = Golem developments
board-power-control_most_2 = Golem control costs at most 2 knowledge per golem.
board-power-ignore_steps = In golem movement you may ignore the steps of the character.
board-power-created_works = A golem you create may move 1 and may work without lying down.
board-power-bury_twice = At once you may kill a golem; from then on cemetery bonuses count twice.
board-power-work_more = At once activate a golem; in each Work action one more golem works free.
board-power-none = No effect, more menorahs.
board-books = Books
board-column = column { $n }
board-column-of = Column { $n }: { $books } of { $limit } books
board-twice = The bonus of a coloured book added here counts twice.
board-added = Whenever a book is added here: { $effect }
board-artifacts = Artifacts
board-artifacts-note = income, grey and gold slots
board-artifact = Artifact of { $n } gold
board-artifact-of = { $gold } of { $n } gold. Income: { $income }
board-slot = { $kind ->
    [grey] Free slot for a grey tile
   *[gold] Free slot for a gold tile
}, { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
board-loose = Other developments
board-sides = { $first } Other side: { $second }
board-trigger = The income of its artifact { $what ->
    [red_marble] when you take a red marble.
    [blue_marble] when you take a blue marble.
    [first_book] when you put the first book into a column.
   *[golem_created] when you create a golem.
}
board-grey = Adds to the income of its artifact: { $income }
board-objectives = Your objectives: only you see these
board-objectives-shown = Objectives
board-objective-name = Objective
board-objective-count = objectives, hidden
board-objective = { $kind ->
    [red_student] Red student in section { $n } or further
    [yellow_student] Yellow student in section { $n } or further
    [blue_student] Blue student in section { $n } or further
    [created] { $n } golems created
    [gold] { $n } gold
    [developments] { $n } developments
    [study] Study track at { $n }
    [books] { $n } books
   *[killed] { $n } golems killed
}: { $points } points
board-pack = Keep one, pass on the rest
board-drawn = Keep one at most
board-offer = Artifact tiles to choose from
board-starting = Choose two starting tiles
board-elements = Still to take, in any order

board-you = You
board-good = { $good ->
    [clay] clay
    [coin] coins
    [knowledge] knowl.
   *[vp] points
}
board-income = Income
board-income-about = income at the end of the round, as things stand
board-control-due = Control
board-control-short = Control { $due }, { $held } by then:
board-control-about = Golem control: { $due } knowledge due, you will have { $held }, { $loss } points lost
board-created = golems created
board-completed = artifacts completed
board-developments = developments
board-points-now = { $n } points if the game ended now
board-source = { $name } { $n }
