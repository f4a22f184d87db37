/* setup.c: the options of a game. */
#include "core/match/setup.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/memory.h"
#include "i18n/i18n.h"

void setup_init(struct setup *setup)
{
    memset(setup, 0, sizeof *setup);
}

void setup_deinit(struct setup *setup)
{
    free(setup->attachment);
    setup_init(setup);
}

void setup_copy(struct setup *to, const struct setup *from)
{
    *to = *from;
    if (from->attachment != NULL)
        to->attachment = memory_text(from->attachment, from->attachment_length);
}

bool setup_is_value(const char *value)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789.:-_+";
    return value[strspn(value, allowed)] == '\0';
}

static const struct option_spec *find_spec(const struct game *game, const char *name)
{
    for (const struct option_spec *spec = game->options; spec->name != NULL; spec++)
        if (strcmp(spec->name, name) == 0)
            return spec;
    return NULL;
}

static bool fail_unknown(const struct game *game, const char *name, struct error *error)
{
    char names[160];
    struct text out = text_init(names, sizeof names);
    text_put(&out, "players");
    for (const struct option_spec *spec = game->options; spec->name != NULL; spec++)
        text_format(&out, ", %s", spec->name);
    return error_set(error, "%s has no option '%.24s'; it has: %s", game->name, name,
                     names);
}

static bool set_players(struct setup *setup, const struct game *game, const char *value,
                        struct error *error)
{
    int players = 0;
    if (!text_to_int(value, game->min_players, game->max_players, &players))
        return error_set(error, "%s is for %d to %d players, not '%.24s'", game->name,
                         game->min_players, game->max_players, value);
    setup->players = players;
    return true;
}

/* The buffer for an option's value, added if needed; NULL if there is no room. */
static char *value_slot(struct setup *setup, const char *name)
{
    for (int i = 0; i < setup->count; i++)
        if (strcmp(setup->option[i].name, name) == 0)
            return setup->option[i].value;
    if (setup->count == SETUP_MAX_OPTIONS || strlen(name) >= SETUP_NAME)
        return NULL;
    int i = setup->count++;
    memcpy(setup->option[i].name, name, strlen(name) + 1);
    return setup->option[i].value;
}

bool setup_set(struct setup *setup, const struct game *game, const char *name,
               const char *value, struct error *error)
{
    if (strcmp(name, "players") == 0)
        return set_players(setup, game, value, error);
    if (find_spec(game, name) == NULL)
        return fail_unknown(game, name, error);
    size_t length = strlen(value);
    if (length == 0 || length >= SETUP_VALUE)
        return error_set(error, tr("the value of '%s' must have 1 to %d characters"),
                         name, SETUP_VALUE - 1);
    if (!setup_is_value(value))
        return error_set(
            error, tr("the value of '%s' may have letters, digits and . : - _ + only"),
            name);
    char *slot = value_slot(setup, name);
    if (slot == NULL)
        return error_set(error, "there is no room for the option '%s'", name);
    memmove(slot, value, length + 1);
    return true;
}

const char *setup_get(const struct setup *setup, const struct game *game,
                      const char *name)
{
    for (int i = 0; i < setup->count; i++)
        if (strcmp(setup->option[i].name, name) == 0)
            return setup->option[i].value;
    const struct option_spec *spec = find_spec(game, name);
    return spec != NULL ? spec->fallback : "";
}

/* CRLF becomes LF and the last line gets a line ending: a record holds whole lines. */
void setup_attach(struct setup *setup, const char *text, size_t length, const char *name)
{
    free(setup->attachment);
    char *copy = memory_new(length + 2, 1);
    size_t end = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] != '\r' || i + 1 == length || text[i + 1] != '\n')
            copy[end++] = text[i];
    if (end > 0 && copy[end - 1] != '\n')
        copy[end++] = '\n';
    copy[end] = '\0';
    setup->attachment = copy;
    setup->attachment_length = end;
    struct text out = text_init(setup->attachment_name, sizeof setup->attachment_name);
    text_put(&out, name);
}

bool setup_settle_players(struct setup *setup, const struct game *game,
                          struct error *error)
{
    if (setup->players == 0)
        setup->players = game->min_players;
    if (setup->players < game->min_players || setup->players > game->max_players)
        return error_set(error, "%s is for %d to %d players, not %d", game->name,
                         game->min_players, game->max_players, setup->players);
    return true;
}
