#!/bin/bash
# scripts/clean-room rejects invalid options and says how to run it as root. (A real run
# needs root, a network and a quarter of an hour.)
set -u
source=${CANTRIP_SOURCE:?}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0
printf '#!/bin/sh\necho 1000\n' >"$scratch/id" # not root
chmod +x "$scratch/id"

# expect EXIT-STATUS WORDS OPTIONS...: checks the exit status and the output.
expect() {
    local code=$1 words=$2 out got
    shift 2
    out=$(PATH=$scratch:$PATH "$source/scripts/clean-room" "$@" 2>&1 </dev/null)
    got=$?
    if [ $got = "$code" ] && [[ $out == *"$words"* ]]; then
        echo "ok - clean-room $*"
    else
        printf 'not ok - clean-room %s: ended with %s\n%s\n' "$*" "$got" "$out"
        status=1
    fi
}

expect 0 "usage: scripts/clean-room" --help
expect 2 "unexpected argument \"--frob\"" --frob
expect 2 "--dir needs a folder" --dir
expect 2 "--play-only runs no ./test" --play-only -- --quick
expect 3 "sudo scripts/clean-room --hostile --dir /tmp/a\\ b bookworm -- --quick" \
    --hostile --dir "/tmp/a b" bookworm -- --quick
out=$("$source/scripts/clean-room" --help)
if [ "$(wc -L <<<"$out")" -le 80 ]; then
    echo "ok - its help fits 80 columns"
else
    echo "not ok - its help fits 80 columns"
    status=1
fi
exit $status
