# server_lib.sh: runs one `cantrip serve` or `cantrip web` at a time in the background:
# its output goes to the file told, its log to the file log.
# shellcheck source=tests/cli/lib.sh
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
server=
trap '[ -z "$server" ] || kill -KILL "$server" 2>/dev/null; rm -rf "$work"' EXIT

# A page, for tests that do not care about the site.
make_page() {
    mkdir site
    printf '<!doctype html><title>Test</title>\n' >site/index.html
}

# is_up FILE PATTERN: the pattern was printed, or the server has ended.
is_up() {
    has "$1" "$2" || ! kill -0 "$server" 2>/dev/null
}

# launch FILE PATTERN ARGS...: starts it and waits until FILE has a matching line; false
# if it ends first.
launch() {
    local file=$1 pattern=$2
    shift 2
    : >told
    : >log
    "$cantrip" "$@" >told 2>log </dev/null &
    server=$!
    patiently is_up "$file" "$pattern" && has "$file" "$pattern"
}

# serve ARGS...: `cantrip serve` on $port, or on any free port if that is 0; sets $port.
port=0
serve() {
    launch log '"listening"' serve --site site --host 127.0.0.1 --port "$port" --data t.db "$@" ||
        return 1
    port=$(sed -n 's/.*"listening".*"port":\([0-9]*\).*/\1/p' log)
}

# stop SIGNAL: ends it; sets $code.
stop() {
    kill -s "$1" "$server"
    wait "$server" 2>/dev/null
    code=$?
    server=
}
