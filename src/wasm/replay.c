/* replay.c: folding records and playing seeded games, with the hash of every state. */
#include <string.h>

#include "ai/playout.h"
#include "ai/trail.h"
#include "core/record.h"
#include "games/games.h"
#include "wasm/host.h"

/* Lines "STEP HASH", the same as `cantrip replay --hashes` prints. */
static void put_hashes(struct match *match, struct buffer *out)
{
    size_t last = match->count;
    for (size_t step = 0; step <= last; step++) {
        match_seek(match, step);
        buffer_format(out, "%zu %016llx\n", step, (unsigned long long)match_hash(match));
    }
}

/* Errors are told in a line that starts with '!'. */
static const char *answer_error(const struct error *error)
{
    char line[ERROR_TEXT + ERROR_FILE + 32];
    buffer_format(host_answer(), "!%s\n", error_line(error, line, sizeof line));
    return host_text();
}

/* A record's text -> the hash after every step. */
const char *HOST_EXPORT(cantrip_replay)(const char *text, size_t length);
const char *HOST_EXPORT(cantrip_replay)(const char *text, size_t length)
{
    struct error error = {0};
    struct match *match = record_read(games_list(), text, length, "record", &error);
    if (match == NULL)
        return answer_error(&error);
    put_hashes(match, host_answer());
    match_free(match);
    return host_text();
}

static struct match *match_from_id(const char *id, struct error *error)
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

/* A terminated game id with a seed -> the record of the game random players make of it.
 */
const char *HOST_EXPORT(cantrip_play_random)(const char *id);
const char *HOST_EXPORT(cantrip_play_random)(const char *id)
{
    struct error error = {0};
    struct match *match = match_from_id(id, &error);
    if (match == NULL)
        return answer_error(&error);
    if (match->seed[0] == '\0') {
        match_free(match);
        error_set(&error, "the game id needs a seed: write #SEED at its end");
        return answer_error(&error);
    }
    playout_match(match, "random", 0);
    record_write(match, host_answer());
    match_free(match);
    return host_text();
}

/* A terminated game id with a seed -> its line of the catalogue. */
const char *HOST_EXPORT(cantrip_trail)(const char *id);
const char *HOST_EXPORT(cantrip_trail)(const char *id)
{
    struct error error = {0};
    struct trail trail = {0};
    char line[TRAIL_TEXT];
    struct text out = text_init(line, sizeof line);
    if (!trail_play(games_list(), id, &trail, &error))
        return answer_error(&error);
    trail_write(id, &trail, &out);
    buffer_put(host_answer(), line);
    return host_text();
}
