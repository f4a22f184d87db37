/* fair_fuzz.c: the check of fair dice with hostile records, as they are and with a
 * correct digest, to get past that check. */
#include "fair/fair.h"

#include <string.h>

#include "fair/internal.h"
#include "games/games.h"
#include "positions.h"

static void check(const char *text, size_t length)
{
    struct error error;
    struct buffer report;
    buffer_init(&report);
    bool good = fair_check(games_list(), text, length, "fuzz", &report, &error);
    positions_expect(good == (error.text[0] == '\0'));
    buffer_deinit(&report);
}

static void fix_digest(struct buffer *record)
{
    unsigned char digest[FAIR_BYTES];
    char hex[FAIR_HEX];
    size_t at = 0;
    if (!fair_find_digest(record->data, record->length, &at))
        return;
    fair_digest(record->data, record->length, at, digest);
    fair_to_hex(digest, hex);
    memcpy(record->data + at, hex, FAIR_HEX - 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct buffer record;
    buffer_init(&record);
    buffer_put_n(&record, (const char *)data, size);
    if (size > 0) {
        check(record.data, record.length);
        fix_digest(&record);
        check(record.data, record.length);
    }
    buffer_deinit(&record);
    return 0;
}
