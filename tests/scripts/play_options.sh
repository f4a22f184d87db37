#!/bin/bash
# ./play rejects invalid options before it builds the site, and knows new options after an
# update. The program and the builds are stubs.
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# result STATUS WORDS
result() {
    if [ "$1" = 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        sed 's/^/# /' "$scratch/out"
        status=1
    fi
}

# stub PATH BODY
stub() {
    printf '#!/bin/bash\n%s\n' "$2" >"$scratch/$1"
    chmod +x "$scratch/$1"
}

# program OPTION: a program that accepts only this option and --site.
program() {
    stub program "shift
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
    mkdir -p "$scratch/build/release"
    mv "$scratch/program" "$scratch/build/release/cantrip-web"
}

run() {
    "$scratch/play" "$@" >"$scratch/out" 2>&1 </dev/null
}

mkdir "$scratch/scripts"
cp "${CANTRIP_SOURCE:?}/play" "$scratch/"
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
