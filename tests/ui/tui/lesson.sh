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
await "another move than the one wanted" "Your move"
keys Enter
await "is refused gently" "a move you could make"
lacks "and not made" "Your move"
keys u
await "moves that were made stay" "only the move being made"
keys g
await "the text is shown again" "any key: go on"
keys q
await "it can be left at any time" "ended 0"

play 80 24 seals --lesson
await "the other title welcomes, too" "Welcome to the dungeon"
turn_pages
keys Enter
await "a move of Five Seals" "Your move: start h1"
keys Enter
await "a text too long for the message lines is shown in full" "fire and two of water"
keys Space
await "the message reminds of it" "Now choose three dice"
keys q
await "and that is left as well" "ended 0"

finish
