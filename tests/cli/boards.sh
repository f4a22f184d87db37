#!/bin/bash
# Dungeons on the command line, and Five Seals on them.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

for players in 2 3 4 5; do
    expect "the standard board for $players is good" 0 board standard --players $players --check
    expect "a fresh board for $players is good" 0 board fresh:cat --players $players --check
done
expect "describe" 0 board
says "describe tells the starts" out "h1"
expect "draw" 0 board standard --svg board.svg
says "the drawing is SVG" board.svg "<svg"
expect "draw to standard output" 0 board fresh:7 --svg -
says "which is SVG too" out "<svg"
expect "write" 0 board fresh:7 --players 3 --output mine.board
says "a board file" mine.board "^cantrip board 1"
expect "check the file" 0 check mine.board
expect "read it back" 0 board mine.board --output again.board
same "and it is the same" mine.board again.board
expect "the same seed, the same board" 0 board fresh:7 --players 3 --output twin.board
same "bit for bit" mine.board twin.board
sed 's/^box/bocks/' mine.board >bad.board
expect "a faulty board file" 1 board bad.board
says "names file and line" err "bad.board:[0-9]*: "
expect "check finds it too" 1 check bad.board
line=$(grep -n '^way' mine.board | sed -n 10p | cut -d: -f1)
sed "${line}d" mine.board >poor.board
expect "a board with a fault" 1 check poor.board
says "has it named" out "^poor.board: fault: .* no way joins it"
says "before the verdict" out "^poor.board: faulty: the board A fresh dungeon$"
silent "and is not a damaged file" err
expect "too many players" 2 board --players 6
expect "no such file" 3 board nothing.board

expect "a game on an own board" 0 new seals --players 3 --circle 2 --seed 4 \
    --board ./mine.board --play random -o own.rec
expect "its record carries the board" 0 check own.rec
expect "a game on a bad board" 1 new seals --players 3 --board ./bad.board
expect "the same board by its seed" 0 new seals --players 3 --circle 2 --seed 4 \
    --board fresh:7 --play random
expect "random games of seals" 0 random seals --players all --every circle=1,2,3,4 \
    --every board=standard,fresh:% --games 32 --sample 7
expect "demo" 0 demo --seed 3
says "demo ends with a winner" out "wins\.$"
expect "demo of another setup" 0 demo seals --players 5 --circle 3 --seed 9
finish
