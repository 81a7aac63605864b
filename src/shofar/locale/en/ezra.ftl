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
