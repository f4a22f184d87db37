/* search_test.c: results, reproducibility and memory limit of the search. */
#include "ai/search/search.h"

#include <string.h>

#include "ai/ai.h"
#include "core/guide.h"
#include "core/match/match.h"
#include "core/odds.h"
#include "games/ciub/ciub.h"
#include "games/pig/pig.h"
#include "games/pig/state.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"
#include "twig.h"

#define OVER .actor = SEAT_NOBODY

static struct match *new_match(const struct game *game, int players)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    setup.players = players;
    struct match *match = match_new(game, &setup, "7", &error);
    assert_non_null(match);
    match_draw_all(match);
    return match;
}

static struct observation match_observation(const struct match *match)
{
    return (struct observation){.game = match->game,
                                .world = match->world,
                                .view = match->state,
                                .players = match->setup.players,
                                .seat = match_actor(match)};
}

/* Starts a search with the style of a kind. */
static struct search *begin(const char *kind, const struct evaluator *evaluator,
                            const struct observation *observation, uint64_t seed)
{
    struct search *search = search_new(ai_style(kind), evaluator);
    assert_non_null(search);
    search_begin(search, observation, seed);
    return search;
}

static struct search *begin_tree(const char *kind, const struct twig *tree)
{
    const struct twig_state start = {0};
    struct observation observation = twig_observation(tree, &start);
    return begin(kind, NULL, &observation, 1);
}

static choice_t most_visited(const struct search *search)
{
    struct search_choice list[GAME_MAX_CHOICES];
    int count = search_choices(search, NULL, 0, list), best = 0;
    assert_true(count > 0);
    for (int i = 1; i < count; i++)
        if (list[i].visits > list[best].visits)
            best = i;
    return list[best].choice;
}

static bool is_near(float value, double wanted, double apart)
{
    return (double)value > wanted - apart && (double)value < wanted + apart;
}

/* The first move has two choices; only 1, then 0, certainly wins. */
static const struct twig two_step_move[] = {
    {.actor = 0, .count = 2, .next = {1, 2}},
    {.actor = 0, .count = 2, .next = {3, 4}, .inside = true},
    {.actor = 0, .count = 2, .next = {5, 4}, .inside = true},
    {.actor = SEAT_CHANCE, .count = 2, .next = {4, 5}, .weight = {1, 3}},
    {OVER, .winners = 2, .score = {1, 5, 2}},
    {OVER, .winners = 1, .score = {9, 0, 2}},
};

TEST(a_winning_move_is_found)
{
    struct search *search = begin_tree("uct", two_step_move);
    struct search_move moves[8];
    assert_int_equal(search_run(search, 400), 400);
    int count = search_moves(search, moves, 8);
    assert_int_equal(count, 4);
    assert_int_equal(moves[0].move.count, 2);
    assert_int_equal(moves[0].move.choice[0], 1);
    assert_int_equal(moves[0].move.choice[1], 0);
    assert_true(is_near(moves[0].win, 1, 1e-6) && is_near(moves[0].score, 9, 1e-6));
    assert_int_equal(search_moves(search, moves, 1), 1);
    assert_int_equal(moves[0].move.choice[0], 1);
    search_free(search);
}

/* After the roll the value is the probability of winning: 3/4. */
TEST(chance_is_weighted)
{
    const struct twig_state inside = {1};
    struct observation observation = twig_observation(two_step_move, &inside);
    struct search *search = begin("uct", NULL, &observation, 1);
    struct search_choice list[GAME_MAX_CHOICES];
    search_run(search, 20000);
    assert_int_equal(search_choices(search, NULL, 0, list), 2);
    assert_int_equal(list[0].choice, 0);
    assert_true(is_near(list[0].win, 0.75, 0.02));
    assert_true(is_near(list[0].score, 0.75 * 9 + 0.25, 0.2));
    assert_true(is_near(list[1].win, 0, 1e-6));
    search_free(search);
}

TEST(chance_may_come_first)
{
    static const struct twig tree[] = {
        {.actor = SEAT_CHANCE, .count = 2, .next = {1, 2}, .weight = {1, 3}},
        {.actor = 1, .count = 2, .next = {3, 4}},
        {.actor = 2, .count = 2, .next = {3, 4}},
        {OVER, .winners = 2},
        {OVER, .winners = 4},
    };
    struct search *search = begin_tree("uct", tree);
    struct search_choice list[GAME_MAX_CHOICES];
    struct search_move moves[2];
    struct outlook outlook;
    assert_int_equal(search_run(search, 20000), 20000);
    search_outlook(search, &outlook);
    assert_true(is_near(outlook.win[0], 0, 1e-6));
    assert_true(is_near(outlook.win[1], 0.25, 0.03));
    assert_true(is_near(outlook.win[2], 0.75, 0.03));
    assert_int_equal(search_choices(search, NULL, 0, list), 0);
    assert_int_equal(search_moves(search, moves, 2), 0);
    search_free(search);
}

/* Seat 2 gains by helping seat 0, which a search that assumes all others are opponents
 * would miss. */
TEST(every_seat_wants_to_win)
{
    static const struct twig tree[] = {
        {.actor = 0, .count = 2, .next = {1, 2}},
        {.actor = 1, .count = 2, .next = {3, 4}},
        {.actor = 2, .count = 2, .next = {5, 6}},
        {OVER, .winners = 1},
        {OVER, .winners = 2},
        {OVER, .winners = 2},
        {OVER, .winners = 5, .score = {20, 0, 20}},
    };
    struct search *search = begin_tree("uct", tree);
    struct search_choice list[GAME_MAX_CHOICES];
    struct outlook outlook;
    search_run(search, 4000);
    assert_int_equal(most_visited(search), 1);
    search_choices(search, NULL, 0, list);
    assert_true(is_near(list[0].win, 0, 0.1));
    assert_true(is_near(list[1].win, 0.5, 0.1));
    search_outlook(search, &outlook);
    assert_true(is_near(outlook.win[0] + outlook.win[1] + outlook.win[2], 1, 1e-3));
    search_free(search);
}

/* At 98 of 100 points five of six rolls win at once. Far ahead with much at stake:
 * hold. */
TEST(pig_is_rolled_and_held)
{
    static const struct pig_state daring = {.score = {90, 97, 97}, .points = 8};
    static const struct pig_state careful = {.score = {40, 45, 40}, .points = 55};
    struct match *match = new_match(&pig_game, 3);
    struct observation observation = match_observation(match);
    observation.view = &daring;
    struct search *search = begin("uct", NULL, &observation, 3);
    search_run(search, 3000);
    assert_int_equal(most_visited(search), PIG_ROLL);
    observation.view = &careful;
    search_begin(search, &observation, 3);
    search_run(search, 3000);
    assert_int_equal(most_visited(search), PIG_HOLD);
    search_free(search);
    match_free(match);
}

/* The visits of an edge are those of the choices below, plus the one that added the
 * node. */
TEST(visits_add_up)
{
    struct match *match = new_match(&seals_game, 3);
    struct observation observation = match_observation(match);
    struct search *search = begin("uct", NULL, &observation, 5);
    struct search_choice list[GAME_MAX_CHOICES];
    uint64_t sum = 0;
    search_run(search, 300);
    assert_int_equal(search_count(search), 300);
    int count = search_choices(search, NULL, 0, list);
    for (int i = 0; i < count; i++)
        sum += list[i].visits;
    assert_int_equal(sum, 300);
    search_free(search);
    match_free(match);
}

static bool are_equal_choices(const struct search_choice *one,
                              const struct search_choice *other)
{
    return one->choice == other->choice && one->visits == other->visits &&
           memcmp(&one->win, &other->win, sizeof one->win) == 0 &&
           memcmp(&one->score, &other->score, sizeof one->score) == 0;
}

static bool are_equal(const struct search *one, const struct search *other)
{
    struct search_choice list[2][GAME_MAX_CHOICES];
    struct outlook outlook[2];
    bool equal = search_memory(one) == search_memory(other);
    int count = search_choices(one, NULL, 0, list[0]);
    assert_int_equal(search_choices(other, NULL, 0, list[1]), count);
    for (int i = 0; i < count; i++)
        equal = equal && are_equal_choices(&list[0][i], &list[1][i]);
    search_outlook(one, &outlook[0]);
    search_outlook(other, &outlook[1]);
    return equal && memcmp(&outlook[0], &outlook[1], sizeof outlook[0]) == 0;
}

TEST(same_seed_gives_the_same_tree)
{
    static const struct game *const games[] = {&pig_game, &seals_game, &ciub_game};
    for (int i = 0; i < 3; i++) {
        struct match *match = new_match(games[i], 2);
        struct observation observation = match_observation(match);
        struct search *one = begin("uct", NULL, &observation, 5);
        struct search *other = begin("uct", NULL, &observation, 6);
        search_run(one, 200);
        search_run(other, 200);
        assert_false(are_equal(one, other));
        search_begin(other, &observation, 5);
        for (int slice = 0; slice < 20; slice++)
            search_run(other, 10);
        assert_true(are_equal(one, other));
        search_free(one);
        search_free(other);
        match_free(match);
    }
}

TEST(memory_is_bounded)
{
    static const size_t sizes[] = {0, 3000, 20000, 100000};
    struct match *match = new_match(&ciub_game, 2);
    struct observation observation = match_observation(match);
    for (int i = 0; i < 4; i++) {
        struct search_style style = *ai_style("uct");
        style.memory = sizes[i];
        struct search *search = search_new(&style, NULL);
        search_begin(search, &observation, 1);
        assert_int_equal(search_run(search, 500), 500);
        assert_int_equal(search_count(search), 500);
        if (sizes[i] > 0)
            assert_true(search_memory(search) <= sizes[i]);
        search_free(search);
    }
    match_free(match);
}

TEST(flat_looks_one_choice_ahead)
{
    struct search *search = begin_tree("flat", two_step_move);
    struct search_choice list[GAME_MAX_CHOICES];
    choice_t path[] = {1};
    search_run(search, 1000);
    assert_int_equal(search_choices(search, NULL, 0, list), 2);
    assert_int_equal(list[0].visits, 500);
    assert_int_equal(list[1].visits, 500);
    assert_true(is_near(list[1].win, 0.5, 0.1));
    assert_int_equal(search_choices(search, path, 1, list), 0);
    search_free(search);
}

/* Evaluations of the positions after three choices; the last has a low prior. */
static const struct twig judged[] = {
    {.actor = 0, .count = 3, .next = {1, 2, 3}, .weight = {60, 39, 1}},
    {.actor = 1, .count = 2, .next = {4, 4}, .weight = {1, 1}, .worth = {0, 1, 0}},
    {.actor = 1, .count = 2, .next = {4, 4}, .weight = {1, 1}, .worth = {1, 1, 1}},
    {.actor = 1, .count = 2, .next = {5, 5}, .weight = {1, 1}, .worth = {3, 0, 0}},
    {.actor = 2, .count = 2, .next = {6, 6}, .weight = {1, 1}},
    {.actor = 2, .count = 2, .next = {6, 6}, .weight = {1, 1}, .worth = {3, 0, 0}},
    {OVER, .winners = 7},
};

TEST(evaluator_and_prior_guide_the_search)
{
    struct error error;
    struct evaluator *evaluator = evaluator_new(&twig_game, &error);
    const struct twig_state start = {0};
    struct observation observation = twig_observation(judged, &start);
    struct search *search = begin("search", evaluator, &observation, 1);
    struct search_choice list[GAME_MAX_CHOICES];
    struct outlook outlook;
    search_run(search, 1);
    search_outlook(search, &outlook);
    assert_true(is_near(outlook.win[1], 0.576, 0.001)); /* softmax of 0, 1, 0 */
    assert_int_equal(most_visited(search), 0);
    search_run(search, 1);
    assert_int_equal(search_choices(search, NULL, 0, list), 3);
    assert_true(is_near(list[2].prior, 1 / (2.7832 + 2.4990 + 1), 1e-4));
    assert_int_equal(list[2].visits, 0);
    search_run(search, 298);
    assert_int_equal(most_visited(search), 2);
    search_free(search);
    evaluator_free(evaluator);
}

/* In the middle of a move it plays on by the prior before evaluating. */
TEST(unsettled_positions_are_played_on)
{
    static const struct twig tree[] = {
        {.actor = 0, .count = 2, .next = {1, 1}, .weight = {1, 1}},
        {.actor = 0, .count = 2, .next = {2, 3}, .weight = {1, 3}, .inside = true},
        {.actor = 1, .count = 1, .next = {4}, .weight = {1}, .worth = {9, 0, 0}},
        {.actor = 1, .count = 1, .next = {4}, .weight = {1}, .worth = {0, 9, 0}},
        {OVER, .winners = 7},
    };
    struct error error;
    struct evaluator *evaluator = evaluator_new(&twig_game, &error);
    struct search_style style = *ai_style("search");
    const struct twig_state start = {0};
    struct observation observation = twig_observation(tree, &start);
    struct outlook outlook;
    style.depth = 1;
    struct search *search = search_new(&style, evaluator);
    search_begin(search, &observation, 1);
    search_run(search, 4000);
    search_outlook(search, &outlook);
    assert_true(is_near(outlook.win[0], 1.0 / 28, 0.01)); /* 1 and 3 cubed */
    assert_true(is_near(outlook.win[1], 27.0 / 28, 0.01));
    search_free(search);
    evaluator_free(evaluator);
}

TEST(overlooked_choices_are_not_listed)
{
    struct error error;
    struct evaluator *evaluator = evaluator_new(&twig_game, &error);
    struct search_style style = *ai_style("search");
    const struct twig_state start = {0};
    struct observation observation = twig_observation(judged, &start);
    int listed[3] = {0};
    style.overlook = 60;
    for (uint64_t seed = 0; seed < 300; seed++) {
        struct search_choice list[GAME_MAX_CHOICES];
        style.overlook_seed = seed;
        style.memory = 100000;
        struct search *search = search_new(&style, evaluator);
        search_begin(search, &observation, 1);
        search_run(search, 2);
        int count = search_choices(search, NULL, 0, list);
        assert_in_range(count, 1, 3);
        for (int i = 0; i < count; i++)
            listed[list[i].choice]++;
        search_free(search);
    }
    evaluator_free(evaluator);
    assert_in_range(listed[0], 205,
                    255); /* highest prior, and kept if all are overlooked */
    assert_in_range(listed[1], 160, 215);
    assert_in_range(listed[2], 90, 150);
}

static bool forgoes_last(const void *world, const void *state, choice_t choice)
{
    (void)world;
    (void)state;
    return choice == 2;
}

TEST(a_careful_search_gives_up_nothing)
{
    struct error error;
    static const struct guide guide = {.forgoes = forgoes_last};
    struct game game = twig_game;
    game.guide = &guide;
    struct evaluator *evaluator = evaluator_new(&game, &error);
    struct search_style style = *ai_style("search");
    const struct twig_state start = {0};
    struct observation observation = twig_observation(judged, &start);
    observation.game = &game;
    style.overlook = 60;
    style.careful = true;
    style.memory = 100000;
    int listed = 0;
    for (uint64_t seed = 0; seed < 100; seed++) {
        struct search_choice list[GAME_MAX_CHOICES];
        style.overlook_seed = seed;
        struct search *search = search_new(&style, evaluator);
        search_begin(search, &observation, 1);
        search_run(search, 2);
        int count = search_choices(search, NULL, 0, list);
        for (int i = 0; i < count; i++)
            listed += list[i].choice == 2;
        search_free(search);
    }
    evaluator_free(evaluator);
    assert_int_equal(listed, 0);
}

/* Odds with a likely goal, an unlikely one whose advice is partly invalid, and an unknown
 * one. */
static int twig_goals(const void *world, const void *state, struct odds_goal *list)
{
    (void)world;
    list[0] = (struct odds_goal){"likely"};
    list[1] = (struct odds_goal){"unlikely"};
    list[2] = (struct odds_goal){"odd"};
    return 3;
}

static bool ask_twig(void *oracle, const void *world, const void *state, const char *goal,
                     uint64_t effort, struct odds_answer *answer, struct reason *why)
{
    (void)oracle;
    (void)world;
    (void)effort;
    bool likely = strcmp(goal, "likely") == 0;
    *answer = (struct odds_answer){.low = likely ? 0.6 : 0.2, .high = likely ? 0.6 : 0.2};
    struct text advice = text_init(answer->advice, sizeof answer->advice);
    text_put(&advice, likely ? "1 1 and on" : "0 7");
    return strcmp(goal, "odd") != 0 || reason_set(why, "", "nobody knows");
}

static void *twig_oracle(const void *world)
{
    return (void *)(uintptr_t)world;
}

static void free_oracle(void *oracle)
{
    (void)oracle;
}

static bool read_twig(const void *world, const void *state, struct reader *in,
                      choice_t *choice, struct reason *why)
{
    char word[WORD_SIZE] = "";
    int number = 0;
    (void)world;
    reader_word(in, word);
    *choice = text_to_int(word, 0, 9, &number) ? (choice_t)number : 0;
    return text_to_int(word, 0, 9, &number) || reason_set(why, "", "no number");
}

/* Half of the prior goes to the advised choices, in proportion to the goals' chances. */
TEST(advice_is_tried_more)
{
    static const struct odds odds = {.oracle_new = twig_oracle,
                                     .oracle_free = free_oracle,
                                     .goals = twig_goals,
                                     .ask = ask_twig};
    static const struct twig tree[] = {
        {.actor = 0, .count = 4, .next = {1, 1, 2, 2}, .weight = {1, 1, 1, 1}},
        {.actor = 0, .count = 2, .next = {2, 2}, .weight = {1, 1}, .inside = true},
        {OVER, .winners = 1},
    };
    struct game game = twig_game;
    struct search_style style = *ai_style("uct");
    const struct twig_state start = {0};
    struct observation observation = twig_observation(tree, &start);
    struct search_choice list[GAME_MAX_CHOICES];
    const choice_t one[] = {1};
    game.odds = &odds;
    game.choice_read = read_twig;
    observation.game = &game;
    style.prior = style.advised = true;
    struct search *search = search_new(&style, NULL);
    search_begin(search, &observation, 1);
    assert_int_equal(search_choices(search, NULL, 0, list), 4);
    assert_true(is_near(list[1].prior, (0.25 * 0.625 + 0.375) * 0.875, 1e-4));
    assert_true(is_near(list[0].prior, 0.25 * 0.625 * 0.875 + 0.125, 1e-4));
    assert_int_equal(search_choices(search, one, 1, list), 2);
    assert_true(is_near(list[1].prior, 0.5 * 0.625 + 0.375, 1e-4));
    assert_int_equal(search_run(search, 50), 50);
    assert_int_equal(most_visited(search), 1);
    search_free(search);
    style.memory /= 2; /* too little for an oracle and a tree */
    search = search_new(&style, NULL);
    search_begin(search, &observation, 1);
    search_run(search, 2);
    assert_int_equal(search_choices(search, NULL, 0, list), 4);
    assert_true(is_near(list[0].prior, 0.25, 1e-4));
    assert_true(is_near(list[1].prior, 0.25, 1e-4));
    search_free(search);
}

TEST(finished_games_are_not_searched)
{
    static const struct twig tree[] = {{OVER, .winners = 1}};
    struct search *search = begin_tree("uct", tree);
    struct search_choice list[GAME_MAX_CHOICES];
    assert_int_equal(search_run(search, 10), 0);
    assert_int_equal(search_count(search), 0);
    assert_int_equal(search_choices(search, NULL, 0, list), 0);
    search_free(search);
    search_free(NULL);
}
