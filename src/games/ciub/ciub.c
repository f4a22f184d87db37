/* ciub.c: the game table of ciub. */
#include "games/ciub/ciub.h"

#include <stddef.h>
#include <string.h>

#include "games/ciub/ai/heuristics.h"
#include "games/ciub/explain/describe.h"
#include "games/ciub/explain/narrate.h"
#include "games/ciub/explain/why.h"
#include "games/ciub/guide/guide.h"
#include "games/ciub/json/json.h"
#include "games/ciub/notation/notation.h"
#include "games/ciub/odds/odds.h"
#include "games/ciub/rules/check.h"
#include "games/ciub/rules/rules.h"
#include "games/ciub/web/board.h"
#include "i18n/i18n.h"

_Static_assert(sizeof(struct ciub_state) == offsetof(struct ciub_state, spare) +
                                                sizeof(((struct ciub_state *)0)->spare),
               "no byte of a state is padding");

static const struct option_choice lengths[] = {
    {.value = "normal",
     .label = TR_NOOP_IN("option", "normal"),
     .help = TR_NOOP("With the owl cards.")},
    {.value = "short",
     .label = TR_NOOP_IN("option", "short"),
     .help = TR_NOOP("Without the owl cards, so it ends sooner."),
     .for_beginners = true},
    {0},
};

static const struct option_choice beginners[] = {
    {.value = "random", .label = TR_NOOP_IN("option", "random")},
    {0},
};

static const struct option_choice sets[] = {
    {.value = "standard", .label = TR_NOOP_IN("option", "standard")},
    {0},
};

static const struct option_spec options[] = {
    {.name = TR_NOOP_IN("option", "length"),
     .fallback = TR_NOOP_IN("option", "normal"),
     .values = TR_NOOP("normal or short"),
     .help = TR_NOOP("short leaves out the cards with an owl"),
     .choices = lengths},
    {.name = TR_NOOP_IN("option", "first"),
     .fallback = TR_NOOP_IN("option", "random"),
     .values = TR_NOOP("random or a seat from 1"),
     .help = TR_NOOP("who begins"),
     .choices = beginners,
     .seats = true},
    {.name = TR_NOOP_IN("option", "set"),
     .fallback = TR_NOOP_IN("option", "standard"),
     .values = TR_NOOP("standard or custom"),
     .help = TR_NOOP("the dice and cards"),
     .choices = sets},
    {0},
};

/* Steps as bits: those of chance, and those that begin a move. */
enum {
    CHANCE_STEPS = 0
#define STEP(...)
#define CHANCE_STEP(ID, ...) | 1 << STEP_##ID
#define LAST_STEP(...)
#include "games/ciub/rules/step_list.h"
    ,
    WHOLE_STEPS = 0
#define STEP(ID, id, reader, prior, name, midway, ...)                                   \
    | (midway == BEGINS_MOVE) << STEP_##ID
#include "games/ciub/rules/step_list.h"
};

int ciub_actor(const void *world, const void *game_state)
{
    const struct ciub_state *state = game_state;
    (void)world;
    if (state->step == STEP_OVER)
        return SEAT_NOBODY;
    return ((unsigned)CHANCE_STEPS >> state->step & 1) != 0 ? SEAT_CHANCE : state->turn;
}

/* A roll and the deal are one event of many outcomes; moves that are not complete show
 * in the step, or by the die chosen last. */
bool ciub_between_moves(const void *world, const void *game_state)
{
    const struct ciub_state *state = game_state;
    (void)world;
    if (state->step == STEP_ROLL)
        return state->single || state->showing == 0;
    if (state->step == STEP_DEAL)
        return state->gap == 0;
    if (state->step == STEP_KEEP)
        return state->target == CIUB_NONE;
    return ((unsigned)WHOLE_STEPS >> state->step & 1) != 0;
}

/* 6: nobody knows the order of the pile, and neither does the state. */
static void observe(const void *world, const void *state, int seat, void *view)
{
    (void)world;
    (void)seat;
    memcpy(view, state, sizeof(struct ciub_state));
}

static int turn(const void *world, const void *state)
{
    (void)world;
    return ((const struct ciub_state *)state)->turn;
}

const struct game ciub_game = {
    .name = "ciub",
    .title = TR_NOOP("ciúb"),
    .summary =
        TR_NOOP("Roll, swap and turn dice until they fit a spell card, and plan for "
                "the next."),
    .min_players = 2,
    .max_players = CIUB_PLAYERS,
    .rules_version = 1,
    .state_size = sizeof(struct ciub_state),
    .options = options,
    .attachment = "set",
    .attachment_check = ciub_set_report,
    .world_new = ciub_world_new,
    .world_free = ciub_world_free,
    .start = ciub_start,
    .actor = ciub_actor,
    .choices = ciub_choices,
    .weights = ciub_weights,
    .apply = ciub_apply,
    .draw = ciub_draw,
    .between_moves = ciub_between_moves,
    .playout = ciub_playout,
    .verdict = ciub_verdict,
    .choice_write = ciub_choice_write,
    .choice_read = ciub_choice_read,
    .tidy = ciub_tidy,
    .observe = observe,
    .check = ciub_check,
    .scores = ciub_scores,
    .winners = ciub_winners,
    .estimate = ciub_estimate,
    .state_write = ciub_state_write,
    .state_read = ciub_state_read,
    .describe = ciub_describe,
    .seat_write = ciub_seat_write,
    .prompt = ciub_prompt,
    .turn = turn,
    .board_write = ciub_web_board_write,
    .facts_write = ciub_web_facts_write,
    .legend = ciub_legend,
    .narrate = ciub_narrate,
    .odds = &ciub_odds,
    .heuristics = &ciub_heuristics,
    .guide = &ciub_guide,
};
