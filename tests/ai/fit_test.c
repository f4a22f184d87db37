/* fit_test.c: learning evaluators from games, reproducibly. */
#include "ai/fit/fit.h"

#include <string.h>

#include "ai/ai.h"
#include "ai/fit/internal.h"
#include "ai/search/player.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"

static bool two_players(void *context, uint64_t number, struct setup *setup,
                        struct error *error)
{
    (void)context;
    setup->players = number % 3 == 2 ? 3 : 2;
    return setup_set(setup, &pig_game, "target", "50", error);
}

static const struct fit_options quick = {
    .game = &pig_game,
    .setup = two_players,
    .seed = 7,
    .games = 150,
    .nodes = 8,
    .hidden = 4,
    .threads = 1,
};

static void fit_rounds(struct fit *fit, int rounds, struct fit_report *report)
{
    struct error error = {0};
    for (int i = 0; i < rounds; i++)
        assert_true(fit_round(fit, report, &error));
}

static void write_fitted(const struct fit_options *options, struct buffer *out)
{
    struct fit_report report;
    struct fit *fit = fit_new(options, NULL);
    fit_rounds(fit, 2, &report);
    evaluator_write(fit_evaluator(fit), &pig_game, "", out);
    fit_free(fit);
}

TEST(results_are_predicted)
{
    struct fit_report report;
    struct fit *fit = fit_new(&quick, NULL);
    fit_rounds(fit, 1, &report);
    assert_true(report.prior_only);
    assert_int_equal(report.before.positions, 0);
    fit_rounds(fit, 1, &report);
    assert_int_equal(report.round, 2);
    assert_false(report.prior_only);
    assert_int_equal(report.games, 150);
    assert_true(report.positions > 150 * 4 && report.positions <= 150 * FIT_POSITIONS);
    assert_true(report.known > report.positions); /* includes both rounds */
    assert_true(report.after.positions > 15 * 4);
    assert_true(report.after.log_loss < report.after.base - 0.05);
    assert_true(report.after.points < 25);
    fit_free(fit);
}

/* None of the first twenty games is held out. */
TEST(few_games_are_enough)
{
    struct fit_report report;
    struct fit_options options = quick;
    options.games = 20;
    struct fit *fit = fit_new(&options, NULL);
    fit_rounds(fit, 1, &report);
    assert_int_equal(report.after.positions, report.positions);
    assert_true(report.after.log_loss < report.after.base);
    fit_free(fit);
}

TEST(threads_do_not_matter)
{
    struct fit_options parallel = quick;
    struct buffer alone, together;
    parallel.threads = 3;
    buffer_init(&alone);
    buffer_init(&together);
    write_fitted(&quick, &alone);
    write_fitted(&parallel, &together);
    assert_string_equal(alone.data, together.data);
    buffer_clear(&together);
    parallel.seed++;
    write_fitted(&parallel, &together);
    assert_string_not_equal(alone.data, together.data);
    buffer_deinit(&alone);
    buffer_deinit(&together);
}

/* Takes ownership of the evaluator. Games against the random player, who has the first
 * seat in half of them. */
static int count_wins(struct evaluator *evaluator, int games)
{
    const struct search_config config = {
        .style = *ai_style("search"), .nodes = 20, .threads = 1};
    struct player *learnt = search_player_new("search", &config, evaluator, 1);
    struct player *other = ai_random_new(2);
    struct setup setup;
    struct error error = {0};
    int wins = 0;
    setup_init(&setup);
    assert_true(two_players(NULL, 0, &setup, &error));
    for (int i = 0; i < games; i++) {
        char seed[3] = {(char)('a' + i % 26), (char)('a' + i / 26), '\0'};
        struct match *match = match_new(&pig_game, &setup, seed, &error);
        struct player *seats[] = {i % 2 ? other : learnt, i % 2 ? learnt : other};
        assert_int_equal(player_run(match, seats, 0, NULL), RUN_OVER);
        wins += pig_game.winners(match->world, match->state) == (i % 2 ? 2u : 1u);
        match_free(match);
    }
    setup_deinit(&setup);
    player_free(learnt);
    player_free(other);
    return wins;
}

TEST(fitted_players_win)
{
    struct error error = {0};
    struct buffer text;
    buffer_init(&text);
    write_fitted(&quick, &text);
    struct evaluator *evaluator =
        evaluator_read(&pig_game, text.data, text.length, "fitted", &error);
    assert_non_null(evaluator);
    assert_true(count_wins(evaluator, 40) >= 30);
    buffer_deinit(&text);
}

/* The new evaluator has about half of the seats, and beats the prior alone. */
TEST(check_games_show_improvement)
{
    struct fit_report report;
    struct fit_options options = quick;
    options.check = 100;
    struct fit *fit = fit_new(&options, NULL);
    fit_rounds(fit, 1, &report);
    assert_true(report.check_fair > 0.4 && report.check_fair < 0.6);
    assert_true(report.check_error > 0.01 && report.check_error < 0.1);
    assert_true(report.check_wins > report.check_fair + report.check_error);
    fit_free(fit);
}

static bool no_setup(void *context, uint64_t number, struct setup *setup,
                     struct error *error)
{
    (void)context;
    (void)setup;
    return number < 5 || error_set(error, "there is no such game");
}

TEST(invalid_setups_are_reported)
{
    struct fit_options options = quick;
    struct fit_report report;
    struct error error = {0};
    options.setup = no_setup;
    options.threads = 2;
    struct fit *fit = fit_new(&options, NULL);
    assert_false(fit_round(fit, &report, &error));
    assert_string_equal(error.text, "there is no such game");
    fit_free(fit);
}
