#!/bin/bash
# The stored catalogue of seeds: detects any drift in rules or randomness.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
for file in "$CANTRIP_SOURCE"/tests/catalogue/*.txt; do
    expect "$(basename "$file") has not drifted" 0 catalogue "$file"
done
finish
