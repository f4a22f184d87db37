/* languages_test.c: what is told in other languages is whole, and stands in columns. */
#include <string.h>

#include "base/check.h"
#include "base/glyph.h"
#include "lines.h"
#include "table/language.h"

/* All that is told when these lines are typed. */
static void play_in(const char *language, const char *id, const char *lines,
                    struct buffer *out)
{
    assert_true(language_speak(language));
    struct table *table = lines_table(id, "-");
    struct plain_game game = {table, NULL, NULL};
    buffer_init(out);
    lines_play(&game, lines, strlen(lines), out);
    table_free(table);
    assert_true(language_speak("en"));
}

static void expect_told(const char *language, const char *id, const char *lines,
                        const char *told)
{
    struct buffer out;
    play_in(language, id, lines, &out);
    if (!lines_tell(&out, told))
        fail_msg("in %s, %swas not answered with '%s' but\n%s", language, lines, told,
                 out.data);
    buffer_deinit(&out);
}

/* Letters of two bytes do not make them too long. */
static void long_names_are_whole(void **unused)
{
    (void)unused;
    static const char id[] = "seals:players=2,circle=4,mages=shaman.warlock,first=1#owl";
    expect_told("ru", id, "players\n", "Шаманка (вы), место 1.");
    expect_told("ru", id, "help teleportation.air\n", "Телепортация (Воздух)\n");
    expect_told("de", id, "players\n", "Hexenmeister, Platz 2.");
}

static void rooms_are_told_in_the_language(void **unused)
{
    (void)unused;
    expect_told("en", "seals:players=2#owl", "show\n", "The dungeon for two; ");
    expect_told("de", "seals:players=2#owl", "show\n", "Das Verlies für zwei; ");
    expect_told("de", "seals:players=2#owl", "show\n", "Beinhaus: ");
    expect_told("ru", "seals:players=2#owl", "show\n", "Костница: ");
    expect_told("de", "seals:players=2#owl", "help c1\n", "c1, ein Kreis: ");
}

/* Where the first card of the row begins in its line, in columns. */
static int card_column(const struct buffer *out, const char *title)
{
    const char *line = strstr(out->data, title);
    assert_non_null(line);
    size_t blanks = strspn(line + strlen(title), " ");
    assert_true(blanks > 0);
    return glyph_width(title) + (int)blanks;
}

static void rows_of_cards_stand_in_columns(void **unused)
{
    (void)unused;
    static const struct {
        const char *language, *top, *bottom;
    } rows[] = {{"en", "top row:", "bottom row:"},
                {"de", "obere Reihe:", "untere Reihe:"},
                {"ru", "верхний ряд:", "нижний ряд:"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct buffer out;
        play_in(rows[i].language, "ciub:players=2,first=1#owl", "show\n", &out);
        assert_int_equal(card_column(&out, rows[i].top),
                         card_column(&out, rows[i].bottom));
        buffer_deinit(&out);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_names_are_whole),
        cmocka_unit_test(rooms_are_told_in_the_language),
        cmocka_unit_test(rows_of_cards_stand_in_columns),
    };
    return cmocka_run_group_tests_name("plain languages", tests, NULL, NULL);
}
