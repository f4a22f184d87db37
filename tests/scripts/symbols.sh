#!/bin/bash
# Every exported symbol has the prefix of its library, and one without it is found.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
check=$source/scripts/check-symbols
build=$(dirname "${CANTRIP_BIN:?}")

"$check" "$build" >"$scratch/out"
result $? "the symbols of all libraries"

# plant FILE SYMBOL: an object file of that source with the symbol in it.
plant() {
    local object=$scratch/build/CMakeFiles/cantrip_any.dir/$1.o
    rm -rf "$scratch/build"
    mkdir -p "$(dirname "$object")"
    echo "int $2;" | cc -x c -c -o "$object" -
}
while read -r answer file symbol; do
    plant "$file" "$symbol"
    "$check" "$scratch/build" >"$scratch/out"
    [ $? = "$answer" ]
    result $? "$symbol in $file: $answer"
done <<'END'
0 src/base/text.c text_put
0 src/ai/search/tree.c search_tree_add
0 src/games/seals/rules/apply.c seals_apply
0 src/cli/records/new.c command_new
1 src/base/text.c put
1 src/games/seals/rules/apply.c apply
1 src/games/seals/rules/apply.c ciub_apply
1 src/server/room/seats.c room_join
1 src/ui/plain/menu.c menu_show
END
"$check" "$scratch/nothing" >"$scratch/out"
[ $? = 1 ]
result $? "a folder without a build is refused"
exit $status
