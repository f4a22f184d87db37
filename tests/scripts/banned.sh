#!/bin/bash
# A source that uses a banned function does not compile; one that does not, compiles.
set -u
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# expect yes|no WORDS STATEMENT
expect() {
    local answer=yes
    printf '#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n%s\n' \
        "void probe(char *to, const char *from); void probe(char *to, const char *from)
         { (void)to; (void)from; $2; }" >"$scratch/probe.c"
    gcc -std=c17 -Wall -Wextra -Werror -D_POSIX_C_SOURCE=200809L -fsyntax-only \
        -include "${CANTRIP_SOURCE:?}/src/base/banned.h" "$scratch/probe.c" \
        2>"$scratch/out" || answer=no
    if [ "$answer" = "$1" ]; then
        echo "ok - compiles: $1: $2"
    else
        echo "not ok - compiles: $1: $2"
        cat "$scratch/out"
        status=1
    fi
}

expect yes 'snprintf(to, 4, "%s", from)'
expect yes 'memcpy(to, from, 3)'
expect no 'strcpy(to, from)'
expect no 'strcat(to, from)'
expect no 'strncpy(to, from, 3)'
expect no 'sprintf(to, "%s", from)'
expect no 'to[0] = (char)atoi(from)'
expect no 'to[0] = (char)rand()'
expect no 'strtok(to, from)'
exit $status
