# lib.sh: what the tests of the scripts share. Each check prints one TAP line.
# shellcheck shell=bash disable=SC2034 # the sourcing test uses source, and ends with status
set -u
source=${CANTRIP_SOURCE:?}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# result STATUS WORDS: a failed result shows the file out, which tests write for that.
result() {
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        [ ! -e "$scratch/out" ] || sed 's/^/# /' "$scratch/out"
        status=1
    fi
}

# expect STATUS WORDS COMMAND...: checks the exit status, and that the output has the words.
expect() {
    local code=$1 words=$2
    shift 2
    "$@" >"$scratch/out" 2>&1 </dev/null
    [ $? = "$code" ] && [[ $(<"$scratch/out") == *"$words"* ]]
    result $? "$*"
}

# stub FILE BODY: a script in the scratch folder, in place of a real one.
stub() {
    mkdir -p "$scratch/$(dirname "$1")"
    printf '#!/bin/bash\n%s\n' "$2" >"$scratch/$1"
    chmod +x "$scratch/$1"
}
