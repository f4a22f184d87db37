/* server_fuzz.c: the server with hostile messages from two peers at a table, separated by
 * bytes of 0x1e. Messages with an odd first byte are from the second peer; "$T", "$A",
 * "$B" and "$I" stand for the table, the tokens and the invitation. */
#include <jansson.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "games/games.h"
#include "positions.h"
#include "server/server.h"

enum { MESSAGES = 64, SEPARATOR = 0x1e, STEPS = 2000, WORD = 40 };

struct scene {
    struct server *server;
    int64_t now;
    int steps;
    char word[4][WORD]; /* table, tokens, invitation */
};

static void note(struct scene *scene, const json_t *answer)
{
    static const struct {
        const char *key;
        int word;
    } keys[] = {{"table", 0}, {"token", 1}, {"invite", 3}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *text = json_string_value(json_object_get(answer, keys[i].key));
        int word = keys[i].word;
        if (word == 1 && scene->word[1][0] != '\0')
            word = 2;
        if (text != NULL && scene->word[word][0] == '\0')
            snprintf(scene->word[word], WORD, "%s", text);
    }
}

/* Checks that every message is a JSON object. Writes succeed at once, and computer
 * players have no answer. */
static void step(struct scene *scene, struct server_input input)
{
    const struct server_output *list;
    uint64_t stored = 0;
    char think[SERVER_ID] = "", load[SERVER_ID] = "";
    int64_t number = 0;
    input.now = scene->now;
    size_t count = server_step(scene->server, &input, &list);
    for (size_t i = 0; i < count; i++) {
        if (list[i].action == SERVER_SEND) {
            json_t *read = json_loadb(list[i].bytes, list[i].length, 0, NULL);
            positions_expect(json_is_object(read));
            note(scene, read);
            json_decref(read);
        } else if (list[i].action == SERVER_STORE) {
            stored = list[i].ticket;
        } else if (list[i].action == SERVER_LOAD) {
            snprintf(load, sizeof load, "%s", list[i].table);
        } else if (list[i].action == SERVER_THINK) {
            snprintf(think, sizeof think, "%s", list[i].table);
            number = list[i].number;
        }
    }
    if (scene->steps++ > STEPS)
        return;
    if (load[0] != '\0')
        step(scene, (struct server_input){.event = SERVER_LOADED, .table = load});
    if (stored > 0)
        step(scene, (struct server_input){.event = SERVER_STORED, .ticket = stored});
    if (think[0] != '\0')
        step(scene, (struct server_input){
                        .event = SERVER_THOUGHT, .table = think, .number = number});
}

static void hear(struct scene *scene, const char *at, size_t length)
{
    static const char names[] = "TABI";
    struct buffer text;
    uint32_t peer = (unsigned char)at[0] & 1;
    buffer_init(&text);
    for (size_t i = 1; i < length; i++) {
        const char *name =
            at[i] == '$' && i + 1 < length ? memchr(names, at[i + 1], 4) : NULL;
        if (name != NULL)
            buffer_put(&text, scene->word[name - names]), i++;
        else
            buffer_put_n(&text, at + i, 1);
    }
    if (text.length > 0)
        step(scene, (struct server_input){.event = SERVER_RECEIVED,
                                          .peer = peer,
                                          .bytes = text.data,
                                          .length = text.length});
    buffer_deinit(&text);
    scene->now += 1000;
    step(scene, (struct server_input){.event = SERVER_TICK});
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct server_plan plan;
    struct scene scene = {.now = 1000000};
    const char *at = (const char *)data, *end = at + size, *message;
    size_t length;
    int count = 0;
    server_plan_defaults(&plan, games_list());
    scene.server = server_new(&plan);
    for (uint32_t peer = 0; peer < 2; peer++)
        step(&scene, (struct server_input){
                         .event = SERVER_OPENED, .peer = peer, .address = "10.0.0.1"});
    while (count++ < MESSAGES && positions_part(&at, end, SEPARATOR, &message, &length))
        if (length > 0)
            hear(&scene, message, length);
    server_free(scene.server);
    return 0;
}
