#!/bin/bash
# `cantrip puzzle` finds the same puzzles again, on any number of threads, and can be resumed.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

quick=(puzzle seals --player greedy --nodes 60 --seed a)

expect "puzzles are found" 0 "${quick[@]}" --games 4 -o first.jsonl
says "the first line has the settings" first.jsonl '^{"puzzles":1,"game":"seals",.*"games":4}$'
says "the others a puzzle each" first.jsonl '"moves":\[{"move":"[^"]*","win":0\.[0-9]*},'
expect "on two threads" 0 "${quick[@]}" --games 4 --threads 2 -o second.jsonl
same "they are the same" first.jsonl second.jsonl
expect "on standard output" 0 "${quick[@]}" --games 4
same "they are the same, too" first.jsonl out

expect "a part of the games" 0 "${quick[@]}" --games 2 -o third.jsonl
expect "is gone on with" 0 "${quick[@]}" --games 4 -o third.jsonl
same "to the same end" first.jsonl third.jsonl
expect "a file that is complete" 0 "${quick[@]}" --games 3 -o third.jsonl
same "stays as it is" first.jsonl third.jsonl
expect "a file of other settings" 1 "${quick[@]}" --games 4 --nodes 61 -o third.jsonl
says "is not gone on with" err "third.jsonl has puzzles that were searched for with other settings"
same "and is not lost" first.jsonl third.jsonl
expect "a place that cannot be written" 3 "${quick[@]}" --games 1 -o nowhere/x.jsonl
expect "an unknown player" 1 puzzle seals --player nobody --games 1

if sed -n 2p first.jsonl | node -e '
    const { record, seat } = JSON.parse(require("fs").readFileSync(0, "utf8"));
    if (![1, 2].includes(seat)) throw seat;
    process.stdout.write(record)' >puzzle.rec; then
    pass "a puzzle is JSON"
else
    fail "a puzzle is JSON" "$(sed -n 2p first.jsonl | cut -c 1-200)"
fi
expect "its record is one like any other" 0 check puzzle.rec
expect "and is between moves" 0 hint puzzle.rec --nodes 20

finish
