/* move_test.c: reading, writing and listing whole moves. */
#include "core/move.h"

#include <string.h>

#include "core/match/chance.h"
#include "tests/base/check.h"
#include "tests/core/mock.h"

/* A match in which the first player may pick up to 3. */
static struct match *ready_match(void)
{
    struct match *match = mock_match("");
    struct reason why;
    assert_true(match_play(match, "draw 3 draw 1", &why));
    return match;
}

TEST(reads_and_writes_a_whole_move)
{
    struct match *match = ready_match();
    struct move move;
    struct reason why;
    char words[80];
    struct text out = text_init(words, sizeof words);
    assert_true(move_read(&mock_game, match->world, match->state, "  Pick 3\tand 1 ",
                          &move, &why));
    assert_int_equal(move.count, 2);
    move_write(&mock_game, match->world, match->state, &move, &out);
    assert_string_equal(words, "pick 3 and 1");
    match_free(match);
}

static void assert_refused(const struct match *match, const char *line, const char *rule,
                           const char *words)
{
    struct move move;
    struct reason why = {"?", "?"};
    assert_false(move_read(&mock_game, match->world, match->state, line, &move, &why));
    assert_string_equal(why.rule, rule);
    if (strstr(why.text, words) == NULL)
        fail_msg("'%s' does not say '%s'", why.text, words);
}

TEST(refuses_with_a_reason)
{
    struct match *match = ready_match();
    assert_refused(match, "", "", "there is no move here; it could start with 'pass'");
    assert_refused(match, "pick 3", "", "not finished; next could be 'and 0', 'and 1'");
    assert_refused(match, "pick 3 and 3", "7.1", "not possible");
    assert_refused(match, "pick 3 and x", "", "no number");
    assert_refused(match, "dance", "", "not understood");
    assert_refused(match, "pass pass", "", "complete before 'pass'");
    match_free(match);
}

TEST(reads_the_rest_of_a_move)
{
    struct match *match = ready_match();
    struct reason why;
    match_choose(match, MOCK_PICK + 2);
    assert_true(match_play(match, "and 1", &why));
    assert_int_equal(match->count, 4);
    match_free(match);
}

/* Understands "with 1 pick 3"; its answer to "long" does not fit. */
static bool tidy_backward(const void *world, const void *state, const char *line,
                          struct text *out)
{
    (void)world;
    bool is_long = strcmp(line, "long") == 0;
    for (int i = 0; is_long && i < MOVE_MAX_TEXT; i++)
        text_put_char(out, ' ');
    text_put(out, "pick 3 and 1");
    return is_long || strcmp(line, "with 1 pick 3") == 0;
}

TEST(reads_lines_in_the_games_order)
{
    struct game tidying = mock_game;
    tidying.tidy = tidy_backward;
    struct match *match = ready_match();
    struct move move;
    struct reason why;
    const void *world = match->world, *state = match->state;
    assert_true(move_read(&tidying, world, state, "with 1 pick 3", &move, &why));
    assert_int_equal(move.count, 2);
    assert_int_equal(move.choice[0], MOCK_PICK + 3);
    assert_int_equal(move.choice[1], MOCK_AND + 1);
    assert_true(move_read(&tidying, world, state, "pick 2 and 1", &move, &why));
    assert_int_equal(move.choice[0], MOCK_PICK + 2);
    assert_false(move_read(&tidying, world, state, "long", &move, &why));
    assert_false(move_read(&mock_game, world, state, "with 1 pick 3", &move, &why));
    match_free(match);
}

/* Reports what is missing at the end of a line. */
static bool read_own_words(const void *world, const void *state, struct reader *in,
                           choice_t *choice, struct reason *why)
{
    if (reader_at_end(in))
        return reason_set(why, "", "all but the other number is there");
    return mock_game.choice_read(world, state, in, choice, why);
}

TEST(games_that_tidy_report_what_is_missing)
{
    struct game tidying = mock_game;
    tidying.tidy = tidy_backward;
    tidying.choice_read = read_own_words;
    struct match *match = ready_match();
    struct move move;
    struct reason why;
    assert_false(move_read(&tidying, match->world, match->state, "pick 3", &move, &why));
    assert_string_equal(why.text, "all but the other number is there");
    assert_false(move_read(&tidying, match->world, match->state, "", &move, &why));
    assert_non_null(strstr(why.text, "there is no move here"));
    match_free(match);
}

struct heard {
    int count;
    int stop_at;
    char last[80];
    const struct match *match;
};

static bool collect(void *context, const struct move *move, const void *after)
{
    struct heard *heard = context;
    struct text out = text_init(heard->last, sizeof heard->last);
    assert_true(mock_game.between_moves(heard->match->world, after));
    move_write(&mock_game, heard->match->world, heard->match->state, move, &out);
    return ++heard->count != heard->stop_at;
}

/* pass; pick 1 and 0; pick 2 and 0..1; pick 3 and 0..2 */
TEST(lists_every_move_in_order)
{
    struct match *match = ready_match();
    struct heard heard = {.match = match};
    bool complete = false;
    long count = move_list(&mock_game, match->world, match->state, 100, collect, &heard,
                           &complete);
    assert_int_equal(count, 7);
    assert_int_equal(heard.count, 7);
    assert_true(complete);
    assert_string_equal(heard.last, "pick 3 and 2");
    match_free(match);
}

TEST(list_can_be_stopped)
{
    struct match *match = ready_match();
    struct heard heard = {.match = match};
    bool complete = true;
    assert_int_equal(
        move_list(&mock_game, match->world, match->state, 3, collect, &heard, &complete),
        3);
    assert_false(complete);
    assert_string_equal(heard.last, "pick 2 and 0");
    assert_int_equal(
        move_list(&mock_game, match->world, match->state, 7, collect, &heard, &complete),
        7);
    assert_true(complete);
    heard = (struct heard){.match = match, .stop_at = 2};
    assert_int_equal(move_list(&mock_game, match->world, match->state, 100, collect,
                               &heard, &complete),
                     2);
    assert_false(complete);
    match_free(match);
}

TEST(nothing_to_do_when_over)
{
    struct match *match = ready_match();
    struct reason why;
    for (int i = 0; i < 3; i++) {
        assert_true(match_play(match, "pass", &why));
        assert_true(match_play(match, "draw 1 draw 1", &why));
    }
    assert_true(match_play(match, "pass", &why));
    struct heard heard = {.match = match};
    bool complete = false;
    assert_int_equal(
        move_list(&mock_game, match->world, match->state, 9, collect, &heard, &complete),
        0);
    assert_true(complete);
    assert_refused(match, "pass", "", "the game is over");
    match_free(match);
}

/* A game in which a move never ends. */
static bool never_between(const void *world, const void *state)
{
    (void)world;
    return false;
}

static int same_choice(const void *world, const void *state, choice_t *list)
{
    (void)world;
    list[0] = 1;
    return 1;
}

static void no_change(const void *world, void *state, choice_t choice)
{
    (void)world;
    (void)choice;
}

TEST(endless_moves_are_stopped)
{
    struct game endless = mock_game;
    endless.between_moves = never_between;
    endless.choices = same_choice;
    endless.apply = no_change;
    struct match *match = mock_match("");
    struct move move;
    struct reason why;
    char line[(MOVE_MAX_CHOICES + 1) * 7 + 1];
    struct text out = text_init(line, sizeof line);
    for (int i = 0; i <= MOVE_MAX_CHOICES; i++)
        text_put(&out, "draw 1 ");
    assert_false(move_read(&endless, match->world, match->state, line, &move, &why));
    assert_non_null(strstr(why.text, "at most 64 parts"));
    match_free(match);
}

TEST(chance_follows_the_weights)
{
    struct match *match = mock_match("");
    struct rng rng;
    int seen[4] = {0};
    double part[3];
    rng_seed(&rng, 5);
    for (int i = 0; i < 6000; i++)
        seen[chance_draw(&mock_game, match->world, match->state, &rng)]++;
    assert_in_range(seen[1], 900, 1100);
    assert_in_range(seen[2], 1850, 2150);
    assert_in_range(seen[3], 2850, 3150);
    chance_probabilities(&mock_game, match->world, match->state, 3, part);
    assert_true(part[0] > 0.166 && part[0] < 0.167 && part[2] == 0.5);
    match_free(match);
}
