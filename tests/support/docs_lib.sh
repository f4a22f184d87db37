# shellcheck shell=bash disable=SC2034,SC2154 # the sourcing test reads failed, and sets root
# docs_lib.sh: what the tests of the games' documents share. Sourced with $root set.
failed=0

report() { # STATUS NAME
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        failed=1
    fi
}

check() { # NAME CONDITION-OF-test...
    if test "${@:2}"; then report 0 "$1"; else report 1 "$1"; fi
}

# Every rule that a refusal of the game names is in its rules page. Numbers of rules stand
# in the program as whole strings: "1", "5.4", "4.4a".
check_rules() { # GAME NUMBERS-AT-LEAST
    local game=$1 rules=$root/docs/$1-rules.md numbers missing twice
    numbers=$(find "$root/src/games/$game" \( -path '*/explain/*.c' -o -path '*/notation/*.c' \
        -o -path '*/rules/*_list.h' \) -exec cat {} + |
        grep -oE '"[1-9](\.[0-9]+[a-z]?)?"' | tr -d '"' | sort -uV)
    check "the program names rules by number" "$(echo "$numbers" | wc -l)" -ge "$2"

    missing=$(for number in $numbers; do
        grep -qE "^- \*\*${number//./\\.}( [A-Z][a-z]+)?\*\*" "$rules" || echo "$number"
    done | tr '\n' ' ')
    check "every rule named in a refusal is in $game-rules.md${missing:+: not $missing}" -z "$missing"

    twice=$(grep -oE '^- \*\*[0-9.]+[a-z]?' "$rules" | sort | uniq -d | tr '\n' ' ')
    check "no number stands for two rules${twice:+: $twice}" -z "$twice"
}
