#!/bin/bash
# A build folder is removed if and only if the tree has moved since, or its preset has
# another compiler.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
mkdir -p "$scratch/tree/scripts"
cp "$source/scripts/forget-stale-build" "$scratch/tree/scripts/"

cat >"$scratch/tree/CMakePresets.json" <<'END'
{ "version": 6, "configurePresets": [ { "name": "build", "generator": "Ninja",
  "binaryDir": "${sourceDir}/build", "cacheVariables": { "CMAKE_C_COMPILER": "tcc-9" } } ] }
END

# build_is kept|gone WORDS PLACE [COMPILER]: for a build folder created at PLACE.
build_is() {
    local answer=gone
    mkdir -p "$scratch/tree/build"
    printf '%s\n' "CMAKE_HOME_DIRECTORY:INTERNAL=$3" \
        "CMAKE_C_COMPILER:STRING=${4:-/usr/bin/tcc-9}" >"$scratch/tree/build/CMakeCache.txt"
    "$scratch/tree/scripts/forget-stale-build" build
    [ -d "$scratch/tree/build" ] && answer=kept
    [ $answer = "$1" ]
    result $? "$2"
}

build_is kept "a build of this place is kept" "$scratch/tree"
build_is gone "a build of another place is removed" "$scratch/elsewhere"
build_is gone "a longer path is another place" "$scratch/tree/deeper"
build_is kept "a compiler without its folder is the same" "$scratch/tree" tcc-9
build_is gone "a build by another compiler is removed" "$scratch/tree" /usr/bin/gcc
exit $status
