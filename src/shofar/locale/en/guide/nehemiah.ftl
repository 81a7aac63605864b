# The guided first game. A step has its heading, `.do` (one thing), `.why` (at most 45 words) and `.tag` (at most three words);
# comments are `guide-<step>-<word>`. **Bold** is what to look at. Words: a worker stands or lies, card above, row 4, sweep, coin.

guide-about = What it is about
    .do = Look at the three boards at the top, then press Next.
    .why = Wall, temple, guard. Three times in the game each board pays whoever has most cubes there, then the second, then the third. Wood and gold become cubes. Workers fetch wood and gold.
    .tag = 4, 2, 1 points
guide-about-begun = You have begun already. Good: look up at the boards once, that is where it will count.

guide-place = A worker takes his place
    .do = Place a worker in **column 1**.
    .why = You choose a column; he stands on its highest free card. He brings nothing yet: today he takes his place, in a later turn he works.
    .tag = Place here
guide-place-ok = He stands on **2 wood**. No wood so far: that comes when he is sent to work.
guide-place-elsewhere = **{ $card }** it is. Same rule: the highest free card, and nothing yet.
guide-place-rivals = **Hanna** went below you in column 1, **Zuzia** to column 2.

guide-fill = Columns fill downwards
    .do = Place a second worker in **column 1**.
    .why = Hanna took row 2, so yours goes to row 3. Lower is better, as you will see: from there he can reach what lies above.
    .tag = Row 3 is free
    .do-else = Place a second worker: **below another one**, if you can.
    .why-else = The next worker in a column stands below the last. Lower is better, as you will see: from there he can reach what lies above.
    .tag-else = Place here
guide-fill-ok = **Build wall**, row 3, below two others. Remember the place.
guide-fill-elsewhere = Two workers out: fine. Column 1 stays the interesting one, two cards there will soon be used.
guide-fill-worked = { $deed } Sooner than planned. Now place one below.
guide-fill-rivals = **Hanna** sent hers to work for 2 gold: he lies now. **Zuzia** placed below her own.

guide-work = Send him to work
    .do = Send your worker on **2 wood** to work.
    .why = He gives what his card shows and lies down. A turn is always one of two things: place a worker, or send one to work.
    .tag = 2 wood
    .do-else = Send one of **your workers** to work.
    .tag-else = Send him
guide-work-ok = 2 wood. He lies now, and stays on his card: tired, but not gone.
guide-work-another = { $deed } He lies now, and stays on his card: tired, but not gone.
guide-work-placed = Also a turn. You have { $home } left. Income only comes from work, so send one soon.
guide-work-declined = He lies and you took nothing. Legal, and sometimes clever; here it was a gift to nobody.
guide-work-rivals = **Hanna** placed in column 3. **Zuzia** sent hers to work for 2 gold.

guide-cube = Wood becomes influence
    .do = Send your worker on **Build wall** to work and pay 1 wood.
    .why = A cube on the wall. It stays there and is counted at every scoring, three in all.
    .tag = 1 wood, 1 cube
    .do-else = Bring a **cube** to a board: send a worker to work on a card that shows wall, temple or guard.
    .why-else = A cube stays on its board and is counted at every scoring, three in all. If no worker of yours stands on such a card, place one there first.
    .tag-else = { "" }
guide-cube-ok = **Your first cube.** Nobody else is on the wall: { $now } { $now ->
    [one] point
   *[other] points
} if it scored now.
guide-cube-another = **Your first cube.** Your cubes are worth { $now } { $now ->
    [one] point
   *[other] points
} if the boards scored now.
guide-cube-placed = A good place, too. Build wall waits for you: nobody can take a card on which you stand.
guide-cube-worked = { $deed } Cubes come from cards that show a board. Build wall in column 1 is one.

guide-above = Use what lies above
    .do = Use **2 wood** in row 1 once more, for one coin.
    .why = A worker who has done his own card may go on: every card **above** him whose worker **lies down** works again, 1 gold each. Your own worker: the coin goes to the bank. A rival's: to the rival.
    .tag = Use for 1 coin
    .do-else = Send a worker to work who stands **below a lying one**; then use that card above, for one coin.
    .tag-else = 1 coin
guide-above-ok = **2 wood again**, for one coin to the bank. One worker, two cards.
guide-above-rival = Hanna's **2 gold**: you paid her 1 and took 2. The same rule; 2 wood is still open.
guide-above-another = A card above, used again for a coin. **One worker, two cards.**
guide-above-stopped = **You stopped.** Quite legal, you keep { $gold } gold. The chance is not gone: row 4 of this column will offer the same cards.
    .do = Place a worker in **column 1**: the free card is row 4.
    .why = From row 4 all three cards above are in reach.
guide-above-placed = Good. When he works, he may use the cards above him whose workers lie down.
guide-above-lost = **Column 1 is full or new**, and none of yours stands below a lying worker.
    .do = Play on: I come back when one of your workers stands below a lying one. Or set the table for this step.
guide-above-again = **Here it is.** A worker of yours stands ready, and above him workers lie.
    .do = Send him to work, then use a card **above** him for a coin.

guide-rival = Pay a rival
    .do = Use **2 gold** in row 2 as well. Hanna gets the coin.
    .why = You pay 1 and take 2; she earns 1 without a turn. Whoever stands high in a long column is paid by all who come below.
    .tag = 1 coin to Hanna
    .do-else = Use another card above, or stop.
    .why-else = The coin goes to whoever's worker lies there: to the bank if he is yours. Whoever stands high in a long column is paid by all who come below.
    .tag-else = 1 coin
guide-rival-ok = **1 to Hanna, 2 to you.** Three cards with one worker: cube, wood, gold.
guide-rival-another = Another card for a coin. If a rival's worker lies there, the coin is theirs.
guide-rival-stopped = You keep the coin. A fair reason: it is not only what you gain, also what a rival does.
guide-rival-over = Your turn is over. Where a rival's worker lies above yours, the coin goes to that rival: whoever stands high in a long column is paid by all below.
guide-rival-rivals = **Zuzia** did the same in column 2: temple first, then her own 2 gold for a coin.

guide-low = The lowest card
    .do = Place a worker in **column 1**, row 4.
    .why = The red edge marks row 4. From there three cards lie above, all with lying workers. And row 4 does one thing more: you will see it next turn.
    .tag = Row 4
    .do-else = Place a worker on a **row 4**.
    .why-else = The red edge marks row 4. From there three cards lie above. And row 4 does one thing more: you will see it when he works.
    .tag-else = Place here
guide-low-ok = Nobody can come below him. Column 1 is yours to close.
guide-low-another = A row 4 is yours: nobody can come below him.
guide-low-elsewhere = Noted. Whoever takes row 4 of column 1 may use your cards there and pays you for them: pleasant, but they decide when.
guide-low-worked = { $deed } Row 4 is still free.
guide-low-lost = **Somebody else took row 4** of column 1. They pay you for every card of yours they use.
    .do = Play on: I come back when a row 4 is free or yours. Or set the table for this step.
guide-low-again = **A row 4 is within reach** again.
    .do = Place a worker on a card in **row 4**.

guide-sweep = Sweep the column
    .do = Send him to work: **1 wood**, then all three cards above, then watch.
    .why = When a worker on row 4 works, the column is swept after the turn: all its workers go home to their players, four new cards come. There is hardly another way home.
    .tag = Sweeps column 1
    .do-else = Send your worker on **row 4** to work, use what lies above, then watch.
    .tag-else = Sweeps
guide-sweep-ok = **Swept.** { $wood } wood, { $gold } gold, { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    } on the boards, and { $home } { $home ->
        [one] worker
       *[other] workers
    } at home. The others' came home as well. The moment was yours.
guide-sweep-bare = **Swept** all the same. Next time see what lies above first: each card there would have cost a coin.
guide-sweep-placed = Waiting makes the column no richer. A rival may still change it.
guide-sweep-stopped = You stopped there. Quite legal.
guide-sweep-lost = **The column was swept** before you could. That is the race.
    .do = Play on: I come back when a row 4 is yours. Or set the table for this step.
guide-sweep-again = **A row 4 is yours.**
    .do = Send the worker on **row 4** to work, and watch the column go.
guide-sweep-rivals = **Hanna** trained a guard. **Zuzia** bought wood with her worker in column 4.

guide-clock = How long a round lasts
    .do = Look at the deck: **{ $cards } { $cards ->
        [one] card
       *[other] cards
    } left**. Then place a worker in **column 2**.
    .why = Every sweep takes four cards. When a column has to be refilled and the deck is empty, the round ends and the three boards pay. Sweeping is the clock, and all hold it.
    .tag = { $columns } { $columns ->
        [one] column
       *[other] columns
    } left
    .do-else = Look at the deck: **{ $cards } { $cards ->
        [one] card
       *[other] cards
    } left**. Then place a worker.
    .tag-else = Place here
guide-clock-ok = On **Build a gate**, with two lying workers of Zuzia above him.
guide-clock-elsewhere = On **{ $card }**. The gate in column 2 is the next thing to look at.
guide-clock-rivals = **Hanna** and **Zuzia** placed workers.

guide-gate = Gates
    .do = Send your worker on **Build a gate** to work: 2 wood. Then use what lies above him, or stop.
    .why = A gate is worth what it shows at the end, whatever happens on the boards. The later ones are worth more: 2, 2, 3, 3, 3, 4, 4, 4. They run out.
    .tag = Worth { $gate }
    .do-else = Send a worker to work on **Build a gate** and pay 2 wood.
    .tag-else = { "" }
guide-gate-ok = **A gate worth { $worth }.** It is safe: nobody can take it, and it counts at the end.
guide-gate-kept = 2 wood kept. They are two cubes on the wall, if a Build wall turns up.
guide-gate-placed = Also a turn. The gate waits: whoever stands on that card may build it.

guide-last = The last turn of a round
    .do = Send your worker on **3.4** to work: build the wall, then train a guard above for a coin.
    .why = The deck is empty: this sweep ends the round. On the wall you and Hanna are level and share 4 and 2, so 3 each. One cube more and it is 4 to 2.
    .tag = Ends the round
    .set = Go there
guide-last-ok = **Scored.** From the boards: you { $points_0 }, Hanna { $points_1 }, Zuzia { $points_2 }.
guide-last-placed = Then somebody else may end the round, level as you are. You are asked again.
guide-last-lost = Round I lasts { $columns } more { $columns ->
        [one] sweep
       *[other] sweeps
    }.
    .do = Play them, or go to the last turn of the round.
guide-last-again = **The deck is empty.** The next sweep ends the round.
    .do = Put cubes where one more changes your place, then sweep a column.
    .why = Level players share their places. One cube more than a rival on a board takes the better place alone.

guide-paid = What the boards paid
    .do = Look at the three boards, then press Next.
    .why = Most cubes 4, second 2, third 1. Level players share their places. No cube, no points; all level, nobody scores. And then **the first takes one cube back**: leads do not last.
    .tag = One cube back

guide-end = How it ends
    .do = Rounds II and III are yours. Press Next.
    .why = When round III's deck cannot refill a column, the running lap of turns is finished and everybody has one more. Boards pay a third time, gates count, every 3 wood or 2 gold left is a point. Most points win.
    .tag = Two to go

guide-ask-round = What ends a round?
    .sweep = An empty deck and one more sweep
    .workers = All workers are placed
    .points = Somebody has ten points
guide-ask-round-ok = **Right.** Every sweep takes four cards; the one that finds no cards ends the round.
guide-ask-above = A worker lies on a card above yours. What does that mean for you?
    .blocked = That card is blocked
    .again = You may use that card again, for a coin
    .home = He goes home first
guide-ask-above-ok = **Right.** One coin for each: to the bank if he is yours, to the rival if he is theirs.
guide-ask-points = Where do most points come from?
    .cards = From cards you keep
    .coins = From coins alone
    .boards = From the three boards, three times; then gates and what is left
guide-ask-points-ok = **Right.** Boards three times, gates at the end, and a little for wood and gold left over.
