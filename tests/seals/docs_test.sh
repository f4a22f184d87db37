#!/bin/bash
# The documents keep up with the program: every rule that a refusal names is in
# docs/seals-rules.md, and every line in docs/seals-notation.md is played by a test.
set -u
root=${CANTRIP_SOURCE:-$(cd "$(dirname "$0")/../.." && pwd)}
rules=$root/docs/seals-rules.md
notation=$root/docs/seals-notation.md
failed=0

report() { # STATUS NAME
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        failed=1
    fi
}

# Numbers of rules stand in the program as whole strings: "5.4", "4.4a".
numbers=$(cat "$root"/src/games/seals/why*.c "$root"/src/games/seals/text_read*.c |
    grep -oE '"[1-9]\.[0-9]+[a-z]?"' | tr -d '"' | sort -uV)
[ "$(echo "$numbers" | wc -l)" -ge 30 ]
report $? "the program names rules by number"

missing=$(for number in $numbers; do
    grep -qE "^- \*\*${number//./\\.}( [A-Z][a-z]+)?\*\*" "$rules" || echo "$number"
done | tr '\n' ' ')
[ -z "$missing" ]
report $? "every rule named in a refusal is in seals-rules.md${missing:+: not $missing}"

twice=$(grep -oE '^- \*\*[0-9.]+[a-z]?' "$rules" | sort | uniq -d | tr '\n' ' ')
[ -z "$twice" ]
report $? "no number stands for two rules${twice:+: $twice}"

# The first column of the tables is what people copy. Names of things are not moves.
# shellcheck disable=SC2016 # the back quotes are Markdown's
lines=$(sed -n '/^## What chance does/,/^## An example/p' "$notation" |
    sed -nE 's/^\| `([^`]*)` \|.*/\1/p')
[ "$(echo "$lines" | wc -l)" -ge 35 ]
report $? "seals-notation.md has examples"

played=$(cat "$root"/tests/seals/*_test.c)
unplayed=$(while read -r line; do
    case $played in
    *"$line"*) ;;
    *) echo "'$line'" ;;
    esac
done <<<"$lines" | tr '\n' ' ')
[ -z "$unplayed" ]
report $? "every line in seals-notation.md is played by a test${unplayed:+: not $unplayed}"

exit $failed
