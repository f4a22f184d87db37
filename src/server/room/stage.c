/* stage.c: how much time there is: two minutes for reveals, the pace for moves, and 60
 * days until a silent table is closed. */
#include "server/internal.h"

static const int64_t SILENCE = 60 * DAYS;
static const int64_t DEFAULT_TIME = 14 * DAYS;
static const int64_t LEAST_GRACE = 2 * MINUTES, MOST_GRACE = 60 * MINUTES;

/* Nobody could act while no server was running, so players get that time back. A deadline
 * from before the start leaves at least the grace time, but no more, so that a server
 * that restarts every night does not make games endless. */
int64_t server_progress_postpone(struct room_progress *progress,
                                 const struct room_pace *pace,
                                 const struct uptime *uptime, int64_t began)
{
    int64_t grace = pace->given ? pace->each * SECONDS : MOST_GRACE, moved = 0;
    if (grace > MOST_GRACE)
        grace = MOST_GRACE;
    if (grace < LEAST_GRACE || progress->stage == ROOM_REVEAL)
        grace = LEAST_GRACE;
    if (progress->deadline > 0 && progress->set < began) {
        moved = server_uptime_downtime(uptime, progress->set);
        if (progress->deadline + moved < began + grace)
            moved = began + grace - progress->deadline;
        progress->deadline += moved;
    }
    if (progress->last < began + DAYS - SILENCE)
        progress->last = began + DAYS - SILENCE;
    return moved;
}

int64_t server_progress_due(const struct room_progress *progress)
{
    if (progress->stage == ROOM_OVER || progress->stage == ROOM_CLOSED)
        return NEVER;
    return progress->deadline > 0 ? progress->deadline : progress->last + SILENCE;
}

int64_t server_deadline(const struct room_state *state, int64_t spare, int64_t now)
{
    if (!state->pace.given)
        return now + DEFAULT_TIME;
    return now + state->pace.each * SECONDS + spare;
}

int64_t server_spare_time(const struct room_state *state, int seat, int64_t now)
{
    int64_t over = now - state->since - state->pace.each * SECONDS;
    int64_t spare = state->seat[seat].spare - (over > 0 ? over : 0);
    return spare > 0 ? spare : 0;
}
