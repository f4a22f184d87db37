#!/bin/bash
# A whole game of Five Seals of Magic by keys: on a small screen against the computer, and on a
# large one at which two people share the keyboard.
. "$(dirname "$0")/tmux_lib.sh"
export delay=0

play 80 24 seals --seed owl --first 1 --seat person:Ada --seat random
await "a start circle is wanted" "choose a start circle"
keys Tab Tab Enter
await "it is pointed at" "Your move: start"
keys Enter
await "dice are next" "take dice"
for _ in 1 2 3; do keys Enter; done
await "they are picked one by one" "Your move: take"
keys Enter
await "and fall" "break a seal"
if to_the_end 5; then
    pass "the game is played to its end"
else
    fail "the game is played to its end" "$(screen)"
fi
await "who won is told" "The game is over. .* wins\|The game is over. .* win "
await "and marked" "\*@[12] .*winner"
keys y
await "nothing can be chosen any more" "nothing to choose now"
lacks "nobody is on turn" "turn of"
over_is_kept seals-owl.record

play 140 45 seals --seed 7 --circle 2 --board fresh:7 --seat person:Ada --seat random \
    --seat person:Ben
await "two people and a fresh dungeon" "choose a start circle"
if to_the_end 6; then
    pass "this game ends, too"
else
    fail "this game ends, too" "$(screen)"
fi
await "with a winner" "The game is over"
over_is_kept seals-7.record
if grep -q "^1: break" seals-7.record && grep -q "^3: break" seals-7.record; then
    pass "both people broke seals"
else
    fail "both people broke seals" "$(tail -20 seals-7.record)"
fi

finish
