/* follow_test.c: a game that is played at a server, followed by request. */
#include "talk.h"

/* Seat 2 is a computer player's. */
#define HEAD                                                                             \
    "cantrip record 1\ngame: pig\nrules: 1\nplayers: 2\ntarget: 20\nname.1: Ada\n"       \
    "name.2: Bo\nx-player.2: novice\n\n"

static void assert_waits(json_t *it, const char *waits, int seat)
{
    assert_string_equal(talk_text(it, "waits"), waits);
    assert_int_equal(talk_number(it, "seat"), seat);
}

SESSION_TEST(own_moves_are_sent_and_stay_drafts)
{
    json_t *it = talk_ask(talk, "follow 1\n" HEAD);
    assert_waits(it, "person", 1);
    assert_true(talk_truth(it, "follows"));
    assert_int_equal(talk_number(it, "viewer"), 1);
    talk_refused(talk, "confirm", "no whole move", "");
    talk_ask(talk, "point word:roll");
    it = talk_ask(talk, "confirm");
    assert_string_equal(talk_text(it, "send"), "roll");
    assert_true(talk_truth(json_object_get(it, "draft"), "whole"));
    assert_int_equal(talk_number(it, "step"), 0);
    it = talk_ask(talk, "play roll");
    assert_waits(it, "elsewhere", 0);
    assert_int_equal(talk_number(it, "step"), 1);
    assert_int_equal(talk_number(json_object_get(it, "draft"), "count"), 0);
    assert_null(json_object_get(it, "send"));
    talk_refused(talk, "type roll", "chance is to act", "");
    talk_refused(talk, "play roll", "", "3");
    it = talk_ask(talk, "play die 5");
    assert_waits(it, "person", 1);
}

SESSION_TEST(others_and_computers_act_elsewhere)
{
    json_t *it = talk_ask(talk, "follow 1\n" HEAD "1: roll\n*: die 1\n");
    assert_waits(it, "elsewhere", 2);
    assert_string_equal(talk_text(it, "prompt"), "Bo: roll the die");
    assert_int_equal(json_array_size(talk_list(it, "choices")), 0);
    assert_int_equal(json_array_size(talk_list(it, "lit")), 0);
    talk_refused(talk, "type roll", "Bo is to move", "");
    talk_refused(talk, "think 0", "no computer player", "");
    talk_ask(talk, "play roll");
    it = talk_ask(talk, "play die 1");
    assert_waits(it, "person", 1);
}

SESSION_TEST(followed_games_have_no_undo_and_no_advice)
{
    json_t *it = talk_ask(talk, "follow 1\n" HEAD "1: roll\n*: die 4\n");
    assert_false(talk_truth(json_object_get(it, "undo"), "can"));
    assert_false(talk_truth(it, "redo"));
    talk_refused(talk, "undo", "what was made stays", "");
    talk_refused(talk, "redo", "nothing to do again", "");
    talk_refused(talk, "hint 10", "when the game is over", "");
    talk_refused(talk, "analyse 10", "when the game is over", "");
    talk_ask(talk,
             "follow 2\n" HEAD "1: roll\n*: die 6\n1: roll\n*: die 6\n1: roll\n*: die 6\n"
             "1: roll\n*: die 6\nresult: 24 0\n");
    talk_ask(talk, "analyse 1");
}

SESSION_TEST(spectators_cannot_act)
{
    json_t *it = talk_ask(talk, "follow 0\n" HEAD);
    assert_waits(it, "elsewhere", 1);
    assert_int_equal(talk_number(it, "viewer"), 0);
    talk_refused(talk, "type roll", "Ada is to move", "");
    talk_refused(talk, "confirm", "no whole move", "");
    it = talk_ask(talk, "play roll");
    assert_waits(it, "elsewhere", 0);
    talk_ask(talk, "follow 0\ncantrip record 1\ngame: seals\nrules: 2\nplayers: 3\n\n");
    talk_ask(talk, "ask scores");
}

/* A new name leaves the draft alone; with a computer in our own seat we cannot act. */
SESSION_TEST(seats_show_who_is_there)
{
    talk_ask(talk, "follow 1\n" HEAD);
    talk_ask(talk, "type roll");
    json_t *it = talk_ask(talk, "seat 2\nname.2: Cy");
    assert_string_equal(talk_text(json_array_get(talk_list(it, "seats"), 1), "name"),
                        "Cy");
    assert_int_equal(talk_number(json_object_get(it, "draft"), "count"), 1);
    it = talk_ask(talk, "seat 1\nname.1: Ada\nplayer.1: adept");
    assert_waits(it, "elsewhere", 1);
    assert_int_equal(talk_number(json_object_get(it, "draft"), "count"), 0);
    talk_refused(talk, "type roll", "Ada is to move", "");
    it = talk_ask(talk, "seat 1\nname.1: Ada");
    assert_waits(it, "person", 1);
}

SESSION_TEST(only_games_without_a_seed_are_followed)
{
    talk_ask(talk, "new pig#7");
    talk_refused(talk, "follow 3\n" HEAD, "no seat 3", "");
    talk_refused(talk, "follow 6\n" HEAD, "from 0 to 5", "");
    talk_refused(talk, "follow one\n" HEAD, "whole number", "");
    talk_refused(talk, "follow 1\nhello", "not a cantrip record", "");
    talk_refused(talk, "follow 1", "empty", "");
    talk_refused(talk, "follow 1\ncantrip record 1\ngame: pig\nrules: 1\nseed: 7\n\n",
                 "a seed", "");
}

/* A whole game, followed event by event, stays the same game. */
TEST(a_followed_game_equals_the_original)
{
    struct talk server, client;
    talk_init(&server);
    talk_init(&client);
    json_t *it = talk_ask(&server, "new ciub:players=2#5\nplayer.1: random\n"
                                   "player.2: random");
    talk_ask(&client, "follow 2\ncantrip record 1\ngame: ciub\nrules: 1\nplayers: 2\n\n");
    size_t told = 0;
    do {
        json_t *events = talk_list(talk_ask(&server, "events %zu", told), "events");
        for (size_t i = 0; i < json_array_size(events); i++, told++)
            talk_ask(&client, "play %s", talk_text(json_array_get(events, i), "move"));
        it = talk_ask(&server, "situation");
        json_t *other = talk_ask(&client, "situation");
        assert_string_equal(talk_text(other, "hash"), talk_text(it, "hash"));
        assert_int_equal(talk_number(other, "step"), talk_number(it, "step"));
        if (strcmp(talk_text(it, "waits"), "over") != 0)
            talk_ask(&server, "think 0");
    } while (strcmp(talk_text(talk_ask(&server, "situation"), "waits"), "over") != 0 &&
             told < 60);
    assert_true(told >= 60);
    talk_deinit(&client);
    talk_deinit(&server);
}

SESSION_TEST(chances_are_shares)
{
    talk_ask(talk, "look\n" HEAD "1: roll\n*: die 5\n1: roll\n*: die 1\n");
    json_t *chances = talk_list(talk_ask(talk, "chances"), "chances");
    assert_int_equal(json_array_size(chances), 2);
    json_t *first = json_array_get(chances, 0);
    assert_int_equal(talk_number(first, "step"), 1);
    assert_int_equal(talk_number(first, "sum"), 6);
    assert_int_equal(talk_number(first, "from"), 4);
    assert_int_equal(talk_number(first, "to"), 5);
    assert_string_equal(talk_text(first, "text"), "die 5");
    assert_int_equal(talk_number(json_array_get(chances, 1), "step"), 3);
}

/* Every share lies within the sum, and some outcomes weigh more than others. */
SESSION_TEST(weights_make_shares)
{
    long long widest = 0;
    talk_ask(talk, "new ciub:players=2#5\nplayer.1: random\nplayer.2: random");
    for (int i = 0; i < 20; i++)
        talk_ask(talk, "think 0");
    json_t *chances = talk_list(talk_ask(talk, "chances"), "chances");
    assert_true(json_array_size(chances) > 20);
    for (size_t i = 0; i < json_array_size(chances); i++) {
        json_t *chance = json_array_get(chances, i);
        long long from = talk_number(chance, "from"), to = talk_number(chance, "to");
        assert_true(from >= 0 && from < to && to <= talk_number(chance, "sum"));
        widest = to - from > widest ? to - from : widest;
    }
    assert_true(widest > 1);
}
