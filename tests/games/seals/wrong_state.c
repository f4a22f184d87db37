/* wrong_state.c: see wrong_state.h. */
#include "tests/games/seals/wrong_state.h"

#include <string.h>

const char *wrong_read(struct position *p, const char *json)
{
    struct text text = position_text(p), out = position_text(p);
    struct error error;
    struct json_reader json_reader;
    for (; *json != '\0'; json++)
        text_put_char(&text, *json == '\'' ? '"' : *json);
    error_clear(&error);
    if (!json_reader_parse(&json_reader, text.data, text.length, &error))
        fail_msg("%s: %s", text.data, error.text);
    if (!match_place(p->match, &json_reader, &error))
        text_put(&out, error.text);
    json_reader_free(&json_reader);
    return out.data;
}

void wrong_assert(const char *options, const struct wrong_state *rows, size_t count)
{
    POSITION p;
    position_start(&p, options, WRONG_BOARD);
    int different = 0;
    for (size_t i = 0; i < count; i++) {
        const char *error = wrong_read(&p, rows[i].json);
        if (strcmp(error, rows[i].error) == 0)
            continue;
        print_error("%s\n  says: %s\n  not:  %s\n", rows[i].json, error, rows[i].error);
        different++;
    }
    assert_int_equal(different, 0);
}
