#!/bin/bash
# Rule tests written as text: what holds passes and is counted, and whatever is wrong fails with the
# line where it is.
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# Every text begins with this drawing, of six lines.
start='rule 5.4: a token
    board hall - n1:2
    table n1=f2 vault
    witch on h1: f2 w1 | ~binding
    seer on h2: a1
'

# run_text LINES: the output of the tests in the drawing and these lines.
run_text() {
    printf '%s\n' "$start$1" >"$scratch/t.txt"
    RULE_TEXT=$scratch/t.txt CMOCKA_MESSAGE_OUTPUT=tap \
        "${CANTRIP_TOOLS:?}/games_seals_rules_tests" rules_test 2>&1
}

report() { # STATUS NAME OUTPUT
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        printf 'not ok - %s\n%s\n' "$2" "$(sed 's/^/#   /' <<<"$3")"
        status=1
    fi
}

# passes COUNT NAME LINES
passes() {
    local output
    output=$(run_text "$3") && [ "$(grep -c '^ok' <<<"$output")" = "$1" ]
    report $? "$2" "$output"
}

# fails WORDS NAME LINES: and says these words.
fails() {
    local output
    output=$(run_text "$3")
    [ $? != 0 ] && grep -qF -- "$1" <<<"$output"
    report $? "$2" "$output"
}

passes 1 "what is played and expected" "
    moves break n1 with f2  # and nothing else
    moves of break: break n1
        with f2
    choices break n1
    allow break n1 with f2
    refuse 5.4: break n1 with w1
    because the seal on n1 is of fire
    refuse: break n1, dance
    unusable 4.4: binding
    play break n1 with f2
    at n1 -; actor seer
    witch: dice w1; out no
    undo
    at n1 f2
    begin break n1
    choices with f2"

passes 3 "drawings" "
    actor witch
    again seer on h3: a1
    seer: place h3
    another witch on h1: f1
    wrong seals is for 2 to 5 players, not '1'
given
    board hall - n1:2
    seer on h2: a1
rule 5.5: what is given
    table n1=w2
    witch on h1: w2 | ~binding
    actor witch; at n1 w2
    again board + hall - n2:3
    table + n2=a3
    at n1 w2; at n2 a3
given nothing
test a game from its beginning
    board hall - n1:2
    start players=2,circle=1
    outcomes 10 deal n1=f, 10 deal n1=w, 10 deal n1=a, 10 deal n1=e
    chance deal n1=e
    at n1 e2"

# The sixth line is the one that fails.
fails "expected: w2" "it says what is expected" "    at n1 w2"
fails "actual:   f2" "it says what is so" "    at n1 w2"
fails "t.txt:6: at n1 w2" "it says in which line" "    at n1 w2"
fails "unknown word \`moevs\`" "a misspelled keyword" "    moevs break n1 with f2"
fails "unknown word \`dise\`" "a misspelled look" "    witch: dise f2 w1"
fails "unknown word \`dice\`" "a look at nobody" "    dice f2 w1"
fails "unknown word \`actor\`" "a look at the table as at a player" "    witch: actor witch"
fails "nobody plays the wizard" "a player who is not there" "    wizard: dice f2 w1"
fails "no site is called n9" "a place that is not there" "    at n9 -"
fails "write what \`actor\` is" "a look without a value" "    actor"
fails "expected: break n1" "moves that are not listed" "    moves break n1"
fails "expected: give up" "moves that do not begin so" "    moves of give: give up"
fails "expected: break n2" "choices that are not there" "    choices break n2"
fails "is refused" "a move that is not allowed" "    allow give up"
fails "is allowed, but 5.4 forbids it" "a move that is not refused" "    refuse 5.4: break n1 with f2"
fails "not by 5.3" "a move refused by another rule" "    refuse 5.3: break n1 with w1"
fails "write RULE: MOVES" "a refusal of nothing" "    refuse 5.4:"
fails "expected: no" "a move refused in other words" "    refuse 5.4: break n1 with w1
    because no"
fails "\`because\` follows \`refuse\`" "because of nothing" "    because no"
fails "actual:   break n1 with f2" "what can be used" "    unusable 5.4: break n1"
fails "is refused: rule 4.2" "a move that cannot be played" "    play give up"
fails "it is not for chance" "chance out of turn" "    chance roll f1"
fails "is refused" "half a move that cannot be begun" "    begin break n2"
fails "match_undo_move" "nothing to undo" "    undo"
fails "this test expects nothing" "a test that expects nothing" "    play break n1 with f2"
fails "nothing is expected of this drawing" "a drawing for nothing" ""
fails "nothing is expected of this drawing" "another drawing for nothing" "    actor witch
    again seer on h3: a1"
fails "comes before a new drawing" "a drawing in the middle of play" "    actor witch
    seer on h3: a1"
fails "the mage of players[0] is on h1" "a drawing that is no position" "    seer on h1: a1
    actor witch"
fails "actual:   " "a drawing that is one" "    wrong it is not"
fails "there is no position" "play after a wrong drawing" "    seer on h1: a1
    wrong players[1].place: the mage of players[0] is on h1
    actor witch"
fails "unknown word in a drawing" "what is given is drawn" "    actor witch
given
    actor witch
test of it
    actor witch"
fails "t.txt:6: write \`given\`" "a misspelled heading" "rul 5.4: a seal"
fails "t.txt:6: write \`given\`" "a rule without a name" "rule 5.4"

start=
fails "belongs to no test" "a line before the first test" "    actor witch"
fails "there is no test in this file" "an empty text" "# nothing"
exit $status
