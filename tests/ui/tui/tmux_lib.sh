# tmux_lib.sh: the game on a real screen: tmux is the terminal, gets the keys and shows
# the output. Nothing here sleeps for a fixed time: tests wait for a screen.
# shellcheck source=tests/cli/lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
# shellcheck source=tests/support/private_tmux_lib.sh
. "$CANTRIP_SOURCE/tests/support/private_tmux_lib.sh"
export XDG_DATA_HOME=$work/data
trap 'terminal kill-server 2>/dev/null; rm -rf "$work"' EXIT

# Each screen has its own server: one that is ending accepts no new session.
screens=0
terminal() {
    private_tmux "socket$screens" "$@"
}

# play COLUMNS LINES ARGS...: `cantrip play` on a new screen of that size; a line "ended
# N" with its exit status appears when it is over. The computer's moves are not shown one
# by one, since that would take keys as a request to skip, unless $delay is set.
play() {
    local columns=$1 lines=$2
    shift 2
    terminal kill-server 2>/dev/null
    screens=$((screens + 1))
    rm -f process
    # shellcheck disable=SC2016 # the inner shell says which process becomes the game
    printf '%q ' sh -c 'echo $$ >process; exec "$@"' sh "$cantrip" play --delay "${delay:-0}" "$@" \
        >command.line
    terminal new-session -d -x "$columns" -y "$lines" \
        "${before:-} $(cat command.line) 2>err; echo ended \$?; stty -a >stty; cat >/dev/null 2>&1"
    shows "[^ ]" && return
    fail "the program shows something" "$(cat command.line err 2>&1)"
    finish
}

keys() {
    terminal send-keys "$@"
}

screen() {
    terminal capture-pane -p
}

# Checks once; what was seen stays in $shown. After the program or the screen has ended,
# there is nothing more to wait for.
settles() {
    shown=$(screen) || return 0
    grep -q -- "$1\|^ended" <<<"$shown"
}

# is_shown PATTERN: waits until the screen shows it.
is_shown() {
    patiently settles "$1" && grep -q -- "$1" <<<"$shown"
}

# await NAME PATTERN: the same as a check. On failure the following keys would go astray
# and all further waits would time out: the test ends.
await() {
    if is_shown "$2"; then
        pass "$1"
    else
        fail "$1" "the screen never shows \`$2\`:" "$(screen)"
        finish
    fi
}

# shows PATTERN: waits until the screen shows it, before more keys are sent.
shows() {
    is_shown "$1" || await "a screen with \`$1\`" "$1"
}

# lacks NAME PATTERN: the screen does not show it once all is drawn.
lacks() {
    hides "$2"
    result $? "$1" "the screen shows \`$2\`:" "$(screen)"
}

# The process of the game.
game_process() {
    patiently test -s process
    cat process
}

# The only saved game.
kept() {
    find "$work/data/cantrip/games" -name '*.rec' | head -1
}

# hides PATTERN: waits until the screen no longer shows it.
is_hidden() {
    ! screen | grep -q -- "$1"
}
hides() {
    patiently is_hidden "$1"
}

# still: waits until the screen stops changing, and stores it in $shown.
is_still() {
    local before=$shown
    shown=$(screen)
    [ "$shown" = "$before" ]
}
still() {
    shown=
    patiently is_still
}

# Waits until all sent keys were processed: opens the list of keys after them.
sync_keys() {
    keys k
    shows "Shift-Tab" || return 1
    keys Escape
    hides "Shift-Tab"
}

# to_the_end SEED: picks from the menu until the game is over, pseudo-randomly. Menu
# choices are always legal, so keys need not wait for the screen.
to_the_end() {
    local round choice list
    local -a steps=("" Down "Down Down" "Down Down Down" End)
    RANDOM=$1
    for ((round = 0; round < 100; round++)); do
        list=()
        for ((choice = 0; choice < 15; choice++)); do
            # shellcheck disable=SC2206
            list+=(m ${steps[RANDOM % 5]} Enter y)
        done
        keys "${list[@]}"
        sync_keys || return 1
        screen | grep -q "look back" && return 0
    done
    return 1
}

# over_is_kept FILE: the finished game can be replayed, exported to that file and left;
# its automatic save is the same game, and its dice match the seed.
over_is_kept() {
    keys l
    await "what happened is listed" "What happened (Enter: look at it)"
    keys Home Enter
    await "the beginning is looked back at" "looking back: [01] of"
    keys End
    keys q
    await "and left again" "rematch  l look back"
    keys s
    shows "To which file"
    keys C-u
    keys -l "$1"
    keys Enter
    await "the record is saved" "The record is in"
    keys q
    await "the screen is left" "ended 0"
    expect "the saved record is good, dice and all" 0 check --dice "$1"
    says "and finished" out "finished"
    expect "so is the saved one" 0 check --dice "$(kept)"
    says "and finished, too" out "finished"
    rm -rf "$work/data"
}

# ends FILE SEED: plays the game on the screen to its end; it has a winner and is saved;
# see to_the_end and over_is_kept.
ends() {
    to_the_end "$2"
    result $? "the game is played to its end" "$(screen)"
    await "the winner is shown" "The game is over. .* wins\|The game is over. Winners: "
    keys y
    await "nothing can be chosen any more" "nothing to choose now"
    lacks "it is nobody's turn" "turn of"
    over_is_kept "$1"
}

# both_did FILE WORD: the record has moves with that word by both people, in seats 1 and
# 3.
both_did() {
    grep -q "^1: .*$2" "$1" && grep -q "^3: .*$2" "$1"
    result $? "both people did: $2" "$(tail -20 "$1")"
}
