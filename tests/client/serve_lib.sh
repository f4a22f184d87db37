# serve_lib.sh: a server in the test's folder, and players in plain text mode who type by pipes.
# shellcheck source=tests/cli/server_lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/server_lib.sh"
make_page
trap '[ -z "$server" ] || kill -KILL "$server" 2>/dev/null; exec 3>&- 4>&-; wait; rm -rf "$work"' EXIT

# begin ARGS...: starts the server; later calls use the same port and data.
begin() {
    serve --sandbox no --threads 1 "$@" && return
    fail "the server starts" "$(cat log)"
    finish
}

# crash: kills it, as in a power failure.
crash() {
    stop KILL
}

# player NAME DESCRIPTOR ARGS...: somebody with a folder of their own; what is written to the
# descriptor is typed, and the output goes to name.out. That of the player before is emptied first:
# the background shell opens the file only once its pipe has a writer, so a check could still find
# the old link there.
player() {
    local name=$1 handle=$2 file=${1,,}
    shift 2
    : >"$file.out"
    rm -f "$file.pipe"
    mkfifo "$file.pipe"
    XDG_DATA_HOME=$work/$file "$cantrip" play --plain --name "$name" "$@" <"$file.pipe" >"$file.out" 2>&1 &
    eval "exec $handle>$file.pipe"
}

# ada ARGS..., ben ARGS...: the two players, at descriptors 3 and 4.
ada() {
    player Ada 3 "$@"
    ada_process=$!
}

ben() {
    player Ben 4 "$@"
    ben_process=$!
}

# The exit status of a player.
ada_left() {
    wait "$ada_process"
}

ben_left() {
    wait "$ben_process"
}

# turn_of FILE NAME: the last output says that this player must act.
turn_of() {
    tail -n 2 "$1" | grep -q "^$2: roll \(the die\|again\)"
}

# grows FILE SIZE: whether it is longer than that.
grows() {
    [ "$(stat -c %s "$1")" -gt "$2" ]
}

# roll DESCRIPTOR FILE: a player rolls, and waits for the result.
roll() {
    local size
    size=$(stat -c %s "$2")
    echo roll >&"$1"
    patiently grows "$2" "$size"
}

# play_on [ROLLS]: both roll whenever they can, until the game is over or after so many rolls.
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
