#!/bin/bash
# A whole game of ciúb by keys: against the computer, and three at a large screen.
. "$(dirname "$0")/tmux_lib.sh"
export delay=0

play 80 24 ciub --seed owl --first 1 --seat person:Ada --seat greedy
await "a token may be put, or dice rolled" "Ada may put the token"
keys :
shows "Type a move"
keys -l "roll"
keys Enter
await "rolling is a draft" "Your move: roll"
keys Enter
await "the dice fall" "use dice or put\|uses dice or puts"
if to_the_end 5; then
    pass "the game is played to its end"
else
    fail "the game is played to its end" "$(screen)"
fi
await "who won is told" "The game is over. .* wins\|The game is over. .* win "
keys y
await "nothing can be chosen any more" "nothing to choose now"
lacks "nobody is on turn" "turn of"
over_is_kept ciub-owl.record

play 140 45 ciub --seed 7 --length short --seat person:Ada --seat greedy --seat person:Ben
await "two people share the keyboard" "may put the token"
if to_the_end 6; then
    pass "this game ends, too"
else
    fail "this game ends, too" "$(screen)"
fi
await "with a winner" "The game is over"
over_is_kept ciub-7.record
if grep -q "^1: .*roll" ciub-7.record && grep -q "^3: .*roll" ciub-7.record; then
    pass "both people rolled"
else
    fail "both people rolled" "$(tail -20 ciub-7.record)"
fi

finish
