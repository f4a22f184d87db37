/* plain_fuzz.c: the plain-text interface with hostile input. The first byte picks the
 * game, the rest is what is typed. */
#include <stdlib.h>
#include <string.h>

#include "core/memory.h"
#include "games/games.h"
#include "positions.h"
#include "ui/plain/plain.h"

enum { MAX_INPUT = 4096 }; /* bytes of an input */

static const char *const ids[] = {
    "pig:target=30#1",  "seals#2", "seals:players=3,circle=2#3",
    "seals:circle=4#4", "ciub#5",  "ciub:players=3,length=short#6"};

/* People in all seats but the second. */
static struct table *make_table(uint8_t pick)
{
    struct setup setup;
    struct error error = {0};
    const struct game *game = NULL;
    char seed[SETUP_VALUE];
    struct chair chairs[GAME_MAX_PLAYERS] = {[1] = {.spec = "random"}};
    const char *id = ids[pick % (sizeof ids / sizeof *ids)];
    positions_expect(setup_read_id(&setup, games_list(), &game, seed, id, &error));
    struct table *table = table_new(game, &setup, seed, chairs, &error);
    setup_deinit(&setup);
    positions_expect(table != NULL);
    return table;
}

/* Masks commands that are slow or write files. */
static void mask_command(char *lines, const char *word)
{
    for (char *at = lines; *at != '\0'; at++)
        if (strncasecmp(at, word, strlen(word)) == 0)
            memset(at, '-', strlen(word));
}

/* The output has no control characters, and the game is valid. */
static void check(const struct table *table, const char *output, size_t length)
{
    const struct match *match = table->match;
    for (size_t i = 0; i < length; i++)
        positions_expect(output[i] == '\n' || (unsigned char)output[i] >= ' ');
    struct error error;
    positions_expect(match->game->check(match->world, match->state, &error));
}

static void play(uint8_t pick, char *lines, size_t length)
{
    struct table *table = make_table(pick);
    struct plain_game game = {.table = table};
    struct plain_options options = {.echo = true};
    char *output = NULL;
    size_t count = 0;
    FILE *in = fmemopen(lines, length, "r"), *out = open_memstream(&output, &count);
    positions_expect(in != NULL && out != NULL);
    positions_expect(plain_run(&game, &options, in, out) == PLAIN_LEFT);
    fclose(in);
    fclose(out);
    check(table, output, count);
    free(output);
    table_free(table);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size > MAX_INPUT)
        return 0;
    char *lines = memory_text((const char *)data + 1, size - 1);
    for (size_t i = 0; i + 1 < size; i++)
        lines[i] = lines[i] == '\0' ? '\x01' : lines[i];
    mask_command(lines, "hint");
    mask_command(lines, "odds");
    mask_command(lines, "save");
    play(data[0], lines, size - 1);
    free(lines);
    return 0;
}
