/* languages_test.c: translated output is complete and aligned in columns. */
#include <string.h>

#include "base/utf8.h"
#include "lines.h"
#include "tests/base/check.h"

/* Two-byte letters do not make them too long. */
TEST(long_names_are_complete)
{
    static const char id[] = "seals:players=2,circle=4,mages=shaman.warlock,first=1#owl";
    lines_expect("ru", id, "players\n", "Шаманка (вы), место 1.");
    lines_expect("ru", id, "help teleportation.air\n", "Телепортация (Воздух)\n");
    lines_expect("de", id, "players\n", "Hexenmeister, Platz 2.");
}

TEST(rooms_are_translated)
{
    lines_expect("en", "seals:players=2#owl", "show\n", "The dungeon for two; ");
    lines_expect("de", "seals:players=2#owl", "show\n", "Das Verlies für zwei; ");
    lines_expect("de", "seals:players=2#owl", "show\n", "Beinhaus: ");
    lines_expect("ru", "seals:players=2#owl", "show\n", "Костница: ");
    lines_expect("de", "seals:players=2#owl", "help c1\n", "c1, ein Kreis: ");
}

/* The column where the first card of the row starts. */
static int card_column(const struct buffer *out, const char *title)
{
    const char *line = strstr(out->data, title);
    assert_non_null(line);
    size_t spaces = strspn(line + strlen(title), " ");
    assert_true(spaces > 0);
    return utf8_width(title) + (int)spaces;
}

TEST(card_rows_are_aligned)
{
    static const struct {
        const char *language, *top, *bottom;
    } rows[] = {{"en", "top row:", "bottom row:"},
                {"de", "obere Reihe:", "untere Reihe:"},
                {"ru", "верхний ряд:", "нижний ряд:"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct buffer out;
        lines_play_in(rows[i].language, "ciub:players=2,first=1#owl", "show\n", &out);
        assert_int_equal(card_column(&out, rows[i].top),
                         card_column(&out, rows[i].bottom));
        buffer_deinit(&out);
    }
}
