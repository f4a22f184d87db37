/* board_fuzz.c: a board that can be read must round-trip, and start a game or give a
 * reason. */
#include <string.h>

#include "games/seals/board/board.h"
#include "games/seals/seals.h"
#include "positions.h"

static void write_and_read(const struct board *board)
{
    struct board back;
    struct error error;
    struct buffer first, second;
    buffer_init(&first);
    buffer_init(&second);
    seals_board_write(board, &first);
    positions_expect(seals_board_read(&back, first.data, first.length, "back", &error));
    seals_board_write(&back, &second);
    positions_expect(first.length == second.length &&
                     memcmp(first.data, second.data, first.length) == 0);
    buffer_deinit(&first);
    buffer_deinit(&second);
}

static void start_game(const struct board *board, const char *text, size_t size)
{
    struct setup setup;
    struct error error;
    error_clear(&error);
    setup_init(&setup);
    setup.players = board->players;
    positions_expect(
        setup_set(&setup, &seals_game, seals_game.attachment, "custom", &error));
    setup_attach(&setup, text, size, "fuzz");
    struct match *match = match_new(&seals_game, &setup, "1", &error);
    positions_expect(match != NULL || error.text[0] != '\0');
    if (match != NULL)
        positions_play(match, 300, size);
    match_free(match);
    setup_deinit(&setup);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct board board;
    struct error error;
    error_clear(&error);
    if (seals_board_read(&board, (const char *)data, size, "fuzz", &error)) {
        write_and_read(&board);
        start_game(&board, (const char *)data, size);
    } else {
        positions_expect(error.text[0] != '\0');
    }
    return 0;
}
