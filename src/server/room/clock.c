/* clock.c: what happens when a table's time is over: nothing waits for ever. */
#include "server/internal.h"

void play_late(struct server *server, struct batch *batch, int seat, bool skip)
{
    struct buffer *out = batch_event(server, batch, "late");
    json_add_number(out, "seat", seat + 1);
    json_add_bool(out, "skip", skip);
    batch_end(server, batch, 0);
    batch->computer = skip;
}

static unsigned silent_seats(const struct room_state *state)
{
    unsigned seats = 0;
    for (int i = 0; i < state->players; i++)
        if (state->seat[i].taken && !state->seat[i].revealed)
            seats |= 1U << i;
    return seats;
}

/* Who is to act is a person whose time is over, or nobody did anything for too long. */
static void ring_game(struct server *server, struct batch *batch)
{
    const struct room_state *state = batch->room->state;
    int seat = room_actor(batch->room);
    if (seat < 0 || state->is_late || batch->room->progress.deadline == 0) {
        batch_closed(server, batch, "silent");
        return;
    }
    play_late(server, batch, seat, state->late == LATE_SKIP);
    if (state->late == LATE_COMPUTER)
        play_away(server, batch, seat);
}

void time_ring(struct server *server, struct room *room)
{
    struct batch *batch = batch_new(room);
    switch (room->progress.stage) {
    case STAGE_REVEAL:
        reveal_reopen(server, batch, silent_seats(room->state));
        break;
    case STAGE_ON:
        ring_game(server, batch);
        break;
    default:
        batch_closed(server, batch, "silent");
    }
    batch_store(server, batch);
}
