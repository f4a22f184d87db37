/* ai.c: creates players from their specs. */
#include "ai/ai.h"

#include <string.h>

#include "ai/search/player.h"
#include "ai/spec.h"

/* Simple players have a constructor; the others search in a style. */
struct kind {
    const char *name;
    struct player *(*make)(uint64_t seed);
    struct search_style style;
    uint64_t nodes; /* default simulations per move */
};

/* An exploration weight so large that all choices are tried equally often. */
#define EVENLY 1e6f
#define MEMORY ((size_t)AI_MEMORY << 20)

static const struct kind kinds[] = {
    {.name = "random", .make = ai_random_new},
    {.name = "greedy", .make = ai_greedy_new},
    {.name = "flat",
     .style = {.leaf = LEAF_PLAYOUT, .depth = 1, .explore = EVENLY, .memory = MEMORY},
     .nodes = 1000},
    {.name = "uct",
     .style = {.leaf = LEAF_PLAYOUT, .explore = 0.7f, .memory = MEMORY},
     .nodes = 1000},
    {.name = "search",
     .style = {.leaf = LEAF_EVALUATOR,
               .prior = true,
               .explore = 0.35f,
               .points = 0.1f,
               .memory = MEMORY},
     .nodes = 800},
};

enum { KINDS = sizeof kinds / sizeof *kinds, SEARCH = KINDS - 1 };

const struct search_style *ai_style(const char *kind)
{
    for (int i = 0; i < KINDS; i++)
        if (kinds[i].make == NULL && strcmp(kinds[i].name, kind) == 0)
            return &kinds[i].style;
    return NULL;
}

/* The names that a spec for this game can start with: "random, greedy, ..., adept". */
static void write_names(const struct game *game, struct text *out)
{
    struct level level[LEVEL_MAX];
    struct error error;
    int levels = level_list(game, level, &error);
    int count = game->heuristics != NULL ? KINDS : SEARCH;
    for (int i = 0; i < count; i++)
        text_format(out, "%s%s", i > 0 ? ", " : "", kinds[i].name);
    for (int i = 0; i < levels; i++)
        text_format(out, ", %s", level[i].name);
}

/* A time limit alone replaces the default number of nodes. */
static void add_settings(const struct spec *spec, struct search_config *config)
{
    if (spec->nodes > 0)
        config->nodes = spec->nodes;
    if (spec->seconds > 0)
        config->seconds = spec->seconds;
    config->threads = spec->threads > 0 ? spec->threads : 1;
    if (spec->memory > 0)
        config->style.memory = (size_t)spec->memory << 20;
}

static struct player *new_thinker(const struct game *game, const char *name,
                                  const struct search_config *config, uint64_t seed,
                                  struct error *error)
{
    struct evaluator *evaluator = NULL;
    if (config->style.leaf == LEAF_EVALUATOR) {
        evaluator = evaluator_new(game, error);
        if (evaluator == NULL)
            return NULL;
    }
    struct player *player = search_player_new(name, config, evaluator, seed);
    if (player == NULL)
        error_set(error, "not enough memory for %s: set a lower memory=", name);
    return player;
}

static struct player *new_of_kind(const struct game *game, const struct kind *kind,
                                  const struct spec *spec, uint64_t seed,
                                  struct error *error)
{
    struct search_config config = {.style = kind->style, .nodes = kind->nodes};
    if (kind->make != NULL && spec->has_settings) {
        error_set(error, "the player %s has no settings", kind->name);
        return NULL;
    }
    if (kind->make != NULL)
        return kind->make(seed);
    if (spec->seconds > 0)
        config.nodes = 0;
    add_settings(spec, &config);
    return new_thinker(game, kind->name, &config, seed, error);
}

static struct player *new_of_level(const struct game *game, const struct level *level,
                                   const struct spec *spec, uint64_t seed,
                                   struct error *error)
{
    struct search_config config = {.style = kinds[SEARCH].style,
                                   .nodes = level->nodes,
                                   .seconds = level->seconds,
                                   .waver = level->waver};
    config.style.advised = level->advised;
    config.style.overlook = level->overlook;
    config.style.careful = level->careful;
    add_settings(spec, &config);
    return new_thinker(game, level->name, &config, seed, error);
}

static struct player *fail_name(const struct game *game, const char *name,
                                struct error *error)
{
    char list[200];
    struct text out = text_init(list, sizeof list);
    write_names(game, &out);
    error_set(error, "%s has no player called '%s'; the players are %s", game->title,
              name, list);
    return NULL;
}

struct player *ai_new(const struct game *game, const char *spec, uint64_t seed,
                      struct error *error)
{
    struct level level[LEVEL_MAX];
    struct spec wanted;
    if (!spec_read(spec, &wanted, error))
        return NULL;
    for (int i = 0; i < KINDS; i++)
        if (strcmp(kinds[i].name, wanted.name) == 0)
            return new_of_kind(game, &kinds[i], &wanted, seed, error);
    int levels = level_list(game, level, error);
    if (levels < 0)
        return NULL;
    for (int i = 0; i < levels; i++)
        if (strcmp(level[i].name, wanted.name) == 0)
            return new_of_level(game, &level[i], &wanted, seed, error);
    return fail_name(game, wanted.name, error);
}
