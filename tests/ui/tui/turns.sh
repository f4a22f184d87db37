#!/bin/bash
# Turns of both games with keys: pointing, refusals with their rule, the menu, typing,
# help.
. "$(dirname "$0")/tmux_lib.sh"

play 80 24 seals --seed owl --first 1 --seat person:Ada --seat greedy
await "seals: the prompt says whose turn it is" "Your turn (Ada): choose a start circle"
keys Enter
await "seals: a start circle is one thing; dice are next" "take 3 dice from the supply"
keys Enter
await "seals: dice are picked one by one" "Picked:"
keys BSpace
lacks "seals: a pick is undone" "Picked:"
keys :
await "seals: a line to type" "Type a move"
keys -l "take f f f f f"
keys Enter
await "seals: nonsense is explained there" "> take f f f f f"
keys C-u
keys -l "take f w"
keys Enter
await "seals: so is a move that is not finished" "Exactly 3 dice are to be taken"
keys -l " a"
keys Enter
await "seals: typed moves are drafts, too" "Your move: take f w a"
keys y
await "seals: the dice fall" "break a seal"
keys m
await "seals: a menu" "What can be done"
keys Escape
shows "Enter choose"
keys l
await "seals: the log" "What happened"
keys Escape
shows "Enter choose"
keys R
await "seals: the rules" "Five Seals of Magic: the rules"
keys /
shows "Which word"
keys -l "11.99.7"
keys Enter
await "seals: a missing word is reported" "not found: 11.99.7"
keys /
shows "Which word"
for _ in 1 2 3 4 5 6 7; do keys BSpace; done
keys -l "5.1 "
keys Enter
await "seals: a rule is found" "5.1 You reach a space"
keys Escape
shows "Enter choose"
keys ?
await "seals: help on the thing under the cursor" "Esc: back"
keys Escape
shows "Enter choose"
keys k
await "seals: the keys" "take the last choice back"
await "seals: and what the letters stand for" "F fire, W water"
keys Escape
shows "Enter choose"
keys h
keys x # cancels the search, if it is still running
await "seals: a hint" "Good moves, with the chance of winning\|Stopped; no results"
keys Escape

play 100 30 ciub --seed owl --first 1 --seat person:Ada --seat greedy
await "ciub: the prompt" "(Ada): place the token"
keys :
shows "Type a move"
keys -l "roll"
keys Enter
await "ciub: a draft" "Your move: roll"
keys Enter
await "ciub: the dice fall" "uses dice or puts them into the tray\|use dice or put"
keys o
await "ciub: odds" "How likely you are to gain a card this turn"
keys Escape
shows "Enter choose"
keys h
await "ciub: a hint" "Good moves, with the chance of winning"
keys Enter
await "ciub: it becomes the draft" "Your move"
keys Escape
shows "Enter choose"

# The first menu entry, until the turn has passed to the computer and back.
for ((step = 0; step < 60; step++)); do
    shows "Enter choose\|Enter make"
    screen | grep -q "0★.*●2\|Player 2.*[1-9]★" && [ "$step" -gt 30 ] && break
    if screen | grep -q "Enter make"; then
        keys Enter
        hides "Enter make"
        continue
    fi
    keys m
    is_shown "What can be done" || break
    keys Enter
    shows "Enter choose\|Enter make"
done
grep -rq "^2: " data
result $? "ciub: the computer had its turn" "$(screen)" "$(cat "$(kept)")"

finish
