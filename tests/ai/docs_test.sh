#!/bin/bash
# The code that docs/writing-an-ai.md quotes is the program's: a block that follows the name of
# a file in back quotes and a colon is found in that file, line for line.
set -u
root=${CANTRIP_SOURCE:-$(cd "$(dirname "$0")/../.." && pwd)}
page=$root/docs/writing-an-ai.md
. "$root/tests/support/docs_lib.sh"

blocks=0
file=
block=
inside=no
while IFS= read -r line; do
    case $inside,$line in
    no,'`'*'`:')
        file=${line#\`}
        file=${file%\`:}
        ;;
    no,'```'*)
        inside=yes
        block=
        ;;
    yes,'```')
        inside=no
        if [ -n "$file" ]; then
            blocks=$((blocks + 1))
            [[ $(cat "$root/$file") == *"${block%$'\n'}"* ]]
            report $? "writing-an-ai.md quotes $file"
        fi
        file=
        ;;
    yes,*) block+=$line$'\n' ;;
    esac
done <"$page"
[ "$blocks" -ge 3 ]
report $? "writing-an-ai.md quotes the program"

# Settings and kinds of players that the page names are there.
for name in nodes seconds threads memory; do
    grep -q "{\"$name\", " "$root/src/ai/spec.c"
    report $? "there is a setting $name"
done

exit $failed
