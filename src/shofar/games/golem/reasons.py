"""Why a move is not possible, each with its rule; a test holds the numbers to the list.

A reason without a rule of its own has that of the question: too little clay is another rule for a golem than for a
development."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import Reason

NO_MARBLE: Final = 1
SOCKETS_FULL: Final = 2
RABBI_PLACED: Final = 3
TILE_TAKEN: Final = 4
TILE_NOT_OPEN: Final = 5
NO_PASS: Final = 6
NO_CLAY: Final = 7
NO_COIN: Final = 8
NO_KNOWLEDGE: Final = 9
NO_RESOURCES: Final = 10
DEVELOPED: Final = 11
WRONG_KIND: Final = 12
NO_SLOT: Final = 13
SLOT_TAKEN: Final = 14
WRONG_SLOT: Final = 15
STREET_END: Final = 16
STREET_START: Final = 17
TRACK_END: Final = 18
STUDY_END: Final = 19
STUDY_START: Final = 20
CAULDRON_FULL: Final = 21
NO_GOLEM: Final = 22
LYING: Final = 23
CREATED_NOW: Final = 24
BLOCK_END: Final = 25
BLOCK_START: Final = 26
NO_GOLEM_LEFT: Final = 27
GRAVE_TAKEN: Final = 28
GRAVE_CLOSED: Final = 29
NO_BOOK: Final = 30
COLUMN_FULL: Final = 31
COLUMN_COLOUR: Final = 32
NO_STUDENT: Final = 33
READ_ALREADY: Final = 34
NOT_COMPLETED: Final = 35
TOO_FEW_GOLEMS: Final = 36
PART_DONE: Final = 37
NOT_IN_HAND: Final = 38
NO_USE: Final = 39
TILE_GONE: Final = 40
TOO_FAR: Final = 41
OTHER_GOLEM: Final = 42
FORWARD_ONLY: Final = 43
SOURCE_TAKEN: Final = 44
ELEMENT_TAKEN: Final = 45
NO_RESOURCE: Final = 46
GOLEM_ACTIVATED: Final = 47
LAST_PASS: Final = 48
DEVELOP_LATER: Final = 49
CREATE_LATER: Final = 50
GOLD_LATER: Final = 51
BUY_LATER: Final = 52
WORK_LATER: Final = 53
WALK_LATER: Final = 54
INFLUENCE_LATER: Final = 55

REASONS: Final = (
    Reason("allowed", ""),
    Reason("no-marble", "G3.3"),
    Reason("sockets-full", "G3.1"),
    Reason("rabbi-placed", "G3.1"),
    Reason("tile-taken", "G3.16"),
    Reason("tile-not-open", "G3.16"),
    Reason("no-pass", "G3.19"),
    Reason("no-clay", ""),
    Reason("no-coin", ""),
    Reason("no-knowledge", ""),
    Reason("no-resources", "G3.18"),
    Reason("developed", "G4.6.1"),
    Reason("wrong-kind", "G4.6.1"),
    Reason("no-slot", "G4.5.4"),
    Reason("slot-taken", "G4.5.4"),
    Reason("wrong-slot", "G4.5.4"),
    Reason("street-end", "G0.9"),
    Reason("street-start", "G4.1.3"),
    Reason("track-end", "G0.9"),
    Reason("study-end", "G0.9"),
    Reason("study-start", ""),
    Reason("cauldron-full", "G4.5.1"),
    Reason("no-golem", ""),
    Reason("lying", "G4.3.2"),
    Reason("created-now", "G3.9"),
    Reason("block-end", "G2.10"),
    Reason("block-start", "G4.3.3"),
    Reason("no-golem-left", "G4.2.1"),
    Reason("grave-taken", "G4.4.1"),
    Reason("grave-closed", "G4.4.1"),
    Reason("no-book", ""),
    Reason("column-full", "G4.7.3"),
    Reason("column-colour", "G4.7.3"),
    Reason("no-student", "G4.7.2"),
    Reason("read-already", "G4.7.8"),
    Reason("not-completed", "G4.5.3"),
    Reason("too-few-golems", "G3.7"),
    Reason("part-done", ""),
    Reason("not-in-hand", ""),
    Reason("no-use", "G0.10"),
    Reason("tile-gone", "G1.11"),
    Reason("too-far", "G0.2"),
    Reason("other-golem", ""),
    Reason("forward-only", ""),
    Reason("source-taken", ""),
    Reason("element-taken", "G1.12"),
    Reason("no-resource", "G3.18"),
    Reason("golem-activated", ""),
    Reason("last-pass", "G3.24"),
    Reason("develop-later", "G4.6.1"),
    Reason("create-later", "G3.11"),
    Reason("gold-later", "G3.12"),
    Reason("buy-later", "G3.13"),
    Reason("work-later", "G3.7"),
    Reason("walk-later", "G2.8"),
    Reason("influence-later", "G5.3"),
)
