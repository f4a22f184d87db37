#!/bin/bash
# `cantrip serve` on the command line: settings and errors, signals, the control socket,
# two servers at once, and the sandbox.
# shellcheck source=tests/cli/server_lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/server_lib.sh"
make_page

# stops_cleanly SIGNAL NAME: with exit status 0.
stops_cleanly() {
    stop "$1"
    if [ "$code" = 0 ]; then pass "$2"; else fail "$2" "exit status $code" "$(cat log)"; fi
}

status() {
    curl -s -m 300 -o body -w '%{http_code}' "$@"
}

expect "help" 0 serve --help
for word in --data --config --allowed-origins --trusted-proxies --metrics-token --connections-per-address --ping-interval --sandbox; do
    says "help shows $word" out "$word"
done
printf 'port: 9000\ntitle: At home\n' >good.conf
expect "good settings" 0 serve --config good.conf --check-config
printf 'port: 9000\n\nprot: 9000\n' >bad.conf
expect "bad settings" 2 serve --config bad.conf --check-config
says "are reported with file and line" err 'bad.conf:3: .*did you mean `port`'
expect "bad settings start nothing" 2 serve --config bad.conf
expect "a bad option" 2 serve --threads many --check-config
says "is reported" err 'threads is a number'
expect "a missing config file" 2 serve --config nowhere.conf --check-config
expect "the command line wins" 0 serve --config good.conf --port 1 --check-config
expect "a new push key" 0 serve --make-push-key
says "as lines of a config file" out "^push-key: [A-Za-z0-9_-]\\{43\\}$"
cp out push.conf
expect "which is valid" 0 serve --config push.conf --check-config
grep -v contact push.conf >silent.conf
expect "a key without a contact" 2 serve --config silent.conf --check-config
says "says what to add" err "push-contact: mailto:"
expect "an invalid push key" 2 serve --push-key abc --check-config
says "says how to make one" err "make-push-key"
expect "a missing folder" 3 serve --site site --port 0 --host 127.0.0.1 --sandbox no --data nowhere/t.db
says "is reported" err "its folder is not there"
expect "a folder as data" 3 serve --site site --port 0 --host 127.0.0.1 --sandbox no --data site
says "says what to do" err "site: Is a directory; name a file in it"
[ -e site-lock ] && fail "and leaves no files behind" || pass "and leaves no files behind"
expect "an address of another computer" 3 serve --site site --host 203.0.113.77 --port 0 --data x.db

# The leak checker attaches to this process, which the sandbox forbids.
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0"
printf 'log-level: info\n' >live.conf
if serve --config live.conf; then pass "it starts in the sandbox"; else
    fail "it starts in the sandbox" "$(cat log)"
    finish
fi
says "and logs that" log '"what":"sandbox"'
says "and prints its address" told "127.0.0.1:$port"
[ "$(status "http://127.0.0.1:$port/health")" = 200 ] && pass "it is healthy" || fail "it is healthy" "$(cat body)"
[ "$(status "http://127.0.0.1:$port/server.json")" = 200 ] && grep -q '"online": true' body && pass "pages see that it is a server" || fail "pages see that it is a server" "$(cat body)"
[ "$(stat -c %a t.db.sock)" = 600 ] && pass "the control socket is private" || fail "the control socket is private"

expect "a second server with the same data" 3 serve --site site --host 127.0.0.1 --port 0 --data t.db
says "says why" err "running with this data already"
expect "a second server at the same port" 3 serve --site site --host 127.0.0.1 --port "$port" --data u.db
says "says why, again" err "port $port is taken"
[ "$(status "http://127.0.0.1:$port/health")" = 200 ] && pass "the first is still healthy" || fail "the first is still healthy"

# The database works inside the sandbox.
expect "a ban" 0 admin --data t.db ban 203.0.113.9
expect "the bans" 0 admin --data t.db bans
says "includes it" out "203.0.113.9"

via=(-H "X-Forwarded-For: 1.2.3.4" "http://127.0.0.1:$port/metrics")
[ "$(status "${via[@]}")" = 403 ] && pass "metrics are private" || fail "metrics are private"
printf 'metrics-token: s3cret\nlog-level: debug\n' >live.conf
kill -HUP "$server"
comes "SIGHUP reads the config again" log '"config read again"'
[ "$(status -H "Authorization: Bearer s3cret" "${via[@]}")" = 200 ] && pass "the token opens metrics" || fail "the token opens metrics" "$(cat body)"
[ "$(status -H "Authorization: Bearer s3cre" "${via[@]}")" = 403 ] && pass "another token does not" || fail "another token does not"
printf 'metrics-token: other\nlgo: debug\n' >live.conf
kill -HUP "$server"
comes "an error in it is reported" log 'live.conf:2'
[ "$(status -H "Authorization: Bearer s3cret" "${via[@]}")" = 200 ] && pass "and the config stays" || fail "and the config stays"
if grep -q "s3cret" log; then fail "no secrets in the log" "$(cat log)"; else pass "no secrets in the log"; fi
stops_cleanly TERM "SIGTERM stops it with status 0"
[ -e t.db.sock ] && fail "the socket is gone" || pass "the socket is gone"

# The socket left by a killed server does not prevent a start.
serve && pass "it starts again" || fail "it starts again" "$(cat log)"
stop KILL
[ -e t.db.sock ] && pass "its socket is left behind" || fail "its socket is left behind"
serve && pass "it starts again anyway" || fail "it starts again anyway" "$(cat log)"
expect "the ban is still there" 0 admin --data t.db bans
says "after two restarts" out "203.0.113.9"
stops_cleanly INT "SIGINT stops it with status 0"
rm -f t.db.sock
echo "mine" >t.db.sock
expect "a file in the way of the socket" 3 serve --site site --host 127.0.0.1 --port 0 --data t.db
says "is reported, and left alone" err "is in the way"
[ "$(cat t.db.sock)" = mine ] && pass "it is unchanged" || fail "it is unchanged"
finish
