#!/bin/bash
# The example bot joins by a link and plays a whole game against a player in plain text mode.
# shellcheck source=tests/client/serve_lib.sh
. "$(dirname "$0")/serve_lib.sh"
bot=${CANTRIP_TOOLS:?}/example_bot

begin
ada --server "http://127.0.0.1:$port" pig --target 60
comes "a table is created" ada.out "^The link for others: "
link=$(sed -n 's/^The link for others: //p' ada.out)
"$bot" "$link" Robot >bot.out 2>&1 &
robot=$!
comes "the bot takes a seat" ada.out "Robot has taken seat 2"
echo begin >&3
comes "the game begins" ada.out "^Seat 2: Robot"
echo leave >&3
comes "a computer player acts for the player who left" ada.out "A computer player acts for you"
patiently has bot.out "The dice were checked\|do not agree"
if wait "$robot"; then
    pass "the bot plays to the end"
else
    fail "the bot plays to the end" "$(tail -20 bot.out)" "$(tail -20 ada.out)"
fi
comes "its dice were fair" bot.out "all fell as was promised"
comes "the player sees the end, too" ada.out "^The game is over"
echo quit >&3
ada_left
expect "the database is intact" 0 admin check --data t.db
says "with one game verified" out "finished games verified: 1"
"$bot" nonsense.example >out 2>err
[ "$?" = 2 ] && pass "an invalid link is reported" || fail "an invalid link is reported" "$(cat out err)"
finish
