#!/bin/bash
# Every link in the documents works, and the picture on the front page shows the current
# dungeon.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"
cd "$source" || exit 1
count=0
for page in *.md docs/*.md; do
    while IFS= read -r link; do
        count=$((count + 1))
        [ -e "$(dirname "$page")/$link" ] || echo "$page links to $link, which is not there"
    done < <(grep -oE '\]\([^)#: ]+[)# ]' "$page" | sed 's/^](//; s/.$//')
done >"$scratch/out"
[ $count -ge 10 ] || echo "only $count links were found" >>"$scratch/out"
[ ! -s "$scratch/out" ]
result $? "links of the documents"

echo "draw it anew: cantrip board standard --players 5 --svg docs/images/dungeon-5.svg --force" \
    >"$scratch/out"
"${CANTRIP_BIN:?}" board standard --players 5 --svg - | cmp -s - docs/images/dungeon-5.svg
result $? "the picture of the dungeon, docs/images/dungeon-5.svg"
exit $status
