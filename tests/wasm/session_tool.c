/* session_tool.c: a native session for comparison with the wasm module: reads requests on
 * standard input, writes answers to standard output, each as a line with its length in
 * bytes followed by the bytes. */
#include <stdio.h>
#include <stdlib.h>

#include "games/games.h"
#include "session/session.h"

enum { MOST = 1 << 24 };

/* Reads the next request; false at the end. */
static bool take(struct buffer *request)
{
    char line[32];
    if (fgets(line, sizeof line, stdin) == NULL)
        return false;
    long length = strtol(line, NULL, 10);
    if (length < 0 || length > MOST)
        return false;
    char *bytes = calloc(1, (size_t)length + 1);
    bool whole = bytes && fread(bytes, 1, (size_t)length, stdin) == (size_t)length;
    buffer_clear(request);
    if (whole)
        buffer_put_n(request, bytes, (size_t)length);
    free(bytes);
    return whole;
}

int main(void)
{
    struct session *session = session_new(games_list());
    struct buffer request, answer;
    buffer_init(&request);
    buffer_init(&answer);
    while (take(&request)) {
        session_do(session, request.data, request.length, &answer);
        printf("%zu\n", answer.length);
        fwrite(answer.data, 1, answer.length, stdout);
    }
    buffer_deinit(&request);
    buffer_deinit(&answer);
    session_free(session);
    return 0;
}
