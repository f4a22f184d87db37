/* spec_fuzz.c: player specs. The first byte picks the game. */
#include <stdlib.h>
#include <string.h>

#include "ai/spec.h"
#include "core/memory.h"
#include "positions.h"

/* MiB: larger players take longer to create than most inputs, and behave the same. */
enum { SMALL = 2 };

static void check_settings(const struct spec *spec)
{
    positions_expect(strlen(spec->name) < LEVEL_NAME);
    positions_expect(spec->nodes <= 1000000000);
    positions_expect(spec->seconds >= 0 && spec->seconds <= 3600);
    positions_expect(spec->threads >= 0 && spec->threads <= 256);
    positions_expect(spec->memory >= 0 && spec->memory <= 2048);
    positions_expect(spec->has_settings || (spec->nodes == 0 && spec->seconds == 0 &&
                                            spec->threads == 0 && spec->memory == 0));
}

/* A player must have the name of its spec; otherwise there must be an error. */
static void make_player(const struct game *game, const char *text,
                        const struct spec *spec)
{
    struct error error;
    error_clear(&error);
    struct player *player = ai_new(game, text, 1, &error);
    positions_expect(player != NULL || error.text[0] != '\0');
    if (player != NULL)
        positions_expect(strcmp(player->kind, spec->name) == 0);
    player_free(player);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct spec spec;
    struct error error;
    if (size < 1)
        return 0;
    error_clear(&error);
    char *text = memory_text((const char *)data + 1, size - 1);
    if (spec_read(text, &spec, &error)) {
        check_settings(&spec);
        if (!spec.has_settings || (spec.memory > 0 && spec.memory <= SMALL))
            make_player(positions_match(data[0])->game, text, &spec);
    } else {
        positions_expect(error.text[0] != '\0');
    }
    free(text);
    return 0;
}
