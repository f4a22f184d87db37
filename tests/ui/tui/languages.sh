#!/bin/bash
# Every language on the screen: setup, turns, a refusal. Expected texts are looked up in
# the translation, so that its wording may change.
. "$(dirname "$0")/tmux_lib.sh"

# catalogue CODE: one translation per line: the text, a tab, the translation; for English,
# the text itself. Skips texts with placeholders, line breaks or plurals.
catalogue() {
    local source=$CANTRIP_SOURCE/po/$1.po said='$4'
    if [ "$1" = en ]; then
        source=$CANTRIP_SOURCE/po/cantrip.pot
        said='$2'
    fi
    msgcat --no-wrap --no-location "$source" | sed 's/\\"/\x01/g' |
        awk -F'"' '/^msgid /{id=$2} /^msgid_plural/{id=""}
            /^msgstr "/ && id!="" && id !~ /[%\\]/ {$4=$2; $2=id; print $2 "\t" '"$said"'}' |
        tr '\001' '"' >"words.$1"
}

# word TEXT: its translation, as a pattern.
word() {
    awk -F'\t' -v id="$1" '$1==id {print $2; exit}' "words.$language" |
        sed 's/[][\.*^$]/\\&/g'
}

# heading GAME: the first line of its rules in the language.
heading() {
    local rules=$CANTRIP_SOURCE/docs/$language/$1-rules.md
    [ "$language" != en ] || rules=$CANTRIP_SOURCE/docs/$1-rules.md
    sed -n '1s/^# //p' "$rules"
}

# tells NAME TEXT: waits until the screen shows that text in the language.
tells() {
    local pattern
    pattern=$(word "$2")
    if [ -n "$pattern" ]; then
        await "$language: $1" "$pattern"
    else
        fail "$language: $1" "po/$language.po has nothing for \`$2\`"
    fi
}

# translated NAME: no untranslated text is on the screen. Single words may be notation,
# which is the same everywhere.
translated() {
    awk -F'\t' '$1!=$2 && $1 ~ / / && length($1) > 8 {print $1}' "words.$language" >raw
    if [ "$language" != en ] && [ ! -s raw ]; then
        fail "$language: $1" "po/$language.po translates nothing"
    elif screen | grep -qFf raw; then
        fail "$language: $1" "left in English:" "$(screen | grep -Fof raw)" "$(screen)"
    else
        pass "$language: $1"
    fi
}

# Whether the right edge of the box is straight once all is drawn.
is_straight() {
    local line
    column=-1 rows=0 crooked=""
    while IFS= read -r line; do
        if [ "$column" -lt 0 ] && [[ $line == *┌*┐* ]]; then
            line=${line%┐*}
            column=${#line}
        elif [ "$column" -ge 0 ]; then
            rows=$((rows + 1))
            [[ ${line:column:1} == [│┘] ]] || crooked+="$line"$'\n'
            [[ ${line:column:1} == ┘ ]] && break
        fi
    done < <(screen)
    [ "$rows" -gt 1 ] && [ -z "$crooked" ]
}

# framed NAME
framed() {
    local column rows crooked
    patiently is_straight
    result $? "$language: $1" "column $column, $rows rows, crooked: $crooked" "$(screen)"
}

set_up() {
    play 80 24 --language "$language"
    tells "the set-up" "Start a game"
    tells "with a person" "a person"
    translated "the set-up is translated"
    keys q
    await "$language: it is left" "ended 0"
}

turns_of_seals() {
    play 80 24 seals --language "$language" --seed owl --first 1 --seat person:Ada --seat greedy
    shows "Ada)\?: "
    translated "seals: a position is translated"
    keys BSpace
    tells "seals: nothing to take back" \
        "There is nothing to take back in this move. u takes back the last move."
    keys c
    keys Enter
    shows ": start h[1-6]"
    translated "seals: a draft is translated"
    keys Enter
    keys :
    tells "seals: a line to type" "Type a move"
    keys -l "take f f f f f"
    keys Enter
    await "$language: seals: a refusal" \
        "$(word "nobody takes more than three dice" | LC_ALL=C.UTF-8 sed 's/^.//')"
    framed "seals: the box is straight"
    keys Escape
    hides "$(word "Type a move")"
    keys m
    tells "seals: the menu" "What can be done"
    framed "seals: its box is straight"
    keys Escape
    hides "$(word "What can be done")"
    keys k
    tells "seals: the keys" "a menu of all possible moves"
    translated "seals: they are translated"
    framed "seals: their box is straight"
    keys Escape
    hides "$(word "a menu of all possible moves")"
    keys R
    await "$language: seals: the rules" "$(heading seals)"
    framed "seals: their box is straight, too"
}

turns_of_ciub() {
    play 80 24 ciub --language "$language" --seed owl --first 1 --seat person:Ada --seat greedy
    shows "Ada"
    translated "ciub: a position is translated"
    keys :
    tells "ciub: a line to type" "Type a move"
    keys -l "roll"
    keys Enter
    hides "$(word "Type a move")"
    keys Enter
    keys o
    tells "ciub: odds" "How likely you are to gain a card this turn"
    framed "ciub: their box is straight"
    translated "ciub: they are translated"
    grep -q "^\*: roll" "$(find data -name 'ciub*.rec')"
    result $? "$language: ciub: the dice fell" "$(screen)"
}

# On an ASCII screen other alphabets are transliterated.
plain_letters() {
    local seen
    before=$1 play 80 24 ciub --language "$language" --seed owl --first 1 "${@:2}" \
        --seat person:Ada --seat greedy
    shows "^>1 Ada"
    seen=$(screen)
    ! { LC_ALL=C grep -q '[^ -~]' <<<"$seen" || ! grep -q "opus-magnum" <<<"$seen"; }
    result $? "$language: plain letters (${*:-none})" "$seen"
    keys q
    await "$language: left again" "ended 0"
}

for language in en de ru; do
    catalogue "$language"
    set_up
    turns_of_seals
    turns_of_ciub
    plain_letters "" --ascii
    plain_letters LC_ALL=C
    rm -rf data
done

play 80 24 pig --language xx
await "an unknown language is refused" "ended 2"
says "with those there are" err "de"

finish
