#!/bin/bash
# The layer check finds planted violations and accepts what is allowed.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"

# check accepts|refuses FILE INCLUDE: a tree with this one file and include.
check() {
    local src=$scratch/src answer=accepts
    rm -rf "$src"
    mkdir -p "$src/$(dirname "$2")"
    printf '#include <stdio.h>\n#include "%s"\n' "$3" >"$src/$2"
    "$source/scripts/check-includes" "$src" >"$scratch/out" || answer=refuses
    [ "$answer" = "$1" ]
    result $? "$1 $3 in $2"
}

check accepts core/match/match.c core/match/match.h
check accepts core/match/match.c base/rng.h
check accepts games/seals/rules/apply.c core/game.h
check accepts games/seals/rules/apply.c games/seals/board/board.h
check accepts games/seals/rules/apply.c games/data.h
check accepts games/seals/tui/view.c games/seals/rules/state.h
check accepts games/seals/tui/view.c ui/tui/view/view.h
check accepts games/games.c games/seals/seals.h
check accepts ai/greedy.c core/match/player.h
check accepts session/session.c session/table/table.h
check accepts session/store/store.c session/table/table.h
check accepts cli/main.c ai/greedy.h
check accepts cli/main.c games/games.h
check accepts cli/data.c games/data.h
check accepts cli/records/board.c games/seals/board/board.h
check refuses base/rng.c core/game.h
check refuses base/rng.c i18n/i18n.h
check refuses core/match/match.c games/games.h
check refuses core/match/match.h ai/greedy.h
check refuses games/seals/rules/apply.c cli/main.h
check refuses games/seals/rules/apply.c games/pig/pig.h
check refuses games/seals/rules/apply.c games/seals/tui/view.h
check refuses games/seals/guide/help.c ui/tui/view/view.h
check refuses games/seals/tui/view.c games/ciub/rules/state.h
check refuses games/games.c ai/greedy.h
check refuses ai/greedy.c games/seals/board/board.h
check refuses session/table/table.c session/session.h
check refuses ui/tui/tui.c ui/plain/plain.h
check refuses ui/tui/tui.c games/seals/rules/state.h
check refuses server/server.c net/http/http.h
check refuses cli/main.c wasm/module.h
check refuses cli/records/check.c games/seals/board/board.h
check refuses cli/records/check.h games/ciub/set/set.h
check refuses cli/records/board.c games/ciub/set/set.h
check refuses wasm/host.c games/seals/board/board.h
check refuses core/match/match.c match.h
check refuses core/match/match.c ../games/games.h
check refuses elsewhere/odd.c base/rng.h
exit $status
