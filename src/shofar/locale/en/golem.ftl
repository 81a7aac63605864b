### Golem. Names and terms follow the glossary of the specification.

title = Golem
about = Prague, 1584. Shape clay, melt gold, read books, and keep your golems on a short leash.
time = 75 min
kind = Marbles and rabbis

seat-1 = Green
seat-2 = Purple
seat-3 = Orange
seat-4 = Grey

## Things

noun-red = red
    .letter = r
noun-yellow = yellow
    .letter = y
noun-blue = blue
    .letter = b
noun-white = white
    .letter = w
noun-black = black
    .letter = k
noun-green = green
noun-clay = clay
noun-coin = { $n ->
    [one] coin
   *[other] coins
}
noun-knowledge = knowledge
noun-resource = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
noun-gold = gold
noun-golem_level = level of your golem track
noun-own_buried = golem of yours in the cemetery
noun-completed_artifact = completed artifact of yours
noun-development = development of yours
noun-leftmost_section = section that your student furthest behind has reached
noun-work = Work
noun-golem = Golem
noun-artifacts = Artifacts
noun-study = Study
noun-mirror = Mirror
noun-bottom = the bottom space
noun-cem_open = the open grave
noun-a1 = artifact 1
noun-a2 = artifact 2
noun-a3 = artifact 3
noun-a4 = artifact 4
noun-a = side a
noun-b = side b
noun-any = any
noun-artifact = artifact
noun-track = points on the way
noun-golems = golems
noun-columns = columns
noun-objectives = objectives
noun-resources = resources
noun-hand = hand
noun-board = player board
noun-a1-1 = the first slot of artifact 1
noun-a1-2 = the second slot of artifact 1
noun-a2-1 = the first slot of artifact 2
noun-a2-2 = the second slot of artifact 2
noun-a3-1 = the first slot of artifact 3
noun-a3-2 = the second slot of artifact 3
noun-a4-1 = the first slot of artifact 4
noun-a4-2 = the second slot of artifact 4
noun-red-1 = red I
noun-red-2 = red II
noun-red-3 = red III
noun-red-4 = red IV
noun-red-5 = red V
noun-red-6 = red VI
noun-red-7 = red VII
noun-red-8 = red VIII
noun-red-9 = red IX
noun-red-10 = red X
noun-yellow-1 = yellow I
noun-yellow-2 = yellow II
noun-yellow-3 = yellow III
noun-yellow-4 = yellow IV
noun-yellow-5 = yellow V
noun-yellow-6 = yellow VI
noun-yellow-7 = yellow VII
noun-yellow-8 = yellow VIII
noun-yellow-9 = yellow IX
noun-yellow-10 = yellow X
noun-blue-1 = blue I
noun-blue-2 = blue II
noun-blue-3 = blue III
noun-blue-4 = blue IV
noun-blue-5 = blue V
noun-blue-6 = blue VI
noun-blue-7 = blue VII
noun-blue-8 = blue VIII
noun-blue-9 = blue IX
noun-blue-10 = blue X
noun-red-1-lying = red I (lying)
noun-red-2-lying = red II (lying)
noun-red-3-lying = red III (lying)
noun-red-4-lying = red IV (lying)
noun-red-5-lying = red V (lying)
noun-red-6-lying = red VI (lying)
noun-red-7-lying = red VII (lying)
noun-red-8-lying = red VIII (lying)
noun-red-9-lying = red IX (lying)
noun-red-10-lying = red X (lying)
noun-yellow-1-lying = yellow I (lying)
noun-yellow-2-lying = yellow II (lying)
noun-yellow-3-lying = yellow III (lying)
noun-yellow-4-lying = yellow IV (lying)
noun-yellow-5-lying = yellow V (lying)
noun-yellow-6-lying = yellow VI (lying)
noun-yellow-7-lying = yellow VII (lying)
noun-yellow-8-lying = yellow VIII (lying)
noun-yellow-9-lying = yellow IX (lying)
noun-yellow-10-lying = yellow X (lying)
noun-blue-1-lying = blue I (lying)
noun-blue-2-lying = blue II (lying)
noun-blue-3-lying = blue III (lying)
noun-blue-4-lying = blue IV (lying)
noun-blue-5-lying = blue V (lying)
noun-blue-6-lying = blue VI (lying)
noun-blue-7-lying = blue VII (lying)
noun-blue-8-lying = blue VIII (lying)
noun-blue-9-lying = blue IX (lying)
noun-blue-10-lying = blue X (lying)
noun-red-yellow = red and yellow
noun-red-blue = red and blue
noun-yellow-blue = yellow and blue

## What atoms do

do-gold = put { $n } gold into your cauldrons
do-resource = take { $n } { noun-resource }
do-student = move { $a-id ->
    [any] one student of yours
   *[other] your { $a } student
} { $n ->
    [one] one step
   *[other] { $n } steps
} forward
cost-student = move your { $a } student one step back
    .kind = step
do-students = move two different students of yours one step each
do-study = move up { $n } on the study track
cost-study = go { $n ->
    [one] one step
   *[other] { $n } steps
} back on the study track
    .kind = step
do-golem_track = move your golem-track marker up or down by up to { $n }
do-create = you may create a golem{ $n ->
    [0] {""}
   *[other] {" "}for { $n } clay less
}
do-kill = you may kill a golem of yours
do-kill_once = you may kill a golem of yours
do-develop = you may make a development{ $a-id ->
    [golem] {" "}of a golem part
    [study] {" "}of study
    [artifact] {" "}of an artifact
   *[any] {" "}of any kind
}{ $n ->
    [0] {""}
   *[other] {" "}for { $n } less
}
do-develop-any-mixed = you may make a development of any kind for { $n } less, paying in any mix of resources
do-fit = put the tile into a slot
do-buy_book = you may buy a book{ $n ->
    [0] {""}
   *[other] {" "}for { $n } knowledge less
}
do-buy_book-no_card_cost = you may buy a book for the surcharge of its space only
do-move_one = move one golem of yours up to { $n } { $n ->
    [one] step
   *[other] steps
} { $a-id ->
    [fwd] forward
   *[either] forward or back
}
do-move_total = move your golems up to { $n } { $n ->
    [one] step
   *[other] steps
} in all, forward or back
do-activate = you may activate { $n ->
    [one] a standing golem of yours
   *[other] up to { $n } standing golems of yours
}
do-activate_moved = you may activate that golem
do-activate_keep = you may activate a golem of yours, standing or lying, which stays as it is
do-objective = draw { $n } { $n ->
    [one] objective
   *[other] objectives
} and keep one at most
do-book_activation = use the activation bonus of { $n ->
    [one] one book of yours
   *[other] up to { $n } books of yours
}
do-artifact_income = take the income of { $n ->
    [one] one completed artifact
   *[other] { $n } completed artifacts
}
do-student_income = take the income of your students
do-no_control = golem control costs you nothing this round
do-red_marble = whenever you take a red marble, take the income of this artifact if it is completed
do-blue_marble = whenever you take a blue marble, take the income of this artifact if it is completed
do-first_book = whenever you add the first book to a column, take the income of this artifact if it is completed
do-golem_created = whenever you create a golem, take the income of this artifact if it is completed
do-immediate_twice = whenever you add a book that is not black here, its immediate bonus counts twice
do-developed_side = your study track turns to its better side

## Names of components

family-act = { $n ->
    [1] the student tile
    [2] the gold tile
    [3] the new golem tile
    [4] the book tile
    [5] the tile that kills a golem
    [6] the golem track tile
    [7] the tile of four steps
    [8] the tile of two steps
    [9] the study tile
    [10] the extra work tile
    [11] the tile of three goods
    [12] the development tile
   *[other] action tile { $n }
}
family-char = character { $n }
family-dt = { $a } district tile { $n }
name-dt_red_viii = red VIII
name-dt_red_ix = red IX
name-dt_red_x = red X
name-dt_yellow_viii = yellow VIII
name-dt_yellow_ix = yellow IX
name-dt_yellow_x = yellow X
name-dt_blue_viii = blue VIII
name-dt_blue_ix = blue IX
name-dt_blue_x = blue X
family-red = red street, section { $n }
family-yellow = yellow street, section { $n }
family-blue = blue street, section { $n }
family-cem = grave { $n }
family-space = space { $n }
family-book = book { $n }
family-position = position { $n }
family-art = artifact tile { $id }
family-obj = objective { $n }
family-kinds = { $n } kinds
family-start = starting tile { $n }
family-set = set { $n }
family-players = { $n } { $n ->
    [one] player
   *[other] players
}
name-art_1a = artifact tile 1a
name-art_1a_a1 = tile 1a, artifact 1
name-art_1a_a2 = tile 1a, artifact 2
name-art_1a_a3 = tile 1a, artifact 3
name-art_1a_a4 = tile 1a, artifact 4
name-art_1b = artifact tile 1b
name-art_1b_a1 = tile 1b, artifact 1
name-art_1b_a2 = tile 1b, artifact 2
name-art_1b_a3 = tile 1b, artifact 3
name-art_1b_a4 = tile 1b, artifact 4
name-art_2a = artifact tile 2a
name-art_2a_a1 = tile 2a, artifact 1
name-art_2a_a2 = tile 2a, artifact 2
name-art_2a_a3 = tile 2a, artifact 3
name-art_2a_a4 = tile 2a, artifact 4
name-art_2b = artifact tile 2b
name-art_2b_a1 = tile 2b, artifact 1
name-art_2b_a2 = tile 2b, artifact 2
name-art_2b_a3 = tile 2b, artifact 3
name-art_2b_a4 = tile 2b, artifact 4
name-art_3a = artifact tile 3a
name-art_3a_a1 = tile 3a, artifact 1
name-art_3a_a2 = tile 3a, artifact 2
name-art_3a_a3 = tile 3a, artifact 3
name-art_3a_a4 = tile 3a, artifact 4
name-art_3b = artifact tile 3b
name-art_3b_a1 = tile 3b, artifact 1
name-art_3b_a2 = tile 3b, artifact 2
name-art_3b_a3 = tile 3b, artifact 3
name-art_3b_a4 = tile 3b, artifact 4
name-art_4a = artifact tile 4a
name-art_4a_a1 = tile 4a, artifact 1
name-art_4a_a2 = tile 4a, artifact 2
name-art_4a_a3 = tile 4a, artifact 3
name-art_4a_a4 = tile 4a, artifact 4
name-art_4b = artifact tile 4b
name-art_4b_a1 = tile 4b, artifact 1
name-art_4b_a2 = tile 4b, artifact 2
name-art_4b_a3 = tile 4b, artifact 3
name-art_4b_a4 = tile 4b, artifact 4
name-play = play
name-row = row of the tray
name-palace = palace
name-start_board = board at the start
name-golems_0 = no golem
name-golems_1 = 1 golem
name-golems_2 = 2 golems
name-golems_3 = 3 golems
name-golems_4 = 4 golems
name-gold_piece = piece of gold
name-mirror_copy = action of another row
name-mirror_study = step of the study track
name-new_golem = new golem
name-menorah_token = menorah token
name-no_influence = no influence
name-stuck_golem = golem that cannot move on
name-unpaid_golem = golem that is not controlled
name-limited_control = limited control
name-left_resources = resources left
name-dev_golem_torso = torso
name-dev_golem_right_leg = right leg
name-dev_golem_left_leg = left leg
name-dev_golem_left_arm = left arm
name-dev_golem_right_arm = right arm
name-dev_golem_head = head
name-dev_study_col1 = column 1
name-dev_study_col2 = column 2
name-dev_study_col3 = column 3
name-dev_study_col4 = column 4
name-dev_study_track = study track
name-dev_study_menorah = great study tile
name-dev_art_gold_marble = golden tile of marbles
name-dev_art_gold_build = golden tile of books and golems
name-dev_art_grey_knowledge = grey tile of knowledge
name-dev_art_grey_clay = grey tile of clay
name-dev_art_grey_coin = grey tile of coins
name-dev_art_menorah = great artifact tile
about-dev_golem_torso = Golem control costs you at most 2 knowledge per golem.
about-dev_golem_right_leg = In the golem movement you may ignore the steps of the character.
about-dev_golem_left_leg = A golem you create may move one step and may work at once without lying down.
about-dev_golem_left_arm = At once you may kill a golem; from then on bonuses of the cemetery count twice.
about-dev_golem_right_arm = At once you may activate a golem; every Work action has one more activation, free.
about-dev_golem_head = Three red menorahs.
about-dev_study_col1 = Not at once, but whenever you add a book to this column.
about-dev_study_col2 = Not at once, but whenever you add a book to this column.
about-dev_study_col4 = Not at once, but whenever you add a book to this column.
about-dev_study_menorah = Three blue menorahs.
about-dev_art_menorah = Three yellow menorahs.

## Words of the box

value-I-III = rounds I to III
value-IV = round IV
value-work_more = works more
value-created_works = works when created
value-control_most_2 = cheap control
value-bury_twice = graves twice
value-ignore_steps = ignores steps
value-big = great
value-grey = grey
value-gold-3 = golden, 3
value-gold-4 = golden, 4
value-gold-5 = golden, 5
value-grey-2 = grey, 2
value-grey-3 = grey, 3
value-grey-4 = grey, 4
value-grey-5 = grey, 5
value-red_student = red student
value-yellow_student = yellow student
value-blue_student = blue student
value-created = golems created
value-developments = developments
value-books = books
value-killed = golems killed

section-settings = Settings
section-marbles = Marbles
section-tray = Tray
section-start = Start
section-work = Work
section-row_prices = Prices in the rows
section-creation = Creating golems
section-tokens = Menorah tokens
section-influence = Influence
section-losses = Losses
section-control = Golem control
section-final_scoring = Final scoring
section-actions = Action tiles
section-characters = Characters
section-district_tiles = District tiles
section-printed_sections = Printed sections
section-streets = Streets
section-cemetery = Cemetery
section-library = Library
section-books = Books
section-golem_track = Golem track
section-study_track = Study track
section-golem_developments = Golem developments
section-study_developments = Study developments
section-artifact_developments = Artifact developments
section-cauldrons = Cauldrons
section-artifact_tiles = Artifact tiles
section-objectives = Objectives
section-set_bonus = Set bonus
section-starting_tiles = Starting tiles
section-first_game_characters = First game: palace
section-first_game_tiles = First game: district tiles
section-first_game_sets = First game: sets
column-auto_gains = Gains without asking
column-red = Red
column-yellow = Yellow
column-blue = Blue
column-white = White
column-black = Black
column-capacity = Capacity
column-golem_track = Golem track
column-knowledge = Knowledge
column-clay = Clay
column-more = More for each golem there
column-section = Section
column-most = At most
column-each = For each
column-deck = Deck
column-marbles = Marbles
column-steps = Steps
column-coin = Coins
column-entry = Entry
column-income = Income
column-players = From players
column-surcharge = Surcharge
column-colour = Colour
column-immediate = Immediate bonus
column-activation = Activation bonus
column-level = Level
column-limit = Books per column
column-developed_limit = Books per column, developed
column-developed_income = Income, developed
column-vp = Points
column-power = Power
column-menorahs = Menorahs
column-kind = Kind
column-a = Side a
column-b = Side b
column-gold = Gold
column-slots = Slots
column-least = At least
column-cards = Cards
column-numbers = Numbers
column-golems = Golems
column-artifact = Artifact tile
column-tiles = Starting tiles
column-objectives = Objectives
column-development = Development
column-slot = Slot
column-side = Side

## Options

option-first_game = First game
    .help = The fixed set-up of the rulebook for a first game: no decisions before the first round.

## Questions

question-turn = Take your turn in the synagogue
question-set_aside = Set a marble aside
question-walk = Move a golem one step
question-movement = Use or ignore the steps of the character
question-work = Choose how many golems work
question-working = Choose the next golem that works, or stop
question-mirror = Copy an action for 1 coin, study for 3 coins, or stop
question-golem_parts = Develop a golem part, create a golem, or stop
question-artifact_parts = Develop an artifact, buy gold for 3 coins, or stop
question-study_parts = Make a study development, buy a book, or stop
question-retreat = Choose the student that steps back for the black book
question-entry = Pay the entry with knowledge or with points
question-leg_moves = Move the new golem one step, or not
question-leg_activates = Let the new golem work, or not
question-bury = Choose a space of the cemetery
question-bury_once = Choose a space of the cemetery
question-spend = Choose the resource you pay with
question-keep_objective = Keep one of the drawn objectives, or none
question-draft_pick = Keep one objective; the rest goes to your left neighbour
question-return_objective = Return one objective under the deck
question-choose_tile = Choose an artifact tile
question-start_pick = Choose a starting tile
question-start_elements = Choose what comes next of your starting tiles, or stop
question-settle = Choose two districts for your first golems
question-influence = Influence the character, take 3 coins, or neither
question-income_order = Choose the next source of income, or stop
ask-fit = Choose a slot and a side
ask-students = Choose two students
ask-student = Choose a student
ask-gold = Choose a cauldron for the gold
ask-resource = Choose a resource
ask-create = Create a golem, or not
ask-kill = Kill a golem, or not
ask-kill_once = Kill a golem, or not
ask-develop = Make a development, or not
ask-buy_book = Buy a book, or not
ask-move_one = Move a golem, or stop
ask-move_total = Move golems, or stop
ask-activate = Activate a golem, or stop
ask-activate_moved = Activate the golem, or not
ask-activate_keep = Activate a golem, or not
ask-golem_track = Move your golem-track marker, or not
ask-book_activation = Choose a book to use, or stop
ask-artifact_income = Choose an artifact that gives its income, or stop

## Moves

move-take = Take a { $b } marble from { $a }
move-rabbi = Place the rabbi on { $a }
move-pass = Pass
move-done = Nothing more
move-aside = Set the { $b } marble of { $a } aside
move-step = Move the golem in { $a } one step forward
move-back = Move the golem in { $a } one step back
move-kill = Kill the golem in { $a }
move-activate = Activate the golem in { $a }
move-bury = Bury it in { $a }
move-create = Create a golem in { $a }
move-student = Move the { $a } student
move-students = Move the { $a } students
move-retreat = Move the { $a } student back
move-gold = Put gold into { $a }
move-income = Take the income of { $a }
move-develop = Develop { $a }
move-fit = Put it into { $a }, { $b } up
move-buy = Buy the book in space { $a } for column { $b }
move-read = Use book { $a-2 } of column { $a-1 }
move-copy = Copy { $a }
move-work = { $a ->
    [0] Work with no golem
    [one] Work with 1 golem
   *[other] Work with { $a } golems
}
move-track = Move the golem-track marker by { $a-id }
move-choose = Choose option { $a }
move-gain = Take 1 { $a }
move-spend = Pay 1 { $a }
move-enter = { $a-id ->
    [vp] Pay with points
   *[other] Pay with knowledge
}
move-ignore = Ignore the steps of the character
move-use = Use the steps of the character
move-pay = Pay
move-influence = Pay and influence the character
move-coins = Take 3 coins instead
move-study = Pay 3 coins for a study step
move-accept = Take it
move-keep = Keep { $a }
move-return = Return { $a }
move-tile = Take { $a }
move-start = Take { $a }
move-element = Take element { $a }
option-keep = Keep: { $objective }
option-return = Return: { $objective }
option-tile = Take artifact tile { $n }
option-start = Starting tile: { $effect }
option-buy = Buy the { book-colour } book of price { $a-cost } for column { $column }
option-read = Use the { book-colour } book of price { $a-cost } in column { $column }
option-declined =
    { $kind ->
        [kill] Kill none
        [keep] Keep none
        [create] Create none
        [develop] No development
        [buy] Buy nothing
        [pay] Do not pay
       *[take] Take nothing
    }
option-row = { $row } at the value { $value }.
option-copied = The action of { $row } at the value that Mirror had when you took the marble.
option-completes = It completes the pair of the character.
option-aside = { $row } has one marble less for everybody.
option-comes-to = The golem comes to { $place }; there it can work:
option-street = Then { $place } brings in each income: { $income }
option-artifact = Artifact { $n }, completed: { $income }
where-round = Round { $round }
where-left = { $marbles ->
    [0] { $rabbi ->
        [yes] your rabbi is left
       *[no] the last action
    }
    [one] { $rabbi ->
        [yes] 1 marble and your rabbi are left
       *[no] 1 marble is left
    }
   *[other] { $rabbi ->
        [yes] { $marbles } marbles and your rabbi are left
       *[no] { $marbles } marbles are left
    }
}
move-settle = Put golems on { $a }

## Log

news-round = Round { $a } begins.
news-poured = The marbles are poured.
book-colour = { $a-colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[black] black
}
news-book-opened = A { book-colour } book of price { $a-cost } is opened in space { $b } of the library.
news-book-under = The { book-colour } book of price { $a-cost } goes under the deck.
news-tile-opened = Opened: { $a }.
news-took = { $seat } takes a { $b } marble from { $a } at value { $c }.
news-rabbi = { $seat } places the rabbi on { $a }.
news-passed = { $seat } passes and takes pass tile { $a }.
news-set-aside = { $seat } sets a { $b } marble of { $a } aside.
news-gained = { $seat } gets { $b } { $a-id ->
    [coin] { $b ->
        [one] coin
       *[other] coins
    }
    [vp] { $b ->
        [one] point
       *[other] points
    }
   *[other] { $a }
}.
news-spent = { $seat } pays { $b } { $a-id ->
    [coin] { $b ->
        [one] coin
       *[other] coins
    }
    [vp] { $b ->
        [one] point
       *[other] points
    }
   *[other] { $a }
}.
news-student = The { $a } student of { $seat } reaches section { $b }.
news-student-back = The { $a } student of { $seat } steps back to section { $b }.
news-token = { $seat } takes the { $a } menorah token.
news-study = { $seat } comes to position { $a } of the study track.
news-track = { $seat } comes to space { $a } of the golem track.
news-created = { $seat } creates a golem in { $a } for { $b } clay.
news-moved = { $seat } moves a golem from { $a } to { $b }.
news-entered = { $seat } pays { $c } { $b-id ->
    [vp] { $c ->
        [one] point
       *[other] points
    }
   *[other] { $b }
} to enter { $a }.
news-stuck = { $seat } loses { $a } { $a ->
    [one] point
   *[other] points
}: no golem can move on.
news-activated = { $seat } activates the golem in { $a }.
news-killed = { $seat } kills the golem in { $a } and buries it in { $b }.
news-gold = { $seat } puts gold into { $a }.
news-completed = { $seat } completes { $a }.
news-artifact-income = { $seat } takes the income of { $a }.
news-developed = { $seat } makes a development for { $b }: { $a }.
news-fitted = { $seat } puts the tile into { $a }, { $b } up.
news-bought = { $seat } buys the { book-colour } book for { $c } knowledge and adds it to column { $b }.
news-read = { $seat } uses the { book-colour } book: { $a-activation }.
news-objectives-drawn = { $seat } draws { $a ->
    [one] { $a } objective
   *[other] { $a } objectives
}.
news-objective-seen = You draw { $a }.
news-objective-kept = You keep { $a }.
news-objectives-kept = { $seat } keeps { $a ->
    [0] none
    [one] one
   *[other] { $a }
}.
news-objective-returned = You return { $a } under the deck.
news-tile = { $seat } chooses { $a }.
news-starting = { $seat } chooses { $a }.
news-settled = { $seat } puts a golem on { $a }.
news-influenced = { $seat } influences { $a }.
news-took-coins = { $seat } takes { $a } { $a ->
    [one] coin
   *[other] coins
} instead of influencing.
news-copied = { $seat } copies { $a } at value { $b }.
news-order = { $seat } is number { $b } in turn order.
news-control = { $seat } pays { $a } knowledge for golem control{ $b ->
    [0] {""}
   *[other] {" "}and loses { $b } { $b ->
        [one] point
       *[other] points
    }
}.
news-no-control = { $seat } need not control golems this round.
news-ignored-steps = { $seat } ignores { $a } { $a ->
    [one] step
   *[other] steps
} of the character.
news-scored = { $seat } scores { $b ->
    [one] { $b } point
   *[other] { $b } points
} { $a-id ->
    [track] on the way
    [golems] for golems by red menorahs
    [artifacts] for artifacts by yellow menorahs
    [columns] for columns by blue menorahs
    [study] for the study track
    [objectives] for objectives
   *[resources] for resources
}.
news-income = { $seat } takes the income.
news-game-ended = The game is over.
news-in-vain = { $seat } can take nothing of it now.
news-trigger = The { $a } of { $seat } is set off on { $b }.
news-pass-phase = Pass phase { $a } begins.

## The log by turns: below the name of who acts

aside-order = Turn order
aside-income = Income
aside-control = Golem control
aside-scoring = Final scoring
fold-table = { $n ->
    [one] { $n } change in the city
   *[other] { $n } changes in the city
}
good-amount = { $b } { $a-id ->
    [coin] { $b ->
        [one] coin
       *[other] coins
    }
    [vp] { $b ->
        [one] point
       *[other] points
    }
   *[other] { $a }
}
deed-book-opened = a { book-colour } book of price { $a-cost } in space { $b } of the library
deed-book-under = the { book-colour } book of price { $a-cost } under the deck
deed-tile-opened = opened: { $a }
deed-took = took a { $b } marble from *{ $a }*, value { $c }
deed-rabbi = rabbi on { $a }
deed-passed = passed, pass tile { $a }
deed-set-aside = set a { $b } marble of { $a } aside
deed-gained = +{ good-amount }
deed-spent = paid { good-amount }
deed-student = { $a } student to section { $b }
deed-student-back = { $a } student back to section { $b }
deed-token = took the { $a } menorah token
deed-study = study track at { $a }
deed-track = golem track at { $a }
deed-created = created a golem in { $a } for { $b } clay
deed-moved = golem from { $a } to { $b }
deed-entered = paid { $c } { $b-id ->
    [vp] { $c ->
        [one] point
       *[other] points
    }
   *[other] { $b }
} to enter { $a }
deed-stuck = lost { $a } { $a ->
    [one] point
   *[other] points
}: no golem can move on
deed-activated = activated the golem in { $a }
deed-killed = killed the golem in { $a }, buried in { $b }
deed-gold = gold into *{ $a }*
deed-completed = completed *{ $a }*
deed-artifact-income = income of *{ $a }*
deed-developed = developed *{ $a }*, price { $b }
deed-fitted = into { $a }, { $b } up
deed-bought = bought the { book-colour } book for { $c } knowledge, column { $b }
deed-read = used the { book-colour } book
deed-objectives-drawn = drew { $a ->
    [one] { $a } objective
   *[other] { $a } objectives
}
deed-objective-seen = drew: *{ board-objective }*
deed-objective-kept = kept: *{ board-objective }*
deed-objectives-kept = kept { $a ->
    [0] no objective
    [one] one objective
   *[other] { $a } objectives
}
deed-objective-returned = under the deck: *{ board-objective }*
deed-tile = chose { $a }
deed-starting = chose a starting tile
deed-settled = golem on { $a }
deed-influenced = influenced the *character*
deed-took-coins = took { $a } { $a ->
    [one] coin
   *[other] coins
} instead of influencing
deed-copied = copied *{ $a }*, value { $b }
deed-order = number { $b } in turn order
deed-control = { $a } knowledge for golem control{ $b ->
    [0] {""}
   *[other] , −{ $b } { $b ->
        [one] point
       *[other] points
    }
}
deed-no-control = no golems to control
deed-ignored-steps = ignored { $a } { $a ->
    [one] step
   *[other] steps
} of the character
deed-scored = { $b ->
    [0] {""}
   *[other] { $b-sign ->
        [plus] +{ $b }
       *[minus] { $b }
    } { $b ->
        [one] point
       *[other] points
    } { scored-for }
}
scored-for = { $a-id ->
    [track] on the way
    [golems] for golems
    [artifacts] for artifacts
    [columns] for columns
    [study] for the study track
    [objectives] for objectives
   *[resources] for resources
}
deed-income = {""}
deed-in-vain = nothing to take now
deed-trigger = { $a } set off on { $b }

summary-round = { $over ->
    [yes] The last round is over
   *[no] The round is over
}
summary-clay = Clay
summary-coins = Coins
summary-knowledge = Knowledge
summary-control = Control
summary-gains = Gained
summary-round-about = { $control ->
    [0] { $gains ->
        [0] Golems under control
        [one] Golems under control, 1 point gained
       *[other] Golems under control, { $gains } points gained
    }
   *[other] Control costs you { $control } { $control ->
        [one] point
       *[other] points
    }
}

course-start = Start
course-part = Round { $n }
course-round = End of round { $n }
course-final = Final scoring

## Why not

reason-no-marble = there is no such marble
reason-sockets-full = both of your marbles are taken
reason-rabbi-placed = your rabbi is placed
reason-tile-taken = a rabbi stands there
reason-tile-not-open = that tile is not open
reason-no-pass = both of your marbles are taken, so you cannot pass
reason-no-clay = there is not enough clay
reason-no-coin = there are not enough coins
reason-no-knowledge = there is not enough knowledge
reason-no-resources = there are not enough resources
reason-developed = it is developed already
reason-wrong-kind = it is a development of another kind
reason-no-slot = no slot of its kind is free
reason-slot-taken = the slot is taken
reason-wrong-slot = the slot is of another kind, or there is none
reason-street-end = the student is at the end of the street
reason-street-start = the student is at the start of the street
reason-track-end = the golem track ends there
reason-study-end = the study track ends there
reason-study-start = the study marker is at the start
reason-cauldron-full = the cauldron is full
reason-no-golem = no golem of yours is there
reason-lying = the golem lies
reason-created-now = the golem was created during this action
reason-block-end = the golem is at the end of the block
reason-block-start = the golem is at the start of the block
reason-no-golem-left = no golem is left on your board
reason-grave-taken = a golem lies there
reason-grave-closed = that space is not used with so few players
reason-no-book = there is no book
reason-column-full = the column holds as many books as your study allows
reason-column-colour = a column has one colour, and a colour one column
reason-no-student = no student can step back
reason-read-already = that book has been used
reason-not-completed = the artifact is not completed
reason-too-few-golems = not so many golems of yours stand
reason-part-done = that part of the action is done
reason-not-in-hand = you do not have it in hand
reason-no-use = nothing of it would be gained
vain-no-use = Nothing comes of it for now.
reason-tile-gone = that tile is not on offer
reason-too-far = that is too far
reason-other-golem = it has to be the same golem
reason-forward-only = it only goes forward
reason-source-taken = it has given its income
reason-element-taken = that element is taken, or was automatic
reason-no-resource = you have none of it
reason-golem-activated = that golem has worked
reason-last-pass = this is the last pass phase
reason-develop-later = developments are made in the golem, artifacts and study rows, and by everybody in phase 6
reason-create-later = golems are created in the golem row
reason-gold-later = gold is bought in the artifacts row
reason-buy-later = books are bought in the study row
reason-work-later = golems work in the work row
reason-walk-later = golems move in phase 2, before the marbles
reason-influence-later = the character is influenced in phase 5, after all marbles and rabbis

## Points

source-track = On the way
source-golems = Golems by red menorahs
source-artifacts = Artifacts by yellow menorahs
source-columns = Columns by blue menorahs
source-study = Study
source-objectives = Objectives
source-resources = Resources
tie-broken = Level on points, the rabbi who stood higher in the last round decides.

## What simulations count

figure-developments = Developments
figure-created = Golems created
figure-killed = Golems killed
figure-gold = Gold
figure-artifacts = Artifacts completed
figure-books = Books
figure-students = Sections of the three students

## The table in the terminal

board-round = round { $round }
board-phase-set_up = set-up
board-phase-refresh = refresh
board-phase-movement = golem movement
board-phase-actions = actions
board-phase-turn_order = turn order
board-phase-influence = influence
board-phase-income = income and development
board-phase-control = golem control
board-phase-over = the end
board-order = turn order
board-deck = { $n ->
    [one] { $n } book in the deck
   *[other] { $n } books in the deck
}
board-tray = Tray
board-aside = set aside
board-actions = Rabbi
board-palace = Palace
board-library = Library
board-offer = Artifact tiles
board-cemetery = Cemetery
board-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
board-student = street
board-block = block
board-token = token
board-starting = starting tiles
board-columns = books
board-marbles = marbles
board-developed = developed
board-slots = slots
board-artifact = artifacts
board-passed = pass tile { $n }
board-head-clay = Clay
board-head-coin = Coin
board-head-knowledge = Know
board-head-vp = VP
board-head-points = Now
board-head-study = Study
board-head-level = Golem
board-head-limit = Limit
board-head-control = Control
board-head-made = Made
board-head-menorahs = Menorahs

board-price-work = Work with 0 to 4 golems { $list }, less the value of the row
board-price-golem = a golem { $clay }, { $more } more for each of yours in the district
board-price-gold = a piece of gold { $coin }
board-price-mirror = Mirror: copy { $copy }, study { $study }
board-street-income = income there { $income }
board-leads-to = to { $effect }
board-slot-price = { $kind ->
    [grey] grey
   *[gold] gold
} { $cost }
board-cauldron = { $n } of { $of } gold are in it
board-legend =
    Tray: the marbles of each row (r, y, b, w, k: red, yellow, blue, white, black); their number is the value of the row. Below it the printed prices.
    Rabbi: action tiles with the rabbis on them. Palace: marbles that match, steps in the golem movement, price and effect of the character; an arrow points at the one of this round.
    Library: space, book, price and surcharge of the space; then what it gives at once, and when it is read.
    Districts: section, price of entering it (knowledge, or as many points), effect; { $income } income of a student there; students { $student }; golems standing { $golem } or lying { $golem-lying }. { $menorah } is the menorah of the district, with whoever has it.
    Players: clay, coins, knowledge, points; Now: points if the game ended now; Study: position (+ turned over); Limit: books in a column; Golem: space of the golem track/level, and the steps that this gives a golem in the movement; Control: knowledge due for golem control/knowledge there by then; Made: golems created-killed; Menorahs by district.
    Artifacts: gold so far/size of the cauldron, income, and what its slots cost.
    A degree sign (in plain text a tilde) marks what is not known from a printed copy but reconstructed; behind a heading, something there.

## The board in the browser

tab-lab = Laboratory
group-take = Marble
group-aside = Set aside
group-rabbi = Rabbi
group-main = Choose
group-develop = Develop
group-create = Create
group-gold = Gold
group-buy = Book
group-study = Study
group-step = Move
group-activate = Activate
group-student = Student
group-settle = Golems
group-keep = Keep
group-return = Return
group-tile = Tile
group-start = Take
group-fit = Slot
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
board-nothing = nothing.
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
board-marble = A { $colour } marble.
board-about-work = Activate 1, 2, 3 or 4 standing golems for 1, 3, 5 or 8 knowledge, less { $value }.
board-about-golem = Take { $value } clay. Then you may make one golem development and create one golem, at cost.
board-about-artifacts = Take { $value ->
    [one] { $value } coin
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
board-entry = Entering costs { $n } knowledge or { $n } { $n ->
    [one] point
   *[other] points
}.
board-street = Income of a student here: { $income }
board-students = Students: { $names }.
board-golems = Golems: { $names }.
board-golem = { $standing ->
    [true] { $name }, standing
   *[false] { $name }, lying
}
board-your-student = Your student in { $district }.
board-control = golem control at the end of the round
board-grave = Cemetery
board-open = open
board-open-ground = Open ground: no bonus, any number of golems.
board-character = Character of round { $round }
board-character-done = Character of round { $round }, face down
board-needs = Marbles: { $first } and { $second }, white counts as any.
board-instead = Or take 3 coins.
board-character-steps = { $n ->
    [one] { $n } step in golem movement.
   *[other] { $n } steps in golem movement.
}
board-matching = { $colours } matches
board-book-price = { $black ->
    [true] Costs one step back of a student and { $n } knowledge.
   *[false] Costs { $n } knowledge, { $more } of it for its space.
}
board-book-halves = At once: { $now } When read: { $later }
board-lab = Laboratory
board-lab-of = Laboratory of { $name }
board-sockets = Marbles taken: { $marbles }
board-rabbi-in-hand = the rabbi is not placed yet
board-product-golems = Golems created times red menorahs: { $points } { $points ->
    [one] point
   *[other] points
} at the end
board-product-artifacts = Artifacts completed times yellow menorahs: { $points } { $points ->
    [one] point
   *[other] points
} at the end
board-product-columns = Columns with a book times blue menorahs: { $points } { $points ->
    [one] point
   *[other] points
} at the end
board-study = Study
board-limit = limit { $n }
board-limit-note = { $n } in a column at most
board-study-track = Study track: position { $at }, { $limit ->
    [one] { $limit } book
   *[other] { $limit } books
} in a column
board-study-end = { $at }: { $n } { $n ->
    [one] point
   *[other] points
} at the end.
board-flip = Turns your study track over: { $limit ->
    [one] { $limit } book in a column, income at your position: { $income }
   *[other] up to { $limit } books in a column, income at your position: { $income }
}
board-golem-levels = Golems
board-level = level { $n }
board-track-level = { $at } (level { $n })
board-golem-track = Golem track: space { $at }, level { $level }, { $steps ->
    [one] { $steps } step
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
board-artifact-of = { $gold } of { $n } gold. Income: { $income }
board-slot = { $kind ->
    [grey] Free slot for a grey tile
   *[gold] Free slot for a gold tile
}, { $n ->
    [one] { $n } coin
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
board-objectives-shown = Objectives
board-objective-name = Objective
board-objective-count = objectives, hidden
board-objective = { $a-kind ->
    [red_student] Red student in section { $a-least } or further
    [yellow_student] Yellow student in section { $a-least } or further
    [blue_student] Blue student in section { $a-least } or further
    [created] { $a-least } { $a-least ->
        [one] golem
       *[other] golems
    } created or more
    [gold] { $a-least } gold or more
    [developments] { $a-least } { $a-least ->
        [one] development
       *[other] developments
    } or more
    [study] Study track at { $a-least } or further
    [books] { $a-least } { $a-least ->
        [one] book
       *[other] books
    } or more
   *[killed] { $a-least } { $a-least ->
        [one] golem
       *[other] golems
    } killed or more
}: { $a-vp } { $a-vp ->
    [one] point
   *[other] points
}
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
board-control-about = Golem control: { $due } knowledge due, you will have { $held }, { $loss } { $loss ->
    [one] point
   *[other] points
} lost
board-created = golems created
board-completed = artifacts completed
board-developments = developments
board-points-now = { $n } { $n ->
    [one] point
   *[other] points
} if the game ended now
board-source = { $name } { $n }
board-page-passed = passed
board-page-tray = { $row }, value { $value }
board-page-token = Menorah for the first student to reach VIII
board-page-steps = steps in golem movement
board-page-deck = { $n } in the deck
board-page-artifact = Artifact of { $n } gold
board-page-objectives = Your objectives: only you see these
board-page-pack = Keep one, pass on the rest
board-page-drawn = Keep one at most
board-page-offer = Artifact tiles to choose from
board-page-starting = Choose two starting tiles

## The legend of icons

icon-student = a step of the student of that colour
icon-student-any = a step of a student of yours
icon-student-last = the section of your student furthest behind
icon-students-two = different students
icon-ingot = gold for your cauldrons
icon-artifact = a completed artifact
icon-golem-create = create a golem; behind it what you save
icon-golem-kill = kill a golem of yours
icon-golem-move = steps of a golem
icon-golem-activate = activate a golem
icon-golem-lying = a golem that stays as it is, standing or lying
icon-golem = a golem
icon-book = a book
icon-cemetery = a golem of yours in the cemetery
icon-track = a step of the golem track; counted: its level
icon-study = a step of the study track
icon-no-control = golem control costs nothing
icon-whole-round = use the lower half of books of yours
icon-objective = draw objectives
icon-development = a development; behind it what you save
icon-res-any = a resource: clay, coin or knowledge
icon-income = take the income of
icon-at-once = the bonus of a book, a second time
icon-marble = a marble of that colour, taken by you

## When a move can be made: "It can be done ..."

moment-take = in the action phase, in your turn
moment-rabbi = in the action phase, in your turn, while you have your rabbi
moment-pass = in the action phase, in your turn, while you have a marble still to take
moment-done = where something may be declined or stopped
moment-aside = when a pass phase begins, by the holder of the lowest pass tile
moment-step = in the golem movement, or where an effect moves a golem
moment-back = where an effect moves a golem back
moment-kill = where an effect kills a golem
moment-activate = where an effect or the work row activates a golem
moment-bury = when a golem of yours has been killed
moment-create = in the golem row, or where an effect creates a golem
moment-student = where an effect moves a student
moment-students = where an effect moves two different students
moment-retreat = when you buy a black book
moment-gold = in the artifacts row, or where you get gold
moment-income = where an effect gives an income
moment-develop = in the row of the development, or where an effect develops
moment-fit = when you make a development for an artifact
moment-buy = in the study row, or where an effect buys a book
moment-read = where an effect uses the lower half of books
moment-copy = in the Mirror row
moment-work = in the work row
moment-track = where an effect moves the golem-track marker
moment-choose = where an effect has several options
moment-gain = where you get resources of your choice
moment-spend = where a price can be paid in any mix of resources
moment-enter = when a golem enters one of the last three sections
moment-ignore = in the golem movement, with the development that allows it
moment-use = in the golem movement, with the development that allows it
moment-pay = where an effect has a price
moment-influence = in the influence phase, with two matching marbles
moment-coins = in the influence phase, with two matching marbles
moment-study = in the Mirror row
moment-accept = where an effect may be declined
moment-keep = in the set-up, or when you have drawn objectives
moment-return = at the end of the set-up
moment-tile = in the set-up
moment-start = in the set-up
moment-element = in the set-up, with the starting tiles you have taken
moment-settle = in the set-up

## Hints: the parts of the valuation

hint-part-goods = goods and points
hint-part-income = income to come
hint-part-products = final products
hint-part-objectives = objectives
hint-part-golems = golems
hint-part-boards = developments and books
hint-part-order = turn order
hint-part-marbles = marbles for the character
hint-part-promises = what is begun
