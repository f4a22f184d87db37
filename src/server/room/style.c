/* style.c: the colour and the emblem of a seat, which no two seats of a table share. */
#include "i18n/i18n.h"
#include "server/request.h"

static void put_style(struct server *server, struct batch *batch, int seat, int colour,
                      int emblem)
{
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_STYLE);
    json_add_number(out, "seat", seat + 1);
    json_add_text(out, "colour", room_colour_name[colour]);
    json_add_text(out, "emblem", room_emblem_name[emblem]);
    server_batch_end(server, batch, -1);
}

/* There are more colours and emblems than seats. */
void server_style_newcomer(struct server *server, struct batch *batch, int seat)
{
    const struct room_state *state = batch->room->state;
    int colour = seat, emblem = seat;
    while (room_has_colour(state, colour, seat))
        colour = (colour + 1) % ROOM_COLOUR_COUNT;
    while (room_has_emblem(state, emblem, seat))
        emblem = (emblem + 1) % ROOM_EMBLEM_COUNT;
    if (colour != seat || emblem != seat)
        put_style(server, batch, seat, colour, emblem);
}

void server_style_copy(struct server *server, struct batch *batch,
                       const struct room_state *from)
{
    for (int seat = 0; seat < from->players; seat++)
        if (from->seat[seat].styled)
            put_style(server, batch, seat, from->seat[seat].colour,
                      from->seat[seat].emblem);
}

static bool check_style(struct request *request, int colour, int emblem)
{
    const struct room_state *state = request->room->state;
    const char *field = NULL, *why = NULL;
    if (colour < 0 || emblem < 0) {
        field = colour < 0 ? "colour" : "emblem";
        why = tr("There is no such colour or emblem.");
    } else if (room_has_colour(state, colour, request->seat)) {
        field = "colour";
        why = tr("Another player has this colour.");
    } else if (room_has_emblem(state, emblem, request->seat)) {
        field = "emblem";
        why = tr("Another player has this emblem.");
    }
    if (why != NULL)
        server_request_refuse(request, "bad", field, "%s", why);
    return why == NULL;
}

enum outcome server_do_style(struct request *request)
{
    const char *colour, *emblem;
    if (request->room->progress.stage == ROOM_CLOSED)
        return server_request_refuse(request, "late", NULL, tr("The table is closed."));
    if (!server_request_text(request, "colour", 40, &colour) ||
        !server_request_text(request, "emblem", 40, &emblem) ||
        !check_style(request, room_colour_find(colour), room_emblem_find(emblem)))
        return ANSWERED;
    struct batch *batch = server_request_batch(request, request->room);
    if (batch == NULL)
        return ANSWERED;
    put_style(request->server, batch, request->seat, room_colour_find(colour),
              room_emblem_find(emblem));
    return server_request_store(request, batch);
}
