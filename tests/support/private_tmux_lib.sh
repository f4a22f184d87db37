# shellcheck shell=bash
# private_tmux_lib.sh: private tmux servers for tests that run in their own folder.

# private_tmux SOCKET COMMAND...: runs a command on the server behind that socket in this
# folder, by its relative path because an absolute one may be too long for a socket. Uses
# no personal settings, and a terminal type that every machine has.
private_tmux() {
    local socket=$1
    shift
    [ -e tmux.conf ] || echo 'set -g default-terminal screen-256color' >tmux.conf
    tmux -S "$socket" -f tmux.conf "$@"
}
