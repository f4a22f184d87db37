/* achievements_test.c: what there is to try in a game, and what was done of it. */
#include "talk.h"

/* Makes the first legal move of the person to act. */
static long long move(struct talk *talk)
{
    json_t *it = talk_ask(talk, "situation");
    long long step = talk_number(it, "step");
    while (!talk_truth(json_object_get(it, "draft"), "whole"))
        it = talk_ask(talk, "choose %lld",
                      talk_number(json_array_get(talk_list(it, "choices"), 0), "choice"));
    talk_ask(talk, "confirm");
    return step;
}

static bool is_earned(struct talk *talk, long long step, const char *key)
{
    json_t *keys = talk_list(talk_ask(talk, "earned %lld", step), "earned");
    for (size_t i = 0; i < json_array_size(keys); i++)
        if (strcmp(json_string_value(json_array_get(keys, i)), key) == 0)
            return true;
    return false;
}

SESSION_TEST(achievements_have_words_and_perhaps_a_rule)
{
    json_t *list = talk_list(talk_ask(talk, "achievements seals"), "achievements");
    bool ruled = false;
    assert_true(json_array_size(list) > 10);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *row = json_array_get(list, i);
        assert_true(talk_text(row, "title")[0] != '\0');
        assert_true(talk_text(row, "how")[0] != '\0');
        ruled = ruled || strcmp(talk_text(row, "rule"), "6.19") == 0;
    }
    assert_true(ruled);
    talk_refused(talk, "achievements chess", "there is no game 'chess'", "");
}

SESSION_TEST(a_move_earns_once_it_is_made)
{
    talk_ask(talk, "new ciub:first=1#3\nname.1: Ada");
    talk_ask(
        talk, "type remove %s",
        json_string_value(json_array_get(
            talk_list(json_object_get(talk_ask(talk, "situation"), "state"), "top"), 0)));
    assert_false(is_earned(talk, 0, "removed"));
    talk_ask(talk, "confirm");
    assert_true(is_earned(talk, 0, "removed"));
    long long now = talk_number(talk_ask(talk, "situation"), "step");
    assert_false(is_earned(talk, now, "removed"));
    talk_refused(talk, "earned 999999", "should be a whole number", "");
}

SESSION_TEST(a_game_is_finished_at_its_end)
{
    talk_ask(talk, "new pig:target=10#3");
    for (long long step = 0;
         strcmp(talk_text(talk_ask(talk, "situation"), "waits"), "over") != 0;) {
        assert_false(is_earned(talk, 0, "finished"));
        step = move(talk);
        if (strcmp(talk_text(talk_ask(talk, "situation"), "waits"), "over") == 0)
            assert_true(is_earned(talk, step, "finished"));
    }
}

SESSION_TEST(lessons_earn_nothing)
{
    json_t *it = talk_ask(talk, "lesson seals");
    for (int i = 0; i < 60; i++) {
        const json_t *lesson = json_object_get(it, "lesson");
        if (talk_truth(lesson, "over"))
            break;
        if (talk_truth(lesson, "waits"))
            it = talk_ask(talk, "next");
        else {
            char things[400];
            talk_words(lesson, "things", things, sizeof things);
            it = talk_ask(talk, "point %s", things);
            if (talk_truth(json_object_get(it, "draft"), "whole"))
                it = talk_ask(talk, "confirm");
        }
    }
    assert_true(talk_truth(json_object_get(it, "lesson"), "over"));
    assert_int_equal(json_array_size(talk_list(talk_ask(talk, "earned 0"), "earned")), 0);
}
