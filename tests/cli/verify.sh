#!/bin/bash
# `cantrip verify`: fair online games, local games, and broken commitments.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
play=${CANTRIP_TOOLS:?}/fair_play_tool

"$play" seals:players=3,circle=2 7 >seals.rec
"$play" ciub:players=2 7 >ciub.rec
for game in seals ciub; do
    expect "a fair game of $game" 0 verify "$game.rec"
    says "keeps to the rules" out "^A finished game of .* keeps to the rules"
    says "has the promised seed" out "^The seed is the one that was promised"
    says "was drawn from it" out "^All [0-9]* outcomes of chance are those"
    says "and gets a verdict" out "^Verdict: verified.$"
    silent "and no complaint" err
done
"$cantrip" verify - <ciub.rec >out 2>err
result $? "standard input" "$(cat out err)"

commitment=$(sed -n 's/^x-fair-commitment: //p' ciub.rec)
expect "the commitment that was shown" 0 verify ciub.rec --commitment "$commitment"
other=$(sed -n 's/^x-fair-commitment: //p' seals.rec | tr 0-9 9876543210)
expect "another commitment" 1 verify ciub.rec --commitment "$other"
says "is reported" err "ciub.rec: the record's commitment is not the one you gave"
expect "no commitment" 2 verify ciub.rec --commitment abc
says "says what one is" err "64 digits"

sed 's/^x-fair-seed: ./x-fair-seed: g/' ciub.rec >bad.rec
expect "a changed seed" 1 verify bad.rec
says "is not verified" out "^Verdict: NOT verified.$"
says "and says why" err "bad.rec: the digest does not fit"
sed '$d' ciub.rec >cut.rec
expect "a record that was cut" 1 verify cut.rec
says "is not verified either" out "^Verdict: NOT verified.$"
tr -d '\n' <ciub.rec >joined.rec
expect "something else" 1 verify joined.rec
says "names the line" err "joined.rec:1: "
expect "a file that is not there" 3 verify nothing.rec
: >empty.rec
expect "an empty file" 1 verify empty.rec

"$play" seals:players=2 3 hidden >hidden.rec
expect "a game that is not over" 1 verify hidden.rec
says "says that it is too early" out "^The seed is not shown yet"
says "and what to do" err "check the record again then"

"$cantrip" new seals --players 2 --seed 4 --play random -o local.rec
expect "a local game" 0 verify local.rec
says "is called one" out "^This is a game without a server"
says "and was drawn from its seed" out "^All its [0-9]* outcomes of chance come from the seed"
sed 's/^seed: 4/seed: 5/' local.rec >swapped.rec
expect "a local game with another seed" 1 verify swapped.rec
says "names the line" err "swapped.rec:[0-9]*: the seed gives"
sed '/^seed: /d' local.rec >unseeded.rec
expect "a game with real dice" 1 verify unseeded.rec
says "cannot be checked" err "its dice cannot be checked"

expect "in German" 0 verify ciub.rec --language de
says "speaks German" out "^Urteil: bestätigt.$"
expect "in Russian" 0 verify ciub.rec --language ru
says "speaks Russian" out "^Вывод: подтверждено.$"
expect "no file" 2 verify

# Follows the manual steps in docs/fair-dice.md. If one of the programs named there is
# missing, a stand-in is used, so that the steps themselves are always tested.
mkdir stand-ins
cat >stand-ins/xxd <<'END'
#!/usr/bin/env node
// xxd -r -p
const digits = require('fs').readFileSync(0, 'latin1').replace(/\s/g, '');
process.stdout.write(Buffer.from(digits, 'hex'));
END
cat >stand-ins/openssl <<'END'
#!/usr/bin/env node
// openssl dgst -sha256 [-mac HMAC -macopt hexkey:KEY]
const { createHash, createHmac } = require('crypto');
const key = process.argv.find((word) => word.startsWith('hexkey:'))?.slice(7);
const digest = key ? createHmac('sha256', Buffer.from(key, 'hex')) : createHash('sha256');
console.log('SHA2-256(stdin)= ' + digest.update(require('fs').readFileSync(0)).digest('hex'));
END
chmod +x stand-ins/*

# by_hand NAME: the steps for a game of ciub, and for one of Pig, which starts with a
# roll.
by_hand() {
    cp ciub.rec game.rec
    bash byhand.sh >out 2>err
    says "$1: the digest" out "$(sed -n 's/^x-fair-digest: //p' game.rec)"
    says "$1: the commitment" out "$commitment"
    "$play" pig:target=30 5 >game.rec
    bash byhand.sh >out 2>err
    first=$(sed -n 's/^\*: die //p' game.rec | head -1)
    says "$1: the first throw of Pig" out "^outcome: $((first - 1)) of 6$"
}
sed -n '/^```sh$/,/^```$/p' "$CANTRIP_SOURCE/docs/fair-dice.md" | sed '/^```/d' >byhand.sh
PATH=$PATH:$work/stand-ins by_hand "by hand"
PATH=$work/stand-ins:$PATH by_hand "by hand, elsewhere"
expect "the list of rolls" 0 verify game.rec --rolls
says "has the same" out "^step 1: $((first - 1)) to $((first - 1)) of 6 is 'die $first'$"
finish
