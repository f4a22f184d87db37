/* find.c: finds the table that a request is about. */
#include "i18n/i18n.h"
#include "server/request.h"

enum { ID_LETTERS = 8 };

static bool is_id(const char *id)
{
    return strlen(id) == ID_LETTERS &&
           id[strspn(id, "23456789ABCDEFGHJKLMNPQRSTUVWXYZ")] == '\0';
}

static bool refuse_missing(struct request *request)
{
    server_request_refuse(request, "missing", "table", tr("There is no such table."));
    return false;
}

/* A table that is not in memory may be a finished one. */
static bool find_by_id(struct request *request, const char *id)
{
    request->room = is_id(id) ? server_room_find(request->server, id) : NULL;
    if (request->room != NULL)
        return (request->room->state == NULL || request->room->state->n > 0) ||
               refuse_missing(request);
    if (!is_id(id))
        return refuse_missing(request);
    int wait = server_request_charge(request);
    if (wait > 0) {
        server_request_refuse_slow(request, wait);
        return false;
    }
    request->room = server_room_add(request->server, id);
    request->room->unconfirmed = true;
    return true;
}

static bool find_by_code(struct request *request)
{
    const char *words;
    if (!server_request_text(request, "code", SECRET_ID, &words))
        return false;
    const struct code *code = server_code_find(request->server, words);
    if (code == NULL) {
        server_request_refuse(
            request, "missing", "code",
            tr("This code is wrong, used up, or older than 15 minutes."));
        return false;
    }
    request->seat = code->seat;
    return find_by_id(request, code->table);
}

static bool find_own(struct request *request)
{
    request->room = request->peer->room;
    request->seat = request->peer->seat;
    if (request->room != NULL && request->seat >= 0)
        return true;
    server_request_refuse(request, "forbidden", NULL, tr("You do not sit at a table."));
    return false;
}

bool server_request_find_table(struct request *request, enum about about)
{
    const char *id;
    switch (about) {
    case TABLE_BY_ID:
        return server_request_text(request, "table", SERVER_ID, &id) &&
               find_by_id(request, id);
    case TABLE_BY_CODE:
        return find_by_code(request);
    case OWN_SEAT:
        return find_own(request);
    case NO_TABLE:
        break;
    }
    return true;
}
