/* variety.c: going through players and options in all combinations. */
#include "cli/variety.h"

#include <string.h>

static int count_values(const char *values)
{
    int count = 1;
    for (const char *c = values; *c; c++)
        count += *c == ',';
    return count;
}

/* The value at that place of "a,b,c", with the game's number for '%'. */
static void pick_value(const char *values, unsigned index, unsigned long number,
                       struct text *out)
{
    for (; index > 0; index--)
        values = strchr(values, ',') + 1;
    for (; *values && *values != ','; values++) {
        if (*values == '%')
            text_format(out, "%lu", number);
        else
            text_put_char(out, *values);
    }
}

static bool read_every(struct variety *variety, const struct args *args,
                       const char *value)
{
    const char *equals = strchr(value, '=');
    size_t length = equals ? (size_t)(equals - value) : 0;
    if (length == 0 || length >= SETUP_NAME || !equals[1]) {
        args_complain(args, "--every takes OPTION=VALUE,VALUE,..., not `%s`", value);
        return false;
    }
    if (variety->count == VARIETY_MAX) {
        args_complain(args, "--every can be given at most %d times", VARIETY_MAX);
        return false;
    }
    memcpy(variety->every[variety->count].name, value, length);
    variety->every[variety->count++].values = equals + 1;
    return true;
}

static bool read_players(struct variety *variety, const struct args *args)
{
    const struct game *game = variety->base->game;
    const char *players = args_value(args, "players");
    variety->all_players = players && strcmp(players, "all") == 0;
    return variety->all_players || args_number(args, "players", game->min_players,
                                               game->max_players, &variety->players);
}

static bool try_all(const struct variety *variety, const struct args *args)
{
    for (int i = 0; i < variety_size(variety); i++) {
        struct error error = {0};
        struct setup setup;
        setup_init(&setup);
        bool ok = variety_setup(variety, (unsigned long)i, &setup, &error);
        setup_deinit(&setup);
        if (!ok) {
            args_complain(args, "%s", error.text);
            return false;
        }
    }
    return true;
}

bool variety_init(struct variety *variety, const struct game_args *base,
                  const struct args *args)
{
    *variety = (struct variety){.base = base, .players = base->setup.players};
    for (int i = 0; i < args->count; i++)
        if (strcmp(args->given[i].name, "every") == 0 &&
            !read_every(variety, args, args->given[i].value))
            return false;
    return read_players(variety, args) && try_all(variety, args);
}

static int count_players(const struct variety *variety)
{
    const struct game *game = variety->base->game;
    return variety->all_players ? game->max_players - game->min_players + 1 : 1;
}

int variety_size(const struct variety *variety)
{
    int size = count_players(variety);
    for (int i = 0; i < variety->count; i++)
        size *= count_values(variety->every[i].values);
    return size;
}

bool variety_setup(const struct variety *variety, unsigned long number,
                   struct setup *setup, struct error *error)
{
    const struct game *game = variety->base->game;
    unsigned long left = number;
    unsigned seats = (unsigned)count_players(variety);
    setup_copy(setup, &variety->base->setup);
    if (variety->all_players)
        setup->players = game->min_players + (int)(left % seats);
    else if (variety->players)
        setup->players = variety->players;
    left /= seats;
    for (int i = 0; i < variety->count; i++) {
        char value[SETUP_VALUE];
        struct text text = text_init(value, sizeof value);
        unsigned values = (unsigned)count_values(variety->every[i].values);
        pick_value(variety->every[i].values, (unsigned)(left % values), number, &text);
        left /= values;
        if (!setup_set(setup, game, variety->every[i].name, value, error))
            return false;
    }
    return true;
}
