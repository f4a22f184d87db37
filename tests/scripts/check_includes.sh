#!/bin/bash
# The check of the layers finds planted violations and accepts what is allowed.
set -u
check=${CANTRIP_SOURCE:?}/scripts/check-includes
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# expect accepts|refuses FILE INCLUDE: a tree with this one file and include.
expect() {
    local src=$scratch/src answer=accepts
    rm -rf "$src"
    mkdir -p "$src/$(dirname "$2")"
    printf '#include <stdio.h>\n#include "%s"\n' "$3" >"$src/$2"
    "$check" "$src" >"$scratch/out" || answer=refuses
    if [ "$answer" = "$1" ]; then
        echo "ok - $1 $3 in $2"
    else
        echo "not ok - $1 $3 in $2"
        cat "$scratch/out"
        status=1
    fi
}

expect accepts core/match.c core/match.h
expect accepts core/match.c base/rng.h
expect accepts games/seals/rules.c core/game.h
expect accepts games/seals/rules.c games/seals/board.h
expect accepts games/seals/rules.c games/data.h
expect accepts games/games.c games/seals/seals.h
expect accepts ai/greedy.c core/player.h
expect accepts cli/main.c ai/greedy.h
expect accepts cli/main.c games/games.h
expect accepts cli/cmd_data.c games/data.h
expect accepts cli/cmd_board.c games/seals/board.h
expect refuses base/rng.c core/game.h
expect refuses core/match.c games/games.h
expect refuses core/match.h ai/greedy.h
expect refuses games/seals/rules.c cli/main.h
expect refuses games/seals/rules.c games/pig/pig.h
expect refuses games/games.c ai/greedy.h
expect refuses ai/greedy.c games/seals/board.h
expect refuses cli/main.c wasm/module.h
expect refuses cli/cmd_check.c games/seals/board.h
expect refuses cli/cmd_check.h games/ciub/set.h
expect refuses cli/cmd_board.c games/ciub/set.h
expect refuses wasm/host.c games/seals/board.h
expect refuses core/match.c match.h
expect refuses core/match.c ../games/games.h
expect refuses elsewhere/odd.c base/rng.h
exit $status
