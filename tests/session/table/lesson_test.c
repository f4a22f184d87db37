/* lesson_test.c: lessons can be played as written and wait for the wanted moves. */
#include "session/lesson/lesson.h"

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
    struct lesson *lesson = read_lesson(HEAD "say One.\nsay Two.\npoint word:roll\n"
                                             "move roll\nsay Three.\nmove hold\n"
                                             "say Four.\nreply roll\nsay Five.\n");
    struct table *table = sit_down(lesson);
    assert_string_equal(lesson_text(lesson), "One.");
    assert_true(lesson_waits(lesson));
    lesson_next(lesson, table);
    assert_string_equal(lesson_text(lesson), "Two.");
    assert_string_equal(lesson_things(lesson), "word:roll");
    assert_false(lesson_waits(lesson));
    lesson_next(lesson, table); /* no effect: there is nothing to read */
    assert_string_equal(lesson_text(lesson), "Two.");
    play(lesson, table, "roll");
    assert_string_equal(lesson_text(lesson), "Three.");
    assert_string_equal(lesson_things(lesson), "");
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
    struct lesson *lesson =
        read_lesson(HEAD "say One.\nmove roll\nmove roll\nfree\nsay Two.\n");
    struct table *table = sit_down(lesson);
    play(lesson, table, "roll");
    assert_true(table_type(table, "hold", &why));
    assert_false(lesson_accepts(lesson, table, &why));
    assert_non_null(strstr(why.text, "roll"));
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

TEST(the_person_sits_where_the_first_move_is)
{
    struct lesson *lesson =
        read_lesson(HEAD "say One.\nreply roll\nreply hold\nsay Two.\nmove roll\nfree\n");
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

TEST(unplayable_steps_name_the_line)
{
    static const struct {
        const char *text, *says;
        int line;
    } rows[] = {
        {HEAD "move hold\n", "a turn starts with a roll", 5},
        {HEAD "move roll\nreply fly\n", "fly", 6},
        {HEAD "move roll\nmove hold\nmove roll\n", "not the person's", 7},
        {HEAD "point word:fly\nmove roll\n", "no such thing", 5},
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
