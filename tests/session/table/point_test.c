/* point_test.c: choosing by pointing, in a game where rolling takes two equal dice and a
 * cup, and holding one of the dice. */
#include <string.h>

#include "around.h"
#include "core/guide.h"
#include "games/pig/pig.h"
#include "tests/base/check.h"

static void things(const void *world, const void *state, choice_t choice,
                   struct text *out)
{
    char words[GAME_MAX_CHOICE_TEXT];
    struct text text = text_init(words, sizeof words);
    pig_game.choice_write(world, state, choice, &text);
    text_put(out, strcmp(words, "roll") == 0 ? "die:a cup die:a" : "die:a");
}

static void why_not(const void *world, const void *state, const char *pointed,
                    struct reason *why)
{
    (void)world;
    *why = (struct reason){0};
    if (strstr(pointed, "silent") == NULL)
        reason_set(why, "1.1", "not %s", pointed);
}

static const struct guide guide = {.things = things, .why_not = why_not};

/* A game in which both choices are possible. */
static struct table *begin(struct game *game)
{
    struct error error = {0};
    struct setup setup;
    setup_init(&setup);
    struct table *table = table_new(game, &setup, "1", NULL, &error);
    setup_deinit(&setup);
    assert_non_null(table);
    around_play(table, "roll");
    choice_t list[GAME_MAX_CHOICES];
    assert_int_equal(table_choices(table, list), 2);
    return table;
}

static void draft_is(struct table *table, const char *words)
{
    char room[128];
    assert_string_equal(around_text(table, table_write_draft, room, sizeof room), words);
}

TEST(order_does_not_matter)
{
    static const char *const orders[] = {"die:a cup die:a", "cup die:a die:a",
                                         "  die:a  die:a cup "};
    struct game game = pig_game;
    game.guide = &guide;
    struct table *table = begin(&game);
    for (int i = 0; i < 3; i++) {
        bool more = true;
        struct reason why;
        assert_true(table_point(table, orders[i], &more, &why));
        assert_false(more);
        draft_is(table, "roll");
        table_drop(table);
    }
    table_free(table);
}

TEST(a_part_waits_for_more)
{
    static const char *const parts[] = {"cup", "die:a die:a", "die:a cup", "die:a"};
    struct game game = pig_game;
    game.guide = &guide;
    struct table *table = begin(&game);
    struct reason why;
    for (int i = 0; i < 4; i++) {
        bool more = false;
        assert_true(table_point(table, parts[i], &more, &why));
        assert_true(more);
        draft_is(table, "");
    }
    assert_false(table_point_all(table, "cup", &why));
    assert_non_null(strstr(why.text, "part"));
    assert_true(table_point_all(table, "die:a", &why));
    draft_is(table, "hold");
    table_free(table);
}

TEST(other_things_are_explained)
{
    struct game game = pig_game;
    char long_one[2 * GUIDE_THINGS];
    struct reason why;
    bool more = true;
    game.guide = &guide;
    struct table *table = begin(&game);
    assert_false(table_point(table, "die:a die:a die:a", &more, &why));
    assert_false(more);
    assert_string_equal(why.rule, "1.1");
    assert_string_equal(why.text, "not die:a die:a die:a");
    assert_false(table_point(table, "cup cup", &more, &why));
    assert_false(table_point(table, "", &more, &why));
    assert_false(table_point(table, "silent", &more, &why));
    assert_string_equal(why.text, "you cannot choose that now");
    memset(long_one, 'a', sizeof long_one);
    long_one[sizeof long_one - 1] = '\0';
    assert_false(table_point(table, long_one, &more, &why));
    for (size_t i = 0; i + 1 < sizeof long_one; i += 2)
        long_one[i] = ' ';
    assert_false(table_point(table, long_one, &more, &why));
    draft_is(table, "");
    assert_true(table_point_all(table, "die:a", &why));
    assert_false(table_point(table, "die:a", &more, &why));
    assert_non_null(strstr(why.text, "complete"));
    table_free(table);
}

TEST(without_a_guide_words_are_things)
{
    struct game game = pig_game;
    struct reason why;
    bool more = true;
    game.guide = NULL;
    struct table *table = begin(&game);
    assert_false(table_point(table, "fold", &more, &why));
    assert_string_equal(why.text, "you cannot choose that now");
    assert_true(table_point(table, "hold", &more, &why));
    assert_false(more);
    draft_is(table, "hold");
    table_free(table);
}
