#!/bin/bash
# Two people in full-screen mode play on a real server: waiting room, chat, a crash of the server
# while a move is being sent, the end.
# shellcheck source=tests/client/serve_lib.sh
. "${CANTRIP_SOURCE:?}/tests/client/serve_lib.sh"
# shellcheck source=tests/support/private_tmux_lib.sh
. "$CANTRIP_SOURCE/tests/support/private_tmux_lib.sh"
terminal() {
    private_tmux socket "$@"
}
trap 'terminal kill-server 2>/dev/null; [ -z "$server" ] || kill -9 "$server" 2>/dev/null; wait
    rm -rf "$work"' EXIT

# sits NAME ARGS...: `cantrip play` on a screen of that name.
sits() {
    local name=$1
    shift
    printf '%q ' env XDG_DATA_HOME="$work/$name" "$cantrip" play --delay 0 --name "$name" "$@" >line
    terminal new-session -d -x 100 -y 30 -s "$name" "$(cat line) 2>$name.err; echo ended \$?; sleep 1000"
}

screen() {
    terminal capture-pane -p -t "$1"
}

# is_shown SCREEN PATTERN
is_shown() {
    screen "$1" | grep -q -- "$2"
}

# await NAME SCREEN PATTERN
await() {
    local one
    if patiently is_shown "$2" "$3"; then
        pass "$1"
        return
    fi
    fail "$1" "the screen of $2 never shows \`$3\`:"
    for one in Ada Ben; do
        screen "$one" | grep '[^ ]' | sed "s/^/# $one: /"
    done
    tail -n 20 ./*.err log | sed 's/^/# /'
    finish
}

# press SCREEN KEYS...
press() {
    local name=$1
    shift
    terminal send-keys -t "$name" "$@"
}

begin
sits Ada --server "http://127.0.0.1:$port" pig --target 15 --clock 60+600
await "a room with a link" Ada "http://127.0.0.1:$port/#/table/"
await "which waits for players" Ada "send them the link"
link=$(screen Ada | grep -o 'http://127[^ ]*' | head -1)
sits Ben --join "$link"
await "the other joins" Ada "Ben has taken seat 2"
await "and waits for the host" Ben "waiting for the host to begin"
press Ben t
await "a line for chat opens" Ben "Say to the others"
press Ben -l "good luck"
await "text can be typed" Ben "> good luck"
press Ben Enter
await "and arrives" Ada "Ben says: good luck"
press Ben q
await "one leaves the room" Ben "ended 0"
terminal kill-session -t Ben
sits Ben --join "$link"
await "and returns" Ben "waiting for the host to begin"
await "the chat is still there" Ben "Ben says: good luck"
press Ada b
await "the game begins" Ben "Ada: roll the die"
press Ben t
await "with the chat of the waiting room" Ben "Ben says: good luck"
press Ben Escape
press Ben Enter
await "the screen shows whose turn it is" Ben "Ada is to move"
press Ada q
await "the player to move leaves" Ada "ended 0"
await "the other sees whom to wait for, and why" Ben "Ada: roll the die.* Ada is not connected"
terminal kill-session -t Ada
sits Ada --join "$link"
await "with a clock" Ada "Your turn (Ada): roll the die ([0-9]*:[0-9]* left)"
press Ada h
await "without hints" Ada "no hints in a game with others"
press Ada Enter
await "a move is a draft first" Ada "Your move: roll"
crash
await "a lost connection is shown" Ada "no connection"
press Ada y
begin
await "and so is its return" Ada "The connection is back\|at a server"
await "the pending move is made" Ben "Points of this turn: [2-6]\|turn of Ben"

# Presses a key for whoever can act; true once both see the end.
go_on() {
    local name
    for name in Ada Ben; do
        is_shown "$name" "Your move: roll\|Your turn ($name)" && press "$name" Enter
    done
    sees_end Ada && sees_end Ben
}

# One key too many closes the panel at the end, and another opens it again.
sees_end() {
    is_shown "$1" "The end of the game" && return
    is_shown "$1" "Enter result" && press "$1" Enter
    return 1
}
patiently go_on
await "the game ends" Ada "The end of the game"
await "for both" Ben "The end of the game"
await "with the check of the dice" Ben "verify '"
press Ada q
await "leaving shows where the record is" Ada "The record is in"
await "with exit status 0" Ada "ended 0"
expect "which can be verified" 0 verify Ada/cantrip/games/online-*.rec
press Ben Escape
await "the other stays" Ben "p rematch"
press Ben p
await "and can propose a rematch" Ben "a rematch"
press Ben Enter
await "which opens a waiting room" Ben "All seats are taken: waiting\|begin the game when you like\|Seat 1: Ada (not connected)"
press Ben q
await "and leaves" Ben "ended 0"
finish
