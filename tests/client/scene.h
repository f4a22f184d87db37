/* scene.h: a follower at its seat in a game of Pig, and the fake server that has it. */
#ifndef TESTS_CLIENT_SCENE_H
#define TESTS_CLIENT_SCENE_H

#include "client/internal.h"
#include "tests/client/fake.h"

struct scene {
    struct fake fake;
    struct client *client;
    struct remote *remote;
    struct match *match; /* what the server has */
    int n;
};

/* For SETUP_EACH: *state is the scene. */
int scene_set_up(void **state);
int scene_tear_down(void **state);

/* What the server says. The answer to `hello`, which must have come. */
void scene_say_hello(struct scene *scene);
/* All of the table, with `lines` of the record behind its head. */
void scene_say_all(struct scene *scene, const char *lines);
/* The answer to `sit` with `since`: these events. */
void scene_say_events(struct scene *scene, const char *events);
void scene_say_news(struct scene *scene, const char *events);
/* One more event of the server's game, as JSON; `id` of a move, or "". */
const char *scene_happen(struct scene *scene, const char *line, const char *id);
/* Whether the player is told something with these words; what was told is gone then. */
bool scene_tells(struct scene *scene, const char *words);

#endif
