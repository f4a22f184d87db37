#!/bin/bash
# Ctrl-C ends everything a script has started (scripts/progress.sh), including a child
# that ignores the signal, and nothing left behind holds a lock.
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# result STATUS WORDS
result() {
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        sed 's/^/#   /' "$scratch/err"
        status=1
    fi
}

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
bash "$scratch/script" "${CANTRIP_SOURCE:?}" "$scratch" 2>"$scratch/err" &
script=$!
until [ -s "$scratch/child" ]; do sleep 0.02; done
kill -TERM $script
wait $script
[ $? = 143 ]
result $? "the script ends as it was told"
! kill -0 "$(cat "$scratch/child")" 2>/dev/null
result $? "a child that ignores it is gone, too"
! grep -q Killed "$scratch/err"
result $? "and nobody has to read about it"
for name in site release; do
    grep -h 'progress_start' "$CANTRIP_SOURCE/scripts/build-$name" >"$scratch/err"
    [ -s "$scratch/err" ] && ! grep -v '9>&-' "$scratch/err" >/dev/null
    result $? "scripts/build-$name lets no job hold its lock"
done
exit $status
