#!/bin/bash
# scripts/changed picks changed files and a share of the rest, and covers everything over
# time.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1

# Whether the last commit is that one: a loop that ended early did not reach it.
reached() {
    [ "$(git log -1 --format=%s)" = "$1" ]
}

commit() {
    git add -A && git -c user.name=test -c user.email=test -c commit.gpgsign=false commit -q --allow-empty -m "$1"
}

pick() {
    find src -name '*.c' | scripts/changed 4
}

mkdir -p "$scratch/tree/scripts" "$scratch/tree/src/part" && cd "$scratch/tree" || exit 1
cp "$source/scripts/changed" scripts/
for number in 1 2 3 4 5 6 7 8; do
    echo "int part_$number;" >"src/part/$number.c"
done
echo '#include "part/between.h"' >>src/part/5.c
echo '#include "part/shared.h"' >src/part/between.h
echo 'int shared;' >src/part/shared.h

[ "$(pick | wc -l)" = 2 ]
result $? "without git a share is picked"

git init -q . && commit "first"
for number in 1 2 3 4 5 6; do
    commit "empty $number"
done
for number in 1 2 3 4; do
    pick
    commit "later $number"
done | LC_ALL=C sort >"$scratch/picked"
find src -name '*.c' | LC_ALL=C sort >"$scratch/all"
cmp -s "$scratch/picked" "$scratch/all"
result $? "all are picked once within as many commits as there are parts"

# Changed files are there, whichever share it is.
for number in 1 2 3 4; do
    echo "int more_$number;" >>src/part/3.c
    pick | grep -qx src/part/3.c || break
    commit "change $number"
done
reached "change 4"
result $? "a source that was edited is picked"
echo 'int more;' >>src/part/shared.h
commit "header"
for number in 1 2 3 4; do
    pick | grep -qx src/part/5.c || break
    commit "after $number"
done
reached "after 4"
result $? "a source is picked when a header was edited that it includes by way of another"
echo 'int shared;' >src/part/shared.c
commit "source beside a header"
for number in 1 2 3 4; do
    find src -name '*.c' | scripts/changed --uses 4 | grep -qx src/part/5.c || break
    commit "used $number"
done
reached "used 4"
result $? "with --uses also when the source beside that header was"
echo 'int fresh;' >src/part/fresh.c
pick >"$scratch/picked"
grep -qx src/part/fresh.c "$scratch/picked"
result $? "a new file is picked"
exit $status
