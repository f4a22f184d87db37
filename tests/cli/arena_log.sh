#!/bin/bash
# A tournament's log: a damaged line is refused with its number and field, and the file is
# unchanged.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

expect "a tournament with a file" 0 \
    arena pig greedy random --games 4 --threads 1 --log good.log

# damaged NAME FIELD FROM TO: replaces FROM, a pattern, in the third line.
damaged() {
    sed "3s/$3/$4/" good.log >bad.log
    cp bad.log kept.log
    expect "$1 is refused" 1 arena pig greedy random --games 4 --log bad.log
    says "$1: where and what" err "^cantrip: bad.log:3: \"$2\" must be"
    same "$1: the file is left alone" bad.log kept.log
}

damaged "a deal before the first" deal '"deal":0' '"deal":-1'
damaged "no deal" deal '"deal":0,' ''
damaged "a rotation beyond 32 bits" rotation '"rotation":1' '"rotation":4294967297'
damaged "a rotation too many" rotation '"rotation":1' '"rotation":2'
damaged "a guest" seats '"seats":\[' '"seats":["uct",'
damaged "a first seat that nobody has" first '"first":1' '"first":3'
damaged "a winner that does not play" winners '"winners":\[' '"winners":[0,'
damaged "a winner of a game that goes on" winners '"over":true' '"over":false'
damaged "a score beyond 32 bits" scores '"scores":\[[0-9]*' '"scores":[4294967296'
damaged "a score too few" scores '"scores":\[[0-9]*,' '"scores":['
damaged "rounds below zero" rounds '"rounds":0' '"rounds":-5'
damaged "choices that are not whole" choices '"choices":[0-9]*' '"choices":1.5'
damaged "moves below zero" moves '"moves":\[[0-9]*' '"moves":[-1'
damaged "a time without end" seconds '"seconds":\[[^,]*' '"seconds":[1e300'
damaged "a time in words" longest '"longest":\[[^,]*' '"longest":["long"'
damaged "a fingerprint of another sort" hash '"hash":".' '"hash":"x'

finish
