/* property_test.c: the property tester passes correct games and catches every broken
 * contract. */
#include "core/property/property.h"

#include <string.h>

#include "core/match/chance.h"
#include "core/playout_loop.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"
#include "tests/core/mock.h"

static bool run_tester(const struct game *game, uint64_t seed,
                       struct property_result *result)
{
    struct property_options options = {.max_steps = 2000};
    struct setup setup;
    setup_init(&setup);
    return property_game(game, &setup, seed, &options, result);
}

TEST(correct_games_pass)
{
    struct property_result result;
    property_result_init(&result);
    assert_true(run_tester(&mock_game, 1, &result));
    assert_int_equal(result.games, 1);
    assert_int_equal(result.outcomes, 8);
    assert_int_equal(result.moves, 4);
    assert_int_equal(result.steps, result.choices + result.outcomes);
    assert_true(result.hash != 0);
    assert_true(run_tester(&mock_game, 1, &result));
    assert_int_equal(result.games, 2);
    assert_int_equal(result.moves, 8);
    assert_string_equal(result.failure, "");
    property_result_deinit(&result);
}

TEST(list_lengths_are_counted)
{
    struct property_result result;
    property_result_init(&result);
    assert_int_equal(property_percentile_list(&result, 50), 0);
    assert_true(property_mean_list(&result) == 0);
    result.lists[1] = 50;
    result.lists[3] = 49;
    result.lists[9] = 1;
    assert_int_equal(property_percentile_list(&result, 50), 1);
    assert_int_equal(property_percentile_list(&result, 99), 3);
    assert_int_equal(property_percentile_list(&result, 100), 9);
    assert_true(property_mean_list(&result) > 2.05 && property_mean_list(&result) < 2.07);
    property_result_deinit(&result);
}

TEST(invalid_setups_fail)
{
    struct property_result result;
    struct property_options options = {0};
    struct setup setup;
    setup_init(&setup);
    setup.players = 7;
    property_result_init(&result);
    assert_false(property_game(&pig_game, &setup, 1, &options, &result));
    assert_non_null(strstr(result.failure, "2 to 5 players"));
    property_result_deinit(&result);
}

static void check_passes(const struct game *game)
{
    struct property_result result;
    property_result_init(&result);
    if (!run_tester(game, 1, &result))
        fail_msg("%s", result.failure);
    property_result_deinit(&result);
}

static void check_caught(const struct game *broken, const char *words)
{
    struct property_result result;
    uint64_t seed = 1;
    property_result_init(&result);
    while (seed < 50 && run_tester(broken, seed, &result))
        seed++;
    if (strstr(result.failure, words) == NULL)
        fail_msg("'%s' does not say '%s'", result.failure, words);
    assert_non_null(strstr(result.failure, ", after step"));
    assert_non_null(strstr(result.record.data, "game: mock"));
    property_result_deinit(&result);
}

/* The mock game with another function passes, or the tester says these words of it. */
#define assert_passes(slot, function)                                                    \
    do {                                                                                 \
        struct game other = mock_game;                                                   \
        other.slot = function;                                                           \
        check_passes(&other);                                                            \
    } while (0)
#define assert_caught(slot, function, words)                                             \
    do {                                                                                 \
        struct game broken = mock_game;                                                  \
        broken.slot = function;                                                          \
        check_caught(&broken, words);                                                    \
    } while (0)

static int bad_actor(const void *world, const void *state)
{
    int actor = mock_game.actor(world, state);
    return actor == 0 ? 2 : actor;
}

static int no_choices(const void *world, const void *state, choice_t *list)
{
    return mock_game.actor(world, state) == 0 ? 0 : mock_game.choices(world, state, list);
}

static int same_choice_twice(const void *world, const void *state, choice_t *list)
{
    int count = mock_game.choices(world, state, list);
    list[count] = list[0];
    return mock_game.actor(world, state) == SEAT_CHANCE ? count : count + 1;
}

static int hidden_choice(const void *world, const void *state, choice_t *list)
{
    int count = mock_game.choices(world, state, list);
    return mock_game.actor(world, state) >= 0 && count > 1 ? count - 1 : count;
}

static uint32_t zero_weights(const void *world, const void *state, uint32_t *weight)
{
    mock_game.weights(world, state, weight);
    weight[1] = 0;
    return 4;
}

static uint32_t wrong_sum(const void *world, const void *state, uint32_t *weight)
{
    return mock_game.weights(world, state, weight) + 1;
}

TEST(lists_are_checked)
{
    assert_caught(actor, bad_actor, "the actor is 2");
    assert_caught(choices, no_choices, "the list of choices has 0 entries");
    assert_caught(choices, same_choice_twice, "is listed twice");
    assert_caught(choices, hidden_choice, "is not listed, but accepted");
    assert_caught(weights, zero_weights, "outcome 2 of the list has no weight");
    assert_caught(weights, wrong_sum, "the weights do not add up");
}

static int good_draw(const void *world, void *state, struct rng *rng)
{
    return chance_play(&mock_game, world, state, rng);
}

static int draw_with_extra_number(const void *world, void *state, struct rng *rng)
{
    rng_next(rng);
    return good_draw(world, state, rng);
}

static int incomplete_draw(const void *world, void *state, struct rng *rng)
{
    mock_game.apply(world, state, chance_draw(&mock_game, world, state, rng));
    return 1;
}

TEST(whole_draws_are_checked)
{
    assert_passes(draw, good_draw);
    assert_caught(draw, draw_with_extra_number,
                  "an event drawn at once differs from its outcomes");
    assert_caught(draw, incomplete_draw,
                  "an event drawn at once differs from its outcomes");
}

static void good_playout(const void *world, void *state, struct rng *rng,
                         struct playout_count *count)
{
    playout_loop(&mock_game, world, state, rng, count);
}

static void playout_with_extra_number(const void *world, void *state, struct rng *rng,
                                      struct playout_count *count)
{
    rng_next(rng);
    good_playout(world, state, rng, count);
}

static void wasteful_playout(const void *world, void *state, struct rng *rng,
                             struct playout_count *count)
{
    good_playout(world, state, rng, count);
    rng_next(rng);
}

static void modified_playout(const void *world, void *state, struct rng *rng,
                             struct playout_count *count)
{
    good_playout(world, state, rng, count);
    ((struct mock_state *)state)->score[0]++;
}

static void miscounted_playout(const void *world, void *state, struct rng *rng,
                               struct playout_count *count)
{
    good_playout(world, state, rng, count);
    count->choices++;
}

TEST(playouts_are_checked)
{
    const char *words = "the game's own playout differs from the common loop";
    assert_passes(playout, good_playout);
    assert_caught(playout, playout_with_extra_number, words);
    assert_caught(playout, wasteful_playout, words);
    assert_caught(playout, modified_playout, words);
    assert_caught(playout, miscounted_playout, words);
}

static bool strict_verdict(const void *world, const void *state, choice_t choice,
                           struct reason *why)
{
    if (choice == MOCK_PASS)
        return reason_set(why, "9", "nobody passes");
    return mock_game.verdict(world, state, choice, why);
}

static bool verdict_without_reason(const void *world, const void *state, choice_t choice,
                                   struct reason *why)
{
    return mock_game.verdict(world, state, choice, why) || reason_set(why, "", "no");
}

static void write_nothing(const void *world, const void *state, choice_t choice,
                          struct text *out)
{
    if (choice != MOCK_PASS)
        mock_game.choice_write(world, state, choice, out);
}

static void write_unreadable(const void *world, const void *state, choice_t choice,
                             struct text *out)
{
    if (choice == MOCK_PASS)
        text_put(out, "go on");
    else
        mock_game.choice_write(world, state, choice, out);
}

static void write_ambiguous(const void *world, const void *state, choice_t choice,
                            struct text *out)
{
    mock_game.choice_write(world, state, choice == 2 ? 1 : choice, out);
}

TEST(verdicts_and_texts_are_checked)
{
    assert_caught(verdict, strict_verdict,
                  "is listed, but refused by rule 9: nobody passes");
    assert_caught(verdict, verdict_without_reason, "is refused without rule and reason");
    assert_caught(choice_write, write_nothing, "has no good text");
    assert_caught(choice_write, write_unreadable,
                  "'go on' does not read back: this is not understood");
    assert_caught(choice_write, write_ambiguous,
                  "'draw 1' is choice 2 and reads back as 1");
}

static bool never_sound(const void *world, const void *state, struct error *error)
{
    (void)world;
    return ((const struct mock_state *)state)->turn != 1 ||
           error_set(error, "turn: it is the first turn");
}

static bool always_between(const void *world, const void *state)
{
    (void)world;
    return true;
}

static bool seldom_between(const void *world, const void *state)
{
    return mock_game.between_moves(world, state) &&
           ((const struct mock_state *)state)->phase != MOCK_CHOOSE;
}

static unsigned early_winners(const void *world, const void *state)
{
    return mock_game.winners(world, state) | 1;
}

static unsigned no_winners(const void *world, const void *state)
{
    (void)world;
    return 0;
}

static void noncanonical_observe(const void *world, const void *state, int seat,
                                 void *view)
{
    mock_game.observe(world, state, seat, view);
    struct mock_state *mock = view;
    mock->score[0]++;
}

static void broken_observe(const void *world, const void *state, int seat, void *view)
{
    mock_game.observe(world, state, seat, view);
    ((struct mock_state *)view)->turn = 77;
}

static void incomplete_state_write(const void *world, const void *state, struct text *out)
{
    struct mock_state copy = *(const struct mock_state *)state;
    copy.drawn[0] = 0;
    mock_game.state_write(world, &copy, out);
}

static void write_no_text(const void *world, const void *state, struct text *out)
{
    (void)world;
    (void)out;
}

TEST(states_are_checked)
{
    assert_caught(check, never_sound, "breaks the state: turn: it is the first turn");
    assert_caught(between_moves, seldom_between,
                  "the actor changes in the middle of a move");
    assert_caught(winners, early_winners, "somebody has won while the game is on");
    assert_caught(winners, no_winners, "the winners at the end are 0");
    assert_caught(observe, noncanonical_observe, "is not canonical");
    assert_caught(observe, broken_observe, "the view of seat 0 is broken");
    assert_caught(state_write, incomplete_state_write, "reads back as another state");
    assert_caught(state_write, write_no_text, "does not read back");
    assert_caught(describe, write_no_text, "the description is empty");
    assert_caught(prompt, write_no_text, "the prompt is not one line");
}

static void endless_apply(const void *world, void *state, choice_t choice)
{
    struct mock_state *mock = state;
    mock_game.apply(world, state, choice);
    if (mock->phase == MOCK_OVER) {
        mock->phase = MOCK_DRAW;
        mock->turn = 0;
        mock->score[0] = mock->score[1] = 0;
    }
}

TEST(endless_games_are_caught)
{
    assert_caught(apply, endless_apply, "the game does not end");
}

/* A move that does not round-trip also shows up in the record. */
TEST(moves_of_single_choices_are_fine)
{
    struct game split = mock_game;
    struct property_result result;
    split.between_moves = always_between;
    property_result_init(&result);
    assert_true(run_tester(&split, 1, &result));
    assert_true(result.moves > 4);
    property_result_deinit(&result);
}
