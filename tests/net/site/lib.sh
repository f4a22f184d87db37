# lib.sh: a small site, `cantrip web` in the background, and curl as its client.
# shellcheck source=tests/cli/server_lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/server_lib.sh"

# A site with gzip forms; the brotli form need not be valid here.
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

# web ARGS...: starts it and waits for its first output; sets $address, or fails.
web() {
    launch told "Ctrl-C" web "$@" || return 1
    address=$(sed -n 's/.* \(http:[^ ]*\)\/$/\1/p' told)
}

# get PATH CURL-OPTIONS...: sets $status; the headers are in `headers`, without \r, the
# body in body.
get() {
    local path=$1
    shift
    status=$(curl -s --path-as-is -m 300 -D head.raw -o body -w '%{http_code}' "$@" "$address$path")
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
