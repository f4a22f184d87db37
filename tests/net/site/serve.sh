#!/bin/bash
# `cantrip web` over a real socket: compressed forms, caching, headers, and errors.
. "${CANTRIP_SOURCE:?}/tests/net/site/lib.sh"
make_site

if web --no-open --port 0 --site site; then
    pass "it starts at a free port"
else
    fail "it starts at a free port" "$(cat told log)"
    finish
fi
says "and shows how to stop it" told "Ctrl-C"

answers "the page" 200 /
same "is index.html" body site/index.html
says "as HTML" headers "^Content-Type: text/html; charset=utf-8$"
says "is not cached" headers "^Cache-Control: no-cache$"
says "allows only its own scripts" headers "^Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
says "framing is denied" headers "frame-ancestors 'none'$"
for line in "X-Content-Type-Options: nosniff" "Referrer-Policy: no-referrer" \
    "Permissions-Policy: .*microphone=()" "Cross-Origin-Opener-Policy: same-origin"; do
    says "header: ${line%%:*}" headers "^$line"
done

answers "the module" 200 /cantrip-0badc0de.wasm
says "has the right type" headers "^Content-Type: application/wasm$"
says "is for this site alone" headers "^Cross-Origin-Resource-Policy: same-origin$"
if grep -q '^Content-Security-Policy' headers; then
    fail "has no policies, which only pages and workers obey" "$(cat headers)"
else
    pass "has no policies, which only pages and workers obey"
fi
answers "the worker" 200 /sw.js
says "a worker has policies" headers "^Content-Security-Policy: default-src 'none'"
says "and sends no referrer" headers "^Referrer-Policy: no-referrer$"
says "is not cached either" headers "^Cache-Control: no-cache$"
answers "a file in a folder" 200 /icons/die.svg
says "is an image" headers "^Content-Type: image/svg+xml$"
says "and could be opened as a page, so it has policies" headers "^Content-Security-Policy: default-src 'none'"
answers "a query string is ignored" 200 '/icons/die.svg?x=1'

answers "a script, plain" 200 /main-5PK3XQ2A.js
same "is the file" body site/main-5PK3XQ2A.js
says "is cached for good" headers "^Cache-Control: public, max-age=31536000, immutable$"
says "varies by encoding" headers "^Vary: Accept-Encoding$"
answers "as gzip" 200 /main-5PK3XQ2A.js -H 'Accept-Encoding: gzip, deflate'
same "is smaller" body site/main-5PK3XQ2A.js.gz
says "and says so" headers "^Content-Encoding: gzip$"
answers "as brotli" 200 /main-5PK3XQ2A.js -H 'Accept-Encoding: gzip, deflate, br'
same "is smallest" body site/main-5PK3XQ2A.js.br
says "and says so, too" headers "^Content-Encoding: br$"
tag=$(sed -n 's/^ETag: //p' headers)
answers "brotli refused" 200 /main-5PK3XQ2A.js -H 'Accept-Encoding: br;q=0, *'
says "falls back to gzip" headers "^Content-Encoding: gzip$"

answers "a known tag" 304 /main-5PK3XQ2A.js -H 'Accept-Encoding: br' -H "If-None-Match: $tag"
says "repeats the tag" headers "^ETag: $tag$"
answers "the tag of another form" 200 /main-5PK3XQ2A.js -H 'Accept-Encoding: gzip' -H "If-None-Match: $tag"

# One connection serves several requests.
used=$(curl -s -m 300 -o /dev/null -o /dev/null -w '%{num_connects} ' "$address/" "$address/sw.js")
if [ "$used" = "1 0 " ]; then
    pass "a connection is kept alive"
else
    fail "a connection is kept alive" "new connections for two requests: $used"
fi

answers "HEAD" 200 /main-5PK3XQ2A.js -I
says "has the length" headers "^Content-Length: $(stat -c %s site/main-5PK3XQ2A.js)$"
answers "POST" 405 / -d 'x=1'
says "says what is allowed" headers "^Allow: GET, HEAD$"
answers "GET with a body" 200 / -X GET -d 'x=1'
answers "and with an endless one" 200 / -X GET -H 'Transfer-Encoding: chunked' -d 'x=1'
answers "DELETE" 405 /index.html -X DELETE
answers "an unknown path" 404 /nothing
says "has the security headers, too" headers "^X-Content-Type-Options: nosniff$"
for path in /../private.txt /icons/../../private.txt /%2e%2e/private.txt /..%2fprivate.txt \
    //private.txt /.secret /.list /icons /icons/ /main-5PK3XQ2A.js.gz '/index.html%00.js/../x' /%ff%fe; do
    answers "refused: $path" 404 "$path"
done
answers "a path too long" 414 "/$(head -c 20000 /dev/zero | tr '\0' a)"

# Neither garbage nor a silent client ends it. (It may hang up early, and the SIGPIPE must
# not end this script.)
port=${address##*:}
exec 5<>"/dev/tcp/127.0.0.1/$port"
(printf 'hello\0\r\n\r\nGET' >&5) 2>/dev/null
timeout 60 head -c 12 <&5 >odd
exec 5>&-
exec 6<>"/dev/tcp/127.0.0.1/$port"
exec 7<>"/dev/tcp/127.0.0.1/$port"
head -c 100000 /dev/urandom 2>/dev/null >&7
answers "it survives odd connections" 200 /
exec 6>&- 7>&-

# A peer has a connection limit, and connections are freed again afterwards.
for i in $(seq 10 69); do
    eval "exec $i<>/dev/tcp/127.0.0.1/$port" 2>/dev/null
done
for i in $(seq 10 69); do
    eval "exec $i>&-"
done
is_free() {
    get / && [ "$status" = 200 ]
}
patiently is_free
answers "it survives many connections" 200 /

expect "a port that is taken" 3 web --no-open --site site --port "$port"
says "is reported" err "port $port is taken"
stop TERM
if [ "$code" = 0 ]; then
    pass "it stops with status 0"
else
    fail "it stops with status 0" "exit status $code" "$(cat log)"
fi
silent "without output" log
finish
