# shellcheck shell=bash
# private_tmux_lib.sh: tmux servers of a test's own, for those who work in a folder of their own.

# private_tmux SOCKET COMMAND...: a command to the server behind that socket in this folder, named
# from here because a whole path may be longer than a socket's can be. Nobody's settings apply, and
# the terminal is one that every machine has a description of.
private_tmux() {
    local socket=$1
    shift
    [ -e tmux.conf ] || echo 'set -g default-terminal screen-256color' >tmux.conf
    tmux -S "$socket" -f tmux.conf "$@"
}
