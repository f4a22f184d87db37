#!/bin/bash
# scripts/run-test counts results and hides no failure.
set -u
run=${CANTRIP_SOURCE:?}/scripts/run-test
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# expect WORDS COUNTS EXIT-STATUS SCRIPT
expect() {
    local got code
    CANTRIP_RESULTS=$scratch "$run" probe bash -c "$4" >/dev/null
    code=$?
    got=$(cat "$scratch/probe.count")
    if [ "$got" = "$2" ] && [ $code = "$3" ]; then
        echo "ok - $1"
    else
        echo "not ok - $1: counted $got, ended with $code"
        status=1
    fi
}

expect "every line counts" "2 0" 0 'echo "ok 1 - a"; echo "ok 2 - b"'
expect "a failed line counts" "1 1" 1 'echo "ok 1 - a"; echo "not ok 2 - b"; exit 1'
expect "a failed line fails, whatever the status" "0 1" 1 'echo "not ok 1 - a"'
expect "a crash after good lines fails" "1 1" 1 'echo "ok 1 - a"; kill -SEGV $$'
expect "a silent success is one" "1 0" 0 'true'
expect "a silent failure is one" "0 1" 1 'false'
expect "words are no results" "1 0" 0 'echo "# ok - group"; echo "okay"'
expect "a skipped test is none" "0 0" 77 'exit 77'
exit $status
