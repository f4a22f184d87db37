/* clock.c: what happens when a table's time is over: nothing waits for ever. */
#include "server/internal.h"

void play_late(struct hall *hall, struct batch *batch, int seat, bool skip)
{
    struct buffer *out = batch_event(hall, batch, "late");
    json_add_number(out, "seat", seat + 1);
    json_add_bool(out, "skip", skip);
    batch_end(hall, batch, 0);
    batch->computer = skip;
}

static unsigned silent_seats(const struct body *body)
{
    unsigned seats = 0;
    for (int i = 0; i < body->players; i++)
        if (body->seat[i].taken && !body->seat[i].revealed)
            seats |= 1U << i;
    return seats;
}

/* Who is to act is a person whose time is over, or nobody did anything for too long. */
static void ring_game(struct hall *hall, struct batch *batch)
{
    const struct body *body = batch->party->body;
    int seat = party_actor(batch->party);
    if (seat < 0 || body->is_late || batch->party->course.deadline == 0) {
        batch_closed(hall, batch, "silent");
        return;
    }
    play_late(hall, batch, seat, body->late == LATE_SKIP);
    if (body->late == LATE_COMPUTER)
        play_away(hall, batch, seat);
}

void time_ring(struct hall *hall, struct party *party)
{
    struct batch *batch = batch_new(party);
    switch (party->course.stage) {
    case STAGE_REVEAL:
        reveal_reopen(hall, batch, silent_seats(party->body));
        break;
    case STAGE_ON:
        ring_game(hall, batch);
        break;
    default:
        batch_closed(hall, batch, "silent");
    }
    batch_store(hall, batch);
}
