# shellcheck shell=bash
# environment_lib.sh: the same environment for every test, on any machine and for any
# user. scripts/run-test sources it for all tests; the shell libraries source it again, so
# that a single script can be run by hand.

# Personal settings, and leftovers from a desktop, an editor or a build system.
for name in $(compgen -e); do
    case $name in
    CANTRIP_COMMAND | LANG | LANGUAGE | LC_* | XDG_* | TMUX* | GIT_* | CMAKE_* | *_proxy | *_PROXY | \
        NO_COLOR | FORCE_COLOR | COLORTERM | CLICOLOR* | COLUMNS | LINES | TERMINFO* | ESCDELAY | \
        BROWSER | DISPLAY | WAYLAND_DISPLAY | EDITOR | VISUAL | PAGER | MAKEFLAGS | NINJA_STATUS | \
        CC | CFLAGS | CPPFLAGS | LDFLAGS | BASH_ENV | ENV | CDPATH | GLOBIGNORE | POSIXLY_CORRECT | \
        GREP_* | CURL_* | SSL_CERT_* | OPENSSL_CONF | NODE_OPTIONS | NOTIFY_SOCKET | PYTHON*)
        unset "$name"
        ;;
    esac
done
unset name

# Inherited descriptors above the usual three do not reach the programs under test. Those
# with close-on-exec, including the script itself, never do.
for info in /proc/$$/fdinfo/*; do
    handle=${info##*/} flags=
    while read -r key value; do
        [ "$key" = flags: ] && flags=$value
    done 2>/dev/null <"$info"
    [ "$handle" -le 2 ] || [ -z "$flags" ] || ((8#$flags & 8#2000000)) || exec {handle}>&-
done
unset info handle flags key value

# Messages are not translated, and all alphabets work: every Debian has this locale.
export LC_ALL=C.UTF-8
export TERM=dumb # a test that needs a terminal creates its own
export SHELL=/bin/bash  # tmux starts commands with it
umask 022
