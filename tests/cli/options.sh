#!/bin/bash
# Former names of options: accepted with a warning, and not listed anywhere.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

# renamed OLD NEW CODE ARGS...: one warning line, and the old name is not in the help.
renamed() {
    local old=$1 new=$2
    shift 2
    expect "$2 $old" "$@"
    says "$2 $old is now $new" err "^cantrip $2: warning: $old is now $new;"
    [ "$(grep -c warning: err)" = 1 ] && pass "said once" || fail "said once" "$(cat err)"
    expect "$2 --help" 0 "$2" --help
    says "has $new" out "$new"
    denies "and not $old" out "^ *$old\\($\\|[ ,]\\)"
}

"$cantrip" new 'pig:target=20#3' --play greedy >game.rec
printf 'pig#1\n' >list.txt
"$cantrip" catalogue --update list.txt >out
renamed --jobs --threads 0 random pig --games 4 --jobs 2
renamed --seats --lineup 0 arena pig greedy random --games 4 --seats AB
renamed --write --update 0 catalogue --write list.txt
renamed --check --match-games 0 fit pig --games 20 --rounds 1 --nodes 5 --check 2 -o weights.txt
renamed -d --depth 0 perft pig -d 2
renamed --moves --best 0 hint game.rec --at 0 --nodes 100 --moves 1
renamed --write --output 0 board --write mine.board
renamed --host --server 2 play --join x --host y
renamed -j --join 2 play --plain -j nonsense
renamed -p --plain 2 play -p --join nonsense
renamed -n --no-open 3 web -n --site /dev/null
while read -r old new value; do
    renamed "--$old" "--$new" 0 serve "--$old=$value" --check-config
    echo "$old: $value" >old.conf
    expect "$old in a file" 0 serve --config old.conf --check-config
    says "is now $new there, too" err "^cantrip serve: old.conf:1: warning: \`$old\` is now \`$new\`;"
    echo "$new: $value" >new.conf
    expect "$new in a file" 0 serve --config new.conf --check-config
    silent "without a warning" err
done <<END
origins allowed-origins https://dice.example
hosts allowed-hosts dice.example
proxies trusted-proxies ::1
log log-level debug
workers threads 2
connections-an-address connections-per-address 5
attempts-an-address attempts-per-address 5
ping ping-interval 5
tables-an-address tables-per-address 5
requests-a-second requests-per-second 5
chat-letters chat-length 5
names registration no
END

# calls_it_game ARGS...: the JSON key of the game's name.
calls_it_game() {
    expect "$1 --json" 0 "$@" --json
    says "calls the game by the same key as all" out '"game": "pig"'
}

calls_it_game hint game.rec --at 0 --nodes 50
calls_it_game analyse game.rec --nodes 50
calls_it_game games
calls_it_game replay game.rec
calls_it_game bench pig --games 2
calls_it_game arena pig greedy random --games 2 --quiet
finish
