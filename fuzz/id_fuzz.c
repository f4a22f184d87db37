/* id_fuzz.c: a game id that can be read must have a canonical form, and start a game or
 * give a reason. */
#include <stdlib.h>
#include <string.h>

#include "core/match/match.h"
#include "core/memory.h"
#include "games/games.h"
#include "positions.h"

static void write_and_read(const struct setup *setup, const struct game *game,
                           const char *seed)
{
    char id[1200], again[1200];
    char back_seed[SETUP_VALUE];
    struct text out = text_init(id, sizeof id);
    struct setup back;
    struct error error;
    const struct game *back_game = NULL;
    setup_write_id(setup, game, seed, &out);
    positions_expect(!out.overflow);
    positions_expect(
        setup_read_id(&back, games_list(), &back_game, back_seed, id, &error));
    out = text_init(again, sizeof again);
    setup_write_id(&back, back_game, back_seed, &out);
    positions_expect(strcmp(id, again) == 0 && back_game == game);
    setup_deinit(&back);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct setup setup;
    struct error error;
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    char *id = memory_text((const char *)data, size);
    error_clear(&error);
    if (setup_read_id(&setup, games_list(), &game, seed, id, &error)) {
        write_and_read(&setup, game, seed);
        struct match *match = match_new(game, &setup, seed, &error);
        positions_expect(match != NULL || error.text[0] != '\0');
        if (match != NULL)
            write_and_read(&match->setup, game, seed);
        match_free(match);
    } else {
        positions_expect(error.text[0] != '\0');
    }
    setup_deinit(&setup);
    free(id);
    return 0;
}
