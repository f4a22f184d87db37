/* sum.c: combines the events into the course of the whole game. */
#include <string.h>

#include "ai/analysis/internal.h"

static const double CLASS_LOSS[ANALYSE_CLASSES] = {
    [ANALYSE_DOUBTFUL] = 0.02, [ANALYSE_BAD] = 0.04, [ANALYSE_BLUNDER] = 0.08};

static enum analyse_class classify(double loss)
{
    enum analyse_class class = ANALYSE_GOOD;
    while (class < ANALYSE_BLUNDER && loss >= CLASS_LOSS[class + 1])
        class ++;
    return class;
}

/* If more chance follows, the actual value of an event is the expectation of the next
 * one, so that their errors cancel out. After the last event it is the average value of
 * the final position. */
static void find_change(struct analysis *analysis, size_t number)
{
    struct analyse_event *event = &analysis->event[number];
    bool chance = event->seat == SEAT_CHANCE;
    if (chance && event->more)
        event->actual = number + 1 < analysis->count ? event[1].expected
                                                     : analysis->outlook[number + 1];
    for (int seat = 0; seat < analysis->match->setup.players; seat++)
        event->change[seat] =
            (double)event->actual.win[seat] - (double)event->expected.win[seat];
    if (chance || event->class == ANALYSE_FORCED)
        return;
    event->loss = event->better.count > 0 ? -event->change[event->seat] : 0;
    event->class = classify(event->loss);
}

/* Makes probabilities nonnegative and sum to 1; the correction becomes noise. */
static void normalize(struct outlook *outlook, int players)
{
    float sum = 0;
    for (int seat = 0; seat < players; seat++) {
        if (outlook->win[seat] < 0)
            outlook->win[seat] = 0;
        sum += outlook->win[seat];
    }
    for (int seat = 0; seat < players && sum > 0; seat++)
        outlook->win[seat] /= sum;
}

/* The value of the position before an event, given that after it: before a decision, the
 * value of the best move; otherwise the value after it, minus luck. */
static void outlook_before(const struct analyse_event *event, const struct outlook *after,
                           int players, struct outlook *before)
{
    bool decided = event->seat >= 0 && event->class != ANALYSE_FORCED;
    *before = decided ? event->expected : *after;
    if (event->seat >= 0)
        return;
    for (int seat = 0; seat < players; seat++)
        before->win[seat] -= (float)event->change[seat];
    normalize(before, players);
}

static void find_noise(struct analyse_event *event, const struct outlook *before,
                       const struct outlook *after, int players)
{
    for (int seat = 0; seat < players; seat++)
        event->noise[seat] =
            (double)after->win[seat] - (double)before->win[seat] - event->change[seat];
}

static void add_event(const struct analyse_event *event, int seat,
                      struct analyse_total *total)
{
    total->noise += event->noise[seat];
    if (event->seat == SEAT_CHANCE) {
        total->luck += event->change[seat];
    } else if (event->seat != seat) {
        total->gift += event->change[seat];
    } else {
        total->loss += event->loss;
        total->class[event->class]++;
        total->moves += event->class != ANALYSE_FORCED;
    }
}

void analyse_sum(struct analysis *analysis)
{
    int players = analysis->match->setup.players;
    for (size_t i = analysis->count; i-- > 0;) {
        struct outlook *position = &analysis->outlook[i];
        find_change(analysis, i);
        outlook_before(&analysis->event[i], &position[1], players, &position[0]);
        find_noise(&analysis->event[i], &position[0], &position[1], players);
    }
    for (int seat = 0; seat < players; seat++) {
        struct analyse_total *total = &analysis->total[seat];
        total->start = (double)analysis->outlook[0].win[seat];
        total->end = (double)analysis->outlook[analysis->count].win[seat];
        for (size_t i = 0; i < analysis->count; i++)
            add_event(&analysis->event[i], seat, total);
    }
}
