#!/bin/bash
# A source that uses a banned function does not compile; one that does not, compiles.
. "${CANTRIP_SOURCE:?}/tests/scripts/lib.sh"

# compiles yes|no STATEMENT
compiles() {
    local answer=yes
    printf '#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n%s\n' \
        "void probe(char *to, const char *from); void probe(char *to, const char *from)
         { (void)to; (void)from; $2; }" >"$scratch/probe.c"
    gcc -std=c17 -Wall -Wextra -Werror -D_POSIX_C_SOURCE=200809L -fsyntax-only \
        -include "$source/src/base/banned.h" "$scratch/probe.c" \
        2>"$scratch/out" || answer=no
    [ "$answer" = "$1" ]
    result $? "compiles: $1: $2"
}

compiles yes 'snprintf(to, 4, "%s", from)'
compiles yes 'memcpy(to, from, 3)'
compiles no 'strcpy(to, from)'
compiles no 'strcat(to, from)'
compiles no 'strncpy(to, from, 3)'
compiles no 'sprintf(to, "%s", from)'
compiles no 'to[0] = (char)atoi(from)'
compiles no 'to[0] = (char)rand()'
compiles no 'strtok(to, from)'
exit $status
