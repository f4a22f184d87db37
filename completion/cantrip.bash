# Completion of the command `cantrip` in bash: source this file, or install it as
# /usr/share/bash-completion/completions/cantrip.
# Commands, options and games are asked from the program itself, so they are never out of date.

_cantrip_commands() {
    "$1" help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p'
}

_cantrip_options() {
    "$1" "$2" --help 2>/dev/null | grep -o -- '^ *\(-[a-z], \)\? *--[a-z][a-z-]*' |
        grep -o -- '--[a-z-]*'
}

# Whether an option of a command is followed by a value.
_cantrip_takes_value() {
    "$1" "$2" --help 2>/dev/null | grep -q -- "^ *\(-[a-z], \)\? *$3 \([A-Z]\|yes|no\)"
}

_cantrip_games() {
    "$1" games 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\): .*players$/\1/p'
}

# Words for the value of an option; none means a file name.
_cantrip_values() {
    case $1 in
    --players) echo "2 3 4 5" ;;
    --play) echo "random greedy" ;;
    --seat) echo "person novice apprentice adept magus archmage greedy random" ;;
    --resume) echo "last" ;;
    --language) echo "en de ru" ;;
    --unit) echo "choices moves" ;;
    --log-level) echo "error warn info debug" ;;
    --registration | --sandbox) echo "yes no" ;;
    --circle) echo "1 2 3 4 random" ;;
    --board) echo "standard fresh:" ;;
    --length) echo "normal short" ;;
    --set) echo "standard" ;;
    --first) echo "random 1 2 3 4 5" ;;
    --every) echo "circle=1,2,3,4 board=standard,fresh:%" ;;
    esac
}

_cantrip_words() {
    case $2 in
    new | random | perft | bench | demo | play | odds | hint | fit | puzzle) _cantrip_games "$1" ;;
    arena) _cantrip_games "$1"; echo "levels random greedy flat uct search" ;;
    board) echo "standard fresh:" ;;
    data) "$1" data 2>/dev/null ;;
    help) _cantrip_commands "$1" ;;
    esac
}

_cantrip() {
    local program=${COMP_WORDS[0]} current=${COMP_WORDS[COMP_CWORD]}
    local previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]-} words=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="$(_cantrip_commands "$program") --help --version"
    elif [[ $previous == --* ]] && _cantrip_takes_value "$program" "$command" "$previous"; then
        words=$(_cantrip_values "$previous")
    elif [[ $current == -* ]]; then
        words=$(_cantrip_options "$program" "$command")
    else
        words=$(_cantrip_words "$program" "$command")
    fi
    # shellcheck disable=SC2207
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    if [ "${#COMPREPLY[@]}" -eq 0 ] && [ "$COMP_CWORD" -gt 1 ]; then
        compopt -o filenames 2>/dev/null
        # shellcheck disable=SC2207
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}

complete -F _cantrip cantrip
complete -F _cantrip ./cantrip
