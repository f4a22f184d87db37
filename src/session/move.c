/* move.c: a person's move, from its first choice to taking it back. */
#include "i18n/i18n.h"
#include "session/internal.h"

static bool tell(struct session *session, struct buffer *out)
{
    situation_write(session, "", out);
    return true;
}

static bool tell_if(struct session *session, bool done, const struct reason *why,
                    struct buffer *out, struct refusal *no)
{
    return done ? tell(session, out) : session_refuse_reason(no, why);
}

/* --- the draft ---------------------------------------------------------------------- */

bool session_choose(struct session *session, const struct request *request,
                    struct buffer *out, struct refusal *no)
{
    struct reason why = {"", ""};
    uint64_t choice = 0;
    if (!session_number(request->words, 0, UINT32_MAX, &choice, no))
        return false;
    bool done = table_choose(session->table, (choice_t)choice, &why);
    return tell_if(session, done, &why, out, no);
}

bool session_point(struct session *session, const struct request *request,
                   struct buffer *out, struct refusal *no)
{
    struct reason why = {"", ""};
    bool more = false;
    if (!table_point(session->table, request->words, &more, &why))
        return session_refuse_reason(no, &why);
    situation_write(session, more ? request->words : "", out);
    return true;
}

bool session_all(struct session *session, const struct request *request,
                 struct buffer *out, struct refusal *no)
{
    struct reason why = {"", ""};
    bool done = table_point_all(session->table, request->words, &why);
    return tell_if(session, done, &why, out, no);
}

bool session_type(struct session *session, const struct request *request,
                  struct buffer *out, struct refusal *no)
{
    struct reason why = {"", ""}, part = {"", ""};
    bool done = table_type(session->table, request->words, &why) ||
                table_type_part(session->table, request->words, &part);
    return tell_if(session, done, &why, out, no);
}

bool session_back(struct session *session, const struct request *request,
                  struct buffer *out, struct refusal *no)
{
    (void)request;
    return table_back(session->table)
               ? tell(session, out)
               : session_refuse(no, tr("nothing of a move is there to take back"));
}

bool session_drop(struct session *session, const struct request *request,
                  struct buffer *out, struct refusal *no)
{
    (void)request;
    (void)no;
    table_drop(session->table);
    return tell(session, out);
}

/* --- moves -------------------------------------------------------------------------- */

/* What was drafted counts when the server says so. */
static bool send_draft(struct session *session, struct buffer *out)
{
    char line[MOVE_MAX_TEXT];
    struct text text = text_init(line, sizeof line);
    table_write_draft(session->table, &text);
    situation_write(session, "", out);
    json_add_text(out, "send", line);
    return true;
}

bool session_confirm(struct session *session, const struct request *request,
                     struct buffer *out, struct refusal *no)
{
    struct reason why = {"", ""};
    struct table *table = session->table;
    (void)request;
    if (table_waits(table) != TABLE_PERSON || !table_is_whole(table))
        return session_refuse(no, tr("there is no whole move to confirm yet"));
    if (session_in_lesson(session) && !lesson_accepts(session->lesson, table, &why))
        return session_refuse_reason(no, &why);
    if (table->follows)
        return send_draft(session, out);
    session_forget_analysis(session);
    table_confirm(table);
    if (session_in_lesson(session))
        lesson_go_on(session->lesson, table);
    return tell(session, out);
}

static bool is_free(const struct session *session, struct refusal *no)
{
    return !session_in_lesson(session) ||
           session_refuse(no, tr("that is not done in a lesson: go on with it first"));
}

bool session_play(struct session *session, const struct request *request,
                  struct buffer *out, struct refusal *no)
{
    struct reason why = {"", ""};
    if (!is_free(session, no))
        return false;
    if (!table_play(session->table, request->words, &why))
        return session_refuse_reason(no, &why);
    session_forget_analysis(session);
    return tell(session, out);
}

bool session_undo(struct session *session, const struct request *request,
                  struct buffer *out, struct refusal *no)
{
    struct reason why = {"", ""};
    (void)request;
    if (!is_free(session, no))
        return false;
    if (!table_undo(session->table, &why))
        return session_refuse_reason(no, &why);
    session_forget_analysis(session);
    return tell(session, out);
}

bool session_redo(struct session *session, const struct request *request,
                  struct buffer *out, struct refusal *no)
{
    (void)request;
    if (!is_free(session, no))
        return false;
    if (!table_redo(session->table))
        return session_refuse(no, tr("there is nothing to do again"));
    session_forget_analysis(session);
    return tell(session, out);
}
