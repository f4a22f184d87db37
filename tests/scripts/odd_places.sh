#!/bin/bash
# The tree builds in a folder with a space and an umlaut in its name, and a read-only
# build is run as it is.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT

tree="$scratch/Würfel spiele"
mkdir "$tree"
cp -r "$source/CMakeLists.txt" "$source/CMakePresets.json" "$source/cmake" "$source/src" \
    "$source/data" "$source/docs" "$source/po" "$source/bench" "$source/examples" "$tree/"
# The files generated from others by path, and some compiled ones.
(cd "$tree" && cmake --preset release -DCANTRIP_TESTS=OFF &&
    ninja -C build/release generated/data_table.c generated/language_table.c libcantrip_base.a) \
    >"$scratch/out" 2>&1
result $? "a folder with a space and an umlaut in its name"

# Root can write everywhere, so the second half drops that privilege.
mkdir -p "$scratch/other/scripts"
cp "$source/cantrip" "$scratch/other/"
cp "$source/scripts/build-release" "$source/scripts/forget-stale-build" "$source/scripts/progress.sh" "$scratch/other/scripts/"
stub other/build/release/cantrip 'echo "it runs: $1"'
chmod -R a-w "$scratch"
plainly=()
[ "$(id -u)" = 0 ] && plainly=(setpriv --bounding-set=-all --inh-caps=-all)
said=$("${plainly[@]}" "$scratch/other/cantrip" games 2>/dev/null)
[ "$said" = "it runs: games" ]
result $? "a build that cannot be written to is run"
exit $status
