#!/bin/bash
# The documents keep up with the program: every rule that a refusal names is in
# docs/ciub-rules.md, and every line in docs/ciub-notation.md is played by a test.
set -u
root=${CANTRIP_SOURCE:-$(cd "$(dirname "$0")/../.." && pwd)}
rules=$root/docs/ciub-rules.md
notation=$root/docs/ciub-notation.md
failed=0

report() { # STATUS NAME
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        failed=1
    fi
}

# Numbers of rules stand in the program as whole strings: "4.7", "4.5a".
numbers=$(cat "$root"/src/games/ciub/why*.c "$root"/src/games/ciub/text_read*.c |
    grep -oE '"[1-9]\.[0-9]+[a-z]?"' | tr -d '"' | sort -uV)
[ "$(echo "$numbers" | wc -l)" -ge 15 ]
report $? "the program names rules by number"

missing=$(for number in $numbers; do
    grep -qE "^- \*\*${number//./\\.}( [A-Z][a-z]+)?\*\*" "$rules" || echo "$number"
done | tr '\n' ' ')
[ -z "$missing" ]
report $? "every rule named in a refusal is in ciub-rules.md${missing:+: not $missing}"

twice=$(grep -oE '^- \*\*[0-9.]+[a-z]?' "$rules" | sort | uniq -d | tr '\n' ' ')
[ -z "$twice" ]
report $? "no number stands for two rules${twice:+: $twice}"

# The first column of the tables is what people copy. Names of things are not moves.
# shellcheck disable=SC2016 # the back quotes are Markdown's
lines=$(sed -n '/^## What chance does/,/^## An example/p' "$notation" |
    sed -nE 's/^\| `([^`]*)` \|.*/\1/p')
example=$(sed -n '/^## An example/,$p' "$notation" | sed -nE 's/^[1*]: //p')
[ "$(echo "$lines" | wc -l)" -ge 28 ] && [ "$(echo "$example" | wc -l)" -ge 20 ]
report $? "ciub-notation.md has examples"

played=$(cat "$root"/tests/ciub_text/*_test.c)
unplayed=$(while read -r line; do
    case $played in
    *"\"$line\""*) ;;
    *) echo "'$line'" ;;
    esac
done <<<"$lines"$'\n'"$example" | tr '\n' ' ')
[ -z "$unplayed" ]
report $? "every line in ciub-notation.md is played by a test${unplayed:+: not $unplayed}"

exit $failed
