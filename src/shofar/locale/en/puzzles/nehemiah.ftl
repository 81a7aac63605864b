# Puzzles: `guide-<key>` with .do (the task), .why (a hint), .tag; -ok is the answer explained, -lost another way.

guide-coin = The coin comes first
    .do = You have no gold. End this turn with **4 gold**.
    .why = A card above costs a coin before it gives anything. Where could the first coin come from?
    .tag = Begin here
guide-coin-ok = **4 gold.** Your own card costs nothing and comes first: its 2 gold pay the coin for the 3 gold above.
guide-coin-lost = **{ $gold } gold.** There is a way to 4.
    .do = Try again: what brings the first coin?
guide-order = Two cards above, one coin
    .do = End this turn with a **cube**, 1 **wood** and 1 **gold**.
    .why = Both cards above may be used, a coin each. You have one coin now.
    .tag = Begin here
guide-order-ok = **Done.** Blue's 2 gold first: the coin comes back twice, and one of the two pays for the wood.
guide-order-lost = **{ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}, { $wood } wood, { $gold } gold.** Both cards can be used, in one order.
    .do = Try again: which of the two gives coins back?
guide-round = The deck is empty
    .do = Take **4 points** from the boards this turn.
    .why = When a column cannot be filled again, the boards pay at once. Which worker makes that happen?
    .tag = Begin here
guide-round-ok = **The round is over, and you are first on the wall.** Whoever sweeps says when the boards pay.
guide-round-lost = **The boards have not paid you 4.** Somebody else may sweep first.
    .do = Try again: who stands on row 4?
