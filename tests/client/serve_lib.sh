# serve_lib.sh: a server in the test's folder, and players in plain lines whose keyboards are pipes.
# shellcheck source=tests/cli/server_lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/server_lib.sh"
make_page
trap '[ -z "$server" ] || kill -KILL "$server" 2>/dev/null; exec 3>&- 4>&-; wait; rm -rf "$work"' EXIT

# begin ARGS...: starts the server, again at the same port and with the same data.
begin() {
    serve --sandbox no --threads 1 "$@" && return
    fail "the server starts" "$(cat log)"
    finish
}

# crash: ends it as a power cut would.
crash() {
    stop KILL
}

# ada ARGS..., ben ARGS...: a player with a folder of their own; lines go to descriptors 3 and 4.
ada() {
    rm -f ada.pipe
    mkfifo ada.pipe
    XDG_DATA_HOME=$work/ada "$cantrip" play --plain --name Ada "$@" <ada.pipe >ada.out 2>&1 &
    ada_process=$!
    exec 3>ada.pipe
}

ben() {
    rm -f ben.pipe
    mkfifo ben.pipe
    XDG_DATA_HOME=$work/ben "$cantrip" play --plain --name Ben "$@" <ben.pipe >ben.out 2>&1 &
    ben_process=$!
    exec 4>ben.pipe
}

# The exit status of a player who leaves.
ada_left() {
    wait "$ada_process"
}

ben_left() {
    wait "$ben_process"
}

# turn_of FILE NAME: the last thing told is that this player must act.
turn_of() {
    tail -n 2 "$1" | grep -q "^$2 m[au]"
}

# grows FILE SIZE: it is longer than that.
grows() {
    [ "$(stat -c %s "$1")" -gt "$2" ]
}

# roll DESCRIPTOR FILE: a player rolls, and sees what becomes of it.
roll() {
    local size
    size=$(stat -c %s "$2")
    echo roll >&"$1"
    patiently grows "$2" "$size"
}

# play_on [ROLLS]: both roll whenever they can, until the game is over or so many were made.
play_on() {
    local rolls=0 until=$((SECONDS + 300))
    while [ "$SECONDS" -lt "$until" ]; do
        grep -q "^The game is over" ada.out && grep -q "^The game is over" ben.out && return 0
        if turn_of ada.out Ada; then
            roll 3 ada.out
            rolls=$((rolls + 1))
        elif turn_of ben.out Ben; then
            roll 4 ben.out
            rolls=$((rolls + 1))
        fi
        [ "$rolls" = "${1:--1}" ] && return 0
        sleep 0.03
    done
    return 1
}
