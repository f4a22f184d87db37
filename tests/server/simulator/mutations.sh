#!/bin/bash
# The bugs planted by src/server/mutation.h: the simulator finds each of them and reports the failing
# check.
set -u
tools=${CANTRIP_TOOLS:?}
runs=40
failures=0

# finds MUTATION PATTERN NAME
finds() {
    local out code
    out=$("$tools/sim_mutation$1_tool" 1 $runs 2>&1)
    code=$?
    if [ $code = 1 ] && tail -n 1 <<<"$out" | grep -qE "^seed [0-9]+: .*$2"; then
        echo "ok - found: $3"
    else
        failures=$((failures + 1))
        echo "not ok - found: $3"
        tail -n 30 <<<"$out" | sed 's/^/# /'
        echo "# exit status $code"
    fi
}

finds 1 "is answered before it is stored" "a request is answered before it is stored"
finds 2 "is to be stored where [0-9]+ is next" "numbers are not used again"
finds 3 "is answered .stale. when it is repeated" "ids of moves are forgotten"
finds 4 "which it did not say for this decision" "a computer player's move is played later"
finds 5 "is open for ever" "the deadline of a sleeping table is forgotten"
finds 6 "holds the seed of table" "the seed is shown too soon"
finds 7 "(are said to be here|who is not there)" "somebody who left is still present"
finds 8 "is given to somebody who has left" "somebody who stopped waiting is still seated"
finds 9 "is given to somebody who has one" "a repeated request waits a second time"

if ls "$tools"/sim_mutation10_tool >/dev/null 2>&1; then
    echo "not ok - every planted bug is tested here"
    failures=$((failures + 1))
fi
[ $failures = 0 ]
