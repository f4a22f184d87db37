#!/bin/bash
# scripts/clean-room rejects invalid options and says how to run it as root. (A real run
# needs root, a network and a quarter of an hour.)
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
stub id 'echo 1000' # not root
PATH=$scratch:$PATH
cd "$source" || exit 1

expect 0 "usage: scripts/clean-room" scripts/clean-room --help
expect 2 "unexpected argument \"--frob\"" scripts/clean-room --frob
expect 2 "--dir needs a folder" scripts/clean-room --dir
expect 2 "--play-only runs no ./test" scripts/clean-room --play-only -- --quick
expect 3 "sudo scripts/clean-room --hostile --dir /tmp/a\\ b bookworm -- --quick" \
    scripts/clean-room --hostile --dir "/tmp/a b" bookworm -- --quick
scripts/clean-room --help >"$scratch/out"
[ "$(wc -L <"$scratch/out")" -le 80 ]
result $? "its help fits 80 columns"
exit $status
