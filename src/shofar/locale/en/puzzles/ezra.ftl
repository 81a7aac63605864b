# Puzzles: `guide-<key>` with .do (the task), .why (a hint), .tag; -ok is the answer explained, -lost another way.

guide-wall = Rubble, and a wall in one day
    .do = Build a **wall** on space 8 this turn.
    .why = You lack wood. What you clear is yours at once, and 1 gold or 3 banners stand for a stone or a wood.
    .tag = Clear it
guide-wall-ok = **Built.** The gold from the rubble stood for the wood, the stone joined yours: a wall out of its own rubble.
guide-wall-lost = **No wall today.** All it needs lies there.
    .do = Try again: what can stand for wood?
guide-gate = A gate between two walls
    .do = Build the **gate** that makes two connections.
    .why = A gate connects with every wall beside it, and gives its keeper the silver that lies there.
    .tag = Which one?
guide-gate-ok = **Two connections at once**, and the silver that others had left on the gate.
guide-gate-lost = **Not that one.** Look for a gate with a wall on either side.
    .do = Try again.
guide-altar = The end of the track
    .do = Reach **20** on the altar with one wood.
    .why = Wood is two steps for 3 banners. Steps beyond the end are not lost: each is a silver.
    .tag = Burn it
guide-altar-ok = **20.** One step to the end, and the other one became a silver.
guide-altar-lost = **Not there yet.** The wood has gone elsewhere, or the action is over.
    .do = Try again.
