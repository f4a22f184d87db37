#!/bin/bash
# ./play rejects invalid options before it builds the site, and knows new options after an
# update; in the terminal it rejects them before the first build. The programs, the builds and the
# sources are stubs.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"

# program OPTION: a program that accepts only this option and --site.
program() {
    stub build/release/cantrip-web "shift
site=good
while [ \$# -gt 0 ]; do
    case \$1 in
    --site) site=\$2; shift ;;
    $1) ;;
    *) echo \"no option \$1\" >&2; exit 2 ;;
    esac
    shift
done
[ \$site = good ] || exit 3
echo serving"
}

run() {
    "$scratch/play" "$@" >"$scratch/out" 2>&1 </dev/null
}

cp "$source/play" "$scratch/"
stub scripts/build-site 'echo built the site'
stub scripts/build-release 'echo built "$@"'
program --old
run
[ $? = 0 ] && [ "$(cat "$scratch/out")" = "built the site"$'\n'serving ]
result $? "without options"
run --old
[ $? = 0 ] && [ "$(cat "$scratch/out")" = "built the site"$'\n'serving ]
result $? "an option"
run --frob
[ $? = 2 ] && [ "$(cat "$scratch/out")" = "built cantrip-web"$'\n'"no option --frob" ]
result $? "a mistake is refused without building the site"
program --new
mv "$scratch/build/release/cantrip-web" "$scratch/newer"
program --old
stub scripts/build-release 'cp "${0%/*}/../newer" "${0%/*}/../build/release/cantrip-web"'
run --new
[ $? = 0 ] && [ "$(cat "$scratch/out")" = "built the site"$'\n'serving ]
result $? "an option that the program built last does not know"
rm -r "$scratch/build"
stub scripts/build-site 'mkdir -p "${0%/*}/../build/release" && cp "${0%/*}/../newer" "${0%/*}/../build/release/cantrip-web"'
run --frob
[ $? = 2 ] && grep -q "no option --frob" "$scratch/out"
result $? "before the first build there is nobody to ask"

# `cantrip` builds the program, and then runs it.
stub cantrip 'echo built; echo "$@"'
mkdir "$scratch/src"
printf '{"circle", 0, "N", "..."},\n{"name", 0, "WORDS", "..."},\n' >"$scratch/src/options.h"
run --terminal seals --circle=2 --name --frob -- a --frob
[ $? = 0 ] && grep -qx built "$scratch/out"
result $? "in the terminal: options that the sources have, and what may be their values"
for words in --frob "seals --circle 2 --frob" "--frob=2 seals"; do
    # shellcheck disable=SC2086
    run --terminal $words
    [ $? = 2 ] && grep -q "there is no option .--frob.; .*play --help" "$scratch/out" && ! grep -q built "$scratch/out"
    result $? "an option that no source has, without building: $words"
done
stub build/release/cantrip ''
run --terminal --frob
[ $? = 0 ] && grep -qx built "$scratch/out"
result $? "once it is built, the program says what it has"
exit $status
