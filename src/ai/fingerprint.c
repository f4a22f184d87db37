/* fingerprint.c: fingerprints of whole random games. */
#include "ai/fingerprint.h"

#include "ai/playout.h"
#include "base/hash.h"

/* Little-endian, for the same result on every platform. */
static uint64_t fold(uint64_t all, uint64_t hash)
{
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(hash >> (8 * i));
    return hash_bytes(bytes, sizeof bytes, all);
}

static void take_hashes(struct match *match, struct fingerprint *out)
{
    size_t last = match->count;
    out->all = 0;
    for (size_t step = 0; step <= last; step++) {
        match_seek(match, step);
        out->all = fold(out->all, match_hash(match));
    }
    out->last = match_hash(match);
}

static bool play(const struct game *game, const struct setup *setup, const char *seed,
                 struct fingerprint *out, struct error *error)
{
    if (seed[0] == '\0')
        return error_set(error, "the game id needs a seed: GAME:OPTIONS#SEED");
    struct match *match = match_new(game, setup, seed, error);
    if (match == NULL)
        return false;
    bool ok = playout_match(match, "random", 0, NULL, &out->choices, error);
    take_hashes(match, out);
    match_free(match);
    return ok;
}

bool fingerprint_play(const struct game *const *games, const char *id,
                      struct fingerprint *out, struct error *error)
{
    struct setup setup;
    const struct game *game;
    char seed[SETUP_VALUE];
    bool ok = setup_read_id(&setup, games, &game, seed, id, error) &&
              play(game, &setup, seed, out, error);
    setup_deinit(&setup);
    return ok;
}

void fingerprint_write(const char *id, const struct fingerprint *fingerprint,
                       struct text *out)
{
    text_format(out, "%s %016llx %ld %016llx", id, (unsigned long long)fingerprint->last,
                fingerprint->choices, (unsigned long long)fingerprint->all);
}
