#!/bin/bash
# A whole game of Pig with keys: moves, undo, replay, the record.
. "$(dirname "$0")/tmux_lib.sh"

play 80 24 pig --target 20 --seed owl --seat person:Ada --seat person:Ben
await "the first player sees what to do" "Ada: roll the die"
keys h
await "hints leave no words beside them" "^┌ Good moves"
keys Escape
shows "Ada: roll the die"
keys c
await "every move can be confirmed" "waits until you confirm it"
keys Enter
await "then a move is a draft first" "Your move: roll\|confirm .roll"
keys BSpace
await "which can be undone" "Ada: roll the die"
keys BSpace
await "nothing more is begun" "nothing to take back in this move"
keys c
await "or only long ones" "is made at once"
keys Enter
await "made at once, the die falls" "Points of this turn: [2-6]\|Ben: roll the die"
keys u
await "dice cannot be undone between people" "Dice fell or cards were drawn"

# Rolls whenever possible, so that someone wins.
for ((turn = 0; turn < 120; turn++)); do
    shows "Enter choose\|look back"
    screen | grep -q "look back" && break
    keys Enter
    sync_keys
done
keys Enter
await "the game comes to its end, with points" "The end of the game"
await "and what is next" "a: analysis   b: rematch"
await "and what people earned" "Earned in this game: To the end"
keys Escape
shows "Enter result"

keys s
shows "To which file"
keys Enter
await "the record is saved" "The record is in pig-owl.rec"
expect "and is a good one" 0 check pig-owl.rec
keys s
shows "To which file"
keys Enter
await "a file is not written over" "pig-owl.rec exists already"
keys l
await "what happened is listed" "What happened"
keys Home Enter
await "a position is looked back at" "looking back: 1 of"
keys Left
await "one step back" "looking back: 0 of"
keys Left
await "not further" "looking back: 0 of"
keys Right Right
await "and forth" "looking back: 2 of"
keys End
keys q
shows "look back"
keys q
await "the end" "ended 0"

play 80 24 --view pig-owl.rec
await "a record is viewed" "looking back: 0 of"
keys Right
await "step by step" "looking back: 1 of"
keys q
await "to the end" "ended 0"

printf '%s\n' 'cantrip record 1' 'game: pig' 'rules: 1' 'players: 2' 'x-player.2: nobody' '' \
    '1: roll' '*: die 5' '1: roll' >real.rec
play 80 24 --view real.rec
await "a game with real dice and unknown players, too" "looking back: 0 of 3"
keys q
shows "ended 0"

play 80 24 pig --seed owl --seat person --seat greedy
shows ": roll the die"
keys Enter
shows ": roll again\|: roll the die"
sync_keys
keys u
await "practice is asked about first" "marked as practice"
keys n
shows "Enter choose"
lacks "no is no" "Taken back"
keys u
shows "marked as practice"
keys y
await "yes is yes" "Taken back"
await "and the screen says so" "practice *$"
keys r
await "an undone move is redone" ": roll again, or hold 3 points"
keys r
await "as long as there is something" "Nothing was taken back"
keys q
shows "ended 0"
grep -rq "^x-practice: yes" data
result $? "the record says that it was practice" "$(cat "$(kept)")"

finish
