### Ezra and Nehemiah. Names and terms follow the glossary of the specification.

title = Ezra and Nehemiah
short = Ezra
about = Three weeks to raise the temple, clear the rubble and read the Torah. Then comes the Sabbath.
time = 75 min
kind = Banners and piles

seat-1 = Turquoise
seat-2 = Red
seat-3 = Purple
seat-4 = Yellow

## Things

noun-stone = stone
noun-silver = silver
noun-food = food
noun-cinder = cinder
noun-res = { $n ->
    [one] resource of your choice (stone, wood or cinder)
   *[other] resources of your choice (stone, wood or cinder)
}
noun-red-banner = { $n ->
    [one] red banner
   *[other] red banners
}
noun-grey-banner = { $n ->
    [one] grey banner
   *[other] grey banners
}
noun-blue-banner = { $n ->
    [one] blue banner
   *[other] blue banners
}
noun-wild-banner = { $n ->
    [one] wild banner
   *[other] wild banners
}
noun-orange-blessing = { $n ->
    [one] orange blessing
   *[other] orange blessings
}
noun-purple-blessing = { $n ->
    [one] purple blessing
   *[other] purple blessings
}
noun-red-blessing = { $n ->
    [one] red blessing
   *[other] red blessings
}
noun-wild-blessing = { $n ->
    [one] blessing of your choice
   *[other] blessings of your choice
}
noun-altar = { $n ->
    [one] step on the altar track
   *[other] steps on the altar track
}
noun-tent = { $n ->
    [one] step of your tent
   *[other] steps of your tent
}
noun-red = red
    .letter = r
noun-grey = grey
    .letter = g
noun-blue = blue
    .letter = b
noun-wild = wild
noun-orange = orange
    .letter = o
noun-purple = purple
    .letter = p
noun-yellow = yellow
noun-turquoise = turquoise
noun-neutral = neutral
noun-upper = upper
noun-lower = lower
noun-sell = selling
noun-temple = Temple
noun-walls = rubble, walls and gates
noun-torah = Torah and tents
noun-trader = { $n ->
    [one] trader
   *[other] traders
}
noun-elder = { $n ->
    [one] elder
   *[other] elders
}
noun-levite = { $n ->
    [one] Levite
   *[other] Levites
}
noun-scribe = { $n ->
    [one] scribe
   *[other] scribes
}
noun-gatekeeper = { $n ->
    [one] gatekeeper
   *[other] gatekeepers
}
noun-farmer = { $n ->
    [one] farmer
   *[other] farmers
}
noun-labourer = { $n ->
    [one] labourer
   *[other] labourers
}
noun-guards = guards
noun-labourers = labourers
noun-farmers = farmers
noun-traders = traders
noun-elders = elders
noun-golden-space = { $n ->
    [one] golden altar space that you have reached or passed
   *[other] golden altar spaces that you have reached or passed
}
noun-flipped-tile = { $n ->
    [one] development tile that you have flipped
   *[other] development tiles that you have flipped
}
noun-row-of-the-2-highest-scribes = { $n ->
    [one] row value of your two highest scribes
   *[other] row values of your two highest scribes
}
noun-wall = { $n ->
    [one] wall that you have built
   *[other] walls that you have built
}
noun-blessing-set = { $n ->
    [one] set of three different blessings
   *[other] sets of three different blessings
}
noun-worker-on-the-board = { $n ->
    [one] worker of yours on the main board
   *[other] workers of yours on the main board
}
noun-building = { $n ->
    [one] wall or gate that you have built
   *[other] walls and gates that you have built
}
noun-full-temple-row = { $n ->
    [one] full row of the Temple
   *[other] full rows of the Temple
}
noun-scribe-below-the-top-row = { $n ->
    [one] scribe of yours in rows 1 to 3
   *[other] scribes of yours in rows 1 to 3
}
noun-scribe-in-the-top-row = { $n ->
    [one] scribe of yours in row 4
   *[other] scribes of yours in row 4
}
noun-point-of-the-card-in-hand = { $n ->
    [one] point that the card left in your hand would score on a Sabbath
   *[other] points that the card left in your hand would score on a Sabbath
}
noun-start = the start
noun-sectors = sectors of the Temple
noun-levites = Levites
noun-blessings = blessings
noun-judgement = the judgement
noun-hunger = hunger
noun-sabbath = Sabbath
noun-scrolls = scrolls
noun-buildings = buildings
noun-other = other things
noun-tiles = development tiles
noun-leader = the lead on the altar track
noun-gates = gates
noun-scribes = scribes
noun-gold_scrolls = gold scrolls
noun-condition-not-met = its condition is not met
noun-no-wall-card = no wall card is left
noun-nothing-to-build = nothing is left to build that its gold with the rubble there pays
noun-no-scroll-possible = no scroll tile is open to it that it can pay
noun-cannot-pay = it has too little gold for it

## What atoms do

do-lose-food = lose { $n } food; each one missing costs 2 points
do-lose-vp = lose { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
do-lose-silver = lose { $n } silver
do-altar = advance { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the altar track
do-tent = move your tent { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
do-orange-blessing = advance the orange blessing marker
do-purple-blessing = advance the purple blessing marker
do-red-blessing = advance the red blessing marker
do-wild-blessing = advance a blessing marker of your choice
do-recover = you may take back { $n ->
    [one] a trader or elder
   *[other] { $n } traders or elders
}
do-flip-free = you may flip a development tile without its cost
do-paid-flip = pay the cost of a development tile and flip it
do-again = use the same trader space again
do-auxiliary = do an auxiliary action: a trade with any visible card, or a flip
do-adjacent-wall = use the effect of a built wall beside the new one
do-silver-a-point = at the end goods are worth 1 point per { $n } silver
do-farmer-unfed = your farmers need no food
    .kind = state
do-labourer-unfed = your labourers need no food
    .kind = state
do-trader-unfed = your traders need no food
    .kind = state
do-gatekeeper-unfed = your gatekeepers need no food
    .kind = state
do-scribe-unfed = your scribes need no food
    .kind = state
do-food-off-levite = a Levite costs you { $n } food less
do-stone-off-building = walls and gates cost you { $n } stone less
do-silver-off-lower-trade = the lower option of a trade costs you { $n } silver less
do-more-card = your hand limit is { $n ->
    [one] one card
   *[other] { $n } cards
} higher
do-any-pile = your piles have no limit
    .kind = state
do-any-card = you may trade with any visible card
do-temple = pay 2 gold for a Levite if possible; then each Levite places a gold in the Temple, or buys 1 gold for 1 silver, or advances on the altar track
do-clear-wall = clear the first wall space with rubble
do-build-wall = clear and build the first wall space with rubble, for 3 gold
do-build-gate = clear and build the first gate that it can pay, for 3 gold
do-scribe-highest = place a scribe in the highest row where that is possible
do-scribe-lowest = place a scribe in the lowest row where that is possible

when-prep = in each preparation for the Sabbath: { $effect }
when-scribe = after placing a scribe: { $effect }
when-gatekeeper = after placing a gatekeeper: { $effect }
when-wall = after building a wall: { $effect }
when-golden = for each golden altar space entered: { $effect }
when-elder = after placing an elder: { $effect }
when-trader = after placing a trader: { $effect }
when-flip = after flipping a development tile: { $effect }
when-trade = after trading: { $effect }
when-tents = when your tent has moved 2 spaces in a turn or preparation: { $effect }

## Components

name-c_perfumer = Perfumer
name-c_priest = Priest
name-c_temple_servant = Temple Servant
name-c_governor = Governor
name-c_teacher = Teacher
name-c_reader = Reader
name-c_watchman = Watchman
name-c_stonemason = Stonemason
name-c_goldsmith = Goldsmith
name-c_singer = Singer
name-hero_zerubbabel = Zerubbabel
name-hero_ezra = Ezra
name-hero_nehemiah = Nehemiah
name-g_sheep = Sheep Gate
    .the = the Sheep Gate
name-g_muster = Muster Gate
    .the = the Muster Gate
name-g_east = East Gate
    .the = the East Gate
name-g_horse = Horse Gate
    .the = the Horse Gate
name-g_water = Water Gate
    .the = the Water Gate
name-g_fountain = Fountain Gate
    .the = the Fountain Gate
name-g_dung = Dung Gate
    .the = the Dung Gate
name-g_valley = Valley Gate
    .the = the Valley Gate
name-g_old = Old Gate
    .the = the Old Gate
name-g_fish = Fish Gate
    .the = the Fish Gate
name-w01 = wall space 1
name-w02 = wall space 2
name-w03 = wall space 3
name-w04 = wall space 4
name-w05 = wall space 5
name-w06 = wall space 6
name-w07 = wall space 7
name-w08 = wall space 8
name-w09 = wall space 9
name-w10 = wall space 10
name-w11 = wall space 11
name-w12 = wall space 12
name-w13 = wall space 13
name-w14 = wall space 14
name-w15 = wall space 15
name-w16 = wall space 16
name-w17 = wall space 17
name-w18 = wall space 18
name-w19 = wall space 19
name-w20 = wall space 20
name-w21 = wall space 21
name-w22 = wall space 22
name-w23 = wall space 23
name-w24 = wall space 24
name-class_h = Wall with 1 rubble
name-class_m = Wall with 2 rubble
name-class_l = Wall with 3 rubble
name-class_gate = Gate
name-temple_r1 = Temple row 1
name-temple_r2 = Temple row 2
name-temple_r3 = Temple row 3
name-temple_r4 = Temple row 4
name-temple_r5 = Temple row 5
name-temple_12p = Temple, 1 or 2 players
name-temple_3p = Temple, 3 players
name-temple_4p = Temple, 4 players
name-altar_1a_r1 = Altar card 1a, round 1
name-altar_1a_r2 = Altar card 1a, round 2
name-altar_1a_r3 = Altar card 1a, round 3
name-altar_1b_r1 = Altar card 1b, round 1
name-altar_1b_r2 = Altar card 1b, round 2
name-altar_1b_r3 = Altar card 1b, round 3
name-altar_2a_r1 = Altar card 2a, round 1
name-altar_2a_r2 = Altar card 2a, round 2
name-altar_2a_r3 = Altar card 2a, round 3
name-altar_2b_r1 = Altar card 2b, round 1
name-altar_2b_r2 = Altar card 2b, round 2
name-altar_2b_r3 = Altar card 2b, round 3
name-tent_move_1 = Tent movement of 1
name-tent_move_2 = Tent movement of 2
name-tent_move_3 = Tent movement of 3
name-tent_move_4 = Tent movement of 4
name-solo_a = Solo opponent A
name-solo_b = Solo opponent B
name-focus_sheep = Focus: Sheep Gate
name-focus_muster = Focus: Muster Gate
name-focus_east = Focus: East Gate
name-focus_horse = Focus: Horse Gate
name-focus_water = Focus: Water Gate
name-focus_fountain = Focus: Fountain Gate
name-focus_dung = Focus: Dung Gate
name-focus_valley = Focus: Valley Gate
name-focus_old = Focus: Old Gate
name-focus_fish = Focus: Fish Gate
name-workers = Workers of a colour
name-start_workers = Workers at the start
name-start_silver = Silver at the start
name-start_food = Food at the start
name-start_vp = Points at the start
name-kept_of_each = Kept out of the bag, of each kind
name-hand = Hand limit
name-pile = Cards per pile
name-clear_stone = Banners to clear a stone
name-clear_wood = Banners to clear wood
name-clear_gold = Banners to clear gold
name-clear_cinder = Banners to clear cinder
name-banners_for_stone = Banners in place of a stone or wood
name-temple_stone = Points for a stone in the Temple
name-temple_wood = Points for wood in the Temple
name-temple_gold = Points for gold in the Temple
name-altar_wood_red = Banners to burn wood
name-altar_wood_steps = Steps for wood
name-altar_cinder_red = Banners to burn cinder
name-altar_cinder_steps = Steps for cinder
name-sector_food = Food for completing a sector
name-sector_most = Points for most Levites
name-sector_fewest = Points lost for fewest Levites
name-sector_silver = Silver per Levite
name-gate_silver_2 = Silver on gates, 1 or 2 players
name-gate_silver_3 = Silver on gates, 3 players
name-tuck_1 = Cards tucked in round 1
name-tuck_2 = Cards tucked in round 2
name-tuck_3 = Cards tucked in round 3
name-hunger = Points lost per worker not fed
name-leader_vp = Points for the altar leader
name-tile_vp = Points per flipped tile
name-silver_per_vp = Silver per point at the end
name-worth_stone = Silver value of stone
name-worth_wood = Silver value of wood
name-worth_gold = Silver value of gold
name-worth_cinder = Silver value of cinder
name-worth_food = Silver value of food
name-gate_fee = Silver for trading at a gate
name-branch_fee = Silver for branching along another's scribe
name-levite_banner = Red banners for a Levite
name-walls_drawn = Wall cards drawn
name-altar_beyond = Silver for a step beyond the end of the altar track
name-stride = Tent steps of one turn that count as many
name-solo_levite = The opponent's Levite in gold
name-solo_building = The opponent's building in gold
name-picks_1 = 1 candidate
name-picks_2 = 2 candidates
name-picks_3 = 3 candidates
name-picks_4 = 4 candidates
name-picks_5 = 5 candidates
name-picks_6 = 6 candidates
family-wc = wall card { $n }
family-levite = Levite row { $n }
family-altar = altar space { $n }
family-scroll = Scroll row { $n }
family-gold = gold scroll { $n }
family-wood = wood scroll { $n }
family-stone = stone scroll { $n }
family-tent = tent space { $n }
family-bless = Blessing column { $n }
family-guards = guards { $n }
family-labourers = labourers { $n }
family-farmers = farmers { $n }
family-traders = traders { $n }
family-elders = elders { $n }
family-scheme = Scheme { $n }

about-stone_01 = Take the hero Zerubbabel.
about-stone_02 = Take the hero Ezra.
about-stone_03 = Take the hero Nehemiah.
about-guards_1 = Back: no storage limit, and one trader or elder back in each preparation.
about-guards_2 = { about-guards_1 }
about-guards_3 = { about-guards_1 }
about-guards_4 = { about-guards_1 }
about-farmers_2 = At any time 2 silver buy 1 food.

## Words of the box

value-sheep = Sheep Gate
value-muster = Muster Gate
value-east = East Gate
value-horse = Horse Gate
value-water = Water Gate
value-fountain = Fountain Gate
value-dung = Dung Gate
value-valley = Valley Gate
value-old = Old Gate
value-fish = Fish Gate
value-h = 1 rubble
value-m = 2 rubble
value-l = 3 rubble
value-corner = corner
value-most = the most numerous
value-all = all three
value-cw = clockwise
value-ccw = counterclockwise

section-characters = Character cards
section-heroes = Heroes
section-ring = City ring
section-classes = Classes of walls, and gates
section-corners = Corner gates
section-gates = Gate cards
section-walls = Wall cards
section-levites = Levite track
section-temple = Temple rows
section-temple_sizes = Size of the Temple
section-altar = Altar track
section-altar_cards = Altar cards
section-scroll_rows = Scroll rows
section-scrolls = Scroll tiles
section-tents = City map
section-tent_moves = Tent movements
section-blessings = Column bonuses
section-guards = Guards
section-labourers = Labourers
section-farmers = Farmers
section-traders = Traders
section-elders = Elders
section-solo = Solo opponent
section-focus = Focus cards
section-schemes = Scheme cards
section-picks = The opponent's scroll tile
section-board = Single numbers

column-colours = Colours
column-banners = Banners
column-gate = Gate
column-upper = Upper trade
column-lower = Lower trade
column-sell = Sells
column-scoring = Sabbath
column-colour = Colour
column-left = Left
column-centre = Centre
column-right = Right
column-pos = Position
column-blessing = Blessing
column-neutral = Neutral up to
column-grey = Grey banners
column-stone = Stone
column-wood = Wood
column-rubble = Rubble
column-connection = Connection
column-vp = Points
column-reward = Reward
column-food = Food
column-red = Red banners
column-columns = Columns
column-sectors = Sectors
column-golden = Golden
column-zechariah = Zechariah
column-haggai = Haggai
column-behind = Behind
column-between = Between
column-ahead = Ahead
column-tiles = Tiles
column-blue = Blue banners
column-price = Price
column-paid_in = Paid in
column-now = At once
column-hero = Hero
column-cube = Cube
column-bonus = Bonus
column-limit = Storage
column-start = Start
column-front = Front
column-back = Back
column-prep = Preparation
column-converts = Silver for 1 food
column-front_1 = Front 1
column-front_2 = Front 2
column-front_3 = Front 3
column-back_1 = Back 1
column-back_2 = Back 2
column-back_3 = Back 3
column-back_4 = Back 4
column-workers = Workers
column-silver = Silver
column-gold = Gold
column-idle = Silver per idle worker
column-kinds = Kinds of workers
column-direction = Direction
column-column = Column
column-least_workers = Workers from
column-most_workers = Workers to
column-least_gold = Gold from
column-most_gold = Gold to
column-lines = Lines
column-takes = For focus column 1 to 4
column-class = Class

## Options

option-solo = Solo opponent
    .help = Its side, for one player: A is easier, B harder.
option-solo-A = A
option-solo-B = B
option-altar = Altar card
    .help = Which side of the altar cards is used.
option-altar-random = random
option-altar-1a = 1a
option-altar-1b = 1b
option-altar-2a = 2a
option-altar-2b = 2b

## Questions

question-corner = Place a gatekeeper on a corner gate
question-turn = Choose what to do
question-choose_wall = Choose the wall card to build
question-return_walls = Choose the wall card that goes on top of your deck; the other goes below
question-branch = Choose along whose scribes you branch
question-tent_cube = Choose the cube to pay for the long way
question-sell = Sell a resource, or finish
question-storage = You have more than you can store: return a cube
question-assign = Make the recovered worker a farmer or labourer
question-prepare = Preparation for the Sabbath: choose what to do
question-feed = Turn silver into food, or feed your workers
question-tuck = Choose a card to tuck
ask-wild = Choose the blessing marker to advance
ask-res = Choose a resource
ask-recover = Take back a trader or elder, or do without
ask-flip = Flip a development tile without its cost, or do without
ask-paid = Choose the development tile to flip
ask-lose = Turn silver into food, or pay the food
ask-card = Play a card on a pile
ask-sell = Sell a resource
ask-action = Choose your main action
ask-temple = Temple: { $n ->
    [0] no Levite is left to work
    [one] { $n } Levite may work
   *[other] { $n } Levites may work
}
ask-walls = Walls: choose where you work
ask-site = { $place }: { $kinds ->
    [clear-build] clear or build
    [clear] clear the rubble
    [build] build
   *[none] nothing can be paid here
}
ask-torah = { $kinds ->
    [scribe-tent] Torah: place a scribe, move the tent
    [scribe] Torah: place a scribe
    [tent] Tents: move the tent
   *[none] Torah, tents: nothing more can be done
}
ask-rest = What else this turn?
ask-auxiliary = Do an auxiliary action, or do without
ask-adjacent = Choose an adjacent wall whose effect you use, or do without

## Moves

move-play = Play { $a } on pile { $b }
move-trade = { $b-id ->
    [sell] Sell with { $a }
   *[other] Trade with { $a }, { $b } option
}
move-flip = Flip the { $a } tile
move-trader = Place a trader on space { $a }
move-elder = Place an elder on space { $a }
move-convert = Turn silver into 1 food
move-begin = Begin the main action { $a }
move-levite = Place a Levite
move-banner = Use a Levite for 1 red banner
move-temple = Put { $b } into row { $a } of the Temple
move-altar = Put { $a } on the altar
move-placed = Finish placing; a Levite may still come
move-site = Choose { $a }
move-clear = Clear { $a }
move-build = Build for { $a } stone, { $b } wood, { $c } gold, the rest in banners
move-scribe = Place a scribe in row { $a-1 }, tile { $a-2 }
move-tent = Move the tent { $a ->
    [one] { $a } space
   *[other] { $a } spaces
}
move-finish = Finish
move-end = End the turn
move-farmer = Make a worker a farmer
move-labourer = Make a worker a labourer, yield { $a }
move-judgement = Face the judgement of the prophets
move-harvest = Take the food of the farmers tile
move-guards = Use the recovery of the guards tile
move-use = Use { $a }
move-gatekeeper = Place a gatekeeper on the { $a }
move-take = Take { $a }
move-bless = Advance the { $a } blessing
move-recover = Take back the { $a } from space { $b }
move-pass = Do without
move-choose = Choose option { $a }
move-accept = Do it
move-discard = Return { $a }
move-wall = Build { $a }
move-top = Put { $a } on top of the deck
move-copy = Use the effect of { $a }
move-via = Branch along tiles { $a-id }
move-pay = Pay { $a }
move-sell = Sell { $a }
move-done = Finish selling
move-feed = Feed the workers
move-tuck = Tuck { $a }

## Log

news-gained = { $seat } gets { $a } { $b }.
news-gained-for = { $seat } gets { $a } { $b } for { $a } { $c }.
news-paid = { $seat } pays { $a } { $b }.
source-of = { $b-id ->
    [hunger] hunger
    [tent] tent
   *[other] { $b }
}
news-scored = { $seat } scores { $a ->
    [one] { $a } point
   *[other] { $a } points
} ({ source-of }).
news-banners = { $seat } gets { $a ->
    [one] { $a } { $b } banner
   *[other] { $a } { $b } banners
}.
news-banners-unused = { $seat } gets { $a ->
    [one] { $a } { $b } banner, of no use now
   *[other] { $a } { $b } banners, of no use now
}.
news-turn = Week { $a }, day { $b }: turn of { $seat }.
news-card-played = { $seat } plays { $a } on pile { $b }.
news-workers = { $seat } gets { $a ->
    [one] { $a } worker
   *[other] { $a } workers
}.
news-no-worker-left = { $seat } has no worker left in the main supply and moves the tent instead.
news-blessed = { $seat } advances the { $a } blessing to { $b }.
news-column = { $seat } gains the bonus of blessing column { $a }.
news-altar = { $seat } advances on the altar track from { $a } to { $b }.
news-tent = { $seat } moves the tent { $a ->
    [one] { $a } space
   *[other] { $a } spaces
} to { $b }.
news-began = { $seat } begins the main action { $a } with { $b ->
    [one] { $b } banner
   *[other] { $b } banners
}.
news-levite = { $seat } places a Levite on row { $a }.
news-levite-banner = { $seat } uses a Levite for 1 red banner.
news-temple = { $seat } puts { $c } into the Temple, row { $a }, column { $b }.
news-sector = Sector { $a } of the Temple is complete; most Levites: { $b }{ $c-id ->
    [none] {""}
   *[other] , fewest: { $c }
}.
news-burnt = { $seat } burns { $a } for { $b ->
    [one] { $b } step
   *[other] { $b } steps
}.
news-site = { $seat } works at { $a-the }.
news-cleared = { $seat } clears { $b } from { $a-the }.
news-space-clear = No rubble is left at { $a-the }.
news-walls-drawn = { $seat } draws { $a ->
    [one] { $a } wall card
   *[other] { $a } wall cards
}.
news-wall-built = { $seat } builds { $b } on { $a }.
news-wall-kept = { $seat } puts { $a } on top of the deck.
news-gate-built = { $seat } builds the { $a }{ $b ->
    [0] {""}
   *[other] {" "}and takes the { $b } silver on it
}.
news-connected = Connected: { $a } and the { $b }.
news-copied = { $seat } uses the effect of { $b } on { $a }.
news-scribe = { $seat } places a scribe in row { $a-1 } on { $b }.
news-branch-paid = { $a-id ->
    [none] { $seat } pays { $b } silver of it to the main supply for branching.
   *[other] { $seat } pays { $b } silver of it to { $a } for branching.
}
news-white-moved = The white worker moves up to row { $b-1 }.
news-white-left = The white worker leaves the game.
news-row-food = { $seat } takes the { $b } food of scroll row { $a }.
news-hero = { $seat } takes the hero { $a }.
news-traded = { $b ->
    [1] { $seat } trades with { $a }, upper option.
    [2] { $seat } trades with { $a }, lower option.
   *[other] { $seat } sells with { $a }.
}
news-gate-fee = { $b-id ->
    [none] { $seat } pays the fee of the { $a } to the main supply.
   *[other] { $seat } pays the fee of the { $a } to { $b }.
}
news-flipped = { $seat } flips the { $a } tile.
news-trader = { $seat } places a trader on space { $a }.
news-elder = { $seat } places an elder on space { $a }.
news-recovered = { $a ->
    [1] { $seat } takes back the trader from space { $b }.
   *[other] { $seat } takes back the elder from space { $b }.
}
news-converted = { $seat } turns { $a } silver into 1 food.
news-discarded = { $seat } returns { $a }: more cannot be stored.
news-drew = { $seat } draws { $a ->
    [one] { $a } card
   *[other] { $a } cards
}.
news-drew-card = You draw { $a }.
news-prepares = { $seat } prepares for the Sabbath.
news-farmer = { $seat } makes a worker a farmer.
news-labourer = { $seat } makes a worker a labourer, yield { $a }.
news-judged = { $a ->
    [1] The prophets judge { $seat }: behind Zechariah.
    [2] The prophets judge { $seat }: between them.
   *[other] The prophets judge { $seat }: ahead of Haggai.
}
news-missing-food = { $seat } lacks { $a } food.
news-fed = { $seat } needs { $a } food and pays { $b }.
news-tucked = { $seat } tucks { $a }.
news-card-scored = { $a } brings { $seat } { $b ->
    [one] { $b } point
   *[other] { $b } points
}.
news-week = Week { $a } begins.
news-prophets = The prophets move: Zechariah to { $a }, Haggai to { $b }.
news-shofar = { $seat } takes the shofar.
news-leader = { $seat } leads on the altar track.
news-new-deck = { $seat } has a new deck of { $a ->
    [one] { $a } card
   *[other] { $a } cards
}.
news-final = { $seat } scores { $a ->
    [one] { $a } point
   *[other] { $a } points
} at the end for { $b-id ->
    [silver] silver and goods
    [walls] walls
   *[other] { $b }
}.
news-gatekeeper = { $seat } places a gatekeeper on the { $a }.
news-tile-used = { $seat } uses { $a }.
news-finished = The game is over.
news-focus = The opponent turns up { $a }: it goes { $a-direction ->
    [cw] clockwise
   *[ccw] counter-clockwise
} from there, column { $b }. It has { $c } silver.
news-focus-trade = { $b ->
    [1] With the fee of the gate the lower option ({ $a-lower }) is too dear. It takes the upper ({ $a-upper }), { $c } silver in all.
   *[2] It can pay the lower option ({ $a-lower }), with the fee of the gate { $c } silver in all.
}
news-focus-trade-own = { $b ->
    [1] The lower option ({ $a-lower }) is too dear. It takes the upper ({ $a-upper }), { $c } silver in all: the gate is its own.
   *[2] It can pay the lower option ({ $a-lower }), { $c } silver in all: the gate is its own.
}
news-focus-tent = { $b ->
    [0] It can pay neither the lower option ({ $a-lower }) nor the upper ({ $a-upper }), so its tent moves.
   *[other] With the fee of the gate it can pay neither the lower option ({ $a-lower }) nor the upper ({ $a-upper }), so its tent moves.
}
news-scheme = The opponent turns up { $a } and takes the first line that is possible. It has { $b ->
    [one] { $b } worker
   *[other] { $b } workers
} and { $c } gold.
news-line-skipped = { $a }, line { $b } ({ $a-lines }) is passed over: { $c-id ->
    [condition-not-met] it asks for { solo-condition }
   *[other] { $c }
}.
news-line-taken = { $a }, line { $b } is possible: { $a-lines }.
solo-condition = { solo-workers }{ $a-least_gold ->
    [0] { $a-most_gold ->
        [99] {""}
       *[other] { solo-and }at most { $a-most_gold } gold
    }
   *[other] { solo-and }{ $a-most_gold ->
        [99] at least { $a-least_gold } gold
       *[other] { $a-least_gold } to { $a-most_gold } gold
    }
}
solo-and = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
       *[other] {" and "}
    }
   *[other] {" and "}
}
solo-workers = { $a-least_workers ->
    [0] { $a-most_workers ->
        [16] {""}
        [one] at most 1 worker
       *[other] at most { $a-most_workers } workers
    }
   *[other] { $a-most_workers ->
        [16] at least { $a-least_workers ->
            [one] { $a-least_workers } worker
           *[other] { $a-least_workers } workers
        }
       *[other] { $a-least_workers } to { $a-most_workers } workers
    }
}
news-target = { $c ->
    [1] Its target is { $a }, the first wall space with rubble on its way: { solo-steps }.
    [2] No wall space has rubble. Its target is { $a }, the first clear one on its way: { solo-steps }.
   *[3] { $b ->
        [0] Its target is the focus gate itself, the { $a }: it is not built, and its gold with the rubble there pays it.
       *[other] Its target is the { $a }, the first gate on its way that is not built and that its gold with the rubble there pays: { solo-steps }.
    }
}
solo-steps = { $b ->
    [one] { $b } step from the focus gate
   *[other] { $b } steps from the focus gate
}
news-no-target = No wall space has rubble: nothing is cleared.
news-candidates = Row { $a } has { $b ->
    [one] { $b } tile
   *[other] { $b } tiles
} that it can take, for { $c } gold: the number of the row, less 1 for each full row below.
news-picked = { $c ->
    [0] That is tile { $a-id }.
   *[other] Column { $c } of the focus card takes number { $b } of them from the left, tile { $a-id }.
}
news-path = It branches along { $b-id ->
    [none] tile
   *[other] tiles
} { $a-id }{ $b-id ->
    [none] {""}
   *[other] , { $b-id }
}{ $c-id ->
    [none] {""}
   *[other] , { $c-id }
}.
news-path-choice = { $a ->
    [1] No other way can be paid.
   *[other] Of { $a } ways that it can pay it is the one with most scribes of its own ({ $b }), then fewest of yours ({ $c }), then farthest left.
}
news-solo-step = { $a ->
    [1] Its Sabbath, step 1: { $b } silver for { $c ->
        [one] { $c } worker
       *[other] { $c } workers
    } in its supply.
    [2] Its Sabbath, step 2: { solo-points } for { $c ->
        [0] its highest scribe: it has none
       *[other] its highest scribe, in row { $c }
    }.
    [3] Its Sabbath, step 3: { solo-points } for { $c ->
        [0] all its gatekeepers, scribes and Levites
        [1] its gatekeepers, the most numerous of its kinds of workers
        [2] its scribes, the most numerous of its kinds of workers
       *[3] its Levites, the most numerous of its kinds of workers
    }.
   *[4] Its Sabbath, step 4: { solo-points }: { $c } for its most advanced blessing marker, 1 for each golden space that it has reached on the altar track.
}
solo-points = { $b ->
    [one] { $b } point
   *[other] { $b } points
}
news-levite-choice = Levite { $a } { $b ->
    [1] places gold in the Temple, in the leftmost column with room, as low as possible
    [2] buys gold for 1 silver: { solo-no-gold }
   *[3] advances on the altar track: { solo-no-gold }, and it has no silver
}.
solo-no-gold = { $c ->
    [1] the Temple is full
   *[other] it has no gold
}
news-no-levite = It places no Levite: { $a ->
    [1] all six are placed
    [2] it has less than { $b } gold
   *[3] it has no worker
}.
news-wild-blessing = The opponent's blessing goes to its marker that is farthest left: { $a }.
news-to-gate = { $seat } puts { $b } silver of it on the { $a }, which is not built yet.
news-blessing-full = The { $a } blessing marker of { $seat } stands at the end: the tent moves instead.
news-workers-home = { $seat } takes back { $a ->
    [one] { $a } worker
   *[other] { $a } workers
}.
news-neutral-corner = The { $a } is neutral: nobody keeps it.
news-branch-gained = { $seat } branches along a scribe of { $a }, who gets { $b } silver from the main supply.

## The log by turns: below the name of who acts

turn-turn = Week { $a }, day { $b }
turn-prepares = Before the Sabbath
turn-fed = Sabbath
aside-sabbath = After the Sabbath
aside-scoring = Final scoring
fold-reasons = { $n ->
    [one] { $n } reason
   *[other] { $n } reasons
}
points = { $a ->
    [one] +{ $a } point
   *[other] +{ $a } points
}
deed-gained = +{ $a } { $b }
deed-gained-for = +{ $a } { $b } for { $a } { $c }
deed-paid = paid { $a } { $b }
deed-scored = { $a-sign ->
    [plus] +{ $a }
   *[minus] { $a }
} { $a ->
    [one] point
   *[other] points
} ({ source-of })
deed-banners = +{ $a ->
    [one] { $a } { $b } banner
   *[other] { $a } { $b } banners
}
deed-banners-unused = +{ $a ->
    [one] { $a } { $b } banner, of no use now
   *[other] { $a } { $b } banners, of no use now
}
deed-card-played = played *{ $a }* on pile { $b }
deed-workers = +{ $a ->
    [one] { $a } worker
   *[other] { $a } workers
}
deed-no-worker-left = no worker left: the tent moves instead
deed-blessed = { $a } blessing to { $b }
deed-column = bonus of blessing column { $a }
deed-altar = altar track { $a } to { $b }
deed-tent = tent to { $b }
deed-began = *{ $a }* with { $b ->
    [one] { $b } banner
   *[other] { $b } banners
}
deed-levite = Levite on row { $a }
deed-levite-banner = used a Levite for 1 red banner
deed-temple = { $c } into the Temple, row { $a }, column { $b }
deed-burnt = burnt { $a }, { $b ->
    [one] { $b } step
   *[other] { $b } steps
}
deed-site = worked at { $a-the }
deed-cleared = cleared { $b } from { $a-the }
deed-space-clear = no rubble is left
deed-walls-drawn = drew { $a ->
    [one] { $a } wall card
   *[other] { $a } wall cards
}
deed-wall-built = built a *wall card* on { $a }
deed-wall-kept = a *wall card* on top of the deck
deed-gate-built = built the *{ $a }*{ $b ->
    [0] {""}
   *[other] {" "}and took the { $b } silver on it
}
deed-connected = connected { $a } and the { $b }
deed-copied = used the effect of *{ $b }* on { $a }
deed-scribe = scribe in row { $a-1 } on *{ $b }*
deed-branch-paid = { $a-id ->
    [none] of it { $b } silver to the main supply for branching
   *[other] of it { $b } silver to { $a } for branching
}
deed-row-food = first scribe on scroll row { $a }
deed-hero = took the hero *{ $a }*
deed-traded = { $b ->
    [1] traded with *{ $a }*, upper option
    [2] traded with *{ $a }*, lower option
   *[other] sold with *{ $a }*
}
deed-gate-fee = { $b-id ->
    [none] fee of the { $a } to the main supply
   *[other] fee of the { $a } to { $b }
}
deed-flipped = flipped the *{ $a }* tile
deed-trader = trader on space { $a }
deed-elder = elder on space { $a }
deed-recovered = { $a ->
    [1] took back the trader from space { $b }
   *[other] took back the elder from space { $b }
}
deed-converted = turned { $a } silver into 1 food
deed-discarded = returned { $a }: more cannot be stored
deed-drew = drew { $a ->
    [one] { $a } card
   *[other] { $a } cards
}
deed-drew-card = drew *{ $a }*
deed-farmer = made a worker a farmer
deed-labourer = made a worker a labourer, yield { $a }
deed-judged = { $a ->
    [1] judged behind Zechariah
    [2] judged between the prophets
   *[other] judged ahead of Haggai
}
deed-missing-food = { $a } food missing
deed-fed = { $b } of { $a } food
deed-tucked = tucked *{ $a }*
deed-card-scored = { $b ->
    [0] {""}
    [one] *{ $a }* +1 point
   *[other] *{ $a }* +{ $b } points
}
deed-shofar = took the shofar
deed-leader = in the lead on the altar track
deed-new-deck = new deck of { $a ->
    [one] { $a } card
   *[other] { $a } cards
}
deed-final = { points } for { $b-id ->
    [silver] silver and goods
    [walls] walls
   *[other] { $b }
}
deed-gatekeeper = gatekeeper on the { $a }
deed-tile-used = used *{ $a }*
deed-white-moved = the white worker moved up to row { $b-1 }
deed-white-left = the white worker left the game
deed-neutral-corner = the *{ $a }* is neutral: nobody keeps it
deed-to-gate = of it { $b } on the { $a }, not built yet
deed-blessing-full = { $a } blessing at its end: the tent moves instead
deed-workers-home = { $a ->
    [one] { $a } worker
   *[other] { $a } workers
} back
deed-branch-gained = branched along another scribe: { $b } silver from the main supply to { $a }

summary-sabbath = { $over ->
    [yes] The last Sabbath
   *[no] The Sabbath is over
}
summary-food = Food
    .cell = { $b } of { $a }
summary-hunger = Hunger
summary-cards = Cards
summary-final = At the end
summary-sabbath-about = { $hunger ->
    [0] { $points ->
        [0] All are fed
        [one] All are fed, you score 1 point
       *[other] All are fed, you score { $points } points
    }
   *[other] Hunger costs you { $hunger } { $hunger ->
        [one] point
       *[other] points
    }
}

course-start = Start
solo-name = side { $side }
course-part = Week { $n }
course-sabbath = Sabbath { $n }
course-final = Final scoring

## Why not

reason-card-played = a card has been played this turn
reason-pile-full = the pile is full
reason-not-in-hand = the card is not in your hand
reason-card-first = a card must be played first
reason-auxiliary-used = the auxiliary action has been used this turn
reason-card-not-usable = you cannot trade with that card now
reason-no-such-trade = the card has no such trade
reason-no-silver = there is not enough silver
reason-nothing-to-sell = you have nothing that the card sells
reason-flipped-already = the tile has been flipped already
reason-no-flip-cost = you cannot pay the cost of the tile
reason-trader-used = a trader has been placed this turn
reason-elder-used = an elder has been placed this turn
reason-no-worker = no worker is left in your supply
reason-space-taken = the space is taken
reason-space-not-printed = that space is not on this side of the tile
reason-no-conversion = your farmers tile does not turn silver into food
reason-action-begun = a main action has been begun this turn
reason-action-not-open = { $moment ->
    [none] that main action is not open
   *[other] that main action is not open; it can be done { $moment }
}
reason-not-in-this-phase = not in this phase of the temple action
reason-levite-placed = a Levite has been placed in this action
reason-levites-full = all six Levites are placed
reason-no-food = there is not enough food
reason-levites-used = all your Levites have been used
reason-row-full = the row is full
reason-too-few-banners = there are too few banners
reason-no-resource = you do not have that resource
reason-site-chosen = another location has been chosen this turn
reason-site-here = it is the location of this turn already
reason-built-or-neutral = it is built or neutral
reason-no-site = no location has been chosen yet
reason-no-cube-there = no such cube lies there
reason-rubble-left = there is rubble left
reason-no-wall-card = no wall card is left
reason-no-wall-beside = no built wall stands there beside the new one
reason-not-the-cost = that is more than it costs
reason-scribe-placed = a scribe has been placed in this action
reason-tile-taken = a scribe stands there
reason-tile-closed = no scribe below opens that tile
reason-no-price = you cannot pay the tile and the way to it
reason-tent-moved = the tent has been moved in this action
reason-action-open = the main action is not finished
reason-action-first = a main action has to be chosen first
reason-still-obligatory = something obligatory is still to be done
reason-done-already = it has been done in this preparation
reason-not-owned = you do not have it
reason-no-target = there is no trader or elder there
reason-marker-at-the-end = the marker stands at the end
reason-corner-taken = the corner is taken
reason-not-held = you have none
reason-not-drawn = the card was not drawn
reason-other-path = another way pays the same, or only a part of it
reason-no-path = that way does not lead there
reason-not-on-the-board = the card is not on your board
reason-cannot-pay = it cannot be paid
reason-no-cube-to-pay = you have no cube to pay
reason-nothing-sold-yet = nothing has been sold yet
reason-placing-not-begun = nothing has been placed yet
reason-placing-over = the placing is finished already
reason-no-place-to-build = nothing can be built
reason-no-scroll-possible = no scroll tile is possible
reason-condition-not-met = its condition is not met

## Points

source-start = Start
source-temple = Temple
source-sectors = Sectors
source-levites = Levites
source-altar = Altar track
source-tent = City map
source-blessings = Blessings
source-judgement = Judgement
source-hunger = Hunger
source-sabbath = Sabbath
source-scrolls = Scrolls
source-buildings = Walls and gates at once
source-other = Other
source-silver = Silver and goods
source-tiles = Development tiles
source-leader = Altar leader
source-walls = Walls
source-gates = Gates
source-scribes = Scribes
source-gold_scrolls = Gold scrolls
tie-broken = Level on points, whoever is ahead on the altar track wins.

## What simulations count

figure-scribes = Scribes
figure-walls = Walls
figure-gates = Gates
figure-levites = Levites
figure-altar = Altar space
figure-tiles = Development tiles flipped
figure-temple = Temple filled (%)

## The table in the terminal

board-week = week { $n }
board-day = day { $n }
board-stage-opening = set-up
board-stage-days = working days
board-stage-preparation = preparation
board-stage-sabbath = Sabbath
board-stage-rest = after the Sabbath
board-turn-of = turn of { $who }
board-decides = { $who } decides
board-z = Z
board-h = H
board-pool = { $n ->
    [one] { $n } banner left
   *[other] { $n } banners left
}
board-ring = City ring, clockwise from the upper left corner
board-temple = Temple
board-altar = Altar
board-altar-track = Altar track, card { $side } (* golden space)
board-scrolls = Scrolls
board-prophets = Z Zechariah { $z }, H Haggai { $h }
board-piles = piles
board-hand = hand
board-tucked = tucked
board-tiles = tiles
board-banners = banners
board-deck = deck { $n }
board-walls = { $n ->
    [one] { $n } wall card
   *[other] { $n } wall cards
}
board-action-temple = Temple
board-action-walls = Walls
board-action-torah = Torah, tents
board-solo = Opponent
board-focus-left = focus cards left: { $n }
board-schemes-left = scheme cards left: { $list }
board-head-vp = vp
board-head-goods = goods
board-head-workers = workers, Levites
board-head-placed = farm/lab/ trad/eld
board-head-blessings = blessings o/p/r
board-head-limit = limit
board-printed-building = Building
board-printed-gates = Gates
board-printed-levites = Levites
board-printed-columns = Blessing columns
board-gate-class = gate
board-site = { $lying } Building costs { $price }
board-sabbath-food = Sabbath: { $need } food needed, { $have } there, { $sure } sure to come
board-legend =
    City ring: each place with its owner (a dot: nobody; { $wall-neutral }: neutral) and the letter of its cost (h, m, l), then the rubble and the blessing for its last cube, the silver on a gate, or the wall card.
    Building: what a wall space costs by its letter, and a gate: grey banners, stone, wood.
    Gates: points and reward of whoever builds it, { $connection } what each connection brings.
    Levites: what food the first, second, ... costs, and its reward. Blessing columns: the bonus when all three markers have reached them.
    Temple: rows 1 to 5 from below, each with its reward; lines part the sectors.
    Scrolls: place, owner of the scribe, number of the tile; then what a tile of the row costs, and the food on the row.
    Altar track: space (* golden), reward, prophets (Z, H), markers; of those on one space the first is ahead.
    Tents: what a way costs; then space, reward, tents.
    Players: workers in the supply + in the main supply, { $levite } Levites; farmers, labourers, traders, elders; the orange, purple and red blessing marker; resources stored and the limit (- none).
    Sabbath: the food your workers will need, what you have, what the preparation surely brings. Judgement: where the prophets would find you now.
    Tiles: what the flip costs, { $flip } flipped; in brackets the taken spaces of traders and elders.
    A degree sign (in plain text a tilde) marks what is not known from a printed copy but reconstructed; behind a heading, something there.
board-g_sheep = Sheep
board-g_muster = Muster
board-g_east = East
board-g_horse = Horse
board-g_water = Water
board-g_fountain = Fountain
board-g_dung = Dung
board-g_valley = Valley
board-g_old = Old
board-g_fish = Fish

# --- the board in the browser -------------------------------------------------------------------------------------
tab-mine = My board

board-wall = Wall { $n }
board-ring-places = City ring, 34 places clockwise from the Sheep Gate
board-jump = Jump along the ring
board-nobody = nobody
board-neutral = neutral
board-clear = clear
board-is-neutral = Neutral: stands from the start, belongs to nobody.
board-is-built = Belongs to { $name }.
board-is-clear = Clear of rubble.
board-rubble = Rubble: { $list }.
board-lying = { $n } silver lies on it for the builder.
board-build-cost = Building costs { $list }.
board-gate-worth = { $n } { $n ->
    [one] point
   *[other] points
} at the end. At once: { $reward }
board-wall-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.
board-connects = Connection with a wall beside it: { $reward }

board-first = 1st
board-leader = Whoever is ahead on the altar track after the Sabbath of weeks 1 and 2 gets a worker.
board-on-altar = { $names } on space { $n }
board-altar-space = Altar, space { $n }
board-golden = Golden space.
board-zechariah = Zechariah
board-haggai = Haggai
board-band-behind = behind
board-band-between = between
board-band-ahead = ahead of Haggai
board-judgement = Judgement

board-temple-about = Each row is filled from the left. When a sector is full, Levites are paid and compared.
board-temple-row-name = Temple, row { $n }
board-temple-row = Each cube costs { $red ->
    [one] { $red } red banner
   *[other] { $red } red banners
}; stone or wood 1 point, gold 2. { $reward } Here lie: { $list }.
board-levite-row = Levite { $n }
board-levite-first = Here from the start. A Levite needs no food on the Sabbath.
board-temple-next = Next space of row { $n }.
board-sector-left = { $n } left
board-sector-full = sector complete
board-levite-next = Your next Levite.

board-torah = Torah
board-scroll = Scroll row { $row }, tile { $n }
board-scroll-name = Scroll
board-scribe-of = Scribe: { $name }.
board-costs = It costs { $list }.
board-scribe-on = Place a scribe in row { $row }, tile { $n }
board-path = Branch up along { $list }
board-path-step = row { $row }, tile { $n } ({ $name })
board-at-once = At once: { $effect }
board-hero = Hero: { $n } { $colour } { $n ->
    [one] banner
   *[other] banners
} for good.
board-hero-week = Week { $n }: { $reward }
board-is-hero = hero

board-tents = Tents
board-tents-here = Tent of { $names }
board-tent-space = City map, space { $n }
board-fare = Move the tent { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
board-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
board-clear-price = clear
board-instead = instead of
board-or = or

board-own = Your board
board-own-away = Fold it
board-board-of = Board of { $name }
board-pile = Pile { $n }
board-today = today
board-sells = sells
board-sell = sell
board-trade = Trade.
board-card-banners = Banners from the top: { $list }. Once tucked, only the first counts.
board-card-trades = Trades at the { $gate }; unless it is yours, 1 silver more. { $list }
board-card-sells = Sells, as often as you like. { $list }
board-card-scores = Tucked, on every Sabbath: { $effect }
board-fee-to = to
board-if-now = if tucked and scored now
board-room = room for { $n }
board-tucked-cards = Tucked
board-visible = Visible
board-hand-cards = Hand { $n }
board-choose-wall = Build one of these
board-choose-top = On top of the deck

board-guards = Guards
board-labourers = Labourers
board-farmers = Farmers
board-traders = Traders
board-elders = Elders
board-trader = Trader
board-elder = Elder
board-workers = workers in the supply
board-levites = Levites
board-gatekeepers = gatekeepers
board-scribes = scribes
board-gates = gates built
board-limit = limit { $n }
board-flipped = flipped
board-flip = Flip: { $effect }
board-guards-back = No storage limit; a trader or elder comes back in each preparation.
board-converts = Silver into food, at any time
board-farmer-count = { $n ->
    [one] { $n } farmer
   *[other] { $n } farmers
}
board-labourer-count = { $n ->
    [one] { $n } labourer
   *[other] { $n } labourers
}
board-labourers-about = Each labourer, in the preparation: { $effect }
board-farmers-about = Each farmer, in the preparation: { $effect }
board-traders-about = Once a turn, a worker on a free space: its reward at once. The worker stays and has to be fed.
board-elders-about = Once a turn, a worker on a free space: its reward at once, banners for this turn. The worker stays and has to be fed.
board-after-flip = After the flip: { $effect }
board-space = { $kind }, space { $n }: { $effect }

board-you = You
board-points = points
board-shofar = Holds the shofar
board-no-limit = { $n } stored, no limit
board-limit-about = Storage limit { $n }, checked at the end of every turn
board-stored = { $n } of { $limit } stored
board-storage = stored / limit
board-feed = Sabbath needs { $n }
board-feed-about = One food for every worker who is not a Levite; each one missing costs points.
board-feed-state = { $have } here, { $sure } sure, { $short ->
    [0] enough
   *[other] { $short } missing
}
board-feed-now = Feed
board-food-needed = food, { $n } needed on the Sabbath
board-blessings = Blessings
board-blessing = { $colour } blessing
board-blessing-at = { $colour } blessing at { $n }
board-points-from = Where your points come from
board-points-sum = { $list }. Scored now, the end would add { $end }.
board-column = Column { $n }
board-column-about = Yours once, when all three markers have come so far.
board-column-taken = You have had it.
board-bless = Next step.
board-banners-now = Banners of this turn
board-banner = { $colour } banners
board-banner-wild = banners of any colour
board-left = left
board-lost = { $n } lost

board-week-of = Week { $week } of III
board-day-of-week = Day { $n } of 6
board-sabbath = Sabbath
board-turn-order = Turn order
board-tiles-flipped = tiles flipped
board-cards = { $n ->
    [one] { $n } card visible
   *[other] { $n } cards visible
}, { $hand } in hand
board-solo-left = { $focus } focus and { $schemes } scheme cards left
board-focus = { $way ->
    [cw] clockwise
   *[other] counter-clockwise
}, column { $n }
board-focus-about = It starts looking for work at this gate and trades here: the lower trade if it can pay it, else the upper one. { $upper } { $lower }
board-scheme-line = With { $workers } { $workers ->
    [one] worker
   *[other] workers
} and { $gold } gold in its supply: { $effect }
board-always = always
board-short-behind = behind
board-short-between = between
board-short-ahead = ahead
board-scheme = Scheme: the first line it can afford

where-week = Week { $week }{ $stage ->
    [days] , day { $day }
   *[other] { "" }
}
where-card = { $card } of today
where-site = { $place }: { $n ->
    [0] no rubble left
    [one] { $n } cube of rubble
   *[other] { $n } cubes of rubble
}
option-banners = Banners of the card: { $list }.
option-banners-today = Banners of today then: { $list }.
board-work-at = Work at { $place }
board-build = Build { $place }
board-build-now = Build
board-row = Row { $n }
board-covers = It covers { $card }.
board-levite-done = That Levite can do nothing else in this action.
board-gate-worker = The gate takes 1 worker, who has to be fed.
board-wall-drawn = You choose one of the wall cards that you draw.
board-wall-build = Build the wall card: { $effect }
board-wall-top = Put it on top of the deck: { $effect }
board-fee-stays = { $n } silver of it stays on the gate for its builder.
board-white-worker = white worker
board-tucked-banner = It stays for good with { $list }.
board-each-sabbath = On this Sabbath and each later one: { $effect }
board-worth-now = Now that is { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
board-go-hungry = hungry
board-finish = Finish
board-finish-action = Finish the main action
board-finish-preparation = Finish the preparation
board-placed = Placing done
board-end-turn = End turn
board-pass = Do without
board-done = Done
board-accept = Take it
board-free = free

group-play = Card
group-begin = Action
group-steps = Action
group-site = Work at
group-also = Also
group-prepare = Prepare
group-gatekeeper = Gate
group-tuck = Tuck
group-wall = Wall
group-top = On top
group-via = Pay
group-pay = Pay
group-sell = Sell
group-take = Take
group-discard = Return
group-bless = Blessing
group-recover = Recover
group-copy = Copy
group-choose = Choose
group-end = Or

## The legend of icons

icon-blessing = a blessing marker of that colour
icon-blessing-wild = a blessing marker of your choice
icon-ingot = gold
icon-flip = a development tile, flipped
icon-res-city = a resource of your choice: stone, wood or cinder
icon-altar = a golden altar space
icon-altar-step = a step on the altar track
icon-recover = you may take back a trader or elder
icon-no-control = needs no food; before a good: lose it
icon-end-game = at the end of the game
icon-card = a card
icon-prep = in each preparation for the Sabbath
icon-any-time = an auxiliary action: a trade or a flip
icon-banner = a banner of that colour
icon-banner-wild = a banner of any colour
icon-whole-round = once more
icon-pile = your piles
icon-rubble = clear rubble
icon-track = the highest row
icon-wall = a wall
icon-tent = a space for the tent
icon-trader = a trader, or trading
icon-elder = an elder
icon-scribe = a scribe

## When a move can be made: "It can be done ..."

moment-play = at the beginning of your turn
moment-trade = once in your turn (a trade or a flip), at any moment, and in the preparation where an effect allows it
moment-flip = once in your turn (a trade or a flip), at any moment, and where an effect flips a tile
moment-trader = once in your turn, at any moment
moment-elder = once in your turn, at any moment
moment-convert = with the farmers tile that turns silver into food
moment-begin = in your turn, after you have played a card
moment-levite = in a Temple action, while a Levite is still to come
moment-banner = in a Temple action, with a Levite not yet used
moment-temple = in a Temple action
moment-altar = in a Temple action
moment-placed = in a Temple action, while a Levite can still come
moment-site = in a walls action, first of all
moment-clear = in a walls action, at a place with rubble
moment-build = in a walls action, at a cleared place
moment-scribe = in a Torah action
moment-tent = in a Torah action
moment-finish = in a main action, or in the preparation for the Sabbath
moment-end = in your turn, after the main action
moment-farmer = in the preparation for the Sabbath, or when a worker comes back there
moment-labourer = in the preparation for the Sabbath, or when a worker comes back there
moment-judgement = in the preparation for the Sabbath
moment-harvest = in the preparation for the Sabbath, with the farmers tile flipped
moment-guards = in the preparation for the Sabbath, with the guards tile flipped
moment-use = in the preparation for the Sabbath, with a scroll tile that works there
moment-gatekeeper = in the set-up
moment-take = where you get a resource of your choice
moment-bless = where you get a blessing of your choice
moment-recover = where a trader or elder may be taken back
moment-pass = where an effect may be declined
moment-choose = where an effect has several options
moment-accept = where an effect may be declined
moment-discard = when you have more than you can store
moment-wall = when you build a wall
moment-top = when you have built a wall
moment-copy = when a scroll tile uses the effect of a wall beside the new one
moment-via = when a scribe can branch along scribes of several players
moment-pay = where a price can be paid in several goods
moment-sell = in a trade with a card that buys resources
moment-done = while you sell resources
moment-feed = on the Sabbath
moment-tuck = on the Sabbath

## Hints: the parts of the valuation

hint-part-points = points
hint-part-board = temple, walls and scribes
hint-part-cards = cards
hint-part-goods = goods
hint-part-workers = workers and their food
hint-part-markers = blessings and tracks
hint-part-banners = banners of the turn
