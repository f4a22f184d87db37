#!/bin/bash
# Ctrl-C: what takes long ends in order, and soon.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# stopped NAME ARGS...: interrupts a command that would run for hours.
stopped() {
    local name=$1
    shift
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
    if [ $code = 1 ] && grep -q stopped err; then
        pass "$name"
    else
        fail "$name" "exit status $code" "$(cat out err)"
    fi
}

"$cantrip" new ciub --seed 2 --play random -o game.rec
stopped "an analysis" analyse game.rec --nodes 10000000
silent "tells nothing" out
finish
