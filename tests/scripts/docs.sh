#!/bin/bash
# The documents match the sources. A path in back quotes exists: from the root
# (`src/core/game.h`), from src/ (`core/game.h`) or a bare name of a source (`game.h`). So is a name
# of the program in ARCHITECTURE.md, CONTRIBUTING.md and docs/writing-*.md: `match_play`,
# `struct match`, `SERVER_STORE`, `core_tests`. Words in capitals in a path stand for any name:
# `data/GAME/levels.txt`.
# Lines have 100 columns at most, except tables and code. The rules are part of the program and
# formatted differently.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
cd "$source" || exit 1
export LC_ALL=C.UTF-8
columns=100

pages=(README.md ARCHITECTURE.md CONTRIBUTING.md)
for page in docs/*.md; do
    [[ $page == *-rules.md ]] || pages+=("$page")
done

# All text in which a name can be found, read once.
find . -path ./.git -prune -o -path ./build -prune -o -path '*/node_modules' -prune -o -type f -print |
    sed 's|^\./||' >"$scratch/files"
sed 's|.*/||' "$scratch/files" | sort -u >"$scratch/names"
find src -name '*.[ch]' -exec cat {} + | grep -oE '[A-Za-z_][A-Za-z0-9_]*' | sort -u >"$scratch/words"
find src -name '*.[ch]' -exec cat {} + | grep -oE 'struct [a-z_0-9]+ \{' | sort -u >"$scratch/structs"
cat CMakeLists.txt test cmake/* scripts/* 2>/dev/null | grep -oE '[A-Z][A-Z0-9]*(_[A-Z0-9]+)+' |
    sort -u >"$scratch/settings"
find tests -name '*_test.c' | sed 's|^tests/||; s|/[^/]*$||; s|/|_|g; s|$|_tests|' |
    sort -u >"$scratch/programs"

# spans PAGE: text in back quotes outside code blocks, as LINE:TEXT.
spans() {
    awk '/^ *```/ { inside = !inside; next }
        !inside {
            count = split($0, part, "`")
            for (i = 2; i < count; i += 2)
                print FNR ":" part[i]
        }' "$1"
}

# is_path WORD: whether it looks like a path in this repository.
is_path() {
    [[ $1 =~ ^[A-Za-z0-9_./*-]+$ ]] || return 1
    [[ $1 =~ ^(\./)?(src|tests|scripts|data|docs|web|cmake|bench|fuzz|examples|packaging|completion|po)/ ]] ||
        [[ $1 =~ ^(base|i18n|core|games|ai|fair|session|ui|server|client|net|cli|wasm)/ ]] ||
        [[ $1 =~ ^[a-z0-9_*]+\.(c|h|sh|mjs|cmake)$ ]]
}

# is_there WORD: whether such a path exists.
is_there() {
    local path=${1#./}
    case $path in
    web/dist*) return 0 ;; # built
    esac
    [[ $path == */* ]] || {
        [[ $path == *'*'* ]] || grep -qxF "$path" "$scratch/names"
        return
    }
    path=$(sed -E 's/[A-Z]{3,}/*/g' <<<"$path")
    compgen -G "$path" >/dev/null || compgen -G "src/$path" >/dev/null
}

# is_known WORD: whether a name that looks like one of the program's exists; other words
# are not checked.
is_known() {
    local name=${1%'()'}
    if [[ $name =~ ^[a-z][a-z0-9]*(_[a-z0-9]+)+$ ]]; then
        case $name in
        *_tests) grep -qxF "$name" "$scratch/programs" ;;
        *_test | *_tool) grep -qxF "$name.c" "$scratch/names" ;;
        *) grep -qxF "$name" "$scratch/words" || grep -qF "$name()" test ;;
        esac
    elif [[ $name =~ ^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$ ]]; then
        grep -qxF "$name" "$scratch/words" "$scratch/settings"
    fi
}

# check_span PAGE LINE TEXT
check_span() {
    local words word
    read -ra words <<<"$3"
    if [[ $3 =~ ^struct\ ([a-z_0-9]+)$ ]]; then
        grep -qxF "$3 {" "$scratch/structs" || echo "$1:$2: there is no $3 in src/"
        return
    fi
    for word in "${words[@]}"; do
        if is_path "$word"; then
            is_there "$word" || echo "$1:$2: $word is not there"
        elif [[ $1 =~ ^(ARCHITECTURE|CONTRIBUTING|docs/writing-.*)\.md$ ]] && ! is_known "$word"; then
            echo "$1:$2: $word is not in src/"
        fi
    done
}

# broken_spans PAGE: back quotes must be closed on the same line, or they are not found.
broken_spans() {
    awk '/^ *```/ { inside = !inside; next }
        !inside && gsub("`", "`") % 2 == 1 {
            print FILENAME ":" FNR ": a back quote is left open"
        }' "$1"
}

# wide_lines PAGE: lines that should be wrapped.
wide_lines() {
    local line number=0 inside=no code='^ *```' free='^ *\||!\[|^    '
    while IFS= read -r line; do
        number=$((number + 1))
        if [[ $line =~ $code ]]; then
            [ $inside = no ] && inside=yes || inside=no
        elif [ $inside = no ] && [ ${#line} -gt $columns ] && ! [[ $line =~ $free ]]; then
            echo "$1:$number: ${#line} columns; wrap it at $columns"
        fi
    done <"$1"
}

# report WORDS: passes if nothing was found, that is, if there is no output to show.
report() {
    [ ! -s "$scratch/out" ]
    result $? "$1"
}

seen=0
for page in "${pages[@]}"; do
    spans "$page" >"$scratch/spans"
    seen=$((seen + $(wc -l <"$scratch/spans")))
    while IFS=: read -r line text; do
        check_span "$page" "$line" "$text"
    done <"$scratch/spans" >"$scratch/out"
    broken_spans "$page" >>"$scratch/out"
    report "$page names what is there"
    wide_lines "$page" >"$scratch/out"
    report "$page has at most $columns columns"
done
: >"$scratch/out"
[ $seen -ge 500 ] || echo "only $seen were found" >"$scratch/out"
report "names in back quotes"

# The program and the site have the same version.
program=$(sed -n 's/^project(cantrip VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
site=$(sed -n 's/^ *"version": "\(.*\)".*/\1/p' web/package.json)
if [ -z "$program" ] || [ "$program" != "$site" ]; then
    echo "CMakeLists.txt has version $program, web/package.json $site" >"$scratch/out"
else
    : >"$scratch/out"
fi
report "one version"
exit $status
