#!/bin/bash
# A build folder is removed if and only if the tree has moved since, or its preset has
# another compiler.
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0
mkdir -p "$scratch/tree/scripts"
cp "${CANTRIP_SOURCE:?}/scripts/forget-stale-build" "$scratch/tree/scripts/"

cat >"$scratch/tree/CMakePresets.json" <<'END'
{ "version": 6, "configurePresets": [ { "name": "build", "generator": "Ninja",
  "binaryDir": "${sourceDir}/build", "cacheVariables": { "CMAKE_C_COMPILER": "tcc-9" } } ] }
END

# expect kept|gone WORDS PLACE [COMPILER]: for a build folder created at PLACE.
expect() {
    local answer=gone
    mkdir -p "$scratch/tree/build"
    printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$3" \
        "CMAKE_C_COMPILER:STRING=${4:-/usr/bin/tcc-9}" >"$scratch/tree/build/CMakeCache.txt"
    "$scratch/tree/scripts/forget-stale-build" build
    [ -d "$scratch/tree/build" ] && answer=kept
    if [ $answer = "$1" ]; then
        echo "ok - $2"
    else
        echo "not ok - $2: it was $answer"
        status=1
    fi
}

expect kept "a build of this place is kept" "$scratch/tree"
expect gone "a build of another place is removed" "$scratch/elsewhere"
expect gone "a longer path is another place" "$scratch/tree/deeper"
expect kept "a compiler without its folder is the same" "$scratch/tree" tcc-9
expect gone "a build by another compiler is removed" "$scratch/tree" /usr/bin/gcc
exit $status
