#!/bin/bash
# The screen in other languages, also if their locales are not installed.
. "$(dirname "$0")/tmux_lib.sh"

# in_locale NAME ARGS...: plays with only LANG set, to that.
in_locale() {
    local name=$1
    shift
    before="env -u LC_ALL -u LC_CTYPE -u CANTRIP_LANGUAGE -u LANGUAGE LANG=$name" \
        play 80 24 "$@"
}

# No machine has this locale, but it asks for UTF-8.
in_locale ru_RU.UTF-8 --language ru
shows "адепт"
keys й
await "a Cyrillic keyboard has the same keys" "ended 0"

in_locale de_XX.UTF-8 --language de
await "a locale that is missing still has UTF-8" "zufällig"
await "levels are described" "Computer: Adept"
await "names of options too" "Kreis .*1"
await "and their values" "Spielplan .*Standard"
keys q
await "left" "ended 0"

in_locale ru_XX.utf8@any
await "also in other spellings" "компьютер: адепт"
keys Up Enter
await "a mage is described once" "выб"
lacks "and not in English" "@[12].*\(witch\|shaman\|seer\|sorcerer\|warlock\)"
keys q
shows "адепт"
keys q
await "left again" "ended 0"

in_locale de_XX.ISO-8859-1 --language de
await "without UTF-8 ASCII is all there is" "Computer: Adept"
! screen | LC_ALL=C grep -q '[^ -~]'
result $? "and nothing else is sent" "$(screen)"
keys q
await "left at last" "ended 0"

finish
