/* apply.c: applies an event to the state, the only way in which tables change. */
#include <string.h>

#include "session/room/room.h"

const char *const room_stage_name[] = {"open", "reveal", "on", "over", "closed"};
const char *const room_late_name[] = {"computer", "skip", "wait"};

/* --- before the game ---------------------------------------------------------------- */

static bool read_late(struct room_state *state, const char *words)
{
    for (int i = ROOM_LATE_COMPUTER; i <= ROOM_LATE_WAIT; i++)
        if (strcmp(words, room_late_name[i]) == 0) {
            state->late = (enum room_late)i;
            return true;
        }
    return false;
}

static bool apply_made(struct room_state *state, const struct room_event *event)
{
    state->players = event->players;
    state->is_public = event->public;
    state->watch = event->watch;
    state->autostart = event->autostart;
    state->pace = event->pace;
    state->made = event->at;
    return text_copy(state->game_id, sizeof state->game_id, event->game) &&
           read_late(state, event->late) &&
           text_copy(state->commitment, sizeof state->commitment, event->commitment) &&
           text_copy(state->rematch_of, sizeof state->rematch_of, event->rematch_of);
}

static bool apply_seed(struct room_state *state, const struct room_event *event)
{
    for (int i = 0; i < state->players; i++)
        state->seat[i].promise[0] = state->seat[i].entropy[0] = '\0';
    return text_copy(state->commitment, sizeof state->commitment, event->commitment);
}

/* Names that only a newer server knows are left out. */
static bool apply_style(struct room_seat *seat, const struct room_event *event)
{
    int colour = room_colour_find(event->colour),
        emblem = room_emblem_find(event->emblem);
    seat->styled = colour >= 0 && emblem >= 0;
    seat->colour = (signed char)colour;
    seat->emblem = (signed char)emblem;
    return true;
}

/* In a rematch nobody has promised anything yet. */
static bool apply_before_game(struct room_state *state, struct room_seat *seat,
                              const struct room_event *event)
{
    switch (event->kind) {
    case ROOM_EVENT_MADE:
        return apply_made(state, event);
    case ROOM_EVENT_SAT:
        *seat = (struct room_seat){.taken = true, .rated = event->rated, .here = true};
        return text_copy(seat->name, sizeof seat->name, event->name) &&
               text_copy(seat->promise, sizeof seat->promise, event->entropy);
    case ROOM_EVENT_PLAYER:
        *seat = (struct room_seat){0};
        return text_copy(seat->player, sizeof seat->player, event->player);
    case ROOM_EVENT_FREE:
        *seat = (struct room_seat){0};
        return true;
    case ROOM_EVENT_STYLE:
        return apply_style(seat, event);
    case ROOM_EVENT_SEED:
        return apply_seed(state, event);
    case ROOM_EVENT_PROMISE:
        return text_copy(seat->promise, sizeof seat->promise, event->entropy);
    case ROOM_EVENT_REVEAL:
        return event->entropy[0] != '\0' &&
               text_copy(seat->entropy, sizeof seat->entropy, event->entropy);
    default:
        return true;
    }
}

/* --- the game ----------------------------------------------------------------------- */

static bool take_clocks(struct room_state *state, const struct room_list *clocks)
{
    for (int i = 0; i < state->players; i++) {
        if (i >= clocks->count || clocks->item[i] < 0)
            return false;
        state->seat[i].spare = clocks->item[i];
    }
    return true;
}

/* The next seat to act has its full time. */
static bool start_clock(struct room_state *state, const struct room_event *event)
{
    state->since = event->at;
    state->is_late = state->skip = false;
    return true;
}

static bool apply_game(struct room_state *state, struct room_seat *seat,
                       const struct room_event *event)
{
    switch (event->kind) {
    case ROOM_EVENT_BEGIN:
    case ROOM_EVENT_CHANCE:
    case ROOM_EVENT_MOVE:
        state->game_n = event->n;
        return (event->kind == ROOM_EVENT_CHANCE || take_clocks(state, &event->clocks)) &&
               start_clock(state, event);
    case ROOM_EVENT_LATE:
        state->is_late = true;
        state->skip = event->skip;
        return true;
    case ROOM_EVENT_AWAY:
        seat->away = true;
        seat->left = event->final;
        seat->agreed = 0;
        state->is_late = state->skip = false;
        return text_copy(seat->stand_in, sizeof seat->stand_in, event->player);
    case ROOM_EVENT_BACK: /* with a deadline if it is their turn */
        seat->away = false;
        seat->agreed = 0;
        return event->deadline < 0 || start_clock(state, event);
    case ROOM_EVENT_OVER:
        state->winners = event->winners;
        state->scores = event->scores;
        return text_copy(state->seed, sizeof state->seed, event->seed);
    case ROOM_EVENT_CLOSED: /* during a game it has the seed */
        state->winners = event->winners;
        text_copy(state->why, sizeof state->why, event->why);
        return event->seed[0] == '\0' ||
               text_copy(state->seed, sizeof state->seed, event->seed);
    case ROOM_EVENT_REMATCH:
        return text_copy(state->rematch, sizeof state->rematch, event->table);
    default:
        return true;
    }
}

/* --- what players decide together --------------------------------------------------- */

static void agree(unsigned char *seats, int seat)
{
    *seats = (unsigned char)(*seats | 1U << (unsigned)seat);
}

/* A move shows that its player is there. */
static void apply_decision(struct room_state *state, struct room_seat *seat,
                           const struct room_event *event)
{
    struct room_seat *about = event->about > 0 ? &state->seat[event->about - 1] : NULL;
    switch (event->kind) {
    case ROOM_EVENT_MOVE:
        seat->agreed = 0;
        break;
    case ROOM_EVENT_CLAIM:
        if (about != NULL)
            about->claim = event->n;
        break;
    case ROOM_EVENT_ADMIT:
        if (about != NULL)
            about->claim = about->agreed = 0;
        break;
    case ROOM_EVENT_AGREE:
        agree(about != NULL ? &about->agreed : &state->ending, event->seat - 1);
        break;
    case ROOM_EVENT_DECLINE:
        if (about != NULL)
            about->claim = 0;
        else
            state->ending = 0;
        break;
    default:
        break;
    }
}

/* --- all events --------------------------------------------------------------------- */

enum { ROOM_SAME = -2 };

#define ROW(kind, name, stage, listed, needs, may) ROOM_##stage,
static const int stages[] = {ROOM_EVENTS(ROW) ROOM_SAME};
#undef ROW

void room_progress_step(struct room_progress *progress, enum room_event_kind kind,
                        int64_t at, int64_t deadline)
{
    progress->last = at;
    if (kind == ROOM_EVENT_CALL && deadline < 0)
        deadline = at + ROOM_REVEAL_TIME;
    if (deadline >= 0) {
        progress->deadline = deadline;
        progress->set = at;
    }
    if (stages[kind] == ROOM_SAME)
        return;
    progress->stage = (enum room_stage)stages[kind];
    if (deadline < 0)
        progress->deadline = 0;
}

bool room_apply(struct room_state *state, struct room_progress *progress,
                const struct room_event *event)
{
    if (event->n != state->n + 1 || event->seat > state->players ||
        event->about > state->players)
        return false;
    /* Events without a seat do not use this one. */
    struct room_seat *seat = &state->seat[event->seat > 0 ? event->seat - 1 : 0];
    state->n = event->n;
    if (!apply_before_game(state, seat, event) || !apply_game(state, seat, event))
        return false;
    apply_decision(state, seat, event);
    room_progress_step(progress, event->kind, event->at, event->deadline);
    return true;
}

/* --- seats -------------------------------------------------------------------------- */

bool room_is_free(const struct room_seat *seat)
{
    return !seat->taken && seat->player[0] == '\0';
}

int room_free_seats(const struct room_state *state)
{
    int count = 0;
    for (int seat = 0; seat < state->players; seat++)
        count += room_is_free(&state->seat[seat]);
    return count;
}
