/* positions.c: see positions.h. */
#include "positions.h"

#include <stdlib.h>
#include <string.h>

#include "core/match/chance.h"
#include "games/games.h"

enum { POSITIONS = 16 };

static const char *const ids[POSITIONS] = {
    "pig:target=30#1",
    "seals#2",
    "seals:players=3,circle=2#3",
    "seals:players=4,circle=3#4",
    "seals:players=5,circle=4#5",
    "seals:players=5,circle=3#6",
    "pig:players=5#7",
    "seals:players=2,circle=4#8",
    "ciub#9",
    "ciub:players=3#10",
    "ciub:players=4#11",
    "ciub:length=short#12",
    "ciub:players=3,length=short#13",
    "ciub:players=4,length=short#14",
    "ciub:first=2#15",
    "ciub:players=3,first=1#16",
};

void positions_expect(bool truth)
{
    if (!truth)
        abort();
}

void positions_refused(const struct error *error, const char *name, bool with_line)
{
    positions_expect(error->text[0] != '\0');
    positions_expect(strcmp(error->file, name) == 0);
    positions_expect(error->line > 0 || !with_line);
}

bool positions_part(const char **at, const char *end, char separator, const char **part,
                    size_t *length)
{
    if (*at >= end)
        return false;
    const char *stop = memchr(*at, separator, (size_t)(end - *at));
    *part = *at;
    *length = (size_t)((stop != NULL ? stop : end) - *at);
    *at += *length + 1;
    return true;
}

char *positions_line(char **text)
{
    char *line = *text;
    if (line == NULL)
        return NULL;
    *text = strchr(line, '\n');
    if (*text != NULL)
        *(*text)++ = '\0';
    return line;
}

static struct match *make_match(const char *id)
{
    struct setup setup;
    struct error error;
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    positions_expect(setup_read_id(&setup, games_list(), &game, seed, id, &error));
    struct match *match = match_new(game, &setup, seed, &error);
    positions_expect(match != NULL);
    setup_deinit(&setup);
    return match;
}

struct match *positions_match(uint8_t pick)
{
    static struct match *kept[POSITIONS];
    size_t slot = pick % POSITIONS;
    if (kept[slot] == NULL)
        kept[slot] = make_match(ids[slot]);
    struct match *match = kept[slot];
    match->game->start(match->world, match->first);
    memcpy(match->state, match->first, match->game->state_size);
    match->count = match->known = 0;
    match->assembled = false;
    return match;
}

static choice_t pick_choice(const struct match *match, const void *state, struct rng *rng)
{
    choice_t list[GAME_MAX_CHOICES];
    if (match->game->actor(match->world, state) == SEAT_CHANCE)
        return chance_draw(match->game, match->world, state, rng);
    int count = match->game->choices(match->world, state, list);
    positions_expect(count > 0);
    return list[rng_below(rng, (uint32_t)count)];
}

void positions_skip(struct match *match, int steps, uint64_t seed)
{
    struct rng rng;
    rng_seed(&rng, seed);
    for (int i = 0; i < steps && !match_over(match); i++)
        match->game->apply(match->world, match->state,
                           pick_choice(match, match->state, &rng));
    memcpy(match->first, match->state, match->game->state_size);
    match->assembled = true;
}

void positions_play(struct match *match, int steps, uint64_t seed)
{
    struct error error;
    struct rng rng;
    rng_seed(&rng, seed);
    for (int i = 0; i < steps && !match_over(match); i++) {
        match_choose(match, pick_choice(match, match->state, &rng));
        positions_expect(match->game->check(match->world, match->state, &error));
    }
}
