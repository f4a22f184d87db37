/* record_fuzz.c: a record that can be read must be a valid game and round-trip. */
#include "core/record/record.h"

#include <string.h>

#include "games/games.h"
#include "positions.h"

static void write_and_read(const struct match *match)
{
    struct buffer out;
    struct error error;
    error_clear(&error);
    buffer_init(&out);
    record_write(match, &out);
    struct match *back = record_read(games_list(), out.data, out.length, "back", &error);
    positions_expect(back != NULL && match_hash(back) == match_hash(match));
    match_free(back);
    buffer_deinit(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error error;
    size_t good = 0;
    error_clear(&error);
    struct match *match = record_read_partial(games_list(), (const char *)data, size,
                                              "fuzz", &good, &error);
    positions_expect(match != NULL || error.text[0] != '\0');
    if (match != NULL)
        write_and_read(match);
    match_free(match);
    return 0;
}
