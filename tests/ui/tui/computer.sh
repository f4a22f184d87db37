#!/bin/bash
# The computer thinks without freezing the screen: it shows progress, can be told to
# hurry, keys work meanwhile, and its moves are shown one by one.
. "$(dirname "$0")/tmux_lib.sh"

# It would think longer than any timeout here.
play 80 24 seals --seed owl --first 2 --seat person:Ada --seat uct:seconds=3000
await "its progress is seen" "░░░░"
await "with a way to hurry it" "Enter play at once"
keys k
await "keys work meanwhile" "Shift-Tab"
keys Escape
hides "Shift-Tab"
keys R
await "the rules can be read meanwhile" "Five Seals of Magic: the rules"
keys Escape
await "it thinks on" "Enter play at once"
terminal resize-window -x 120 -y 40
await "also on another screen" "What happened"
keys Enter
await "hurried, it moves" "Your turn (Ada): choose a start circle"
grep -q "^2: start" "$(kept)"
result $? "and the move is saved" "$(cat "$(kept)")"
keys Enter
await "then it thinks about the next" "is thinking"
keys q
await "the game is left" "ended 0"

play 80 24 ciub --seed owl --first 2 --seat person:Ada --seat uct:seconds=3000
await "ciub: its progress is seen" "░░░░"
keys q
await "the computer does not keep anybody" "ended 0"
shows "The game is kept in /"
shows "To go on with it: .*play --resume last"
play 80 24 --resume last
await "the game goes on with its thinking" "Enter play at once"
kill -TERM "$(game_process)"
await "it is ended while it thinks" "ended [1-9]"

# cells: the number of full cells in the progress bar.
cells() {
    screen | grep -o "█*░" | head -1 | wc -m
}
play 80 24 seals --seed owl --first 2 --seat person:Ada --seat uct:seconds=60
await "a part of the way is gone" "█░"
before_cells=$(cells)
has_grown() {
    [ "$(cells)" -gt "$before_cells" ]
}
patiently has_grown
result $? "and more of it later" "$(screen)"
keys q
shows "ended 0"

delay=50 play 80 24 pig --seed owl --seat greedy --seat person:Ada
await "a move is shown for a while" "Esc skip to your turn"
# The end of a move starts the next. An extra key must not be a move of Ada's: z means
# nothing to her.
go_on() {
    keys z
    screen | grep -q "Your turn.*: roll the die"
}
patiently go_on
await "keys go on at once" "Your turn.*: roll the die"
lacks "to the end" "Esc skip to your turn"

delay=50 play 80 24 pig --seed owl --seat greedy --seat person:Ada
shows "Esc skip to your turn"
keys q
await "one can leave meanwhile" "ended 0"

delay=60 play 80 24 seals --seed owl --first 1 --seat person:Ada --seat greedy
shows "choose a start circle"
keys m
shows "What can be done"
keys Enter
await "the computer's move is shown" "Esc skip to your turn"
keys u
await "and can be taken back at once" "Take it back?"
keys y
await "with the one before it" "Taken back"
keys q
shows "ended 0"

delay=0.1 play 80 24 seals --seed owl --first 2 --seat person:Ada --seat greedy
shows "Enter go on"
keys Down
await "an arrow shows the cursor where it starts" "^h[1-6]: start circle"
keys q
shows "ended 0"

finish
