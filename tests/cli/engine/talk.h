/* talk.h: a conversation with the engine as a library. */
#ifndef TESTS_CLI_ENGINE_TALK_H
#define TESTS_CLI_ENGINE_TALK_H

#include <jansson.h>

#include "cli/engine/engine.h"
#include "tests/base/check.h"

struct talk {
    struct engine *engine;
    struct buffer out;
    json_t *reply;
};

void talk_init(struct talk *talk);
void talk_deinit(struct talk *talk);
/* ENGINE_TEST(what_it_shows) { ... } is a TEST with a new conversation, `talk`. */
#define ENGINE_TEST(what)                                                                \
    static void what##_in(struct talk *talk);                                            \
    TEST(what)                                                                           \
    {                                                                                    \
        struct talk talk;                                                                \
        talk_init(&talk);                                                                \
        what##_in(&talk);                                                                \
        talk_deinit(&talk);                                                              \
    }                                                                                    \
    static void what##_in(struct talk *talk)

/* One request; the response must be one line of JSON, and is valid until the next one. */
json_t *ask_bytes(struct talk *talk, const char *line, size_t length);
json_t *ask(struct talk *talk, const char *line);
/* ... that must succeed. */
json_t *ask_well(struct talk *talk, const char *line);
/* ... that must be refused with an error of that kind, and these words in the reason. */
void ask_badly(struct talk *talk, const char *line, const char *kind, const char *part);

/* Fields of a response: "" and 0 if absent. */
const char *text_of(json_t *reply, const char *key);
int number_of(json_t *reply, const char *key);

#endif
