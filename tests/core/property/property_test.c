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

static void assert_caught(const struct game *broken, const char *words)
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
    struct game broken = mock_game;
    broken.actor = bad_actor;
    assert_caught(&broken, "the actor is 2");
    broken = mock_game;
    broken.choices = no_choices;
    assert_caught(&broken, "the list of choices has 0 entries");
    broken.choices = same_choice_twice;
    assert_caught(&broken, "is listed twice");
    broken.choices = hidden_choice;
    assert_caught(&broken, "is not listed, but accepted");
    broken = mock_game;
    broken.weights = zero_weights;
    assert_caught(&broken, "outcome 2 of the list has no weight");
    broken.weights = wrong_sum;
    assert_caught(&broken, "the weights do not add up");
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
    struct property_result result;
    struct game other = mock_game;
    property_result_init(&result);
    other.draw = good_draw;
    assert_true(run_tester(&other, 1, &result));
    property_result_deinit(&result);
    other.draw = draw_with_extra_number;
    assert_caught(&other, "an event drawn at once differs from its outcomes");
    other.draw = incomplete_draw;
    assert_caught(&other, "an event drawn at once differs from its outcomes");
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
    struct property_result result;
    struct game other = mock_game;
    property_result_init(&result);
    other.playout = good_playout;
    assert_true(run_tester(&other, 1, &result));
    property_result_deinit(&result);
    other.playout = playout_with_extra_number;
    assert_caught(&other, words);
    other.playout = wasteful_playout;
    assert_caught(&other, words);
    other.playout = modified_playout;
    assert_caught(&other, words);
    other.playout = miscounted_playout;
    assert_caught(&other, words);
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
    struct game broken = mock_game;
    broken.verdict = strict_verdict;
    assert_caught(&broken, "is listed, but refused by rule 9: nobody passes");
    broken.verdict = verdict_without_reason;
    assert_caught(&broken, "is refused without rule and reason");
    broken = mock_game;
    broken.choice_write = write_nothing;
    assert_caught(&broken, "has no good text");
    broken.choice_write = write_unreadable;
    assert_caught(&broken, "'go on' does not read back: this is not understood");
    broken.choice_write = write_ambiguous;
    assert_caught(&broken, "'draw 1' is choice 2 and reads back as 1");
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
    struct game broken = mock_game;
    broken.check = never_sound;
    assert_caught(&broken, "breaks the state: turn: it is the first turn");
    broken = mock_game;
    broken.between_moves = seldom_between;
    assert_caught(&broken, "the actor changes in the middle of a move");
    broken = mock_game;
    broken.winners = early_winners;
    assert_caught(&broken, "somebody has won while the game is on");
    broken.winners = no_winners;
    assert_caught(&broken, "the winners at the end are 0");
    broken = mock_game;
    broken.observe = noncanonical_observe;
    assert_caught(&broken, "is not canonical");
    broken.observe = broken_observe;
    assert_caught(&broken, "the view of seat 0 is broken");
    broken = mock_game;
    broken.state_write = incomplete_state_write;
    assert_caught(&broken, "reads back as another state");
    broken.state_write = write_no_text;
    assert_caught(&broken, "does not read back");
    broken = mock_game;
    broken.describe = write_no_text;
    assert_caught(&broken, "the description is empty");
    broken = mock_game;
    broken.prompt = write_no_text;
    assert_caught(&broken, "the prompt is not one line");
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
    struct game broken = mock_game;
    broken.apply = endless_apply;
    assert_caught(&broken, "the game does not end");
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
