/* worlds.c: see worlds.h. */
#include "tests/games/ciub/worlds.h"

#include <stdarg.h>
#include <string.h>

#include "games/ciub/ciub.h"
#include "games/ciub/rules/rules.h"
#include "tests/base/check.h"

struct ciub_world *world_of(const char *set, const char *options, ...)
{
    static const struct game *const games[] = {&ciub_game, NULL};
    const struct game *game = NULL;
    struct setup setup;
    struct error error = {0};
    char id[200], seed[SETUP_VALUE];
    struct text out = text_init(id, sizeof id);
    va_list arguments;
    text_put(&out, "ciub:");
    va_start(arguments, options);
    text_format_list(&out, options, arguments);
    va_end(arguments);
    text_put(&out, set != NULL ? ",set=custom" : "");
    if (!setup_read_id(&setup, games, &game, seed, id, &error))
        fail_msg("%s: %s", id, error.text);
    if (set != NULL)
        setup_attach(&setup, set, strlen(set), "test.set");
    struct ciub_world *world = ciub_world_new(&setup, &error);
    if (world == NULL)
        fail_msg("%s: %d: %s", id, error.line, error.text);
    setup_deinit(&setup);
    return world;
}
