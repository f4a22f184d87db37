# plan.sh: how much time a run of several steps has left, for scripts to source. What each step took
# is kept in a file, for the next run to plan with.
declare -A plan_cost
plan_file=
plan_is_first=
plan_total=0
plan_done=0
# Steps that do the same work every time: what they were to take so far, and what they took.
plan_expected=0
plan_took=0

# plan_start FILE STEP=SECONDS...: the steps, with what they take where FILE does not know better.
# A step called build-... may have nothing to do.
plan_start() {
    local pair name seconds
    plan_file=$1 plan_is_first=yes plan_total=0 plan_done=0 plan_expected=0 plan_took=0
    plan_cost=()
    shift
    for pair in "$@"; do
        plan_cost[${pair%=*}]=${pair#*=}
    done
    if [ -s "$plan_file" ]; then
        plan_is_first=
        while IFS='=' read -r name seconds; do
            [ -z "${plan_cost[$name]:-}" ] || plan_cost[$name]=$seconds
        done <"$plan_file"
    fi
    for name in "${!plan_cost[@]}"; do
        [ "${plan_cost[$name]}" -gt 0 ] || plan_cost[$name]=1
        plan_total=$((plan_total + plan_cost[$name]))
    done
}

# plan_has STEP
plan_has() {
    [ -n "${plan_cost[$1]:-}" ]
}

# Whether the time of a step says something about this machine: a build is soon done when little has
# changed. The first one has everything to do.
plan_is_telling() {
    case $1 in
    build-*) [ -n "$plan_is_first" ] ;;
    esac
}

# plan_finish STEP SECONDS: it is done and took so long. What is known is written at once, so that an
# interrupted run leaves it to the next.
plan_finish() {
    plan_skip "$1"
    if plan_is_telling "$1"; then
        plan_expected=$((plan_expected + ${plan_cost[$1]:-0}))
        plan_took=$((plan_took + $2))
    fi
    {
        grep -v "^$1=" "$plan_file" 2>/dev/null
        echo "$1=$2"
    } >"$plan_file.new"
    mv "$plan_file.new" "$plan_file"
}

# plan_skip STEP: it is over, and its time says nothing.
plan_skip() {
    plan_done=$((plan_done + ${plan_cost[$1]:-0}))
}

# plan_look STEP PERCENT SECONDS: sets plan_percent and plan_left, the seconds to go, when a step is
# that far after so long. A machine that turns out slower than planned stretches what is left; one
# that seems faster does not shorten it.
plan_look() {
    local cost=${plan_cost[$1]:-0} expected=$plan_expected took=$plan_took rest step
    plan_percent=$(((plan_done * 100 + cost * $2) / plan_total))
    [ $plan_percent -lt 100 ] || plan_percent=99
    rest=$((plan_total - plan_done - cost))
    [ $rest -ge 0 ] || rest=0
    step=$((cost * (100 - $2) / 100))
    if plan_is_telling "$1" && [ "$2" -ge 10 ]; then
        expected=$((expected + cost * $2 / 100))
        took=$((took + $3))
    fi
    if [ "$took" -gt "$expected" ] && [ "$expected" -ge 10 ]; then
        rest=$((rest * took / expected))
        step=$((step * took / expected))
    fi
    # What the step itself shows: a build with more to do than last time.
    if [ "$2" -ge 5 ] && [ $(($3 * (100 - $2) / $2)) -gt $step ]; then
        step=$(($3 * (100 - $2) / $2))
    fi
    # shellcheck disable=SC2034 # for the script that sources this
    plan_left=$((rest + step))
}
