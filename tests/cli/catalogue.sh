#!/bin/bash
# The kept catalogue of seeds: any drift of rules or randomness shows here.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
for file in "$CANTRIP_SOURCE"/tests/catalogue/*.txt; do
    expect "$(basename "$file") has not drifted" 0 catalogue "$file"
done
finish
