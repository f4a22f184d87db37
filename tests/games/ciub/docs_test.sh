#!/bin/bash
# The documents keep up with the program: every rule that a refusal names is in
# docs/ciub-rules.md, whose dice and cards are those of the standard set, and every line
# in docs/ciub-notation.md is played by a test.
set -u
root=${CANTRIP_SOURCE:-$(cd "$(dirname "$0")/../.." && pwd)}
rules=$root/docs/ciub-rules.md
notation=$root/docs/ciub-notation.md
set_file=$root/data/ciub/standard.set
. "$root/tests/support/docs_lib.sh"

check_rules ciub 15
check_rule_tests ciub

# "die white 5: 1 2 swap" is the row "| white | 5 a player | 1, 2, swap |".
wrong=$(grep '^die ' "$set_file" | while read -r _ colour count sides; do
    sides=$(echo "${sides}" | sed 's/ /, /g')
    grep -qE "^\| $colour \| ${count%:}( a player)? \| $sides \|" "$rules" || echo "$colour"
done | tr '\n' ' ')
check "the dice are those of the standard set${wrong:+: not $wrong}" -z "$wrong"

# "card B 4 owl: 1 1 1 1" is "| 1 1 1 1 (owl) | 4 |" in the columns of B.
cards() { # COLUMN: requirements and points in the document
    sed -n '/^| A | points/,/^$/p' "$rules" | tail -n +3 | cut -d'|' -f"$1,$(($1 + 1))" |
        tr -s ' ' | sed 's/^ //; s/ $//' | grep '[0-9]'
}
wrong=
for letter in A B C; do
    case $letter in A) column=2 ;; B) column=4 ;; C) column=6 ;; esac
    listed=$(cards "$column")
    stored=$(sed -nE "s/^card $letter ([0-9]+)( owl)?: (.*)/\3|\2|\1/p" "$set_file" |
        sed -E 's/\| owl\|/ (owl)|/; s/\|\|/|/; s/\|/ | /')
    [ "$listed" = "$stored" ] || wrong="$wrong $letter"
done
check "the cards are those of the standard set${wrong:+: not those of$wrong}" -z "$wrong"

# The first column of the tables is what people copy. Names of things are not moves.
# shellcheck disable=SC2016 # the back quotes are Markdown's
lines=$(sed -n '/^## What chance does/,/^## An example/p' "$notation" |
    sed -nE 's/^\| `([^`]*)` \|.*/\1/p')
example=$(sed -n '/^## An example/,$p' "$notation" | sed -nE 's/^[1*]: //p')
check "ciub-notation.md has examples" "$(echo "$lines" | wc -l)" -ge 28
check "ciub-notation.md has an example game" "$(echo "$example" | wc -l)" -ge 20

played=$(
    grep -oE '"[^"]*"' "$root"/tests/games/ciub/notation/*_test.c -h | tr -d '"'
    played_in_texts ciub
)
unplayed=$(while read -r line; do
    grep -qxF -- "$line" <<<"$played" || echo "'$line'"
done <<<"$lines"$'\n'"$example" | tr '\n' ' ')
check "every line in ciub-notation.md is played by a test${unplayed:+: not $unplayed}" -z "$unplayed"

exit $failed
