/* canvas_test.c: text is measured in columns, never leaves the canvas, and has an ASCII
 * form. */
#include "ui/tui/canvas/canvas.h"

#include <string.h>

#include "tests/base/check.h"

/* Compares a canvas with lines joined by '\n'. */
static void assert_shows(const struct canvas *canvas, const char *wanted)
{
    struct buffer text;
    buffer_init(&text);
    canvas_text(canvas, &text);
    assert_string_equal(text.data, wanted);
    buffer_deinit(&text);
}

/* Freed at the end of its block. */
#define CANVAS __attribute__((cleanup(canvas_deinit))) struct canvas

static struct canvas canvas_of(int height, int width, bool ascii)
{
    struct canvas canvas;
    assert_true(canvas_init(&canvas, height, width, ascii));
    return canvas;
}

TEST(put_writes_and_cuts)
{
    CANVAS canvas = canvas_of(2, 6, false);
    assert_int_equal(canvas_put(&canvas, 0, 1, INK_FIRE, "ciúb"), 4);
    assert_int_equal(canvas_put(&canvas, 1, 4, INK_PLAIN, "long"), 4);
    assert_int_equal(canvas_put(&canvas, 1, -2, INK_PLAIN, "abc"), 3);
    canvas_put(&canvas, 5, 0, INK_PLAIN, "nowhere");
    canvas_put(&canvas, -1, 0, INK_PLAIN, "nowhere");
    assert_shows(&canvas, " ciúb\nc   lo\n");
    assert_int_equal(canvas.cell[1].ink, INK_FIRE);
}

TEST(bad_bytes_and_control_characters_do_no_harm)
{
    CANVAS canvas = canvas_of(1, 12, false);
    assert_int_equal(canvas_put(&canvas, 0, 0, INK_PLAIN, "a\xff\x1b[b\xc3"), 6);
    assert_shows(&canvas, "a\uFFFD [b\uFFFD\n");
    assert_int_equal(canvas_columns(&canvas, "\xed\xa0\x80"),
                     3);                                      /* half a surrogate pair */
    assert_int_equal(canvas_columns(&canvas, "\xc0\xaf"), 2); /* overlong */
}

TEST(wide_characters_take_two_columns)
{
    CANVAS canvas = canvas_of(1, 7, false);
    assert_int_equal(canvas_put(&canvas, 0, 0, INK_PLAIN, "a魔法b"), 6);
    assert_shows(&canvas, "a魔法b\n");
    canvas_put(&canvas, 0, 2, INK_PLAIN, "x"); /* over the right half of the first */
    assert_shows(&canvas, "a x法b\n");
    canvas_put(&canvas, 0, 3, INK_PLAIN, "y"); /* over the left half of the second */
    assert_shows(&canvas, "a xy b\n");
    canvas_put(&canvas, 0, 6, INK_PLAIN, "魔"); /* does not fit */
    assert_shows(&canvas, "a xy b\n");
}

TEST(combining_characters_are_left_out)
{
    CANVAS canvas = canvas_of(1, 8, false);
    assert_int_equal(canvas_put(&canvas, 0, 0, INK_PLAIN, "e\u0301a\u200bb"), 3);
    assert_shows(&canvas, "eab\n");
}

TEST(ascii_finds_likely_characters)
{
    CANVAS canvas = canvas_of(3, 20, true);
    int used = canvas_put(&canvas, 0, 0, INK_PLAIN, "ciúb größer \u2265 щ");
    assert_int_equal(used, canvas_columns(&canvas, "ciúb größer \u2265 щ"));
    canvas_put(&canvas, 1, 0, INK_PLAIN, "\u2500\u2502\u253c 魔");
    canvas_either(&canvas, 2, 0, INK_PLAIN, "\u2605", "star");
    assert_shows(&canvas, "ciub groesser >= shc\n-|+ ?\nstar\n");
    for (int i = 0; i < 3 * 20; i++)
        assert_true(canvas.cell[i].glyph < 128);
}

TEST(fit_marks_what_it_cuts)
{
    CANVAS canvas = canvas_of(3, 10, false);
    assert_int_equal(canvas_fit(&canvas, 0, 0, 5, INK_PLAIN, "exact"), 5);
    assert_int_equal(canvas_fit(&canvas, 1, 0, 5, INK_PLAIN, "longer"), 5);
    assert_int_equal(canvas_fit(&canvas, 2, 0, 4, INK_PLAIN, "魔法書"), 3);
    assert_shows(&canvas, "exact\nlong\u2026\n魔\u2026\n");
    assert_int_equal(canvas_fit(&canvas, 2, 0, 0, INK_PLAIN, "none"), 0);
}

TEST(wrap_breaks_at_blanks)
{
    CANVAS canvas = canvas_of(5, 8, false);
    int lines =
        canvas_wrap(&canvas, 0, 1, 7, 5, INK_PLAIN, "one two three\n\nlongestword");
    assert_int_equal(lines, 5);
    assert_shows(&canvas, " one two\n three\n\n longest\n word\n");
    canvas_clear(&canvas);
    assert_int_equal(canvas_wrap(&canvas, 0, 0, 3, 1, INK_PLAIN, "aa bb cc"), 3);
    assert_shows(&canvas, "aa\n\n\n\n\n");
    assert_int_equal(canvas_wrap(&canvas, 0, 0, 0, 0, INK_PLAIN, "魔法"), 2);
    assert_int_equal(canvas_wrap(&canvas, 0, 0, 9, 0, INK_PLAIN, ""), 0);
}

TEST(boxes_and_lines_are_drawn)
{
    CANVAS canvas = canvas_of(4, 10, true);
    canvas_box(&canvas, 0, 0, 3, 10, INK_DIM, "Dice");
    canvas_put(&canvas, 3, 4, INK_PLAIN, "x");
    canvas_line(&canvas, 3, 0, 3, 9, INK_DIM); /* goes beneath what is there */
    assert_shows(&canvas, "+ Dice --+\n|        |\n+--------+\n----x-----\n");
    canvas_deinit(&canvas);
    canvas = canvas_of(3, 5, false);
    canvas_line(&canvas, 0, 0, 2, 4, INK_DIM);
    canvas_line(&canvas, -3, 2, 9, 2, INK_DIM); /* beyond the edges */
    assert_int_not_equal(canvas.cell[0].glyph, ' ');
    assert_int_equal(canvas.cell[2].glyph, 0x2502);
    assert_int_not_equal(canvas.cell[14].glyph, ' ');
}

TEST(spots_are_found_the_last_first)
{
    CANVAS canvas = canvas_of(4, 10, false);
    canvas_spot(&canvas, 0, 0, 3, 8, "space:c14");
    canvas_spot(&canvas, 1, 2, 1, 2, "die:fire.3");
    canvas_spot(&canvas, 0, 0, 0, 4, "nothing");
    assert_string_equal(canvas_at(&canvas, 1, 3)->thing, "die:fire.3");
    assert_string_equal(canvas_at(&canvas, 1, 4)->thing, "space:c14");
    assert_null(canvas_at(&canvas, 3, 0));
    for (int i = 0; i < 500; i++)
        canvas_spot(&canvas, 3, i % 10, 1, 1, "word:none");
    assert_int_equal(canvas.spots, 502);
    canvas_clear(&canvas);
    assert_null(canvas_at(&canvas, 1, 3));
}

TEST(paste_takes_cells_and_spots_along)
{
    struct canvas from = canvas_of(3, 6, false), to = canvas_of(3, 6, false);
    canvas_put(&from, 1, 1, INK_FIRE, "abcd");
    canvas_spot(&from, 1, 1, 1, 4, "card:b12");
    canvas_spot(&from, 0, 0, 1, 1, "seat:1");
    canvas_paste(&to, 0, 4, &from, 1, 2, 2, 3);
    assert_shows(&to, "    bc\n\n\n");
    assert_int_equal(to.spots, 1);
    assert_string_equal(canvas_at(&to, 0, 4)->thing, "card:b12");
    assert_null(canvas_at(&to, 0, 3));
    canvas_paste(&to, -5, -5, &from, -2, -2, 20,
                 20); /* nothing is read or written out of bounds */
    canvas_deinit(&from);
    canvas_deinit(&to);
}

TEST(marks_add_up_and_stay_inside)
{
    CANVAS canvas = canvas_of(2, 4, false);
    canvas_mark(&canvas, -1, -1, 3, 3, CELL_LIT);
    canvas_mark(&canvas, 1, 1, 9, 9, CELL_CURSOR);
    assert_int_equal(canvas.cell[0].marks, CELL_LIT);
    assert_int_equal(canvas.cell[5].marks, CELL_LIT | CELL_CURSOR);
    assert_int_equal(canvas.cell[2].marks, 0);
}

TEST(svg_matches_the_canvas)
{
    CANVAS canvas = canvas_of(2, 12, false);
    struct buffer picture;
    buffer_init(&picture);
    canvas_put(&canvas, 0, 0, INK_FIRE, "a<b&");
    canvas_put(&canvas, 1, 0, INK_PLAIN, "lit");
    canvas_mark(&canvas, 1, 0, 1, 3, CELL_LIT);
    canvas_svg(&canvas, &picture);
    assert_ptr_equal(strstr(picture.data, "<svg "), picture.data);
    assert_non_null(strstr(picture.data, ">a&#60;b&#38;"));
    assert_non_null(strstr(picture.data, "underline\">lit</text>"));
    assert_non_null(strstr(picture.data, "</svg>\n"));
    buffer_deinit(&picture);
}

TEST(an_empty_canvas_is_fine)
{
    CANVAS canvas = canvas_of(0, -3, false);
    canvas_put(&canvas, 0, 0, INK_PLAIN, "x");
    canvas_box(&canvas, 0, 0, 5, 5, INK_PLAIN, "x");
    canvas_mark(&canvas, 0, 0, 2, 2, CELL_LIT);
    assert_int_equal(canvas.width, 0);
}
