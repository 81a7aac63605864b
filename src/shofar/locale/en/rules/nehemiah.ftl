### Nehemiah: the rules as the page tells them. How these files are written: locale/README.md, "Rules".

## Overview

over-about = 2 to 4 players, about 30 minutes, three rounds
over-goal = Jerusalem rebuilds its wall. Three times in the game **wall, temple and guard** pay whoever has most cubes there, then the second, then the third. Wood and gold become cubes; workers fetch wood and gold. Gates are points of their own. Most points win.
over-round = A round lasts as long as its deck. Every column that is swept takes four cards of it; when there are none, **the boards pay**.
over-phase-1 = Deck I
over-phase-2 = Boards pay
over-phase-3 = Deck II
over-phase-4 = Boards pay
over-phase-5 = Deck III
over-phase-6 = Boards pay, end
over-turn-1 = Either **place** a worker: choose a column, he stands on its highest free card and does nothing yet.
over-turn-2 = Or **send one to work**: he lies down, and you may use his card for nothing.
over-turn-3 = Then every card **above** him whose worker lies may work for you, **1 gold** each.
over-turn-4 = The coin goes to the worker's owner, for your own and for nobody's to the bank.
over-turn-5 = If he worked on row 4, the column is **swept**: all its workers go home, four new cards come.
over-points-1 = most cubes on a board, three times in the game
over-points-2 = gates, as printed on them
over-points-3 = cards and leaders that give points
over-points-4 = for every 3 wood and for every 2 gold left
over-twist = Who stands low can use everything above; who stands high is paid for lying there. The lowest worker decides when the column is swept, and **whoever leads on a board takes a cube back** when it has paid: no lead lasts.
over-end = When deck III cannot fill a column, the lap of turns is finished and everybody has one more. Boards, gates, goods left; a tie goes to more wood, then more gold.

## Set-up

chapter-N2 = Set-up
    .lead = Cards in columns of four, workers at home, a little wood and gold.
rule-N2-1 = Columns, workers and the goods you begin with depend on the number of players.
rule-N2-2 = With three players the cards with the mark for two and four are left out.
    .reading = Twelve cards carry the mark here. How many do in the printed game is not known.
rule-N2-3 = Sort the work cards into decks I, II and III and shuffle each.
rule-N2-4 = Deal deck I into the columns, four open cards each. **Row 1** is next to the boards, **row 4** farthest away.
    .reading = The order of dealing, column by column, is ours. It makes no difference.
rule-N2-5 = Stack the eight gates in their order, the cheapest on top. Everybody knows what the next ones are worth.
rule-N2-6 = Everybody has a colour, all workers at home, 11 cubes, no points, and the same goods.
rule-N2-7 = The starting player is chosen in any way and stays so all game long.
    .reading = Here he is drawn by lot, or set before the game.
rule-N2-8 = Round I begins with a turn of the starting player.
rule-N2-9 = With leaders the auctions of chapter N11 come before the first turn. Two players have nobody's workers as well: chapter N10.

## A turn

chapter-N3 = A turn
    .lead = One of two things, and what follows from it.
rule-N3-1 = Turns go clockwise, without exception, to the end of the game.
    .reading = A pass counts as a turn.
rule-N3-2 = A turn in order:
    - others may use leaders of any moment;
    - you may use leaders;
    - **your action**: place, send to work, or a leader instead;
    - you may use leaders again;
    - columns that are to be swept are swept: this may end the round, or the game;
    - the next player.
rule-N3-3 = If you can both place and send to work, choose freely. If only one is possible, you must do it.
rule-N3-4 = If neither is possible, you pass. Nobody may pass by choice.
rule-N3-5 = Without leaders your first turn is always a placement. With them it may be something else.

## Placing

chapter-N4 = Placing
    .lead = A worker takes his place. He brings nothing yet.
rule-N4-1 = Take a worker from home and choose a column with a free card.
rule-N4-2 = He stands on the **free card nearest the boards**. So gaps are filled first.
rule-N4-3 = A card holds one worker.
rule-N4-4 = You may have any number of workers in a column.
rule-N4-5 = Placing never sweeps a column, not even on row 4.
rule-N4-6 = With two players one of nobody's workers follows: N10.3.
rule-N4-7 = Where no cards lie any more, nobody can be placed.

## Working

chapter-N5 = Sending to work
    .lead = One worker can do the work of four: his own card, and the tired ones above him.
rule-N5-1 = Choose one of your standing workers. He lies down at once; his card is the card he **works on**.
rule-N5-2 = If it lies in row 4, the column will be swept after this turn.
rule-N5-3 = First decide about his own card: **use it for nothing, or decline**.
    .reading = You cannot come back to it after using another card. The text names it first and never returns to it.
rule-N5-4 = Then use, in any order and as many as you like, cards that
    - lie **above** his in the same column,
    - carry a **lying** worker, of anybody,
    - and have not been used by this worker's work.
rule-N5-5 = For each pay **1 gold** first: to the other player whose worker lies there; to the bank if it is your own or nobody's. Then the card's own cost.
rule-N5-6 = The worker on a card you pay for goes on lying.
rule-N5-7 = You may use cards above although you declined his own card. The main texts say so; some examples sound stricter and are not followed.
rule-N5-8 = Each card is used at most once in one worker's work.
    .reading = By whatever way: as his own card, as a card above, or through "use occupied cards". Otherwise gold could be turned in circles.
rule-N5-9 = What lies above is judged when you pay.
    .reading = If cards have been swapped meanwhile, their present places count; the card he works on stays the same card wherever it goes.
rule-N5-10 = You must have the coin before the card pays. With 0 gold even a card of 3 gold cannot be used.
rule-N5-11 = A card that could not be used after its coin is not offered.
    .reading = Nobody pays for nothing. If you cannot pay the card's cost, the coin would be lost.
rule-N5-12 = You stop when you like.
rule-N5-13 = A card of his own that you declined can still be chosen through "use occupied cards", for a coin.
    .reading = Declining ends the free use. For others it is a card like any other, so for you too.

## Cards

chapter-N6 = The work cards
    .lead = Twenty different faces. Cost and gain are always all or nothing.
heading-all-cards = All cards
heading-income = Wood, gold, points
heading-influence = Cubes on the boards
heading-gates = Gates
heading-refresh = Standing workers up
heading-more = More workers
heading-replace = Taking a place
heading-swaps = Swaps
heading-use = Cards of others
rule-N6-1-1 = Nobody is forced to use a card.
rule-N6-1-2 = Pay all and get all. A double card cannot be used for one cube.
rule-N6-1-3 = "One or two" means at least one; the second is your choice.
    .reading = One after the other, so the first may change what the second can do.
rule-N6-2-1 = Cards of wood, gold and points: take what they show.
rule-N6-2-2 = **Wood supply**: 1 gold for 3 wood, once each time you use it.
rule-N6-3-1 = Pay, then put cubes of your stock on the board. The wall costs wood, the temple gold, the guard one of each.
rule-N6-3-2 = Cubes of your stock first. If it is empty, you may, after paying, move cubes of yours from the other two boards, or leave them out.
rule-N6-3-3 = No cube is moved from the board it goes to.
    .reading = That would change nothing and waste the card.
rule-N6-3-4 = Such a card needs at least one cube that can be put down.
    .reading = Otherwise you would pay for nothing.
rule-N6-3-5 = A board holds any number of cubes.
rule-N6-4-1 = **Gate**: pay 2 wood, take the top one. It counts at the end.
rule-N6-4-2 = Without a gate left the card cannot be used.
    .reading = The text does not speak of it; nothing is left to take.
rule-N6-5-1 = **Refresh**: one or two of your lying workers, anywhere, stand up and can be sent to work again.
rule-N6-5-2 = Not one who lay down in this turn.
rule-N6-5-3 = Only your own.
    .reading = Nobody's workers never stand up: they are always tired.
rule-N6-6-1 = **Place workers**: one or two from home by the usual rule, in any columns.
rule-N6-6-2 = **Place on any card**: one worker on any free card of any column, row 4 included.
rule-N6-6-3 = Both may place into the column that is at work.
    .reading = Even if it will be swept: then he comes home again. Nothing forbids it.
rule-N6-6-4 = None of nobody's workers comes with them.
rule-N6-7-1 = **Replace a worker**: send one of another player home and put one of yours in his place, standing or lying as he was.
rule-N6-7-2 = You need a worker at home.
    .reading = Nobody's workers cannot be replaced: they belong to no other player.
rule-N6-7-3 = A worker put down lying cannot be refreshed in this turn.
    .reading = He counts as having lain down in it.
rule-N6-8-1 = **Swap workers**: two workers of one column change places, standing or lying as they are. Anybody's.
    .reading = Any one column, not only that of the card: the text names none.
rule-N6-8-2 = **Swap cards**: two cards of one column change places, with who stands on them. Free cards, too.
rule-N6-8-3 = If a lying worker comes to row 4 by a swap, the column will be swept.
rule-N6-8-4 = A swap that changes nothing is not offered.
    .reading = Two workers are alike if owner and state are; two cards if face and worker are, and neither is being worked on. If no other pair is left, the card cannot be used.
rule-N6-8-5 = The card at work and its worker may be swapped as well.
    .reading = No exception is named.
rule-N6-9-1 = **Use occupied cards**: one or two cards with a worker on them, anywhere, standing or lying, each for the coin of N5.5. The workers stay as they are.
rule-N6-9-2 = Two different cards, and none of the same kind as this one.
    .reading = Otherwise two of them could use each other without end.
rule-N6-9-3 = They open no cards above them.
    .reading = Only a worker's own work does.
rule-N6-9-4 = Choose the second when the first is done.
    .reading = So the gold of the first may pay for the second.
rule-N6-9-5 = Each must be usable after its coin.
    .reading = Without one the card itself cannot be used.

## Sweeping

chapter-N7 = Sweeping a column
    .lead = The only way home for most workers, and the clock of the game.
rule-N7-1 = A column will be swept as soon as the worker on row 4 lies down, or a lying one comes there.
    .reading = It stays so, whatever happens to it later in the turn.
rule-N7-2 = It does not matter who stands on the other cards, or whether anybody does.
rule-N7-3 = It is swept after the whole action.
    .reading = And after the leaders of that moment; after both, if two workers were sent.
rule-N7-4 = Several are swept from left to right.
    .reading = It matters when the deck runs out between them.
rule-N7-5 = Discard its four cards, send **every worker home** to his player, deal four new cards.
rule-N7-6 = Then the leader for new columns may be used.
rule-N7-7 = If the deck has no four cards left, the **round ends**. In round III the place stays empty and the end of the game is near.
    .reading = With these decks it is always exactly none. Cards left over in a deck of your own are discarded.

## The end of a round

chapter-N8 = The boards pay
    .lead = After rounds I and II, and once more at the end.
rule-N8-1 = Before anything is counted, leaders of that moment may be used.
rule-N8-2 = Wall, temple and guard are counted, one after the other.
    .reading = The order makes no difference.
rule-N8-3 = On each board the players take the points of their place by the number of cubes.
rule-N8-4 = **No cube, no place, no points.**
rule-N8-5 = Who is level shares: add the points of the places, divide, round up.
rule-N8-6 = If all players have equally many cubes on a board, nobody scores there.
rule-N8-7 = Then, on each board, **everybody with the most cubes takes one back**.
    .reading = Also when nobody scored, word by word. The cube goes back to your stock: the texts only say that it is removed.
rule-N8-8 = The next deck comes. Leaders not used are gone, workers of the bench go home, and the column that was to be filled gets four cards.
    .reading = In this order. The leader for new columns is not used here.
rule-N8-9 = With leaders everybody takes 1 wood and 1 gold, and the next player begins the auctions and the round.
rule-N8-10 = All else stays: cubes, workers on cards, wood, gold.

## The end of the game

chapter-N9 = End and points
    .lead = All have the same number of turns.
rule-N9-1 = If in round III a column cannot be filled, the end is near. That turn is finished as usual.
rule-N9-2 = Its place stays empty, and so do those of columns swept later. Workers go home as always.
rule-N9-3 = The lap is finished, to the player on the right of the starting player. Then everybody has **exactly one more turn**.
rule-N9-4 = So each has one or two turns left, and all have had the same number.
rule-N9-5 = They are ordinary turns. Who can do nothing passes.
    .reading = The rules against a standstill do not count any more.
rule-N9-6 = Then the three boards pay for the last time.
    .reading = No cube is taken back: it would mean nothing.
rule-N9-7 = Your gates count what they show.
rule-N9-8 = Every **3 wood** and every **2 gold** left is a point.
    .reading = You cannot keep them for the tie.
rule-N9-9 = Most points win. A tie goes to more wood left, then more gold left; then the victory is shared.
    .reading = Left after the goods were counted. Both texts name the sale first.
rule-N9-10 = Only the first column that cannot be filled fixes the last turn.

## Two players

chapter-N10 = Two players
    .lead = Nobody's workers make it as narrow as with four.
rule-N10-1 = Each has 6 workers, and 6 of **nobody's** in a colour that is not used. Those need no cubes.
rule-N10-2 = Five columns, all cards.
rule-N10-3 = Whenever you place a worker as your action, put down one of nobody's as well:
    - lying;
    - on the free card nearest the boards, in a column you choose;
    - not in the column where your own worker went;
    - never on row 4;
    - if there is no such column, or no worker left, none.
rule-N10-4 = None comes with placements by cards.
    .reading = Nor with those by leaders: the text says "only as part of this action".
rule-N10-5 = The coin for a card with one of nobody's goes to the bank.
rule-N10-6 = They cannot be bid.
    .reading = They always lie, and are never "your own": they cannot be sent to work, refreshed, replaced or counted.
rule-N10-7 = Swaps may move them.
    .reading = Also to row 4, which sweeps the column. Only placing them there is forbidden.
rule-N10-8 = Swept, they go home to the player who has their colour.
    .reading = The text does not say whose they are; each player has a colour beside his screen.
rule-N10-9 = All else as with three or four.
    .reading = Who is made to place by a leader chooses where nobody's worker goes.

## Leaders

chapter-N11 = Leaders: the auctions
    .lead = A variant. Fifteen leaders, one more than players on offer in every round.
rule-N11-1 = Shuffle the 15 leaders. Everybody begins with 3 wood and 5 gold.
rule-N11-2 = At the beginning of a round reveal one leader more than there are players.
rule-N11-3 = Who will have the first turn of the round begins: the starting player, later the one after the player in whose turn the round ended.
rule-N11-4 = **Auction**: whoever begins chooses a leader. All bid workers from home, wood and gold in secret, then all bids are shown.
    .reading = The game asks one after the other and shows nothing before all have answered.
rule-N11-5 = The highest sum of workers, wood and gold wins. A tie goes to more workers, then more wood, then to the first clockwise from who began.
rule-N11-6 = A bid of nothing is allowed and may win. One player may win several leaders.
rule-N11-7 = The winner pays wood and gold to the bank and puts the workers on the **bench**. The others keep everything.
rule-N11-8 = The leader lies open before the winner. If it works at once, it does so now.
rule-N11-9 = Then the next player chooses one, until everybody has. The leader left over is out of the game.
rule-N11-10 = Workers on the bench are out until the round ends.
rule-N11-11 = In rounds II and III everybody takes 1 wood and 1 gold.
    .reading = Before the leaders are revealed, so that they can be bid.
rule-N11-12 = With two players only own workers can be bid.
rule-N11-13 = Only workers at home can be bid, not those on cards.

chapter-N12 = Leaders: their moments
    .lead = Every leader has its moment. Most are used once.
heading-windows = When you are asked
heading-won = When an auction is won
heading-before = Before another's turn
heading-open = In your turn, before or after the action
heading-close = After the action
heading-instead = Instead of the action
heading-new-column = When a column was dealt
heading-before-scoring = Before the boards pay
heading-lasting = The whole round
rule-N12-1 = Each leader has its moments: when it is won; before another's turn; in your own turn, before or after the action; instead of the action; when a column was dealt; before the boards pay.
rule-N12-1-1 = You are asked only if you have a leader of that moment.
    .reading = And only if you could use it with an effect. Nobody is asked for nothing.
rule-N12-1-2 = **Any moment** means before or after another's action, never during it.
    .reading = So it is asked between turns, and, where a column will be swept, between the action and the sweeping, clockwise from the player whose action it was.
rule-N12-1-3 = A leader is used once and gone, except the two that last the round. What is not used is gone when the round ends; leaders of round III last to the end of the game.
rule-N12-2-1 = <double_influence>: a cube on the wall and one on the temple, for nothing.
    .reading = The wall first. If your stock is empty, the rule for missing cubes holds.
rule-N12-2-2 = <free_gate>: take the top gate.
    .reading = Nothing, if none is left.
rule-N12-2-3 = <labour_levy>: as often as you like, a worker from home to the bench and a wood or a gold, for 2 points.
    .reading = Workers on cards cannot be used: they are not at home.
rule-N12-3-1 = Before a turn the others are asked clockwise.
    .reading = From the player who has just moved, without the one to move: he may use his leaders in his own turn.
rule-N12-3-2 = You use a leader, wait, or hold until your own turn.
    .reading = Holding ends early when a column is swept. It saves being asked before every turn.
rule-N12-3-3 = <extra_worker>: place a worker by the usual rule. None of nobody's comes with him.
rule-N12-3-4 = <tired_columns>: a point for each column in which a worker of yours lies.
rule-N12-3-5 = <direct_turn>: you decide another player's action: in which column he places, or who goes to work.
    .reading = You cannot choose leaders for him, and he uses none before the action.
rule-N12-3-6 = All else in that turn is his: whether to use cards, what to pay, and all gains.
    .reading = Also where nobody's worker goes, and his leaders after the action.
rule-N12-3-7 = Others may still use their leaders before that turn.
    .reading = If they leave him nothing to do, the leader is spent and he passes.
rule-N12-3-8 = Everybody is asked once.
    .reading = What you could use is judged when it is your place to be asked.
rule-N12-4-1 = In your turn usable leaders stand beside the actions.
    .reading = After each you choose again.
rule-N12-4-2 = If you can neither place nor send to work, you may use leaders, or pass.
    .reading = As you like. While an action is possible you cannot pass.
rule-N12-4-3 = <swap_any_workers>: two workers anywhere change places, as they stand or lie. A lying one on row 4 sweeps that column in this turn.
rule-N12-4-4 = <move_worker>: one of your standing workers goes to any free card, also below a gap.
rule-N12-5-1 = After the action you may use leaders until you say that you are done.
    .reading = One question at the end of the turn, asked only if you have one.
rule-N12-5-2 = <tired_columns> still counts a column that is about to be swept.
rule-N12-5-3 = After the sweeping you are not asked again.
    .reading = The turn is over then.
rule-N12-5-4 = You are asked after a pass, too, and after a turn that another directed.
    .reading = Not after a leader used instead of the action.
rule-N12-6-1 = <place_two>: place one or two workers.
    .reading = "Or one" is ours: the second may be impossible. None of nobody's comes with them.
rule-N12-6-2 = <activate_two>: send one worker to work completely, then perhaps a second. Columns wait for both.
    .reading = Each card may be used once by each of the two. The first cannot be stood up and sent again in this turn.
rule-N12-6-3 = <borrow_worker>: send another player's standing worker to work as if he were yours. Coins for cards above go to their owners as usual.
rule-N12-6-4 = A leader instead of the action is the **only thing** you do in the turn; leaders of any moment excepted.
    .reading = The Polish text says so, the English one is weaker. Leaders that come before or after an action are not used around it.
rule-N12-7-1 = <rearrange_column>: swap two cards of a column that was just dealt.
    .reading = Not when the round changes.
rule-N12-8-1 = Before the boards pay, owners are asked clockwise.
    .reading = From the player whose turn it is, at the end of the game from the starting player. No worker is placed then any more.
rule-N12-8-2 = <shift_cube>: move one cube, of anybody, to another board.
rule-N12-8-3 = You are asked again while you have a leader to use.
    .reading = Everybody once in the circle.
rule-N12-9-1 = <wood_bonus>: 1 wood more each time you use a card that gives wood.
    .reading = Also wood supply: 4 wood for 1 gold. It is a card that gives wood.
rule-N12-9-2 = <gold_bonus>: the same with gold. Coins that others pay you, and the goods of a new round, are no cards.
rule-N12-9-3 = Only you profit from your leader, not who uses a card where your worker lies.
rule-N12-9-4 = You are asked about a leader only if it would do something.
    .reading = Placing needs a worker and a free card; counting columns at least one; swapping a pair that differs; sending somebody to work somebody who stands.

## Standstill

chapter-N13 = When nothing moves
    .lead = It hardly ever happens. But a game must not stand still for ever.
rule-N13-1 = If as many turns in a row as players have been passed, columns 1 and 2 are dealt anew.
    .reading = The text says it of the game with leaders; here it holds always.
rule-N13-2 = At the end of the last of these turns; all workers on them go home.
    .reading = Column 1 first, as if it had been swept.
rule-N13-3 = If the deck is too short, the round ends by it.
    .reading = In round III the places stay empty and the end is near.
rule-N13-4 = 60 turns in a row without a swept column have the same result.
    .reading = Otherwise one player could stand workers up for ever while the others pass. In ordinary play there are at most about thirty.
rule-N13-5 = A swept column sets both counts back to 0.
    .reading = Whatever swept it.
rule-N13-6 = With three or four players and without leaders the first case can never happen. With two it can, if both play oddly.

## Conventions

chapter-N1 = Principles
    .lead = What holds everywhere.
rule-N1-1 = All numbers come from the box: cards, boards and gates decide, not this text.
rule-N1-2 = The bank never runs out of wood, gold or points.
rule-N1-3 = Pay first, then take. Nobody can owe anything.
rule-N1-4 = You are offered only what you can do completely.
    .reading = Missing cubes excepted: they have a rule of their own.
rule-N1-5 = A question with one answer may be answered for you.
    .reading = It changes nothing and saves clicks.
rule-N1-6 = Seats run clockwise; "next" and "left" are the following seat.
rule-N1-7 = "This turn" lasts from its first step to its last.
    .reading = Of the player whose turn it is.

chapter-asked = Asked and answered
    .lead = What the game asks, and where the texts left something open.
rule-N14 = The game asks: your action; with two players where nobody's worker goes; whether to use the card at work; which cards above; whom to refresh, where to place, whom to replace, what to swap, which occupied card to use; from which board a missing cube comes; and for leaders: whether to use one, whom it is about, which leader is auctioned, what you bid, how much a labour levy takes. You may decline to use a card, cards above, a missing cube, and leaders. Once a card is chosen and paid, its first part must be done.
rule-N15 = Where the rulebook leaves something open, the rule that decides it wears "Our reading". The ones people ask about most:
    - the same card above twice by one worker? No: N5.8;
    - a swap in any column? Yes: N6.8.1;
    - does the forester count for wood supply? Yes: N12.9.1;
    - do all lose a cube when all are level? Yes: N8.7;
    - goods for the tie before or after the sale? After: N9.9;
    - a card declined, then used through another? Yes, for the coin: N5.13;
    - a leader of any moment before a column is swept? Yes: N12.1.2.
rule-N16 = The rulebook exists in Polish and in English. Where they differ, the fuller one is followed: Polish for "above" and for declining the own card (N5.4, N5.7), for moving cubes after paying (N6.3.2), third place with four players, and leaders instead of the action (N12.6.4); English for refreshing (N6.5.2), shared places (N8.5), the end of leaders (N8.8) and moving a worker below a gap (N12.4.4).

## Hidden things

chapter-N17 = What is hidden
    .lead = Behind a screen lie wood, gold, points and the workers at home. All else is open: the decks' contents and sizes, gates, cubes, leaders, the bench.
rule-N17-1 = Everything that changes behind a screen is seen by all, so whoever remembers it all knows it.
rule-N17-2 = Screens are open here.
    .reading = Nobody has to keep count. Strict screens are an option; the rules stay the same.
rule-N17-3 = Really hidden are only the order of the decks and the bids being made.

## Examples

example-EX-1 = A new game of four. The first player can only place; every column offers its row 1. He chooses column 3. For the next player row 1 is free in the other four columns; in column 3 he would stand on row 2.
    .name = The first turns
example-EX-2 = You stand on **1 wood** in row 1 and on **Build wall** in row 3; Blue stands between. Everybody stands, so whichever worker you send, nothing above can be used. You have 1 wood: the wall gets a cube.
    .name = Nobody lies above
example-EX-3 = Now your first worker and Blue's lie. You work on **Build wall**: 1 wood, a cube. Then Blue's **2 gold** for a coin to Blue, then your own **1 wood** for a coin to the bank. One worker, three cards: you end with 1 wood and 1 gold. The other way round the only coin would go to the bank first, and Blue's card could not be paid any more.
    .name = Two cards above
example-EX-3b = You decline **Build wall**. Both cards above are still open for a coin each.
    .name = Declined, and yet
example-EX-4 = You are Blue, between two lying workers of Red. Above you lies **1 wood**: for a coin to Red it is yours. What lies below you cannot be used.
    .name = Above, not below
example-EX-5 = You are Green, on row 4. Your own card first, 1 wood; then Blue's **2 gold** and Red's **1 wood**, a coin to each. Red's worker on row 3 still stands: his card cannot be used. Then the column is swept and all four go home.
    .name = The lowest worker
example-EX-6 = Three players, temple: 3, 2 and 0 cubes. Points: 4, 2 and nothing. Then the first takes a cube back: 2, 2, 0.
    .name = The temple pays
example-EX-7 = Four players, guard: 3, 2, 1 and 1 cubes. Points: 6 and 4; the last two share 2 and 0, so 1 each. Afterwards 2, 2, 1, 1.
    .name = A shared place
example-EX-8 = 5 wood and 5 gold left: one set of wood, two of gold, 3 points. 2 wood and 1 gold remain for a tie.
    .name = Goods at the end
example-EX-9 = A worker on **Temple sacrifice, double**. With 1 gold the card cannot be used at all; you have 2 and get both cubes.
    .name = All or nothing
example-EX-10 = You swap the lying worker on row 1 of column 1 with the standing one on row 4. A lying worker on row 4: the column is swept at the end of your turn.
    .name = A swap that sweeps
example-EX-11 = You swap two cards of column 1. If the card of the lying worker goes to row 4, the column is swept. If the card of the standing one goes there, it is not, and the next worker of that column is placed on row 2.
    .name = Cards change places
example-EX-12 = Four players with 2, 2, 1, 0 cubes: 5, 5, 2, 0. With 3, 3, 3, 0: 4 each. With 4, 2, 2, 2: 6, then 2 each. Three players with 3, 1, 1: 4, then 2 each, 1.5 rounded up. All level: nothing, and everybody takes a cube back.
    .name = Sharing places
example-EX-13 = Wall with 3, 2 and 2 cubes: 4, 2, 2 points, then 2, 2, 2 cubes. If nothing changes, the next scoring pays nobody.
    .name = Level after paying
example-EX-14 = Four players. In turn 57, counted from 0, the second player cannot fill a column. The lap ends with turn 59, then everybody has one more: the last is turn 63. All have had 16.
    .name = The last turns
example-EX-15 = The same, but the last player of the lap triggers the end in turn 59: everybody has exactly one turn more.
    .name = Triggered by the last
example-EX-16 = Two players, triggered by the starting player in turn 58: the other has turns 59 and 61, he himself turn 60.
    .name = The end for two
example-EX-17 = The deck is empty. You work on row 4 of column 4: its workers go home, the boards pay, you take a cube back from the wall, and the column is filled from deck II.
    .name = The round ends
example-EX-18 = Round III, four cards left, and two columns are swept in one turn: column 2 gets them, column 5 stays empty, and the end is near.
    .name = Cards for one of two
example-EX-19 = You work on **Use cards** in row 4 and use Blue's **2 wood** in row 1 through it. It is used then: as a card above it is not offered again.
    .name = Once is once
example-EX-20 = You work on **Use cards**. Another card of that kind could not be chosen, but Blue's **3 gold** can, although he stands: 1 to Blue, 3 to you, and he goes on standing.
    .name = A standing worker's card
example-EX-21 = You have no gold, and above you lies **3 gold**. Without a coin it cannot be used. But your own card brings 2: take it first, and the other opens.
    .name = The coin comes first
example-EX-22 = 2 gold. After your own card, **Temple sacrifice** above costs a coin and 1 gold: possible. The double one costs a coin and 2: it is not offered.
    .name = Coin and cost
example-EX-23 = You work on **Refresh**. Your two lying workers may stand up, one or both; not the one who works on it now.
    .name = Whom refresh stands up
example-EX-24 = You replace Blue's standing worker on row 4 of column 3 by one of yours. Yours stands as well, and the column is not swept.
    .name = Taking a place
example-EX-25 = All your cubes are out: 6 on the wall, 3 in the temple, 2 on guard. **Build wall, double**: pay 2 wood, then say for each cube where it comes from. Both from the guard: 8, 3, 0.
    .name = Out of cubes
example-EX-26 = No worker at home: you must send one to work. Nobody standing on a card: you must place. Neither possible: you pass.
    .name = When there is no choice
example-EX-27 = Two players. You place in column 1. Nobody's worker may go to column 3 or 5: in the others the next free card is row 4, or it is the column you chose.
    .name = Where nobody goes
example-EX-28 = You are Blue. Above you lies one of nobody's: the coin goes to the bank, whoever's colour it is.
    .name = A coin for nobody
example-EX-29 = Three bids of 3 in all. Two of them have a worker; of these one has a wood. It wins, although it did not begin.
    .name = A tied auction
example-EX-30 = All bid nothing: whoever began wins. Two bid the same, and neither began: the next one clockwise from the beginner wins.
    .name = Empty bids
example-EX-31 = Labour levy with 4 workers at home, 1 wood and 2 gold: at most 3 pairs, 6 points, 3 workers to the bench.
    .name = The most of a levy
example-EX-32 = With the forester wood supply gives you 4 wood. Who uses a card where your worker lies gets no more than it shows.
    .name = The forester
example-EX-33 = Your workers lie in columns 1 and 2, and you work on row 4 of column 3. Before it is swept the overseer counts three columns, afterwards two.
    .name = The overseer in time
example-EX-34 = Before Blue's turn you use the governor and send his worker on row 4 to work. Blue decides about cards and coins; the column is swept all the same.
    .name = A directed turn
example-EX-35 = Double shift: you work on row 4 of columns 1 and 2. Both wait until the second is done, then 1 and 2 are swept.
    .name = Two in one turn
example-EX-36 = Everybody passes: columns 1 and 2 are dealt anew. With four cards left column 1 takes them, and column 2 ends the round.
    .name = Nobody can move
example-EX-37 = 30 points each. Both have 2 wood left, but one has a gold more: that player wins. Nothing differs: both do.
    .name = A tie
example-EX-38 = Your worker stands alone on row 4, because a card let you place him there. He works, and the column is swept although rows 1 to 3 were free.
    .name = Alone on row 4
example-EX-39 = All gates are taken: the card for gates is not offered any more. The gate builder can still be auctioned, and gives nothing.
    .name = No gates left
example-EX-40 = You work on **Swap cards** in row 2 and swap it with row 4. The column will be swept; and two lying workers are above you now.
    .name = The card at work moves
example-EX-41 = Two players bench all workers in the auctions. All pass, columns are dealt anew, all pass again, the deck is empty and round I ends without points.
    .name = Everything bid away
example-EX-42 = You hold the recruiter and are not asked before the next turn. A column is swept: now you are asked again.
    .name = Holding ends
example-EX-43 = You decline your own **2 wood**, pay Blue for **Use cards** above, and choose your own card there, for a coin to the bank. Used at once it would not be offered.
    .name = Round about to the own card
example-EX-44 = The end is near, and another column cannot be filled: its place stays empty, the last turn stays the same.
    .name = Empty once more
example-EX-45 = Red is about to sweep column 3, where a worker of yours lies. Before that you are asked: the overseer counts it still.
    .name = Between work and sweep
example-EX-46 = Foreman first: then two gangs is not offered any more in this turn. Two gangs first: the foreman is not asked for.
    .name = The only thing
