/* match_test.c: starting, playing, undo and custom positions. */
#include "core/match/match.h"

#include <string.h>

#include "games/pig/pig.h"
#include "tests/base/check.h"
#include "tests/core/mock.h"

TEST(new_validates_options_and_seed)
{
    struct setup setup;
    struct error error;
    error_clear(&error);
    setup_init(&setup);
    assert_null(match_new(&pig_game, &setup, "a b", &error));
    assert_non_null(strstr(error.text, "seed"));
    setup.players = 9;
    assert_null(match_new(&pig_game, &setup, "1", &error));
    assert_non_null(strstr(error.text, "2 to 5 players"));
    setup.players = 0;
    assert_true(setup_set(&setup, &pig_game, "target", "9", &error));
    assert_null(match_new(&pig_game, &setup, NULL, &error));
    assert_non_null(strstr(error.text, "10 to 1000"));
    setup_deinit(&setup);
    match_free(NULL);
}

TEST(new_makes_options_canonical)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    assert_true(setup_set(&setup, &pig_game, "target", "0050", &error));
    struct match *match = match_new(&pig_game, &setup, NULL, &error);
    assert_non_null(match);
    assert_string_equal(setup_get(&match->setup, &pig_game, "target"), "50");
    assert_int_equal(match->setup.players, 2);
    assert_string_equal(match->seed, "");
    match_free(match);
    setup_deinit(&setup);
}

TEST(without_seed_nothing_is_drawn)
{
    struct match *match = mock_match("");
    assert_int_equal(match_actor(match), SEAT_CHANCE);
    assert_int_equal(match_draw_all(match), 0);
    assert_int_equal(match->count, 0);
    match_free(match);
}

TEST(same_seed_gives_the_same_game)
{
    struct match *left = mock_match("7");
    struct match *right = mock_match("7");
    struct reason why;
    while (!match_over(left)) {
        match_draw_all(left);
        match_draw_all(right);
        assert_true(match_hash(left) == match_hash(right));
        assert_true(match_play(left, "pick 1 and 0", &why));
        assert_true(match_play(right, "pick 1 and 0", &why));
    }
    assert_int_equal(left->count, 16);
    assert_true(match_over(right));
    match_free(left);
    match_free(right);
}

/* A long game of Pig in which nobody ever holds. */
static struct match *long_match(size_t steps)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    assert_true(setup_set(&setup, &pig_game, "target", "1000", &error));
    struct match *match = match_new(&pig_game, &setup, "9", &error);
    assert_non_null(match);
    choice_t list[GAME_MAX_CHOICES];
    while (match->count < steps) {
        if (match_actor(match) == SEAT_CHANCE) {
            match_draw(match);
        } else {
            pig_game.choices(match->world, match->state, list);
            match_choose(match, list[0]);
        }
    }
    return match;
}

TEST(undo_and_redo_restore_the_exact_bytes)
{
    enum { STEPS = 600 };
    struct match *match = long_match(STEPS);
    uint64_t hash[STEPS + 1];
    unsigned char state[GAME_MAX_STATE];
    for (size_t at = 0; at <= STEPS; at++) {
        match_seek(match, at);
        hash[at] = match_hash(match);
    }
    assert_false(match_redo(match));
    for (size_t at = STEPS; at > 0; at--) {
        assert_true(match_hash(match) == hash[at]);
        assert_true(match_undo(match));
    }
    assert_false(match_undo(match));
    assert_memory_equal(match->state, match->first, pig_game.state_size);
    for (size_t at = 1; at <= STEPS; at++) {
        assert_true(match_redo(match));
        assert_true(match_hash(match) == hash[at]);
    }
    match_state_at(match, 17, state);
    match_seek(match, 17);
    assert_memory_equal(match->state, state, pig_game.state_size);
    match_free(match);
}

TEST(whole_moves_are_undone)
{
    struct match *match = mock_match("");
    struct reason why;
    assert_false(match_undo_move(match));
    assert_true(match_play(match, "draw 3 draw 2", &why));
    assert_true(match_play(match, "pick 3 and 2", &why));
    assert_true(match_play(match, "draw 1 draw 1", &why));
    assert_true(match_undo_move(match));
    assert_int_equal(match->count, 4);
    assert_true(match_undo_move(match));
    assert_int_equal(match->count, 2);
    assert_true(match_redo_move(match));
    assert_int_equal(match->count, 4);
    assert_true(match_redo_move(match));
    assert_false(match_redo_move(match));
    assert_int_equal(match->count, 6);
    match_choose(match, MOCK_PICK + 1);
    assert_true(match_undo_move(match));
    assert_int_equal(match->count, 6);
    match_free(match);
}

TEST(a_new_choice_discards_redo)
{
    struct match *match = long_match(40);
    match_seek(match, 20);
    match_choose(match, match->log[20].choice);
    assert_int_equal(match->known, 21);
    assert_false(match_redo(match));
    match_free(match);
}

TEST(illegal_moves_change_nothing)
{
    struct match *match = mock_match("");
    struct reason why;
    assert_true(match_play(match, "draw 3 draw 2", &why));
    uint64_t hash = match_hash(match);
    assert_false(match_play(match, "pick 3 and 9", &why));
    assert_int_equal(match->count, 2);
    assert_true(match_hash(match) == hash);
    match_free(match);
}

static bool place(struct match *match, const char *json, struct error *error)
{
    struct json_reader root;
    error_clear(error);
    assert_true(json_reader_parse(&root, json, strlen(json), error));
    bool placed = match_place(match, &root, error);
    json_reader_free(&root);
    return placed;
}

TEST(positions_are_validated)
{
    struct match *match = long_match(5);
    struct error error;
    uint64_t hash = match_hash(match);
    assert_false(place(
        match, "{\"scores\":[1,2],\"turn\":3,\"points\":0,\"phase\":\"die\"}", &error));
    assert_non_null(strstr(error.text, "turn: must be from 1 to 2"));
    assert_false(place(
        match, "{\"scores\":[1,2],\"turn\":1,\"points\":1,\"phase\":\"die\"}", &error));
    assert_non_null(strstr(error.text, "points: a turn cannot have 1"));
    assert_true(match_hash(match) == hash);
    assert_int_equal(match->count, 5);
    assert_true(place(match,
                      "{\"scores\":[1,2],\"turn\":2,\"points\":5,\"phase\":\"decide\"}",
                      &error));
    assert_int_equal(match->count, 0);
    assert_int_equal(match_actor(match), 1);
    struct reason why;
    assert_true(match_play(match, "hold", &why));
    assert_true(match_undo(match));
    assert_int_equal(match_actor(match), 1);
    match_free(match);
}

/* Two matches that share a world play like two with their own. */
TEST(worlds_can_be_shared)
{
    struct setup setup;
    struct error error;
    setup_init(&setup);
    struct match *owner = match_new(&pig_game, &setup, "7", &error);
    struct match *guest = match_new(&pig_game, &setup, "7", &error);
    match_share(guest, owner->world);
    assert_ptr_equal(guest->world, owner->world);
    match_draw_all(owner);
    match_draw_all(guest);
    assert_int_equal(match_hash(guest), match_hash(owner));
    match_free(guest);
    assert_int_equal(match_actor(owner), 0);
    match_free(owner);
    setup_deinit(&setup);
}
