#!/bin/bash
# The dice and cards in docs/ciub-rules.md are those of the standard set.
set -u
root=${CANTRIP_SOURCE:-$(cd "$(dirname "$0")/../.." && pwd)}
rules=$root/docs/ciub-rules.md
set_file=$root/data/ciub/standard.set
failed=0

report() { # STATUS NAME
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        failed=1
    fi
}

# "die white 5: 1 2 swap" is the row "| white | 5 a player | 1, 2, swap |".
wrong=$(grep '^die ' "$set_file" | while read -r _ colour count sides; do
    sides=$(echo "${sides}" | sed 's/reroll/re-roll/g; s/ /, /g')
    grep -qE "^\| $colour \| ${count%:}( a player)? \| $sides \|" "$rules" || echo "$colour"
done | tr '\n' ' ')
[ -z "$wrong" ]
report $? "the dice are those of the standard set${wrong:+: not $wrong}"

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
[ -z "$wrong" ]
report $? "the cards are those of the standard set${wrong:+: not those of$wrong}"

exit $failed
