### Ezra and Nehemiah: the rules as the page tells them. How these files are written: locale/README.md, "Rules".

## Overview

over-about = 1 to 4 players, about 75 minutes, three weeks
over-goal = Rebuild Jerusalem in three weeks. Each day play a card, count the **banners of one colour** you can see, and spend them: red for Temple and altar, grey for walls and gates, blue for Torah and tents. Most points after the third Sabbath win.
over-round = A week is six days of work, one turn each a day, then the **Sabbath**: put idle workers to work, hear the prophets, feed everybody, keep cards that score again and again.
over-phase-1 = Day 1
over-phase-2 = Day 2
over-phase-3 = Day 3
over-phase-4 = Day 4
over-phase-5 = Day 5
over-phase-6 = Day 6
over-phase-7 = Preparation
over-phase-8 = Sabbath
over-turn-1 = **Play a card** on one of three piles. What lies on top counts, what it covers does not.
over-turn-2 = Then **one main action**: temple (red), walls (grey) or Torah (blue), as far as banners and goods reach.
over-turn-3 = At any moment, once each: a **trade or a flip** of a tile,
over-turn-4 = a **trader** and an **elder**: workers on your board who bring goods or banners.
over-turn-5 = **End**: draw a card. Too many goods go back.
over-points-1 = stones, wood and gold in the Temple, at once
over-points-2 = cards kept at a Sabbath: at that one and at every later one
over-points-3 = at the end: walls and gates as printed, scribes 1 to 4 by row
over-points-4 = 2 for each flipped tile, 3 for the leader on the altar track
over-points-5 = for every 5 silver, goods turned into silver; golden scrolls
over-twist = Workers make everything, and nearly all must be **fed on the Sabbath**: a hungry one costs 2 points. Levites never eat. And the cards decide twice: their banners on the way, and the few you keep, **kept early, score two or three times**.
over-end = After the third Sabbath. A tie goes to whoever is ahead on the altar track.

## Set-up

chapter-E3-1 = Set-up
    .lead = Fewer players: part of the city is already rebuilt, and belongs to nobody.
rule-E3-1-1 = Gate cards lie beside the board. With four players they carry no silver, with three 1 each. With one or two the Muster Gate and the East Gate stand already, nobody's, and the other four carry 2.
rule-E3-1-2 = **Nobody's walls** stand already: none with four players, three with three, six with one or two.
    .reading = They hold no rubble: nobody can clear what is built.
rule-E3-1-3 = 64 cubes go into the bag: stone, cinder, gold and wood. For every wall space and every gate draw as many as it has **rubble** icons. What is left goes to the supply.
    .reading = Drawn space by space along the city wall, so that a game can be repeated.
rule-E3-1-4 = **Scrolls**: 6 golden ones in row 4, 9 wooden ones in rows 3 and 2, the 3 stone ones in row 1, all open. The others are out. Food lies on rows 4, 3 and 2: 3, 2 and 1.
rule-E3-1-5 = With fewer than four players the Temple is smaller.
rule-E3-1-6 = One of the four altar sides is chosen or drawn. The prophets stand where it says for the first week.
    .reading = They block nothing and belong to no stack of markers.
rule-E3-1-7 = The three heroes lie open. A player drawn by lot takes the **shofar**; turns go clockwise from him.
rule-E3-1-8 = You get one tile of each of the five kinds, 6 workers at hand and 10 in the supply, a tent on the first space, 10 points, 5 silver, 3 food and the goods of your guards tile.
rule-E3-1-9 = You shuffle your 10 character cards and draw 4, and shuffle your 12 wall cards. Everybody has the same.
rule-E3-1-10 = The altar markers are stacked on the start, the last player's at the bottom. **Lower is ahead**: so the last player leads.
rule-E3-1-11 = Everybody begins with one Levite, without his reward.
rule-E3-1-12 = In reverse turn order everybody puts a **gatekeeper** on a free corner gate; with two players twice. With three the last corner is nobody's.
    .reading = The second time goes in the same order, and a corner gives no reward for its keeper.
rule-E3-1-13 = With one or two players a white worker stands on the left and the right scroll of row 1.
rule-E3-1-14 = So 8 of your workers are in the supply with three or four players, 7 with one or two.

## The course

chapter-E3-2 = Weeks and turns
    .lead = Three weeks of six days. Eighteen turns are the whole game.
rule-E3-2-1 = Three weeks. A week is six days, the preparation, the Sabbath, and after the first two a new beginning. On each day everybody has one turn, clockwise from the shofar.
rule-E3-2-2 = **A turn**: play a card, then one main action, then end it. At any moment, once each: a trade or flip, a trader, an elder.
rule-E3-2-3 = "Any moment" is between two steps: also before the card, in the middle of the main action and after it. What a tile allows at any time, silver into food, may be done there as often as you like.
    .reading = Never inside a step that is being carried out. The game shows a list and comes back to it after every step.
rule-E3-2-4 = You must begin a main action before you end the turn.
    .reading = You may do nothing in it. Banners not spent are lost.
rule-E3-2-5 = Only one main action in a turn. It cannot be left for another and taken up again.
rule-E3-2-6 = At the end draw up to four cards, lose what banners are left, and all check their storage.
rule-E3-2-7 = You are offered every way of doing something that differs.
    .reading = As one list; what is impossible is not in it.

chapter-E3-3 = Character cards
    .lead = Ten cards, the same for all. Each shows banners, a trade and what it scores on the Sabbath.
rule-E3-3-1 = The card goes on a **pile with fewer than two cards** and covers what is below.
rule-E3-3-2 = Only the top card of a pile counts, its banners and its trade. You may look at your covered cards.
rule-E3-3-3 = You trade with the card you have played in this turn.
rule-E3-3-4 = Six turns fill three piles with two cards each.
rule-E3-3-5 = Your hand holds four cards. Draw at the end of the turn until you have them or the deck is empty. The deck is not made new within a week.
rule-E3-3-6 = So the hand has 4, 3 and 1 cards when the weeks end, and the deck none.

chapter-E3-4 = Banners
    .lead = The money of the main action.
rule-E3-4-1 = Each main action has its colour: temple **red**, walls **grey**, Torah **blue**. You have those on your three top cards, those of cards and heroes you keep, and what traders, elders and scrolls gave in this turn; wild ones count for any colour.
rule-E3-4-2 = Spent banners are gone. Those you gain later in the turn are added, also in the middle of the action.
rule-E3-4-3 = Wild banners need no colour.
    .reading = They count in whatever main action you take.
rule-E3-4-4 = Banners not spent are lost at the end of the turn.
rule-E3-4-5 = Banners gained in the preparation do nothing.
    .reading = There is no main action to spend them in.

## Main actions

chapter-E3-5 = Temple and altar
    .lead = Red banners. Levites carry one thing each.
rule-E3-5-1 = One **Levite** may be placed in this action: before the first thing is carried, or after the last, never in between.
    .reading = "After" begins when you say that you have finished placing.
rule-E3-5-2 = A Levite costs a worker and the food of the lowest free row of your column, and gives the row's reward. Six at most.
rule-E3-5-3 = Each of your Levites is used **once in the action**: to carry one thing to Temple or altar, or for one red banner. One placed before may be used, one placed after not. They stay for good.
rule-E3-5-4 = **Temple**: stone, wood or gold goes to the first free space of any row, from the left, for the red banners of that row. Cinder is not allowed.
rule-E3-5-5 = Then, in this order: 1 point, for gold 2; the reward of the row; and if a sector is full, what it pays.
rule-E3-5-6 = **Altar**: wood costs 3 red and is 2 steps, cinder costs 1 red and is 1 step. The cube is gone.
rule-E3-5-7 = A full Temple takes nothing more. The altar stays open.
rule-E3-5-8 = A **sector** is full when all its columns are. Then:
    - who completed it gets 2 food;
    - who has most Levites gets 2 points;
    - who has fewest loses 1 point;
    - everybody gets 1 silver for each Levite.
rule-E3-5-9 = Ties go by the altar track: ahead is better, for most and for fewest. With one or two players nobody loses.
rule-E3-5-10 = Levites are counted when the sector is full. One cube fills one sector at most.
rule-E3-5-11 = Traders, elders, trades and flips may come between two cubes.
    .reading = They do not end the placing.

chapter-E3-6 = Rubble, walls and gates
    .lead = Grey banners. One place a turn.
heading-clear = Clearing
heading-build = Building
heading-connections = Connections
rule-E3-6-1 = First **choose a place**: a wall space or a gate that is not built. No other one in this turn.
rule-E3-6-2 = **Clear** its rubble cube by cube: cinder for 1 grey, stone or wood for 2, gold for 3. Each cube is yours and can be used at once. Stop when you like.
rule-E3-6-3 = Who takes the last cube of a wall space gets its **blessing**. Gates give none.
rule-E3-6-4 = **Build** where no rubble is left, once in a turn.
    .reading = Now or later, whoever cleared it: the text does not keep the place for you.
rule-E3-6-5 = A wall costs grey banners, stone and perhaps wood, by its kind; every gate 3 grey, 2 stone and 1 wood.
rule-E3-6-6 = Any stone or wood of the cost may be **3 grey banners or 1 gold** instead, as often as you like.
    .reading = Each way to pay is offered once.
rule-E3-6-7 = **A wall**: pay; draw three of your wall cards; build one, put one of the others on top of your deck and one under it; take its effect; then connections.
    .reading = The two go back before the effect; it makes no difference.
rule-E3-6-8 = With fewer than three wall cards draw those there are.
    .reading = Without any you build no walls any more.
rule-E3-6-9 = **A gate** needs a worker at hand. Pay, take the silver that lies on the card, put the worker there as **gatekeeper** for good, take the reward; then connections.
rule-E3-6-10 = Building ends the main action.
    .reading = Nothing of it would be left to do.
rule-E3-6-11 = The points of walls and gates count at the end.
rule-E3-6-12 = **Connection**: when a wall and a gate beside it both stand, once, the owner of each gets the gate's connection reward. Who owns both gets it once.
rule-E3-6-13 = A gate between two walls connects twice.
    .reading = First with the wall that comes first along the city wall. Of the two owners the active player is first.
rule-E3-6-14 = Nobody's walls never connect.
    .reading = Beside nobody's corner gate, with three players, the owner of the wall alone gets the reward.
rule-E3-6-15 = Two walls are neighbours if no gate lies between them.
    .reading = The text speaks of adjacent walls; the board shows what that can be.
rule-E3-6-16 = Corner gates count as gatekeepers.
    .reading = Not as gates built: they stood from the beginning.

chapter-E3-7 = Torah and tents
    .lead = Blue banners. One scribe and one way of the tent.
heading-scribe = Scribes
heading-tent = The tent
heading-heroes = Heroes
rule-E3-7-1 = In this action at most **one scribe** and **one movement of your tent**, in either order.
rule-E3-7-2 = A scribe is a worker on a scroll without one. Row 1 is open to all; a scroll above needs somebody, of any colour, on one of the two below it.
rule-E3-7-3 = He costs the blue banners of the row, its silver or gold, and the way up.
rule-E3-7-4 = **The way up**: choose a path of scribes from row 1 to the scroll. 1 silver to the owner of each scribe of another player on it, 1 to the supply for each white worker. Your own are free.
rule-E3-7-5 = If several paths cost different people, you choose whom to pay.
    .reading = A payment that contains another one, the same people and more, is not offered: nobody would choose it.
rule-E3-7-6 = They are paid first.
    .reading = Before the scroll does anything.
rule-E3-7-7 = A scribe stays for good. One on each scroll.
rule-E3-7-8 = The first scribe of rows 2, 3 and 4 takes the food that lies there. White workers do not count.
rule-E3-7-9 = After paying: a white worker makes room, the scribe is placed, the food of the row, what the scroll shows at once. Its other effect lasts from then on.
rule-E3-7-10 = A **white worker** that has to make room goes to the scroll at its edge one row up; if a scribe is there, one further. On row 4 it leaves the game. It opens scrolls like a scribe.
rule-E3-7-11 = Your **tent** moves 1 to 4 spaces clockwise. Three or four cost a cinder, stone or wood besides the banners. One movement; no two are added.
rule-E3-7-12 = You get the reward of **every space** it enters. Tents share spaces.
rule-E3-7-13 = A stone scroll brings its **hero**: the left reward in week 1, two in week 2, all three in week 3. The hero is kept; its banner counts from now on.
    .reading = Already for the rest of this action.

## Beside the main action

chapter-E3-8 = Trades and flips
    .lead = One of them in a turn, at any moment.
heading-trade = Trades
heading-flip = Flips
rule-E3-8-1 = At most one trade **or** flip in a turn. Two scrolls give one more.
rule-E3-8-2 = You trade with the card you played in this turn, so play it first. One scroll lets you use any card you see.
rule-E3-8-3 = There are trades at a gate, silver into goods, and cards that sell, goods into silver.
rule-E3-8-4 = **At a gate** pay 1 silver first: to its keeper; onto the card, if it is not built; to the supply, if it is nobody's; nothing, if it is yours. Then the upper or the lower offer, once.
    .reading = Nobody's corner with three players is paid to the supply as well.
rule-E3-8-5 = You must be able to pay both.
    .reading = Otherwise the offer is not made: the coin would be lost.
rule-E3-8-6 = **Selling** costs no coin. Sell any number of what the card names at its prices.
    .reading = One by one, at least one, and nothing else in between.
rule-E3-8-7 = **A flip**: pay what the tile says, take its reward, turn it over.
rule-E3-8-8 = Traders and elders on it stay and get nothing from the new side. Free spaces offer the new effects at once.
rule-E3-8-9 = Each tile is flipped once.
rule-E3-8-10 = Your guards flipped: you may store any number of goods.

chapter-E3-9 = Traders and elders
    .lead = Workers on your own board, for a week.
rule-E3-9-1 = Put a worker on a free space and take what it shows. One trader and one elder in a turn.
rule-E3-9-2 = They stay until after the Sabbath, unless you **recover** one: he is at hand again and his space is free.
    .reading = What he gave is kept, and he has used up the one of this turn.
rule-E3-9-3 = A trader who brings banners is no elder: you may still place one.
rule-E3-9-4 = What scrolls add to them comes after the space's own effect.
    .reading = First what the space shows, then what the scroll says.

## Rules of goods

chapter-E3-10 = Gains and limits
    .lead = What every reward means, wherever it comes from.
heading-workers = Workers
heading-blessings = Blessings
heading-altar = The altar track
heading-other = Tent, goods, points
heading-storage = Storage
rule-E3-10-1 = Goods, silver and food never run out. Nobody has more than 16 workers.
rule-E3-10-2 = A worker you gain comes from your supply. If none is left there, your **tent moves one space** instead.
rule-E3-10-3 = Workers never go back to the supply.
rule-E3-10-4 = A **blessing** moves its marker one on. At 7 your tent moves instead.
rule-E3-10-5 = A wild blessing moves any of the three.
    .reading = One below 7, if there is one.
rule-E3-10-6 = When your **slowest marker** reaches a column, you get the bonus of the column, once.
rule-E3-10-7 = **Altar steps**: move on, and take the rewards of all spaces entered.
    .reading = First all steps, then the rewards in order.
rule-E3-10-8 = Each step beyond the end is 1 silver.
rule-E3-10-9 = A marker that stops on others lies **on top, behind** them. So there is always an order, and it decides every tie.
    .reading = When a lower one leaves, the others keep their order.
rule-E3-10-10 = A marker that makes no step stays where it is in its stack.
    .reading = It does not arrive again.
rule-E3-10-11 = **Tent steps**: move on, and take the rewards of all spaces entered.
    .reading = First all steps, then the rewards, as on the altar track.
rule-E3-10-12 = Goods of your choice are stone, wood or cinder, each chosen for itself. Never gold.
rule-E3-10-13 = Recovering a worker and flipping a tile for nothing are your choice. Without one to take nothing happens.
rule-E3-10-14 = Points may fall below 0 and rise above 99.
rule-E3-10-15 = **Storage**: at the end of every turn, also another's, and after a Sabbath, who holds more stone, wood, gold and cinder than the guards tile allows gives back what is too much. Within a turn you may hold more.
    .reading = The active player first, then clockwise; you choose what goes back.
rule-E3-10-16 = Silver and food have no limit.

chapter-E3-11 = Order of effects
    .lead = What comes first when one thing leads to another.
rule-E3-11-1 = Effects happen in the printed order.
    .reading = What one of them causes is done completely before the next.
rule-E3-11-2 = Who gains something decides about it.
    .reading = Also in another's turn.
rule-E3-11-3 = It always comes to an end.
    .reading = There are only so many workers, blessings and steps, and enough spaces that cause nothing new.

## The Sabbath

chapter-E3-12 = Preparation for the Sabbath
    .lead = After the sixth day. Every idle worker is put to work, and the prophets judge.
rule-E3-12-1 = All prepare, in the order of the shofar.
    .reading = One after the other, each completely. The texts let all do it together and use this order for doubts.
rule-E3-12-2 = In the order you like:
    - every worker at hand becomes a **farmer** or a **labourer** and brings what the tile shows;
    - the **judgement** of the prophets;
    - what flipped tiles and scrolls give in the preparation.
rule-E3-12-3 = Any number of each. Workers you gain now must be put to work, too.
rule-E3-12-4 = **Judgement**: compare your altar marker with the prophets: behind Zechariah, ahead of Haggai, or between. The altar card says what each means.
    .reading = On a prophet's space is between: it is neither behind nor ahead.
rule-E3-12-5 = A worker you recover now becomes a farmer or labourer at once.
rule-E3-12-6 = Food you must lose and do not have costs 2 points each. Who has <farmers_2> may turn silver into food first, 2 for 1.
rule-E3-12-7 = A tile flipped for nothing gives its reward.
    .reading = What it gives in a preparation, it gives already in this one.
rule-E3-12-8 = <wood_09>: 2 silver, and a trade with any card you see or a flip you pay for.
    .reading = You may leave out the second: such actions are never a duty.

chapter-E3-13 = The Sabbath
    .lead = Feed, keep, score.
rule-E3-13-1 = All feed their workers, keep cards, and score, in the order of the shofar.
rule-E3-13-2 = **1 food for each worker** on the boards: gatekeepers, scribes, traders, elders, farmers, labourers. Levites and workers in the supply need none; some scrolls free others.
rule-E3-13-3 = Food must be paid as far as it goes. Each worker not fed costs **2 points**. Who has <farmers_2> may turn silver into food before paying.
rule-E3-13-4 = **Keep** 1 card in the first week, 2 in the second, 1 in the third, out of those on your board, covered ones included. Never from the hand.
rule-E3-13-5 = **Every card you keep scores**, old and new.
rule-E3-13-6 = A card you keep shows its top banner for all later actions and scores at each later Sabbath. Its trade is gone.
rule-E3-13-7 = Then all check their storage.
    .reading = In the order of the shofar, and in the third week before goods are turned into silver.

chapter-E3-14 = After the Sabbath
    .lead = Only after the first and the second week, in this order.
rule-E3-14-1 = The prophets go to their spaces for the next week.
rule-E3-14-2 = The shofar goes to the next player.
rule-E3-14-3 = Traders, elders, farmers and labourers come home.
rule-E3-14-4 = Who leads on the altar track gets a worker.
rule-E3-14-5 = The cards on your board that you did not keep become your new deck.
rule-E3-14-6 = Draw up to four cards.
rule-E3-14-7 = Cards in hand stay there.
rule-E3-14-8 = If the leader's worker is missing and his tent brings too many goods, he gives them back.
    .reading = At once: the limit holds between turns.

chapter-E3-15 = End and points
    .lead = After the third Sabbath.
rule-E3-15-1 = Turn goods into silver: gold 3, stone, wood and food 2, cinder 1.
rule-E3-15-2 = Then score:
    - 1 point for every 5 silver;
    - 2 for each flipped tile;
    - 3 for the leader on the altar track;
    - walls and gates as printed;
    - scribes 1, 2, 3 or 4 by row;
    - what golden scrolls say.
rule-E3-15-3 = Most points win; a tie goes to whoever is ahead on the altar track.
    .reading = The other places go the same way.
rule-E3-15-4 = Nothing of "After the Sabbath" happens then.

## Scrolls

chapter-E3-17 = Scrolls in detail
    .lead = The scrolls show icons. This is what they mean where it matters.
rule-E3-17-1 = <wood_04>: a tent that moves two or more spaces in one turn, or one preparation, moves one more.
    .reading = Steps of all effects are added; once they reach two, the tent moves one more, once in that turn.
rule-E3-17-2 = <wood_05>: without a worker left the tent moves. A worker you gain must be put to work.
rule-E3-17-3 = <wood_10> and <wood_13> lower a cost to 0 at least.
    .reading = <wood_13> counts once for each building.
rule-E3-17-4 = <wood_11> does not count for the scribe who stands on it.
rule-E3-17-5 = <wood_12> counts for gates you build.
    .reading = After the gate's own reward.
rule-E3-17-6 = <wood_14>: after a wall, the effect of one built wall beside it.
    .reading = Anybody's, your choice, before the connections. Nobody's walls have none.
rule-E3-17-7 = <wood_15>: for each golden space you enter.
    .reading = Also one you only pass.
rule-E3-17-8 = <wood_17>: 1 silver, and the same space once more, without another worker.
rule-E3-17-9 = <wood_18>: five cards in hand.
    .reading = Already at the end of the turn in which you get it.
rule-E3-17-10 = <wood_19>: a gold for each flip.
    .reading = Also for one that costs nothing.
rule-E3-17-11 = <wood_20>: the lower offer costs 2 silver less.
    .reading = The coin for the gate stays.
rule-E3-17-12 = <wood_21>: after each trade a silver, or a flip you pay for.
    .reading = It does not use up your flip of the turn.
rule-E3-17-13 = What golden scrolls count: <gold_02> your slowest blessing marker; <gold_03> Levites, gatekeepers and scribes; <gold_04> walls and gate cards; <gold_08> the one card left in hand.
    .reading = Corner gates are not built, so <gold_04> leaves them out.
rule-E3-17-14 = A scroll works for the owner of its scribe.
    .reading = Free scrolls and those under white workers do nothing.

## Alone

chapter-E3-16 = Alone: the opponent
    .lead = One opponent, driven by cards, on two levels. It never decides anything.
heading-solo-setup = Set-up
heading-solo-goods = What things mean for it
heading-solo-turn = Its turn
heading-solo-end = Sabbath and end
rule-E3-16-1 = Set up as for two. It has the shofar first. You follow every usual rule.
rule-E3-16-2 = It has its side of the solo board, A or B, with the workers, silver and gold printed there; 10 points, a Levite, 12 wall cards, and its altar marker on top of yours.
rule-E3-16-3 = You choose two corner gates for your gatekeepers; it gets the others.
rule-E3-16-4 = Stone, wood and cinder are **gold** for it, food is **silver**, a recovered worker a step of the tent. It stores anything and feeds nobody.
    .reading = A flip for nothing is a step of the tent as well.
rule-E3-16-5 = A wild blessing moves its slowest marker; a tie goes to orange, then purple.
rule-E3-16-6 = Silver you owe it goes to its stock, and it pays for your gates. For your scribes on its way you get silver from the supply.
rule-E3-16-7 = It gets blessings, rewards, silver on gates, connections and what sectors pay, like a player.
rule-E3-16-8 = **Its turn**: a focus card; a trade or the tent; a scheme card; the first line that is possible. Then you check your storage.
rule-E3-16-9 = It takes the lower trade if it can pay, else the upper, else its tent moves.
rule-E3-16-10 = A line is possible if what it asks for is there and it can be carried out.
rule-E3-16-11 = **Temple**: 2 gold and a worker for a Levite. Then for each Levite the first that is possible: gold into the Temple; 1 silver into 1 gold; a step on the altar.
rule-E3-16-12 = Its gold goes to the leftmost column with room, the lowest space first.
rule-E3-16-13 = To find a place it **walks** along the city wall from the gate on the focus card, in the direction shown.
    .reading = Clockwise is the order in which the places are numbered here.
rule-E3-16-14 = It clears the first wall space with rubble: all cubes are gold, and it gets the blessing.
    .reading = If there is none, the rest of the line is still done.
rule-E3-16-15 = **Wall**: it clears the first wall space with rubble and builds there for 3 gold. Without any rubble left, the first clear one, if it has 3 gold.
rule-E3-16-16 = It builds the top card of its wall deck.
rule-E3-16-17 = **Gate**: the first on its walk that it can build: its gold and the cubes there must be 3.
    .reading = That both are added is ours. It never clears a gate without building it.
rule-E3-16-18 = **Scribe**: costs as much gold as the row, 1 less for each full row below it.
    .reading = A scroll under a white worker can be taken as well.
rule-E3-16-19 = Its way up: most of its own scribes, then fewest of yours. It pays for white workers.
    .reading = If that is still level, the leftmost.
rule-E3-16-20 = Among several scrolls of a row the number on the focus card decides, from left to right.
rule-E3-16-21 = It ignores what scrolls do, takes heroes with their rewards but without their banner, and gets silver for the food of a row.
rule-E3-16-22 = Its preparation is the judgement alone, by the lines of its side.
    .reading = Silver it has not cannot be lost.
rule-E3-16-23 = **Its Sabbath**: 1 silver for each idle worker, 2 on side B; points for its highest scribe's row; for its workers, on side A those of one kind, on B those of all three; for its best blessing marker and the golden spaces it has reached.
rule-E3-16-24 = After the Sabbath its decks are shuffled anew.
rule-E3-16-25 = At the end it scores like a player, without tiles, kept cards and golden scrolls. You win with more points; on a tie only if you are ahead on the altar track.
rule-E3-16-26 = It never has a choice. All chance is in its three decks.

## Hidden things

chapter-hidden = What is hidden
    .lead = Nearly everything is open: goods, workers, kept and covered cards, tiles on both sides, scrolls. Hidden are:
        - your hand: others see how many cards; hand and deck together they can work out;
        - the order of every deck;
        - the three wall cards you draw, except the one you build; you know what you put back on top and under your deck;
        - alone: what comes next from the opponent's decks.

## Examples

example-EX-1 = Red on your top cards 3 and 2, a kept card with 1, an elder with 2, and 2 wild ones of a scroll: 10 red banners.
    .name = Counting red
example-EX-2 = The next Levite costs 2 food and brings a cinder for who has one, 3 food and a stone for who has two, 5 food, a blessing and 2 points for who has four.
    .name = The next Levite
example-EX-3 = Three Levites. Two of them give a red banner each; the third carries a stone into the Temple. No more can be carried in this action.
    .name = Banners or burdens
example-EX-4 = Rows hold 2, 3, 1, 4 and 3 cubes: the next cube of each goes to column 3, 4, 2, 5 and 4.
    .name = Where the next cube goes
example-EX-5 = Three markers on one space: the lowest is ahead of the middle one, the highest is last.
    .name = A stack of markers
example-EX-6 = One stone lies on wall space 6. Clearing it costs 2 grey; the stone is yours, and as it was the last cube you get the red blessing.
    .name = The last cube
example-EX-7 = The East Gate is yours. You build the wall beside it: 4 grey and 3 stone, and the connection gives you 2 cinder, once.
    .name = Wall beside one's own gate
example-EX-8 = Gold and stone lie on wall space 8, beside another's Horse Gate. Clear both for 5 grey, take the purple blessing, and build for 3 more: the gold stands for the wood. Both of you get a stone and a silver.
    .name = Clear and build
example-EX-9 = You want a scroll of row 4. Your way up passes two scribes of Purple and one of your own: 2 silver to Purple, besides 7 blue and 2 gold. And as the first one there you take 3 food.
    .name = The way up
example-EX-10 = Two ways lead to the scroll: past Purple, or past Yellow. 1 silver to one of them; you choose.
    .name = Whom to pay
example-EX-11 = A scribe comes to the scroll of a white worker in row 1: it goes up to the edge of row 2, later of row 3. If a scribe is there already, one row further.
    .name = A white worker makes room
example-EX-12 = 12 blue and a cinder: 1, 2, 3 or 4 spaces, once. Four cost 10 and the cinder. The two left cannot move it once more.
    .name = How far the tent goes
example-EX-13 = The stonemason trades at the Valley Gate, which is another's: 1 silver to him, then the upper offer, a stone.
    .name = The upper offer
example-EX-14 = The same with the lower offer: 1 silver to the keeper, 2 to the supply, 2 stone.
    .name = The lower offer
example-EX-15 = The perfumer sells: 3 cinder and 2 wood are 7 silver. No gate, no coin.
    .name = Selling
example-EX-16 = Guards for 7 silver: the tent moves one space and finds 2 food, and your storage has no limit any more.
    .name = Flipping the guards
example-EX-17 = Farmers for 5 cinder: a food at once, better farmers, and a food in every preparation.
    .name = Flipping the farmers
example-EX-18 = Your elders are flipped while one stands there: he stays and gets nothing new. But the reward may bring him home.
    .name = An elder on the tile
example-EX-19 = Blessings 2, 0 and 1. The purple one goes to 1: now the slowest is on 1, and column 1 gives a step on the altar.
    .name = The slowest marker
example-EX-20 = One farmer and two labourers: 2 food and a good, two goods, a good and 2 silver, and a food of the flipped tile.
    .name = Who works on the eve
example-EX-21 = Prophets on 2 and 5. Who stands on 1 loses a food, who stands on 4 gets one, who stands on 6 gets two.
    .name = Three judgements
example-EX-22 = Lose 2 food with 1 in stock: the one is gone, and 2 points.
    .name = Food that is missing
example-EX-23 = 2 Levites, 7 workers in the supply: 16 − 2 − 7 = 7 food.
    .name = Counting mouths
example-EX-24 = The same with 5 food: all gone, and 4 points.
    .name = Two hungry ones
example-EX-25 = After the first week the prophets go on, the shofar goes round, and everybody has 5 cards in the deck and 4 in hand.
    .name = A new week
example-EX-26 = The scroll of the hero Ezra: a cinder in week 1; with a blessing in week 2; with food and silver in week 3. Blue 2 from then on.
    .name = A hero by week
example-EX-27 = 2 gold, a stone, a food, 3 cinder, 4 silver: worth 17, so 3 points. With the scroll that counts threes: 5.
    .name = Goods into points
example-EX-28 = Rows 1 and 2 are full of scribes: the opponent pays 1 gold for a scroll of row 3 instead of 3.
    .name = Cheaper scribes
example-EX-29 = 3 gatekeepers, 2 scribes, 4 Levites: on side A 4 points, on side B 9.
    .name = Its workers count
example-EX-30 = From the Fountain Gate clockwise the first wall space with rubble is 13; if that is clear, 14.
    .name = Its walk
example-EX-31 = Focus column 2 takes the first of two scrolls, otherwise the second; column 4 always the last.
    .name = Which scroll it takes
example-EX-32 = One or two players: wall spaces 2 to 7, Muster and East stand already; 2 silver lie on Water, Dung, Valley and Fish.
    .name = A smaller city
example-EX-33 = You build the Valley Gate between your wall and another's: 3 silver, then a wood for each connection; the other gets a wood for his.
    .name = A gate between two walls
example-EX-34 = 10 grey, a stone and a gold for a wall of 4 grey and 3 stone. Three ways to pay: all three together with 7 grey; 10 grey and the stone; 10 grey and the gold.
    .name = Three ways to pay
example-EX-35 = Yellow fills a sector: 2 food. Turquoise and Red have 3 Levites each, Red is ahead on the altar: 2 points. Of the two with one, Purple is behind: a point lost. Then 1 silver for each Levite.
    .name = A full sector
example-EX-36 = Your marker is on 19, and wood is two steps: one to the end with its 3 points, the other is 1 silver.
    .name = The end of the track
example-EX-37 = No worker left, and the reward is a worker: the tent moves, finds a worker again, and so moves on to 2 points.
    .name = A worker who is not there
example-EX-38 = Your storage is full, and another builds beside your Horse Gate: a stone and a silver. At the end of that turn you give a cube back.
    .name = Too much, in another's turn
example-EX-39 = The tent moves one space, and later in the turn one more by a flip: now it was two, and the scroll adds a third.
    .name = One space more
example-EX-40 = Two players. 2 silver wait on the Dung Gate: who builds it takes them, then a gold.
    .name = Waiting silver
example-EX-41 = 1 silver, and the Horse Gate is another's: the coin for the gate and the price together cannot be paid. Nothing is offered.
    .name = A trade too dear
example-EX-42 = With the scroll that makes lower offers cheaper: 1 silver for the gate and 3 instead of 5.
    .name = Cheaper below
example-EX-43 = One Levite, 2 food, a worker at hand: place him before, and both Levites can carry. No other one in this action.
    .name = A Levite before
example-EX-44 = The same, but after: only the first could carry; the cinder of the new one stays with you.
    .name = A Levite after
example-EX-45 = Your marker stands on a prophet's space: between, for either prophet.
    .name = On a prophet's space
example-EX-46 = The red marker is on 7. A red blessing moves the tent; a wild one must move orange or purple.
    .name = A full marker
example-EX-47 = Blessings 3, 2 and 1: the last goes to 2, and the bonus of column 2 is yours.
    .name = Column 2
example-EX-48 = Your flipped guards bring a trader home in the preparation: he becomes a farmer or labourer at once, and eats as one.
    .name = Home, and to work
example-EX-49 = Three players, the Sheep Gate is nobody's. Who builds beside it gets the reward alone; a trade there is paid to the supply.
    .name = Nobody's corner
example-EX-50 = The opponent pays 2 gold for a Levite, gets one for his reward, and carries two gold into the Temple: 4 points and a silver.
    .name = Its temple
example-EX-51 = It clears wall space 14, gets a gold and the blessing, pays 3 and builds its top wall card.
    .name = Its wall
example-EX-52 = 3 silver: the lower trade with the coin would be 4, so it takes the upper one and keeps 1.
    .name = Its trade
example-EX-53 = The only gate left has no rubble, and it has 2 gold: not enough. It goes on to the next line.
    .name = A gate it cannot build
example-EX-54 = 81 points each, both on altar space 12: who lies below in the stack wins.
    .name = A tie
example-EX-55 = With the scroll of five cards you draw to five at once; at the end of the week the hand is the same as without.
    .name = Five cards
example-EX-56 = One wall card left: it is built, and there are no more walls for you.
    .name = The last wall card
example-EX-57 = Two ways to a scroll of row 3: past Purple and Red, or past Yellow twice. Both are offered.
    .name = Two ways to pay
example-EX-58 = Past your own scribe and Yellow, or past Red and Yellow: only the first is offered, it is contained in the second.
    .name = One way contains the other
