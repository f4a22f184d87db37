/* scene.c: messages of the fake server, as JSON. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "games/games.h"
#include "tests/base/check.h"
#include "tests/client/scene.h"

static const char head[] = "cantrip record 1\\ngame: pig\\nrules: 1\\nplayers: 2\\n"
                           "name.1: Ada\\nname.2: Ben\\n\\n";
static const char seats[] = "\"seats\":[{\"name\":\"Ada\",\"player\":\"\",\"here\":true,"
                            "\"away\":false},{\"name\":\"Ben\",\"player\":\"\","
                            "\"here\":true,\"away\":false}]";

void scene_send_hello(struct scene *scene)
{
    fake_expect(&scene->fake, "hello");
    fake_send(&scene->fake, "{\"re\":\"hello\",\"ok\":true}");
}

void scene_send_table(struct scene *scene, const char *lines)
{
    fake_send(
        &scene->fake,
        "{\"re\":\"sit\",\"ok\":true,\"seat\":1,\"host\":true,\"invite\":\"inv\","
        "\"table\":{\"table\":\"T\",\"title\":\"Pig\",\"state\":\"on\",%s,\"at\":%d,"
        "\"n\":%d,\"deadline\":0},\"now\":1000,\"snapshot\":{\"n\":%d,\"record\":\"%"
        "s%s\","
        "\"chat\":[]}}",
        seats, scene->n, scene->n, scene->n, head, lines);
    fake_settle(&scene->fake);
}

void scene_send_events(struct scene *scene, const char *events)
{
    fake_send(
        &scene->fake,
        "{\"re\":\"sit\",\"ok\":true,\"seat\":1,\"host\":true,\"invite\":\"inv\","
        "\"table\":{\"table\":\"T\",\"title\":\"Pig\",\"state\":\"on\",%s,\"at\":%d,"
        "\"n\":%d,\"deadline\":0},\"now\":1000,\"events\":[%s]}",
        seats, scene->n, scene->n, events);
    fake_settle(&scene->fake);
}

const char *scene_play(struct scene *scene, const char *line, const char *id)
{
    static char event[400];
    struct reason why;
    int seat = match_actor(scene->match);
    assert_true(match_play(scene->match, line, &why));
    snprintf(event, sizeof event,
             "{\"n\":%d,\"at\":1,\"kind\":\"%s\",\"seat\":%d,\"line\":\"%s\",\"hash\":"
             "\"%016" PRIx64 "\",\"by\":\"person\",\"id\":\"%s\",\"clocks\":[0,0]}",
             ++scene->n, seat >= 0 ? "move" : "chance", seat + 1, line,
             match_hash(scene->match), id);
    return event;
}

void scene_send_news(struct scene *scene, const char *events)
{
    fake_send(&scene->fake,
              "{\"news\":\"events\",\"table\":\"T\",\"now\":1000,\"events\":[%s]}",
              events);
    fake_settle(&scene->fake);
}

int scene_set_up(void **state)
{
    static struct scene scene;
    struct setup setup;
    struct error error = {0};
    scene = (struct scene){.n = 7};
    fake_open(&scene.fake);
    struct client_plan plan = {.games = games_list(),
                               .name = "Ada",
                               .language = "en",
                               .folder = "",
                               .address = {.table = "T", .token = "tok"}};
    snprintf(plan.address.server, sizeof plan.address.server, "http://127.0.0.1:%d",
             scene.fake.port);
    scene.client = client_new(&plan);
    scene.remote = scene.fake.remote = client_remote(scene.client);
    setup_init(&setup);
    const struct game *game = NULL;
    for (const struct game *const *at = games_list(); *at != NULL; at++)
        if (strcmp((*at)->name, "pig") == 0)
            game = *at;
    assert_non_null(game);
    setup.players = 2;
    scene.match = match_new(game, &setup, "", &error);
    setup_deinit(&setup);
    assert_non_null(scene.match);
    *state = &scene;
    fake_accept(&scene.fake, true);
    scene_send_hello(&scene);
    fake_expect(&scene.fake, "sit");
    assert_false(fake_request_has(&scene.fake, "since"));
    scene_send_table(&scene, "");
    assert_non_null(scene.remote->table);
    return 0;
}

int scene_tear_down(void **state)
{
    struct scene *scene = *state;
    client_free(scene->client);
    match_free(scene->match);
    fake_close(&scene->fake);
    return 0;
}

bool scene_notifies(struct scene *scene, const char *words)
{
    char line[REMOTE_LINE];
    struct text text = text_init(line, sizeof line);
    bool found = false;
    while (scene->remote->operations->news(scene->remote, &text)) {
        found = found || strstr(line, words) != NULL;
        text = text_init(line, sizeof line);
    }
    return found;
}
