#!/bin/bash
# Kills a process that stores rows at random moments, repeatedly on the same file:
# everything acknowledged is there, with no duplicates and no gaps. KILL_ROUNDS sets the
# number of rounds (20).
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
set -u
tool=${CANTRIP_TOOLS:?}/net_storage_kill_tool
rounds=${KILL_ROUNDS:-20}
RANDOM=${KILL_SEED:-$$}
echo "# KILL_SEED=${KILL_SEED:-$$} repeats the moments"

# round NUMBER: one run; what it acknowledged goes to its own list. Some are killed while
# opening the file, the others at any moment after their first output.
round() {
    "$tool" store "$work/data" $((RANDOM % 20 + 1)) >"$work/list.$1" 2>"$work/err" &
    local child=$!
    [ $((RANDOM % 4)) = 0 ] || patiently test -s "$work/list.$1" -o -s "$work/err"
    sleep "0.$(printf '%03d' $((RANDOM % 100)))"
    kill -KILL "$child" 2>/dev/null
    wait "$child" 2>/dev/null
    if [ $? != 137 ]; then
        echo "not ok - round $1 exited by itself"
        sed 's/^/# /' "$work/err"
        return 1
    fi
}

for ((i = 1; i <= rounds; i++)); do
    round "$i" || exit 1
    [ -e "$work/data" ] || continue
    "$tool" check "$work/data" "$work/list.$i" >"$work/out" 2>&1 && continue
    # An empty file is fine, unless something was acknowledged.
    if grep -q "is empty" "$work/out" && [ ! -s "$work/list.$i" ]; then
        continue
    fi
    echo "not ok - after round $i"
    sed 's/^/# /' "$work/out"
    exit 1
done
cat "$work"/list.* >"$work/all"
if ! "$tool" check "$work/data" "$work/all" >"$work/out" 2>&1 || [ ! -s "$work/all" ]; then
    echo "not ok - everything acknowledged is stored"
    sed 's/^/# /' "$work/out"
    exit 1
fi
echo "ok - $rounds rounds, $(cat "$work/out")"

# The check itself detects losses, duplicates and gaps.
echo "TABLE000 99999999" >"$work/lost"
if "$tool" check "$work/data" "$work/lost" >"$work/out" 2>&1; then
    echo "not ok - a lost event is detected"
    exit 1
fi
echo "ok - a lost event is detected"
