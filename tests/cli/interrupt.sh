#!/bin/bash
# Ctrl-C: what takes long ends in order, and soon.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# stopped NAME CODE ARGS...: interrupts a command that would run for hours.
stopped() {
    local name=$1 wanted=$2
    shift 2
    set -m # in the background Ctrl-C would be ignored
    "$cantrip" "$@" >out 2>err </dev/null &
    local job=$!
    set +m
    sleep 0.5
    kill -INT $job
    for _ in $(seq 120); do
        kill -0 $job 2>/dev/null || break
        sleep 0.5
    done
    kill -KILL $job 2>/dev/null
    wait $job 2>/dev/null
    code=$?
    if [ $code = "$wanted" ]; then
        pass "$name"
    else
        fail "$name" "exit status $code" "$(cat out err)"
    fi
}

"$cantrip" new ciub --seed 2 --play random -o game.rec
stopped "an analysis" 1 analyse game.rec --nodes 10000000
says "says so" err "stopped before the end"
silent "and tells nothing" out
stopped "a hint" 0 hint 'ciub#2' --nodes 100000000
says "is what was found by then" out "^ 1  "
finish
