/* judge_test.c: what a move is worth beside others, by request. */
#include <stdlib.h>

#include "core/match/match.h"
#include "core/registry.h"
#include "talk.h"

/* The first choice of the deal's game: moves "1", "2"... of a person. */
static void begin(struct talk *talk, char *move, size_t size, int number)
{
    json_t *it = talk_ask(talk, "hint 60");
    json_t *moves = talk_list(it, "moves");
    assert_true((int)json_array_size(moves) > number);
    snprintf(move, size, "%s", talk_text(json_array_get(moves, (size_t)number), "text"));
}

SESSION_TEST(the_best_move_is_recognised)
{
    char best[256], other[256];
    talk_ask(talk, "new ciub:first=1#3");
    begin(talk, best, sizeof best, 0);
    begin(talk, other, sizeof other, 1);
    json_t *it = talk_ask(talk, "judge %s\n%s\n%s\n", best, best, other);
    assert_int_equal(talk_number(it, "same"), 1);
    assert_null(json_object_get(it, "loss"));
    it = talk_ask(talk, "judge %s\n%s\n%s\n", other, best, other);
    assert_int_equal(talk_number(it, "same"), 2);
}

SESSION_TEST(a_move_that_is_not_listed_is_analysed)
{
    char best[256], other[256];
    talk_ask(talk, "new ciub:first=1#3");
    begin(talk, best, sizeof best, 0);
    begin(talk, other, sizeof other, 1);
    json_t *it = talk_ask(talk, "judge %s\n%s\n", other, best);
    assert_int_equal(talk_number(it, "same"), 0);
    double loss = json_real_value(json_object_get(it, "loss"));
    assert_true(loss > -1 && loss < 1);
    json_t *again = talk_ask(talk, "judge %s\n%s\n", best, other);
    double gain = json_real_value(json_object_get(again, "loss"));
    assert_true(gain > -loss - 1e-6 && gain < -loss + 1e-6);
}

/* Two lines that lead to the same position. */
SESSION_TEST(the_result_counts_and_not_the_words)
{
    talk_ask(talk, "new pig#3");
    json_t *it = talk_ask(talk, "judge ROLL\nroll\n");
    assert_int_equal(talk_number(it, "same"), 1);
    assert_non_null(json_object_get(it, "reason"));
    assert_int_equal(talk_number(talk_ask(talk, "judge roll"), "same"), 1); /* alone */
}

SESSION_TEST(what_is_no_move_is_refused)
{
    talk_ask(talk, "new pig#3");
    talk_refused(talk, "judge jump\nroll\n", "is not 'roll', 'hold' or 'die'", "");
    talk_refused(talk, "judge roll\njump\n", "is not 'roll', 'hold' or 'die'", "");
    talk_ask(talk, "follow 1\ncantrip record 1\ngame: pig\nrules: 1\n\n");
    talk_refused(talk, "judge roll\nroll\n", "computers advise when the game is over",
                 "");
}
