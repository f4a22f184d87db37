#!/bin/bash
# Records in practice: damaged, edited, with a byte order mark; and dice verified against
# the seed.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# holds NAME EXPRESSION: a JavaScript expression about the output, `it`, is true.
holds() {
    json "$1" "if (!($2)) throw it"
}

# Names, and lines that fit a terminal.
"$cantrip" new seals --players 3 --seed 1 --play greedy | sed '3a name.1: Anna\nname.3: Jørgen' >named.rec
expect "a record with names" 0 replay named.rec
says "shows them by seat" out "^[a-z]*: Anna$"
says "as they are written" out ": Jørgen$"
expect "its moves" 0 replay named.rec --moves
fits "fit 80 columns"

# at_fault LINE GAME HEADER...: the line number in the error for invalid headers; "game"
# is line 2 and "rules" line 3.
at_fault() {
    local line=$1 game=$2 rules
    rules=$("$cantrip" version | sed -n "s/^$game:.* rules version //p")
    shift 2
    { printf 'cantrip record 1\ngame: %s\nrules: %s\n' "$game" "$rules" && printf '%s\n' "$@" ''; } >head.rec
    expect "a fault in the headers of $game: $*" 1 replay head.rec
    says "is reported for line $line" err "^cantrip: head.rec:$line: "
}
at_fault 4 ciub "length: long" "players: 2" "seed: 1"
at_fault 5 ciub "players: 2" "first: 4"
at_fault 5 ciub "length: short" "set: custom" "seed: 1"
at_fault 4 seals "circle: 9" "players: 3"
at_fault 5 seals "players: 3" "mages: nobody"
at_fault 4 pig "target: 5" "seed: 1"

printf 'cantrip record 1\ngame: ciub\nrules: 1\nfirst: 2\n\n*: begin 3\n' >begin.rec
expect "a draw of what a header says" 1 replay begin.rec
says "names the header" err "begin.rec:6: rule 3.4: the option 'first: 2' decides who begins"
sed '/^first/d' begin.rec | sed 's/begin 3/begin 1/; $a *: begin 2' >twice.rec
expect "a second draw" 1 replay twice.rec
says "tells of the first" err "twice.rec:6: rule 3.4: player 1 begins already"

"$cantrip" new pig --target 20 --seed 5 --play random -o good.rec
moves=$(grep -c '^[0-9*]: ' good.rec)
half=$((moves / 2 + $(grep -n '^$' good.rec | cut -d : -f 1)))
sed "${half}s/.*/1: fly/" good.rec >bad.rec

expect "a damaged record" 1 replay bad.rec
says "names the line" err "bad.rec:$half: "
says "says how much is good" err "^lines 1 to $((half - 1)) are good: [0-9]* moves*, [0-9]* chance"
says "and how to see it" err "--partial"
silent "and shows no position" out
expect "--quiet and a damaged record" 1 replay -q bad.rec
silent "--quiet prints nothing" out
says "but errors" err "bad.rec:$half: "
expect "the good part of it" 1 replay bad.rec --partial
says "is shown" out "^Pig, step "
says "with the error" err "bad.rec:$half: "
expect "a position in the good part" 1 replay bad.rec --partial --move 2 --json
holds "is that position" 'it.game === "pig" && it.step === 2'
expect "a position after the damage" 2 replay bad.rec --partial --move 9999
expect "damaged headers have no good part" 1 replay --partial /dev/null
expect "check a damaged record" 1 check bad.rec
says "says how much is good, too" err "^lines 1 to $((half - 1)) are good"
head -n $((half - 1)) bad.rec >cut.rec
expect "cut there it is a record again" 0 check cut.rec

expect "moves as JSON" 0 replay good.rec --moves --json --move 2
holds "are in the object" 'JSON.stringify(it.moves[0]) === "\"1: roll\"" && it.moves.length === 2'
expect "hashes as JSON" 0 replay good.rec --hashes --json
holds "are in the object as well" 'it.hashes.length === it.steps + 1 && it.hashes.at(-1) === it.hash'
expect "JSON alone" 0 replay good.rec --json
holds "has no lists" '!("moves" in it) && !("hashes" in it)'

printf '\357\273\277' | cat - good.rec >marked.rec
expect "a byte order mark before a record" 0 check marked.rec
expect "replay it" 0 replay -q marked.rec
"$cantrip" board --players 3 --output plain.board
printf '\357\273\277' | cat - plain.board >marked.board
expect "a byte order mark before a board" 0 check marked.board
expect "play on it" 0 new seals --players 3 --board ./marked.board --seed 1 -o marked-board.rec
expect "and read that" 0 replay -q marked-board.rec

sed '/^$/d' good.rec >joined.rec
expect "no blank line after the headers" 1 check joined.rec
says "is what is missing" err "there must be a blank line between the headers and the moves"

expect "the dice of a seed" 0 check --dice good.rec
says "are said to be those" out "the dice are those of the seed"
"$cantrip" new seals --players 4 --circle random --seed 5 --play random -o seals.rec
expect "a whole game of seals" 0 check --dice seals.rec
awk '/^\*: die/ && !done { sub(/die [2-6]/, "die " ($3 == 6 ? 5 : $3 + 1)); done = 1 } 1' \
    good.rec | sed '/^result/d' >loaded.rec
expect "a die that was helped" 1 check --dice loaded.rec
line=$(grep -n '^\*: die' loaded.rec | head -n 1 | cut -d : -f 1)
says "is found, with its line" err "loaded.rec:$line: the seed gives 'die [1-6]' here"
sed '/^seed/d' good.rec >seedless.rec
expect "no seed to compare with" 1 check --dice seedless.rec
says "is said" err "no seed"
expect "without --dice it is a good record" 0 check seedless.rec

# Files are never overwritten by accident.
echo precious >kept.txt
for words in "new pig --seed 1 -o kept.txt" "board --svg kept.txt" "board --output kept.txt"; do
    # shellcheck disable=SC2086
    expect "not over a file: $words" 3 $words
    says "which is said" err "kept.txt exists already; give --force"
done
says "and the file is as it was" kept.txt "^precious$"
: >empty.txt
expect "an empty file may be written" 0 new pig --seed 1 -o empty.txt
expect "--force writes over a file" 0 new pig --seed 1 -o kept.txt --force
says "so it does" kept.txt "^cantrip record 1$"
expect "and a drawing" 0 board --svg kept.txt -f
says "so it does" kept.txt "<svg"
expect "devices are no files" 0 new pig --seed 1 -o /dev/null
finish
