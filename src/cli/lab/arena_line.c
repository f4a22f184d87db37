/* arena_line.c: formats the lines of a log file: its settings, and a game.
 * arena_line_read.c reads them. */
#include <string.h>

#include "ai/ai.h"
#include "base/hash.h"
#include "base/json.h"
#include "cli/lab/arena.h"

enum { ARENA_LOG_VERSION = 1, DIGITS = 6 };

static void add_hash(struct buffer *out, const char *key, uint64_t hash)
{
    char words[20];
    struct text text = text_init(words, sizeof words);
    text_format(&text, "%016llx", (unsigned long long)hash);
    json_add_text(out, key, words);
}

/* What these players know: those of one spec may come to play otherwise. What others of
 * the game know is free to change while the tournament goes on. */
static uint64_t hash_knowledge(const struct arena_plan *plan)
{
    uint64_t hash = 1;
    for (int i = 0; i < plan->specs; i++)
        hash = ai_knowledge(plan->game, plan->spec[i], hash);
    return hash;
}

static void add_every(struct buffer *out, const struct variety *variety)
{
    json_add_open(out, "every", '[');
    for (int i = 0; i < variety->count; i++) {
        struct buffer words;
        buffer_init(&words);
        buffer_format(&words, "%s=%s", variety->every[i].name, variety->every[i].values);
        json_put_text(out, words.data);
        buffer_deinit(&words);
    }
    json_close(out, ']');
}

/* The specs of these numbers, or with NULL the first ones. */
static void add_specs(struct buffer *out, const char *key, const struct arena_plan *plan,
                      const int8_t *number, int count)
{
    json_add_open(out, key, '[');
    for (int i = 0; i < count; i++)
        json_put_text(out, plan->spec[number ? number[i] : i]);
    json_close(out, ']');
}

static void add_setup(struct buffer *out, const struct tournament *tournament)
{
    const struct setup *setup = &tournament->wanted.setup;
    char id[512];
    struct text text = text_init(id, sizeof id);
    setup_write_id(setup, tournament->plan.game, "", &text);
    if (tournament->variety.all_players)
        json_add_text(out, "players", "all");
    else
        json_add_number(out, "players", tournament->players[0]);
    json_add_text(out, "setup", id);
    if (setup->attachment)
        add_hash(out, "file",
                 hash_bytes(setup->attachment, strlen(setup->attachment), 0));
    else
        json_add_null(out, "file");
}

void arena_line_settings(const struct tournament *tournament, struct buffer *out)
{
    const struct arena_plan *plan = &tournament->plan;
    json_open(out, '{');
    json_add_number(out, "arena", ARENA_LOG_VERSION);
    json_add_text(out, "game", plan->game->name);
    json_add_number(out, "rules", plan->game->rules_version);
    add_setup(out, tournament);
    add_every(out, &tournament->variety);
    add_specs(out, "specs", plan, NULL, plan->specs);
    add_specs(out, "seats", plan, plan->seat, plan->given);
    add_hash(out, "mind", hash_knowledge(plan));
    json_add_text(out, "seed", plan->seed);
    json_close(out, '}');
}

static void add_winners(struct buffer *out, const struct arena_game *game)
{
    json_add_open(out, "winners", '[');
    for (int seat = 0; seat < game->lineup.players; seat++)
        if (game->winners >> seat & 1)
            json_put_number(out, seat + 1);
    json_close(out, ']');
}

static void add_integers(struct buffer *out, const char *key, const int *value, int count)
{
    json_add_open(out, key, '[');
    for (int i = 0; i < count; i++)
        json_put_number(out, value[i]);
    json_close(out, ']');
}

static void add_reals(struct buffer *out, const char *key, const float *value, int count)
{
    json_add_open(out, key, '[');
    for (int i = 0; i < count; i++)
        json_put_digits(out, (double)value[i], DIGITS);
    json_close(out, ']');
}

/* The whole game in one word: with it and the players it can be played again. */
static void add_id(struct buffer *out, const struct tournament *tournament, long deal)
{
    char seed[SETUP_VALUE], id[512];
    struct text seed_out = text_init(seed, sizeof seed), text = text_init(id, sizeof id);
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    variety_setup(&tournament->variety, (unsigned long)deal, &setup, &error);
    arena_deal_seed(&tournament->plan, deal, &seed_out);
    setup_write_id(&setup, tournament->plan.game, seed, &text);
    setup_deinit(&setup);
    json_add_text(out, "id", id);
}

void arena_line_game(const struct tournament *tournament, const struct arena_game *game,
                     struct buffer *out)
{
    int players = game->lineup.players;
    json_open(out, '{');
    json_add_number(out, "deal", game->deal);
    json_add_number(out, "rotation", game->rotation);
    add_id(out, tournament, game->deal);
    add_specs(out, "seats", &tournament->plan, game->lineup.seat, players);
    json_add_number(out, "first", game->first + 1);
    json_add_bool(out, "over", game->over);
    add_winners(out, game);
    add_integers(out, "scores", game->score, players);
    json_add_number(out, "rounds", game->rounds);
    json_add_number(out, "choices", game->choices);
    add_integers(out, "moves", game->moves, players);
    add_reals(out, "seconds", game->thought, players);
    add_reals(out, "longest", game->longest, players);
    add_hash(out, "hash", game->hash);
    json_close(out, '}');
}
