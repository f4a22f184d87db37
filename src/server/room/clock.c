/* clock.c: what happens when a deadline passes, so that no table waits forever. */
#include "server/internal.h"

void server_play_late(struct server *server, struct batch *batch, int seat, bool skip)
{
    struct buffer *out = server_batch_event(server, batch, ROOM_EVENT_LATE);
    json_add_number(out, "seat", seat + 1);
    json_add_bool(out, "skip", skip);
    server_batch_end(server, batch, 0);
    batch->computer = skip;
}

static unsigned seats_without_reveal(const struct room_state *state)
{
    unsigned seats = 0;
    for (int i = 0; i < state->players; i++)
        if (state->seat[i].taken && state->seat[i].entropy[0] == '\0')
            seats |= 1U << i;
    return seats;
}

/* Either the time of the person to act is over, or nobody did anything for too long. */
static void expire_turn(struct server *server, struct batch *batch)
{
    const struct room_state *state = batch->room->state;
    int seat = server_room_actor(batch->room);
    if (seat < 0 || state->is_late || batch->room->progress.deadline == 0) {
        server_batch_close_table(server, batch, "silent");
        return;
    }
    server_play_late(server, batch, seat, state->late == ROOM_LATE_SKIP);
    if (state->late == ROOM_LATE_COMPUTER)
        server_play_away(server, batch, seat, false);
}

void server_clock_expire(struct server *server, struct room *room)
{
    struct batch *batch = server_batch_new(room);
    switch (room->progress.stage) {
    case ROOM_REVEAL:
        server_reveal_reopen(server, batch, seats_without_reveal(room->state));
        break;
    case ROOM_ON:
        expire_turn(server, batch);
        break;
    default:
        server_batch_close_table(server, batch, "silent");
    }
    server_batch_store(server, batch);
}
