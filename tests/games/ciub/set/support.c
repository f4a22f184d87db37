/* support.c: set files for the tests of sets. */
#include "tests/games/ciub/set/support.h"

#include <stdio.h>

#include "base/text.h"
#include "games/ciub/ciub.h"

static const char *const small_lines[LINES + 1] = {
    NULL,
    "cantrip set 1",
    "title: The small set",
    "die white 5: 1 2 3 4 swap swap",
    "die red 4: 3 4 4 5 5 6",
    "card A 1: 1 2",
    "card A 1: 1 3",
    "card A 1: 1 4",
    "card A 1: 2 3",
    "card A 1: 2 4",
    "card A 1: 3 4",
    "card B 2: 12+",
    "card B 2: 13+",
    "card B 2: 14+",
    "card B 2 owl: 15+",
    "card B 2 owl: 16+",
    "card C 3: =2",
    "card C 3: =3",
    "card C 3: =4",
    "card C 3 owl: 5",
    "card C 3 owl: 6",
    "card D 5: opus-magnum",
};

const char *small_set(int number, const char *instead)
{
    static char text[16384];
    int length = 0;
    for (int i = 1; i <= LINES; i++) {
        const char *line = i == number ? instead : small_lines[i];
        if (line[0] != '\0')
            length += snprintf(text + length, sizeof text - (size_t)length, "%s\n", line);
    }
    return text;
}

const char *without_red(const char *text)
{
    static char copy[16384];
    snprintf(copy, sizeof copy, "%s", text);
    *strstr(copy, "die red") = '#';
    return copy;
}

static void draw_die(struct text *text, struct rng *rng, int colour)
{
    if (colour == CIUB_WHITE)
        text_put(text, "die white 5:");
    else
        text_format(text, "\ndie c%c %u:", 'a' + colour, 1 + rng_below(rng, 20));
    unsigned few = 1 + rng_below(rng, SYMBOLS - 1), from = rng_below(rng, SYMBOLS - 1);
    for (int side = 0; side < CIUB_SIDES; side++)
        text_format(
            text, " %s",
            ciub_symbol_name((int)(1 + (from + rng_below(rng, few)) % (SYMBOLS - 1))));
}

const char *random_set(struct rng *rng)
{
    char lines[1024];
    struct text text = text_init(lines, sizeof lines);
    int colours = 2 + (int)rng_below(rng, CIUB_COLOURS - 1);
    for (int colour = 0; colour < colours; colour++)
        draw_die(&text, rng, colour);
    return without_red(small_set(LINE_WHITE, lines));
}

void read_set(struct ciub_set *set, const char *text)
{
    struct error error = {0};
    char line[512];
    if (!ciub_set_read(set, text, strlen(text), "test.set", &error))
        fail_msg("%s", error_line(&error, line, sizeof line));
}

void refuse_set(const char *text, int line, const char *words)
{
    static struct ciub_set set;
    struct error error = {0};
    if (ciub_set_read(&set, text, strlen(text), "my.set", &error))
        fail_msg("read without complaint: %s", text);
    if (error.line != line || strstr(error.text, words) == NULL)
        fail_msg("line %d '%s' expected, got line %d '%s'", line, words, error.line,
                 error.text);
    assert_string_equal(error.file, "my.set");
}

void refuse_line(int number, const char *instead, const char *words)
{
    refuse_set(small_set(number, instead), number, words);
}

void refuse_lines(const struct refused_line *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        refuse_line(rows[i].number, rows[i].instead, rows[i].words);
}
