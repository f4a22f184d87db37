#!/bin/bash
# Two people in plain text mode play a whole game on a real server: waiting room, chat, a server that
# is killed and restarted, a player who leaves and returns, and the check of the dice.
# shellcheck source=tests/client/serve_lib.sh
. "$(dirname "$0")/serve_lib.sh"

begin
ada --server "http://127.0.0.1:$port" pig --target 30
comes "a table is created, and its link shown" ada.out "^The link for others: http://127.0.0.1:$port/#/table/"
link=$(sed -n 's/^The link for others: //p' ada.out)
comes "it waits for players" ada.out "send them the link"
echo begin >&3
comes "nobody can begin alone" ada.out "A seat is free"
ben --join "$link"
comes "the other takes a seat" ada.out "Ben has taken seat 2"
echo "say hello  Ada" >&4
comes "chat arrives" ada.out "^> Ben says: hello *Ada"
printf 'say \033[2Jboo\n' >&4
comes "without terminal control characters" ada.out "^> Ben says: ?\[2Jboo"
echo roll >&4
comes "nobody can move yet" ben.out "The game has not begun yet"
echo begin >&4
comes "only the host can begin" ben.out "host"
echo begin >&3
comes "the game begins" ben.out "^Ada: roll the die"
comes "for both" ada.out "^Ada: roll the die"
echo roll >&4
comes "only the player to move can move" ben.out "It is not your turn"
echo hint >&3
comes "there are no hints in games with others" ada.out "no hints in a game with others"
echo undo >&3
echo players >&3
comes "players lists the seats" ada.out "^> Seat 2: Ben\.\|^Seat 2: Ben\."
play_on 3

crash
comes "a lost connection is reported" ada.out "The connection is lost"
comes "to both" ben.out "The connection is lost"
echo roll >&3
echo roll >&4
begin
comes "and so is its return" ada.out "The connection is back"
comes "to both" ben.out "The connection is back"

echo quit >&4
comes "leaving shows how to come back" ben.out "^Goodbye. To come back: .* --join '$link'"
if ben_left; then
    pass "with exit status 0"
else
    fail "with exit status 0" "$(cat ben.out)"
fi
ben --join "$link"
comes "the same link opens the same seat" ben.out "^Seat 2: Ben (Player 2)"

if play_on; then
    pass "the game is played to the end"
else
    fail "the game is played to the end" "$(tail -20 ada.out)" "$(tail -20 ben.out)"
fi
comes "the dice were checked" ada.out "The dice were checked: all fell as was promised"
echo quit >&3
echo quit >&4
if ada_left && ben_left; then
    pass "both leave"
else
    fail "both leave" "$(tail -5 ada.out ben.out)"
fi
for name in ada ben; do
    record=$(find "$name/cantrip/games" -name 'online-*.rec')
    expect "$name has a record that holds" 0 verify "$record"
    says "as its report says" out "Verdict: verified"
done
same "both records are equal" ada/cantrip/games/online-*.rec ben/cantrip/games/online-*.rec
[ "$(stat -c %a ada/cantrip/games/seats)" = 600 ] && pass "seat tokens are private" ||
    fail "seat tokens are private" "$(ls -l ada/cantrip/games)"
expect "the database is intact" 0 admin check --data t.db
says "with one game verified" out "finished games verified: 1"

expect "a custom board" 0 board fresh:7 --players 2 --output den.board
sed -i 's/^title .*/title The Den of Tests/' den.board
ada --server "http://127.0.0.1:$port" seals --board den.board --seat person --seat novice
comes "is sent to the server" ada.out "^The link for others: "
table=$(sed -n 's,^The link for others: .*/#/table/\([A-Z0-9]*\)/.*,\1,p' ada.out)
echo begin >&3
comes "and used in the game" ada.out "start circle"
echo quit >&3
if ada_left; then
    pass "until the player leaves"
else
    fail "until the player leaves" "$(tail -5 ada.out)"
fi
expect "its table can be exported" 0 admin export "$table" --data t.db
says "with the board as written" out "The Den of Tests"
printf 'title\n' >broken.board
expect "an invalid one is refused" 1 play --plain --name Ada --server "http://127.0.0.1:$port" seals --board broken.board

expect "an invalid link" 2 play --plain --join nonsense.example/#/chair/1/2
says "is reported" err "is no link to a table"
expect "a server that does not run" 1 play --plain --join "http://127.0.0.1:1/#/table/AAAAAAAA/x"
says "is reported" out "nothing answers at 127.0.0.1:1: the server does not run"
expect "an unknown table" 1 play --plain --name Eve --join "http://127.0.0.1:$port/#/table/AAAAAAAA/x"
expect "--join together with --server" 2 play --join x --server y
finish
