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

# result STATUS NAME DETAILS...: passes if the status is 0, or fails with these details.
result() {
    if [ "$1" = 0 ]; then
        pass "$2"
    else
        fail "${@:2}"
    fi
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
    [ "$code" = "$wanted" ]
    result $? "$name" "cantrip $*" "exit status $code, not $wanted" "$(cat out err)"
}

# says NAME FILE PATTERN: the last output (file out or err) has a matching line.
says() {
    grep -q -- "$3" "$2"
    result $? "$1" "nothing like \`$3\` in $2:" "$(cat "$2")"
}

# denies NAME FILE PATTERN: it has none.
denies() {
    ! grep -q -- "$3" "$2"
    result $? "$1" "\`$3\` in $2:" "$(cat "$2")"
}

# fits NAME: the last output fits 80 columns.
fits() {
    [ "$(wc -L <out)" -le 80 ]
    result $? "$1" "$(grep -E '.{81}' out)"
}

# json NAME SCRIPT: the last output is JSON; the script, which calls it `it`, throws nothing.
json() {
    node -e "const it = JSON.parse(require('fs').readFileSync('out', 'utf8')); $2"
    result $? "$1" "$(head -40 out)"
}

# silent NAME FILE: the last output is empty.
silent() {
    [ ! -s "$2" ]
    result $? "$1" "$2 should be empty:" "$(cat "$2")"
}

# same NAME FILE FILE
same() {
    cmp -s "$2" "$3"
    result $? "$1" "$(diff "$2" "$3" | head -20)"
}

finish() {
    [ "$failures" = 0 ]
    exit $?
}
