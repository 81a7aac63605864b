# Ezra and Nehemiah in English.

# --- names ------------------------------------------------------------------------------------------------------
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

# --- things -------------------------------------------------------------------------------------------------------
noun-stone = stone
noun-cinder = cinder
noun-silver = silver
noun-food = food
noun-res = resources
noun-red-banner = red { $n ->
    [one] banner
   *[other] banners
}
noun-grey-banner = grey { $n ->
    [one] banner
   *[other] banners
}
noun-blue-banner = blue { $n ->
    [one] banner
   *[other] banners
}
noun-wild-banner = { $n ->
    [one] banner
   *[other] banners
} of any colour
noun-orange-blessing = orange { $n ->
    [one] blessing
   *[other] blessings
}
noun-purple-blessing = purple { $n ->
    [one] blessing
   *[other] blessings
}
noun-red-blessing = red { $n ->
    [one] blessing
   *[other] blessings
}
noun-wild-blessing = { $n ->
    [one] blessing
   *[other] blessings
} of your choice
noun-altar = altar { $n ->
    [one] step
   *[other] steps
}
noun-tent = tent { $n ->
    [one] step
   *[other] steps
}
seat-1 = Turquoise
seat-2 = Red
seat-3 = Purple
seat-4 = Yellow

# --- questions ----------------------------------------------------------------------------------------------------
question-turn = your day in Jerusalem
question-prepare = prepare for the Sabbath
question-corner = choose a corner gate
question-assign = choose the work of a new worker
question-storage = return what you cannot store
question-tuck = tuck a card for good
question-sell = sell one by one
question-choose-wall = choose the wall to build
question-return-walls = choose the card for the top of your deck
question-branch = choose whom to pay for branching
question-tent-cube = pay a cube for the long way
question-feed = feed your workers

# --- the log ------------------------------------------------------------------------------------------------------
news-gained = { $seat } gets { $a } { $b }.
news-paid = { $seat } pays { $a } { $b }.
news-scored = { $seat }: { $a } points ({ $b-id }).
news-banners = { $seat } gets { $a } { $b-id } banners for this turn.
news-turn = { $seat } begins day { $b } of week { $a }.
news-card-played = { $seat } plays { $a } on pile { $b }.
news-workers = { $seat } gets { $a ->
    [one] { $a } worker
   *[other] { $a } workers
}.
news-no-worker-left = No worker is left for { $seat }: a tent step instead.
news-blessed = { $seat } moves the { $a-id } blessing to { $b }.
news-column = { $seat } completes blessing column { $a }.
news-altar = { $seat } moves from { $a } to { $b } on the altar track.
news-tent = { $seat } moves the tent { $a ->
    [one] { $a } space
   *[other] { $a } spaces
}.
news-began = { $seat } begins with { $b } banners: { $a-id }.
news-levite = { $seat } places Levite number { $a }.
news-levite-banner = { $seat } uses a Levite for a red banner.
news-temple = { $seat } puts { $c } into row { $a } of the Temple.
news-sector = Sector { $a } of the Temple is complete.
news-burnt = { $seat } burns { $a } on the altar.
news-site = { $seat } works at { $a-id }.
news-cleared = { $seat } clears { $b } at { $a-id }.
news-space-clear = { $a-id } is clear of rubble.
news-walls-drawn = { $seat } draws { $a } wall cards.
news-wall-built = { $seat } builds a wall at { $a-id }.
news-wall-kept = You put a wall card on top of your deck.
news-gate-built = { $seat } builds the gate { $a-id }.
news-connected = { $a-id } and { $b-id } connect.
news-copied = { $seat } uses the wall at { $a-id }.
news-scribe = { $seat } sets a scribe on scroll { $a-id }.
news-branch-paid = { $seat } pays { $b } silver for branching.
news-white-moved = A white worker moves up.
news-white-left = A white worker leaves the game.
news-row-food = { $seat } takes { $b } food of scroll row { $a }.
news-hero = { $seat } wins { $a }.
news-traded = { $seat } trades with { $a }.
news-gate-fee = { $seat } pays 1 silver at { $a-id }.
news-flipped = { $seat } flips the { $a-id }.
news-trader = { $seat } uses trader space { $a }.
news-elder = { $seat } uses elder space { $a }.
news-recovered = { $seat } takes a worker back.
news-converted = { $seat } turns { $a } silver into 1 food.
news-discarded = { $seat } returns { $a }.
news-drew = { $seat } draws { $a ->
    [one] { $a } card
   *[other] { $a } cards
}.
news-drew-card = You draw { $a }.
news-prepares = { $seat } prepares for the Sabbath.
news-farmer = { $seat } makes a worker a farmer.
news-labourer = { $seat } makes a worker a labourer.
news-judged = { $seat } is judged: { $a ->
    [1] behind Zechariah
    [2] between the prophets
   *[other] ahead of Haggai
}.
news-missing-food = { $seat } misses { $a } food.
news-fed = { $seat } feeds: { $b } of { $a } food.
news-tucked = { $seat } tucks { $a }.
news-card-scored = { $seat }: { $a } scores { $b }.
news-week = Week { $a } begins.
news-prophets = Zechariah goes to { $a }, Haggai to { $b }.
news-shofar = { $seat } takes the shofar.
news-leader = { $seat } leads at the altar.
news-new-deck = { $seat } shuffles a deck of { $a } cards.
news-final = { $seat }: { $a } points at the end ({ $b-id }).
news-gatekeeper = { $seat } sets a gatekeeper at { $a-id }.
news-tile-used = { $seat } uses a scroll.
news-finished = { $seat } finishes.
news-focus = { $seat } turns its focus to { $a-id }, column { $b }.
news-focus-trade = { $seat } trades by its focus card for { $c } silver.
news-focus-tent = { $seat } cannot trade and moves its tent.
news-scheme = { $seat } follows { $a-id }.
news-line-skipped = { $seat } skips line { $b }.
news-line-taken = { $seat } carries out line { $b }.
news-target = { $seat } chooses { $a-id }, { $b } steps from its focus.
news-no-target = { $seat } finds no place.
news-candidates = { $seat } chooses scroll { $c-id } of { $b } in row { $a }.
news-solo-step = { $seat }: Sabbath step { $a }, { $b }.
news-levite-choice = { $seat } uses Levite { $a }.
news-to-gate = { $seat } lays 1 silver on the gate { $a-id }.

# --- moves --------------------------------------------------------------------------------------------------------
move-play = Play { $a } on pile { $b }
move-trade = Trade with { $a }
move-flip = Flip the { $a-id }
move-trader = Trader on space { $a }
move-elder = Elder on space { $a }
move-convert = Turn silver into food
move-begin = Begin: { $a-id }
move-levite = Place a Levite
move-banner = Use a Levite for a red banner
move-temple = { $b } into row { $a } of the Temple
move-altar = { $a } on the altar
move-placed = Finish placing
move-site = Work at { $a-id }
move-clear = Clear { $a }
move-build = Build for { $a } stone, { $b } wood, { $c } gold
move-scribe = Scribe on scroll { $a-id }
move-tent = Move the tent { $a }
move-finish = Finish
move-end = End the turn
move-farmer = Make a farmer
move-labourer = Make a labourer, yield { $a }
move-judgement = Judgement of the prophets
move-harvest = Harvest of the farmers
move-guards = Recovery of the guards
move-use = Use the scroll { $a-id }
move-gatekeeper = Gatekeeper at { $a-id }
move-take = Take { $a }
move-bless = Advance the { $a-id } blessing
move-recover = Take the { $a-id } on space { $b } back
move-pass = Do without
move-choose = Choose number { $a }
move-accept = Take it
move-discard = Return { $a }
move-wall = Build this wall card: { $a-id }
move-top = Put on top: { $a-id }
move-copy = Copy the wall at { $a-id }
move-via = Branch along { $a-id }
move-pay = Pay { $a }
move-sell = Sell { $a }
move-done = Done
move-feed = Feed the workers
move-tuck = Tuck { $a }

# --- the board in the browser -------------------------------------------------------------------------------------
tab-mine = My board

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
board-wall = Wall { $n }
board-ring = City ring, 34 places clockwise from the Sheep Gate
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
board-counted = { $n } { $good ->
    [grey] grey { $n ->
        [one] banner
       *[other] banners
    }
   *[other] { $good }
}
board-gate-worth = { $n } points at the end. At once: { $reward }
board-wall-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end. { $effect }
board-connects = Connection with a wall beside it: { $reward }

board-altar = Altar
board-first = 1st
board-leader = Whoever is ahead on the altar track after the Sabbath of weeks 1 and 2 gets a worker.
board-on-altar = { $names } on space { $n }
board-zechariah = Zechariah
board-haggai = Haggai
board-band-behind = behind
board-band-between = between
board-band-ahead = ahead of Haggai
board-judgement = Judgement

board-temple = Temple
board-temple-about = Each row is filled from the left. When a sector is full, Levites are paid and compared.
board-temple-row = Row { $n }: { $list }. { $reward }
board-temple-next = Next space of row { $n }.
board-sector-left = { $n } left
board-sector-full = sector complete
board-levite-next = Your next Levite.

board-torah = Torah
board-walls = Walls
board-scroll = Scroll row { $row }, tile { $n }
board-scroll-name = Scroll
board-scribe-of = Scribe: { $name }.
board-scribe-cost = It costs you: { $cost }
board-at-once = At once: { $effect }
board-hero = Hero: { $n } { $colour } banners for good.
board-hero-week = Week { $n }: { $reward }
board-is-hero = hero

board-tents = Tents
board-tents-here = Tent of { $names }
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
board-board-of = Board of { $name }
board-pile = Pile { $n }
board-today = today
board-sells = sells
board-sell = sell
board-trade = Trade.
board-fee-on = on it
board-fee-to = to
board-if-now = if tucked and scored now
board-room = room for { $n }
board-tucked = Tucked
board-visible = Visible
board-hand = Hand { $n }
board-deck = deck { $n }
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
board-bless = Next step.
board-banners = Banners of this turn
board-banner = { $colour } banners
board-banner-wild = banners of any colour
board-left = left
board-lost = { $n } lost

board-week-of = Week { $week } of III
board-day = Day { $n } of 6
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
board-scheme = Scheme: the first line it can afford

board-finish = Finish
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
