/* host.c: memory and the answer buffer shared with the host. */
#include "wasm/host.h"

#include <stdlib.h>

#include "games/games.h"

struct host *host_get(void)
{
    static struct host host;
    return &host;
}

struct buffer *host_answer(void)
{
    struct buffer *answer = &host_get()->answer;
    buffer_clear(answer);
    return answer;
}

const char *host_text(void)
{
    const char *data = host_get()->answer.data;
    return data ? data : "";
}

const char *host_error(const struct error *error)
{
    char line[ERROR_TEXT + ERROR_FILE + 32];
    buffer_format(host_answer(), "!%s\n", error_line(error, line, sizeof line));
    return host_text();
}

struct match *host_match(const char *id, struct error *error)
{
    struct setup setup;
    const struct game *game;
    char seed[SETUP_VALUE];
    struct match *match = NULL;
    if (setup_read_id(&setup, games_list(), &game, seed, id, error))
        match = match_new(game, &setup, seed, error);
    setup_deinit(&setup);
    return match;
}

void *HOST_EXPORT(cantrip_alloc)(size_t size);
void *HOST_EXPORT(cantrip_alloc)(size_t size)
{
    return malloc(size ? size : 1);
}

void HOST_EXPORT(cantrip_free)(void *memory);
void HOST_EXPORT(cantrip_free)(void *memory)
{
    free(memory);
}

/* Length of the last answer in bytes. */
size_t HOST_EXPORT(cantrip_answer_length)(void);
size_t HOST_EXPORT(cantrip_answer_length)(void)
{
    return host_get()->answer.length;
}
