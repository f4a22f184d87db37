#!/bin/bash
# The guided first game on the screen.
. "$(dirname "$0")/tmux_lib.sh"

shown= # set by `shows` and `still` of tmux_lib.sh
# turn_pages: reads on until a move is wanted.
turn_pages() {
    local page before
    for ((page = 0; page < 20; page++)); do
        shows "any key: go on\|Enter choose"
        still
        before=$shown
        grep -q "any key: go on" <<<"$before" || break
        keys Space
        patiently is_other "$before"
    done
}

is_other() {
    [ "$(screen)" != "$1" ]
}

play 80 24 ciub --lesson
await "it begins with a welcome" "Welcome"
turn_pages
await "then a move is wanted" "Enter choose"
keys m
shows "What can be done"
keys Enter
await "another move than the one wanted is refused gently" "The lesson asks for another move"
lacks "and not made" "Your move"
keys u
await "moves that were made stay" "only the move being made"
keys g
await "the text is shown again" "any key: go on"
keys q
await "it can be left at any time" "ended 0"

play 80 24 seals --lesson
shows "any key: go on"
turn_pages
await "a start circle is wanted" "choose a start circle"
keys Enter
shows "any key: go on"
turn_pages
await "one thing is made at once, as in any game; dice come next" "take 3 dice"
keys Enter
await "a die is picked" "supply f:2✓"
keys Enter
await "what the lesson asks for next is under the cursor" "w:2✓"
keys Right Enter
await "anything else is refused at once" "The lesson asks for something else"
keys q
shows "ended 0"

# Whatever comes next is under the cursor, so Enter alone plays a lesson to its end.
for game in seals ciub; do
    play 80 24 "$game" --lesson
    await "the lesson of $game begins" "Welcome to"
    for ((press = 0; press < 300; press++)); do
        previous=$(screen)
        keys Enter
        patiently is_other "$previous"
        still
        grep -q "first game\|Your first game" <<<"$shown" || break
    done
    lacks "Enter alone plays the lesson of $game" "first game"
    await "and the game goes on" "h hint"
    await "with the key for help in sight" "? help"
    keys q
    await "it is kept" "The game is kept in"
done

finish
