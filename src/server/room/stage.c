/* stage.c: how far a table is, and how much time there is: for reveals two minutes,
 * for moves what the pace says, and 60 days until a silent table is closed. */
#include "server/internal.h"

static const int64_t SILENCE = 60 * DAYS;
static const int64_t USUAL_TIME = 14 * DAYS;
static const int64_t LEAST_GRACE = 2 * MINUTES, MOST_GRACE = 60 * MINUTES;

/* Nobody could act while no server ran, so that time is given back. Of a deadline from
 * before the start at least the grace is left then, and no more, so that a server which
 * starts every night does not make games endless. */
int64_t server_progress_put_off(struct room_progress *progress,
                                const struct room_pace *pace, const struct life *life,
                                int64_t began)
{
    int64_t grace = pace->given ? pace->each * SECONDS : MOST_GRACE, moved = 0;
    if (grace > MOST_GRACE)
        grace = MOST_GRACE;
    if (grace < LEAST_GRACE || progress->stage == ROOM_REVEAL)
        grace = LEAST_GRACE;
    if (progress->deadline > 0 && progress->set < began) {
        moved = server_uptime_missed(life, progress->set);
        if (progress->deadline + moved < began + grace)
            moved = began + grace - progress->deadline;
        progress->deadline += moved;
    }
    if (progress->last < began + DAYS - SILENCE)
        progress->last = began + DAYS - SILENCE;
    return moved;
}

int64_t server_progress_wakes(const struct room_progress *progress)
{
    if (progress->stage == ROOM_OVER || progress->stage == ROOM_CLOSED)
        return NEVER;
    return progress->deadline > 0 ? progress->deadline : progress->last + SILENCE;
}

int64_t server_deadline(const struct room_state *state, int64_t spare, int64_t now)
{
    if (!state->pace.given)
        return now + USUAL_TIME;
    return now + state->pace.each * SECONDS + spare;
}

int64_t server_spare_time(const struct room_state *state, int seat, int64_t now)
{
    int64_t over = now - state->since - state->pace.each * SECONDS;
    int64_t spare = state->seat[seat].spare - (over > 0 ? over : 0);
    return spare > 0 ? spare : 0;
}
