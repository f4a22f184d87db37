#!/bin/bash
# Two people on whole screens play over a real server: the waiting room, talk, a crash of the server
# with a move on its way, the end.
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
await "which waits" Ada "send them the link"
link=$(screen Ada | grep -o 'http://127[^ ]*' | head -1)
sits Ben --join "$link"
await "the other comes in" Ada "Ben has taken seat 2"
await "and waits for the host" Ben "waiting for the host to begin"
press Ben t
await "something can be said" Ben "Say to the others"
press Ben -l "good luck"
await "a line is typed" Ben "> good luck"
press Ben Enter
await "and comes over" Ada "Ben says: good luck"
press Ben q
await "who leaves the room" Ben "ended 0"
terminal kill-session -t Ben
sits Ben --join "$link"
await "and opens it again" Ben "waiting for the host to begin"
await "sees what was said" Ben "Ben says: good luck"
press Ada b
await "the game begins" Ben "Ada must roll"
press Ben t
await "what was said in the room is still there" Ben "Ben says: good luck"
press Ben Escape
press Ben Enter
await "who is not on turn is told whose it is" Ben "Ada is to move"
press Ada q
await "who is to act leaves" Ada "ended 0"
await "and the other sees for whom to wait, and why" Ben "Ada must roll.* Ada is not connected"
terminal kill-session -t Ada
sits Ada --join "$link"
await "with a clock" Ada "Ada must roll. ([0-9]*:[0-9]* left)"
press Ada h
await "without hints" Ada "no hints in a game with others"
press Ada Enter
await "a move is a draft first" Ada "Your move: roll"
crash
await "the connection is missed" Ada "no connection"
press Ada y
begin
await "and comes back" Ada "The connection is back\|at a server"
await "the move that waited is made" Ben "Points of this turn: [2-6]\|turn of Ben"

# One key more for whoever can act; true when both see the end.
go_on() {
    local name
    for name in Ada Ben; do
        is_shown "$name" "Your move: roll\|$name must roll\|$name may roll" && press "$name" Enter
    done
    sees_end Ada && sees_end Ben
}

# A key too many closes what is told at the end, and another opens it again.
sees_end() {
    is_shown "$1" "The end of the game" && return
    is_shown "$1" "Enter result" && press "$1" Enter
    return 1
}
patiently go_on
await "the game comes to its end" Ada "The end of the game"
await "for both" Ben "The end of the game"
await "with a word on the dice" Ben "verify '"
press Ada q
await "leaving tells where the record is" Ada "The record is in"
await "in order" Ada "ended 0"
expect "which holds" 0 verify Ada/cantrip/games/online-*.rec
press Ben Escape
await "the other stays" Ben "p players, rematch"
press Ben p
await "and can ask for a rematch" Ben "a rematch"
press Ben Enter
await "which is a room again" Ben "All seats are taken: waiting\|begin the game when you like\|Seat 1: Ada (not connected)"
press Ben q
await "and leaves" Ben "ended 0"
finish
