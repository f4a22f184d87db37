#!/bin/bash
# Errors on the command line have actionable messages; full disks and closed pipes are
# detected.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

expect "an unknown command" 2 xylophone
says "lists what there is" err "there are "
expect "a mistyped command" 2 repaly
says "proposes the nearest" err "did you mean \`replay\`"
for words in "repaly" "play --veiw" "web --port soon" "web --force" "play --seat"; do
    # shellcheck disable=SC2086
    CANTRIP_LANGUAGE=de run $words
    grep -qE "gibt es nicht|muss eine Zahl|gehört zu|braucht einen Wert" err
    result $? "in the player's language: $words" "$(cat err)"
done
expect "a wrong option after a language" 2 web --language ru --prot 3
says "is reported in that language" err "нет параметра --prot"
CANTRIP_LANGUAGE=de expect "of a command for programs" 2 perft --zzz
says "it is English" err "there is no option --zzz"
expect "an unknown help topic" 2 help xylophone
expect "a mistyped option" 2 replay x --hahses
says "proposes the nearest option" err "did you mean --hashes"
expect "an unknown option" 2 replay x --zzzzzz
says "lists the options" err "--hashes"
expect "an option of no game" 2 new pig --wings 2
says "lists those of this game" err "--target, --help$"
expect "an option of no game, before the game" 2 new --wings 2 'ciub:length=short#1'
says "lists those of that game once" err "--seed, --length, --first, --set, --help$"
expect "an option of no game and no game" 2 new --wings 2
says "lists those of all games once" err "--mages, --length, --set, --target, --help$"
expect "a part of a data file's name" 2 data ciub/standard
says "proposes the file" err "did you mean \`ciub/standard.set\`? "
expect "an unknown game" 2 new chess
says "lists the games" err "pig"
expect "a mistyped game" 2 new pgi
says "proposes the nearest game" err "did you mean \`pig\`"
expect "an option of another game" 2 new pig --circle 2
says "names the options of this one" err "target"
expect "a bad value" 2 new pig --target many
says "names the option" err "target"
expect "too many players" 2 new pig --players 9
expect "players in words" 2 new pig --players two
expect "an option without its value" 2 new pig --seed
expect "an empty seed" 2 new pig --seed ''
expect "a seed with a space" 2 new pig --seed 'a b'
expect "a seed too long" 2 new pig --seed "$(printf 'x%.0s' {1..100})"
expect "a switch with a value" 2 replay x --json=yes
expect "a missing word" 2 replay
expect "a word too many" 2 replay a b
expect "a bad game id" 2 new 'pig:players'
expect "a bad id option" 2 new 'pig:wings=2#1'
expect "an unknown player" 2 new pig --play perfect
expect "an unknown short option" 2 new pig -x
"$cantrip" new pig --seed 1 --play random -o long.rec
expect "a number out of range" 2 replay long.rec --at -1
expect "a number in words" 2 replay long.rec --move ten
expect "-- ends the options" 3 replay -- --json
expect "a board file that is not there" 3 new seals --board ./missing.board
expect "an output that cannot be" 3 new pig --seed 1 -o /nonexistent/x.rec

# Quoted input cannot control or flood the terminal.
bad=$(printf 'a\033[31mb\ac\302\233d')
long=$(printf 'x%.0s' {1..5000})
cp long.rec "$bad.rec"
quoted() {
    local name=$1
    shift
    run "$@"
    if cat out err | LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]\\|\302\233')"; then
        fail "no control characters: $name" "$(cat -v out err)"
    elif ! cat out err | grep -qF 'a\x1b[31mb\x07c\xc2\x9bd'; then
        fail "but their codes: $name" "$(cat -v out err)"
    else
        pass "control characters are told by their codes: $name"
    fi
}
quoted "a command" "$bad"
quoted "an option" new "--$bad"
quoted "a game" new "$bad"
quoted "a file" replay "./$bad"
quoted "a good file" check "./$bad.rec"
quoted "a goal" odds ciub '5 white' "$bad"
quoted "a situation" odds ciub "$bad" 6-6
quoted "a data file" data "$bad"
quoted "a word too many" version "$bad"
for words in "$long" "new $long" "replay $long" "odds ciub white $long" "data $long" "new --$long"; do
    # shellcheck disable=SC2086
    run $words
    size=$(wc -c <err)
    [ "$size" -lt 1200 ]
    result $? "a long word is cut" "$size bytes: cantrip ${words:0:20}..." "$(head -c 300 err)"
done

# A full disk.
if [ -w /dev/full ]; then
    for words in "help" "games" "games --json" "new pig --seed 1" "demo pig --seed 1" \
        "perft pig" "bench pig --games 1" "version" "random pig --games 1"; do
        # shellcheck disable=SC2086
        "$cantrip" $words >/dev/full 2>err </dev/null
        code=$?
        [ $code = 3 ] && grep -q "No space left" err
        result $? "a full disk: $words" "exit status $code" "$(cat err)"
    done
    expect "a full disk: -o" 3 new pig --seed 1 --play random -o /dev/full
    echo '{"cmd":"games"}' | "$cantrip" engine >/dev/full 2>err
    code=$?
    [ $code = 3 ] && grep -q "No space left" err
    result $? "a full disk: engine" "exit status $code" "$(cat err)"
fi

# A closed pipe.
{
    "$cantrip" replay long.rec --hashes 2>err
    echo $? >code
} | head -n 1 >/dev/null
[ ! -s err ] && grep -qx '[03]' code
result $? "a closed pipe is not reported" "exit status $(cat code)" "$(cat err)"
"$cantrip" version >&- 2>err
[ $? = 3 ]
result $? "no standard output at all" "$(cat err)"

finish
