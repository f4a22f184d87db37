#!/bin/bash
# Whole games of Five Seals of Magic with keys: on a small screen against the computer,
# and on a large one with two people sharing the keyboard.
. "$(dirname "$0")/tmux_lib.sh"

play 80 24 seals --seed owl --first 1 --seat person:Ada --seat random
await "a start circle is wanted" "choose a start circle"
keys Tab Tab Enter
await "pointed at, it is taken; dice are next" "take 3 dice"
for _ in 1 2 3; do keys Enter; done
await "they are picked one by one" "Your move: take"
keys Enter
await "and fall" "break a seal"
ends seals-owl.record 5

play 140 45 seals --seed 7 --circle 2 --board fresh:7 --seat person:Ada --seat random \
    --seat person:Ben
await "two people and a fresh dungeon" "choose a start circle"
ends seals-7.record 6
both_did seals-7.record break

finish
