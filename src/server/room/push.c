/* push.c: notifies absent players that it is their turn. */
#include "core/memory.h"
#include "i18n/i18n.h"
#include "server/request.h"

enum { SUBSCRIPTION = 2000 };

static const int64_t PAUSE = 1 * MINUTES; /* between two notifications of a seat */

enum outcome server_do_push(struct request *request)
{
    const char *words;
    if (request->server->plan.push[0] == '\0')
        return server_request_refuse(request, "forbidden", NULL,
                                     tr("This server sends no notifications."));
    if (!server_request_text_or(request, "subscription", SUBSCRIPTION, "", &words))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    char **place = &batch->secrets.push[request->seat];
    free(*place);
    *place = words[0] != '\0' ? memory_text(words, strlen(words)) : NULL;
    return server_request_store(request, batch);
}

/* Only when the turn has passed, not to connected players, and not too often. */
void server_push_turn(struct server *server, const struct batch *batch)
{
    struct room *room = batch->room;
    int watchers = 0, actor = server_room_actor(room);
    if (!batch->turn_passes || actor < 0 || server_room_thinker(room) != NULL)
        return;
    const char *words = room->internals->secrets.push[actor];
    if (words == NULL || server_presence_seats(server, room, &watchers) >> actor & 1 ||
        server->now < room->pushed[actor] + PAUSE)
        return;
    room->pushed[actor] = server->now;
    struct server_output *out = server_output_add(server, SERVER_PUSH);
    out->bytes = server_output_copy(server, words);
    out->length = strlen(words);
    out->table = server_output_copy(server, room->id);
    out->seat = actor;
}

void server_push_unsubscribed(struct server *server, const struct server_input *input)
{
    struct room *room = server_room_find(server, input->table);
    if (room == NULL || room->state == NULL || room->batch != NULL ||
        room->state->n == 0 || input->number < 0 || input->number >= room->state->players)
        return;
    const char *now = room->internals->secrets.push[input->number];
    if (now == NULL || strlen(now) != input->length ||
        memcmp(now, input->bytes, input->length) != 0)
        return;
    struct batch *batch = server_batch_new(room);
    free(batch->secrets.push[input->number]);
    batch->secrets.push[input->number] = NULL;
    server_batch_store(server, batch);
}
