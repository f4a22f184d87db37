#!/bin/bash
# perft of ciub, compared with numbers derived from the rules by hand.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# counts NAME DEPTH NUMBER EXPECTED: the last table has this line.
counts() {
    says "$1" out "^ *$2 *$3 *$4 *0$"
}

# position FILE STATE: a record that starts (and ends) with a position of two players.
position() {
    printf 'cantrip record 1\ngame: ciub\nrules: 1\nstate: {%s,%s}\n\n' "$2" \
        '"top":["2-4-6","=4","6-6"],"bottom":["1-1-1","20+","2-2-2-2"]' >"$1"
}

# Phase 1 of the first turn: 6 tokens, 3 removals, the roll. A removal has 11 B cards that may
# turn up, so there are 6 + 1 + 3 * 11 = 40 ways to the dice. Of the 5 ^ 5 rolls of white dice
# 5 ^ 5 - 4 ^ 5 have a certain face; each face can be put, and a swap used: 6 * 2101 choices.
expect "perft of a new game of ciub" 0 perft ciub --players 2 --seed 1 --depth 3
counts "phase 1 (4.1, 4.2)" 1 10 10
counts "and the first roll (4.4)" 2 504240 41.2912
counts "and what follows on its choices" 3 1616640 137.531

# Phase 2: three actions, four dice to put, or the roll after a skull (4.7). Then 7 colours to
# swap for, 5 dice to re-roll, 5 to adjust, 4 + 3 + 2 + 1 ways to go on putting dice, and what
# four dice can do that were rolled again.
position act.rec '"step":"act","turn":1,"players":[{},{"dice":{"white":5}}],"tray":{"red 5":1},"outside":{"white 1":1,"green reroll":1,"purple adjust":1,"blue swap":1,"blue skull":1}'
expect "perft of a position in phase 2" 0 perft act.rec --depth 2
counts "actions, dice and the roll (4.5-4.7)" 1 8 8
counts "and what they are used on" 2 3047 32.4213
# 7 swaps, 5 re-rolls, 4 + 4 + 3 + 5 + 5 adjustments, 15 sets of dice, the roll.
expect "perft of whole moves" 0 perft act.rec --depth 1 --unit moves
counts "a set of dice is one move (4.6)" 1 49 49

# Phase 4: two 2for1 dice, three coloured ones for the only white die, the end. The supply has 6
# colours beside the die's own, and one white die only: 20 pairs. Then the other player's turn.
position trade.rec '"step":"trade","turn":1,"players":[{},{"dice":{"white":5}}],"hand":{"white":4,"orange":1,"green 2for1":1,"purple 2for1":1}'
expect "perft of a position in phase 4" 0 perft trade.rec --depth 3
counts "trades, white dice, the end (4.11)" 1 6 6
counts "then 6 + 6 + 3 + 2 + 2 + 10 choices" 2 29 29
counts "and 20 + 20 + 20 + 15 + 15 + 504240" 3 504330 131.291
expect "perft of whole trades" 0 perft trade.rec --depth 1 --unit moves
counts "a pair is one move" 1 44 44
finish
