/* queue.c: requests that wait for a table: until it is loaded, or its pending batch is
 * stored. */
#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/request.h"

/* A message waiting for a table. */
struct waiting {
    struct waiting *next;
    uint32_t peer, serial;
    char *text;
    size_t length;
};

static void wait_for(struct room *room, const struct request *request,
                     const struct server_input *input)
{
    struct waiting *waiting = memory_new(1, sizeof *waiting);
    waiting->peer = request->number;
    waiting->serial = request->peer->serial;
    waiting->text = memory_text(input->bytes, input->length);
    waiting->length = input->length;
    *room->queue_end = waiting;
    room->queue_end = &waiting->next;
    room->queued++;
}

static struct waiting *next_waiting(struct room *room)
{
    struct waiting *waiting = room->queue;
    if (waiting == NULL)
        return NULL;
    room->queue = waiting->next;
    if (room->queue == NULL)
        room->queue_end = &room->queue;
    room->queued--;
    return waiting;
}

static void waiting_free(struct waiting *waiting)
{
    free(waiting->text);
    free(waiting);
}

void server_request_drop_waiting(struct room *room)
{
    for (struct waiting *it; (it = next_waiting(room)) != NULL;)
        waiting_free(it);
}

bool server_request_must_wait(struct request *request, bool changes,
                              const struct server_input *input)
{
    struct room *room = request->room;
    if (room == NULL || (room->state != NULL && !(changes && room->batch)))
        return false;
    if (room->queued >= QUEUE) {
        server_request_refuse(request, "busy", NULL, tr("The table is busy. Try again."));
        return true;
    }
    wait_for(room, request, input);
    if (room->state == NULL)
        server_room_load(request->server, room);
    return true;
}

void server_request_resume(struct server *server, struct room *room)
{
    while (room->batch == NULL && room->state != NULL) {
        struct waiting *it = next_waiting(room);
        if (it == NULL)
            break;
        struct server_input input = {
            .peer = it->peer, .bytes = it->text, .length = it->length};
        if (server_peer_same(server, it->peer, it->serial) != NULL)
            server_request_handle(server, &input, room);
        waiting_free(it);
    }
    server_room_update(server, room);
}

void server_request_refuse_waiting(struct server *server, struct room *room,
                                   const char *code, const char *why)
{
    for (struct waiting *it; (it = next_waiting(room)) != NULL; waiting_free(it)) {
        struct error error = {0};
        struct json_reader root;
        struct peer *peer = server_peer_same(server, it->peer, it->serial);
        if (peer == NULL || !json_reader_parse(&root, it->text, it->length, &error))
            continue;
        struct request request = {
            .server = server, .number = it->peer, .peer = peer, .root = root};
        request.reply_to =
            (struct reply_to){.is = true, .peer = it->peer, .serial = it->serial};
        server_request_read_ref(&request);
        server_refuse_sender(server, &request.reply_to, code, why);
        json_reader_free(&root);
    }
}
