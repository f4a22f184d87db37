#!/bin/bash
# The mouse, as reported by xterm-like terminals: clicks choose, the wheel scrolls.
. "$(dirname "$0")/tmux_lib.sh"

# mouse BUTTON COLUMN LINE: pressed and released there; 64 and 65 are the wheel.
mouse() {
    keys -l $'\033'"[<$1;$2;$3M"
    [ "$1" -ge 64 ] || keys -l $'\033'"[<$1;$2;$3m"
}

# click TEXT: on the second letter of its first occurrence on the screen.
click() {
    local line row=0 before
    while IFS= read -r line; do
        row=$((row + 1))
        if [[ $line == *"$1"* ]]; then
            before=${line%%"$1"*}
            mouse 0 $((${#before} + 2)) "$row"
            return
        fi
    done < <(screen)
    fail "there is something to click at" "no \`$1\`:" "$(screen)"
    finish
}

export before=TERM=xterm-256color
play 80 24
await "the set-up screen" "Start a game"
click "Player 2"
await "a row is clicked at" "▶ Player 2"
click "Start a game"
await "and a game is started" "Before the first round"
keys q
shows "Start a game"
keys q
await "left" "ended 0"

play 80 24 seals --seed owl --first 1 --seat person:Ada --seat greedy
shows "choose a start circle"
click "[M6]"
await "seals: what cannot be chosen is refused" "is not a start circle (rule 3.4)"
lacks "seals: and not chosen" "Your move"
mouse 0 500 500
mouse 2 10 10
mouse 0 1 1
keys Escape
sync_keys
lacks "seals: odd clicks do nothing" "Your move"
await "seals: the game is still there" "choose a start circle"
keys m
shows "What can be done"
click "start h2"
await "seals: an entry of a menu" "take 3 dice"
for colour in w: a: e:; do click "$colour"; done
await "seals: clicks choose" "Your move: take w a e"
click "[Take it back]"
hides "Your move"
for colour in w: a: f:; do click "$colour"; done
shows "Your move: take"
click "[Make the move]"
await "seals: a button makes the move" "break a seal"
click "n names"
await "seals: the key bar is clicked" "Spaces show their names"
click "k more keys"
shows "Shift-Tab"
click "Esc: back"
await "seals: and keys of panels" "n names"
keys R
shows "┌ Rules"
screen >top
for _ in 1 2 3 4 5; do mouse 65 40 12; done
is_elsewhere() {
    ! screen | cmp -s - top
}
patiently is_elsewhere
result $? "seals: the wheel scrolls" "$(screen)"
for _ in 1 2 3 4 5; do mouse 64 40 12; done
is_back() {
    screen | cmp -s - top
}
patiently is_back
result $? "seals: and back" "$(screen)"

play 80 24 ciub --seed owl --first 1 --seat person:Ada --seat greedy
shows "place the token"
click "[Roll the dice]"
await "ciub: a button rolls the dice" "use dice or put\|uses dice or puts"

finish
