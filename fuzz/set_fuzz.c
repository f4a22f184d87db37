/* set_fuzz.c: a set of ciub that can be read must make a playable game. */
#include "games/ciub/ciub.h"
#include "games/ciub/set/set.h"
#include "positions.h"

static void remark(const struct ciub_set *set)
{
    struct buffer notes;
    buffer_init(&notes);
    ciub_set_remark(set, &notes);
    buffer_deinit(&notes);
}

static void play(const char *text, size_t size, int players, const char *length)
{
    struct setup setup;
    struct error error;
    error_clear(&error);
    setup_init(&setup);
    setup.players = players;
    setup_attach(&setup, text, size, "fuzz");
    positions_expect(
        setup_set(&setup, &ciub_game, ciub_game.attachment, "custom", &error) &&
        setup_set(&setup, &ciub_game, "length", length, &error));
    struct match *match = match_new(&ciub_game, &setup, "1", &error);
    positions_expect(match != NULL);
    positions_play(match, 300, size);
    match_free(match);
    setup_deinit(&setup);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    struct ciub_set set;
    struct error error;
    error_clear(&error);
    if (ciub_set_read(&set, text, size, "fuzz", &error)) {
        remark(&set);
        play(text, size, 2 + (int)(size % 3), size % 2 == 0 ? "normal" : "short");
    } else {
        positions_expect(error.text[0] != '\0');
    }
    return 0;
}
