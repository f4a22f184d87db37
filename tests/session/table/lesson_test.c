/* lesson_test.c: lessons can be played as written and wait for the wanted moves. */
#include "session/lesson/lesson.h"

#include <stdio.h>
#include <string.h>

#include "core/guide.h"
#include "games/games.h"
#include "i18n/i18n.h"
#include "tests/base/check.h"

/* Seat 2 rolls and holds between the moves of the person in seat 1. */
#define HEAD "cantrip lesson 1\n# Pig\ngame: pig:players=2,target=50#7\n\n"

static const struct game *game(const char *name)
{
    for (const struct game *const *it = games_list(); *it != NULL; it++)
        if (strcmp((*it)->name, name) == 0)
            return *it;
    fail_msg("there is no game %s", name);
    return NULL;
}

static struct lesson *read_lesson(const char *text)
{
    struct error error;
    struct lesson *lesson = lesson_read(game("pig"), text, "my.txt", &error);
    if (lesson == NULL)
        fail_msg("%d: %s", error.line, error.text);
    return lesson;
}

static struct table *sit_down(struct lesson *lesson)
{
    struct error error;
    struct table *table = lesson_table(lesson, &error);
    if (table == NULL)
        fail_msg("%s", error.text);
    return table;
}

static void assert_valid(const char *name)
{
    struct error error;
    struct lesson *lesson = lesson_new(game(name), &error);
    if (lesson == NULL || !lesson_check(lesson, &error))
        fail_msg("%s:%d: %s", error.file, error.line, error.text);
    lesson_free(lesson);
}

/* --- the lessons of the games ------------------------------------------------------- */

TEST(the_lesson_of_seals_can_be_played)
{
    assert_valid("seals");
}

TEST(the_lesson_of_ciub_can_be_played)
{
    assert_valid("ciub");
}

TEST(a_game_without_lesson_says_so)
{
    struct error error;
    assert_null(lesson_new(game("pig"), &error));
    assert_non_null(strstr(error.text, "no guided first game"));
}

/* What the lesson points at, with these things picked already. */
static const char *things_of(const struct lesson *lesson, const struct table *table,
                             const char *picked)
{
    static char room[GUIDE_THINGS];
    struct text out = text_init(room, sizeof room);
    lesson_write_things(lesson, table, picked, &out);
    return room;
}

/* --- playing a lesson --------------------------------------------------------------- */

static void play(struct lesson *lesson, struct table *table, const char *line)
{
    struct reason why;
    assert_true(table_type(table, line, &why));
    if (!lesson_accepts(lesson, table, &why))
        fail_msg("%s", why.text);
    table_confirm(table);
    lesson_advance(lesson, table);
}

TEST(texts_wait_only_where_no_move_follows)
{
    struct lesson *lesson = read_lesson(HEAD "say One.\nsay Two.\n"
                                             "move roll\nsay Three.\nmove hold\n"
                                             "say Four.\nreply roll\nsay Five.\n");
    struct table *table = sit_down(lesson);
    assert_string_equal(lesson_text(lesson), "One.");
    assert_true(lesson_waits(lesson));
    lesson_next(lesson, table);
    assert_string_equal(lesson_text(lesson), "Two.");
    assert_string_equal(things_of(lesson, table, ""), "word:roll");
    assert_false(lesson_waits(lesson));
    lesson_next(lesson, table); /* no effect: there is nothing to read */
    assert_string_equal(lesson_text(lesson), "Two.");
    play(lesson, table, "roll");
    assert_string_equal(lesson_text(lesson), "Three.");
    assert_string_equal(things_of(lesson, table, ""), "word:hold");
    play(lesson, table, "hold");
    assert_true(lesson_waits(lesson));
    assert_int_equal(table_seat(table), 1);
    size_t events = table_events(table);
    lesson_next(lesson, table);
    assert_string_equal(lesson_text(lesson), "Five.");
    assert_true(table_events(table) > events);
    assert_false(lesson_over(lesson));
    lesson_next(lesson, table);
    assert_true(lesson_over(lesson));
    table_free(table);
    lesson_free(lesson);
}

TEST(another_move_than_the_wanted_one_is_refused)
{
    struct reason why;
    struct lesson *lesson = read_lesson(
        HEAD "say One.\nmove roll\ntask Roll again.\nmove roll\nfree\nsay Two.\n");
    struct table *table = sit_down(lesson);
    play(lesson, table, "roll");
    assert_true(table_type(table, "hold", &why));
    assert_false(lesson_accepts(lesson, table, &why));
    assert_non_null(strstr(why.text, "Roll again."));
    table_drop(table);
    play(lesson, table, "roll");
    play(lesson, table, "hold"); /* any move is fine */
    assert_true(lesson_waits(lesson));
    assert_true(lesson_accepts(lesson, table, &why) == false);
    lesson_next(lesson, table);
    assert_true(lesson_over(lesson));
    assert_true(lesson_accepts(lesson, table, &why));
    table_free(table);
    lesson_free(lesson);
}

TEST(a_task_is_shown_with_the_text_until_its_move_is_made)
{
    struct lesson *lesson = read_lesson(HEAD "say One.\ntask Roll.\nmove roll\n"
                                             "task Hold or roll.\nfree\nsay Two.\n");
    struct table *table = sit_down(lesson);
    assert_string_equal(lesson_text(lesson), "One.");
    assert_string_equal(lesson_task(lesson), "Roll.");
    assert_string_equal(lesson_move(lesson), "roll");
    play(lesson, table, "roll");
    assert_string_equal(lesson_text(lesson), "One.");
    assert_string_equal(lesson_task(lesson), "Hold or roll.");
    assert_string_equal(lesson_move(lesson), "");
    play(lesson, table, "hold");
    assert_string_equal(lesson_task(lesson), "");
    assert_true(lesson_is_last(lesson));
    table_free(table);
    lesson_free(lesson);
}

/* Starts ciub's lesson and plays up to its nth move, from 0. */
static struct table *start_ciub(struct lesson **lesson, int moves)
{
    struct error error;
    *lesson = lesson_new(game("ciub"), &error);
    struct table *table = sit_down(*lesson);
    for (int i = 0; i <= moves; i++) {
        while (lesson_waits(*lesson))
            lesson_next(*lesson, table);
        if (i < moves)
            play(*lesson, table, lesson_move(*lesson));
    }
    return table;
}

TEST(it_points_at_what_comes_next)
{
    struct lesson *lesson;
    struct table *table = start_ciub(&lesson, 2);
    struct reason why;
    bool more;
    assert_string_equal(lesson_move(lesson), "swap white for purple");
    assert_string_equal(things_of(lesson, table, ""), "die:white.swap word:swap");
    assert_string_equal(things_of(lesson, table, "word:swap"), "die:white.swap");
    assert_true(table_point(table, "word:swap die:white.swap", &more, &why));
    assert_string_equal(things_of(lesson, table, ""), "supply:purple");
    assert_true(table_point(table, "supply:red", &more, &why));
    assert_string_equal(things_of(lesson, table, ""), "");
    table_free(table);
    lesson_free(lesson);
}

static void draft_is(struct table *table, const char *words)
{
    char room[128];
    struct text out = text_init(room, sizeof room);
    table_write_draft(table, &out);
    assert_string_equal(room, words);
}

TEST(the_acting_die_stands_for_itself)
{
    struct lesson *lesson;
    struct table *table = start_ciub(&lesson, 5);
    struct reason why;
    bool more;
    assert_true(table_point(table, "word:adjust die:purple.adjust", &more, &why));
    assert_string_equal(things_of(lesson, table, ""), "word:itself die:purple.adjust");
    assert_true(table_point(table, "die:purple.adjust", &more, &why));
    draft_is(table, "adjust purple on itself");
    table_free(table);
    lesson_free(lesson);
}

/* Points at things one after the other, with those before it as long as more is needed;
 * each must be pointed out then. */
static void point_along(struct lesson *lesson, struct table *table, const char *things)
{
    char picked[GUIDE_THINGS] = "", thing[GUIDE_THING];
    bool more = false;
    while (things[0] != '\0') {
        struct reason why = {0};
        size_t length = strlen(picked);
        text_take(&things, " ", thing, sizeof thing);
        if (strstr(things_of(lesson, table, picked), thing) == NULL)
            fail_msg("%s is not pointed out after %s", thing, picked);
        snprintf(picked + length, sizeof picked - length, "%s%s", length ? " " : "",
                 thing);
        if (!lesson_point(lesson, table, picked, &more, &why))
            fail_msg("%s: %s", picked, why.text);
        if (!more)
            picked[0] = '\0';
        things += strspn(things, " ");
    }
    assert_false(more);
}

TEST(what_follows_makes_the_word_of_an_action_plain)
{
    static const struct {
        int move;
        const char *wanted, *things;
    } rows[] = {
        {2, "swap white for purple", "die:white.swap supply:purple"},
        {2, "swap white for purple", "die:white.swap word:swap supply:purple"},
        {2, "swap white for purple", "word:swap supply:purple"},
        {5, "adjust purple on itself to 2for1",
         "die:purple.adjust die:purple.adjust look:2for1"},
        {5, "adjust purple on itself to 2for1",
         "die:purple.adjust word:adjust word:itself look:2for1"},
        {8, "trade purple for white and white",
         "hand:purple.2for1 supply:white supply:white"},
        {10, "adjust purple on white 3 to 1", "die:purple.adjust die:white.3 look:1"},
        {10, "adjust purple on white 3 to 1",
         "die:purple.adjust word:adjust die:white.3 look:1"},
        {14, "reroll blue on red 5", "die:blue.reroll die:red.5"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct lesson *lesson;
        struct reason why;
        struct table *table = start_ciub(&lesson, rows[i].move);
        assert_string_equal(lesson_move(lesson), rows[i].wanted);
        point_along(lesson, table, rows[i].things);
        draft_is(table, rows[i].wanted);
        assert_true(table_is_whole(table));
        assert_true(lesson_accepts(lesson, table, &why));
        table_free(table);
        lesson_free(lesson);
    }
}

/* Elsewhere a die and another one are dice to put. */
TEST(what_the_move_does_not_need_is_as_in_a_game)
{
    static const char *const rows[] = {"die:purple.adjust die:white.3",
                                       "die:purple.adjust die:white.1"};
    for (int row = 0; row < 2; row++) {
        struct lesson *lesson;
        struct table *table = start_ciub(&lesson, 10);
        struct reason why;
        bool more;
        assert_false(lesson_point(lesson, table, "look:1", &more, &why));
        assert_true(lesson_point(lesson, table, "die:purple.adjust", &more, &why));
        assert_true(more);
        assert_true(
            lesson_point(row == 0 ? NULL : lesson, table, rows[row], &more, &why));
        draft_is(table,
                 row == 0 ? "put white 3 purple adjust" : "put white 1 purple adjust");
        table_free(table);
        lesson_free(lesson);
    }
}

TEST(dice_put_into_the_tray_are_taken_back)
{
    struct lesson *lesson;
    struct table *table = start_ciub(&lesson, 1);
    struct reason why;
    bool more;
    assert_true(table_point(table, "die:white.3", &more, &why));
    assert_true(table_point(table, "die:white.4", &more, &why));
    assert_false(table_point(table, "tray:white.1", &more, &why));
    assert_true(table_point(table, "tray:white.3", &more, &why));
    draft_is(table, "put white 4");
    assert_true(table_point(table, "tray:white.4", &more, &why));
    draft_is(table, "");
    table_free(table);
    lesson_free(lesson);
}

TEST(what_a_move_leaves_out_is_pointed_out)
{
    struct lesson *lesson;
    struct table *table = start_ciub(&lesson, 17);
    assert_string_equal(lesson_move(lesson), "keep white white red purple blue");
    assert_string_equal(things_of(lesson, table, ""), "tray:white.1");
    assert_string_equal(things_of(lesson, table, "tray:white.1"), "");
    table_free(table);
    lesson_free(lesson);
}

TEST(the_draft_may_be_in_another_order)
{
    struct lesson *lesson;
    struct table *table = start_ciub(&lesson, 1);
    struct reason why;
    bool more;
    assert_string_equal(lesson_move(lesson), "put white 3 white 3 roll");
    assert_string_equal(things_of(lesson, table, ""), "die:white.3");
    assert_true(table_point(table, "die:white.3", &more, &why));
    assert_string_equal(things_of(lesson, table, ""), "die:white.3");
    assert_true(table_point(table, "die:white.3", &more, &why));
    assert_string_equal(things_of(lesson, table, ""), "word:roll");
    assert_true(table_point(table, "word:roll", &more, &why));
    assert_string_equal(things_of(lesson, table, ""), "");
    table_free(table);
    lesson_free(lesson);
}

TEST(what_is_left_of_a_set_is_pointed_out_in_any_order)
{
    struct lesson *lesson;
    struct table *table = start_ciub(&lesson, 15);
    struct reason why;
    bool more;
    assert_string_equal(lesson_move(lesson), "put all");
    assert_string_equal(things_of(lesson, table, ""), "die:red.5 die:blue.spent");
    assert_true(lesson_point(lesson, table, "die:blue.spent", &more, &why));
    assert_string_equal(things_of(lesson, table, ""), "die:red.5");
    table_free(table);
    lesson_free(lesson);
}

TEST(the_person_sits_where_the_first_move_is)
{
    struct lesson *lesson =
        read_lesson(HEAD "say One.\nreply roll\nreply hold\nsay Two.\n"
                         "task Roll.\nmove roll\ntask Go on.\nfree\n");
    struct table *table = sit_down(lesson);
    assert_string_not_equal(table->chair[0].spec, "");
    assert_string_equal(table->chair[1].spec, "");
    assert_string_equal(lesson_text(lesson), "One.");
    struct error error;
    table_free(table);
    assert_true(lesson_check(lesson, &error));
    lesson_free(lesson);
}

/* --- errors ------------------------------------------------------------------------- */

TEST(syntax_errors_name_the_line)
{
    static const struct {
        const char *text, *says;
        int line;
    } rows[] = {
        {"", "cantrip lesson 1", 0},
        {"cantrip lesson 2\n", "cantrip lesson 1", 1},
        {"cantrip lesson 1\n", "game:", 1},
        {"cantrip lesson 1\nsay Hello.\n", "game:", 2},
        {"cantrip lesson 1\ngame: pig:players=2\n", "needs a seed", 2},
        {"cantrip lesson 1\ngame: pig:wings=2#1\n", "wings", 2},
        {"cantrip lesson 1\ngame: chess#1\n", "chess", 2},
        {HEAD "sing\n", "must start with", 5},
        {HEAD "saying\n", "must start with", 5},
        {HEAD "say\n", "needs an argument", 5},
        {HEAD "move \n", "needs an argument", 5},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct error error;
        assert_null(lesson_read(game("pig"), rows[i].text, "my.txt", &error));
        if (strstr(error.text, rows[i].says) == NULL || error.line != rows[i].line)
            fail_msg("row %zu says %d: %s", i, error.line, error.text);
        assert_string_equal(error.file, "my.txt");
    }
}

/* Half of this fits on a line. */
#define LONG "Roll the die, and then roll it again, and again."

TEST(unplayable_steps_name_the_line)
{
    static const struct {
        const char *text, *says;
        int line;
    } rows[] = {
        {HEAD "move roll\n", "needs a task", 5},
        {HEAD "task Roll.\nmove roll\nmove hold\n", "needs a task", 7},
        {HEAD "task " LONG LONG "\nmove roll\n", "on one line", 5},
        {HEAD "task Hold.\nmove hold\n", "a turn starts with a roll", 6},
        {HEAD "task Roll.\nmove roll\nreply fly\n", "fly", 7},
        {HEAD "task Roll.\nmove roll\ntask Hold.\nmove hold\ntask Roll.\nmove roll\n",
         "not the person's", 10},
        {HEAD "say One.\npoint word:fly\ntask Roll.\nmove roll\n", "no such thing", 6},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct error error;
        struct lesson *lesson = read_lesson(rows[i].text);
        assert_false(lesson_check(lesson, &error));
        if (strstr(error.text, rows[i].says) == NULL || error.line != rows[i].line)
            fail_msg("row %zu says %d: %s", i, error.line, error.text);
        lesson_free(lesson);
    }
}
