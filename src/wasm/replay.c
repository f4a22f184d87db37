/* replay.c: replays records and plays seeded games, with a hash of every state. */
#include <string.h>

#include "ai/fingerprint.h"
#include "ai/playout.h"
#include "core/record/record.h"
#include "games/games.h"
#include "wasm/host.h"

/* Lines "STEP HASH", as printed by `cantrip replay --hashes`. */
static void put_hashes(struct match *match, struct buffer *out)
{
    size_t last = match->count;
    for (size_t step = 0; step <= last; step++) {
        match_seek(match, step);
        buffer_format(out, "%zu %016llx\n", step, (unsigned long long)match_hash(match));
    }
}

/* The hash after every step of a record. */
const char *HOST_EXPORT(cantrip_replay)(const char *text, size_t length);
const char *HOST_EXPORT(cantrip_replay)(const char *text, size_t length)
{
    struct error error = {0};
    struct match *match = record_read(games_list(), text, length, "record", &error);
    if (match == NULL)
        return host_error(&error);
    put_hashes(match, host_answer());
    match_free(match);
    return host_text();
}

/* The record of a game played by players of one spec (ai/ai.h), given a NUL-terminated
 * game id with a seed. */
const char *HOST_EXPORT(cantrip_play)(const char *id, const char *spec);
const char *HOST_EXPORT(cantrip_play)(const char *id, const char *spec)
{
    struct error error = {0};
    struct match *match = host_match(id, &error);
    if (match == NULL)
        return host_error(&error);
    if (match->seed[0] == '\0') {
        match_free(match);
        error_set(&error, "the game id needs a seed: add #SEED");
        return host_error(&error);
    }
    bool ok = playout_match(match, spec, 0, NULL, NULL, &error);
    if (ok)
        record_write(match, host_answer());
    match_free(match);
    return ok ? host_text() : host_error(&error);
}

/* The catalogue line of a NUL-terminated game id with a seed. */
const char *HOST_EXPORT(cantrip_fingerprint)(const char *id);
const char *HOST_EXPORT(cantrip_fingerprint)(const char *id)
{
    struct error error = {0};
    struct fingerprint fingerprint = {0};
    char line[FINGERPRINT_TEXT];
    struct text out = text_init(line, sizeof line);
    if (!fingerprint_play(games_list(), id, &fingerprint, &error))
        return host_error(&error);
    fingerprint_write(id, &fingerprint, &out);
    buffer_put(host_answer(), line);
    return host_text();
}
