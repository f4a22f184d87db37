/* move_fuzz.c: moves in a position. The first byte picks the game, the second how far it
 * has progressed; the rest are lines. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "positions.h"

/* A line that is accepted must round-trip. */
static void write_and_read(const struct match *match, const char *line)
{
    char words[MOVE_MAX_TEXT];
    struct text out = text_init(words, sizeof words);
    struct move move, back;
    struct reason why = {"", ""};
    if (!move_read(match->game, match->world, match->state, line, &move, &why)) {
        positions_expect(why.text[0] != '\0');
        return;
    }
    move_write(match->game, match->world, match->state, &move, &out);
    positions_expect(!out.overflow);
    positions_expect(
        move_read(match->game, match->world, match->state, words, &back, &why));
    positions_expect(back.count == move.count);
    size_t bytes = (size_t)move.count * sizeof move.choice[0];
    positions_expect(memcmp(back.choice, move.choice, bytes) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct reason why;
    if (size < 2)
        return 0;
    struct match *match = positions_match(data[0]);
    positions_skip(match, data[1] * 4, data[1]);
    char *lines = memory_text((const char *)data + 2, size - 2), *rest = lines;
    for (char *line; (line = positions_line(&rest)) != NULL;) {
        write_and_read(match, line);
        match_play(match, line, &why);
    }
    free(lines);
    return 0;
}
