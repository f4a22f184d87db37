/* plain.c: the course of a game in plain lines: what happened is told, computer players
 * think, people are asked. */
#include "ui/plain/plain.h"

#include <string.h>

#include "base/clock.h"
#include "core/odds.h"
#include "i18n/i18n.h"
#include "ui/plain/internal.h"

/* Simulations between two looks at the clock. */
enum { PATIENCE = 100 };
/* Seconds until it is told that somebody thinks. */
static const double SILENCE = 2;

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

/* The whole position is long to listen to: it is told when it is asked for. */
static void greet(struct plain *plain)
{
    plain_tell(plain,
               tr("%s. Type a move, ? for what is possible, show for the whole position, "
                  "help for all commands."),
               tr(plain_game_of(plain)->title));
    if (plain->lesson == NULL)
        plain_tell_seats(plain);
    if (is_begun(plain->table->match))
        plain_log(plain, "5");
}

static void say_who_thinks(struct plain *plain)
{
    char name[PLAIN_NAME];
    struct text out = text_init(name, sizeof name);
    table_write_name(plain->table, table_seat(plain->table), &out);
    plain_tell(plain, tr("%s is thinking."), name);
    fflush(plain->out);
}

static void let_think(struct plain *plain)
{
    double start = clock_seconds();
    bool said = false;
    while (!table_think(plain->table, PATIENCE)) {
        plain->left = plain_is_stopped(plain);
        if (plain->left)
            return;
        if (said || clock_seconds() - start < SILENCE)
            continue;
        say_who_thinks(plain);
        said = true;
    }
    plain_keep(plain);
}

/* The seat is kept; the link leads back to it. */
static void leave_remote(struct plain *plain)
{
    const struct remote *remote = plain->remote;
    const char *program = plain->options.program;
    if (remote->record[0] != '\0')
        plain_tell(plain, tr("The record is in %s"), remote->record);
    if (remote->record[0] != '\0' && program != NULL)
        plain_tell(plain, tr("To check its dice again: %s verify '%s'"), program,
                   remote->record);
    if (remote->stage == REMOTE_CLOSED || remote->stage == REMOTE_OVER ||
        remote->own < 0 || program == NULL)
        plain_tell(plain, tr("Goodbye."));
    else
        plain_tell(plain, tr("Goodbye. To come back: %s play --plain --join '%s'"),
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
        plain_tell(plain, tr("Goodbye. The game was not kept."));
        return;
    }
    plain_keep(plain); /* perhaps there is room by now */
    if (plain->unkept) {
        plain_tell(plain, tr("Goodbye. The last moves could not be kept in %s"),
                   plain->store->path);
        return;
    }
    plain_tell(plain, tr("Goodbye. The game is kept in %s"), plain->store->path);
    if (program == NULL)
        return;
    if (table_waits(plain->table) == TABLE_OVER)
        plain_tell(plain, tr("Who played well, and who was lucky: %s analyse '%s'"),
                   program, plain->store->path);
    else
        plain_tell(plain, tr("To go on with it: %s play --plain --resume '%s'"), program,
                   plain->store->path);
}

static void hear(struct plain *plain)
{
    char line[PLAIN_LINE];
    enum plain_read what = plain_read(plain, line);
    if (plain->options.echo || what == PLAIN_END)
        plain_tell(plain, "%s", what == PLAIN_END ? "" : line);
    if (what == PLAIN_END)
        plain->left = true;
    else if (what == PLAIN_TOO_LONG)
        plain_tell(plain, tr("That line is too long. Nothing was done."));
    else
        plain_obey(plain, line);
}

static void go_on(struct plain *plain)
{
    enum table_wait wait = table_waits(plain->table);
    plain_tell_news(plain);
    if (wait == TABLE_COMPUTER && !plain_lesson_waits(plain)) {
        let_think(plain);
        return;
    }
    plain_lesson_tell(plain);
    if (wait == TABLE_OVER && !plain->ended)
        plain_tell_result(plain);
    plain->ended = wait == TABLE_OVER;
    plain_tell_prompt(plain);
    hear(plain);
}

static void run_here(struct plain *plain)
{
    plain->told = table_events(plain->table);
    greet(plain);
    plain_keep(plain);
    while (!plain->left && !ferror(plain->out))
        go_on(plain);
}

/* What was found out about a table that is there no more. */
static void forget(struct plain *plain)
{
    plain_forget_hints(plain);
    if (plain->oracle != NULL)
        plain->odds->oracle_free(plain->oracle);
    plain->oracle = NULL;
}

/* --- a game at a server ------------------------------------------------------------- */

static void go_on_remote(struct plain *plain)
{
    const struct remote *remote = plain->remote;
    bool over = table_waits(plain->table) == TABLE_OVER;
    plain_tell_news(plain);
    if (over && !plain->ended)
        plain_tell_result(plain);
    plain->ended = over;
    plain_tell_remote(plain);
    if (remote->stage == REMOTE_CLOSED) {
        plain->left = true;
        return;
    }
    if (!remote->sending)
        plain_tell_prompt(plain);
    if (plain_await_remote(plain))
        hear(plain);
    if (remote->table != plain->table)
        forget(plain);
    plain->table = remote->table;
}

static void run_remote(struct plain *plain)
{
    while (!plain->left && !ferror(plain->out)) {
        plain_room(plain);
        plain->table = plain->remote->table;
        if (plain->left || plain->table == NULL)
            continue;
        plain->told = table_events(plain->table);
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
    return fflush(out) == 0 && !ferror(out) ? PLAIN_LEFT : PLAIN_DEAF;
}
