/* pig.c: the rules of Pig, and its table. */
#include "games/pig/pig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/pig/state.h"
#include "i18n/i18n.h"

static const struct option_choice targets[] = {
    {.value = "10", .label = "10"},     {.value = "20", .label = "20"},
    {.value = "50", .label = "50"},     {.value = "100", .label = "100"},
    {.value = "200", .label = "200"},   {.value = "500", .label = "500"},
    {.value = "1000", .label = "1000"}, {0},
};

static const struct option_spec pig_options[] = {
    {.name = TR_NOOP_IN("option", "target"),
     .fallback = "100",
     .values = "10..1000",
     .help = TR_NOOP("how many points win"),
     .choices = targets},
    {0},
};

static void *pig_world_new(struct setup *setup, struct error *error)
{
    const char *value = setup_get(setup, &pig_game, "target");
    char canonical[SETUP_VALUE];
    int target = 0;
    if (!text_to_int(value, PIG_MIN_TARGET, PIG_MAX_TARGET, &target)) {
        error_set(error, tr("target must be a number from %d to %d, not '%s'"),
                  PIG_MIN_TARGET, PIG_MAX_TARGET, value);
        error_blame(error, "target");
        return NULL;
    }
    snprintf(canonical, sizeof canonical, "%d", target); /* "0100" is 100 */
    if (!setup_set(setup, &pig_game, "target", canonical, error))
        return NULL;
    struct pig_world *world = calloc(1, sizeof *world);
    if (world == NULL) {
        error_set(error, "there is not enough memory");
        return NULL;
    }
    world->players = setup->players;
    world->target = target;
    return world;
}

static void pig_world_free(void *world)
{
    free(world);
}

static void pig_start(const void *world, void *state)
{
    (void)world;
    memset(state, 0, sizeof(struct pig_state));
}

static int pig_actor(const void *world, const void *state)
{
    const struct pig_state *pig = state;
    (void)world;
    if (pig->phase == PIG_OVER)
        return SEAT_NOBODY;
    return pig->phase == PIG_DIE ? SEAT_CHANCE : pig->turn;
}

static int pig_choices(const void *world, const void *state, choice_t *list)
{
    const struct pig_state *pig = state;
    int count = 0;
    (void)world;
    if (pig->phase == PIG_OVER)
        return 0;
    if (pig->phase == PIG_DIE) {
        for (choice_t side = 1; side <= PIG_SIDES; side++)
            list[count++] = side;
        return count;
    }
    list[count++] = PIG_ROLL;
    if (pig->points > 0) /* rule 2 */
        list[count++] = PIG_HOLD;
    return count;
}

static uint32_t pig_weights(const void *world, const void *state, uint32_t *weight)
{
    (void)world;
    (void)state;
    (void)weight;
    return 0; /* a fair die */
}

static void end_turn(const struct pig_world *world, struct pig_state *pig)
{
    pig->points = 0;
    pig->turn = (uint8_t)((pig->turn + 1) % world->players);
    pig->phase = PIG_DECIDE;
}

static void apply_die(const struct pig_world *world, struct pig_state *pig, int side)
{
    pig->phase = PIG_DECIDE;
    if (side == 1) { /* rule 3 */
        end_turn(world, pig);
        return;
    }
    pig->points = (int16_t)(pig->points + side);
    if (pig->score[pig->turn] + pig->points >= world->target) { /* rule 5 */
        pig->score[pig->turn] = (int16_t)(pig->score[pig->turn] + pig->points);
        pig->points = 0;
        pig->phase = PIG_OVER;
    }
}

static void pig_apply(const void *world, void *state, choice_t choice)
{
    struct pig_state *pig = state;
    if (choice == PIG_ROLL) {
        pig->phase = PIG_DIE;
    } else if (choice == PIG_HOLD) { /* rule 4 */
        pig->score[pig->turn] = (int16_t)(pig->score[pig->turn] + pig->points);
        end_turn(world, pig);
    } else {
        apply_die(world, pig, (int)choice);
    }
}

/* Every move of Pig is one choice. */
static bool pig_between_moves(const void *world, const void *state)
{
    (void)world;
    (void)state;
    return true;
}

static bool pig_verdict(const void *world, const void *state, choice_t choice,
                        struct reason *why)
{
    const struct pig_state *pig = state;
    bool is_side = choice >= 1 && choice <= PIG_SIDES;
    (void)world;
    if (pig->phase == PIG_OVER)
        return reason_set(why, "5", "the game is over");
    if (pig->phase == PIG_DIE)
        return is_side || reason_set(why, "3", "the die must show a number from 1 to 6");
    if (is_side)
        return reason_set(why, "4", "the die is not rolled before the player says so");
    if (choice == PIG_HOLD && pig->points == 0)
        return reason_set(why, "2", "a turn starts with a roll");
    if (choice != PIG_HOLD && choice != PIG_ROLL)
        return reason_set(why, "4", "a player can only roll or hold");
    return true;
}

/* Nothing is hidden. */
static void pig_observe(const void *world, const void *state, int seat, void *view)
{
    (void)world;
    (void)seat;
    memcpy(view, state, sizeof(struct pig_state));
}

static bool check_scores(const struct pig_world *world, const struct pig_state *pig,
                         struct error *error)
{
    for (int seat = 0; seat < GAME_MAX_PLAYERS; seat++) {
        bool won = pig->phase == PIG_OVER && seat == pig->turn;
        if (seat >= world->players && pig->score[seat] != 0)
            return error_set(error, "scores[%d]: nobody sits there", seat);
        if (won != (pig->score[seat] >= world->target))
            return error_set(error,
                             "scores[%d]: the game is over when, and only when, the "
                             "player on turn is at the target",
                             seat);
    }
    return true;
}

static bool pig_check(const void *world, const void *state, struct error *error)
{
    const struct pig_world *pig_world = world;
    const struct pig_state *pig = state;
    if (!state_check(pig_table, world, state, error))
        return false;
    if (pig->points == 1 || (pig->phase == PIG_OVER && pig->points != 0))
        return error_set(error, "points: a turn cannot have %d", pig->points);
    if (pig->phase != PIG_OVER &&
        pig->score[pig->turn] + pig->points >= pig_world->target)
        return error_set(error, "points: the player on turn has won already");
    return check_scores(pig_world, pig, error);
}

static void pig_scores(const void *world, const void *state, int *score)
{
    const struct pig_world *pig_world = world;
    const struct pig_state *pig = state;
    for (int seat = 0; seat < pig_world->players; seat++)
        score[seat] = pig->score[seat];
}

static unsigned pig_winners(const void *world, const void *state)
{
    const struct pig_state *pig = state;
    (void)world;
    return pig->phase == PIG_OVER ? 1u << pig->turn : 0;
}

/* In sixths of a point, ahead of the best other player. With the die in the air five
 * sixths of the turn's points stay and four more come on average if it shows no one; so a
 * simple player rolls up to 20 points, which is near the best one can do. */
static int pig_estimate(const void *world, const void *state, int seat)
{
    const struct pig_world *pig_world = world;
    const struct pig_state *pig = state;
    int own = 0, other = 0;
    for (int i = 0; i < pig_world->players; i++) {
        int value = 6 * pig->score[i];
        if (i == pig->turn)
            value += pig->phase == PIG_DIE ? 5 * (pig->points + 4) : 6 * pig->points;
        if (i == seat)
            own = value;
        else if (value > other)
            other = value;
    }
    return own - other;
}

static int pig_turn(const void *world, const void *state)
{
    (void)world;
    return ((const struct pig_state *)state)->turn;
}

const struct game pig_game = {
    .name = "pig",
    .title = TR_NOOP("Pig"),
    .summary =
        TR_NOOP("Roll the die as long as you dare: a one loses the points of the turn."),
    .min_players = 2,
    .max_players = GAME_MAX_PLAYERS,
    .rules_version = 1,
    .state_size = sizeof(struct pig_state),
    .options = pig_options,
    .attachment = NULL,
    .world_new = pig_world_new,
    .world_free = pig_world_free,
    .start = pig_start,
    .actor = pig_actor,
    .choices = pig_choices,
    .weights = pig_weights,
    .apply = pig_apply,
    .between_moves = pig_between_moves,
    .verdict = pig_verdict,
    .choice_write = pig_choice_write,
    .choice_read = pig_choice_read,
    .observe = pig_observe,
    .check = pig_check,
    .scores = pig_scores,
    .winners = pig_winners,
    .estimate = pig_estimate,
    .state_write = pig_state_write,
    .state_read = pig_state_read,
    .describe = pig_describe,
    .seat_write = pig_seat_write,
    .prompt = pig_prompt,
    .turn = pig_turn,
    .heuristics = &pig_heuristics,
    .guide = &pig_guide,
};
