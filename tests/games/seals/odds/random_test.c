/* random_test.c: in random positions the odds are those of trying every outcome, and
 * following the advice gives them. */
#include <string.h>

#include "base/rng.h"
#include "core/match/chance.h"
#include "core/odds.h"
#include "games/seals/seals.h"
#include "tests/games/seals/odds/truth.h"
#include "tests/games/seals/random_table.h"
#include "tests/support/effort.h"

enum { EVERY = 7 };

/* Both are whole rounds through the numbers of players and the circles. */
static int count_tables(void)
{
    return effort_count(160, 400);
}

static int count_games(void)
{
    return effort_count(16, 32);
}

static void add_target(struct truth *truth, const int *seal, int seals, bool one_of)
{
    struct truth_target *target = &truth->target[truth->targets++];
    struct text out = text_init(target->text, sizeof target->text);
    target->seals = seals;
    target->one_of = one_of;
    for (int i = 0; i < seals; i++) {
        target->seal[i] = seal[i];
        text_put(&out, i == 0 ? "" : one_of ? " or " : " ");
        text_put(&out, truth->world->board.space[seal[i]].name);
    }
    if (seals == 0)
        text_put(&out, "any");
}

/* Seals within reach or not, alone and several of them together. */
static void draw_targets(struct truth *truth, const struct seals_state *state,
                         struct rng *rng)
{
    int there[256], count = 0;
    for (int i = sites_next(&state->seals, 0); i >= 0;
         i = sites_next(&state->seals, i + 1))
        there[count++] = i;
    truth->targets = 0;
    add_target(truth, NULL, 0, true);
    for (int i = 1; i < TRUTH_TARGETS && count > 0; i++) {
        int seal[TRUTH_SEALS], seals = 1 + i % TRUTH_SEALS;
        for (int j = 0; j < seals; j++)
            seal[j] = there[rng_below(rng, (uint32_t)count)];
        add_target(truth, seal, seals, i % 2 == 0);
    }
}

/* Of the listed goals some are among the targets, so that reachable seals are too. */
static void add_goals(struct truth *truth, const struct odds_goal *goal, int goals,
                      struct rng *rng)
{
    for (int i = 1; i < TRUTH_TARGETS && goals > 1; i += 2) {
        struct truth_target *target = &truth->target[i];
        truth->targets = i;
        int seal = seals_board_find(&truth->world->board,
                                    goal[1 + rng_below(rng, (uint32_t)goals - 1)].name);
        int seals[2] = {seal, target->seals > 0 ? target->seal[0] : seal};
        add_target(truth, seals, 1 + i / 2 % 2, false);
        truth->targets = TRUTH_TARGETS;
    }
}

static int compare(struct truth *truth, void *oracle, const struct seals_state *state,
                   int target)
{
    struct odds_answer answer = {.low = -1};
    struct reason why = {"", ""};
    double chance = truth->target[target].chance;
    const char *goal = truth->target[target].text;
    bool told =
        seals_game.odds->ask(oracle, truth->world, state, goal, ODDS_FULL, &answer, &why);
    if (!told) {
        if (chance >= 0 || why.text[0] == '\0')
            fail_msg("step %d: %s: %g, but refused: %s", state->step, goal, chance,
                     why.text);
        return 0;
    }
    if (answer.low != answer.high || !answer.exact || answer.low > chance + 1e-12 ||
        answer.low < chance - 1e-12)
        fail_msg("step %d: %s: %.15g, but told %.15g", state->step, goal, chance,
                 answer.low);
    if (answer.advice[0] != '\0') {
        double reached = truth_after(truth, state, answer.advice, target);
        if (reached < chance - 1e-12)
            fail_msg("%s: `%s` gives %g, not %g", goal, answer.advice, reached, chance);
    }
    return answer.low > 0 && answer.low < 1;
}

/* Returns how many chances were neither 0 nor 1. */
static int compare_all(const struct seals_world *world, const struct seals_state *state,
                       struct rng *rng)
{
    struct odds_goal goal[ODDS_MAX_GOALS];
    struct truth truth = {.world = world};
    void *oracle = seals_game.odds->oracle_new(world);
    int open = 0, goals = seals_game.odds->goals(world, state, goal);
    draw_targets(&truth, state, rng);
    if (truth.targets == TRUTH_TARGETS)
        add_goals(&truth, goal, goals, rng);
    truth_find(&truth, state);
    for (int i = 0; i < truth.targets; i++)
        open += compare(&truth, oracle, state, i);
    seals_game.odds->oracle_free(oracle);
    return open;
}

TEST(odds_of_tables_full_of_scrolls)
{
    int open = 0, tables = count_tables();
    struct rng rng;
    rng_seed(&rng, 20261);
    for (int i = 0; i < tables; i++) {
        POSITION p;
        if (random_table(&p, &rng, 2 + i % 4, 1 + i / 4 % 4))
            open += compare_all(p.match->world, position_state(&p), &rng);
    }
    assert_true(open > tables / 4);
}

static bool is_of_interest(const struct seals_state *state)
{
    switch ((enum step)state->step) {
    case STEP_ROLL:
    case STEP_REROLL:
    case STEP_TAKE:
    case STEP_TURN:
    case STEP_DICE:
    case STEP_COLOUR:
    case STEP_EXPLOIT:
        return true;
    default:
        return false;
    }
}

/* Plays a random game and looks at every few steps; `seen` counts by step. */
static int play(const struct match *match, struct rng *rng, int *seen)
{
    struct seals_state state;
    choice_t list[GAME_MAX_CHOICES];
    int open = 0;
    seals_game.start(match->world, &state);
    while (state.actor != SEAT_NOBODY) {
        if (is_of_interest(&state) && rng_below(rng, EVERY) == 0) {
            open += compare_all(match->world, &state, rng);
            seen[state.step]++;
        }
        int count = seals_game.choices(match->world, &state, list);
        choice_t choice = state.actor == SEAT_CHANCE
                              ? chance_draw(&seals_game, match->world, &state, rng)
                              : list[rng_below(rng, (uint32_t)count)];
        seals_game.apply(match->world, &state, choice);
    }
    return open;
}

TEST(odds_along_random_games)
{
    int seen[STEPS] = {0}, open = 0, games = count_games();
    struct rng rng;
    rng_seed(&rng, 20262);
    for (int i = 0; i < games; i++) {
        struct setup setup;
        struct error error = {0};
        char circle[2] = {(char)('1' + i / 4 % 4), '\0'};
        setup_init(&setup);
        setup.players = 2 + i % 4;
        assert_true(setup_set(&setup, &seals_game, "circle", circle, &error));
        struct match *match = match_new(&seals_game, &setup, "", &error);
        assert_non_null(match);
        open += play(match, &rng, seen);
        match_free(match);
        setup_deinit(&setup);
    }
    assert_true(open > 30 * games);
    assert_true(seen[STEP_ROLL] > 0 && seen[STEP_TAKE] > 0 && seen[STEP_TURN] > 0);
    assert_true(seen[STEP_REROLL] > 0 && seen[STEP_DICE] > 0);
}
