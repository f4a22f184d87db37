#!/bin/bash
# Every command of a game in plain lines: its output, and that it has no unwanted effects.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
export XDG_DATA_HOME=$work/home
export LC_ALL=C

# talk 'LINE\nLINE' ARGS...: sets $code; the output is in out and err.
talk() {
    local lines=$1
    shift
    printf '%b\n' "$lines" | "$cantrip" play --plain "$@" >out 2>err
    code=$?
}

ends() {
    [ "$code" = "$2" ]
    result $? "$1" "exit status $code, not $2" "$(cat out err)"
}

two=(--seat person:Ada --seat person:Bert)

talk 'roll' pig --seed 3 "${two[@]}"
ends "lines that end" 0
says "people have names" out "^Ada: roll the die$"
says "a move is a line" out "^Ada: roll$"
says "so is what chance brings" out "^Chance: die 5$"
says "where the game is saved" out "kept in $work/home/cantrip/games/pig-.*\.rec$"
says "how to go on" out "^To go on with it: cantrip play --plain --resume '.*/pig-.*\.rec'$"
talk 'log all' --resume last
says "the game goes on" out "^1: Ada: roll$"
says "with the same people" out "^Ada: roll again, or hold 5 points$"
cp out before
talk 'quit' --resume "$(sed -n "s/.*--resume '\(.*\)'/\1/p" before)"
says "a file can be named" out "^2: Chance: die 5$"
talk 'roll' pig --seed 3 --no-save
says "nothing is saved if not wanted" out "was not kept"
CANTRIP_COMMAND=./cantrip talk 'quit' pig
says "the program by its name" out "^To go on with it: \./cantrip play"
talk 'quit\nroll' pig --seed 3 "${two[@]}"
denies "nothing is done after quit" out "^Ada: roll$"

talk '?' pig --seed 3 --no-save "${two[@]}"
says "the list is numbered" out "^1: roll$"
talk '1\n2\n?' pig --seed 3 --no-save "${two[@]}"
says "a number chooses" out "^Ada: hold (+5 points)$"
talk '?x\n? ro\n?ro' pig --seed 3 --no-save "${two[@]}"
[ "$(grep -c '^1: roll$' out)" = 2 ]
result $? "the list by how it begins" "$(cat out)"
talk '2\n0\n99999999999999999999' pig --seed 3 --no-save "${two[@]}"
says "a number that is not there" out "^There is no number 2 in the list; it goes from 1 to 1\.$"
says "nor a large one" out "^There is no number 99999999999999999999 in the list"
talk '\n\n' pig --seed 3 --no-save "${two[@]}"
[ "$(grep -c '^Ada: roll the die$' out)" = 4 ]
result $? "Enter repeats the prompt and does nothing" "$(cat out)"
talk 'hold\nrlol\nholdx\nroll up' pig --seed 3 --no-save "${two[@]}"
says "what is wrong comes with its rule" out "^Not possible by rule [0-9.]*: "
says "what is possible" out "^Possible now: roll\.$"
says "a near miss" out "^Did you mean: roll?$"
denies "and nothing is made of it" out "^Ada: [^r]"

# In parts: nothing is made before yes.
seals=(seals --seed 3 --first 1 --mages seer.warlock --no-save "${two[@]}")
before='start h1\nstart h2\ntake f f w\ntake a a e'
talk "$before\n? break" "${seals[@]}"
says "what can be broken" out "^1: break [a-z0-9]* (.*)$"
seal=$(sed -n 's/^1: break \([a-z0-9]*\) .*/\1/p' out)
begin="$before\nbreak $seal"
talk "$begin" "${seals[@]}"
says "a part of a move" out "^Your move so far: break $seal\.$"
says "what may come next" out "^Possible now: with "
denies "is not made" out "^Ada: break $seal"
talk "$begin\n1" "${seals[@]}"
says "a whole one is asked for" out "^Your move: break $seal with .*\. Type yes to make it, or back\.$"
denies "and not made" out "^Ada: break $seal"
die=$(sed -n 's/^Your move: break [a-z0-9]* with \(.*\)\. Type yes.*/\1/p' out)
talk 'h2' "${seals[@]}"
says "a word of one choice abbreviates it" out "^Your move: start h2\. Type yes to make it, or back\.$"
denies "and waits for yes" out "^Ada: start"
talk 'start' "${seals[@]}"
denies "a word of several does not" out "^Your move"
talk "$before\n$seal\nbreak c1 with f1\n$die\nyes" "${seals[@]}"
says "a space is meant by its name" out "^Your move so far: break $seal\.$"
says "another move wants drop first" out "^To begin another move, type drop first\.$"
says "and dice are, too" out "^Ada: break $seal with $die"
says "who is who" out "^Seat 1: Ada (seer), a person\.$"
talk "$begin\n1\n\n\nyes" "${seals[@]}"
says "before yes" out "^Ada: break $seal with "
talk "$begin\n1\ny" "${seals[@]}"
says "y is yes" out "^Ada: break $seal with "
talk "$begin\nconfirm off\n1" "${seals[@]}"
says "unless that is turned off" out "^Ada: break $seal with "
talk "$begin\nback\nback\nyes" "${seals[@]}"
says "a part is undone" out "^The last part of your move is taken back\.$"
says "there is no more" out "^Your move has no parts to take back yet"
says "nothing to say yes to" out "^There is no move to make yet"
talk "$begin\nyes\n1\nbreak\n1\ndrop\ndrop" "${seals[@]}"
says "not complete" out "^Your move is not complete yet\.$"
says "complete already" out "^Your move is complete already\.$"
says "forgotten" out "^Your move is dropped"
says "once" out "^Your move has not begun yet\.$"
line=$(sed -n 's/^Your move: \(break .*\)\. Type yes.*/\1/p' out | head -1)
talk "$before\n$line" "${seals[@]}"
says "a whole line is made at once" out "^Ada: $line"

# Undo.
talk "undo" "${seals[@]}"
says "nothing to take back" out "^Not possible: there is no move of yours to take back\.$"
talk "start h1\nundo" "${seals[@]}"
says "not past others" out "^Not possible: "
talk 'roll\nundo\nundo\nlog' pig --seed 3 --no-save --seat person --seat random
says "practice is asked for" out "Type undo again if you want that\.$"
says "and done" out "^Your last move is taken back\.$"
says "all of it" out "^Nothing has happened yet\.$"
talk 'roll\nundo\nscores\nundo\nlog' pig --seed 3 --no-save --seat person --seat random
denies "not if something else was asked meanwhile" out "^Your last move is taken back\.$"
talk 'roll\nundo\nundo\nredo\nredo\nlog' pig --seed 3 --seat person --seat random
says "made again" out "^1: Player 1: roll$"
says "once" out "^There is nothing to make again\.$"
grep -q '^x-practice: yes$' "$(sed -n 's/.*kept in //p' out)"
result $? "the record says practice" "$(cat out)"

# Questions, help, rules, hints, odds.
talk 'help\nhelp undo\nhelp h\nhelp roll\nhelp frobs' pig --no-save
says "help lists" out "^undo: takes the last part of your move back, or else your last move\.$"
says "help on a thing" out "A one ends your turn"
says "no help" out "^There is no help on frobs; rules frobs looks for it in the rules\.$"
# questions GAME BEFORE ARGS...: asks every question that needs no argument.
questions() {
    local game=$1 first=$2
    shift 2
    talk 'help' "$game" --no-save
    sed -n 's/^\([a-z]*\): .*\.$/\1/p' out | grep -vx -e quit -e undo >asked
    talk "$first\n$(tr '\n' ';' <asked | sed 's/;/\\n/g')" "$@"
    denies "every question of $game has an answer" out "^Not possible"
    ends "and leaves well" 0
    for question in $(cat asked); do
        says "$game: $question was asked" out "^> $question$"
    done
}
questions pig '' pig --no-save --seed 5
questions ciub '' ciub --no-save --seed 5 --seat person --seat person
questions seals "$before" "${seals[@]}"
talk "$before"'\nhelp leap\nhelp c14\nspell growth\nblocks c17\nblocks zzz\nrules 6.19\nrules\nrules leap\nrules qqq' \
    "${seals[@]}"
says "a spell" out "^Leap$"
says "a space" out "^c14, a circle"
says "what blocks" out "In the way on "
says "a space that is not there" out "^Not possible"
says "a rule" out "^6.19 Leap"
says "chapters" out "^5\. Walking and breaking$"
says "words that are not there" out "^The rules do not mention qqq\.$"
denies "no Markdown" out '\*\*\|`\|](\|^#'
# A number refers to the last list: hints, or all choices.
talk "$before"'\nhint 20\n99\n1\ndrop\nhint 20\n?\n1' "${seals[@]}"
says "hints have numbers" out "^Type the number of a hint to take it"
says "and no others" out "^There is no number 99 in the list; it goes from 1 to [1-9]\.$"
hinted=$(sed -n 's/^Hint 1: \(.*\)\. The chance.*/\1/p' out | head -1)
says "the first is taken" out "^Your move: ${hinted:-none}\. Type yes"
listed=$(sed -n 's/^1: \([^(]*[^ (]\).*/\1/p' out | head -1)
says "after a list its numbers count" out "^Your move so far: ${listed:-none}\.$"
talk 'help 6-6\nhelp red 6\nhelp red\nhint 20\nhint zero\nodds\nodds 6-6\nodds nonsense' ciub --no-save --seed 3 \
    --first 1 --seat person --seat person
says "a card" out "^The card 6-6$"
says "a die in two words" out "^A red die\|red 6"
says "a hint" out "^Hint 1: .*The chance to win is [0-9]* per cent"
says "not a hint" out "^After hint goes how many simulations"
says "odds of a goal" out "^6-6: [^0-9]*[0-9]*\.[0-9] %\. Next: "
says "odds of none" out "^Not possible: "

# Files.
talk 'roll\nsave one.rec\nsave one.rec\nsave\nsave no/folder/x.rec' pig --seed 3 --no-save
says "saved" out "^The record is written to one.rec$"
says "not over another" out "^one.rec exists already; name another file\.$"
says "no name" out "^After save goes the name of the file to write\.$"
says "no folder" out "^Cannot write no/folder/x.rec: "
expect "the record is good" 0 check --dice one.rec
cp one.rec torn.rec
printf '1: ro' >>torn.rec
talk 'log all' --resume torn.rec
says "a torn end is left out" out "^1: Player 1: roll$"
ends "and the rest goes on" 0
talk 'quit' --resume missing.rec
ends "a file that is not there" 3
says "is named" err "missing.rec"
XDG_DATA_HOME=$work/empty talk 'quit' --resume last
ends "no game to go on with" 3
says "is said" err "no unfinished game is kept in $work/empty"
touch blocked
XDG_DATA_HOME=$work/blocked talk 'roll' pig --seed 3 "${two[@]}"
says "without a folder the game can be played" out "^Ada: roll$"
says "and reported" err "blocked"

# The guided first game.
for game in seals ciub; do
    lesson=$CANTRIP_SOURCE/data/$game/lesson.txt
    talk "$(sed -n 's/^say .*/\\n/p; s/^move \(.*\)/\1\\n/p; s/^free.*/1\\n/p' "$lesson" | tr -d '\n')" \
        --lesson "$game"
    ends "the lesson of $game" 0
    denies "refuses none of its own moves" out "^Not possible\|lesson asks for another"
    says "goes on after it, and keeps the game" out "^Goodbye. The game is kept in "
    sed -n 's/^say //p; s/^task //p' "$lesson" | sort -u >wanted
    grep -xFf wanted out | sort -u >told
    same "everything is said" wanted told
done
talk '\n\nstart h2\nundo\n' --lesson seals
says "another move" out "^The lesson asks for another move: Choose the marked start circle, at the top of the hall\.$"
says "no undo" out "^In the guided game nothing is taken back\.$"
[ "$(grep -c '^Your mage starts' out)" = 2 ]
result $? "Enter has it said again" "$(cat out)"
talk '' --lesson pig
ends "a game without a lesson" 2

talk 'foo bar\nrol\n' ciub --seed 3 --first 1 --no-save
grep -q "^Did you mean: roll?$" out && [ "$(grep -c '^Did you mean' out)" = 1 ]
result $? "only close matches are suggested" "$(cat out)"

talk 'red\nred rol\nred 5' ciub --seed 3 --first 1 --no-save
says "a colour is described" out "^red is a name and no move: Dice: red\. "
says "a die too" out "^red 5 is a name and no move: "
says "beside it a typo is still found" out "^Did you mean: red roll?$"
denies "a name is taken for no command" out "redo"

# Mistakes of the command line.
talk '' chess
ends "no such game" 2
talk '' pig --seat person --seat wizard
ends "no such player" 2
talk '' pig --players 2 --seat person --seat person --seat person
ends "too many seats" 2
talk '' pig --seat ''
ends "an empty seat" 2
talk '' pig --resume last
ends "a game and --resume" 2
talk '' --resume one.rec --seat adept
ends "--resume and other players" 2
talk '' seals --lesson --seed 3
ends "a lesson and a seed" 2
talk '' pig --view one.rec
ends "--view in plain lines" 2
talk '' pig --language xx
ends "no such language" 2
talk '' pig --seed 3 --no-save --seat random --seat greedy --target 20
says "computers alone play to the end" out "^That was the end of the game\.$"
talk '' seals --no-save --seat person --seat novice --seat novice --seat novice
ends "as many play as have seats" 0
if [ -e /dev/full ]; then
    printf 'roll\n' | "$cantrip" play --plain pig --no-save >/dev/full 2>err
    code=$?
    ends "nobody listens" 3
fi
"$cantrip" play pig --no-save </dev/null >out 2>err
code=$?
ends "no terminal" 0
says "is reported" err "this is no terminal"
finish
