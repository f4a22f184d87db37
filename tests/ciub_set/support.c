/* support.c: set files for the tests of sets. */
#include "ciub_set/support.h"

#include <stdio.h>

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
