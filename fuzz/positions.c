/* positions.c: seeded games and positions for the fuzz targets to start from. */
#include "positions.h"

#include <stdlib.h>

#include "core/chance.h"
#include "games/games.h"

static const char *const ids[] = {
    "pig:target=30#1",
    "seals#2",
    "seals:players=3,circle=2#3",
    "seals:players=4,circle=3#4",
    "seals:players=5,circle=4#5",
    "seals:players=5,circle=3#6",
    "pig:players=5#7",
    "seals:players=2,circle=4#8",
};

void positions_expect(bool truth)
{
    if (!truth)
        abort();
}

struct match *positions_match(uint8_t pick)
{
    struct setup setup;
    struct error error;
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    const char *id = ids[pick % (sizeof ids / sizeof ids[0])];
    positions_expect(setup_read_id(&setup, games_list(), &game, seed, id, &error));
    struct match *match = match_new(game, &setup, seed, &error);
    positions_expect(match != NULL);
    setup_deinit(&setup);
    return match;
}

void positions_play(struct match *match, int steps, uint64_t seed)
{
    choice_t list[GAME_MAX_CHOICES];
    struct rng rng;
    rng_seed(&rng, seed);
    for (int i = 0; i < steps && !match_over(match); i++) {
        if (match_actor(match) == SEAT_CHANCE) {
            match_choose(match,
                         chance_draw(match->game, match->world, match->state, &rng));
            continue;
        }
        int count = match->game->choices(match->world, match->state, list);
        positions_expect(count > 0);
        match_choose(match, list[rng_below(&rng, (uint32_t)count)]);
        positions_expect(match->game->check(match->world, match->state) == NULL);
    }
}
