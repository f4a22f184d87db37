/* scene.h: a client at its seat in a game of Pig, and the fake server. */
#ifndef TESTS_CLIENT_SCENE_H
#define TESTS_CLIENT_SCENE_H

#include "client/internal.h"
#include "tests/client/fake.h"

struct scene {
    struct fake fake;
    struct client *client;
    struct remote *remote;
    struct match *match; /* the server's */
    int n;
};

/* For SETUP_EACH: *state is the scene. */
int scene_set_up(void **state);
int scene_tear_down(void **state);

/* Messages of the server. Expects `hello`, and answers it. */
void scene_send_hello(struct scene *scene);
/* The whole table, with these lines of the record after its head. */
void scene_send_table(struct scene *scene, const char *lines);
/* The answer to `sit` with `since`: these events. */
void scene_send_events(struct scene *scene, const char *events);
void scene_send_news(struct scene *scene, const char *events);
/* Plays a line on the server's match and returns its event as JSON; `id` of a move, or
 * "". */
const char *scene_play(struct scene *scene, const char *line, const char *id);
/* Whether the player is notified with these words; takes all notifications. */
bool scene_notifies(struct scene *scene, const char *words);

#endif
