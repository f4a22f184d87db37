#!/bin/bash
# `cantrip odds`: positions of records, its output, and its errors.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

"$cantrip" new seals --players 3 --circle 1 --seed 3 --play random -o game.rec
move_of() { # the number of the first matching move
    "$cantrip" replay game.rec --moves | sed -n "s/^ *\([0-9]*\)  $1.*/\1/p" | head -1
}
renewal=$(move_of '[1-3]: renewal')
roll=$(move_of '\*: roll')

expect "before a Renewal" 0 odds game.rec --move $((renewal - 1))
says "any seal comes first" out "^any  *[0-9.]* %"
says "with what to do" out "% .* rolls  *renewal\.[a-z]* [fwae][1-6]"
seal=$(sed -n 3p out | cut -d' ' -f1)
expect "one goal" 0 odds game.rec "$seal" --move $((renewal - 1))
says "is that goal" out "^$seal "
expect "several seals" 0 odds game.rec "$seal $seal" --move $((renewal - 1))
says "are one goal" out "^$seal $seal "
expect "either of them" 0 odds game.rec "$seal or $seal" any --move $((renewal - 1))
says "goals keep their order" out "^any "
expect "before the round's roll" 0 odds game.rec --move $((roll - 1))
says "there is nothing to choose" out "rolls$"
expect "at a step" 0 odds game.rec --at 200
expect "with times" 0 odds game.rec --move $((renewal - 1)) --time
says "a time for every goal" out "^any .* ms  "
says "and one for all" out "before the first answer"
expect "in German" 0 odds game.rec --move $((renewal - 1)) --language de
says "titles stand above their figures" out "^Ziel *Chance  gefunden *als Nächstes$"
says "and goals stay as they are typed" out "^$seal .* renewal"
"$cantrip" odds - --move $((renewal - 1)) <game.rec >stdin
"$cantrip" odds game.rec --move $((renewal - 1)) >file
same "records come from standard input too" stdin file

expect "as JSON" 0 odds game.rec --move $((renewal - 1)) --json --time
json "which has all there is to know" '
    if (it.game !== "seals" || !(it.step > 0) || it.odds[0].goal !== "any") process.exit(1);
    for (const a of it.odds)
        if (!(a.low > 0 && a.low === a.high && a.exact && a.seconds >= 0)) throw a.goal'

expect "the end of a game" 1 odds game.rec
says "has no odds, and says why" err "no odds to tell here: .*over"
expect "a seal where nothing is rolled" 1 odds game.rec --at 0 "$seal"
says "is refused by a rule" err "rule 4.1: no dice are about to be rolled"
expect "no such space" 2 odds game.rec x99 --move $((renewal - 1))
says "is reported" err "no space is called 'x99'"
expect "an empty goal" 2 odds game.rec '' --move $((renewal - 1))
sed 's/: roll/: fly/' game.rec >bad.rec
expect "a damaged record" 1 odds bad.rec --at 1
expect "a missing file" 3 odds nothing.rec
expect "too far" 2 odds game.rec --at 999999
expect "a table of a position" 2 odds game.rec --table
expect "a game without odds" 2 odds 'pig#1'
says "says so" err "Pig has no odds"
expect "Five Seals without a game" 2 odds seals
says "wants a record" err "name a record"
expect "an unknown game" 2 odds chess
expect "nothing" 2 odds
finish
