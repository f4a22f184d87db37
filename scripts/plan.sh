# plan.sh: estimates the time left in a run of several steps, for scripts to source. The
# duration of each step is stored in a file for the next run.
declare -A plan_cost
plan_file=
plan_is_first=
plan_total=0
plan_done=0
# Steps that always do the same work: their expected and actual durations so far.
plan_expected=0
plan_took=0

# plan_start FILE STEP=SECONDS...: the steps, with default durations for those not in
# FILE. A step called build-... may have nothing to do.
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

# Whether a step's duration says something about this machine: an incremental build does
# not, the first one does.
plan_is_telling() {
    case $1 in
    build-*) [ -n "$plan_is_first" ] ;;
    esac
}

# plan_finish STEP SECONDS: records a finished step. Written at once, so that an
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

# plan_skip STEP: marks a step as over, without recording its time.
plan_skip() {
    plan_done=$((plan_done + ${plan_cost[$1]:-0}))
}

# plan_look STEP PERCENT SECONDS: sets plan_percent and plan_left, the seconds to go, for
# a step's progress after that time. A slower machine than planned stretches what is left;
# a faster one does not shorten it.
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
    # The step's own rate: a build with more to do than last time.
    if [ "$2" -ge 5 ] && [ $(($3 * (100 - $2) / $2)) -gt $step ]; then
        step=$(($3 * (100 - $2) / $2))
    fi
    # shellcheck disable=SC2034 # for the script that sources this
    plan_left=$((rest + step))
}
