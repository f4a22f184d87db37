/* think.c: the computer players in pieces, and hints. */
#include <stdalign.h>
#include <stdlib.h>

#include "ai/analysis/hint.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/internal.h"
#include "session/report.h"
#include "session/table/event.h"

enum { MOST_SIMULATIONS = 1000000000 };

/* --- thinking ----------------------------------------------------------------------- */

static bool can_think(const struct session *session, struct refusal *no)
{
    if (session_in_lesson(session))
        return session_refuse(no, tr("in a lesson others move when it goes on"));
    if (table_waits(session->table) == TABLE_COMPUTER)
        return true;
    return session_refuse(no, tr("no computer player is to move"));
}

static void add_last_move(const struct match *match, size_t first, struct buffer *out)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    event_write_move(match, first, &text);
    json_add_text(out, "move", words);
}

bool session_think(struct session *session, const struct request *request,
                   struct buffer *out, struct refusal *no)
{
    struct table *table = session->table;
    size_t first = table->match->count;
    uint64_t patience = 0;
    if (!can_think(session, no) ||
        !session_number(request->words, 0, MOST_SIMULATIONS, &patience, no))
        return false;
    bool done = table_think(table, patience);
    json_add_bool(out, "done", done);
    report_add(out, "progress", done ? 1 : table->progress);
    if (!done)
        return true;
    session_forget_analysis(session);
    add_last_move(table->match, first, out);
    return true;
}

bool session_hurry(struct session *session, const struct request *request,
                   struct buffer *out, struct refusal *no)
{
    (void)request;
    (void)out;
    if (!can_think(session, no))
        return false;
    table_hurry(session->table);
    return true;
}

/* --- hints -------------------------------------------------------------------------- */

static void put_move(const struct match *match, const void *state,
                     const struct hint_move *move, struct buffer *out)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    struct move first = {.count = 1, .choice = {move->move.choice[0]}};
    move_write(match->game, match->world, state, &move->move, &text);
    json_open(out, '{');
    json_add_text(out, "text", words);
    situation_write_things(match, state, &first, out);
    report_add(out, "win", (double)move->win);
    report_add(out, "score", (double)move->score);
    report_add(out, "loss", (double)move->loss);
    json_add_text(out, "reason", move->reason);
    json_close(out, '}');
}

static void write_hint(const struct match *match, const void *state,
                       const struct hint *hint, struct buffer *out)
{
    json_add_number(out, "seat", hint->seat + 1);
    report_add_all(out, "win", hint->outlook.win, match->setup.players);
    json_add_open(out, "moves", '[');
    for (int i = 0; i < hint->count; i++)
        put_move(match, state, &hint->move[i], out);
    json_close(out, ']');
}

/* Who is to choose in the position that is shown; a whole draft is not asked about. */
static bool find_chooser(const struct table *table, int *seat, struct refusal *no)
{
    const struct match *match = table->match;
    *seat = match->game->actor(match->world, situation_shown(table));
    bool whole = table_waits(table) == TABLE_PERSON && table_is_whole(table);
    return (*seat >= 0 && !whole) ||
           session_refuse(no, tr("there is nothing to choose now"));
}

static bool find_hint(const struct table *table, int seat, uint64_t nodes,
                      struct hint *hint, struct error *error)
{
    const struct match *match = table->match;
    alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
    struct observation observation = {match->game, match->world, view,
                                      table_players(table), seat};
    struct hint_options options = {.nodes = nodes};
    match->game->observe(match->world, situation_shown(table), seat, view);
    return hint_find(&observation, &options, hint, error);
}

bool session_hint(struct session *session, const struct request *request,
                  struct buffer *out, struct refusal *no)
{
    const struct table *table = session->table;
    struct error error = {0};
    uint64_t nodes = 0;
    int seat = 0;
    if (!session_may_advise(session, no) ||
        !session_number(request->words, 0, HINT_MAX_NODES, &nodes, no) ||
        !find_chooser(table, &seat, no))
        return false;
    struct hint *hint = memory_new(1, sizeof *hint);
    bool found = find_hint(table, seat, nodes, hint, &error);
    if (found)
        write_hint(table->match, situation_shown(table), hint, out);
    free(hint);
    return found || session_refuse_error(no, &error);
}
