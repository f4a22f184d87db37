/* session_fuzz.c: a session with hostile requests, separated by bytes of 0x1e. */
#include <jansson.h>
#include <stdint.h>
#include <string.h>

#include "games/games.h"
#include "positions.h"
#include "session/session.h"

enum { REQUESTS = 48, SEPARATOR = 0x1e };

/* Skips slow requests, and catalogues, which are trusted: their texts are formats. The
 * remaining players are fast. */
static bool is_skipped(const char *request, size_t length)
{
    static const char *const words[] = {"hint",  "odds",  "analyse",
                                        "speak", "think", "player"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (size_t at = 0; at + strlen(words[i]) <= length; at++)
            if (memcmp(request + at, words[i], strlen(words[i])) == 0)
                return true;
    return false;
}

/* Every answer is one JSON object. */
static void check_answer(const struct buffer *answer)
{
    json_t *read = json_loadb(answer->data, answer->length, 0, NULL);
    positions_expect(json_is_object(read));
    json_decref(read);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct session *session = session_new(games_list());
    struct buffer answer;
    const char *at = (const char *)data, *end = at + size, *request;
    size_t length;
    int count = 0;
    buffer_init(&answer);
    while (count++ < REQUESTS && positions_part(&at, end, SEPARATOR, &request, &length))
        if (!is_skipped(request, length)) {
            session_do(session, request, length, &answer);
            check_answer(&answer);
        }
    buffer_deinit(&answer);
    session_free(session);
    return 0;
}
