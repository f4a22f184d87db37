#!/bin/bash
# `cantrip analyse`: its output, its plot, and its errors.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# well_formed NAME FILE: it is valid XML.
well_formed() {
    python3 -c 'import sys, xml.dom.minidom as d; d.parse(sys.argv[1])' "$2" 2>err
    result $? "$1" "$(cat err)"
}

cat >blunder.rec <<'END'
cantrip record 1
game: pig
rules: 1
players: 2
target: 20
name.1: Anna <&> "Ann"
state: {"scores":[10,18],"turn":1,"points":9,"phase":"decide"}

1: hold
2: roll
*: die 1
1: roll
*: die 4
result: 23 18
END

expect "a game with a blunder" 0 analyse blunder.rec --nodes 500 --svg blunder.svg
says "names it" out '^    1  Player 1 (Anna <&> "Ann") loses [0-9.]* % (blunder): hold$'
says "and the better move" out "better: roll ([0-9.]* % instead of [0-9.]* %), because it"
says "counts it" out '^Player 1 .*  1  *[0-9.]* %$'
says "tells the luck" out "^    3  Player 1 .* +[0-9.]* %, Player 2 -[0-9.]* %: die 1$"
says "and the sums" out "^Player 2  *[0-9.]*  *-[0-9.]*  *[-+][0-9.]*  *[-+][0-9.]*  *[-+][0-9.]*  *0.0$"
well_formed "the picture is XML" blunder.svg
says "has a title" blunder.svg '<title id="title">Pig: chances of winning</title>'
says "describes what it shows" blunder.svg '<desc id="desc">Player 1 (Anna &lt;&amp;&gt; .*, with 1 blunder\.'
says "marks the blunder" blunder.svg '<path class="mark f1" .*<title>1: Player 1 .* loses .*: hold; better: roll</title>'
says "has lines that differ in dashes" blunder.svg 'class="line s2" stroke-dasharray="13 6"'
cp out table
expect "in German" 0 analyse blunder.rec --nodes 500 --svg german.svg --language de
says "a blunder is named" out '^    1  Spieler 1 .* verliert [0-9.]* % (grober Fehler): hold$'
says "titles stand above their figures" out "^ *Züge  zweifelhaft  schlecht  grobe Fehler  je Zug verloren$"
says "the plot is translated too" german.svg '<title id="title">Schweinchen: Gewinnaussichten</title>'
expect "an old picture" 3 analyse blunder.rec --nodes 500 --svg blunder.svg
expect "is not overwritten unless forced" 0 analyse blunder.rec --nodes 500 --svg blunder.svg --force
same "and the same again" out table
expect "a picture alone" 0 analyse blunder.rec --nodes 100 --svg -
says "goes to standard output" out "^<svg "
well_formed "and is all there is" out

# gone NAME ARGS...: a closed pipe (`| head -1`) is not reported. Writes the first line
# until the pipe closes.
gone() {
    local name=$1
    shift
    (
        trap '' PIPE
        while printf . 2>/dev/null; do :; done
        "$cantrip" "$@" 2>err
        echo $? >status
    ) | true
    [ ! -s err ] && [ "$(cat status)" = 3 ]
    result $? "$name" "exit status $(cat status)" "$(cat err)"
}
gone "a table whose reader went away" analyse blunder.rec --nodes 50
gone "JSON whose reader went away" analyse blunder.rec --nodes 50 --json
gone "a picture whose reader went away" analyse blunder.rec --nodes 50 --svg -
gone "lines that are printed one by one" odds ciub '5 white' 6-6 20+

sed 's/^name.1: .*/name.1:\nx-player.2: adept/' blunder.rec >level.rec
expect "a game with a level" 0 analyse level.rec --nodes 100
says "tells the level" out '^Player 2 (adept)  *[0-9.]* '
says "an empty name is none" out '^Player 1   '
"$cantrip" new pig --target 20 --players 3 --seed 6 --play adept -o third.rec
expect "a roll that hardly matters to the third" 0 analyse third.rec --nodes 50
says "is reported" out 'Player 3 +0\.0 %: die 6$'
denies "nothing is -0.0" out '-0\.0\b'

"$cantrip" new pig --players 3 --target 40 --seed 4 --play random -o pig.rec
expect "as JSON" 0 analyse pig.rec --nodes 100 --json --threads 1
cp out one
json "sums come out" '
    for (const s of it.seats) {
        const sum = s.luck - s.loss + s.gift + s.noise;
        if (Math.abs(s.end - s.start - sum) > 1e-5) throw s;
    }
    if (it.seats.length !== 3 || !it.over || it.nodes !== 100) throw it.seats;'
json "every event is there" '
    let before = it.start;
    it.events.forEach((e, i) => {
        const change = e.luck ?? e.skill;
        if (e.number !== i + 1 || (e.seat === "chance") !== (e.luck !== undefined)) throw e;
        e.after.win.forEach((win, seat) => {
            if (Math.abs(win - before.win[seat] - change[seat] - e.noise[seat]) > 1e-5) throw e;
        });
        before = e.after;
    });
    if (!it.events.every((e) => e.seat === "chance" || e.class === "forced" || e.best.win >= e.played.win)) throw a;'
"$cantrip" analyse pig.rec --nodes 100 --json --threads 3 >many
same "threads do not matter" one many

for id in 'seals:players=2#3' 'ciub:players=2#3'; do
    "$cantrip" new "$id" --play random -o whole.rec --force
    head -60 whole.rec >part.rec
    expect "an unfinished game of ${id%%:*}" 0 analyse part.rec --nodes 16 --svg part.svg -f
    well_formed "has a picture" part.svg
done
printf 'cantrip record 1\ngame: pig\nrules: 1\nplayers: 2\nseed: 1\n\n' >empty.rec
expect "a game that has not begun" 0 analyse empty.rec --nodes 50 --svg empty.svg
says "has no mistakes" out "^No move lost"
well_formed "has a picture too" empty.svg

sed 's/die 4/die 7/' blunder.rec >bad.rec
expect "a damaged record" 1 analyse bad.rec
says "is named by its line" err "bad.rec:13: "
says "with what is good" err "lines 1 to 12 are good"
silent "and nothing is printed" out
expect "a missing file" 3 analyse nothing.rec
expect "a picture that cannot be written" 3 analyse empty.rec --nodes 10 --svg no/where.svg
expect "no simulations" 2 analyse pig.rec --nodes 0
expect "both to standard output" 2 analyse pig.rec --json --svg -
expect "nothing" 2 analyse
finish
