/* state_fuzz.c: positions as JSON. The first byte picks the game; a position that is
 * accepted must be valid, round-trip and be playable. */
#include <string.h>

#include "positions.h"

static void write_and_read(struct match *match)
{
    char json[GAME_MAX_STATE_TEXT];
    struct text out = text_init(json, sizeof json);
    struct json_reader root;
    struct error error;
    uint64_t hash = match_hash(match);
    match->game->state_write(match->world, match->state, &out);
    positions_expect(!out.overflow);
    positions_expect(json_reader_parse(&root, json, out.length, &error));
    positions_expect(match_place(match, &root, &error));
    positions_expect(match_hash(match) == hash);
    json_reader_free(&root);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct json_reader root;
    struct error error;
    if (size < 1)
        return 0;
    error_clear(&error);
    if (!json_reader_parse(&root, (const char *)data + 1, size - 1, &error))
        return 0;
    struct match *match = positions_match(data[0]);
    if (match_place(match, &root, &error)) {
        write_and_read(match);
        positions_play(match, 100, size);
    } else {
        positions_expect(error.text[0] != '\0');
    }
    json_reader_free(&root);
    return 0;
}
