#!/bin/bash
# Ctrl-C ends everything a script has started (scripts/progress.sh), including a child
# that ignores the signal, and nothing left behind holds a lock.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"

cat >"$scratch/script" <<'END'
. "$1/scripts/progress.sh"
stubborn() {
    trap '' TERM
    echo "$BASHPID" >"$1/child"
    while :; do sleep 0.1; done
}
progress_start "$2/log" stubborn "$2"
progress_await "$progress_job" "$2/log" "Waiting"
END
bash "$scratch/script" "$source" "$scratch" 2>"$scratch/out" &
script=$!
until [ -s "$scratch/child" ]; do sleep 0.02; done
kill -TERM $script
wait $script
[ $? = 143 ]
result $? "the script ends as it was told"
! kill -0 "$(cat "$scratch/child")" 2>/dev/null
result $? "a child that ignores it is gone, too"
! grep -q Killed "$scratch/out"
result $? "and nobody has to read about it"
for name in site release; do
    grep -h 'progress_start' "$source/scripts/build-$name" >"$scratch/out"
    [ -s "$scratch/out" ] && ! grep -v '9>&-' "$scratch/out" >/dev/null
    result $? "scripts/build-$name lets no job hold its lock"
done
exit $status
