/* list.c: the list of public tables, those with a free seat first, then the newest; and
 * searching it. */
#include <stdlib.h>

#include "core/memory.h"
#include "server/lobby/confusables.h"
#include "server/lobby/pairing.h"
#include "server/request.h"

enum { LISTED = 200 };

bool server_list_has(const struct room *room)
{
    return room->is_public && room->progress.stage <= ROOM_ON;
}

static bool is_shown(const struct room *room)
{
    return server_list_has(room) &&
           (room->state != NULL ? room->state->n > 0 : room->brief != NULL);
}

static bool is_joinable(const struct room *room)
{
    int seats = room->state != NULL ? room_free_seats(room->state) : room->free_seats;
    return room->progress.stage == ROOM_OPEN && seats > 0;
}

static int compare(const void *a, const void *b)
{
    const struct room *one = *(struct room *const *)a, *other = *(struct room *const *)b;
    bool joins = is_joinable(one);
    if (joins != is_joinable(other))
        return joins ? -1 : 1;
    if (one->made != other->made)
        return one->made > other->made ? -1 : 1;
    return strcmp(one->id, other->id);
}

/* --- searching ---------------------------------------------------------------------- */

void server_list_write_names(const struct room_state *state, struct buffer *out)
{
    char fold[TABLE_NAME];
    for (int seat = 0; seat < state->players; seat++) {
        server_name_fold(state->seat[seat].name, fold);
        buffer_put(out, fold);
        buffer_put(out, "\n");
    }
}

/* Whether `fold` is part of a name at the table, or `words` is its id. */
static bool matches(const struct room *room, const char *words, const char *fold)
{
    struct buffer names;
    if (words[0] == '\0' || strcmp(room->id, words) == 0)
        return true;
    if (room->state == NULL)
        return room->names != NULL && strstr(room->names, fold) != NULL;
    buffer_init(&names);
    server_list_write_names(room->state, &names);
    bool found = strstr(names.data, fold) != NULL;
    buffer_deinit(&names);
    return found;
}

/* --- writing ------------------------------------------------------------------------ */

static size_t gather(struct server *server, const char *words, struct room ***found)
{
    char fold[TABLE_NAME];
    size_t count = 0, capacity = 0;
    server_name_fold(words, fold);
    *found = NULL;
    for (size_t i = 0; i < MAP; i++)
        for (struct room *it = server->map[i]; it != NULL; it = it->next) {
            if (!is_shown(it) || !matches(it, words, fold))
                continue;
            *found = memory_grow(*found, count, &capacity, sizeof **found);
            (*found)[count++] = it;
        }
    return count;
}

/* `tables` and `more`, members of the answer. */
static void write_list(struct server *server, const char *words, struct buffer *out)
{
    struct room **found;
    size_t count = gather(server, words, &found);
    size_t shown = count < LISTED ? count : LISTED;
    if (count > 1)
        qsort(found, count, sizeof *found, compare);
    json_add_open(out, "tables", '[');
    for (size_t i = 0; i < shown; i++) {
        if (found[i]->state != NULL)
            server_describe_brief(server, found[i], out);
        else
            json_put_raw(out, found[i]->brief);
    }
    json_close(out, ']');
    json_add_number(out, "more", (int64_t)(count - shown));
    free(found);
}

/* It is long and the same for everybody, so it is written at most once a second, unless
 * it has changed. */
static const char *list_tables(struct server *server)
{
    struct buffer out;
    if (server->list != NULL && server->now - server->listed_at < LOBBY_PAUSE)
        return server->list;
    buffer_init(&out);
    write_list(server, "", &out);
    free(server->list);
    server->list = memory_text(out.data, out.length);
    server->listed_at = server->now;
    buffer_deinit(&out);
    return server->list;
}

/* A search visits all tables. */
static enum outcome find_tables(struct request *request, const char *words)
{
    int wait = server_request_charge(request);
    if (wait > 0)
        return server_request_refuse_slow(request, wait);
    write_list(request->server, words, &request->out);
    return DONE;
}

enum outcome server_do_lobby(struct request *request)
{
    const char *words;
    bool on;
    if (!server_request_bool_or(request, "on", true, &on) ||
        !server_request_text_or(request, "find", TABLE_NAME - 1, "", &words))
        return ANSWERED;
    if (on)
        server_lobby_join(request->server, request->number);
    else
        server_lobby_part(request->server, request->number);
    if (on && words[0] != '\0')
        return find_tables(request, words);
    buffer_put(&request->out,
               on ? list_tables(request->server) : "\"tables\":[],\"more\":0");
    if (on)
        server_pairing_write_others(request->server, "waiting", NULL, &request->out);
    return DONE;
}
