#!/bin/bash
# stand_ins_lib.sh: takes the place of the programs that commands of the documents start, each through a
# link with its name (created by shell.mjs). `cantrip` runs the real one, shortened; programs that
# would change the computer only have their arguments checked. ROOT is the folder used as `/`.
set -u
source=${CANTRIP_SOURCE:?}
where=(--port 0 --host 127.0.0.1 --site "$ROOT/site")
quiet=(--threads 1 --sandbox no)

fail() {
    echo "$*" >&2
    exit 1
}

# start ARGS...: starts a server and waits until it listens; sets $job.
start() {
    local log=$ROOT/log.$$
    : >"$log"
    "$CANTRIP_BIN" "$@" >"$log" 2>&1 </dev/null &
    job=$!
    until grep -qE '"listening"|http://' "$log"; do
        kill -0 "$job" 2>/dev/null || fail "$(cat "$log")"
        sleep 0.03
    done
}

# briefly ARGS...: starts a server and stops it once it listens.
briefly() {
    start "$@"
    kill -TERM "$job"
    wait "$job"
}

# cantrip ARGS...: with as few games and simulations as possible. Table 7K2QFD9X becomes $TABLE. A
# server stops once it listens; commands that need one get one.
cantrip() {
    local words=() word before=
    for word in "$@"; do
        case $before in --games | --rounds | --nodes | --match-games) word=2 ;; esac
        word=${word/#7K2QFD9X/$TABLE}
        words+=("${word/#https:\/\/dice.example/${CANTRIP_SERVER:-}}")
        before=$word
    done
    case " $* " in
    *" --help "* | *--check-config* | *--make-push-key*) ;;
    *" --export "*) words+=(--site "$ROOT/site") ;;
    " analyse "* | " hint "*) words+=(--nodes 2) ;;
    " fit "* | " random "*)
        [[ $* == *--games* ]] || words+=(--games 2)
        [ "$1" = random ] || words+=(--nodes 2)
        ;;
    " arena "*) words+=(--minutes 0.0001) ;;
    " bench "*) words+=(--seconds 0.01) ;;
    " serve "*) words=(briefly "$@" "${where[@]}" "${quiet[@]}" --data other.db) ;;
    " web "*) words=(briefly "$@" "${where[@]}" --no-open) ;;
    " admin end "* | " admin ban "*) start serve "${where[@]}" "${quiet[@]}" ;;
    esac
    [ "${words[0]}" = briefly ] || words=(timeout 100 "$CANTRIP_BIN" "${words[@]}")
    "${words[@]}"
}

# systemctl WORDS...: starts and stops the server of /etc/cantrip.conf.
systemctl() {
    local line=" $* "
    [[ $line =~ \ (start|stop|restart|enable|reload|status|daemon-reload)\  ]] || fail "systemctl $*?"
    case $line in
    *" start cantrip "* | *" restart cantrip "* | *" --now cantrip "*)
        [ ! -e "$ROOT/pid" ] || systemctl stop cantrip
        sed -i "s|: /var/lib|: $ROOT/var/lib|" "$ROOT/etc/cantrip.conf"
        start serve --config "$ROOT/etc/cantrip.conf" "${where[@]}" "${quiet[@]}"
        echo "$job" >"$ROOT/pid"
        ;;
    *" stop cantrip "*)
        job=$(cat "$ROOT/pid")
        kill -TERM "$job"
        while grep -qs '^State:[[:space:]]*[^ZX]' "/proc/$job/status"; do sleep 0.03; done
        rm "$ROOT/pid"
        ;;
    esac
}

# ours PATH ARGS...: checks that a script of the sources exists and has these options.
ours() {
    local word file=$source/$1
    [ -x "$file" ] || fail "there is no $1"
    for word in "${@:2}"; do
        [[ $word != --* ]] || grep -qe "$word\b" "$file" "$file.mjs" 2>/dev/null || fail "$1 has no $word"
    done
}

# named WORD FILE...: checks that the first file exists; WORD is what the message calls it.
named() {
    [ -e "$2" ] || fail "there is no $1"
}

case $0 in
*/scripts/* | */bench/*) ours "$(basename "$(dirname "$0")")/$(basename "$0")" "$@" ;;
*/play | */test) ours "$(basename "$0")" "$@" ;;
*/cantrip)
    job=
    cantrip "$@"
    status=$?
    [ -z "$job" ] || kill -TERM "$job" 2>/dev/null
    exit $status
    ;;
*/sudo) exec "$@" ;;
*/systemctl) systemctl "$@" ;;
*/date) # one day more each time
    echo day >>"$ROOT/days"
    echo "2026-05-$((16 + $(grep -c day "$ROOT/days")))"
    ;;
*/install) # without other owners
    line=" $* "
    line=${line// -g cantrip / }
    # shellcheck disable=SC2086
    exec /usr/bin/install ${line// -o cantrip / }
    ;;
*/cmake) grep -q "\"name\": \"${2:?}\"" "$source/CMakePresets.json" || fail "there is no preset $2" ;;
*/ctest) # -R cli_help is tests/cli/help.sh
    name="$*" name=${name##*-R } name=${name%% *}
    named "$name" "$source/tests/${name//_//}".sh
    ;;
*/node) named "$1" "$source/$1" ;;
*/npm) grep -q "\"${*: -1}\":" "$source/web/package.json" || fail "web/package.json has no ${*: -1}" ;;
*/npx) named "$*" "$source/web/tests/${*: -1}".* ;;
esac
