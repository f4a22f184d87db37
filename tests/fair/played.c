/* played.c: plays random games with fair dice. */
#include "played.h"

#include <string.h>

#include "base/rng.h"
#include "core/match/setup.h"
#include "fair/internal.h"
#include "games/games.h"
#include "tests/base/check.h"

void played_fair(struct fair *fair, int players)
{
    *fair = (struct fair){.table = "7K2QFD9X", .players = players, .given = 1};
    for (int i = 0; i < FAIR_BYTES; i++) {
        fair->seed[i] = (unsigned char)i;
        fair->entropy[0][i] = (unsigned char)(0xa0 + i);
        fair->entropy[2][i] = 0x11;
    }
    if (players > 2)
        fair->given |= 4;
    fair_make_key(fair);
}

static struct match *start(const char *id)
{
    const struct game *game = NULL;
    struct setup setup;
    struct error error;
    char seed[SETUP_VALUE];
    error_clear(&error);
    struct match *match = NULL;
    if (setup_read_id(&setup, games_list(), &game, seed, id, &error))
        match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    if (match == NULL)
        fail_msg("%s", error.text);
    return match;
}

struct match *played_match(const struct fair *fair, const char *id, uint64_t seed,
                           size_t most)
{
    struct match *match = start(id);
    struct rng rng;
    choice_t list[GAME_MAX_CHOICES];
    rng_seed(&rng, seed);
    fair_draw_all(fair, match);
    while (!match_over(match) && match->count < most) {
        int count = match->game->choices(match->world, match->state, list);
        match_choose(match, list[rng_below(&rng, (uint32_t)count)]);
        fair_draw_all(fair, match);
    }
    return match;
}

void played_record(const char *id, uint64_t seed, size_t most, bool reveal,
                   struct buffer *record)
{
    struct fair fair;
    struct match *match = start(id);
    played_fair(&fair, match->setup.players);
    match_free(match);
    match = played_match(&fair, id, seed, most);
    fair_note(&fair, reveal, match);
    fair_write_record(match, record);
    match_free(match);
}

bool played_check(const char *text, size_t length, struct buffer *report,
                  struct error *error)
{
    struct buffer own;
    struct error ignored;
    buffer_init(&own);
    bool good = fair_check(games_list(), text, length, "game.rec", &own,
                           error != NULL ? error : &ignored);
    if (report != NULL)
        buffer_put_n(report, own.data != NULL ? own.data : "", own.length);
    buffer_deinit(&own);
    return good;
}

void played_seal(struct buffer *record)
{
    unsigned char digest[FAIR_BYTES];
    char hex[FAIR_HEX];
    size_t at = 0;
    assert_true(fair_find_digest(record->data, record->length, &at));
    fair_digest(record->data, record->length, at, digest);
    fair_to_hex(digest, hex);
    memcpy(record->data + at, hex, FAIR_HEX - 1);
}
