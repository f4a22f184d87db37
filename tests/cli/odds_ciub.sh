#!/bin/bash
# `cantrip odds ciub`: situations in words, tables, custom sets, and errors.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

expect "five white dice" 0 odds ciub '5 white' 6-6
says "rule 7: two sixes" out "^6-6  *70\.8764 %"
says "before the roll, to roll" out "exact  roll$"
expect "--quick" 0 odds ciub '6 white' =4 --quick
says "is at least so much" out "^=4  *at least 9[0-9]\.[0-9]* %  at least that with "
expect "a card that is fulfilled" 0 odds ciub 'red 5, green skull, tray red 6, red 6' 6-6
says "leaves to end the rolling" out "fulfilled already  put red 5$"
expect "more dice than there are" 2 odds ciub '50 white' 6-6
says "says how many there are" err "there are only 20 white dice"
expect "in full" 0 odds ciub '5 white' 6-6 --json --time
json "rule 7 to six places, exact" '
    const [a] = it.odds;
    if (it.game !== "ciub" || it.situation !== "5 white" || a.goal !== "6-6") process.exit(1);
    if (!a.exact || a.low !== a.high || Math.abs(a.low - 0.708764) > 5e-7) process.exit(1);
    if (!(a.seconds >= 0 && it.seconds >= 0)) process.exit(1)'

expect "dice that lie" 0 odds ciub 'white 3, blue swap, tray orange 6' 6-6
says "with what to do next" out "^6-6 .*%  exact  swap blue for "
expect "more than the dice can" 0 odds ciub 'white 3' 6-6
says "is never" out "^6-6  *0\.0000 %"
expect "the usual table" 0 odds ciub 'white 3, tray white 1'
[ "$(grep -c ' %' out)" = 21 ]
result $? "is the 21 cards A and B" "$(cat out)"
cp out usual
expect "--table" 0 odds ciub 'white 3, tray white 1' --table
same "is the same" out usual
expect "--table by letters" 0 odds ciub 'white 3, tray white 1' --table A,B
same "A and B" out usual
expect "letters one by one" 0 odds ciub 'white 3, tray white 1' --table A B
same "too" out usual
expect "--table C" 0 odds ciub 'white 3, tray white 1' --table c
says "has the cards C" out "^33+ "

"$cantrip" data ciub/standard.set | sed 's/^die white 5:.*/die white 5: 6 6 6 6 6 1/' >own.set
expect "a set of one's own" 0 odds ciub '2 white' 6-6 --set ./own.set
says "has its own chances" out "^6-6  *[7-9][0-9]\.[0-9]* %"
sed 's/^die/dye/' own.set >bad.set
expect "a faulty set" 1 odds ciub '2 white' 6-6 --set ./bad.set
says "is reported with its line" err "bad.set:[0-9]*: "
expect "a missing set" 3 odds ciub '2 white' 6-6 --set ./none.set
"$cantrip" new ciub --seed 7 -o game.rec
expect "the cards of a position" 0 odds game.rec --json
"$cantrip" odds 'ciub#7' --json >id.json
same "are those of its game id" out id.json

expect "no such group" 2 odds ciub 'white 3' --table X
says "is reported" err "no group .X. of goals"
expect "no such card" 2 odds ciub 'white 3' 6-9
says "is named" err "there is no card '6-9'"
expect "no such card behind a good one" 2 odds ciub 'white 3' 6-6 6-9
says "answers are printed as they are found" out "^6-6 "
expect "no such colour" 2 odds ciub '3 pink' 6-6
says "is named too" err "'pink'"
expect "no such face" 2 odds ciub 'yellow 2' 1-1-1
expect "no dice" 2 odds ciub '' 6-6
expect "no situation" 2 odds ciub
says "asks for one" err "say the situation"
expect "a step of a situation" 2 odds ciub 'white 3' 6-6 --at 4
expect "the Opus Magnum is not a goal" 1 odds ciub 'white 3' opus-magnum
says "by rule" err "rule 5\.1: "
finish
