#!/bin/bash
# Whole games of ciúb with keys: against the computer, and three players on a large
# screen.
. "$(dirname "$0")/tmux_lib.sh"

play 80 24 ciub --seed owl --first 1 --seat person:Ada --seat greedy
await "a token may be put, or dice rolled" "(Ada): place the token"
keys :
shows "Type a move"
keys -l "roll"
keys Enter
await "a typed move is a draft" "Your move: roll"
keys Enter
await "the dice fall" "use dice or put\|uses dice or puts"
ends ciub-owl.record 5

play 140 45 ciub --seed 7 --length short --seat person:Ada --seat greedy --seat person:Ben
await "two people share the keyboard" "place the token"
ends ciub-7.record 6
both_did ciub-7.record roll

finish
