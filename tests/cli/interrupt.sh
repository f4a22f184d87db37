#!/bin/bash
# Ctrl-C: long jobs end cleanly and soon.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# works JOB: it blocks SIGINT, and has been working for half a second.
works() {
    local blocked time
    blocked=$(sed -n 's/^SigBlk:.*\(.\)$/\1/p' "/proc/$1/status")
    read -r _ _ _ _ _ _ _ _ _ _ _ _ _ time _ <"/proc/$1/stat"
    [[ $blocked == [2367abef] ]] && [ "$time" -ge 50 ]
}

has_ended() {
    ! kill -0 "$1" 2>/dev/null
}

# stopped NAME CODE ARGS...: interrupts a command that would run for hours once it is
# working; its input is the file $lines. With a pattern in $begun, once that is printed.
stopped() {
    local name=$1 wanted=$2
    shift 2
    set -m # background jobs would ignore Ctrl-C
    "$cantrip" "$@" >out 2>err <"${lines:-/dev/null}" &
    local job=$!
    set +m
    if [ -n "${begun:-}" ]; then
        patiently has out "$begun"
    else
        patiently works "$job"
    fi
    kill -INT $job
    patiently has_ended "$job" || kill -KILL $job
    wait $job 2>/dev/null
    code=$?
    [ $code = "$wanted" ]
    result $? "$name" "exit status $code" "$(cat out err)"
}

"$cantrip" new ciub --seed 2 --play random -o game.rec
stopped "an analysis" 1 analyse game.rec --nodes 10000000
says "says so" err "stopped before the end"
silent "and tells nothing" out
stopped "a hint" 0 hint 'ciub#2' --nodes 100000000
says "is what was found by then" out "^ 1  "

# A game in plain lines: while a computer thinks, during a hint, and at the prompt.
export XDG_DATA_HOME=$work/data LC_ALL=C
long=search:nodes=100000000
begun="is thinking" stopped "a computer that thinks" 1 play --plain pig --seat "$long" --seat "$long"
says "the closing words are printed" out "^Goodbye\. The game is kept in .*\.rec$"
says "and how to go on" out "^To go on with it: "
expect "the game is saved" 0 check "$(sed -n 's/^Goodbye.* kept in //p' out)"
echo "hint 1000000" >typed
lines=typed stopped "a long hint" 1 play --plain ciub --seed 2 --no-save
says "ends with the usual words" out "^Goodbye\."
mkfifo pipe
exec 3<>pipe
printf 'roll\nro' >&3
lines=pipe begun="Chance: die" stopped "somebody who is asked" 1 play --plain pig --seed 3 --no-save \
    --seat person:Ada --seat person:Ben
says "says goodbye, too" out "^Goodbye\."
[ "$(grep -c '^Ada: roll$' out)" = 1 ]
result $? "half a line is not a move" "$(cat out)"
finish
