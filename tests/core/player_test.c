/* player_test.c: the match lets its players play, whoever they are. */
#include "core/player.h"

#include "base/check.h"
#include "core/replay.h"
#include "mock.h"

/* Picks the last of its list, and looks at what it may know. */
struct last_player {
    struct player player;
    int asked;
    bool saw_secret;
};

static bool last_decide(struct player *self, const struct game *game, const void *world,
                        const void *view, int seat, choice_t *choice)
{
    struct last_player *last = (struct last_player *)self;
    choice_t list[GAME_MAX_CHOICES];
    const struct mock_state *mock = view;
    last->asked++;
    if (mock->turn % 2 != seat && mock->drawn[1] != 0)
        last->saw_secret = true;
    *choice = list[game->choices(world, view, list) - 1];
    return true;
}

static bool stubborn_decide(struct player *self, const struct game *game,
                            const void *world, const void *view, int seat,
                            choice_t *choice)
{
    (void)self;
    (void)game;
    (void)world;
    (void)view;
    (void)seat;
    *choice = 99;
    return true;
}

static void all_seats_play_to_the_end(void **unused)
{
    (void)unused;
    struct match *match = mock_match("3");
    struct last_player last = {.player = {.kind = "last", .decide = last_decide}};
    struct player *seats[] = {&last.player, &last.player};
    size_t made = player_run(match, seats, 0);
    assert_true(match_over(match));
    assert_int_equal(made, last.asked);
    assert_int_equal(made, 8);
    assert_false(last.saw_secret);
    player_free(&last.player);
    player_free(NULL);
    match_free(match);
}

static void limits_and_missing_answers_stop(void **unused)
{
    (void)unused;
    struct match *match = mock_match("3");
    struct last_player last = {.player = {.kind = "last", .decide = last_decide}};
    struct player stubborn = {.kind = "stubborn", .decide = stubborn_decide};
    struct player *seats[] = {&last.player, &stubborn};
    struct player *empty[] = {&last.player, NULL};
    assert_int_equal(player_run(match, seats, 1), 1);
    assert_int_equal(player_run(match, seats, 0), 1);
    assert_int_equal(match_actor(match), 1);
    assert_int_equal(player_run(match, empty, 0), 0);
    match_free(match);
    match = mock_match("");
    assert_int_equal(player_run(match, seats, 0), 0);
    match_free(match);
}

static void a_replay_repeats_a_game(void **unused)
{
    (void)unused;
    struct match *match = mock_match("5");
    struct match *again = mock_match("5");
    struct last_player last = {.player = {.kind = "last", .decide = last_decide}};
    struct player *seats[] = {&last.player, &last.player};
    player_run(match, seats, 0);
    struct player *replay = replay_new(match->log, match->count);
    struct player *replays[] = {replay, replay};
    player_run(again, replays, 0);
    assert_true(match_over(again));
    assert_true(match_hash(again) == match_hash(match));
    assert_int_equal(again->count, match->count);
    match_free(again);
    again = mock_match("5");
    assert_int_equal(player_run(again, replays, 0), 0);
    player_free(replay);
    replay = replay_new(NULL, 0);
    replays[0] = replay;
    assert_int_equal(player_run(again, replays, 0), 0);
    player_free(replay);
    match_free(again);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_seats_play_to_the_end),
        cmocka_unit_test(limits_and_missing_answers_stop),
        cmocka_unit_test(a_replay_repeats_a_game),
    };
    return cmocka_run_group_tests_name("player", tests, NULL, NULL);
}
