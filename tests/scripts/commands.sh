#!/bin/bash
# The commands in the root have help and reject unknown options.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
cd "$source" || exit 1

expect 0 "usage: ./play" ./play --help
expect 0 "./play --terminal [GAME]" ./play --help
expect 0 "usage: ./test" ./test --help
expect 2 "--help" ./test --nonsense
expect 2 "usage" scripts/setup
expect 2 "unknown level" scripts/setup nonsense
expect 0 "" scripts/setup play
expect 2 "./play --terminal ciub" ./play ciub
expect 2 "unexpected argument" ./play nonsense
exit $status
