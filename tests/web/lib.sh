# lib.sh: a site of a few files, `cantrip web` in the background, and curl to ask it.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
unset BROWSER DISPLAY WAYLAND_DISPLAY
server=

# A site whose compressed forms are made by gzip; the brotli form need not be readable here.
make_site() {
    mkdir -p site/icons
    printf '<!doctype html><title>Test</title>\n' >site/index.html
    seq 1 2000 >site/main-5PK3XQ2A.js
    gzip -kn9 site/main-5PK3XQ2A.js
    printf 'stands for brotli' >site/main-5PK3XQ2A.js.br
    printf '\0asm\1\0\0\0' >site/cantrip-0badc0de.wasm
    printf 'self.onfetch = null\n' >site/sw.js
    printf '<svg xmlns="http://www.w3.org/2000/svg"/>\n' >site/icons/die.svg
    printf '{}\n' >site/app.webmanifest
    printf 'hidden\n' >site/.secret
    printf 'not for others\n' >private.txt
}

# serve ARGS...: starts it and waits for its first words; sets $address, or fails.
serve() {
    : >served
    "$cantrip" web --no-open "$@" >served 2>served-err </dev/null &
    server=$!
    address=
    for _ in $(seq 200); do
        address=$(sed -n 's/.* \(http:[^ ]*\)\/$/\1/p' served)
        [ -n "$address" ] && return 0
        kill -0 "$server" 2>/dev/null || return 1
        sleep 0.05
    done
    return 1
}

# stop SIGNAL: ends it; sets $code.
stop() {
    kill -s "$1" "$server"
    wait "$server"
    code=$?
    server=
}
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT

# get PATH CURL-OPTIONS...: sets $status; the headers in `headers`, without \r, the body in body.
get() {
    local path=$1
    shift
    status=$(curl -s --path-as-is -m 20 -D head.raw -o body -w '%{http_code}' "$@" "$address$path")
    tr -d '\r' <head.raw >headers 2>/dev/null
}

# answers NAME STATUS PATH CURL-OPTIONS...
answers() {
    local name=$1 wanted=$2
    shift 2
    get "$@"
    if [ "$status" = "$wanted" ]; then
        pass "$name"
    else
        fail "$name" "$*" "status $status, not $wanted" "$(cat headers)"
    fi
}
