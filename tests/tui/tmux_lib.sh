# tmux_lib.sh: the game on a real screen: tmux is the terminal, keys are sent to it and what it
# shows is looked at. Nothing here waits for a fixed time: a screen is awaited.
# shellcheck source=tests/cli/lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
export XDG_DATA_HOME=$work/data HOME=$work LC_ALL=C.UTF-8
unset NO_COLOR TMUX
trap 'terminal kill-server 2>/dev/null; rm -rf "$work"' EXIT

# Each screen has a server of its own: one that is ending takes no new one.
screens=0
terminal() {
    tmux -S "$work/socket$screens" -f /dev/null "$@"
}

# play COLUMNS LINES ARGS...: `cantrip play` on a new screen of that size; a line "ended N" with
# its exit status shows when it is over.
play() {
    local columns=$1 lines=$2
    shift 2
    terminal kill-server 2>/dev/null
    screens=$((screens + 1))
    printf '%q ' "$cantrip" play --delay 0.001 "$@" >command.line
    terminal new-session -d -x "$columns" -y "$lines" \
        "${before:-} $(cat command.line) 2>err; echo ended \$?; stty -a >stty; sleep 1000"
}

keys() {
    terminal send-keys "$@"
}

screen() {
    terminal capture-pane -p
}

# shows PATTERN: whether the screen shows it soon.
shows() {
    local tries shown
    for ((tries = 0; tries < 200; tries++)); do
        shown=$(screen)
        grep -q -- "$1" <<<"$shown" && return 0
        grep -q "^ended" <<<"$shown" && return 1
        sleep 0.1
    done
    return 1
}

# await NAME PATTERN: the screen comes to show it.
await() {
    if shows "$2"; then
        pass "$1"
    else
        fail "$1" "the screen never shows \`$2\`:" "$(screen)"
    fi
}

# lacks NAME PATTERN: the screen, as it is now, does not show it.
lacks() {
    if screen | grep -q -- "$2"; then
        fail "$1" "the screen shows \`$2\`:" "$(screen)"
    else
        pass "$1"
    fi
}

# The process of the game.
game_process() {
    pgrep -P "$(terminal display-message -p '#{pane_pid}')" | head -1
}

# The only kept game.
kept() {
    find "$work/data/cantrip/games" -name '*.rec' | head -1
}
