#!/bin/bash
# The setup screen: its options, the game it starts, and resuming a saved game.
. "$(dirname "$0")/tmux_lib.sh"

play 80 24
await "the set-up screen opens" "Start a game"
await "with a game" "Game .*Five Seals of Magic"
await "against the usual computer" "Player 2 .*computer: adept"
keys Down Right
await "another game is a key away" "Game .*ciúb"
keys Down Right
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
await "options have values" "length .*short"
keys Up Up Up Up Up Right
await "the third game" "Game .*Pig"
keys Down Down Down Down
await "with its own options" "target .*100"
keys e
await "a value is typed" "10..1000"
keys BSpace BSpace BSpace
keys -l "nonsense"
keys Enter
shows "target .*nonsense"
keys Enter
await "a bad value is refused in words" "target must be a number"
keys Right
await "and the default is one key away" "target .*100"
keys Down e
shows "A number or any word"
keys -l "owl"
keys Enter
await "a seed is typed" "Seed .*owl"
keys Enter
await "Enter starts the game" "must roll"
keys q
await "the game is saved and offered" "Go on with .*Pig"
keys q
await "and the screen is left" "ended 0"

play 80 24
shows "Go on with"
await "going on comes first" "where you left"
keys Enter
await "with the game that was left" "must roll"
keys q
shows "Start a game"
keys q
await "left again" "ended 0"

before=NO_COLOR=1 play 80 24 --ascii
shows "Start a game"
keys Down Enter
shows "choose a start circle"
! screen | LC_ALL=C grep -q '[^ -~]'
result $? "ASCII alone is asked for" "$(screen)"
! terminal capture-pane -p -e | grep -q $'\033\[[0-9;]*3[0-8]'
result $? "NO_COLOR is honoured" "$(terminal capture-pane -p -e | head -5 | cat -v)"

finish
