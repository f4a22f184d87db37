/* search_player_test.c: players that search: reproducible, interruptible, strong. */
#include "ai/search/player.h"

#include <string.h>

#include "ai/ai.h"
#include "games/ciub/ciub.h"
#include "games/pig/pig.h"
#include "games/seals/seals.h"
#include "table.h"
#include "tests/base/check.h"
#include "tests/support/effort.h"
#include "twig.h"

#define OVER .actor = SEAT_NOBODY

static struct player *new_player(const struct game *game, const char *spec, uint64_t seed)
{
    struct error error;
    struct player *player = ai_new(game, spec, seed, &error);
    if (player == NULL)
        fail_msg("%s: %s", spec, error.text);
    return player;
}

static struct match *new_match(const struct game *game, int players, const char *seed)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    setup.players = players;
    struct match *match = match_new(game, &setup, seed, &error);
    assert_non_null(match);
    return match;
}

static choice_t decide(struct player *player, const struct twig *tree, uint32_t at)
{
    struct twig_state state = {at};
    struct observation observation = twig_observation(tree, &state);
    choice_t choice = 99;
    assert_int_equal(player->decide(player, &observation, &choice), ANSWER_CHOICE);
    return choice;
}

/* Only 1, 1, 0 wins; the second step of the move is forced. */
static const struct twig long_move[] = {
    {.actor = 0, .count = 2, .next = {5, 1}, .weight = {3, 1}},
    {.actor = 0, .count = 2, .next = {5, 2}, .weight = {3, 1}, .inside = true},
    {.actor = 0, .count = 1, .next = {3}, .weight = {1}, .inside = true},
    {.actor = 0, .count = 2, .next = {4, 5}, .weight = {1, 3}, .inside = true},
    {OVER, .winners = 1},
    {OVER, .winners = 2},
};

TEST(a_move_is_planned_and_played)
{
    static const char *const specs[] = {"uct:nodes=300", "uct:nodes=300,threads=3",
                                        "search:nodes=300", "flat:nodes=100", "calm"};
    for (int i = 0; i < 5; i++) {
        struct player *player = new_player(&twig_game, specs[i], 1);
        assert_int_equal(decide(player, long_move, 0), 1);
        assert_int_equal(decide(player, long_move, 1), 1);
        assert_int_equal(decide(player, long_move, 2), 0);
        assert_int_equal(decide(player, long_move, 3), 0);
        player_free(player);
    }
}

/* In a position that the plan does not lead to, it searches again. */
TEST(a_plan_is_dropped_if_it_does_not_apply)
{
    struct player *player = new_player(&twig_game, "uct:nodes=300", 1);
    assert_int_equal(decide(player, long_move, 0), 1);
    assert_int_equal(decide(player, long_move, 3), 0);
    assert_int_equal(decide(player, long_move, 1), 1);
    assert_int_equal(decide(player, long_move, 0), 1);
    player_free(player);
}

TEST(no_answer_after_the_end)
{
    struct player *player = new_player(&twig_game, "uct", 1);
    struct twig_state over = {4};
    struct observation observation = twig_observation(long_move, &over);
    choice_t choice;
    assert_int_equal(player->decide(player, &observation, &choice), ANSWER_NONE);
    player_free(player);
}

/* The hash of the final state of a game between two specs. */
static uint64_t play(const struct game *game, const char *left, const char *right,
                     uint64_t seed, size_t limit)
{
    struct match *match = new_match(game, 2, "3");
    struct player *seats[] = {new_player(game, left, seed),
                              new_player(game, right, seed + 1)};
    player_run(match, seats, limit, NULL);
    uint64_t hash = match_hash(match);
    player_free(seats[0]);
    player_free(seats[1]);
    match_free(match);
    return hash;
}

TEST(same_seed_gives_the_same_game)
{
    static const char *const specs[] = {"flat:nodes=20", "uct:nodes=20",
                                        "uct:nodes=40,threads=2",
                                        "uct:nodes=41,threads=3"};
    const size_t limit = (size_t)effort_count(12, 40);
    for (int i = 0; i < 4; i++) {
        assert_true(play(&seals_game, specs[i], "random", 1, limit) ==
                    play(&seals_game, specs[i], "random", 1, limit));
        assert_true(play(&ciub_game, specs[i], "random", 1, limit) ==
                    play(&ciub_game, specs[i], "random", 1, limit));
        assert_true(play(&pig_game, specs[i], "random", 1, 0) ==
                    play(&pig_game, specs[i], "random", 1, 0));
    }
    assert_true(play(&pig_game, "uct:nodes=40", "random", 1, 0) !=
                play(&pig_game, "uct:nodes=41,threads=2", "random", 1, 0));
}

struct watch {
    struct think_control think_control;
    int calls;
    double last;
    int stop_after;
};

static void watch_progress(void *context, double done)
{
    struct watch *watch = context;
    assert_true(done >= watch->last && done <= 1);
    watch->last = done;
    if (++watch->calls == watch->stop_after)
        atomic_store(&watch->think_control.stop, true);
}

TEST(think_control_reports_and_stops)
{
    struct watch watch = {
        .think_control = {.progress = watch_progress, .context = &watch}};
    struct player *player = new_player(&twig_game, "uct:nodes=1000", 1);
    player->think_control = &watch.think_control;
    decide(player, long_move, 0);
    assert_true(watch.last > 0);
    watch = (struct watch){.think_control = watch.think_control, .stop_after = 2};
    player_free(player);
    player = new_player(&twig_game, "uct:nodes=1000000000", 1);
    player->think_control = &watch.think_control;
    assert_int_equal(decide(player, long_move, 0), 1);
    assert_int_equal(watch.calls, 2);
    player_free(player);
}

/* Stopped before the first simulation, it uses the prior, or any choice. */
TEST(stopping_early_gives_an_answer)
{
    struct think_control think_control = {.stop = true};
    struct player *prior = new_player(&twig_game, "search:nodes=1000000000", 1);
    struct player *plain = new_player(&twig_game, "uct:nodes=1000000000,threads=2", 1);
    prior->think_control = plain->think_control = &think_control;
    assert_int_equal(decide(prior, long_move, 0), 0);
    assert_int_equal(decide(prior, long_move, 3), 1);
    assert_true(decide(plain, long_move, 0) <= 1);
    player_free(prior);
    player_free(plain);
}

/* In slices it answers ANSWER_WAIT in between, and makes the same choice. */
TEST(slices_do_not_matter)
{
    static const char *const specs[] = {"uct:nodes=100", "uct:nodes=100,threads=3"};
    int waits = 0;
    for (int i = 0; i < 2; i++) {
        struct think_control think_control = {.budget = 7};
        struct match *match = table_match("seals:circle=2#5");
        match_draw_all(match);
        struct player *hasty = new_player(&seals_game, specs[i], 1);
        struct player *whole = new_player(&seals_game, specs[i], 1);
        hasty->think_control = &think_control;
        for (int step = 0; step < 8; step++) {
            choice_t one = 0, other = 0;
            struct observation observation = {&seals_game, match->world, match->state, 2,
                                              match_actor(match)};
            enum answer answer;
            while ((answer = hasty->decide(hasty, &observation, &one)) == ANSWER_WAIT)
                waits++;
            assert_int_equal(answer, ANSWER_CHOICE);
            assert_int_equal(whole->decide(whole, &observation, &other), ANSWER_CHOICE);
            assert_int_equal(one, other);
            match_choose(match, one);
            match_draw_all(match);
        }
        player_free(hasty);
        player_free(whole);
        match_free(match);
    }
    assert_true(waits > 10);
}

TEST(time_is_a_limit)
{
    struct player *player = new_player(&twig_game, "uct:seconds=0.02", 1);
    assert_int_equal(decide(player, long_move, 0), 1);
    player_free(player);
    player = new_player(&twig_game, "search:seconds=0.02,nodes=1000000000", 1);
    assert_int_equal(decide(player, long_move, 0), 1);
    player_free(player);
}

/* With `waver`, the choice varies with the seed. */
TEST(waver_varies_with_the_seed)
{
    const int seeds = effort_count(40, 100);
    int chosen[2] = {0};
    for (uint64_t seed = 0; seed < (uint64_t)seeds; seed++) {
        struct player *player = new_player(&twig_game, "hasty:memory=1", seed);
        choice_t choice = decide(player, long_move, 0);
        assert_int_equal(choice, decide(player, long_move, 0));
        chosen[choice]++;
        player_free(player);
    }
    assert_true(chosen[0] >= seeds / 5 && chosen[1] >= seeds / 10);
}

/* How many of `games` the first spec wins, alternating seats. */
static int wins(const struct game *game, const char *spec, const char *other, int games)
{
    int won = 0;
    for (int i = 0; i < games; i++) {
        char seed[] = {(char)('a' + i / 2), '\0'};
        struct match *match = new_match(game, 2, seed);
        struct player *first = new_player(game, i % 2 ? other : spec, 1);
        struct player *second = new_player(game, i % 2 ? spec : other, 2);
        struct player *seats[] = {first, second};
        assert_int_equal(player_run(match, seats, 0, NULL), RUN_OVER);
        won += game->winners(match->world, match->state) == (i % 2 ? 2u : 1u);
        player_free(first);
        player_free(second);
        match_free(match);
    }
    return won;
}

TEST(baselines_beat_random)
{
    const int games = effort_count(8, 20), most = games * 65 / 100;
    assert_true(wins(&pig_game, "uct:nodes=100,memory=1", "random", games) >= most);
    assert_true(wins(&pig_game, "flat:nodes=100,memory=1", "random", games) >= most);
    assert_int_equal(wins(&ciub_game, "uct:nodes=10,memory=1", "random", 2), 2);
}
