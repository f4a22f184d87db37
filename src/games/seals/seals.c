/* seals.c: the game table of Five Seals of Magic. */
#include "games/seals/seals.h"

#include <string.h>

#include "core/playout_loop.h"
#include "games/seals/ai/heuristics.h"
#include "games/seals/explain/describe.h"
#include "games/seals/explain/narrate.h"
#include "games/seals/explain/why.h"
#include "games/seals/guide/guide.h"
#include "games/seals/json/json.h"
#include "games/seals/notation/notation.h"
#include "games/seals/odds/odds.h"
#include "games/seals/rules/check.h"
#include "games/seals/rules/rules.h"
#include "games/seals/rules/score.h"
#include "games/seals/rules/world.h"
#include "games/seals/web/board.h"
#include "i18n/i18n.h"

static void start(const void *world, void *state)
{
    seals_flow_start(world, state);
}

static int actor(const void *world, const void *state)
{
    (void)world;
    return ((const struct seals_state *)state)->actor;
}

static int choices(const void *world, const void *state, choice_t *list)
{
    return seals_rules_choices(world, state, list);
}

/* 3.2: a token is drawn out of the tokens of its strength still in the box, a scroll out
 * of the scrolls; in a circle-I game a scroll of which both copies are left is twice as
 * likely. */
static uint32_t weights(const void *game_world, const void *game_state, uint32_t *weight)
{
    const struct seals_world *world = game_world;
    const struct seals_state *state = game_state;
    if (state->step != STEP_DEAL)
        return 0;
    const struct board_space *space = &world->board.space[state->cursor];
    uint32_t sum = 0;
    int count = 0;
    if (space->kind == SPACE_CIRCLE) {
        int all = tokens_in_box(space->strength);
        for (int colour = 0; colour < COLOURS; colour++) {
            int rest = all - state->stock[space->strength - MIN_STRENGTH][colour];
            if (rest > 0)
                sum += weight[count++] = (uint32_t)rest;
        }
        return sum;
    }
    if (state->circle != 1)
        return 0;
    uint64_t rest = scrolls_of_strength(space->strength) & ~state->lying;
    for (uint64_t left = seals_scrolls_nameable(state, rest); left != 0;
         left &= left - 1) {
        uint64_t copy = scrolls_to_twins(left & -left);
        sum += weight[count++] = (rest & copy) != 0 ? 2 : 1;
    }
    return sum;
}

static void apply(const void *world, void *state, choice_t choice)
{
    seals_rules_apply(world, state, choice);
}

/* The number of a die needs no list. */
static int draw(const void *world, void *game_state, struct rng *rng)
{
    struct seals_state *state = game_state;
    int outcomes = 0;
    do {
        if (state->step == STEP_ROLL || state->step == STEP_REROLL)
            seals_rules_apply(world, state,
                              choice_make(PICK_NUMBER, 0, 1 + rng_below(rng, 6)));
        else
            seals_rules_apply(world, state, chance_draw(&seals_game, world, state, rng));
        outcomes++;
    } while (state->midway);
    return outcomes;
}

static bool between_moves(const void *world, const void *state)
{
    (void)world;
    return !((const struct seals_state *)state)->midway;
}

/* 8: nothing is hidden. */
static void observe(const void *world, const void *state, int seat, void *view)
{
    (void)world, (void)seat;
    memcpy(view, state, sizeof(struct seals_state));
}

static int round_number(const void *world, const void *state)
{
    (void)world;
    return ((const struct seals_state *)state)->round;
}

static int turn(const void *world, const void *state)
{
    (void)world;
    return ((const struct seals_state *)state)->turn;
}

static void playout(const void *world, void *state, struct rng *rng,
                    struct playout_count *count)
{
    playout_loop(&seals_game, world, state, rng, count);
}

const struct game seals_game = {
    .name = "seals",
    .title = TR_NOOP("Five Seals of Magic"),
    .summary = TR_NOOP(
        "Break the seals of a round dungeon with dice and win the strongest scrolls."),
    .min_players = 2,
    .max_players = SEALS_MAX_PLAYERS,
    .rules_version = 2,
    .state_size = sizeof(struct seals_state),
    .options = seals_options,
    .attachment = "board",
    .attachment_check = seals_board_report,
    .world_new = seals_world_new,
    .world_free = seals_world_free,
    .start = start,
    .actor = actor,
    .choices = choices,
    .weights = weights,
    .apply = apply,
    .draw = draw,
    .between_moves = between_moves,
    .playout = playout,
    .verdict = seals_verdict,
    .choice_write = seals_choice_write,
    .choice_read = seals_choice_read,
    .observe = observe,
    .check = seals_check,
    .scores = seals_scores,
    .winners = seals_winners,
    .estimate = seals_estimate,
    .state_write = seals_json_state_write,
    .state_read = seals_json_state_read,
    .describe = seals_describe,
    .seat_write = seals_seat_write,
    .prompt = seals_prompt,
    .round = round_number,
    .turn = turn,
    .board_write = seals_web_board_write,
    .facts_write = seals_web_facts_write,
    .motion_write = seals_web_motion_write,
    .legend = seals_legend,
    .narrate = seals_narrate,
    .showcase = "players=3,circle=2",
    .odds = &seals_odds,
    .heuristics = &seals_heuristics,
    .guide = &seals_guide,
};
