# The guided first game. A step has its heading, `.do` (one thing), `.why` (at most 45 words) and `.tag` (at most three words);
# comments are `guide-<step>-<word>`; `-else` is for a table that has left the line. **Bold** is what to look at.
# Words: card, pile, banner, main action, worker, Levite, scribe, wall, gate, tuck, Sabbath.

guide-about = What it is about
    .do = Look at the city, then press Next.
    .why = Jerusalem is rebuilt in three weeks: the **Temple**, the **walls** around it, the **Torah**. Every day you play one card and do one work. Every week ends with the Sabbath: your workers eat, and cards score. Most points win.
    .tag = Three works
guide-about-begun = You have begun already. Good: look at Temple, walls and Torah once, that is your choice every day.

guide-gate = Your first gate
    .do = Place your gatekeeper on the **Sheep Gate**.
    .why = Corner gates stand from the beginning; each has its keeper. Whoever trades at a gate pays its keeper 1 silver, and a wall built beside it brings a reward.
    .tag = Sheep Gate
guide-gate-ok = **The Sheep Gate is yours.** Trades there cost you no fee, and a wall beside it will bring food.
guide-gate-another = **That gate is yours.** Trades there cost you no fee, and a wall beside it will bring its reward.

guide-card = One card a day
    .do = Play the **Priest** on pile 1.
    .why = Three piles, six days: two cards on each. Only the **top** card of a pile shows its banners, and all three tops count together. So today's card covers nothing yet, and counts again tomorrow.
    .do-else = Play a **card** on an empty pile.
    .tag = Pile 1
    .tag-else = Play it
guide-card-ok = **5 red banners.** They are today's strength for the Temple.
guide-card-another = You have { $red } red, { $grey } grey and { $blue } blue { $blue ->
    [one] banner
   *[other] banners
} today.
guide-card-helper = A helper before the card: also possible. Now play a card.

guide-begin = One work a day
    .do = Begin the main action **Temple**.
    .why = Red banners are for Temple and altar, grey ones for rubble, walls and gates, blue ones for Torah and tents. You choose one of the three, and spend its banners there. What is left over is lost.
    .do-else = Begin one main action: where you have most banners.
    .tag = 5 red
    .tag-else = Begin
guide-begin-ok = Now the Temple asks for Levites, banners and stone, wood or gold.
guide-begin-another = That is today's work. One only; its banners are spent there.
guide-begin-trade = A trade. Each card has one, on the day it is played.
guide-begin-helper = A helper. Once a day each: a trader, an elder.

guide-levite = Levites carry
    .do = Place a **Levite**: one worker and 2 food.
    .why = Each Levite carries one cube to the Temple or the altar per action, or gives a red banner. A new one may come before or after the carrying. He stays for good, and **Levites need no food** on the Sabbath.
    .do-else = In a Temple action: place a **Levite** for a worker and food.
    .tag = 2 food
    .tag-else = Levite
guide-levite-ok = **{ $levites } { $levites ->
    [one] Levite
   *[other] Levites
}.** Two cubes can be carried in this action, and in every later one.
guide-levite-temple = A cube for the Temple. While you carry no Levite can come; after it one still can.
guide-levite-ended = The day is over. A Levite can come in any later Temple action.
guide-levite-lost = **Today is no day for the Temple**, or it is not your turn.
    .do = Play on: I come back on a day of yours. Or set the table for this step.
guide-levite-again = **Your day.**
    .do = Begin the main action **Temple** and place a Levite.

guide-temple = Build the Temple
    .do = Put the **stone** into **row 3**.
    .why = A row costs as many red banners as its number and gives what stands at its end: row 3 gives food. Each cube is a point, gold is two. A finished part of the Temple pays whoever has most Levites.
    .do-else = Put a **cube** into a row of the Temple.
    .tag = 3 red, 1 food
    .tag-else = Here
guide-temple-ok = **1 point and 1 food**, for 3 of your banners. { $red ->
        [one] { $red } is left
       *[other] { $red } are left
    }.
guide-temple-another = A cube in the Temple: a point, and the reward of its row.
guide-temple-altar = A sacrifice. The Temple itself still waits for a cube.
guide-temple-ended = The day is over. The Temple waits for your next red day.
guide-temple-lost = **It is not your turn.**
    .do = Play on: I come back on a day of yours. Or set the table for this step.
guide-temple-again = **Your day.**
    .do = Begin the main action **Temple** and put a cube into a row.

guide-altar = The altar, and the end of a day
    .do = Burn your **cinder** on the altar. Then finish, and end the turn.
    .why = Steps on the altar bring rewards, and at the end of the week **two prophets judge**: whoever is behind them loses food, whoever is ahead gains. Who leads wins every tie.
    .do-else = Finish, and **end the turn**.
    .tag = 1 step
    .tag-else = { "" }
guide-altar-ok = **A step on the altar**, and a new card in your hand. { $left ->
        [one] One day is
       *[other] { $left } days are
    } left this week.
guide-altar-ended = Your day is over, and you drew a card. Banners not spent are gone; those on your top cards come back tomorrow.
guide-altar-rivals = **Hanna** read in the Torah: a scribe, and a hero. **Zuzia** cleared rubble and built the first wall.

guide-trade = Trade
    .do = Play the **Stonemason** on pile 2, then trade with him: **2 stone**, the lower option.
    .why = Each card trades once, on the day it is played, at the gate it shows: 1 silver for the keeper of that gate, then the price. Or you flip a tile instead. One of the two a day.
    .do-else = Play a card, then **trade** with it.
    .tag = 2 stone
    .tag-else = { "" }
guide-trade-ok = **2 stone** for 3 silver in all. The fee lies on the gate until somebody builds it.
guide-trade-another = A trade. The fee goes to the keeper of the gate; at your own gate you pay none.
guide-trade-began = The main action first: also possible. The trade may still come, in the middle of it or after.
guide-trade-ended = The day is over. Tomorrow's card has a trade of its own.

guide-elder = Helpers
    .do = Place an **elder** on space 2: a grey banner and 2 cinder.
    .why = One trader and one elder a day, a worker each. They come home after the Sabbath. But **whoever works must eat**: 1 food each when the week ends. { $need } food would be needed now, and you have { $food }.
    .do-else = Place an **elder** or a **trader**.
    .tag = 1 grey, 2 cinder
    .tag-else = Helper
guide-elder-ok = One banner more for today. The elder stays until the Sabbath, and eats there.
guide-elder-trader = A trader: goods now, a mouth to feed later.
guide-elder-began = That comes first, then. A helper may still come at any moment of your day.
guide-elder-ended = The day is over, without a helper. He will not have to be fed.

guide-clear = Clear rubble
    .do = Begin the main action **walls**, choose **wall space 1**, and clear its **wood**.
    .why = One place a day. Cubes come off one by one: cinder 1 grey, stone and wood 2, gold 3. You keep the cube. The last one gives the **blessing** of the place.
    .do-else = On a grey day: choose a place at the **walls** and clear a cube.
    .tag = Beside your gate
    .tag-else = { "" }
guide-clear-ok = **The place is clear**: the cube is yours, and a blessing with it.
guide-clear-another = A cube for you. When the last one is gone, the place gives its blessing.
guide-clear-ended = The day is over. Rubble waits.

guide-wall = Build a wall
    .do = **Build**: pay 3 stone. Then choose one of three wall cards.
    .why = A wall costs what its place says; 3 banners or 1 gold can stand for a stone or a wood. Its card pays now, and points at the end. A wall beside a gate **connects**: both owners get the gate's reward.
    .do-else = Clear a place and **build** there.
    .tag = 3 stone
    .tag-else = Build
guide-wall-ok = **A wall, and connected with a gate.** Both are yours here: food, and a step on the altar.
guide-wall-another = **Your wall.** Its points count at the end; beside a gate it would connect.
guide-wall-ended = The day is over. Whoever comes may build where you have cleared.

guide-scribe = Read the Torah
    .do = End your turn. On your next day play the **Teacher** on pile 3, begin **Torah**, and place a **scribe** in row 1.
    .why = Blue banners and silver for a tile; row 1 is always open, higher ones from a scribe below. Using another's scribe costs 1 silver, paid to them. Tiles last: a hero with a banner, or an ability for all the game.
    .do-else = On a blue day: begin **Torah** and place a **scribe**.
    .tag = 3 blue, 2 silver
    .tag-else = { "" }
guide-scribe-ok = **A scribe, and what his tile brings.** Scribes stay; at the end each counts the number of his row.

guide-tent = Tents
    .do = Move your **tent** one space for the last 2 blue banners.
    .why = The second thing a blue day can do, once: 1 to 4 spaces around the map, and the reward of **every** space entered. When all three of your blessings have grown, they pay as well.
    .do-else = Move your **tent**, or end the turn.
    .tag = 2 blue
    .tag-else = Tent
guide-tent-ok = The tent has moved, and brought what lies there.
guide-tent-ended = Your day is over. A tent moves on any blue day.

guide-prepare = The week ends: prepare
    .do = Make each free worker a **farmer** or **labourer**, and face the **judgement** of the prophets.
    .why = Farmers bring food, labourers goods. Then the altar track is judged. Then all eat: **1 food for every worker but Levites**. For each one that stays hungry you lose **2 points**. You need { $need } and have { $food }.
    .tag = First this
    .set = Go there
guide-prepare-ok = **Judged**, and ready. You have { $food } food and need { $need }.
guide-prepare-lost = The week has { $left ->
        [one] one more day
       *[other] { $left } more days
    }. From now on new cards **cover** old ones: choose which banners you give up.
    .do = Play them, or go to the end of the week.
guide-prepare-again = **The sixth day is over.**
    .do = Make each free worker a **farmer** or **labourer**, and face the **judgement**.

guide-tuck = The Sabbath: tuck a card
    .do = Tuck the **Reader**: he scores 2 now, and again on every later Sabbath.
    .why = One card this week, two in the second, one in the third, from your six. A tucked card scores **every Sabbath from now on**, and its top banner counts every day. So tuck early what will grow.
    .do-else = **Tuck** a card that scores and will grow.
    .tag = Scores again
    .tag-else = { "" }
guide-tuck-ok = **Tucked.** It scores again on every Sabbath to come, by what you have then. You have { $points } { $points ->
    [one] point
   *[other] points
}.
guide-tuck-lost = **The Sabbath is over**, or not there yet.
    .do = Play on: I come back on the Sabbath. Or set the table for this step.
guide-tuck-again = **The Sabbath.**
    .do = **Tuck** a card that scores and will grow.

guide-points = Where points come from
    .do = Look at the altar once more, then press Next.
    .why = Temple and sectors as you build. **Tucked cards every Sabbath**: all four in the third. At the end: walls and gates, scribes by their row, flipped tiles, gold scrolls, the lead on the altar, and a point for every 5 silver of goods.
    .tag = 3 for the lead

guide-end = How it ends
    .do = Two weeks are yours. Press Next.
    .why = After the third Sabbath. Workers, traders and elders come home each week; Levites, scribes and keepers stay where they are. The shofar goes round, prophets walk on, and your untucked cards are shuffled anew. Most points win.
    .tag = Three weeks

guide-ask-banners = Which banners count today?
    .hand = Those in your hand
    .visible = Those on the tops of your three piles, and on tucked cards
    .silver = Those you pay for
guide-ask-banners-ok = **Right.** Each new card covers one: what you play on matters as much as what you play.
guide-ask-food = A worker is not fed on the Sabbath. What happens?
    .points = You lose 2 points
    .leave = He leaves for good
    .nothing = Nothing
guide-ask-food-ok = **Right.** Levites need none; farmers bring some; the altar's judgement gives or takes.
guide-ask-points = Where do most points come from?
    .temple = From the Temple alone
    .coins = From silver
    .many = From tucked cards every Sabbath, and from what you have built at the end
guide-ask-points-ok = **Right.** What is tucked early scores three times. After the third Sabbath it is over.
