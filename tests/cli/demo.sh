#!/bin/bash
# The demo: it is complete, and a newcomer can follow it and knows what to do next.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

expect "demo of Pig" 0 demo pig --seed 3 --target 20
says "tells how to go on" out "^  cantrip help$"
# The record of the same game has every event; so must the demo.
"$cantrip" new 'pig:target=20#3' --play greedy | sed -n 's/^\([12]\): /  Player \1: /p; s/^\*: /  * /p' >wanted
sed -n 's/ (.*//; /^  \(Player [12]:\|\*\) /p' out >told
same "every move and die, the first included" wanted told
expect "a longer game" 0 demo pig --seed 4
says "points are printed" out "Player [12]: hold (+[0-9]* points)"

expect "demo" 0 demo --seed 3
cp out plain
expect "demo seals" 0 demo seals --seed 3
same "is the same" out plain
says "three players, circle 2" out "demo 'seals:players=3,circle=2#3'"
expect "demo of an id" 0 demo 'seals:players=3,circle=2#3'
same "is the game it names" out plain
says "the circle has its name" out "circle 2, Spaces; before the first round"
says "one point is one point" out "^  [1-3] [a-z]*, 1 point$"
says "how to read it" out "is an air die that shows 3"
says "a seal that was broken" out ": break [a-z0-9]* with [a-z0-9 ]* (\(fire\|water\|air\|earth\) 2 gone)$"
says "a scroll that was won" out " (wins [a-z]*\.[a-z]*, +[0-9]* points)$"
says "a round that was over" out ": give up (round over)$"
says "the end comes near" out "the last round"
says "it ends with a winner" out "wins\.$"
says "a dungeon is offered" out "^  cantrip board fresh:dragon"
fits "it fits 80 columns"
expect "demo of an id with the game's own defaults" 0 demo 'seals#1'
says "two players" out "played by 2 greedy players"
expect "a guarded scroll" 0 demo --players 4 --circle 4 --seed 1
says "is reported" out "(guards [a-z]*\.[a-z]*)"

expect "demo of ciub" 0 demo ciub --seed 1
says "turns have a heading" out "^Turn of Player 2  Player 1 [0-9]*, Player 2 [0-9]*$"
says "what the tray is good for" out ": put .* (enough for [-1-7=+]*)$"
says "a card that was gained" out ": gain [-1-7=+]* down [-1-7=+]* (+[0-9]* points)$"
says "chance brings the end near" out "(the last C card: whoever gains next also gets"
says "who takes the last card" out "takes Opus Magnum for 5 points, the last turns begin, "
says "what its dice can show" out "^sides: white 1 2 3 4 swap swap, yellow"
says "an offer to ask for odds" out "^  cantrip odds ciub '5 white' 6-6$"
denies "no dungeon is offered" out "dungeon"
for players in 2 3 4; do
    "$cantrip" demo ciub --players $players --seed 2 >out
    fits "ciub for $players fits 80 columns"
done

# A pointless spell just before giving up would look silly.
for seed in 3 4 5; do
    "$cantrip" new seals --players 3 --circle 2 --seed $seed --play greedy >game.rec
    ! grep -A 1 'binding here' game.rec | grep -q 'give up'
    result $? "no idle Binding before giving up ($seed)" "$(grep -A 1 'binding here' game.rec)"
done

CANTRIP_COMMAND=./cantrip "$cantrip" demo pig --seed 3 >out
says "hints name the program as it was called" out "^  \./cantrip help$"
expect "a delay" 0 demo pig --seed 3 --target 20 --delay 0.001
expect "no delay" 2 demo pig --delay soon
finish
