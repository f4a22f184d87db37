#!/bin/bash
# Set files on the command line, and ciub with them.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

standard=$CANTRIP_SOURCE/data/ciub/standard.set
expect "the standard set is good" 0 check "$standard"
says "with so many dice and cards" out \
    "standard.set: good: the set The standard set, 7 colours of dice, 33 cards (10 A, 11 B, 11 C, 1 D)$"
silent "and nothing to complain about" err

expect "the files that came with the program" 0 data
says "are listed" out "^ciub/standard.set$"
"$cantrip" data ciub/standard.set >printed.set 2>err
cmp -s printed.set "$standard"
result $? "and printed as they are"
expect "a file that did not come with it" 2 data ciub/standart.set
says "suggests the nearest" err "did you mean .ciub/standard.set"

# The example in the documentation.
sed -n '/^cantrip set 1/,/^```/p' "$CANTRIP_SOURCE/docs/ciub-sets.md" | grep -v '^```' >small.set
expect "the set in the documentation is good" 0 check small.set
says "with two colours" out "^small.set: good: the set The smallest set, 2 colours of dice, 17 cards"
"$cantrip" check - <small.set >out 2>err
says "the same from standard input" out ": good: the set The smallest set"

sed 's/^die green.*/die green 7: 1 1 3 3 5 5/' "$standard" >odd.set
expect "an odd set is good" 0 check odd.set
says "with a note on its dice" out "^odd.set: note: green dice have the same sides as yellow ones$"
says "and on its cards" out "^odd.set: note: nobody can gain the card 7-7-7: no die can show 7$"
says "before the verdict" out "^odd.set: good: "

sed '0,/^card A/s/^card A/crad A/' "$standard" >bad.set
line=$(grep -n '^crad' bad.set | cut -d: -f1)
expect "a faulty set" 1 check bad.set
says "names file, line and remedy" err \
    "bad.set:$line: 'crad' is no word a line of a set may begin with: use title, die or card"
silent "and is not called good" out
grep -v '^card D' "$standard" >short.set
expect "a set that lacks something" 1 check short.set
says "names the file and what to add" err "short.set: the D card.*add a line"
expect "the worst of several files counts" 1 check small.set bad.set odd.set
says "and the others are checked" out "odd.set: good"
echo "cantrip sets 1" >other.set
expect "a file of no kind" 1 check other.set
says "lists all kinds" err "cantrip board 1. or .cantrip set 1"

expect "a game with an own set" 0 new ciub --players 2 --seed 4 --set small.set --play random -o own.rec
says "its record says so" own.rec "^set: custom$"
says "and carries the set" own.rec "^attach| title: The smallest set$"
rm small.set
expect "so it needs no file" 0 check own.rec --dice
expect "nor does replay" 0 replay own.rec --quiet
sed 's/^attach| die red 4: 3/attach| die red 4: 8/' own.rec >spoilt.rec
line=$(grep -n 'die red 4: 8' spoilt.rec | cut -d: -f1)
expect "a record with a spoilt set" 1 check spoilt.rec
says "is named at its own line" err "spoilt.rec:$line: '8' is no side of a die"

expect "a game with a faulty set" 1 new ciub --set ./bad.set
says "names its line too" err "bad.set:[0-9]*: 'crad'"
expect "a set file that is not there" 3 new ciub --set missing.set
expect "a board is not a set" 1 new ciub --set "$CANTRIP_SOURCE/data/seals/layouts.txt"
says "and says so" err "layouts.txt:1: the first line must be 'cantrip set 1'"
expect "custom without a file" 2 new ciub --set custom
says "asks for one" err "set file"
expect "no such set" 2 new ciub --set golden
expect "random games with an own set" 0 random ciub --players all --every length=normal,short \
    --set odd.set --games 6 --sample 50

{
    printf '{"cmd":"new","name":"ciub","seed":5,"attachment":"'
    sed 's/$/\\n/' odd.set | tr -d '\n'
    printf '"}\n'
} >lines
"$cantrip" engine <lines >out 2>err
says "the engine takes a set as attachment" out '"set": *"custom"'
finish
