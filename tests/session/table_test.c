/* table_test.c: the list of games, tables, and moves made by request. */
#include "talk.h"

SESSION_TEST(the_games_are_listed)
{
    json_t *games = talk_list(talk_ask(talk, "games"), "games");
    assert_int_equal(json_array_size(games), 3);
    json_t *seals = json_array_get(games, 0);
    assert_string_equal(talk_text(seals, "name"), "seals");
    assert_string_equal(talk_text(seals, "title"), "Five Seals of Magic");
    assert_int_equal(talk_number(seals, "min"), 2);
    assert_int_equal(talk_number(seals, "max"), 5);
    assert_true(talk_truth(seals, "odds"));
    assert_true(talk_truth(seals, "lesson"));
    json_t *circle = json_array_get(talk_list(seals, "options"), 0);
    assert_string_equal(talk_text(circle, "value"), "1");
    json_t *second = json_array_get(talk_list(circle, "choices"), 1);
    assert_string_equal(talk_text(second, "value"), "2");
    assert_string_equal(talk_text(second, "label"), "2: Spaces");
    int usual = 0;
    json_t *levels = talk_list(seals, "levels");
    for (size_t i = 0; i < json_array_size(levels); i++)
        usual += talk_truth(json_array_get(levels, i), "usual");
    assert_int_equal(usual, 1);
}

/* What somebody needs to know to choose is there: how well each computer player plays,
 * and what each circle and length changes. */
SESSION_TEST(levels_and_options_are_explained)
{
    json_t *games = talk_list(talk_ask(talk, "games"), "games");
    for (size_t g = 0; g < json_array_size(games); g++) {
        json_t *game = json_array_get(games, g);
        json_t *levels = talk_list(game, "levels"), *options = talk_list(game, "options");
        for (size_t l = 0; l < json_array_size(levels); l++)
            assert_string_not_equal(talk_text(json_array_get(levels, l), "help"), "");
        for (size_t o = 0; o < json_array_size(options); o++) {
            json_t *option = json_array_get(options, o);
            json_t *choices = talk_list(option, "choices");
            const char *name = talk_text(option, "name");
            int for_beginners = 0;
            if (strcmp(name, "circle") != 0 && strcmp(name, "length") != 0)
                continue;
            for (size_t c = 0; c < json_array_size(choices); c++) {
                json_t *choice = json_array_get(choices, c);
                assert_string_not_equal(talk_text(choice, "help"), "");
                for_beginners += json_is_true(json_object_get(choice, "beginners"));
            }
            assert_int_equal(for_beginners, 1);
        }
    }
}

/* Every value that a form could offer starts a game. */
SESSION_TEST(every_listed_value_starts_a_game)
{
    struct talk other;
    talk_init(&other);
    json_t *games = talk_list(talk_ask(talk, "games"), "games");
    for (size_t g = 0; g < json_array_size(games); g++) {
        json_t *game = json_array_get(games, g), *options = talk_list(game, "options");
        for (size_t o = 0; o < json_array_size(options); o++) {
            json_t *option = json_array_get(options, o);
            json_t *choices = talk_list(option, "choices");
            assert_true(json_array_size(choices) > 0);
            for (size_t c = 0; c < json_array_size(choices); c++) {
                const char *value = talk_text(json_array_get(choices, c), "value");
                talk_ask(&other, "new %s:players=%lld,%s=%s%s#1", talk_text(game, "name"),
                         talk_number(game, "max"), talk_text(option, "name"), value,
                         strcmp(value, "fresh") == 0 ? ":1" : "");
            }
        }
    }
    talk_deinit(&other);
}

SESSION_TEST(a_new_table_has_its_players)
{
    json_t *it = talk_ask(talk, "new pig:players=3,target=50#7\nname.1: Ada\n"
                                "player.2: novice\n\nname.3:  Bo \n");
    assert_string_equal(talk_text(it, "game"), "pig");
    assert_string_equal(talk_text(it, "id"), "pig:players=3,target=50#7");
    assert_string_equal(talk_text(json_object_get(it, "options"), "target"), "50");
    json_t *seats = talk_list(it, "seats");
    assert_int_equal(json_array_size(seats), 3);
    assert_string_equal(talk_text(json_array_get(seats, 0), "name"), "Ada");
    assert_string_equal(talk_text(json_array_get(seats, 0), "role"), "Player 1");
    assert_string_equal(talk_text(json_array_get(seats, 1), "player"), "novice");
    assert_string_equal(talk_text(json_array_get(seats, 2), "name"), "Bo");
    assert_string_equal(talk_text(it, "waits"), "person");
    assert_int_equal(talk_number(it, "seat"), 1);
    assert_int_equal(talk_number(it, "viewer"), 1);
    assert_string_equal(talk_text(it, "prompt"), "Ada: roll the die");
    assert_true(json_is_null(json_object_get(it, "lesson")));
}

SESSION_TEST(a_move_is_chosen_confirmed_and_undone)
{
    talk_ask(talk, "new pig#7\nplayer.2: novice");
    json_t *it = talk_ask(talk, "choose 10");
    assert_true(talk_truth(json_object_get(it, "draft"), "whole"));
    assert_string_equal(talk_text(json_object_get(it, "draft"), "text"), "roll");
    assert_int_equal(talk_number(it, "step"), 0);
    it = talk_ask(talk, "back");
    assert_int_equal(talk_number(json_object_get(it, "draft"), "count"), 0);
    talk_ask(talk, "point word:roll");
    it = talk_ask(talk, "drop");
    assert_int_equal(talk_number(json_object_get(it, "draft"), "count"), 0);
    talk_ask(talk, "type roll");
    it = talk_ask(talk, "confirm");
    assert_int_equal(talk_number(it, "step"), 2);
    assert_int_equal(talk_number(it, "events"), 2);
    json_t *undo = json_object_get(it, "undo");
    assert_true(talk_truth(undo, "can"));
    assert_true(talk_truth(undo, "practice"));
    assert_false(talk_truth(it, "redo"));
    it = talk_ask(talk, "undo");
    assert_int_equal(talk_number(it, "step"), 0);
    assert_true(talk_truth(it, "practice"));
    assert_true(talk_truth(it, "redo"));
    it = talk_ask(talk, "redo");
    assert_int_equal(talk_number(it, "step"), 2);
}

SESSION_TEST(part_of_a_choice_needs_more)
{
    char room[4000];
    json_t *it = talk_ask(talk, "new ciub#5");
    assert_false(talk_truth(it, "more"));
    it = talk_ask(talk, "point word:token");
    assert_true(talk_truth(it, "more"));
    assert_false(talk_truth(it, "enough"));
    assert_non_null(strstr(talk_words(it, "lit", room, sizeof room), "card:20+"));
    assert_null(strstr(room, "word:roll"));
    it = talk_ask(talk, "point card:20+ word:token");
    assert_false(talk_truth(it, "more"));
    json_t *draft = json_object_get(it, "draft");
    assert_string_equal(talk_text(draft, "text"), "token 20+");
    assert_string_equal(talk_words(draft, "things", room, sizeof room),
                        "word:token card:20+");
}

SESSION_TEST(all_chooses_by_exactly_these_things)
{
    talk_ask(talk, "new ciub#5");
    talk_refused(talk, "all word:token", "part of a choice", "");
    json_t *it = talk_ask(talk, "all word:token card:20+");
    assert_true(talk_truth(json_object_get(it, "draft"), "whole"));
}

SESSION_TEST(moves_of_computer_players_can_be_played)
{
    talk_ask(talk, "new pig#7\nplayer.1: novice");
    talk_refused(talk, "type roll", "is to move, and thinks", "");
    talk_refused(talk, "play hold", "", "2");
    json_t *it = talk_ask(talk, "play roll");
    assert_int_equal(talk_number(it, "step"), 2);
}

SESSION_TEST(seats_change_hands)
{
    talk_ask(talk, "new pig#7");
    json_t *it = talk_ask(talk, "seat 1\nplayer.1: novice\nname.1: Robot");
    assert_string_equal(talk_text(it, "waits"), "computer");
    it = talk_ask(talk, "seat 1\nname.1: Ada");
    assert_string_equal(talk_text(it, "waits"), "person");
    assert_string_equal(talk_text(it, "prompt"), "Ada: roll the die");
    talk_refused(talk, "seat 3", "from 1 to 2", "");
    talk_refused(talk, "seat 1\nname.2: Bo", "seat 2", "");
    talk_refused(talk, "seat 1\nplayer.1: wizard", "wizard", "");
    assert_string_equal(
        talk_text(talk_bytes(talk, "seat 1\nplayer.1: wizard", 23), "field"), "player.1");
}

SESSION_TEST(records_are_continued_or_looked_at)
{
    struct talk other;
    struct buffer request;
    talk_init(&other);
    buffer_init(&request);
    talk_ask(talk, "new pig#7\nname.2: Bo\nplayer.1: novice");
    talk_ask(talk, "play roll");
    json_t *it = talk_ask(talk, "record");
    buffer_format(&request, "open\n%s", talk_text(it, "record"));
    it = talk_bytes(&other, request.data, request.length);
    assert_int_equal(talk_number(it, "step"), 2);
    char *opened = strdup(other.text.data);
    talk_ask(talk, "situation");
    assert_string_equal(talk->text.data, opened);
    free(opened);
    memcpy(request.data, "look", 4);
    it = talk_bytes(&other, request.data, request.length);
    assert_int_equal(talk_number(it, "step"), 2);
    assert_string_equal(talk_text(it, "waits"), "over");
    assert_int_equal(json_array_size(talk_list(it, "choices")), 0);
    assert_int_equal(json_array_size(talk_list(it, "winners")), 0);
    talk_refused(&other, "play roll", "only looked at", "");
    talk_refused(&other, "think 1", "only looked at", "");
    buffer_deinit(&request);
    talk_deinit(&other);
}

SESSION_TEST(a_new_table_replaces_the_last)
{
    for (int i = 0; i < 5; i++) {
        talk_ask(talk, "new ciub#%d\nplayer.2: random", i);
        talk_ask(talk, "analyse 1");
        talk_refused(talk, "new ciub:players=9#1", "9", "");
        talk_ask(talk, "lesson ciub");
    }
}
