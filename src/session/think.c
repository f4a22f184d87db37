/* think.c: computer players in slices, and hints. */
#include <stdlib.h>

#include "ai/analysis/hint.h"
#include "core/memory.h"
#include "i18n/i18n.h"
#include "session/internal.h"
#include "session/report.h"
#include "session/table/event.h"

enum { MOST_SIMULATIONS = 1000000000 };

/* --- thinking ----------------------------------------------------------------------- */

static bool can_think(const struct session *session, struct request *request)
{
    if (session_in_lesson(session))
        return session_refuse(request, tr("in a lesson others move when it goes on"));
    if (table_waits(session->table) == TABLE_COMPUTER)
        return true;
    return session_refuse(request, tr("no computer player is to move"));
}

static void add_last_move(const struct match *match, size_t first, struct buffer *out)
{
    char words[MOVE_MAX_TEXT];
    struct text text = text_init(words, sizeof words);
    event_write_move(match, first, &text);
    json_add_text(out, "move", words);
}

bool session_think(struct session *session, struct request *request)
{
    struct table *table = session->table;
    size_t first = table->match->count;
    uint64_t patience = 0;
    if (!can_think(session, request) ||
        !session_number(request, 0, MOST_SIMULATIONS, &patience))
        return false;
    bool done = table_think(table, patience);
    json_add_bool(request->out, "done", done);
    report_add(request->out, "progress", done ? 1 : table->progress);
    if (!done)
        return true;
    session_forget_analysis(session);
    add_last_move(table->match, first, request->out);
    return true;
}

bool session_hurry(struct session *session, struct request *request)
{
    if (!can_think(session, request))
        return false;
    table_hurry(session->table);
    return true;
}

/* --- hints -------------------------------------------------------------------------- */

/* A hint is about the position shown, and there is none for a whole draft. */
static bool can_choose(const struct table *table, struct request *request)
{
    const struct match *match = table->match;
    int seat = match->game->actor(match->world, situation_shown(table));
    bool whole = table_waits(table) == TABLE_PERSON && table_is_whole(table);
    return (seat >= 0 && !whole) ||
           session_refuse(request, tr("there is nothing to choose now"));
}

bool session_hint(struct session *session, struct request *request)
{
    const struct table *table = session->table;
    struct error error = {0};
    struct hint_options options = {0};
    if (!session_may_advise(session, request) ||
        !session_number(request, 0, HINT_MAX_NODES, &options.nodes) ||
        !can_choose(table, request))
        return false;
    struct hint *hint = memory_new(1, sizeof *hint);
    const void *state = situation_shown(table);
    bool found = hint_find(table->match, state, &options, hint, &error);
    if (found) {
        json_add_number(request->out, "seat", hint->seat + 1);
        report_add_moves(request->out, table->match, state, hint, true);
    }
    free(hint);
    return found || session_refuse_error(request, &error);
}
