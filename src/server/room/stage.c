/* stage.c: how far a table is, and how much time there is: for reveals two minutes,
 * for moves what the pace says, and 60 days until a silent table is closed. */
#include "server/internal.h"

const char *const stage_words[] = {"open", "reveal", "on", "over", "closed"};
const char *const late_words[] = {"computer", "skip", "wait"};

static const int64_t REVEAL_TIME = 2 * MINUTES;
static const int64_t SILENCE = 60 * DAYS;
static const int64_t USUAL_TIME = 14 * DAYS;
static const int64_t LEAST_GRACE = 2 * MINUTES, MOST_GRACE = 60 * MINUTES;

static const struct {
    const char *kind;
    enum stage stage;
} turns[] = {
    {"made", STAGE_OPEN}, {"call", STAGE_REVEAL}, {"seed", STAGE_OPEN},
    {"begin", STAGE_ON},  {"over", STAGE_OVER},   {"closed", STAGE_CLOSED},
};

void course_step(struct course *course, const char *kind, int64_t at, int64_t deadline)
{
    course->last = at;
    if (deadline >= 0) {
        course->deadline = deadline;
        course->set = at;
    }
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++)
        if (strcmp(turns[i].kind, kind) == 0) {
            course->stage = turns[i].stage;
            course->deadline = deadline > 0 ? deadline : 0;
        }
    if (strcmp(kind, "call") == 0) {
        course->deadline = at + REVEAL_TIME;
        course->set = at;
    }
}

/* Nobody could act while no server ran, so that time is given back. Of a deadline from
 * before the start at least the grace is left then, and no more, so that a server which
 * starts every night does not make games endless. */
int64_t course_put_off(struct course *course, const struct pace *pace,
                       const struct life *life, int64_t began)
{
    int64_t grace = pace->given ? pace->each * SECONDS : MOST_GRACE, moved = 0;
    if (grace > MOST_GRACE)
        grace = MOST_GRACE;
    if (grace < LEAST_GRACE || course->stage == STAGE_REVEAL)
        grace = LEAST_GRACE;
    if (course->deadline > 0 && course->set < began) {
        moved = life_missed(life, course->set);
        if (course->deadline + moved < began + grace)
            moved = began + grace - course->deadline;
        course->deadline += moved;
    }
    if (course->last < began + DAYS - SILENCE)
        course->last = began + DAYS - SILENCE;
    return moved;
}

int64_t course_wakes(const struct course *course)
{
    if (course->stage == STAGE_OVER || course->stage == STAGE_CLOSED)
        return NEVER;
    return course->deadline > 0 ? course->deadline : course->last + SILENCE;
}

int64_t time_deadline(const struct body *body, int64_t spare, int64_t now)
{
    if (!body->pace.given)
        return now + USUAL_TIME;
    return now + body->pace.each * SECONDS + spare;
}

int64_t time_spare(const struct body *body, int seat, int64_t now)
{
    int64_t over = now - body->since - body->pace.each * SECONDS;
    int64_t spare = body->seat[seat].spare - (over > 0 ? over : 0);
    return spare > 0 ? spare : 0;
}
