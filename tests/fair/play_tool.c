/* play_tool.c: writes the record of a random game with fair dice.
 * fair_play_tool ID NUMBER [hidden]
 * NUMBER determines seed, entropy and moves; the last seat is a computer player. With
 * `hidden`, the game stops early and the seed is not revealed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "core/match/setup.h"
#include "fair/fair.h"
#include "games/games.h"

static void fill(unsigned char *bytes, struct rng *rng)
{
    for (int i = 0; i < FAIR_BYTES; i++)
        bytes[i] = (unsigned char)rng_below(rng, 256);
}

static void make_fair(struct fair *fair, int players, struct rng *rng)
{
    *fair = (struct fair){.table = "7K2QFD9X", .players = players};
    fill(fair->seed, rng);
    for (int seat = 0; seat + 1 < players; seat++) {
        fill(fair->entropy[seat], rng);
        fair->given |= 1u << seat;
    }
    fair_make_key(fair);
}

static void play(const struct fair *fair, struct match *match, struct rng *rng,
                 size_t most)
{
    choice_t list[GAME_MAX_CHOICES];
    fair_draw_all(fair, match);
    while (!match_over(match) && match->count < most) {
        int count = match->game->choices(match->world, match->state, list);
        match_choose(match, list[rng_below(rng, (uint32_t)count)]);
        fair_draw_all(fair, match);
    }
}

static struct match *begin(const char *id)
{
    const struct game *game = NULL;
    struct error error = {0};
    struct setup setup;
    char seed[SETUP_VALUE];
    struct match *match = NULL;
    if (setup_read_id(&setup, games_list(), &game, seed, id, &error))
        match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    if (match == NULL)
        fprintf(stderr, "fair_play_tool: %s\n", error.text);
    return match;
}

int main(int count, char **words)
{
    struct match *match = count > 2 ? begin(words[1]) : NULL;
    bool hidden = count > 3 && strcmp(words[3], "hidden") == 0;
    uint64_t number = 0;
    if (match == NULL || !text_to_u64(words[2], &number))
        return 2;
    struct fair fair;
    struct rng rng;
    struct buffer record;
    buffer_init(&record);
    rng_seed(&rng, number);
    make_fair(&fair, match->setup.players, &rng);
    play(&fair, match, &rng, hidden ? 20 : 1000000);
    fair_note(&fair, !hidden, match);
    fair_write_record(match, &record);
    fwrite(record.data, 1, record.length, stdout);
    buffer_deinit(&record);
    match_free(match);
    return 0;
}
