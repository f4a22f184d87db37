#!/bin/bash
# `cantrip hint`: positions of records, its output, and its errors.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

cat >last.rec <<'END'
cantrip record 1
game: pig
rules: 1
players: 2
target: 20
name.1: Anna
state: {"scores":[10,18],"turn":1,"points":9,"phase":"decide"}

1: roll
END

expect "before the last roll" 0 hint last.rec --at 0 --nodes 500
says "tells whose turn it is" out "^Pig, step 0: Player 1: roll again, or hold 9 points"
says "and who is ahead" out "^To win: Player 1 (Anna) [0-9.]* %, Player 2 [0-9.]* %$"
says "the best move comes first" out "^ 1  *[0-9.]* %  *[0-9.]*  *[0-9]* %  roll$"
says "with a reason" out "because it risks"
says "others say what they lose" out "^ 2  *[0-9.]* %  *-[0-9.]* %  *[0-9.]*  *[0-9]* %  hold$"
"$cantrip" hint last.rec --at 0 --nodes 500 >again
same "and the same again" out again
expect "one move only" 0 hint last.rec --move 0 --nodes 500 --best 1
[ "$(grep -c '^ [0-9]  ' out)" = 1 ]
result $? "is one" "$(cat out)"
"$cantrip" hint - --at 0 --nodes 500 <last.rec >stdin
same "records come from standard input too" again stdin
expect "for a time" 0 hint last.rec --at 0 --seconds 0.01
expect "with as many nodes as the strongest level" 0 hint last.rec --at 0
says "is a hint" out "roll$"

expect "as JSON" 0 hint last.rec --at 0 --nodes 500 --json
json "which has all there is to know" '
    const sum = (list) => list.reduce((a, b) => a + b, 0);
    if (it.name !== "pig" || it.step !== 0 || it.seat !== 1 || it.nodes !== 500) throw it;
    if (Math.abs(sum(it.win) - 1) > 1e-4 || it.score.length !== 2) throw it.win;
    if (it.moves[0].move !== "roll" || it.moves[0].loss !== 0 || it.odds.length) throw it.moves;
    if (!(it.moves[1].loss > 0.1) || !(it.moves[1].share < 0.5)) throw it.moves'

expect "in German" 0 hint last.rec --at 0 --nodes 500 --language de
says "the position is printed" out "^Schweinchen, Schritt 0: Spieler 1: "
says "titles stand above their figures" out "^ #     Sieg  zum besten  Punkte  sicher  Zug$"
says "and moves stay as they are typed" out "^ 1   [0-9.]* %  *[0-9.]*    [0-9 ]* %  roll$"
says "with a reason" out "^ \{41\}denn er "
CANTRIP_LANGUAGE=ru run hint last.rec --at 0 --nodes 500
says "in Russian" out "^Шансы на победу: "
says "letters of two bytes are one column" out "^ \{46\}потому что он "
fits "lines fit a terminal"
"$cantrip" hint last.rec --at 0 --nodes 500 --json >english
CANTRIP_LANGUAGE=de "$cantrip" hint last.rec --at 0 --nodes 500 --json >german
same "JSON is the same in every language" english german
expect "JSON in a language" 2 hint last.rec --at 0 --json --language de
expect "a language there is not" 2 hint last.rec --at 0 --language klingon
says "those there are are named" err "choose one of en"

expect "while the die is in the air" 1 hint last.rec
says "there is nothing to decide" err "chance is to act, there is nothing to decide here: Player 1 rolls"
"$cantrip" new pig --seed 1 --target 10 --play random -o over.rec
expect "when it is over" 1 hint over.rec
says "that is said" err "the game is over: "

expect "the first decision of Five Seals" 0 hint 'seals:players=3#7' --nodes 200
says "in its words" out "^Five Seals of Magic, step [0-9]*: "
"$cantrip" new ciub --seed 3 --play random -o ciub.rec
put=$("$cantrip" replay ciub.rec --moves | sed -n 's/^ *\([0-9]*\)  [12]: put .*/\1/p' | head -1)
expect "dice of ciub" 0 hint ciub.rec --move $((put - 1)) --nodes 200
expect "their odds" 0 hint ciub.rec --move $((put - 1)) --nodes 200 --json
json "are shown next to it" '
    if (!it.odds.length || !it.odds.every((o) => o.low <= o.high && o.goal)) throw it.odds'

expect "no simulations" 2 hint last.rec --at 0 --nodes 0
expect "no moves" 2 hint last.rec --at 0 --best 0
expect "too far" 2 hint last.rec --at 99
expect "nodes and seconds" 2 hint last.rec --at 0 --nodes 10 --seconds 1
says "one is enough" err "give one of them"
expect "a game without a seed" 1 hint seals
says "what to do" err "give a seed, as in seals#7"
expect "an unknown game" 2 hint chess
expect "nothing" 2 hint
expect "a missing file" 3 hint nothing.rec
sed 's/roll/fly/' last.rec >bad.rec
expect "a damaged record" 1 hint bad.rec --at 0
says "is named by its line" err "bad.rec:9: "
finish
