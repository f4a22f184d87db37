#!/bin/bash
# `cantrip admin`: reading a server's file, and requests to a running server.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
tool=${CANTRIP_TOOLS:?}/net_storage_admin_tool
"$tool" fill data || fail "the file is filled"

expect "the open tables" 0 admin --data data tables
says "a running one" out "^HALF0001  on .*2026-09-.*  pig    Ada, greedy$"
says "an open one" out "^OPEN0001  open "
if grep -q DONE0001 out; then fail "no finished ones" "$(cat out)"; else pass "no finished ones"; fi
expect "all tables" 0 admin tables --all -d data
says "including finished ones" out "^DONE0001  over "
expect "tables as JSON" 0 admin tables --all --json --data data
says "is an array" out '^\[{"table": *"DONE0001", *"game": *"pig:players=2,target=20", *"state": *"over"'
expect "the bans" 0 admin bans --data data
says "lists them" out "^192.0.2.7$"
expect "bans as JSON" 0 admin bans --json --data data
says "is an array of addresses" out '^\["192.0.2.7", *"2001:db8::1"\]$'

expect "a finished game" 0 admin --data data export DONE0001 done.rec
says "contains its seed" done.rec "^x-fair-seed: 61207365656420"
expect "its record can be verified" 0 verify done.rec
expect "a running game" 0 admin --data data export HALF0001
cp out half.rec
if grep -q "x-fair-seed" half.rec; then fail "does not contain its seed"; else pass "does not contain its seed"; fi
expect "and is a valid record" 0 check half.rec
expect "an existing file" 3 admin --data data export DONE0001 half.rec
expect "is overwritten with --force" 0 admin --data data export DONE0001 half.rec --force
same "completely" half.rec done.rec
expect "a game that has not begun" 1 admin --data data export OPEN0001
says "says so" err "OPEN0001 has not begun"
expect "an unknown table" 1 admin --data data export NONE0001
says "with advice" err "no table NONE0001; .*tables --all"

expect "an intact file" 0 admin --data data check
says "with one game verified" out "^data: tables: 3; finished games verified: 1; faults: 0$"
expect "a copy" 0 admin --data data backup copy
expect "is valid too" 0 admin --data copy check
[ -e copy-wal ] || [ -e copy-shm ] && fail "and one file, looked at or not" || pass "and one file, looked at or not"
expect "does not overwrite" 3 admin --data data backup copy
says "but a new name is needed" err "copy is there already"

# damage SQL PATTERN NAME: what the check reports after such a change to the file.
damage() {
    cp copy bad
    "$tool" spoil bad "$1"
    expect "$3" 1 admin --data bad check
    says "is reported" out "$2"
}
damage "delete from event where game = 'HALF0001' and number = 4" \
    "HALF0001: its events are numbered 1 to" "a lost event"
damage "update event set body = replace(body, 'roll', 'hold') where game = 'HALF0001'" \
    "^table HALF0001: line 10 of its record: rule 2" "a changed move"
damage "update event set body = replace(body, '\"seed\":\"61', '\"seed\":\"62') where game = 'DONE0001'; update event set body = replace(body, '\"seed\": \"61', '\"seed\": \"62') where game = 'DONE0001'" \
    "^table DONE0001: the seed is not the one" "a changed seed"
damage "update event set body = '{' where game = 'OPEN0001' and number = 2" \
    "^table OPEN0001: event 2: " "an unreadable event"
damage "update event set body = replace(body, '\"n\":2', '\"n\":3') where game = 'OPEN0001'; update event set body = replace(body, '\"n\": 2', '\"n\": 3') where game = 'OPEN0001'" \
    "^table OPEN0001: event 2: n: " "a renumbered event"
damage "delete from game where id = 'OPEN0001'" \
    "OPEN0001: there are events, but no table" "a missing table"

expect "a missing file" 3 admin --data missing tables
says "is reported" err "missing"
if [ -e missing ] || [ -e missing-lock ]; then fail "and not created"; else pass "and not created"; fi
echo "just a text that is a little longer than a head of a file, and no data at all" >text
expect "a file of another kind" 3 admin --data text check
says "is reported, too" err "text is no data file of a server"

# asks NAME CODE LINE ARGS...: sends a request to a server with one canned answer; the
# request is in the file heard.
asks() {
    local name=$1 wanted=$2 line=$3 server
    shift 3
    "$tool" answer data.sock "$line" >heard &
    server=$!
    patiently test -S data.sock
    expect "$name" "$wanted" admin --data data "$@"
    wait "$server"
}
asks "a table is ended" 0 '{"re":"admin","ok":true}' end HALF0001
says "sends this request" heard '^{"do": *"end", *"ref": *"admin", *"table": *"HALF0001"}$'
asks "an address is banned" 0 '{"re":"admin","ok":true}' ban 192.0.2.9
says "sends this request" heard '"do": *"ban".*"address": *"192.0.2.9"'
asks "an address is unbanned" 0 '{"re":"admin","ok":true}' unban 192.0.2.9
says "confirms it" out "192.0.2.9 is banned no longer"
asks "an IPv6 address is reduced to its prefix" 0 '{"re":"admin","ok":true}' ban 2001:db8:1:2:3:4:5:6
says "of 64 bits" heard '"address": *"2001:db8:1:2::"'
expect "an invalid address" 2 admin --data data ban dice.example
says "is reported, too" err "'dice.example' is no address"
asks "news before the answer" 0 '{"news":"lobby"}
{"re":"admin","ok":true}' ban 192.0.2.9
asks "a refusal" 1 '{"re":"admin","error":"There is no such table.","code":"missing"}' end NONE0001
says "is shown" err "There is no such table"
asks "no answer" 3 '' end HALF0001
says "is reported" err "did not answer"
asks "an invalid answer" 3 '][' end HALF0001
expect "without a server" 3 admin --data data end HALF0001
says "with advice" err "no server runs with this file"
long=$(printf 'x%.0s' {1..150})
expect "a name that is too long" 3 admin --data "$long" end HALF0001

expect "no command" 2 admin
expect "an unknown command" 2 admin dance
says "lists the commands" err "tables, export, backup, check"
expect "an export without a table" 2 admin export
says "shows the usage" err "admin export TABLE"
expect "an option of another command" 2 admin check --json
says "is reported" err "json does not go with check"
finish
