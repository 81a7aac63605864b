### Nehemiah. Names and terms follow the glossary of the specification.

title = Nehemiah
about = Send workers down the columns, reuse what others have built, and sweep the column before they can.
time = 30 min
kind = Worker placement

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow

## Things

noun-red = red
noun-blue = blue
noun-green = green
noun-yellow = yellow
noun-wall = wall
noun-temple = temple
noun-guard = guard
noun-cube = { $n ->
    [one] cube
   *[other] cubes
}
noun-bench = bench
noun-supply = supply
noun-deck = deck
noun-column = { $n ->
    [one] column
   *[other] columns
}
noun-leader = { $n ->
    [one] leader
   *[other] leaders
}
noun-wood-card = use of a card that gives you wood, on top of its own
noun-gold-card = use of a card that gives you gold, on top of its own
noun-tired-column = column with an exhausted worker of yours

## What atoms do

do-cube = put { $n } { noun-cube } on the { $a }
do-gate = take { $n ->
    [one] the top gate
   *[other] the top { $n } gates
}
do-refresh = stand up an exhausted worker of yours
do-place-first = place a worker on the first free card of a column
do-place-any = place a worker on any free card
do-replace = put a worker of yours in the place of another player's
do-swap-worker-worker = swap two workers of one column
do-swap-card-card = swap two cards of one column
do-swap-any-worker-any-worker = swap any two workers
do-use = use an occupied card anywhere for the fee
do-shift = move a cube of any player to another board
do-move = move a ready worker of yours to any free card
do-activate-own = activate a ready worker of yours
do-activate-other = activate a ready worker of another player
do-direct = decide another player's action

when-round = until the end of the round: { $effect }
when-before-scoring = before a scoring: { $effect }
when-new-column = when a column has been dealt, in that column only: { $effect }
when-any-moment = before or after any turn: { $effect }
when-around-the-action = before or after your action: { $effect }
when-instead = instead of your action: { $effect }
when-before-a-turn = before the turn of another player: { $effect }

## Work cards

name-wood_1 = 1 wood
name-wood_2 = 2 wood
name-gold_2 = 2 gold
name-gold_3 = 3 gold
name-wood_supply = Wood supply
name-wall_1 = Build wall
name-wall_2 = Build wall, double
name-temple_1 = Temple sacrifice
name-temple_2 = Temple sacrifice, double
name-guard_1 = Guard training
name-guard_2 = Guard training, double
name-gate = Build a gate
name-vp_1 = 1 victory point
name-refresh = Refresh workers
name-place_workers = Place workers
name-place_any = Place anywhere
name-replace_worker = Replace a worker
name-swap_workers = Swap workers
name-swap_cards = Swap cards
name-use_cards = Use cards
family-d1 = { $id }
family-d2 = { $id }
family-d3 = { $id }

## Leaders

name-double_influence = Mason and priest
name-free_gate = Gate builder
name-labour_levy = Labour levy
name-wood_bonus = Forester
name-gold_bonus = Treasurer
name-shift_cube = Negotiator
name-rearrange_column = Planner
name-extra_worker = Recruiter
name-tired_columns = Overseer
name-swap_any_workers = Shift change
name-move_worker = Foreman
name-place_two = Two gangs
name-activate_two = Double shift
name-borrow_worker = Hired hands
name-direct_turn = Governor

## Other rows of the box

family-gate = gate { $n }
family-players = { $n } { $n ->
    [one] player
   *[other] players
}
family-wall = wall, { $n } { $n ->
    [one] player
   *[other] players
}
family-temple = temple, { $n } { $n ->
    [one] player
   *[other] players
}
family-guard = guard, { $n } { $n ->
    [one] player
   *[other] players
}
name-scores-wall_2 = Wall, 2 players
name-scores-temple_2 = Temple, 2 players
name-scores-guard_2 = Guard, 2 players
name-scores-wall_3 = Wall, 3 players
name-scores-temple_3 = Temple, 3 players
name-scores-guard_3 = Guard, 3 players
name-scores-wall_4 = Wall, 4 players
name-scores-temple_4 = Temple, 4 players
name-scores-guard_4 = Guard, 4 players
name-all = all decks
name-round_income = Income of a new round
name-fee = Fee
name-deadlock = Columns replaced after a deadlock
name-stall = Turns without a new column

section-faces = Work cards
section-copies = Copies in decks I, II, III
section-decks = Decks
section-counts = Numbers by player count
section-gates = Gates
section-scores = Points of the boards
section-plain_scores = Points of the boards, plain rows
section-sale = Sale of goods at the end
section-leaders = Leaders
section-settings = Settings
column-icons = With icon
column-cards = Cards
column-columns = Columns
column-workers = Workers
column-neutrals = Neutral workers
column-cubes = Cubes
column-wood = Wood
column-gold = Gold
column-leaders_wood = Wood with leaders
column-leaders_gold = Gold with leaders
column-leaders = Leaders on offer
column-places = Places 1, 2, ...
column-set = Set
column-vp = Points
column-turns = Turns

## Options

option-leaders = Leaders
    .help = Construction leaders are auctioned at the start of every round.
option-score_rows = Points of the boards
    .help = Tiered rows give the last place something with two and three players; plain rows do not.
option-score_rows-tiered = tiered
option-score_rows-plain = plain
option-screens = Screens
    .help = Strict screens hide what others own; open ones show what anybody could have counted.
option-screens-open = open
option-screens-strict = strict
option-start = Starting player
    .help = Who begins: drawn at random, or a seat.
option-start-random = random
option-start-1 = seat 1
option-start-2 = seat 2
option-start-3 = seat 3
option-start-4 = seat 4

## Questions

question-action = Place a worker or activate one
question-direct = Choose the action of the player you direct
question-neutral = Place a neutral worker in another column
question-activated-card = Use the activated card or skip it
question-cards-above = Use a card above for the fee, or stop
question-missing-cube-wall = No cube is left: take one from another board for the wall, or leave it out
question-missing-cube-temple = No cube is left: take one from another board for the temple, or leave it out
question-missing-cube-guard = No cube is left: take one from another board for the guard, or leave it out
question-choose-leader = Choose the leader to be auctioned
question-bid = Name your bid: workers, then wood, then gold
question-before-turn = Use a leader before this turn, or wait
question-column-due = Use a leader before the column is replaced, or wait
question-after-action = Use a leader, or finish the turn
question-before-scoring = Use a leader before the scoring, or wait
question-new-column = Swap two cards of the new column, or wait
ask-shift = Choose a cube and where it goes
ask-move = Choose a worker and where it goes
ask-goal = Choose where the worker goes
ask-activate = Choose a worker to activate
ask-times = Decide: { $effect }
ask-place = Choose a place for your worker
ask-refresh = Choose a worker to stand up
ask-replace = Choose the worker to be replaced
question-swap-worker-worker = Choose two workers to swap; the cards stay
question-swap-card-card = Choose two cards to swap; the workers stay
ask-swap = Choose what to swap
question-swap-any-worker-any-worker = Choose two workers to change places
ask-action = { $kinds ->
    [place-activate] Place a worker, or activate one
    [place-activate-leader] Place a worker, activate one, or use a leader
    [place] Place a worker
    [place-leader] Place a worker, or use a leader
    [activate] Activate a worker
    [activate-leader] Activate a worker, or use a leader
    [leader] Use a leader, or pass
   *[other] Pass
}
ask-bid = { $part ->
    [worker] Your bid: how many workers? Then wood and gold; the highest sum wins
    [wood] Your bid: how much wood? Then gold; the highest sum wins
   *[gold] Your bid: how much gold? The highest sum wins
}
ask-use = Choose a card to use for the fee

## Moves

move-place = Place a worker in column { $a }
move-activate = Activate the worker in column { $a-1 }, row { $a-2 }
move-neutral = Place the neutral worker in column { $a }
move-use = Use the card in column { $a-1 }, row { $a-2 } for the fee
move-refresh = Stand up the worker in column { $a-1 }, row { $a-2 }
move-put = Put the worker on column { $a-1 }, row { $a-2 }
move-replace = Replace the worker in column { $a-1 }, row { $a-2 }
move-pick = Choose the worker in column { $a-1 }, row { $a-2 }
move-swap = Swap rows { $a-2 } and { $b-2 } of column { $a-1 }
move-from = Take a cube from the { $a }
move-shift = Move a cube of { $a } from the { $b } to the { $c }
move-call = Use your leader { $a }
move-offer = Put the leader { $a } up for auction
move-bid = Bid { $a }
move-levy = { $a ->
    [0] Spend none
    [one] Spend 1 worker and 1 good
   *[other] Spend { $a } workers and { $a } goods
}
move-take = Use the activated card
move-skip = Do not use the activated card
move-stop = Stop here
move-none = Leave the cube out
move-wait = Nothing now
move-hold = Nothing until my own next turn or until a column is replaced
move-done = Finish the turn
move-pass = Pass

## Log

news-placed-on = { $seat } places a worker in column { $a-1 }, row { $a-2 }.
news-placed-neutral = { $seat } places a neutral worker in column { $a-1 }, row { $a-2 }.
news-activated = { $c-id ->
    [self] { $seat } activates the worker in column { $a-1 }, row { $a-2 } ({ $b }).
   *[other] { $seat } activates the worker of { $c } in column { $a-1 }, row { $a-2 } ({ $b }).
}
news-used = { $seat } uses { $a } in column { $b-1 }, row { $b-2 }.
news-fee = { $a-id ->
    [none] { $seat } pays { $b } gold to the bank.
   *[other] { $seat } pays { $b } gold to { $a }.
}
news-gained = { $seat } gets { $c ->
    [0] { wood-and-gold }
    [one] { goods-before }1 point
   *[other] { goods-before }{ $c } points
}.
goods-before = { $a ->
    [0] { $b ->
        [0] {""}
       *[other] { $b } gold and{" "}
    }
   *[other] { wood-and-gold } and{" "}
}
news-paid = { $seat } pays { wood-and-gold }.
news-cube = { $seat } puts { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} on the { $a }.
news-cube-moved = { $c-id ->
    [self] { $seat } moves a cube from the { $a } to the { $b }.
   *[other] { $seat } moves a cube of { $c } from the { $a } to the { $b }.
}
news-gate = { $seat } takes a gate worth { $a } { $a ->
    [one] point
   *[other] points
}.
news-refreshed = { $seat } stands up the worker in column { $a-1 }, row { $a-2 }.
news-replaced = { $seat } replaces the worker of { $b } in column { $a-1 }, row { $a-2 }.
news-swapped-workers = { $seat } swaps the workers of { $a } and { $b }.
news-swapped-cards = { $seat } swaps the cards of { $a } and { $b }.
news-passed = { $seat } passes.
news-column-swept = Column { $a } is swept away; its workers go home.
news-card-dealt = { $a } comes to column { $b-1 }, row { $b-2 }.
news-round-ended = Round { $a } ends.
news-round-scored = The boards are scored for round { $a }.
news-last-turn = The last turn is over; the boards are scored for the last time.
news-scored = { $seat } gets { $b ->
    [one] { $b } point
   *[other] { $b } points
} on the { $a }.
news-all-alike = On the { $a } all have the same: nobody gets points there.
news-cube-lost = { $seat } takes a cube back from the { $a }.
news-end-triggered = The end is near: { $a ->
    [one] { $a } turn is
   *[other] { $a } turns are
} left.
wood-and-gold = { $a ->
    [0] { $b } gold
   *[other] { $b ->
        [0] { $a } wood
       *[other] { $a } wood and { $b } gold
    }
}
news-sold = { $seat } sells { wood-and-gold } for { $c ->
    [one] { $c } point
   *[other] { $c } points
}.
news-leader-revealed = Leader on offer: { $a }.
news-leader-offered = { $seat } puts { $a } up for auction.
stake = { $a ->
    [0] { stake-goods }
    [one] { $a } worker{ stake-rest }
   *[other] { $a } workers{ stake-rest }
}
stake-goods = { $b ->
    [0] { $c ->
        [0] nothing
       *[other] { $c } gold
    }
   *[other] { $b } wood{ stake-gold }
}
stake-rest = { $b ->
    [0] {""}
   *[other] , { $b } wood
}{ stake-gold }
stake-gold = { $c ->
    [0] {""}
   *[other] , { $c } gold
}
news-bid-shown = { $seat } has bid { stake }.
news-leader-won = { $seat } wins { $a }.
news-leader-used = { $seat } uses { $a }.
news-leader-points = { $seat } gets { $a ->
    [one] { $a } point
   *[other] { $a } points
} by a leader.
news-directed = { $seat } will decide the action of { $a }.
news-direction-lost = { $seat } cannot direct { $a }: no action is left.
news-income = { $seat } gets { wood-and-gold } for the new round.
news-deadlock = Nobody can act: the columns on the left are swept away.
news-stall = No column has been replaced for { $a } { $a ->
    [one] turn
   *[other] turns
}: the columns on the left are swept away.
news-leader-left = { $a } leaves the game: nobody put this leader up for auction.
news-leader-discarded = The leader { $a } of { $seat } is discarded.
news-bench-home = { $a ->
    [one] { $a } worker of { $seat } comes
   *[other] { $a } workers of { $seat } come
} home from the bench.
news-cube-left-out = { $seat } leaves out { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} on the { $a }.
news-unusable = { $seat } cannot use { $a }: { $b }.
news-declined = { $seat } does not use { $a }.
news-moved = { $seat } moves a worker from { $a } to { $b }.
news-turn = Turn of { $seat }.
news-game-ended = The game has ended.
news-levied = { $seat } spends { stake }.
news-column-empty = Column { $a } stays empty.

## The log by turns: below the name of who acts

aside-scoring = Scoring
aside-auction = Leaders
aside-income = New round
fold-cards = { $n ->
    [one] { $n } new card
   *[other] { $n } new cards
}
at-place = column { $a-1 }, row { $a-2 }
deed-placed-on = placed on *{ $b }*, column { $a-1 }
deed-placed-neutral = placed a neutral worker in { at-place }
deed-activated = { $c-id ->
    [self] activated *{ $b }*, column { $a-1 }
   *[other] activated *{ $b }*, column { $a-1 } (worker: { $c })
}
deed-used = used *{ $a }*, column { $b-1 }
deed-fee = { $a-id ->
    [none] { $b } gold to the bank
   *[other] { $b } gold to { $a }
}
deed-gained = { $a ->
    [0] {""}
   *[other] +{ $a } wood{" "}
}{ $b ->
    [0] {""}
   *[other] +{ $b } gold{" "}
}{ $c ->
    [0] {""}
    [one] +{ $c } point
   *[other] +{ $c } points
}
deed-paid = paid { wood-and-gold }
deed-cube = { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} on the { $a }
deed-cube-moved = { $c-id ->
    [self] moved a cube from the { $a } to the { $b }
   *[other] moved a cube from the { $a } to the { $b } (owner: { $c })
}
deed-gate = took a gate worth { $a ->
    [one] { $a } point
   *[other] { $a } points
}
deed-refreshed = stood up the worker in { at-place }
deed-replaced = took a place from { $b } in { at-place }
deed-swapped-workers = swapped the workers in column { $a-1 }, row { $a-2 } and column { $b-1 }, row { $b-2 }
deed-swapped-cards = swapped the cards in column { $a-1 }, rows { $a-2 } and { $b-2 }
deed-passed = passed
deed-column-swept = swept column { $a }: its workers go home
deed-card-dealt = *{ $a }* in column { $b-1 }, row { $b-2 }
deed-scored = { $b ->
    [one] +{ $b } point
   *[other] +{ $b } points
} on the { $a }
deed-cube-lost = a cube back from the { $a }
deed-sold = sold { wood-and-gold } for { $c ->
    [one] { $c } point
   *[other] { $c } points
}
deed-leader-offered = put *{ $a }* up for auction
deed-bid-shown = bid { stake }
deed-leader-won = won *{ $a }*
deed-leader-used = used *{ $a }*
deed-leader-points = { $a ->
    [one] +{ $a } point
   *[other] +{ $a } points
} by a leader
deed-directed = will decide the next action for { $a }
deed-direction-lost = cannot decide for { $a }: no action is left
deed-income = +{ wood-and-gold } for the new round
deed-leader-discarded = discarded *{ $a }*
deed-bench-home = { $a ->
    [one] { $a } worker
   *[other] { $a } workers
} home from the bench
deed-cube-left-out = left out { $b ->
    [one] { $b } cube
   *[other] { $b } cubes
} on the { $a }
deed-unusable = *{ $a }* could not be used: { $b }
deed-declined = not used
deed-moved = moved a worker from { at-place } to column { $b-1 }, row { $b-2 }
deed-levied = spent { stake }

summary-scoring = { $over ->
    [yes] The last scoring
   *[no] Scoring of round { $n }
}
summary-wall = Wall
summary-temple = Temple
summary-guard = Guard
summary-leaders = Leaders
summary-sale = Sale
summary-scoring-about = { $points ->
    [0] You score nothing here
    [one] You score 1 point
   *[other] You score { $points } points
}

course-part = Round { $n }
course-scoring = Scoring { $n }
course-final = Sale at the end

## Why not

reason-allowed = it is allowed
reason-no-worker = no worker is left in the supply
reason-no-room = no card is free there
reason-only-placed = a worker who is only placed brings nothing yet
reason-all-away = no worker would be left to place
vain-only-placed = Nothing is gained until this worker is activated.
vain-all-away = Whoever wins with all workers has none to place in this round.
reason-not-own = the worker is not yours
reason-not-ready = the worker is exhausted
reason-unoccupied = no worker stands there
reason-not-exhausted = the worker there is not exhausted
reason-used = the card has been used in this activation
reason-no-fee = there is not enough gold for the fee
reason-no-wood = there is not enough wood
reason-no-gold = there is not enough gold
reason-no-cube = no cube can be placed
reason-no-gate = no gate is left
reason-no-target = it would have no target
reason-this-turn = the worker was exhausted in this turn
reason-neutral-worker = it is a neutral worker
reason-own-worker = the worker is your own
reason-alike = the swap would change nothing
reason-fee-and-price = the gold is not enough for the fee and the price of the card together
reason-only-thing = a leader instead of the action is the only thing done in a turn, and another one was used before
reason-below = only cards above the activated one can be used
reason-other-column = only cards in the column of the activated one can be used
reason-activated = it is the activated card itself: it is used without a fee, or not at all
reason-own-first = its moment is over: the activated card is used first, or not at all
reason-works-by-itself = that leader works by itself, to the end of the round
reason-use-cards = a card of that kind cannot be chosen
reason-occupied = a worker stands there already
reason-same-column = your own worker has just gone to that column
reason-row-four = neutral workers are never placed in row 4
reason-must-act = there is something you can do
reason-first-needed = at least one is needed
reason-not-yours = the leader is not in front of you
reason-not-in-window = this is not the moment for that leader
reason-no-effect = it would have no effect
reason-no-cube-there = no cube of that player is there
reason-too-much = that is more than there is
reason-not-on-offer = the leader is not on offer
reason-empty-place = the column is empty
reason-not-new = that is not the column just dealt
reason-same-worker = that is the same worker
reason-no-plain-action = that player has no such action
reason-no-worker-there = no worker stands there
reason-others-worker = the worker is another player's
reason-exhausted = the worker is exhausted
reason-not-directed = the worker is not one of the player you direct
reason-same-board = a cube is never taken from the board it goes to

## Points

source-wall = Wall
source-temple = Temple
source-guard = Guard
source-gates = Gates
source-cards = Cards
source-leaders = Leaders
source-goods = Goods sold

## What simulations count

figure-turns = Turns
figure-gates = Gates

## The table in the terminal

board-round = round { $round }
board-turn-of = turn of { $who }
board-deck = { $n ->
    [0] deck empty
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
board-gates = { $n ->
    [0] no gates left
   *[other] gates { $list }
}
board-turns-left = { $n ->
    [0] last turn
    [one] { $n } more turn after this
   *[other] { $n } more turns after this
}
board-column = Column { $n }
board-column-due = { $n } is due
board-empty = empty
board-ready = ready
board-exhausted = tired
board-neutral = neutral
board-auction = Auction
board-own-bid = Your bid so far: { $bid }
board-head-wood = Wood
board-head-gold = Gold
board-head-supply = Workers
board-head-bench = Bench
board-head-neutral = Neutral
board-head-cubes = Cubes
board-head-gates = Gates
board-head-points = Points
board-head-leaders = Leaders

## The board in the browser

tab-influence = Influence

board-round-of = Round { $round } of { $rounds }
board-turn-order = Turn order
board-jump = Columns

board-place = Column { $column }, row { $row }
board-worker-free = No worker stands here.
board-worker-later = No worker stands here; row { $row } of this column is free and comes first.
board-worker-own = { $state ->
    [ready] Your worker is ready.
   *[exhausted] Your worker is exhausted.
}
board-worker-other = { $state ->
    [ready] The worker of { $name } is ready.
   *[exhausted] The worker of { $name } is exhausted.
}
board-worker-neutral = A neutral worker, exhausted.
board-card-activated = This card is being activated.
board-card-used = Used in this activation.
board-card-last = When the worker here is exhausted, the column is replaced.
board-card-fee = { $to ->
    [bank] Costs a fee of { $n } gold to the bank.
   *[other] Costs a fee of { $n } gold to { $name }.
}
board-full = full
board-replaced = is replaced
board-no-cards = No cards are left for this column.
board-cards-coming = New cards come here.
board-swap-with = Swap with row { $row }
board-sweeps = sweeps column { $column }
option-place = Place a worker on { $card }, column { $column }, row { $row }
option-neutral = Place the neutral worker on { $card }, column { $column }, row { $row }
option-put = Put the worker on { $card }, column { $column }, row { $row }
option-activate = Activate { $card }, column { $column }, row { $row }
option-use = Use { $card }, column { $column }, row { $row }, for the fee
option-take = Use { $card }
option-refresh = Stand up the worker on { $card }, column { $column }, row { $row }
option-replace = Replace the worker on { $card }, column { $column }, row { $row }
option-pick = Choose the worker on { $card }, column { $column }, row { $row }
option-swap = { $what ->
    [workers] Swap the workers on { $a } and { $b }, rows { $first } and { $second } of column { $column }
   *[cards] Swap the cards { $a } and { $b }, rows { $first } and { $second } of column { $column }
}
option-above = Then { $n ->
    [one] the card above for { $fee } gold
   *[other] cards above for { $fee } gold each
}: { $list }.
option-later = When activated: { $effect }
option-lying = Whoever activates a worker below may use this card for { $fee } gold: { $effect }
option-bid = Bid { $list }
option-sweeps = At the end of the turn column { $column } is swept: { $n ->
    [one] { $n } worker goes
   *[other] { $n } workers go
} home, { $after ->
    [round] no cards are left: the round ends
    [last] no cards are left: the last turns begin
    [none] the place stays empty
   *[cards] four new cards come
}.
option-shift = Move a cube of { $a } from the { $b } to the { $c }
option-shift-own = Move a cube of yours from the { $b } to the { $c }
option-standing = { $name } ({ $n })
option-unused = Ready workers who go home unused: { $list }.
where-round = Round { $round }
where-activated = { $card } activated, column { $column }
where-auction = Auction: { $leader }
where-workers = { $supply ->
    [one] { $supply } worker to place
   *[other] { $supply } workers to place
}, { $ready } ready

board-places = Points by place: { $list }
board-lane = { $name }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} if scored now.
board-lane-over = { $name }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}; { $points ->
    [one] { $points } point
   *[other] { $points } points
} of this board in the whole game.
board-tie = tie
board-tie-all = All have the same number of cubes: nobody gets points here.
board-tie-shared = A tie: they share the points of their places, rounded up.
board-no-cube = no cube
board-if-scored = if scored now
board-in-all = in the whole game

board-gate-next = Next gate
board-gate-about = Whoever builds a gate takes the top one. It is worth as many points as stand on it.
board-gate-none = No gate left
board-gate-then = then { $list }
board-gate-worth = Gate worth { $n }
board-cards-left = { $n ->
    [0] No cards left
    [one] { $n } card left
   *[other] { $n } cards left
}
board-deck-scores = { $columns ->
    [0] the next column ends the round
    [one] one column, then the boards score
   *[other] { $columns } columns, then the boards score
}
board-deck-now = the round is over: the boards score now
board-deck-ends = { $columns ->
    [0] the next column begins the end
    [one] one column, then the end begins
   *[other] { $columns } columns, then the end begins
}
board-last-turns = { $n ->
    [0] Last turn
   *[other] Last turns
}
board-turns-after = { $n ->
    [0] then the boards score for the last time
    [one] one more after this
   *[other] { $n } more after this
}
board-over = The game is over
board-winner = { $count ->
    [one] { $you ->
        [true] You win with { $points } { $points ->
            [one] point
           *[other] points
        }
       *[false] { $name } wins with { $points } { $points ->
            [one] point
           *[other] points
        }
    }
   *[other] { $name } share the win with { $points } { $points ->
        [one] point
       *[other] points
    }
}
tie-broken = Level on points, more wood left decides, then more gold left.
board-deck-holds = Still in the deck: { $list }.
board-deck-unknown = Their order is known to nobody.
board-counted = { $n } × { $name }

board-you = You
board-wood = wood
board-gold = gold
board-to-place = to place
board-points = points
board-points-now = Points so far
board-ready-workers = ready workers
board-exhausted-workers = exhausted workers
board-supply = workers behind the screen
board-bench = { $n ->
    [one] { $n } worker on the bench until the next round
   *[other] { $n } workers on the bench until the next round
}
board-neutral-stock = neutral workers in stock
board-cubes = cubes left
board-cubes-left = { $n ->
    [0] no cubes left
    [one] { $n } cube left
   *[other] { $n } cubes left
}
board-start-player = Starting player
board-hidden = hidden
board-hidden-about = Wood, gold, workers and points are behind the screen.

board-leader-auction = Leaders on offer
board-leader-bidding = Auction
board-leader-choosing = { $you ->
    [true] You choose the leader to be auctioned.
   *[false] { $name } chooses the leader to be auctioned.
}
board-leader-ties = Ties go to the first in this order.
board-leader-now = It is being auctioned.
board-bid-sealed = { $you ->
    [true] You have bid
   *[false] { $name } has bid
}
board-bid-open = { $you ->
    [true] You have not bid yet
   *[false] { $name } has not bid yet
}
board-bid-own = Your bid
board-bid-secret = Secret until all have bid.

group-place = Place, no gain yet
group-activate = Activate, gain now
group-take = Use
group-neutral = Neutral
group-use = Use
group-refresh = Stand up
group-put = Place
group-replace = Replace
group-pick = Choose
group-swap = Swap
group-from = Take a cube
group-shift = Move a cube
group-call = Leader
group-offer = Auction
group-bid = Bid
group-levy = Spend
group-end = Or

## The legend of icons

icon-wall = the wall; below a cube: a cube there
icon-temple = the temple
icon-guard = the guard
icon-cube = a cube on a board
icon-refresh = stand up an exhausted worker of yours
icon-place = place a worker on the first free card of a column
icon-place-any = place a worker on any free card
icon-replace-worker = put a worker in the place of another player's
icon-swap-workers = swap two workers
icon-swap-cards = swap two cards of one column
icon-use-cards = use an occupied card anywhere for the fee
icon-at-once = at once, when the leader is won
icon-whole-round = until the end of the round
icon-card = a card that gives the good beside it
icon-before-scoring = before a scoring
icon-shift = move a cube to another board
icon-column = a column; before an effect: when a column has been dealt
icon-any-time = before or after any turn
icon-own-turn = before or after your own action
icon-worker-exhausted = an exhausted worker of yours
icon-worker-neutral = a worker of another player
icon-move = move a ready worker of yours to any free card
icon-instead = instead of your action
icon-activate = activate a ready worker
icon-turn-order = decide another player's action; before an effect: before another player's turn

## When a move can be made: "It can be done ..."

moment-place = in your turn, as your action, or where a card or leader places workers
moment-activate = in your turn, as your action
moment-neutral = with two players, after you have placed a worker of your own
moment-use = after you have activated a worker, for cards above it, or where a card uses others
moment-refresh = where a card stands workers up
moment-put = where a card or leader puts a worker on any free card
moment-replace = where a card replaces a worker
moment-pick = where a leader asks for a worker
moment-swap = where a card or leader swaps workers or cards
moment-from = when a cube is to be placed and you have none left
moment-shift = with the leader who moves cubes, before a scoring
moment-call = at the moment that your leader names
moment-offer = in an auction that you open
moment-bid = in an auction of leaders, at the beginning of a round
moment-levy = when you have won the leader who takes workers and goods for points
moment-take = after you have activated a worker whose card can be used
moment-skip = after you have activated a worker whose card can be used
moment-stop = where more cards or workers could be used, but need not
moment-none = when a cube is to be placed and you have none left
moment-wait = when a leader of yours could be used
moment-hold = when a leader of yours could be used in another player's turn
moment-done = at the end of your turn, while a leader of yours could still be used
moment-pass = in your turn, when you can neither place nor activate a worker

## The page `help board` of the terminal: a variable is the glyph of that name

board-legend =
    Head line: round, whose turn it is, cards in the deck, gates still to be had with their points; { $start-player } stands behind the starting player.
    Influence boards: behind the name the points by place (most cubes first); then for each player the cubes and, with a plus, what they would score now.
    Columns: column and row, name of the card, its effect, and who stands there, ready or tired. An arrow points at the activated card, a tick at a card used with it.
    A ring is a neutral worker; a column that is due is replaced at the end of the turn.
    Players: wood, gold, workers to place, workers on the bench (bid away until the next round), cubes left, gates taken with their points, points so far.
    A degree sign (in plain text a tilde) marks what is not known from a printed copy but reconstructed.

## Hints: the parts of the valuation

hint-part-points = points
hint-part-influence = influence
hint-part-goods = wood and gold
hint-part-workers = workers at work
hint-part-leaders = leaders
