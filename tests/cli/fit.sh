#!/bin/bash
# `cantrip fit` learns weights and can resume from what it wrote.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"

quick=(--games 40 --nodes 4 --hidden 2 --target 30)

expect "fit writes weights" 0 fit pig "${quick[@]}" --from none --rounds 2 -o first.txt
says "a round is reported" out "^round 2: 40 games, "
says "the first is played by the prior" out "^round 1: 40 games by the prior, "
says "with its log loss" out "log loss [0-9.]* (equal chances [0-9.]*, before"
says "weights are those of the game" first.txt "^game pig$"
says "and have all features" first.txt "^trait other-ahead -\?[0-9]* -\?[0-9]* -\?[0-9]* -\?[0-9]*$"
expect "the same again" 0 fit pig "${quick[@]}" --from none --rounds 2 -o second.txt -j 2
same "gives the same weights on two threads" first.txt second.txt

expect "without a file weights go to the output" 0 fit pig "${quick[@]}" --from none --rounds 2
same "and are the same" first.txt out
says "the report then goes to the other" err "^round 2"

expect "a file is not written over" 3 fit pig "${quick[@]}" --from none -o first.txt
says "automatically" err "first.txt exists already"
says "and how to go on from it is" err "give --from first.txt too"
expect "a place that cannot be written is known before" 3 fit pig "${quick[@]}" -o nowhere/x.txt
says "the first game" err "cannot write nowhere/x.txt: No such file"
silent "with nothing played" out
expect "but resumed" 0 fit pig "${quick[@]}" --rounds 1 --from first.txt -o first.txt
says "with what is in it" out "^round 1: 40 games, "
expect "and overwritten when forced" 0 fit pig "${quick[@]}" --rounds 1 --from none -o first.txt --force

expect "few games" 0 fit pig "${quick[@]}" --games 12 --rounds 1 --from none -o few.txt
says "are all learnt from" out "; [1-9][0-9]* positions it learnt from: too few games"

expect "new is held against old" 0 fit pig "${quick[@]}" --rounds 1 --match-games 10 -o third.txt
says "in games" out "^  new against old: wins "
expect "for a number of players" 0 fit pig "${quick[@]}" --rounds 1 --players 3 -o fourth.txt
says "equal chances are a third" out "equal chances 1.0986"

expect "weights that are not there" 3 fit pig --from nowhere.txt
printf 'cantrip judge 1\ngame pig\nhidden 1\nbias 0 0 x\n' >bad.txt
expect "weights that are faulty" 1 fit pig --from bad.txt
says "are named by line" err "bad.txt:4: 'x' is not the weight of unit 1"
expect "weights of another game" 1 fit seals --from first.txt
expect "too many units" 2 fit pig --hidden 65
expect "no such game" 2 fit chess
expect "a setup that is none" 2 fit pig --every target=30,5
finish
