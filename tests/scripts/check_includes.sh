#!/bin/bash
# The layer check finds planted violations and accepts what is allowed.
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

expect accepts core/match/match.c core/match/match.h
expect accepts core/match/match.c base/rng.h
expect accepts games/seals/rules/apply.c core/game.h
expect accepts games/seals/rules/apply.c games/seals/board/board.h
expect accepts games/seals/rules/apply.c games/data.h
expect accepts games/seals/tui/view.c games/seals/rules/state.h
expect accepts games/seals/tui/view.c ui/tui/view/view.h
expect accepts games/games.c games/seals/seals.h
expect accepts ai/greedy.c core/match/player.h
expect accepts session/session.c session/table/table.h
expect accepts session/store/store.c session/table/table.h
expect accepts cli/main.c ai/greedy.h
expect accepts cli/main.c games/games.h
expect accepts cli/data.c games/data.h
expect accepts cli/records/board.c games/seals/board/board.h
expect refuses base/rng.c core/game.h
expect refuses base/rng.c i18n/i18n.h
expect refuses core/match/match.c games/games.h
expect refuses core/match/match.h ai/greedy.h
expect refuses games/seals/rules/apply.c cli/main.h
expect refuses games/seals/rules/apply.c games/pig/pig.h
expect refuses games/seals/rules/apply.c games/seals/tui/view.h
expect refuses games/seals/guide/help.c ui/tui/view/view.h
expect refuses games/seals/tui/view.c games/ciub/rules/state.h
expect refuses games/games.c ai/greedy.h
expect refuses ai/greedy.c games/seals/board/board.h
expect refuses session/table/table.c session/session.h
expect refuses ui/tui/tui.c ui/plain/plain.h
expect refuses ui/tui/tui.c games/seals/rules/state.h
expect refuses server/server.c net/http/http.h
expect refuses cli/main.c wasm/module.h
expect refuses cli/records/check.c games/seals/board/board.h
expect refuses cli/records/check.h games/ciub/set/set.h
expect refuses cli/records/board.c games/ciub/set/set.h
expect refuses wasm/host.c games/seals/board/board.h
expect refuses core/match/match.c match.h
expect refuses core/match/match.c ../games/games.h
expect refuses elsewhere/odd.c base/rng.h
exit $status
