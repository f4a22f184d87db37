#!/bin/bash
# The bash completion, sourced and called as by the shell.
. "${CANTRIP_SOURCE:?}/tests/cli/lib.sh"
. "${CANTRIP_SOURCE:?}/completion/cantrip.bash"

# complete_line NAME WANTED WORDS...: the last word is the one being completed.
complete_line() {
    local name=$1 wanted=$2
    shift 2
    COMP_WORDS=("$cantrip" "$@")
    COMP_CWORD=$#
    COMPREPLY=()
    _cantrip
    [[ " ${COMPREPLY[*]} " == *" $wanted "* ]]
    result $? "$name" "no $wanted among: ${COMPREPLY[*]}"
}

touch game.rec
complete_line "commands" replay ''
complete_line "a command begun" replay rep
complete_line "games" seals new ''
complete_line "a game begun" pig new p
complete_line "options" --hashes replay x --ha
complete_line "short-lettered options" --output new pig --o
complete_line "options of games" --circle new seals --c
complete_line "values" greedy new pig --play ''
complete_line "values of the game" random new seals --circle r
complete_line "games to play" ciub play c
complete_line "who sits" adept play pig --seat a
complete_line "files" game.rec replay g
complete_line "files as values" game.rec new pig --output g
complete_line "help topics" engine help e
complete_line "boards" standard board s
complete_line "games that have odds" seals odds s
complete_line "settings" --log-level serve --log
complete_line "values of settings" warn serve --log-level w
complete_line "switches" no serve --registration n
complete_line "records that have odds" game.rec odds g
finish
