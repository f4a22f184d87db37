#!/bin/bash
# scripts/run-test counts results and hides no failure.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"

# counts WORDS COUNTS EXIT-STATUS SCRIPT
counts() {
    local got code
    CANTRIP_RESULTS=$scratch "$source/scripts/run-test" probe bash -c "$4" >/dev/null
    code=$?
    got=$(cat "$scratch/probe.count")
    echo "counted $got, ended with $code" >"$scratch/out"
    [ "$got" = "$2" ] && [ $code = "$3" ]
    result $? "$1"
}

counts "every line counts" "2 0" 0 'echo "ok 1 - a"; echo "ok 2 - b"'
counts "a failed line counts" "1 1" 1 'echo "ok 1 - a"; echo "not ok 2 - b"; exit 1'
counts "a failed line fails, whatever the status" "0 1" 1 'echo "not ok 1 - a"'
counts "a crash after good lines fails" "1 1" 1 'echo "ok 1 - a"; kill -SEGV $$'
counts "a silent success is one" "1 0" 0 'true'
counts "a silent failure is one" "0 1" 1 'false'
counts "words are no results" "1 0" 0 'echo "# ok - group"; echo "okay"'
counts "a skipped test is none" "0 0" 77 'exit 77'
exit $status
