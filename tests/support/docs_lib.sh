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

# Every rule number in the game's refusals is in its rules page. They are whole strings in
# the program: "1", "5.4", "4.4a".
check_rules() { # GAME NUMBERS-AT-LEAST
    local game=$1 rules=$root/docs/$1-rules.md numbers missing twice
    numbers=$(cat "$root/src/games/$game"/explain/*.c "$root/src/games/$game"/notation/read*.c |
        grep -oE '"[1-9](\.[0-9]+[a-z]?)?"' | tr -d '"' | sort -uV)
    check "the program names rules by number" "$(echo "$numbers" | wc -l)" -ge "$2"

    missing=$(for number in $numbers; do
        grep -qE "^- \*\*${number//./\\.}( [A-Z][a-z]+)?\*\*" "$rules" || echo "$number"
    done | tr '\n' ' ')
    check "every rule named in a refusal is in $game-rules.md${missing:+: not $missing}" -z "$missing"

    twice=$(grep -oE '^- \*\*[0-9.]+[a-z]?' "$rules" | sort | uniq -d | tr '\n' ' ')
    check "no number stands for two rules${twice:+: $twice}" -z "$twice"
}

# Every numbered rule has a test named after it, in C or as text, but for those that are tested
# elsewhere.
check_rule_tests() { # GAME NUMBER-TESTED-ELSEWHERE...
    local folder=$root/tests/games/$1 tested untested
    tested=$(
        sed -nE 's/^rule ([0-9.]+[a-z]?): .*/\1/p' "$folder"/*/*.txt
        grep -hoE 'rule_[0-9]+(_[0-9]+[a-z]?)?_' "$folder"/*/*_test.c | tr _ . | sed 's/^rule\.//; s/\.$//'
    )
    untested=$(sed -nE 's/^- \*\*([0-9.]+[a-z]?)( [A-Z][a-z]+)?\*\*.*/\1/p' "$root/docs/$1-rules.md" |
        grep -vxF "$(printf '%s\n' "$tested" "${@:2}")" | tr '\n' ' ')
    check "every rule in $1-rules.md has a test of its own${untested:+: not $untested}" -z "$untested"
}

# What the rule tests of a game play, each move and outcome in a line of its own.
played_in_texts() { # GAME
    sed -nE 's/^ *(play|chance|begin) //p' "$root/tests/games/$1"/*/*.txt | sed 's/  #.*//; s/, /\n/g'
}
