#!/bin/bash
# The documents keep up with the program: every rule that a refusal names is in
# docs/seals-rules.md, and every line in docs/seals-notation.md is played by a test.
set -u
root=${CANTRIP_SOURCE:-$(cd "$(dirname "$0")/../.." && pwd)}
notation=$root/docs/seals-notation.md
. "$root/tests/support/docs_lib.sh"

check_rules seals 30
check_rule_tests seals 2.1 2.3 # dungeons: tests/games/seals/board

# The first column of the tables is what people copy. Names of things are not moves.
# shellcheck disable=SC2016 # the back quotes are Markdown's
lines=$(sed -n '/^## What chance does/,/^## An example/p' "$notation" |
    sed -nE 's/^\| `([^`]*)` \|.*/\1/p')
check "seals-notation.md has examples" "$(echo "$lines" | wc -l)" -ge 35

played=$(cat "$root"/tests/games/seals/*/*_test.c "$root"/tests/games/seals/*/*.txt)
unplayed=$(while read -r line; do
    case $played in
    *"$line"*) ;;
    *) echo "'$line'" ;;
    esac
done <<<"$lines" | tr '\n' ' ')
check "every line in seals-notation.md is played by a test${unplayed:+: not $unplayed}" -z "$unplayed"

exit $failed
