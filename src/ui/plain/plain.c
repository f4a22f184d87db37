/* plain.c: the main loop in plain text: print events, let computer players think, prompt
 * people. */
#include "ui/plain/plain.h"

#include <string.h>

#include "base/clock.h"
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* Simulations between two checks of the clock. */
enum { SIMULATIONS = 100 };
/* Seconds before saying that the computer is thinking. */
static const double NOTICE_SECONDS = 2;

const struct game *plain_game_of(const struct plain *plain)
{
    return plain->table->match->game;
}

const void *plain_world(const struct plain *plain)
{
    return plain->table->match->world;
}

const void *plain_state(const struct plain *plain)
{
    const struct table *table = plain->table;
    return table->move.count > 0 ? table->draft : table->match->state;
}

bool plain_is_stopped(const struct plain *plain)
{
    return plain->options.stopped != NULL && plain->options.stopped();
}

static bool is_begun(const struct match *match)
{
    for (size_t i = 0; i < match->count; i++)
        if (match->log[i].seat >= 0)
            return true;
    return false;
}

/* The whole position takes long to listen to, so it is printed only on request. */
static void greet(struct plain *plain)
{
    plain_print(
        plain,
        tr("%s. Type a move, ? for what is possible, show for the whole position, "
           "help for all commands."),
        tr(plain_game_of(plain)->title));
    if (plain->lesson == NULL)
        plain_print_seats(plain);
    if (is_begun(plain->table->match))
        plain_log(plain, "5");
}

static void print_thinking(struct plain *plain)
{
    char name[PLAIN_NAME];
    struct text out = text_init(name, sizeof name);
    table_write_name(plain->table, table_seat(plain->table), &out);
    plain_print(plain, tr("%s is thinking."), name);
    fflush(plain->out);
}

static void let_think(struct plain *plain)
{
    double start = clock_seconds();
    bool said = false;
    while (!table_think(plain->table, SIMULATIONS)) {
        plain->left = plain_is_stopped(plain);
        if (plain->left)
            return;
        if (said || clock_seconds() - start < NOTICE_SECONDS)
            continue;
        print_thinking(plain);
        said = true;
    }
    plain_autosave(plain);
}

/* The seat stays reserved; the link leads back to it. */
static void leave_remote(struct plain *plain)
{
    const struct remote *remote = plain->remote;
    const char *program = plain->options.program;
    if (remote->record[0] != '\0')
        plain_print(plain, tr("The record is in %s"), remote->record);
    if (remote->record[0] != '\0' && program != NULL)
        plain_print(plain, tr("To check its dice again: %s verify '%s'"), program,
                    remote->record);
    if (remote->progress.stage == ROOM_CLOSED || remote->progress.stage == ROOM_OVER ||
        remote->own < 0 || program == NULL)
        plain_print(plain, tr("Goodbye."));
    else
        plain_print(plain, tr("Goodbye. To come back: %s play --plain --join '%s'"),
                    program, remote->invite);
}

static void leave(struct plain *plain)
{
    const char *program = plain->options.program;
    plain->left = true;
    if (plain->remote != NULL) {
        leave_remote(plain);
        return;
    }
    if (plain->store == NULL || plain->store->path[0] == '\0') {
        plain_print(plain, tr("Goodbye. The game was not kept."));
        return;
    }
    plain_autosave(plain); /* there may be space by now */
    if (plain->unsaved) {
        plain_print(plain, tr("Goodbye. The last moves could not be kept in %s"),
                    plain->store->path);
        return;
    }
    plain_print(plain, tr("Goodbye. The game is kept in %s"), plain->store->path);
    if (program == NULL)
        return;
    if (table_waits(plain->table) == TABLE_OVER)
        plain_print(plain, tr("Who played well, and who was lucky: %s analyse '%s'"),
                    program, plain->store->path);
    else
        plain_print(plain, tr("To go on with it: %s play --plain --resume '%s'"), program,
                    plain->store->path);
}

void plain_read_and_run(struct plain *plain,
                        void (*execute)(struct plain *plain, const char *line))
{
    char line[PLAIN_LINE];
    enum plain_read what = plain_read(plain, line);
    if (plain->options.echo || what == PLAIN_END)
        plain_print(plain, "%s", what == PLAIN_END ? "" : line);
    if (what == PLAIN_END)
        plain->left = true;
    else if (what == PLAIN_TOO_LONG)
        plain_print(plain, tr("That line is too long. Nothing was done."));
    else
        execute(plain, line);
}

static void go_on(struct plain *plain)
{
    enum table_wait wait = table_waits(plain->table);
    plain_print_news(plain);
    if (wait == TABLE_COMPUTER && !plain_lesson_runs(plain)) {
        let_think(plain);
        return;
    }
    plain_lesson_follow(plain);
    if (table_waits(plain->table) == TABLE_COMPUTER && !plain_lesson_runs(plain))
        return;
    if (wait == TABLE_OVER && !plain->ended)
        plain_print_result(plain);
    plain->ended = wait == TABLE_OVER;
    plain_print_prompt(plain);
    plain_read_and_run(plain, plain_execute);
}

static void run_here(struct plain *plain)
{
    plain->printed = table_events(plain->table);
    greet(plain);
    plain_autosave(plain);
    while (!plain->left && !ferror(plain->out))
        go_on(plain);
}

/* Drops what was computed for a table that no longer exists. */
static void forget(struct plain *plain)
{
    plain_forget_hints(plain);
    if (plain->oracle != NULL)
        plain->odds->oracle_free(plain->oracle);
    plain->oracle = NULL;
}

/* --- online games ------------------------------------------------------------------- */

static void go_on_remote(struct plain *plain)
{
    const struct remote *remote = plain->remote;
    bool over = table_waits(plain->table) == TABLE_OVER;
    plain_print_news(plain);
    if (over && !plain->ended)
        plain_print_result(plain);
    plain->ended = over;
    plain_print_remote(plain);
    if (remote->progress.stage == ROOM_CLOSED) {
        plain->left = true;
        return;
    }
    if (!remote->sending)
        plain_print_prompt(plain);
    if (plain_await_remote(plain))
        plain_read_and_run(plain, plain_execute);
    if (remote->table != plain->table)
        forget(plain);
    plain->table = remote->table;
}

static void run_remote(struct plain *plain)
{
    while (!plain->left && !ferror(plain->out)) {
        plain_waiting_room(plain);
        plain->table = plain->remote->table;
        if (plain->left || plain->table == NULL)
            continue;
        plain->printed = table_events(plain->table);
        plain->ended = false;
        greet(plain);
        while (!plain->left && !ferror(plain->out) && plain->table != NULL)
            go_on_remote(plain);
    }
}

enum plain_end plain_run(const struct plain_game *game,
                         const struct plain_options *options, FILE *in, FILE *out)
{
    struct plain plain = {.table = game->table,
                          .store = game->store,
                          .lesson = game->lesson,
                          .lesson_folder = game->folder,
                          .remote = game->remote,
                          .options = *options,
                          .in = in,
                          .out = out};
    if (plain.remote != NULL)
        run_remote(&plain);
    else
        run_here(&plain);
    leave(&plain);
    forget(&plain);
    return fflush(out) == 0 && !ferror(out) ? PLAIN_LEFT : PLAIN_WRITE_ERROR;
}
