#!/bin/bash
# ./play rejects invalid options before it builds the site, and knows new options after an
# update. The program and the builds are stubs.
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
exit $status
