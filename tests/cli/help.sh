#!/bin/bash
# Help fits the screen and names the defaults.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

commands=$("$cantrip" help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
for command in $commands; do
    "$cantrip" "$command" --help >out
    [ "$(wc -L <out)" -le 80 ] && ! grep -q ' $' out
    result $? "$command --help fits 80 columns" "$(grep -E '.{81}| $' out)"
done
[ "$("$cantrip" data commands.txt | sed -n 's/^command //p')" = "$commands" ]
result $? "data/commands.txt has the commands in the order of the overview" "$commands"
for command in new random perft bench demo board fit; do
    "$cantrip" "$command" --help | tr '\n' ' ' | tr -s ' ' >out
    says "$command --help tells the default of --players" out "--players [N|al]* [^-]*default"
done
"$cantrip" >out
[ "$(wc -l <out)" -le 20 ] && [ "$(wc -L <out)" -le 80 ]
result $? "without a command there is a short help" "$(cat out)"
for command in $commands; do
    grep -qw "$command" out || echo "$command"
done >left
silent "that has all commands" left
"$cantrip" new "ciúb" --seed 1 >out
says "a game can be written as it is called" out "^game: ciub"
"$cantrip" new "five seals of magic" --seed 1 >out
says "by its title, too" out "^game: seals"

expect "demo --help" 0 demo --help
says "tells its own defaults" out "3 players"
expect "new --help" 0 new --help
says "calls a seed a seed" out "--seed SEED"
tr '\n' ' ' <out | tr -s ' ' >flat
says "--board takes a file" flat "a board file's name"
expect "board --help" 0 board --help
says "calls the standard dungeon so" out "standard dungeon"

expect "players without a number" 2 new pig --players
says "asks for a number" err "needs a value (N)"
expect "a seed without a seed" 2 new pig --seed
says "asks for a seed" err "needs a value (SEED)"
expect "a fresh board without a seed" 2 board fresh:
says "says what to write" err "put a seed after fresh:, for example fresh:dragon"
expect "a seed that cannot be" 2 board 'fresh:a b'
expect "a bad value among those of --every" 2 random seals --every circle=1,9 --games 4
says "is named with its option" err "--every circle=9"
silent "before a game was played" out
expect "a combination that cannot be" 2 random seals --players all --every first=1,5
says "is named" err "--players 2 --every first=5"
many=(--every "target=$(seq -s, 10 99)")
expect "too many combinations" 2 random pig --games 1 "${many[@]}" "${many[@]}" "${many[@]}" \
    "${many[@]}" "${many[@]}" "${many[@]}" "${many[@]}" "${many[@]}"
finish
