#!/bin/bash
# Tournaments: the report, the log file, and errors.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

expect "a match" 0 arena pig greedy random --games 200 --target 50
says "it names the players, best first" out "^A greedy  *+[0-9]* +-"
says "and how sure it is" out "greedy over random"
says "it tells about seats" out "seat 1 .* fair 50.0 %"
expect "games are rounded up to whole deals" 0 arena pig greedy random --games 3
says "every seat was used" out "4 games in 2 deals"
expect "one player alone" 0 arena seals greedy --players 3 --games 4
says "it has no Elo" out "^A greedy  *4 "
says "turns count from whoever began" out "turn 3 "
says "rounds are printed" out "rounds: mean"
expect "one among others" 0 arena pig greedy random --players 4 --lineup ABBB --games 40
says "and its share of the wins" out "times its fair share"
expect "every number of players, and variants" 0 \
    arena pig greedy random --players all --every target=20,30 --games 100
says "each has its part" out "^--- 5 players, target 30 ---"
expect "the number of the deal in a value" 0 \
    arena seals greedy random --every board=standard,fresh:% --games 4
says "is quoted as typed" out "^--- board fresh:% ---"
expect "levels" 2 arena pig levels levels
expect "an anchor" 0 arena pig greedy random --games 20 --anchor random
says "stands at 0" out "^B random  *+0 +-   0"

expect "a test" 0 arena pig greedy random --sprt 0,50 --target 50
says "is decided" out "by 50 at least, after [0-9]* deals"
expect "a test that comes out the other way" 0 arena pig random greedy --sprt 0,50
says "is decided, too" out "by 0 at most, after"
expect "a test without enough games" 0 arena pig random greedy --sprt 0,50 --games 4
says "is open" out "not decided"

expect "json" 0 arena pig greedy random --games 40 --json --sprt -5,5
json "json has the figures" '
    const [a, b] = it.specs;
    if (it.settings.game !== "pig" || it.games !== 40 || a.player !== "greedy") throw "head";
    if (Math.abs(a.wins + b.wins - 40) > 1e-6 || Math.abs(a.elo + b.elo) > 1e-3) throw "sum";
    if (!(a.share_95[0] < a.share && a.share < a.share_95[1])) throw "interval";
    if (!(it.pairs[0].margin > 0) || it.lineups[0].members.length !== 2) throw "pairs";
    if (it.seats.length !== 2 || it.turns.length !== 2 || !("p95" in it.rounds)) throw "seats";
    if (!["open", "low", "high"].includes(it.sprt.verdict)) throw "sprt"'
silent "no progress line without a terminal" err
expect "a limit of time" 0 arena pig greedy random --minutes 0.002
says "it ends" out "games in [0-9]* deals"

# The log file.
plain() { # the last report, without timings
    grep -v 'played in' out | sed 's/ *[0-9.]* *[0-9.]*$//' >"$1"
}
expect "a tournament with a file" 0 arena pig greedy random --games 30 --log a.log
plain a.txt
lines=$(wc -l <a.log)
[ "$lines" = 31 ]
result $? "a line for the settings and one for each game" "$lines lines"
if node -e 'require("fs").readFileSync("a.log", "utf8").trim().split("\n").slice(1).map(JSON.parse)
    .forEach((g) => { for (const key of ["deal", "rotation", "id", "seats", "first", "winners",
        "scores", "rounds", "choices", "moves", "seconds", "longest", "hash"])
        if (!(key in g)) throw key; })'; then
    pass "a game's line says all about it"
else
    fail "a game's line says all about it" "$(head -2 a.log)"
fi
cp a.log b.log
expect "again: nothing is left to play" 0 arena pig greedy random --games 30 --log a.log
plain b.txt
same "and the report is the same" a.txt b.txt
same "and so is the file" a.log b.log
head -c 3000 a.log >c.log
expect "a file that was cut off goes on" 0 arena pig greedy random --games 30 --log c.log
plain c.txt
same "to the same end" a.txt c.txt
expect "it can be made longer" 0 arena pig greedy random --games 50 --log c.log
says "and counts all" out "50 games in 25 deals"
printf '{"arena":1,"ga' >torn.log
expect "truncated settings are rewritten" 0 \
    arena pig greedy random --games 4 --log torn.log

refused() { # NAME PATTERN ARGS...: exit status 1 with that message, and the file is unchanged
    local name=$1 pattern=$2
    shift 2
    cp a.log kept.log
    expect "$name is refused" 1 arena pig "$@" --games 30 --log a.log
    says "$name: what differs" err "$pattern"
    same "$name: the file is left alone" a.log kept.log
}
refused "another seed" '"seed" is "1" there and "2" here' greedy random --seed 2
refused "another option" '"setup" is "pig" there and "pig:target=50"' greedy random --target 50
refused "another player" '"specs" is' greedy flat:nodes=2
refused "more players" '"players" is 2 there and 3' greedy random --players 3
refused "a line-up" '"seats" is' greedy random --lineup AB
sed -i '5s/"seats"/"chairs"/' a.log
refused "a damaged line" '^cantrip: a.log:5: ' greedy random
says "a damaged line: what to do" err "; remove the line, and its game is played again"
sed -i 5d a.log
expect "without the line it goes on" 0 arena pig greedy random --games 30 --log a.log
says "with one game" out "^1 game played in "
sed -i '7s/.*/torn/' a.log
refused "a line of something else" '^cantrip: a.log:7: this line is no JSON; remove' greedy random
cp b.log a.log
sed -i '1s/"mind":"[^"]*"/"mind":"0"/' a.log
refused "a game of other levels" 'with other weights or levels of the program' greedy random
cp b.log a.log
sed -i '1s/"rules":[0-9]*/"rules":0/' a.log
refused "a game of other rules" 'with other rules of the program' greedy random
printf 'my notes' >notes.txt
expect "a foreign file is left alone" 1 arena pig greedy random --log notes.txt
says "with a reason" err "not the file of a tournament"
[ "$(cat notes.txt)" = 'my notes' ]
result $? "really"
printf 'my notes\n' >notes.txt
expect "with lines in it, too" 1 arena pig greedy random --log notes.txt
expect "a file in no folder" 3 arena pig greedy random --log none/a.log
sed '4s/"deal":[0-9]*/"deal":900000000/' b.log >far.log
expect "a deal far ahead is refused" 1 arena pig greedy random --log far.log
says "with its line" err "far.log:4: deal 900000000"
expect "no file" 2 arena pig greedy random --log -
expect "a folder as a file" 3 arena pig greedy random --log .

# wait_for FILE LINES
has_lines() {
    [ -f "$1" ] && [ "$(wc -l <"$1")" -ge "$2" ]
}
wait_for() {
    patiently has_lines "$1" "$2"
}
"$cantrip" arena seals greedy random --games 100000 --log long.log >out 2>err &
child=$!
wait_for long.log 3
expect "a file in use is refused" 3 arena seals greedy random --log long.log
says "with advice" err "written by another tournament"
kill -INT "$child"
wait "$child"
code=$?
[ "$code" = 1 ]
result $? "a signal ends it" "status $code"
"$cantrip" arena seals greedy random --games 100000 --log long.log >out 2>err &
child=$!
lines=$(wc -l <long.log)
wait_for long.log $((lines + 4))
kill -TERM "$child"
wait "$child"
says "it shows what was played" out "^stopped before the end"
says "of all that is in the file" out "games in [0-9]* deals"

# Errors.
expect "no player" 2 arena pig
expect "an unknown player" 2 arena pig greedy nobody
says "with those there are" err "greedy"
expect "a player twice" 2 arena pig greedy greedy
expect "a bad setting" 2 arena pig greedy uct:nodes=none
expect "an unknown game" 2 arena chess greedy random
expect "too many players" 2 arena pig greedy random --players 9
expect "a line-up for others" 2 arena pig greedy random --players 3 --lineup AB
expect "a line-up of nobody" 2 arena pig greedy random --lineup AC
says "with how to do it" err "A to B"
expect "a test of three" 2 arena pig greedy random flat:nodes=2 --sprt 0,50
expect "a test without numbers" 2 arena pig greedy random --sprt much
expect "a test the wrong way round" 2 arena pig greedy random --sprt 50,0
expect "an anchor of nobody" 2 arena pig greedy random --anchor uct
expect "no games" 2 arena pig greedy random --games 0
expect "no time" 2 arena pig greedy random --minutes 0
expect "an impossible value" 2 arena pig greedy random --every target=20,none
expect "a long seed" 2 arena pig greedy random \
    --seed 0123456789012345678901234567890123456789012345
finish
