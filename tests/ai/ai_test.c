/* ai_test.c: the simple computer players. */
#include "ai/ai.h"

#include <string.h>

#include "games/pig/pig.h"
#include "games/seals/seals.h"
#include "tests/base/check.h"

static struct match *new_match(const char *seed)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    struct match *match = match_new(&pig_game, &setup, seed, &error);
    assert_non_null(match);
    return match;
}

TEST(players_are_found_by_name)
{
    static const char *const names[] = {"random", "greedy", "flat",
                                        "uct",    "search", "adept"};
    struct error error = {0};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct player *player = ai_new(&seals_game, names[i], 1, &error);
        assert_non_null(player);
        assert_string_equal(player->kind, names[i]);
        player_free(player);
    }
    assert_null(ai_new(&seals_game, "", 1, &error));
    assert_null(ai_new(&seals_game, "Random", 1, &error));
    assert_null(ai_new(&seals_game, "oracle", 1, &error));
    assert_non_null(strstr(error.text, "oracle"));
}

static uint64_t play(const char *name, const char *seed, uint64_t first)
{
    struct match *match = new_match(seed);
    struct error error = {0};
    struct player *left = ai_new(&pig_game, name, first, &error);
    struct player *right = ai_new(&pig_game, name, first + 1, &error);
    struct player *seats[] = {left, right};
    assert_int_equal(player_run(match, seats, 0, NULL), RUN_OVER);
    assert_true(match_over(match));
    uint64_t hash = match_hash(match) + match->count;
    player_free(left);
    player_free(right);
    match_free(match);
    return hash;
}

TEST(same_seed_gives_the_same_game)
{
    assert_true(play("random", "4", 1) == play("random", "4", 1));
    assert_true(play("random", "4", 1) != play("random", "4", 2));
    assert_true(play("greedy", "4", 1) == play("greedy", "4", 1));
}

/* Pig's estimate makes a greedy player hold at 20 or more, a well-known strategy. */
TEST(greedy_pig_holds_at_twenty)
{
    struct match *match = new_match("");
    struct player *greedy = ai_greedy_new(1);
    struct reason why;
    choice_t choice = 0;
    int points = 0;
    char word[GAME_MAX_CHOICE_TEXT];
    for (;;) {
        struct observation observation = {&pig_game, match->world, match->state, 2, 0};
        assert_int_equal(greedy->decide(greedy, &observation, &choice), ANSWER_CHOICE);
        struct text out = text_init(word, sizeof word);
        pig_game.choice_write(match->world, match->state, choice, &out);
        if (strcmp(word, "roll") != 0)
            break;
        assert_true(points <= 20);
        assert_true(match_play(match, "roll", &why) && match_play(match, "die 3", &why));
        points += 3;
    }
    assert_string_equal(word, "hold");
    assert_int_equal(points, 21);
    player_free(greedy);
    match_free(match);
}

TEST(greedy_beats_random)
{
    int won = 0;
    for (uint64_t game = 0; game < 200; game++) {
        char seed[2] = {(char)('A' + game % 26), '\0'};
        struct match *match = new_match(seed);
        struct player *greedy = ai_greedy_new(game);
        struct player *other = ai_random_new(game + 1000);
        bool first = game % 2 == 0;
        struct player *seats[] = {first ? greedy : other, first ? other : greedy};
        player_run(match, seats, 0, NULL);
        unsigned winners = pig_game.winners(match->world, match->state);
        won += winners == (first ? 1u : 2u);
        player_free(greedy);
        player_free(other);
        match_free(match);
    }
    assert_true(won > 150);
}

/* Moves of many choices: the plan is followed to the end of the move. */
TEST(greedy_plays_seals)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    struct match *match = match_new(&seals_game, &setup, "12", &error);
    assert_non_null(match);
    struct player *other = ai_random_new(5);
    struct player *greedy = ai_greedy_new(6);
    struct player *seats[] = {other, greedy};
    player_run(match, seats, 0, NULL);
    assert_true(match_over(match));
    assert_int_equal(seals_game.winners(match->world, match->state), 2);
    player_free(other);
    player_free(greedy);
    match_free(match);
}

TEST(no_answer_after_the_end)
{
    struct match *match = new_match("4");
    struct player *greedy = ai_greedy_new(1);
    struct player *random_player = ai_random_new(1);
    struct player *seats[] = {greedy, random_player};
    choice_t choice = 0;
    player_run(match, seats, 0, NULL);
    for (int seat = 0; seat < 2; seat++) {
        struct observation observation = {&pig_game, match->world, match->state, 2, seat};
        assert_int_equal(seats[seat]->decide(seats[seat], &observation, &choice),
                         ANSWER_NONE);
    }
    player_free(greedy);
    player_free(random_player);
    match_free(match);
}
