# lib.sh: what the tests of the command share. Each check prints one TAP line.
cantrip=${CANTRIP_BIN:?}
# shellcheck source=tests/support/environment_lib.sh
. "${CANTRIP_SOURCE:?}/tests/support/environment_lib.sh"
unset CANTRIP_LANGUAGE
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export HOME=$work # isolates the test from the user's settings and games
failures=0

pass() {
    echo "ok - $1"
}

fail() {
    failures=$((failures + 1))
    echo "not ok - $1"
    shift
    printf '%s\n' "$@" | head -40 | sed 's/^/# /'
}

# patiently COMMAND...: retries until it succeeds. A slow or busy machine gets as long as
# the whole test may take; the limit is for what never happens.
patiently() {
    local until=$((SECONDS + 300))
    until "$@"; do
        [ "$SECONDS" -lt "$until" ] || return 1
        sleep 0.03
    done
}

# has FILE PATTERN: whether the file, if it exists, has a matching line.
has() {
    grep -q -- "$2" "$1" 2>/dev/null
}

# comes NAME FILE PATTERN: waits for a matching line; without it the test ends.
comes() {
    if patiently has "$2" "$3"; then
        pass "$1"
    else
        fail "$1" "nothing like \`$3\` in $2:" "$(tail -30 "$2")"
        finish
    fi
}

# run ARGS...: sets $code; output in the files out and err.
run() {
    "$cantrip" "$@" >out 2>err </dev/null
    code=$?
}

# expect NAME CODE ARGS...: checks a command's exit status; a crash has a different one.
expect() {
    local name=$1 wanted=$2
    shift 2
    run "$@"
    if [ "$code" = "$wanted" ]; then
        pass "$name"
    else
        fail "$name" "cantrip $*" "exit status $code, not $wanted" "$(cat out err)"
    fi
}

# says NAME FILE PATTERN: the last output (file out or err) has a matching line.
says() {
    if grep -q -- "$3" "$2"; then
        pass "$1"
    else
        fail "$1" "nothing like \`$3\` in $2:" "$(cat "$2")"
    fi
}

# silent NAME FILE: the last output is empty.
silent() {
    if [ -s "$2" ]; then
        fail "$1" "$2 should be empty:" "$(cat "$2")"
    else
        pass "$1"
    fi
}

# same NAME FILE FILE
same() {
    if cmp -s "$2" "$3"; then
        pass "$1"
    else
        fail "$1" "$(diff "$2" "$3" | head -20)"
    fi
}

finish() {
    [ "$failures" = 0 ]
    exit $?
}
