/* form.c: filling in the setup screen. */
#include "ui/tui/setup/form.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/level.h"
#include "base/utf8.h"
#include "core/memory.h"
#include "i18n/i18n.h"

static void add_spec(struct form *form, const char *name)
{
    if (form->specs == FORM_SPECS)
        return;
    struct text text = text_init(form->spec[form->specs++], TABLE_SPEC);
    text_put(&text, name);
}

/* The levels of a game; without any, the simplest players. */
static void list_specs(struct form *form)
{
    struct level level[LEVEL_MAX];
    struct error error = {0};
    int count = level_list(form->game, level, &error);
    form->specs = form->usual = 0;
    for (int i = 0; i < count; i++) {
        if (level[i].is_default)
            form->usual = form->specs;
        add_spec(form, level[i].name);
    }
    if (count <= 0) {
        add_spec(form, "random");
        add_spec(form, "greedy");
        form->usual = 1;
    }
}

void form_set_game(struct form *form, const struct game *game)
{
    form->game = game;
    form->players = game->min_players > 2 ? game->min_players : 2;
    if (form->players > game->max_players)
        form->players = game->max_players;
    list_specs(form);
    memset(form->chair, 0, sizeof form->chair);
    for (int seat = 1; seat < GAME_MAX_PLAYERS; seat++)
        memcpy(form->chair[seat].spec, form->spec[form->usual], TABLE_SPEC);
    for (int i = 0; i < SETUP_MAX_OPTIONS && game->options[i].name; i++)
        snprintf(form->option[i], SETUP_VALUE, "%s", game->options[i].fallback);
}

void form_init(struct form *form, const struct game *const *games,
               const struct game *game)
{
    *form = (struct form){.games = games, .row = ROW_START};
    form->kept = memory_new(FORM_KEPT, sizeof *form->kept);
    form_set_game(form, game ? game : games[0]);
}

void form_deinit(struct form *form)
{
    free(form->kept);
    form->kept = NULL;
}

static int options_of(const struct game *game)
{
    int count = 0;
    while (count < SETUP_MAX_OPTIONS && game->options[count].name)
        count++;
    return count;
}

/* An option that is for files alone is none here. */
static bool has_option(const struct form *form, int index)
{
    const struct game *game = form->game;
    char list[FORM_VALUES][SETUP_VALUE];
    return index < options_of(game) &&
           (!game->attachment ||
            strcmp(game->options[index].name, game->attachment) != 0 ||
            form_values(&game->options[index], form->players, list) > 1);
}

bool form_has_row(const struct form *form, int row)
{
    if (row == ROW_RESUME)
        return form->kepts > 0;
    if (row >= ROW_SEAT && row < ROW_OPTION)
        return row - ROW_SEAT < form->players;
    if (row >= ROW_OPTION && row < ROW_SEED)
        return has_option(form, row - ROW_OPTION);
    if (row == ROW_LESSON)
        return form->game->guide && form->game->guide->lesson &&
               form->game->guide->lesson();
    return row >= 0 && row < ROWS;
}

void form_move_cursor(struct form *form, int step)
{
    do
        form->row = (form->row + step + ROWS) % ROWS;
    while (!form_has_row(form, form->row));
}

/* The players stay, but the levels are those of the game. */
static void cycle_game(struct form *form, int step)
{
    int count = 0, at = 0;
    struct chair was[GAME_MAX_PLAYERS];
    for (; form->games[count]; count++)
        at = form->games[count] == form->game ? count : at;
    if (count == 0)
        return;
    memcpy(was, form->chair, sizeof was);
    form_set_game(form, form->games[(at + step + count) % count]);
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        memcpy(form->chair[seat].name, was[seat].name, TABLE_NAME);
        if (!was[seat].spec[0])
            form->chair[seat].spec[0] = '\0';
    }
}

static void cycle_players(struct form *form, int step)
{
    const struct game *game = form->game;
    int players = form->players + step;
    if (players < game->min_players)
        players = game->max_players;
    form->players = players > game->max_players ? game->min_players : players;
}

/* Cycles through a person and the computer levels. */
static void cycle_seat(struct form *form, struct chair *chair, int step)
{
    int at = 0;
    for (int i = 0; i < form->specs; i++)
        if (strcmp(chair->spec, form->spec[i]) == 0)
            at = i + 1;
    at = (at + step + form->specs + 1) % (form->specs + 1);
    if (at == 0)
        chair->spec[0] = '\0';
    else
        memcpy(chair->spec, form->spec[at - 1], TABLE_SPEC);
}

/* A custom value cycles back to the default, which is the first. */
static void cycle_option(struct form *form, int index, int step)
{
    char list[FORM_VALUES][SETUP_VALUE];
    int count = form_values(&form->game->options[index], form->players, list), at = -1;
    for (int i = 0; i < count; i++) {
        size_t name = strcspn(list[i], ":"); /* "fresh:17" matches with any seed */
        if (strncmp(list[i], form->option[index], name) == 0 &&
            strcspn(form->option[index], ":") == name)
            at = i;
    }
    if (at < 0)
        snprintf(form->option[index], SETUP_VALUE, "%s",
                 form->game->options[index].fallback);
    else
        memcpy(form->option[index], list[(at + step + count) % count], SETUP_VALUE);
}

void form_cycle(struct form *form, int step)
{
    int row = form->row;
    if (row == ROW_GAME)
        cycle_game(form, step);
    else if (row == ROW_PLAYERS)
        cycle_players(form, step);
    else if (row >= ROW_SEAT && row < ROW_OPTION)
        cycle_seat(form, &form->chair[row - ROW_SEAT], step);
    else if (row >= ROW_OPTION && row < ROW_SEED)
        cycle_option(form, row - ROW_OPTION, step);
    else if (row == ROW_SEED && form->seed[0])
        form->seed[0] = '\0';
    else if (row == ROW_SEED)
        form_draw_seed(form->seed);
}

static bool starts(const struct form *form, struct error *error)
{
    struct setup setup;
    void *world = NULL;
    if (form_setup(form, &setup, error) &&
        (!form->seed[0] || setup_is_seed(form->seed, error)) &&
        setup_settle_players(&setup, form->game, error))
        world = form->game->world_new(&setup, error);
    if (world)
        form->game->world_free(world);
    setup_deinit(&setup);
    return world != NULL;
}

/* The row at fault is one whose default makes the form start a game. */
static int find_fault(const struct form *form)
{
    struct error ignored = {0};
    for (int i = 0; i < options_of(form->game); i++) {
        struct form other = *form;
        snprintf(other.option[i], SETUP_VALUE, "%s", form->game->options[i].fallback);
        if (starts(&other, &ignored))
            return ROW_OPTION + i;
    }
    return form->seed[0] ? ROW_SEED : ROW_START;
}

bool form_check(const struct form *form, int *row, struct error *error)
{
    bool good = starts(form, error);
    if (!good && row)
        *row = find_fault(form);
    return good;
}

bool form_setup(const struct form *form, struct setup *setup, struct error *error)
{
    setup_init(setup);
    setup->players = form->players;
    for (int i = 0; i < options_of(form->game); i++)
        if (!setup_set(setup, form->game, form->game->options[i].name, form->option[i],
                       error))
            return false;
    return true;
}

/* --- typing ------------------------------------------------------------------------- */

/* Where the row keeps what is typed, or NULL. */
static char *find_slot(struct form *form, size_t *size)
{
    int row = form->row;
    *size = SETUP_VALUE;
    if (row >= ROW_SEAT && row < ROW_OPTION) {
        *size = TABLE_NAME;
        return form->chair[row - ROW_SEAT].name;
    }
    if (row >= ROW_OPTION && row < ROW_SEED)
        return form->option[row - ROW_OPTION];
    return row == ROW_SEED ? form->seed : NULL;
}

bool form_typed(const struct form *form, struct text *out)
{
    struct form copy = *form;
    size_t size = 0;
    const char *slot = find_slot(&copy, &size);
    if (form->row == ROW_PLAYERS)
        text_format(out, "%d", form->players);
    else if (slot)
        text_put(out, slot);
    return slot || form->row == ROW_PLAYERS;
}

/* A person must not look like a computer. */
static bool set_name(char name[TABLE_NAME], const char *words, struct error *error)
{
    const char *computer = tr("computer: %s");
    char prefix[TABLE_NAME];
    snprintf(prefix, sizeof prefix, "%.*s", (int)strcspn(computer, " %"), computer);
    if (utf8_find(words, strnlen(words, strlen(prefix)), prefix))
        return error_set(error, tr("a name cannot begin with '%s'"), prefix);
    snprintf(name, TABLE_NAME, "%s", words);
    return true;
}

static bool set_players(struct form *form, const char *words, struct error *error)
{
    const struct game *game = form->game;
    return text_to_int(words, game->min_players, game->max_players, &form->players) ||
           error_set(error, tr("%s is for %d to %d players"), tr(game->title),
                     game->min_players, game->max_players);
}

static bool set_row(struct form *form, const char *words, struct error *error)
{
    int at = form->row;
    size_t size = 0;
    char *slot = find_slot(form, &size);
    if (at == ROW_PLAYERS)
        return set_players(form, words, error);
    if (at >= ROW_SEAT && at < ROW_OPTION)
        return set_name(slot, words, error);
    snprintf(slot, size, "%s", words);
    return form_check(form, &at, error) || at != form->row;
}

bool form_type(struct form *form, const char *words, struct error *error)
{
    struct form was = *form;
    bool good = set_row(form, words, error);
    if (!good)
        *form = was;
    return good;
}
