#!/bin/bash
# Every link in the documents works, and the picture on the front page shows the current
# dungeon.
set -u
cd "${CANTRIP_SOURCE:?}" || exit 1
status=0
count=0
for page in *.md docs/*.md; do
    while IFS= read -r link; do
        count=$((count + 1))
        [ -e "$(dirname "$page")/$link" ] && continue
        echo "not ok - $page links to $link, which is not there"
        status=1
    done < <(grep -oE '\]\([^)#: ]+[)# ]' "$page" | sed 's/^](//; s/.$//')
done
if [ $count -lt 10 ]; then
    echo "not ok - only $count links were found"
    status=1
elif [ $status = 0 ]; then
    echo "ok - links of the documents"
fi

if "${CANTRIP_BIN:?}" board standard --players 5 --svg - | cmp -s - docs/images/dungeon-5.svg; then
    echo "ok - the picture of the dungeon"
else
    echo "not ok - docs/images/dungeon-5.svg is out of date: draw it anew with"
    echo "# cantrip board standard --players 5 --svg docs/images/dungeon-5.svg --force"
    status=1
fi
exit $status
