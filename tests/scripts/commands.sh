#!/bin/bash
# The commands in the root have help and reject unknown options.
set -u
cd "${CANTRIP_SOURCE:?}" || exit 1
status=0

# expect EXIT-STATUS WORDS COMMAND...: checks the exit status and the output.
expect() {
    local code=$1 words=$2 out got
    shift 2
    out=$("$@" 2>&1 </dev/null)
    got=$?
    if [ $got = "$code" ] && [[ $out == *"$words"* ]]; then
        echo "ok - $*"
    else
        printf 'not ok - %s: ended with %s\n%s\n' "$*" "$got" "$out"
        status=1
    fi
}

expect 0 "usage: ./play" ./play --help
expect 0 "./play --terminal [GAME]" ./play --help
expect 0 "usage: ./test" ./test --help
expect 2 "--help" ./test --nonsense
expect 2 "usage" scripts/setup
expect 2 "unknown level" scripts/setup nonsense
expect 0 "" scripts/setup play
expect 2 "./play --terminal ciub" ./play ciub
expect 2 "unexpected argument" ./play nonsense
exit $status
