/* turn.c: puts the events of a match together to turns. */
#include "session/table/turn.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "session/table/event.h"

/* An event, and the states around it. */
struct step_over {
    alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    struct move move;
};

static void read_event(const struct match *match, size_t first, struct step_over *event)
{
    size_t end = event_end(match, first);
    match_move(match, first, end, &event->move);
    match_state_at(match, first, event->before);
    match_state_at(match, end, event->after);
}

static int score_of(const struct match *match, const void *state, int seat)
{
    int score[GAME_MAX_PLAYERS] = {0};
    match->game->scores(match->world, state, score);
    return seat >= 0 ? score[seat] : 0;
}

/* Games that do not sum up have a turn for every move. */
static void sum_up(const struct turn *turn, const struct step_over *event,
                   struct turn_summary *summary)
{
    const struct match *match = turn->match;
    const struct guide *guide = match->game->guide;
    if (guide != NULL && guide->sum_up != NULL) {
        guide->sum_up(match->world, event->before, &event->move, event->after, summary);
        return;
    }
    summary->seat = match->game->actor(match->world, event->before);
    summary->over = true;
    move_write(match->game, match->world, event->before, &event->move, &summary->words);
}

static void begin(struct turn *turn, size_t first)
{
    turn->first = turn->end = first;
    turn->points = 0;
    turn->words[0] = turn->dice[0] = '\0';
    turn->summary =
        (struct turn_summary){.seat = SEAT_NOBODY,
                              .words = text_init(turn->words, sizeof turn->words),
                              .dice = text_init(turn->dice, sizeof turn->dice)};
}

void turn_add_event(struct turn *turn)
{
    const struct match *match = turn->match;
    bool fresh = turn->end == turn->first || turn->summary.over;
    int seat = turn->summary.seat;
    struct step_over event;
    read_event(match, turn->end, &event);
    if (turn->summary.over)
        begin(turn, turn->end);
    sum_up(turn, &event, &turn->summary);
    if (!fresh && turn->summary.seat != seat) {
        begin(turn, turn->end);
        sum_up(turn, &event, &turn->summary);
        fresh = true;
    }
    if (fresh)
        turn->score = score_of(match, event.before, turn->summary.seat);
    turn->points = score_of(match, event.after, turn->summary.seat) - turn->score;
    turn->end = event_end(match, turn->end);
}

/* Whether a turn begins at a step: an event does, and the one before is part of another's
 * turn or ended its own. What the end of the log begins is not known. */
static bool begins_turn(const struct match *match, size_t step)
{
    struct turn turn = {.match = match};
    size_t before = step;
    if (step < match->count && !match->log[step].starts)
        return false;
    do
        before--;
    while (before > 0 && !match->log[before].starts);
    begin(&turn, before);
    turn_add_event(&turn);
    if (turn.summary.over || step == match->count)
        return turn.summary.over;
    turn_add_event(&turn);
    return turn.first == step;
}

void turn_find(struct turn *turn, const struct match *match, size_t first)
{
    size_t at = first;
    turn->match = match;
    while (at > 0 && !begins_turn(match, at))
        at--;
    begin(turn, at);
    while (turn->end < first)
        turn_add_event(turn);
}
