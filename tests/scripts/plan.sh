#!/bin/bash
# The time left that ./test shows (scripts/plan.sh).
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
# shellcheck source=scripts/plan.sh
. "$source/scripts/plan.sh"
plan_left=0
plan_percent=0

# look STEP PERCENT SECONDS
look() {
    plan_look "$@"
    echo "$plan_left s left, $plan_percent %" >"$scratch/out"
}

# last_run STEP=SECONDS...: the recorded durations.
last_run() {
    printf '%s\n' "$@" >"$scratch/times"
}

start() {
    plan_start "$scratch/times" build-a=100 test-a=300 test-b=100
}

start
look build-a 0 0
[ $plan_left = 500 ] && [ $plan_percent = 0 ]
result $? "a first run goes by the table"
plan_finish build-a 200
look test-a 0 0
[ $plan_left = 800 ]
result $? "whose first build tells of a slow machine"

last_run build-a=100 test-a=300 test-b=100
start
plan_finish build-a 1
look test-a 0 0
[ $plan_left = 400 ] && [ $plan_percent = 20 ]
result $? "a build with nothing to do shortens nothing else"
look test-a 50 30
[ $plan_left = 250 ]
result $? "nor does a step that seems fast"
look test-a 50 300
[ $plan_left = 500 ]
result $? "a step that is slow stretches itself and the rest"
plan_finish test-a 600
look test-b 0 0
[ $plan_left = 200 ]
result $? "also when it is over"
look test-b 100 190
[ $plan_left = 0 ] && [ $plan_percent -lt 100 ]
result $? "the end"

last_run build-a=2 test-a=300
start
look build-a 50 100
[ $plan_left = 500 ]
result $? "a build with more to do than last time counts by its own progress"
plan_finish build-a 200
look test-a 0 0
[ $plan_left = 400 ]
result $? "and stretches nothing else"

# An interrupted run: finished steps are known to the next.
start
look build-a 0 0
[ $plan_left = 600 ]
result $? "an interrupted run keeps the times of what it finished"
plan_finish build-a 150
[ "$(grep -c '^build-a=' "$scratch/times")" = 1 ] && grep -qx 'test-a=300' "$scratch/times"
result $? "each step once"
plan_has test-b && ! plan_has test-c
result $? "a step without a time is noticed"
exit $status
