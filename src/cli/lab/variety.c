/* variety.c: enumerates all combinations of players and options. */
#include "cli/lab/variety.h"

#include <string.h>

static int count_values(const char *values)
{
    int count = 1;
    for (const char *c = values; *c; c++)
        count += *c == ',';
    return count;
}

/* The start of a value in "a,b,c", by index. */
static const char *find_value(const char *values, unsigned index)
{
    for (; index > 0; index--)
        values = strchr(values, ',') + 1;
    return values;
}

/* That value, with '%' replaced by the game's number. */
static void pick_value(const char *values, unsigned index, unsigned long number,
                       struct text *out)
{
    for (values = find_value(values, index); *values && *values != ','; values++) {
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

static int count_players(const struct variety *variety)
{
    const struct game *game = variety->base->game;
    return variety->all_players ? game->max_players - game->min_players + 1 : 1;
}

/* The arguments that produce that setup. */
static void name_values(const struct variety *variety, unsigned long number,
                        const struct setup *setup, struct text *out)
{
    unsigned long left = number / (unsigned)count_players(variety);
    if (variety->all_players)
        text_format(out, "--players %d ", setup->players);
    for (int i = 0; i < variety->count; i++) {
        unsigned values = (unsigned)count_values(variety->every[i].values);
        text_format(out, "--every %s=", variety->every[i].name);
        pick_value(variety->every[i].values, (unsigned)(left % values), number, out);
        text_put(out, " ");
        left /= values;
    }
}

static bool try_setup(const struct variety *variety, unsigned long number,
                      struct setup *setup, const struct args *args)
{
    struct error error = {0};
    char room[400];
    struct text values = text_init(room, sizeof room);
    struct match *match = NULL;
    if (variety_setup(variety, number, setup, &error))
        match = match_new(variety->base->game, setup, "1", &error);
    if (!match) {
        name_values(variety, number, setup, &values);
        args_complain(args, "%sis not possible: %s", room, error.text);
    }
    match_free(match);
    return match != NULL;
}

static bool try_all(const struct variety *variety, long games, const struct args *args)
{
    bool ok = true;
    for (long i = 0; ok && i < games && i < variety_size(variety); i++) {
        struct setup setup;
        setup_init(&setup);
        ok = try_setup(variety, (unsigned long)i, &setup, args);
        setup_deinit(&setup);
    }
    return ok;
}

static bool check_size(const struct variety *variety, const struct args *args)
{
    if (variety_size(variety) <= VARIETY_MAX_SIZE)
        return true;
    args_complain(args, "--every: more than %d combinations of values; give fewer",
                  VARIETY_MAX_SIZE);
    return false;
}

bool variety_init(struct variety *variety, const struct game_args *base, long games,
                  const struct args *args)
{
    *variety = (struct variety){.base = base, .players = base->setup.players};
    for (int i = 0; i < args->count; i++)
        if (strcmp(args->given[i].name, "every") == 0 &&
            !read_every(variety, args, args->given[i].value))
            return false;
    return read_players(variety, args) && check_size(variety, args) &&
           try_all(variety, games, args);
}

int variety_size(const struct variety *variety)
{
    int size = count_players(variety);
    for (int i = 0; i < variety->count; i++)
        if (size <= VARIETY_MAX_SIZE) /* larger ones are refused, and could overflow */
            size *= count_values(variety->every[i].values);
    return size;
}

void variety_write(const struct variety *variety, unsigned long number, struct text *out)
{
    unsigned seats = (unsigned)count_players(variety);
    unsigned long left = number / seats;
    if (variety->all_players)
        text_format(out, "%d players",
                    variety->base->game->min_players + (int)(number % seats));
    for (int i = 0; i < variety->count; i++) {
        unsigned values = (unsigned)count_values(variety->every[i].values);
        const char *value =
            find_value(variety->every[i].values, (unsigned)(left % values));
        text_format(out, "%s%s ", out->length > 0 ? ", " : "", variety->every[i].name);
        text_put_n(out, value, strcspn(value, ","));
        left /= values;
    }
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
