/* player_test.c: running players of all kinds. */
#include "core/match/player.h"

#include "tests/base/check.h"
#include "tests/core/mock.h"

/* Picks the last choice of its list, and checks its view. */
struct last_player {
    struct player player;
    int asked;
    bool saw_secret;
};

static enum answer last_decide(struct player *self, const struct observation *observation,
                               choice_t *choice)
{
    struct last_player *last = (struct last_player *)self;
    choice_t list[GAME_MAX_CHOICES];
    const struct mock_state *mock = observation->view;
    last->asked++;
    if (mock->turn % 2 != observation->seat && mock->drawn[1] != 0)
        last->saw_secret = true;
    *choice =
        list[observation->game->choices(observation->world, observation->view, list) - 1];
    return ANSWER_CHOICE;
}

static enum answer stubborn_decide(struct player *self,
                                   const struct observation *observation,
                                   choice_t *choice)
{
    (void)self;
    (void)observation;
    *choice = 99;
    return ANSWER_CHOICE;
}

/* Never chooses, but says why. */
struct silent_player {
    struct player player;
    enum answer answer;
};

static enum answer silent_decide(struct player *self,
                                 const struct observation *observation, choice_t *choice)
{
    (void)observation;
    (void)choice;
    return ((struct silent_player *)self)->answer;
}

TEST(all_seats_play_to_the_end)
{
    struct match *match = mock_match("3");
    struct last_player last = {.player = {.kind = "last", .decide = last_decide}};
    struct player *seats[] = {&last.player, &last.player};
    size_t made = 0;
    assert_int_equal(player_run(match, seats, 0, &made), RUN_OVER);
    assert_true(match_over(match));
    assert_int_equal(made, last.asked);
    assert_int_equal(made, 8);
    assert_false(last.saw_secret);
    player_free(&last.player);
    player_free(NULL);
    match_free(match);
}

TEST(limits_and_missing_answers_stop)
{
    struct match *match = mock_match("3");
    struct last_player last = {.player = {.kind = "last", .decide = last_decide}};
    struct player stubborn = {.kind = "stubborn", .decide = stubborn_decide};
    struct player *seats[] = {&last.player, &stubborn};
    struct player *empty[] = {&last.player, NULL};
    size_t made = 0;
    assert_int_equal(player_run(match, seats, 1, &made), RUN_LIMIT);
    assert_int_equal(made, 1);
    assert_int_equal(player_run(match, seats, 0, &made), RUN_ILLEGAL);
    assert_int_equal(made, 1);
    assert_int_equal(match_actor(match), 1);
    assert_int_equal(player_run(match, empty, 0, &made), RUN_EMPTY);
    assert_int_equal(made, 0);
    match_free(match);
    match = mock_match("");
    assert_int_equal(player_run(match, seats, 0, &made), RUN_CHANCE);
    assert_int_equal(made, 0);
    match_free(match);
}

TEST(run_says_why_it_returned)
{
    static const enum answer answers[] = {ANSWER_WAIT, ANSWER_STOPPED, ANSWER_NONE};
    static const enum run_end ends[] = {RUN_WAIT, RUN_STOPPED, RUN_EMPTY};
    struct match *match = mock_match("3");
    struct silent_player silent = {.player = {.decide = silent_decide}};
    struct player *seats[] = {&silent.player, &silent.player};
    uint64_t before = match_hash(match);
    for (int i = 0; i < 3; i++) {
        size_t made = 1;
        silent.answer = answers[i];
        assert_int_equal(player_run(match, seats, 0, &made), ends[i]);
        assert_int_equal(made, 0);
        if (i > 0)
            assert_true(match_hash(match) == before);
        before = match_hash(match);
    }
    match_free(match);
}
