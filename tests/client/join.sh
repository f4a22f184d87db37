#!/bin/bash
# Two people in plain lines play over a real server to the end: the waiting room, talk, a server
# that is killed and comes back, a player who leaves and comes back, the dice checked.
# shellcheck source=tests/client/serve_lib.sh
. "$(dirname "$0")/serve_lib.sh"

begin
ada --server "http://127.0.0.1:$port" pig --target 30
comes "a table is made, and its link told" ada.out "^The link for others: http://127.0.0.1:$port/#/table/"
link=$(sed -n 's/^The link for others: //p' ada.out)
comes "the room waits for somebody" ada.out "send them the link"
echo begin >&3
comes "nobody begins alone" ada.out "A seat is free"
ben --join "$link"
comes "the other takes a seat" ada.out "Ben has taken seat 2"
echo "say hello  Ada" >&4
comes "what is said comes over" ada.out "^> Ben says: hello *Ada"
printf 'say \033[2Jboo\n' >&4
comes "but cannot steer a terminal" ada.out "^> Ben says: ?\[2Jboo"
echo roll >&4
comes "nothing can be played yet" ben.out "The game has not begun yet"
echo begin >&4
comes "only the host begins" ben.out "host"
echo begin >&3
comes "the game begins" ben.out "^Ada must roll"
comes "for the host too" ada.out "^Ada must roll"
echo roll >&4
comes "who is not on turn is told so" ben.out "It is not your turn"
echo hint >&3
comes "there are no hints with others" ada.out "no hints in a game with others"
echo undo >&3
echo players >&3
comes "who is there" ada.out "^> Seat 2: Ben\.\|^Seat 2: Ben\."
play_on 3

crash
comes "the connection is missed" ada.out "The connection is lost"
comes "by both" ben.out "The connection is lost"
echo roll >&3
echo roll >&4
begin
comes "and comes back" ada.out "The connection is back"
comes "for both" ben.out "The connection is back"

echo quit >&4
comes "one leaves, and is told how to come back" ben.out "^Goodbye. To come back: .* --join '$link'"
if ben_left; then
    pass "in order"
else
    fail "in order" "$(cat ben.out)"
fi
ben --join "$link"
comes "the same link leads to the same seat" ben.out "^Seat 2: Ben (Player 2)"

if play_on; then
    pass "the game is played to its end"
else
    fail "the game is played to its end" "$(tail -20 ada.out)" "$(tail -20 ben.out)"
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
    says "and says so" out "Verdict: verified"
done
same "the same for both" ada/cantrip/games/online-*.rec ben/cantrip/games/online-*.rec
[ "$(stat -c %a ada/cantrip/games/seats)" = 600 ] && pass "seats are secret" ||
    fail "seats are secret" "$(ls -l ada/cantrip/games)"
expect "the server's file is sound" 0 admin check --data t.db
says "with one game verified" out "finished games verified: 1"

expect "a board of one's own" 0 board fresh:7 --players 2 --output den.board
sed -i 's/^title .*/title The Den of Tests/' den.board
ada --server "http://127.0.0.1:$port" seals --board den.board --seat person --seat novice
comes "goes along to the server" ada.out "^The link for others: "
table=$(sed -n 's,^The link for others: .*/#/table/\([A-Z0-9]*\)/.*,\1,p' ada.out)
echo begin >&3
comes "and is played on" ada.out "start circle"
echo quit >&3
if ada_left; then
    pass "until one leaves"
else
    fail "until one leaves" "$(tail -5 ada.out)"
fi
expect "the table has it" 0 admin export "$table" --data t.db
says "as it was written" out "The Den of Tests"
printf 'title\n' >broken.board
expect "a broken one" 1 play --plain --name Ada --server "http://127.0.0.1:$port" seals --board broken.board

expect "a link that is none" 2 play --plain --join nonsense.example/#/chair/1/2
says "is told" err "is no link to a table"
expect "a server that is not there" 1 play --plain --join "http://127.0.0.1:1/#/table/AAAAAAAA/x"
says "is told, too" out "nothing answers at 127.0.0.1:1: the server does not run"
expect "a table that is not there" 1 play --plain --name Eve --join "http://127.0.0.1:$port/#/table/AAAAAAAA/x"
expect "both at once" 2 play --join x --server y
finish
