#!/bin/bash
# A process that stores is killed at random moments, again and again on the same file: what it
# had acknowledged is there, nothing is there twice, and nothing is missing in between.
# KILL_ROUNDS says how often (20).
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
set -u
tool=${CANTRIP_TOOLS:?}/net_kill_tool
rounds=${KILL_ROUNDS:-20}
RANDOM=${KILL_SEED:-$$}
echo "# KILL_SEED=${KILL_SEED:-$$} repeats the moments"

# round NUMBER: one life; what it has acknowledged goes to a list of its own. Some are killed
# while they open the file, the others at any moment after their first word.
round() {
    "$tool" store "$work/data" $((RANDOM % 20 + 1)) >"$work/list.$1" 2>"$work/err" &
    local child=$!
    [ $((RANDOM % 4)) = 0 ] || patiently test -s "$work/list.$1" -o -s "$work/err"
    sleep "0.$(printf '%03d' $((RANDOM % 100)))"
    kill -KILL "$child" 2>/dev/null
    wait "$child" 2>/dev/null
    if [ $? != 137 ]; then
        echo "not ok - round $1 ended by itself"
        sed 's/^/# /' "$work/err"
        return 1
    fi
}

for ((i = 1; i <= rounds; i++)); do
    round "$i" || exit 1
    [ -e "$work/data" ] || continue
    "$tool" check "$work/data" "$work/list.$i" >"$work/out" 2>&1 && continue
    # A file that nobody had time to fill is no fault, unless something was acknowledged.
    if grep -q "is empty" "$work/out" && [ ! -s "$work/list.$i" ]; then
        continue
    fi
    echo "not ok - after round $i"
    sed 's/^/# /' "$work/out"
    exit 1
done
cat "$work"/list.* >"$work/all"
if ! "$tool" check "$work/data" "$work/all" >"$work/out" 2>&1 || [ ! -s "$work/all" ]; then
    echo "not ok - all that was ever acknowledged is there"
    sed 's/^/# /' "$work/out"
    exit 1
fi
echo "ok - $rounds lives, $(cat "$work/out")"

# The check itself finds what is lost, and what is doubled or missing in between.
echo "TABLE000 99999999" >"$work/lost"
if "$tool" check "$work/data" "$work/lost" >"$work/out" 2>&1; then
    echo "not ok - an event that is lost is found"
    exit 1
fi
echo "ok - an event that is lost is found"
