#!/bin/bash
# The setup screen: its options, the game it starts, and resuming a saved game.
. "$(dirname "$0")/tmux_lib.sh"

play 80 24
await "the set-up screen opens" "Start a game"
await "at the lesson, on a first visit" "▶ Learn to play"
await "with a game" "Game .*Five Seals of Magic"
await "against the usual computer" "Player 2 .*computer: adept"
keys Escape
keys Down Right
await "another game is a key away, and Esc leaves nothing" "Game .*ciúb"
keys q
await "q asks whether a changed set-up is to be lost" "Leave?"
keys n
shows "Game .*ciúb"
keys e
await "a row without a text says so" "nothing to type in this row"
keys Down e
await "the number of players is typed" "How many players"
keys -l 77
keys Enter
await "and can be no other than the game has" "is for 2 to [0-9]* players"
keys -l 3
keys Enter
await "a third player has a seat" "Player 3 .*computer"
keys Down Down Left
await "levels go back and forth" "Player 2 .*apprentice"
keys Down e
await "names are typed" "The player's name"
keys -l "Grüße"
keys Enter
keys Left Left Left
await "a person has a name" "Player 3 .*Grüße"
keys Down Right
await "options have values" "Length .*short"
keys Up Up Up e
shows "The player's name"
keys -l "computer: banana"
keys Enter
await "no name looks like a computer" "A name cannot begin with 'computer:'"
keys -l "Zoë"
keys Enter
await "a person has another" "Player 1 .*Zoë"
keys Up Up Right
await "the third game" "Game .*Pig"
await "has the same players" "Player 1 .*Zoë"
keys Down Down Down Down
await "with its own options" "Target .*100"
keys e
await "a value is typed" "10..1000"
keys BSpace BSpace BSpace
keys -l "nonsense"
keys Enter
await "a bad value is refused in words at once" "Target must be a number"
keys Escape
await "and the one before is kept" "Target .*100"
keys Right
await "from there on values go on" "Target .*200"
keys Up Right
await "and levels" "Player 2 .*computer: magus"
keys Down Down e
shows "A number or any word"
keys -l "owl"
keys Enter
await "a seed is typed" "Seed .*owl"
keys Down Enter
await "all can go back to the usual" "Target .*100"
lacks "the seed, too" "Seed .*owl"
keys Up Up Right Up Right Down Down e
shows "A number or any word"
keys -l "owl"
keys Enter
shows "Seed .*owl"
keys Enter
await "Enter starts the game" ": roll the die"
keys q
shows "Start a game"
lacks "a game in which nobody moved is not offered" "Go on with"
keys Enter
shows ": roll the die"
keys Enter
shows ": roll again\|: roll the die"
sync_keys
keys q
await "a game that was begun is, and the cursor is on it" "▶ Go on with .*Pig"
await "with the news that it is saved" "Saved: Enter resumes this game"
keys q
await "and the screen is left" "ended 0"

play 80 24
shows "Go on with"
await "going on comes first" "where you left"
keys Enter
await "with the game that was left" ": roll the die\|: roll again"
keys q
shows "Start a game"
await "the last set-up is remembered: the game" "Game .*Pig"
await "its players" "Player 2 .*computer: magus"
await "its options" "Target .*200"
lacks "but not the dice" "Seed .*owl"
keys q
await "left again" "ended 0"

play 80 24 ciub
await "a game that is asked for has its defaults" "Length .*normal"
keys q
shows "ended 0"

before=NO_COLOR=1 play 80 24 --ascii
shows "Start a game"
keys Down Enter
shows ": roll the die"
! screen | LC_ALL=C grep -q '[^ -~]'
result $? "ASCII alone is asked for" "$(screen)"
! terminal capture-pane -p -e | grep -q $'\033\[[0-9;]*3[0-8]'
result $? "NO_COLOR is honoured" "$(terminal capture-pane -p -e | head -5 | cat -v)"

finish
