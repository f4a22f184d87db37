# serve_lib.sh: a server in the test's folder, and players in plain lines whose keyboards are pipes.
# shellcheck source=tests/cli/lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
export HOME=$work
mkdir site
echo '<!doctype html><title>Test</title>' >site/index.html
port=0 server=
trap '[ -z "$server" ] || kill -9 "$server" 2>/dev/null; exec 3>&- 4>&-; wait; rm -rf "$work"' EXIT

# serve: starts the server, again at the same port and with the same data.
serve() {
    local before tries
    before=$(grep -c listening log 2>/dev/null)
    "$cantrip" serve --host 127.0.0.1 --port "$port" --data t.db --site site --sandbox no \
        --workers 1 "$@" >/dev/null 2>>log &
    server=$!
    for ((tries = 0; tries < 300; tries++)); do
        [ "$(grep -c listening log)" -gt "${before:-0}" ] && break
        sleep 0.1
    done
    port=$(sed -n 's/.*"listening".*"port":\([0-9]*\).*/\1/p' log | tail -1)
    [ -n "$port" ] && return
    fail "the server starts" "$(cat log)"
    finish
}

# crash: ends it as a power cut would.
crash() {
    kill -9 "$server"
    wait "$server" 2>/dev/null
    server=
}

# awaits FILE PATTERN: whether the file comes to have such a line; or ends with one, by `ends`.
awaits() {
    local tries
    for ((tries = 0; tries < 300; tries++)); do
        grep -q -- "$2" "$1" 2>/dev/null && return 0
        sleep 0.1
    done
    return 1
}

# told NAME FILE PATTERN
told() {
    if awaits "$2" "$3"; then
        pass "$1"
    else
        fail "$1" "nothing like \`$3\` in $2:" "$(tail -30 "$2")" "$(tail -5 log)"
        finish
    fi
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

# play_on [ROLLS]: both roll whenever they can, until the game is over or so many were made.
play_on() {
    local rolls=0 tries
    for ((tries = 0; tries < 1500; tries++)); do
        grep -q "^The game is over" ada.out && grep -q "^The game is over" ben.out && return 0
        if turn_of ada.out Ada; then
            echo roll >&3
            rolls=$((rolls + 1))
        elif turn_of ben.out Ben; then
            echo roll >&4
            rolls=$((rolls + 1))
        fi
        [ "$rolls" = "${1:--1}" ] && return 0
        sleep 0.1
    done
    return 1
}
