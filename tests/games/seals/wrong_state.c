/* wrong_state.c: see wrong_state.h. */
#include "tests/games/seals/wrong_state.h"

#include <string.h>

const char *wrong_read(struct position *p, const char *json)
{
    return position_read_quoted(p, json);
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
