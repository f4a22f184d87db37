/* fair.c: derives outcomes from the seed and the players' entropy. Deterministic, so
 * libsodium needs no initialisation. */
#include "fair/fair.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

/* Domain separation: distinct labels keep the three uses apart. */
static const char seed_label[] = "cantrip seed 1\n";
static const char key_label[] = "cantrip key 1\n";
static const char roll_label[] = "cantrip roll 1\n";

enum { WORD_BYTES = 8 };

void fair_hash(const void *bytes, size_t length, unsigned char *hash)
{
    crypto_hash_sha256(hash, bytes, length);
}

static void hash_words(crypto_hash_sha256_state *state, const char *words)
{
    crypto_hash_sha256_update(state, (const unsigned char *)words, strlen(words));
}

void fair_commit(const char *table, const unsigned char *seed, unsigned char *commitment)
{
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    hash_words(&state, seed_label);
    hash_words(&state, table);
    hash_words(&state, "\n");
    crypto_hash_sha256_update(&state, seed, FAIR_BYTES);
    crypto_hash_sha256_final(&state, commitment);
}

static void sign_words(crypto_auth_hmacsha256_state *state, const char *words)
{
    crypto_auth_hmacsha256_update(state, (const unsigned char *)words, strlen(words));
}

void fair_make_key(struct fair *fair)
{
    static const unsigned char none[FAIR_BYTES];
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, fair->seed, FAIR_BYTES);
    sign_words(&state, key_label);
    sign_words(&state, fair->table);
    sign_words(&state, "\n");
    for (int seat = 0; seat < fair->players; seat++)
        crypto_auth_hmacsha256_update(
            &state, fair->given >> seat & 1 ? fair->entropy[seat] : none, FAIR_BYTES);
    crypto_auth_hmacsha256_final(&state, fair->key);
}

static void make_block(const struct fair *fair, size_t step, unsigned block,
                       unsigned char *bytes)
{
    char numbers[64];
    struct text out = text_init(numbers, sizeof numbers);
    crypto_auth_hmacsha256_state state;
    text_format(&out, "\n%zu\n%u", step, block);
    crypto_auth_hmacsha256_init(&state, fair->key, FAIR_BYTES);
    sign_words(&state, roll_label);
    sign_words(&state, fair->table);
    sign_words(&state, numbers);
    crypto_auth_hmacsha256_final(&state, bytes);
}

static uint64_t big_endian(const unsigned char *bytes)
{
    uint64_t word = 0;
    for (int i = 0; i < WORD_BYTES; i++)
        word = word << 8 | bytes[i];
    return word;
}

uint64_t fair_below(const struct fair *fair, size_t step, uint64_t sum)
{
    assert(sum > 0);
    /* 2^64 mod sum: the largest words, which would make small results more likely. */
    uint64_t rejected = (0 - sum) % sum;
    for (unsigned block = 0;; block++) {
        unsigned char bytes[FAIR_BYTES];
        make_block(fair, step, block, bytes);
        for (int at = 0; at < FAIR_BYTES; at += WORD_BYTES) {
            uint64_t word = big_endian(bytes + at);
            if (word <= UINT64_MAX - rejected)
                return word % sum;
        }
    }
}

choice_t fair_draw(const struct fair *fair, const struct game *game, const void *world,
                   const void *state, size_t step)
{
    choice_t list[GAME_MAX_CHOICES];
    uint32_t weight[GAME_MAX_CHOICES];
    assert(game->actor(world, state) == SEAT_CHANCE);
    int count = game->choices(world, state, list);
    assert(count > 0);
    uint32_t sum = game->weights(world, state, weight);
    if (sum == 0)
        return list[fair_below(fair, step, (uint64_t)count)];
    uint64_t number = fair_below(fair, step, sum);
    int at = 0;
    while (number >= weight[at])
        number -= weight[at++];
    return list[at];
}

size_t fair_draw_all(const struct fair *fair, struct match *match)
{
    size_t drawn = 0;
    assert(match->seed[0] == '\0');
    for (; match_actor(match) == SEAT_CHANCE; drawn++)
        match_choose(match, fair_draw(fair, match->game, match->world, match->state,
                                      match->count));
    return drawn;
}
