#!/bin/bash
# Every command: its output and its exit status.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

expect "no command: usage" 2
says "no command lists the commands" out "replay"
expect "help" 0 help
expect "--help" 0 --help
expect "--version" 0 --version
says "version names the rules" out "rules version"
commands=$("$cantrip" help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
for command in $commands; do
    expect "$command --help" 0 "$command" --help
    says "$command --help has a usage line" out "^Usage: cantrip $command"
    expect "help $command" 0 help "$command"
    expect "$command refuses an unknown option" 2 "$command" --nonsense-option
done

expect "games" 0 games
says "games lists pig" out "^pig: "
says "games lists seals" out "^seals: "
fits "games fits 80 columns"
expect "games --json" 0 games --json
json "games --json is JSON with options" '
    if (!it.some((x) => x.name === "seals" && x.options.length > 0)) process.exit(1)'

expect "new pig" 0 new pig --players 3 --target 20 --seed 5
says "new writes a record" out "^cantrip record 1$"
says "new writes the option" out "^target: 20$"
says "new writes the seed" out "^seed: 5$"
expect "new without a seed takes one" 0 new pig
says "which is in the record" out "^seed: [0-9]*$"
expect "new from a game id" 0 new 'pig:players=3,target=20#5' -o id.rec
"$cantrip" new pig --players=3 --target=20 --seed=5 >words.rec
same "id and words give one record" id.rec words.rec
expect "new --play random" 0 new pig --seed 5 --play random -o random.rec
says "a played game has a result" random.rec "^result: "
expect "new --play greedy" 0 new pig --seed 5 --play greedy -o greedy.rec
expect "new --play a level" 0 new pig --seed 5 --play adept:nodes=20 -o level.rec
says "which plays to the end" level.rec "^result: "
expect "a file in the way" 3 new ciub --seed 5 --play archmage:nodes=100000000 -o level.rec
says "is seen before the game" err "level.rec exists already"
"$cantrip" new pig --seed 5 --play random >again.rec
same "the same seed gives the same game" random.rec again.rec
expect "options may come before the game" 0 new --players 2 --seed 1 pig

expect "replay" 0 replay random.rec
expect "replay --at" 0 replay random.rec --at 2
says "replay tells the step" out "step 2 of"
expect "replay --move" 0 replay random.rec --move 3
expect "replay --at too far" 2 replay random.rec --at 99999
expect "replay --move too far" 2 replay random.rec --move 99999
expect "replay --at and --move" 2 replay random.rec --at 1 --move 1
expect "replay --quiet" 0 replay random.rec --quiet
silent "replay --quiet prints nothing" out
expect "replay --moves" 0 replay random.rec --moves
says "replay --moves numbers them" out "^ *1  1: roll"
expect "replay --json of the start" 0 replay random.rec --at 0 --json --moves
node -e 'const r = JSON.parse(require("fs").readFileSync("out", "utf8"));
    console.log(JSON.stringify(r, null, 2))' >laid-out
says "it has empty lists" out '"moves": \[\]'
same "and is laid out as JSON usually is" out laid-out
expect "replay --json" 0 replay random.rec --json
json "replay --json is JSON with state and hash" '
    if (it.game !== "pig" || !it.state || !/^[0-9a-f]{16}$/.test(it.hash)) process.exit(1)'
"$cantrip" replay random.rec --hashes >hashes
"$cantrip" replay - --hashes <random.rec >hashes.stdin
same "replay reads standard input" hashes hashes.stdin
steps=$("$cantrip" replay random.rec --json | sed -n 's/ *"steps": \([0-9]*\).*/\1/p')
[ "$(wc -l <hashes)" = $((steps + 1)) ]
result $? "a hash for every state" "$(wc -l <hashes) lines, $steps steps"

expect "check a good record" 0 check random.rec greedy.rec
says "check says what it is" out "random.rec: good: a record of Pig"
sed 's/roll/fly/' random.rec >bad.rec
expect "check a damaged record" 1 check random.rec bad.rec
says "check names file and line" err "bad.rec:[0-9]*: "
printf 'hello\n' >foreign.txt
expect "check a foreign file" 1 check foreign.txt
says "check says what is expected" err "cantrip record 1"
expect "check a missing file" 3 check missing.rec
expect "replay a damaged record" 1 replay bad.rec
expect "replay a missing file" 3 replay missing.rec
expect "replay a folder" 3 replay .
: >empty.rec
expect "an empty file is not a record" 1 check empty.rec
expect "nor to replay" 1 replay empty.rec
head -c 100000 /dev/urandom >noise.rec
expect "noise is refused" 1 check noise.rec
expect "noise is not a record" 1 replay noise.rec

expect "perft pig" 0 perft pig --depth 4
says "perft counts" out "^ *4 *481 "
expect "perft of a record" 0 perft random.rec --depth 2
expect "perft in moves" 0 perft pig --depth 3 --unit moves
expect "perft following the seed" 0 perft pig --depth 3 --draw --seed 3
expect "perft with a bad unit" 2 perft pig --unit steps
expect "perft stops at the limit" 1 perft pig --depth 8 --limit 100

expect "random pig" 0 random pig --games 20 --players all --every target=20,30
says "random says that all passed" out "every check passed"
says "random went through the setups" out "in 8 setups"
expect "random with threads" 0 random pig --games 20 --threads 2
says "random with jobs adds up" out "^20 games"
expect "random with a bad --every" 2 random pig --every target
expect "random with an unknown option" 2 random pig --every circle=1

expect "bench pig" 0 bench pig --seconds 0.05 --json
json "bench --json has the figures" '
    for (const key of ["choices_per_s", "outcomes_per_s", "games_per_s", "copies_per_s",
                       "state_bytes", "mean_choices"])
        if (!(it[key] > 0)) throw key'
expect "bench for people" 0 bench pig --seconds 0.05
says "bench tells the choices" out "choices a second"
expect "bench a number of games" 0 bench pig --games 3 --json
says "and exactly that" out '"games": 3,'
expect "bench uct" 0 bench pig --uct --seconds 0.02
says "bench compares" out "simulations of uct a second"
expect "bench uct as JSON" 0 bench pig --uct --seconds 0.02 --json
says "bench has the share" out '"share": '
expect "bench no time" 2 bench pig --seconds 0
expect "bench nonsense" 2 bench pig --seconds soon

expect "demo of pig" 0 demo pig --seed 3 --target 20
says "demo shows the winner" out "wins\.$"
denies "no colours without a terminal" out "$(printf '\033')"

printf '# comment\npig:target=20#1\n' >list.txt
expect "catalogue --update" 0 catalogue --update list.txt
expect "catalogue checks" 0 catalogue list.txt
sed -i 's/ [0-9a-f]\{16\}/ 0123456789abcdef/' list.txt
expect "catalogue finds drift" 1 catalogue list.txt
says "and names the line" out "^list.txt:2: drifted"
printf 'pig:target=20\n' >seedless.txt
expect "catalogue needs seeds" 1 catalogue seedless.txt

finish
