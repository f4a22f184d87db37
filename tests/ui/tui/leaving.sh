#!/bin/bash
# Leaving: the final messages, and the question if moves would be lost.
. "$(dirname "$0")/tmux_lib.sh"

# Files can only grow to a block or two, so the disk is soon full.
before="trap '' XFSZ; ulimit -f 1;" play 80 24 pig --target 1000 --seed owl --seat person:Ada \
    --seat person:Ben
shows ": roll the die"
for ((move = 0; move < 60; move++)); do
    keys Enter
    sync_keys
    screen | grep -q "could not be kept" && break
done
await "a full disk is reported" "The game could not be kept"
keys q
await "leaving asks first" "The game is not kept"
await "with the reason" "cannot write"
keys Enter n
hides "Leave all the same"
await "and can stay" "Enter choose"
keys q
shows "The game is not kept"
keys y
await "or leave" "ended 3"
says "and says what is lost" err "last moves could not be kept in /"
rm -rf data

touch nowhere
no_folder=$(printf 'XDG_DATA_HOME=%q' "$PWD/nowhere")
before=$no_folder play 80 24 pig --seed owl --seat person:Ada --seat person:Ben
await "without a folder a game is not saved" "This game is not kept"
keys q
await "nothing is lost before the first move" "ended 0"
before=$no_folder play 80 24 pig --seed owl --seat person:Ada --seat person:Ben
shows ": roll the die"
keys Enter
sync_keys
keys q
await "after it, it is" "The game is not kept"
keys y
await "and that is the player's will" "ended 0"
play 80 24 pig --no-save --seed owl --seat person:Ada --seat person:Ben
shows ": roll the die"
keys Enter
sync_keys
keys q
await "leaving asks when nothing is saved" "The game is not kept"
keys y
await "and then leaves" "ended 0"

play 80 24 pig --target 10 --seed owl --seat greedy --seat greedy
await "a game of computers is shown to its end" "The end of the game"
keys q
await "it is left" "ended 0"
shows "The game is kept in /"
shows "Who played well, and who was lucky: .*analyse '/"
rm -rf data

# Instant moves say nothing about how long a slice of thinking takes.
play 80 24 ciub --seed owl --first 2 --seat uct:seconds=3000 --seat random --seat random \
    --seat random
await "a long search after quick moves" "uct:seconds=3000) is thinking"
keys q
await "and keys still work" "ended 0"
rm -rf data

play 80 24 ciub --seed owl --seat random --seat random --seat random --seat random
keys k
await "keys work while only computers play" "Shift-Tab"
keys Escape
keys q
await "and they can be left" "ended 0"
! grep -q "^result:" "$(kept)"
result $? "before the end" "$(tail -3 "$(kept)")"

finish
