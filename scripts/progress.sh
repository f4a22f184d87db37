# progress.sh: shows the progress of long commands, for scripts to source. On a terminal
# it is one line that is rewritten; elsewhere, a line for each new step and every tenth
# done. All output goes to standard error.
progress_shown=
progress_width=$(tput cols 2>/dev/null || echo 80)

# progress_show PERCENT STEP [MORE]
progress_show() {
    local line
    if [ -t 2 ]; then
        line=$(printf '[%3d %%] %s%s' "$1" "$2" "${3:-}")
        [ "$line" = "$progress_shown" ] || printf '\r\033[K%s' "${line:0:progress_width-1}" >&2
        progress_shown=$line
    elif [ "$2 $(($1 / 10))" != "$progress_shown" ]; then
        progress_shown="$2 $(($1 / 10))"
        printf '[%3d %%] %s%s\n' "$1" "$2" "${3:-}" >&2
    fi
}

# Removes the line before something else is printed.
progress_clear() {
    if [ -n "$progress_shown" ] && [ -t 2 ]; then
        printf '\r\033[K' >&2
        progress_shown=
    fi
}

# progress_of LOG: the percentage printed by ninja, ctest and our own scripts: "[12/34]
# ...", "12/34 Test ..." or "[ 35 %] ...". 0 if there is none yet.
progress_of() {
    local last
    last=$(tail -c 30000 "$1" 2>/dev/null |
        grep -aoE '^(\[[0-9]+/[0-9]+\]| *[0-9]+/[0-9]+ Test|\[ *[0-9]+ %\])' | tail -n 1)
    last=${last/ %/\/100}
    last=${last//[^0-9\/]/}
    if [[ $last =~ ^([0-9]+)/([0-9]+)$ ]] && [ "${BASH_REMATCH[2]}" -gt 0 ]; then
        echo $((100 * BASH_REMATCH[1] / BASH_REMATCH[2]))
    else
        echo 0
    fi
}

# progress_failed LOG WORDS: prints the log of a failed step, or the end of it.
progress_failed() {
    progress_clear
    {
        echo "$2 failed. From $1:"
        tail -n 60 "$1" | sed 's/^/    /'
    } >&2
}

# progress_start LOG COMMAND...: starts a background job with its output in a log; sets
# progress_job to its PID. It gets a process group of its own, which Ctrl-C ends as a
# whole.
progress_start() {
    local log=$1
    shift
    set -m
    "$@" >"$log" 2>&1 </dev/null &
    progress_job=$!
    set +m
    progress_jobs+=("$progress_job")
}

# Kills jobs that do not end within two seconds: npm waits for its network first.
progress_jobs=()
progress_end_jobs() {
    local job ticks=0
    for job in "${progress_jobs[@]}"; do
        kill -- "-$job" 2>/dev/null
    done
    for job in "${progress_jobs[@]}"; do
        while kill -0 -- "-$job" 2>/dev/null && [ $((ticks += 1)) -le 40 ]; do
            sleep 0.05
        done
        kill -KILL -- "-$job" 2>/dev/null
        wait "$job" 2>/dev/null # or the shell reports it
    done
    progress_jobs=()
}

# Ends a script's jobs when the script itself is ended.
progress_stop() {
    progress_end_jobs
    progress_clear
    [ "$1" != 130 ] || echo "Stopped. The next run continues from here." >&2
    exit "$1"
}
trap 'progress_stop 130' INT
trap 'progress_stop 143' TERM
trap 'progress_stop 129' HUP

# progress_wait PID: waits for a job and returns its exit status.
progress_wait() {
    local job left=() status
    wait "$1"
    status=$?
    for job in "${progress_jobs[@]}"; do
        [ "$job" = "$1" ] || left+=("$job")
    done
    progress_jobs=("${left[@]}")
    return $status
}

# progress_await PID LOG WORDS [FROM TO]: waits for a job and shows the progress in its
# log, as percentages between FROM and TO (default 0 and 100), and the seconds since it
# last changed. A short job is not mentioned. Returns the job's exit status.
progress_await() {
    local from=${4:-0} to=${5:-100} ticks=0 percent last="" since=$SECONDS more
    while kill -0 "$1" 2>/dev/null; do
        if [ $((ticks += 1)) -lt 20 ]; then
            sleep 0.02
        else
            percent=$(progress_of "$2") # empty if ended by Ctrl-C
            [ "$percent" = "$last" ] || since=$SECONDS
            last=$percent
            more=
            [ $((SECONDS - since)) -lt 5 ] || more=" ($((SECONDS - since)) s)"
            progress_show $((from + (to - from) * ${percent:-0} / 100)) "$3" "$more"
            sleep 0.1
        fi
    done
    progress_wait "$1"
}

# progress_lock HANDLE: locks the open file, with a message if it has to wait.
progress_lock() {
    flock -n "$1" && return 0
    echo "Waiting for another run in this folder to finish (Ctrl-C to give up)." >&2
    flock "$1"
}
