/* move.c: a person's move, from its first choice to taking it back. */
#include "i18n/i18n.h"
#include "session/internal.h"

/* --- the draft ---------------------------------------------------------------------- */

bool session_choose(struct session *session, struct request *request)
{
    struct reason why = {"", ""};
    uint64_t choice = 0;
    if (!session_number(request, 0, UINT32_MAX, &choice))
        return false;
    return table_choose(session->table, (choice_t)choice, &why) ||
           session_refuse_reason(request, &why);
}

bool session_point(struct session *session, struct request *request)
{
    struct reason why = {"", ""};
    bool more = false;
    if (!lesson_point(session->lesson, session->table, request->words, &more, &why))
        return session_refuse_reason(request, &why);
    request->picked = more ? request->words : NULL;
    return true;
}

bool session_all(struct session *session, struct request *request)
{
    struct reason why = {"", ""};
    return table_point_all(session->table, request->words, &why) ||
           session_refuse_reason(request, &why);
}

bool session_type(struct session *session, struct request *request)
{
    struct reason why = {"", ""}, part = {"", ""};
    return table_type(session->table, request->words, &why) ||
           table_type_part(session->table, request->words, &part) ||
           session_refuse_reason(request, &why);
}

bool session_back(struct session *session, struct request *request)
{
    return table_back(session->table) ||
           session_refuse(request, tr("nothing of a move is there to take back"));
}

bool session_drop(struct session *session, struct request *request)
{
    (void)request;
    table_drop(session->table);
    return true;
}

/* --- moves -------------------------------------------------------------------------- */

/* The move takes effect only when the server reports it. */
static bool send_draft(struct session *session, struct buffer *out)
{
    char line[MOVE_MAX_TEXT];
    struct text text = text_init(line, sizeof line);
    table_write_draft(session->table, &text);
    json_add_text(out, "send", line);
    return true;
}

bool session_confirm(struct session *session, struct request *request)
{
    struct reason why = {"", ""};
    struct table *table = session->table;
    if (table_waits(table) != TABLE_PERSON || !table_is_whole(table))
        return session_refuse(request, tr("there is no whole move to confirm yet"));
    if (session_in_lesson(session) && !lesson_accepts(session->lesson, table, &why))
        return session_refuse_reason(request, &why);
    if (table->follows)
        return send_draft(session, request->out);
    session_forget_analysis(session);
    table_confirm(table);
    if (session_in_lesson(session))
        lesson_advance(session->lesson, table);
    return true;
}

static bool is_free(const struct session *session, struct request *request)
{
    return !session_in_lesson(session) ||
           session_refuse(request,
                          tr("that is not done in a lesson: go on with it first"));
}

bool session_play(struct session *session, struct request *request)
{
    struct reason why = {"", ""};
    if (!is_free(session, request))
        return false;
    if (!table_play(session->table, request->words, &why))
        return session_refuse_reason(request, &why);
    session_forget_analysis(session);
    return true;
}

bool session_undo(struct session *session, struct request *request)
{
    struct reason why = {"", ""};
    if (!is_free(session, request))
        return false;
    if (!table_undo(session->table, &why))
        return session_refuse_reason(request, &why);
    session_forget_analysis(session);
    return true;
}

bool session_redo(struct session *session, struct request *request)
{
    if (!is_free(session, request))
        return false;
    if (!table_redo(session->table))
        return session_refuse(request, tr("there is nothing to do again"));
    session_forget_analysis(session);
    return true;
}
