/* setup_id.c: reading and writing game ids, `seals:players=3,circle=2#1234`. */
#include <string.h>

#include "core/game.h"
#include "core/match/setup.h"
#include "core/registry.h"

static const struct game *read_game(const struct game *const *games, const char **at,
                                    struct error *error)
{
    const char *begin = *at;
    char name[SETUP_NAME];
    const struct game *game = NULL;
    if (text_take(at, ":#", name, sizeof name))
        game = registry_find(games, name);
    if (game != NULL)
        return game;
    char known[160];
    struct text out = text_init(known, sizeof known);
    registry_names(games, &out);
    int shown = *at - begin > 24 ? 24 : (int)(*at - begin);
    error_set(error, "there is no game '%.*s'; there are: %s", shown, begin, known);
    return NULL;
}

static bool read_option(struct setup *setup, const struct game *game, const char **at,
                        struct error *error)
{
    char name[SETUP_NAME];
    char value[SETUP_VALUE];
    if (!text_take(at, "=,#", name, sizeof name))
        return error_set(error, "an option's name in the game id is too long");
    if (**at != '=')
        return error_set(error, "option '%s' in the game id needs a value: %s=...", name,
                         name);
    (*at)++;
    if (!text_take(at, ",#", value, sizeof value))
        return error_set(error,
                         "the value of '%s' in the game id is too long (at most %d)",
                         name, SETUP_VALUE - 1);
    return setup_set(setup, game, name, value, error);
}

bool setup_is_seed(const char *seed, struct error *error)
{
    if (strlen(seed) >= SETUP_VALUE)
        return error_set(error, "the seed is too long (at most %d characters)",
                         SETUP_VALUE - 1);
    if (!setup_is_value(seed))
        return error_set(error, "a seed may contain only letters, digits and . : - _ +");
    return true;
}

static bool read_seed(const char *at, char seed[SETUP_VALUE], struct error *error)
{
    if (*at == '\0')
        return error_set(error,
                         "the game id ends with '#': put a seed after it, as #1234");
    if (!setup_is_seed(at, error))
        return false;
    memcpy(seed, at, strlen(at) + 1);
    return true;
}

bool setup_read_id(struct setup *setup, const struct game *const *games,
                   const struct game **game, char seed[SETUP_VALUE], const char *id,
                   struct error *error)
{
    const char *at = id;
    setup_init(setup);
    seed[0] = '\0';
    *game = read_game(games, &at, error);
    if (*game == NULL)
        return false;
    while (*at == ':' || *at == ',') {
        at++;
        if (!read_option(setup, *game, &at, error))
            return false;
    }
    return *at == '\0' || read_seed(at + 1, seed, error);
}

void setup_write_id(const struct setup *setup, const struct game *game, const char *seed,
                    struct text *out)
{
    char separator = ':';
    text_put(out, game->name);
    if (setup->players != 0 && setup->players != game->min_players) {
        text_format(out, "%cplayers=%d", separator, setup->players);
        separator = ',';
    }
    for (const struct option_spec *spec = game->options; spec->name != NULL; spec++) {
        const char *value = setup_get(setup, game, spec->name);
        if (strcmp(value, spec->fallback) == 0)
            continue;
        text_format(out, "%c%s=%s", separator, spec->name, value);
        separator = ',';
    }
    if (seed != NULL && seed[0] != '\0')
        text_format(out, "#%s", seed);
}
