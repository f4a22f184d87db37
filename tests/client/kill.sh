#!/bin/bash
# The server is killed repeatedly while people play: no acknowledged move is lost, and none is made
# twice.
#   CANTRIP_KILL_ROUNDS=300 tests/client/kill.sh    (4 rounds by default)
# shellcheck source=tests/client/serve_lib.sh
. "$(dirname "$0")/serve_lib.sh"
rounds=${CANTRIP_KILL_ROUNDS:-4}
options=(--connections-per-address 200 --attempts-per-address 10000 --tables-per-address 200)

begin "${options[@]}"
"${CANTRIP_TOOLS:?}/client_rounds_tool" "$port" 8 stop list >rounds.out 2>sent &
players=$!

# Waits for some moves; then others are pending.
some_moves() {
    patiently grows sent $(($(stat -c %s sent) + 15)) && sleep "0.$((RANDOM % 6))"
}

for ((round = 0; round < rounds; round++)); do
    some_moves
    crash
    begin "${options[@]}"
done
some_moves
touch stop
if wait "$players"; then
    pass "after $rounds crashes every move was made once: $(tail -1 rounds.out)"
else
    fail "after $rounds crashes every move was made once" "$(cat rounds.out)" "$(tail -c 2000 sent)"
fi
moves=$(sed -n 's/^moves: \([0-9]*\);.*/\1/p' rounds.out)
if [ "${moves:-0}" -gt 50 ]; then
    pass "and there were many"
else
    fail "and there were many" "$(cat rounds.out)"
fi
stop TERM
if "$CANTRIP_TOOLS/net_storage_kill_tool" check t.db list >out 2>&1; then
    pass "all events that players received are in the file"
else
    fail "all events that players received are in the file" "$(cat out)"
fi
expect "which is intact" 0 admin check --data t.db
finish
