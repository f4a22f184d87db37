/* worlds.c: worlds of ciub to play in, by players, length and set. */
#include "tests/games/ciub/worlds.h"

#include <string.h>

#include "games/ciub/ciub.h"
#include "games/ciub/rules/rules.h"
#include "tests/base/check.h"

struct ciub_world *world_of(int players, const char *length, const char *set)
{
    struct setup setup;
    struct error error = {0};
    setup_init(&setup);
    setup.players = players;
    assert_true(setup_set(&setup, &ciub_game, "length", length, &error));
    if (set != NULL) {
        assert_true(setup_set(&setup, &ciub_game, "set", "custom", &error));
        setup_attach(&setup, set, strlen(set), "test.set");
    }
    struct ciub_world *world = ciub_world_new(&setup, &error);
    if (world == NULL)
        fail_msg("%s", error.text);
    setup_deinit(&setup);
    return world;
}
